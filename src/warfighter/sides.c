/* SPDX-License-Identifier: MIT */
/* sides.c -- Hostiles of two sides: Engaging, Revealing, those that join the team, Fading.
 *
 * The Engaged or Revealed side, the back, is a card of its own that its front names.  What always holds here: of the
 * two sides of a card in play one lies there and the other is out of the game; what leaves play leaves as its front. */
#include "common.h"
#include "bodies.h"
#include "cards.h"
#include "check.h"
#include "counters.h"
#include "deal.h"
#include "frame.h"
#include "hand_to_hand.h"
#include "hostiles.h"
#include "sides.h"
#include "turn.h"

/* ---- the other side ---------------------------------------------------------- */

/* The one that the front names; 0: it has none, or is one. */
static uint16_t back_of(const int16_t *n)
{
    return (uint16_t)(n[HOSTILE_ENGAGED] ? n[HOSTILE_ENGAGED] : n[HOSTILE_REVEALED]);
}

bool wf_is_back(const struct grog_match *m, uint16_t card)
{
    return wf_other_side(m, card) && !back_of(numbers_of(m, card));
}

bool wf_is_engaged_side(const struct grog_match *m, uint16_t card)
{
    return wf_is_back(m, card) && numbers_of(m, wf_other_side(m, card))[HOSTILE_ENGAGED];
}

bool wf_is_revealed_side(const struct grog_match *m, uint16_t card)
{
    return wf_is_back(m, card) && numbers_of(m, wf_other_side(m, card))[HOSTILE_REVEALED];
}

uint16_t wf_front_of(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_HOSTILE && wf_is_back(m, card) ? wf_other_side(m, card) : card;
}

/* For the notes: the back that it names, or whose back it is; 0: nobody's. */
uint16_t wf_find_other_side(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    if (back_of(n) || n[COPIES])
        return back_of(n);
    GROG_EACH_OF(m, OF_HOSTILE, c)
        if (back_of(numbers_of(m, *c)) == card)
            return *c;
    return 0;
}

/* What is out comes in for what was in, if it is there. */
static void exchange(struct grog_run *r, uint16_t in, uint16_t out)
{
    if (grog_remove(r, ZONE_OUT, 0, in))
        grog_put(r, ZONE_OUT, 0, out);
}

uint16_t wf_take_front(struct grog_run *r, uint16_t card)
{
    uint16_t front = wf_front_of(r->m, card);
    if (front != card)
        exchange(r, front, card);
    return front;
}

/* ---- at the start -------------------------------------------------------------- */

/* A Soldier, and the cards that he brings. */
static unsigned with_printed(const struct grog_match *m, uint16_t soldier)
{
    const int16_t *printed = numbers_of(m, soldier) + SOLDIER_PRINTED;
    unsigned n = 1;
    for (int i = 0; i < printed[0]; i++) {
        uint16_t card = wf_listed(printed, i).card;
        n += 1 + (kind_of(m, card) == OF_SKILL ? (unsigned)numbers_of(m, card)[SKILL_GIVES] : 0);
    }
    return n;
}

/* Cards that lie out of the game for this one, whose copies are in a deck: its other side, or who joins. */
unsigned wf_kept_out(const struct grog_match *m, uint16_t card)
{
    if (kind_of(m, card) != OF_HOSTILE)
        return 0;
    const int16_t *n = numbers_of(m, card);
    if (back_of(n))
        return (unsigned)n[COPIES];
    return is_soldier(kind_of(m, (uint16_t)n[HOSTILE_JOINS])) ? with_printed(m, (uint16_t)n[HOSTILE_JOINS]) : 0;
}

static void put_items_out(struct grog_run *r, unsigned soldier)
{
    const struct warfighter *w = const_wf(r->g);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1) {
            grog_put(r, ZONE_OUT, 0, w->item[i].thing.card);
            grog_thing_free(r, item_ref(w, i));
        }
}

