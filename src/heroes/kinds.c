/* SPDX-License-Identifier: MIT */
/* kinds.c -- what the cards of heroes are: their kinds, and the fields of each. */
#include "table.h"

#include "kernel/drawing.h"

#define NUMBER(called, means, slot, low, high, otherwise) \
    { .name = called, .about = means, .type = GROG_IS_NUMBER, .at = slot, .min = low, .max = high, .base = otherwise }
#define NEEDED(called, means, slot, low, high) \
    { .name = called, .about = means, .type = GROG_IS_NUMBER, .at = slot, .min = low, .max = high, .required = true }
#define FLAG(called, means, slot) { .name = called, .about = means, .type = GROG_IS_FLAG, .at = slot }
#define CARD(called, means, slot, kind) { .name = called, .about = means, .type = GROG_IS_CARD, .at = slot, .of = kind }
#define CHOICE(called, means, slot, words) \
    { .name = called, .about = means, .type = GROG_IS_CHOICE, .at = slot, .word = words }
#define TABLE(called, means, slot, rows, columns) \
    { .name = called, .about = means, .type = GROG_IS_TABLE, .at = slot, .room = rows, .min = 0, .max = 200, \
      .word = columns }
#define LETTER(means, slot) \
    { .name = "letter", .about = means, .type = GROG_IS_LETTER, .at = slot, .required = true }
#define DRAWING(slot) \
    { .name = "map", .about = "what it looks like, in text: squares, and edges between them", \
      .type = GROG_IS_DRAWING, .at = slot, .of = OF_TERRAIN, .edges = OF_EDGE, .room = MAP_CELLS, .required = true }
#define UNITS_FIELD(slot, most, needed) \
    { .name = "units", .about = "the counters that come with it, each with how many", .type = GROG_IS_KEYWORDS, \
      .at = slot, .of = OF_UNIT, .room = most, .min = 1, .max = 9, .base = 1, .required = needed }
#define NATION_FIELD(slot) \
    { .name = "nation", .about = "whose it is", .type = GROG_IS_CARD, .at = slot, .of = OF_NATION, .required = true }

/* ---- words ------------------------------------------------------------------------------ */

static const struct grog_card_field nation_fields[] = {
    NUMBER("side", "the side that it is usually on", NATION_SIDE, 0, 1, 0),
};
static const struct grog_card_field insignia_fields[] = {
    CARD("nation", "whose insignia it is", INSIGNIA_NATION, OF_NATION),
    FLAG("generic", "it goes with any recruitment tile of the nation", INSIGNIA_GENERIC),
};
static const char *const look_words[] = {
    "plain", "road", "track", "sand", "paving", "bridge", "rails", "wheat", "orchard", "garden", "ford", "marsh",
    "rocks", "dune", "ditch", "bank", "graves", "logs", "hay", "foxhole", "trench", "wire", "hedgehogs", "crater",
    "wreck", "heart", NULL };
