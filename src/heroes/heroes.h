/* SPDX-License-Identifier: MIT */
/* heroes.h -- the state of a game of heroes, and the words of its cards.
 *
 * Two to four players, two sides.  What is on the table: units on a board of squares, order tokens face down on them,
 * recruitment tiles with their options, a hand of action cards each.  What lies where and does not change is in the
 * match's own part (struct ground_plan). */
#ifndef HEROES_H
#define HEROES_H

#include "board.h"
#include "tables.h"

#include <stddef.h>

enum {
    SEATS = 4, UNITS = 128, TOKENS = 56, HOLDINGS = 96, MARKS = 40, OBJECTIVES = 12, EVENTS_MOST = 12,
    ZONES_MOST = 12,
    DECK_ROOM = 96, HAND_ROOM = 12, POOL_ROOM = 14, FALLEN_ROOM = UNITS, PLAYED_ROOM = 8,
    MOST_ORDERS = 10, MOST_SPECIALS = 2, MOST_BLUFFS = 2, MOST_ROUNDS = 12, DIE = 6,
};

/* ---- kinds of card ----------------------------------------------------------------- */

enum card_kind {
    OF_NATION = 1, OF_INSIGNIA, OF_BAND, OF_TERRAIN, OF_EDGE, OF_BOARD, OF_OVERLAY, OF_WEAPON, OF_FACE, OF_SCENARIO,
    OF_ARMY,                                            /* words: they never lie on the table */
    OF_UNIT, OF_TILE, OF_OPTION, OF_ACTION, OF_TOKEN,   /* these do */
    OF_CONCEALED, OF_BACK,                              /* what others see of a unit; of all the rest */
    CARD_KINDS
};

enum { NATION_SIDE, NATION_NUMBERS };                   /* the side that it is usually on; no rule reads it */
enum { INSIGNIA_NATION, INSIGNIA_GENERIC, INSIGNIA_NUMBERS };

/* terrain: what a square shows */
enum { TERRAIN_LETTER, TERRAIN_DEFENCE, TERRAIN_OBSCURES, TERRAIN_BLOCKS, TERRAIN_DIFFICULT, TERRAIN_WATER,
       TERRAIN_OPPORTUNITY, TERRAIN_NO_INFANTRY, TERRAIN_NO_LIGHT, TERRAIN_NO_HEAVY, TERRAIN_HEDGEROW, TERRAIN_INSIDE,
       TERRAIN_RUIN, TERRAIN_BUNKER, TERRAIN_POSITION, TERRAIN_LOOK, TERRAIN_NUMBERS };
/* look: what a picture shows there; no rule reads it */
enum look_of_ground {
    LOOK_PLAIN, LOOK_ROAD, LOOK_TRACK, LOOK_SAND, LOOK_PAVING, LOOK_BRIDGE, LOOK_RAILS, LOOK_WHEAT, LOOK_ORCHARD,
    LOOK_GARDEN, LOOK_FORD, LOOK_MARSH, LOOK_ROCKS, LOOK_DUNE, LOOK_DITCH, LOOK_BANK, LOOK_GRAVES, LOOK_LOGS, LOOK_HAY,
    LOOK_FOXHOLE, LOOK_TRENCH, LOOK_WIRE, LOOK_HEDGEHOGS, LOOK_CRATER, LOOK_WRECK, LOOK_HEART, LOOKS
};
/* edge: what lies between two squares */
enum { EDGE_LETTER, EDGE_NO_PASSAGE, EDGE_STOPS_SIGHT, EDGE_OBSCURING, EDGE_ENTERED, EDGE_OPEN, EDGE_LOOK,
       EDGE_NUMBERS };
enum look_of_edge { EDGE_PLAIN, EDGE_STONES, EDGE_FENCE, EDGE_TALL, EDGE_SLIT, EDGE_DOORWAY, EDGE_LOOKS };

enum { MAP_CELLS = 21 * 21, LEGEND = 32 };              /* a drawing: at most 20 by 20 squares (see grog_drawing) */
enum { BOARD_OTHER, BOARD_MAP };                        /* other: the board on its other side */
enum { OVERLAY_STRUCTURE, OVERLAY_RUIN, OVERLAY_TYPE, OVERLAY_MAP };

