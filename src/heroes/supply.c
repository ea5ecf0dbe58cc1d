/* SPDX-License-Identifier: MIT */
/* supply.c -- Supply Phase: its nine steps, in the book's order; nobody fires in it, nobody assaults (HN-SUP-04). */
#include "supply.h"
#include "alliances.h"
#include "directives.h"
#include "move.h"
#include "orders.h"
#include "play.h"
#include "positions.h"
#include "procedure.h"
#include "victory.h"

/* ---- moves ---------------------------------------------------------------------------------------------- */

static grog_rule has_not_acted(const struct heroes *h, unsigned seat, unsigned slot)
{
    const struct unit *u = &h->unit[slot];
    if (u->thing.owner != seat || !is_out_there(u) || (u->flags & UNIT_MOVED_IN_SUPPLY))
        return R_SUP_07;
    return hn_has_acted(u) ? R_ACT_09 : 0;
}

/* HN-SUP-01, HN-SUP-02, HN-ACT-09, HN-SUP-07  Who has received no order this round and has not acted may move; a bluff
 * is no order, and all bluffs are gone by now. */
static grog_rule may_move(const struct heroes *h, unsigned seat, unsigned slot)
{
    grog_rule why = has_not_acted(h, seat, slot);
    return why ? why : hn_had_token(h, slot) ? R_SUP_01 : 0;
}

/* As far as everybody sees: what was taken away may have been a bluff. */
static bool could_move(const struct heroes *h, unsigned seat, unsigned slot)
{
    return !has_not_acted(h, seat, slot) && !hn_token_on(h, slot);
}

void hn_list_supply_moves(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat)
            grog_offer(l, grog_option(VERB_SUPPLY_MOVE, i + 1, 0, MOVES_IN_SUPPLY, 0), may_move(h, seat, i));
    hn_offer_calming(m, g, seat, l);                    /* HN-TRT-09  Hardboiled. */
    hn_offer_positions(m, g, seat, l);
    hn_offer_ready(m, g, seat, 0, l);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

/* HN-CRD-01  Whoever has nobody to move may still play a card. */
static bool has_something_to_do(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    EACH_UNIT(h, i)
        if (could_move(h, seat, i))
            return true;
    return hn_could_calm(m, h, seat) || hn_could_be_ready(m, g, seat);
}

/* HN-SUP-07, HN-MUL-25  All moves of a seat. */
enum grog_flow hn_supply_moves(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SUPPLY_MOVES);
    BEGIN;
    while (has_something_to_do(r->m, r->g, f->seat)) {
        ASK(SUPPLY_WHICH, ASK_SUPPLY_MOVE, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        if (r->answer.option.actor && r->answer.option.verb != VERB_CALM)       /* whoever digs in does so instead */
            heroes(r->g)->unit[r->answer.option.actor - 1].flags |= UNIT_MOVED_IN_SUPPLY;   /* HN-SUP-07, HN-EQP-84 */
        DO(SUPPLY_GOES);
    }
    END;
}

/* ---- markers and cards -------------------------------------------------------------------------------------- */

/* HN-SUP-06  Only bluffs: a special order that was never played is an order all the same. */
static void discard_bluffs(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    grog_barrier(r);
    EACH_TOKEN(h, i) {
        if (numbers_of(r->m, h->token[i].thing.card)[TOKEN_NUMBER] != BLUFF)
            continue;
        if (h->token[i].unit)
            TELL(TOLD_BACK_IN_POOL, unit_ref(h, h->token[i].unit - 1u));
        hn_token_back(r, i);
    }
}

/* HN-SUP-08, HN-TRT-07  Each unit loses a marker, or as many as cards say. */
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

int hn_hand_size(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    static const uint8_t shared[5] = { 0, 6, 3, 2, 2 };     /* HN-MUL-26 to HN-MUL-28  by how many they are */
    struct grog_frame about = { .proc = PROC_ORDERS, .seat = (uint8_t)seat };
    int n = grog_value(m, g, VALUE_HAND, &about, NULL);
    if (m->seats > 2)
        n += shared[__builtin_popcount(plan_of(m)->sides[hn_side_of(m, seat)])] - 4;
    return n < 0 ? 0 : n > HAND_ROOM ? HAND_ROOM : n;
}

