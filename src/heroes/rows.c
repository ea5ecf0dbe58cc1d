/* SPDX-License-Identifier: MIT */
/* rows.c -- rows of the table by which the kernel knows heroes: where its state lies, what may be chosen, where
 * procedures rest.  The table itself is in system.c. */
#include "rules.h"

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
    /* shots */
    /* blasts */
    [KIND_REASON]  = WORDS("reason", reasons),
    [KIND_PATTERN] = WORDS("pattern", patterns),
    [KIND_MARK]    = WORDS("mark", marks),
    /* moving */
    /* close */
    /* round */
    [KIND_TOKENS]  = WORDS("tokens", token_sorts),
    /* armies */
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
    [ARRAY_UNIT]    = { .name = "unit", AT(unit), .stride = sizeof(struct unit), .room = UNITS, .speaks = 1,
                        .dealt = true, .kinds = OF_KIND(OF_UNIT) },
    [ARRAY_TOKEN]   = { .name = "token", AT(token), .stride = sizeof(struct token), .room = TOKENS,
                        .kinds = OF_KIND(OF_TOKEN) },
    [ARRAY_HOLDING] = { .name = "holding", AT(holding), .stride = sizeof(struct holding), .room = HOLDINGS, .speaks = 1,
                        .borne = true, .dealt = true, .kinds = OF_KIND(OF_TILE) | OF_KIND(OF_OPTION) },
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
    /* shots */
    [VERB_SPEND]      = VERB("spend", PROC_SPEND, 0, KIND_HOLDING),
    [VERB_REROLL]     = VERB("reroll", PROC_REROLL, 0, KIND_HOLDING, KIND_NUMBER),
    [VERB_DIVIDE]     = VERB("divide fire", PROC_FIRE_DIVIDED, KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
    [VERB_ALSO_AT]    = VERB("also at", 0, KIND_UNIT),
    [VERB_ALLOT]      = VERB("allot", 0, KIND_UNIT, KIND_NUMBER),
    [VERB_BARRAGE]    = VERB("order a barrage", PROC_BARRAGE, KIND_UNIT, KIND_CARD),
    [VERB_BEAR_IT]    = VERB("take the hit", 0, KIND_UNIT),
    [VERB_SUBSTITUTE] = VERB("substitute", 0, KIND_UNIT),
    [VERB_LOCATE]     = VERB("damaged at", 0, 0, KIND_PIPS),
    /* blasts */
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
    /* moving */
    [VERB_CLOSE]      = VERB("close in", 0, KIND_UNIT, KIND_SQUARE, 0, KIND_SQUARE),
    /* close */
    [VERB_CLOAK]      = VERB("conceal", PROC_CLOAK, KIND_UNIT, 0, 0, KIND_HOLDING),
    /* round */
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
    /* armies */
    [VERB_PLAY_FOR]   = VERB("play for", PROC_PLAY, KIND_UNIT, KIND_CARD),
};

