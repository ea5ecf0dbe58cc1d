/* SPDX-License-Identifier: MIT */
/* kinds.c -- what the cards of warfighter are: their kinds, and the fields of each. */
#include "rules.h"

#define NUMBER(called, means, slot, low, high, otherwise) \
    { .name = called, .about = means, .type = GROG_IS_NUMBER, .at = slot, .min = low, .max = high, .base = otherwise }
#define NEEDED(called, means, slot, low, high) \
    { .name = called, .about = means, .type = GROG_IS_NUMBER, .at = slot, .min = low, .max = high, .required = true }
#define FLAG(called, means, slot) { .name = called, .about = means, .type = GROG_IS_FLAG, .at = slot }
#define CARD(called, means, slot, kind) { .name = called, .about = means, .type = GROG_IS_CARD, .at = slot, .of = kind }
#define TABLE(called, means, slot, rows, columns) \
    { .name = called, .about = means, .type = GROG_IS_TABLE, .at = slot, .room = rows, .min = 0, .max = 200, \
      .word = columns }
#define MELEE(called, means, mode) \
    { .name = called, .about = means, .type = GROG_IS_TABLE, .at = WEAPON_MELEE + MELEE_SLOTS * ((mode) - GUN_MODES), \
      .room = 1, .min = -9, .max = 20, .word = dice_stumble_hit }
#define MODE_XP(called, mode) \
    NUMBER(called, "Experience Points of any Soldiers that an Attack in that Mode costs", WEAPON_XP + (mode), 0, 9, 0)
#define COPIES_FIELD NUMBER("copies", "how many of it lie in the deck", COPIES, 0, 40, 1)
#define KEYWORDS_FIELD(slot) \
    { .name = "keywords", .about = "words whose rows become the card's own, each with a number or not", \
      .type = GROG_IS_KEYWORDS, .at = slot, .of = OF_KEYWORD, .room = KEYWORD_ROOM, .min = -9, .max = 99, .base = 1 }
#define NATIONS_FIELD(slot) \
    { .name = "nations", .about = "only Soldiers of these can use it; none: all can", .type = GROG_IS_CARDS, \
      .at = slot, .of = OF_NATION, .room = NATION_ROOM }
#define DECKS_FIELD(slot) { .name = "decks", .about = "decks of their own that lie beside", .type = GROG_IS_CARDS, \
      .at = slot, .of = OF_DECK, .room = DECK_ROOM }
#define DECK_FIELD(slot) CARD("deck", "a deck of its own that it lies in; none: the common one", slot, OF_DECK)
#define TYPES_FIELD(slot) \
    { .name = "types", .about = "what sort of Mission it is; none: a Standard Mission", .type = GROG_IS_CARDS, \
      .at = slot, .of = OF_TYPE, .room = TYPE_ROOM }
#define ERA_FIELD(slot) CARD("era", "whose it is in time; only Soldiers of the same can have it", slot, OF_ERA)
#define SETTINGS_FIELD(slot) \
    { .name = "settings", .about = "in whose decks it lies; none: without a Setting, and in those that share", \
      .type = GROG_IS_CARDS, .at = slot, .of = OF_SETTING, .room = SETTING_ROOM }
#define NOISE_FIELD(slot) \
    { .name = "noise", .about = "drawn for a Vehicle: the Noise that it hears; none: any", .type = GROG_IS_RANGE, \
      .at = slot, .min = 0, .max = 9 }
#define ANYBODY_FIELD(slot) FLAG("any_soldier", "Non-Player and Squad Soldiers can have it too", slot)
#define HEALS_FIELD(slot) TABLE("heals", "points that treat Heals, from a roll on", slot, TABLE_ROOM, roll_points)
#define FIELD_FIELD(slot, kept) \
    { .name = "field", .about = "Field Gear: counters of any Soldiers that it is Resupplied for; it is not bought", \
      .type = GROG_IS_KEYWORDS, .at = slot, .of = OF_COUNTER, .room = 1, .min = 1, .max = 20, .base = 1 }, \
    NUMBER("copies", "Field Gear: how many of it there are", kept, 0, 9, 1)
#define REGION_FIELD(slot) CARD("region", "where it lies; none: anywhere", slot, OF_REGION)

static const char *const health_actions[] = { "health", "actions", NULL };
static const char *const health_range_hit[] = { "health", "range", "hit", NULL };
static const char *const range_reload_hit[] = { "range", "reload", "hit", NULL };
static const char *const dice_stumble_hit[] = { "dice", "stumble", "hit", "pen", "aim", NULL };
static const char *const from_to_cover[] = { "from", "to", "cover", NULL };
static const char *const cover_hits_interior[] = { "cover", "hits", "interior", NULL };
static const char *const points_value[] = { "points", "value", NULL };
static const char *const active_roll_wounds[] = { "active", "roll", "wounds", NULL };
static const char *const active_roll_result[] = { "active", "roll", "result", NULL };
static const char *const active_cost[] = { "active", "cost", NULL };
static const char *const place_words[] = { "here", "front_most", "rear_most", "targeted", "beyond", "behind", NULL };
static const char *const aim_words[] = { "random", "random_here", "costliest", NULL };
static const char *const lays_words[] = { "played", "filled", "from_objective", NULL };
static const char *const start_words[] = { "mission", "objective", NULL };
static const char *const roll_points[] = { "roll", "points", NULL };
static const char *const roll_damage[] = { "roll", "damage", NULL };
static const char *const points_bonus[] = { "points", "bonus", NULL };
static const char *const range_roll_hits[] = { "range", "roll", "hits", NULL };
static const char *const vehicle_words[] = { "none", "light", "standard", NULL };
static const char *const bipod_words[] = { "none", "helps", "needed", NULL };
static const char *const slows_words[] = { "none", "too", "instead", NULL };
static const char *const level_words[] = { "none", "frontline", "elite", NULL };

static const struct grog_card_field back_fields[] = {
    { .name = "of", .about = "the kinds of card that have it", .type = GROG_IS_KINDS, .at = BACK_OF,
      .room = BACK_ROOM },
};

