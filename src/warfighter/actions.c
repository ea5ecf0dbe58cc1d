/* SPDX-License-Identifier: MIT */
/* actions.c -- Playing Action Cards, Upgunning, Support and Covert Action Cards, Pay Retain Costs; and using
 * what lies on the table.
 *
 * A card is played at a point: in the Soldier Turn as an Activity, or in a window.  Its prices,
 * its Upgun and its targets are asked by the kernel, by the rows of its ability. */
#include "common.h"
#include "gear.h"
#include "actions.h"
#include "distraction.h"
#include "frame.h"
#include "overwatch.h"
#include "tables.h"

/* WF-ACD-20, WF-ACD-31  Other cards to discard for it. */
WF_APART int wf_card_cost(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const int16_t *n = numbers_of(m, card);
    const struct warfighter *w = const_wf(g);
    if (n[ACTION_SUPPORT] < 0)
        return n[ACTION_COVERT] < 0 ? 0 : n[ACTION_COVERT];
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    int cost = n[ACTION_SUPPORT] + grog_value(m, g, VALUE_SUPPORT_COST, &about, NULL);
    return cost < 0 ? 0 : cost;
}

static bool speaks_at(const struct grog_match *m, uint16_t card, uint8_t point)
{
    return grog_has_rows(m, card, grog_about_point(m, GROG_BROAD_POINTS, point));
}

/* The ability that the Soldier would play the card for; -1: he cannot.  Point 0: the one that is reached. */
int32_t wf_playable(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                    uint8_t point, const struct grog_frame *about)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    if (kind_of(m, card) != OF_ACTION || numbers_of(m, card)[ACTION_SUPPORT] >= 0
        || (point && !speaks_at(m, card, point)))
        return -1;
    if (numbers_of(m, card)[ACTION_COVERT] > w->hand[soldier][0] - 1)
        return -1;
    struct grog_source by = { .card = card, .thing = soldier_ref(w, soldier),
        .owner = w->soldier[soldier].thing.owner };
    return grog_usable(m, g, &by, point, about);
}

/* ---- reactions ------------------------------------------------------------ */

/* The point that is reached, and what waits there. */
static uint8_t point_reached(const struct grog_game *g, const struct grog_frame **about)
{
    for (unsigned i = g->depth; i-- > 0;)
        if (g->frame[i].proc == GROG_PROC_POINT) {
            *about = &g->frame[g->frame[i].subject - 1];
            return (uint8_t)g->frame[i].local[0];
        }
    *about = NULL;
    return 0;
}

/* Does a row of this card, which lies on the table, concern what happens at the point? */
static bool concerns(const struct grog_match *m, const struct grog_game *g, uint16_t thing, uint16_t card)
{
    const struct grog_card *c = grog_card(m, card);
    const struct grog_frame *about;
    uint8_t point = point_reached(g, &about);
    struct grog_source by = { .card = card, .thing = thing };
    unsigned bearer = wf_bearer(const_wf(g), thing);
    if (about->actor == soldier_ref(const_wf(g), bearer))
        by.roles |= GROG_ROLE_ACTOR;
    if (about->target == soldier_ref(const_wf(g), bearer))
        by.roles |= GROG_ROLE_TARGET;
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &m->cards->ability[c->ability + i];
        if (a->point == point && a->price[0].cost && grog_concerns(m, g, &by, a->scope, about))
            return true;
    }
    return false;
}

static void offer_use(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t thing,
                      uint16_t card, uint8_t verb, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    if (wf_silent(m, g, thing) || grog_was_used(g, thing) || !concerns(m, g, thing, card))
        return;
    struct grog_source by = { .card = card, .thing = thing, .owner = const_wf(g)->soldier[soldier].thing.owner };
    grog_offer(l, grog_option(verb, soldier + 1, thing, 0, 0), grog_usable(m, g, &by, 0, NULL) < 0 ? R_EQP_05 : 0);
}

/* WF-OVW-10, WF-OVW-14  A counter on Overwatch for any time. */
static bool is_any_time(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_OVERWATCH && numbers_of(m, card)[OVERWATCH_ANY_TIME];
}

static void offer_any_time(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned slot,
                           struct grog_list *l)
{
    GROG_ASSERT(slot < SUPPORTS);
    const struct warfighter *w = const_wf(g);
    const struct support *s = &w->support[slot];
    struct grog_source by = { .card = s->thing.card, .thing = support_ref(w, slot), .owner = (uint8_t)seat };
    struct grog_frame about = { .proc = PROC_USE, .seat = by.owner, .actor = soldier_ref(w, s->player - 1u) };
    if (grog_usable(m, g, &by, POINT_SOLDIER_TURN, &about) >= 0)
        grog_offer(l, grog_option(VERB_USE_SUPPORT, s->player, by.thing, 0, 0), 0);
}

