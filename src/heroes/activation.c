/* SPDX-License-Identifier: MIT */
/* activation.c -- Activation Phase: orders are revealed in turn, and units act. */
#include "rules.h"

/* ---- what is still to be revealed ----------------------------------------------------------- */

static int number_of(const struct grog_match *m, const struct token *t) { return numbers_of(m, t->thing.card)[TOKEN_NUMBER]; }

/* HN-ACT-03  The lowest order of the seat that is still face down: its slot, or -1. */
static int lowest_order(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    int best = -1;
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        if (t->thing.owner == seat && t->thing.hidden && number_of(m, t) <= MOST_ORDERS
            && (best < 0 || number_of(m, t) < number_of(m, &h->token[best])))
            best = (int)i;
    }
    return best;
}

bool hn_could_reveal(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return lowest_order(m, const_heroes(g), seat) >= 0;
}

/* ---- special orders and autonomous units: between two activations ----------------------------- */

/* HN-ABL-27, HN-ABL-28 */
static grog_rule may_act_alone(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned unit)
{
    const struct unit *u = &h->unit[unit];
    if (u->thing.owner != seat || !is_out_there(u) || !hn_face(m, u)[FACE_AUTONOMOUS])
        return R_ABL_27;
    return hn_has_acted(u) ? R_ACT_08 : 0;
}

static void offer_out_of_turn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        if (t->thing.owner == seat && t->thing.hidden && t->unit && number_of(m, t) == SPECIAL_ORDER)    /* HN-ORD-18 */
            grog_offer(l, grog_option(VERB_SPECIAL, t->unit, 0, 0, 0), 0);
    }
    hn_offer_special_options(m, h, seat, l);
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat)
            grog_offer(l, grog_option(VERB_AUTONOMOUS, i + 1, 0, 0, 0), may_act_alone(m, h, seat, i));
}

/* As far as everybody can see: has it special orders, or an autonomous unit that has not acted? */
static bool could_act_out_of_turn(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    if (h->specials[seat])
        EACH_TOKEN(h, i)
            if (h->token[i].thing.owner == seat && h->token[i].thing.hidden)
                return true;
    EACH_UNIT(h, i)
        if (!h->unit[i].thing.hidden && !may_act_alone(m, h, seat, i))
            return true;
    return false;
}

bool hn_could_fill_gap(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_act_out_of_turn(m, const_heroes(g), seat);
}

void hn_list_gap(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    offer_out_of_turn(m, g, seat, l);
}

void hn_list_activate(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    grog_offer(l, grog_option(VERB_REVEAL, 0, 0, 0, 0), 0);
    offer_out_of_turn(m, g, seat, l);
}

/* HN-ORD-19, HN-ABL-29  Who is not to reveal now may act before; initiative first (HN-ORD-20). */
unsigned hn_gap_seats(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    (void)g;
    return ((1u << m->seats) - 1) & ~(1u << f->seat);
}

/* ---- the phase ------------------------------------------------------------------------------------ */

static uint16_t reveal(struct grog_run *r, unsigned slot)
{
    struct heroes *h = heroes(r->g);
    struct token *t = &h->token[slot];
    uint16_t unit = t->unit ? unit_ref(h, t->unit - 1u) : 0;
    grog_reveal(r, &t->thing);
    if (t->holding) {                                   /* HN-OOP-33 */
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

/* HN-ACT-01, HN-ACT-03, HN-ACT-04  THE ACTIVATION PHASE.  local 0: the turn in the alternation; local 1: the slot of
 * the next order.  seat: whose turn it is to reveal. */
enum grog_flow hn_activation(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    int16_t *turn = &f->local[0];
    unsigned seat, next;
    BEGIN;
    h->phase = PHASE_ACTIVATION;
    TELL(TOLD_PHASE, PHASE_ACTIVATION);
    while ((seat = hn_next_seat(r->m, r->g, turn, hn_could_reveal)) != GROG_NOBODY) {
        grog_barrier(r);                                /* who is next tells who has orders left */
        f->seat = (uint8_t)seat;
        REACH(ACTIVATION_GAP, POINT_GAP);
        while (could_act_out_of_turn(r->m, h, f->seat) && hn_could_reveal(r->m, r->g, f->seat)) {
            ASK(ACTIVATION_CHOICE, ASK_ACTIVATE, 1u << f->seat);
            if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_REVEAL)
                break;
            DO(ACTIVATION_MORE);
        }
        if (!hn_could_reveal(r->m, r->g, f->seat))
            continue;
        next = (unsigned)lowest_order(r->m, h, f->seat);
        if (h->token[next].holding) {                   /* HN-OOP-33 */
            CALL(ACTIVATION_SMOKES, .proc = PROC_SMOKE, .seat = f->seat, .actor = reveal(r, next));
            continue;
        }
        CALL(ACTIVATION_ACTS, .proc = PROC_ACTIVATE, .seat = f->seat, .actor = reveal(r, next));
    }
    /* Nobody has an order left; what needs none may still act. */
    grog_barrier(r);
    f->seat = GROG_NOBODY;
    REACH(ACTIVATION_LAST, POINT_GAP);
    END;
}

/* ---- one unit acts ------------------------------------------------------------------------------------ */

static void ready(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    struct unit *u = unit_of(r, f->actor);
    int special = special_on(r->m, h, grog_ref_slot(f->actor));
    if (special >= 0 && h->token[special].thing.hidden)
        reveal(r, (unsigned)special);
    u->flags |= UNIT_ACTED;
    u->shots &= (uint8_t)~FIRED_NOW;                    /* HN-DMG-02: what was fired this round stays known */
    u->moves = 0;
    if (!hn_token_on(h, grog_ref_slot(f->actor)))       /* HN-ABL-28: it needed none */
        hn_mark_activated(r, f->actor);
}

/* HN-ACT-02  Move, or assault, or fire. */
enum grog_flow hn_activate(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->actor))
        return GROG_DONE;
    ready(r, f);
    REACH(ACTIVATE_BEGINS, POINT_ACTIVATED);
    if (!grog_thing_at(r->m, r->g, f->actor) || !is_out_there(unit_of(r, f->actor)))
        return GROG_DONE;
    ASK(ACTIVATE_CHOICE, ASK_ACTION, 1u << f->seat);
    if (r->answer.seat != GROG_NOBODY && r->answer.option.verb != VERB_STAY)
        DO(ACTIVATE_ACTS);
    END;
}