_Static_assert(GROG_COUNT(look_words) == LOOKS + 1, "a word for each look");
static const struct grog_card_field terrain_fields[] = {
    LETTER("how it is drawn", TERRAIN_LETTER),
    NUMBER("defence", "added to the defence of infantry on it", TERRAIN_DEFENCE, 0, 5, 0),
    NUMBER("obscures", "what a line across a square of it takes from the result", TERRAIN_OBSCURES, 0, 6, 0),
    FLAG("blocks", "no line goes across it", TERRAIN_BLOCKS),
    FLAG("difficult", "who enters it must stop", TERRAIN_DIFFICULT),
    FLAG("water", "only amphibious units enter it", TERRAIN_WATER),
    FLAG("opportunity", "infantry on it may fire at enemies that move", TERRAIN_OPPORTUNITY),
    FLAG("no_infantry", "closed to infantry", TERRAIN_NO_INFANTRY),
    FLAG("no_light", "closed to light vehicles", TERRAIN_NO_LIGHT),
    FLAG("no_heavy", "closed to heavy vehicles", TERRAIN_NO_HEAVY),
    FLAG("hedgerow", "a hedgerow cutter can open it", TERRAIN_HEDGEROW),
    FLAG("inside", "the floor of a building", TERRAIN_INSIDE),
    FLAG("ruin", "a ruin", TERRAIN_RUIN),
    FLAG("bunker", "a bunker", TERRAIN_BUNKER),
    FLAG("position", "a defensive position", TERRAIN_POSITION),
    CHOICE("look", "what pictures show there; plain: what it does tells it; no rule reads it", TERRAIN_LOOK,
           look_words),
};
static const char *const edge_look_words[] = { "plain", "stones", "fence", "tall", "slit", "doorway", NULL };
_Static_assert(GROG_COUNT(edge_look_words) == EDGE_LOOKS + 1, "a word for each look");
static const struct grog_card_field edge_fields[] = {
    LETTER("how it is drawn", EDGE_LETTER),
    FLAG("no_passage", "nobody crosses it", EDGE_NO_PASSAGE),
    FLAG("blocks", "no line crosses it", EDGE_STOPS_SIGHT),
    NUMBER("obscures", "what a line across it takes from the result", EDGE_OBSCURING, 0, 6, 0),
    FLAG("entrance", "infantry goes in and out of the building here", EDGE_ENTERED),
    FLAG("opening", "fire and grenades go in and out here", EDGE_OPEN),
    CHOICE("look", "what pictures show there; plain: what it does tells it; no rule reads it", EDGE_LOOK,
           edge_look_words),
};
static const struct grog_card_field board_fields[] = {
    CARD("other", "the board on its other side", BOARD_OTHER, OF_BOARD), DRAWING(BOARD_MAP),
};
static const char *const overlay_words[] = { "element", "building", "position", NULL };
static const struct grog_card_field overlay_fields[] = {
    NUMBER("structure", "demolition points that destroy it; 0: it cannot be destroyed", OVERLAY_STRUCTURE, 0, 9, 0),
    CARD("ruin", "the overlay on its other side, when it is destroyed; none: it is removed", OVERLAY_RUIN, OF_OVERLAY),
    CHOICE("type", "what it is", OVERLAY_TYPE, overlay_words), DRAWING(OVERLAY_MAP),
};

static const char *const arc_words[] = { "all", "quarter", "half", NULL };
static const char *const pattern_words[] = { "none", "red", "green", "blue", "yellow", NULL };
static const struct grog_card_field weapon_fields[] = {
    NUMBER("infantry", "combat bonus against infantry; left out: X, it cannot", WEAPON_INFANTRY, NO_BONUS, 12,
           NO_BONUS),
    NUMBER("light", "combat bonus against light vehicles", WEAPON_LIGHT, NO_BONUS, 12, NO_BONUS),
    NUMBER("heavy", "combat bonus against heavy vehicles", WEAPON_HEAVY, NO_BONUS, 12, NO_BONUS),
    CHOICE("arc", "where it can fire", WEAPON_ARC, arc_words),
    NUMBER("range", "Limited Range in spaces; 0: none", WEAPON_RANGE, 0, 20, 0),
    NUMBER("corners", "Limited Range of shots at corners; 0: none", WEAPON_CORNERS, 0, 20, 0),
    NUMBER("on_the_move", "Firing on the Move: what it takes from the bonus", WEAPON_ON_THE_MOVE, NO_BONUS, 6,
           NO_BONUS),
    FLAG("dual", "Dual Weapon: two dice, the higher counts", WEAPON_DUAL),
    FLAG("machine_gun", "Machine Gunner: its bonus can be divided among targets", WEAPON_MACHINE_GUN),
    FLAG("suppressive", "Suppressive Fire", WEAPON_SUPPRESSIVE),
    FLAG("sniper", "Sniper", WEAPON_SNIPER),
    FLAG("frightening", "Frightening Shot", WEAPON_FRIGHTENING),
    FLAG("hawkeye", "Hawkeye: long range costs nothing", WEAPON_HAWKEYE),
    FLAG("perforating", "Perforating: +1 to the damage's location", WEAPON_PERFORATING),
    NUMBER("destruction", "Destruction: dice against structures", WEAPON_DESTRUCTION, 0, 6, 0),
    FLAG("burst", "Burst: it can use ammo belts", WEAPON_BURST),
    FLAG("howitzer", "Howitzer: it can fire at corners that it sees", WEAPON_HOWITZER),
    NUMBER("indirect", "Indirect Fire: corners that it scatters when it does not see; 0: it cannot", WEAPON_INDIRECT,
           0, 6, 0),
    CHOICE("pattern", "the colour of its blast pattern", WEAPON_PATTERN, pattern_words),
    CARD("green", "what it fires like when a green pattern takes the place of its blue one", WEAPON_GREEN, OF_WEAPON),
};