#define SOLDIER_FIELDS \
    { .name = "nation", .about = "his Nation", .type = GROG_IS_CARD, .at = SOLDIER_NATION, .of = OF_NATION, \
      .required = true }, \
    NEEDED("cost", "Resource Points to select him", SOLDIER_COST, 0, 60), \
    NUMBER("movement", "taken from what he pays to enter a Location", SOLDIER_MOVEMENT, 0, 9, 0), \
    NEEDED("cover", "his Terrain Cover: a Hostile's cover die needs so much", SOLDIER_COVER, 1, 7), \
    NEEDED("health", "his Health without Wounds", SOLDIER_HEALTH, 1, 10), \
    KEYWORDS_FIELD(SOLDIER_KEYWORDS), \
    { .name = "printed", .about = "Skills, Weapons and Equipment that he brings, each with how many of it", \
      .type = GROG_IS_KEYWORDS, .at = SOLDIER_PRINTED, .room = PRINTED_ROOM, .min = 0, .max = 9, .base = 0 }, \
    { .name = "starts_with", .about = "counters that he has at the start, each with how many", \
      .type = GROG_IS_KEYWORDS, .at = SOLDIER_COUNTERS, .of = OF_COUNTER, .room = HELD_ROOM, .min = 1, .max = 20, \
      .base = 1 }, \
    { .name = "also_of", .about = "further Nations of his", .type = GROG_IS_CARDS, .at = SOLDIER_NATIONS, \
      .of = OF_NATION, .room = FLAG_ROOM }, \
    CARD("era", "his time; he has Skills, Weapons and Equipment of the same", SOLDIER_ERA, OF_ERA)
#define ACTIONS_FIELD TABLE("actions", "his Actions with so much Health", OTHER_ACTIONS, CHART_ROOM, health_actions)

