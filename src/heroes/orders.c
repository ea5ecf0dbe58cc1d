/* SPDX-License-Identifier: MIT */
/* orders.c -- Order Phase: how many tokens a player has, and how they are put face down on units, side by side. */
#include "orders.h"
#include "alliances.h"
#include "conceal.h"
#include "directives.h"
#include "play.h"
#include "procedure.h"
#include "smoke.h"
#include "units.h"
#include "forecast.h"

static int number_on(const struct grog_match *m, uint16_t token) { return numbers_of(m, token)[TOKEN_NUMBER]; }

/* The side of a counter that is up, as its owner knows it. */
static const int16_t *own_face(const struct grog_match *m, const struct unit *u)
{
    const int16_t *n = numbers_of(m, u->thing.card);
    return (u->flags & UNIT_TURNED) && n[UNIT_REVERSE] ? numbers_of(m, (uint16_t)n[UNIT_REVERSE]) : n;
}

/* ---- how many tokens --------------------------------------------------------------------------- */

int hn_allowed(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned seat, int most)
{
    struct grog_frame about = { .proc = PROC_ORDERS, .seat = (uint8_t)seat };
    int n = grog_value(m, g, value, &about, NULL);
    return n > most ? most : n;
}

int hn_stars_on(const struct grog_match *m, const struct holding *o)
{
    const int16_t *number = numbers_of(m, o->thing.card);
    if (kind_of(m, o->thing.card) != OF_TILE)
        return number[OPTION_STARS];
    return number[TILE_STARS] + (o->flags & HOLDING_BONUS ? number[TILE_BONUS] : 0);
}

/* HN-TRT-12  Must its order go to a unit of its tile?  HN-ARM-12: on an officer's it is the whole army's. */
static bool is_bound(const struct grog_match *m, const struct heroes *h, const struct holding *o, unsigned seat)
{
    return (hn_note(m, o->thing.card)->has & HAS_BOND) && o->thing.owner == seat && o->on
        && !numbers_of(m, h->holding[o->on - 1].thing.card)[TILE_OFFICER];
}

static unsigned tile_of(const struct grog_match *m, const struct unit *u) { return plan_of(m)->roster[u->roster].tile; }

/* HN-TRT-12  Is a unit of its tile left for this option's order?  Each option on the tile needs one of its own.  What a
 * seat does not see may be of the tile. */
static bool has_unit_for(const struct grog_match *m, const struct heroes *h, unsigned seat, const struct holding *o)
{
    unsigned units = 0, before = 0;
    EACH_UNIT(h, i)
        units += h->unit[i].thing.owner == seat && is_out_there(&h->unit[i])
              && (!h->unit[i].roster || tile_of(m, &h->unit[i]) == o->on);
    EACH_SLOT(&plan_of(m)->bound, i)
        before += &h->holding[i] < o && h->holding[i].on == o->on && is_bound(m, h, &h->holding[i], seat);
    return before < units;
}

/* Of one that is his and not broken; HN-MUL-14: those of an Alliance's High Command are shared out later. */
int hn_stars_of(const struct grog_match *m, const struct heroes *h, unsigned seat, const struct holding *o)
{
    if (o->thing.owner != seat || (o->flags & HOLDING_BROKEN)
        || (hn_players(m, hn_side_of(m, seat)) > 1 && hn_is_command(m, h, o)))
        return 0;
    if (is_bound(m, h, o, seat) && !has_unit_for(m, h, seat, o))
        return 0;                                       /* HN-TRT-12  Nobody could be given its order. */
    return hn_stars_on(m, o);
}

int hn_stars_of_unit(const struct grog_match *m, unsigned seat, const struct unit *u)
{
    return u->thing.owner == seat && is_out_there(u) ? own_face(m, u)[FACE_ORDERS] + own_face(m, u)[FACE_PERSONAL] : 0;
}

/* HN-ORD-06, HN-ABL-94, HN-ABL-97, HN-TRT-11, HN-OOP-28  Stars of tiles and options that are not broken, of units on
 * the board, and what cards add. */
