/* SPDX-License-Identifier: MIT */
/* activation.c -- Activation Phase: orders are revealed in turn, and units act; what acts out of turn, and twice. */
#include "activation.h"
#include "aim.h"
#include "alliances.h"
#include "directives.h"
#include "move.h"
#include "procedure.h"
#include "smoke.h"

/* ---- what is still to be revealed ----------------------------------------------------------- */

static int number_of(const struct grog_match *m, const struct token *t)
{
    return numbers_of(m, t->thing.card)[TOKEN_NUMBER];
}

/* HN-ACT-03  The lowest order of the seat that is still face down: its slot, or -1. */
static int lowest_order(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    int best = -1;
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        if (t->thing.owner == seat && t->thing.hidden && number_of(m, t) <= MOST_ORDERS && !lost_by(t)
            && (best < 0 || number_of(m, t) < number_of(m, &h->token[best])))
            best = (int)i;
    }
    return best;
}

bool hn_could_reveal(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    EACH_TOKEN(h, i)
        if (h->token[i].thing.owner == seat && h->token[i].thing.hidden && number_of(m, &h->token[i]) <= MOST_ORDERS
            && !lost_by(&h->token[i]))
            return true;
    return false;
}

/* ---- special orders and autonomous units: between two activations ----------------------------- */

/* HN-ABL-27, HN-ABL-28  As its owner knows it: a concealed one too. */
static grog_rule may_act_alone(const struct grog_match *m, const struct unit *u)
{
    if (!is_out_there(u))
        return R_ABL_27;
    const int16_t *face = hn_face_of(m, u, u->thing.card);      /* of the side that is up, or lies beneath */
    return !face[FACE_AUTONOMOUS] ? R_ABL_27 : hn_has_acted(u) ? R_ACT_08 : 0;
}

static void offer_out_of_turn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        /* HN-ORD-18  It goes before all orders. */
        if (t->thing.owner == seat && t->thing.hidden && t->unit && number_of(m, t) == SPECIAL_ORDER)
            grog_offer(l, grog_option(VERB_SPECIAL, t->unit, 0, 0, 0), 0);
    }
    hn_offer_special_options(m, h, seat, l);
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat)
            grog_offer(l, grog_option(VERB_AUTONOMOUS, i + 1, 0, 0, 0), may_act_alone(m, &h->unit[i]));
    hn_offer_calming(m, g, seat, l);
}

/* Has the seat a token face down that may be a special order, as far as everybody can see? */
static bool could_be_special(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    unsigned shown = 0;
    bool hidden = false;
    EACH_TOKEN(h, i)
        if (h->token[i].thing.owner == seat) {
            hidden = hidden || (h->token[i].thing.hidden && !lost_by(&h->token[i]));    /* HN-OOP-33  on smoke too */
            shown += !h->token[i].thing.hidden && number_of(m, &h->token[i]) == SPECIAL_ORDER;
        }
    return hidden && h->specials[seat] > shown;
}

/* May an autonomous counter lie behind what everybody sees of this one? */
static bool could_be_autonomous(const struct grog_match *m, const struct heroes *h, const struct unit *u)
{
    const struct ground_plan *p = plan_of(m);
    for (unsigned k = 1; k <= p->n_roster; k++)
        if (p->roster[k].seat == u->thing.owner && (hn_note(m, p->roster[k].card)->has & HAS_WILL)
            && !hn_is_gone(h, k)
            && grog_card(m, p->roster[k].card)->back == grog_card(m, u->thing.card)->back)
            return true;
    return false;
}

/* As far as everybody can see: has it special orders, an autonomous unit that has not acted, a marker to take off? */
static bool could_act_out_of_turn(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    if (h->specials[seat] && could_be_special(m, h, seat))
        return true;
    if (!is_among(plan_of(m)->wills, seat))             /* its armies have no autonomous counter */
        return hn_could_calm(m, h, seat);
    EACH_UNIT(h, i) {
        const struct unit *u = &h->unit[i];
        if (u->thing.owner == seat && (u->thing.hidden || hn_note(m, u->thing.card)->has & HAS_WILL) && is_out_there(u)
            && !hn_has_acted(u) && (u->thing.hidden ? could_be_autonomous(m, h, u) : !may_act_alone(m, u)))
            return true;
    }
    return hn_could_calm(m, h, seat);
}