static const struct grog_card_field player_fields[] = {
    SOLDIER_FIELDS, NEEDED("loadout", "the weight he can carry", PLAYER_LOADOUT, 0, 30),
};
static const struct grog_card_field non_player_fields[] = { SOLDIER_FIELDS, ACTIONS_FIELD };
static const struct grog_card_field squad_fields[] = {
    SOLDIER_FIELDS, ACTIONS_FIELD,
    TABLE("hits", "his Hit number with so much Health, at a Range", SQUAD_HITS, HIT_ROOM, health_range_hit),
    /* called in */
    NUMBER("turn_limit", "a Vehicle that is Called In, and leaves after so many Turns; 0: it starts with the team",
           SQUAD_TURN_LIMIT, 0, 20, 0),
    CARD("called_to", "only to Locations with this word it is Called In; none: to any", SQUAD_CALLED_TO, OF_KEYWORD),
    CARD("brings", "a Soldier who comes with it and stays", SQUAD_BRINGS, OF_NON_PLAYER),
    /* machines, Undead, Eras */
    { .name = "vehicle", .about = "is it a Vehicle, and which?", .type = GROG_IS_CHOICE, .at = SQUAD_VEHICLE,
      .word = vehicle_words },
    NUMBER("noise", "a Vehicle's Noise: what hears it comes for it", SQUAD_NOISE, 0, 9, 0),
    NUMBER("loadout", "a Vehicle's hold: the weight of Gear that it carries; 0: none", SQUAD_LOADOUT, 0, 50, 0),
    CARD("hunted_by", "the deck that draw_anti_vehicle draws from for it", SQUAD_HUNTED, OF_DECK),
};
static const struct grog_card_field weapon_fields[] = {
    NEEDED("cost", "Resource Points; of Grenades, of each", WEAPON_COST, 0, 30),
    NUMBER("weight", "Loadout it takes; -1: as its cost", WEAPON_WEIGHT, -1, 30, -1),
    NATIONS_FIELD(WEAPON_NATIONS), KEYWORDS_FIELD(WEAPON_KEYWORDS),
    { .name = "chart", .about = "the Reload and Hit numbers by Range", .type = GROG_IS_TABLE, .at = WEAPON_RANGES,
      .room = RANGE_ROOM, .min = 0, .max = 20, .word = range_reload_hit },
    NUMBER("semi", "dice of its Semi Mode; 0: it has none", WEAPON_MODES + SEMI, 0, MOST_DICE, 0),
    NUMBER("burst", "dice of its Burst Mode", WEAPON_MODES + BURST, 0, MOST_DICE, 0),
    NUMBER("auto", "dice of its Auto Mode", WEAPON_MODES + AUTO, 0, MOST_DICE, 0),
    NUMBER("bolt", "dice of its Bolt Mode", WEAPON_MODES + BOLT, 0, MOST_DICE, 0),
    NUMBER("explosion", "dice of its Explosion Mode; each counts", WEAPON_MODES + EXPLOSION, 0, MOST_DICE, 0),
    NUMBER("spray", "dice of its Spray Mode; each counts", WEAPON_MODES + SPRAY, 0, MOST_DICE, 0),
    NUMBER("thrown", "dice of its Thrown Mode", WEAPON_MODES + THROWN, 0, MOST_DICE, 0),
    CARD("caliber", "the Ammo it uses; none: it needs none", WEAPON_CALIBER, OF_CALIBER),
    NUMBER("ammo", "Ammo counters it comes with", WEAPON_AMMO, 0, 20, 0),
    FLAG("expended", "each Attack uses one of it up", WEAPON_EXPENDED),
    FLAG("single_shot", "one Attack a Turn", WEAPON_SINGLE_SHOT),
    FLAG("suppressed", "its Kills also Suppress", WEAPON_SUPPRESSED),
    /* close combat */
    MELEE("strong", "its Strong Mode, in Hand to Hand Combat", STRONG),
    MELEE("combo", "its Combo Mode, in Hand to Hand Combat", COMBO),
    MELEE("aimed", "its Aimed Mode, in Hand to Hand Combat", AIMED),
    MELEE("standard", "its Standard Mode, in Hand to Hand Combat", STANDARD),
    MELEE("skillful", "its Skillful Mode, in Hand to Hand Combat", SKILLFUL),
    MELEE("finesse", "its Finesse Mode, in Hand to Hand Combat", FINESSE),
    FLAG("self_defense", "a Hand to Hand Attack too, when it is used against the card that its Soldier is Engaged with",
         WEAPON_SELF_DEFENSE),
    FLAG("unarmed", "what everybody has: his bare hands", WEAPON_UNARMED),
    /* arms */
    { .name = "needs", .about = "Skills that its Soldier must have", .type = GROG_IS_CARDS, .at = WEAPON_NEEDS,
      .of = OF_SKILL, .room = WEAPON_NEED_ROOM },
    NUMBER("year", "from when on there is such a Weapon; 0: always", WEAPON_YEAR, 0, 9999, 0),
    { .name = "bipod", .about = "has it a Bipod that an Action deploys: for what is said of it `when = deployed`, or "
      "to be used at all?", .type = GROG_IS_CHOICE, .at = WEAPON_BIPOD, .word = bipod_words },
    ANYBODY_FIELD(WEAPON_ANYBODY),
    MODE_XP("semi_xp", SEMI), MODE_XP("burst_xp", BURST), MODE_XP("auto_xp", AUTO), MODE_XP("bolt_xp", BOLT),
    MODE_XP("explosion_xp", EXPLOSION), MODE_XP("spray_xp", SPRAY), MODE_XP("thrown_xp", THROWN),
    MODE_XP("strong_xp", STRONG), MODE_XP("combo_xp", COMBO), MODE_XP("aimed_xp", AIMED),
    MODE_XP("standard_xp", STANDARD), MODE_XP("skillful_xp", SKILLFUL), MODE_XP("finesse_xp", FINESSE),
    CARD("second", "its second Attack Table, with Modes, keywords and counters of its own", WEAPON_SECOND, OF_WEAPON),
    FLAG("part", "a second Attack Table: it comes and goes with its Weapon; bought, it is more counters for it",
         WEAPON_PART),
    FLAG("by_dice", "expended: each Attack uses up as many of it as its Mode has dice", WEAPON_BY_DICE),
    FLAG("fire", "a Fire Weapon: its Kills burn counters that lie on the Hostile", WEAPON_FIRE),
    { .name = "slows", .about = "a Cryo Weapon: a Slow counter for each Kill, beside it or instead of it",
      .type = GROG_IS_CHOICE, .at = WEAPON_SLOWS, .word = slows_words },
    FIELD_FIELD(WEAPON_FIELD, WEAPON_COPIES),
    /* machines, Undead, Eras */
    FLAG("mounted", "a part of its Vehicle: it is not bought, passed, dropped or weighed", WEAPON_MOUNTED),
    FLAG("sprays", "each die counts, in every Mode", WEAPON_SPRAYS),
    TABLE("prox", "Hits of one die from a roll on, at a Range", WEAPON_PROX, PROX_ROOM, range_roll_hits),
    ERA_FIELD(WEAPON_ERA),
};
static const struct grog_card_field equipment_fields[] = {
    NEEDED("cost", "Resource Points", EQUIPMENT_COST, 0, 30),
    NUMBER("weight", "Loadout it takes; -1: as its cost", EQUIPMENT_WEIGHT, -1, 30, -1),
    NATIONS_FIELD(EQUIPMENT_NATIONS),
    NUMBER("counters", "counters it comes with, to spend; 0: none", EQUIPMENT_COUNTERS, 0, 20, 0),
    KEYWORDS_FIELD(EQUIPMENT_KEYWORDS),
    /* close combat */
    CARD("coverage", "Body Armor: what it covers; a Soldier wears one of each", EQUIPMENT_COVERAGE, OF_KEYWORD),
    { .name = "protects", .about = "the Cover of Body Locations, 1 to 20", .type = GROG_IS_TABLE,
      .at = EQUIPMENT_PROTECTS, .room = PROTECT_ROOM, .min = 1, .max = BODY_DIE, .word = from_to_cover },
    /* JTAC and K9 */
    TABLE("guidance", "a Designator: Guidance Points from a roll on", EQUIPMENT_GUIDANCE, TABLE_ROOM, roll_points),
    { .name = "guides", .about = "how far from the Objective it can be used", .type = GROG_IS_RANGE,
      .at = EQUIPMENT_GUIDES, .min = 0, .max = SPACES },
    NUMBER("boost", "Experience Points that may be added to its roll", EQUIPMENT_BOOST, 0, 9, 0),
    /* arms */
    ANYBODY_FIELD(EQUIPMENT_ANYBODY),
    { .name = "fits", .about = "a Weapon Attachment: words, of which the Weapon that it is bought behind has one",
      .type = GROG_IS_CARDS, .at = EQUIPMENT_FITS, .of = OF_KEYWORD, .room = FIT_ROOM },
    HEALS_FIELD(EQUIPMENT_HEALS), FIELD_FIELD(EQUIPMENT_FIELD, EQUIPMENT_COPIES),
    /* machines, Undead, Eras */
    ERA_FIELD(EQUIPMENT_ERA),
};
static const struct grog_card_field skill_fields[] = {
    NEEDED("cost", "Resource Points; -1: it comes only with another card", SKILL_COST, -1, 30),
    NATIONS_FIELD(SKILL_NATIONS),
    { .name = "needs", .about = "Skills that its Soldier must have", .type = GROG_IS_CARDS, .at = SKILL_NEEDS,
      .of = OF_SKILL, .room = NEED_ROOM },
    { .name = "needs_keywords", .about = "keywords that must stand on its Soldier's card", .type = GROG_IS_CARDS,
      .at = SKILL_WORDS, .of = OF_KEYWORD, .room = NEED_ROOM },
    NUMBER("printed_cost", "what its Soldier's card must cost at least", SKILL_PRINTED, 0, 60, 0),
    { .name = "gives", .about = "a Specialist: further Skills that come with it", .type = GROG_IS_CARDS,
      .at = SKILL_GIVES, .of = OF_SKILL, .room = GIVE_ROOM },
    KEYWORDS_FIELD(SKILL_KEYWORDS),
    /* two sides */
    NUMBER("upkeep", "Experience Points each Soldier Turn, or it is lost", SKILL_UPKEEP, 0, 9, 0),
    NUMBER("upkeep_cards", "Action cards each Soldier Turn, or it is lost", SKILL_UPKEEP_CARDS, 0, 9, 0),
    /* arms */
    ANYBODY_FIELD(SKILL_ANYBODY), HEALS_FIELD(SKILL_HEALS),
    /* machines, Undead, Eras */
    ERA_FIELD(SKILL_ERA),
    FLAG("theology", "a School of Theology; its Powers are what it gives", SKILL_THEOLOGY),
};
static const struct grog_card_field action_fields[] = {
    COPIES_FIELD,
    NUMBER("support", "a Support card: other cards to discard for it, then it stays in play; -1: it is none",
           ACTION_SUPPORT, -1, 9, -1),
    NUMBER("covert", "a Covert card: other cards to discard for it; -1: it is none", ACTION_COVERT, -1, 9, -1),
    NUMBER("retain", "Experience Points to Retain it for another Turn; 0: it cannot be", ACTION_RETAIN, 0, 9, 0),
    KEYWORDS_FIELD(ACTION_KEYWORDS),
    /* two sides */
    FLAG("fatigue", "Battle Fatigue: its copies are a reserve, and who draws it has drawn nothing", ACTION_FATIGUE),
    /* machines, Undead, Eras */
    SETTINGS_FIELD(ACTION_SETTINGS),
};
static const struct grog_card_field marker_fields[] = {
    COPIES_FIELD,
    /* machines, Undead, Eras */
    SETTINGS_FIELD(MARKER_SETTINGS),
};

