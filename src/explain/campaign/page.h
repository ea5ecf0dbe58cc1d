/* SPDX-License-Identifier: MIT */
/* page.h -- what the parts of this folder share. */
#ifndef EXPLAIN_CAMPAIGN_PAGE_H
#define EXPLAIN_CAMPAIGN_PAGE_H

#include "explain/explain.h"

extern const struct grog_chronicle campaign_chronicle;

unsigned campaign_map(const struct grog_match *m, const struct grog_game *view, struct grog_mapped out[GROG_MAP_ROOM]);
unsigned campaign_roads(const struct grog_match *m, const struct grog_game *view, struct grog_road out[GROG_ROADS]);
unsigned campaign_squads(const struct grog_match *m, const struct grog_game *view, struct grog_squad out[GROG_SQUADS]);

#endif
