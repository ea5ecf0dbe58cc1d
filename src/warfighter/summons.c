/* SPDX-License-Identifier: MIT */
/* summons.c -- Hostile Cards: Hostiles that the text of a card brings.
 *
 * What a Hostile's text draws is a Reinforcement, and arrives as one: what may turn that away may turn this away. */
#include "common.h"
#include "extraction.h"
#include "fortification.h"
#include "frame.h"
#include "hostiles.h"
#include "k9.h"
#include "locations.h"
#include "summons.h"

/* WF-EVT-13  What has come with it is resolved as soon as this is done. */
void wf_note_events(struct grog_run *r)
{
    if (wf_events_wait(const_wf(r->g)))
        wf(r->g)->special |= SPECIAL_WAITS;
}

const struct grog_step wf_bring_steps[] = { STARTS, [BRING_ARRIVES] = CALLS("arrives", R_REI_05, PROC_REINFORCE) };

/* WF-HOS-11, WF-HOS-12  A Hostile card is drawn for the card that says so (target); up to the value (pending 0) it
 * arrives there. */
enum grog_flow wf_bring(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BRING);
    unsigned space = wf_space_of_thing(const_wf(r->g), f->target);
    uint16_t card, location = wf_location_at(const_wf(r->g), space);
    BEGIN;
    if (wf_is_extracted(const_wf(r->g)))                /* WF-SAB-25  nobody is drawn any more; Arrival fetches */
        return GROG_DONE;
    if (space && wf_unmet(const_wf(r->g), space))       /* WF-K9-14  none before its Encounter is resolved */
        return GROG_DONE;
    if (grog_ref_array(f->target) == ARRAY_LOCATION)
        card = wf_draw_for_card(r, grog_ref_slot(f->target));
    else
        card = space ? wf_draw_for_space(r, space) : wf_draw_hostile(r);
    if (!card)
        return GROG_DONE;
    if (!space || wf_value(r->m, r->g, card) > f->pending[0]) {
        wf_reject_by_value(r, card, location, 0, f->pending[0]);
        return GROG_DONE;
    }
    if (grog_ref_array(f->target) != ARRAY_HOSTILE)
        wf_enter_hostile(r, card, space, false);        /* WF-HLD-07  drawn for a Location */
    else
        CALL(BRING_ARRIVES, .proc = PROC_REINFORCE, .seat = GROG_NOBODY, .with = card, .mode = (uint16_t)space,
             .target = location);                       /* WF-OVW-11  a counter may turn it away */
    wf_note_events(r);
    END;
}