#define PLACE_FIELDS \
    REGION_FIELD(PLACE_REGION), \
    NUMBER("entrance", "Action cards to discard to enter it", PLACE_ENTRANCE, 0, 12, 0), \
    { .name = "reinforce", .about = "values of Hostiles that can arrive as Reinforcements", .type = GROG_IS_RANGE, \
      .at = PLACE_REINFORCE, .min = 0, .max = 9 }, \
    FLAG("reinforce_none", "no Reinforcements are drawn for it", PLACE_NEVER), \
    KEYWORDS_FIELD(PLACE_KEYWORDS), \
    NUMBER("hand_to_hand", "Actions to Engage a Hostile there; -1: nobody does", PLACE_ENGAGE, -1, 9, -1), \
    CARD("success", "the ability by whose roll something can be gained there, once", PLACE_SUCCESS, OF_KEYWORD), \
    NUMBER("success_roll", "added to that roll", PLACE_SUCCESS_ROLL, -9, 9, 0), \
    CARD("fail", "the ability that each Soldier who enters rolls for, or it fails", PLACE_FAIL, OF_KEYWORD), \
    NUMBER("fail_roll", "added to that roll", PLACE_FAIL_ROLL, -9, 9, 0), \
    NUMBER("search", "a Search roll above it brings a Hostile; 0: none", PLACE_SEARCH, 0, 10, 0)
#define DRAW_FIELDS \
    FLAG("always_reinforce", "Reinforcements are drawn even if no Soldier is there", PLACE_ALWAYS), \
    TABLE("hostiles", "the value of Hostiles drawn for a team of so many points or more (in some Settings: Reticles, " \
          "for an Objective in such a space); the last row that is reached counts", PLACE_HOSTILES, TABLE_ROOM, \
          points_value)

