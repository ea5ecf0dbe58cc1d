/* SPDX-License-Identifier: MIT */
/* charges.c -- Demolition Charges, Sticky Bombs and Magnetic Mines: laid at the end of a move, exploding later.
 *
 * A charge lies at a structure until the next Supply Phase begins; a bomb sticks to a vehicle, and goes with it, until
 * the Supply Phase ends.  Neither has an area effect, and nobody rolls for it whom markers could hinder. */
#include "charges.h"
#include "aim.h"
#include "alliances.h"
#include "equipment.h"
#include "hits.h"
#include "marks.h"
#include "procedure.h"
#include "rolls.h"
#include "shot.h"
#include "smoke.h"
#include "tokens.h"

/* ---- laying ---------------------------------------------------------------------------------- */

/* HN-EQP-42  Is the unit beside a square of the overlay?  Who is in it is not beside it. */
static bool is_beside_overlay(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                              unsigned overlay)
{
    uint16_t own[2];
    unsigned n = hn_squares(m, h, &h->unit[slot], own);
    for (unsigned i = 0; i < n; i++)
        if (f->board->under[own[i]] == overlay + 1)
            return false;
    for (unsigned i = 0; i < n * DIRECTIONS; i++) {
        unsigned at = neighbour(f->board, own[i / DIRECTIONS], i % DIRECTIONS);
        if (at && f->board->under[at] == overlay + 1)
            return true;
    }
    return false;
}

/* HN-EQP-41 to HN-EQP-43  At the end of a move, beside a structure or a wreck. */
static void offer_charges(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t option,
                          struct grog_list *l)
{
    struct field f;
    hn_field(m, h, &f);
    for (unsigned o = 0; o < f.board->n_overlays; o++)
        if (f.board->overlay[o].structure && !h->ruined[o])
            grog_offer(l, grog_option(VERB_CHARGE, slot + 1, option, o + 1, 0),
                       is_beside_overlay(m, h, &f, slot, o) ? 0 : R_EQP_42);
    EACH_UNIT(h, i)
        if (h->unit[i].flags & UNIT_WRECKED)
            grog_offer(l, grog_option(VERB_CHARGE_WRECK, slot + 1, option, 0, unit_ref(h, i)),
                       hn_distance(m, h, slot, i) == 1 ? 0 : R_EQP_42);
}

/* HN-EQP-94, HN-EQP-95, HN-EQP-100  At the end of a move, on an enemy vehicle beside it; several may stick to one. */
static void offer_bombs(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t option,
                        struct grog_list *l)
{
    EACH_UNIT(h, i) {
        const struct unit *v = &h->unit[i];
        if (!is_on_foot_or_wheels(v) || hn_class(m, v) == INFANTRY
            || !hn_is_enemy(m, v->thing.owner, h->unit[slot].thing.owner))
            continue;
        grog_rule forbidden = hn_class(m, &h->unit[slot]) != INFANTRY || hn_distance(m, h, slot, i) != 1 ? R_EQP_94 : 0;
        grog_offer(l, grog_option(VERB_BOMB, slot + 1, option, 0, unit_ref(h, i)), forbidden);
    }
}

