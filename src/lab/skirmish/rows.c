/* SPDX-License-Identifier: MIT */
/* rows.c -- the bench system's table: all that the kernel knows of it. */
#include "skirmish.h"

static const char *const rules[RULES] = {
    "", "B-1.1", "B-1.2", "B-2.1", "B-2.2", "B-3.1", "B-3.2", "B-3.3", "B-4.1", "B-4.2", "B-4.3", "B-4.4", "B-4.5",
    "B-4.6", "B-5.1", "B-6.1", "B-6.2", "B-6.3", "B-6.4", "B-7.1", "B-7.2", "B-7.3", "B-7.4", "B-8.1", "B-8.2",
};

static const struct grog_setup_row setup_rows[] = {
    [SETUP_SEATS]    = { "seats", 2, 1, GROG_SEATS_MAX, 0, 0 },
    [SETUP_PRACTICE] = { "practice", 0, 0, 1, 0, 0 },
    [SETUP_SOLDIERS] = { "soldiers", 4, 1, SOLDIERS, 0, 0 },
    [SETUP_HOSTILES] = { "hostiles", SCALE, 1, HOSTILES, 0, 0 },   /* at most so many in play */
    [SETUP_OPENING]  = { "opening", 2, 0, HOSTILES, 0, 0 },        /* at the first location, beside its own */
    [SETUP_PLACES]   = { "places", 3, 1, PLACES, 0, 0 },
    [SETUP_TURNS]    = { "turns", 20, 1, 99, 0, 0 },
    [SETUP_WEATHER]  = { "weather", 0, 0, 0, GROG_SETS_CARD, 0 },
};

static const char *const mode_words[MODES] = { "semi", "burst", "auto" };
static const struct grog_kind kinds[KINDS] = {
    [KIND_SEAT]     = { .name = "seat", .class = GROG_SEAT },
    [KIND_CARD]     = { .name = "card", .class = GROG_CARD },
    [KIND_SOLDIER]  = { .name = "soldier", .class = GROG_THING, .array = ARRAY_SOLDIER },
    [KIND_WEAPON]   = { .name = "weapon", .class = GROG_THING, .array = ARRAY_WEAPON },
    [KIND_HOSTILE]  = { .name = "hostile", .class = GROG_THING, .array = ARRAY_HOSTILE },
    [KIND_LOCATION] = { .name = "location", .class = GROG_THING, .array = ARRAY_LOCATION },
    [KIND_MODE]     = { .name = "mode", .class = GROG_WORD, .words = MODES, .word = mode_words },
    [KIND_PLACE]    = { .name = "place", .class = GROG_NUMBER, .words = PLACES + 1 },
    [KIND_PIPS]     = { .name = "pips", .class = GROG_NUMBER, .words = DIE + 1 },
};

/* ---- where the state lies ------------------------------------------------ */

#define AT(member) .at = offsetof(struct skirmish, member)
static const struct grog_zone zones[] = {
    [ZONE_ACTIONS]    = { "actions", AT(actions), ACTION_ROOM, 1, GROG_SEEN_BY_NONE, GROG_STACK, ZONE_DISCARDS + 1, 0 },
    [ZONE_DISCARDS]   = { "discards", AT(discards), ACTION_ROOM, 1, GROG_SEEN_BY_ALL, GROG_STACK, 0, 0 },
    [ZONE_HOSTILES]   = { "hostiles", AT(hostiles), HOSTILE_ROOM, 1, GROG_SEEN_BY_NONE, GROG_STACK,
                          ZONE_CASUALTIES + 1, 0 },
    [ZONE_CASUALTIES] = { "casualties", AT(casualties), HOSTILE_ROOM, 1, GROG_SEEN_BY_ALL, GROG_STACK, 0, 0 },
    [ZONE_LOCATIONS]  = { "locations", AT(locations), LOCATION_ROOM, 1, GROG_SEEN_BY_NONE, GROG_STACK, 0, 0 },
    [ZONE_ORDERS]     = { "orders", AT(orders), ORDERS_ROOM, 1, GROG_SEEN_BY_ALL, GROG_SET_OF, 0, 1 },
    [ZONE_FALLEN]     = { "fallen", AT(fallen), FALLEN_ROOM, 1, GROG_SEEN_BY_ALL, GROG_SET_OF, 0, 0 },
    [ZONE_HAND]       = { "hand", AT(hand), HAND_ROOM, GROG_SEATS_MAX, GROG_SEEN_BY_OWNER, GROG_SET_OF, 0, 0 },
};

