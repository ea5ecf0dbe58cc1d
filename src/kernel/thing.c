/* SPDX-License-Identifier: MIT */
/* thing.c -- see thing.h. */
#include "thing.h"

#include <string.h>

uint16_t grog_thing_new(struct grog_run *r, unsigned array, uint16_t card, unsigned owner)
{
    GROG_ASSERT(array < r->m->system->n_arrays && card < r->m->cards->cards);
    GROG_ASSERT(owner < r->m->seats || owner == GROG_NOBODY);
    for (unsigned slot = 0; slot < r->m->system->arrays[array].room; slot++) {
        struct grog_thing *t = grog_thing_in(r->m, r->g, array, slot);
        if (t->live)
            continue;
        t->live = 1;
        t->owner = (uint8_t)owner;
        t->card = card;
        return grog_ref(array, slot, t->gen);
    }
    return 0;
}

void grog_thing_free(struct grog_run *r, uint16_t ref)
{
    struct grog_thing *t = grog_thing_at(r->m, r->g, ref);
    GROG_ASSERT(t);
    if (!t)
        return;                                         /* it has left already */
    uint8_t gen = (uint8_t)(t->gen % (GROG_GENERATIONS - 1) + 1);     /* never 0 again */
    memset(t, 0, r->m->system->arrays[grog_ref_array(ref)].stride);
    t->gen = gen;
}

void grog_hide(struct grog_thing *t)
{
    GROG_ASSERT(t->live && t->card);                    /* what is no card has no back */
    t->hidden = 1;
}

void grog_reveal(struct grog_run *r, struct grog_thing *t)
{
    if (!t->hidden)
        return;
    r->halted |= r->odds;
    grog_barrier(r);
    t->hidden = 0;
}

bool grog_sees_thing(const struct grog_match *m, const struct grog_thing *t, unsigned seat)
{
    GROG_ASSERT(seat <= GROG_SPECTATOR);
    if (!t->hidden)
        return true;
    const uint8_t *sees = m->system->keeps && m->system->keeps(m, t) ? m->looks : m->sees;
    return t->owner < m->seats && (sees[seat] >> t->owner & 1);
}