static const struct grog_card_field location_fields[] = {
    PLACE_FIELDS, DRAW_FIELDS, NUMBER("copies", "how many of it lie in the deck", LOCATION_COPIES, 0, 40, 1),
    NUMBER("actions", "Actions to play it", LOCATION_ACTIONS, 0, 4, 0),
    NUMBER("xp", "Experience Points to play it", LOCATION_XP, 0, 9, 0), DECK_FIELD(LOCATION_DECK),
    /* abilities and places */
    CARD("obstacle", "the ability that whoever enters first must roll for; its Hostiles are drawn then",
         LOCATION_OBSTACLE, OF_KEYWORD),
    NUMBER("detect", "added to the roll that finds the Obstacle, or overcomes it at once", LOCATION_DETECT, -9, 9, 0),
    NUMBER("disarm", "added to a second roll, that takes it away; -10: there is none", LOCATION_DISARM, NO_DISARM, 9,
           NO_DISARM),
    /* two sides */
    NUMBER("body_count", "Body Count to play it", LOCATION_BODIES, 0, 9, 0),
};
static const struct grog_card_field mission_fields[] = {
    PLACE_FIELDS,
    NEEDED("resources", "Resource Points for the team", MISSION_RESOURCES, 1, 500),
    NEEDED("time", "Game Turns", MISSION_TIME, 1, 60),
    NEEDED("objective", "the space of the Objective", MISSION_OBJECTIVE, 2, SPACES),
    NUMBER("loadout", "added to each Player Soldier's Loadout", MISSION_LOADOUT, -20, 20, 0),
    NUMBER("difficulty", "1 (easy) to 5", MISSION_DIFFICULTY, 1, 5, 3),
    CARD("goal", "the Objective, if none is chosen", MISSION_GOAL, OF_OBJECTIVE),
    CARD("force", "the Hostiles, if none are chosen", MISSION_FORCE, OF_FORCE), TYPES_FIELD(MISSION_TYPES),
    /* two sides */
    NUMBER("body_count", "Body Count that must be Banked to win", MISSION_BODIES, 0, MOST_COUNTERS, 0),
    /* called in */
    { .name = "escorts", .about = "who must be on the team and come to the Objective; the Mission fails without him",
      .type = GROG_IS_CARD, .at = MISSION_ESCORTS },
    { .name = "rescues", .about = "kinds of Soldier, once for each of them who starts in the Objective",
      .type = GROG_IS_KINDS, .at = MISSION_RESCUES, .room = RESCUE_ROOM },
    NUMBER("rescued", "so many of them must come to the Mission card", MISSION_RESCUED, 0, RESCUE_ROOM, 0),
    { .name = "objectives", .about = "Objectives before the last one, each with its space", .type = GROG_IS_KEYWORDS,
      .at = MISSION_OTHERS, .of = OF_OBJECTIVE, .room = OTHERS_ROOM, .min = 2, .max = SPACES - 1, .base = 2 },
    /* machines, Undead, Eras */
    CARD("setting", "the Setting, if none is chosen", MISSION_SETTING, OF_SETTING),
};
static const struct grog_card_field objective_fields[] = {
    PLACE_FIELDS, DRAW_FIELDS,
    FLAG("eliminate", "to win: no Hostile drawn for it, and none in it, at the end of a Soldier Turn",
         OBJECTIVE_ELIMINATE),
    CARD("destroy", "to win: this is Destroyed", OBJECTIVE_DESTROY, OF_TARGET), TYPES_FIELD(OBJECTIVE_TYPES),
    /* mission types */
    CARD("from", "a deck of its own that its Hostiles are drawn from; none: the common one", OBJECTIVE_FROM, OF_DECK),
    CARD("present", "a Hostile that lies beside it and enters when its Hostiles are drawn", OBJECTIVE_PRESENT,
         OF_HOSTILE),
    /* called in */
    NUMBER("keep_clear", "to win: so many Soldier Turns in a row end without a Hostile in it", OBJECTIVE_KEEP_CLEAR, 0,
           20, 0),
    CARD("deliver", "to win: somebody comes there with it", OBJECTIVE_DELIVER, OF_EQUIPMENT),
    FLAG("eliminate_present", "to win: the Hostile that is Present is Eliminated", OBJECTIVE_PRESENT_DIES),
    CARD("embedded", "a card that lies beside it and takes effect there when it is Activated", OBJECTIVE_EMBEDDED,
         OF_EVENT),
    /* two sides */
    NUMBER("find", "to win: a Search roll in it of so much or more; 0: it is not that", OBJECTIVE_FIND, 0, 20, 0),
};
static const struct grog_card_field target_fields[] = {
    NUMBER("targets", "how many there are to Destroy", TARGET_RETICLES, 1, 9, 1),
    NUMBER("hits", "Hits that each needs", TARGET_HITS, 1, 9, 1),
    NUMBER("cover", "its Cover", TARGET_COVER, 0, 9, 0),
    FLAG("explosion_only", "only Explosion and Spray Attacks Hit it", TARGET_EXPLOSION),
    FLAG("guarded", "it cannot be Attacked while a Hostile in the Objective is active", TARGET_GUARDED),
    /* JTAC and K9 */
    NUMBER("strike", "Damage by which a Platform Destroys all of it; 0: no Platform can Attack it", TARGET_STRIKE, 0,
           20, 0),
    FLAG("strike_only", "only a Platform can Destroy it", TARGET_STRIKE_ONLY),
};
static const struct grog_card_field hostile_fields[] = {
    COPIES_FIELD,
    { .name = "force", .about = "the force it belongs to", .type = GROG_IS_CARD, .at = HOSTILE_FORCE, .of = OF_FORCE,
      .required = true },
    NEEDED("value", "its value: to draw, to match Reinforcements, Experience Points", HOSTILE_VALUE, 0, 9),
    NUMBER("reticles", "how many Hostiles it is", HOSTILE_RETICLES, 1, 9, 1),
    NEEDED("cover", "a Soldier's cover die needs so much", HOSTILE_COVER, 0, 12),
    { .name = "range", .about = "the Ranges at which it Attacks", .type = GROG_IS_RANGE, .at = HOSTILE_RANGE, .min = 0,
      .max = 9, .required = true },
    TABLE("chart", "Wounds from a roll on, with so many active or more; 99: a Kill", HOSTILE_CHART, CHART_ROOM,
          active_roll_wounds),
    TABLE("penalty", "added to the Entrance cost of its Location, with so many active or more", HOSTILE_PENALTY,
          PENALTY_ROOM, active_cost),
    FLAG("event", "an Event is drawn when it enters play", HOSTILE_EVENT),
    { .name = "place", .about = "where it enters play", .type = GROG_IS_CHOICE, .at = HOSTILE_PLACE,
      .word = place_words },
    NUMBER("distance", "how far, with place = beyond (the Front-most Soldier) or behind (the Rear-most)",
           HOSTILE_DISTANCE, 0, SPACES, 1),
    { .name = "aims_at", .about = "whom it targets", .type = GROG_IS_CHOICE, .at = HOSTILE_AIM, .word = aim_words },
    KEYWORDS_FIELD(HOSTILE_KEYWORDS), DECK_FIELD(HOSTILE_DECK),
    /* close combat */
    { .name = "door", .about = "a Door to its interior: its Cover, the Hits that Breach it, the Cover inside",
      .type = GROG_IS_TABLE, .at = HOSTILE_DOOR, .room = 1, .min = 0, .max = 12, .word = cover_hits_interior },
    CARD("lock", "the ability that opens its Door; none: it cannot be Picked", HOSTILE_LOCK, OF_KEYWORD),
    NUMBER("lock_roll", "added to the roll that Picks it", HOSTILE_LOCK_ROLL, -9, 9, 0),
    /* two sides */
    CARD("engaged", "its Engaged side, a card of its own that lies in no deck; none: it has one side", HOSTILE_ENGAGED,
         OF_HOSTILE),
    CARD("joins", "the Soldier that it becomes when it is Engaged", HOSTILE_JOINS, 0),
    NUMBER("turn_cards", "Action cards that a Soldier discards to Engage it", HOSTILE_TURN_CARDS, 0, 9, 0),
    NUMBER("turn_xp", "Experience Points to Engage it", HOSTILE_TURN_XP, 0, 9, 0),
    NUMBER("turn_bodies", "Body Count to Engage it", HOSTILE_TURN_BODIES, 0, 9, 0),
    NUMBER("turn_actions", "Actions that a Soldier spends to Engage it", HOSTILE_TURN_ACTIONS, 0, 4, 0),
    NUMBER("join_xp", "Experience Points for it to join", HOSTILE_JOIN_XP, 0, 9, 0),
    NUMBER("join_bodies", "Body Count for it to join", HOSTILE_JOIN_BODIES, 0, 9, 0),
    NUMBER("stay_suppress", "instead of Fading: Suppress counters that a Soldier takes", HOSTILE_STAY_SUPPRESS, 0, 9,
           0),
    NUMBER("stay_xp", "instead of Fading: Experience Points", HOSTILE_STAY_XP, 0, 9, 0),
    NUMBER("stay_bodies", "instead of Fading: Body Count", HOSTILE_STAY_BODIES, 0, 9, 0),
    /* arms */
    { .name = "field", .about = "counters that lie on it when it is placed, for who Eliminates it",
      .type = GROG_IS_KEYWORDS, .at = HOSTILE_FIELD, .of = OF_COUNTER, .room = 1, .min = 1, .max = 20, .base = 1 },
    /* fast */
    TABLE("results", "from a roll on, with so many active or more, another result of its Attack: a number by which its "
          "rows know it (result)", HOSTILE_RESULTS, RESULT_ROOM, active_roll_result),
    /* machines, Undead, Eras */
    NOISE_FIELD(HOSTILE_NOISE),
    NUMBER("hits", "a Double-Reticle: Hits that each Hostile on it needs; 0: it is none", HOSTILE_HITS, 0, 9, 0),
    { .name = "spoils", .about = "counters that the team shares out when it is Eliminated", .type = GROG_IS_KEYWORDS,
      .at = HOSTILE_SPOILS, .of = OF_COUNTER, .room = 1, .min = 1, .max = 9, .base = 1 },
};
static const struct grog_card_field event_fields[] = {
    COPIES_FIELD, REGION_FIELD(EVENT_REGION),
    NUMBER("cancel", "Experience Points to cancel it; 0: it cannot be", EVENT_CANCEL, 0, 9, 0),
    FLAG("stays", "it stays in force in its Location", EVENT_STAYS),
    KEYWORDS_FIELD(EVENT_KEYWORDS), DECK_FIELD(EVENT_DECK),
    /* striking and checks */
    CARD("trap", "a Trap: the ability that a Soldier rolls for there, at once or as he enters", EVENT_TRAP, OF_KEYWORD),
    NUMBER("trap_roll", "added to that roll", EVENT_TRAP_ROLL, -9, 9, 0),
    /* machines, Undead, Eras */
    NUMBER("value", "it lies in the Hostile deck with this value; -1: Events have a deck of their own", EVENT_VALUE, -1,
           9, -1),
    SETTINGS_FIELD(EVENT_SETTINGS), NOISE_FIELD(EVENT_NOISE),
    CARD("nation", "of a deck of its own: the Hostile Nation that it is used with; none: any", EVENT_NATION, OF_NATION),
};
static const struct grog_card_field team_fields[] = {
    CARD("mission", "the Mission it is made for", TEAM_MISSION, OF_MISSION),
    { .name = "cards", .about = "each Soldier, followed by what is bought for him; a number behind a Soldier is his "
      "seat from 1, behind a Weapon with Ammo 1 and the sets of extra Ammo, behind Grenades and Equipment how many",
      .type = GROG_IS_KEYWORDS, .at = TEAM_CARDS, .room = TEAM_ROOM, .min = 0, .max = 9, .base = 0, .required = true,
      .repeats = true },
};
static const struct grog_card_field force_fields[] = {
    CARD("nation", "its Nation", FORCE_NATION, OF_NATION),
    { .name = "level", .about = "how good it is", .type = GROG_IS_CHOICE, .at = FORCE_LEVEL, .word = level_words },
    /* machines, Undead, Eras */
    { .name = "parts", .about = "further forces whose cards are met together with it", .type = GROG_IS_CARDS,
      .at = FORCE_PARTS, .of = OF_FORCE, .room = PART_ROOM },
};
static const struct grog_card_field counter_fields[] = {
    NUMBER("most", "so many can lie on one card", COUNTER_MOST, 1, MOST_COUNTERS, MOST_COUNTERS),
};
static const struct grog_card_field type_fields[] = {
    DECKS_FIELD(TYPE_DECKS),
    /* mission types */
    FLAG("paired", "Mission and Objective must both be of it, or neither", TYPE_PAIRED),
    FLAG("declared", "any Mission may be declared to be of it", TYPE_DECLARED),
    { .name = "lays", .about = "Locations are played; lie all from the start; are played from the Objective's side",
      .type = GROG_IS_CHOICE, .at = TYPE_LAYS, .word = lays_words },
    { .name = "path", .about = "decks of their own, each with the space where a random card of it lies",
      .type = GROG_IS_KEYWORDS, .at = TYPE_PATH, .of = OF_DECK, .room = PATH_ROOM, .min = 2, .max = SPACES - 1,
      .base = 2 },
    FLAG("redraw_none", "a random Location without Reinforcements is drawn anew", TYPE_REDRAW),
    { .name = "start", .about = "where the team starts", .type = GROG_IS_CHOICE, .at = TYPE_START,
      .word = start_words },
    FLAG("active", "the Objective is Active from the start", TYPE_ACTIVE),
    CARD("transport", "the team needs one of its transports; this one unless another is chosen", TYPE_TRANSPORT,
         OF_TRANSPORT),
    CARD("first", "the first Hostile for a new Location comes from this deck", TYPE_FIRST, OF_DECK),
    FLAG("first_open", "straight from that deck, and for the Objective too; else a card for each Location is set out",
         TYPE_FIRST_OPEN),
    { .name = "only", .about = "each Soldier must bear one of these words", .type = GROG_IS_CARDS, .at = TYPE_ONLY,
      .of = OF_KEYWORD, .room = WORD_ROOM },
    { .name = "forbids", .about = "what bears one of these words is neither bought nor used", .type = GROG_IS_CARDS,
      .at = TYPE_FORBIDS, .of = OF_KEYWORD, .room = WORD_ROOM },
    { .name = "bars", .about = "Objectives of these types cannot be chosen with it", .type = GROG_IS_CARDS,
      .at = TYPE_BARS, .of = OF_TYPE, .room = TYPE_ROOM },
};
/* abilities and places */
static const char *const year_month[] = { "year", "month", NULL };
static const struct grog_card_field record_fields[] = {
    NEEDED("cost", "Resource Points", RECORD_COST, 0, 30),
    NATIONS_FIELD(RECORD_NATIONS), REGION_FIELD(RECORD_REGION), KEYWORDS_FIELD(RECORD_KEYWORDS),
    { .name = "dates", .about = "the month of the battle, or the first and the last; a Soldier is in one at a time",
      .type = GROG_IS_TABLE, .at = RECORD_DATES, .room = 2, .min = 0, .max = 2100, .word = year_month },
    FLAG("player", "Player Soldiers can have it", RECORD_PLAYER),
    FLAG("non_player", "Non-Player Soldiers can have it", RECORD_NON_PLAYER),
    FLAG("squad", "Squad Soldiers can have it", RECORD_SQUAD),
    { .name = "bars", .about = "Soldiers with one of these keywords cannot have it", .type = GROG_IS_CARDS,
      .at = RECORD_BARS, .of = OF_KEYWORD, .room = BAR_ROOM },
    { .name = "skills", .about = "Skills that come with it, each with its uses in a Mission",
      .type = GROG_IS_KEYWORDS, .at = RECORD_SKILLS, .of = OF_SKILL, .room = RECORD_ROOM, .min = 1, .max = 9,
      .base = 1 },
};
static const struct grog_card_field environment_fields[] = {
    { .name = "counters", .about = "counters of a Soldier that serve against it", .type = GROG_IS_CARDS,
      .at = ENVIRONMENT_COUNTERS, .of = OF_COUNTER, .room = SERVING_ROOM },
};
/* mission types */
static const struct grog_card_field transport_fields[] = {
    { .name = "type", .about = "the type of Mission it is for", .type = GROG_IS_CARD, .at = TRANSPORT_TYPE,
      .of = OF_TYPE, .required = true },
    NUMBER("cost", "Resource Points", TRANSPORT_COST, 0, 30, 0),
    NUMBER("carries", "so many Soldiers; 0: any number", TRANSPORT_CARRIES, 0, SOLDIERS, 0),
    CARD("equips", "every Soldier gets one of these, whatever he is", TRANSPORT_EQUIPS, OF_EQUIPMENT),
};
#define ROLLS_FIELD(called, means, slot, most) \
    { .name = called, .about = means, .type = GROG_IS_KEYWORDS, .at = slot, .of = OF_KEYWORD, .room = most, \
      .min = -9, .max = 9, .base = 0, .repeats = true }