/* HN-SET-08, HN-SUP-11  An exhausted deck gives nothing more. */
void hn_draw(struct grog_run *r, unsigned seat, int n)
{
    GROG_ASSERT(seat < SEATS);
    unsigned deck = hn_deck_of(r->m, seat);
    for (; n > 0 && heroes(r->g)->deck[deck][0] && heroes(r->g)->hand[seat][0] < HAND_ROOM; n--) {
        uint16_t card = grog_draw(r, ZONE_DECK, deck);
        grog_put(r, ZONE_HAND, seat, card);
        grog_tell(r, TOLD_DREW, 1u << seat, (struct grog_event){ .object = { (uint16_t)seat, card } });
    }
}

void hn_fill_hand(struct grog_run *r, unsigned seat)
{
    GROG_ASSERT(seat < SEATS);
    hn_draw(r, seat, hn_hand_size(r->m, r->g, seat) - heroes(r->g)->hand[seat][0]);
}

void hn_list_refill(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *hand = const_heroes(g)->hand[seat];
    (void)m;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_DISCARD, 0, hand[i], 0, 0), 0);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

static void discard(struct grog_run *r, unsigned seat, uint16_t card)
{
    grog_remove(r, ZONE_HAND, seat, card);
    grog_put(r, ZONE_DISCARDS, hn_deck_of(r->m, seat), card);
    TELL(TOLD_DISCARDS, (uint16_t)seat, card);
}

void hn_list_excess(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *hand = const_heroes(g)->hand[seat];
    (void)m;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            grog_offer(l, grog_option(VERB_DISCARD, 0, hand[i], 0, 0), 0);
}

/* HN-OOP-20  Improvisation: cards that can be drawn beyond the most, if the hand could be filled. */
static int could_improvise(struct grog_run *r, unsigned seat)
{
    if (heroes(r->g)->hand[seat][0] < hn_hand_size(r->m, r->g, seat) || !heroes(r->g)->deck[hn_deck_of(r->m, seat)][0])
        return 0;
    return hn_value_shared(r->m, r->g, VALUE_IMPROVISE, seat, seat);            /* HN-MUL-11  as if it were his */
}

/* HN-OOP-20  As many of them are then discarded. */
static void improvise(struct grog_run *r, struct grog_frame *f)
{
    int held = heroes(r->g)->hand[f->seat][0];
    hn_draw(r, f->seat, f->pending[REFILL_MORE]);
    f->local[REFILL_CARDS_OVER] = (int16_t)(heroes(r->g)->hand[f->seat][0] - held);
}

/* HN-SUP-10, HN-SUP-11, HN-OOP-20  CARDS: discard, fill up. */
enum grog_flow hn_refill(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_REFILL);
    int16_t *excess = &f->local[REFILL_CARDS_OVER];
    BEGIN;
    while (heroes(r->g)->hand[f->seat][0]) {
        ASK(REFILL_CHOICE, ASK_REFILL, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        discard(r, f->seat, r->answer.option.object[0]);
    }
    hn_fill_hand(r, f->seat);
    f->pending[REFILL_MORE] = (int16_t)could_improvise(r, f->seat);
    if (f->pending[REFILL_MORE])
        REACH(REFILL_IMPROVISES, POINT_IMPROVISES);     /* HN-OOP-20  He can. */
    improvise(r, f);
    while (*excess > 0) {
        ASK(REFILL_EXCESS, ASK_EXCESS, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY)
            break;
        discard(r, f->seat, r->answer.option.object[0]);
        --*excess;
    }
    END;
}

/* ---- the phase ------------------------------------------------------------------------------------------------- */

static void clear_markers(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    EACH_UNIT(h, i) {
        h->unit[i].flags &= (uint8_t)~(UNIT_ACTIVATED | UNIT_ACTED | UNIT_MOVED_IN_SUPPLY | UNIT_TWICE);
        h->unit[i].shots = 0;
        h->unit[i].moves = 0;                           /* HN-EQP-48  Fuel was for this turn. */
    }
}

