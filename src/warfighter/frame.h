/* SPDX-License-Identifier: MIT */
/* frame.h -- where a procedure rests, and what is asked of its frame while it does.
 *
 * A procedure's steps, locals and rests stand with its function; procs.c is the index of them.  Positions come from
 * outside: a frame that passes can be gone on with.  What may have left play while a procedure waits is not asked for:
 * its steps look again themselves.  Only files with procedures include it: its names are short, since they fill
 * tables. */
#ifndef WARFIGHTER_FRAME_H
#define WARFIGHTER_FRAME_H

#include "common.h"
#include "kernel/frames.h"

/* Rows of steps. */
#define ASKS(name, rule, question) { name, rule, GROG_FOR_ANSWER, question }
#define CALLS(name, rule, proc)    { name, rule, GROG_FOR_PROC, proc }
#define ROLLS(name, rule)          { name, rule, GROG_NEVER_RESTS, 0 }
#define AT_POINT(name, rule)       { name, rule, GROG_FOR_PROC, GROG_PROC_POINT }
#define STARTS                     { "begin", 0, 0, 0 }

/* What a frame of the procedure is about. */
enum { STEPS_MOST = 24 };
struct wf_rests {
    /* What its steps will still need of the state; NULL: nothing. */
    bool  (*fits)(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f);
    uint8_t point[STEPS_MOST];                          /* by step: the point that it has reached; 0: any */
    uint8_t hands[STEPS_MOST][4];                       /* by step: what it has handed on (enum grog_handed) */
};

/* A Soldier who is in play. */
static inline bool wf_is_in_play(const struct warfighter *w, uint16_t ref)
{
    return ref && grog_ref_array(ref) == ARRAY_SOLDIER && in_play(&w->soldier[grog_ref_slot(ref)])
        && w->soldier[grog_ref_slot(ref)].thing.gen == grog_ref_gen(ref);
}
/* A card of the path that Hostiles are drawn for. */
static inline bool wf_is_opened(const struct grog_match *m, const struct warfighter *w, uint16_t ref)
{
    return wf_is_live(m, w, ref) && grog_ref_slot(ref) > 0;
}

#endif