/* ---- counters ------------------------------------------------------------------------------ */

static const char *const turning_words[] = { "not", "tripod", "opportunity", "ambush", NULL };
#define FACE_FIELDS \
    NUMBER("move", "spaces that it can move", FACE_MOVE, 0, 12, 0), \
    NUMBER("defence", "a result of so much hits it; of a heavy vehicle, from the front", FACE_DEFENCE, 0, 20, 0), \
    NUMBER("side", "a heavy vehicle's defence from the side", FACE_SIDE, 0, 20, 0), \
    NUMBER("rear", "a heavy vehicle's defence from behind", FACE_REAR, 0, 20, 0), \
    FLAG("tough", "a hit turns it over and does not eliminate it", FACE_TOUGH), \
    FLAG("damaged", "this side shows it after a hit", FACE_DAMAGED), \
    CARD("weapon", "what it fires; a vehicle's primary weapon", FACE_WEAPON, OF_WEAPON), \
    CARD("second", "a vehicle's secondary weapon", FACE_SECOND, OF_WEAPON), \
    FLAG("aaa", "Anti-Aircraft Artillery", FACE_AAA), \
    FLAG("amphibious", "Amphibious: it can cross water", FACE_AMPHIBIOUS), \
    FLAG("spotter", "Artillery Spotter", FACE_SPOTTER), \
    NUMBER("assault", "Assault, and what it adds to the roll; left out: none", FACE_ASSAULT, NO_ASSAULT, 6, \
           NO_ASSAULT), \
    FLAG("autonomous", "Autonomous: it needs no order", FACE_AUTONOMOUS), \
    FLAG("barrage", "Barrage Order", FACE_BARRAGE), \
    FLAG("opportunity", "Opportunity Fire, with this side up", FACE_OPPORTUNITY), \
    NUMBER("orders", "Order(s): its stars", FACE_ORDERS, 0, 4, 0), \
    FLAG("personal", "Personal Order", FACE_PERSONAL), \
    FLAG("waves", "Positive Waves", FACE_WAVES), \
    NUMBER("scout", "Scout: spaces beyond the deployment zone", FACE_SCOUT, 0, 20, 0), \
    FLAG("substitute", "Substitute", FACE_SUBSTITUTE), \
    FLAG("terrifying", "Terrifying", FACE_TERRIFYING), \
    NUMBER("transport", "Transport: what it can carry", FACE_TRANSPORT, 0, 12, 0), \
    CHOICE("turns", "the ability for which it is turned over by moving", FACE_TURNS, turning_words)

static const struct grog_card_field face_fields[] = { FACE_FIELDS };

static const char *const class_words[] = { "infantry", "light", "heavy", NULL };
static const char *const category_words[] = { "ordinary", "officer", "heavy_weapon", "hero", NULL };
static const struct grog_card_field unit_fields[] = {
    FACE_FIELDS, NATION_FIELD(UNIT_NATION),
    CARD("insignia", "its division", UNIT_INSIGNIA, OF_INSIGNIA),
    CHOICE("class", "the colour of its defence", UNIT_CLASS, class_words),
    CHOICE("category", "its outline", UNIT_CATEGORY, category_words),
    NUMBER("length", "spaces that a vehicle occupies", UNIT_LENGTH, 1, 2, 1),
    FLAG("gun", "a gun: a vehicle carries one at most", UNIT_GUN),
    FLAG("mortar", "a mortar", UNIT_MORTAR),
    CARD("reverse", "its other side; a vehicle's other side is its wreck", UNIT_REVERSE, OF_FACE),
    CARD("wreck", "the terrain that its wreck is", UNIT_WRECK, OF_TERRAIN),
    NUMBER("wreck_structure", "demolition points that remove the wreck", UNIT_WRECK_STRUCTURE, 1, 9, 2),
    FLAG("ruse", "a Ruse: nothing is behind it", UNIT_RUSE),
    FLAG("roams", "it may enter squares of the enemy, and explode there", UNIT_ROAMS),
    NUMBER("beckons", "mortars so near to it use a green pattern in place of a blue one", UNIT_BECKONS, 0, 6, 0),
};
static const struct grog_card_field concealed_fields[] = {
    FACE_FIELDS,
    { .name = "of", .about = "the kinds of card that have it", .type = GROG_IS_KINDS, .at = CONCEALED_OF, .room = 1 },
};

/* ---- armies --------------------------------------------------------------------------------- */

