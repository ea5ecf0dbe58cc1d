/* SPDX-License-Identifier: MIT */
/* point.h -- named moments of a procedure, where cards may step in.
 *
 * REACH stops at a point.  First the waiting triggers are carried out, then the
 * abilities that name this point.  Then its window opens, seat by seat from the
 * initiative on, until all have passed.  At a *before* point the change lies in the
 * subject's pending values, and effects may alter or cancel it.  At an *after* point
 * it has happened: grog_after sets abilities off.  They are heard at the next REACH or
 * HEAR, or, if an answer in a window set them off, right behind that answer. */
#ifndef GROG_POINT_H
#define GROG_POINT_H

#include "run.h"

/* How much of the stack is kept free, so that answers to answers come to an end and none of them runs out of it:
 * what a window's answer needs (at most an opportunity, its fire, shot, hit, damage, roll, the point there, and an
 * ability with its procedure); and what a procedure of an effect needs that says nothing else (grog_effect_row.nests).
 * tests/cards looks for cards that need more. */
enum { GROG_ANSWER_NESTS = 9, GROG_NESTS = 11 };
/* From this depth on a point opens no window. */
enum { GROG_DEEPEST_WINDOW = GROG_FRAMES - GROG_ANSWER_NESTS };
/* A game of an older version may rest in one that is deeper. */
enum { GROG_DEEPEST_WINDOW_EVER = GROG_FRAMES - 6 };
/* What plays a card from a hand has a frame below that of the ability. */
enum { GROG_PLAY_NESTS = 1 };

/* Why this ability cannot be carried out now: what it would set off has no room, or too much was since the last
 * decision.  Whoever is refused is told of (event_unheard). */
enum grog_unheard grog_why_unheard(const struct grog_run *r, uint32_t ability);
void grog_tell_unheard(struct grog_run *r, uint32_t ability, enum grog_unheard why);

/* Set off the abilities of an after point, in order of point, then seat from the initiative. */
void grog_after(struct grog_run *r, const struct grog_frame *f, uint8_t point);

/* A seat is out of the game: drop the triggers of its cards that still wait. */
void grog_drop_triggers(struct grog_run *r, unsigned seat);

/* Is this frame carrying out what was set off at the point?  (check.c) */
bool grog_awaits_triggers(const struct grog_frame *f, uint8_t point);
/* Does this procedure reach the point, or does another that has the same steps? */
static inline bool grog_is_reached_by(const struct grog_match *m, uint8_t point, uint8_t proc)
{
    uint8_t by = m->system->points[point].proc;
    return !by || by == proc || (proc < m->system->n_procs && m->system->procs[by].run == m->system->procs[proc].run);
}

/* Was this thing used in the window that is open?  For listers that let a thing be used once a window. */
bool grog_was_used(const struct grog_game *g, uint16_t object);
/* A window has a mark, which is the system's: it means what its rules say, and goes with the window. */
void grog_mark(struct grog_frame *window);
bool grog_is_marked(const struct grog_frame *window);

#endif
