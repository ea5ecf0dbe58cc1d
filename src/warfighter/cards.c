/* SPDX-License-Identifier: MIT */
/* cards.c -- hands, Actions and Experience Points: drawing, discarding and paying.
 *
 * A Location card in a hand is a card of that hand: it is counted and can be discarded. */
#include "common.h"
#include "awareness.h"
#include "cards.h"
#include "counters.h"
#include "fast.h"
#include "fatigue.h"
#include "field.h"
#include "frame.h"
#include "hand_to_hand.h"
#include "stress.h"

/* ---- drawing ------------------------------------------------------------- */

/* WF-ACD-33, WF-WND-02  Hand Size is the current Health. */
int wf_hand_size(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    int n = wf_health(m, &w->soldier[soldier]) + grog_value(m, g, VALUE_HAND_SIZE, &about, NULL);
    return n < 0 ? 0 : n > HAND_ROOM ? HAND_ROOM : n;
}

/* WF-SET-82  An empty deck is its discards, shuffled. */
static uint16_t draw_from(struct grog_run *r, unsigned deck, unsigned discards)
{
    if (!grog_pile_of(r->m, r->g, deck, 0)[0] && grog_pile_of(r->m, r->g, discards, 0)[0])
        TELL(TOLD_SHUFFLED, 0);
    return grog_draw(r, deck, 0);
}

/* WF-STR-03, WF-STR-07  A Stress card is played and not held, and none is drawn in its place; for whom it is not, it
 * is another card: not more than a pass through deck and discards.  0: nothing to hold. */
static WF_RARE uint16_t draw_past(struct grog_run *r, unsigned soldier, uint16_t card)
{
    const struct warfighter *w = const_wf(r->g);
    for (unsigned tries = w->actions[0] + w->action_discards[0]; card && kind_of(r->m, card) == OF_STRESS; tries--) {
        if (wf_meet_stress(r, soldier, card) || !tries)
            return 0;
        card = draw_from(r, ZONE_ACTIONS, ZONE_ACTION_DISCARDS);
    }
    return card;
}

/* WF-LOC-03, WF-SET-10  It is discarded, and a Location comes into the hand in its place. */
static void follow_marker(struct grog_run *r, unsigned soldier, uint16_t marker)
{
    uint16_t who = soldier_ref(const_wf(r->g), soldier);
    grog_put(r, ZONE_ACTION_DISCARDS, 0, marker);
    TELL(TOLD_MARKER, who, marker);
    uint16_t location = draw_from(r, ZONE_LOCATIONS, ZONE_LOCATION_DISCARDS);
    if (!location)
        return;
    grog_put(r, ZONE_HAND, soldier, location);
    TELL(TOLD_FINDS, who, location);
}

void wf_draw_card(struct grog_run *r, unsigned soldier)
{
    const struct warfighter *w = const_wf(r->g);
    if (w->hand[soldier][0] >= HAND_ROOM)
        return;
    uint16_t who = soldier_ref(w, soldier), card = draw_from(r, ZONE_ACTIONS, ZONE_ACTION_DISCARDS);
    if (card && kind_of(r->m, card) == OF_STRESS)
        card = draw_past(r, soldier, card);
    if (card && wf_is_fatigue(r->m, card)) {            /* NAM-ACT-04, NAM-ACT-26, NAM-SET-49: none in its place */
        grog_put(r, ZONE_ACTION_DISCARDS, 0, card);
        TELL(TOLD_TIRES, who, card);
        return;
    }
    if (card && kind_of(r->m, card) == OF_MARKER
        && !wf_said(r->m, r->g, VALUE_KEEPS_MARKERS)) { /* CHT-SET-30, NAM-SET-48  where it is a choice it is held */
        follow_marker(r, soldier, card);
        return;
    }
    if (!card)
        return;
    grog_put(r, ZONE_HAND, soldier, card);
    TELL(TOLD_DREW, who, card);
}

/* CHT-SET-30, CHT-ACT-11, NAM-SET-48, NAM-ACT-25  with: a Location Marker of his hand. */
enum grog_flow wf_follow_marker(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FOLLOW);
    grog_remove(r, ZONE_HAND, grog_ref_slot(f->actor), f->with);
    follow_marker(r, grog_ref_slot(f->actor), f->with);
    return GROG_DONE;
}

