/* SPDX-License-Identifier: MIT */
/* vocabulary.c -- what the cards of heroes may speak of: values, points, measures, targets, effects. */
#include "activation.h"
#include "alliances.h"
#include "card_effects.h"
#include "directives.h"
#include "explosion.h"
#include "forgo.h"
#include "opportunity.h"
#include "orders.h"
#include "play.h"
#include "rolls.h"
#include "supply.h"
#include "table.h"

const struct grog_value_row hn_values[VALUES] = {
    [VALUE_MOVE]       = { .name = "move", .about = "spaces more or fewer that a unit can move", .rule = R_CTR_07,
                           .base = 0, .min = -9, .max = 9 },
    [VALUE_DEFENCE]    = { .name = "defence", .about = "added to the defence of a unit that is fired at",
                           .rule = R_FIR_14, .base = 0, .min = -9, .max = 20 },
    [VALUE_ATTACK]     = { .name = "attack", .about = "added to a shot's combat bonus; doubled and divided with it",
                           .rule = R_EQP_10, .base = 0, .min = -9, .max = 20 },
    [VALUE_RESULT]     = { .name = "result", .about = "added to the final result of a shot", .rule = R_FIR_13,
                           .base = 0, .min = -9, .max = 20 },
    [VALUE_ASSAULT_ATTACK] = { .name = "assault_attack", .about = "added to the attacker's roll in an assault",
                           .rule = R_ASL_11, .base = 0, .min = -9, .max = 20 },
    [VALUE_ASSAULT_DEFENCE] = { .name = "assault_defence", .about = "added to the defender's roll in an assault",
                           .rule = R_ASL_18, .base = 0, .min = -9, .max = 20 },
    [VALUE_COVER]      = { .name = "cover", .about = "added to the defence that the ground gives", .rule = R_OOP_19,
                           .base = 0, .min = -3, .max = 9 },
    [VALUE_LONG_RANGE] = { .name = "long_range", .about = "shots farther than this are at long range", .rule = R_FIR_08,
                           .base = 7, .min = 0, .max = 99 },
    [VALUE_RANGE]      = { .name = "range", .about = "added to a Limited Range", .rule = R_TRT_25, .base = 0, .min = -9,
                           .max = 20 },
    [VALUE_ON_THE_MOVE] = { .name = "on_the_move", .about = "added to what Firing on the Move takes", .rule = R_TRT_01,
                           .base = 0, .min = -9, .max = 9 },
    [VALUE_RALLY]      = { .name = "rally", .about = "Suppressed markers that a unit loses in the Supply Phase",
                           .rule = R_SUP_08, .base = 1, .min = 0, .max = 9 },
    [VALUE_ORDERS]     = { .name = "orders", .about = "order tokens beyond the stars", .rule = R_ORD_06, .base = 0,
                           .min = -9, .max = 9 },
    [VALUE_BLUFFS]     = { .name = "bluffs", .about = "bluff tokens", .rule = R_ORD_10, .base = 1, .min = 0,
                           .max = MOST_BLUFFS },
    [VALUE_SPECIALS]   = { .name = "specials", .about = "special order tokens", .rule = R_ORD_15, .base = 0, .min = 0,
                           .max = MOST_SPECIALS },
    [VALUE_HAND]       = { .name = "hand", .about = "cards that a hand is filled up to", .rule = R_SUP_11, .base = 4,
                           .min = 0, .max = HAND_ROOM },
    [VALUE_SCOUT]      = { .name = "scout", .about = "Scout that a unit is given", .rule = R_OOP_21, .base = 0,
                           .min = 0, .max = 20 },
    [VALUE_ASSAULT_HITS] = { .name = "assault_hits", .about = "hits that a unit does when it attacks and wins",
                           .rule = R_TRT_03, .base = 1, .min = 1, .max = 4 },
    [VALUE_DRIVES_BACK] = { .name = "drives_back", .about = "1: its assaults drive the defender back, whoever wins",
                           .rule = R_TRT_04, .base = 0, .min = 0, .max = 1 },
    [VALUE_INTREPID]   = { .name = "intrepid", .about = "1: it acts before units with the same order number",
                           .rule = R_TRT_20, .base = 0, .min = 0, .max = 1 },
    [VALUE_ASSAULT_HEAVY] = { .name = "assault_heavy", .about = "added to the attacker's roll in an assault on a heavy "
                           "vehicle; with it a unit with X can assault them", .rule = R_TRT_26, .base = 0, .min = 0,
                           .max = 20 },
    [VALUE_IMPROVISE]  = { .name = "improvise", .about = "cards drawn above the most; as many are then discarded",
                           .rule = R_OOP_20, .base = 0, .min = 0, .max = 4 },
};

