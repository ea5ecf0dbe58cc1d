/* SPDX-License-Identifier: MIT */
/* card_effects.c -- what action cards do that no other heading does already. */
#include "card_effects.h"
#include "aim.h"
#include "hits.h"
#include "move.h"
#include "procedure.h"
#include "rolls.h"
#include "shot.h"

/* ---- procedures ------------------------------------------------------------------------------------------ */

/* HN-ACT-06  A unit acts without an order, as its owner wants.  target: it. */
enum grog_flow hn_act_now(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ACT_NOW);
    BEGIN;
    if (hn_is_there(r, f->target) && !(unit_of(r, f->target)->flags & UNIT_ACTIVATED)) {    /* HN-ACT-08 */
        hn_lose_token(r, grog_ref_slot(f->target));     /* HN-ACT-07  Unseen. */
        CALL(ACT_NOW_ACTS, .proc = PROC_ACTIVATE, .seat = unit_of(r, f->target)->thing.owner, .actor = f->target);
    }
    END;
}

/* A unit moves so far, whatever its own movement, as its owner wants. */
enum grog_flow hn_move_now(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_MOVE_NOW);
    BEGIN;
    if (hn_is_there(r, f->target))
        CALL(MOVE_NOW_MOVES, .proc = PROC_MOVE, .seat = unit_of(r, f->target)->thing.owner, .actor = f->target,
             .mode = MOVES_BY_CARD, .local = { [MOVE_LEFT] = f->pending[MOVE_NOW_STEPS] });
    END;
}

/* Is it rolled for at a heavy vehicle? */
static bool is_as_by_bomb(struct grog_run *r, const struct grog_frame *f)
{
    return hn_class(r->m, unit_of(r, f->target)) == HEAVY && hn_bonus(r->m, f->mode, HEAVY) != NO_BONUS;
}

/* A die of whoever plays the card: no unit rolls it, so no marker lowers it.  mode: the weapon; target: whom it
 * strikes; a heavy vehicle as a bomb does. */
enum grog_flow hn_strike(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_STRIKE);
    BEGIN;
    if (!hn_is_there(r, f->target))
        return GROG_DONE;
    if (is_as_by_bomb(r, f)) {                          /* HN-EQP-13  Shielding counts. */
        CALL(STRIKE_BOMB, .proc = PROC_BOMB, .seat = f->seat, .with = f->mode, .target = f->target,
             .pending = { [SHOT_RESULT] = f->pending[STRIKE_MORE] });
        return GROG_DONE;
    }
    CALL(STRIKE_ROLL, .proc = PROC_ROLL, .seat = f->seat, .mode = 1);
    if (!hn_is_there(r, f->target))
        return GROG_DONE;
    const struct unit *u = unit_of(r, f->target);
    struct field field;
    hn_field(r->m, heroes(r->g), &field);
    int bonus = hn_bonus(r->m, f->mode, hn_class(r->m, u));
    int defence = hn_face(r->m, u)[hn_class(r->m, u) == HEAVY ? FACE_SIDE : FACE_DEFENCE]
                + hn_cover(r->m, r->g, &field, u, 0);
    defence += hn_value(r->m, r->g, VALUE_DEFENCE, f->target, f->mode, 0);
    int result = hn_die(r, 0) + f->pending[STRIKE_MORE] + bonus;
    TELL_AMOUNT(TOLD_STRUCK, bonus == NO_BONUS ? 0 : result, f->target, f->mode, (uint16_t)hn_die(r, 0),
                (uint16_t)defence);
    if (bonus != NO_BONUS && result >= defence)
        CALL(STRIKE_HITS, .proc = PROC_HIT, .seat = f->seat, .actor = f->target, .with = f->mode,
             .mode = result >= 2 * defence, .pending = { [HITS] = 1 });
    END;
}

/* ---- effects ------------------------------------------------------------------------------------------------ */

void hn_effect_lose_order(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                          uint16_t whom)
{
    (void)f, (void)e, (void)amount;
    if (grog_thing_at(r->m, r->g, whom))
        hn_take_token_away(r, grog_ref_slot(whom));
}

