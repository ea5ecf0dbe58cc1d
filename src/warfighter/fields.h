/* SPDX-License-Identifier: MIT */
/* fields.h -- the fields of the cards that a team is made of, and the words in which all fields are written.
 * A part of kinds.c, which includes it. */
#ifndef WARFIGHTER_FIELDS_H
#define WARFIGHTER_FIELDS_H

#include "common.h"

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
#define NEEDED_KEYWORDS(slot) \
    { .name = "keywords", .about = "words whose rows become the card's own, each with a number or not", \
      .type = GROG_IS_KEYWORDS, .at = slot, .of = OF_KEYWORD, .room = KEYWORD_ROOM, .min = -9, .max = 99, .base = 1, \
      .required = true }
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
static const char *const ammo_words[] = { "none", "standard", "black", "subsonic", NULL };
static const char *const level_words[] = { "none", "frontline", "elite", NULL };
static const char *const grade_words[] = { "none", "epic", "legendary", NULL };
static const char *const affects_words[] = { "drawer", "chosen", "random", NULL };

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
    CARD("era", "his time; he has Skills, Weapons and Equipment of the same", SOLDIER_ERA, OF_ERA), \
    NUMBER("black", "Ammo counters of his first Weapon that takes it are Black", SOLDIER_BLACK, 0, 7, 0), \
    NUMBER("subsonic", "Ammo counters of his first Weapon that takes it are Subsonic", SOLDIER_SUBSONIC, 0, 7, 0), \
    NUMBER("level", "his Level: 1 and 2 are Squad, 3 and 4 Non-Player, 5 and 6 Player Soldiers; 0: he has none", \
           SOLDIER_LEVEL, 0, 6, 0), \
    CARD("promotes_to", "the same man, one Level up", SOLDIER_PROMOTES, 0), \
    NUMBER("hero_points", "Hero Points that take him there", SOLDIER_HERO, 0, 99, 0), \
    NUMBER("reputation", "with less Reputation of his company he wants the pay of this card", SOLDIER_REPUTATION, -99, \
           99, 0), \
    { .name = "chosen_of", .about = "Weapons of which he brings one, that is named behind him; none named: the first", \
      .type = GROG_IS_CARDS, .at = SOLDIER_CHOSEN, .of = OF_WEAPON, .room = OR_ROOM }
#define ACTIONS_FIELD TABLE("actions", "his Actions with so much Health", OTHER_ACTIONS, CHART_ROOM, health_actions)

