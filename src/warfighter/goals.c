/* SPDX-License-Identifier: MIT */
/* goals.c -- what completes an Objective: all that its card lists; and several Objectives in one path.
 *
 * The last Objective of a Mission is location 1, as always.  Others lie beside the path until it has come to their
 * spaces; what is Activated there is a card of the path then (NAM-ACT-96: before, it is as if it were not there). */
#include "common.h"
#include "before.h"
#include "fortification.h"
#include "goals.h"
#include "objective.h"
#include "team.h"
#include "types.h"

/* ---- several of them --------------------------------------------------------------- */

static const int16_t *others(const struct grog_match *m, const struct warfighter *w)
{
    return wf_mission_at(m, w) + MISSION_OTHERS;
}

uint16_t wf_objective_for(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    const int16_t *list = others(m, w);
    for (int i = 0; i < list[0]; i++)
        if (wf_listed(list, i).n == (int)space)
            return wf_listed(list, i).card;
    return 0;
}

unsigned wf_objectives(const struct grog_match *m, uint16_t card[1 + OTHERS_ROOM])
{
    const int16_t *list = wf_mission_numbers(m) + MISSION_OTHERS;
    card[0] = wf_objective_card(m);
    for (int i = 0; i < list[0]; i++)
        card[1 + i] = wf_listed(list, i).card;
    return 1u + (unsigned)list[0];
}

/* NAM-MSN-38  They lie where the Mission card says. */
void wf_set_out_objectives(struct grog_run *r)
{
    const int16_t *list = others(r->m, const_wf(r->g));
    for (int i = 0; i < list[0]; i++)
        grog_put(r, ZONE_SET_OUT, 0, wf_listed(list, i).card);
}

bool wf_objectives_fit(const struct grog_match *m, struct grog_error *why)
{
    const int16_t *list = wf_mission_numbers(m) + MISSION_OTHERS;
    uint16_t type[TYPES_MOST];
    for (unsigned i = list[0] ? wf_types(m, type) : 0; i-- > 0;)
        if (numbers_of(m, type[i])[TYPE_LAYS]) {
            grog_fail(why, 0, "%s: its path has one Objective (NAM-MSN-38)", grog_card(m, type[i])->name);
            return false;
        }
    for (int i = 0; i < list[0]; i++) {
        uint16_t card = wf_listed(list, i).card;
        bool twice = card == wf_objective_card(m);
        for (int k = 0; k < i; k++)
            twice = twice || wf_listed(list, k).card == wf_listed(list, i).card
                          || wf_listed(list, k).n == wf_listed(list, i).n;
        if (!twice && wf_listed(list, i).n < wf_objective_space(m))
            continue;
        grog_fail(why, 0, "%s: each Objective once, in a space of its own before the last (NAM-MSN-38)",
                  grog_card(m, card)->name);
        return false;
    }
    return true;
}

bool wf_is_objective(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    return slot == 1 || (w->location[slot].thing.live && kind_of(m, w->location[slot].thing.card) == OF_OBJECTIVE);
}

/* NAM-MSN-41  Every one of them. */
bool wf_all_completed(const struct grog_match *m, const struct warfighter *w)
{
    int done = 0;
    if (!(w->location[1].flags & LOCATION_COMPLETED))
        return false;
    for (unsigned i = 1; i < LOCATIONS; i++)
        done += wf_is_objective(m, w, i) && (w->location[i].flags & LOCATION_COMPLETED);
    return done > others(m, w)[0];
}

/* WF-TRN-32  A Hostile in an Objective that is not active cannot be Attacked; NAM-ACT-90  unless a Setting allows it,
 * NAM-MSN-28, CHT-MSN-16  or somebody is there already; what is to be Destroyed there, in no case. */
bool wf_shuts_out(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    if (wf_is_target(m, h))
        return true;
    return !wf_soldiers_at(w, w->objective) && !wf_said(m, &w->game, VALUE_INACTIVE_ATTACKED);
}

/* ---- what it wants -------------------------------------------------------------------- */

static bool is_active(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    return (slot != 1 || w->active) && !(w->location[slot].flags & LOCATION_WAITS);     /* its Hostiles are to come */
}

/* WF-OBJ-06  Nothing is left of what the Objective wants destroyed. */
static bool is_destroyed(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    EACH_HOSTILE(w, i)
        if (wf_is_target(m, &w->hostile[i]) && w->hostile[i].place == space_of_slot(w, slot))
            return false;
    return true;
}

/* WF-OBJ-10, WF-OBJ-11  Every marked Hostile is gone, wherever it was, and none at all is in the Objective. */
static bool is_eliminated(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    EACH_HOSTILE(w, i)
        if (w->hostile[i].flags & HOSTILE_MARKED)
            return false;
    return is_destroyed(m, w, slot) && wf_space_is_clear(m, w, space_of_slot(w, slot));
}