static const struct grog_array arrays[] = {
    [ARRAY_SOLDIER]  = { "soldier", AT(soldier), sizeof(struct soldier), SOLDIERS, 1 },
    [ARRAY_WEAPON]   = { "weapon", AT(weapon), sizeof(struct weapon), WEAPONS, 1 },
    [ARRAY_HOSTILE]  = { "hostile", AT(hostile), sizeof(struct hostile), HOSTILES, 1 },
    [ARRAY_LOCATION] = { "location", AT(location), sizeof(struct location), PLACES, 1 },
};

#define OF(array, type, member) array + 1, 0, 0, GROG_U8, offsetof(struct type, member)
static const struct grog_field fields[] = {
    { "discarded", 0, 0, 0, GROG_U8, AT(discarded), 1, 0, 63 },
    { "places",    0, 0, 0, GROG_U8, AT(places), 1, 0, PLACES },
    { "kills",     0, 0, 0, GROG_U16, AT(kills), 1, 0, UINT16_MAX },
    { "track",     0, 0, 0, GROG_U8, AT(track), 64, 0, 255 },
    { "spare",     0, 0, 0, GROG_U16, AT(spare), 1, 0, 0 },
    { "place",     OF(ARRAY_SOLDIER, soldier, place), 1, 0, PLACES },
    { "actions",   OF(ARRAY_SOLDIER, soldier, actions), 1, 0, 255 },
    { "wounds",    OF(ARRAY_SOLDIER, soldier, wounds), 1, 0, 99 },
    { "kills",     OF(ARRAY_SOLDIER, soldier, kills), 1, 0, 255 },
    { "weapon",    ARRAY_SOLDIER + 1, KIND_WEAPON, 0, GROG_U16, offsetof(struct soldier, weapon), ARMS, 0, UINT16_MAX },
    { "counter",   OF(ARRAY_SOLDIER, soldier, counter), 16, 0, 255 },
    { "holder",    OF(ARRAY_WEAPON, weapon, holder), 1, 0, SOLDIERS },
    { "ammo",      OF(ARRAY_WEAPON, weapon, ammo), 1, 0, 99 },
    { "reloads",   OF(ARRAY_WEAPON, weapon, reloads), 1, 0, 99 },
    { "counter",   OF(ARRAY_WEAPON, weapon, counter), 3, 0, 255 },
    { "place",     OF(ARRAY_HOSTILE, hostile, place), 1, 0, PLACES },
    { "wounds",    OF(ARRAY_HOSTILE, hostile, wounds), 1, 0, 99 },
    { "pinned",    OF(ARRAY_HOSTILE, hostile, pinned), 1, 0, 1 },
    { "counter",   OF(ARRAY_HOSTILE, hostile, counter), 3, 0, 255 },
    { "target",    ARRAY_HOSTILE + 1, KIND_SOLDIER, 0, GROG_U16, offsetof(struct hostile, target), 1, 0, UINT16_MAX },
    { "spare",     ARRAY_HOSTILE + 1, 0, 0, GROG_U16, offsetof(struct hostile, spare), 1, 0, 0 },
    { "secured",   OF(ARRAY_LOCATION, location, secured), 1, 0, SECURED },
    { "counter",   OF(ARRAY_LOCATION, location, counter), 9, 0, 255 },
};

/* ---- what may be chosen -------------------------------------------------- */

static const struct grog_verb verbs[VERBS] = {
    [VERB_MOVE]    = { "move",    { KIND_SOLDIER, KIND_PLACE }, PROC_MOVE, 0 },
    [VERB_FIRE]    = { "fire",    { KIND_SOLDIER, KIND_WEAPON, KIND_MODE, KIND_HOSTILE }, PROC_FIRE, PROC_FIRE },
    [VERB_RELOAD]  = { "reload",  { KIND_SOLDIER, KIND_WEAPON }, PROC_RELOAD, 0 },
    [VERB_DRAW]    = { "draw",    { KIND_SOLDIER }, PROC_DRAW, 0 },
    [VERB_PLAY]    = { "play",    { KIND_SOLDIER, KIND_CARD }, PROC_PLAY, 0 },
    [VERB_DISCARD] = { "discard", { 0, KIND_CARD }, PROC_DISCARD, 0 },
    [VERB_HOLD]    = { "hold",    { KIND_SOLDIER }, PROC_HOLD, 0 },
    [VERB_ON]      = { "on",      { 0, KIND_SOLDIER }, 0, 0 },
    [VERB_AT]      = { "at",      { 0, KIND_HOSTILE }, 0, 0 },
    [VERB_DODGE]   = { "dodge with", { 0, KIND_CARD }, PROC_DODGE, 0 },
};