unsigned hn_stars(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    int n = hn_value_shared(m, g, VALUE_ORDERS, seat, GROG_NOBODY);     /* HN-MUL-14  his own */
    EACH_HOLDING(h, i)
        n += hn_stars_of(m, h, seat, &h->holding[i]);
    EACH_UNIT(h, i)
        n += hn_stars_of_unit(m, seat, &h->unit[i]);
    return (unsigned)(n < 0 ? 0 : n > MOST_ORDERS ? MOST_ORDERS : n);  /* HN-ORD-08, HN-TRT-13, HN-OOP-29  at most 10 */
}

void hn_take_token(struct grog_run *r, unsigned seat, unsigned number)
{
    GROG_ASSERT(seat < SEATS);
    const uint16_t *spent = heroes(r->g)->spent[seat];
    grog_barrier(r);                                    /* it was there to take */
    for (unsigned i = 1; i <= spent[0]; i++)
        if (number_on(r->m, spent[i]) == (int)number) {
            uint16_t card = spent[i];
            grog_remove(r, ZONE_SPENT, seat, card);
            grog_put(r, ZONE_POOL, seat, card);
            return;
        }
}

/* All come back: from units, and what was never placed. */
static void return_tokens(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    EACH_TOKEN(h, i)
        hn_token_back(r, i);
    for (unsigned seat = 0; seat < r->m->seats; seat++)
        while (h->pool[seat][0]) {
            uint16_t card = h->pool[seat][1];
            grog_remove(r, ZONE_POOL, seat, card);
            grog_put(r, ZONE_SPENT, seat, card);
        }
}

/* HN-SUP-13, HN-ORD-07, HN-ORD-09, HN-ABL-95  As many are taken as there are stars now, the numbers from 1 on.  What an
 * Alliance has in common, bluffs and special orders too, its members share out (hn_share). */
void hn_collect_tokens(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    grog_barrier(r);                                    /* stars of concealed units */
    return_tokens(r);
    for (unsigned seat = 0; seat < r->m->seats; seat++) {
        unsigned stars = hn_stars(r->m, r->g, seat);
        h->stars[seat] = (uint8_t)stars;
        h->specials[seat] = 0;
        for (unsigned n = 1; n <= stars; n++)
            hn_take_token(r, seat, n);
        TELL_AMOUNT(TOLD_TOKENS, stars, (uint16_t)seat);
        if (hn_players(r->m, hn_side_of(r->m, seat)) > 1)
            continue;
        int bluffs = hn_allowed(r->m, r->g, VALUE_BLUFFS, seat, MOST_BLUFFS);
        int specials = hn_allowed(r->m, r->g, VALUE_SPECIALS, seat, MOST_SPECIALS);
        for (int n = 0; n < bluffs && stars; n++)       /* HN-ORD-10, HN-OOP-05  one, or what cards say */
            hn_take_token(r, seat, BLUFF);
        for (int n = 0; n < specials; n++)              /* HN-ORD-15, HN-ORD-17, HN-OOP-03, HN-OOP-04  two at most */
            hn_take_token(r, seat, SPECIAL_ORDER);
        h->specials[seat] = (uint8_t)(specials > 0 ? specials : 0);
    }
}

/* ---- who must have one ---------------------------------------------------------------------------- */

/* What lies on each unit, looked up once a list. */
enum lies { LIES_NOTHING, LIES_BLUFF, LIES_ORDER };
struct dues {
    uint8_t  lies[UNITS];
    uint8_t  serve[HOLDINGS + 1];   /* by tile: units that could still take a bound order of it (HN-TRT-12) */
    uint8_t  due[HOLDINGS + 1];     /* and how many of those it still owes */
    unsigned orders, owed, personal;        /* left to place; still owed; of those, to units with Personal Order */
    unsigned own;                   /* units of the seat that places them */
    uint8_t  unit[UNITS];
};