const struct grog_point hn_points[POINTS] = {
    [POINT_ROUND_BEGINS] = { .name = "round_begins", .about = "a round begins", .rule = R_ORD_01, .proc = PROC_ROUND },
    [POINT_ORDERS_DONE] = { .name = "orders_done", .about = "all tokens have been placed", .rule = R_OOP_11,
                            .proc = PROC_ORDERS },
    [POINT_GAP]        = { .name = "gap", .about = "between two activations", .rule = R_ORD_18, .proc = PROC_ACTIVATION,
                           .window = ASK_GAP, .who = hn_gap_seats },
    [POINT_ACTIVATED]  = { .name = "activated", .about = "a unit is about to act", .rule = R_ACT_02,
                           .proc = PROC_ACTIVATE },
    [POINT_STEPPED]    = { .name = "stepped", .about = "a unit has moved a space", .rule = R_SEQ_05, .proc = PROC_STEP,
                           .window = ASK_OPPORTUNITY, .who = hn_could_interrupt },
    [POINT_SHOT]       = { .name = "shot", .about = "a shot is about to be rolled for", .rule = R_EQP_09,
                           .proc = PROC_SHOT, .window = ASK_SHOT, .who = hn_players_of_shot },
    [POINT_ROLLED]     = { .name = "rolled", .about = "a shot has been rolled for", .rule = R_TRT_36,
                           .proc = PROC_SHOT },
    [POINT_SHOT_DONE]  = { .name = "shot_done", .about = "a shot is over", .rule = R_FIR_13 },
    [POINT_ASSAULT]    = { .name = "assault", .about = "an assault is about to be rolled for", .rule = R_ASL_11,
                           .proc = PROC_ASSAULT, .window = ASK_ASSAULT, .who = hn_players_of_shot },
    [POINT_ASSAULTED]  = { .name = "assaulted", .about = "an assault is over", .rule = R_ASL_20 },
    [POINT_ELIMINATED] = { .name = "eliminated", .about = "a unit has been eliminated", .rule = R_REC_10 },
    [POINT_SUPPLY_BEGINS] = { .name = "supply_begins", .about = "the Supply Phase begins", .rule = R_SUP_05,
                           .proc = PROC_SUPPLY },
    [POINT_SUPPLY_ENDS] = { .name = "supply_ends", .about = "the Supply Phase ends", .rule = R_SUP_09,
                           .proc = PROC_SUPPLY },
    [POINT_PLAYED]     = { .name = "played", .about = "an action card has been played", .rule = R_CRD_06,
                           .proc = PROC_PLAY, .window = ASK_CARD, .who = hn_players_of_shot },
    [POINT_DICE]       = { .name = "dice", .about = "dice have been thrown for a unit", .rule = R_TRT_36,
                           .proc = PROC_ROLL, .window = ASK_ROLLED, .who = hn_players_of_shot },
    [POINT_DIVIDED]    = { .name = "divided", .about = "the bonus of a machine gun is about to be divided",
                           .rule = R_SEQ_10, .proc = PROC_DIVIDE, .window = ASK_POOL, .who = hn_players_of_shot },
    [POINT_BOMB]       = { .name = "bomb", .about = "a bomb on a vehicle, or a card that strikes a heavy "
                           "one, is about to be rolled for", .rule = R_EQP_97,
                           .proc = PROC_BOMB, .window = ASK_SHOT, .who = hn_players_of_shot },
    [POINT_ORDERS_BEGIN] = { .name = "orders_begin", .about = "orders are about to be placed", .rule = R_ORD_15,
                           .proc = PROC_ORDERS, .window = ASK_ORDERS_CARD, .who = hn_players_of_shot },
    [POINT_SUPPLY_BEGINS_CARDS] = { .name = "supply_begins_cards", .rule = R_SUP_05, .proc = PROC_SUPPLY,
                           .about = "the Supply Phase has begun: what action cards do then" },
    [POINT_SUPPLY_BEGINS_OPTIONS] = { .name = "supply_begins_options", .rule = R_SUP_05, .proc = PROC_SUPPLY,
                           .about = "the Supply Phase has begun: what recruitment options do then" },
    [POINT_SUPPLY_BEGINS_SCENARIO] = { .name = "supply_begins_scenario", .rule = R_SUP_05, .proc = PROC_SUPPLY,
                           .about = "the Supply Phase has begun: what the scenario does then" },
    [POINT_SUPPLY_ENDS_CARDS] = { .name = "supply_ends_cards", .rule = R_SUP_09, .proc = PROC_SUPPLY,
                           .about = "the Supply Phase ends: what action cards do then" },
    [POINT_SUPPLY_ENDS_OPTIONS] = { .name = "supply_ends_options", .rule = R_SUP_09, .proc = PROC_SUPPLY,
                           .about = "the Supply Phase ends: what recruitment options do then" },
    [POINT_SUPPLY_ENDS_SCENARIO] = { .name = "supply_ends_scenario", .rule = R_SUP_09, .proc = PROC_SUPPLY,
                           .about = "the Supply Phase ends: what the scenario does then" },
    [POINT_STOOD]      = { .name = "stood", .about = "a unit that moves has moved no space", .rule = R_SEQ_03,
                           .proc = PROC_STEP, .window = ASK_OPPORTUNITY, .who = hn_could_interrupt },
    [POINT_FRIGHTENS]  = { .name = "frightens", .about = "a shot that missed is about to frighten", .rule = R_ABL_44,
                           .proc = PROC_SHOT, .window = ASK_FRIGHTEN, .who = hn_forgo_seats },
    [POINT_SPOTTED]    = { .name = "spotted", .about = "a spotter is about to correct indirect fire", .rule = R_ABL_23,
                           .proc = PROC_BLAST, .window = ASK_SPOTTER, .who = hn_forgo_seats },
    [POINT_IMPROVISES] = { .name = "improvises", .about = "a player is about to draw beyond the most", .rule = R_OOP_20,
                           .proc = PROC_REFILL, .window = ASK_IMPROVISE, .who = hn_forgo_seats },
    [POINT_READY]      = { .name = "ready", .about = "it is your turn to choose", .rule = R_CRD_01 },
};