const struct grog_question hn_questions[QUESTIONS] = {
    [ASK_DEPLOY]      = { "deploy", R_SET_10, hn_list_deploy, 0, NULL, 0 },
    [ASK_FACING]      = { "facing", R_FIR_12, hn_list_facing, 0, NULL, 0 },
    [ASK_ORDER]       = { "place an order", R_ORD_02, hn_list_order, 0, NULL, 0 },
    [ASK_GAP]         = { "between activations", R_ORD_18, hn_list_gap, WINDOW_GAP, hn_could_fill_gap, 0 },
    [ASK_ACTION]      = { "action", R_ACT_02, hn_list_action, 0, NULL, 0 },
    [ASK_STEP]        = { "step", R_MOV_01, hn_list_step, 0, NULL, 0 },
    [ASK_FIRE]        = { "fire on", R_FIR_03, hn_list_fire, 0, NULL, 0 },
    [ASK_OPPORTUNITY] = { "opportunity fire", R_TER_22, hn_list_opportunity, WINDOW_OPPORTUNITY,
                          hn_could_interrupt_now, 0 },
    [ASK_RETREAT]     = { "retreat", R_ASL_23, hn_list_retreat, 0, NULL, 0 },
    [ASK_DISPLACE]    = { "make way", R_VMV_09, hn_list_displace, 0, NULL, 0 },
    [ASK_REDEPLOY]    = { "set out", R_TRN_19, hn_list_redeploy, 0, NULL, 0 },
    [ASK_SUPPLY_MOVE] = { "supply moves", R_SUP_07, hn_list_supply_moves, 0, NULL, 0 },
    [ASK_REFILL]      = { "discard cards", R_SUP_10, hn_list_refill, 0, NULL, 0 },
    [ASK_SHOT]        = { "shot", R_EQP_09, hn_list_at_shot, WINDOW_SHOT, hn_could_at_shot, 0 },
    [ASK_ASSAULT]     = { "assault", R_ASL_11, hn_list_reactions, WINDOW_ASSAULT, hn_could_play, 0 },
    [ASK_CARD]        = { "card played", R_CRD_06, hn_list_reactions, WINDOW_CARD, hn_could_play, 0 },
    [ASK_USE]         = { "use it", R_CRD_02, grog_list_use, 0, NULL, 0 },
    [ASK_RAISE]       = { "raise", R_CRD_02, grog_list_raise, 0, NULL, 0 },
    [ASK_TARGET]      = { "choose", R_CRD_07, grog_list_targets, 0, NULL, 0 },
    [ASK_PLAY_ORDER]  = { "who plays first", R_MUL_20, hn_list_play_order, 0, NULL, 0 },
    /* shots */
    [ASK_ROLLED]      = { "rolled", R_TRT_36, hn_list_rerolls, WINDOW_ROLLED, hn_could_at_roll, 0 },
    [ASK_POOL]        = { "divided fire", R_SEQ_10, hn_offer_tokens, WINDOW_POOL, hn_could_spend, 0 },
    [ASK_TARGETS]     = { "further targets", R_ABL_79, hn_list_targets, 0, NULL, 0 },
    [ASK_PARTS]       = { "allot the bonus", R_ABL_80, hn_list_parts, 0, NULL, 0 },
    [ASK_BARRAGE]     = { "barrage", R_ABL_32, hn_list_barrage, 0, NULL, 0 },
    [ASK_SUBSTITUTE]  = { "who takes the hit", R_ABL_112, hn_list_substitutes, 0, NULL, 0 },
    [ASK_LOCATION]    = { "where the damage is", R_ABL_99, hn_list_locations, 0, NULL, 0 },
    /* blasts */
    [ASK_RESETTLE]    = { "onto the ruins", R_TER_04, hn_list_resettle, 0, NULL, 0 },
    [ASK_LAY]         = { "lay", R_EQP_42, hn_list_lay, 0, NULL, 0 },
    [ASK_SMOKE]       = { "smoke", R_OOP_33, hn_list_smoke, 0, NULL, 0 },
    [ASK_NEST]        = { "nest", R_OOP_27, hn_list_nest, 0, NULL, 0 },
    /* moving */
    /* close */
    /* round */
    [ASK_PLAY_NEXT]   = { "who plays next", R_MUL_20, hn_list_play_next, 0, NULL, 0 },
    [ASK_LEND]        = { "serve allies", R_MUL_34, hn_list_lend, 0, NULL, 0 },
    [ASK_SHARE]       = { "share tokens", R_MUL_13, hn_list_share, 0, NULL, 0 },
    [ASK_CUT]         = { "too many orders", R_MUL_36, hn_list_cut, 0, NULL, 0 },
    [ASK_EXCHANGE]    = { "exchange cards", R_MUL_30, hn_list_exchange, 0, NULL, 0 },
    [ASK_RETURN]      = { "a card for a card", R_MUL_30, hn_list_return, 0, NULL, 0 },
    [ASK_DIRECTIVE]   = { "directive", R_OOP_11, hn_list_directive, 0, NULL, 0 },
    [ASK_KEEP]        = { "initiative", R_OOP_24, hn_list_keep, 0, NULL, 0 },
    [ASK_ARRIVE]      = { "arrive", R_SUP_17, hn_list_arrive, 0, NULL, 0 },
    [ASK_AGAIN]       = { "act again", R_TRT_15, hn_list_again, 0, NULL, 0 },
    [ASK_EXCESS]      = { "one card too many", R_OOP_20, hn_list_excess, 0, NULL, 0 },
    [ASK_ORDERS_CARD] = { "cards before orders", R_CRD_01, hn_list_reactions, WINDOW_ORDERS, hn_could_play, 0 },
    /* armies */
};

/* ---- where procedures rest ------------------------------------------------------------------------ */

#define ASKS(name, rule, question) { name, rule, GROG_FOR_ANSWER, question }
#define CALLS(name, rule, proc)    { name, rule, GROG_FOR_PROC, proc }
#define ROLLS(name, rule)          { name, rule, GROG_NEVER_RESTS, 0 }
#define AT_POINT(name, rule)       { name, rule, GROG_FOR_PROC, GROG_PROC_POINT }
#define STARTS                     { "begin", 0, 0, 0 }