static const struct grog_card_field k9_fields[] = {
    SOLDIER_FIELDS,
    { .name = "handler", .about = "the Soldier without whom it cannot be taken, and whom it follows",
      .type = GROG_IS_CARD, .at = K9_HANDLER, .required = true },
    CARD("deck", "the Encounters that lie beside if it is taken", K9_DECK, OF_DECK),
    CARD("objective", "a word that the Objective must have if it is taken", K9_OBJECTIVE, OF_KEYWORD),
};
static const struct grog_card_field encounter_fields[] = {
    COPIES_FIELD,
    { .name = "deck", .about = "the deck that it lies in", .type = GROG_IS_CARD, .at = ENCOUNTER_DECK, .of = OF_DECK,
      .required = true },
    NUMBER("value", "counts towards the value of Hostiles of its Location", ENCOUNTER_VALUE, 0, 12, 0),
    NUMBER("ignore", "the die by which a Handler Ignores it; 0: he cannot", ENCOUNTER_IGNORE, 0, 10, 0),
    ROLLS_FIELD("rolls", "ability rolls of K9 and Handler in their order, each with what is added", ENCOUNTER_ROLLS,
                ROLL_ROOM),
    ROLLS_FIELD("second", "the fresh roll that may be tried when one has failed", ENCOUNTER_SECOND, 1),
};
static const struct grog_card_field platform_fields[] = {
    NEEDED("cost", "Resource Points", PLATFORM_COST, 0, 60),
    NEEDED("attacks", "dice of its one Attack", PLATFORM_ATTACKS, 1, 12),
    NUMBER("danger", "Soldiers so near to the Objective are in danger; -1: none are", PLATFORM_DANGER, -1, SPACES, -1),
    NUMBER("safe", "the die that a Soldier in danger needs", PLATFORM_SAFE, 1, 11, 1),
    { .name = "damage", .about = "Damage of a die from a roll on", .type = GROG_IS_TABLE, .at = PLATFORM_DAMAGE,
      .room = TABLE_ROOM, .min = 0, .max = 20, .word = roll_damage, .required = true },
    { .name = "guidance", .about = "added to each die from so many Guidance Points on", .type = GROG_IS_TABLE,
      .at = PLATFORM_GUIDANCE, .room = TABLE_ROOM, .min = -9, .max = 99, .word = points_bonus },
};
/* machines, Undead, Eras */
static const struct grog_card_field setting_fields[] = {
    CARD("era", "the Era it belongs to", SETTING_ERA, OF_ERA),
    FLAG("shares", "cards that name no Setting lie in its decks too", SETTING_SHARES),
    { .name = "keywords", .about = "rules that it is put together from: their rows become its own",
      .type = GROG_IS_KEYWORDS, .at = SETTING_KEYWORDS, .of = OF_KEYWORD, .room = SWITCH_ROOM, .min = -9, .max = 99,
      .base = 1 },
    FLAG("any_nation", "Soldiers of all Nations can have and use all cards", SETTING_ANY_NATION),
    DECKS_FIELD(SETTING_DECKS),
};
static const struct grog_card_field deck_fields[] = {
    FLAG("returns", "a cup: what is done with goes back into it at once", DECK_RETURNS),
};
static const struct grog_card_field sitrep_fields[] = {
    NUMBER("gain", "Resource Points that the team gets with it", SITREP_GAIN, 0, 50, 0),
    NUMBER("pay", "Resource Points that it costs the team", SITREP_PAY, 0, 50, 0),
    FLAG("per_location", "so many for each space up to the Objective", SITREP_EACH),
    REGION_FIELD(SITREP_REGION),
    { .name = "settings", .about = "where it can be taken; none: anywhere", .type = GROG_IS_CARDS,
      .at = SITREP_SETTINGS, .of = OF_SETTING, .room = SETTING_ROOM },
};

