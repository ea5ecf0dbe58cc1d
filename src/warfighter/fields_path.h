/* SPDX-License-Identifier: MIT */
/* fields_path.h -- the fields of the cards of the path, of what is met there, and of what lies beside it.
 * A part of kinds.c, which includes it. */
#ifndef WARFIGHTER_FIELDS_PATH_H
#define WARFIGHTER_FIELDS_PATH_H

#include "fields.h"

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
    NUMBER("search", "a Search roll above it brings a Hostile; 0: none", PLACE_SEARCH, 0, 10, 0), \
    NUMBER("night", "Action cards to discard to enter it beside the Entrance cost, which Movement is no help for", \
           PLACE_NIGHT, 0, 9, 0), \
    { .name = "rein_roll", .about = "Reinforcements are rolled for: die and value make one of these, from 1; none: " \
      "they come by reinforce", .type = GROG_IS_RANGE, .at = PLACE_REIN_ROLL, .min = 0, .max = 20 }
#define DRAW_FIELDS \
    FLAG("always_reinforce", "Reinforcements are drawn even if no Soldier is there", PLACE_ALWAYS), \
    TABLE("hostiles", "the value of Hostiles drawn for a team of so many points or more (in some Settings: Reticles, " \
          "for an Objective in such a space); the last row that is reached counts", PLACE_HOSTILES, TABLE_ROOM, \
          points_value)

static const char *const range_value[] = { "range", "value", NULL };
static const char *const to_activity[] = { "to", "activity", NULL };
static const char *const spaces_alarm_pauses[] = { "spaces", "alarm", "pauses", NULL };