/* Who may join, with all that he brings: out of the game until then. */
static void put_joiner_out(struct grog_run *r, uint16_t card)
{
    uint16_t ref = grog_thing_new(r, ARRAY_SOLDIER, card, 0);
    grog_put(r, ZONE_OUT, 0, card);
    if (!ref)
        return;
    wf_add_printed(r, grog_ref_slot(ref));
    put_items_out(r, grog_ref_slot(ref));
    grog_thing_free(r, ref);
}

void wf_put_sides(struct grog_run *r, uint16_t card)
{
    const int16_t *n = numbers_of(r->m, card);
    for (int i = 0; back_of(n) && i < n[COPIES]; i++)
        grog_put(r, ZONE_OUT, 0, back_of(n));
    if (n[HOSTILE_JOINS] && n[COPIES])
        put_joiner_out(r, (uint16_t)n[HOSTILE_JOINS]);
}

bool wf_is_joiner(const struct grog_match *m, uint16_t soldier)
{
    GROG_EACH_OF(m, OF_HOSTILE, c)
        if ((uint16_t)numbers_of(m, *c)[HOSTILE_JOINS] == soldier)
            return true;
    return false;
}

/* NULL: nothing is wrong with its sides. */
static const char *wrong_with(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    uint16_t other = back_of(n), joins = (uint16_t)n[HOSTILE_JOINS];
    if (joins && (other || n[COPIES] > 1 || !is_soldier(kind_of(m, joins)) || kind_of(m, joins) == OF_K9))
        return "who joins is a Soldier, one card of him, and has no other side (NAM-CON-40)";
    if (!other)
        return NULL;
    const int16_t *back = numbers_of(m, other);
    if (n[HOSTILE_REACTION] || back[HOSTILE_REACTION])
        return "a Reaction Force has no other side (WF-SHW-169)";
    if (back[COPIES] || back_of(back) || back[HOSTILE_JOINS] || n[HOSTILE_HITS] || back[HOSTILE_HITS]
        || (n[HOSTILE_ENGAGED] && n[HOSTILE_REVEALED]))
        return "its other side is a side like others, the only one, and lies in no deck (NAM-CON-03, WF-SHW-84)";
    return wf_other_side(m, other) == card ? NULL
                                           : "its other side is that of another card too (NAM-CON-03, WF-SHW-84)";
}

bool wf_sides_fit(const struct grog_match *m, struct grog_error *why)
{
    GROG_EACH_OF(m, OF_HOSTILE, c) {
        const char *wrong = wrong_with(m, *c);
        if (wrong) {
            grog_fail(why, 0, "%s: %s", grog_card(m, *c)->name, wrong);
            return false;
        }
    }
    return true;
}

/* ---- Engaging and Revealing --------------------------------------------------------- */

/* NAM-CON-39, WF-SHW-110  All counters stay; if there are too many for the other side, Suppress counters go, and with
 * as many EKIA as Reticles it is Eliminated: WF-SHW-118, WF-SHW-119, by whoever Revealed it. */
static void turn(struct grog_run *r, uint16_t ref, const struct grog_frame *by)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(ref)];
    uint16_t other = wf_other_side(r->m, h->thing.card);
    exchange(r, other, h->thing.card);
    h->thing.card = other;                              /* NAM-CON-03, WF-SHW-109  the side face up counts */
    if (!numbers_of(r->m, other)[HOSTILE_DOOR]) {
        h->flags &= (uint8_t)~HOSTILE_BREACHED;
        h->hits = 0;
    }
    TELL(wf_is_revealed_side(r->m, other) ? TOLD_REVEALED : wf_is_back(r->m, other) ? TOLD_ENGAGED : TOLD_UNENGAGED,
         ref, other);
    if (h->ekia >= wf_reticles(r->m, h)) {
        h->suppress = 0;
        wf_eliminate(r, ref, by);
    } else if (wf_active(r->m, h) < 0) {
        h->suppress = (uint8_t)(wf_reticles(r->m, h) - h->ekia);
    }
}