/* What is said of a moment: by broad rows and by own ones, whose bits are the same. */
struct moment { struct grog_topic broad, own; };

static inline bool speaks_then(const struct moment *at, const struct grog_thing *t)
{
    return (at->broad.of[t->card] | at->own.of[t->card]) & at->broad.bits;
}

/* May there be cards that speak then, of those that were dealt, in this array? */
static inline bool do_any_speak(const struct moment *at, unsigned array)
{
    return (at->broad.arrays | at->own.arrays) >> array & 1;
}

/* WF-EQP-06, WF-SKL-04  What lies on the table and can be used now, for a price or not. */
static void list_used_reactions(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint8_t point,
                                struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct moment at = { grog_about_point(m, GROG_BROAD_POINTS, point),
                               grog_about_point(m, GROG_OWN_POINTS, point) };
    if (do_any_speak(&at, ARRAY_ITEM))
        EACH_ITEM(w, i)
            if (speaks_then(&at, &w->item[i].thing) && w->item[i].holder && w->item[i].thing.owner == seat)
                offer_use(m, g, w->item[i].holder - 1u, item_ref(w, i), w->item[i].thing.card, VERB_USE, l);
    EACH_SUPPORT(w, i) {
        if (!wf_is_his_counter(m, w, &w->support[i], seat))
            continue;
        if (is_any_time(m, w->support[i].thing.card))
            offer_any_time(m, g, seat, i, l);
        else if (speaks_then(&at, &w->support[i].thing))
            offer_use(m, g, w->support[i].player - 1u, support_ref(w, i), w->support[i].thing.card, VERB_USE_SUPPORT,
                      l);
    }
    if (!do_any_speak(&at, ARRAY_SOLDIER))
        return;
    EACH_SOLDIER(w, i)
        if (speaks_then(&at, &w->soldier[i].thing) && w->soldier[i].thing.owner == seat)
            offer_use(m, g, i, soldier_ref(w, i), w->soldier[i].thing.card, VERB_USE_OWN, l);
}

/* What is known of the moment, if another answers than the one whom it is about. */
static uint32_t facts_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about)
{
    uint32_t facts = UINT32_MAX;
    if (about->proc != PROC_HOSTILE_ATTACK)
        return facts;
    const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(about->actor)];
    const struct soldier *s = &const_wf(g)->soldier[grog_ref_slot(about->target)];
    facts &= wf_note(m, s->thing.card)->is & IS_VEHICLE ? UINT32_MAX : ~(uint32_t)ON_VEHICLE;
    facts &= wf_has_xp(const_wf(g)) ? UINT32_MAX : ~(uint32_t)HE_CAN_ANSWER;
    facts &= ~(uint32_t)HE_IS_IT;
    facts &= h->ekia ? UINT32_MAX : ~(uint32_t)IT_HAS_EKIA;
    facts &= h->suppress ? UINT32_MAX : ~(uint32_t)IT_HAS_SUPPRESS;
    facts &= about->pending[ASSAULT_WOUNDS] > 0 ? UINT32_MAX : ~(uint32_t)IT_WOUNDS;
    return about->pending[ASSAULT_SUPPRESS] > 0 ? facts : facts & ~(uint32_t)IT_SUPPRESSES;
}

/* Which rule forbids a card that has rows for the point, of which none can be used. */
WF_RARE grog_rule wf_why_unplayed(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                                  uint16_t card, uint8_t point)
{
    struct grog_source by = { .card = card, .thing = soldier_ref(const_wf(g), soldier),
                              .owner = const_wf(g)->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_PLAY, .seat = by.owner, .actor = by.thing, .with = card };
    struct grog_lacking lacking = grog_lacking(m, g, &by, point, point ? &about : NULL);
    const struct grog_ability *a = &m->cards->ability[lacking.row];
    if (lacking.what == GROG_LACKS_TEST && a->test[lacking.part].measure == MEASURE_ME)
        return R_ACD_16;                                /* it helps nobody but him */
    if (lacking.what == GROG_LACKS_PRICE && a->price[0].cost == COST_XP)
        return R_ACD_11;                                /* nobody has so much Experience */
    return R_ACD_09;
}

