/* SPDX-License-Identifier: MIT */
/* rows.c -- rows of the table by which the kernel knows warfighter: where its state lies, what may be chosen.  Its
 * procedures are in procs.c, the table itself in system.c. */
#include "common.h"
#include "abilities.h"
#include "actions.h"
#include "ammo.h"
#include "attack.h"
#include "band.h"
#include "bodies.h"
#include "cards.h"
#include "checks.h"
#include "choices.h"
#include "contracts.h"
#include "divinity.h"
#include "environment.h"
#include "extraction.h"
#include "fast.h"
#include "fatigue.h"
#include "k9.h"
#include "locations.h"
#include "move.h"
#include "overwatch.h"
#include "places.h"
#include "sides.h"
#include "stress.h"
#include "tables.h"
#include "types.h"
#include "unaware.h"

/* ---- the setup ----------------------------------------------------------------- */

const struct grog_setup_row wf_setup_rows[SETUPS] = {
    [SETUP_SEATS]     = { "seats", 1, 1, GROG_SEATS_MAX, GROG_SETS_NUMBER, 0 },
    [SETUP_PRACTICE]  = { "practice", 0, 0, 1, GROG_SETS_NUMBER, 0 },
    [SETUP_SETTING]   = { "setting", 0, 0, 0, GROG_SETS_CARD, OF_SETTING },
    [SETUP_MISSION]   = { "mission", 0, 0, 0, GROG_SETS_PLACED, OF_MISSION },
    [SETUP_OBJECTIVE] = { "objective", 0, 0, 0, GROG_SETS_PLACED, OF_OBJECTIVE },
    [SETUP_HOSTILES]  = { "hostiles", 0, 0, 0, GROG_SETS_CARD, OF_FORCE },
    [SETUP_TEAM]      = { "team", 0, 0, 0, GROG_SETS_LIST, 0 },
    /* Mission Types */
    [SETUP_TYPE]      = { "declared", 0, 0, 0, GROG_SETS_PLACED, OF_TYPE },
    [SETUP_TRANSPORT] = { "transport", 0, 0, 0, GROG_SETS_PLACED, OF_TRANSPORT },
    /* PMC: Contracts, Overwatch, Stress */
    [SETUP_CONTRACT]  = { "contract", 0, 0, 0, GROG_SETS_CARD, OF_CONTRACT },
    [SETUP_ESCALATION] = { "escalation", 0, 0, 0, GROG_SETS_LIST, OF_ESCALATION },
    [SETUP_ESCALATED] = { "escalated", 0, 0, 9, GROG_SETS_NUMBER, 0 },
    [SETUP_OVERWATCH] = { "overwatch", 0, 0, 0, GROG_SETS_LIST, 0 },
    [SETUP_ADDED]     = { "added", 0, 0, 0, GROG_SETS_LIST, OF_HOSTILE },
    [SETUP_WOUNDED]   = { "wounded", 0, 0, 0, GROG_SETS_LIST, 0 },
    [SETUP_REPUTATION] = { "reputation", 0, -99, 99, GROG_SETS_NUMBER, 0 },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [SETUP_SITREP]    = { "sitrep", 0, 0, 0, GROG_SETS_CARD, OF_SITREP },
    [SETUP_RULES]     = { "rules", 0, 0, 0, GROG_SETS_RULES, OF_RULE },
    /* Extraction, Ammo, Distraction */
    [SETUP_INSERTION] = { "insertion", 0, 0, 0, GROG_SETS_PLACED, OF_INSERTION },
    [SETUP_EXTRACTION] = { "extraction", 0, 0, 0, GROG_SETS_PLACED, OF_EXTRACTION },
    /* Campaigns */
    [SETUP_CIRCUMSTANCES] = { "circumstances", 0, 0, 0, GROG_SETS_LIST, OF_CIRCUMSTANCE },
    [SETUP_USED]      = { "used", 0, 0, 0, GROG_SETS_LIST, 0 },
    [SETUP_START]     = { "start", 0, 0, 0, GROG_SETS_PLACED, OF_LOCATION },
    [SETUP_ORDERS]    = { "orders", 0, 0, 0, GROG_SETS_RULES, 0 },
    [SETUP_WEEK]      = { "week", 0, 0, 99, GROG_SETS_NUMBER, 0 },
};