/* ---- measures -------------------------------------------------------------------------------------------- */

#define MEASURE(called) \
    static int called(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about, \
                      const struct grog_source *by, uint16_t word)
#define UNUSED (void)m, (void)g, (void)about, (void)by, (void)word

static bool is_class(const struct grog_match *m, const struct grog_game *g, uint16_t ref, enum unit_class class)
{
    const struct unit *u = hn_unit_at(m, g, ref);
    return u && hn_class(m, u) == class;
}
MEASURE(is_infantry)        { UNUSED; return is_class(m, g, about->actor, INFANTRY); }
MEASURE(is_light)           { UNUSED; return is_class(m, g, about->actor, LIGHT); }
MEASURE(is_heavy)           { UNUSED; return is_class(m, g, about->actor, HEAVY); }
MEASURE(target_is_infantry) { UNUSED; return is_class(m, g, about->target, INFANTRY); }
MEASURE(target_is_light)    { UNUSED; return is_class(m, g, about->target, LIGHT); }
MEASURE(target_is_heavy)    { UNUSED; return is_class(m, g, about->target, HEAVY); }
MEASURE(is_suppressed)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    return u ? u->suppressed : 0;
}
MEASURE(is_mine)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    return u && u->thing.owner == by->owner;
}
MEASURE(is_inside_building)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    const struct board *b = &plan_of(m)->board;
    return u && u->place && b->room[u->place];
}
MEASURE(range_of)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor), *t = hn_unit_at(m, g, about->target);
    return u && t && u->place && t->place ? spaces_between(u->place, t->place) : 0;
}

