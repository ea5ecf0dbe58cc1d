/* SPDX-License-Identifier: MIT */
/* stress.c -- Stress cards, which lie in the Action deck and are played by whoever draws them.
 *
 * A card that is drawn waits, among the Events, for the draw to be done.  It is somebody's from then on: of who has
 * drawn it, and of who suffers it when that is known. */
#include "common.h"
#include "eras.h"
#include "frame.h"
#include "stress.h"
#include "team.h"

static bool is_for(const struct grog_match *m, uint16_t card, uint16_t soldier)
{
    const int16_t *nations = numbers_of(m, card) + STRESS_NATIONS;
    for (int i = 0; i < nations[0]; i++)
        if (wf_is_of_nation(m, soldier, (uint16_t)nations[1 + i]))
            return true;
    return !nations[0];
}

/* WF-STR-01, WF-STR-02  Where one of those is on the team whom it is for. */
bool wf_uses_stress(const struct grog_match *m, uint16_t card)
{
    struct grog_listed at[TEAM_ROOM];
    for (unsigned i = wf_team_cards(m, at); numbers_of(m, card)[STRESS_NATIONS] && i-- > 0;)
        if (is_soldier(kind_of(m, at[i].card)) && is_for(m, card, at[i].card))
            return true;
    return false;
}

/* WF-STR-03  It waits until the draw is done; WF-STR-07: of one whom it is not for, it is discarded. */
bool wf_meet_stress(struct grog_run *r, unsigned soldier, uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    const struct soldier *s = &w->soldier[soldier];
    bool his = is_for(r->m, card, s->thing.card);
    uint16_t ref = his ? grog_thing_new(r, ARRAY_EVENT, card, s->thing.owner) : 0;
    TELL(his ? TOLD_STRESS : TOLD_NO_STRESS, soldier_ref(w, soldier), card);
    if (!ref) {
        grog_put(r, ZONE_ACTION_DISCARDS, 0, card);
        return his;
    }
    struct event *e = &w->event[grog_ref_slot(ref)];
    e->flags = EVENT_WAITS;
    e->by = (uint8_t)(soldier + 1);
    w->special |= SPECIAL_WAITS;
    return true;
}

/* ---- who suffers it ---------------------------------------------------------------- */

/* WF-STR-08  Only Soldiers of the company suffer Stress. */
static bool can_suffer(const struct grog_match *m, const struct warfighter *w, const struct event *e, unsigned i)
{
    GROG_ASSERT(i < SOLDIERS);
    bool drawer = numbers_of(m, e->thing.card)[STRESS_AFFECTS] == AFFECTS_DRAWER;
    return in_play(&w->soldier[i]) && (drawer ? e->by == i + 1 : is_for(m, e->thing.card, w->soldier[i].thing.card));
}

static unsigned sufferers(const struct grog_match *m, const struct warfighter *w, const struct event *e)
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        n += can_suffer(m, w, e, i);
    return n;
}

/* The nth of them, from 0. */
static unsigned sufferer(const struct grog_match *m, const struct warfighter *w, const struct event *e, unsigned nth)
{
    EACH_SOLDIER(w, i)
        if (can_suffer(m, w, e, i) && !nth--)
            return i;
    return SOLDIERS;
}

static const struct event *event_of(const struct grog_game *g, const struct grog_frame *f)
{
    return &const_wf(g)->event[grog_ref_slot(f->with)];
}

void wf_list_stressed(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)seat;
    EACH_SOLDIER(w, i)
        if (can_suffer(m, w, event_of(g, &g->frame[g->depth - 1]), i))
            grog_offer(l, grog_option(VERB_CHOOSE_SOLDIER, 0, soldier_ref(w, i), 0, 0), 0);
}

void wf_list_stress(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t ref = g->frame[g->depth - 1].with;
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_SUFFER, 0, ref, 0, 0), 0);
    grog_offer(l, grog_option(VERB_AVOID, 0, ref, 0, 0), 0);
}

/* ---- playing it ------------------------------------------------------------------------ */

/* WF-STR-09  Done with, it goes to the Action discards. */
static void discard(struct grog_run *r, uint16_t ref)
{
    if (!grog_thing_at(r->m, r->g, ref))
        return;
    grog_put(r, ZONE_ACTION_DISCARDS, 0, grog_thing_at(r->m, r->g, ref)->card);
    grog_thing_free(r, ref);
}