static const struct grog_card_field location_fields[] = {
    PLACE_FIELDS, DRAW_FIELDS, NUMBER("copies", "how many of it lie in the deck", LOCATION_COPIES, 0, 40, 1),
    NUMBER("actions", "Actions to play it", LOCATION_ACTIONS, 0, 4, 0),
    NUMBER("xp", "Experience Points to play it", LOCATION_XP, 0, 9, 0), DECK_FIELD(LOCATION_DECK),
    /* Beneficials, Obstacles, Environment */
    CARD("obstacle", "the ability that whoever enters first must roll for; its Hostiles are drawn then",
         LOCATION_OBSTACLE, OF_KEYWORD),
    NUMBER("detect", "added to the roll that finds the Obstacle, or overcomes it at once", LOCATION_DETECT, -9, 9, 0),
    NUMBER("disarm", "added to a second roll, that takes it away; -10: there is none", LOCATION_DISARM, NO_DISARM, 9,
           NO_DISARM),
    /* Engaging, Fading, Body Count */
    NUMBER("body_count", "Body Count to play it", LOCATION_BODIES, 0, 9, 0),
    /* PMC: Contracts, Overwatch, Stress */
    NUMBER("any_actions", "Actions of any Soldiers to play it", LOCATION_ANY_ACTIONS, 0, 9, 0),
    /* Extraction, Ammo, Distraction */
    NUMBER("distraction", "Attack dice of Triggered Weapons that must lie there for a Distraction, and Hostile cards "
           "that it Eliminates; 0: none", LOCATION_DISTRACTION, 0, 9, 0),
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
    /* Engaging, Fading, Body Count */
    NUMBER("body_count", "Body Count that must be Banked to win", MISSION_BODIES, 0, MOST_COUNTERS, 0),
    /* Calling In a Vehicle, Multiple Objectives */
    { .name = "escorts", .about = "who must be on the team and come to the Objective; the Mission fails without him",
      .type = GROG_IS_CARD, .at = MISSION_ESCORTS },
    { .name = "rescues", .about = "kinds of Soldier, once for each of them who starts in the Objective",
      .type = GROG_IS_KINDS, .at = MISSION_RESCUES, .room = RESCUE_ROOM },
    NUMBER("rescued", "so many of them must come to the Mission card", MISSION_RESCUED, 0, RESCUE_ROOM, 0),
    { .name = "objectives", .about = "Objectives before the last one, each with its space", .type = GROG_IS_KEYWORDS,
      .at = MISSION_OTHERS, .of = OF_OBJECTIVE, .room = OTHERS_ROOM, .min = 2, .max = SPACES - 1, .base = 2 },
    /* Noise, awareness */
    { .name = "activity", .about = "what is taken off the Noise each Turn, while the last Location lies in such a "
      "space or before it; from the last row on that one", .type = GROG_IS_TABLE, .at = MISSION_ACTIVITY,
      .room = BAND_ROOM,
      .min = -20, .max = 20, .word = to_activity },
    NUMBER("confusion", "taken off the Noise when the enemy is first On Alert", MISSION_CONFUSION, 0, 99, 0),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    CARD("setting", "the Setting, if none is chosen", MISSION_SETTING, OF_SETTING),
    /* PMC: Contracts, Overwatch, Stress */
    NUMBER("points", "under a Contract: the points that tables of Hostiles are read by, without Escalation",
           MISSION_POINTS, 0, 500, 0),
    NUMBER("hero_points", "Hero Points that it brings", MISSION_HERO, 0, 99, 0),
    /* Extraction, Ammo, Distraction */
    CARD("insertion", "the Insertion, if none is chosen", MISSION_INSERTION, OF_INSERTION),
    CARD("extraction", "the Extraction, if none is chosen", MISSION_EXTRACTION, OF_EXTRACTION),
};
static const struct grog_card_field objective_fields[] = {
    PLACE_FIELDS, DRAW_FIELDS,
    FLAG("eliminate", "to win: no Hostile drawn for it, and none in it, at the end of a Soldier Turn",
         OBJECTIVE_ELIMINATE),
    CARD("destroy", "to win: this is Destroyed", OBJECTIVE_DESTROY, OF_TARGET), TYPES_FIELD(OBJECTIVE_TYPES),
    /* Mission Types */
    CARD("from", "a deck of its own that its Hostiles are drawn from; none: the common one", OBJECTIVE_FROM, OF_DECK),
    CARD("present", "a Hostile that lies beside it and enters when its Hostiles are drawn", OBJECTIVE_PRESENT,
         OF_HOSTILE),
    /* Calling In a Vehicle, Multiple Objectives */
    NUMBER("keep_clear", "to win: so many Soldier Turns in a row end without a Hostile in it", OBJECTIVE_KEEP_CLEAR, 0,
           20, 0),
    CARD("deliver", "to win: somebody comes there with it", OBJECTIVE_DELIVER, OF_EQUIPMENT),
    FLAG("eliminate_present", "to win: the Hostile that is Present is Eliminated", OBJECTIVE_PRESENT_DIES),
    CARD("embedded", "a card that lies beside it and takes effect there when it is Activated", OBJECTIVE_EMBEDDED,
         OF_EVENT),
    /* Engaging, Fading, Body Count */
    NUMBER("find", "to win: a Search roll in it of so much or more; 0: it is not that", OBJECTIVE_FIND, 0, 20, 0),
};
static const struct grog_card_field target_fields[] = {
    NUMBER("targets", "how many there are to Destroy", TARGET_RETICLES, 1, 9, 1),
    NUMBER("hits", "Hits that each needs", TARGET_HITS, 1, 9, 1),
    NUMBER("cover", "its Cover", TARGET_COVER, 0, 9, 0),
    FLAG("explosion_only", "only Explosion and Spray Attacks Hit it", TARGET_EXPLOSION),
    FLAG("guarded", "it cannot be Attacked while a Hostile in the Objective is active", TARGET_GUARDED),
    /* JTAC Mission, K9 Mission */
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
    /* Hand to Hand Combat, Body Armor, Doors */
    { .name = "door", .about = "a Door to its interior: its Cover, the Hits that Breach it, the Cover inside",
      .type = GROG_IS_TABLE, .at = HOSTILE_DOOR, .room = 1, .min = 0, .max = 12, .word = cover_hits_interior },
    CARD("lock", "the ability that opens its Door; none: it cannot be Picked", HOSTILE_LOCK, OF_KEYWORD),
    NUMBER("lock_roll", "added to the roll that Picks it", HOSTILE_LOCK_ROLL, -9, 9, 0),
    /* Engaging, Fading, Body Count */
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
    /* Weapons and Equipment of the manuals */
    { .name = "field", .about = "counters that lie on it when it is placed, for who Eliminates it",
      .type = GROG_IS_KEYWORDS, .at = HOSTILE_FIELD, .of = OF_COUNTER, .room = 1, .min = 1, .max = 20, .base = 1 },
    /* Fast Hostiles */
    TABLE("results", "from a roll on, with so many active or more, another result of its Attack: a number by which its "
          "rows know it (result)", HOSTILE_RESULTS, RESULT_ROOM, active_roll_result),
    /* Noise, awareness */
    NUMBER("alarm", "the space of the Going For Alarm Track where its counter enters; 0: the last", HOSTILE_ALARM, 0,
           ALARM_SPACES, 0),
    FLAG("reaction", "a Reaction Force: lies in no deck, and comes when the enemy is On Alert", HOSTILE_REACTION),
    { .name = "search", .about = "what it adds to the Noise each Turn with a Soldier at that Range",
      .type = GROG_IS_TABLE, .at = HOSTILE_SEARCH, .room = SEARCH_ROOM, .min = -20, .max = 20, .word = range_value },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    NOISE_FIELD(HOSTILE_NOISE),
    NUMBER("hits", "a Double-Reticle: Hits that each Hostile on it needs; 0: it is none", HOSTILE_HITS, 0, 9, 0),
    { .name = "spoils", .about = "counters that the team shares out when it is Eliminated", .type = GROG_IS_KEYWORDS,
      .at = HOSTILE_SPOILS, .of = OF_COUNTER, .room = 1, .min = 1, .max = 9, .base = 1 },
    /* PMC: Contracts, Overwatch, Stress */
    { .name = "grade", .about = "a stronger Hostile, that lies in no deck unless it is added", .type = GROG_IS_CHOICE,
      .at = HOSTILE_GRADE, .word = grade_words },
    /* Revealing, Unaware Targets */
    CARD("revealed", "its Revealed side, a card of its own that lies in no deck; none: it has one side",
         HOSTILE_REVEALED, OF_HOSTILE),
    { .name = "roams", .about = "Unaware it moves towards the Mission card on a die below these, the other way on one "
      "above; none: it is Stationary", .type = GROG_IS_RANGE, .at = HOSTILE_ROAMS, .min = 1, .max = DIE },
    NUMBER("evade", "Experience Points by which it is Evaded; 0: it cannot be", HOSTILE_EVADE, 0, 9, 0),
};
static const struct grog_card_field event_fields[] = {
    COPIES_FIELD, REGION_FIELD(EVENT_REGION),
    NUMBER("cancel", "Experience Points to cancel it; 0: it cannot be", EVENT_CANCEL, 0, 9, 0),
    FLAG("stays", "it stays in force in its Location", EVENT_STAYS),
    KEYWORDS_FIELD(EVENT_KEYWORDS), DECK_FIELD(EVENT_DECK),
    /* Striking, Ability Checks, Traps */
    CARD("trap", "a Trap: the ability that a Soldier rolls for there, at once or as he enters", EVENT_TRAP, OF_KEYWORD),
    NUMBER("trap_roll", "added to that roll", EVENT_TRAP_ROLL, -9, 9, 0),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
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
    /* contracts: each by the name of the setting that it stands for */
    CARD("contract", "the Contract that it works for", TEAM_CONTRACT, OF_CONTRACT),
    NUMBER("reputation", "that its company has", TEAM_REPUTATION, -99, 99, 0),
    { .name = "escalation", .about = "Escalation counters that lie when it comes, and how many of each",
      .type = GROG_IS_KEYWORDS, .at = TEAM_ESCALATION, .of = OF_ESCALATION, .room = TERM_ROOM, .min = 0, .max = 9 },
    { .name = "overwatch", .about = "who is on Overwatch: Soldiers who do not go, each followed by what he has",
      .type = GROG_IS_KEYWORDS, .at = TEAM_OVERWATCH, .room = TERM_ROOM, .min = 0, .max = 9 },
    { .name = "added", .about = "Hostiles that are added to the others", .type = GROG_IS_KEYWORDS, .at = TEAM_ADDED,
      .of = OF_HOSTILE, .room = TERM_ROOM, .min = 0, .max = 9 },
};
static const struct grog_card_field force_fields[] = {
    CARD("nation", "its Nation", FORCE_NATION, OF_NATION),
    { .name = "level", .about = "how good it is", .type = GROG_IS_CHOICE, .at = FORCE_LEVEL, .word = level_words },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    { .name = "parts", .about = "further forces whose cards are met together with it", .type = GROG_IS_CARDS,
      .at = FORCE_PARTS, .of = OF_FORCE, .room = PART_ROOM },
    { .name = "settings", .about = "where it is met if it is chosen; none: without a Setting, and in those that share",
      .type = GROG_IS_CARDS, .at = FORCE_SETTINGS, .of = OF_SETTING, .room = SETTING_ROOM },
};
static const struct grog_card_field counter_fields[] = {
    NUMBER("most", "so many can lie on one card", COUNTER_MOST, 1, MOST_COUNTERS, MOST_COUNTERS),
};
static const struct grog_card_field type_fields[] = {
    DECKS_FIELD(TYPE_DECKS),
    /* Mission Types */
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
    /* Extraction, Ammo, Distraction */
    FLAG("early", "the team can go to the Extraction from the start, and get away before all is done", TYPE_EARLY),
};
/* Extraction, Ammo, Distraction */
static const struct grog_card_field insertion_fields[] = {
    NUMBER("cost", "Resource Points", INSERTION_COST, 0, 30, 0), KEYWORDS_FIELD(INSERTION_KEYWORDS),
};
static const struct grog_card_field extraction_fields[] = {
    PLACE_FIELDS, NUMBER("cost", "Resource Points", EXTRACTION_COST, 0, 30, 0),
};
/* Beneficials, Obstacles, Environment */
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
/* Mission Types */
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
    { .name = "deck", .about = "the Encounters that lie beside if it is taken, one for each new Location",
      .type = GROG_IS_CARD, .at = K9_DECK, .of = OF_DECK, .required = true },
    { .name = "objective", .about = "a word that the Objective must have if it is taken",
      .type = GROG_IS_CARD, .at = K9_OBJECTIVE, .of = OF_KEYWORD, .required = true },
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
/* Vehicles, Undead, Divinity, Eras, Optional Rules */
static const char *const copies_attack_cover[] = { "copies", "attack", "cover", "result", "xp", NULL };
static const struct grog_card_field setting_fields[] = {
    CARD("era", "the Era it belongs to", SETTING_ERA, OF_ERA),
    FLAG("shares", "cards that name no Setting lie in its decks too", SETTING_SHARES),
    { .name = "keywords", .about = "rules that it is put together from: their rows become its own",
      .type = GROG_IS_KEYWORDS, .at = SETTING_KEYWORDS, .of = OF_KEYWORD, .room = SWITCH_ROOM, .min = -9, .max = 99,
      .base = 1 },
    FLAG("any_nation", "Soldiers of all Nations can have and use all cards", SETTING_ANY_NATION),
    DECKS_FIELD(SETTING_DECKS),
    TABLE("noise_track", "sections of the Noise Track from the lowest on: spaces, and the die up to which a Hostile "
          "goes for the alarm, or pauses", SETTING_NOISE_TRACK, SECTION_ROOM, spaces_alarm_pauses),
    /* Revealing, Unaware Targets */
    { .name = "unaware_targets", .about = "the cup of Unaware Target counters: how many of each, what it adds to the "
      "Attack and cover rolls; or its result, 1 No Shot, 2 EKIA without a roll, 3 that and one goes for the alarm; "
      "Experience Points that it costs", .type = GROG_IS_TABLE, .at = SETTING_UNAWARE, .room = SIGHT_ROOM, .min = 0,
      .max = 20, .word = copies_attack_cover },
};
static const struct grog_card_field keyword_fields[] = {
    FLAG("quiet", "an ability: who passes a roll for it Moves without Noise", KEYWORD_QUIET),
    FLAG("ranged", "a type of Attack: it counts for Ranged Attacks alone", KEYWORD_RANGED),
    FLAG("thrown", "a type of Attack: what bears it is Thrown, in whatever Mode but those of Hand to Hand Combat",
         KEYWORD_THROWN),
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
/* PMC: Contracts, Overwatch, Stress */
static const struct grog_card_field stress_fields[] = {
    COPIES_FIELD,
    NUMBER("avoid", "Experience Points of any Soldiers to be spared all of it; 0: nobody is", STRESS_AVOID, 0, 9, 0),
    { .name = "affects", .about = "who suffers it: who has drawn it, one of the owner's choice, one by lot",
      .type = GROG_IS_CHOICE, .at = STRESS_AFFECTS, .word = affects_words },
    { .name = "nations", .about = "whose Soldiers it is for; it lies in the deck if one of them is on the team",
      .type = GROG_IS_CARDS, .at = STRESS_NATIONS, .of = OF_NATION, .room = NATION_ROOM },
};
static const struct grog_card_field contract_fields[] = {
    CARD("missions", "a word that its Missions bear; none: any Mission is", CONTRACT_MISSIONS, OF_KEYWORD),
    NUMBER("pay", "thousands of dollars for all of it", CONTRACT_PAY, 0, 999, 0),
    NUMBER("drop", "thousands less with each further round of bids", CONTRACT_DROP, 0, 99, 0),
    NUMBER("weeks", "its Term", CONTRACT_WEEKS, 1, 24, 4),
    NUMBER("threat", "a die of so much or less each Week is a Mission", CONTRACT_THREAT, 0, 10, 5),
    NUMBER("engaged", "thousands of dollars for each Mission", CONTRACT_ENGAGED, 0, 99, 0),
    NUMBER("needs_reputation", "it is not for a company with less; -99: it is for all", CONTRACT_REPUTATION, -99, 99,
           -99),
};
static const struct grog_card_field escalation_fields[] = {
    NUMBER("copies", "how many of it lie in the cup", COPIES, 0, 40, 1),
    NUMBER("points", "comes to the Mission's points", ESCALATION_POINTS, 0, 99, 0),
    NUMBER("roll", "taken from a Threat roll", ESCALATION_ROLL, 0, 9, 0),
    NUMBER("money", "thousands of dollars", ESCALATION_MONEY, 0, 99, 0),
    NUMBER("reputation", "Reputation", ESCALATION_REPUTATION, -9, 9, 0),
    NUMBER("hero_points", "Hero Points", ESCALATION_HERO, 0, 9, 0),
};
static const struct grog_card_field overwatch_fields[] = {
    NUMBER("copies", "how many of it lie in the cup", COPIES, 0, 40, 1),
    FLAG("downs", "to use it, its Soldier is Downed", OVERWATCH_DOWNS),
    FLAG("any_time", "what it does in the Soldier Turn it does whenever cards may be played", OVERWATCH_ANY_TIME),
};

/* Medals */
static const struct grog_card_field medal_fields[] = {
    NUMBER("copies", "how many of it lie in the deck", COPIES, 0, 9, 1),
    { .name = "nation", .about = "whose Medal it is", .type = GROG_IS_CARD, .at = MEDAL_NATION, .of = OF_NATION,
      .required = true },
    NUMBER("points", "Resource Points that a Soldier is worth more with it", MEDAL_POINTS, 0, 20, 0),
    NUMBER("turns", "Soldier Turns in which it can be earned, the one that goes on counted; 0: no limit", MEDAL_TURNS,
           0, 20, 0),
    FLAG("face_down", "drawn, it is left face down until its back reveals it", MEDAL_FACE_DOWN),
    FLAG("company", "of a company: it speaks from the moment when it is drawn, and need not be earned", MEDAL_COMPANY),
    { .name = "gives", .about = "Skills, Weapons and Equipment that come with it", .type = GROG_IS_CARDS,
      .at = MEDAL_GIVES, .room = GIFT_ROOM },
};

#endif
