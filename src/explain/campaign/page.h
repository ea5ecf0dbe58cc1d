/* SPDX-License-Identifier: MIT */
/* page.h -- what the parts of this folder share. */
#ifndef EXPLAIN_CAMPAIGN_PAGE_H
#define EXPLAIN_CAMPAIGN_PAGE_H

#include "explain/explain.h"

extern const struct grog_chronicle campaign_chronicle;
grog_of_view   campaign_say_prepared;

grog_of_option campaign_say_price;      /* choices.c */
bool campaign_name(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out);
grog_of_view   campaign_say_purse;
grog_reading   campaign_read_beginning;

#endif
