/* SPDX-License-Identifier: MIT */
/* rows.c -- rows of the table by which the kernel knows heroes: where its state lies, what may be chosen, where
 * procedures rest.  The table itself is in system.c. */
#include "rows.h"
#include "activation.h"
#include "alliances.h"
#include "assault.h"
#include "barrage.h"
#include "card_effects.h"
#include "charges.h"
#include "conceal.h"
#include "deploy.h"
#include "directives.h"
#include "drive.h"
#include "events.h"
#include "explosion.h"
#include "fire.h"
#include "forgo.h"
#include "goliath.h"
#include "hits.h"
#include "machine_gun.h"
#include "move.h"
#include "opportunity.h"
#include "orders.h"
#include "play.h"
#include "positions.h"
#include "rolls.h"
#include "shot.h"
#include "smoke.h"
#include "structures.h"
#include "supply.h"
#include "table.h"
#include "tokens.h"
#include "transport.h"
#include "victory.h"

/* ---- the setup ------------------------------------------------------------------------------------------- */

const struct grog_setup_row hn_setup_rows[SETUPS] = {
    [SETUP_SEATS]    = { "seats", 2, 2, SEATS, GROG_SETS_NUMBER, 0 },
    [SETUP_PRACTICE] = { "practice", 0, 0, 1, GROG_SETS_NUMBER, 0 },
    [SETUP_SCENARIO] = { "scenario", 0, 0, 0, GROG_SETS_CARD, OF_SCENARIO },
    [SETUP_ARMY_1]   = { "army1", 0, 0, 0, GROG_SETS_LIST, 0 },
    [SETUP_ARMY_2]   = { "army2", 0, 0, 0, GROG_SETS_LIST, 0 },
    [SETUP_ARMY_3]   = { "army3", 0, 0, 0, GROG_SETS_LIST, 0 },
    [SETUP_ARMY_4]   = { "army4", 0, 0, 0, GROG_SETS_LIST, 0 },
};

/* ---- objects ---------------------------------------------------------------------------------------------- */

static const char *const facings[DIRECTIONS] = { "north", "north-east", "east", "south-east", "south", "south-west",
                                                 "west", "north-west" };
static const char *const shots[SHOTS] = { "plain", "suppressive", "sniper", "opportunity", "blast", "inside" };
static const char *const sides_up[SIDES_UP] = { "front", "reverse", "concealed" };
static const char *const patterns[PATTERNS] = { "no", "red", "green", "blue", "yellow" };
static const char *const marks[MARK_TYPES] = { "nothing", "a passage", "a position", "a charge", "smoke", "a mine",
                                               "a directive" };
static const char *const phases[PHASES] = { "setup", "orders", "activation", "supply" };
static const char *const teams[2] = { "first side", "second side" };
static const char *const token_sorts[TOKEN_SORTS] = { "an order", "a special order", "a bluff" };
static const char *const happenings[HAPPENINGS] = { "nothing", "cards", "points", "arrive", "suppress", "end" };

static const char *const reasons[REASONS] = { "nothing", "the move", "the line", "the range", "its Suppressed markers",
                                              "Suppressive Fire" };

#define WORDS(called, list) { .name = called, .class = GROG_WORD, .words = GROG_COUNT(list), .word = list }
const struct grog_kind hn_kinds[KINDS] = {
    [KIND_SEAT]    = { .name = "seat", .class = GROG_SEAT },
    [KIND_CARD]    = { .name = "card", .class = GROG_CARD },
    [KIND_UNIT]    = { .name = "unit", .class = GROG_THING, .array = ARRAY_UNIT },
    [KIND_TOKEN]   = { .name = "token", .class = GROG_THING, .array = ARRAY_TOKEN },
    [KIND_HOLDING] = { .name = "holding", .class = GROG_THING, .array = ARRAY_HOLDING },
    [KIND_SQUARE]  = { .name = "square", .class = GROG_SQUARE },
    [KIND_CORNER]  = { .name = "corner", .class = GROG_CORNER },
    [KIND_FACING]  = WORDS("facing", facings),
    [KIND_SHOT]    = WORDS("shot", shots),
    [KIND_SIDE_UP] = WORDS("side", sides_up),
    [KIND_PIPS]    = { .name = "pips", .class = GROG_NUMBER },
    [KIND_NUMBER]  = { .name = "number", .class = GROG_NUMBER },
    [KIND_THING]   = { .name = "thing", .class = GROG_ANY_THING },
    [KIND_OVERLAY] = { .name = "overlay", .class = GROG_NUMBER, .words = OVERLAYS + 1 },
    [KIND_PHASE]   = WORDS("phase", phases),
    [KIND_TEAM]    = WORDS("team", teams),
    [KIND_DAMAGE]  = { .name = "damage", .class = GROG_NUMBER },
    [KIND_HAPPENING] = WORDS("happening", happenings),
    [KIND_REASON]  = WORDS("reason", reasons),
    [KIND_PATTERN] = WORDS("pattern", patterns),
    [KIND_MARK]    = WORDS("mark", marks),
    [KIND_TOKENS]  = WORDS("tokens", token_sorts),
};

