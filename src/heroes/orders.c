/* SPDX-License-Identifier: MIT */
/* orders.c -- Order Phase: tokens face down on units, one at a time, side by side. */
#include "rules.h"

/* ---- who is next ---------------------------------------------------------------------------- */

/* The nth seat of a side, counted from the one that plays first in it. */
static unsigned nth_of_side(const struct grog_match *m, const struct heroes *h, unsigned side, unsigned nth)
{
    unsigned seat = h->first[side];
    unsigned seats = plan_of(m)->sides[side];
    for (nth %= (unsigned)__builtin_popcount(seats); nth; nth--)
        do
            seat = (seat + 1) % m->seats;
        while (!(seats >> seat & 1));
    return seat;
}

unsigned hn_next_seat(const struct grog_match *m, const struct grog_game *g, int16_t *turn, can_fn *can)
{
    const struct heroes *h = const_heroes(g);
    unsigned first = hn_side_of(m, g->initiative);
    for (unsigned tried = 0; tried < 2; tried++, ++*turn) {
        unsigned side = (first + (unsigned)*turn) % 2;
        unsigned seats = (unsigned)__builtin_popcount(plan_of(m)->sides[side]);
        for (unsigned i = 0; i < seats; i++) {
            unsigned seat = nth_of_side(m, h, side, (unsigned)*turn / 2 + i);
            if (!(g->table.resigned >> seat & 1) && can(m, g, seat)) {
                ++*turn;
                return seat;
            }
        }
    }
    return GROG_NOBODY;
}

/* ---- how many tokens --------------------------------------------------------------------------- */

/* HN-ORD-06  Stars of tiles, units and options that are not broken. */
unsigned hn_stars(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    int n = 0;
    EACH_HOLDING(h, i) {
        const struct holding *o = &h->holding[i];
        const int16_t *number = numbers_of(m, o->thing.card);
        if (o->thing.owner != seat || (o->flags & HOLDING_BROKEN))
            continue;
        if (kind_of(m, o->thing.card) == OF_TILE)
            n += number[TILE_STARS] + (o->flags & HOLDING_BONUS ? number[TILE_BONUS] : 0);
        else
            n += number[OPTION_STARS];
    }
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat && is_out_there(&h->unit[i]) && !h->unit[i].thing.hidden)
            n += hn_face(m, &h->unit[i])[FACE_ORDERS] + hn_face(m, &h->unit[i])[FACE_PERSONAL];
    return (unsigned)(n > MOST_ORDERS ? MOST_ORDERS : n);       /* HN-ORD-08 */
}

static void take(struct grog_run *r, unsigned seat, unsigned number)
{
    const uint16_t *spent = heroes(r->g)->spent[seat];
    for (unsigned i = 1; i <= spent[0]; i++)
        if (numbers_of(r->m, spent[i])[TOKEN_NUMBER] == (int)number) {
            uint16_t card = spent[i];
            grog_remove(r, ZONE_SPENT, seat, card);
            grog_put(r, ZONE_POOL, seat, card);
            return;
        }
}

/* A number of tokens that a seat has by the value of this row, for its side. */
static int allowed(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned seat, int most)
{
    struct grog_frame about = { .proc = PROC_ORDERS, .seat = (uint8_t)seat };
    int n = grog_value(m, g, value, &about, NULL);
    return n > most ? most : n;
}

/* HN-SUP-13, HN-ORD-07  All come back; then as many are taken as there are stars, the numbers from 1 on. */
void hn_collect_tokens(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    EACH_TOKEN(h, i) {
        uint16_t card = h->token[i].thing.card;
        unsigned owner = h->token[i].thing.owner;
        grog_thing_free(r, token_ref(h, i));
        grog_put(r, ZONE_SPENT, owner, card);
    }
    for (unsigned seat = 0; seat < r->m->seats; seat++) {
        while (h->pool[seat][0]) {
            uint16_t card = h->pool[seat][1];
            grog_remove(r, ZONE_POOL, seat, card);
            grog_put(r, ZONE_SPENT, seat, card);
        }
        unsigned stars = hn_stars(r->m, r->g, seat);
        int bluffs = allowed(r->m, r->g, VALUE_BLUFFS, seat, MOST_BLUFFS);
        int specials = allowed(r->m, r->g, VALUE_SPECIALS, seat, MOST_SPECIALS);
        for (unsigned n = 1; n <= stars; n++)
            take(r, seat, n);
        for (int n = 0; n < bluffs && stars; n++)       /* HN-ORD-10 */
            take(r, seat, BLUFF);
        for (int n = 0; n < specials; n++)
            take(r, seat, SPECIAL_ORDER);
        h->stars[seat] = (uint8_t)stars;
        h->specials[seat] = (uint8_t)(specials > 0 ? specials : 0);
        TELL_AMOUNT(TOLD_TOKENS, stars, (uint16_t)seat);
    }
}

/* ---- placing --------------------------------------------------------------------------------------- */

/* HN-ORD-03  One token a unit. */
static grog_rule may_order(const struct heroes *h, unsigned seat, unsigned unit)
{
    if (h->unit[unit].thing.owner != seat || !is_out_there(&h->unit[unit]))
        return R_ORD_02;
    return hn_token_on(h, unit) ? R_ORD_03 : 0;
}

static bool can_place(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    if (h->pool[seat][0])
        EACH_UNIT(h, i)
            if (!may_order(h, seat, i))
                return true;
    return hn_can_order_option(m, h, seat);
}

void hn_list_order(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const uint16_t *pool = h->pool[seat];
    EACH_UNIT(h, i) {
        if (h->unit[i].thing.owner != seat)
            continue;
        grog_rule forbidden = may_order(h, seat, i);
        if (grog_skips(l, forbidden))
            continue;
        for (unsigned k = 1; k <= pool[0]; k++)
            if (k == 1 || pool[k] != pool[k - 1])       /* equal tokens are one option */
                grog_offer(l, grog_option(VERB_ORDER, i + 1, pool[k], 0, 0), forbidden);
    }
    hn_offer_option_orders(m, g, seat, l);
}

/* HN-ORD-02  THE ORDER PHASE.  local 0: the turn in the alternation. */
enum grog_flow hn_orders(struct grog_run *r, struct grog_frame *f)
{
    int16_t *turn = &f->local[0];
    unsigned seat;
    BEGIN;
    heroes(r->g)->phase = PHASE_ORDERS;
    TELL(TOLD_PHASE, PHASE_ORDERS);
    while ((seat = hn_next_seat(r->m, r->g, turn, can_place)) != GROG_NOBODY) {
        ASK(ORDERS_PLACE, ASK_ORDER, 1u << seat);
        if (r->answer.seat != GROG_NOBODY)
            DO(ORDERS_DONE);
    }
    END;
}

/* HN-ORD-11, HN-ORD-12  A token face down.  with: its card. */
enum grog_flow hn_order(struct grog_run *r, struct grog_frame *f)
{
    grog_remove(r, ZONE_POOL, f->seat, f->with);
    uint16_t ref = grog_thing_new(r, ARRAY_TOKEN, f->with, f->seat);
    struct token *t = &heroes(r->g)->token[grog_ref_slot(ref)];
    t->unit = (uint8_t)(grog_ref_slot(f->actor) + 1);
    grog_hide(&t->thing);
    grog_tell(r, TOLD_ORDERED, 1u << f->seat, (struct grog_event){ .object = { f->actor, f->with } });
    return GROG_DONE;
}