/* ---- objects --------------------------------------------------------------------- */

static const char *const modes[MODES] = { "Semi", "Burst", "Auto", "Bolt", "Explosion", "Spray", "Thrown",
                                           "Strong", "Combo", "Aimed", "Standard", "Skillful", "Finesse" };
static const char *const outcomes[OUTCOMES] = { "nothing", "returns to duty", "medical discharge", "killed in action" };

static const char *const ammo[AMMO_KINDS] = { "standard", "Black", "Subsonic" };
static const char *const reasons[ROLL_REASONS] = { "nothing", "the Unaware Target counter", "Subsonic Ammo" };
static const char *const mets[METS] = { "nothing", "reward", "failure", "worse", "ignored" };

const struct grog_kind wf_kinds[KINDS] = {
    [KIND_SEAT]     = { .name = "seat", .class = GROG_SEAT },
    [KIND_CARD]     = { .name = "card", .class = GROG_CARD },
    [KIND_SOLDIER]  = { .name = "soldier", .class = GROG_THING, .array = ARRAY_SOLDIER },
    [KIND_ITEM]     = { .name = "item", .class = GROG_THING, .array = ARRAY_ITEM },
    [KIND_HOSTILE]  = { .name = "hostile", .class = GROG_THING, .array = ARRAY_HOSTILE },
    [KIND_LOCATION] = { .name = "location", .class = GROG_THING, .array = ARRAY_LOCATION },
    [KIND_EVENT]    = { .name = "event", .class = GROG_THING, .array = ARRAY_EVENT },
    [KIND_SUPPORT]  = { .name = "support", .class = GROG_THING, .array = ARRAY_SUPPORT },
    [KIND_THING]    = { .name = "thing", .class = GROG_ANY_THING },
    [KIND_MODE]     = { .name = "mode", .class = GROG_WORD, .words = MODES, .word = modes },
    [KIND_WOUND]    = { .name = "wound", .class = GROG_NUMBER, .words = 16 * SOLDIERS + 1 },
    [KIND_SPACE]    = { .name = "space", .class = GROG_NUMBER },
    [KIND_PIPS]     = { .name = "pips", .class = GROG_NUMBER },
    [KIND_BESIDE]   = { .name = "beside", .class = GROG_THING, .array = ARRAY_BESIDE },
    [KIND_MET]      = { .name = "met", .class = GROG_WORD, .words = METS, .word = mets },
    [KIND_AMMO]     = { .name = "ammo", .class = GROG_WORD, .words = AMMO_KINDS, .word = ammo },
    [KIND_REASON]   = { .name = "reason", .class = GROG_WORD, .words = ROLL_REASONS, .word = reasons },
    [KIND_MEDAL]    = { .name = "medal", .class = GROG_THING, .array = ARRAY_MEDAL },
    [KIND_OUTCOME]  = { .name = "outcome", .class = GROG_WORD, .words = OUTCOMES, .word = outcomes },
};

/* ---- where the state lies ---------------------------------------------------------- */

#define AT(member) .at = offsetof(struct warfighter, member)
#define DECK(called, member, most, from) \
    { .name = called, AT(member), .room = most, .piles = 1, .sight = GROG_SEEN_BY_NONE, .order = GROG_STACK, \
      .refill = (from) + 1 }
#define OPEN(called, member, most) \
    { .name = called, AT(member), .room = most, .piles = 1, .sight = GROG_SEEN_BY_ALL, .order = GROG_STACK }