void hn_list_lay(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(g->frame[g->depth - 1].actor);
    (void)seat;
    for (int i = -1; (i = hn_equipment(m, h, slot, USE_CHARGE, (unsigned)(i + 1))) >= 0;)
        offer_charges(m, h, slot, h->holding[i].thing.card, l);
    for (int i = -1; (i = hn_equipment(m, h, slot, USE_BOMB, (unsigned)(i + 1))) >= 0;)
        offer_bombs(m, h, slot, h->holding[i].thing.card, l);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

static bool can_lay(const struct grog_run *r, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    unsigned slot = grog_ref_slot(f->actor);
    if (!h->unit[slot].thing.live || !is_on_foot_or_wheels(&h->unit[slot]) || h->unit[slot].thing.hidden
        || (hn_equipment(r->m, h, slot, USE_CHARGE, 0) < 0 && hn_equipment(r->m, h, slot, USE_BOMB, 0) < 0))
        return false;
    return hn_has_options(r->m, r->g, f->seat, hn_list_lay, 2);
}

static void lay(struct grog_run *r, const struct grog_frame *f, struct grog_option o)
{
    struct heroes *h = heroes(r->g);
    uint16_t card = o.object[0];
    int holding = hn_equipment_of(r->m, h, grog_ref_slot(f->actor), card);
    if (o.verb == VERB_BOMB) {
        struct unit *v = unit_of(r, o.object[2]);
        v->bombs++;
        v->bomb = card;
        TELL_AMOUNT(TOLD_STUCK, v->bombs, o.object[2], card);
    } else {
        struct mark charge = { .type = MARK_CHARGE, .at = unit_of(r, f->actor)->place, .card = card, .owner = f->seat,
                               .overlay = (uint8_t)o.object[1] };
        if (o.verb == VERB_CHARGE_WRECK) {
            charge.at = unit_of(r, o.object[2])->place;
            charge.level = (uint8_t)(grog_ref_slot(o.object[2]) + 1);   /* HN-EQP-41  That one alone. */
        }
        TELL(TOLD_CHARGED, f->actor, o.object[1], o.object[2]);
        if (!hn_put_mark(r, charge))
            return;
    }
    hn_spend(r, holding_ref(h, (unsigned)holding));                   /* HN-EQP-46, HN-EQP-102  The token is used up. */
}

/* The end of a move: what the unit LAYS.  actor: it. */
enum grog_flow hn_lay(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_LAY);
    BEGIN;
    while (can_lay(r, f)) {
        ASK(LAY_CHOICE, ASK_LAY, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        lay(r, f, r->answer.option);
    }
    END;
}

/* ---- charges go off -------------------------------------------------------------------------- */

/* The next charge: those of the side with initiative first (HN-SUP-05). */
static int next_charge(const struct grog_match *m, const struct grog_game *g)
{
    const struct heroes *h = const_heroes(g);
    unsigned first = hn_side_of(m, g->initiative);
    for (unsigned k = 0; k < 2; k++)
        for (unsigned i = 0; i < MARKS; i++)
            if (h->mark_type[i] == MARK_CHARGE && hn_side_of(m, h->mark_owner[i]) == (first + k) % 2)
                return (int)i;
    return -1;
}

static uint16_t wreck_of(const struct heroes *h, unsigned mark)
{
    EACH_UNIT(h, i)
        if (hn_is_charge_at(h, mark, i))
            return unit_ref(h, i);
    return 0;
}

/* HN-EQP-44, HN-EQP-45  All CHARGES explode.  with: what the charge is; mode: its overlay, + 1; target: its wreck. */
enum grog_flow hn_charges(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CHARGES);
    const struct heroes *h = const_heroes(r->g);
    int mark;
    BEGIN;
    while ((mark = next_charge(r->m, r->g)) >= 0) {
        f->seat = h->mark_owner[mark];
        f->with = (uint16_t)numbers_of(r->m, h->mark_card[mark])[OPTION_WEAPON];
        f->mode = h->mark_overlay[mark];
        f->target = f->mode ? 0 : wreck_of(h, (unsigned)mark);
        hn_take_mark(r, (unsigned)mark);
        CALL(CHARGES_ONE, .proc = PROC_DEMOLISH, .seat = f->seat, .with = f->with, .mode = f->mode,
             .target = f->target);
    }
    END;
}

/* ---- bombs go off ---------------------------------------------------------------------------- */

/* The next vehicle with a bomb: those of the side with initiative explode first, on the other's vehicles. */
static int next_bombed(const struct grog_match *m, const struct grog_game *g)
{
    const struct heroes *h = const_heroes(g);
    unsigned first = !hn_side_of(m, g->initiative);
    for (unsigned k = 0; k < 2; k++)
        EACH_UNIT(h, i)
            if (h->unit[i].bombs && hn_side_of(m, h->unit[i].thing.owner) == (first + k) % 2)
                return (int)i;
    return -1;
}

/* A card's strike at a heavy vehicle is rolled for in the same way. */
static bool is_by_card(const struct grog_frame *f) { return f[-1].proc == PROC_STRIKE; }

/* HN-EQP-98, HN-EQP-99  Its bonus against the vehicle, and the side of a heavy one; nobody's markers count. */
static void prepare(struct grog_run *r, struct grog_frame *f)
{
    const struct unit *v = unit_of(r, f->target);
    enum unit_class class = hn_class(r->m, v);
    if (!is_by_card(f))
        TELL(TOLD_BOMB, f->target, f->with);
    f->pending[SHOT_BONUS] = (int16_t)hn_bonus(r->m, f->with, class);
    f->pending[SHOT_DEFENCE] = (int16_t)(hn_face(r->m, v)[class == HEAVY ? FACE_SIDE : FACE_DEFENCE]
                                         + hn_value(r->m, r->g, VALUE_DEFENCE, f->target, f->with, 0));
    f->pending[SHOT_DICE] = 1;
}

static void tell_result(struct grog_run *r, const struct grog_frame *f, int result, uint16_t defence)
{
    if (is_by_card(f))
        TELL_AMOUNT(TOLD_STRUCK, result, f->target, f->with, (uint16_t)hn_die(r, 0), defence);
    else
        TELL_AMOUNT(TOLD_ROLLED, result, f->target, (uint16_t)hn_die(r, 0), 0, defence);
}

