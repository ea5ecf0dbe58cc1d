/* SPDX-License-Identifier: MIT */
/* numbers.h -- the kinds of card, and where the numbers of each lie; fields.h and fields_path.h name them. */
#ifndef WARFIGHTER_NUMBERS_H
#define WARFIGHTER_NUMBERS_H

enum card_kind {
    OF_BACK = 1, OF_SETTING, OF_REGION, OF_NATION, OF_FORCE, OF_CALIBER, OF_KEYWORD, OF_PLAYER, OF_NON_PLAYER,
    OF_SQUAD, OF_WEAPON, OF_EQUIPMENT, OF_SKILL, OF_ACTION, OF_MARKER, OF_LOCATION, OF_MISSION, OF_OBJECTIVE,
    OF_TARGET, OF_HOSTILE, OF_EVENT, OF_TEAM, OF_DECK, OF_COUNTER, OF_TYPE,
    /* Beneficials, Obstacles, Environment */
    OF_RECORD, OF_ENVIRONMENT,
    /* Mission Types */
    OF_TRANSPORT,
    /* JTAC Mission, K9 Mission */
    OF_K9, OF_ENCOUNTER, OF_PLATFORM,
    /* Weapons and Equipment of the manuals */
    OF_TEAM_SOLDIER,
    /* PMC: Contracts, Overwatch, Stress */
    OF_STRESS, OF_CONTRACT, OF_ESCALATION, OF_OVERWATCH,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    OF_ERA, OF_SITREP, OF_RULE,
    /* Extraction, Ammo, Distraction */
    OF_INSERTION, OF_EXTRACTION,
    /* Campaigns */
    OF_CIRCUMSTANCE, OF_ORDER, OF_MEDAL, OF_CAMPAIGN, OF_STORY,
    CARD_KINDS
};
enum { BACK_ROOM = 42 };            /* packs that are compiled have it: it stays when a kind is added */
enum { BACK_OF, BACK_NUMBERS = 1 + BACK_ROOM };
enum vehicle { NO_VEHICLE, LIGHT_VEHICLE, STANDARD_VEHICLE };
enum { COPIES };                    /* the first number of Action, Hostile and Event cards */

enum { KEYWORD_ROOM = 10, NATION_ROOM = 4, TABLE_ROOM = 6, CHART_ROOM = 8, SETTING_ROOM = 4, PART_ROOM = 4 };
enum { KEYWORD_SLOTS = 1 + 2 * KEYWORD_ROOM, NATION_SLOTS = 1 + NATION_ROOM };

/* The kinds of Soldier share their first numbers; a Team Soldier has all those of a Player Soldier. */
enum { PRINTED_ROOM = 8, HIT_ROOM = 16, HELD_ROOM = 2, FLAG_ROOM = 3, OR_ROOM = 3 };
enum {
    SOLDIER_NATION, SOLDIER_COST, SOLDIER_MOVEMENT, SOLDIER_COVER, SOLDIER_HEALTH, SOLDIER_KEYWORDS,
    SOLDIER_PRINTED = SOLDIER_KEYWORDS + KEYWORD_SLOTS,             /* cards, each with how many */
    SOLDIER_COUNTERS = SOLDIER_PRINTED + 1 + 2 * PRINTED_ROOM,      /* words, each with how many he starts with */
    SOLDIER_COUNTERS_END = SOLDIER_COUNTERS + 2 * HELD_ROOM,
    /* Weapons and Equipment of the manuals */
    SOLDIER_NATIONS, SOLDIER_NATIONS_END = SOLDIER_NATIONS + FLAG_ROOM,     /* beyond the first */
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    SOLDIER_ERA,
    /* Extraction, Ammo, Distraction */
    SOLDIER_BLACK, SOLDIER_SUBSONIC,                                /* Ammo counters that he comes with */
    /* PMC: Contracts, Overwatch, Stress */
    SOLDIER_LEVEL, SOLDIER_PROMOTES, SOLDIER_HERO, SOLDIER_REPUTATION,
    SOLDIER_CHOSEN, SOLDIER_CHOSEN_END = SOLDIER_CHOSEN + OR_ROOM,          /* one of them, printed as well */
    SOLDIER_OWN,
    PLAYER_LOADOUT = SOLDIER_OWN, PLAYER_NUMBERS,
    /* rows: health, actions */
    OTHER_ACTIONS = SOLDIER_OWN, NON_PLAYER_NUMBERS = OTHER_ACTIONS + 1 + 2 * CHART_ROOM,
    SQUAD_HITS = NON_PLAYER_NUMBERS, SQUAD_HITS_END = SQUAD_HITS + 3 * HIT_ROOM,        /* rows: health, range, hit */
    /* Calling In a Vehicle, Multiple Objectives */
    SQUAD_TURN_LIMIT, SQUAD_CALLED_TO, SQUAD_BRINGS, SQUAD_PICKS,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    SQUAD_VEHICLE, SQUAD_NOISE, SQUAD_LOADOUT, SQUAD_HUNTED,
    /* PMC: Contracts, Overwatch, Stress */
    SQUAD_DICE, SQUAD_SPRAYS,
    SQUAD_NUMBERS
};