void wf_discard_card(struct grog_run *r, unsigned soldier, uint16_t card)
{
    grog_remove(r, ZONE_HAND, soldier, card);
    bool location = kind_of(r->m, card) == OF_LOCATION;
    grog_put(r, location ? ZONE_LOCATION_DISCARDS : ZONE_ACTION_DISCARDS, 0, card);
}

/* ---- Actions ------------------------------------------------------------- */

/* WF-TRN-02, WF-TRN-14, WF-SET-56  Unused Action counters, and no Suppress counter that binds them. */
grog_rule wf_may_act(const struct soldier *s, int actions)
{
    if (actions > 0 && s->suppress)
        return R_TRN_14;
    return s->actions < actions ? R_TRN_02 : 0;
}

void wf_spend_action(struct grog_run *r, unsigned soldier, int n)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    wf_count_flips(r, n < s->actions ? n : s->actions);
    if (n > 0)
        wf_count_action(r);
    s->actions = (uint8_t)(s->actions > n ? s->actions - n : 0);        /* what was used meanwhile may be among them */
    TELL_AMOUNT(TOLD_ACTIONS, s->actions, soldier_ref(const_wf(r->g), soldier));
    if (n <= 0 || !s->saved)
        return;
    lose_saved(s);                                      /* WF-HTH-13: he does something else */
    TELL_AMOUNT(TOLD_SETS_ASIDE, 0, soldier_ref(const_wf(r->g), soldier));
}

/* ---- Experience Points --------------------------------------------------- */

void wf_gain_xp(struct grog_run *r, unsigned soldier, int n)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    if (n <= 0)
        return;                                         /* WF-ATK-33  a value of 0 gives none */
    s->xp = (uint8_t)(s->xp + n > MOST_XP ? MOST_XP : s->xp + n);
    TELL_AMOUNT(TOLD_XP_GAINED, n, soldier_ref(const_wf(r->g), soldier));
    TELL_AMOUNT(TOLD_XP, s->xp, soldier_ref(const_wf(r->g), soldier));
}

void wf_pay_xp(struct grog_run *r, unsigned soldier, int n)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    s->xp = (uint8_t)(s->xp - n);
    TELL_AMOUNT(TOLD_PAYS_XP, n, soldier_ref(const_wf(r->g), soldier));
}

/* What is paid: Experience Points, or (NAM-CON-26) Body Count. */
static unsigned purse(const struct grog_match *m, const struct grog_frame *f, const struct soldier *s)
{
    switch (f->proc) {
    case PROC_PAY_BODIES:  return s->bodies;
    case PROC_PAY_COUNTER: return s->counter[grog_card(m, f->mode)->ordinal];
    default:               return f->local[PAY_OWN] && s->thing.owner != f->seat ? 0 : s->xp;
    }
}

/* The Soldier whom no choice is left to: the only one who has any, or (all of it is due) the first. */
static unsigned only_payer(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f, int due)
{
    unsigned payer = SOLDIERS, payers = 0, all = 0;
    EACH_SOLDIER(w, i) {
        unsigned has = purse(m, f, &w->soldier[i]);
        all += has;
        if (has)
            payer = payers++ ? payer : i;
    }
    return payers == 1 || (payers && (int)all <= due) ? payer : SOLDIERS;
}

static bool has_anybody(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    EACH_SOLDIER(w, i)
        if (purse(m, f, &w->soldier[i]))
            return true;
    return false;
}

static void pay_one(struct grog_run *r, const struct grog_frame *f, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    switch (f->proc) {
    case PROC_PAY_BODIES:
        s->bodies--;
        TELL_AMOUNT(TOLD_PAYS_BODIES, 1, soldier_ref(const_wf(r->g), soldier));
        return;
    case PROC_PAY_COUNTER:
        wf_gain_counters(r, s->counter, soldier_ref(const_wf(r->g), soldier), f->mode, -1);
        return;
    default: wf_pay_xp(r, soldier, 1);
    }
}

static uint8_t question_of(const struct grog_frame *f)
{
    return f->proc == PROC_PAY_BODIES ? ASK_PAY_BODIES : f->proc == PROC_PAY_COUNTER ? ASK_PAY_COUNTER : ASK_PAY_XP;
}

