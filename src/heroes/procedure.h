/* SPDX-License-Identifier: MIT */
/* procedure.h -- what stands behind a procedure in its file: where it rests, what it keeps, when its frame is sound.
 *
 * Each procedure X has its rows of steps (hn_X_steps), of locals with their bounds (hn_X_locals), and hn_X_frame, which
 * says what a frame of it must be about; check_frames.c walks the frames by them.  What may have left the board while a
 * procedure waited is not asked for: its steps look again themselves.  Only files of procedures include this: the names
 * are short, since they fill tables. */
#ifndef HEROES_PROCEDURE_H
#define HEROES_PROCEDURE_H

#include "common.h"
#include "kernel/frames.h"

/* ---- a row of steps ----------------------------------------------------------------------------------- */

#define ASKS(name, rule, question) { name, rule, GROG_FOR_ANSWER, question }
#define CALLS(name, rule, proc)    { name, rule, GROG_FOR_PROC, proc }
#define ROLLS(name, rule)          { name, rule, GROG_NEVER_RESTS, 0 }
#define AT_POINT(name, rule)       { name, rule, GROG_FOR_PROC, GROG_PROC_POINT }
#define STARTS                     { "begin", 0, 0, 0 }

/* ---- a sound frame ------------------------------------------------------------------------------------- */

/* Where the unit is that a procedure asks something of. */
enum there { NOWHERE, ON_BOARD, IN_BATTLE };            /* on the board; there, and no wreck */
enum { RESTS_MOST = 16, STARTS_MOST = 10 };

struct hn_rest {
    uint8_t hands[4];               /* enum grog_handed: what it hands on there, as actor, with, mode and target */
    uint8_t starts[STARTS_MOST];    /* which procedures the answer may start; none: any */
    uint8_t point;                  /* the point that it reaches; 0: any */
    bool    asks_another;           /* than its seat */
};
typedef bool frame_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top);
struct hn_frame {
    bool    seat, actor, target;    /* it has them wherever it rests: the seat that it asks, a unit that acts, one that
                                     * it is done to */
    uint8_t with;                   /* the kind of its card; 0: it has none, or any */
    bool    or_none;                /* or no card */
    uint8_t asks;                   /* enum there */
    uint8_t upon;                   /* the procedure that alone calls it; 0: any may */
    frame_fits *fits;               /* the rest; top: nothing lies on it.  NULL: there is no more */
    struct hn_rest rest[RESTS_MOST];
};
/* What an answer that fires may start. */
#define SHOOTS PROC_FIRE, PROC_FIRE_DIVIDED, PROC_BLAST, PROC_THROW, PROC_BATTER

/* On this match's board: is it one of its squares, of its corners, of its overlays (from 1) that can be destroyed? */
bool hn_is_square(const struct grog_match *m, int place);
bool hn_is_corner(const struct grog_match *m, int corner);
bool hn_is_overlay(const struct grog_match *m, int overlay);

#endif