/* weapon: what a face fires with, or a token of equipment */
enum {
    WEAPON_INFANTRY, WEAPON_LIGHT, WEAPON_HEAVY,        /* combat bonus by class; NO_BONUS: X */
    WEAPON_ARC, WEAPON_RANGE, WEAPON_CORNERS,           /* Limited Range in spaces, in corners; 0: none */
    WEAPON_ON_THE_MOVE,                                 /* Firing on the Move: its penalty; NO_BONUS: it cannot */
    WEAPON_DUAL, WEAPON_MACHINE_GUN, WEAPON_SUPPRESSIVE, WEAPON_SNIPER, WEAPON_FRIGHTENING, WEAPON_HAWKEYE,
    WEAPON_PERFORATING, WEAPON_DESTRUCTION, WEAPON_BURST,
    WEAPON_HOWITZER, WEAPON_INDIRECT,                   /* it can fire at corners, seen; unseen */
    WEAPON_PATTERN,                                     /* enum pattern: the blast pattern's colour */
    WEAPON_GREEN,                                       /* what it is with a green pattern in place of its blue one */
    WEAPON_NUMBERS
};
enum { NO_BONUS = -1 };
enum pattern { PATTERN_NONE, PATTERN_RED, PATTERN_GREEN, PATTERN_BLUE, PATTERN_YELLOW, PATTERNS };

/* face: one side of a counter; a unit and what others see of a concealed one begin like it */
enum {
    FACE_MOVE, FACE_DEFENCE, FACE_SIDE, FACE_REAR,      /* side and rear: of heavy vehicles */
    FACE_TOUGH,                                         /* the hit icon: it takes a hit without being eliminated */
    FACE_DAMAGED,                                       /* its name is red */
    FACE_WEAPON, FACE_SECOND,                           /* the red one, the yellow one */
    FACE_AAA, FACE_AMPHIBIOUS, FACE_SPOTTER, FACE_ASSAULT, FACE_AUTONOMOUS, FACE_BARRAGE,
    FACE_OPPORTUNITY, FACE_ORDERS, FACE_PERSONAL, FACE_WAVES, FACE_SCOUT, FACE_SUBSTITUTE, FACE_TERRIFYING,
    FACE_TRANSPORT, FACE_TURNS,                         /* turns: how it is turned over by moving (enum turning) */
    FACE_NUMBERS,
    UNIT_NATION = FACE_NUMBERS, UNIT_INSIGNIA, UNIT_CLASS, UNIT_CATEGORY, UNIT_LENGTH, UNIT_GUN, UNIT_MORTAR,
    UNIT_REVERSE, UNIT_WRECK, UNIT_WRECK_STRUCTURE,     /* wreck: the terrain that a wreck makes of its squares */
    UNIT_RUSE, UNIT_ROAMS,                              /* a Ruse; it may enter the enemy's squares and explode */
    UNIT_BECKONS,                                       /* mortars so near use a green pattern in place of a blue one */
    UNIT_NUMBERS
};
enum { CONCEALED_OF = FACE_NUMBERS };                   /* what others see of a concealed unit: a face, of kinds */
enum { NO_ASSAULT = -1 };
enum turning { TURNS_NOT, TURNS_TRIPOD, TURNS_OPPORTUNITY, TURNS_AMBUSH };
enum unit_class { INFANTRY, LIGHT, HEAVY, CLASSES };
enum category { ORDINARY, OFFICER, HEAVY_WEAPON, HERO };

/* tile: a recruitment tile */
enum { SLOT_ROOM = 8, BAND_ROOM = 4, UNITS_ROOM = 12, OPTION_UNITS_ROOM = 4 };
enum {
    TILE_NATION, TILE_INSIGNIA, TILE_COST, TILE_BREAKING, TILE_POINTS, TILE_OFFICER, TILE_COMMAND, TILE_STARS,
    TILE_BONUS_SLOT,                                    /* the slot that must be filled for its bonus; 0: always */
    TILE_BONUS,                                         /* stars that it gives then */
    TILE_UNITS,                                         /* keywords: units, several of each */
    TILE_SLOTS = TILE_UNITS + 1 + COLUMNS(several) * UNITS_ROOM,    /* table: openings */
    TILE_NUMBERS = TILE_SLOTS + 1 + COLUMNS(opening) * SLOT_ROOM
};
/* option: support, equipment, trait, order; a hero */
enum option_type { OPTION_SUPPORT, OPTION_EQUIPMENT, OPTION_TRAIT, OPTION_ORDER, OPTION_HERO };
/* What tokens of an option are for: one row of a table says where each may be spent (tokens.c). */
enum token_use {
    USE_NONE, USE_SHIELDING, USE_AMMO, USE_BELT, USE_APC, USE_CUTTER, USE_CHARGE, USE_FUEL, USE_GRENADE, USE_HE,
    USE_FAUST, USE_POSITION, USE_RIFLE_GRENADE, USE_BOMB, USE_HARDBOILED, USE_HEROIC, USE_TRIGGER_HAPPY, USE_VETERAN,
    USE_CONCEALED, USE_FIRE_AT_WILL, USE_CHARGE_ORDER, USE_DOUBLE_TIME, USE_HOLD, USE_INITIATIVE, USE_SMOKE, USE_NEST,
    USES
};
enum spent { SPENT_NOT, SPENT_FIRING, SPENT_UNDER_FIRE, SPENT_AS_SHOT, SPENT_ON_DICE,
             SPENT_OTHERWISE, SPENTS };     /* otherwise: by the heading that has a rule for it */
