/* SPDX-License-Identifier: MIT */
/* check.c -- what rows cannot say of a sound game of heroes: whatever passes here must be playable. */
#include "rules.h"

static bool unit_fits(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    const struct ground_plan *p = plan_of(m);
    const struct unit *u = &h->unit[slot];
    bool view = kind_of(m, u->thing.card) != OF_UNIT;
    if (u->thing.owner >= m->seats || (view && !u->thing.hidden))
        return false;
    if (!view && (!u->roster || u->roster > p->n_roster || p->roster[u->roster].card != u->thing.card
                  || p->roster[u->roster].seat != u->thing.owner))
        return false;
    if (u->place && !is_on_board(&p->board, place_x(u->place), place_y(u->place)))
        return false;
    if (u->aboard && (u->place || u->aboard - 1u == slot || !h->unit[u->aboard - 1].thing.live))
        return false;
    if (u->place && !view && numbers_of(m, u->thing.card)[UNIT_LENGTH] > 1 && !(u->flags & UNIT_WRECKED)
        && !neighbour(&p->board, u->place, turned_by(u->facing, 4)) && h->phase != PHASE_SETUP)
        return false;
    return !u->thing.hidden || view || !u->place || numbers_of(m, u->thing.card)[UNIT_CLASS] == INFANTRY;
}

/* What a procedure reads of its frame without asking: the seat that it asks, a unit that acts, one that it is done to,
 * a card of this kind. */
struct needs { bool seat, actor, target; uint8_t with; bool or_none; };
static const struct needs needs[PROCS] = {
    /* shots */
    [PROC_FIRE]        = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_FIRE_DIVIDED] = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_SHOT]        = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_DIVIDE]      = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_OPPORTUNITY] = { .seat = true, .actor = true, .target = true, .with = OF_WEAPON },
    [PROC_HIT]         = { .actor = true, .with = OF_WEAPON, .or_none = true },
    [PROC_DAMAGE]      = { .actor = true, .with = OF_WEAPON, .or_none = true },
    [PROC_BARRAGE]     = { .seat = true, .actor = true, .with = OF_UNIT },
    [PROC_FIRE_BY_CARD] = { .seat = true, .actor = true, .target = true },
    /* blasts */
    /* moving */
    /* close */
    /* round */
    /* armies */
};

/* Of the frame that asks, the unit that acts is there. */
static bool frame_fits(const struct grog_match *m, const struct grog_game *g, unsigned i)
{
    const struct grog_frame *f = &g->frame[i];
    if (f->proc >= PROCS)
        return true;                                    /* the kernel's own */
    const struct needs *n = &needs[f->proc];
    if ((n->seat && f->seat >= m->seats) || (n->actor && !f->actor) || (n->target && !f->target))
        return false;
    if (n->actor && i + 1u == g->depth && !grog_thing_at(m, (struct grog_game *)(uintptr_t)g, f->actor))
        return false;
    return !n->with || kind_of(m, f->with) == n->with || (n->or_none && !f->with);
}

const char *hn_check(const struct grog_match *m, const struct grog_game *g)
{
    const struct heroes *h = const_heroes(g);
    for (unsigned i = 0; i < g->depth; i++)
        if (!frame_fits(m, g, i))
            return "a frame that is about nothing";
    EACH_UNIT(h, i)
        if (!unit_fits(m, h, i))
            return "a unit that cannot be";
    const char *moves = hn_check_moves(m, g);
    if (moves)
        return moves;
    EACH_TOKEN(h, i)
        if (h->token[i].unit > UNITS || (h->token[i].unit && !h->unit[h->token[i].unit - 1].thing.live))
            return "a token on nothing";
    return hn_check_marks(m, h);
}