/* HN-EQP-19  Is it a shot by an explosion? */
MEASURE(is_explosive) { UNUSED; return about->proc == PROC_SHOT && is_blast(about->mode); }
MEASURE(target_is_mine)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->target);
    return u && u->thing.owner == by->owner;
}
/* The unit comes from the tile that the option lies on. */
MEASURE(is_of_tile)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    if (!u || !u->roster || !by->thing || grog_ref_array(by->thing) != ARRAY_HOLDING)
        return 0;
    unsigned slot = grog_ref_slot(by->thing);
    unsigned tile = const_heroes(g)->holding[slot].on ? const_heroes(g)->holding[slot].on : slot + 1;
    return plan_of(m)->roster[u->roster].tile == tile;
}
MEASURE(is_directed)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    return u && hn_is_directed(m, const_heroes(g), u, by->card);
}
MEASURE(in_orders)      { UNUSED; return const_heroes(g)->phase == PHASE_ORDERS; }
MEASURE(round_of)       { UNUSED; return (int)g->turn; }
MEASURE(is_between)     { UNUSED; return !hn_frame_of(g, PROC_ACTIVATE) && !hn_frame_of(g, PROC_MOVE); }
MEASURE(is_enemys)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    return u && hn_is_enemy(m, by->owner, u->thing.owner);
}
MEASURE(is_officer)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    return u && hn_category(m, u) == OFFICER;
}
MEASURE(is_hidden)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->actor);
    return u && u->thing.hidden;
}
MEASURE(target_is_covered)
{
    UNUSED;
    const struct unit *u = hn_unit_at(m, g, about->target);
    const struct board *b = &plan_of(m)->board;
    return u && u->place ? b->ground[b->lies[u->place]].defence : 0;
}

const struct grog_measure_row hn_measures[MEASURES] = {
    [MEASURE_INFANTRY] = { "infantry", "the unit is infantry", 0, false, is_infantry },
    [MEASURE_LIGHT]    = { "light", "the unit is a light vehicle", 0, false, is_light },
    [MEASURE_HEAVY]    = { "heavy", "the unit is a heavy vehicle", 0, false, is_heavy },
    [MEASURE_TARGET_INFANTRY] = { "target_infantry", "the other unit is infantry", 0, false, target_is_infantry },
    [MEASURE_TARGET_LIGHT] = { "target_light", "the other unit is a light vehicle", 0, false, target_is_light },
    [MEASURE_TARGET_HEAVY] = { "target_heavy", "the other unit is a heavy vehicle", 0, false, target_is_heavy },
    [MEASURE_INSIDE]   = { "inside", "the unit is in a building", 0, false, is_inside_building },
    [MEASURE_SUPPRESSED] = { "suppressed", "the unit's Suppressed markers", 0, false, is_suppressed },
    [MEASURE_MINE]     = { "mine", "the unit is yours", 0, true, is_mine },
    [MEASURE_RANGE]    = { "range", "spaces between the two units", 0, false, range_of },
    [MEASURE_EXPLOSIVE] = { "explosive", "the shot is made with a blast pattern", 0, false, is_explosive },
    [MEASURE_TARGET_MINE] = { "target_mine", "the other unit is yours", 0, true, target_is_mine },
    [MEASURE_OF_TILE]  = { "of_tile", "the unit is of the tile that this lies on", 0, true, is_of_tile },
    [MEASURE_DIRECTED] = { "directed", "the unit is at most 3 spaces from the officer with this directive", 0, false,
                           is_directed },
    [MEASURE_PHASE_ORDERS] = { "in_orders", "it is the Order Phase", 0, false, in_orders },
    [MEASURE_ENEMY]    = { "enemys", "the unit is the enemy's", 0, true, is_enemys },
    [MEASURE_BETWEEN]  = { "between", "no unit is acting", 0, false, is_between },
    [MEASURE_COVERED]  = { "covered", "what the ground adds to the other unit's defence", 0, false, target_is_covered },
    [MEASURE_OFFICER]  = { "officer", "the unit is an officer", 0, false, is_officer },
    [MEASURE_ROUND]    = { "round", "the round", 0, false, round_of },
    [MEASURE_HIDDEN]   = { "hidden", "the unit is concealed", 0, false, is_hidden },
};

const struct grog_cost_row hn_costs[COSTS] = { [COST_NONE] = { .name = NULL } };

/* ---- targets ----------------------------------------------------------------------------------------------- */

#define TARGET(called) \
    static unsigned called(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, \
                           uint16_t out[GROG_TARGETS])

TARGET(the_actor)
{
    out[0] = f->actor;
    return hn_unit_at(m, g, f->actor) != NULL;
}

TARGET(the_target)
{
    out[0] = f->target;
    return hn_unit_at(m, g, f->target) != NULL;
}