void wf_list_pay_xp(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    bool counter = f->proc == PROC_PAY_COUNTER;
    unsigned verb = counter ? VERB_PAYS_COUNTER : f->proc == PROC_PAY_BODIES ? VERB_PAYS_BODY : VERB_PAYS;
    (void)seat;
    EACH_SOLDIER(w, i)
        if (purse(m, f, &w->soldier[i]))
            grog_offer(l, grog_option(verb, i + 1, counter ? f->mode : 0, 0, 0), 0);
}

const struct grog_step wf_xp_steps[] = { STARTS, [XP_WHO] = ASKS("who", R_ACD_11, ASK_PAY_XP) };

const struct grog_local wf_xp_locals[] = { [PAY_OWN] = { "own", 0, 1 } };

const struct grog_step wf_bodies_steps[] = { STARTS, [XP_WHO] = ASKS("who", R_NAM_CON_26, ASK_PAY_BODIES) };

const struct grog_step wf_counter_steps[] = { STARTS, [XP_WHO] = ASKS("who", R_CHT_FLD_11, ASK_PAY_COUNTER) };

/* There are such counters to pay with. */
static bool counter_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->mode && kind_of(m, f->mode) == OF_COUNTER && wf_team_counters(m, w, f->mode) > 0;
}

const struct wf_rests wf_counter_rests = {
    .fits = counter_fits,
};

/* WF-ACD-11, WF-ACD-17, WF-ACD-29, CHT-FLD-11, CHT-FLD-13  Any Soldiers contribute Experience, Body Count or counters
 * of a word (mode); pending 0: how many are due. */
enum grog_flow wf_ask_xp(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PAY_XP || f->proc == PROC_PAY_BODIES || f->proc == PROC_PAY_COUNTER);
    const struct warfighter *w = const_wf(r->g);
    int16_t *due = &f->pending[0];
    unsigned payer;
    BEGIN;
    while (*due > 0 && has_anybody(r->m, w, f)) {
        payer = only_payer(r->m, w, f, *due);
        if (payer == SOLDIERS) {
            ASK(XP_WHO, question_of(f), f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, w));
            payer = SOLDIERS;
            if (r->answer.seat != GROG_NOBODY)
                payer = r->answer.option.actor - 1u;
            EACH_SOLDIER(w, i)
                if (payer == SOLDIERS && purse(r->m, f, &w->soldier[i]))
                    payer = i;
        }
        pay_one(r, f, payer);
        --*due;
    }
    END;
}

/* ---- discarding ---------------------------------------------------------- */

/* WF-MOV-06, WF-MOV-07, WF-TRN-28  A Player Soldier's own hand; for others those of all Player Soldiers.
 * `played`: a card of it that is being played. */
int wf_cards_to_discard(const struct warfighter *w, const struct grog_match *m, unsigned soldier, uint16_t played)
{
    GROG_ASSERT(soldier < SOLDIERS);
    int n = 0;
    if (kind_of(m, w->soldier[soldier].thing.card) == OF_PLAYER)
        return w->hand[soldier][0] - (played != 0);
    EACH_SOLDIER(w, i)
        n += w->hand[i][0];
    return n - (played != 0);
}

bool wf_can_pay_cards(const struct grog_match *m, const struct warfighter *w, unsigned soldier, int n)
{
    return n <= 0 || wf_cards_to_discard(w, m, soldier, 0) >= n;
}

/* For whom cards are discarded: the Soldier of an effect's target, or whose doing it is. */
static unsigned discards_for(const struct warfighter *w, const struct grog_frame *f)
{
    if (f->proc == PROC_DISCARD)
        return grog_ref_slot(f->target);
    return f->actor ? grog_ref_slot(f->actor) : wf_bearer(w, f->with);
}

/* May this Soldier's cards go?  An effect takes a Soldier's own alone. */
static bool may_discard(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f, unsigned i)
{
    GROG_ASSERT(i < SOLDIERS);
    unsigned soldier = discards_for(w, f);
    bool own = f->proc == PROC_DISCARD || kind_of(m, w->soldier[soldier].thing.card) == OF_PLAYER;
    return w->hand[i][0] && (own ? i == soldier : in_play(&w->soldier[i]));
}

static unsigned seats_to_discard(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    unsigned seats = 0;
    EACH_SOLDIER(w, i)
        if (may_discard(m, w, f, i) && w->soldier[i].thing.owner < m->seats)
            seats |= 1u << w->soldier[i].thing.owner;
    return seats;
}

static int cards_in_question(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    int n = 0;
    EACH_SOLDIER(w, i)
        n += may_discard(m, w, f, i) ? w->hand[i][0] : 0;
    return n;
}