enum {
    OPTION_NATION, OPTION_INSIGNIA, OPTION_COST, OPTION_TYPE, OPTION_SIZE, OPTION_BREAKING, OPTION_POINTS, OPTION_STARS,
    OPTION_TOKENS, OPTION_USE,                          /* so many tokens, for this */
    OPTION_WEAPON,                                      /* what the token fires */
    OPTION_TERRAIN,                                     /* what its token makes of the ground */
    OPTION_AVIATION, OPTION_ARTILLERY,                  /* command cards that it lets into the deck */
    OPTION_GEAR,                                        /* tokens that are chosen from other equipment of its bands */
    OPTION_BUDGET,                                      /* army points that it brings */
    OPTION_ONLY,                                        /* the tile that alone may have it */
    OPTION_BOUND,                                       /* an order goes to a unit of its tile each round */
    OPTION_BANDS,                                       /* cards: its coloured bands */
    OPTION_UNITS = OPTION_BANDS + 1 + BAND_ROOM,        /* keywords: units, several of each */
    OPTION_NUMBERS = OPTION_UNITS + 1 + COLUMNS(several) * OPTION_UNITS_ROOM
};
enum { ACTION_NATION, ACTION_COPIES, ACTION_COMMAND, ACTION_FLAK, ACTION_ORDERS, ACTION_ACTIVATION, ACTION_SUPPLY,
       ACTION_NUMBERS };
enum command { COMMAND_NONE, COMMAND_ARTILLERY, COMMAND_AVIATION };
enum { TOKEN_NUMBER, TOKEN_SET, TOKEN_NUMBERS };        /* 1 to 10: orders; 11: a special order; 12: a bluff */
enum { SPECIAL_ORDER = 11, BLUFF = 12 };
enum { BACK_OF, BACK_KINDS = 8 };

enum { ARMY_ROOM = 100 };
enum { ARMY_NATION, ARMY_POINTS, ARMY_CARDS };          /* keywords: tile, its options, tile ...; the deck */

/* scenario */
enum { SCENARIO_BOARDS = 6, SCENARIO_OVERLAYS = 20 };
enum {
    SCENARIO_SEATS, SCENARIO_SIDES,                     /* sides: of seats 2 to 4, which side (0, 1), as bits */
    SCENARIO_ROUNDS, SCENARIO_INITIATIVE, SCENARIO_BUDGET_A, SCENARIO_BUDGET_B, SCENARIO_GOAL, SCENARIO_FAVOURS,
    SCENARIO_DIFFICULTY, SCENARIO_WIDTH, SCENARIO_HEIGHT, SCENARIO_DECIDED,     /* decided: see enum decided */
    SCENARIO_BOARD,                                     /* cards, and a table of where they lie; overlays likewise */
    SCENARIO_BOARD_AT = SCENARIO_BOARD + 1 + SCENARIO_BOARDS,
    SCENARIO_OVERLAY = SCENARIO_BOARD_AT + 1 + COLUMNS(lying) * SCENARIO_BOARDS,
    SCENARIO_OVERLAY_AT = SCENARIO_OVERLAY + 1 + SCENARIO_OVERLAYS,
    SCENARIO_ZONES = SCENARIO_OVERLAY_AT + 1 + COLUMNS(lying) * SCENARIO_OVERLAYS,      /* tables (tables.h) */
    SCENARIO_OBJECTIVES = SCENARIO_ZONES + 1 + COLUMNS(zone) * ZONES_MOST,
    SCENARIO_EVENTS = SCENARIO_OBJECTIVES + 1 + COLUMNS(objective) * OBJECTIVES,
    SCENARIO_REINFORCEMENTS = SCENARIO_EVENTS + 1 + COLUMNS(happens) * EVENTS_MOST,     /* units that events bring */
    SCENARIO_ARMIES = SCENARIO_REINFORCEMENTS + 1 + 16, /* cards: the army of each seat */
    SCENARIO_NUMBERS = SCENARIO_ARMIES + 1 + SEATS
};
enum objective_type { OBJECTIVE_PRIMARY, OBJECTIVE_SECONDARY, OBJECTIVE_BONUS };
/* Who wins when the last round is over: more points; or side A if it holds all primary objectives, else side B; or A
 * if it has the goal in points, else B. */
