/* SPDX-License-Identifier: MIT */
/* check.c -- what rows cannot say of a sound game of heroes: whatever passes here must be playable. */
#include "check.h"
#include "alliances.h"
#include "deploy.h"
#include "goliath.h"
#include "marks.h"

/* Is the vehicle that it is said to be in one, of its owner's or an ally's, and on the board? */
static bool carries(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    const struct unit *v = &h->unit[h->unit[slot].aboard - 1];
    return v->thing.live && v->place && !hn_is_enemy(m, v->thing.owner, h->unit[slot].thing.owner)
        && kind_of(m, v->thing.card) == OF_UNIT && numbers_of(m, v->thing.card)[UNIT_CLASS] != INFANTRY
        && numbers_of(m, h->unit[slot].thing.card)[UNIT_CLASS] == INFANTRY;
}

/* A wreck is a vehicle that lies there, and has not taken what removes it. */
static bool is_wreck(const struct grog_match *m, const struct unit *u)
{
    const int16_t *n = numbers_of(m, u->thing.card);
    return u->place && !u->thing.hidden && n[UNIT_CLASS] != INFANTRY && u->demolition < n[UNIT_WRECK_STRUCTURE];
}

static bool unit_fits(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    const struct ground_plan *p = plan_of(m);
    const struct unit *u = &h->unit[slot];
    if (slot >= p->n_roster || u->thing.owner >= m->seats || kind_of(m, u->thing.card) != OF_UNIT)
        return false;
    if (!u->roster || u->roster > p->n_roster || p->roster[u->roster].card != u->thing.card
        || p->roster[u->roster].seat != u->thing.owner)
        return false;
    if (u->place && !is_on_board(&p->board, place_x(u->place), place_y(u->place)))
        return false;
    if ((u->moves & MOVE_LIFTED) && (u->place || u->aboard || numbers_of(m, u->thing.card)[UNIT_CLASS] != INFANTRY))
        return false;
    if (u->aboard && (u->place || u->thing.hidden || !carries(m, h, slot)))
        return false;
    if ((u->flags & UNIT_LATE) && (u->place || u->aboard || (u->thing.hidden && p->late[u->roster])))
        return false;
    if (u->thing.hidden && u->place && kind_of(m, grog_face(m, &u->thing)) != OF_CONCEALED)
        return false;
    if (u->flags & UNIT_WRECKED ? !is_wreck(m, u) : u->demolition)
        return false;
    if (u->place && numbers_of(m, u->thing.card)[UNIT_LENGTH] > 1 && !(u->flags & UNIT_WRECKED)
        && !neighbour(&p->board, u->place, turned_by(u->facing, 4)) && !hn_is_put_down(h, slot)
        && !h->game.over)                               /* given up before it faced anywhere */
        return false;
    return !u->thing.hidden || !u->place || numbers_of(m, u->thing.card)[UNIT_CLASS] == INFANTRY;
}

/* Which counters have left the game, which are there: each of the armies once. */
static bool rosters_fit(const struct grog_match *m, const struct heroes *h)
{
    uint8_t seen[UNITS / 8 + 1] = { 0 };
    (void)m;
    EACH_UNIT(h, i) {
        unsigned k = h->unit[i].roster;
        if (h->unit[i].flags & UNIT_LATE)               /* kept back */
            continue;
        if ((seen[k / 8] >> k % 8 & 1) || (!(h->unit[i].flags & UNIT_WRECKED) && hn_is_gone(h, k)))
            return false;
        seen[k / 8] |= (uint8_t)(1u << k % 8);
    }
    return true;
}

/* Tiles and options are those of the armies, with at most the tokens that they came with. */
static bool holdings_fit(const struct grog_match *m, const struct heroes *h)
{
    const struct ground_plan *p = plan_of(m);
    unsigned n = 0;
    EACH_HOLDING(h, i) {
        const struct holding *o = &h->holding[i];
        const struct enlisted *e = &p->holding[i + 1];
        if (i >= p->n_holdings || o->thing.card != e->card || o->thing.owner != e->seat || o->on != e->on
            || o->slot != e->slot || o->left + o->cloaked > e->tokens || o->thing.hidden)
            return false;
        n++;
    }
    return n == p->n_holdings;
}

static bool is_own_set(const struct grog_match *m, const uint16_t *pile, unsigned seat)
{
    for (unsigned i = 1; i <= pile[0]; i++)
        if (numbers_of(m, pile[i])[TOKEN_SET] != (int)seat)
            return false;
    return true;
}

/* HN-ORD-03  One a unit, and no wreck. */
static bool lies_on_unit(const struct heroes *h, const struct token *t)
{
    const struct unit *u = &h->unit[t->unit - 1];
    return t->unit <= UNITS && u->thing.live && u->thing.owner == t->thing.owner && !(u->flags & UNIT_WRECKED)
        && hn_token_on(h, t->unit - 1u) == t;
}

/* HN-OOP-31  Of options smoke alone takes orders. */
static bool takes_orders(const struct grog_match *m, const struct heroes *h, const struct holding *o, unsigned seat)
{
    return o->thing.live && hn_disposes(m, h, o, seat) && kind_of(m, o->thing.card) == OF_OPTION
        && numbers_of(m, o->thing.card)[OPTION_USE] == USE_SMOKE;
}

/* Where a token in use lies: on a unit, on an option; or a unit of its owner has lost it. */
static bool lies_right(const struct grog_match *m, const struct heroes *h, const struct token *t)
{
    if (t->unit)
        return !t->holding && lies_on_unit(h, t);
    if (!lost_by(t))
        return t->holding && takes_orders(m, h, &h->holding[t->holding - 1], t->thing.owner);
    const struct unit *u = &h->unit[lost_by(t) - 1];
    return lost_by(t) <= UNITS && u->thing.live && u->thing.owner == t->thing.owner && !(u->flags & UNIT_WRECKED);
}

