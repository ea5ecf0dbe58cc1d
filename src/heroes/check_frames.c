/* SPDX-License-Identifier: MIT */
/* check_frames.c -- what the half-done procedures of a sound battle are about.
 *
 * Tables say what a procedure reads of its frame wherever it rests, what must be there when it asks, what it hands to
 * the one that it waits for, and which one an answer may start; predicates say the rest, by procedure.  What may have
 * left the board while a procedure waited is not asked for: its steps look again themselves. */
#include "rules.h"
#include "kernel/frames.h"

typedef const struct grog_match *match_p;
typedef const struct heroes *heroes_p;
typedef const struct grog_frame *frame_p;

/* ---- what a procedure reads --------------------------------------------------------------------------- */

/* The seat that it asks, a unit that acts, one that it is done to, a card of this kind; and of which unit it asks
 * something, so that it must be there then. */
enum there { NOWHERE, ON_BOARD, IN_BATTLE, TO_DEPLOY, TO_ARRIVE };      /* on the board; there, and no wreck */
struct needs { bool seat, actor, target; uint8_t with; bool or_none; uint8_t asks; };
static const struct needs needs[PROCS] = {
    [PROC_DEPLOY]      = { .seat = true, .asks = TO_DEPLOY },
    [PROC_ORDERS]      = { .seat = true }, [PROC_SUPPLY] = { .seat = true }, [PROC_SUPPLY_MOVES] = { .seat = true },
    [PROC_REFILL]      = { .seat = true },
    [PROC_ACTIVATE]    = { .seat = true, .actor = true, .asks = IN_BATTLE },
    [PROC_MOVE]        = { .seat = true, .actor = true, .asks = IN_BATTLE },
    [PROC_STEP]        = { .seat = true, .actor = true },
    [PROC_ASSAULT]     = { .seat = true, .actor = true, .target = true },
    [PROC_RETREAT]     = { .seat = true, .actor = true, .asks = ON_BOARD },
    [PROC_PUSH]        = { .actor = true }, [PROC_DISPLACE] = { .seat = true, .actor = true, .asks = ON_BOARD },
    [PROC_REDEPLOY]    = { .seat = true, .target = true, .asks = IN_BATTLE },
    [PROC_PLAY]        = { .seat = true, .with = OF_ACTION },
    /* shots */
    [PROC_FIRE]        = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON, .asks = IN_BATTLE },
    [PROC_FIRE_DIVIDED] = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON, .asks = IN_BATTLE },
    [PROC_SHOT]        = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_DIVIDE]      = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON, .asks = IN_BATTLE },
    [PROC_OPPORTUNITY] = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_HIT]         = { .actor = true, .with = OF_WEAPON, .or_none = true, .asks = IN_BATTLE },
    [PROC_DAMAGE]      = { .actor = true, .with = OF_WEAPON, .or_none = true, .asks = IN_BATTLE },
    [PROC_BARRAGE]     = { .seat = true, .actor = true, .with = OF_UNIT, .asks = IN_BATTLE },
    [PROC_FIRE_BY_CARD] = { .seat = true, .actor = true, .target = true },
    /* blasts */
    [PROC_BLAST]       = { .seat = true, .actor = true, .target = true },
    [PROC_THROW]       = { .seat = true, .actor = true, .target = true },
    [PROC_DETONATE]    = { .seat = true, .actor = true },
    [PROC_FIRE_ON]     = { .seat = true, .actor = true, .asks = IN_BATTLE },
    [PROC_BATTER]      = { .seat = true, .actor = true, .with = OF_WEAPON },
    [PROC_DEMOLISH]    = { .with = OF_WEAPON }, [PROC_BOMB] = { .target = true, .with = OF_WEAPON },
    [PROC_RUIN]        = { .asks = IN_BATTLE },
    [PROC_LAY]         = { .seat = true, .actor = true, .asks = IN_BATTLE },
    [PROC_SMOKE]       = { .seat = true, .actor = true }, [PROC_NEST] = { .seat = true },
    /* round */
    [PROC_EXCHANGE]    = { .seat = true }, [PROC_DIRECTIVE] = { .seat = true },
    [PROC_ARRIVE]      = { .seat = true, .asks = TO_ARRIVE },
    /* armies */
    [PROC_ACT_NOW]     = { .seat = true, .target = true }, [PROC_MOVE_NOW] = { .seat = true, .target = true },
    [PROC_STRIKE]      = { .target = true },
};