/* ---- where the state lies ----------------------------------------------------------------------------------- */

#define AT(member) .at = offsetof(struct heroes, member)
const struct grog_zone hn_zones[ZONES] = {
    [ZONE_DECK]     = { .name = "deck", AT(deck), .room = DECK_ROOM, .piles = SEATS, .sight = GROG_SEEN_BY_NONE,
                        .order = GROG_STACK },
    [ZONE_DISCARDS] = { .name = "discards", AT(discards), .room = DECK_ROOM, .piles = SEATS,
                        .sight = GROG_SEEN_BY_ALL, .order = GROG_STACK },
    [ZONE_HAND]     = { .name = "hand", AT(hand), .room = HAND_ROOM, .piles = SEATS, .sight = GROG_SEEN_BY_OWNER,
                        .order = GROG_SET_OF },
    [ZONE_POOL]     = { .name = "pool", AT(pool), .room = POOL_ROOM, .piles = SEATS, .sight = GROG_SEEN_BY_OWNER,
                        .order = GROG_SET_OF },
    [ZONE_SPENT]    = { .name = "spent", AT(spent), .room = POOL_ROOM, .piles = SEATS, .sight = GROG_SEEN_BY_OWNER,
                        .order = GROG_SET_OF },
    [ZONE_FALLEN]   = { .name = "fallen", AT(fallen), .room = FALLEN_ROOM, .piles = 1, .sight = GROG_SEEN_BY_ALL,
                        .order = GROG_STACK },
    [ZONE_PLAYED]   = { .name = "played", AT(played), .room = PLAYED_ROOM, .piles = 1, .sight = GROG_SEEN_BY_ALL,
                        .order = GROG_STACK },
};

#define OF_KIND(kind) (UINT64_C(1) << (kind))
const struct grog_array hn_arrays[ARRAYS] = {
    [ARRAY_UNIT]    = { .name = "unit", AT(unit), .stride = sizeof(struct unit), .room = UNITS, .in_force = 1,
                        .dealt = true, .kinds = OF_KIND(OF_UNIT) },
    [ARRAY_TOKEN]   = { .name = "token", AT(token), .stride = sizeof(struct token), .room = TOKENS,
                        .kinds = OF_KIND(OF_TOKEN) },
    [ARRAY_HOLDING] = { .name = "holding", AT(holding), .stride = sizeof(struct holding), .room = HOLDINGS,
                        .in_force = 1, .borne = true, .dealt = true, .kinds = OF_KIND(OF_TILE) | OF_KIND(OF_OPTION) },
};

/* ---- what may be chosen ---------------------------------------------------------------------------------------- */

