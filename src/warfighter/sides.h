/* SPDX-License-Identifier: MIT */
/* sides.h -- Hostiles of two sides: Engaging, Revealing, joining the team, Fading.
 * Of the two sides of a card in play one lies there and the other is out of the game. */
#ifndef WARFIGHTER_SIDES_H
#define WARFIGHTER_SIDES_H

#include "common.h"

int      wf_reticles_in(const struct grog_match *m, const struct warfighter *w, unsigned space);
static inline uint16_t wf_other_side(const struct grog_match *m, uint16_t hostile)      /* 0: it has none */
{
    return wf_note(m, hostile)->ranges;
}
bool     wf_is_back(const struct grog_match *m, uint16_t hostile);          /* the Engaged or Revealed side */
bool     wf_is_engaged_side(const struct grog_match *m, uint16_t hostile);
bool     wf_is_revealed_side(const struct grog_match *m, uint16_t hostile);
uint16_t wf_front_of(const struct grog_match *m, uint16_t card);            /* itself if it has no other side */
uint16_t wf_find_other_side(const struct grog_match *m, uint16_t card);
bool     wf_is_unrevealed(const struct grog_match *m, const struct hostile *h);
void     wf_reveal(struct grog_run *r, uint16_t hostile, unsigned soldier);    /* by him; SOLDIERS: by nobody */
uint16_t wf_take_front(struct grog_run *r, uint16_t card);                  /* what leaves play as its front */
unsigned wf_kept_out(const struct grog_match *m, uint16_t card);
void     wf_put_sides(struct grog_run *r, uint16_t hostile);                /* at the deal */
bool     wf_is_joiner(const struct grog_match *m, uint16_t soldier);        /* he comes as a Hostile */
bool     wf_sides_fit(const struct grog_match *m, struct grog_error *why);
bool     wf_find_turning(const struct grog_match *m, const struct warfighter *w);
static inline bool wf_some_turn(const struct grog_match *m, const struct warfighter *w)
{
    return grog_in(m->values_own, VALUE_TURNS_OVER) && wf_find_turning(m, w);
}
bool     wf_some_unengaged(const struct grog_match *m, const struct warfighter *w);
bool     wf_turns_for_a_cost(const int16_t *hostile);
bool     wf_can_join(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
bool     wf_can_stay(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
/* Would its other side, turned up as things are, turn back at once? */
bool     wf_turns_back(const struct grog_match *m, const struct warfighter *w, unsigned hostile);
bool     wf_fades(const struct grog_match *m, const struct warfighter *w, unsigned hostile);    /* as things are */
void     wf_look_for_fading(struct grog_run *r);
uint16_t wf_next_fading(struct grog_run *r);                                /* 0: none */
wf_lister wf_list_turning, wf_list_flip, wf_list_join, wf_list_fade;

enum { ENGAGE_SIDE_CARDS = 1, ENGAGE_SIDE_XP, ENGAGE_SIDE_BODIES, ENGAGE_SIDE_TURNS, ENGAGE_SIDE_STEPS };
WF_RESTS(engage_side, ENGAGE_SIDE_STEPS);
enum { TURN_OVER_JOINS = 1, TURN_OVER_XP, TURN_OVER_BODIES, TURN_OVER_STEPS };
WF_RESTS(turn_over, TURN_OVER_STEPS);
enum { TURN_OVER_LOCALS = 1 };
WF_LOCALS(turn_over, TURN_OVER_LOCALS);
enum { FLIP_WHICH = 1, FLIP_TURNS, FLIP_STEPS };
WF_RESTS(flip, FLIP_STEPS);
enum { WATCH_TURNS = 1, WATCH_STEPS };
WF_RESTS(watch, WATCH_STEPS);
enum { WATCH_LOCALS = 2 };
WF_LOCALS(watch, WATCH_LOCALS);
enum { FADE_CHOICE = 1, FADE_XP, FADE_BODIES, FADE_STEPS };
WF_RESTS(fade, FADE_STEPS);
grog_proc_fn wf_engage_side, wf_turn_over, wf_flip, wf_watch, wf_fade;

#endif