static void look_at_tokens(const struct grog_match *m, const struct heroes *h, uint8_t lies[UNITS])
{
    memset(lies, LIES_NOTHING, UNITS);
    EACH_TOKEN(h, i) {
        unsigned on = h->token[i].unit;
        if (on && !lies[on - 1])
            lies[on - 1] = number_on(m, h->token[i].thing.card) == BLUFF ? LIES_BLUFF : LIES_ORDER;
    }
}

/* HN-ORD-03, HN-ORD-14  One token a unit; HN-ACT-08: and none on one that is marked, for it does nothing more. */
static grog_rule may_order(const struct heroes *h, const uint8_t *lies, unsigned seat, unsigned unit)
{
    const struct unit *u = &h->unit[unit];
    if (u->thing.owner != seat || !(u->place || u->aboard) || (u->flags & (UNIT_WRECKED | UNIT_ACTIVATED)))
        return u->thing.owner == seat && is_out_there(u) ? R_ACT_08 : R_ORD_02;
    return lies[unit] ? R_ORD_03 : 0;
}

/* HN-ABL-98  Must this unit still get an order? */
static bool needs_order(const struct grog_match *m, const struct heroes *h, const struct dues *d, unsigned seat,
                        unsigned unit)
{
    const struct unit *u = &h->unit[unit];
    return u->thing.owner == seat && (hn_note(m, u->thing.card)->has & HAS_BOND) && !may_order(h, d->lies, seat, unit)
        && own_face(m, u)[FACE_PERSONAL];
}

/* HN-TRT-12  A tile with so many bound orders: how many of its units could still take one?  0: all are met, by units
 * that have an order or must get one anyway. */
static unsigned could_serve(const struct grog_match *m, const struct heroes *h, const struct dues *d, unsigned seat,
                            unsigned tile, unsigned *bound)
{
    unsigned n = 0;
    for (unsigned k = 0; k < d->own; k++) {
        unsigned i = d->unit[k];
        if (tile_of(m, &h->unit[i]) != tile)
            continue;
        if (d->lies[i] == LIES_ORDER || needs_order(m, h, d, seat, i))
            *bound -= *bound > 0;
        else
            n += !may_order(h, d->lies, seat, i);
    }
    *bound = *bound < n ? *bound : n;
    return *bound ? n : 0;
}

static unsigned orders_left(const struct grog_match *m, const uint16_t *pool)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= pool[0]; i++)
        n += number_on(m, pool[i]) != BLUFF;
    return n;
}

/* How many orders are still owed, and to whom. */
static void look_at_dues(const struct grog_match *m, const struct heroes *h, unsigned seat, struct dues *out)
{
    look_at_tokens(m, h, out->lies);
    memset(out->serve, 0, sizeof out->serve);
    memset(out->due, 0, sizeof out->due);
    out->orders = orders_left(m, h->pool[seat]);
    out->personal = out->own = 0;
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat) {
            out->unit[out->own++] = (uint8_t)i;
            out->personal += needs_order(m, h, out, seat, i);
        }
    out->owed = out->personal;
    EACH_SLOT(&plan_of(m)->bound, i)
        if (is_bound(m, h, &h->holding[i], seat))
            out->due[h->holding[i].on]++;
    EACH_SLOT(&plan_of(m)->bound, i) {
        unsigned tile = h->holding[i].on, due = out->due[tile];
        if (!is_bound(m, h, &h->holding[i], seat) || out->serve[tile])
            continue;                                   /* of two options on a tile it is looked at once */
        out->serve[tile] = (uint8_t)could_serve(m, h, out, seat, tile, &due);
        out->due[tile] = (uint8_t)due;
        out->owed += due;
    }
}

unsigned hn_owed_orders(const struct grog_match *m, const struct heroes *h, unsigned seat, uint8_t out[UNITS])
{
    struct dues dues;
    unsigned n = 0;
    look_at_dues(m, h, seat, &dues);
    for (unsigned k = 0; k < dues.own; k++)
        if (needs_order(m, h, &dues, seat, dues.unit[k]))
            out[n++] = dues.unit[k];
    return n;
}

