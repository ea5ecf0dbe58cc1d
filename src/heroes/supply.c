/* SPDX-License-Identifier: MIT */
/* supply.c -- Supply Phase: its nine steps, in the book's order; nobody fires in it, nobody assaults (HN-SUP-04). */
#include "rules.h"

/* ---- moves ---------------------------------------------------------------------------------------------- */

/* HN-SUP-01, HN-SUP-02, HN-ACT-09, HN-SUP-07 */
static grog_rule may_move(const struct heroes *h, unsigned seat, unsigned slot)
{
    const struct unit *u = &h->unit[slot];
    if (u->thing.owner != seat || !is_out_there(u) || (u->flags & UNIT_MOVED_IN_SUPPLY))
        return R_SUP_07;
    if (hn_has_acted(u))
        return R_ACT_09;
    return hn_token_on(h, slot) ? R_SUP_01 : 0;
}

void hn_list_supply_moves(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    (void)m;
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat)
            grog_offer(l, grog_option(VERB_SUPPLY_MOVE, i + 1, 0, MOVES_IN_SUPPLY, 0), may_move(h, seat, i));
    hn_offer_positions(m, g, seat, l);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

static bool can_move(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    (void)m;
    EACH_UNIT(h, i)
        if (!may_move(h, seat, i))
            return true;
    return false;
}

/* HN-SUP-07, HN-MUL-25  All moves of a seat. */
enum grog_flow hn_supply_moves(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    while (can_move(r->m, r->g, f->seat)) {
        ASK(SUPPLY_WHICH, ASK_SUPPLY_MOVE, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        heroes(r->g)->unit[r->answer.option.actor - 1].flags |= UNIT_MOVED_IN_SUPPLY;
        DO(SUPPLY_GOES);
    }
    END;
}

/* ---- markers and cards -------------------------------------------------------------------------------------- */

/* HN-SUP-06 */
static void discard_bluffs(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    EACH_TOKEN(h, i) {
        uint16_t card = h->token[i].thing.card;
        unsigned owner = h->token[i].thing.owner;
        if (!h->token[i].thing.hidden)
            continue;
        if (h->token[i].unit)
            TELL(TOLD_BACK_IN_POOL, unit_ref(h, h->token[i].unit - 1u));
        grog_thing_free(r, token_ref(h, i));
        grog_put(r, ZONE_SPENT, owner, card);
    }
}

/* HN-SUP-08, HN-TRT-07 */
static void rally(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    EACH_UNIT(h, i) {
        struct unit *u = &h->unit[i];
        if (!u->suppressed || (u->flags & UNIT_WRECKED))
            continue;
        int off = hn_value(r->m, r->g, VALUE_RALLY, unit_ref(h, i), 0, 0);
        u->suppressed = (uint8_t)(u->suppressed > off ? u->suppressed - off : 0);
        TELL_AMOUNT(TOLD_RALLIES, u->suppressed, unit_ref(h, i));
    }
}

static int hand_size(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    static const uint8_t shared[5] = { 0, 6, 3, 2, 2 };     /* HN-MUL-26 to HN-MUL-28 */
    struct grog_frame about = { .proc = PROC_ORDERS, .seat = (uint8_t)seat };
    int n = grog_value(m, g, VALUE_HAND, &about, NULL);
    if (m->seats > 2)
        n += shared[__builtin_popcount(plan_of(m)->sides[hn_side_of(m, seat)])] - 4;
    return n < 0 ? 0 : n > HAND_ROOM ? HAND_ROOM : n;
}

/* HN-SET-08, HN-SUP-11  An exhausted deck gives nothing more. */
void hn_draw(struct grog_run *r, unsigned seat, int n)
{
    unsigned deck = hn_deck_of(r->m, seat);
    for (; n > 0 && heroes(r->g)->deck[deck][0] && heroes(r->g)->hand[seat][0] < HAND_ROOM; n--) {
        uint16_t card = grog_draw(r, ZONE_DECK, deck);
        grog_put(r, ZONE_HAND, seat, card);
        grog_tell(r, TOLD_DREW, 1u << seat, (struct grog_event){ .object = { (uint16_t)seat, card } });
    }
}

void hn_fill_hand(struct grog_run *r, unsigned seat)
{
    hn_draw(r, seat, hand_size(r->m, r->g, seat) - heroes(r->g)->hand[seat][0]);
}

void hn_list_refill(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_heroes(g)->hand[seat];
    (void)m;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_DISCARD, 0, hand[i], 0, 0), 0);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