static const struct grog_step game_steps[] = {
    STARTS, [GAME_INITIATIVE] = ROLLS("initiative", R_SET_09), [GAME_DEPLOY] = CALLS("deploy", R_SET_11, PROC_DEPLOY),
    [GAME_ORDER] = CALLS("order of play", R_MUL_20, PROC_PLAY_ORDER),
    [GAME_SHARE] = CALLS("share", R_MUL_04, PROC_SHARE),
    [GAME_ROUND] = CALLS("round", R_ORD_01, PROC_ROUND),
};
static const struct grog_step deploy_steps[] = {
    STARTS, [DEPLOY_PLACE] = ASKS("place", R_SET_10, ASK_DEPLOY),
    [DEPLOY_FACING] = ASKS("facing", R_FIR_12, ASK_FACING),
};
static const struct grog_step round_steps[] = {
    STARTS, [ROUND_ARRIVE] = CALLS("arrive", R_SUP_17, PROC_ARRIVE), [ROUND_BEGINS] = AT_POINT("begins", R_ORD_01),
    [ROUND_ORDERS] = CALLS("orders", R_ORD_02, PROC_ORDERS),
    [ROUND_ACTIVATION] = CALLS("activation", R_ACT_01, PROC_ACTIVATION),
    [ROUND_SUPPLY] = CALLS("supply", R_SUP_01, PROC_SUPPLY),
};
static const struct grog_step orders_steps[] = {
    STARTS, [ORDERS_BEGIN] = AT_POINT("begin", R_ORD_15),
    [ORDERS_ORDER] = CALLS("order of play", R_MUL_20, PROC_PLAY_ORDER),
    [ORDERS_PLACE] = ASKS("place", R_ORD_02, ASK_ORDER), [ORDERS_DONE] = CALLS("placed", R_ORD_02, 0),
    [ORDERS_DIRECTIVES] = CALLS("directives", R_OOP_11, PROC_DIRECTIVE), [ORDERS_OVER] = AT_POINT("over", R_OOP_11),
};
static const struct grog_step activation_steps[] = {
    STARTS, [ACTIVATION_GAP] = AT_POINT("gap", R_ORD_18), [ACTIVATION_ACTS] = CALLS("acts", R_ACT_02, PROC_ACTIVATE),
    [ACTIVATION_LAST] = AT_POINT("last", R_ABL_28), [ACTIVATION_SMOKES] = CALLS("smokes", R_OOP_33, PROC_SMOKE),
};
static const struct grog_step activate_steps[] = {
    STARTS, [ACTIVATE_BEGINS] = AT_POINT("begins", R_ACT_02), [ACTIVATE_CHOICE] = ASKS("choice", R_ACT_02, ASK_ACTION),
    [ACTIVATE_ACTS] = CALLS("acts", R_ACT_02, 0), [ACTIVATE_AGAIN] = ASKS("again", R_TRT_15, ASK_AGAIN),
};
static const struct grog_step supply_steps[] = {
    STARTS, [SUPPLY_BEGINS] = AT_POINT("begins", R_SUP_05), [SUPPLY_BEGINS_CARDS] = AT_POINT("begins: cards", R_SUP_05),
    [SUPPLY_BEGINS_OPTIONS] = AT_POINT("begins: options", R_SUP_05),
    [SUPPLY_BEGINS_SCENARIO] = AT_POINT("begins: scenario", R_SUP_05),
    [SUPPLY_MOVES] = CALLS("moves", R_SUP_07, PROC_SUPPLY_MOVES),
    [SUPPLY_ENDS] = AT_POINT("ends", R_SUP_09), [SUPPLY_ENDS_CARDS] = AT_POINT("ends: cards", R_SUP_09),
    [SUPPLY_ENDS_OPTIONS] = AT_POINT("ends: options", R_SUP_09),
    [SUPPLY_ENDS_SCENARIO] = AT_POINT("ends: scenario", R_SUP_09),
    [SUPPLY_REFILL] = CALLS("refill", R_SUP_10, PROC_REFILL),
    [SUPPLY_EXCHANGE] = CALLS("exchange", R_MUL_30, PROC_EXCHANGE),
    [SUPPLY_SHARE] = CALLS("share", R_MUL_04, PROC_SHARE),
    [SUPPLY_KEEP] = CALLS("initiative", R_SUP_16, PROC_KEEP),
    [SUPPLY_CHARGES] = CALLS("charges", R_EQP_44, PROC_CHARGES),
    [SUPPLY_OPTIONS] = CALLS("options", R_SUP_09, PROC_SUPPLY_OPTIONS),
};
static const struct grog_step supply_moves_steps[] = {
    STARTS, [SUPPLY_WHICH] = ASKS("which", R_SUP_07, ASK_SUPPLY_MOVE), [SUPPLY_GOES] = CALLS("goes", R_SUP_07, 0),
};
static const struct grog_step move_steps[] = {
    STARTS, [MOVE_STEPS] = ASKS("step", R_SEQ_03, ASK_STEP), [MOVE_GOES] = CALLS("goes", R_SEQ_03, 0),
    [MOVE_ASSAULTS] = CALLS("assaults", R_ASL_06, PROC_ASSAULT), [MOVE_PUSHES] = CALLS("pushes", R_VMV_09, PROC_PUSH),
    [MOVE_FACES] = ASKS("faces", R_FIR_12, ASK_FACING),
    [MOVE_LAYS] = CALLS("lays", R_EQP_42, PROC_LAY),
};
static const struct grog_step step_steps[] = { STARTS, [STEP_STEPPED] = AT_POINT("stepped", R_SEQ_05) };
static const struct grog_step fire_steps[] = {
    STARTS, [FIRE_SHOT] = CALLS("shot", R_FIR_13, PROC_SHOT), [FIRE_MORE] = ASKS("more", R_FIR_03, ASK_FIRE),
    [FIRE_NEXT] = CALLS("next", R_FIR_05, 0),
};
static const struct grog_step shot_steps[] = {
    STARTS, [SHOT_DECLARED] = AT_POINT("declared", R_SEQ_07), [SHOT_ROLL] = CALLS("roll", R_SEQ_13, PROC_ROLL),
    [SHOT_ROLLED] = AT_POINT("rolled", R_SEQ_14), [SHOT_HITS] = CALLS("hits", R_FIR_14, PROC_HIT),
    [SHOT_SHELLS] = CALLS("shells", R_ABL_38, PROC_DEMOLISH),
};
static const struct grog_step assault_steps[] = {
    STARTS, [ASSAULT_DECLARED] = AT_POINT("declared", R_ASL_11), [ASSAULT_ATTACKER] = ROLLS("attacker", R_ASL_09),
    [ASSAULT_DEFENDER] = ROLLS("defender", R_ASL_13), [ASSAULT_ROLLED] = AT_POINT("rolled", R_ASL_20),
    [ASSAULT_HITS] = CALLS("hits", R_ASL_21, PROC_HIT), [ASSAULT_RETREATS] = CALLS("retreats", R_ASL_23, PROC_RETREAT),
    [ASSAULT_OVER] = AT_POINT("over", R_ASL_26),
};
static const struct grog_step retreat_steps[] = { STARTS, [RETREAT_WHERE] = ASKS("where", R_ASL_23, ASK_RETREAT) };
static const struct grog_step hit_steps[] = {
    STARTS, [HIT_DAMAGES] = CALLS("damages", R_FIR_18, PROC_DAMAGE),
    [HIT_REDEPLOYS] = CALLS("redeploys", R_TRN_16, PROC_REDEPLOY),
    [HIT_SUBSTITUTED] = ASKS("substituted", R_ABL_112, ASK_SUBSTITUTE),
};
static const struct grog_step damage_steps[] = {
    STARTS, [DAMAGE_ROLL] = CALLS("roll", R_DMG_01, PROC_ROLL),
    [DAMAGE_CHOSEN] = ASKS("chosen", R_ABL_99, ASK_LOCATION),
    [DAMAGE_REDEPLOYS] = CALLS("redeploys", R_TRN_16, PROC_REDEPLOY),
};
static const struct grog_step push_steps[] = { STARTS, [PUSH_ONE] = CALLS("one", R_VMV_09, PROC_DISPLACE) };
static const struct grog_step displace_steps[] = { STARTS, [DISPLACE_WHERE] = ASKS("where", R_VMV_09, ASK_DISPLACE) };
static const struct grog_step redeploy_steps[] = { STARTS, [REDEPLOY_WHERE] = ASKS("where", R_TRN_19, ASK_REDEPLOY) };
static const struct grog_step opportunity_steps[] = {
    STARTS, [OPPORTUNITY_FIRES] = CALLS("fires", R_TER_24, PROC_FIRE),
};
static const struct grog_step refill_steps[] = {
    STARTS, [REFILL_CHOICE] = ASKS("choice", R_SUP_10, ASK_REFILL),
    [REFILL_EXCESS] = ASKS("excess", R_OOP_20, ASK_EXCESS),
};
static const struct grog_step play_steps[] = {
    STARTS, [PLAY_ANSWERED] = AT_POINT("answered", R_CRD_06), [PLAY_DOES] = CALLS("does", R_CRD_07, GROG_PROC_TRIGGER),
    [PLAY_FLAK] = ROLLS("flak", R_CRD_10),
};

