/* SPDX-License-Identifier: MIT */
/* goliath.c -- the Goliath: a unit that drives among the enemy and explodes there; and Fuel for those that do not.
 *
 * How it explodes is in blast.c. */
#include "goliath.h"
#include "equipment.h"
#include "hits.h"
#include "move.h"
#include "tokens.h"

/* HN-EQP-56  It may go where the enemy stands. */
bool hn_roams(const struct grog_match *m, const struct unit *u)
{
    const struct grog_card *c = grog_card(m, u->thing.card);
    return c->kind == OF_UNIT && c->number[UNIT_ROAMS] && c->number[FACE_WEAPON];
}

/* HN-EQP-57, HN-SUP-04  Wherever it is; but nobody fires in the Supply Phase. */
bool hn_may_explode(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    GROG_ASSERT(slot < UNITS);
    return hn_roams(m, &h->unit[slot]) && h->phase != PHASE_SUPPLY;
}

/* HN-EQP-56  Into the space of this unit, and perhaps no farther: an enemy's alone. */
bool hn_may_go_upon(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned other)
{
    GROG_ASSERT(other < UNITS);
    return hn_may_explode(m, h, slot) && hn_is_enemy(m, h->unit[slot].thing.owner, h->unit[other].thing.owner);
}

/* HN-EQP-58  Is it in an enemy's square, where it may explode but not stay?  For a vehicle friends make way. */
bool hn_is_upon(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    if (!hn_may_explode(m, h, slot))
        return false;
    EACH_UNIT(h, i)
        if (hn_is_enemy(m, h->unit[slot].thing.owner, h->unit[i].thing.owner) && is_on_foot_or_wheels(&h->unit[i])
            && hn_distance(m, h, slot, i) == 0)
            return true;
    return false;
}

/* HN-EQP-57  At any moment of its movement. */
void hn_offer_detonation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    if (hn_roams(m, &h->unit[slot]))
        grog_offer(l, grog_option(VERB_DETONATE, slot + 1, 0, 0, 0), hn_may_explode(m, h, slot) ? 0 : R_SUP_04);
}

/* ---- fuel ------------------------------------------------------------------------------------ */

/* HN-EQP-48, HN-EQP-49  Of a vehicle that could move when it set out, one at a time, and not if the ground ends the
 * move. */
static grog_rule may_fuel(const struct grog_match *m, const struct unit *u, const struct grog_frame *move)
{
    if (hn_class(m, u) == INFANTRY || !u->place)
        return R_EQP_48;
    if (u->moves & MOVE_FUELLED)
        return R_EQP_49;
    if (move->local[MOVE_MIRED])                        /* HN-TER-15, HN-TER-16  Its move is over. */
        return R_TER_15;
    if (move->local[MOVE_LEFT] || move->local[MOVE_GONE])
        return 0;                                       /* HN-EQP-48  Markers on the way count later. */
    return R_SPR_04;
}

void hn_offer_fuel(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                   struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    if (!h->unit[slot].place)
        return;
    grog_rule forbidden = may_fuel(m, &h->unit[slot], f);
    for (int i = -1; !grog_skips(l, forbidden) && (i = hn_equipment(m, h, slot, USE_FUEL, (unsigned)(i + 1))) >= 0;)
        grog_offer(l, grog_option(VERB_FUEL, slot + 1, h->holding[i].thing.card, 0, 0), forbidden);
}

/* HN-EQP-50  with: the option.  The move's frame lies below. */
enum grog_flow hn_fuel(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FUEL);
    int holding = hn_equipment_of(r->m, const_heroes(r->g), grog_ref_slot(f->actor), f->with);
    if (holding < 0 || f[-1].proc != PROC_MOVE)
        return GROG_DONE;
    hn_spend(r, holding_ref(const_heroes(r->g), (unsigned)holding));
    unit_of(r, f->actor)->moves |= MOVE_FUELLED;
    f[-1].local[MOVE_LEFT]++;
    TELL_AMOUNT(TOLD_FUELS, f[-1].local[MOVE_LEFT], f->actor);
    return GROG_DONE;
}