/* HN-SUP-10, HN-SUP-11 */
enum grog_flow hn_refill(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    while (heroes(r->g)->hand[f->seat][0]) {
        ASK(REFILL_CHOICE, ASK_REFILL, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        grog_remove(r, ZONE_HAND, f->seat, r->answer.option.object[0]);
        grog_put(r, ZONE_DISCARDS, hn_deck_of(r->m, f->seat), r->answer.option.object[0]);
        TELL(TOLD_DISCARDS, f->seat, r->answer.option.object[0]);
    }
    hn_fill_hand(r, f->seat);
    END;
}

/* ---- the phase ------------------------------------------------------------------------------------------------- */

/* The seat that is nth in this phase: the side with initiative first. */
static uint8_t nth_seat(const struct grog_match *m, const struct grog_game *g, int n)
{
    unsigned first = hn_side_of(m, g->initiative);
    for (unsigned k = 0; k < 2; k++)
        for (unsigned seat = 0; seat < m->seats; seat++)
            if ((plan_of(m)->sides[(first + k) % 2] >> seat & 1) && n-- == 0)
                return (uint8_t)seat;
    return 0;
}

static void clear_markers(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    EACH_UNIT(h, i) {
        h->unit[i].flags &= (uint8_t)~(UNIT_ACTIVATED | UNIT_ACTED | UNIT_MOVED_IN_SUPPLY | UNIT_TWICE);
        h->unit[i].shots = 0;
    }
}

/* HN-SUP-15, HN-SUP-16  The marker goes on, and is turned over. */
static void pass_initiative(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    unsigned side = !hn_side_of(r->m, r->g->initiative);
    r->g->initiative = h->first[side];
    TELL(TOLD_INITIATIVE, r->g->initiative);
    r->g->turn++;
}

/* THE SUPPLY PHASE.  local 0: which seat is at it. */
enum grog_flow hn_supply(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    int16_t *nth = &f->local[0];
    BEGIN;
    h->phase = PHASE_SUPPLY;
    TELL(TOLD_PHASE, PHASE_SUPPLY);
    f->seat = r->g->initiative;
    REACH(SUPPLY_BEGINS, POINT_SUPPLY_BEGINS);          /* HN-SUP-05 */
    CALL(SUPPLY_CHARGES, .proc = PROC_CHARGES, .seat = r->g->initiative);  /* HN-EQP-44 */
    discard_bluffs(r);                                  /* HN-SUP-06 */
    for (*nth = 0; *nth < r->m->seats; ++*nth)
        CALL(SUPPLY_MOVES, .proc = PROC_SUPPLY_MOVES, .seat = nth_seat(r->m, r->g, *nth));
    rally(r);                                           /* HN-SUP-08 */
    f->seat = r->g->initiative;
    REACH(SUPPLY_ENDS, POINT_SUPPLY_ENDS);              /* HN-SUP-09 */
    CALL(SUPPLY_OPTIONS, .proc = PROC_SUPPLY_OPTIONS, .seat = r->g->initiative);   /* HN-EQP-97, HN-OOP-36 */
    for (*nth = 0; *nth < r->m->seats; ++*nth)          /* HN-SUP-10, HN-SUP-11 */
        CALL(SUPPLY_REFILL, .proc = PROC_REFILL, .seat = nth_seat(r->m, r->g, *nth));
    hn_score_objectives(r);
    hn_check_victory(r);                                /* HN-SUP-12 */
    clear_markers(r);
    hn_collect_tokens(r);                               /* HN-SUP-13 */
    hn_check_defeat(r);                                 /* HN-SUP-14 */
    pass_initiative(r);
    END;
}