bool hn_would_restore(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                      uint16_t whom)
{
    const struct unit *u = hn_unit_at(m, g, whom);
    (void)f, (void)amount;
    return u && !u->thing.hidden && (u->flags & UNIT_TURNED) && hn_class(m, u) == INFANTRY
        && hn_face(m, u)[FACE_DAMAGED];
}

void hn_effect_restore(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)e;
    if (hn_would_restore(r->m, r->g, f, amount, whom))
        hn_turn_over(r, whom);
}

/* HN-ABL-01  Not twice in a movement. */
bool hn_would_turn_over(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                        uint16_t whom)
{
    const struct unit *u = hn_unit_at(m, g, whom);
    (void)f, (void)amount;
    int turns = u ? hn_face(m, u)[FACE_TURNS] : TURNS_NOT;
    return u && !u->thing.hidden && (turns == TURNS_TRIPOD || turns == TURNS_OPPORTUNITY) && !has_turned(u);
}

void hn_effect_turn_over(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                         uint16_t whom)
{
    (void)e;
    if (!hn_would_turn_over(r->m, r->g, f, amount, whom))
        return;
    hn_turn_over(r, whom);
    unit_of(r, whom)->moves |= MOVE_TURNED;
}

bool hn_would_discard(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                      uint16_t whom)
{
    (void)m, (void)f, (void)amount;
    return const_heroes(g)->hand[whom][0] > 0;
}

void hn_effect_discard(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)f, (void)e;
    for (; amount > 0 && heroes(r->g)->hand[whom][0]; amount--) {
        uint16_t card = grog_draw(r, ZONE_HAND, whom);
        grog_put(r, ZONE_DISCARDS, hn_deck_of(r->m, whom), card);
        TELL(TOLD_DISCARDS, whom, card);
    }
}

bool hn_would_recover(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                      uint16_t whom)
{
    (void)amount, (void)whom;
    return const_heroes(g)->discards[hn_deck_of(m, f->seat)][0] > 0 && const_heroes(g)->hand[f->seat][0] < HAND_ROOM;
}

void hn_effect_recover(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    unsigned pile = hn_deck_of(r->m, f->seat);
    (void)e, (void)whom;
    for (; amount > 0 && heroes(r->g)->discards[pile][0] && heroes(r->g)->hand[f->seat][0] < HAND_ROOM; amount--) {
        uint16_t card = heroes(r->g)->discards[pile][heroes(r->g)->discards[pile][0]];
        grog_remove(r, ZONE_DISCARDS, pile, card);
        grog_put(r, ZONE_HAND, f->seat, card);
        TELL(TOLD_RECOVERS, f->seat, card);
    }
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_act_now_steps[ACT_NOW_RESTS] = {
    STARTS, [ACT_NOW_ACTS] = CALLS("acts", R_ACT_06, PROC_ACTIVATE),
};
const struct grog_step hn_move_now_steps[MOVE_NOW_RESTS] = {
    STARTS, [MOVE_NOW_MOVES] = CALLS("moves", R_CRD_04, PROC_MOVE),
};
const struct grog_step hn_strike_steps[STRIKE_RESTS] = {
    STARTS, [STRIKE_ROLL] = CALLS("roll", R_CRD_04, PROC_ROLL), [STRIKE_HITS] = CALLS("hits", R_CRD_04, PROC_HIT),
    [STRIKE_BOMB] = CALLS("bomb", R_EQP_13, PROC_BOMB),
};

static bool strike_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return kind_of(m, f->mode) == OF_WEAPON;
}

/* Whose card it is, if anybody's, does not matter: units act for their owners. */
const struct hn_frame hn_act_now_frame = {
    .target = true, .rest = { [ACT_NOW_ACTS] = { .hands = { TARGET, NONE, NONE, NONE } } },
};
const struct hn_frame hn_move_now_frame = {
    .target = true, .rest = { [MOVE_NOW_MOVES] = { .hands = { TARGET, NONE, ANY, NONE } } },
};
const struct hn_frame hn_strike_frame = {
    .target = true, .fits = strike_fits,
    .rest = { [STRIKE_ROLL] = { .hands = { NONE, NONE, ANY, NONE } },
              [STRIKE_HITS] = { .hands = { TARGET, MODE, ANY, NONE } },
              [STRIKE_BOMB] = { .hands = { NONE, MODE, NONE, TARGET } } },
};