/* A seat's own tokens, no more of them than its set has; each in use lies on a unit of its owner, or on an option that
 * he has. */
static bool tokens_fit(const struct grog_match *m, const struct heroes *h)
{
    unsigned all[SEATS] = { 0 };
    EACH_TOKEN(h, i) {
        const struct token *t = &h->token[i];
        if (t->thing.owner >= m->seats || kind_of(m, t->thing.card) != OF_TOKEN
            || numbers_of(m, t->thing.card)[TOKEN_SET] != t->thing.owner || !lies_right(m, h, t))
            return false;
        all[t->thing.owner]++;
    }
    for (unsigned seat = 0; seat < m->seats; seat++)
        if (all[seat] + h->pool[seat][0] + h->spent[seat][0] > POOL_ROOM || !is_own_set(m, h->pool[seat], seat)
            || !is_own_set(m, h->spent[seat], seat))
            return false;
    return true;
}

/* A side's cards all find room in its discards; and so do all counters among the fallen. */
static bool piles_fit(const struct grog_match *m, const struct heroes *h)
{
    unsigned cards[2] = { h->played[0], h->played[0] }, counters = h->fallen[0];
    for (unsigned seat = 0; seat < m->seats; seat++)
        cards[hn_side_of(m, seat)] += 0u + h->deck[seat][0] + h->discards[seat][0] + h->hand[seat][0];
    EACH_UNIT(h, i)
        counters++;
    return cards[0] <= DECK_ROOM && cards[1] <= DECK_ROOM && counters <= FALLEN_ROOM;
}

/* A card lies in piles of its kind; a token in those of its own set. */
bool hn_lies(const struct grog_match *m, unsigned zone, uint16_t card)
{
    static const uint8_t kinds[ZONES] = {
        [ZONE_DECK] = OF_ACTION, [ZONE_DISCARDS] = OF_ACTION, [ZONE_HAND] = OF_ACTION, [ZONE_PLAYED] = OF_ACTION,
        [ZONE_POOL] = OF_TOKEN, [ZONE_SPENT] = OF_TOKEN, [ZONE_FALLEN] = OF_UNIT,
    };
    return kind_of(m, card) == kinds[zone];
}

/* The seats that play first and second in a side are of that side. */
static bool order_fits(const struct grog_match *m, const struct heroes *h)
{
    for (unsigned side = 0; side < 2; side++)
        if (h->first[side] >= m->seats || hn_side_of(m, h->first[side]) != side || h->second[side] >= m->seats
            || hn_side_of(m, h->second[side]) != side
            || (hn_players(m, side) > 1 && h->first[side] == h->second[side]))
            return false;
    return true;
}

enum { FAR_POINTS = 500 };          /* nobody comes near it; there is room for what is still to be scored */

/* Rounds, points, damage: as much as there can be before what it leads to happens. */
static bool counts_fit(const struct grog_match *m, const struct heroes *h)
{
    const struct board *b = &plan_of(m)->board;
    int rounds = hn_scenario(m)[SCENARIO_ROUNDS];
    if (!h->game.turn || h->game.turn > (uint32_t)rounds)
        return false;
    for (unsigned side = 0; side < 2; side++)
        if (h->points[side] > FAR_POINTS || h->points[side] < -FAR_POINTS)
            return false;
    for (unsigned i = 0; i < OVERLAYS; i++)
        if (h->demolition[i] && (i >= b->n_overlays || h->demolition[i] >= b->overlay[i].structure))
            return false;
    return true;
}

/* HN-VMV-08  No two vehicles in one square; one that is put down and faces nowhere yet may overlap, also if the game is
 * given up then, and where a Goliath goes it is to explode (HN-EQP-56). */
static bool vehicles_overlap(const struct grog_match *m, const struct heroes *h)
{
    uint8_t taken[PLACES / 8 + 1] = { 0 };
    uint16_t square[2];
    EACH_UNIT(h, i) {
        if (!is_on_foot_or_wheels(&h->unit[i]) || hn_class(m, &h->unit[i]) == INFANTRY || hn_is_upon(m, h, i)
            || hn_is_put_down(h, i))
            continue;
        for (unsigned n = hn_squares(m, h, &h->unit[i], square); n; n--) {
            if (taken[square[n - 1] / 8] >> square[n - 1] % 8 & 1)
                return true;
            taken[square[n - 1] / 8] |= (uint8_t)(1u << square[n - 1] % 8);
        }
    }
    return false;
}

const char *hn_check(const struct grog_match *m, const struct grog_game *g)
{
    typedef bool part(const struct grog_match *m, const struct heroes *h);
    static const struct { part *fits; const char *wrong; } parts[] = {
        { holdings_fit, "a tile or option that is not of the armies" },
        { rosters_fit, "a counter that is there twice, or gone" }, { tokens_fit, "a token that cannot be" },
        { piles_fit, "more cards than there are" }, { order_fits, "a seat in the other side" },
        { counts_fit, "a count that cannot be" },
    };
    const struct heroes *h = const_heroes(g);
    EACH_UNIT(h, i)
        if (!unit_fits(m, h, i))
            return "a unit that cannot be";
    for (unsigned i = 0; i < GROG_COUNT(parts); i++)
        if (!parts[i].fits(m, h))
            return parts[i].wrong;
    const char *wrong = hn_check_marks(m, h);
    if (!wrong)
        wrong = hn_check_frames(m, h);
    if (!wrong && !g->over && vehicles_overlap(m, h))
        wrong = "two vehicles in one square";
    return wrong;
}