static const struct grog_question questions[QUESTIONS] = {
    [ASK_ACT]     = { "act", R_2_1, bench_list_acts, 0, NULL, 0, false },
    [ASK_SOLDIER] = { "choose a soldier", R_6_2, bench_list_soldiers, 0, NULL, 0, false },
    [ASK_HOSTILE] = { "choose a hostile", R_6_2, bench_list_hostiles, 0, NULL, 0, false },
    [ASK_DODGE]   = { "dodge", R_6_4, bench_list_dodges, 1, NULL, 0, false },
};

/* ---- procedures ---------------------------------------------------------- */

static const struct grog_step mission_steps[] = {
    { "begin", R_1_2, 0, 0 },
    [MISSION_SOLDIERS] = { "soldiers", R_1_2, GROG_FOR_PROC, PROC_SOLDIERS },
    [MISSION_HOSTILES] = { "hostiles", R_1_2, GROG_FOR_PROC, PROC_HOSTILES },
    [MISSION_END]      = { "end", R_1_2, GROG_FOR_PROC, GROG_PROC_POINT },
};
static const struct grog_step soldiers_steps[] = {
    { "begin", R_2_1, 0, 0 },
    [SOLDIERS_ACT]  = { "act", R_2_1, GROG_FOR_ANSWER, ASK_ACT },
    [SOLDIERS_DONE] = { "done", R_2_1, GROG_FOR_PROC, 0 },
};
static const struct grog_step move_steps[] = {
    { "begin", R_3_1, 0, 0 },
    [MOVE_ENTERED] = { "entered", R_3_3, GROG_FOR_PROC, GROG_PROC_POINT },
};
static const struct grog_step fire_steps[] = {
    { "begin", R_4_1, 0, 0 },
    [FIRE_DECLARED] = { "declared", R_4_1, GROG_FOR_PROC, GROG_PROC_POINT },
    [FIRE_ROLL]     = { "roll", R_4_4, GROG_NEVER_RESTS, 0 },
    [FIRE_COVER]    = { "cover", R_4_5, GROG_NEVER_RESTS, 0 },
    [FIRE_KILLED]   = { "killed", R_4_6, GROG_FOR_PROC, GROG_PROC_POINT },
};
static const struct grog_step play_steps[] = {
    { "begin", R_6_2, 0, 0 },
    [PLAY_SOLDIER] = { "soldier", R_6_2, GROG_FOR_ANSWER, ASK_SOLDIER },
    [PLAY_HOSTILE] = { "hostile", R_6_2, GROG_FOR_ANSWER, ASK_HOSTILE },
};
static const struct grog_step rally_steps[] = {
    { "begin", R_2_1, 0, 0 },
    [RALLY_WHOM] = { "whom", R_2_1, GROG_FOR_ANSWER, ASK_SOLDIER },
};
static const struct grog_step hostiles_steps[] = {
    { "begin", R_7_1, 0, 0 },
    [HOSTILES_ACT]  = { "act", R_7_1, GROG_FOR_PROC, PROC_ASSAULT },
    [HOSTILES_MORE] = { "more", R_7_4, GROG_NEVER_RESTS, 0 },
};
static const struct grog_step assault_steps[] = {
    { "begin", R_7_2, 0, 0 },
    [ASSAULT_LOT]      = { "lot", R_7_2, GROG_NEVER_RESTS, 0 },
    [ASSAULT_ATTACKED] = { "attacked", R_6_4, GROG_FOR_PROC, GROG_PROC_POINT },
    [ASSAULT_ROLL]     = { "roll", R_7_3, GROG_NEVER_RESTS, 0 },
    [ASSAULT_COVER]    = { "cover", R_7_3, GROG_NEVER_RESTS, 0 },
};
static const struct grog_step no_steps[] = { { "begin", 0, 0, 0 } };

