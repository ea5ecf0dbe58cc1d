/* SPDX-License-Identifier: MIT */
/* awareness.c -- what Hostiles know of the team, and the Going For Alarm Track.
 *
 * What always holds here:
 *   (1) a Hostile card is Aware, or has one counter: Unaware, Pauses or Going For Alarm;
 *   (2) the twin of a Going For Alarm counter is its card's `alarm_space`; 0: it has come to the end of the Track;
 *   (3) once the enemy is On Alert no counter is placed any more: whoever would get one is Aware. */
#include "common.h"
#include "awareness.h"
#include "band.h"
#include "hostiles.h"
#include "turn.h"

static struct hostile *hostile_at(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    return &wf(r->g)->hostile[grog_ref_slot(ref)];
}

/* ---- the counters on a card ------------------------------------------------ */

void wf_is_unaware(struct grog_run *r, uint16_t ref)
{
    hostile_at(r, ref)->awareness = UNAWARE;            /* WF-SHW-60, WF-SHW-85  it knows of nobody */
    wf_tell_band(wf(r->g), hostile_at(r, ref));
    TELL(TOLD_UNAWARE, ref);
}

/* WF-SHW-190  All its counters go; WF-SHW-102: and it aims at somebody. */
void wf_becomes_aware(struct grog_run *r, uint16_t ref)
{
    struct warfighter *w = wf(r->g);
    struct hostile *h = hostile_at(r, ref);
    if (wf_knows(h))
        return;
    h->awareness = AWARE;
    h->alarm_space = 0;
    h->flags &= (uint8_t)~HOSTILE_FRESH;
    TELL(TOLD_AWARE, ref);
    if (!h->target)
        wf_aim(r, h);
    if (!h->band)
        return;
    wf_tell_band(w, h);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].band == h->band && !w->hostile[i].target)
            wf_aim(r, &w->hostile[i]);
}

static bool in_soldier_turn(const struct grog_game *g)
{
    return g->depth > 1 && g->frame[1].proc == PROC_SOLDIER_TURN;
}

/* Actions that were begun since the counters were last moved; outside of the Soldier Turn: those under way. */
static unsigned acts_under_way(const struct grog_game *g)
{
    if (in_soldier_turn(g))
        return (unsigned)g->frame[1].local[TURN_ACTS];
    unsigned n = 0;
    for (unsigned i = 1; i < g->depth; i++)
        n += g->frame[i].proc == PROC_FREE_ATTACK || g->frame[i].proc == PROC_FREE_MOVE;
    return n;
}

/* WF-SHW-173  Its counter is not moved by so many Actions: three at the most, a card in a card in an Action. */
static unsigned fresh_for(const struct hostile *h)
{
    return (h->flags & 32 ? 1u : 0u) + (h->flags & 128 ? 2u : 0u);
}

static void set_fresh(struct hostile *h, unsigned actions)
{
    unsigned n = actions < 3 ? actions : 3;
    h->flags &= (uint8_t)~HOSTILE_FRESH;
    h->flags = (uint8_t)(h->flags | (n & 1 ? 32 : 0) | (n & 2 ? 128 : 0));
}

static bool can_notice(const struct grog_run *r, uint16_t ref)
{
    struct grog_frame about = { .proc = PROC_PLACED, .seat = GROG_NOBODY, .actor = ref };
    return grog_value(r->m, r->g, VALUE_CAN_NOTICE, &about, NULL) > 0;
}

void wf_goes_for_alarm(struct grog_run *r, uint16_t ref)
{
    struct hostile *h = hostile_at(r, ref);
    if (!can_notice(r, ref))                            /* KW-038  who hears nothing notices nothing */
        return;
    if (wf(r->g)->alert) {                              /* WF-SHW-177, WF-SHW-190  On Alert it is Aware instead */
        wf_becomes_aware(r, ref);
        return;
    }
    if (wf_knows(h) || h->awareness == GOING_FOR_ALARM)         /* WF-SHW-166  it goes for it already */
        return;
    h->awareness = GOING_FOR_ALARM;                     /* WF-SHW-65: in place of the one that it had */
    int from = numbers_of(r->m, h->thing.card)[HOSTILE_ALARM];      /* WF-SHW-167, WF-SHW-171  where on the Track */
    h->alarm_space = (uint8_t)(from ? from : 1);
    set_fresh(h, acts_under_way(r->g));                 /* WF-SHW-173: not by this Action, nor by one before it */
    wf_tell_band(wf(r->g), h);
    TELL_AMOUNT(TOLD_GOES_FOR_ALARM, h->alarm_space, ref);
}

