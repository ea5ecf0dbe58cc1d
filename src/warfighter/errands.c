/* SPDX-License-Identifier: MIT */
/* errands.c -- Escort and Rescue Missions: Soldiers whom the Mission is about.
 *
 * Both are fields of the Mission card.  Who is escorted is named there; who is rescued the lot says at the deal, of the
 * Soldiers of each listed kind that are on the team. */
#include "common.h"
#include "before.h"
#include "errands.h"
#include "goals.h"
#include "objective.h"
#include "optional_rules.h"
#include "outfit.h"
#include "tables.h"
#include "team.h"
#include "vehicles.h"

/* ---- before the Mission ------------------------------------------------------------ */

static int of_kind(const struct grog_match *m, const struct grog_listed *at, unsigned n, int16_t kind)
{
    int found = 0;
    for (unsigned i = 0; i < n; i++)
        found += !wf_is_picked(m, at, i) && wf_can_be_rescued(grog_card(m, at[i].card), kind);
    return found;
}

/* Is it on the team's list, or printed on a card of it? */
static bool has_card(const struct grog_match *m, const struct grog_listed *at, unsigned n, uint16_t card)
{
    for (unsigned i = 0; i < n; i++) {
        bool soldier = is_soldier(kind_of(m, at[i].card));
        const int16_t *printed = numbers_of(m, at[i].card) + (soldier ? SOLDIER_PRINTED : 0);
        for (int k = 0; soldier && k < printed[0]; k++)
            if (wf_listed(printed, k).card == card)
                return true;
        if (at[i].card == card)
            return true;
    }
    return false;
}

static bool delivery_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    uint16_t wanted = wf_wanted_at(m, wf_objective_card(m));
    if (!wanted || has_card(m, at, n, wanted))
        return true;
    grog_fail(why, 0, "%s must be bought for somebody: it is to be delivered (CHT-OBJ-15)", grog_card(m, wanted)->name);
    return false;
}

/* NAM-MSN-17, CHT-MSN-02  Who is escorted is bought; NAM-MSN-24, NAM-MSN-25, CHT-MSN-13, CHT-MSN-14  and so are those
 * who are rescued. */
bool wf_errand_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    uint16_t escorted = (uint16_t)wf_mission_numbers(m)[MISSION_ESCORTS];
    const int16_t *kinds = wf_mission_numbers(m) + MISSION_RESCUES;
    bool found = !escorted;
    for (unsigned i = 0; i < n; i++)
        found = found || at[i].card == escorted;
    if (!found) {
        grog_fail(why, 0, "%s must be on the team (NAM-MSN-17)", grog_card(m, escorted)->name);
        return false;
    }
    for (int i = 0; i < kinds[0]; i++) {
        int wanted = 0;
        for (int k = 0; k < kinds[0]; k++)
            wanted += kinds[1 + k] == kinds[1 + i];
        if (of_kind(m, at, n, kinds[1 + i]) >= wanted)
            continue;
        grog_fail(why, 0, "a Soldier who is to be rescued is missing: %s (NAM-MSN-24)",
                  wf_card_kinds[kinds[1 + i]].name);
        return false;
    }
    return delivery_fits(m, at, n, why);
}

/* The Soldiers of a kind whom nothing is the matter with; how many. */
static unsigned free_of_kind(const struct grog_match *m, const struct warfighter *w, int16_t kind,
                             unsigned out[SOLDIERS])
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        if (wf_can_be_rescued(grog_card(m, w->soldier[i].thing.card), kind) && !w->soldier[i].part)
            out[n++] = i;
    return n;
}

/* At the deal.  NAM-SET-41, CHT-MSN-15  They start in the Objective. */
void wf_set_errand(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    const int16_t *kinds = wf_mission_at(r->m, w) + MISSION_RESCUES;
    unsigned found[SOLDIERS];
    for (int k = 0; k < kinds[0]; k++) {
        unsigned n = free_of_kind(r->m, w, kinds[1 + k], found), lot = 0;
        if (!n)
            continue;
        if (n > 1)
            lot = grog_dice_below(grog_chance(r), n);   /* NAM-MSN-24, CHT-MSN-13  at random */
        struct soldier *s = &w->soldier[found[lot]];
        s->part = PART_RESCUE | PART_HELD;
        s->place = w->objective;
        if (s->follower) {                              /* WF-K9-05  and his K9 with him */
            w->soldier[s->follower - 1].part = PART_HELD;
            w->soldier[s->follower - 1].place = w->objective;
        }
    }
}

/* ---- in the Mission ------------------------------------------------------------------ */

/* NAM-MSN-27, CHT-MSN-16  Is he still to be found? */
bool wf_is_held_there(const struct soldier *s) { return s->part & PART_HELD; }

static int with_part(const struct warfighter *w, unsigned part)
{
    int n = 0;
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)
        n += (w->soldier[i].part & part) != 0;
    return n;
}

/* NAM-MSN-21, NAM-MSN-22, CHT-MSN-04, CHT-MSN-05  Where who is escorted has to come. */
static unsigned goal(const struct warfighter *w) { return w->way & FROM_OBJECTIVE ? 1 : w->objective; }

/* Has all that the Mission is about come where it should? */
bool wf_errand_is_done(const struct grog_match *m, const struct warfighter *w)
{
    return !wf_mission_at(m, w)[MISSION_ESCORTS] || with_part(w, PART_ARRIVED);
}

/* A Soldier has Moved. */
void wf_has_come(struct grog_run *r, struct soldier *s)
{
    struct warfighter *w = wf(r->g);
    int needed = wf_mission_at(r->m, w)[MISSION_RESCUED];
    if (s->place == w->objective && !(s->part & PART_RESCUE))
        for (unsigned i = 0; i < SOLDIERS; i++)
            w->soldier[i].part &= (uint8_t)~PART_HELD;
    if ((s->part & PART_RESCUE) && s->place == 1)
        s->part |= PART_SAVED;
    if (needed && with_part(w, PART_SAVED) >= needed)            /* NAM-MSN-29, CHT-MSN-17  enough have come back */
        wf_complete_by_card(r);
    if ((uint16_t)wf_mission_at(r->m, w)[MISSION_ESCORTS] == s->thing.card && s->place == goal(w)) {
        s->part |= PART_ARRIVED;
        wf_check_won(r);
    }
    wf_check_delivered(r);
}

/* NAM-MSN-20, CHT-MSN-03  Who is escorted has left; NAM-MSN-30, CHT-MSN-18  too few can still be rescued. */
void wf_has_gone(struct grog_run *r, const struct soldier *s)
{
    const struct warfighter *w = const_wf(r->g);
    int needed = wf_mission_at(r->m, w)[MISSION_RESCUED], left = 0;
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)
        left += (w->soldier[i].part & PART_SAVED)
             || ((w->soldier[i].part & PART_RESCUE) && w->soldier[i].fate == IN_PLAY);
    if ((uint16_t)wf_mission_at(r->m, w)[MISSION_ESCORTS] == s->thing.card || left < needed)
        wf_fail(r);
}