bool hn_could_fill_gap(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_act_out_of_turn(m, const_heroes(g), seat);
}

static bool is_intrepid(const struct grog_match *m, const struct grog_game *g, const struct token *t)
{
    return t->unit && hn_value(m, g, VALUE_INTREPID, unit_ref(const_heroes(g), t->unit - 1u), 0, 0);
}

static void offer_ahead(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        if (t->thing.owner == seat && t->thing.hidden && t->unit && number_of(m, t) == SPECIAL_ORDER)
            grog_offer(l, grog_option(VERB_SPECIAL, t->unit, 0, 0, 0), is_intrepid(m, g, t) ? 0 : R_TRT_20);
    }
}

void hn_list_gap(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    if (g->depth && g->frame[g->depth - 1].proc == PROC_AHEAD)
        offer_ahead(m, g, seat, l);
    else
        offer_out_of_turn(m, g, seat, l);
}

/* HN-ORD-19, HN-ORD-20, HN-ABL-29  Before an order is revealed anybody may act, initiative first. */
unsigned hn_gap_seats(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    (void)g, (void)f;
    return (1u << m->seats) - 1;
}

/* ---- special orders of Intrepid units: before the others' ---------------------------------------------- */

static bool has_intrepid(const struct grog_match *m)
{
    return grog_match_modifies(m, VALUE_INTREPID) || m->base[VALUE_INTREPID];
}

/* Has the seat a tile or an option that makes units Intrepid? */
static bool can_make_intrepid(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    EACH_HOLDING(h, i) {
        const struct grog_card *card = grog_card(m, h->holding[i].thing.card);
        for (unsigned k = 0; k < card->modifiers; k++)
            if (m->cards->modifier[card->modifier + k].value == VALUE_INTREPID
                && hn_disposes(m, h, &h->holding[i], seat))
                return true;
    }
    return false;
}

/* Could a special order of the seat lie on an Intrepid unit, as far as everybody can see?  Of which tile a concealed
 * unit is others do not know. */
static bool could_go_ahead(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    if (!h->specials[seat] || (g->table.resigned >> seat & 1) || !could_be_special(m, h, seat))
        return false;
    bool makes = can_make_intrepid(m, h, seat);
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        if (t->thing.owner == seat && t->thing.hidden && t->unit
            && (h->unit[t->unit - 1].thing.hidden ? makes : is_intrepid(m, g, t)))
            return true;
    }
    return false;
}

/* HN-TRT-20, HN-TRT-21  The next enemy of the seat who could go ahead of it and was not asked, from the initiative
 * on. */
static unsigned next_ahead(const struct grog_match *m, const struct grog_game *g, unsigned of, unsigned asked)
{
    for (unsigned k = 0; k < m->seats; k++) {
        unsigned seat = (g->initiative + k) % m->seats;
        if (!(asked >> seat & 1) && hn_is_enemy(m, of, seat) && could_go_ahead(m, g, seat)
            && grog_opens(m, g, ASK_GAP, seat))
            return seat;
    }
    return GROG_NOBODY;
}

/* HN-TRT-20, HN-ORD-20  AHEAD OF IT: Intrepid units always have initiative, so their special orders go before one of
 * the enemy's that was just revealed.  Its activation, which waits for that, lies below. */
enum grog_flow hn_ahead(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_AHEAD && f[-1].proc == PROC_ACTIVATE);
    int16_t *asked = &f->local[AHEAD_ASKED];
    unsigned seat;
    BEGIN;
    while ((seat = next_ahead(r->m, r->g, f[-1].seat, (unsigned)*asked)) != GROG_NOBODY) {
        f->seat = (uint8_t)seat;
        *asked |= (int16_t)(1 << seat);
        ASK(AHEAD_WHICH, ASK_GAP, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == GROG_PASS)
            continue;
        *asked &= (int16_t)~(1 << f->seat);             /* he may have another */
        DO(AHEAD_GOES);
    }
    END;
}

/* ---- whose turn it is --------------------------------------------------------------------------------- */