static const struct grog_local mission_locals[]  = { { "turns", 0, 99 } };
static const struct grog_local hits_locals[]     = { { "hits", 0, GROG_POOL_MAX } };
static const struct grog_local hostiles_locals[] = { { "slot", 0, HOSTILES } };

#define STEPS_OF(of)  .step = of, .steps = GROG_COUNT(of)
#define LOCALS_OF(of) .local = of, .locals = GROG_COUNT(of)
#define SHOT          .pending = { { "need", -99, 99 }, { "dice", 0, GROG_POOL_MAX }, { "cover", -99, 99 } }
static const struct grog_proc procs[PROCS] = {
    [PROC_MISSION]  = { "mission", R_1_2, bench_mission, { 0 }, STEPS_OF(mission_steps), LOCALS_OF(mission_locals) },
    [PROC_SOLDIERS] = { "soldiers", R_2_1, bench_soldiers, { 0 }, STEPS_OF(soldiers_steps) },
    [PROC_MOVE]     = { "move", R_3_1, bench_move, { KIND_SOLDIER, KIND_PLACE, 0, KIND_LOCATION },
                        STEPS_OF(move_steps) },
    [PROC_FIRE]     = { "fire", R_4_1, bench_fire, { KIND_SOLDIER, KIND_WEAPON, KIND_MODE, KIND_HOSTILE },
                        STEPS_OF(fire_steps), LOCALS_OF(hits_locals), SHOT },
    [PROC_RELOAD]   = { "reload", R_5_1, bench_reload, { KIND_SOLDIER, KIND_WEAPON }, STEPS_OF(no_steps) },
    [PROC_DRAW]     = { "draw", R_6_1, bench_draw, { KIND_SOLDIER }, STEPS_OF(no_steps) },
    [PROC_PLAY]     = { "play", R_6_2, bench_play, { KIND_SOLDIER, KIND_CARD }, STEPS_OF(play_steps) },
    [PROC_DISCARD]  = { "discard", R_6_3, bench_discard, { 0, KIND_CARD }, STEPS_OF(no_steps) },
    [PROC_HOLD]     = { "hold", R_2_2, bench_hold, { KIND_SOLDIER }, STEPS_OF(no_steps) },
    [PROC_RALLY]    = { "rally", R_2_1, bench_rally, { KIND_SOLDIER, KIND_SOLDIER, 0, KIND_HOSTILE },
                        STEPS_OF(rally_steps), .pending = { { "actions", 0, 9 } } },
    [PROC_DODGE]    = { "dodge", R_6_4, bench_dodge, { 0, KIND_CARD }, STEPS_OF(no_steps) },
    [PROC_HOSTILES] = { "hostiles", R_7_1, bench_hostiles, { 0 }, STEPS_OF(hostiles_steps),
                        LOCALS_OF(hostiles_locals) },
    [PROC_ASSAULT]  = { "assault", R_7_2, bench_assault, { KIND_HOSTILE, 0, 0, KIND_SOLDIER },
                        STEPS_OF(assault_steps), LOCALS_OF(hits_locals), SHOT },
};

static const struct grog_point points[POINTS] = {
    [POINT_FIRES]     = { "fires", "a soldier is about to fire", R_4_1, PROC_FIRE, 0, NULL, false },
    [POINT_KILLED]    = { "killed", "a hostile is eliminated", R_4_6, 0, 0, NULL, false },
    [POINT_ATTACKED]  = { "attacked", "a hostile is about to attack", R_6_4, PROC_ASSAULT, ASK_DODGE, bench_attacked,
                          false },
    [POINT_WOUNDED]   = { "wounded", "a soldier is wounded", R_7_3, 0, 0, NULL, false },
    [POINT_ENTERED]   = { "entered", "a soldier enters a place", R_3_3, 0, 0, NULL, false },
    [POINT_TURN_ENDS] = { "turn ends", "a turn ends", R_1_2, 0, 0, NULL, false },
};

