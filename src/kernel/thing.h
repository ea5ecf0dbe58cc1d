/* SPDX-License-Identifier: MIT */
/* thing.h -- things in play: slots of the system's arrays.
 *
 * A thing is named by slot and generation, so that a frame or trigger that outlives
 * it does not find its successor.  A new thing takes the lowest free slot, so that its
 * slot tells nothing but how many there are.  A freed slot is zero but for its generation, which
 * is then never 0; so behind a free slot of generation 0 no slot has ever been used,
 * and whoever looks for things may stop there (grog_unused). */
#ifndef GROG_THING_H
#define GROG_THING_H

#include "run.h"

#include <string.h>

static inline struct grog_thing *grog_thing_in(const struct grog_match *m, struct grog_game *g, unsigned array,
                                               unsigned slot)
{
    const struct grog_array *a = &m->system->arrays[array];
    GROG_ASSERT(array < m->system->n_arrays && slot < a->room);
    return (struct grog_thing *)(void *)((unsigned char *)g + a->at + slot * a->stride);
}

static inline const struct grog_thing *grog_thing_of(const struct grog_match *m, const struct grog_game *g,
                                                     unsigned array, unsigned slot)
{
    return grog_thing_in(m, (struct grog_game *)(uintptr_t)g, array, slot);
}

static inline const struct grog_thing *grog_thing_after(const struct grog_thing *t, unsigned stride)
{
    return (const struct grog_thing *)(const void *)((const unsigned char *)t + stride);
}

/* Has this slot, and so every slot behind it, never held a thing? */
static inline bool grog_unused(const struct grog_thing *t)
{
    uint16_t live_and_gen;
    memcpy(&live_and_gen, t, sizeof live_and_gen);
    return !live_and_gen;
}

/* The thing of this name if it is still in play, else NULL. */
static inline struct grog_thing *grog_thing_at(const struct grog_match *m, struct grog_game *g, uint16_t ref)
{
    unsigned array = grog_ref_array(ref), slot = grog_ref_slot(ref);
    if (!ref || array >= m->system->n_arrays || slot >= m->system->arrays[array].room)
        return NULL;
    struct grog_thing *t = grog_thing_in(m, g, array, slot);
    return t->live && t->gen == grog_ref_gen(ref) ? t : NULL;
}

uint16_t grog_thing_new(struct grog_run *r, unsigned array, uint16_t card, unsigned owner); /* 0: no slot is free */
void     grog_thing_free(struct grog_run *r, uint16_t ref);

void grog_hide(struct grog_thing *t);                               /* turn it face down */
void grog_reveal(struct grog_run *r, struct grog_thing *t);         /* and up: a barrier */

/* What a seat sees of it: the card, or its back. */
bool     grog_sees_thing(const struct grog_match *m, const struct grog_thing *t, unsigned seat);
/* What everybody sees of it; rules that act for others read this. */
static inline uint16_t grog_face(const struct grog_match *m, const struct grog_thing *t)
{
    return __builtin_expect(t->hidden, 0) ? grog_card(m, t->card)->back : t->card;
}

#endif
