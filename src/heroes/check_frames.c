/* SPDX-License-Identifier: MIT */
/* check_frames.c -- are the half-done procedures of a battle sound?  A walk over the frames, by what stands beside each
 * procedure in its own file (procedure.h). */
#include "activation.h"
#include "alliances.h"
#include "assault.h"
#include "barrage.h"
#include "card_effects.h"
#include "charges.h"
#include "check.h"
#include "conceal.h"
#include "deploy.h"
#include "directives.h"
#include "drive.h"
#include "events.h"
#include "explosion.h"
#include "fire.h"
#include "hits.h"
#include "machine_gun.h"
#include "move.h"
#include "opportunity.h"
#include "orders.h"
#include "play.h"
#include "positions.h"
#include "procedure.h"
#include "shot.h"
#include "smoke.h"
#include "structures.h"
#include "supply.h"
#include "transport.h"
#include "victory.h"

static const struct hn_frame *const frames[PROCS] = {
    [PROC_DEPLOY] = &hn_deploy_frame, [PROC_ORDERS] = &hn_orders_frame, [PROC_ACTIVATION] = &hn_activation_frame,
    [PROC_ACTIVATE] = &hn_activate_frame, [PROC_SUPPLY] = &hn_supply_frame,
    [PROC_SUPPLY_MOVES] = &hn_supply_moves_frame, [PROC_MOVE] = &hn_move_frame, [PROC_STEP] = &hn_step_frame,
    [PROC_TURN_OVER] = &hn_turns_over_frame, [PROC_FIRE] = &hn_fire_frame, [PROC_SHOT] = &hn_shot_frame,
    [PROC_ASSAULT] = &hn_assault_frame, [PROC_RETREAT] = &hn_retreat_frame, [PROC_HIT] = &hn_hit_frame,
    [PROC_DAMAGE] = &hn_damage_frame, [PROC_PUSH] = &hn_push_frame, [PROC_DISPLACE] = &hn_displace_frame,
    [PROC_REDEPLOY] = &hn_redeploy_frame, [PROC_OPPORTUNITY] = &hn_opportunity_frame, [PROC_REFILL] = &hn_refill_frame,
    [PROC_PLAY] = &hn_play_frame, [PROC_BOARD] = &hn_board_frame, [PROC_FIRE_DIVIDED] = &hn_fire_frame,
    [PROC_DIVIDE] = &hn_divide_frame, [PROC_BARRAGE] = &hn_barrage_frame, [PROC_FIRE_BY_CARD] = &hn_by_card_frame,
    [PROC_BLAST] = &hn_blast_frame, [PROC_THROW] = &hn_blast_frame, [PROC_DETONATE] = &hn_detonate_frame,
    [PROC_FIRE_ON] = &hn_fire_on_frame, [PROC_BATTER] = &hn_batter_frame, [PROC_DEMOLISH] = &hn_demolish_frame,
    [PROC_RUIN] = &hn_ruin_frame, [PROC_LAY] = &hn_lay_frame, [PROC_CHARGES] = &hn_charges_frame,
    [PROC_BOMB] = &hn_bomb_frame, [PROC_SMOKE] = &hn_smoke_frame, [PROC_NEST] = &hn_nest_frame,
    [PROC_CLOAK] = &hn_cloak_frame, [PROC_PLAY_ORDER] = &hn_play_order_frame, [PROC_SHARE] = &hn_share_frame,
    [PROC_EXCHANGE] = &hn_exchange_frame, [PROC_DIRECTIVE] = &hn_directive_frame, [PROC_ARRIVE] = &hn_arrive_frame,
    [PROC_ACT_NOW] = &hn_act_now_frame, [PROC_MOVE_NOW] = &hn_move_now_frame, [PROC_STRIKE] = &hn_strike_frame,
    [PROC_AHEAD] = &hn_ahead_frame,
};
/* What may be played, done or fired in the window of a point. */
static const uint8_t reactions[] = { PROC_PLAY, PROC_ACTIVATE, PROC_SMOKE, PROC_OPPORTUNITY };

/* ---- what is on the board ------------------------------------------------------------------------------- */