void wf_list_pay_card(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    EACH_SOLDIER(w, i) {
        if (w->soldier[i].thing.owner != seat || !may_discard(m, w, f, i))
            continue;
        for (unsigned k = 1; k <= w->hand[i][0]; k++)
            if (k == 1 || w->hand[i][k] != w->hand[i][k - 1])
                grog_offer(l, grog_option(VERB_DISCARD, i + 1, w->hand[i][k], 0, 0), 0);
    }
}

static void discard_one(struct grog_run *r, unsigned soldier, uint16_t card)
{
    wf_discard_card(r, soldier, card);
    TELL(TOLD_DISCARDS, soldier_ref(const_wf(r->g), soldier), card);
}

/* Whoever is first, if nobody is left to choose or there is no choice. */
static void discard_any(struct grog_run *r, const struct grog_frame *f)
{
    const struct warfighter *w = const_wf(r->g);
    EACH_SOLDIER(w, i)
        if (may_discard(r->m, w, f, i)) {
            discard_one(r, i, w->hand[i][1]);
            return;
        }
}

const struct grog_step wf_pay_steps[] = { STARTS, [PAY_WHICH] = ASKS("which", R_MOV_06, ASK_PAY_CARD) };

static bool pay_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    if (f->proc == PROC_DISCARD)
        return wf_is_in_play(w, f->target);
    unsigned who = f->actor ? grog_ref_slot(f->actor) : wf_bearer(w, f->with);
    return who < SOLDIERS && w->soldier[who].thing.live;
}

const struct wf_rests wf_pay_rests = {
    .fits = pay_fits,
};

/* Cards are discarded: as a price (WF-MOV-02, WF-ACD-21), or because an effect says so (PROC_DISCARD).
 * pending 0: how many. */
enum grog_flow wf_pay_cards(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PAY_CARDS || f->proc == PROC_DISCARD);
    const struct warfighter *w = const_wf(r->g);
    int16_t *due = &f->pending[0];
    BEGIN;
    while (*due > 0 && cards_in_question(r->m, w, f)) {
        if (cards_in_question(r->m, w, f) <= *due) {
            discard_any(r, f);
        } else {
            ASK(PAY_WHICH, ASK_PAY_CARD, seats_to_discard(r->m, w, f));
            if (r->answer.seat == GROG_NOBODY)
                discard_any(r, f);
            else
                discard_one(r, r->answer.option.actor - 1u, r->answer.option.object[0]);
        }
        --*due;
    }
    END;
}

/* ---- Discard and Draw ---------------------------------------------------- */

void wf_list_hand(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    unsigned soldier = grog_ref_slot(g->frame[g->depth - 1].actor);
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_DRAW_NOW, soldier + 1, 0, 0, 0), 0);
    for (unsigned k = 1; k <= w->hand[soldier][0]; k++)
        if (k == 1 || w->hand[soldier][k] != w->hand[soldier][k - 1])
            grog_offer(l, grog_option(VERB_DISCARD, soldier + 1, w->hand[soldier][k], 0, 0), 0);
}

const struct grog_step wf_hand_steps[] = { STARTS, [HAND_CHOICE] = ASKS("discards", R_TRN_23, ASK_DISCARDS) };

/* Who discards has a hand. */
static bool hand_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return wf_is_in_play(w, f->actor) && wf_traits(kind_of(m, w->soldier[grog_ref_slot(f->actor)].thing.card)).hand;
}

const struct wf_rests wf_hand_rests = {
    .fits = hand_fits,
};

/* WF-TRN-23  Any number of cards, none too, and then up to the Hand Size. */
enum grog_flow wf_discard_and_draw(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DISCARD_AND_DRAW);
    const struct warfighter *w = const_wf(r->g);
    unsigned soldier = grog_ref_slot(f->actor);
    BEGIN;
    wf_spend_action(r, soldier, 1);
    while (w->hand[soldier][0]) {
        ASK(HAND_CHOICE, ASK_DISCARDS, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DRAW_NOW)
            break;
        discard_one(r, soldier, r->answer.option.object[0]);
    }
    for (int n = wf_hand_size(r->m, r->g, soldier) - w->hand[soldier][0]; n > 0; n--)   /* WF-ACD-06  up to Hand Size */
        wf_draw_card(r, soldier);
    END;
}
