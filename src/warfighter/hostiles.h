/* SPDX-License-Identifier: MIT */
/* hostiles.h -- Hostile cards: how they are drawn, placed and assigned a target, and what happens to them in play.
 * A Hostile in play has a target as long as a Soldier is in play. */
#ifndef WARFIGHTER_HOSTILES_H
#define WARFIGHTER_HOSTILES_H

#include "common.h"

/* A counter of a Soldier in its Range, if there is one in the cup. */
bool     wf_aim_near(struct grog_run *r, struct hostile *h);
void     wf_draw_counter(struct grog_run *r, struct hostile *h);
void     wf_tell_target(struct grog_run *r, const struct hostile *h);
bool     wf_comes_up(const struct grog_match *m, const struct grog_game *g, uint16_t card);   /* else it is ignored */
uint16_t wf_draw_hostile(struct grog_run *r);                               /* its card; 0: there is none */
/* What a card of the Hostile deck counts when Hostiles are drawn. */
int      wf_value(const struct grog_match *m, const struct grog_game *g, uint16_t card);
uint16_t wf_enter_hostile(struct grog_run *r, uint16_t card, unsigned space, bool marked);
/* It targets this Soldier. */
uint16_t wf_enter_aimed(struct grog_run *r, uint16_t card, unsigned space, unsigned soldier);
/* WF-REI-07  Its value is not within these; 0: no Location. */
void     wf_reject_by_value(struct grog_run *r, uint16_t card, uint16_t location, int low, int high);
void     wf_reject_hostile(struct grog_run *r, uint16_t card, enum away why);
void     wf_hostile_goes(struct grog_run *r, struct hostile *h, unsigned space);    /* in play, to another space */
void     wf_put_hostile(struct grog_run *r, struct hostile *h, unsigned space);      /* whatever forbids it */
void     wf_aim(struct grog_run *r, struct hostile *h);                     /* a (new) Targeting counter */
/* It goes to the discards, its counter to the cup. */
void     wf_remove_hostile(struct grog_run *r, uint16_t ref);
/* The whole card is; `by`: as in wf_kill. */
void     wf_eliminate(struct grog_run *r, uint16_t ref, const struct grog_frame *by);
void     wf_eliminate_some(struct grog_run *r, unsigned space, int cards, const struct grog_frame *by);
bool     wf_may_suppress(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
/* Is there one on the card whom a Suppress would do anything to? */
bool     wf_takes_suppress(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
bool     wf_suppress_hostile(struct grog_run *r, uint16_t ref, uint16_t by);        /* by: a Soldier, or 0 */
/* An EKIA on a Hostile without a counter, or in place of a Suppress counter; true: the card is Eliminated.
 * `by`: its actor gains the Experience Points, with what he did it, and how; NULL: nobody. */
bool     wf_kill(struct grog_run *r, uint16_t ref, bool on_suppressed, const struct grog_frame *by);
void     wf_comes_last(struct warfighter *w, struct hostile *h);            /* to where it is now */
void     wf_give_back(struct grog_run *r, uint16_t ref, unsigned space);    /* what was thrown at it */
bool     wf_in_range(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
/* What cards say of a value that is about Hostiles in a space. */
int      wf_said_of_space(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned space);
enum place wf_place_word(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
void     wf_lay_event(struct grog_run *r, uint16_t card, unsigned space);
/* Of the Hostile deck, with the Events that count nothing laid in the space before it; 0: there is none. */
bool     wf_is_mere_event(const struct grog_match *m, const struct grog_game *g, uint16_t card);
uint16_t wf_draw_for_space(struct grog_run *r, unsigned space);
void     wf_turn_on(struct grog_run *r, struct hostile *h, unsigned soldier);  /* it targets him now */
bool     wf_is_aimed_at(const struct grog_match *m, const struct warfighter *w, const struct hostile *h, unsigned i);
void     wf_aim_among(struct grog_run *r, struct hostile *h, const bool fits[SOLDIERS]);  /* a counter of one of them */
void     wf_tell_next(struct grog_run *r);                                  /* another top of the deck */

#endif
