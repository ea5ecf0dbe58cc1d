/* SPDX-License-Identifier: MIT */
/* face_campaign.h -- what the parts of the campaigns' table share. */
#ifndef FACE_CAMPAIGN_H
#define FACE_CAMPAIGN_H

#include "explain/chronicle.h"
#include "table.h"

/* The map in the upper part of the area; how many lines it takes, 0: there is none. */
int campaign_map_draw(struct table *t, const struct grog_chronicle *x, struct area a);

#endif