/* HN-TRT-20, HN-TRT-21  Does the second of two seats go first, with the same number on an Intrepid unit? */
static bool goes_before(const struct grog_match *m, const struct grog_game *g, unsigned second, unsigned first)
{
    const struct heroes *h = const_heroes(g);
    if (second == GROG_NOBODY || !hn_is_enemy(m, first, second))
        return false;
    const struct token *a = &h->token[lowest_order(m, h, first)], *b = &h->token[lowest_order(m, h, second)];
    return number_of(m, a) == number_of(m, b) && is_intrepid(m, g, b) && !is_intrepid(m, g, a);
}

/* HN-ACT-01, HN-ACT-03, HN-ACT-04  Who reveals next: whoever gave way to an Intrepid unit; else the next in turn. */
static unsigned next_to_reveal(const struct grog_match *m, const struct grog_game *g, struct grog_frame *f)
{
    int16_t *turn = &f->local[ACTIVATION_TURN], *gave_way = &f->local[ACTIVATION_OWED];
    if (*gave_way) {
        unsigned seat = (unsigned)*gave_way - 1;
        *gave_way = 0;
        if (hn_could_reveal(m, g, seat) && !(g->table.resigned >> seat & 1))
            return seat;
    }
    unsigned seat = hn_next_seat(m, g, turn, hn_could_reveal);
    if (seat == GROG_NOBODY || !has_intrepid(m))
        return seat;
    int16_t after = *turn;
    unsigned other = hn_next_seat(m, g, &after, hn_could_reveal);
    if (!goes_before(m, g, other, seat))
        return seat;
    *gave_way = (int16_t)(seat + 1);
    *turn = after;
    return other;
}

/* HN-TRT-20  Has what happened in the gap changed who of the two goes first: an order or a unit was lost?  Then it is
 * looked at again, with the turn as it was. */
static bool is_changed(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    if (!has_intrepid(m))
        return false;
    if (f->local[ACTIVATION_OWED]) {
        unsigned gave_way = (unsigned)f->local[ACTIVATION_OWED] - 1;
        return hn_could_reveal(m, g, gave_way) && !goes_before(m, g, f->seat, gave_way);
    }
    int16_t after = f->local[ACTIVATION_TURN];
    return goes_before(m, g, hn_next_seat(m, g, &after, hn_could_reveal), f->seat);
}

/* ---- the phase ------------------------------------------------------------------------------------ */

static uint16_t reveal(struct grog_run *r, unsigned slot)
{
    struct heroes *h = heroes(r->g);
    struct token *t = &h->token[slot];
    uint16_t unit = t->unit ? unit_ref(h, t->unit - 1u) : 0;
    grog_reveal(r, &t->thing);
    if (t->holding) {                                   /* HN-OOP-33  Its number comes up: it is laid. */
        TELL(TOLD_OPTION_REVEALS, holding_ref(h, t->holding - 1u), t->thing.card);
        return holding_ref(h, t->holding - 1u);
    }
    TELL(TOLD_REVEALS, unit, t->thing.card);
    return unit;
}

static int special_on(const struct grog_match *m, const struct heroes *h, unsigned unit)
{
    EACH_TOKEN(h, i)
        if (h->token[i].unit == unit + 1 && number_of(m, &h->token[i]) == SPECIAL_ORDER)
            return (int)i;
    return -1;
}

/* HN-ACT-01, HN-ACT-03, HN-ACT-04  THE ACTIVATION PHASE.  seat: whose turn it is to reveal. */
enum grog_flow hn_activation(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ACTIVATION);
    struct heroes *h = heroes(r->g);
    unsigned seat, next;
    BEGIN;
    h->phase = PHASE_ACTIVATION;
    TELL(TOLD_PHASE, PHASE_ACTIVATION);
    while ((seat = next_to_reveal(r->m, r->g, f)) != GROG_NOBODY) {
        grog_barrier(r);                                /* who is next tells who has orders left */
        f->seat = (uint8_t)seat;
        TELL_AMOUNT(TOLD_TURN, f->local[ACTIVATION_OWED] != 0, (uint16_t)seat);
        REACH(ACTIVATION_GAP, POINT_GAP);
        grog_barrier(r);                                /* that he has an order still */
        if (!hn_could_reveal(r->m, r->g, f->seat))
            continue;
        if (is_changed(r->m, r->g, f)) {
            f->local[ACTIVATION_TURN]--;
            continue;
        }
        next = (unsigned)lowest_order(r->m, h, f->seat);
        if (h->token[next].holding) {                   /* HN-OOP-33  Its number comes up: it is laid. */
            CALL(ACTIVATION_SMOKES, .proc = PROC_SMOKE, .seat = f->seat, .actor = reveal(r, next));
            continue;
        }
        CALL(ACTIVATION_ACTS, .proc = PROC_ACTIVATE, .seat = f->seat, .actor = reveal(r, next));
    }
    /* Nobody has an order left; what needs none may still act. */
    grog_barrier(r);
    f->seat = GROG_NOBODY;
    TELL(TOLD_LAST_GAP, 0);
    REACH(ACTIVATION_LAST, POINT_GAP);
    END;
}

