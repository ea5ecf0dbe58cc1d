/* SPDX-License-Identifier: MIT */
/* night_activity.c -- Night Activity: what the Hostiles hear by themselves, the alarm, and the enemy's mobilization.
 *
 * A step of the Hostile Turn, around the one in which Suppress counters go (WF-SHW-178): what is done before it is in
 * wf_night_falls, what is done behind it, when the enemy is On Alert, in wf_mobilize. */
#include "common.h"
#include "awareness.h"
#include "band.h"
#include "before.h"
#include "hostiles.h"
#include "noise.h"
#include "team.h"

/* ---- Adjust Noise Counter ---------------------------------------------------- */

/* WF-SHW-181, WF-SHW-182  What it has for the Range of a Soldier: the highest of several. */
static int search_of(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_SEARCH;
    int most = 0, least = 0;
    for (int i = 0; i < table[0]; i++) {
        struct wf_level row = wf_level(table, i);
        EACH_SOLDIER(w, k)
            if ((int)apart(w, h->place, w->soldier[k].place) == row.at) {
                most = row.is > most ? row.is : most;
                least = row.is < least ? row.is : least;
            }
    }
    if (least < 0)                                      /* WF-SHW-184  the lowest, if below 0 */
        return least;
    return most;
}

static int searches(const struct grog_match *m, const struct warfighter *w)
{
    int n = 0;
    EACH_HOSTILE(w, i)
        if (!wf_is_target(m, &w->hostile[i]) && wf_leads(w, i))
            n += search_of(m, w, &w->hostile[i]);       /* WF-SHW-183  all are added up */
    return n;
}

/* WF-SHW-20, WF-SHW-21  The right-most card that lies; the Objective if it is active. */
static unsigned right_most(const struct warfighter *w)
{
    unsigned most = 1;
    for (unsigned i = 1; i < EXTRACTION; i++)
        if (w->location[i].thing.live && (i > 1 || w->active) && space_of_slot(w, i) > most)
            most = space_of_slot(w, i);
    return most;
}

/* WF-SHW-17, WF-SHW-22  By bands of spaces; beyond the last, that one. */
static int activity(const struct grog_match *m, const struct warfighter *w)
{
    const int16_t *table = wf_mission_numbers(m) + MISSION_ACTIVITY;
    int space = (int)right_most(w), n = 0;
    for (int i = table[0]; i-- > 0; )
        if (i == table[0] - 1 || space <= wf_level(table, i).at)
            n = wf_level(table, i).is;
    return n;
}

/* WF-SHW-18, WF-SHW-19, WF-SHW-185, WF-SHW-186  All of it together. */
int wf_noise_to_come(const struct grog_match *m, const struct warfighter *w)
{
    return searches(m, w) - activity(m, w);
}

void wf_night_falls(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    TELL(TOLD_NIGHT, 0);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].awareness == PAUSES)
            wf_is_unaware(r, hostile_ref(w, i));        /* WF-SHW-179  Pauses turns to Unaware */
    wf_advance_alarms(r);                               /* WF-SHW-180  all get 1 space further */
    wf_move_noise(r, wf_noise_to_come(r->m, w));
}

/* ---- On Alert ---------------------------------------------------------------- */

/* WF-SHW-195, WF-SHW-200, WF-SHW-202  One of those that are left; WF-VEH-08  and may come. */
static void send_reaction(struct grog_run *r, unsigned space)
{
    const struct warfighter *w = const_wf(r->g);
    uint16_t left[REACTION_ROOM], n = 0;
    for (unsigned i = 1; i <= w->reaction[0]; i++)
        if (wf_comes_up(r->m, r->g, w->reaction[i]))
            left[n++] = w->reaction[i];
    if (!n)
        return;
    uint16_t card = left[grog_dice_below(grog_chance(r), n)];
    grog_remove(r, ZONE_REACTION, 0, card);
    wf_enter_hostile(r, card, space, false);
}

static void mobilize_up_to(struct grog_run *r, unsigned space)
{
    struct warfighter *w = wf(r->g);
    for (unsigned at = w->mobilized + 1u; at <= space; at++)
        TELL(TOLD_MOBILIZED, (uint16_t)at);
    w->mobilized = (uint8_t)space;                      /* WF-SHW-64  so far they are marked */
}

/* WF-SHW-194, WF-SHW-204  In the Locations that are mobilized everybody is Aware. */
static void wake_mobilized(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place <= w->mobilized)
            wf_becomes_aware(r, hostile_ref(w, i));
}

void wf_mobilize(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    if (!w->alert)
        return;
    if (!w->mobilized) {                                /* WF-SHW-192: the first time */
        mobilize_up_to(r, 2);                           /* WF-SHW-193  two Locations at first */
        wake_mobilized(r);
        send_reaction(r, 2);
        /* In the confusion the Noise dies down, once. */
        wf_move_noise(r, -wf_mission_numbers(r->m)[MISSION_CONFUSION]);      /* WF-SHW-23, WF-SHW-197 */
        return;
    }
    if (w->mobilized < w->objective) {                  /* WF-SHW-203  not beyond the Objective */
        mobilize_up_to(r, w->mobilized + 1u);           /* WF-SHW-198, WF-SHW-199  then one Location a Turn */
        send_reaction(r, w->mobilized);
    }
    wake_mobilized(r);
}
