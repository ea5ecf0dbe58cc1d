/* SPDX-License-Identifier: MIT */
/* rolls.c -- dice that a player throws: whoever has Veteran tokens for them may throw some of them again.
 *
 * PROC_ROLL is how every heading throws dice: CALL(..., .proc = PROC_ROLL, .seat = who, .actor = unit, .mode = dice),
 * and then hn_die(r, 0) is the highest of them, hn_die(r, 1) the next.  Without a unit (0) they are the seat's own:
 * smoke, bombs, charges, flak, a card's. */
#include "rolls.h"
#include "alliances.h"
#include "play.h"
#include "procedure.h"
#include "tokens.h"
#include "units.h"

/* ---- who may throw again ------------------------------------------------------------------------------ */

/* HN-TRT-36  The dice of a unit of the seat's that the trait serves; those that no unit throws are of whoever throws
 * them. */
static bool may_reroll(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *roll,
                       const struct holding *o, unsigned seat)
{
    if (hn_use_of(m, o)->when != SPENT_ON_DICE)
        return false;
    if (!roll->actor)
        return o->left && roll->seat == seat;
    const struct unit *u = hn_unit_at(m, g, roll->actor);
    return u && u->thing.owner == seat && hn_has_token(m, const_heroes(g), o, u);
}

static unsigned dice_of(const struct grog_frame *roll) { return roll->mode < DICE_MOST ? roll->mode : DICE_MOST; }

/* The dice lie from the highest to the lowest; a choice of them is a bit for each, the lowest die's first. */
static unsigned place_of(const struct grog_frame *roll, unsigned bit) { return dice_of(roll) - 1 - bit; }

/* Of equal dice the same choice is not offered twice. */
static bool is_new_choice(const struct grog_frame *roll, unsigned chosen)
{
    for (unsigned i = 1; i < dice_of(roll); i++)
        if ((chosen >> i & 1) && !(chosen >> (i - 1) & 1)
            && roll->local[place_of(roll, i)] == roll->local[place_of(roll, i - 1)])
            return false;
    return true;
}

/* HN-TRT-36  One or more dice, whichever he likes. */
void hn_list_rerolls(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *roll = hn_frame_of(g, PROC_ROLL);
    hn_list_reactions(m, g, seat, l);
    EACH_SLOT(grog_seeks(l) ? &plan_of(m)->all : &plan_of(m)->spent[SPENT_ON_DICE], i)
        if (roll && h->holding[i].thing.live && hn_disposes(m, h, &h->holding[i], seat))     /* HN-MUL-11 */
            for (unsigned chosen = 1; chosen < 1u << dice_of(roll); chosen++)
                if (is_new_choice(roll, chosen))
                    grog_offer(l, grog_option(VERB_REROLL, 0, holding_ref(h, i), chosen, 0),
                               may_reroll(m, g, roll, &h->holding[i], seat) ? 0 : R_TRT_36);
}

static bool could_reroll(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *roll = hn_frame_of(g, PROC_ROLL);
    EACH_SLOT(&plan_of(m)->spent[SPENT_ON_DICE], i)
        if (roll && hn_disposes(m, h, &h->holding[i], seat) && may_reroll(m, g, roll, &h->holding[i], seat))
            return true;
    return false;
}

bool hn_could_at_roll(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_reroll(m, g, seat) || hn_could_play(m, g, seat);
}

/* ---- the dice ------------------------------------------------------------------------------------------- */

static void sort(int16_t *die, unsigned n)
{
    GROG_ASSERT(n <= DICE_MOST);
    for (unsigned i = 1; i < n; i++)
        for (unsigned k = i; k > 0 && die[k - 1] < die[k]; k--) {
            int16_t other = die[k];
            die[k] = die[k - 1];
            die[k - 1] = other;
        }
}

static void tell_dice(struct grog_run *r, const struct grog_frame *f)
{
    TELL(TOLD_DICE, f->actor, (uint16_t)f->local[0], (uint16_t)f->local[1], (uint16_t)f->local[2]);
}

/* DICE are thrown.  seat: by whom; actor: for which unit, or 0; mode: how many.  local: the dice, highest first. */
enum grog_flow hn_roll(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ROLL);
    BEGIN;
    ROLL(ROLL_THROWN, DIE, dice_of(f));
    for (unsigned i = 0; i < dice_of(f); i++)
        f->local[i] = r->rolled[i];
    tell_dice(r, f);
    REACH(ROLL_SEEN, POINT_DICE);
    r->result = 0;
    for (unsigned i = 0; i < DICE_MOST; i++)
        r->result |= (int32_t)f->local[i] << 4 * i;
    END;
}

/* HN-TRT-37, HN-TRT-38  Some are thrown AGAIN and count as they fall; the window stays open for another token.
 * with: the option whose token it costs (0: none); mode: which of them, or pending 0: so many of the lowest, if a card
 * says so. */
enum grog_flow hn_reroll(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_REROLL);
    struct grog_frame *roll = grog_subject(r, f);
    unsigned chosen = f->mode ? f->mode : (1u << f->pending[REROLL_DICE]) - 1, next = 0;
    if (roll && roll->proc == PROC_ROLL)
        chosen &= (1u << dice_of(roll)) - 1;
    BEGIN;
    if (!roll || roll->proc != PROC_ROLL)
        return GROG_DONE;
    if (f->with && grog_ref_array(f->with) == ARRAY_HOLDING)
        hn_spend(r, f->with);
    ROLL(REROLL_THROWN, DIE, (unsigned)__builtin_popcount(chosen));
    for (unsigned i = 0; i < dice_of(roll); i++)
        if (chosen >> i & 1)
            roll->local[place_of(roll, i)] = r->rolled[next++];
    sort(roll->local, dice_of(roll));
    tell_dice(r, roll);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_roll_steps[ROLL_RESTS] = {
    STARTS, [ROLL_THROWN] = ROLLS("thrown", R_FIR_13), [ROLL_SEEN] = AT_POINT("seen", R_TRT_36),
};
const struct grog_local hn_roll_locals[DICE_MOST] = {
    { "die 1", 0, DIE }, { "die 2", 0, DIE }, { "die 3", 0, DIE }, { "die 4", 0, DIE }, { "die 5", 0, DIE },
    { "die 6", 0, DIE },
};
const struct grog_step hn_reroll_steps[REROLL_RESTS] = { STARTS, [REROLL_THROWN] = ROLLS("thrown", R_TRT_37) };