static const char *const slot_columns[] = { "size", "band", "other", NULL };
static const struct grog_card_field tile_fields[] = {
    NATION_FIELD(TILE_NATION), CARD("insignia", "its division", TILE_INSIGNIA, OF_INSIGNIA),
    NEEDED("cost", "army points", TILE_COST, 0, 400),
    NUMBER("breaking", "units lost that break it; 0: it never breaks", TILE_BREAKING, 0, 12, 0),
    NUMBER("points", "victory points for whoever breaks it", TILE_POINTS, 0, 20, 0),
    FLAG("officer", "an Officer tile: its options are the whole army's", TILE_OFFICER),
    FLAG("command", "a High Command tile: it has no unit", TILE_COMMAND),
    NUMBER("stars", "order tokens that it gives", TILE_STARS, 0, 6, 0),
    NUMBER("bonus_slot", "the slot that must be filled for its bonus, from 1", TILE_BONUS_SLOT, 0, SLOT_ROOM, 0),
    NUMBER("bonus", "order tokens that it gives with that slot filled", TILE_BONUS, 0, 3, 0),
    UNITS_FIELD(TILE_UNITS, UNITS_ROOM, false),
    { .name = "slots", .about = "its openings: the size, and the numbers of one or two bands around it; 0: no second",
      .type = GROG_IS_TABLE, .at = TILE_SLOTS, .room = SLOT_ROOM, .min = 0, .max = 31, .word = slot_columns },
};
static const char *const option_words[] = { "support", "equipment", "trait", "order", "hero", NULL };
static const char *const use_words[] = {
    "none", "shielding", "ammo", "belt", "apc", "cutter", "charge", "fuel", "grenade", "he", "faust", "position",
    "rifle_grenade", "bomb", "hardboiled", "heroic", "trigger_happy", "veteran", "concealed", "fire_at_will",
    "charge_order", "double_time", "hold", "initiative", "smoke", "nest", NULL };
_Static_assert(GROG_COUNT(use_words) == USES + 1, "a word for each use of a token");
static const struct grog_card_field band_fields[] = {
    NEEDED("number", "how slots of tiles name it", 0, 1, 31),
};
static const struct grog_card_field option_fields[] = {
    NATION_FIELD(OPTION_NATION), CARD("insignia", "a hero's insignia", OPTION_INSIGNIA, OF_INSIGNIA),
    NEEDED("cost", "army points", OPTION_COST, 0, 300),
    CHOICE("type", "what it is", OPTION_TYPE, option_words),
    NUMBER("size", "the size of opening that it fits", OPTION_SIZE, 0, 4, 1),
    NUMBER("breaking", "units lost that break it; 0: it never breaks", OPTION_BREAKING, 0, 9, 0),
    NUMBER("points", "victory points for whoever breaks it", OPTION_POINTS, 0, 20, 0),
    NUMBER("stars", "order tokens that it gives", OPTION_STARS, 0, 3, 0),
    NUMBER("tokens", "tokens that it comes with", OPTION_TOKENS, 0, 5, 0),
    CHOICE("use", "what its tokens are for", OPTION_USE, use_words),
    CARD("weapon", "what its token fires, or explodes like", OPTION_WEAPON, OF_WEAPON),
    CARD("terrain", "what its token makes of the ground where it is laid", OPTION_TERRAIN, OF_TERRAIN),
    NUMBER("aviation", "Aviation cards that it lets into the deck", OPTION_AVIATION, 0, 9, 0),
    NUMBER("artillery", "Artillery cards that it lets into the deck", OPTION_ARTILLERY, 0, 9, 0),
    NUMBER("gear", "tokens of your choice from equipment of its bands", OPTION_GEAR, 0, 5, 0),
    NUMBER("budget", "army points that it brings", OPTION_BUDGET, 0, 90, 0),
    CARD("only", "the tile that alone may have it", OPTION_ONLY, OF_TILE),
    FLAG("bound", "each round an order of its owner goes to a unit of its tile", OPTION_BOUND),
    { .name = "bands", .about = "its coloured bands", .type = GROG_IS_CARDS, .at = OPTION_BANDS, .of = OF_BAND,
      .room = BAND_ROOM },
    UNITS_FIELD(OPTION_UNITS, OPTION_UNITS_ROOM, false),
};
static const char *const command_words[] = { "none", "artillery", "aviation", NULL };
static const struct grog_card_field action_fields[] = {
    NATION_FIELD(ACTION_NATION),
    NEEDED("copies", "how many of it a deck may have", ACTION_COPIES, 1, 8),
    CHOICE("command", "a command card: options let it into the deck", ACTION_COMMAND, command_words),
    NUMBER("flak", "an Aviation card: what shoots it down", ACTION_FLAK, 0, 9, 0),
    FLAG("orders", "it is played in the Order Phase", ACTION_ORDERS),
    FLAG("activation", "it is played in the Activation Phase", ACTION_ACTIVATION),
    FLAG("supply", "it is played in the Supply Phase", ACTION_SUPPLY),
};
static const struct grog_card_field token_fields[] = {
    NEEDED("number", "1 to 10, 11 a special order, 12 a bluff", TOKEN_NUMBER, 1, 12),
    NEEDED("set", "whose set it is of", TOKEN_SET, 0, SEATS - 1),
};
static const struct grog_card_field army_fields[] = {
    NATION_FIELD(ARMY_NATION), NUMBER("points", "army points that it may cost", ARMY_POINTS, 0, 2000, 0),
    { .name = "cards", .about = "its tiles, each with its options behind it, heroes, and its deck: each with how many",
      .type = GROG_IS_KEYWORDS, .at = ARMY_CARDS, .room = ARMY_ROOM, .min = 1, .max = 9, .base = 1, .repeats = true },
};