/* HN-EQP-97  A BOMB explodes.  with: what it is; target: the vehicle. */
enum grog_flow hn_bomb(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BOMB);
    int result, defence;
    BEGIN;
    if (hn_bonus(r->m, f->with, hn_class(r->m, unit_of(r, f->target))) == NO_BONUS)
        return GROG_DONE;
    prepare(r, f);
    REACH(BOMB_SEEN, POINT_BOMB);                       /* HN-EQP-13  Shielding counts. */
    CALL(BOMB_ROLL, .proc = PROC_ROLL, .seat = f->seat, .mode = 1);
    result = hn_die(r, 0) + f->pending[SHOT_BONUS] + f->pending[SHOT_RESULT];
    defence = f->pending[SHOT_DEFENCE];
    tell_result(r, f, result, (uint16_t)(defence < 0 ? 0 : defence));
    if (result >= defence)
        CALL(BOMB_HIT, .proc = PROC_HIT, .seat = f->seat, .actor = f->target, .with = f->with,
             .mode = result >= 2 * defence, .pending = { [HITS] = 1 });
    END;
}

/* HN-EQP-97, HN-EQP-101  All BOMBS explode, one by one. */
enum grog_flow hn_bombs(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BOMBS);
    struct heroes *h = heroes(r->g);
    struct unit *v;
    uint16_t bomb;
    int slot;
    BEGIN;
    while ((slot = next_bombed(r->m, r->g)) >= 0) {
        v = &h->unit[slot];
        bomb = v->bomb;
        if (!--v->bombs)
            v->bomb = 0;
        f->seat = (uint8_t)grog_first_seat(plan_of(r->m)->sides[!hn_side_of(r->m, v->thing.owner)]);
        CALL(BOMBS_ONE, .proc = PROC_BOMB, .seat = f->seat, .with = (uint16_t)numbers_of(r->m, bomb)[OPTION_WEAPON],
             .target = unit_ref(h, (unsigned)slot));
    }
    END;
}

/* HN-SUP-09  What OPTIONS do when the Supply Phase ends: bombs, smoke, the nest. */
enum grog_flow hn_supply_options(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SUPPLY_OPTIONS);
    int16_t *nth = &f->local[SUPPLY_OPTIONS_NTH];
    BEGIN;
    CALL(SUPPLY_OPTIONS_BOMBS, .proc = PROC_BOMBS, .seat = r->g->initiative);
    hn_fade_smoke(r);
    for (*nth = 0; *nth < r->m->seats; ++*nth)          /* HN-SUP-09  The side with initiative comes first. */
        CALL(SUPPLY_OPTIONS_NEST, .proc = PROC_NEST, .seat = hn_player_at(r->m, r->g, *nth));
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_lay_steps[LAY_RESTS] = { STARTS, [LAY_CHOICE] = ASKS("choice", R_EQP_42, ASK_LAY) };
const struct grog_step hn_charges_steps[CHARGES_RESTS] = {
    STARTS, [CHARGES_ONE] = CALLS("one", R_EQP_44, PROC_DEMOLISH),
};
const struct grog_step hn_bombs_steps[BOMBS_RESTS] = {
    STARTS, [BOMBS_ONE] = CALLS("one", R_EQP_101, PROC_BOMB),
};
const struct grog_step hn_bomb_steps[BOMB_RESTS] = {
    STARTS, [BOMB_SEEN] = AT_POINT("seen", R_EQP_97), [BOMB_ROLL] = CALLS("roll", R_EQP_97, PROC_ROLL),
    [BOMB_HIT] = CALLS("hit", R_EQP_97, PROC_HIT),
};
const struct grog_local hn_bomb_locals[BOMB_LOCALS] = { [ATTACK_USED] = { "used", 0, 255 } };
const struct grog_step hn_supply_options_steps[SUPPLY_OPTIONS_RESTS] = {
    STARTS, [SUPPLY_OPTIONS_BOMBS] = CALLS("bombs", R_EQP_97, PROC_BOMBS),
    [SUPPLY_OPTIONS_NEST] = CALLS("nest", R_OOP_27, PROC_NEST),
};
const struct grog_local hn_supply_options_locals[SUPPLY_OPTIONS_LOCALS] = { { "nth", 0, SEATS } };

static bool charges_fit(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    (void)h, (void)top;
    return kind_of(m, f->with) == OF_WEAPON;
}

const struct hn_frame hn_lay_frame = { .seat = true, .actor = true, .asks = IN_BATTLE };
const struct hn_frame hn_charges_frame = {
    .fits = charges_fit, .rest = { [CHARGES_ONE] = { .hands = { NONE, WITH, MODE, TARGET } } },
};
const struct hn_frame hn_bomb_frame = {
    .target = true, .with = OF_WEAPON,
    .rest = { [BOMB_ROLL] = { .hands = { NONE, NONE, ANY, NONE } },
              [BOMB_HIT] = { .hands = { TARGET, WITH, ANY, NONE } } },
};