static bool is_there(match_p m, heroes_p h, frame_p f, enum there how)
{
    uint16_t square[2];
    const struct unit *u = hn_unit_at(m, &h->game, f->actor);
    if (!u || kind_of(m, u->thing.card) != OF_UNIT)
        return how == NOWHERE;
    switch (how) {
    case TO_DEPLOY: return u->thing.owner == f->seat && !u->aboard && !u->place == (f->step == DEPLOY_PLACE);
    case TO_ARRIVE: return u->thing.owner == f->seat && (u->flags & UNIT_LATE) && plan_of(m)->late[u->roster];
    case IN_BATTLE: return is_out_there(u) && hn_squares(m, h, u, square);
    case ON_BOARD:  return u->place;
    default:        return true;
    }
}

static bool has_what_it_needs(match_p m, heroes_p h, frame_p f, bool top)
{
    const struct needs *n = &needs[f->proc];
    if ((n->seat && f->seat >= m->seats) || (n->actor && !f->actor) || (n->target && !f->target))
        return false;
    if (n->with && kind_of(m, f->with) != n->with && !(n->or_none && !f->with))
        return false;
    bool returns = f->proc == PROC_EXCHANGE && f->step == EXCHANGE_RETURNS;     /* the other one is asked */
    if (top && n->seat && !returns && h->game.asked != 1u << f->seat)
        return false;
    return !top || is_there(m, h, f, (enum there)n->asks);
}

/* ---- what is handed on ------------------------------------------------------------------------------------ */