const struct grog_zone wf_zones[ZONES] = {
    [ZONE_ACTIONS]           = DECK("actions", actions, ACTION_ROOM, ZONE_ACTION_DISCARDS),
    [ZONE_ACTION_DISCARDS]   = OPEN("action_discards", action_discards, ACTION_ROOM),
    [ZONE_HOSTILES]          = { .name = "hostiles", AT(hostiles), .room = HOSTILE_ROOM, .piles = 1,
                                 .sight = GROG_SEEN_BY_NONE, .order = GROG_STACK, .refill = ZONE_HOSTILE_DISCARDS + 1,
                                 .open_top = VALUE_OPEN_HOSTILES },     /* WF-SHW-83  its Unrevealed side is seen */
    [ZONE_HOSTILE_DISCARDS]  = OPEN("hostile_discards", hostile_discards, HOSTILE_ROOM),
    [ZONE_LOCATIONS]         = DECK("locations", locations, LOCATION_ROOM, ZONE_LOCATION_DISCARDS),
    [ZONE_LOCATION_DISCARDS] = OPEN("location_discards", location_discards, LOCATION_ROOM),
    [ZONE_EVENTS]            = DECK("events", events, EVENT_ROOM, ZONE_EVENT_DISCARDS),
    [ZONE_EVENT_DISCARDS]    = OPEN("event_discards", event_discards, EVENT_ROOM),
    [ZONE_HAND] = { .name = "hand", AT(hand), .room = HAND_ROOM, .piles = SOLDIERS, .sight = GROG_SEEN_BY_ALL,
                    .order = GROG_SET_OF, .of_array = ARRAY_SOLDIER + 1 },
    [ZONE_PLAYED]            = OPEN("in_the_air", played_cards, PLAYED_ROOM),
    [ZONE_OUT]               = OPEN("out", out, OUT_ROOM),
    [ZONE_ASIDE] = { .name = "aside", AT(aside), .room = ASIDE_ROOM, .piles = 1, .sight = GROG_SEEN_BY_ALL,
                     .order = GROG_SET_OF },
    [ZONE_ASIDE_DISCARDS]    = OPEN("aside_discards", aside_discards, ASIDE_ROOM),
    /* Mission Types */
    [ZONE_SET_OUT] = { .name = "set_out", AT(set_out), .room = SET_OUT_ROOM, .piles = 1, .sight = GROG_SEEN_BY_ALL,
                       .order = GROG_SET_OF },
    /* Weapons and Equipment of the manuals */
    [ZONE_SUPPLY] = { .name = "supply", AT(supply), .room = SUPPLY_ROOM, .piles = 1, .sight = GROG_SEEN_BY_ALL,
                      .order = GROG_SET_OF },
    /* Noise, awareness */
    [ZONE_REACTION] = { .name = "reaction_forces", AT(reaction), .room = REACTION_ROOM, .piles = 1,
                        .sight = GROG_SEEN_BY_ALL, .order = GROG_SET_OF },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [ZONE_SAVED] = { .name = "saved", AT(saved), .room = SAVED_ROOM, .piles = SOLDIERS, .sight = GROG_SEEN_BY_ALL,
                     .order = GROG_SET_OF, .of_array = ARRAY_SOLDIER + 1 },
    /* Campaigns */
    [ZONE_MEDALS] = { .name = "medals", AT(medals), .room = MEDAL_ROOM, .piles = 1, .sight = GROG_SEEN_BY_NONE,
                      .order = GROG_SET_OF },           /* WF-MED-04  its order is nobody's: medals.c */
};

#define OF_KIND(kind) (UINT64_C(1) << (kind))
#define ARRAY(called, member, most, of) \
    { .name = called, AT(member), .stride = sizeof ((struct warfighter *)0)->member[0], .room = most, .in_force = 1, \
      .borne = ((of) & OF_KIND(OF_WEAPON)) != 0, \
      .dealt = ((of) & (OF_KIND(OF_WEAPON) | OF_KIND(OF_PLAYER) | OF_KIND(OF_TYPE))) != 0, .kinds = of }
const struct grog_array wf_arrays[ARRAYS] = {
    [ARRAY_SOLDIER]  = ARRAY("soldier", soldier, SOLDIERS,
        OF_KIND(OF_PLAYER) | OF_KIND(OF_NON_PLAYER) | OF_KIND(OF_SQUAD) | OF_KIND(OF_K9) | OF_KIND(OF_TEAM_SOLDIER)),
    [ARRAY_ITEM]     = ARRAY("item", item, ITEMS, OF_KIND(OF_WEAPON) | OF_KIND(OF_EQUIPMENT) | OF_KIND(OF_SKILL)
        | OF_KIND(OF_RECORD) | OF_KIND(OF_MEDAL)),
    [ARRAY_HOSTILE]  = ARRAY("hostile", hostile, HOSTILES, OF_KIND(OF_HOSTILE) | OF_KIND(OF_TARGET)),
    [ARRAY_LOCATION] = ARRAY("location", location, LOCATIONS,
        OF_KIND(OF_LOCATION) | OF_KIND(OF_MISSION) | OF_KIND(OF_OBJECTIVE) | OF_KIND(OF_EXTRACTION)),
    [ARRAY_EVENT]    = ARRAY("event", event, EVENTS_MOST, OF_KIND(OF_EVENT) | OF_KIND(OF_ENCOUNTER)
        | OF_KIND(OF_STRESS)),
    [ARRAY_SUPPORT]  = ARRAY("support", support, SUPPORTS, OF_KIND(OF_ACTION) | OF_KIND(OF_OVERWATCH)),
    [ARRAY_BESIDE]   = ARRAY("beside", beside, BESIDE, OF_KIND(OF_TYPE) | OF_KIND(OF_TRANSPORT) | OF_KIND(OF_PLATFORM)
        | OF_KIND(OF_INSERTION)),
    [ARRAY_MEDAL]    = ARRAY("medal", medal, MEDALS, OF_KIND(OF_MEDAL) | OF_KIND(OF_BACK)),
};