/* ---- scenarios ---------------------------------------------------------------------------------- */

static const char *const at_columns[] = { "x", "y", "turns", NULL };
static const char *const zone_columns[] = { "seat", "x", "y", "width", "height", NULL };
static const char *const objective_columns[] = { "type", "x", "y", "width", "height", "points", "owner", NULL };
static const char *const event_columns[] = { "round", "side", "what", "amount", "x", "y", NULL };
static const char *const decided_words[] = { "points", "holding", "goal", NULL };
static const struct grog_card_field scenario_fields[] = {
    NUMBER("seats", "players", SCENARIO_SEATS, 2, SEATS, 2),
    NUMBER("sides", "seats of the second side, a bit each", SCENARIO_SIDES, 1, 14, 2),
    NUMBER("rounds", "rounds that it lasts", SCENARIO_ROUNDS, 1, MOST_ROUNDS, 8),
    NUMBER("initiative", "the side that has it first; 2: a roll decides", SCENARIO_INITIATIVE, 0, 2, 2),
    NUMBER("budget_a", "army points of the first side; 0: the armies are given", SCENARIO_BUDGET_A, 0, 2000, 0),
    NUMBER("budget_b", "army points of the second side", SCENARIO_BUDGET_B, 0, 2000, 0),
    NUMBER("goal", "victory points that win; 0: none do", SCENARIO_GOAL, 0, 99, 0),
    NUMBER("favours", "the side that has it easier: 1 or 2; 0: neither", SCENARIO_FAVOURS, 0, 2, 0),
    NUMBER("difficulty", "how hard it is to play well", SCENARIO_DIFFICULTY, 1, 8, 1),
    NUMBER("width", "squares from west to east", SCENARIO_WIDTH, 4, BOARD_SIDE, 12),
    NUMBER("height", "squares from north to south", SCENARIO_HEIGHT, 4, BOARD_SIDE, 12),
    CHOICE("decided", "how it is won when the last round is over", SCENARIO_DECIDED, decided_words),
    { .name = "boards", .about = "the boards that it is played on", .type = GROG_IS_CARDS, .at = SCENARIO_BOARD,
      .of = OF_BOARD, .room = SCENARIO_BOARDS, .required = true },
    TABLE("boards_at", "where each lies, and its quarter turns", SCENARIO_BOARD_AT, SCENARIO_BOARDS, at_columns),
    { .name = "overlays", .about = "the overlays on them", .type = GROG_IS_CARDS, .at = SCENARIO_OVERLAY,
      .of = OF_OVERLAY, .room = SCENARIO_OVERLAYS },
    TABLE("overlays_at", "where each lies, and its quarter turns", SCENARIO_OVERLAY_AT, SCENARIO_OVERLAYS, at_columns),
    TABLE("zones", "where each seat deploys", SCENARIO_ZONES, ZONES_MOST, zone_columns),
    TABLE("objectives", "primary 0, secondary 1, bonus 2; where; points; who has it first (side, 2: nobody)",
          SCENARIO_OBJECTIVES, OBJECTIVES, objective_columns),
    TABLE("events", "round, side (2: both), what: 1 cards, 2 points, 3 arrive, 4 suppress, 5 end; how much; where",
          SCENARIO_EVENTS, EVENTS_MOST, event_columns),
    { .name = "reinforcements", .about = "units that events bring, in order", .type = GROG_IS_CARDS,
      .at = SCENARIO_REINFORCEMENTS, .of = OF_UNIT, .room = 16 },
    { .name = "armies", .about = "the army of each seat", .type = GROG_IS_CARDS, .at = SCENARIO_ARMIES, .of = OF_ARMY,
      .room = SEATS },
};
static const struct grog_card_field back_fields[] = {
    { .name = "of", .about = "the kinds of card that have it", .type = GROG_IS_KINDS, .at = BACK_OF,
      .room = BACK_KINDS },
};

