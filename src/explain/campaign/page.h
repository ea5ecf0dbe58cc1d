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

uint16_t campaign_story_of(const struct grog_match *m, uint16_t card);        /* 0: none */
unsigned campaign_map(const struct grog_match *m, const struct grog_game *view, struct grog_mapped out[GROG_MAP_ROOM]);
unsigned campaign_roads(const struct grog_match *m, const struct grog_game *view, struct grog_road out[GROG_ROADS]);
unsigned campaign_squads(const struct grog_match *m, const struct grog_game *view, struct grog_squad out[GROG_SQUADS]);

#endif