static unsigned units_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, bool own,
                         uint16_t *out)
{
    const struct heroes *h = const_heroes(g);
    unsigned n = 0;
    EACH_UNIT(h, i) {
        if (!own && h->unit[i].aboard)                  /* HN-TRN-13  No card targets a passenger. */
            continue;
        if (is_out_there(&h->unit[i])
            && (own ? h->unit[i].thing.owner == f->seat
                    : hn_is_enemy(m, f->seat, h->unit[i].thing.owner) && !h->unit[i].thing.hidden))
            out[n++] = unit_ref(h, i);
    }
    return n;
}
TARGET(own_units)   { return units_of(m, g, f, true, out); }
TARGET(enemy_units) { return units_of(m, g, f, false, out); }

TARGET(the_seat)
{
    (void)m, (void)g;
    out[0] = f->seat;
    return 1;
}

TARGET(could_fire) { return hn_units_that_could_fire(m, g, f, GROG_TARGETS, out); }


/* Units of the seat, or of its enemies, that pass a test. */
typedef bool which_fn(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, unsigned slot);
static unsigned units_that(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, bool own,
                           which_fn *which, uint16_t *out)
{
    uint16_t all[GROG_TARGETS];
    unsigned n = units_of(m, g, f, own, all), k = 0;
    for (unsigned i = 0; i < n; i++)
        if (which(m, g, f, grog_ref_slot(all[i])))
            out[k++] = all[i];
    return k;
}

static bool is_idle(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, unsigned slot)
{
    const struct unit *u = &const_heroes(g)->unit[slot];
    (void)m, (void)f;
    return !hn_has_acted(u) && !(u->flags & UNIT_MOVED_IN_SUPPLY);
}

static bool is_damaged(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, unsigned slot)
{
    const struct unit *u = &const_heroes(g)->unit[slot];
    (void)f;
    return (u->flags & UNIT_TURNED) && hn_class(m, u) == INFANTRY && hn_face(m, u)[FACE_DAMAGED];
}

static bool is_foot(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, unsigned slot)
{
    (void)f;
    return hn_class(m, &const_heroes(g)->unit[slot]) == INFANTRY;
}
TARGET(idle_units)      { return units_that(m, g, f, true, is_idle, out); }

/* Those with a token face down: of each the first that lies on it. */
TARGET(ordered_enemies)
{
    const struct heroes *h = const_heroes(g);
    struct slots any = { { 0 } }, ordered = { { 0 } };
    uint16_t all[GROG_TARGETS];
    unsigned n = units_of(m, g, f, false, all), k = 0;
    EACH_TOKEN(h, i) {
        unsigned on = h->token[i].unit;
        if (on && h->token[i].thing.hidden && !grog_in(any.in, on - 1))
            grog_put_in(ordered.in, on - 1);
        if (on)
            grog_put_in(any.in, on - 1);
    }
    for (unsigned i = 0; i < n; i++)
        if (grog_in(ordered.in, grog_ref_slot(all[i])))
            out[k++] = all[i];
    return k;
}
TARGET(damaged_units)   { return units_that(m, g, f, true, is_damaged, out); }
TARGET(own_infantry)    { return units_that(m, g, f, true, is_foot, out); }

TARGET(enemy_seats)
{
    unsigned n = 0;
    (void)g;
    for (unsigned seat = 0; seat < m->seats; seat++)
        if (hn_is_enemy(m, f->seat, seat))
            out[n++] = (uint16_t)seat;
    return n;
}