enum decided { BY_POINTS, BY_HOLDING, BY_GOAL };
enum happening { HAPPENS_NOTHING, HAPPENS_CARDS, HAPPENS_POINTS, HAPPENS_ARRIVE, HAPPENS_SUPPRESS, HAPPENS_END,
                 HAPPENINGS };

/* ---- rows of the table ------------------------------------------------------------------ */

enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_SCENARIO, SETUP_ARMY_1, SETUP_ARMY_2, SETUP_ARMY_3, SETUP_ARMY_4, SETUPS };
enum { ZONE_DECK, ZONE_DISCARDS, ZONE_HAND, ZONE_POOL, ZONE_SPENT, ZONE_FALLEN, ZONE_PLAYED, ZONES };
enum { ARRAY_UNIT, ARRAY_TOKEN, ARRAY_HOLDING, ARRAYS };

/* ---- the state ------------------------------------------------------------------------------- */

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct unit {
    struct grog_thing thing;        /* hidden: concealed */
    uint16_t place;                 /* of its head; 0: aboard, or not on the board */
    uint8_t  roster;                /* which counter of the armies it is, from 1; 0: who looks may not know */
    uint8_t  facing;
    uint8_t  flags;                 /* enum unit_flag */
    uint8_t  moves;                 /* enum move_flag: what it did in the movement that is under way */
    uint8_t  suppressed;
    uint8_t  damage;                /* enum damage, a bit each */
    uint8_t  aboard;                /* slot + 1 of the vehicle that carries it */
    uint8_t  bombs;                 /* that stick to it */
    uint8_t  demolition;            /* points that a wreck has taken */
    uint8_t  shots;                 /* weapons fired this activation, a bit each */
    uint16_t bomb;                  /* the option whose bombs they are: its card */
};
enum unit_flag { UNIT_TURNED = 1, UNIT_ACTIVATED = 2, UNIT_ACTED = 4, UNIT_WRECKED = 8, UNIT_MOVED_IN_SUPPLY = 16,
                 UNIT_TWICE = 32, UNIT_CLOAKED = 64,    /* cloaked: concealed by a Concealed token */
                 UNIT_LATE = 128 };                     /* an event will bring it */
enum move_flag { MOVE_TURNED = 1, MOVE_SPOTTED = 2, MOVE_FUELLED = 4,         /* fuelled: in this round */
                 MOVE_STOPPED = 8,
                 MOVE_LIFTED = 16 };    /* from a structure that fell in, to be set out on its ruins */
enum damage { DAMAGE_CREW = 1, DAMAGE_TRACK = 2, DAMAGE_HULL = 4, DAMAGE_PRIMARY = 8 };

/* An order token in use: face down on a unit (or on an option: smoke) until it is revealed. */
struct token {
    struct grog_thing thing;
    uint8_t  unit;                  /* slot + 1 of the unit under it */
    uint8_t  holding;               /* or of the option; above HOLDINGS: of the unit that lost it (lost_by) */
};

/* A recruitment tile, or an option on one, or a hero's. */
struct holding {
    struct grog_thing thing;
    uint8_t  on;                    /* slot + 1 of the tile that it is on; 0: it is a tile, or a hero */
    uint8_t  slot;                  /* the slot that it fills, from 1 */
    uint8_t  left;                  /* tokens */
    uint8_t  lost;                  /* units */
    uint8_t  flags;                 /* enum holding_flag */
    uint8_t  cloaked;               /* units that its Concealed tokens cover */
};
enum holding_flag { HOLDING_BROKEN = 1, HOLDING_USED = 2, HOLDING_BONUS = 4 };

/* Whatever else lies on the board. */
enum mark_type { MARK_NOTHING, MARK_PASSAGE, MARK_POSITION, MARK_CHARGE, MARK_SMOKE, MARK_MINE, MARK_DIRECTIVE,
                 MARK_TYPES };

