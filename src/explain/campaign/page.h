/* SPDX-License-Identifier: MIT */
/* page.h -- what the parts of this folder share. */
#ifndef EXPLAIN_CAMPAIGN_PAGE_H
#define EXPLAIN_CAMPAIGN_PAGE_H

#include "explain/explain.h"

extern const struct grog_chronicle campaign_chronicle;

#endif