static const struct grog_hands hands[] = {
    { PROC_ACTIVATE, ACTIVATE_ACTS, { ACTOR, ANY, ANY, ANY } },
    { PROC_MOVE, MOVE_GOES, { ACTOR, ANY, ANY, ANY } }, { PROC_MOVE, MOVE_ASSAULTS, { ACTOR, NONE, NONE, TARGET } },
    { PROC_MOVE, MOVE_PUSHES, { ACTOR, NONE, NONE, NONE } }, { PROC_MOVE, MOVE_LAYS, { ACTOR, NONE, NONE, NONE } },
    { PROC_ASSAULT, ASSAULT_HITS, { ANY, ANY, NONE, ANY } },
    { PROC_ASSAULT, ASSAULT_RETREATS, { TARGET, NONE, ANY, ACTOR } },
    /* shots */
    { PROC_FIRE, FIRE_SHOT, { ACTOR, WITH, MODE, TARGET } }, { PROC_FIRE, FIRE_NEXT, { ACTOR, ANY, ANY, ANY } },
    { PROC_FIRE_DIVIDED, FIRE_SHOT, { ACTOR, WITH, MODE, TARGET } },
    { PROC_FIRE_DIVIDED, FIRE_NEXT, { ACTOR, ANY, ANY, ANY } },
    { PROC_DIVIDE, DIVIDE_SHOT, { ACTOR, WITH, MODE, ANY } },
    { PROC_SHOT, SHOT_ROLL, { ACTOR, NONE, ANY, NONE } }, { PROC_SHOT, SHOT_HITS, { TARGET, WITH, ANY, ACTOR } },
    { PROC_SHOT, SHOT_SHELLS, { ACTOR, WITH, ANY, NONE } },
    { PROC_HIT, HIT_REDEPLOYS, { ANY, NONE, NONE, ANY } }, { PROC_HIT, HIT_DAMAGES, { ANY, WITH, NONE, TARGET } },
    { PROC_DAMAGE, DAMAGE_ROLL, { ANY, NONE, ANY, NONE } },
    { PROC_DAMAGE, DAMAGE_REDEPLOYS, { ANY, NONE, NONE, ACTOR } },
    { PROC_OPPORTUNITY, OPPORTUNITY_FIRES, { ACTOR, WITH, MODE, TARGET } },
    { PROC_FIRE_BY_CARD, BY_CARD_FIRES, { TARGET, ANY, ANY, ACTOR } },
    /* blasts */
    { PROC_BLAST, BLAST_ROLL, { ACTOR, NONE, ANY, NONE } }, { PROC_BLAST, BLAST_HITS, { ACTOR, MODE, ANY, ANY } },
    { PROC_BLAST, BLAST_RAZES, { ACTOR, MODE, ANY, NONE } }, { PROC_BLAST, BLAST_CLEARS, { ACTOR, MODE, NONE, ANY } },
    { PROC_BLAST, BLAST_ON, { ACTOR, NONE, NONE, NONE } },
    { PROC_THROW, BLAST_HITS, { ACTOR, MODE, ANY, ANY } }, { PROC_THROW, BLAST_RAZES, { ACTOR, MODE, ANY, NONE } },
    { PROC_THROW, BLAST_CLEARS, { ACTOR, MODE, NONE, ANY } }, { PROC_THROW, BLAST_ON, { ACTOR, NONE, NONE, NONE } },
    { PROC_DETONATE, BLAST_HITS, { ACTOR, MODE, ANY, ANY } },
    { PROC_DETONATE, BLAST_RAZES, { ACTOR, MODE, ANY, NONE } },
    { PROC_DETONATE, BLAST_CLEARS, { ACTOR, MODE, NONE, ANY } },
    { PROC_FIRE_ON, FIRE_ON_NEXT, { ACTOR, ANY, ANY, ANY } },
    { PROC_BATTER, BATTER_DICE, { ACTOR, WITH, MODE, TARGET } },
    { PROC_BATTER, BATTER_ON, { ACTOR, NONE, NONE, NONE } },
    { PROC_DEMOLISH, DEMOLISH_ROLL, { ANY, NONE, ANY, NONE } },
    { PROC_DEMOLISH, DEMOLISH_RUINS, { ANY, NONE, MODE, NONE } },
    { PROC_CHARGES, CHARGES_ONE, { NONE, WITH, MODE, TARGET } }, { PROC_BOMB, BOMB_HIT, { TARGET, WITH, ANY, NONE } },
    /* armies */
    { PROC_ACT_NOW, ACT_NOW_ACTS, { TARGET, NONE, NONE, NONE } },
    { PROC_MOVE_NOW, MOVE_NOW_MOVES, { TARGET, NONE, ANY, NONE } },
    { PROC_STRIKE, STRIKE_HITS, { TARGET, MODE, ANY, NONE } },
};

/* ---- what an answer starts ---------------------------------------------------------------------------------- */

#define SHOOTS PROC_FIRE, PROC_FIRE_DIVIDED, PROC_BLAST, PROC_THROW, PROC_BATTER
static const struct { uint8_t proc, step, starts[10]; } answers[] = {
    { PROC_ORDERS, ORDERS_DONE, { PROC_PLAY } },
    { PROC_ACTIVATE, ACTIVATE_ACTS, { PROC_MOVE, PROC_BARRAGE, PROC_PLAY, SHOOTS } },
    { PROC_SUPPLY_MOVES, SUPPLY_GOES, { PROC_MOVE, PROC_PLAY } },
    { PROC_MOVE, MOVE_GOES, { PROC_STEP, PROC_DETONATE, SHOOTS } },
    { PROC_FIRE, FIRE_NEXT, { SHOOTS } }, { PROC_FIRE_DIVIDED, FIRE_NEXT, { SHOOTS } },
    { PROC_FIRE_ON, FIRE_ON_NEXT, { SHOOTS } }, { PROC_BARRAGE, BARRAGE_FIRES, { SHOOTS } },
};
/* And in the window of a point. */
static const uint8_t reactions[] = { PROC_PLAY, PROC_ACTIVATE, PROC_SMOKE, PROC_OPPORTUNITY };