const struct grog_target_row hn_targets[TARGETS] = {
    [TARGET_ACTOR]      = { "actor", "the unit that acts", the_actor, 0, 0, false, false, KIND_UNIT },
    [TARGET_AIMED_AT]   = { "target", "the unit that it is done to", the_target, 0, 0, false, false, KIND_UNIT },
    [TARGET_OWN_UNIT]   = { "own_unit", "a unit of yours, of your choice", own_units, VERB_CHOOSE_UNIT, TOLD_CHOOSES,
                            true, false, 0 },
    [TARGET_ENEMY_UNIT] = { "enemy_unit", "a unit of the enemy, no passenger, of your choice", enemy_units,
                            VERB_CHOOSE_UNIT, TOLD_CHOOSES, true, false, 0 },
    [TARGET_SEAT]       = { "you", "you", the_seat, 0, 0, true, false, KIND_SEAT },
    [TARGET_COULD_FIRE] = { "could_fire", "a unit of yours, of your choice, that has not acted and could fire at "
                            "the one that acts", could_fire, VERB_CHOOSE_UNIT, TOLD_CHOOSES, true, false, 0 },
    [TARGET_IDLE_UNIT]  = { "idle_unit", "a unit of yours that has not acted, of your choice", idle_units,
                            VERB_CHOOSE_UNIT, TOLD_CHOOSES, true, false, 0 },
    [TARGET_ORDERED_ENEMY] = { "ordered_enemy", "a unit of the enemy with a token, no passenger, of your choice",
                            ordered_enemies, VERB_CHOOSE_UNIT, TOLD_CHOOSES, true, false, 0 },
    [TARGET_DAMAGED_UNIT] = { "damaged_unit", "a damaged unit of infantry of yours, of your choice", damaged_units,
                            VERB_CHOOSE_UNIT, TOLD_CHOOSES, true, false, 0 },
    [TARGET_OWN_INFANTRY] = { "own_infantry", "infantry of yours, of your choice", own_infantry, VERB_CHOOSE_UNIT,
                            TOLD_CHOOSES, true, false, 0 },
    [TARGET_ENEMY_SEAT] = { "enemies", "each enemy player", enemy_seats, 0, 0, true, false, KIND_SEAT },
};

/* ---- effects ----------------------------------------------------------------------------------------------- */

#define EFFECT(called) \
    static void called(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)

EFFECT(effect_suppress)
{
    (void)f, (void)e;
    if (hn_unit_at(r->m, r->g, whom))                      /* what was done to it before may have been its end */
        hn_suppress(r, whom, amount);
}

EFFECT(effect_rally)
{
    struct unit *u = unit_of(r, whom);
    (void)f, (void)e;
    if (!hn_unit_at(r->m, r->g, whom))
        return;
    u->suppressed = (uint8_t)(u->suppressed > amount ? u->suppressed - amount : 0);
    TELL_AMOUNT(TOLD_RALLIES, u->suppressed, whom);
}

static bool would_rally(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                        uint16_t whom)
{
    const struct unit *u = hn_unit_at(m, g, whom);
    (void)f, (void)amount;
    return u && u->suppressed;
}

EFFECT(effect_draw)
{
    (void)e, (void)whom;
    hn_draw(r, f->seat, amount);
}

/* HN-ACT-06, HN-ACT-07  A card lets a unit act that has no order, or has not acted yet. */
static bool would_activate(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                           int amount, uint16_t whom)
{
    const struct unit *u = hn_unit_at(m, g, whom);
    (void)f, (void)amount;
    return u && is_out_there(u) && !hn_has_acted(u);
}

EFFECT(effect_activate)
{
    (void)e;
    if (would_activate(r->m, r->g, f, amount, whom))    /* HN-ACT-08  Whoever acts at this moment goes on. */
        hn_mark_activated(r, whom);
}

/* HN-ORD-15, HN-ORD-17, HN-MUL-37  Special orders for this round, two at most. */
static int specials_of(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    int n = 0;
    for (unsigned s = 0; s < m->seats; s++)
        n += m->side[seat] >> s & 1 ? const_heroes(g)->specials[s] : 0;
    return n;
}

EFFECT(effect_special)
{
    (void)e, (void)whom;
    for (; amount > 0 && specials_of(r->m, r->g, f->seat) < MOST_SPECIALS; amount--) {
        hn_take_token(r, f->seat, SPECIAL_ORDER);
        heroes(r->g)->specials[f->seat]++;
        TELL(TOLD_ASSIGNED, f->seat, TOKENS_SPECIAL);
    }
}

static bool would_be_special(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                             int amount, uint16_t whom)
{
    (void)amount, (void)whom;
    return specials_of(m, g, f->seat) < MOST_SPECIALS;
}