/* HN-ABL-98, HN-TRT-12  What keeps an order from whom none is owed: all that are left must go to others. */
static grog_rule why_owed(const struct dues *d)
{
    if (!d->owed || d->orders > d->owed)
        return 0;
    return d->personal ? R_ABL_98 : R_TRT_12;
}

/* While the last orders go: what keeps an order from this unit (LIES_ORDER), and a bluff (LIES_BLUFF)?  An order goes
 * to nobody to whom none is owed, and no bluff takes the place of one. */
static void may_place(const struct grog_match *m, const struct heroes *h, const struct dues *d, unsigned seat,
                      unsigned unit, grog_rule out[LIES_ORDER + 1])
{
    out[LIES_ORDER] = out[LIES_BLUFF] = 0;
    if (!d->owed || !d->orders)
        return;
    bool needs = needs_order(m, h, d, seat, unit);
    unsigned serve = needs ? 0 : d->serve[tile_of(m, &h->unit[unit])];
    out[LIES_BLUFF] = needs ? R_ABL_98 : serve && serve == d->due[tile_of(m, &h->unit[unit])] ? R_TRT_12 : 0;
    out[LIES_ORDER] = needs || serve ? 0 : why_owed(d);
}

/* ---- placing --------------------------------------------------------------------------------------- */

/* The tokens of a pool, equal ones once: none, bluffs, orders, both (LIES_BLUFF and LIES_ORDER as bits). */
enum { LIES_EITHER = LIES_BLUFF | LIES_ORDER };
struct choice { unsigned n; uint16_t token[POOL_ROOM]; };

static void tokens_to_place(const struct grog_match *m, const uint16_t *pool, struct choice out[LIES_EITHER + 1])
{
    for (unsigned sort = 0; sort <= LIES_EITHER; sort++)
        out[sort].n = 0;
    for (unsigned k = 1; k <= pool[0]; k++)
        if (k == 1 || pool[k] != pool[k - 1]) {
            struct choice *of = &out[number_on(m, pool[k]) == BLUFF ? LIES_BLUFF : LIES_ORDER];
            of->token[of->n++] = pool[k];
            out[LIES_EITHER].token[out[LIES_EITHER].n++] = pool[k];
        }
}

static bool can_place(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    uint8_t lies[UNITS];
    if (h->pool[seat][0]) {
        look_at_tokens(m, h, lies);
        EACH_UNIT(h, i)
            if (!may_order(h, lies, seat, i))
                return true;
    }
    return hn_can_order_option(m, h, seat);
}

static unsigned sorts_of(const grog_rule why[LIES_ORDER + 1])
{
    return (why[LIES_BLUFF] ? 0u : LIES_BLUFF) | (why[LIES_ORDER] ? 0u : LIES_ORDER);
}

/* Every token on a unit, with what forbids it. */
static void offer_each(const struct grog_match *m, const struct choice *all, unsigned unit, grog_rule forbidden,
                       const grog_rule why[LIES_ORDER + 1], struct grog_list *l)
{
    for (unsigned k = 0; k < all->n; k++)
        grog_offer(l, grog_option(VERB_ORDER, unit + 1, all->token[k], 0, 0),
                   forbidden ? forbidden : why[number_on(m, all->token[k]) == BLUFF ? LIES_BLUFF : LIES_ORDER]);
}

void hn_list_order(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const struct heroes *h = const_heroes(g);
    struct choice choice[LIES_EITHER + 1];
    struct dues dues;
    tokens_to_place(m, h->pool[seat], choice);
    look_at_dues(m, h, seat, &dues);
    for (unsigned k = 0; k < dues.own; k++) {
        unsigned i = dues.unit[k];
        grog_rule why[LIES_ORDER + 1], forbidden = may_order(h, dues.lies, seat, i);
        if (grog_skips(l, forbidden))
            continue;
        may_place(m, h, &dues, seat, i, why);
        if (grog_seeks(l))
            offer_each(m, &choice[LIES_EITHER], i, forbidden, why, l);
        else
            grog_offer_with(l, grog_option(VERB_ORDER, i + 1, 0, 0, 0), choice[sorts_of(why)].token,
                            choice[sorts_of(why)].n);
    }
    hn_offer_option_orders(m, g, seat, why_owed(&dues), l);      /* HN-OOP-31 */
    hn_offer_calming(m, g, seat, l);                    /* HN-TRT-09  Hardboiled. */
    hn_offer_ready(m, g, seat, 0, l);
}