static bool is_allied(const struct grog_match *m, unsigned seat) { return hn_players(m, hn_side_of(m, seat)) > 1; }

/* THE SUPPLY PHASE, in nine steps.  Effects of its beginning and of its end come in the book's order: special
 * abilities, action cards, recruitment options, the scenario. */
enum grog_flow hn_supply(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SUPPLY);
    struct heroes *h = heroes(r->g);
    int16_t *nth = &f->local[SUPPLY_NTH];
    BEGIN;
    h->phase = PHASE_SUPPLY;
    TELL(TOLD_PHASE, PHASE_SUPPLY);
    f->seat = r->g->initiative;
    /* 1. HN-SUP-05 */
    REACH(SUPPLY_BEGINS, POINT_SUPPLY_BEGINS);
    REACH(SUPPLY_BEGINS_CARDS, POINT_SUPPLY_BEGINS_CARDS);
    REACH(SUPPLY_BEGINS_OPTIONS, POINT_SUPPLY_BEGINS_OPTIONS);
    CALL(SUPPLY_CHARGES, .proc = PROC_CHARGES, .seat = r->g->initiative);      /* HN-EQP-44  They go off now. */
    REACH(SUPPLY_BEGINS_SCENARIO, POINT_SUPPLY_BEGINS_SCENARIO);
    /* 2. HN-SUP-06 */
    discard_bluffs(r);
    /* 3. HN-SUP-07, HN-MUL-25 */
    for (*nth = 0; *nth < r->m->seats; ++*nth)
        CALL(SUPPLY_MOVES, .proc = PROC_SUPPLY_MOVES, .seat = hn_player_at(r->m, r->g, *nth));
    /* 4. HN-SUP-08 */
    rally(r);
    /* 5. HN-SUP-09 */
    REACH(SUPPLY_ENDS, POINT_SUPPLY_ENDS);
    REACH(SUPPLY_ENDS_CARDS, POINT_SUPPLY_ENDS_CARDS);
    REACH(SUPPLY_ENDS_OPTIONS, POINT_SUPPLY_ENDS_OPTIONS);
    /* HN-EQP-97, HN-OOP-36  Bombs, smoke. */
    CALL(SUPPLY_OPTIONS, .proc = PROC_SUPPLY_OPTIONS, .seat = r->g->initiative);
    hn_end_directives(r);                               /* HN-OOP-18  with the round */
    REACH(SUPPLY_ENDS_SCENARIO, POINT_SUPPLY_ENDS_SCENARIO);
    /* 6. HN-SUP-10, HN-SUP-11, HN-MUL-31 */
    for (*nth = 0; *nth < r->m->seats; ++*nth)
        CALL(SUPPLY_REFILL, .proc = PROC_REFILL, .seat = hn_player_at(r->m, r->g, *nth));
    for (*nth = 0; *nth < r->m->seats; ++*nth)
        if (is_allied(r->m, hn_player_at(r->m, r->g, *nth)))
            CALL(SUPPLY_EXCHANGE, .proc = PROC_EXCHANGE, .seat = hn_player_at(r->m, r->g, *nth));
    /* 7. HN-SUP-12 */
    hn_score_objectives(r);
    hn_check_victory(r);
    /* 8. HN-SUP-13, HN-SUP-14 */
    clear_markers(r);
    hn_collect_tokens(r);
    for (*nth = 0; *nth < 2; ++*nth)
        if (hn_players(r->m, (unsigned)*nth) > 1)
            CALL(SUPPLY_SHARE, .proc = PROC_SHARE, .seat = r->g->initiative, .mode = (uint16_t)*nth);
    hn_check_defeat(r);
    if (r->g->over)
        return GROG_DONE;
    /* 9. HN-SUP-15, HN-SUP-16 */
    CALL(SUPPLY_KEEP, .proc = PROC_KEEP, .seat = r->g->initiative);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_supply_steps[SUPPLY_RESTS] = {
    STARTS, [SUPPLY_BEGINS] = AT_POINT("begins", R_SUP_05), [SUPPLY_BEGINS_CARDS] = AT_POINT("begins: cards", R_SUP_05),
    [SUPPLY_BEGINS_OPTIONS] = AT_POINT("begins: options", R_SUP_05),
    [SUPPLY_BEGINS_SCENARIO] = AT_POINT("begins: scenario", R_SUP_05),
    [SUPPLY_MOVES] = CALLS("moves", R_SUP_07, PROC_SUPPLY_MOVES),
    [SUPPLY_ENDS] = AT_POINT("ends", R_SUP_09), [SUPPLY_ENDS_CARDS] = AT_POINT("ends: cards", R_SUP_09),
    [SUPPLY_ENDS_OPTIONS] = AT_POINT("ends: options", R_SUP_09),
    [SUPPLY_ENDS_SCENARIO] = AT_POINT("ends: scenario", R_SUP_09),
    [SUPPLY_REFILL] = CALLS("refill", R_SUP_10, PROC_REFILL),
    [SUPPLY_EXCHANGE] = CALLS("exchange", R_MUL_30, PROC_EXCHANGE),
    [SUPPLY_SHARE] = CALLS("share", R_MUL_04, PROC_SHARE),
    [SUPPLY_KEEP] = CALLS("initiative", R_SUP_16, PROC_KEEP),
    [SUPPLY_CHARGES] = CALLS("charges", R_EQP_44, PROC_CHARGES),
    [SUPPLY_OPTIONS] = CALLS("options", R_SUP_09, PROC_SUPPLY_OPTIONS),
};
const struct grog_local hn_supply_locals[SUPPLY_LOCALS] = { { "nth", 0, SEATS } };
const struct grog_step hn_supply_moves_steps[SUPPLY_MOVES_RESTS] = {
    STARTS, [SUPPLY_WHICH] = ASKS("which", R_SUP_07, ASK_SUPPLY_MOVE), [SUPPLY_GOES] = CALLS("goes", R_SUP_07, 0),
};
const struct grog_step hn_refill_steps[REFILL_RESTS] = {
    STARTS, [REFILL_CHOICE] = ASKS("choice", R_SUP_10, ASK_REFILL),
    [REFILL_EXCESS] = ASKS("excess", R_OOP_20, ASK_EXCESS), [REFILL_IMPROVISES] = AT_POINT("improvises", R_OOP_20),
};
const struct grog_local hn_refill_locals[REFILL_LOCALS] = { { "excess", 0, HAND_ROOM } };