/* What a shot comes to, for odds: enum outcome (nothing, suppressed, hit, eliminated). */
#define VERB(called, does, ...) { .name = called, .proc = does, .kind = { __VA_ARGS__ } }
const struct grog_verb hn_verbs[VERBS] = {
    [VERB_DEPLOY]     = VERB("deploy", 0, KIND_UNIT, KIND_SIDE_UP, 0, KIND_SQUARE),
    [VERB_FACE]       = VERB("face", 0, KIND_UNIT, KIND_FACING),
    [VERB_ABOARD]     = VERB("put aboard", 0, KIND_UNIT, 0, 0, KIND_UNIT),
    [VERB_ORDER]      = VERB("order", PROC_ORDER, KIND_UNIT, KIND_CARD),
    [VERB_SPECIAL]    = VERB("special order", PROC_ACTIVATE, KIND_UNIT),
    [VERB_AUTONOMOUS] = VERB("act alone", PROC_ACTIVATE, KIND_UNIT),
    [VERB_MOVE]       = VERB("move", PROC_MOVE, KIND_UNIT, 0, KIND_NUMBER),
    [VERB_ASSAULT]    = VERB("assault", PROC_MOVE, KIND_UNIT, 0, KIND_NUMBER, KIND_UNIT),
    [VERB_FIRE]       = { "fire", { KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT }, PROC_FIRE, PROC_SHOT },
    [VERB_STAY]       = VERB("stay", 0, KIND_UNIT),
    [VERB_STEP]       = VERB("step", PROC_STEP, KIND_UNIT, 0, 0, KIND_SQUARE),
    [VERB_DRIVE]      = VERB("drive", PROC_STEP, KIND_UNIT, 0, KIND_FACING, KIND_SQUARE),
    [VERB_BOARD]      = VERB("board", PROC_BOARD, KIND_UNIT, 0, 0, KIND_UNIT),
    [VERB_LEAVE]      = VERB("leave", PROC_STEP, KIND_UNIT, 0, 0, KIND_SQUARE),
    [VERB_TURN_OVER]  = VERB("turn over", PROC_TURN_OVER, KIND_UNIT),
    [VERB_STOP]       = VERB("stop", 0, KIND_UNIT),
    [VERB_DONE]       = VERB("done", 0, 0),
    [VERB_RETREAT_TO] = VERB("retreat", 0, KIND_UNIT, 0, 0, KIND_SQUARE),
    [VERB_RETREAT_INTO] = VERB("retreat into", 0, KIND_UNIT, 0, 0, KIND_UNIT),
    [VERB_SUPPLY_MOVE] = VERB("move in supply", PROC_MOVE, KIND_UNIT, 0, KIND_NUMBER),
    [VERB_OPPORTUNITY] = { "opportunity fire", { KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT }, PROC_OPPORTUNITY,
                           PROC_SHOT },
    [VERB_DISCARD]    = VERB("discard", 0, 0, KIND_CARD),
    [VERB_DISPLACE]   = VERB("make way", 0, KIND_UNIT, 0, 0, KIND_SQUARE),
    [VERB_REDEPLOY]   = VERB("set out", 0, KIND_UNIT, 0, 0, KIND_SQUARE),
    [VERB_PLAY]       = VERB("play", PROC_PLAY, 0, KIND_CARD),
    [VERB_USE_IT]     = VERB("use it", 0, 0, KIND_CARD),
    [VERB_RAISE]      = VERB("raise", 0, 0, KIND_CARD),
    [VERB_DECLINE]    = VERB("decline", 0, 0),
    [VERB_CHOOSE_UNIT] = VERB("choose unit", 0, 0, KIND_UNIT),
    [VERB_FIRST]      = VERB("plays first", 0, 0, KIND_SEAT),
    [VERB_SPEND]      = VERB("spend", PROC_SPEND, 0, KIND_HOLDING),
    [VERB_REROLL]     = VERB("reroll", PROC_REROLL, 0, KIND_HOLDING, KIND_NUMBER),
    [VERB_DIVIDE]     = VERB("divide fire", PROC_FIRE_DIVIDED, KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
    [VERB_ALSO_AT]    = VERB("also at", 0, KIND_UNIT),
    [VERB_ALLOT]      = VERB("allot", 0, KIND_UNIT, KIND_NUMBER),
    [VERB_BARRAGE]    = VERB("order a barrage", PROC_BARRAGE, KIND_UNIT, KIND_CARD),
    [VERB_BEAR_IT]    = VERB("take the hit", 0, KIND_UNIT),
    [VERB_SUBSTITUTE] = VERB("substitute", 0, KIND_UNIT),
    [VERB_LOCATE]     = VERB("damaged at", 0, 0, KIND_PIPS),
    [VERB_BOMBARD]    = VERB("bombard", PROC_BLAST, KIND_UNIT, KIND_CARD, 0, KIND_CORNER),
    [VERB_THROW]      = VERB("throw into", PROC_THROW, KIND_UNIT, KIND_CARD, 0, KIND_SQUARE),
    [VERB_DETONATE]   = VERB("detonate", PROC_DETONATE, KIND_UNIT),
    [VERB_BATTER]     = VERB("fire at structure", PROC_BATTER, KIND_UNIT, KIND_CARD, KIND_OVERLAY),
    [VERB_BATTER_WRECK] = VERB("fire at wreck", PROC_BATTER, KIND_UNIT, KIND_CARD, 0, KIND_UNIT),
    [VERB_CHARGE]     = VERB("lay charge", 0, KIND_UNIT, KIND_CARD, KIND_OVERLAY),
    [VERB_CHARGE_WRECK] = VERB("lay charge at wreck", 0, KIND_UNIT, KIND_CARD, 0, KIND_UNIT),
    [VERB_BOMB]       = VERB("stick bomb", 0, KIND_UNIT, KIND_CARD, 0, KIND_UNIT),
    [VERB_ORDER_OPTION] = VERB("order option", PROC_ORDER_OPTION, KIND_HOLDING, KIND_CARD),
    [VERB_SPECIAL_OPTION] = VERB("special order on option", PROC_SMOKE, KIND_HOLDING, 0, KIND_NUMBER),
    [VERB_SMOKE]      = VERB("lay smoke", 0, KIND_HOLDING, 0, 0, KIND_CORNER),
    [VERB_NEST]       = VERB("set up", 0, KIND_HOLDING, KIND_FACING, 0, KIND_SQUARE),
    [VERB_DIG_IN]     = VERB("dig in", PROC_DIG_IN, KIND_UNIT, KIND_CARD),
    [VERB_FUEL]       = VERB("fuel", PROC_FUEL, KIND_UNIT, KIND_CARD),
    [VERB_CLOSE]      = VERB("close in", 0, KIND_UNIT, KIND_SQUARE, 0, KIND_SQUARE),
    [VERB_CLOAK]      = VERB("conceal", PROC_CLOAK, KIND_UNIT, 0, 0, KIND_HOLDING),
    [VERB_AGREE]      = VERB("agree", 0, 0),
    [VERB_REFUSE]     = VERB("refuse", 0, 0),
    [VERB_ASSIGN]     = VERB("takes", 0, 0, KIND_SEAT, KIND_TOKENS),
    [VERB_GIVE_UP]    = VERB("gives up an order", 0, 0, KIND_SEAT),
    [VERB_HAND_OVER]  = VERB("hand over", 0, 0, KIND_CARD, 0, KIND_SEAT),
    [VERB_DIRECT]     = VERB("direct", 0, KIND_UNIT, KIND_CARD),
    [VERB_KEEP]       = VERB("keep the initiative", 0, 0, KIND_CARD),
    [VERB_ARRIVE]     = VERB("arrive", 0, KIND_UNIT, KIND_FACING, 0, KIND_SQUARE),
    [VERB_CALM]       = VERB("calm", PROC_CALM, KIND_UNIT),
    [VERB_AGAIN]      = VERB("act again", 0, KIND_UNIT),
    [VERB_NEXT]       = VERB("plays next", 0, 0, KIND_SEAT),
    [VERB_TAKE_UP]    = VERB("deploy first", 0, KIND_UNIT),
    [VERB_LINE]       = VERB("aim from", PROC_LINE, 0, KIND_SQUARE, 0, KIND_SQUARE),
    [VERB_FORGO]      = VERB("do without", PROC_FORGO, 0),
    [VERB_PLAY_FOR]   = VERB("play for", PROC_PLAY, KIND_UNIT, KIND_CARD),
};

const struct grog_question hn_questions[QUESTIONS] = {
    [ASK_DEPLOY]      = { "deploy", R_SET_10, hn_list_deploy, 0, NULL, 0, false },
    [ASK_FACING]      = { "facing", R_FIR_12, hn_list_facing, 0, NULL, 0, false },
    [ASK_ORDER]       = { "place an order", R_ORD_02, hn_list_order, 0, NULL, 0, false },
    [ASK_GAP]         = { "between activations", R_ORD_18, hn_list_gap, WINDOW_GAP, hn_could_fill_gap, 0, false },
    [ASK_ACTION]      = { "action", R_ACT_02, hn_list_action, 0, NULL, 0, false },
    [ASK_STEP]        = { "step", R_MOV_01, hn_list_step, 0, NULL, 0, false },
    [ASK_FIRE]        = { "fire on", R_FIR_03, hn_list_fire, 0, NULL, 0, false },
    [ASK_OPPORTUNITY] = { "opportunity fire", R_TER_22, hn_list_opportunity, WINDOW_OPPORTUNITY,
                          hn_could_interrupt_now, 0, false },
    [ASK_RETREAT]     = { "retreat", R_ASL_23, hn_list_retreat, 0, NULL, 0, false },
    [ASK_DISPLACE]    = { "make way", R_VMV_09, hn_list_displace, 0, NULL, 0, false },
    [ASK_REDEPLOY]    = { "set out", R_TRN_19, hn_list_redeploy, 0, NULL, 0, false },
    [ASK_SUPPLY_MOVE] = { "supply moves", R_SUP_07, hn_list_supply_moves, 0, NULL, 0, false },
    [ASK_REFILL]      = { "discard cards", R_SUP_10, hn_list_refill, 0, NULL, 0, false },
    [ASK_SHOT]        = { "shot", R_EQP_09, hn_list_at_shot, WINDOW_SHOT, hn_could_at_shot, 0, false },
    [ASK_ASSAULT]     = { "assault", R_ASL_11, hn_list_at_assault, WINDOW_ASSAULT, hn_could_at_assault, 0, false },
    [ASK_CARD]        = { "card played", R_CRD_06, hn_list_reactions, WINDOW_CARD, hn_could_play, 0, false },
    [ASK_USE]         = { "use it", R_CRD_02, grog_list_use, 0, NULL, 0, false },
    [ASK_RAISE]       = { "raise", R_CRD_02, grog_list_raise, 0, NULL, 0, false },
    [ASK_TARGET]      = { "choose", R_CRD_07, grog_list_targets, 0, NULL, 0, false },
    [ASK_PLAY_ORDER]  = { "who plays first", R_MUL_20, hn_list_play_order, 0, NULL, 0, false },
    [ASK_ROLLED]      = { "rolled", R_TRT_36, hn_list_rerolls, WINDOW_ROLLED, hn_could_at_roll, 0, false },
    [ASK_POOL]        = { "divided fire", R_SEQ_10, hn_list_at_pool, WINDOW_POOL, hn_could_at_pool, 0, false },
    [ASK_TARGETS]     = { "further targets", R_ABL_79, hn_list_targets, 0, NULL, 0, false },
    [ASK_PARTS]       = { "allot the bonus", R_ABL_80, hn_list_parts, 0, NULL, 0, false },
    [ASK_BARRAGE]     = { "barrage", R_ABL_32, hn_list_barrage, 0, NULL, 0, false },
    [ASK_SUBSTITUTE]  = { "who takes the hit", R_ABL_112, hn_list_substitutes, 0, NULL, 0, false },
    [ASK_LOCATION]    = { "where the damage is", R_ABL_99, hn_list_locations, 0, NULL, 0, false },
    [ASK_RESETTLE]    = { "onto the ruins", R_TER_04, hn_list_resettle, 0, NULL, 0, false },
    [ASK_LAY]         = { "lay", R_EQP_42, hn_list_lay, 0, NULL, 0, false },
    [ASK_SMOKE]       = { "smoke", R_OOP_33, hn_list_smoke, 0, NULL, 0, false },
    [ASK_NEST]        = { "nest", R_OOP_27, hn_list_nest, 0, NULL, 0, false },
    [ASK_PLAY_NEXT]   = { "who plays next", R_MUL_20, hn_list_play_next, 0, NULL, 0, false },
    [ASK_LEND]        = { "serve allies", R_MUL_34, hn_list_lend, 0, NULL, 0, false },
    [ASK_SHARE]       = { "share tokens", R_MUL_13, hn_list_share, 0, NULL, 0, false },
    [ASK_CUT]         = { "too many orders", R_MUL_36, hn_list_cut, 0, NULL, 0, false },
    [ASK_EXCHANGE]    = { "exchange cards", R_MUL_30, hn_list_exchange, 0, NULL, 0, false },
    [ASK_RETURN]      = { "a card for a card", R_MUL_30, hn_list_return, 0, NULL, 0, false },
    [ASK_DIRECTIVE]   = { "directive", R_OOP_11, hn_list_directive, 0, NULL, 0, false },
    [ASK_KEEP]        = { "initiative", R_OOP_24, hn_list_keep, 0, NULL, 0, false },
    [ASK_ARRIVE]      = { "arrive", R_SUP_17, hn_list_arrive, 0, NULL, 0, false },
    [ASK_AGAIN]       = { "act again", R_TRT_15, hn_list_again, 0, NULL, 0, false },
    [ASK_EXCESS]      = { "one card too many", R_OOP_20, hn_list_excess, 0, NULL, 0, false },
    [ASK_FRIGHTEN]    = { "frightening shot", R_ABL_44, hn_list_forgo, WINDOW_FRIGHTEN, hn_could_forgo, 0, false },
    [ASK_SPOTTER]     = { "artillery spotter", R_ABL_23, hn_list_forgo, WINDOW_SPOTTER, hn_could_forgo, 0, false },
    [ASK_IMPROVISE]   = { "improvisation", R_OOP_20, hn_list_forgo, WINDOW_IMPROVISE, hn_could_forgo, 0, false },
    [ASK_ORDERS_CARD] = { "cards before orders", R_CRD_01, hn_list_reactions, WINDOW_ORDERS, hn_could_play, 0, false },
};

/* ---- procedures: their steps and locals stand with each of them --------------------------------------------- */

#define STEPS(list) .step = list, .steps = GROG_COUNT(list)
#define LOCALS(list) .local = list, .locals = GROG_COUNT(list)
#define ABOUT(...) .kind = { __VA_ARGS__ }
#define BLAST_PENDING .pending = { [BLAST_SPOTTER] = { "spotter", 0, 1 }, [BLAST_USED] = { "used", 0, 255 } }
const struct grog_proc hn_procs[PROCS] = {
    [PROC_GAME]       = { "game", R_ORD_01, hn_game, STEPS(hn_game_steps), LOCALS(hn_game_locals) },
    [PROC_DEPLOY]     = { "deploy", R_SET_10, hn_deploy, ABOUT(KIND_UNIT), STEPS(hn_deploy_steps),
                          LOCALS(hn_deploy_locals) },
    [PROC_ROUND]      = { "round", R_ORD_01, hn_round, STEPS(hn_round_steps), LOCALS(hn_round_locals) },
    [PROC_ORDERS]     = { "orders", R_ORD_02, hn_orders, STEPS(hn_orders_steps), LOCALS(hn_orders_locals) },
    [PROC_ORDER]      = { "order", R_ORD_02, hn_order, ABOUT(KIND_UNIT, KIND_CARD) },
    [PROC_ACTIVATION] = { "activation", R_ACT_01, hn_activation, STEPS(hn_activation_steps),
                          LOCALS(hn_activation_locals) },
    [PROC_ACTIVATE]   = { "activate", R_ACT_02, hn_activate, ABOUT(KIND_UNIT), STEPS(hn_activate_steps),
                          LOCALS(hn_activate_locals) },
    [PROC_SUPPLY]     = { "supply", R_SUP_01, hn_supply, STEPS(hn_supply_steps), LOCALS(hn_supply_locals) },
    [PROC_SUPPLY_MOVES] = { "supply moves", R_SUP_07, hn_supply_moves, STEPS(hn_supply_moves_steps) },
    [PROC_MOVE]       = { "move", R_SEQ_01, hn_move, ABOUT(KIND_UNIT, 0, KIND_NUMBER, KIND_UNIT), STEPS(hn_move_steps),
                          LOCALS(hn_move_locals) },
    [PROC_STEP]       = { "step", R_SEQ_03, hn_step, ABOUT(KIND_UNIT, 0, KIND_FACING, KIND_SQUARE),
                          STEPS(hn_step_steps) },
    [PROC_TURN_OVER]  = { "turn over", R_ABL_122, hn_turns_over, ABOUT(KIND_UNIT) },
    [PROC_FIRE]       = { "fire", R_FIR_01, hn_fire, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(hn_fire_steps) },
    [PROC_SHOT]       = { "shot", R_FIR_13, hn_shot, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(hn_shot_steps), LOCALS(hn_shot_locals),
                          .pending = { ATTACK_PENDING, { "dice", 1, 2 } }, .rolled = 1u << SHOT_RESULT },
    [PROC_ASSAULT]    = { "assault", R_ASL_09, hn_assault, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT), STEPS(hn_assault_steps),
                          LOCALS(hn_assault_locals), .pending = { { "attack", -199, 99 }, { "defence", -199, 99 } } },
    [PROC_RETREAT]    = { "retreat", R_ASL_23, hn_retreat, ABOUT(KIND_UNIT, 0, KIND_SQUARE, KIND_UNIT),
                          STEPS(hn_retreat_steps) },
    [PROC_HIT]        = { "hit", R_FIR_15, hn_hit, ABOUT(KIND_UNIT, KIND_CARD, KIND_NUMBER, KIND_UNIT),
                          STEPS(hn_hit_steps),
                          LOCALS(hn_hit_locals), .pending = { { "hits", 0, 9 } } },
    [PROC_DAMAGE]     = { "damage", R_DMG_01, hn_damage, ABOUT(KIND_UNIT, KIND_CARD, 0, KIND_UNIT),
                          STEPS(hn_damage_steps),
                          LOCALS(hn_damage_locals) },
    [PROC_PUSH]       = { "push", R_VMV_09, hn_push, ABOUT(KIND_UNIT), STEPS(hn_push_steps) },
    [PROC_DISPLACE]   = { "displace", R_VMV_09, hn_displace, ABOUT(KIND_UNIT), STEPS(hn_displace_steps) },
    [PROC_REDEPLOY]   = { "redeploy", R_TRN_16, hn_redeploy, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT),
                          STEPS(hn_redeploy_steps) },
    [PROC_OPPORTUNITY] = { "opportunity", R_TER_24, hn_opportunity, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(hn_opportunity_steps) },
    [PROC_REFILL]     = { "refill", R_SUP_10, hn_refill, STEPS(hn_refill_steps), LOCALS(hn_refill_locals),
                          .pending = { { "more", 0, HAND_ROOM } } },
    [PROC_PLAY]       = { "play", R_CRD_02, hn_play, ABOUT(KIND_UNIT, KIND_CARD), STEPS(hn_play_steps),
                          LOCALS(hn_play_locals), .abilities = 1, .pending = { { "cancelled", 0, 1 } } },
    [PROC_BOARD]      = { "board", R_TRN_05, hn_board_vehicle, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT) },
    [PROC_SPEND]      = { "spend", R_EQP_09, hn_spends, ABOUT(0, KIND_HOLDING) },
    [PROC_ROLL]       = { "roll", R_FIR_13, hn_roll, ABOUT(KIND_UNIT, 0, KIND_NUMBER), STEPS(hn_roll_steps),
                          LOCALS(hn_roll_locals) },
    [PROC_REROLL]     = { "reroll", R_TRT_36, hn_reroll, ABOUT(0, KIND_HOLDING, KIND_NUMBER), STEPS(hn_reroll_steps),
                          .pending = { { "dice", 0, DICE_MOST } } },
    [PROC_FIRE_DIVIDED] = { "divided fire", R_FIR_01, hn_fire, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(hn_fire_divided_steps) },
    [PROC_DIVIDE]     = { "divide", R_ABL_79, hn_divide, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(hn_divide_steps), LOCALS(hn_divide_locals),
                          .pending = { ATTACK_PENDING } },
    [PROC_BARRAGE]    = { "barrage", R_ABL_30, hn_barrage, ABOUT(KIND_UNIT, KIND_CARD), STEPS(hn_barrage_steps) },
    [PROC_FIRE_BY_CARD] = { "fire by card", R_ACT_06, hn_fires_by_card, ABOUT(KIND_UNIT, KIND_THING, 0, KIND_UNIT),
                          STEPS(hn_by_card_steps), .pending = { { "amount", 0, 9 } } },
    [PROC_BLAST]      = { "blast", R_ABL_46, hn_blast, ABOUT(KIND_UNIT, KIND_CARD, KIND_CARD, KIND_CORNER),
                          STEPS(hn_blast_steps), LOCALS(hn_blast_locals), BLAST_PENDING },
    [PROC_THROW]      = { "throw", R_BLD_05, hn_blast, ABOUT(KIND_UNIT, KIND_CARD, KIND_CARD, KIND_SQUARE),
                          STEPS(hn_blast_steps), LOCALS(hn_blast_locals), BLAST_PENDING },
    [PROC_DETONATE]   = { "detonate", R_EQP_57, hn_blast, ABOUT(KIND_UNIT, KIND_CARD, KIND_CARD),
                          STEPS(hn_blast_steps), LOCALS(hn_blast_locals), BLAST_PENDING },
    [PROC_FIRE_ON]    = { "fire on", R_FIR_05, hn_fire_on, ABOUT(KIND_UNIT), STEPS(hn_fire_on_steps) },
    [PROC_BATTER]     = { "batter", R_ABL_38, hn_batter, ABOUT(KIND_UNIT, KIND_CARD, KIND_OVERLAY, KIND_UNIT),
                          STEPS(hn_batter_steps) },
    [PROC_DEMOLISH]   = { "demolish", R_ABL_38, hn_demolish, ABOUT(KIND_UNIT, KIND_CARD, KIND_OVERLAY, KIND_UNIT),
                          STEPS(hn_demolish_steps) },
    [PROC_RUIN]       = { "ruin", R_TER_02, hn_ruin, ABOUT(0, 0, KIND_OVERLAY), STEPS(hn_ruin_steps),
                          LOCALS(hn_ruin_locals) },
    [PROC_LAY]        = { "lay", R_EQP_42, hn_lay, ABOUT(KIND_UNIT), STEPS(hn_lay_steps) },
    [PROC_CHARGES]    = { "charges", R_EQP_44, hn_charges, ABOUT(0, KIND_CARD, KIND_OVERLAY, KIND_UNIT),
                          STEPS(hn_charges_steps) },
    [PROC_BOMBS]      = { "bombs", R_EQP_97, hn_bombs, STEPS(hn_bombs_steps) },
    [PROC_BOMB]       = { "bomb", R_EQP_97, hn_bomb, ABOUT(0, KIND_CARD, 0, KIND_UNIT), STEPS(hn_bomb_steps),
                          LOCALS(hn_bomb_locals),
                          .pending = { ATTACK_PENDING, { "dice", 1, 2 } } },
    [PROC_SUPPLY_OPTIONS] = { "options at the end", R_SUP_09, hn_supply_options, STEPS(hn_supply_options_steps),
                          LOCALS(hn_supply_options_locals) },
    [PROC_ORDER_OPTION] = { "order option", R_OOP_31, hn_order_option, ABOUT(KIND_HOLDING, KIND_CARD) },
    [PROC_SMOKE]      = { "smoke", R_OOP_33, hn_smoke, ABOUT(KIND_HOLDING, 0, KIND_NUMBER, KIND_CORNER),
                          STEPS(hn_smoke_steps) },
    [PROC_NEST]       = { "nest", R_OOP_27, hn_nest, STEPS(hn_nest_steps) },
    [PROC_DIG_IN]     = { "dig in", R_EQP_84, hn_dig_in, ABOUT(KIND_UNIT, KIND_CARD) },
    [PROC_FUEL]       = { "fuel", R_EQP_48, hn_fuel, ABOUT(KIND_UNIT, KIND_CARD) },
    [PROC_CLOAK]      = { "conceal", R_OOP_08, hn_cloak, ABOUT(KIND_UNIT, 0, 0, KIND_HOLDING) },
    [PROC_PLAY_ORDER] = { "play order", R_MUL_20, hn_play_order,
                          STEPS(hn_play_order_steps), LOCALS(hn_play_order_locals) },
    [PROC_SHARE]      = { "share", R_MUL_04, hn_share, ABOUT(0, 0, KIND_TEAM), STEPS(hn_share_steps),
                          LOCALS(hn_share_locals) },
    [PROC_EXCHANGE]   = { "exchange", R_MUL_30, hn_exchange, STEPS(hn_exchange_steps), LOCALS(hn_exchange_locals) },
    [PROC_DIRECTIVE]  = { "directive", R_OOP_11, hn_directive, STEPS(hn_directive_steps) },
    [PROC_KEEP]       = { "keep", R_OOP_24, hn_keep, STEPS(hn_keep_steps), LOCALS(hn_keep_locals) },
    [PROC_ARRIVE]     = { "arrive", R_SUP_17, hn_arrive, ABOUT(KIND_UNIT),
                          STEPS(hn_arrive_steps), LOCALS(hn_arrive_locals) },
    [PROC_CALM]       = { "calm", R_TRT_09, hn_calm, ABOUT(KIND_UNIT) },
    [PROC_ACT_NOW]    = { "act now", R_ACT_06, hn_act_now, ABOUT(KIND_UNIT, KIND_THING, 0, KIND_UNIT),
                          STEPS(hn_act_now_steps) },
    [PROC_MOVE_NOW]   = { "move now", R_CRD_04, hn_move_now, ABOUT(KIND_UNIT, KIND_THING, 0, KIND_UNIT),
                          STEPS(hn_move_now_steps),
                          .pending = { { "steps", 0, 20 } } },
    [PROC_STRIKE]     = { "strike", R_CRD_04, hn_strike, ABOUT(KIND_UNIT, KIND_THING, KIND_CARD, KIND_UNIT),
                          STEPS(hn_strike_steps),
                          .pending = { { "more", 0, 20 } } },
    [PROC_LINE]       = { "line", R_LOS_07, hn_line, ABOUT(0, KIND_SQUARE, 0, KIND_SQUARE) },
    [PROC_AHEAD]      = { "ahead", R_TRT_20, hn_ahead, STEPS(hn_ahead_steps), LOCALS(hn_ahead_locals) },
    [PROC_FORGO]      = { "forgo", R_ABL_44, hn_forgo, ABOUT(0) },
    [PROC_CONTEXT]    = { "context", 0, hn_order, ABOUT(KIND_UNIT, KIND_CARD, 0, KIND_UNIT) },
};
