/* SPDX-License-Identifier: MIT */
/* positions.c -- ground that is changed: the advanced position, the MG nest, passages through hedgerows.
 *
 * Each is a mark on a square, whose ground is then the terrain that its option names (hn_field). */
#include "positions.h"
#include "alliances.h"
#include "equipment.h"
#include "marks.h"
#include "procedure.h"
#include "tokens.h"

/* ---- the hedgerow cutter --------------------------------------------------------------------- */

/* HN-EQP-37  A heavy vehicle with a cutter, a square that a cutter opens. */
bool hn_can_cut(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                unsigned place)
{
    GROG_ASSERT(slot < UNITS);
    return (ground_at(f, place)->flags & GROUND_HEDGEROW) && hn_class(m, &h->unit[slot]) == HEAVY
        && hn_equipment(m, h, slot, USE_CUTTER, 0) >= 0;
}

/* ---- the advanced position ------------------------------------------------------------------- */

static bool has_position(const struct heroes *h, unsigned place)
{
    for (unsigned i = 0; i < MARKS; i++)
        if (h->mark_type[i] == MARK_POSITION && h->mark_at[i] == place)
            return true;
    return false;
}

static bool is_wreck_at(const struct grog_match *m, const struct heroes *h, unsigned place)
{
    EACH_WRECK(m, h, i) {
        uint16_t square[2] = { 0 };
        if (hn_squares(m, h, &h->unit[i], square) && (square[0] == place || square[1] == place))
            return true;
    }
    return false;
}

/* HN-EQP-84, HN-OOP-27  It lies on what is there now. */
static bool put_position(struct grog_run *r, unsigned place, uint16_t card, unsigned owner)
{
    struct mark position = { .type = MARK_POSITION, .at = (uint16_t)place, .card = card, .owner = (uint8_t)owner };
    if (is_wreck_at(r->m, const_heroes(r->g), place))
        position.level = 1;
    return hn_put_mark(r, position);
}

/* HN-EQP-84, HN-EQP-85  Infantry that could move now, on a square where a position may be. */
static grog_rule may_dig_in(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot)
{
    const struct unit *u = &h->unit[slot];
    if (!u->place || u->thing.hidden || hn_class(m, u) != INFANTRY || hn_has_acted(u) || hn_had_token(h, slot)
        || (u->flags & UNIT_MOVED_IN_SUPPLY))
        return R_EQP_84;
    const struct ground *g = ground_at(f, u->place);
    if ((g->flags & (GROUND_INSIDE | GROUND_RUIN | GROUND_BUNKER | GROUND_WATER | GROUND_NO_INFANTRY))
        || has_position(h, u->place))
        return R_EQP_85;
    return 0;
}

/* HN-MUL-11, HN-MUL-13  One of its own, or of its High Command's. */
static bool has_one(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned holding)
{
    return hn_disposes(m, h, &h->holding[holding], seat) && h->holding[holding].left;
}

static bool has_option_for(const struct grog_match *m, const struct heroes *h, unsigned seat, enum token_use use)
{
    EACH_HOLDING_FOR(m, h, use, i)
        if (has_one(m, h, seat, i))
            return true;
    return false;
}

void hn_offer_positions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    struct field f;
    if (!has_option_for(m, h, seat, USE_POSITION))
        return;
    hn_field(m, h, &f);
    EACH_UNIT(h, i) {
        if (h->unit[i].thing.owner != seat || !is_out_there(&h->unit[i]))
            continue;
        grog_rule forbidden = may_dig_in(m, h, &f, i);
        if (grog_skips(l, forbidden))
            continue;
        for (int o = -1; (o = hn_equipment(m, h, i, USE_POSITION, (unsigned)(o + 1))) >= 0;)
            grog_offer(l, grog_option(VERB_DIG_IN, i + 1, h->holding[o].thing.card, 0, 0), forbidden);
    }
}

/* An ADVANCED POSITION in place of a move.  with: the option. */
enum grog_flow hn_dig_in(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DIG_IN);
    struct heroes *h = heroes(r->g);
    int holding = hn_equipment_of(r->m, h, grog_ref_slot(f->actor), f->with);
    if (holding >= 0 && put_position(r, unit_of(r, f->actor)->place, f->with, f->seat))
        hn_spend(r, holding_ref(h, (unsigned)holding));
    return GROG_DONE;
}

/* ---- the nest -------------------------------------------------------------------------------- */