static bool is_one_of(uint8_t proc, const uint8_t *list, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (list[i] && list[i] == proc)
            return true;
    return false;
}

/* Of a frame and the one above it. */
static bool call_fits(frame_p f)
{
    if (f->proc == GROG_PROC_POINT && f[1].proc < PROCS)
        return is_one_of(f[1].proc, reactions, GROG_COUNT(reactions));
    for (unsigned i = 0; i < GROG_COUNT(answers); i++)
        if (answers[i].proc == f->proc && answers[i].step == f->step
            && !is_one_of(f[1].proc, answers[i].starts, GROG_COUNT(answers[i].starts)))
            return false;
    return grog_hands_fit(f, hands, GROG_COUNT(hands));
}

/* ---- the points that steps reach -------------------------------------------------------------------------------- */

static const struct grog_reaches reaches[] = {
    { PROC_ORDERS, ORDERS_BEGIN, POINT_ORDERS_BEGIN }, { PROC_ORDERS, ORDERS_OVER, POINT_ORDERS_DONE },
    { PROC_SHOT, SHOT_DECLARED, POINT_SHOT }, { PROC_SHOT, SHOT_ROLLED, POINT_ROLLED },
    { PROC_SUPPLY, SUPPLY_BEGINS, POINT_SUPPLY_BEGINS }, { PROC_SUPPLY, SUPPLY_ENDS, POINT_SUPPLY_ENDS },
    { PROC_SUPPLY, SUPPLY_BEGINS_CARDS, POINT_SUPPLY_BEGINS_CARDS },
    { PROC_SUPPLY, SUPPLY_BEGINS_OPTIONS, POINT_SUPPLY_BEGINS_OPTIONS },
    { PROC_SUPPLY, SUPPLY_BEGINS_SCENARIO, POINT_SUPPLY_BEGINS_SCENARIO },
    { PROC_SUPPLY, SUPPLY_ENDS_CARDS, POINT_SUPPLY_ENDS_CARDS },
    { PROC_SUPPLY, SUPPLY_ENDS_OPTIONS, POINT_SUPPLY_ENDS_OPTIONS },
    { PROC_SUPPLY, SUPPLY_ENDS_SCENARIO, POINT_SUPPLY_ENDS_SCENARIO },
};

static bool point_fits(frame_p f)
{
    return f[1].proc != GROG_PROC_POINT || grog_point_fits(f, reaches, GROG_COUNT(reaches));
}

/* ---- what the steps of a procedure still need ---------------------------------------------------------------- */

static bool is_square(match_p m, int place)
{
    return place > 0 && place <= PLACES && is_on_board(&plan_of(m)->board, place_x((unsigned)place),
                                                       place_y((unsigned)place));
}

static bool is_corner(match_p m, int corner)
{
    const struct board *b = &plan_of(m)->board;
    return corner > 0 && corner <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1) && corner_i((unsigned)corner) <= b->width
        && corner_j((unsigned)corner) <= b->height;
}

static bool is_overlay(match_p m, int overlay)
{
    const struct board *b = &plan_of(m)->board;
    return overlay > 0 && overlay <= b->n_overlays && b->overlay[overlay - 1].structure;
}

/* Fuel adds a step, once. */
static bool move_fits(match_p m, heroes_p h, frame_p f, bool top)
{
    if (f->mode >= MOVES_COUNT || (f->mode == MOVES_TO_ASSAULT && !f->target)
        || f->local[MOVE_LEFT] + !(h->unit[grog_ref_slot(f->actor)].moves & MOVE_FUELLED) > 40)
        return false;
    const struct unit *t = hn_unit_at(m, &h->game, f->target);
    if (!top)
        return true;
    if (f->step == MOVE_FACES)
        return h->unit[grog_ref_slot(f->actor)].place;
    return f->mode != MOVES_TO_ASSAULT || (t && is_on_foot_or_wheels(t));
}