/* JTAC Mission, K9 Mission */
enum { K9_HANDLER = SOLDIER_OWN, K9_DECK, K9_OBJECTIVE, K9_NUMBERS };

/* Those from Strong on are of Hand to Hand Combat: a chart of their own, {dice, stumble, hit, penetration, aim}. */
enum mode { SEMI, BURST, AUTO, BOLT, EXPLOSION, SPRAY, THROWN, STRONG, COMBO, AIMED, STANDARD, SKILLFUL, FINESSE, MODES,
            GUN_MODES = STRONG };
enum attack_type { RANGED_ATTACK, THROWN_ATTACK, MELEE_ATTACK };    /* apart from the Mode: wf_attack_type */
enum bipod { NO_BIPOD, BIPOD_HELPS, BIPOD_NEEDED };
enum slows { SLOWS_NOT, SLOWS_TOO, SLOWS_INSTEAD };
enum { WEAPON_NEED_ROOM = 2, FIT_ROOM = 6 };
enum { RANGE_ROOM = 4, PROX_ROOM = 8, MELEE_WIDE = 5, MELEE_SLOTS = 1 + MELEE_WIDE };
enum { MELEE_DICE, MELEE_STUMBLE, MELEE_HIT, MELEE_PEN, MELEE_AIM };
enum {
    WEAPON_COST, WEAPON_WEIGHT, WEAPON_NATIONS, WEAPON_KEYWORDS = WEAPON_NATIONS + NATION_SLOTS,
    WEAPON_RANGES = WEAPON_KEYWORDS + KEYWORD_SLOTS,                /* rows: range, reload, hit */
    WEAPON_MODES = WEAPON_RANGES + 1 + 3 * RANGE_ROOM,              /* dice by mode; 0: it has not */
    WEAPON_CALIBER = WEAPON_MODES + GUN_MODES, WEAPON_AMMO, WEAPON_EXPENDED, WEAPON_SINGLE_SHOT, WEAPON_SUPPRESSED,
    /* Hand to Hand Combat, Body Armor, Doors */
    WEAPON_MELEE,                                                   /* a table of one row for each Mode */
    WEAPON_MELEE_END = WEAPON_MELEE + MELEE_SLOTS * (MODES - GUN_MODES) - 1,
    WEAPON_SELF_DEFENSE, WEAPON_UNARMED,
    /* Weapons and Equipment of the manuals */
    WEAPON_NEEDS, WEAPON_YEAR = WEAPON_NEEDS + 1 + WEAPON_NEED_ROOM, WEAPON_BIPOD, WEAPON_ANYBODY,
    WEAPON_XP,                                                      /* Experience by mode */
    WEAPON_SECOND = WEAPON_XP + MODES, WEAPON_PART, WEAPON_BY_DICE, WEAPON_FIRE, WEAPON_SLOWS,
    WEAPON_FIELD, WEAPON_FIELD_END = WEAPON_FIELD + 2, WEAPON_COPIES,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    WEAPON_MOUNTED, WEAPON_SPRAYS, WEAPON_PROX, WEAPON_PROX_END = WEAPON_PROX + 3 * PROX_ROOM, WEAPON_ERA,
    /* Noise, awareness */
    WEAPON_QUIET,
    /* Extraction, Ammo, Distraction */
    WEAPON_TRIGGERED,
    WEAPON_NUMBERS
};
enum { PROTECT_ROOM = 6 };
enum {
    EQUIPMENT_COST, EQUIPMENT_WEIGHT, EQUIPMENT_NATIONS,
    EQUIPMENT_COUNTERS = EQUIPMENT_NATIONS + NATION_SLOTS,          /* uses that each one bought brings; 0: no end */
    EQUIPMENT_KEYWORDS, EQUIPMENT_KEYWORDS_END = EQUIPMENT_KEYWORDS + KEYWORD_SLOTS - 1,
    /* Hand to Hand Combat, Body Armor, Doors */
    EQUIPMENT_COVERAGE, EQUIPMENT_PROTECTS,                         /* rows: Body Locations from, to, Cover */
    EQUIPMENT_PROTECTS_END = EQUIPMENT_PROTECTS + 3 * PROTECT_ROOM,
    /* JTAC Mission, K9 Mission */
    EQUIPMENT_GUIDANCE,                                             /* rows: roll, points; with them a Designator */
    EQUIPMENT_GUIDES = EQUIPMENT_GUIDANCE + 1 + 2 * TABLE_ROOM, EQUIPMENT_BOOST = EQUIPMENT_GUIDES + 2,
    /* Weapons and Equipment of the manuals */
    EQUIPMENT_ANYBODY, EQUIPMENT_FITS, EQUIPMENT_HEALS = EQUIPMENT_FITS + 1 + FIT_ROOM,     /* rows: roll, points */
    EQUIPMENT_FIELD = EQUIPMENT_HEALS + 1 + 2 * TABLE_ROOM, EQUIPMENT_FIELD_END = EQUIPMENT_FIELD + 2,
    EQUIPMENT_COPIES,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    EQUIPMENT_ERA,
    /* Extraction, Ammo, Distraction */
    EQUIPMENT_AMMO,
    EQUIPMENT_NUMBERS
};
enum { NEED_ROOM = 4, GIVE_ROOM = 5 };
enum {
    SKILL_COST, SKILL_NATIONS, SKILL_NEEDS = SKILL_NATIONS + NATION_SLOTS, SKILL_WORDS = SKILL_NEEDS + 1 + NEED_ROOM,
    SKILL_PRINTED = SKILL_WORDS + 1 + NEED_ROOM, SKILL_GIVES, SKILL_KEYWORDS = SKILL_GIVES + 1 + GIVE_ROOM,
    SKILL_KEYWORDS_END = SKILL_KEYWORDS + KEYWORD_SLOTS - 1,
    /* Engaging, Fading, Body Count */
    SKILL_UPKEEP, SKILL_UPKEEP_CARDS,
    /* Weapons and Equipment of the manuals */
    SKILL_ANYBODY, SKILL_HEALS, SKILL_HEALS_END = SKILL_HEALS + 2 * TABLE_ROOM,     /* rows: roll, points */
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    SKILL_ERA, SKILL_THEOLOGY,
    SKILL_NUMBERS
};
enum { ACTION_SUPPORT = 1, ACTION_COVERT, ACTION_RETAIN, ACTION_KEYWORDS,
    ACTION_KEYWORDS_END = ACTION_KEYWORDS + KEYWORD_SLOTS - 1,
    /* Engaging, Fading, Body Count */
    ACTION_FATIGUE,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    ACTION_SETTINGS, ACTION_SETTINGS_END = ACTION_SETTINGS + SETTING_ROOM,
    ACTION_NUMBERS };