/* The first nest of the seat that is of this card (0: of any): its slot, or -1. */
static int nest_of(const struct grog_match *m, const struct heroes *h, unsigned seat, uint16_t card)
{
    EACH_HOLDING_FOR(m, h, USE_NEST, i)
        if (has_one(m, h, seat, i) && (!card || h->holding[i].thing.card == card))
            return (int)i;
    return -1;
}

/* A counter that comes with a nest is not deployed: it waits for it. */
bool hn_waits_for_nest(const struct grog_match *m, const struct ground_plan *p, unsigned roster)
{
    unsigned option = p->roster[roster].option;
    return option && kind_of(m, p->holding[option].card) == OF_OPTION
        && numbers_of(m, p->holding[option].card)[OPTION_USE] == USE_NEST;
}

/* The counter that will be set up with the nest: its slot, or -1. */
static int gun_of(const struct grog_match *m, const struct heroes *h, unsigned nest)
{
    EACH_UNIT(h, i)
        if ((h->unit[i].flags & UNIT_LATE) && h->unit[i].roster
            && plan_of(m)->roster[h->unit[i].roster].option == nest + 1)
            return (int)i;
    return -1;
}

static bool has_arc(const struct grog_match *m, const struct unit *u)
{
    uint16_t weapon = hn_weapon(m, u, 0);
    return weapon && numbers_of(m, weapon)[WEAPON_ARC] != ARC_ALL;
}

/* HN-OOP-27  Not where an enemy deploys; an empty square that is open to infantry. */
static grog_rule may_nest(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                          unsigned place)
{
    for (unsigned s = 0; s < m->seats; s++)
        if (hn_is_enemy(m, seat, s) && (plan_of(m)->zone[place] >> s & 1))
            return R_OOP_27;
    if (f->unit[place] || has_position(h, place))
        return R_MOV_07;
    return ground_at(f, place)->flags & (GROUND_NO_INFANTRY | GROUND_WATER) ? R_TER_18 : 0;
}

static void offer_nest(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                       unsigned nest, struct grog_list *l)
{
    int gun = gun_of(m, h, nest);
    unsigned facings = gun >= 0 && has_arc(m, &h->unit[gun]) ? DIRECTIONS : 1;
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            for (unsigned d = 0; d < facings; d += 2)   /* HN-FIR-12  towards an edge */
                grog_offer(l, grog_option(VERB_NEST, nest + 1, d, 0, place_at(x, y)),
                           may_nest(m, h, f, seat, place_at(x, y)));
}

void hn_list_nest(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    struct field f;
    hn_field(m, h, &f);
    EACH_HOLDING_FOR(m, h, USE_NEST, i)                 /* of equal ones it is the same which */
        if (has_one(m, h, seat, i) && nest_of(m, h, seat, h->holding[i].thing.card) == (int)i)
            offer_nest(m, h, &f, seat, i, l);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

/* false: there is no room for one more. */
static bool set_up(struct grog_run *r, const struct grog_frame *f, struct grog_option o)
{
    struct heroes *h = heroes(r->g);
    unsigned nest = o.actor - 1u;
    int gun = gun_of(r->m, h, nest);
    uint16_t card = h->holding[nest].thing.card;
    bool inside = hn_ground(r->m, h, o.object[2])->flags & GROUND_INSIDE;       /* a floor stays what it is */
    if (numbers_of(r->m, card)[OPTION_TERRAIN] && !inside
        && !put_position(r, o.object[2], card, f->seat))
        return false;
    hn_spend(r, holding_ref(h, nest));
    if (gun < 0)
        return true;
    h->unit[gun].flags &= (uint8_t)~UNIT_LATE;
    h->unit[gun].place = o.object[2];
    h->unit[gun].facing = (uint8_t)o.object[0];
    TELL(TOLD_DEPLOYED, unit_ref(h, (unsigned)gun), o.object[2], h->unit[gun].thing.card);
    TELL(TOLD_FACES, unit_ref(h, (unsigned)gun), o.object[0]);
    return true;
}

/* HN-OOP-27  The owner may set up his NESTS. */
enum grog_flow hn_nest(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_NEST);
    BEGIN;
    while (nest_of(r->m, const_heroes(r->g), f->seat, 0) >= 0) {
        ASK(NEST_WHERE, ASK_NEST, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE || !set_up(r, f, r->answer.option))
            return GROG_DONE;
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_nest_steps[NEST_RESTS] = { STARTS, [NEST_WHERE] = ASKS("where", R_OOP_27, ASK_NEST) };

const struct hn_frame hn_nest_frame = { .seat = true };