/* Has the card something to do at the point that is reached? */
static bool can_answer(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                       uint32_t facts)
{
    struct grog_source by = { .card = card, .thing = soldier_ref(const_wf(g), soldier),
                              .owner = const_wf(g)->soldier[soldier].thing.owner };
    return grog_usable_given(m, g, &by, 0, NULL, facts) >= 0;
}

/* WF-ACD-09  May he play it at the point that is reached? */
static grog_rule may_react(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                           uint32_t facts, bool tells)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct wf_note *note = wf_note(m, card);
    if (note->is & IS_SUPPORT)
        return R_ACD_08;
    if (note->amount > const_wf(g)->hand[soldier][0] - 1)
        return R_ACD_31;
    if (!(note->modes & ~wf_window_facts(facts)) && can_answer(m, g, soldier, card, facts))
        return 0;
    return tells ? wf_why_unplayed(m, g, soldier, card, 0) : R_ACD_09;
}

/* WF-ACD-09, WF-ACD-10  Cards whose condition has occurred. */
void wf_list_reactions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct grog_frame *about;
    uint8_t point = point_reached(g, &about);
    if (!about)
        return;
    const struct grog_topic of = grog_about_point(m, GROG_BROAD_POINTS, point);
    const uint32_t others = facts_of(m, g, about);
    const unsigned him = about->proc == PROC_HOSTILE_ATTACK ? grog_ref_slot(about->target) : SOLDIERS;
    EACH_SOLDIER(w, i) {
        if (w->soldier[i].thing.owner != seat || !grog_wants_of(l, VERB_PLAY, i + 1))
            continue;
        const uint16_t *first = w->hand[i] + 1, *end = first + w->hand[i][0];
        const uint32_t facts = i == him ? others | HE_IS_IT | HE_CAN_ANSWER : others;
        for (const uint16_t *at = first; at < end; at++)
            if (grog_has_rows(m, *at, of) && (at == first || at[-1] != *at) && kind_of(m, *at) == OF_ACTION)
                grog_offer(l, grog_option(VERB_PLAY, i + 1, *at, 0, 0), may_react(m, g, i, *at, facts, grog_seeks(l)));
    }
    list_used_reactions(m, g, seat, point, l);
    if ((w->special & SPECIAL_TRIGGERED)
        && (point == POINT_HOSTILE_ATTACKS || point == POINT_CLOSING || point == POINT_HOSTILES_MOVED))
        wf_list_triggers(m, w, seat, l);                /* WF-SHW-38  placed Weapons go off at any time */
}

/* ---- playing -------------------------------------------------------------- */

/* WF-ACD-22  A Support card comes to lie beside its player. */
static void put_in_play(struct grog_run *r, const struct grog_frame *f)
{
    uint16_t ref = grog_thing_new(r, ARRAY_SUPPORT, f->with, wf_soldier(r, f->actor)->thing.owner);
    struct support *s = &wf(r->g)->support[grog_ref_slot(ref)];
    s->player = (uint8_t)(grog_ref_slot(f->actor) + 1);
    TELL(TOLD_SUPPORT, f->actor, f->with);
}

/* Locals: the ability, which is chosen before the card leaves the hand. */
enum { ABILITY };

const struct grog_step wf_play_steps[] = {
    STARTS, [PLAY_PAY] = CALLS("pay", R_ACD_21, PROC_PAY_CARDS),
    [PLAY_DOES] = CALLS("does", R_ACD_02, GROG_PROC_TRIGGER),
};
const struct grog_local wf_play_locals[] = { [ABILITY] = { "ability", INT16_MIN, INT16_MAX } };

static bool has_free_support(const struct warfighter *w)
{
    for (unsigned i = 0; i < SUPPORTS; i++)
        if (!w->support[i].thing.live)
            return true;
    return false;
}

/* The ability that a card is played for is its own, and it is that which is carried out. */
static bool play_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->with || !f->actor || kind_of(m, f->with) != OF_ACTION
        || (f->step == PLAY_PAY && !wf_is_in_play(w, f->actor)))
        return false;
    const struct grog_card *c = grog_card(m, f->with);
    if (c->number[ACTION_SUPPORT] >= 0)
        return f->step == PLAY_PAY && has_free_support(w);
    return (uint32_t)(uint16_t)f->local[ABILITY] - c->ability < c->abilities
        && (f->step == PLAY_PAY || f[1].local[0] == f->local[ABILITY]);
}