/* ---- one unit acts ------------------------------------------------------------------------------------ */

/* HN-ACT-05  Its token stays beside it, face up; who needed none is marked. */
static void ready(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    int special = special_on(r->m, h, grog_ref_slot(f->actor));
    grog_barrier(r);                                    /* what its token was, or that it had none */
    if (special >= 0 && h->token[special].thing.hidden)
        reveal(r, (unsigned)special);
    u->flags |= UNIT_ACTED;
    u->shots &= (uint8_t)~FIRED_NOW;                    /* HN-DMG-02: what was fired this round stays known */
    hn_forget_move(r, f);
    const struct token *t = hn_token_on(h, grog_ref_slot(f->actor));
    if (!t || (t->thing.hidden && hn_face_of(r->m, u, u->thing.card)[FACE_AUTONOMOUS]))
        hn_mark_activated(r, f->actor);                 /* HN-ABL-28, HN-ACT-07: it needed none */
}

/* HN-TRT-15, HN-TRT-17  May it be asked whether the unit acts again?  Whose tile a concealed unit is of, others do not
 * know. */
static bool could_act_again(struct grog_run *r, const struct grog_frame *f)
{
    if (!hn_is_there(r, f->actor) || (unit_of(r, f->actor)->flags & UNIT_TWICE))
        return false;
    unsigned unit = unit_of(r, f->actor)->thing.hidden ? GROG_SLOTS_MAX : grog_ref_slot(f->actor);
    return hn_tokens_for(r->m, heroes(r->g), f->seat, USE_HEROIC, unit) >= 0;
}