/* In which scopes the rows of a kind are ever heard. */
enum {
    ANYBODY  = 1 << GROG_FOR_ALL,
    AS_ACTOR = 1 << GROG_FOR_ACTOR, AS_TOOL = 1 << GROG_FOR_WITH, AS_TARGET = 1 << GROG_FOR_TARGET,
    NEARBY   = 1 << GROG_FOR_HERE,
    BORNE    = AS_ACTOR | AS_TARGET | ANYBODY | NEARBY,
};

#define FIELDS(of) .field = of, .fields = GROG_COUNT(of)
const struct grog_card_kind wf_card_kinds[CARD_KINDS] = {
    [OF_BACK]     = { .name = "back", .about = "what is seen of a card that lies face down", FIELDS(back_fields),
                      .numbers = BACK_NUMBERS, .is_back = true },
    [OF_SETTING]  = { .name = "setting", .about = "a time and place; speaks during the whole Mission",
                      FIELDS(setting_fields), .numbers = SETTING_NUMBERS, .is_word = true, .speaks = true,
                      .scopes = ANYBODY, .ownerless = true },
    [OF_REGION]   = { .name = "region", .about = "where Missions are set", .is_word = true },
    [OF_NATION]   = { .name = "nation", .about = "whose Soldiers they are", .is_word = true },
    [OF_FORCE]    = { .name = "force", .about = "Hostiles that are met together: a Nation and a level",
                      FIELDS(force_fields), .numbers = FORCE_NUMBERS, .is_word = true },
    [OF_CALIBER]  = { .name = "caliber", .about = "a type of Ammo", .is_word = true },
    [OF_KEYWORD]  = { .name = "keyword", .about = "a word that cards bear; its rows become theirs", .is_word = true,
                      .speaks = true, .lends = true },
    [OF_PLAYER]   = { .name = "player", .about = "a Player Soldier: has a hand of Action cards and is equipped",
                      FIELDS(player_fields), .numbers = PLAYER_NUMBERS, .speaks = true, .scopes = BORNE,
                      .has_back = true },
    [OF_NON_PLAYER] = { .name = "non_player", .about = "a Non-Player Soldier: comes as printed",
                      FIELDS(non_player_fields), .numbers = NON_PLAYER_NUMBERS, .speaks = true, .scopes = BORNE,
                      .has_back = true },
    [OF_SQUAD]    = { .name = "squad", .about = "a Squad Soldier: Attacks by his own chart", FIELDS(squad_fields),
                      .numbers = SQUAD_NUMBERS, .speaks = true, .scopes = BORNE, .has_back = true },
    [OF_WEAPON]   = { .name = "weapon", .about = "bought for a Player Soldier", FIELDS(weapon_fields),
                      .numbers = WEAPON_NUMBERS, .speaks = true, .scopes = BORNE | AS_TOOL, .has_back = true },
    [OF_EQUIPMENT] = { .name = "equipment", .about = "bought for a Player Soldier", FIELDS(equipment_fields),
                      .numbers = EQUIPMENT_NUMBERS, .speaks = true, .scopes = BORNE | AS_TOOL, .has_back = true },
    [OF_SKILL]    = { .name = "skill", .about = "bought for a Player Soldier, for the whole Mission",
                      FIELDS(skill_fields), .numbers = SKILL_NUMBERS, .speaks = true, .scopes = BORNE,
                      .has_back = true },
    [OF_ACTION]   = { .name = "action", .about = "held and played by Player Soldiers", FIELDS(action_fields),
                      .numbers = ACTION_NUMBERS, .speaks = true, .scopes = ANYBODY | NEARBY, .has_back = true,
                      .played_at = POINT_SOLDIER_TURN, .lies_by = "support" },
    [OF_MARKER]   = { .name = "marker", .about = "a Location Marker of the Action deck", FIELDS(marker_fields),
                      .numbers = MARKER_NUMBERS, .has_back = true },
    [OF_LOCATION] = { .name = "location", .about = "a step of the path", FIELDS(location_fields),
                      .numbers = LOCATION_NUMBERS, .speaks = true, .scopes = ANYBODY | NEARBY | AS_ACTOR | AS_TARGET,
                      .ownerless = true, .has_back = true },
    [OF_MISSION]  = { .name = "mission", .about = "where the team starts, with what and for how long",
                      FIELDS(mission_fields), .numbers = MISSION_NUMBERS, .speaks = true,
                      .scopes = ANYBODY | NEARBY | AS_TARGET, .ownerless = true, .has_back = true },
    [OF_OBJECTIVE] = { .name = "objective", .about = "what is to be done", FIELDS(objective_fields),
                      .numbers = OBJECTIVE_NUMBERS, .speaks = true, .scopes = ANYBODY | NEARBY | AS_ACTOR | AS_TARGET,
                      .ownerless = true, .has_back = true },
    [OF_TARGET]   = { .name = "target", .about = "what an Objective wants Destroyed", FIELDS(target_fields),
                      .numbers = TARGET_NUMBERS, .has_back = true },
    [OF_HOSTILE]  = { .name = "hostile", .about = "one or more of the enemy", FIELDS(hostile_fields),
                      .numbers = HOSTILE_NUMBERS, .speaks = true,
                      .scopes = ANYBODY | NEARBY | AS_ACTOR | AS_TARGET | AS_TOOL,
                      .ownerless = true, .has_back = true },
    [OF_EVENT]    = { .name = "event", .about = "drawn when a Hostile with an Event enters play", FIELDS(event_fields),
                      .numbers = EVENT_NUMBERS, .speaks = true, .scopes = ANYBODY | NEARBY | AS_ACTOR | AS_TOOL,
                      .ownerless = true, .has_back = true },
    [OF_TEAM]     = { .name = "team", .about = "a team ready to go", FIELDS(team_fields), .numbers = TEAM_NUMBERS,
                      .is_word = true },
    [OF_DECK]     = { .name = "deck", .about = "cards that name it lie in it and not in the common deck",
                      FIELDS(deck_fields), .numbers = DECK_NUMBERS, .is_word = true },
    [OF_COUNTER]  = { .name = "counter", .about = "lies on Soldiers, or on the Mission", FIELDS(counter_fields),
                      .numbers = COUNTER_NUMBERS, .is_word = true, .most = COUNTERS },
    [OF_TYPE]     = { .name = "mission_type", .about = "how a sort of Mission differs; lies beside the path",
                      FIELDS(type_fields), .numbers = TYPE_NUMBERS, .speaks = true, .scopes = ANYBODY,
                      .ownerless = true, .has_back = true },
    /* abilities and places */
    [OF_RECORD]   = { .name = "service_record", .about = "a battle that a Soldier was in; bought for him",
                      FIELDS(record_fields), .numbers = RECORD_NUMBERS, .speaks = true, .scopes = BORNE,
                      .has_back = true },
    [OF_ENVIRONMENT] = { .name = "environment", .about = "what a harsh place does to Soldiers",
                      FIELDS(environment_fields), .numbers = ENVIRONMENT_NUMBERS, .is_word = true,
                      .most = ENVIRONMENTS },
    /* mission types */
    [OF_TRANSPORT] = { .name = "transport", .about = "brings the team; lies beside the Mission card",
                      FIELDS(transport_fields), .numbers = TRANSPORT_NUMBERS, .speaks = true,
                      .scopes = ANYBODY | NEARBY, .ownerless = true, .has_back = true },
    /* JTAC and K9 */
    [OF_K9]       = { .name = "k9", .about = "a dog: follows its Handler, without Actions, and nobody aims at it",
                      FIELDS(k9_fields), .numbers = K9_NUMBERS, .speaks = true, .scopes = BORNE, .has_back = true },
    [OF_ENCOUNTER] = { .name = "encounter", .about = "waits in a new Location for the first Soldier who enters it",
                      FIELDS(encounter_fields), .numbers = ENCOUNTER_NUMBERS, .speaks = true,
                      .scopes = ANYBODY | NEARBY | AS_TOOL, .has_back = true },
    [OF_PLATFORM] = { .name = "platform", .about = "Attacks the Objective once, guided by a Designator",
                      FIELDS(platform_fields), .numbers = PLATFORM_NUMBERS, .speaks = true,
                      .scopes = ANYBODY | AS_TARGET, .ownerless = true, .has_back = true },
    /* arms */
    [OF_TEAM_SOLDIER] = { .name = "team_soldier", .about = "a Team Soldier: is equipped, and has no Action cards",
                      FIELDS(player_fields), .numbers = PLAYER_NUMBERS, .speaks = true, .scopes = BORNE,
                      .has_back = true },
    /* machines, Undead, Eras */
    [OF_ERA]      = { .name = "era", .about = "a span of time, to which Settings belong", .is_word = true },
    [OF_SITREP]   = { .name = "sitrep", .about = "a situation report, chosen with the Mission; speaks all through it",
                      FIELDS(sitrep_fields), .numbers = SITREP_NUMBERS, .is_word = true, .speaks = true,
                      .scopes = ANYBODY, .ownerless = true },
    [OF_RULE]     = { .name = "rule", .about = "an optional rule, chosen with the Mission; speaks all through it",
                      .is_word = true, .speaks = true, .scopes = ANYBODY, .ownerless = true },
};