const struct wf_rests wf_play_rests = {
    .fits = play_fits,
    .hands = { [PLAY_PAY] = { ACTOR, NONE, NONE, NONE }, [PLAY_DOES] = { ANY, ACTOR, ANY, ANY } },
};

/* WF-ACD-02  with: the card.  Its cost, its effect, and only then the discard pile (WF-ACD-21, WF-ACD-31). */
enum grog_flow wf_play(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PLAY);
    unsigned soldier = grog_ref_slot(f->actor);
    bool support = numbers_of(r->m, f->with)[ACTION_SUPPORT] >= 0;
    int16_t cost;
    BEGIN;
    f->local[ABILITY] = (int16_t)wf_playable(r->m, r->g, soldier, f->with, f->subject ? 0 : POINT_SOLDIER_TURN, f);
    cost = (int16_t)wf_card_cost(r->m, r->g, soldier, f->with);
    if (support)
        wf_use_helpers(r, soldier, VALUE_SUPPORT_COST, -1, &(struct grog_frame){ .proc = PROC_READY, .seat = f->seat,
                                                                                 .actor = f->actor });  /* WF-BUY-19 */
    grog_remove(r, ZONE_HAND, soldier, f->with);
    grog_put(r, ZONE_PLAYED, 0, f->with);
    TELL(TOLD_PLAYS, f->actor, f->with);
    CALL(PLAY_PAY, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = f->actor, .pending = { cost });
    if (!support)
        CARRY_OUT(PLAY_DOES, (uint16_t)f->local[ABILITY], f->actor);
    grog_remove(r, ZONE_PLAYED, 0, f->with);
    if (support)
        put_in_play(r, f);
    else
        grog_put(r, ZONE_ACTION_DISCARDS, 0, f->with);
    END;
}

/* ---- using ---------------------------------------------------------------- */

/* The ability that one of the procedures below would carry out; -1: none. */
static int32_t row_used(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct grog_thing *t = grog_thing_of(m, g, grog_ref_array(f->with), grog_ref_slot(f->with));
    struct grog_source by = { .card = t->card, .thing = f->with, .owner = f->seat };
    struct grog_frame about = { .proc = PROC_USE, .seat = f->seat, .actor = f->actor };
    int32_t row = grog_usable(m, g, &by, f->subject && !is_any_time(m, t->card) ? 0 : POINT_SOLDIER_TURN, &about);
    if (f->proc == PROC_USE_OTHER)                      /* NAM-EQP-04, CHT-EQP-08: the second of two ways */
        row = grog_usable_beyond(m, g, &by, POINT_SOLDIER_TURN, &about, row);
    return row;
}

/* For faces: the ability that this option of the view's question is chosen for; -1: none. */
int32_t wf_chosen_for(const struct grog_match *m, const struct grog_game *view, struct grog_option o)
{
    const struct warfighter *w = const_wf(view);
    bool reacts = wf_questions[view->question].window;
    struct grog_frame f = { .proc = wf_verbs[o.verb].proc, .subject = reacts, .with = o.object[0] };
    if (!o.actor || o.actor > SOLDIERS)
        return -1;
    f.actor = soldier_ref(w, o.actor - 1u);
    f.seat = w->soldier[o.actor - 1u].thing.owner;
    if (f.proc == PROC_PLAY)
        return wf_playable(m, view, o.actor - 1u, o.object[0], reacts ? 0 : POINT_SOLDIER_TURN, &f);
    bool uses = f.proc == PROC_USE || f.proc == PROC_USE_SUPPORT || f.proc == PROC_USE_OWN || f.proc == PROC_USE_OTHER;
    return uses && wf_is_live(m, w, f.with) ? row_used(m, view, &f) : -1;
}

const struct grog_step wf_use_steps[] = { STARTS, [USE_DOES] = CALLS("does", R_EQP_05, GROG_PROC_TRIGGER) };

static bool use_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && f->with && grog_is_of_thing(m, &w->game, (uint16_t)f[1].local[0], f->with);
}

const struct wf_rests wf_use_rests = {
    .fits = use_fits,
    .hands = { [USE_DOES] = { ANY, WITH, ANY, ANY } },
};

/* WF-EQP-05, WF-SKL-04, WF-ACD-26  What a Soldier's Skill, gear, Support or own card does, as an Activity or in a
 * window.
 * with: the thing. */