/* NAM-CON-04, NAM-CON-38  Does the side that lies up say that it turns now? */
static bool turns(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    const struct hostile *h = &w->hostile[slot];
    if (!h->thing.live || !grog_has_rows(m, h->thing.card, grog_about_value(m, GROG_OWN_VALUES, VALUE_TURNS_OVER))
        || wf_is_target(m, h)
        || (!wf_other_side(m, h->thing.card) && !numbers_of(m, h->thing.card)[HOSTILE_JOINS]))
        return false;
    struct grog_frame about = { .proc = PROC_PLACED, .seat = GROG_NOBODY, .actor = hostile_ref(w, slot) };
    return grog_value(m, &w->game, VALUE_TURNS_OVER, &about, NULL) > 0;
}

bool wf_turns_back(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    struct warfighter then = *w;
    then.hostile[slot].thing.card = wf_other_side(m, w->hostile[slot].thing.card);
    return then.hostile[slot].thing.card && turns(m, &then, slot);
}

WF_RARE bool wf_find_turning(const struct grog_match *m, const struct warfighter *w)
{
    EACH_HOSTILE(w, i)
        if (turns(m, w, i))
            return true;
    return false;
}

/* Each once in a pass: what turns may make others turn.  Locals: the pass, the slot. */
enum { PASS, SLOT, PASSES = 3 };

const struct grog_step wf_watch_steps[] = { STARTS, [WATCH_TURNS] = CALLS("turns", R_NAM_CON_38, PROC_TURN_OVER) };
const struct grog_local wf_watch_locals[] = { [PASS] = { "pass", 0, 3 }, [SLOT] = { "slot", 0, HOSTILES } };

static bool watch_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->local[SLOT] < HOSTILES;
}

const struct wf_rests wf_watch_rests = {
    .fits = watch_fits,
    .hands = { [WATCH_TURNS] = { NONE, NONE, NONE, ANY } },
};

enum grog_flow wf_watch(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_WATCH);
    const struct warfighter *w = const_wf(r->g);
    int16_t *pass = &f->local[PASS], *slot = &f->local[SLOT];
    BEGIN;
    for (*pass = 0; *pass < PASSES && wf_some_turn(r->m, w); ++*pass)
        for (*slot = 0; *slot < HOSTILES && !grog_unused(&w->hostile[*slot].thing); ++*slot)
            if (turns(r->m, w, (unsigned)*slot))
                CALL(WATCH_TURNS, .proc = PROC_TURN_OVER, .seat = GROG_NOBODY,
                     .target = hostile_ref(w, (unsigned)*slot));
    END;
}

/* ---- for a cost -------------------------------------------------------------------- */

/* NAM-CON-36  Any cost makes it one that is paid; which of them only who acts can pay. */
static bool has_cost(const int16_t *n)
{
    return n[HOSTILE_TURN_CARDS] || n[HOSTILE_TURN_XP] || n[HOSTILE_TURN_BODIES] || n[HOSTILE_TURN_ACTIONS];
}

bool wf_turns_for_a_cost(const int16_t *n) { return (n[HOSTILE_ENGAGED] || n[HOSTILE_JOINS]) && has_cost(n); }

/* NAM-CON-37  Wherever it is: what the team pays together it has. */
static grog_rule may_be_turned(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    const int16_t *n = numbers_of(m, h->thing.card);
    return (n[HOSTILE_TURN_XP] && wf_team_xp(w) < (unsigned)n[HOSTILE_TURN_XP])
        || (n[HOSTILE_TURN_BODIES] && wf_team_bodies(w) < (unsigned)n[HOSTILE_TURN_BODIES]) ? R_NAM_CON_37 : 0;
}

/* By any Soldier, wherever he is, who can pay the rest. */
static grog_rule may_turn(const struct grog_match *m, const struct warfighter *w, unsigned soldier,
                          const struct hostile *h)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const int16_t *n = numbers_of(m, h->thing.card);
    return (n[HOSTILE_TURN_ACTIONS] && wf_may_act(&w->soldier[soldier], n[HOSTILE_TURN_ACTIONS]))
        || !wf_can_pay_cards(m, w, soldier, n[HOSTILE_TURN_CARDS]) ? R_NAM_CON_37 : 0;
}