/* ---- what may be chosen -------------------------------------------------------------- */

#define VERB(called, does, ...) { .name = called, .proc = does, .kind = { __VA_ARGS__ } }
const struct grog_verb wf_verbs[VERBS] = {
    [VERB_RALLY]     = VERB("rally", PROC_RALLY, KIND_SOLDIER),
    [VERB_MOVE]      = VERB("move", PROC_MOVE, KIND_SOLDIER, 0, 0, KIND_LOCATION),
    [VERB_ATTACK]    = { "attack", { KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE }, PROC_ATTACK, PROC_SHOOT },
    [VERB_FIGHT]     = { "fight", { KIND_SOLDIER, 0, 0, KIND_HOSTILE }, PROC_ATTACK, PROC_SHOOT },
    [VERB_RELOAD]    = VERB("reload", PROC_RELOAD, KIND_SOLDIER, KIND_ITEM),
    [VERB_DISCARD_AND_DRAW] = VERB("discard and draw", PROC_DISCARD_AND_DRAW, KIND_SOLDIER),
    [VERB_PLAY]      = VERB("play", PROC_PLAY, KIND_SOLDIER, KIND_CARD),
    [VERB_USE]       = VERB("use", PROC_USE, KIND_SOLDIER, KIND_ITEM),
    [VERB_USE_SUPPORT] = VERB("use support", PROC_USE_SUPPORT, KIND_SOLDIER, KIND_SUPPORT),
    [VERB_USE_OWN]   = VERB("use own", PROC_USE_OWN, KIND_SOLDIER, KIND_SOLDIER),
    [VERB_PLAY_LOCATION] = VERB("play location", PROC_PLAY_LOCATION, KIND_SOLDIER, KIND_CARD),
    [VERB_ACTIVATE]  = VERB("activate", PROC_ACTIVATE, KIND_SOLDIER),
    [VERB_PASS_GEAR] = VERB("pass", PROC_PASS_GEAR, KIND_SOLDIER, KIND_ITEM, 0, KIND_SOLDIER),
    [VERB_DROP]      = VERB("drop", PROC_DROP, KIND_SOLDIER, KIND_ITEM),
    [VERB_PICK_UP]   = VERB("pick up", PROC_PICK_UP, KIND_SOLDIER, KIND_ITEM),
    [VERB_PASS_AMMO] = VERB("take ammo", PROC_PASS_AMMO, KIND_SOLDIER, KIND_ITEM, KIND_ITEM),
    [VERB_LIGHTEN]   = VERB("discard gear", PROC_LIGHTEN, KIND_SOLDIER, KIND_ITEM),
    [VERB_WITHDRAW]  = VERB("withdraw", PROC_WITHDRAW, KIND_SOLDIER),
    [VERB_END_TURN]  = VERB("end turn", 0, 0),
    [VERB_DISCARD]   = VERB("discard", 0, KIND_SOLDIER, KIND_CARD),
    [VERB_DRAW_NOW]  = VERB("draw", 0, KIND_SOLDIER),
    [VERB_PAYS]      = VERB("pays", 0, KIND_SOLDIER),
    [VERB_RETAIN]    = VERB("retain", 0, 0, KIND_SUPPORT),
    [VERB_LET_GO]    = VERB("let go", 0, 0, KIND_SUPPORT),
    [VERB_CANCEL]    = VERB("cancel", 0, 0, KIND_EVENT),
    [VERB_LET_STAND] = VERB("let stand", 0, 0, KIND_EVENT),
    [VERB_ON_FRESH]  = VERB("kill active", 0, 0, KIND_HOSTILE),
    [VERB_ON_SUPPRESSED] = VERB("kill suppressed", 0, 0, KIND_HOSTILE),
    [VERB_SKIP]      = VERB("do not", 0, 0),
    [VERB_CHOOSE_SOLDIER] = VERB("choose soldier", 0, 0, KIND_SOLDIER),
    [VERB_CHOOSE_HOSTILE] = VERB("choose hostile", 0, 0, KIND_HOSTILE),
    [VERB_CHOOSE_ITEM]    = VERB("choose item", 0, 0, KIND_ITEM),
    [VERB_CHOOSE_WOUND]   = VERB("choose wound", 0, 0, KIND_WOUND),
    [VERB_USE_IT]    = VERB("use it", 0, 0, KIND_CARD),
    [VERB_UPGUN]     = VERB("upgun", 0, 0, KIND_CARD),
    [VERB_DECLINE]   = VERB("decline", 0, 0),
    [VERB_BOOST]     = VERB("add experience", 0, 0),
    /* Hand to Hand Combat, Body Armor, Doors */
    [VERB_ENGAGE]    = VERB("engage", PROC_ENGAGE, KIND_SOLDIER, 0, 0, KIND_HOSTILE),
    [VERB_SET_ASIDE] = VERB("set aside", PROC_SET_ASIDE, KIND_SOLDIER),
    [VERB_STRIKE]    = { "strike", { KIND_SOLDIER, 0, KIND_MODE, KIND_HOSTILE }, PROC_ATTACK, PROC_SHOOT },
    [VERB_BREACH]    = { "breach", { KIND_SOLDIER, KIND_ITEM, KIND_MODE, KIND_HOSTILE }, PROC_BREACH, PROC_SHOOT },
    [VERB_BATTER]    = { "batter", { KIND_SOLDIER, 0, 0, KIND_HOSTILE }, PROC_BREACH, PROC_SHOOT },
    [VERB_PICK]      = { "pick", { KIND_SOLDIER, 0, 0, KIND_HOSTILE }, PROC_PICK, PROC_TEST },
    /* Beneficials, Obstacles, Environment */
    [VERB_ATTEMPT]   = { "attempt", { KIND_SOLDIER, 0, 0, KIND_LOCATION }, PROC_ATTEMPT, PROC_TEST },
    [VERB_DISARM]    = { "disarm", { 0, KIND_LOCATION }, 0, PROC_TEST },
    [VERB_FALL_BACK] = VERB("fall back", 0, 0, KIND_LOCATION),
    [VERB_STAY]      = VERB("stay", 0, 0, KIND_LOCATION),
    [VERB_USE_HARDY] = VERB("spend a counter", 0, KIND_SOLDIER, KIND_CARD),
    [VERB_TAKE_WOUND] = VERB("take a wound", 0, KIND_SOLDIER),
    [VERB_TAKE_SUPPRESS] = VERB("take a suppress", 0, KIND_SOLDIER),
    /* Mission Types */
    [VERB_DEPLOY]    = VERB("deploy", 0, KIND_SOLDIER, 0, 0, KIND_LOCATION),
    /* JTAC Mission, K9 Mission */
    [VERB_GUIDE]     = VERB("guide", PROC_GUIDE, KIND_SOLDIER, KIND_ITEM, 0, KIND_BESIDE),
    [VERB_CALL_IN]   = VERB("call in", PROC_CALL_IN, KIND_SOLDIER, 0, 0, KIND_BESIDE),
    [VERB_IGNORE]    = VERB("ignore", 0, 0, KIND_EVENT),
    [VERB_FACE]      = VERB("face it", 0, 0, KIND_EVENT),
    [VERB_TRY_AGAIN] = { "try again", { 0, KIND_EVENT }, 0, PROC_TEST },
    [VERB_ACCEPT]    = VERB("accept", 0, 0, KIND_EVENT),
    /* Engaging, Fading, Body Count */
    [VERB_TURN_OVER] = VERB("turn over", PROC_ENGAGE_SIDE, KIND_SOLDIER, 0, 0, KIND_HOSTILE),
    [VERB_TAKE_IN]   = VERB("take in", 0, 0, KIND_HOSTILE),
    [VERB_TURN_AWAY] = VERB("turn away", 0, 0, KIND_HOSTILE),
    [VERB_LET_FADE]  = VERB("let fade", 0, 0, KIND_HOSTILE),
    [VERB_HOLD]      = VERB("hold", 0, 0, KIND_HOSTILE),
    [VERB_HOLD_BY]   = VERB("hold by", 0, KIND_SOLDIER, KIND_HOSTILE),
    [VERB_BANK_BODY] = VERB("bank", 0, KIND_SOLDIER),
    [VERB_KEEP_BODY] = VERB("keep", 0, KIND_SOLDIER),
    [VERB_PAYS_BODY] = VERB("pays body count", 0, KIND_SOLDIER),
    [VERB_SEARCH]    = VERB("search", PROC_SEARCH, KIND_SOLDIER),
    [VERB_KEEP_UP]   = VERB("keep up", 0, 0, KIND_ITEM),
    [VERB_GIVE_UP]   = VERB("give up", 0, 0, KIND_ITEM),
    /* Weapons and Equipment of the manuals */
    [VERB_BIPOD]     = VERB("deploy bipod", PROC_BIPOD, KIND_SOLDIER, KIND_ITEM),
    [VERB_ATTACH]    = VERB("attach", PROC_ATTACH, KIND_SOLDIER, KIND_ITEM, KIND_ITEM),
    [VERB_USE_OTHER] = VERB("use otherwise", PROC_USE_OTHER, KIND_SOLDIER, KIND_ITEM),
    [VERB_SAVE_FOR]  = VERB("save card for", PROC_SAVE_FOR, KIND_SOLDIER, KIND_CARD, 0, KIND_SOLDIER),
    [VERB_PAYS_COUNTER] = VERB("pays one", 0, KIND_SOLDIER, KIND_CARD),
    [VERB_RESUPPLY]  = VERB("resupply", PROC_RESUPPLY, KIND_SOLDIER, KIND_CARD),
    [VERB_RESUPPLY_HERE] = VERB("resupply here", PROC_RESUPPLY_HERE, KIND_SOLDIER, KIND_CARD),
    /* Calling In a Vehicle, Multiple Objectives */
    [VERB_CALL_VEHICLE] = VERB("call vehicle", PROC_CALL_VEHICLE, KIND_SOLDIER, 0, 0, KIND_LOCATION),
    /* Striking, Ability Checks, Traps */
    [VERB_CLOSE_IN]  = VERB("close in", PROC_CLOSE_IN, KIND_SOLDIER, 0, 0, KIND_LOCATION),
    [VERB_STEP_BACK] = VERB("step back", PROC_STEP_BACK, KIND_SOLDIER),
    [VERB_SHIFT]     = VERB("turn to", PROC_SHIFT, KIND_SOLDIER, 0, 0, KIND_HOSTILE),
    /* Fast Hostiles */
    [VERB_RUSH]      = VERB("let act", 0, 0, KIND_HOSTILE),
    /* PMC: Contracts, Overwatch, Stress */
    [VERB_AVOID]     = VERB("avoid", 0, 0, KIND_EVENT),
    [VERB_SUFFER]    = VERB("suffer", 0, 0, KIND_EVENT),
    [VERB_SOONER]    = VERB("one turn less", 0, 0),
    [VERB_LATER]     = VERB("one turn more", 0, 0),
    [VERB_PAYS_ACTION] = VERB("pays an action", 0, KIND_SOLDIER),
    /* Revealing, Unaware Targets */
    [VERB_EVADE]     = VERB("evade", PROC_EVADE, KIND_SOLDIER, 0, 0, KIND_HOSTILE),
    [VERB_TAKE_SHOT] = { "take the shot", { 0, KIND_HOSTILE }, 0, PROC_SHOOT },
    [VERB_HOLD_FIRE] = VERB("hold fire", 0, 0, KIND_HOSTILE),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [VERB_SPREAD]    = VERB("hits", 0, 0, KIND_HOSTILE),
    [VERB_GIVE]      = VERB("gives it to", 0, KIND_SOLDIER),
    [VERB_SAVE]      = VERB("save card", PROC_SAVE, KIND_SOLDIER, KIND_CARD),
    [VERB_CLEAR]     = VERB("clear jam", PROC_CLEAR, KIND_SOLDIER, KIND_ITEM),
    /* Extraction, Ammo, Distraction */
    [VERB_TRIGGER]   = VERB("trigger", PROC_TRIGGER, KIND_SOLDIER, 0, 0, KIND_LOCATION),
    [VERB_ABORT]     = VERB("abort", PROC_ABORT, 0),
    [VERB_LOAD]      = VERB("load", PROC_LOAD, KIND_SOLDIER, KIND_ITEM, KIND_AMMO),
    [VERB_FILL]      = VERB("fill", 0, 0, KIND_ITEM, KIND_AMMO),
    [VERB_PASS_KIND] = VERB("take kind", PROC_PASS_AMMO, KIND_SOLDIER, KIND_ITEM, KIND_ITEM, KIND_AMMO),
    /* Choices of the manuals */
    [VERB_FOLLOW]    = VERB("follow", PROC_FOLLOW, KIND_SOLDIER, KIND_CARD),
    /* Extraction */
    [VERB_GET_AWAY]  = VERB("get away", 0, 0),
    /* Campaigns */
    [VERB_END_HERE]  = VERB("end here", PROC_ABORT, 0),
};