void hn_list_again(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    unsigned unit = grog_ref_slot(g->frame[g->depth - 1].actor);
    grog_offer(l, grog_option(VERB_AGAIN, unit + 1, 0, 0, 0),
               hn_tokens_for(m, const_heroes(g), seat, USE_HEROIC, unit) < 0 ? R_TRT_15 : 0);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

/* HN-TRT-15, HN-TRT-16, HN-TRT-19  A Heroic token lets it act once more, without an order. */
static void act_again(struct grog_run *r, struct grog_frame *f)
{
    struct unit *u = unit_of(r, f->actor);
    int holding = hn_tokens_for(r->m, heroes(r->g), f->seat, USE_HEROIC, grog_ref_slot(f->actor));
    hn_use_up(r, f->seat, (unsigned)holding);
    u->flags |= UNIT_TWICE;
    u->shots &= (uint8_t)~FIRED_NOW;
    hn_forget_move(r, f);
    TELL(TOLD_AGAIN, f->actor);
}

/* HN-TRT-20  Is it about to use a special order, and no Intrepid unit: could an enemy's go first? */
static bool could_give_way(struct grog_run *r, const struct grog_frame *f)
{
    if (!has_intrepid(r->m))
        return false;
    const struct heroes *h = const_heroes(r->g);
    int special = special_on(r->m, h, grog_ref_slot(f->actor));
    return special >= 0 && h->token[special].thing.hidden && !is_intrepid(r->m, r->g, &h->token[special])
        && next_ahead(r->m, r->g, f->seat, 0) != GROG_NOBODY;
}

/* HN-ACT-02  Move, or assault, or fire; HN-TRT-18: and perhaps again, before anybody else acts. */
enum grog_flow hn_activate(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ACTIVATE);
    int16_t *plays = &f->local[ACTIVATE_PLAYS];
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->actor))
        return GROG_DONE;
    if (could_give_way(r, f)) {
        grog_barrier(r);                                /* that its token is a special order */
        reveal(r, (unsigned)special_on(r->m, heroes(r->g), grog_ref_slot(f->actor)));
        CALL(ACTIVATE_AHEAD, .proc = PROC_AHEAD, .seat = f->seat);
        if (!hn_is_there(r, f->actor) || special_on(r->m, heroes(r->g), grog_ref_slot(f->actor)) < 0)
            return GROG_DONE;                           /* it has fired meanwhile, or lost its order */
    }
    ready(r, f);
    for (;;) {
        REACH(ACTIVATE_BEGINS, POINT_ACTIVATED);
        if (!hn_is_there(r, f->actor))
            return GROG_DONE;
        do {                                            /* HN-CRD-02, HN-TRT-10: cards and tokens first */
            ASK(ACTIVATE_CHOICE, ASK_ACTION, 1u << f->seat);
            *plays = r->answer.seat != GROG_NOBODY
                  && (r->answer.option.verb == VERB_PLAY_FOR || r->answer.option.verb == VERB_CALM);
            if (r->answer.seat != GROG_NOBODY && r->answer.option.verb != VERB_STAY)
                DO(ACTIVATE_ACTS);
            else
                TELL(TOLD_STAYS, f->actor);
        } while (*plays && hn_is_there(r, f->actor));
        if (!could_act_again(r, f))
            return GROG_DONE;
        ASK(ACTIVATE_AGAIN, ASK_AGAIN, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb != VERB_AGAIN)
            return GROG_DONE;
        act_again(r, f);
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_activation_steps[ACTIVATION_RESTS] = {
    STARTS, [ACTIVATION_GAP] = AT_POINT("gap", R_ORD_18), [ACTIVATION_ACTS] = CALLS("acts", R_ACT_02, PROC_ACTIVATE),
    [ACTIVATION_LAST] = AT_POINT("last", R_ABL_28), [ACTIVATION_SMOKES] = CALLS("smokes", R_OOP_33, PROC_SMOKE),
};
const struct grog_local hn_activation_locals[ACTIVATION_LOCALS] = {
    { "turn", 0, TURNS_MOST }, { "gave way", 0, SEATS },
};
const struct grog_step hn_activate_steps[ACTIVATE_RESTS] = {
    STARTS, [ACTIVATE_BEGINS] = AT_POINT("begins", R_ACT_02), [ACTIVATE_CHOICE] = ASKS("choice", R_ACT_02, ASK_ACTION),
    [ACTIVATE_ACTS] = CALLS("acts", R_ACT_02, 0), [ACTIVATE_AGAIN] = ASKS("again", R_TRT_15, ASK_AGAIN),
    [ACTIVATE_AHEAD] = CALLS("ahead", R_TRT_20, PROC_AHEAD),
};
const struct grog_local hn_activate_locals[ACTIVATE_LOCALS] = { { "plays", 0, 1 } };

static bool activation_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return f->seat < m->seats || f->step == ACTIVATION_LAST;
}

const struct hn_frame hn_activation_frame = { .fits = activation_fits };
const struct hn_frame hn_activate_frame = {
    .seat = true, .actor = true, .asks = IN_BATTLE,
    .rest = { [ACTIVATE_ACTS] = { .hands = { ACTOR }, .starts = { PROC_MOVE, PROC_BARRAGE, PROC_PLAY, SHOOTS } } },
};
const struct grog_step hn_ahead_steps[AHEAD_RESTS] = {
    STARTS, [AHEAD_WHICH] = ASKS("which", R_TRT_20, ASK_GAP), [AHEAD_GOES] = CALLS("goes", R_TRT_20, PROC_ACTIVATE),
};
const struct grog_local hn_ahead_locals[AHEAD_LOCALS] = { { "asked", 0, (1 << SEATS) - 1 } };

/* It lies on the activation that waits for it. */
static bool ahead_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)m, (void)top;
    return f > h->game.frame && f[-1].proc == PROC_ACTIVATE;
}

const struct hn_frame hn_ahead_frame = { .seat = true, .fits = ahead_fits };