enum {
    MARKER_COPIES,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    MARKER_SETTINGS, MARKER_SETTINGS_END = MARKER_SETTINGS + SETTING_ROOM,
    MARKER_NUMBERS
};

enum { TYPE_ROOM = 3, DECK_ROOM = 4 };                              /* types of a Mission; decks of a type, a Setting */
enum { BAND_ROOM = 6 };                                             /* of Activity */
enum { RESCUE_ROOM = 4, OTHERS_ROOM = 3 };                          /* who are rescued; Objectives before the last */
enum { PATH_ROOM = 6, WORD_ROOM = 4 };                              /* spaces and words that a type names */

/* What every card of the path has, at the same place; and what all but the Mission card have. */
enum {
    PLACE_REGION, PLACE_ENTRANCE, PLACE_REINFORCE, PLACE_NEVER = PLACE_REINFORCE + 2, PLACE_KEYWORDS,
    PLACE_KEYWORDS_END = PLACE_KEYWORDS + KEYWORD_SLOTS - 1,
    /* Hand to Hand Combat, Body Armor, Doors */
    PLACE_ENGAGE,
    /* Beneficials, Obstacles, Environment */
    PLACE_SUCCESS, PLACE_SUCCESS_ROLL,                              /* the ability that can be used there */
    /* Striking, Ability Checks, Traps */
    PLACE_FAIL, PLACE_FAIL_ROLL,                                    /* the ability that whoever enters needs */
    /* Engaging, Fading, Body Count */
    PLACE_SEARCH,
    /* Extraction, Ammo, Distraction */
    PLACE_NIGHT, PLACE_REIN_ROLL, PLACE_REIN_ROLL_END,              /* the penalty; least and most of die and value */
    PLACE_COMMON, PLACE_ALWAYS = PLACE_COMMON, PLACE_HOSTILES,      /* rows: team points from, value */
    PLACE_NUMBERS = PLACE_HOSTILES + 1 + 2 * TABLE_ROOM
};
enum {
    LOCATION_COPIES = PLACE_NUMBERS, LOCATION_ACTIONS, LOCATION_XP, LOCATION_DECK,
    /* Beneficials, Obstacles, Environment */
    LOCATION_OBSTACLE, LOCATION_DETECT, LOCATION_DISARM,            /* the ability that whoever enters first needs */
    /* Engaging, Fading, Body Count */
    LOCATION_BODIES,
    /* PMC: Contracts, Overwatch, Stress */
    LOCATION_ANY_ACTIONS,
    /* Extraction, Ammo, Distraction */
    LOCATION_DISTRACTION,
    LOCATION_NUMBERS
};
enum {
    MISSION_RESOURCES = PLACE_COMMON, MISSION_TIME, MISSION_OBJECTIVE, MISSION_LOADOUT, MISSION_DIFFICULTY,
    MISSION_GOAL, MISSION_FORCE, MISSION_TYPES, MISSION_TYPES_END = MISSION_TYPES + TYPE_ROOM,
    /* Engaging, Fading, Body Count */
    MISSION_BODIES,
    /* Calling In a Vehicle, Multiple Objectives */
    MISSION_ESCORTS, MISSION_RESCUES, MISSION_RESCUES_END = MISSION_RESCUES + RESCUE_ROOM, MISSION_RESCUED,
    MISSION_OTHERS, MISSION_OTHERS_END = MISSION_OTHERS + 2 * OTHERS_ROOM,
    /* Noise, awareness */
    MISSION_ACTIVITY, MISSION_CONFUSION = MISSION_ACTIVITY + 1 + 2 * BAND_ROOM,     /* rows: up to space, activity */
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    MISSION_SETTING,
    /* PMC: Contracts, Overwatch, Stress */
    MISSION_POINTS, MISSION_HERO,
    /* Extraction, Ammo, Distraction */
    MISSION_INSERTION, MISSION_EXTRACTION,
    MISSION_NUMBERS
};
enum {
    OBJECTIVE_ELIMINATE = PLACE_NUMBERS, OBJECTIVE_DESTROY, OBJECTIVE_TYPES,
    OBJECTIVE_TYPES_END = OBJECTIVE_TYPES + TYPE_ROOM,
    /* Mission Types */
    OBJECTIVE_FROM, OBJECTIVE_PRESENT,                              /* a deck; a Hostile */
    /* Calling In a Vehicle, Multiple Objectives */
    OBJECTIVE_KEEP_CLEAR, OBJECTIVE_DELIVER, OBJECTIVE_PRESENT_DIES, OBJECTIVE_EMBEDDED,
    /* Engaging, Fading, Body Count */
    OBJECTIVE_FIND,
    OBJECTIVE_NUMBERS
};
enum {
    TARGET_RETICLES, TARGET_HITS, TARGET_COVER, TARGET_EXPLOSION, TARGET_GUARDED,
    /* JTAC Mission, K9 Mission */
    TARGET_STRIKE, TARGET_STRIKE_ONLY,
    TARGET_NUMBERS
};