const struct hn_frame hn_supply_frame = {
    .seat = true,
    .rest = {
        [SUPPLY_BEGINS] = { .point = POINT_SUPPLY_BEGINS }, [SUPPLY_ENDS] = { .point = POINT_SUPPLY_ENDS },
        [SUPPLY_BEGINS_CARDS] = { .point = POINT_SUPPLY_BEGINS_CARDS },
        [SUPPLY_BEGINS_OPTIONS] = { .point = POINT_SUPPLY_BEGINS_OPTIONS },
        [SUPPLY_BEGINS_SCENARIO] = { .point = POINT_SUPPLY_BEGINS_SCENARIO },
        [SUPPLY_ENDS_CARDS] = { .point = POINT_SUPPLY_ENDS_CARDS },
        [SUPPLY_ENDS_OPTIONS] = { .point = POINT_SUPPLY_ENDS_OPTIONS },
        [SUPPLY_ENDS_SCENARIO] = { .point = POINT_SUPPLY_ENDS_SCENARIO },
    },
};
const struct hn_frame hn_supply_moves_frame = {
    .seat = true, .rest = { [SUPPLY_GOES] = { .starts = { PROC_MOVE, PROC_PLAY } } },
};
const struct hn_frame hn_refill_frame = {
    .seat = true, .rest = { [REFILL_IMPROVISES] = { .point = POINT_IMPROVISES } },
};
