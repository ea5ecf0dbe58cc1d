/* SPDX-License-Identifier: MIT */
/* called_in.c -- Calling In a Vehicle: one that is bought with the team, comes when it is called, and leaves again.
 *
 * Until then it is WAITING in its slot: it has no place, no Actions and no Targeting counters, and says nothing.
 * Its Turn Limit stands on its card; a Vehicle without one starts with the team. */
#include "common.h"
#include "before.h"
#include "counters.h"
#include "team.h"
#include "turn.h"
#include "vehicles.h"
#include "wounds.h"

/* NAM-VEH-05, CHT-VEH-08; NAM-MSN-18, NAM-MSN-19  Who is escorted is there from the start, and for good. */
bool wf_must_be_called(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_SQUAD && numbers_of(m, card)[SQUAD_TURN_LIMIT]
        && (uint16_t)wf_mission_numbers(m)[MISSION_ESCORTS] != card;
}

/* NAM-VEH-29  The Soldier who is named on it. */
uint16_t wf_brought_by(const struct grog_match *m, uint16_t card)
{
    return wf_vehicle(m, card) ? (uint16_t)numbers_of(m, card)[SQUAD_BRINGS] : 0;
}

/* NAM-VEH-31  Whom the player picks for it as he builds the team: the Non-Player Soldier right behind it. */
bool wf_is_picked(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    unsigned k = i;
    if (kind_of(m, at[i].card) != OF_NON_PLAYER)
        return false;
    while (k > 0 && (k == i || !is_soldier(kind_of(m, at[k].card))))
        k--;
    return k < i && wf_vehicle(m, at[k].card) && numbers_of(m, at[k].card)[SQUAD_PICKS];
}

bool wf_comes_with(const struct grog_match *m, const struct warfighter *w, unsigned vehicle, unsigned i)
{
    GROG_ASSERT(vehicle < SOLDIERS && i < SOLDIERS);
    uint16_t card = w->soldier[vehicle].thing.card;
    bool picks = wf_vehicle(m, card) && numbers_of(m, card)[SQUAD_PICKS];
    return (w->soldier[i].part & PART_BROUGHT)
        && (wf_brought_by(m, card) == w->soldier[i].thing.card || (picks && i == vehicle + 1));
}

/* NAM-VEH-07, CHT-VEH-09  Where a Soldier is; NAM-VEH-10  of a Boat: if it is Water. */
static grog_rule may_call(const struct grog_match *m, const struct warfighter *w, const struct soldier *s,
                          unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    uint16_t word = (uint16_t)numbers_of(m, s->thing.card)[SQUAD_CALLED_TO];
    if (slot == 1 && !w->active)
        return R_TRN_32;
    if (word && !wf_keyword(m, w->location[slot].thing.card, word))
        return R_NAM_VEH_10;
    return wf_soldiers_at(w, space_of_slot(w, slot)) ? 0 : R_NAM_VEH_07;
}

/* NAM-VEH-06, NAM-ACT-107, CHT-VEH-09  Whoever calls it. */
WF_RARE void wf_list_vehicles(const struct grog_match *m, const struct grog_game *g, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++) {
        const struct soldier *s = &w->soldier[i];
        if (s->fate != WAITING || (s->part & PART_BROUGHT) || !grog_wants_of(l, VERB_CALL_VEHICLE, i + 1))
            continue;
        for (unsigned slot = 0; slot < LOCATIONS; slot++) {
            if (!w->location[slot].thing.live)
                continue;
            grog_rule verdict = may_call(m, w, s, slot);
            if (!grog_skips(l, verdict))
                grog_offer(l, grog_option(VERB_CALL_VEHICLE, i + 1, 0, 0, location_ref(w, slot)), verdict);
        }
    }
}

/* NAM-VEH-08, CHT-VEH-10  His counters into the cup; NAM-VEH-09, CHT-VEH-11  he can act at once. */
static void enter(struct grog_run *r, unsigned soldier, unsigned seat, unsigned space)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    struct soldier *s = &w->soldier[soldier];
    s->fate = IN_PLAY;
    s->place = (uint8_t)space;
    s->thing.owner = (uint8_t)seat;
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1)
            w->item[i].thing.owner = (uint8_t)seat;
    w->cup[soldier] = COUNTERS_EACH;
    struct grog_frame about = { .proc = PROC_READY, .seat = (uint8_t)seat, .actor = soldier_ref(w, soldier) };
    s->xp = (uint8_t)grog_value(r->m, r->g, VALUE_STARTING_XP, &about, NULL);
    wf_give_counters(r, soldier);
    s->actions = (uint8_t)wf_actions_of(r->m, r->g, soldier);
    TELL(TOLD_CALLED, soldier_ref(w, soldier), wf_location_at(w, space));
}

/* actor: the Vehicle; target: the Location.  NAM-VEH-29  Who comes with it. */
enum grog_flow wf_call_vehicle(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CALL_VEHICLE);
    struct warfighter *w = wf(r->g);
    unsigned vehicle = grog_ref_slot(f->actor), space = space_of_slot(w, grog_ref_slot(f->target));
    enter(r, vehicle, f->seat, space);
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)
        if (w->soldier[i].fate == WAITING && wf_comes_with(r->m, w, vehicle, i))
            enter(r, i, f->seat, space);
    return GROG_DONE;
}

/* NAM-VEH-11, CHT-VEH-12, CHT-VEH-33  One counter more on each; NAM-VEH-12..14, CHT-VEH-13..17  at its Limit it
 * leaves, with all that it has. */
void wf_count_vehicle_turns(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    struct grog_frame about = { .seat = GROG_NOBODY };
    EACH_SOLDIER(w, i) {
        struct soldier *s = &w->soldier[i];
        if (!wf_must_be_called(r->m, s->thing.card))
            continue;
        s->turns++;
        TELL_AMOUNT(TOLD_TURNS, s->turns, soldier_ref(w, i));
        if (s->turns >= numbers_of(r->m, s->thing.card)[SQUAD_TURN_LIMIT])
            wf_leave(r, &about, i, GONE);
    }
}
