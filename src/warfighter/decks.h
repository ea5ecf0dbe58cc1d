/* SPDX-License-Identifier: MIT */
/* decks.h -- decks of their own: cards that name a deck, all of them in one open cup; and where a card goes that
 * leaves play. */
#ifndef WARFIGHTER_DECKS_H
#define WARFIGHTER_DECKS_H

#include "common.h"

void     wf_put_away(struct grog_run *r, uint16_t card);    /* a Hostile or Event that leaves: to its discards */
uint16_t wf_deck_of(const struct grog_match *m, uint16_t card);             /* 0: the common one */
void     wf_put_aside(struct grog_run *r, uint16_t card);                   /* at the deal: its copies */
void     wf_put_beside(struct grog_run *r, uint16_t card);                  /* to its deck, or to the discards of it */
uint16_t wf_draw_aside(struct grog_run *r, uint16_t deck);                  /* one at random; 0: none */
unsigned wf_aside_left(const struct grog_match *m, const struct warfighter *w, uint16_t deck);  /* with discards */
uint16_t wf_pick(struct grog_run *r, unsigned zone, uint16_t deck);         /* one of the deck at random; 0: none */

#endif