static const struct grog_value_row values[VALUES] = {
    [VALUE_ACTIONS]  = { "actions", "actions of a soldier in a turn", R_2_1, 3, 0, 9, 0, false },
    [VALUE_RANGE]    = { "range", "added to how far a weapon reaches", R_4_3, 0, -9, 9, 0, false },
    [VALUE_AIM]      = { "aim", "added to the dice of fire", R_4_4, 0, -9, 9, 0, false },
    [VALUE_COVER]    = { "cover", "added to cover", R_4_5, 0, -9, 9, 0, false },
    [VALUE_HAND]     = { "hand", "most cards held", R_6_1, 6, 0, HAND_ROOM, 0, false },
    [VALUE_MOVE]     = { "move", "actions for a move", R_3_1, 1, 1, 9, 0, false },
    [VALUE_THREAT]   = { "threat", "added to a hostile's dice", R_7_3, 0, -9, 9, 0, false },
    [VALUE_ARRIVALS] = { "arrivals", "added to the hostiles that arrive", R_3_3, 0, -9, 9, 0, false },
    [VALUE_TURNS]    = { "turns", "turns of the mission", R_1_2, 0, 1, 99, SETUP_TURNS, false },
};

static unsigned the_target(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                           uint16_t out[GROG_TARGETS])
{
    (void)m, (void)g;
    out[0] = f->target;
    return 1;
}

static const struct grog_target_row targets[TARGETS] = {
    [TARGET_OF_POINT] = { "target", "what the procedure at the point is about", the_target, 0, 0, false, false, 0 },
};

static const struct grog_effect_row effects[EFFECTS] = {
    [EFFECT_DRAW]   = { "draw", "draw cards", 0, 0, 9, TARGET_OF_POINT, bench_effect_draw, 0, NULL, 0, 0 },
    [EFFECT_STEADY] = { "steady", "the dice need so much less", 0, -9, 9, TARGET_OF_POINT,
        bench_effect_steady, 0, NULL, 0, 0 },
    [EFFECT_RALLY]  = { "rally", "a soldier gets an action back", 0, 0, 9, TARGET_OF_POINT, NULL,
                        PROC_RALLY, NULL, 0, 0 },
};

#define N(called, slot, low, high) \
    { .name = called, .about = "", .type = GROG_IS_NUMBER, .at = slot, .min = low, .max = high }
static const struct grog_card_field card_fields[NUMBERS] = {
    N("kind", N_KIND, 0, CARD_KINDS - 1), N("copies", N_COPIES, 0, 99), N("health", N_HEALTH, 0, 9),
    N("range", N_RANGE, 0, 9), N("hit", N_HIT, 0, 10), N("ammo", N_AMMO, 0, 99), N("reloads", N_RELOADS, 0, 9),
    N("semi", N_SEMI, 0, 9), N("burst", N_BURST, 0, 9), N("auto", N_AUTO, 0, 9), N("dice", N_DICE, 0, 9),
    N("cover", N_COVER, 0, 9), N("arrivals", N_ARRIVALS, 0, 9), N("use", N_USE, 0, USE_DODGE), N("cost", N_COST, 0, 9),
    N("amount", N_AMOUNT, 0, 9), N("traits", N_TRAITS, 0, 7),
};
static const struct grog_card_kind card_kinds[] = {
    { 0 },
    { .name = "card", .about = "any card of the skirmish", .field = card_fields, .fields = NUMBERS, .numbers = NUMBERS,
      .speaks = true, .has_back = true },
};

/* ---- events -------------------------------------------------------------- */