/* CHT-OBJ-05  Whatever the card lists, all of it; what is about the end of a Soldier Turn, then. */
static bool is_met(const struct grog_match *m, const struct warfighter *w, unsigned slot, bool at_end)
{
    GROG_ASSERT(slot < LOCATIONS);
    const int16_t *n = wf_objective_in(m, w, slot);
    const struct location *l = &w->location[slot];
    bool wants = n[OBJECTIVE_ELIMINATE] || n[OBJECTIVE_DESTROY] || n[OBJECTIVE_KEEP_CLEAR] || n[OBJECTIVE_DELIVER]
              || n[OBJECTIVE_PRESENT_DIES];
    return wants && is_active(w, slot)
        && (!n[OBJECTIVE_ELIMINATE] || (at_end && is_eliminated(m, w, slot)))
        && (!n[OBJECTIVE_DESTROY] || is_destroyed(m, w, slot))
        && l->clear >= n[OBJECTIVE_KEEP_CLEAR]
        && (!n[OBJECTIVE_DELIVER] || (l->flags & LOCATION_DELIVERED))
        && (!n[OBJECTIVE_PRESENT_DIES] || (l->flags & LOCATION_PRESENT_GONE));
}

/* Those that have what they want; a bit a slot. */
static unsigned met(const struct grog_match *m, const struct warfighter *w, bool at_end)
{
    unsigned slots = 0, end = others(m, w)[0] ? LOCATIONS : 2;      /* no others are listed: the last alone */
    for (unsigned i = 1; i < end; i++)
        if (wf_is_objective(m, w, i) && is_met(m, w, i, at_end))
            slots |= 1u << i;
    return slots;
}

static void complete_all(struct grog_run *r, unsigned slots)
{
    for (unsigned i = 1; i < LOCATIONS && !r->g->over; i++)
        if (slots >> i & 1)
            wf_complete(r, i);
}

static void check_all(struct grog_run *r, bool at_end) { complete_all(r, met(r->m, const_wf(r->g), at_end)); }

int16_t wf_met_so_far(const struct grog_match *m, const struct warfighter *w) { return (int16_t)met(m, w, true); }

/* WF-OBJ-22  What the last Action has done; what was done before it waits in vain for the end of the Turn. */
void wf_check_last_action(struct grog_run *r, int16_t before)
{
    complete_all(r, met(r->m, const_wf(r->g), true) & ~(unsigned)before);
}

void wf_check_destroyed(struct grog_run *r)  { check_all(r, false); }

/* NAM-OBJ-07..10, CHT-OBJ-12..14  One Turn more without a Hostile there, or none of them counts.  Nobody need be in
 * it; before it is Activated it is not counted. */
static void count_clear_turns(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    for (unsigned i = 1; i < LOCATIONS; i++) {
        struct location *l = &w->location[i];
        if (!wf_is_objective(r->m, w, i) || !wf_objective_in(r->m, w, i)[OBJECTIVE_KEEP_CLEAR] || !is_active(w, i))
            continue;
        bool clear = wf_space_is_clear(r->m, w, space_of_slot(w, i));
        uint8_t before = l->clear;
        l->clear = (uint8_t)(clear ? l->clear + (l->clear < 99) : 0);
        if (l->clear != before)
            TELL_AMOUNT(TOLD_CLEAR, l->clear, l->thing.card);
    }
}

void wf_judge_turn(struct grog_run *r)
{
    count_clear_turns(r);
    check_all(r, true);
}

static bool is_in_play(const struct warfighter *w, uint16_t card)
{
    EACH_HOSTILE(w, i)
        if (w->hostile[i].thing.card == card)
            return true;
    return false;
}

/* CHT-OBJ-11  With the named Hostile the Objective is completed at once. */
void wf_has_died(struct grog_run *r, uint16_t card)
{
    struct warfighter *w = wf(r->g);
    if (!wf_presents(r->m, card) || (!w->active && grog_holds(w->set_out, card)) || is_in_play(w, card))
        return;                                         /* CHT-OBJ-11  another of its sort; it is still to come */
    for (unsigned i = 1; i < LOCATIONS; i++) {
        const int16_t *n = wf_is_objective(r->m, w, i) ? wf_objective_in(r->m, w, i) : NULL;
        if (n && (uint16_t)n[OBJECTIVE_PRESENT] == card && n[OBJECTIVE_PRESENT_DIES])
            w->location[i].flags |= LOCATION_PRESENT_GONE;
    }
    check_all(r, false);
}

static bool has_item(const struct warfighter *w, unsigned space, uint16_t card)
{
    EACH_ITEM(w, i)
        if (w->item[i].thing.card == card && w->item[i].holder && in_play(&w->soldier[w->item[i].holder - 1])
            && w->soldier[w->item[i].holder - 1].place == space)
            return true;
    return false;
}

/* CHT-OBJ-16  Somebody is there with it. */
void wf_check_delivered(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    for (unsigned i = 1; i < LOCATIONS && !grog_unused(&w->location[i].thing); i++) {
        uint16_t wanted = wf_is_objective(r->m, w, i)
                        ? (uint16_t)wf_objective_in(r->m, w, i)[OBJECTIVE_DELIVER] : 0;
        if (!wanted || !is_active(w, i) || !has_item(w, space_of_slot(w, i), wanted))
            continue;
        w->location[i].flags |= LOCATION_DELIVERED;
        check_all(r, false);
    }
}