/* shots */
static const struct grog_step roll_steps[] = {
    STARTS, [ROLL_THROWN] = ROLLS("thrown", R_FIR_13), [ROLL_SEEN] = AT_POINT("seen", R_TRT_36),
};
static const struct grog_step reroll_steps[] = { STARTS, [REROLL_THROWN] = ROLLS("thrown", R_TRT_37) };
static const struct grog_step fire_divided_steps[] = {
    STARTS, [FIRE_SHOT] = CALLS("divides", R_ABL_79, PROC_DIVIDE), [FIRE_MORE] = ASKS("more", R_FIR_03, ASK_FIRE),
    [FIRE_NEXT] = CALLS("next", R_FIR_05, 0),
};
static const struct grog_step divide_steps[] = {
    STARTS, [DIVIDE_POOLED] = AT_POINT("pooled", R_SEQ_10), [DIVIDE_AT] = ASKS("at", R_ABL_79, ASK_TARGETS),
    [DIVIDE_PART] = ASKS("part", R_ABL_80, ASK_PARTS), [DIVIDE_SHOT] = CALLS("shot", R_ABL_81, PROC_SHOT),
};
static const struct grog_step barrage_steps[] = {
    STARTS, [BARRAGE_WHICH] = ASKS("which", R_ABL_32, ASK_BARRAGE), [BARRAGE_FIRES] = CALLS("fires", R_ABL_33, 0),
};
static const struct grog_step by_card_steps[] = {
    STARTS, [BY_CARD_FIRES] = CALLS("fires", R_ACT_06, PROC_OPPORTUNITY),
};
static const struct grog_local roll_locals[] = {
    { "die 1", 0, DIE }, { "die 2", 0, DIE }, { "die 3", 0, DIE }, { "die 4", 0, DIE }, { "die 5", 0, DIE },
    { "die 6", 0, DIE },
};
#define TARGET_AND_PART(n) { "target " #n, 0, INT16_MAX }
static const struct grog_local divide_locals[] = {
    [ATTACK_USED] = { "used", 0, 255 }, [DIVIDE_TARGETS] = { "targets", 0, DIVIDE_MOST },
    [DIVIDE_NEXT] = { "next", 0, DIVIDE_MOST - 1 }, [DIVIDE_FIRST] = TARGET_AND_PART(1), TARGET_AND_PART(2),
    TARGET_AND_PART(3), TARGET_AND_PART(4), TARGET_AND_PART(5), TARGET_AND_PART(6), TARGET_AND_PART(7),
    TARGET_AND_PART(8), TARGET_AND_PART(9),
};
static const struct grog_local hit_locals[] = { [HIT_WHOM] = { "whom", INT16_MIN, INT16_MAX } };

