/* SPDX-License-Identifier: MIT */
/* heroes.c -- the heuristic bot of heroes: a score for every option, and the best is taken.
 *
 * It sees what its seat sees.  Orders go first to whom they bring most; a bluff to who is seen and idle. */
#include "bots.h"
#include "heroes/move.h"
#include "heroes/play.h"
#include "heroes/rolls.h"
#include "heroes/step.h"
#include "hn_bot.h"

#define OPTION struct mind *d, const struct grog_option *o
static unsigned who(const struct grog_option *o) { return o->actor - 1u; }

static unsigned place_of(const struct mind *d, unsigned slot)
{
    uint16_t square[2];
    return hn_squares(d->m, d->h, &d->h->unit[slot], square) ? square[0] : 0;
}

/* ---- orders -------------------------------------------------------------------------------- */

/* What an order would bring the unit: its best shot now, or its best move. */
static int potential(struct mind *d, unsigned slot)
{
    int shot = hnb_best_shot(d, slot, 0) * 2, move = hnb_move(d, slot);     /* what is now comes before what may be */
    return shot > move ? shot : move;
}

static int order(OPTION)
{
    int number = numbers_of(d->m, o->object[0])[TOKEN_NUMBER];
    int brings = potential(d, who(o));
    if (number == BLUFF)
        return -2000 - brings + 10 * (int)grog_dice_below(d->dice, 4);
    return 20 * brings - (number == SPECIAL_ORDER ? 0 : 3 * number);
}

static int special(OPTION)    { return 10 + potential(d, who(o)); }
static int autonomous(OPTION) { return 5 + potential(d, who(o)); }

/* ---- actions --------------------------------------------------------------------------------- */

static int fire(OPTION)
{
    return hnb_shot(d, who(o), o->object[0], (enum shot)o->object[1], grog_ref_slot(o->object[2]), 0);
}

static int bombard(OPTION)    { return hnb_blast(d, who(o), o->object[0], o->object[2], false); }
static int throw_into(OPTION) { return hnb_blast(d, who(o), o->object[0], o->object[2], true); }

static int interrupt(OPTION)
{
    int worth = hnb_shot(d, who(o), o->object[0], SHOT_PLAIN, grog_ref_slot(o->object[2]), 0);
    int later = hnb_best_shot(d, who(o), 0);
    return worth - later / 2;
}

static int assault(OPTION) { return hnb_assault(d, who(o), grog_ref_slot(o->object[2])); }
static int move(OPTION)    { return hnb_move(d, who(o)) - 3; }
static int supply(OPTION)  { return hnb_move(d, who(o)) - 3; }

/* The best that can still be reached behind the step; to stop is what the square is worth. */
static int step(OPTION)
{
    const struct grog_frame *f = hn_frame_of(d->g, PROC_MOVE);
    int left = f ? hn_left_in(&d->field, o->object[2], f->local[MOVE_LEFT] - 1) : 0;
    int best = hnb_best_reach(d, who(o), o->object[2], left < 0 ? 0 : left);
    return best - 1 - (hnb_square(d, who(o), o->object[2]) < best);     /* straight there, if there are two ways */
}

static int drive(OPTION)
{
    return hnb_square(d, who(o), o->object[2]) + hnb_facing(d, who(o), o->object[2], o->object[1]) - 1;
}

static int stop(OPTION)
{
    const struct unit *u = &d->h->unit[who(o)];
    unsigned place = place_of(d, who(o));
    return hnb_square(d, who(o), place)
         + (hn_class(d->m, u) != INFANTRY ? hnb_facing(d, who(o), place, u->facing) : 0);
}

static int moving_fire(OPTION)
{
    int worth = fire(d, o);
    return worth > 0 ? 100000 + worth : UNKNOWN + 1;    /* it costs nothing of the move */
}

static int leave(OPTION)  { return hnb_square(d, who(o), o->object[2]) + 30; }
static int board(OPTION)  { return hnb_square(d, who(o), place_of(d, who(o))) - 20; }
static int turn_over(OPTION)
{
    const struct unit *u = &d->h->unit[who(o)];
    bool fires = hn_face(d->m, u)[FACE_WEAPON] != 0;
    int here = hnb_square(d, who(o), place_of(d, who(o)));
    return u->thing.hidden ? here - 50 : fires && hn_face(d->m, u)[FACE_TURNS] != TURNS_AMBUSH ? here - 5 : here + 3;
}

static int go_to(OPTION)   { return hnb_square(d, who(o), o->object[2]); }
static int go_into(OPTION) { return hnb_square(d, who(o), place_of(d, grog_ref_slot(o->object[2]))) + 10; }

static int deploy(OPTION)
{
    int worth = hnb_square(d, who(o), o->object[2]);
    return worth + (o->object[0] == UP_CONCEALED ? 5 : o->object[0] == UP_REVERSE ? 1 : 0)
         + (int)grog_dice_below(d->dice, 12);
}

static int aboard(OPTION) { (void)d, (void)o; return -5000; }
static int face(OPTION)   { return hnb_facing(d, who(o), place_of(d, who(o)), o->object[0]); }

/* ---- cards ---------------------------------------------------------------------------------------- */