/* Who was asked, if he is still to be asked; else those in play. */
static unsigned seats_for(struct grog_run *r, const struct event *e)
{
    unsigned owner = e->thing.owner, seats = wf_seats_in_play(r->m, const_wf(r->g));
    return seats >> owner & 1 ? 1u << owner : seats;
}

const struct grog_step wf_stress_steps[] = {
    STARTS, [STRESS_WHO] = ASKS("who", R_STR_08, ASK_STRESSED), [STRESS_CHOICE] = ASKS("choice", R_STR_05, ASK_STRESS),
    [STRESS_PAY] = CALLS("pay", R_STR_05, PROC_PAY_XP), [STRESS_EFFECT] = AT_POINT("effect", R_STR_03),
};

/* It is somebody's; whoever is asked about it, it is still there. */
static bool stress_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->with || grog_ref_array(f->with) != ARRAY_EVENT || (f->step == STRESS_EFFECT && !f->actor))
        return false;
    return wf_is_live(m, w, f->with) && kind_of(m, w->event[grog_ref_slot(f->with)].thing.card) == OF_STRESS;
}

const struct wf_rests wf_stress_rests = {
    .fits = stress_fits,
    .point = { [STRESS_EFFECT] = POINT_STRESSED },
    .hands = { [STRESS_PAY] = { NONE, NONE, NONE, NONE } },
};

/* WF-STR-04..06  with: the card; actor: who suffers it, first the ill, then the good of it. */
enum grog_flow wf_stress(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_STRESS);
    const struct warfighter *w = const_wf(r->g);
    struct event *e = &wf(r->g)->event[grog_ref_slot(f->with)];
    const int16_t *n = numbers_of(r->m, e->thing.card);
    unsigned lot;
    BEGIN;
    if (!sufferers(r->m, w, e)) {
        discard(r, f->with);
        return GROG_DONE;
    }
    if (n[STRESS_AFFECTS] == AFFECTS_CHOSEN && sufferers(r->m, w, e) > 1) {
        ASK(STRESS_WHO, ASK_STRESSED, seats_for(r, e));
        e->by = (uint8_t)(r->answer.seat == GROG_NOBODY ? sufferer(r->m, w, e, 0) + 1
                                                       : grog_ref_slot(r->answer.option.object[0]) + 1);
    } else {
        lot = n[STRESS_AFFECTS] == AFFECTS_RANDOM && sufferers(r->m, w, e) > 1
            ? grog_dice_below(grog_chance(r), sufferers(r->m, w, e)) : 0;
        e->by = (uint8_t)(sufferer(r->m, w, e, lot) + 1);
    }
    f->actor = soldier_ref(w, e->by - 1u);
    TELL(TOLD_SUFFERS, f->actor, e->thing.card);
    if (n[STRESS_AVOID] && wf_team_xp(w) >= (unsigned)n[STRESS_AVOID]) {
        ASK(STRESS_CHOICE, ASK_STRESS, seats_for(r, e));
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_AVOID) {
            TELL(TOLD_AVOIDS, e->thing.card);
            CALL(STRESS_PAY, .proc = PROC_PAY_XP, .seat = r->answer.seat, .pending = { n[STRESS_AVOID] });
            discard(r, f->with);                        /* WF-STR-05: all of it */
            return GROG_DONE;
        }
    }
    e->flags = 0;
    REACH(STRESS_EFFECT, POINT_STRESSED);               /* WF-STR-06  its effect and its benefit */
    discard(r, f->with);
    END;
}

/* WF-STR-10  One more Action in the next Soldier Turn. */
void wf_act_later(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)f, (void)e;
    struct soldier *s = whom && grog_ref_array(whom) == ARRAY_SOLDIER ? wf_soldier(r, whom) : NULL;
    if (!s || !in_play(s) || !wf_traits(kind_of(r->m, s->thing.card)).acts)        /* WF-K9-09  nothing gives it any */
        return;
    s->later = (uint8_t)(s->later + amount > 9 ? 9 : s->later + amount);
    TELL_AMOUNT(TOLD_LATER, s->later, whom);
}