/* blasts */
static const struct grog_step blast_steps[] = {
    STARTS, [BLAST_ROLL] = CALLS("dispersal", R_ABL_64, PROC_ROLL), [BLAST_HITS] = CALLS("unit", R_ABL_53, PROC_SHOT),
    [BLAST_RAZES] = CALLS("structure", R_ABL_38, PROC_DEMOLISH),
    [BLAST_CLEARS] = CALLS("wreck", R_ABL_40, PROC_DEMOLISH), [BLAST_ON] = CALLS("on", R_FIR_05, PROC_FIRE_ON),
};
static const struct grog_step fire_on_steps[] = {
    STARTS, [FIRE_ON_MORE] = ASKS("more", R_FIR_03, ASK_FIRE), [FIRE_ON_NEXT] = CALLS("next", R_FIR_05, 0),
};
static const struct grog_step batter_steps[] = {
    STARTS, [BATTER_DICE] = CALLS("dice", R_ABL_38, PROC_DEMOLISH), [BATTER_ON] = CALLS("on", R_FIR_05, PROC_FIRE_ON),
};
static const struct grog_step demolish_steps[] = {
    STARTS, [DEMOLISH_ROLL] = CALLS("roll", R_ABL_38, PROC_ROLL),
    [DEMOLISH_RUINS] = CALLS("ruins", R_TER_02, PROC_RUIN),
};
static const struct grog_step ruin_steps[] = { STARTS, [RUIN_WHERE] = ASKS("where", R_TER_04, ASK_RESETTLE) };
static const struct grog_step lay_steps[] = { STARTS, [LAY_CHOICE] = ASKS("choice", R_EQP_42, ASK_LAY) };
static const struct grog_step charges_steps[] = { STARTS, [CHARGES_ONE] = CALLS("one", R_EQP_44, PROC_DEMOLISH) };
static const struct grog_step bombs_steps[] = {
    STARTS, [BOMBS_ONE] = CALLS("one", R_EQP_101, PROC_BOMB),
};
static const struct grog_step bomb_steps[] = {
    STARTS, [BOMB_SEEN] = AT_POINT("seen", R_EQP_97), [BOMB_ROLL] = ROLLS("roll", R_EQP_97),
    [BOMB_HIT] = CALLS("hit", R_EQP_97, PROC_HIT),
};
static const struct grog_local bomb_locals[] = { [ATTACK_USED] = { "used", 0, 255 } };
static const struct grog_step supply_options_steps[] = {
    STARTS, [SUPPLY_OPTIONS_BOMBS] = CALLS("bombs", R_EQP_97, PROC_BOMBS),
    [SUPPLY_OPTIONS_NEST] = CALLS("nest", R_OOP_27, PROC_NEST),
};
static const struct grog_step smoke_steps[] = {
    STARTS, [SMOKE_WHERE] = ASKS("where", R_OOP_33, ASK_SMOKE), [SMOKE_ROLL] = ROLLS("dispersal", R_OOP_34),
};
static const struct grog_step nest_steps[] = { STARTS, [NEST_WHERE] = ASKS("where", R_OOP_27, ASK_NEST) };
enum { TOUCHED = UNITS + OVERLAYS };
static const struct grog_local blast_locals[] = {
    { "at", 0, (BOARD_SIDE + 1) * (BOARD_SIDE + 1) }, { "scatter", 0, 9 }, { "next", 0, BLAST_MOST },
    { "touched 1", -UNITS, TOUCHED }, { "touched 2", -UNITS, TOUCHED }, { "touched 3", -UNITS, TOUCHED },
    { "touched 4", -UNITS, TOUCHED }, { "touched 5", -UNITS, TOUCHED }, { "touched 6", -UNITS, TOUCHED },
    { "touched 7", -UNITS, TOUCHED }, { "touched 8", -UNITS, TOUCHED }, { "touched 9", -UNITS, TOUCHED },
};
static const struct grog_local side_locals[] = { { "nth", 0, 2 } };
static const struct grog_local nest_locals[] = { { "nth", 0, SEATS } };
/* moving */
/* close */
/* round */
static const struct grog_step play_order_steps[] = {
    STARTS, [PLAY_ORDER_FIRST] = ASKS("first", R_MUL_20, ASK_PLAY_ORDER),
    [PLAY_ORDER_NEXT] = ASKS("next", R_MUL_20, ASK_PLAY_NEXT), [PLAY_ORDER_LENDS] = ASKS("lends", R_MUL_34, ASK_LEND),
};
static const struct grog_step share_steps[] = {
    STARTS, [SHARE_CUT] = ASKS("cut", R_MUL_36, ASK_CUT), [SHARE_ASSIGN] = ASKS("assign", R_MUL_13, ASK_SHARE),
};
static const struct grog_step exchange_steps[] = {
    STARTS, [EXCHANGE_GIVES] = ASKS("gives", R_MUL_30, ASK_EXCHANGE),
    [EXCHANGE_RETURNS] = ASKS("returns", R_MUL_30, ASK_RETURN),
};
static const struct grog_step directive_steps[] = {
    STARTS, [DIRECTIVE_WHICH] = ASKS("which", R_OOP_11, ASK_DIRECTIVE),
};
static const struct grog_step keep_steps[] = { STARTS, [KEEP_CHOICE] = ASKS("choice", R_OOP_24, ASK_KEEP) };
static const struct grog_step arrive_steps[] = { STARTS, [ARRIVE_WHERE] = ASKS("where", R_SUP_17, ASK_ARRIVE) };
static const struct grog_local at_locals[] = { { "at", 0, SEATS } };
static const struct grog_local activation_locals[] = { { "turn", 0, 200 }, { "gave way", 0, SEATS } };
static const struct grog_local share_locals[] = { { "orders", 0, MOST_ORDERS }, { "specials", 0, MOST_SPECIALS },
                                                  { "bluffs", 0, MOST_BLUFFS } };