/* What the team pays together one of the seat's Soldiers does for all. */
static void list_turning(const struct grog_match *m, const struct warfighter *w, unsigned seat, unsigned hostile,
                         struct grog_list *l)
{
    GROG_ASSERT(hostile < HOSTILES);
    const struct hostile *h = &w->hostile[hostile];
    const int16_t *n = numbers_of(m, h->thing.card);
    bool own = n[HOSTILE_TURN_CARDS] || n[HOSTILE_TURN_ACTIONS];
    grog_rule so_far = may_be_turned(m, w, h);
    if (grog_skips(l, so_far))
        return;
    EACH_SOLDIER(w, i) {
        if (w->soldier[i].thing.owner != seat || !wf_traits(kind_of(m, w->soldier[i].thing.card)).acts)
            continue;
        grog_offer(l, grog_option(VERB_TURN_OVER, i + 1, 0, 0, hostile_ref(w, hostile)),
                   so_far ? so_far : may_turn(m, w, i, h));
        if (!own)
            return;
    }
}

WF_APART void wf_list_turning(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_HOSTILE(w, i)
        if (!wf_is_target(m, &w->hostile[i]) && (wf_note(m, w->hostile[i].thing.card)->modes & CAN_TURN))
            list_turning(m, w, seat, i, l);
}

const struct grog_step wf_engage_side_steps[] = {
    STARTS, [ENGAGE_SIDE_CARDS] = CALLS("cards", R_NAM_CON_37, PROC_PAY_CARDS),
    [ENGAGE_SIDE_XP] = CALLS("xp", R_NAM_CON_37, PROC_PAY_XP),
    [ENGAGE_SIDE_BODIES] = CALLS("bodies", R_NAM_CON_37, PROC_PAY_BODIES),
    [ENGAGE_SIDE_TURNS] = CALLS("turns", R_NAM_CON_37, PROC_TURN_OVER),
};

static bool engage_side_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && wf_is_live(m, w, f->target) && !wf_is_target(m, &w->hostile[grog_ref_slot(f->target)]);
}

const struct wf_rests wf_engage_side_rests = {
    .fits = engage_side_fits,
    .hands = { [ENGAGE_SIDE_CARDS] = { ACTOR, NONE, NONE, NONE }, [ENGAGE_SIDE_XP] = { NONE, NONE, NONE, NONE },
               [ENGAGE_SIDE_BODIES] = { NONE, NONE, NONE, NONE }, [ENGAGE_SIDE_TURNS] = { NONE, NONE, NONE, TARGET } },
};

/* NAM-CON-37  actor: who pays; target: the Hostile. */
enum grog_flow wf_engage_side(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ENGAGE_SIDE);
    const int16_t *n = numbers_of(r->m, wf(r->g)->hostile[grog_ref_slot(f->target)].thing.card);
    BEGIN;
    if (n[HOSTILE_TURN_ACTIONS])
        wf_spend_action(r, grog_ref_slot(f->actor), n[HOSTILE_TURN_ACTIONS]);
    CALL(ENGAGE_SIDE_CARDS, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = f->actor,
         .pending = { n[HOSTILE_TURN_CARDS] });
    CALL(ENGAGE_SIDE_XP, .proc = PROC_PAY_XP, .seat = f->seat, .pending = { n[HOSTILE_TURN_XP] });
    CALL(ENGAGE_SIDE_BODIES, .proc = PROC_PAY_BODIES, .seat = f->seat, .pending = { n[HOSTILE_TURN_BODIES] });
    CALL(ENGAGE_SIDE_TURNS, .proc = PROC_TURN_OVER, .seat = f->seat, .target = f->target);
    END;
}

/* ---- by a card ----------------------------------------------------------------------- */

static bool is_unengaged(const struct grog_match *m, const struct hostile *h)
{
    const int16_t *n = numbers_of(m, h->thing.card);
    return !wf_is_target(m, h) && (n[HOSTILE_ENGAGED] || n[HOSTILE_JOINS]);
}

bool wf_some_unengaged(const struct grog_match *m, const struct warfighter *w)
{
    EACH_HOSTILE(w, i)
        if (is_unengaged(m, &w->hostile[i]))
            return true;
    return false;
}