enum grog_flow wf_use(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_USE || f->proc == PROC_USE_SUPPORT
                || f->proc == PROC_USE_OWN || f->proc == PROC_USE_OTHER);
    const struct grog_thing *t = grog_thing_at(r->m, r->g, f->with);
    BEGIN;
    int32_t row = row_used(r->m, r->g, f);
    TELL(TOLD_USES, f->actor, t->card);
    if (grog_ref_array(f->with) == ARRAY_ITEM)
        wf(r->g)->item[grog_ref_slot(f->with)].flags |= ITEM_USED;     /* WF-BUY-12  used, it stays his */
    if (row >= 0)
        CARRY_OUT(USE_DOES, row, f->with);
    wf_spend_overwatch(r, f);                           /* WF-OVW-08  each counter serves once */
    END;
}

/* ---- Retain --------------------------------------------------------------- */

/* Experience that it takes to keep it; below 0: it cannot be kept. */
int wf_retain_cost(const struct grog_match *m, const struct grog_game *g, const struct support *s)
{
    struct grog_frame about = { .proc = PROC_READY, .seat = s->thing.owner,
                                .actor = soldier_ref(const_wf(g), s->player - 1u) };
    int printed = numbers_of(m, s->thing.card)[ACTION_RETAIN];
    int cost = printed + grog_value(m, g, VALUE_RETAIN_COST, &about, NULL);
    return printed && cost < 0 ? 0 : printed ? cost : -1;       /* WF-ACD-30  no printed Retain: it cannot be kept */
}

bool wf_can_retain(const struct grog_match *m, const struct grog_game *g, const struct support *s)
{
    int cost = wf_retain_cost(m, g, s);
    return cost >= 0 && wf_team_xp(const_wf(g)) >= (unsigned)cost;
}

void wf_list_retain(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t ref = g->frame[g->depth - 1].with;
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_RETAIN, 0, ref, 0, 0), 0);
    grog_offer(l, grog_option(VERB_LET_GO, 0, ref, 0, 0), 0);
}

const struct grog_step wf_retain_steps[] = {
    STARTS, [RETAIN_CHOICE] = ASKS("choice", R_ACD_27, ASK_RETAIN), [RETAIN_PAY] = CALLS("pay", R_ACD_27, PROC_PAY_XP),
};

const struct grog_local wf_retain_locals[] = { [RETAIN_PASSED] = { "passed", 0, GROG_SEATS_MAX } };

static bool retain_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->seat < m->seats && wf_is_live(m, w, f->with);
}

const struct wf_rests wf_retain_rests = {
    .fits = retain_fits,
    .hands = { [RETAIN_PAY] = { NONE, NONE, NONE, NONE } },
};

/* Who played it may keep it with all points of the team; another player with those of his own Soldiers. */
static bool seat_can_retain(const struct grog_match *m, const struct grog_game *g, const struct support *s,
                            unsigned seat)
{
    const struct warfighter *w = const_wf(g);
    int own = 0;
    if (seat == s->thing.owner)
        return wf_can_retain(m, g, s);
    EACH_SOLDIER(w, i)
        own += w->soldier[i].thing.owner == seat ? w->soldier[i].xp : 0;
    return own && wf_retain_cost(m, g, s) >= 0 && own >= wf_retain_cost(m, g, s);
}

/* WF-ACD-27..30, WF-ACD-35  with: a Support card at the end of the Soldier Turn; seat: whose player is asked. */
enum grog_flow wf_retain(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RETAIN);
    struct support *s = &wf(r->g)->support[grog_ref_slot(f->with)];
    int cost = wf_retain_cost(r->m, r->g, s);
    BEGIN;
    while (f->local[RETAIN_PASSED] < (int)r->m->seats) {
        if (seat_can_retain(r->m, r->g, s, f->seat)) {
            ASK(RETAIN_CHOICE, ASK_RETAIN, 1u << f->seat);
            if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_RETAIN) {
                TELL(TOLD_RETAINS, s->thing.card);
                CALL(RETAIN_PAY, .proc = PROC_PAY_XP, .seat = f->seat, .local = { f->seat != s->thing.owner },
                     .pending = { (int16_t)cost });
                s->spent = 0;
                return GROG_DONE;
            }
        }
        f->local[RETAIN_PASSED]++;                      /* WF-ACD-35  any Soldier may pay: the next player's, then */
        f->seat = (uint8_t)((f->seat + 1) % r->m->seats);
    }
    TELL(TOLD_LETS_GO, s->thing.card);
    grog_put(r, ZONE_ACTION_DISCARDS, 0, s->thing.card);
    grog_thing_free(r, f->with);
    END;
}
