/* SPDX-License-Identifier: MIT */
/* fortification.c -- the first Hostile of a Location, from a deck of its own; and the one that is Present at the
 * Objective. */
#include "common.h"
#include "before.h"
#include "decks.h"
#include "fortification.h"
#include "goals.h"
#include "hostiles.h"
#include "locations.h"
#include "team.h"
#include "types.h"

unsigned wf_presents(const struct grog_match *m, uint16_t card)
{
    uint16_t objective[1 + OTHERS_ROOM];
    unsigned n = 0;
    for (unsigned i = wf_objectives(m, objective); i-- > 0;) {
        uint16_t present = (uint16_t)wf_numbers_as(m, objective[i], OF_OBJECTIVE)[OBJECTIVE_PRESENT];
        n += present && (!card || present == card);
    }
    return n;
}

static void set_out(struct grog_run *r, uint16_t card)
{
    if (card)
        grog_put(r, ZONE_SET_OUT, 0, card);
}

/* At the deal.  WF-FRT-02  The Present Hostile lies beside its Objective; WF-FRT-03, WF-FRT-04  and, open to all, as
 * many of the first ones as Locations will be played. */
void wf_set_out(struct grog_run *r)
{
    bool open;
    uint16_t deck = wf_first_deck(r->m, &open), objective[1 + OTHERS_ROOM], card;
    unsigned objectives = wf_objectives(r->m, objective);
    for (unsigned i = 0; i < objectives; i++) {
        const int16_t *n = wf_numbers_as(r->m, objective[i], OF_OBJECTIVE);
        set_out(r, (uint16_t)n[OBJECTIVE_PRESENT]);
        set_out(r, (uint16_t)n[OBJECTIVE_EMBEDDED]);    /* NAM-SET-21  it lies with the Objective */
    }
    wf_set_out_objectives(r);
    for (int n = deck && !open ? const_wf(r->g)->objective - 2 : 0; n > 0 && (card = wf_pick(r, ZONE_ASIDE, deck)); n--)
        grog_put(r, ZONE_SET_OUT, 0, card);
}

/* WF-FRT-02  What waits for an Objective is none of those that are set out for Locations: out of the way, or back. */
static void hold_presents(struct grog_run *r, uint16_t deck, bool held[1 + OTHERS_ROOM], bool back)
{
    uint16_t objective[1 + OTHERS_ROOM];
    for (unsigned i = wf_objectives(r->m, objective); i-- > 0;) {
        uint16_t present = (uint16_t)wf_numbers_as(r->m, objective[i], OF_OBJECTIVE)[OBJECTIVE_PRESENT];
        if (back && held[i])
            grog_put(r, ZONE_SET_OUT, 0, present);
        if (back)
            continue;
        held[i] = present && wf_deck_of(r->m, present) == deck && !const_wf(r->g)->active
               && grog_holds(const_wf(r->g)->set_out, present);
        if (held[i])
            grog_remove(r, ZONE_SET_OUT, 0, present);
    }
}

/* WF-FRT-05, WF-FRT-11  One at random: of those that are set out, or from the deck. */
static uint16_t draw_first(struct grog_run *r, uint16_t deck, bool open)
{
    bool held[1 + OTHERS_ROOM];
    if (open)
        return wf_draw_aside(r, deck);
    hold_presents(r, deck, held, false);
    uint16_t card = wf_pick(r, ZONE_SET_OUT, deck);
    hold_presents(r, deck, held, true);
    return card;
}

/* WF-FRT-11  In a declared one: the first Hostile of the card there has been placed. */
void wf_man(struct grog_run *r, unsigned space)
{
    struct warfighter *w = wf(r->g);
    unsigned slot = slot_of_space(w, space);
    bool open;
    if (wf_first_deck(r->m, &open) && open && slot && slot < EXTRACTION && w->location[slot].thing.live)
        w->location[slot].flags |= LOCATION_MANNED;
}

/* WF-FRT-11  Where none was placed yet, in a declared one, it is from that deck, in a Holding Action too; 0: there is
 * no such card. */
uint16_t wf_draw_first(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    const struct warfighter *w = const_wf(r->g);
    bool open;
    uint16_t deck = wf_first_deck(r->m, &open);
    if (!deck || !open || !slot || slot >= EXTRACTION || w->location[slot].flags & LOCATION_MANNED)
        return 0;
    return wf_draw_aside(r, deck);
}

uint16_t wf_draw_for_card(struct grog_run *r, unsigned slot)
{
    uint16_t first = wf_draw_first(r, slot);
    return first ? first : wf_draw_for_space(r, space_of_slot(const_wf(r->g), slot));
}

/* The value that was placed. */
int wf_place_first(struct grog_run *r, unsigned slot, int value)
{
    uint16_t unfit[ASIDE_ROOM];
    unsigned n = 0;
    bool open;
    uint16_t deck = wf_first_deck(r->m, &open);
    if (!deck || value <= 0 || (slot == 1 && !open))
        return 0;
    uint16_t card = draw_first(r, deck, open);
    while (card && wf_exceeds(r->m, r->g, card, 0, value)) {            /* WF-FRT-07, WF-FRT-08  Overkill: another */
        TELL(TOLD_REJECTED, card);
        TELL(TOLD_STAYS_AWAY, AWAY_TOO_MUCH);
        unfit[n++] = card;
        card = n == ASIDE_ROOM ? 0 : open ? wf_draw_aside(r, deck) : wf_pick(r, ZONE_ASIDE, deck);
    }
    while (n > 0)
        grog_put(r, ZONE_ASIDE, 0, unfit[--n]);
    if (!card || !wf_enter_hostile(r, card, space_of_slot(const_wf(r->g), slot), slot == 1))
        return 0;
    return wf_value(r->m, r->g, card);                  /* WF-FRT-06  its value counts for the Location */
}

/* NAM-ACT-98, CHT-OBJ-23  From now on it speaks. */
static void embedded_enters(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    struct warfighter *w = wf(r->g);
    unsigned space = space_of_slot(w, slot);
    uint16_t card = (uint16_t)wf_objective_in(r->m, w, slot)[OBJECTIVE_EMBEDDED];
    uint16_t ref = card && grog_holds(w->set_out, card) ? grog_thing_new(r, ARRAY_EVENT, card, GROG_NOBODY) : 0;
    if (!ref)
        return;
    grog_remove(r, ZONE_SET_OUT, 0, card);
    w->event[grog_ref_slot(ref)].place = (uint8_t)space;
    TELL(TOLD_EVENT, card, (uint16_t)space);
}

void wf_present_enters(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    struct warfighter *w = wf(r->g);
    uint16_t present = (uint16_t)wf_objective_in(r->m, w, slot)[OBJECTIVE_PRESENT];
    bool open;
    embedded_enters(r, slot);
    if (!present || !grog_holds(w->set_out, present))
        return;
    wf_first_deck(r->m, &open);
    if (!open && w->location[slot].flags & LOCATION_MANNED)     /* WF-FRT-02  it has come: this one is not for here */
        return;
    grog_remove(r, ZONE_SET_OUT, 0, present);
    if (!open && grog_holds(w->set_out, present))
        w->location[slot].flags |= LOCATION_MANNED;
    wf_enter_hostile(r, present, space_of_slot(w, slot), true);
}
