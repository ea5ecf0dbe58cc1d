/* SPDX-License-Identifier: MIT */
/* holding_action.c -- Hostiles that roll their way towards the Objective. */
#include "common.h"
#include "awareness.h"
#include "band.h"
#include "frame.h"
#include "hostiles.h"
#include "types.h"

/* WF-HLD-10  The printed Entrance cost of the next card towards the Objective; -1: there is none. */
static int cost_ahead(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    uint16_t next = h->place < w->objective ? wf_location_at(w, h->place + 1u) : 0;
    return next ? numbers_of(m, w->location[grog_ref_slot(next)].thing.card)[PLACE_ENTRANCE] : -1;
}

/* NAM-MSN-13  Also where no other move is allowed. */
static void goes_on(struct grog_run *r, struct hostile *h)
{
    struct warfighter *w = wf(r->g);
    unsigned band = h->band, to = h->place + 1u;
    wf_put_hostile(r, h, to);
    if (band)
        EACH_HOSTILE(w, i)
            if (w->hostile[i].band == band && w->hostile[i].place != to)
                wf_put_hostile(r, &w->hostile[i], to);
}

const struct grog_step wf_advance_steps[] = { STARTS, [ADVANCE_ROLL] = ROLLS("roll", R_HLD_09) };

/* An effect.  WF-HLD-09  target: the Hostile card; pending 0: how much more than the cost it must roll. */
enum grog_flow wf_advance(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ADVANCE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(f->target)];
    int needed;
    BEGIN;
    /* Suppressed or held back, it stays where it is. */
    if (!grog_thing_at(r->m, r->g, f->target) || wf_is_target(r->m, h) || wf_is_held(const_wf(r->g), h) /* WF-HLD-11 */
        || (h->flags & HOSTILE_HELD)                    /* WF-OVW-17  or held by a counter */
        || !wf_leads(const_wf(r->g), grog_ref_slot(f->target))          /* WF-UND-07: all of a card go together */
        || !wf_knows(h)                                 /* WF-SHW-86..88  it takes the place of Close Range Movement */
        || cost_ahead(r->m, const_wf(r->g), h) < 0)
        return GROG_DONE;
    ROLL(ADVANCE_ROLL, DIE, 1);
    if (!grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    needed = cost_ahead(r->m, const_wf(r->g), h) + f->pending[0];
    TELL(TOLD_ADVANCES, f->target, r->rolled[0], (uint16_t)needed);
    if (r->rolled[0] >= needed)                         /* WF-HLD-10  at least 2 above the Entrance cost */
        goes_on(r, h);
    END;
}