static const struct grog_card_field player_fields[] = {
    SOLDIER_FIELDS, NEEDED("loadout", "the weight he can carry", PLAYER_LOADOUT, 0, 30),
};
static const struct grog_card_field non_player_fields[] = { SOLDIER_FIELDS, ACTIONS_FIELD };
static const struct grog_card_field squad_fields[] = {
    SOLDIER_FIELDS, ACTIONS_FIELD,
    TABLE("hits", "his Hit number with so much Health, at a Range", SQUAD_HITS, HIT_ROOM, health_range_hit),
    /* Calling In a Vehicle, Multiple Objectives */
    NUMBER("turn_limit", "a Vehicle that is Called In, and leaves after so many Turns; 0: it starts with the team",
           SQUAD_TURN_LIMIT, 0, 20, 0),
    CARD("called_to", "only to Locations with this word it is Called In; none: to any", SQUAD_CALLED_TO, OF_KEYWORD),
    CARD("brings", "a Soldier who comes with it and stays", SQUAD_BRINGS, OF_NON_PLAYER),
    FLAG("brings_one", "the Non-Player Soldier who is named behind it comes with it and stays", SQUAD_PICKS),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    { .name = "vehicle", .about = "is it a Vehicle, and which?", .type = GROG_IS_CHOICE, .at = SQUAD_VEHICLE,
      .word = vehicle_words },
    NUMBER("noise", "a Vehicle's Noise: what hears it comes for it", SQUAD_NOISE, 0, 9, 0),
    NUMBER("loadout", "a Vehicle's hold: the weight of Gear that it carries; 0: none", SQUAD_LOADOUT, 0, 50, 0),
    CARD("hunted_by", "the deck of the cards that hunt it if a standard Vehicle is on the team; none: that of another "
         "Vehicle", SQUAD_HUNTED, OF_DECK),
    /* PMC: Contracts, Overwatch, Stress */
    NUMBER("dice", "Attack dice of each of his Attacks", SQUAD_DICE, 1, MOST_DICE, 1),
    FLAG("sprays", "each of them counts", SQUAD_SPRAYS),
};
static const struct grog_card_field weapon_fields[] = {
    NEEDED("cost", "Resource Points; of Grenades, of each", WEAPON_COST, 0, 30),
    NUMBER("weight", "Loadout it takes; -1: as its cost", WEAPON_WEIGHT, -1, 30, -1),
    NATIONS_FIELD(WEAPON_NATIONS), NEEDED_KEYWORDS(WEAPON_KEYWORDS),     /* WF-WPN-03  every Weapon has one */
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
    /* Hand to Hand Combat, Body Armor, Doors */
    MELEE("strong", "its Strong Mode, in Hand to Hand Combat", STRONG),
    MELEE("combo", "its Combo Mode, in Hand to Hand Combat", COMBO),
    MELEE("aimed", "its Aimed Mode, in Hand to Hand Combat", AIMED),
    MELEE("standard", "its Standard Mode, in Hand to Hand Combat", STANDARD),
    MELEE("skillful", "its Skillful Mode, in Hand to Hand Combat", SKILLFUL),
    MELEE("finesse", "its Finesse Mode, in Hand to Hand Combat", FINESSE),
    FLAG("self_defense", "a Hand to Hand Attack too, when it is used against the card that its Soldier is Engaged with",
         WEAPON_SELF_DEFENSE),
    FLAG("unarmed", "what everybody has: his bare hands", WEAPON_UNARMED),
    /* Weapons and Equipment of the manuals */
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
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    FLAG("mounted", "a part of its Vehicle: it is not bought, passed, dropped or weighed", WEAPON_MOUNTED),
    FLAG("sprays", "each die counts, in every Mode", WEAPON_SPRAYS),
    TABLE("prox", "Hits of one die from a roll on, at a Range", WEAPON_PROX, PROX_ROOM, range_roll_hits),
    ERA_FIELD(WEAPON_ERA),
    /* Noise, awareness */
    NUMBER("quiet", "taken off the Noise of each of its Attack dice", WEAPON_QUIET, 0, 10, 0),
    /* Extraction, Ammo, Distraction */
    FLAG("triggered", "it can be left in a Location for a Distraction", WEAPON_TRIGGERED),
};
static const struct grog_card_field equipment_fields[] = {
    NEEDED("cost", "Resource Points", EQUIPMENT_COST, 0, 30),
    NUMBER("weight", "Loadout it takes; -1: as its cost", EQUIPMENT_WEIGHT, -1, 30, -1),
    NATIONS_FIELD(EQUIPMENT_NATIONS),
    NUMBER("counters", "counters it comes with, to spend; 0: none", EQUIPMENT_COUNTERS, 0, 20, 0),
    KEYWORDS_FIELD(EQUIPMENT_KEYWORDS),
    /* Hand to Hand Combat, Body Armor, Doors */
    CARD("coverage", "Body Armor: what it covers; a Soldier wears one of each", EQUIPMENT_COVERAGE, OF_KEYWORD),
    { .name = "protects", .about = "the Cover of Body Locations, 1 to 20", .type = GROG_IS_TABLE,
      .at = EQUIPMENT_PROTECTS, .room = PROTECT_ROOM, .min = 1, .max = BODY_DIE, .word = from_to_cover },
    /* JTAC Mission, K9 Mission */
    TABLE("guidance", "a Designator: Guidance Points from a roll on", EQUIPMENT_GUIDANCE, TABLE_ROOM, roll_points),
    { .name = "guides", .about = "how far from the Objective it can be used", .type = GROG_IS_RANGE,
      .at = EQUIPMENT_GUIDES, .min = 0, .max = SPACES },
    NUMBER("boost", "Experience Points that may be added to its roll", EQUIPMENT_BOOST, 0, 9, 0),
    /* Weapons and Equipment of the manuals */
    ANYBODY_FIELD(EQUIPMENT_ANYBODY),
    { .name = "fits", .about = "a Weapon Attachment: words, of which the Weapon that it is bought behind has one",
      .type = GROG_IS_CARDS, .at = EQUIPMENT_FITS, .of = OF_KEYWORD, .room = FIT_ROOM },
    HEALS_FIELD(EQUIPMENT_HEALS), FIELD_FIELD(EQUIPMENT_FIELD, EQUIPMENT_COPIES),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    ERA_FIELD(EQUIPMENT_ERA),
    /* Extraction, Ammo, Distraction */
    { .name = "ammo", .about = "Ammo of this kind, for counters of the Weapon that it is bought behind; the last of "
      "them is loaded", .type = GROG_IS_CHOICE, .at = EQUIPMENT_AMMO, .word = ammo_words },
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
    /* Engaging, Fading, Body Count */
    NUMBER("upkeep", "Experience Points each Soldier Turn, or it is lost", SKILL_UPKEEP, 0, 9, 0),
    NUMBER("upkeep_cards", "Action cards each Soldier Turn, or it is lost", SKILL_UPKEEP_CARDS, 0, 9, 0),
    /* Weapons and Equipment of the manuals */
    ANYBODY_FIELD(SKILL_ANYBODY), HEALS_FIELD(SKILL_HEALS),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
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
    /* Engaging, Fading, Body Count */
    FLAG("fatigue", "Battle Fatigue: its copies are a reserve, and who draws it has drawn nothing", ACTION_FATIGUE),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    SETTINGS_FIELD(ACTION_SETTINGS),
};
static const struct grog_card_field marker_fields[] = {
    COPIES_FIELD,
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    SETTINGS_FIELD(MARKER_SETTINGS),
};

#endif