/* Each of the targets is a slot with its share; those behind them are empty. */
static bool divide_fits(frame_p f)
{
    for (int i = 0; i < DIVIDE_MOST; i++) {
        int target = f->local[DIVIDE_FIRST + i] & 255, part = f->local[DIVIDE_FIRST + i] >> 8;
        if (i < f->local[DIVIDE_TARGETS] ? !target || target > UNITS || part > 99 : f->local[DIVIDE_FIRST + i])
            return false;
    }
    return f->step == DIVIDE_POOLED ? !f->local[DIVIDE_TARGETS] && !f->local[DIVIDE_NEXT]
                                    : f->local[DIVIDE_NEXT] < f->local[DIVIDE_TARGETS];
}

/* What is touched: units and wrecks by their slots, structures behind them (see explosion.c). */
static bool blast_fits(match_p m, frame_p f)
{
    for (unsigned i = 0; i < BLAST_MOST; i++)
        if (f->local[BLAST_TOUCHED + i] > UNITS && !is_overlay(m, f->local[BLAST_TOUCHED + i] - UNITS))
            return false;
    if (kind_of(m, f->mode) != OF_WEAPON || (f->step == BLAST_ROLL && !f->local[BLAST_SCATTER]))
        return false;
    if (f->proc == PROC_BLAST)
        return is_corner(m, f->target) && (!f->local[BLAST_AT] || is_corner(m, f->local[BLAST_AT]));
    return f->proc == PROC_DETONATE || is_square(m, f->target);
}

static int orders_of(match_p m, heroes_p h, unsigned side)
{
    int n = 0;
    for (unsigned seat = 0; seat < m->seats; seat++)
        n += hn_side_of(m, seat) == side ? h->stars[seat] : 0;
    return n;
}

static int specials_of(match_p m, heroes_p h, unsigned side)
{
    int n = 0;
    for (unsigned seat = 0; seat < m->seats; seat++)
        n += hn_side_of(m, seat) == side ? h->specials[seat] : 0;
    return n;
}

/* What is still to be shared out has room. */
static bool share_fits(match_p m, heroes_p h, frame_p f)
{
    if (f->mode > 1 || hn_players(m, f->mode) < 2)
        return false;
    return f->step == SHARE_CUT
        || (f->local[SHARE_ORDERS] + f->local[SHARE_SPECIALS] + f->local[SHARE_BLUFFS] > 0
            && f->local[SHARE_ORDERS] + orders_of(m, h, f->mode) <= MOST_ORDERS
            && f->local[SHARE_SPECIALS] + specials_of(m, h, f->mode) <= MOST_SPECIALS);
}

static bool play_order_fits(match_p m, frame_p f)
{
    if (f->step == PLAY_ORDER_LENDS)
        return f->local[0] < (int)m->seats;
    return f->local[0] < 2 && hn_players(m, (unsigned)f->local[0]) >= (f->step == PLAY_ORDER_NEXT ? 3u : 2u);
}

/* The ability that a card is played for is its own, and it is that which is carried out; -1: none can be any more. */
static bool play_fits(match_p m, frame_p f)
{
    const struct grog_card *c = grog_card(m, f->with);
    return f->local[PLAY_ROW] == -1 ? f->step != PLAY_DOES
         : (uint32_t)(uint16_t)f->local[PLAY_ROW] - c->ability < c->abilities
           && (f->step != PLAY_DOES || f[1].local[0] == f->local[PLAY_ROW]);
}

static bool smoke_fits(match_p m, heroes_p h, frame_p f)
{
    const struct holding *o = &h->holding[grog_ref_slot(f->actor)];
    return o->thing.live && kind_of(m, o->thing.card) == OF_OPTION
        && numbers_of(m, o->thing.card)[OPTION_USE] == USE_SMOKE;
}