enum place { PLACE_HERE, PLACE_FRONT_MOST, PLACE_REAR_MOST, PLACE_TARGETED, PLACE_BEYOND, PLACE_BEHIND, PLACE_WORDS };
enum aim { AIM_RANDOM, AIM_RANDOM_HERE, AIM_COSTLIEST, AIM_WORDS };
enum { SEARCH_ROOM = 3 };
enum { PENALTY_ROOM = 3, DOOR_SLOTS = 4, RESULT_ROOM = 4, KILL = 99 };  /* KILL: Wounds of a chart that Down */
enum {
    HOSTILE_FORCE = 1, HOSTILE_VALUE, HOSTILE_RETICLES, HOSTILE_COVER, HOSTILE_RANGE,
    HOSTILE_CHART = HOSTILE_RANGE + 2,                              /* rows: active, roll, wounds */
    HOSTILE_PENALTY = HOSTILE_CHART + 1 + 3 * CHART_ROOM,           /* rows: active, cost */
    HOSTILE_EVENT = HOSTILE_PENALTY + 1 + 2 * PENALTY_ROOM, HOSTILE_PLACE, HOSTILE_DISTANCE, HOSTILE_AIM,
    HOSTILE_KEYWORDS, HOSTILE_DECK = HOSTILE_KEYWORDS + KEYWORD_SLOTS,
    /* Hand to Hand Combat, Body Armor, Doors */
    HOSTILE_DOOR, HOSTILE_DOOR_END = HOSTILE_DOOR + DOOR_SLOTS - 1, /* one row: Cover, Hits, Interior Cover */
    HOSTILE_LOCK, HOSTILE_LOCK_ROLL,
    /* Engaging, Fading, Body Count */
    HOSTILE_ENGAGED, HOSTILE_JOINS,                                 /* its other side; the Soldier that it becomes */
    HOSTILE_TURN_CARDS, HOSTILE_TURN_XP, HOSTILE_TURN_BODIES, HOSTILE_TURN_ACTIONS,     /* what it costs to turn it */
    HOSTILE_JOIN_XP, HOSTILE_JOIN_BODIES, HOSTILE_STAY_SUPPRESS, HOSTILE_STAY_XP, HOSTILE_STAY_BODIES,
    /* Weapons and Equipment of the manuals */
    HOSTILE_FIELD, HOSTILE_FIELD_END = HOSTILE_FIELD + 2,           /* a counter, and how many lie on it */
    /* Fast Hostiles */
    HOSTILE_RESULTS, HOSTILE_RESULTS_END = HOSTILE_RESULTS + 3 * RESULT_ROOM,   /* rows: active, roll, result */
    /* Noise, awareness */
    HOSTILE_ALARM, HOSTILE_REACTION,
    HOSTILE_SEARCH, HOSTILE_SEARCH_END = HOSTILE_SEARCH + 2 * SEARCH_ROOM,      /* rows: range, value */
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    HOSTILE_NOISE, HOSTILE_NOISE_END, HOSTILE_HITS, HOSTILE_SPOILS, HOSTILE_SPOILS_END = HOSTILE_SPOILS + 2,
    /* PMC: Contracts, Overwatch, Stress */
    HOSTILE_GRADE,
    /* Revealing, Unaware Targets */
    HOSTILE_REVEALED, HOSTILE_ROAMS, HOSTILE_ROAMS_END, HOSTILE_EVADE,
    HOSTILE_NUMBERS
};
enum {
    EVENT_REGION = 1, EVENT_CANCEL, EVENT_STAYS, EVENT_KEYWORDS, EVENT_DECK = EVENT_KEYWORDS + KEYWORD_SLOTS,
    /* Striking, Ability Checks, Traps */
    EVENT_TRAP, EVENT_TRAP_ROLL,                                    /* the ability of its Check */
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    EVENT_VALUE, EVENT_SETTINGS, EVENT_SETTINGS_END = EVENT_SETTINGS + SETTING_ROOM, EVENT_NOISE, EVENT_NOISE_END,
    EVENT_NATION,
    EVENT_NUMBERS
};
enum { COUNTER_MOST, COUNTER_NUMBERS };
enum { KEYWORD_QUIET, KEYWORD_RANGED, KEYWORD_THROWN, KEYWORD_NUMBERS };  /* one Moves without Noise; types of Attack */
enum { DECK_RETURNS, DECK_NUMBERS };
enum {
    TYPE_DECKS, TYPE_DECKS_END = TYPE_DECKS + DECK_ROOM,
    /* Mission Types */
    TYPE_PAIRED, TYPE_DECLARED, TYPE_LAYS,
    TYPE_PATH, TYPE_PATH_END = TYPE_PATH + 2 * PATH_ROOM,           /* decks, each with the space of its card */
    TYPE_REDRAW, TYPE_START, TYPE_ACTIVE, TYPE_TRANSPORT, TYPE_FIRST, TYPE_FIRST_OPEN,
    TYPE_ONLY, TYPE_ONLY_END = TYPE_ONLY + WORD_ROOM, TYPE_FORBIDS, TYPE_FORBIDS_END = TYPE_FORBIDS + WORD_ROOM,
    TYPE_BARS, TYPE_BARS_END = TYPE_BARS + TYPE_ROOM,
    /* Extraction, Ammo, Distraction */
    TYPE_EARLY,
    TYPE_NUMBERS
};
/* Beneficials, Obstacles, Environment */
enum { NO_DISARM = -10 };           /* an Obstacle of one roll */
enum { BAR_ROOM = 2, RECORD_ROOM = 3, SERVING_ROOM = 6, ENVIRONMENTS = 12 };
enum {
    RECORD_COST, RECORD_NATIONS, RECORD_REGION = RECORD_NATIONS + NATION_SLOTS, RECORD_KEYWORDS,
    RECORD_DATES = RECORD_KEYWORDS + KEYWORD_SLOTS,                 /* first and last: year, month */
    RECORD_PLAYER = RECORD_DATES + 1 + 4, RECORD_NON_PLAYER, RECORD_SQUAD, RECORD_BARS,
    RECORD_SKILLS = RECORD_BARS + 1 + BAR_ROOM, RECORD_NUMBERS = RECORD_SKILLS + 1 + 2 * RECORD_ROOM
};
enum { ENVIRONMENT_COUNTERS, ENVIRONMENT_NUMBERS = 1 + SERVING_ROOM };
/* Mission Types */
enum { TRANSPORT_TYPE, TRANSPORT_COST, TRANSPORT_CARRIES, TRANSPORT_EQUIPS, TRANSPORT_NUMBERS };
enum lays { LAYS_PLAYED, LAYS_FILLED, LAYS_FROM_OBJECTIVE };
enum start { START_MISSION, START_OBJECTIVE };
/* JTAC Mission, K9 Mission */
enum { ROLL_ROOM = 4 };
enum {
    ENCOUNTER_DECK = 1, ENCOUNTER_VALUE, ENCOUNTER_IGNORE, ENCOUNTER_ROLLS,     /* words, each with a modifier */
    ENCOUNTER_SECOND = ENCOUNTER_ROLLS + 1 + 2 * ROLL_ROOM, ENCOUNTER_NUMBERS = ENCOUNTER_SECOND + 3
};
enum {
    PLATFORM_COST, PLATFORM_ATTACKS, PLATFORM_DANGER, PLATFORM_SAFE,
    PLATFORM_DAMAGE,                                                /* rows: roll, damage */
    PLATFORM_GUIDANCE = PLATFORM_DAMAGE + 1 + 2 * TABLE_ROOM,       /* rows: points, bonus */
    PLATFORM_NUMBERS = PLATFORM_GUIDANCE + 1 + 2 * TABLE_ROOM
};
/* Vehicles, Undead, Divinity, Eras, Optional Rules */
enum { SECTION_ROOM = 6 };            /* sections of the Noise Track */
enum { SWITCH_ROOM = 30 };            /* bundles of switches that a Setting is put together from */
enum { SIGHT_ROOM = 12, SIGHT_WIDE = 5 };
enum sight { SIGHT_ROLLS, SIGHT_NO_SHOT, SIGHT_KILLS, SIGHT_KILLS_ALARM };  /* what an Unaware Target counter says */
enum {
    SETTING_ERA, SETTING_SHARES, SETTING_KEYWORDS, SETTING_ANY_NATION = SETTING_KEYWORDS + 1 + 2 * SWITCH_ROOM,
    SETTING_DECKS,
    /* Noise, awareness */
    SETTING_NOISE_TRACK = SETTING_DECKS + 1 + DECK_ROOM,            /* rows: spaces, alarm, pauses */
    /* Revealing, Unaware Targets */
    SETTING_UNAWARE = SETTING_NOISE_TRACK + 1 + 3 * SECTION_ROOM,   /* rows: copies, attack, cover, result, xp */
    SETTING_UNAWARE_END = SETTING_UNAWARE + SIGHT_WIDE * SIGHT_ROOM,
    SETTING_NUMBERS
};
enum {
    SITREP_GAIN, SITREP_PAY, SITREP_EACH, SITREP_REGION, SITREP_SETTINGS,
    SITREP_NUMBERS = SITREP_SETTINGS + 1 + SETTING_ROOM
};