/* HN-ORD-02, HN-ORD-12, HN-OOP-11  THE ORDER PHASE: cards, tokens, directives. */
enum grog_flow hn_orders(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ORDERS);
    int16_t *turn = &f->local[ORDERS_TURN], *plays = &f->local[ORDERS_PLAYS];
    unsigned seat;
    BEGIN;
    heroes(r->g)->phase = PHASE_ORDERS;
    hn_return_cloaks(r);                                /* HN-OOP-09  of those discovered in the Supply Phase */
    TELL(TOLD_PHASE, PHASE_ORDERS);
    CALL(ORDERS_ORDER, .proc = PROC_PLAY_ORDER, .seat = r->g->initiative);      /* HN-MUL-20  again each round */
    REACH(ORDERS_BEGIN, POINT_ORDERS_BEGIN);
    while ((seat = hn_next_seat(r->m, r->g, turn, can_place)) != GROG_NOBODY) {
        f->seat = (uint8_t)seat;
        do {                                            /* a card or a token takes nobody's turn */
            ASK(ORDERS_PLACE, ASK_ORDER, 1u << f->seat);
            *plays = r->answer.seat != GROG_NOBODY
                  && (r->answer.option.verb == VERB_PLAY || r->answer.option.verb == VERB_CALM);
            if (r->answer.seat != GROG_NOBODY)
                DO(ORDERS_DONE);
        } while (*plays && can_place(r->m, r->g, f->seat));
    }
    for (*turn = 0; *turn < r->m->seats; ++*turn)
        if (hn_has_directives(r->m, r->g, hn_player_at(r->m, r->g, *turn)))
            CALL(ORDERS_DIRECTIVES, .proc = PROC_DIRECTIVE, .seat = hn_player_at(r->m, r->g, *turn));
    REACH(ORDERS_OVER, POINT_ORDERS_DONE);
    END;
}

/* HN-ORD-11, HN-ORD-12  A token face down.  with: its card. */
enum grog_flow hn_order(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ORDER);
    grog_remove(r, ZONE_POOL, f->seat, f->with);
    uint16_t ref = grog_thing_new(r, ARRAY_TOKEN, f->with, f->seat);
    struct token *t = &heroes(r->g)->token[grog_ref_slot(ref)];
    t->unit = (uint8_t)(grog_ref_slot(f->actor) + 1);
    grog_hide(&t->thing);
    grog_tell(r, TOLD_ORDERED, r->m->side[f->seat], (struct grog_event){ .object = { f->actor, f->with } });
    return GROG_DONE;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_orders_steps[ORDERS_RESTS] = {
    STARTS, [ORDERS_BEGIN] = AT_POINT("begin", R_ORD_15),
    [ORDERS_ORDER] = CALLS("order of play", R_MUL_20, PROC_PLAY_ORDER),
    [ORDERS_PLACE] = ASKS("place", R_ORD_02, ASK_ORDER), [ORDERS_DONE] = CALLS("placed", R_ORD_02, 0),
    [ORDERS_DIRECTIVES] = CALLS("directives", R_OOP_11, PROC_DIRECTIVE), [ORDERS_OVER] = AT_POINT("over", R_OOP_11),
};
const struct grog_local hn_orders_locals[ORDERS_LOCALS] = { { "turn", 0, TURNS_MOST }, { "plays", 0, 1 } };

const struct hn_frame hn_orders_frame = {
    .seat = true,
    .rest = { [ORDERS_BEGIN] = { .point = POINT_ORDERS_BEGIN }, [ORDERS_OVER] = { .point = POINT_ORDERS_DONE },
              [ORDERS_DONE] = { .starts = { PROC_PLAY } } },
};