void wf_pauses(struct grog_run *r, uint16_t ref)
{
    struct hostile *h = hostile_at(r, ref);
    if (!can_notice(r, ref))                            /* KW-038  who hears nothing notices nothing */
        return;
    if (wf(r->g)->alert || h->awareness == PAUSES) {    /* WF-SHW-165, WF-SHW-190  On Alert, or if it Pauses already */
        wf_goes_for_alarm(r, ref);
        return;
    }
    if (h->awareness != UNAWARE)                        /* WF-SHW-166  who goes for the alarm goes on */
        return;
    h->awareness = PAUSES;                              /* WF-SHW-164  its counter is turned over */
    wf_tell_band(wf(r->g), h);
    TELL(TOLD_PAUSES, ref);
}

/* ---- the Track ------------------------------------------------------------- */

/* WF-SHW-172  In the Soldier Turn counters move when all that an Action has led to is over; else at once. */
void wf_count_action(struct grog_run *r)
{
    struct grog_frame *turn = &r->g->frame[1];
    if (!wf_said(r->m, r->g, VALUE_UNAWARE))
        return;
    if (in_soldier_turn(r->g))
        turn->local[TURN_ACTS] = (int16_t)(turn->local[TURN_ACTS] + (turn->local[TURN_ACTS] < 99));
    else
        wf_advance_alarms(r);
}

/* WF-SHW-173  One that a card gives outside of the Soldier Turn is counted when it is over. */
void wf_count_free(struct grog_run *r)
{
    if (in_soldier_turn(r->g))
        wf_count_action(r);
}

void wf_free_is_over(struct grog_run *r)
{
    if (!in_soldier_turn(r->g))
        wf_count_action(r);
}

/* WF-SHW-172  To Reload or to remove a Suppress is an Action, also if a card of the players' gives it: one, however
 * many it does it for, and none beside the Action that was paid for it. */
void wf_count_given(struct grog_run *r, const struct grog_frame *ability)
{
    const struct grog_frame *turn = &r->g->frame[1];
    bool turns = in_soldier_turn(r->g) && (turn->step == TURN_DOES || turn->step == TURN_HEARS);
    if (turns && ability->seat < r->m->seats && !acts_under_way(r->g))
        wf_count_action(r);
}

/* WF-SHW-188  The card keeps its counter; its twin is at the end of the Track. */
static void advance(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[slot];
    if (!h->alarm_space || !wf_leads(w, slot))
        return;
    unsigned fresh = fresh_for(h);
    if (fresh) {                                        /* WF-SHW-173  not by the Action that started it */
        set_fresh(h, fresh - 1);
        wf_tell_band(w, h);
        return;
    }
    if (wf_is_held(w, h))                               /* WF-SHW-174  not while Suppressed */
        return;
    h->alarm_space--;
    wf_tell_band(w, h);
    TELL_AMOUNT(TOLD_NEARS_ALARM, h->alarm_space, hostile_ref(const_wf(r->g), slot));
    if (!h->alarm_space)
        wf_sound_alarm(r);
}

/* WF-SHW-173, WF-SHW-180  Each by 1 space. */
void wf_advance_alarms(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_HOSTILE(w, i)
        advance(r, i);
    int first = w->loose[0], n = 0;
    for (unsigned i = 0; i < ALARM_SPACES; i++) {       /* WF-SHW-98, WF-SHW-152  counters without a card go on too */
        n += w->loose[i];
        w->loose[i] = i + 1 < ALARM_SPACES ? w->loose[i + 1] : 0;
    }
    if (n)
        TELL_AMOUNT(TOLD_LOOSE_NEARS, n - first, 0);
    if (first)
        wf_sound_alarm(r);
}

void wf_loosens_alarm(struct grog_run *r, uint16_t ref)
{
    struct hostile *h = hostile_at(r, ref);
    if (!h->alarm_space)
        return;
    unsigned at = h->alarm_space - 1u + fresh_for(h);   /* WF-SHW-173: so far back that it is then where it was */
    at = at < ALARM_SPACES ? at : ALARM_SPACES - 1u;
    wf(r->g)->loose[at]++;                              /* WF-SHW-98, WF-SHW-152  the card goes, its counter stays */
    TELL_AMOUNT(TOLD_LOOSE, h->alarm_space, ref);
    h->alarm_space = 0;
    h->flags &= (uint8_t)~HOSTILE_FRESH;
    wf_tell_band(wf(r->g), h);
}

/* WF-SHW-63  One counter for all of the enemy. */
void wf_sound_alarm(struct grog_run *r)
{
    if (wf(r->g)->alert)
        return;
    wf(r->g)->alert = 1;
    TELL(TOLD_ALERT, 0);
}