static const struct grog_local exchange_locals[] = { { "times", 0, HAND_ROOM }, { "with", 0, SEATS - 1 } };
static const struct grog_local arrive_locals[] = { { "slot", 0, UNITS } };
static const struct grog_local refill_locals[] = { { "excess", 0, HAND_ROOM } };
/* armies */
static const struct grog_step act_now_steps[] = { STARTS, [ACT_NOW_ACTS] = CALLS("acts", R_ACT_06, PROC_ACTIVATE) };
static const struct grog_step move_now_steps[] = { STARTS, [MOVE_NOW_MOVES] = CALLS("moves", R_CRD_04, PROC_MOVE) };
static const struct grog_step strike_steps[] = {
    STARTS, [STRIKE_ROLL] = ROLLS("roll", R_CRD_04), [STRIKE_HITS] = CALLS("hits", R_CRD_04, PROC_HIT),
};

static const struct grog_local seat_locals[] = { { "nth", 0, SEATS } };
static const struct grog_local turn_locals[] = { { "turn", 0, 200 }, { "plays", 0, 1 } };
static const struct grog_local plays_locals[] = { { "plays", 0, 1 } };
static const struct grog_local move_locals[] = { { "left", 0, 40 }, { "from", 0, PLACES }, { "gone", 0, 1 } };
static const struct grog_local shot_locals[] = {
    [ATTACK_USED] = { "used", 0, 255 }, [SHOT_SHARE] = { "share", 0, 99 }, [SHOT_DIE] = { "die", 0, DIE },
    [SHOT_MARKERS] = { "markers", 0, 9 }, [SHOT_HITS_DONE] = { "hits", 0, 9 },
    [SHOT_STRUCTURE] = { "structure", 0, OVERLAYS },
};
static const struct grog_local assault_locals[] = {
    { "from", 0, PLACES }, { "at", 0, PLACES }, { "mine", -99, 99 }, { "theirs", -99, 99 }, { "won", -1, 1 },
    { "fear", 0, 3 }, { "infantry", 0, 1 },
};
static const struct grog_local damage_locals[] = { { "location", 0, 6 }, { "or", 0, 6 } };
static const struct grog_local play_locals[] = { { "ability", INT16_MIN, INT16_MAX } };