void wf_list_flip(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)seat;
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
    EACH_HOSTILE(w, i)
        if (is_unengaged(m, &w->hostile[i]))
            grog_offer(l, grog_option(VERB_CHOOSE_HOSTILE, 0, hostile_ref(w, i), 0, 0), 0);
}

const struct grog_step wf_flip_steps[] = {
    STARTS, [FLIP_WHICH] = ASKS("which", R_NAM_CON_19, ASK_FLIP),
    [FLIP_TURNS] = CALLS("turns", R_NAM_CON_19, PROC_TURN_OVER),
};

static bool flip_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->step != FLIP_WHICH || (f->pending[0] > 0 && wf_some_unengaged(m, w));
}

const struct wf_rests wf_flip_rests = {
    .fits = flip_fits,
    .hands = { [FLIP_TURNS] = { NONE, NONE, NONE, ANY } },
};

/* An effect: its owner turns so many Unengaged Hostiles.  pending 0: how many. */
enum grog_flow wf_flip(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FLIP);
    const struct warfighter *w = const_wf(r->g);
    int16_t *left = &f->pending[0];
    BEGIN;
    while (*left > 0 && wf_some_unengaged(r->m, w)) {
        ASK(FLIP_WHICH, ASK_FLIP, f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, w));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SKIP)
            return GROG_DONE;
        TELL(TOLD_CHOOSES_HOSTILE, r->answer.seat, r->answer.option.object[0]);
        --*left;
        CALL(FLIP_TURNS, .proc = PROC_TURN_OVER, .seat = f->seat, .target = r->answer.option.object[0]);
    }
    END;
}

/* ---- Revealing ----------------------------------------------------------------------- */

bool wf_is_unrevealed(const struct grog_match *m, const struct hostile *h)
{
    return !wf_is_target(m, h) && numbers_of(m, h->thing.card)[HOSTILE_REVEALED];
}

void wf_reveal(struct grog_run *r, uint16_t ref, unsigned soldier)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    const struct warfighter *w = const_wf(r->g);
    struct grog_frame by = { .actor = soldier < SOLDIERS ? soldier_ref(w, soldier) : 0 };
    if (wf_is_unrevealed(r->m, &w->hostile[grog_ref_slot(ref)]))
        turn(r, ref, by.actor ? &by : NULL);
}

/* ---- who joins ------------------------------------------------------------------------- */

/* Is there room for him, and can the team pay? */
bool wf_can_join(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    const int16_t *n = numbers_of(m, h->thing.card);
    return !w->soldier[SOLDIERS - 1].thing.live && wf_team_xp(w) >= (unsigned)n[HOSTILE_JOIN_XP]
        && wf_team_bodies(w) >= (unsigned)n[HOSTILE_JOIN_BODIES];
}

void wf_list_join(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t ref = g->frame[g->depth - 1].target;
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_TAKE_IN, 0, ref, 0, 0), 0);
    grog_offer(l, grog_option(VERB_TURN_AWAY, 0, ref, 0, 0), 0);
}

/* NAM-CON-41  Where the Hostile was; if no card lies there for him, on the next one towards the Mission card. */
static unsigned stands_at(const struct warfighter *w, unsigned space)
{
    while (space > 1 && (!wf_is_card_space(w, space) || (w->location[slot_of_space(w, space)].flags & LOCATION_WAITS)))
        space--;
    return space;
}

/* The Hostile is a Hostile no more: its Targeting counter goes back to the cup, its card out of the game. */
static unsigned leaves_for_team(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    unsigned space = h->place;
    if (h->target && (h->flags & HOSTILE_COUNTER))
        w->cup[h->target - 1]++;
    wf_give_back(r, ref, h->place);
    wf_disengage(r, ref, space);
    exchange(r, (uint16_t)numbers_of(r->m, h->thing.card)[HOSTILE_JOINS], h->thing.card);
    grog_thing_free(r, ref);
    return space;
}