static bool steps_fit(match_p m, heroes_p h, frame_p f, bool top)
{
    switch (f->proc) {
    case PROC_ACTIVATION:
        return f->seat < m->seats || f->step == ACTIVATION_LAST;
    case PROC_MOVE:
        return move_fits(m, h, f, top);
    case PROC_STEP:
        return is_square(m, f->target);
    case PROC_ASSAULT:
        return is_square(m, f->local[ASSAULT_FROM]) && is_square(m, f->local[ASSAULT_AT]);
    case PROC_RETREAT:
        return is_square(m, f->mode);
    case PROC_REDEPLOY: {
        const struct unit *v = hn_unit_at(m, &h->game, f->target);
        return !top || (v && v->place && h->unit[grog_ref_slot(f->actor)].aboard == grog_ref_slot(f->target) + 1);
    }
    case PROC_PLAY:
        return play_fits(m, f);
    case PROC_DIVIDE:
        return divide_fits(f);
    case PROC_BLAST: case PROC_THROW: case PROC_DETONATE:
        return blast_fits(m, f);
    case PROC_BATTER: case PROC_DEMOLISH:
        return f->mode ? is_overlay(m, f->mode) : f->target != 0;
    case PROC_RUIN:
        return is_overlay(m, f->mode) && (!top || h->unit[grog_ref_slot(f->actor)].place);
    case PROC_SHOT:
        return !f->local[SHOT_STRUCTURE] || is_overlay(m, f->local[SHOT_STRUCTURE]);
    case PROC_CHARGES:
        return kind_of(m, f->with) == OF_WEAPON;
    case PROC_SMOKE:
        return smoke_fits(m, h, f);
    case PROC_STRIKE:
        return kind_of(m, f->mode) == OF_WEAPON;
    case PROC_PLAY_ORDER:
        return play_order_fits(m, f);
    case PROC_SHARE:
        return share_fits(m, h, f);
    case PROC_EXCHANGE:
        return f->local[1] < (int)m->seats
            && (f->step == EXCHANGE_GIVES || (m->side[f->seat] >> f->local[1] & 1 && f->local[1] != f->seat));
    default:
        return true;
    }
}

/* ---- all of it ------------------------------------------------------------------------------------------------ */

/* What is in the air is being played, card by card. */
static bool played_fit(heroes_p h)
{
    uint16_t left[1 + PLAYED_ROOM];
    memcpy(left, h->played, sizeof left);
    for (unsigned i = 0; i < h->game.depth; i++) {
        unsigned at = left[0];
        if (h->game.frame[i].proc != PROC_PLAY)
            continue;
        while (at && left[at] != h->game.frame[i].with)
            at--;
        if (!at)
            return false;
        left[at] = left[left[0]--];
    }
    return !left[0];
}

/* The phase is that of the procedure that is under way; before a round's first phase it is still the last of the round
 * before, or the setup. */
static bool phase_fits(heroes_p h)
{
    frame_p f = h->game.frame;
    if (!h->game.depth)
        return true;
    if (f[0].step != GAME_ROUND)
        return h->phase == PHASE_SETUP && !h->ending;
    switch (f[1].step) {
    case ROUND_ORDERS:     return h->phase == PHASE_ORDERS;
    case ROUND_ACTIVATION: return h->phase == PHASE_ACTIVATION;
    case ROUND_SUPPLY:     return h->phase == PHASE_SUPPLY;
    default:               return h->phase == (h->game.turn > 1 ? PHASE_SUPPLY : PHASE_SETUP);
    }
}

const char *hn_check_frames(const struct grog_match *m, const struct heroes *h)
{
    const struct grog_game *g = &h->game;
    if (g->over)
        return NULL;                                    /* whoever gave up may have left a card in the air */
    for (unsigned i = 0; i < g->depth; i++) {
        const struct grog_frame *f = &g->frame[i];
        bool top = i + 1u == g->depth;
        if (f->proc < PROCS && (!has_what_it_needs(m, h, f, top) || !steps_fit(m, h, f, top)))
            return "a procedure about the wrong thing";
        if (!top && (!call_fits(f) || !point_fits(f)))
            return "a procedure that was called for something else";
    }
    if (!played_fit(h))
        return "a card in the air that nobody plays";
    return phase_fits(h) ? NULL : "a phase that is not under way";
}