bool hn_is_square(const struct grog_match *m, int place)
{
    return place > 0 && place <= PLACES && is_on_board(&plan_of(m)->board, place_x((unsigned)place),
                                                       place_y((unsigned)place));
}

bool hn_is_corner(const struct grog_match *m, int corner)
{
    const struct board *b = &plan_of(m)->board;
    return corner > 0 && corner <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1) && corner_i((unsigned)corner) <= b->width
        && corner_j((unsigned)corner) <= b->height;
}

bool hn_is_overlay(const struct grog_match *m, int overlay)
{
    const struct board *b = &plan_of(m)->board;
    return overlay > 0 && overlay <= b->n_overlays && b->overlay[overlay - 1].structure;
}

/* ---- one frame -------------------------------------------------------------------------------------------- */

static const struct hn_rest *rest_of(const struct grog_frame *f)
{
    static const struct hn_rest any;
    return f->proc < PROCS && frames[f->proc] && f->step < RESTS_MOST ? &frames[f->proc]->rest[f->step] : &any;
}

/* Is the unit that it asks something of where it must be? */
static bool is_there(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, enum there how)
{
    uint16_t square[2];
    const struct unit *u = hn_unit_at(m, &h->game, f->actor);
    if (!u || kind_of(m, u->thing.card) != OF_UNIT)
        return how == NOWHERE;
    switch (how) {
    case IN_BATTLE: return is_out_there(u) && hn_squares(m, h, u, square);
    case ON_BOARD:  return u->place;
    default:        return true;
    }
}

static bool is_about_what_it_needs(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f,
                                   bool top)
{
    const struct hn_frame *n = frames[f->proc];
    if (!n)
        return true;
    if ((n->seat && f->seat >= m->seats) || (n->actor && !f->actor) || (n->target && !f->target))
        return false;
    if (n->with && kind_of(m, f->with) != n->with && !(n->or_none && !f->with))
        return false;
    if (top && n->seat && !rest_of(f)->asks_another && h->game.asked != 1u << f->seat)
        return false;
    return (!top || is_there(m, h, f, (enum there)n->asks)) && (!n->fits || n->fits(m, h, f, top));
}

/* ---- a frame and the one above it --------------------------------------------------------------------------- */

static bool is_one_of(uint8_t proc, const uint8_t *list, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (list[i] && list[i] == proc)
            return true;
    return false;
}

static bool calls_what_it_may(const struct grog_frame *f)
{
    const struct hn_rest *at = rest_of(f);
    if (f->proc == GROG_PROC_POINT && f[1].proc < PROCS)
        return is_one_of(f[1].proc, reactions, GROG_COUNT(reactions));
    if (at->starts[0] && !is_one_of(f[1].proc, at->starts, STARTS_MOST))
        return false;
    if (f[1].proc == GROG_PROC_POINT && at->point && f[1].local[0] != at->point)
        return false;
    struct grog_hands row = { .proc = f->proc, .step = f->step };
    memcpy(row.hands, at->hands, sizeof row.hands);
    return grog_hands_fit(f, &row, 1);
}

/* A part of a move lies upon the move. */
static bool lies_upon_its_caller(const struct grog_game *g, unsigned i)
{
    const struct hn_frame *n = g->frame[i].proc < PROCS ? frames[g->frame[i].proc] : NULL;
    return !n || !n->upon || (i > 0 && g->frame[i - 1].proc == n->upon);
}

const char *hn_check_frames(const struct grog_match *m, const struct heroes *h)
{
    const struct grog_game *g = &h->game;
    for (unsigned i = 0; i < g->depth; i++)
        if (!lies_upon_its_caller(g, i))
            return "a step in no move";
    if (g->over)
        return NULL;                                    /* whoever gave up may have left a card in the air */
    for (unsigned i = 0; i < g->depth; i++) {
        const struct grog_frame *f = &g->frame[i];
        bool top = i + 1u == g->depth;
        if (f->proc < PROCS && !is_about_what_it_needs(m, h, f, top))
            return "a procedure about the wrong thing";
        if (!top && !calls_what_it_may(f))
            return "a procedure that was called for something else";
    }
    if (!hn_played_fit(m, h))
        return "a card in the air that nobody plays";
    return hn_phase_fits(h) ? NULL : "a phase that is not under way";
}