/* What a choice is made by, where its question is about something else too. */
const grog_rule wf_verb_rules[VERBS] = {
    [VERB_END_TURN] = R_TRN_08, [VERB_END_HERE] = R_DEF_15, [VERB_DISARM] = R_ABL_14, [VERB_FACE] = R_K9_20,
};

const struct grog_question wf_questions[QUESTIONS] = {
    [ASK_TURN]        = { "soldier turn", R_TRN_11, wf_list_turn, 0, NULL, 0, false },
    [ASK_DECLARED]    = { "attack declared", R_ATK_11, wf_list_reactions, WINDOW_DECLARED, NULL, 0, false },
    [ASK_ROLLED]      = { "attack rolled", R_ACD_09, wf_list_reactions, WINDOW_ROLLED, NULL, 0, false },
    [ASK_ENTERING]    = { "entering", R_MOV_05, wf_list_reactions, WINDOW_ENTERING, NULL, 0, false },
    [ASK_DRAWN]       = { "drawing hostiles", R_LOC_14, wf_list_reactions, WINDOW_DRAWN, NULL, 0, false },
    [ASK_ATTACKED]    = { "attacked", R_REI_01, wf_list_reactions, WINDOW_ATTACKED, NULL, 0, false },
    [ASK_HIT]         = { "hit", R_ACD_09, wf_list_reactions, WINDOW_HIT, NULL, 0, false },
    [ASK_DISCARDS]    = { "discard and draw", R_TRN_23, wf_list_hand, 0, NULL, 0, false },
    [ASK_PAY_CARD]    = { "discard", R_MOV_06, wf_list_pay_card, 0, NULL, .assumed = VERB_DISCARD },
    [ASK_PAY_XP]      = { "who pays", R_ACD_11, wf_list_pay_xp, 0, NULL, .assumed = VERB_PAYS },
    [ASK_RETAIN]      = { "retain", R_ACD_27, wf_list_retain, 0, NULL, 0, false },
    [ASK_CANCEL]      = { "cancel an event", R_EVT_12, wf_list_cancel, 0, NULL, 0, false },
    [ASK_KILL]        = { "whom to kill", R_ATK_26, wf_list_kill, 0, NULL, 0, false },
    [ASK_FREE_MOVE]   = { "free move", R_MOV_01, wf_list_free_move, 0, NULL, 0, false },
    [ASK_FREE_ATTACK] = { "free attack", R_ATK_02, wf_list_free_attack, 0, NULL, 0, false },
    [ASK_USE]         = { "use it", R_SKL_04, grog_list_use, 0, NULL, 0, false },
    [ASK_RAISE]       = { "upgun", R_ACD_13, grog_list_raise, 0, NULL, 0, false },
    [ASK_TARGET]      = { "choose", R_ACD_09, grog_list_targets, 0, NULL, 0, false },
    [ASK_BOOST]       = { "add to the roll", R_JTC_08, wf_list_boost, 0, NULL, 0, false },
    /* Beneficials, Obstacles, Environment */
    [ASK_OBSTACLE]    = { "obstacle", R_ABL_12, wf_list_obstacle, 0, NULL, 0, false },
    [ASK_KEEP]        = { "keep the location", R_ABL_15, wf_list_keep, 0, NULL, 0, false },
    [ASK_ENDURE]      = { "environment", R_ENV_03, wf_list_endure, 0, NULL, 0, false },
    /* Mission Types */
    [ASK_DEPLOY]      = { "where he starts", R_HTL_06, wf_list_deploy, 0, NULL, 0, false },
    /* JTAC Mission, K9 Mission */
    [ASK_ENCOUNTER]   = { "encounter", R_K9_29, wf_list_encounter, 0, NULL, 0, false },
    [ASK_AGAIN]       = { "try again", R_K9_26, wf_list_again, 0, NULL, 0, false },
    /* Engaging, Fading, Body Count */
    [ASK_FLIP]        = { "whom to engage", R_NAM_CON_19, wf_list_flip, 0, NULL, 0, false },
    [ASK_JOIN]        = { "who joins", R_NAM_CON_40, wf_list_join, 0, NULL, 0, false },
    [ASK_FADE]        = { "who fades", R_NAM_CON_46, wf_list_fade, 0, NULL, 0, false },
    [ASK_UPKEEP]      = { "upkeep", R_NAM_SKL_05, wf_list_upkeep, 0, NULL, 0, false },
    [ASK_BODY]        = { "keep or bank", R_NAM_CON_22, wf_list_body, 0, NULL, 0, false },
    [ASK_PAY_BODIES]  = { "who pays body count", R_NAM_CON_26, wf_list_pay_xp, 0, NULL, 0, false },
    /* Weapons and Equipment of the manuals */
    [ASK_PAY_COUNTER] = { "who pays it", R_CHT_FLD_11, wf_list_pay_xp, 0, NULL, 0, false },
    /* Striking, Ability Checks, Traps */
    [ASK_SPRING]      = { "who springs it", R_NAM_EXP_14, wf_list_spring, 0, NULL, 0, false },
    /* Fast Hostiles */
    [ASK_FAST]        = { "fast hostiles", R_CHT_FST_03, wf_list_fast, 0, NULL, 0, false },
    /* PMC: Contracts, Overwatch, Stress */
    [ASK_REINFORCED]  = { "reinforcement", R_OVW_11, wf_list_reactions, WINDOW_REINFORCED, NULL, 0, false },
    [ASK_CLOSING]     = { "hostiles close", R_OVW_17, wf_list_reactions, WINDOW_CLOSING, NULL, 0, false },
    [ASK_TIMER_STEP]  = { "timer step", R_OVW_12, wf_list_reactions, WINDOW_TIMER, NULL, 0, false },
    [ASK_STRESS]      = { "stress", R_STR_05, wf_list_stress, 0, NULL, 0, false },
    [ASK_STRESSED]    = { "who is stressed", R_STR_08, wf_list_stressed, 0, NULL, 0, false },
    [ASK_HOLD_BACK]   = { "hold back", R_OVW_17, wf_list_hold_back, 0, NULL, 0, false },
    [ASK_ADJUST]      = { "adjust the timer", R_OVW_12, wf_list_adjust, 0, NULL, 0, false },
    [ASK_SHARE_XP]    = { "who gains experience", R_OVW_10, wf_list_share_xp, 0, NULL, 0, false },
    [ASK_PAY_ACTIONS] = { "who pays an action", R_PMT_55, wf_list_pay_actions, 0, NULL, 0, false },
    /* Revealing, Unaware Targets */
    [ASK_SIGHT]       = { "unaware target", R_SHW_132, wf_list_sight, 0, NULL, .assumed = VERB_TAKE_SHOT },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [ASK_SPREAD]      = { "which of them", R_UND_10, wf_list_spread, 0, NULL, 0, false },
    [ASK_SHARE]       = { "who gets it", R_DIV_11, wf_list_share, 0, NULL, 0, false },
    /* Extraction, Ammo, Distraction */
    [ASK_HOSTILES_MOVED] = { "hostiles moved", R_SHW_38, wf_list_reactions, WINDOW_MOVED, NULL, 0, false },
    [ASK_AMMO]        = { "which ammo", R_SHW_78, wf_list_ammo_kinds, 0, NULL, 0, false },
    [ASK_LEAVE]       = { "get away", R_SHW_53, wf_list_leaving, 0, NULL, 0, false },
};