static void join(struct grog_run *r, uint16_t ref, unsigned seat)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    uint16_t card = (uint16_t)numbers_of(r->m, w->hostile[grog_ref_slot(ref)].thing.card)[HOSTILE_JOINS];
    unsigned space = leaves_for_team(r, ref);
    uint16_t who = grog_thing_new(r, ARRAY_SOLDIER, card, seat);
    unsigned slot = grog_ref_slot(who);
    w->soldier[slot].place = (uint8_t)stands_at(w, space);
    wf_add_printed(r, slot);
    EACH_ITEM(w, i)
        if (w->item[i].holder == slot + 1)
            grog_remove(r, ZONE_OUT, 0, w->item[i].thing.card);
    wf_give_counters(r, slot);
    w->cup[slot] = COUNTERS_EACH;                       /* NAM-CON-42  now it can be a target */
    w->soldier[slot].actions = (uint8_t)wf_actions_of(r->m, r->g, slot);       /* NAM-CON-43  it may act at once */
    TELL(TOLD_JOINS, who, card);
    wf_count_points(r);
}

const struct grog_step wf_turn_over_steps[] = {
    STARTS, [TURN_OVER_JOINS] = ASKS("joins", R_NAM_CON_40, ASK_JOIN),
    [TURN_OVER_XP] = CALLS("xp", R_NAM_CON_40, PROC_PAY_XP),
    [TURN_OVER_BODIES] = CALLS("bodies", R_NAM_CON_40, PROC_PAY_BODIES),
};
const struct grog_local wf_turn_over_locals[] = { { "seat", 0, GROG_SEATS_MAX } };

/* Who is asked about, or paid for, is one who can join. */
static bool joins_fit(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!wf_is_live(m, w, f->target) || wf_is_target(m, &w->hostile[grog_ref_slot(f->target)]))
        return false;
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    return numbers_of(m, h->thing.card)[HOSTILE_JOINS] && !w->soldier[SOLDIERS - 1].thing.live
        && (f->step == TURN_OVER_JOINS ? wf_can_join(m, w, h) : f->local[0] < m->seats);
}

const struct wf_rests wf_turn_over_rests = {
    .fits = joins_fit,
    .hands = { [TURN_OVER_XP] = { NONE, NONE, NONE, NONE }, [TURN_OVER_BODIES] = { NONE, NONE, NONE, NONE } },
};

/* target: the Hostile, which turns to its other side; or (NAM-CON-40) it is one who may join, or goes. */
enum grog_flow wf_turn_over(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_TURN_OVER);
    const struct warfighter *w = const_wf(r->g);
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    int16_t *seat = &f->local[0];
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->target) || wf_is_target(r->m, h))
        return GROG_DONE;
    if (!numbers_of(r->m, h->thing.card)[HOSTILE_JOINS]) {
        if (wf_other_side(r->m, h->thing.card))
            turn(r, f->target, NULL);
        return GROG_DONE;
    }
    if (wf_can_join(r->m, w, h)) {
        ASK(TURN_OVER_JOINS, ASK_JOIN, f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, w));
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_TAKE_IN) {
            *seat = r->answer.seat;
            CALL(TURN_OVER_XP, .proc = PROC_PAY_XP, .seat = r->answer.seat,
                 .pending = { numbers_of(r->m, h->thing.card)[HOSTILE_JOIN_XP] });
            CALL(TURN_OVER_BODIES, .proc = PROC_PAY_BODIES, .seat = (uint8_t)*seat,
                 .pending = { numbers_of(r->m, h->thing.card)[HOSTILE_JOIN_BODIES] });
            join(r, f->target, (unsigned)*seat);
            return GROG_DONE;
        }
    }
    TELL(TOLD_TURNED_AWAY, f->target, h->thing.card);
    wf_remove_hostile(r, f->target);
    END;
}

/* NAM-CON-44  As printed on all cards there. */
int wf_reticles_in(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    int n = 0;
    EACH_HOSTILE(w, i)
        n += w->hostile[i].place == space && !wf_is_target(m, &w->hostile[i]) ? wf_reticles(m, &w->hostile[i]) : 0;
    return n;
}