const struct grog_effect_row hn_effects[EFFECTS] = {
    [EFFECT_SUPPRESS] = { .name = "suppress", .about = "so many Suppressed markers", .min = 1, .max = 9,
                          .target = TARGET_AIMED_AT, .run = effect_suppress },
    [EFFECT_RALLY]    = { .name = "rally", .about = "so many Suppressed markers off", .min = 1, .max = 9,
                          .target = TARGET_OWN_UNIT, .run = effect_rally, .would = would_rally },
    [EFFECT_DRAW]     = { .name = "draw", .about = "draw so many cards", .min = 1, .max = 9, .target = TARGET_SEAT,
                          .run = effect_draw },
    [EFFECT_FIRE]     = { .name = "fire_at_it",
                          .about = "the unit fires at the one that acts, and is marked as activated",
                          .target = TARGET_COULD_FIRE, .proc = PROC_FIRE_BY_CARD },
    [EFFECT_ACTIVATE] = { .name = "activate", .about = "the unit is marked as activated", .target = TARGET_OWN_UNIT,
                          .run = effect_activate, .would = would_activate },
    [EFFECT_REROLL]   = { .name = "reroll", .about = "so many of the lowest dice are thrown again (at dice)", .min = 1,
                          .max = DICE_MOST, .target = TARGET_SEAT, .proc = PROC_REROLL },
    [EFFECT_SPECIAL]  = { .name = "special_order", .about = "so many special orders more for this round", .min = 1,
                          .max = 2, .target = TARGET_SEAT, .run = effect_special, .would = would_be_special },
    [EFFECT_ACT_NOW]  = { .name = "act_now", .about = "it acts now, without an order", .target = TARGET_IDLE_UNIT,
                          .proc = PROC_ACT_NOW },
    [EFFECT_MOVE]     = { .name = "go", .about = "it moves up to so many spaces", .min = 1, .max = 9,
                          .target = TARGET_OWN_INFANTRY, .proc = PROC_MOVE_NOW },
    [EFFECT_STRIKE]   = { .name = "strike", .about = "a die with this weapon's bonus, and so much more, against it",
                          .takes = OF_WEAPON, .min = 0, .max = 9, .target = TARGET_ACTOR, .proc = PROC_STRIKE },
    [EFFECT_LOSE_ORDER] = { .name = "lose_order", .about = "its token is taken away, unseen",
                          .target = TARGET_ORDERED_ENEMY, .run = hn_effect_lose_order },
    [EFFECT_RESTORE]  = { .name = "restore", .about = "it is turned back to its undamaged side",
                          .target = TARGET_DAMAGED_UNIT, .run = hn_effect_restore, .would = hn_would_restore },
    [EFFECT_TURN_OVER] = { .name = "turn_over", .about = "it is turned over as if it had moved", .target = TARGET_ACTOR,
                          .run = hn_effect_turn_over, .would = hn_would_turn_over },
    [EFFECT_DISCARD]  = { .name = "discard", .about = "so many cards of the hand are discarded, by lot", .min = 1,
                          .max = 9, .target = TARGET_ENEMY_SEAT, .run = hn_effect_discard, .would = hn_would_discard },
    [EFFECT_RECOVER]  = { .name = "recover", .about = "so many cards come back from the discards, the latest first",
                          .min = 1, .max = 9, .target = TARGET_SEAT, .run = hn_effect_recover,
                          .would = hn_would_recover },
};

/* Which points an effect may bring about by itself, so that the compiler can warn of a card that sets itself off;
 * tests/cards measures it in games, and says what is missing here. */
#define AT(point) (UINT64_C(1) << (point))
#define SHOOTING  (AT(POINT_SHOT) | AT(POINT_ROLLED) | AT(POINT_SHOT_DONE) | AT(POINT_FRIGHTENS) | AT(POINT_DICE) \
                   | AT(POINT_ELIMINATED))
#define MOVING    (AT(POINT_STEPPED) | AT(POINT_STOOD) | AT(POINT_ELIMINATED) | AT(POINT_DICE))
_Static_assert(POINTS <= 64, "a bit for each point");
const uint64_t hn_brings[EFFECTS] = {
    [EFFECT_FIRE] = SHOOTING, [EFFECT_MOVE] = MOVING, 
    [EFFECT_STRIKE] = AT(POINT_DICE) | AT(POINT_ELIMINATED) | AT(POINT_BOMB),
    [EFFECT_ACT_NOW] = SHOOTING | MOVING | AT(POINT_ACTIVATED) | AT(POINT_ASSAULT) | AT(POINT_ASSAULTED)
                     | AT(POINT_DIVIDED) | AT(POINT_SPOTTED) | AT(POINT_PLAYED) | AT(POINT_BOMB),
};
