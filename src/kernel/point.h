/* SPDX-License-Identifier: MIT */
/* point.h -- named moments of a procedure, where cards may speak.
 *
 * REACH stops at a point.  First the triggers that wait are carried out, then the
 * abilities that name this point, then its window opens, seat by seat from the
 * initiative on, until all have passed.  At a *before* point the change lies in the
 * subject's pending values, and effects may alter or cancel it; at an *after* point
 * it has happened: grog_after sets abilities off, to be heard at the next REACH or HEAR, or behind the answer in a
 * window that set them off. */
#ifndef GROG_POINT_H
#define GROG_POINT_H

#include "run.h"

/* A point in a frame from here on opens no window: there would be no room for the answers. */
enum { GROG_DEEPEST_WINDOW = GROG_FRAMES - 6 };

/* Set off the abilities of an after point, in order of point, then seat from the initiative. */
void grog_after(struct grog_run *r, const struct grog_frame *f, uint8_t point);

/* Who is out says nothing more: what waits of a seat's is forgotten. */
void grog_silence(struct grog_run *r, unsigned seat);

/* Does this frame listen to what was set off at the point?  (check.c) */
bool grog_hears(const struct grog_frame *f, uint8_t point);
/* Is it reached by this procedure, or by another with the same steps? */
static inline bool grog_is_reached_by(const struct grog_match *m, uint8_t point, uint8_t proc)
{
    uint8_t by = m->system->points[point].proc;
    return !by || by == proc || (proc < m->system->n_procs && m->system->procs[by].run == m->system->procs[proc].run);
}

/* Was this thing used in the window that is open?  (A lister that lets things be used once a window asks.) */
bool grog_was_used(const struct grog_game *g, uint16_t object);

#endif