struct heroes {
    struct grog_game game;          /* turn: the round; initiative: the seat that goes first */
    struct unit    unit[UNITS];
    struct token   token[TOKENS];
    struct holding holding[HOLDINGS];
    /* Marks, by number: */
    uint16_t mark_at[MARKS];        /* a place; of smoke a corner; of a directive its officer's slot + 1 */
    uint16_t mark_card[MARKS];      /* the option that it came from */
    uint8_t  mark_type[MARKS], mark_owner[MARKS];
    uint8_t  mark_level[MARKS];     /* smoke: its penalty; a charge: the wreck it lies at, slot + 1; a position: 1 if
                                       it is upon a wreck; a directive: its use */
    uint8_t  mark_overlay[MARKS];   /* a charge: the overlay it lies at, + 1 */
    uint16_t deck[SEATS][1 + DECK_ROOM], discards[SEATS][1 + DECK_ROOM];    /* a side's: of its first seat */
    uint16_t hand[SEATS][1 + HAND_ROOM];
    uint16_t pool[SEATS][1 + POOL_ROOM];        /* tokens to place this round */
    uint16_t spent[SEATS][1 + POOL_ROOM];       /* and those that are not in use */
    uint16_t fallen[1 + FALLEN_ROOM];           /* counters that have left the board */
    uint16_t played[1 + PLAYED_ROOM];           /* action cards that are being resolved */
    int16_t  points[2];             /* victory points of the two sides */
    uint8_t  phase;                 /* enum phase */
    uint8_t  first[2];              /* the seat of each side that plays first in it this round */
    uint8_t  second[2];             /* and of a side of three the one that plays after it */
    uint8_t  held[OBJECTIVES];      /* side + 1 that holds it */
    uint8_t  demolition[OVERLAYS];  /* points that an overlay has taken */
    uint8_t  ruined[OVERLAYS];      /* 1: on its ruin side, or removed */
    uint8_t  stars[SEATS];          /* what the last collection gave: orders */
    uint8_t  specials[SEATS];       /* special orders that it has this round */
    uint8_t  ending;                /* the round is the last */
    uint8_t  gone[UNITS / 8 + 1];   /* counters of the rosters that have left the game, a bit each */
    uint8_t  agrees;                /* seats whose units serve their allies, a bit each */
    uint8_t  kept;                  /* the initiative was kept: it is turned over next time */
    uint8_t  spare[3];              /* zero */
};

#pragma GCC diagnostic pop

enum phase { PHASE_SETUP, PHASE_ORDERS, PHASE_ACTIVATION, PHASE_SUPPLY, PHASES };

static inline struct heroes *heroes(struct grog_game *g)                   { return (struct heroes *)g; }
static inline const struct heroes *const_heroes(const struct grog_game *g) { return (const struct heroes *)g; }

/* ---- the match's own part ---------------------------------------------------------------------- */

/* A counter of the armies: which card, whose, and from where. */
struct roster { uint16_t card; uint8_t seat, tile, option; };   /* tile, option: holdings, from 1; 0: none */
struct enlisted { uint16_t card; uint8_t seat, on, slot, tokens; };     /* a holding: a tile, an option, a hero */

/* Slots of units or holdings, or titles of a deck, a bit each. */
struct slots { uint64_t in[2]; };

/* Titles that can be played at a point: those that choose nobody, and those that do. */
struct titles { struct slots plain, choosing; };
enum { POINTS_ROOM = 64 };

struct ground_plan {
    struct board board;
    uint8_t  zone[PLACES + 1];      /* seats that deploy there, as bits */
    uint64_t zones[SEATS][BOARD_SIDE];      /* the same by seat: a bit for each square of a line */
    uint8_t  objective[PLACES + 1]; /* index + 1 */
    uint8_t  n_objectives, n_roster, n_holdings, wrecks_wait, wills, sides[2];      /* wills, sides: seats as bits */
                                    /* wrecks_wait: there are some from which one may fire when an enemy moves;
                                     * wills: who has counters that are autonomous on one of their sides */
    uint8_t  enemies[GROG_NOBODY + 1];      /* of a seat, as bits; nobody has none */
    struct roster   roster[UNITS + 1];
    struct enlisted holding[HOLDINGS + 1];
    struct grog_listed deck[SEATS][DECK_ROOM];
    uint8_t  n_deck[SEATS];
    struct titles titles[SEATS][POINTS_ROOM];   /* of a deck, by point */
    uint8_t  late[UNITS + 1];       /* by roster: the event that brings it, + 1 */
    /* Holdings are the same in every game: whoever looks for tokens looks at the few that could have them. */
    struct slots all, use[USES], spent[SPENTS], bound;  /* by use; by when it is spent; with a bound order */
};
static inline const struct ground_plan *plan_of(const struct grog_match *m) { return m->own; }

#endif