static const struct grog_event_row events[EVENTS] = {
    [EVENT_TURN]     = { "a turn begins:", { 0 }, 0, 1, 0, 0, 0 },
    [EVENT_READY]    = { "is ready:", { KIND_SOLDIER }, 0, 1, 0, 0, 0 },
    [EVENT_SPENDS]   = { "has actions left:", { KIND_SOLDIER }, 0, 1, 0, 0, 0 },
    [EVENT_MOVES]    = { "moves:", { KIND_SOLDIER, KIND_PLACE }, 0, 0, 0, 0, 0 },
    [EVENT_ENTERS]   = { "a location is entered:", { KIND_LOCATION, KIND_PLACE }, 0, 0, 0, 0, 0 },
    [EVENT_ARRIVES]  = { "arrives:", { KIND_HOSTILE, KIND_PLACE }, 0, 0, 0, 0, 0 },
    [EVENT_FIRES]    = { "fires:", { KIND_SOLDIER, KIND_WEAPON, KIND_MODE, KIND_HOSTILE }, 0, 0, 0, 0, 0 },
    [EVENT_ROLLED]   = { "rolls:", { KIND_PIPS }, 0, 1, 0, 0, 0 },
    [EVENT_COVERED]  = { "covered:", { KIND_PIPS }, 0, 1, 0, 0, 0 },
    [EVENT_PINNED]   = { "is pinned:", { KIND_HOSTILE }, 0, 0, 0, 0, 0 },
    [EVENT_RECOVERS] = { "recovers:", { KIND_HOSTILE }, 0, 0, 0, 0, 0 },
    [EVENT_HIT]      = { "is hit:", { KIND_HOSTILE }, 0, 1, 0, 0, 0 },
    [EVENT_KILLED]   = { "is killed:", { KIND_HOSTILE, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_RELOADS]  = { "reloads:", { KIND_SOLDIER, KIND_WEAPON }, 0, 1, 0, 0, 0 },
    [EVENT_DREW]     = { "draws:", { KIND_SEAT, KIND_CARD }, 2, 0, 0, 0, 0 },
    [EVENT_SHUFFLED] = { "discards become a deck", { 0 }, 0, 0, 0, 0, 0 },
    [EVENT_DISCARDS] = { "discards:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_PLAYS]    = { "plays:", { KIND_SOLDIER, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_MENDED]   = { "is mended:", { KIND_SOLDIER }, 0, 1, 0, 0, 0 },
    [EVENT_RALLIED]  = { "is rallied:", { KIND_SOLDIER }, 0, 1, 0, 0, 0 },
    [EVENT_SUPPLIED] = { "is supplied:", { KIND_SOLDIER, KIND_WEAPON }, 0, 1, 0, 0, 0 },
    [EVENT_ORDERS]   = { "orders:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_HOLDS]    = { "holds:", { KIND_SOLDIER }, 0, 0, 0, 0, 0 },
    [EVENT_DODGES]   = { "dodges:", { KIND_SOLDIER, KIND_CARD }, 0, 1, 0, 0, 0 },
    [EVENT_TARGETS]  = { "targets:", { KIND_HOSTILE, KIND_SOLDIER }, 0, 0, 0, 0, 0 },
    [EVENT_NEARS]    = { "comes nearer:", { KIND_HOSTILE, KIND_PLACE }, 0, 0, 0, 0, 0 },
    [EVENT_WOUND]    = { "is wounded:", { KIND_SOLDIER }, 0, 1, 0, 0, 0 },
    [EVENT_FALLS]    = { "falls:", { KIND_SOLDIER, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_SECURES]  = { "is secured:", { KIND_LOCATION }, 0, 1, 0, 0, 0 },
    [EVENT_HANDED]   = { "is handed over:", { KIND_SOLDIER, KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_LEAVES]   = { "an order ends:", { KIND_CARD }, 0, 0, 0, 0, 0 },
};

static const char *const result_words[] = { "wounds", "kills" };

static unsigned side(const struct grog_match *m, unsigned seat)
{
    (void)seat;
    return (1u << m->seats) - 1;
}

static bool open_hands(const struct grog_match *m)
{
    (void)m;
    return true;
}

const struct grog_system bench_system = {
    .name = "skirmish", .version = "1",
    .about = "a made-up mission at the sizes of the real ones, to measure the kernel",
    .state_bytes = sizeof(struct skirmish), .root = PROC_MISSION,
    .rules = rules, .n_rules = RULES,
    .result_words = result_words, .n_result_words = GROG_COUNT(result_words),
    .setup = setup_rows, .n_setup = GROG_COUNT(setup_rows),
    .kinds = kinds, .n_kinds = KINDS,
    .zones = zones, .n_zones = GROG_COUNT(zones),
    .arrays = arrays, .n_arrays = GROG_COUNT(arrays),
    .fields = fields, .n_fields = GROG_COUNT(fields),
    .verbs = verbs, .n_verbs = VERBS,
    .questions = questions, .n_questions = QUESTIONS,
    .procs = procs, .n_procs = PROCS,
    .points = points, .n_points = POINTS,
    .values = values, .n_values = VALUES,
    .card_kinds = card_kinds, .n_card_kinds = GROG_COUNT(card_kinds),
    .measures = bench_measures, .n_measures = MEASURES,
    .targets = targets, .n_targets = TARGETS,
    .effects = effects, .n_effects = EFFECTS,
    .events = events, .n_events = EVENTS,
    .side = side, .open_hands = open_hands, .deal = bench_deal, .resign = bench_resign,
    .result = bench_result, .check = bench_check,
};
