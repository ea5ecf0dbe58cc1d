/* SPDX-License-Identifier: MIT */
/* check_moves.c -- where units can stand, and moves that can be under way: what rows cannot say of a sound game. */
#include "rules.h"

bool hn_is_put_down(const struct heroes *h, unsigned slot)
{
    const struct grog_frame *f = &h->game.frame[h->game.depth ? h->game.depth - 1 : 0];
    return f->proc == PROC_DEPLOY && f->step == DEPLOY_FACING && grog_ref_slot(f->actor) == slot;
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

/* A part of a move lies upon the move. */
static bool is_upon_its_move(const struct grog_game *g, unsigned i)
{
    switch (g->frame[i].proc) {
    case PROC_STEP: case PROC_TURN_OVER: case PROC_CLOAK: case PROC_BOARD:
        return i > 0 && g->frame[i - 1].proc == PROC_MOVE;
    default:
        return true;
    }
}

const char *hn_check_moves(const struct grog_match *m, const struct grog_game *g)
{
    if (!g->over && vehicles_overlap(m, const_heroes(g)))
        return "two vehicles in one square";
    for (unsigned i = 0; i < g->depth; i++)
        if (!is_upon_its_move(g, i))
            return "a step in no move";
    return NULL;
}
