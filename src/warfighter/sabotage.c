/* SPDX-License-Identifier: MIT */
/* sabotage.c -- Damaging Locations: who comes to a Location whose success was gained, and Repairs it. */
#include "common.h"
#include "frame.h"
#include "hostiles.h"
#include "sides.h"
#include "types.h"

/* WF-SAB-13  One of that word is there already: what lies up counts. */
static bool is_there(const struct grog_match *m, const struct warfighter *w, unsigned space, uint16_t keyword)
{
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == space && wf_keyword(m, w->hostile[i].thing.card, keyword))
            return true;
    return false;
}

/* Does the card bear the word, on either side? */
static bool is_noted(const struct grog_match *m, uint16_t card, uint16_t keyword)
{
    uint16_t other = wf_other_side(m, card);
    return wf_keyword(m, card, keyword) || (other && wf_keyword(m, other, keyword));
}

/* The card nearest to the top that bears the word; 0: none. */
static uint16_t found_in(const struct grog_match *m, const uint16_t *pile, uint16_t keyword)
{
    for (unsigned i = pile[0]; i > 0; i--)
        if (kind_of(m, pile[i]) == OF_HOSTILE && is_noted(m, pile[i], keyword))
            return pile[i];
    return 0;
}

/* WF-SAB-10..12  Out of the Hostile deck, which is then shuffled; else of what lies aside. */
static uint16_t search(struct grog_run *r, uint16_t keyword)
{
    uint16_t card = found_in(r->m, const_wf(r->g)->hostiles, keyword);
    if (card)
        grog_remove(r, ZONE_HOSTILES, 0, card);
    grog_shuffle(r, ZONE_HOSTILES, 0);                  /* WF-SAB-12  after each search */
    wf_tell_next(r);
    if (card)
        return card;
    card = found_in(r->m, const_wf(r->g)->aside, keyword);      /* WF-SAB-11  else from those set aside */
    if (card)
        grog_remove(r, ZONE_ASIDE, 0, card);
    return card;
}

/* WF-SAB-08, WF-SAB-10  In the range, one arrives; with the side up that bears the word. */
static void arrives(struct grog_run *r, uint16_t card, unsigned space, uint16_t keyword)
{
    uint16_t ref = card ? wf_enter_hostile(r, card, space, false) : 0;
    if (ref && !wf_keyword(r->m, card, keyword))
        wf_reveal(r, ref, SOLDIERS);
}

const struct grog_step wf_arrive_steps[] = { STARTS, [ARRIVE_ROLL] = ROLLS("roll", R_SAB_09) };

/* An effect.  target: the Location; mode: whom it gets; pending 0: the greatest roll by which he comes. */
enum grog_flow wf_arrive(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ARRIVE);
    unsigned space = wf_space_of_thing(const_wf(r->g), f->target);
    BEGIN;
    if (!space || is_there(r->m, const_wf(r->g), space, f->mode))
        return GROG_DONE;
    ROLL(ARRIVE_ROLL, DIE, 1);                          /* WF-SAB-09  one die for each such Location */
    TELL(TOLD_ARRIVAL, f->mode, r->rolled[0], (uint16_t)f->pending[0]);
    if (r->rolled[0] > f->pending[0])
        return GROG_DONE;
    arrives(r, search(r, f->mode), space, f->mode);
    END;
}

const struct grog_step wf_repair_steps[] = {
    STARTS, [REPAIR_ROLL] = ROLLS("roll", R_SAB_14), [REPAIR_UNDOES] = AT_POINT("undoes", R_SAB_16),
};
const struct wf_rests wf_repair_rests = {
    .point = { [REPAIR_UNDOES] = POINT_REPAIRED },
};

/* An effect.  target: the Location, or who is there; pending 0: the least roll that Repairs it. */
enum grog_flow wf_repair(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_REPAIR);
    struct warfighter *w = wf(r->g);
    struct location *l;
    BEGIN;
    f->target = wf_location_at(w, wf_space_of_thing(w, f->target));
    l = &w->location[f->target ? grog_ref_slot(f->target) : 0];
    if (!f->target || !(l->flags & LOCATION_RESOLVED))
        return GROG_DONE;
    ROLL(REPAIR_ROLL, DIE, 1);                          /* WF-SAB-14  one die for each who repairs */
    TELL(TOLD_REPAIRS, f->target, r->rolled[0], (uint16_t)f->pending[0]);
    if (r->rolled[0] < f->pending[0])
        return GROG_DONE;
    w->location[grog_ref_slot(f->target)].flags &= (uint8_t)~LOCATION_RESOLVED;     /* WF-SAB-16  its effect goes */
    TELL(TOLD_REPAIRED, f->target);
    REACH(REPAIR_UNDOES, POINT_REPAIRED);
    END;
}
