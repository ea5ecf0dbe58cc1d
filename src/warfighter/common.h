/* SPDX-License-Identifier: MIT */
/* common.h -- what nearly all headings read off the state: Soldiers, Hostiles, spaces, bearers; and the shapes of
 * functions that all have.  Nothing here changes a game. */
#ifndef WARFIGHTER_COMMON_H
#define WARFIGHTER_COMMON_H

#include "state.h"

int      wf_soldiers_at(const struct warfighter *w, unsigned space);
int      wf_health(const struct grog_match *m, const struct soldier *s);
int      wf_wounds(const struct soldier *s);
/* WF-OBJ-18  Is it of an Objective, not a Hostile? */
static inline bool wf_is_target(const struct grog_match *m, const struct hostile *h)
{
    return wf_note(m, h->thing.card)->is & IS_TARGET;
}
static inline int wf_reticles(const struct grog_match *m, const struct hostile *h)
{
    return wf_note(m, h->thing.card)->amount;
}
/* Is a value its base where this thing alone is concerned, which is no Soldier?  (Then nobody speaks of it.) */
static inline bool is_plain_for(const struct grog_match *m, const struct grog_thing *t, unsigned value)
{
    return !grog_in(m->values_open, value)
        && !grog_has_rows(m, grog_face(m, t), grog_about_value(m, GROG_OWN_VALUES, value));
}
/* Those that are neither EKIA nor Suppressed. */
static inline int wf_active(const struct grog_match *m, const struct hostile *h)
{
    return wf_reticles(m, h) - h->ekia - h->suppress;
}
/* The row of a table {active, ...} whose column fits; NULL if none.  `wide`: numbers a row. */
const int16_t *wf_column(const int16_t *table, unsigned wide, int active);
int      wf_keyword(const struct grog_match *m, uint16_t card, uint16_t keyword);    /* its number, 0 if it has not */
unsigned wf_front_most(const struct warfighter *w);                          /* spaces of Soldiers; 0: none in play */
unsigned wf_rear_most(const struct warfighter *w);
unsigned wf_team_xp(const struct warfighter *w);
bool wf_has_xp(const struct warfighter *w);
bool     wf_anybody(const struct warfighter *w);                             /* is a Soldier in play? */
unsigned wf_seats_in_play(const struct grog_match *m, const struct warfighter *w);
uint16_t wf_location_at(const struct warfighter *w, unsigned space);         /* its ref; 0: no card there */
struct soldier *wf_soldier(struct grog_run *r, uint16_t ref);
/* The Soldier who bears, plays or is the thing: his slot, or SOLDIERS. */
unsigned wf_bearer_of(const struct warfighter *w, uint16_t thing);           /* of a thing that is not 0 */
static inline unsigned wf_bearer(const struct warfighter *w, uint16_t thing)
{
    if (thing && grog_ref_array(thing) == ARRAY_SOLDIER)
        return grog_ref_slot(thing);
    return thing ? wf_bearer_of(w, thing) : SOLDIERS;
}
/* The space that a context is about; 0: none. */
unsigned wf_space_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
unsigned wf_space_of_thing(const struct warfighter *w, uint16_t thing);
bool     wf_space_is_clear(const struct grog_match *m, const struct warfighter *w, unsigned space);

/* For a lister that reads values about a Soldier: the cards in force, and the values that his own cards speak of
 * (grog_topics); of Moves also those that any card in force speaks of, and what Hostiles add to the Entrance cost of
 * each space, INT16_MIN until it is asked.  NULL in place of it: ask anew. */
struct wf_ears { struct grog_voices *voices; uint64_t own; int16_t *penalty; };

/* Offers what a seat may answer a question with. */
typedef void wf_lister(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

/* What cards say of a value that is about the Mission as a whole. */
static inline int wf_said(const struct grog_match *m, const struct grog_game *g, unsigned value)
{
    struct grog_frame about = { .seat = GROG_NOBODY };
    return grog_value(m, g, value, &about, NULL);
}
/* Is that still in play?  (0 is nothing.) */
static inline bool wf_is_live(const struct grog_match *m, const struct warfighter *w, uint16_t ref)
{
    return grog_thing_at(m, (struct grog_game *)(uintptr_t)&w->game, ref) != NULL;
}

/* What a heading's header declares of a procedure, by its short name: its steps, alone or with what is asked of its
 * frame while it rests (frame.h); its locals. */
#define WF_STEPS(of, n)  extern const struct grog_step wf_##of##_steps[n]
#define WF_RESTS(of, n)  WF_STEPS(of, n); extern const struct wf_rests wf_##of##_rests
#define WF_LOCALS(of, n) extern const struct grog_local wf_##of##_locals[n]

#endif