/* PMC: Contracts, Overwatch, Stress */
enum grade { NO_GRADE, EPIC, LEGENDARY };
enum affects { AFFECTS_DRAWER, AFFECTS_CHOSEN, AFFECTS_RANDOM };
enum { STRESS_AVOID = 1, STRESS_AFFECTS, STRESS_NATIONS, STRESS_NUMBERS = STRESS_NATIONS + NATION_SLOTS };
enum {
    CONTRACT_MISSIONS, CONTRACT_PAY, CONTRACT_DROP, CONTRACT_WEEKS, CONTRACT_THREAT, CONTRACT_ENGAGED,
    CONTRACT_REPUTATION, CONTRACT_NUMBERS
};
enum { ESCALATION_POINTS = 1, ESCALATION_ROLL, ESCALATION_MONEY, ESCALATION_REPUTATION, ESCALATION_HERO,
       ESCALATION_NUMBERS };
enum { OVERWATCH_DOWNS = 1, OVERWATCH_ANY_TIME, OVERWATCH_NUMBERS };
/* Extraction, Ammo, Distraction */
enum { INSERTION_COST, INSERTION_KEYWORDS, INSERTION_NUMBERS = INSERTION_KEYWORDS + KEYWORD_SLOTS };
enum { EXTRACTION_COST = PLACE_COMMON, EXTRACTION_NUMBERS };
/* Campaigns */
enum { CIRCUMSTANCE_SPACE, CIRCUMSTANCE_TIME, CIRCUMSTANCE_LOADOUT, CIRCUMSTANCE_VALUE, CIRCUMSTANCE_ENTRANCE,
       CIRCUMSTANCE_XP, CIRCUMSTANCE_SKILLS, CIRCUMSTANCE_SOLDIER, CIRCUMSTANCE_GAIN, CIRCUMSTANCE_GAIN_OF,
       CIRCUMSTANCE_NUMBERS };