#define STEPS(list) .step = list, .steps = GROG_COUNT(list)
#define LOCALS(list) .local = list, .locals = GROG_COUNT(list)
#define ABOUT(...) .kind = { __VA_ARGS__ }
const struct grog_proc hn_procs[PROCS] = {
    [PROC_GAME]       = { "game", R_ORD_01, hn_game, STEPS(game_steps), LOCALS(seat_locals) },
    [PROC_DEPLOY]     = { "deploy", R_SET_10, hn_deploy, ABOUT(KIND_UNIT), STEPS(deploy_steps) },
    [PROC_ROUND]      = { "round", R_ORD_01, hn_round, STEPS(round_steps), LOCALS(seat_locals) },
    [PROC_ORDERS]     = { "orders", R_ORD_02, hn_orders, STEPS(orders_steps), LOCALS(turn_locals) },
    [PROC_ORDER]      = { "order", R_ORD_02, hn_order, ABOUT(KIND_UNIT, KIND_CARD) },
    [PROC_ACTIVATION] = { "activation", R_ACT_01, hn_activation, STEPS(activation_steps),
                          LOCALS(activation_locals) },
    [PROC_ACTIVATE]   = { "activate", R_ACT_02, hn_activate, ABOUT(KIND_UNIT), STEPS(activate_steps),
                          LOCALS(plays_locals) },
    [PROC_SUPPLY]     = { "supply", R_SUP_01, hn_supply, STEPS(supply_steps), LOCALS(seat_locals) },
    [PROC_SUPPLY_MOVES] = { "supply moves", R_SUP_07, hn_supply_moves, STEPS(supply_moves_steps) },
    [PROC_MOVE]       = { "move", R_SEQ_01, hn_move, ABOUT(KIND_UNIT, 0, KIND_NUMBER, KIND_UNIT), STEPS(move_steps),
                          LOCALS(move_locals) },
    [PROC_STEP]       = { "step", R_SEQ_03, hn_step, ABOUT(KIND_UNIT, 0, KIND_FACING, KIND_SQUARE), STEPS(step_steps) },
    [PROC_TURN_OVER]  = { "turn over", R_ABL_122, hn_turns_over, ABOUT(KIND_UNIT) },
    [PROC_FIRE]       = { "fire", R_FIR_01, hn_fire, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(fire_steps) },
    [PROC_SHOT]       = { "shot", R_FIR_13, hn_shot, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(shot_steps), LOCALS(shot_locals),
                          .pending = { { "bonus", -99, 99 }, { "result", -199, 99 }, { "defence", -9, 99 },
                                       { "dice", 1, 2 } }, .rolled = 1u << SHOT_RESULT },
    [PROC_ASSAULT]    = { "assault", R_ASL_09, hn_assault, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT), STEPS(assault_steps),
                          LOCALS(assault_locals), .pending = { { "attack", -199, 99 }, { "defence", -199, 99 } } },
    [PROC_RETREAT]    = { "retreat", R_ASL_23, hn_retreat, ABOUT(KIND_UNIT, 0, KIND_SQUARE, KIND_UNIT),
                          STEPS(retreat_steps) },
    [PROC_HIT]        = { "hit", R_FIR_15, hn_hit, ABOUT(KIND_UNIT, KIND_CARD, KIND_NUMBER, KIND_UNIT),
                          STEPS(hit_steps),
                          LOCALS(hit_locals), .pending = { { "hits", 0, 9 } } },
    [PROC_DAMAGE]     = { "damage", R_DMG_01, hn_damage, ABOUT(KIND_UNIT, KIND_CARD, 0, KIND_UNIT), STEPS(damage_steps),
                          LOCALS(damage_locals) },
    [PROC_PUSH]       = { "push", R_VMV_09, hn_push, ABOUT(KIND_UNIT), STEPS(push_steps) },
    [PROC_DISPLACE]   = { "displace", R_VMV_09, hn_displace, ABOUT(KIND_UNIT), STEPS(displace_steps) },
    [PROC_REDEPLOY]   = { "redeploy", R_TRN_16, hn_redeploy, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT), STEPS(redeploy_steps) },
    [PROC_OPPORTUNITY] = { "opportunity", R_TER_24, hn_opportunity, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(opportunity_steps) },
    [PROC_REFILL]     = { "refill", R_SUP_10, hn_refill, STEPS(refill_steps), LOCALS(refill_locals) },
    [PROC_PLAY]       = { "play", R_CRD_02, hn_play, ABOUT(KIND_UNIT, KIND_CARD), STEPS(play_steps),
                          LOCALS(play_locals), .pending = { { "cancelled", 0, 1 } } },
    [PROC_BOARD]      = { "board", R_TRN_05, hn_board_vehicle, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT) },
    /* shots */
    [PROC_SPEND]      = { "spend", R_EQP_09, hn_spends, ABOUT(0, KIND_HOLDING) },
    [PROC_ROLL]       = { "roll", R_FIR_13, hn_roll, ABOUT(KIND_UNIT, 0, KIND_NUMBER), STEPS(roll_steps),
                          LOCALS(roll_locals) },
    [PROC_REROLL]     = { "reroll", R_TRT_36, hn_reroll, ABOUT(0, KIND_HOLDING, KIND_NUMBER), STEPS(reroll_steps),
                          .pending = { { "dice", 0, DICE_MOST } } },
    [PROC_FIRE_DIVIDED] = { "divided fire", R_FIR_01, hn_fire, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(fire_divided_steps) },
    [PROC_DIVIDE]     = { "divide", R_ABL_79, hn_divide, ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          STEPS(divide_steps), LOCALS(divide_locals),
                          .pending = { { "bonus", -99, 99 }, { "result", -199, 99 }, { "defence", -9, 99 } } },
    [PROC_BARRAGE]    = { "barrage", R_ABL_30, hn_barrage, ABOUT(KIND_UNIT, KIND_CARD), STEPS(barrage_steps) },
    [PROC_FIRE_BY_CARD] = { "fire by card", R_ACT_06, hn_fires_by_card, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT),
                          STEPS(by_card_steps), .pending = { { "amount", 0, 9 } } },
    /* blasts */
    [PROC_BLAST]      = { "blast", R_ABL_46, hn_blast, ABOUT(KIND_UNIT, KIND_CARD, KIND_CARD, KIND_CORNER),
                          STEPS(blast_steps), LOCALS(blast_locals) },
    [PROC_THROW]      = { "throw", R_BLD_05, hn_blast, ABOUT(KIND_UNIT, KIND_CARD, KIND_CARD, KIND_SQUARE),
                          STEPS(blast_steps), LOCALS(blast_locals) },
    [PROC_DETONATE]   = { "detonate", R_EQP_57, hn_blast, ABOUT(KIND_UNIT, KIND_CARD, KIND_CARD),
                          STEPS(blast_steps), LOCALS(blast_locals) },
    [PROC_FIRE_ON]    = { "fire on", R_FIR_05, hn_fire_on, ABOUT(KIND_UNIT), STEPS(fire_on_steps) },
    [PROC_BATTER]     = { "batter", R_ABL_38, hn_batter, ABOUT(KIND_UNIT, KIND_CARD, KIND_OVERLAY, KIND_UNIT),
                          STEPS(batter_steps) },
    [PROC_DEMOLISH]   = { "demolish", R_ABL_38, hn_demolish, ABOUT(KIND_UNIT, KIND_CARD, KIND_OVERLAY, KIND_UNIT),
                          STEPS(demolish_steps) },
    [PROC_RUIN]       = { "ruin", R_TER_02, hn_ruin, ABOUT(KIND_UNIT, 0, KIND_OVERLAY), STEPS(ruin_steps),
                          LOCALS(side_locals) },
    [PROC_LAY]        = { "lay", R_EQP_42, hn_lay, ABOUT(KIND_UNIT), STEPS(lay_steps) },
    [PROC_CHARGES]    = { "charges", R_EQP_44, hn_charges, ABOUT(0, KIND_CARD, KIND_OVERLAY, KIND_UNIT),
                          STEPS(charges_steps) },
    [PROC_BOMBS]      = { "bombs", R_EQP_97, hn_bombs, STEPS(bombs_steps) },
    [PROC_BOMB]       = { "bomb", R_EQP_97, hn_bomb, ABOUT(0, KIND_CARD, 0, KIND_UNIT), STEPS(bomb_steps),
                          LOCALS(bomb_locals),
                          .pending = { { "bonus", -99, 99 }, { "result", -199, 99 }, { "defence", -9, 99 },
                                       { "dice", 1, 2 } } },
    [PROC_SUPPLY_OPTIONS] = { "options at the end", R_SUP_09, hn_supply_options, STEPS(supply_options_steps),
                          LOCALS(nest_locals) },
    [PROC_ORDER_OPTION] = { "order option", R_OOP_31, hn_order_option, ABOUT(KIND_HOLDING, KIND_CARD) },
    [PROC_SMOKE]      = { "smoke", R_OOP_33, hn_smoke, ABOUT(KIND_HOLDING, 0, KIND_NUMBER, KIND_CORNER),
                          STEPS(smoke_steps) },
    [PROC_NEST]       = { "nest", R_OOP_27, hn_nest, STEPS(nest_steps) },
    [PROC_DIG_IN]     = { "dig in", R_EQP_84, hn_dig_in, ABOUT(KIND_UNIT, KIND_CARD) },
    [PROC_FUEL]       = { "fuel", R_EQP_48, hn_fuel, ABOUT(KIND_UNIT, KIND_CARD) },
    /* moving */
    /* close */
    [PROC_CLOAK]      = { "conceal", R_OOP_08, hn_cloak, ABOUT(KIND_UNIT, 0, 0, KIND_HOLDING) },
    /* round */
    [PROC_PLAY_ORDER] = { "play order", R_MUL_20, hn_play_order, STEPS(play_order_steps), LOCALS(at_locals) },
    [PROC_SHARE]      = { "share", R_MUL_04, hn_share, ABOUT(0, 0, KIND_TEAM), STEPS(share_steps),
                          LOCALS(share_locals) },
    [PROC_EXCHANGE]   = { "exchange", R_MUL_30, hn_exchange, STEPS(exchange_steps), LOCALS(exchange_locals) },
    [PROC_DIRECTIVE]  = { "directive", R_OOP_11, hn_directive, STEPS(directive_steps) },
    [PROC_KEEP]       = { "keep", R_OOP_24, hn_keep, STEPS(keep_steps) },
    [PROC_ARRIVE]     = { "arrive", R_SUP_17, hn_arrive, ABOUT(KIND_UNIT), STEPS(arrive_steps), LOCALS(arrive_locals) },
    [PROC_CALM]       = { "calm", R_TRT_09, hn_calm, ABOUT(KIND_UNIT) },
    /* armies */
    [PROC_ACT_NOW]    = { "act now", R_ACT_06, hn_act_now, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT), STEPS(act_now_steps) },
    [PROC_MOVE_NOW]   = { "move now", R_CRD_04, hn_move_now, ABOUT(KIND_UNIT, 0, 0, KIND_UNIT), STEPS(move_now_steps),
                          .pending = { { "steps", 0, 20 } } },
    [PROC_STRIKE]     = { "strike", R_CRD_04, hn_strike, ABOUT(KIND_UNIT, 0, KIND_CARD, KIND_UNIT), STEPS(strike_steps),
                          .pending = { { "more", 0, 20 } } },
    [PROC_CONTEXT]    = { "context", 0, hn_order, ABOUT(KIND_UNIT, KIND_CARD, 0, KIND_UNIT) },
};
