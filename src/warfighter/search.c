/* SPDX-License-Identifier: MIT */
/* search.c -- Search, an Action: a roll that may bring a Hostile out, or find what the Objective wants found. */
#include "common.h"
#include "before.h"
#include "cards.h"
#include "frame.h"
#include "goals.h"
#include "hostiles.h"
#include "objective.h"
#include "places.h"

static const int16_t *searched(const struct grog_match *m, const struct warfighter *w, unsigned *slot,
                               const struct grog_frame *f)
{
    *slot = slot_of_space(w, w->soldier[grog_ref_slot(f->actor)].place);
    return numbers_of(m, w->location[*slot].thing.card);
}

bool wf_can_search(const struct grog_match *m, uint16_t place)
{
    const int16_t *n = numbers_of(m, place);
    return n[PLACE_SEARCH] || (kind_of(m, place) == OF_OBJECTIVE && n[OBJECTIVE_FIND]);
}

const struct grog_step wf_search_steps[] = { STARTS, [SEARCH_ROLL] = ROLLS("roll", R_NAM_ACT_108) };

/* NAM-ACT-108, NAM-OBJ-14  More than the Location's number brings the top card of the Hostile deck; as much as the
 * Objective's is enough to find it.  Events that come are resolved behind it, and none is drawn for them. */
enum grog_flow wf_search(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SEARCH);
    unsigned slot;
    const int16_t *n = searched(r->m, const_wf(r->g), &slot, f);
    BEGIN;
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    ROLL(SEARCH_ROLL, DIE, 1);
    int total = r->rolled[0] + grog_value_told(r, VALUE_SEARCH_ROLL, f);        /* NAM-ACT-109  with what others add */
    int find = wf_objective_in(r->m, const_wf(r->g), slot)[OBJECTIVE_FIND];
    int number = n[PLACE_SEARCH] ? n[PLACE_SEARCH] : find;
    bool seeks = find && !(const_wf(r->g)->location[slot].flags & LOCATION_COMPLETED);  /* found, it is as any other */
    TELL_AMOUNT(TOLD_SEARCHES, total, f->actor, r->rolled[0], (uint16_t)(seeks ? find : number + 1));
    if (seeks && total >= find) {
        wf_complete(r, slot);
        return GROG_DONE;
    }
    uint16_t card = number && total > number ? wf_draw_hostile(r) : 0;
    if (card)
        wf_enter_hostile(r, card, space_of_slot(const_wf(r->g), slot), false);
    END;
}