/* Cards are there to be played; some are kept for a better moment. */
static int play(OPTION)
{
    const struct grog_frame *shot = hn_frame_of(d->g, PROC_SHOT);
    int keep = d->h->hand[d->seat][0] >= 4 ? 10 : 35;
    (void)o;
    if (shot && shot->target && d->h->unit[grog_ref_slot(shot->target)].thing.live)
        return hnb_worth(d, &d->h->unit[grog_ref_slot(shot->target)]) / 4 - keep + (int)grog_dice_below(d->dice, 20);
    return 25 - keep + (int)grog_dice_below(d->dice, 20);
}

/* Low dice are thrown again, if no high one makes up for them; of dice that count one by one just the low ones. */
static int reroll(OPTION)
{
    const struct grog_frame *roll = hn_frame_of(d->g, PROC_ROLL);
    bool each = roll && roll > d->g->frame && roll[-1].proc == PROC_DEMOLISH;
    if (!roll || (roll > d->g->frame && roll[-1].proc == PROC_SMOKE))
        return -1;
    for (unsigned i = 0; i < roll->mode && i < DICE_MOST; i++) {
        bool low = roll->local[i] < 4, again = o->object[1] >> (roll->mode - 1u - i) & 1;
        if (again ? !low : low || !each)
            return -1;
    }
    return 1;
}

static int take_up(OPTION) { (void)d, (void)o; return UNKNOWN + 1; }     /* one is as good as the other */
static int forgo(OPTION) { (void)d, (void)o; return -1; }   /* what costs nothing is done */

static int choose_unit(OPTION)
{
    const struct unit *u = &d->h->unit[grog_ref_slot(o->object[0])];
    int worth = hnb_worth(d, u);
    return hn_is_enemy(d->m, d->seat, u->thing.owner) ? worth : potential(d, grog_ref_slot(o->object[0])) + worth / 4;
}

static int discard(OPTION) { (void)o; return d->h->hand[d->seat][0] >= 4 ? (int)grog_dice_below(d->dice, 3) - 1 : -1; }
static int use_it(OPTION)  { (void)d, (void)o; return 10; }

static int (*const by_verb[VERBS])(OPTION) = {
    [VERB_DEPLOY] = deploy, [VERB_FACE] = face, [VERB_ABOARD] = aboard, [VERB_ORDER] = order, [VERB_SPECIAL] = special,
    [VERB_AUTONOMOUS] = autonomous, [VERB_MOVE] = move, [VERB_ASSAULT] = assault, [VERB_FIRE] = fire,
    [VERB_STEP] = step, [VERB_DRIVE] = drive, [VERB_BOARD] = board, [VERB_LEAVE] = leave, [VERB_TURN_OVER] = turn_over,
    [VERB_STOP] = stop, [VERB_BOMBARD] = bombard, [VERB_THROW] = throw_into,
    [VERB_RETREAT_TO] = go_to, [VERB_RETREAT_INTO] = go_into, [VERB_SUPPLY_MOVE] = supply,
    [VERB_OPPORTUNITY] = interrupt, [VERB_DISCARD] = discard, [VERB_DISPLACE] = go_to, [VERB_REDEPLOY] = go_to,
    [VERB_PLAY] = play, [VERB_PLAY_FOR] = play, [VERB_USE_IT] = use_it, [VERB_CHOOSE_UNIT] = choose_unit,
    [VERB_REROLL] = reroll, [VERB_FORGO] = forgo, [VERB_TAKE_UP] = take_up, [VERB_LINE] = forgo,
    /* to reveal, stay, be done, pass, decline: 0 */
};

/* ---- the choice -------------------------------------------------------------------------------------- */

static int score(OPTION)
{
    if (o->verb == VERB_FIRE && hn_frame_of(d->g, PROC_MOVE))
        return moving_fire(d, o);
    return o->verb < VERBS && by_verb[o->verb] ? by_verb[o->verb](d, o) : 0;
}

static void look(struct mind *d)
{
    const int16_t *s = hn_scenario(d->m);
    hn_field(d->m, d->h, &d->field);
    d->side = hn_side_of(d->m, d->seat);
    d->late = (int)d->g->turn * 100 / (s[SCENARIO_ROUNDS] ? s[SCENARIO_ROUNDS] : 1);
    EACH_UNIT(d->h, i)
        if (is_on_foot_or_wheels(&d->h->unit[i]) && hn_is_enemy(d->m, d->seat, d->h->unit[i].thing.owner))
            d->foe[d->foes++] = (int16_t)i;
}

static bool choose_best(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                        const struct grog_option *option, uint32_t n, struct grog_dice *dice, struct grog_option *out)
{
    struct mind mind, *d = &mind;
    int best = UNKNOWN;
    *out = option[0];
    if (n == 1)
        return true;
    d->m = m, d->g = view, d->h = const_heroes(view), d->seat = seat, d->dice = dice;
    d->foes = d->about = 0;
    look(d);
    for (uint32_t i = 0; i < n; i++) {
        int worth = score(d, &option[i]);
        if (worth > best) {
            best = worth;
            *out = option[i];
        }
    }
    return true;
}

const struct grog_bot grog_bot_heroes = {
    "heuristic", "orders whom it helps most, fires where it hurts, takes cover and objectives", choose_best,
};