#define FIELDS(list, slots) .field = list, .fields = (uint8_t)GROG_COUNT(list), .numbers = slots
enum { DRAWING_SLOTS = GROG_DRAWING_HEAD + MAP_CELLS };
const struct grog_card_kind hn_card_kinds[CARD_KINDS] = {
    [OF_NATION]   = { .name = "nation", .about = "an army's country", FIELDS(nation_fields, NATION_NUMBERS),
                      .is_word = true },
    [OF_INSIGNIA] = { .name = "insignia", .about = "a division", FIELDS(insignia_fields, INSIGNIA_NUMBERS),
                      .is_word = true },
    [OF_BAND]     = { .name = "band", .about = "a colour around openings and options", FIELDS(band_fields, 1),
                      .is_word = true },
    [OF_TERRAIN]  = { .name = "terrain", .about = "what a square shows", FIELDS(terrain_fields, TERRAIN_NUMBERS),
                      .is_word = true, .most = GROUNDS - 1 },
    [OF_EDGE]     = { .name = "edge", .about = "what lies between two squares", FIELDS(edge_fields, EDGE_NUMBERS),
                      .is_word = true, .most = EDGES - 1 },
    [OF_BOARD]    = { .name = "board", .about = "a side of a terrain board",
                      FIELDS(board_fields, BOARD_MAP + DRAWING_SLOTS), .is_word = true },
    [OF_OVERLAY]  = { .name = "overlay", .about = "a side of a terrain overlay",
                      FIELDS(overlay_fields, OVERLAY_MAP + DRAWING_SLOTS), .is_word = true },
    [OF_WEAPON]   = { .name = "weapon", .about = "what a counter or a token fires",
                      FIELDS(weapon_fields, WEAPON_NUMBERS), .is_word = true },
    [OF_FACE]     = { .name = "face", .about = "the other side of a counter", FIELDS(face_fields, FACE_NUMBERS),
                      .is_word = true },
    [OF_SCENARIO] = { .name = "scenario", .about = "a battle", FIELDS(scenario_fields, SCENARIO_NUMBERS),
                      .is_word = true, .speaks = true, .ownerless = true },
    [OF_ARMY]     = { .name = "army", .about = "an army ready to play",
                      FIELDS(army_fields, ARMY_CARDS + 1 + 2 * ARMY_ROOM), .is_word = true },
    [OF_UNIT]     = { .name = "unit", .about = "a counter: infantry or a vehicle", FIELDS(unit_fields, UNIT_NUMBERS),
                      .speaks = true, .has_back = true },
    [OF_TILE]     = { .name = "tile", .about = "a recruitment tile", FIELDS(tile_fields, TILE_NUMBERS),
                      .speaks = true, .has_back = true },
    [OF_OPTION]   = { .name = "option", .about = "a recruitment option: support, equipment, trait, order; a hero",
                      FIELDS(option_fields, OPTION_NUMBERS), .speaks = true, .has_back = true },
    [OF_ACTION]   = { .name = "action", .about = "an action card", FIELDS(action_fields, ACTION_NUMBERS),
                      .speaks = true, .has_back = true },
    [OF_TOKEN]    = { .name = "token", .about = "an order token", FIELDS(token_fields, TOKEN_NUMBERS),
                      .has_back = true },
    [OF_CONCEALED] = { .name = "concealed", .about = "what others see of a concealed unit",
                      FIELDS(concealed_fields, CONCEALED_OF + 2), .is_back = true },
    [OF_BACK]     = { .name = "back", .about = "what others see of a card",
                      FIELDS(back_fields, BACK_OF + 1 + BACK_KINDS), .is_back = true },
};