enum campaign_sort { PLAYER_CAMPAIGN, OFFENSIVE_CAMPAIGN, DEFENSIVE_CAMPAIGN };
enum gain_of { GAINS_NOTHING, GAINS_SOLDIERS_AND_GEAR, GAINS_GEAR, GAINS_GRENADES };
enum { FORCE_ROOM = 4, PLAN_ROOM = 24, CHART_ROWS = 12, LEVEL_ROOM = 8, SQUARE_ROOM = 32, LINE_ROOM = 64 };
enum {
    CAMPAIGN_SORT, CAMPAIGN_SETTING, CAMPAIGN_NATION, CAMPAIGN_REGION, CAMPAIGN_RESOURCES, CAMPAIGN_WEEKS,
    CAMPAIGN_HOSTILES, CAMPAIGN_MISSIONS = CAMPAIGN_HOSTILES + 1 + FORCE_ROOM,
    CAMPAIGN_OBJECTIVES = CAMPAIGN_MISSIONS + 1 + PLAN_ROOM, CAMPAIGN_STARTS = CAMPAIGN_OBJECTIVES + 1 + PLAN_ROOM,
    CAMPAIGN_FINALS = CAMPAIGN_STARTS + 1 + PLAN_ROOM, CAMPAIGN_ORDERS = CAMPAIGN_FINALS + 1 + FORCE_ROOM,
    CAMPAIGN_CHART = CAMPAIGN_ORDERS + 1 + FORCE_ROOM,              /* rows: circumstance, highest roll */
    CAMPAIGN_LEVELS = CAMPAIGN_CHART + 1 + 2 * CHART_ROWS,          /* rows: story, least number */
    CAMPAIGN_EACH_WEEK = CAMPAIGN_LEVELS + 1 + 2 * LEVEL_ROOM, CAMPAIGN_WON, CAMPAIGN_LOST, CAMPAIGN_COST_MOST,
    CAMPAIGN_FIRST_BY, CAMPAIGN_SQUARES,                            /* rows: card, start */
    CAMPAIGN_LINES = CAMPAIGN_SQUARES + 1 + 2 * SQUARE_ROOM,        /* rows: from, to */
    CAMPAIGN_AT = CAMPAIGN_LINES + 1 + 2 * LINE_ROOM,               /* rows: x, y */
    CAMPAIGN_DECLARED = CAMPAIGN_AT + 1 + 2 * SQUARE_ROOM, CAMPAIGN_NUMBERS
};
enum { STORY_OF, STORY_NUMBERS };
enum { GIFT_ROOM = 3 };
enum { MEDAL_NATION = 1, MEDAL_POINTS, MEDAL_TURNS, MEDAL_FACE_DOWN, MEDAL_COMPANY, MEDAL_GIVES,
       MEDAL_NUMBERS = MEDAL_GIVES + 1 + GIFT_ROOM };

enum { TEAM_ROOM = 100 };
enum { TERM_ROOM = 8 };
enum {
    TEAM_MISSION, TEAM_CARDS, TEAM_CONTRACT = TEAM_CARDS + 1 + 2 * TEAM_ROOM, TEAM_REPUTATION, TEAM_ESCALATION,
    TEAM_OVERWATCH = TEAM_ESCALATION + 1 + 2 * TERM_ROOM, TEAM_ADDED = TEAM_OVERWATCH + 1 + 2 * TERM_ROOM,
    TEAM_NUMBERS = TEAM_ADDED + 1 + 2 * TERM_ROOM
};
enum level { NO_LEVEL, FRONTLINE, ELITE };
enum {
    FORCE_NATION, FORCE_LEVEL,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    FORCE_PARTS, FORCE_PARTS_END = FORCE_PARTS + PART_ROOM,
    FORCE_SETTINGS, FORCE_NUMBERS = FORCE_SETTINGS + 1 + SETTING_ROOM
};

#endif
