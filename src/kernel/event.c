/* SPDX-License-Identifier: MIT */
/* event.c -- what happened, for whoever listens.
 *
 * The rules tell facts and never words; logs, pictures and statistics read them.
 * What always holds: whatever changes in a seat's view is told in an event that the
 * seat may see, and what a seat may not see reaches it as a back. */
#include "run.h"
#include "witness.h"

struct grog_event grog_event_for(const struct grog_match *m, const struct grog_event *e, unsigned seat)
{
    struct grog_event as_seen = *e;
    GROG_ASSERT(e->kind < m->system->n_events && seat <= GROG_SPECTATOR);
    const struct grog_event_row *row = &m->system->events[e->kind];
    if (e->seen & (row->keeps ? m->looks : m->sees)[seat])
        return as_seen;
    for (unsigned i = 0; i < 4; i++)
        if (row->hides >> i & 1)
            as_seen.object[i] = grog_card(m, e->object[i])->back;
    return as_seen;
}

void grog_let_see(const struct grog_run *r)
{
    GROG_ASSERT(r->events->witness && r->events->n);
    r->events->witness->sees(r->events->witness, r->g, r->events->n - 1);
}
