/* SPDX-License-Identifier: MIT */
/* rows.c -- a campaign as the kernel sees it: its table, row by row. */
#include "rules.h"
#include "kernel/showing.h"

#define RULE_ID(name, id) id,
static const char *const rules[RULES] = { "", RULE_IDS(RULE_ID) };
#undef RULE_ID

static const struct grog_setup_row setup_rows[SETUPS] = {
    [SETUP_SEATS]    = { "seats", 1, 1, GROG_SEATS_MAX, 0, 0 },
    [SETUP_PRACTICE] = { "practice", 0, 0, 1, 0, 0 },
    [SETUP_CAMPAIGN] = { "campaign", 0, 0, 0, GROG_SETS_CARD, OF_CAMPAIGN },
    [SETUP_REGION]   = { "region", 0, 0, 0, GROG_SETS_CARD, OF_REGION },
    [SETUP_HOSTILES] = { "hostiles", 0, 0, 0, GROG_SETS_CARD, OF_FORCE },
    [SETUP_MISSIONS] = { "missions", 0, 0, 0, GROG_SETS_LIST, OF_MISSION },
    [SETUP_LENGTH]   = { "length", 0, 0, PLAN_ROOM, 0, 0 },          /* the most Missions; 0: no such bound */
    [SETUP_MEDALS]   = { "medals", 0, 0, 0, GROG_SETS_CARD, OF_ORDER },  /* by which they are earned; 0: none are */
};

/* ---- objects ---------------------------------------------------------------------------- */

static const char *const fate_words[FATES] = { "fit", "discharged", "killed", "captured" };
static const char *const squad_words[SQUADS] = { "Squad 1", "Squad 2", "Squad 3", "Squad 4", "Squad 5", "Squad 6" };
static const struct grog_kind kinds[KINDS] = {
    [KIND_SEAT]   = { .name = "seat", .class = GROG_SEAT },
    [KIND_CARD]   = { .name = "card", .class = GROG_CARD },
    [KIND_MEMBER] = { .name = "member", .class = GROG_THING, .array = ARRAY_MEMBER },
    [KIND_GOODS]  = { .name = "goods", .class = GROG_THING, .array = ARRAY_GOODS },
    [KIND_SQUARE]  = { .name = "square", .class = GROG_THING, .array = ARRAY_SQUARE },
    [KIND_NUMBER] = { .name = "number", .class = GROG_NUMBER },
    [KIND_PIPS]   = { .name = "pips", .class = GROG_NUMBER },
    [KIND_FATE]   = { .name = "fate", .class = GROG_WORD, .words = FATES, .word = fate_words },
    [KIND_SQUAD]  = { .name = "squad", .class = GROG_WORD, .words = SQUADS, .word = squad_words },
    [KIND_MEDAL]  = { .name = "medal", .class = GROG_THING, .array = ARRAY_MEDAL },
    [KIND_CONTRACT] = { .name = "contract", .class = GROG_THING, .array = ARRAY_CONTRACT },
};

/* ---- where the state lies ------------------------------------------------------------------ */

#define PILE(called, member, many, sort) \
    { .name = called, .at = offsetof(struct campaign, member), .room = many, .piles = 1, .sight = GROG_SEEN_BY_ALL, \
      .order = sort }
static const struct grog_zone zones[ZONES] = {
    [ZONE_MISSIONS]   = PILE("missions", missions, CARD_ROOM, GROG_SET_OF),
    [ZONE_MISSION]    = PILE("mission", mission, STEP_ROOM, GROG_STACK),
    [ZONE_FOUGHT]     = PILE("fought", fought, CARD_ROOM, GROG_STACK),
    [ZONE_OBJECTIVES] = PILE("objectives", objectives, CARD_ROOM, GROG_SET_OF),
    [ZONE_OBJECTIVE]  = PILE("objective", objective, STEP_ROOM, GROG_STACK),
    [ZONE_DONE]       = PILE("done", done, CARD_ROOM, GROG_STACK),
};

/* People and goods come and go: what is bought is made, what is lost is gone. */
#define THINGS(called, member, many) \
    { .name = called, .at = offsetof(struct campaign, member), .stride = sizeof ((struct campaign *)0)->member[0], \
      .room = many }
static const struct grog_array arrays[ARRAYS] = {
    [ARRAY_MEMBER]   = THINGS("member", member, MEMBERS),
    [ARRAY_GOODS]    = THINGS("goods", goods, GOODS),
    [ARRAY_MEDAL]    = THINGS("medal", medal, MEDALS),
    [ARRAY_CONTRACT] = THINGS("contract", contract, CONTRACTS),
    [ARRAY_SQUARE]    = THINGS("square", square, PLACES),
};

#define OF8(where, type, member, high) \
    { .name = #member, .array = (where) + 1, .width = GROG_U8, .at = offsetof(struct type, member), .each = 1, \
      .min = 0, .max = high }
#define OF16(where, type, member, high) \
    { .name = #member, .array = (where) + 1, .width = GROG_U16, .at = offsetof(struct type, member), .each = 1, \
      .min = 0, .max = high }
#define CARD16(member) \
    { .name = #member, .kind = KIND_CARD, .width = GROG_U16, .at = offsetof(struct campaign, member), .each = 1, \
      .min = 0, .max = UINT16_MAX }
#define CARDS16(member) \
    { .name = #member, .kind = KIND_CARD, .width = GROG_U16, .at = offsetof(struct campaign, member), \
      .each = CARD_ROOM, .min = 0, .max = UINT16_MAX }
#define ALL8(member, high) \
    { .name = #member, .width = GROG_U8, .at = offsetof(struct campaign, member), \
      .each = sizeof ((struct campaign *)0)->member, .min = 0, .max = high }
#define ALL16(member, type, low, high) \
    { .name = #member, .width = type, .at = offsetof(struct campaign, member), \
      .each = sizeof ((struct campaign *)0)->member / 2, .min = low, .max = high }
static const struct grog_field fields[] = {
    OF8(ARRAY_MEMBER, member, status, STATUSES - 1), OF8(ARRAY_MEMBER, member, flags, 31),
    OF8(ARRAY_MEMBER, member, where, CONTRACTS), OF8(ARRAY_MEMBER, member, wounds, MOST_WOUNDS),
    OF8(ARRAY_MEMBER, member, kills, 255), OF8(ARRAY_MEMBER, member, missions, 255),
    OF8(ARRAY_MEMBER, member, joined, 255), OF8(ARRAY_MEMBER, member, left, 255),
    OF16(ARRAY_MEMBER, member, hero, MOST_POINTS), OF16(ARRAY_MEMBER, member, points, MOST_POINTS),
    OF16(ARRAY_MEMBER, member, salary, MOST_POINTS),
    { .name = "choice", .array = ARRAY_MEMBER + 1, .kind = KIND_CARD, .width = GROG_U16,
      .at = offsetof(struct member, choice), .each = 1, .min = 0, .max = UINT16_MAX },
    OF8(ARRAY_GOODS, goods, holder, MEMBERS), OF8(ARRAY_GOODS, goods, number, MOST_TIMES),
    OF8(ARRAY_GOODS, goods, missing, 99), OF8(ARRAY_GOODS, goods, flags, 3),
    OF8(ARRAY_MEDAL, medal, holder, MEMBERS), OF8(ARRAY_MEDAL, medal, sticker, 1),
    OF8(ARRAY_CONTRACT, contract, weeks, 52), OF8(ARRAY_CONTRACT, contract, fought, 99),
    OF16(ARRAY_CONTRACT, contract, money, UINT16_MAX),
    OF8(ARRAY_SQUARE, square, held, 1), OF8(ARRAY_SQUARE, square, number, PLACES),
    ALL8(escalated, 99), ALL8(cup, 99),
    CARD16(first), CARD16(last), CARDS16(was), CARDS16(with), CARD16(region), CARD16(force),
    ALL16(ordinal, GROG_U16, 0, 255), ALL16(earned, GROG_U16, 0, MOST_POINTS),
    ALL16(bank, GROG_U16, 0, UINT16_MAX), ALL16(hero, GROG_U16, 0, UINT16_MAX), ALL16(gear, GROG_U16, 0, UINT16_MAX),
    ALL16(victory, GROG_I16, -MOST_POINTS, MOST_POINTS), ALL16(reputation, GROG_I16, -99, 99),
    ALL16(squad_points, GROG_U16, 0, MOST_POINTS), ALL16(squad_spend, GROG_U16, 0, MOST_POINTS),
    ALL8(squad_place, PLACES), ALL8(adjusted, MOST_TIMES), ALL8(month, 99), ALL8(week, 99), ALL8(desperation, 99),
    ALL8(outcome, OUTCOMES - 1), ALL8(space, MOST_SPACE), ALL8(completed, 255),
    ALL8(squad, SQUADS), ALL8(squads, SQUADS), ALL8(gain_of, GAINS_GRENADES), ALL8(squad_row, CHART_ROWS),
    ALL8(won, 1), ALL8(spare, 0),
};

/* ---- what may be chosen ----------------------------------------------------------------------- */

static const struct grog_verb verbs[VERBS] = {
    [VERB_REGION]   = { "fight in", { 0, KIND_CARD }, 0, 0 },
    [VERB_HOSTILES] = { "fight against", { 0, KIND_CARD }, 0, 0 },
    [VERB_TAKE]     = { "take", { 0, KIND_CARD }, 0, 0 },
    [VERB_LEAVE_OUT] = { "leave out", { 0, KIND_CARD }, 0, 0 },
    [VERB_BEGIN]    = { "begin", { 0 }, 0, 0 },
    [VERB_NEXT]     = { "next", { 0, KIND_CARD }, 0, 0 },
    [VERB_HIRE]     = { "hire", { 0, KIND_CARD }, 0, 0 },
    [VERB_LET_GO]   = { "let go", { KIND_MEMBER }, 0, 0 },
    [VERB_EQUIP]    = { "equip", { KIND_MEMBER }, 0, 0 },
    [VERB_BUY]      = { "buy", { KIND_MEMBER, KIND_CARD }, 0, 0 },
    [VERB_PUT_BACK] = { "put back", { 0, KIND_GOODS }, 0, 0 },
    [VERB_ENOUGH]   = { "enough", { 0 }, 0, 0 },
    [VERB_STAY_HOME] = { "stay home", { KIND_MEMBER }, 0, 0 },
    [VERB_GO]       = { "go", { 0 }, 0, 0 },
    [VERB_SUCCESS]  = { "success", { 0 }, 0, 0 },
    [VERB_FAILURE]  = { "failure", { 0 }, 0, 0 },
    [VERB_FORFEIT]  = { "forfeit", { 0 }, 0, 0 },
    [VERB_RECONSIDER] = { "reconsider", { 0 }, 0, 0 },
    [VERB_SPACE]    = { "objective in space", { 0, KIND_NUMBER }, 0, 0 },
    [VERB_FATE]     = { "fate", { KIND_MEMBER, KIND_FATE }, 0, 0 },
    [VERB_WOUNDS]   = { "wounds", { KIND_MEMBER, KIND_NUMBER }, 0, 0 },
    [VERB_KILLS]    = { "kills", { KIND_MEMBER, KIND_NUMBER }, 0, 0 },
    [VERB_REPORTED] = { "that is all", { 0 }, 0, 0 },
    [VERB_SHARE]    = { "give", { KIND_MEMBER, KIND_NUMBER }, 0, 0 },
    [VERB_LEARN]    = { "learn", { KIND_MEMBER, KIND_CARD }, 0, 0 },
    [VERB_MEDAL]    = { "medal", { KIND_MEMBER, KIND_CARD }, 0, 0 },
    [VERB_MEDALS_LOST] = { "medals lost", { KIND_MEMBER }, 0, 0 },
    [VERB_ASSIGN]   = { "assign", { KIND_MEMBER, KIND_SQUAD }, 0, 0 },
    [VERB_PLACE]    = { "place", { 0, KIND_SQUAD, KIND_SQUARE }, 0, 0 },
    [VERB_MARCH]    = { "march", { 0, KIND_SQUAD, KIND_SQUARE }, 0, 0 },
    [VERB_USED]     = { "used up", { 0, KIND_GOODS, KIND_NUMBER }, 0, 0 },
};

#define ASKS(called, by, lister) { .name = called, .rule = by, .list = lister }
#define FIELDED(called, by, lister) { .name = called, .rule = by, .list = lister, .fields = true }
static const struct grog_question questions[QUESTIONS] = {
    [ASK_REGION]   = ASKS("choose a region", R_PLC_01, camp_list_regions),
    [ASK_HOSTILES] = ASKS("choose the hostiles", R_PLC_01, camp_list_hostiles),
    [ASK_MISSIONS] = ASKS("choose missions", R_PLC_01, camp_list_missions),
    [ASK_NEXT]     = ASKS("choose the next mission", R_PLC_02, camp_list_next),
    [ASK_HOME]     = ASKS("leave somebody at home", R_PLC_19, camp_list_home),
    [ASK_OUTFIT]   = ASKS("prepare", R_PLC_07, camp_list_outfit),
    [ASK_SHOP]     = ASKS("equip a soldier", R_PLC_06, camp_list_shop),
    [ASK_OUTCOME]  = FIELDED("how did it end", R_PLC_15, camp_list_outcome),
    [ASK_SPACE]    = FIELDED("where did the objective lie", R_PLC_09, camp_list_space),
    [ASK_FATE]     = FIELDED("what became of him", R_PLC_13, camp_list_fates),
    [ASK_LINES]    = FIELDED("report", R_PLC_16, camp_list_lines),
    [ASK_SHARE]    = ASKS("divide mission points", R_PLC_10, camp_list_share),
    [ASK_LEARN]    = ASKS("learn skills", R_PLC_11, camp_list_learn),
    [ASK_DIVIDE]   = ASKS("divide into squads", R_CMP_11, camp_list_divide),
    [ASK_PLACE]    = ASKS("place a squad", R_OFF_07, camp_list_place),
    [ASK_GAIN]     = ASKS("gain a squad soldier", R_OFF_18, camp_list_gain),
    [ASK_MARCH]    = ASKS("move a squad", R_OFF_25, camp_list_march),
};

#define STARTS          { "begin", 0, 0, 0 }
#define WAITS(called, by, question) { called, by, GROG_FOR_ANSWER, question }
#define CALLS(called, by, proc)     { called, by, GROG_FOR_PROC, proc }
static const struct grog_step campaign_steps[CAMPAIGN_STEPS] = {
    STARTS, [CAMPAIGN_PLANS] = CALLS("plans", R_PLC_01, PROC_PLAN),
    [CAMPAIGN_FIGHTS] = CALLS("fights", R_PLC_15, PROC_PLAYER_MISSION),
    [CAMPAIGN_CREATES] = CALLS("creates", R_CMP_10, PROC_CREATION),
    [CAMPAIGN_WEEK] = CALLS("week", R_CMP_04, PROC_WEEK),
};
static const struct grog_step plan_steps[PLAN_STEPS] = {
    STARTS, [PLAN_WHERE] = WAITS("where", R_PLC_01, ASK_REGION), [PLAN_WHOM] = WAITS("whom", R_PLC_01, ASK_HOSTILES),
    [PLAN_WHICH] = WAITS("which", R_PLC_01, ASK_MISSIONS),
};
static const struct grog_step player_steps[PLAYER_STEPS] = {
    STARTS, [PLAYER_NEXT] = WAITS("next", R_PLC_02, ASK_NEXT),
    [PLAYER_RECRUITS] = CALLS("recruits", R_PLC_03, PROC_OUTFIT),
    [PLAYER_HOME] = WAITS("home", R_PLC_19, ASK_HOME), [PLAYER_OUTFIT] = CALLS("outfit", R_PLC_07, PROC_OUTFIT),
    [PLAYER_FIELD] = CALLS("field", R_PLC_15, PROC_FIELD), [PLAYER_SHARES] = WAITS("shares", R_PLC_10, ASK_SHARE),
    [PLAYER_LEARNS] = CALLS("learns", R_PLC_11, PROC_LEARN),
    [PLAYER_ROLLS] = { "rolls", R_PLC_23, GROG_NEVER_RESTS, 0 },
};
static const struct grog_step outfit_steps[OUTFIT_STEPS] = {
    STARTS, [OUTFIT_CHOICE] = WAITS("choice", R_PLC_07, ASK_OUTFIT),
    [OUTFIT_SHOP] = CALLS("shop", R_PLC_06, PROC_SHOP),
};
static const struct grog_step shop_steps[SHOP_STEPS] = { STARTS, [SHOP_CHOICE] = WAITS("choice", R_PLC_06, ASK_SHOP) };
static const struct grog_step field_steps[FIELD_STEPS] = {
    STARTS, [FIELD_OUTCOME] = WAITS("outcome", R_PLC_15, ASK_OUTCOME),
    [FIELD_SPACE] = WAITS("space", R_PLC_09, ASK_SPACE),
    [FIELD_FATE] = WAITS("fate", R_PLC_13, ASK_FATE), [FIELD_LINES] = WAITS("lines", R_PLC_16, ASK_LINES),
};
static const struct grog_step learn_steps[LEARN_STEPS] = {
    STARTS, [LEARN_CHOICE] = WAITS("choice", R_PLC_11, ASK_LEARN),
};

static const struct grog_step creation_steps[CREATION_STEPS] = {
    STARTS, [CREATION_BUYS] = CALLS("buys", R_CMP_10, PROC_OUTFIT),
    [CREATION_DIVIDES] = WAITS("divides", R_CMP_11, ASK_DIVIDE),
    [CREATION_PLACES] = WAITS("places", R_OFF_07, ASK_PLACE),
};
static const struct grog_step week_steps[WEEK_STEPS] = {
    STARTS, [WEEK_FIGHTS] = CALLS("fights", R_CMP_16, PROC_ENGAGE), [WEEK_RESTS] = CALLS("rests", R_OFF_32, PROC_REST),
};
static const struct grog_step engage_steps[ENGAGE_STEPS] = {
    STARTS, [ENGAGE_SEEKS] = CALLS("seeks", R_OFF_25, PROC_MARCH),
    [ENGAGE_ROLLS] = { "rolls", R_OFF_14, GROG_NEVER_RESTS, 0 },
    [ENGAGE_GAINS] = CALLS("gains", R_OFF_18, PROC_GAIN), [ENGAGE_OUTFIT] = CALLS("outfit", R_OFF_19, PROC_OUTFIT),
    [ENGAGE_FIELD] = CALLS("field", R_CMP_16, PROC_FIELD), [ENGAGE_MOVES] = CALLS("moves", R_OFF_25, PROC_MARCH),
};
static const struct grog_step gain_steps[GAIN_STEPS] = {
    STARTS, [GAIN_SOLDIER] = WAITS("soldier", R_OFF_18, ASK_GAIN),
};
static const struct grog_step march_steps[MARCH_STEPS] = {
    STARTS, [MARCH_WHERE] = WAITS("where", R_OFF_25, ASK_MARCH),
};
static const struct grog_step rest_steps[REST_STEPS] = {
    STARTS, [REST_BUYS] = CALLS("buys", R_OFF_22, PROC_OUTFIT), [REST_MOVES] = CALLS("moves", R_DEF_26, PROC_MARCH),
    [REST_ROLLS] = { "rolls", R_DEF_27, GROG_NEVER_RESTS, 0 }, [REST_GAINS] = CALLS("gains", R_DEF_27, PROC_GAIN),
    [REST_SPENDS] = CALLS("spends", R_DEF_27, PROC_OUTFIT),
};

static const struct grog_local outfit_locals[OUTFIT_LOCALS] = { [OUTFIT_WHEN] = { "when", 0, OUTFIT_TIMES - 1 } };
static const struct grog_local field_locals[FIELD_LOCALS] = {
    [FIELD_WHO] = { "who", 0, MEMBERS }, [FIELD_LAST] = { "last", 0, MEMBERS * LINES + GOODS + 1 },
};
static const struct grog_local creation_locals[CREATION_LOCALS] = { [CREATION_WHO] = { "who", 0, MEMBERS } };
static const struct grog_local week_locals[WEEK_LOCALS] = { [WEEK_WHO] = { "squad", 0, SQUADS + 1 } };

#define STEPS(of) .step = of, .steps = GROG_COUNT(of)
static const struct grog_proc procs[PROCS] = {
    [PROC_CAMPAIGN] = { .name = "campaign", .rule = R_PLC_01, .run = camp_campaign, STEPS(campaign_steps) },
    [PROC_PLAN]     = { .name = "plan", .rule = R_PLC_01, .run = camp_plan, STEPS(plan_steps) },
    [PROC_PLAYER_MISSION] = { .name = "player mission", .rule = R_PLC_02, .run = camp_player_mission,
                              STEPS(player_steps) },
    [PROC_OUTFIT]   = { .name = "outfit", .rule = R_PLC_07, .run = camp_outfit, STEPS(outfit_steps),
                        .local = outfit_locals, .locals = OUTFIT_LOCALS },
    [PROC_SHOP]     = { .name = "shop", .rule = R_PLC_06, .run = camp_shop, STEPS(shop_steps),
                        .kind = { KIND_MEMBER } },
    [PROC_FIELD]    = { .name = "field", .rule = R_PLC_15, .run = camp_field, STEPS(field_steps),
                        .local = field_locals, .locals = FIELD_LOCALS },
    [PROC_LEARN]    = { .name = "learn", .rule = R_PLC_11, .run = camp_learn, STEPS(learn_steps) },
    [PROC_CREATION] = { .name = "squad creation", .rule = R_CMP_10, .run = camp_creation, STEPS(creation_steps),
                        .local = creation_locals, .locals = CREATION_LOCALS },
    [PROC_WEEK]     = { .name = "week", .rule = R_CMP_04, .run = camp_week, STEPS(week_steps),
                        .local = week_locals, .locals = WEEK_LOCALS },
    [PROC_ENGAGE]   = { .name = "squad mission", .rule = R_CMP_16, .run = camp_engage, STEPS(engage_steps) },
    [PROC_GAIN]     = { .name = "gain", .rule = R_OFF_18, .run = camp_gain, STEPS(gain_steps) },
    [PROC_MARCH]    = { .name = "march", .rule = R_OFF_25, .run = camp_march, STEPS(march_steps) },
    [PROC_REST]     = { .name = "between weeks", .rule = R_OFF_32, .run = camp_rest, STEPS(rest_steps) },
};

/* ---- what is told --------------------------------------------------------------------------------- */

#define ABOUT(...) .kind = { __VA_ARGS__ }
static const struct grog_event_row told[TOLD_EVENTS] = {
    [TOLD_REGION]    = { .name = "fights in:", ABOUT(KIND_CARD) },
    [TOLD_HOSTILES]  = { .name = "fights against:", ABOUT(KIND_CARD) },
    [TOLD_TAKES]     = { .name = "a Mission is taken:", ABOUT(KIND_CARD) },
    [TOLD_LEAVES_OUT] = { .name = "a Mission is left out:", ABOUT(KIND_CARD) },
    [TOLD_MISSION]   = { .name = "a Mission begins, with Resource Points:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_OBJECTIVE] = { .name = "an Objective is drawn:", ABOUT(KIND_CARD) },
    [TOLD_HIRED]     = { .name = "is hired, Resource Points left:", ABOUT(KIND_MEMBER), .amount = 1 },
    [TOLD_LET_GO]    = { .name = "is let go, Resource Points left:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_STAYS]     = { .name = "stays at home:", ABOUT(KIND_MEMBER) },
    [TOLD_BUYS]      = { .name = "gets, Resource Points left:", ABOUT(KIND_MEMBER, KIND_CARD), .amount = 1 },
    [TOLD_PUTS_BACK] = { .name = "puts back, Resource Points left:", ABOUT(KIND_MEMBER, KIND_CARD), .amount = 1 },
    [TOLD_FIELDED]   = { .name = "they go:", ABOUT(KIND_CARD, KIND_CARD) },
    [TOLD_RECONSIDERED] = { .name = "they think again:", ABOUT(KIND_CARD) },
    [TOLD_SUCCESS]   = { .name = "a success:", ABOUT(KIND_CARD) },
    [TOLD_FAILURE]   = { .name = "a failure:", ABOUT(KIND_CARD) },
    [TOLD_FORFEIT]   = { .name = "forfeit:", ABOUT(KIND_CARD) },
    [TOLD_SPACE]     = { .name = "the Objective lay in space:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_RETURNS]   = { .name = "is fit for duty:", ABOUT(KIND_MEMBER) },
    [TOLD_DISCHARGED] = { .name = "is discharged:", ABOUT(KIND_MEMBER) },
    [TOLD_KILLED]    = { .name = "is killed:", ABOUT(KIND_MEMBER) },
    [TOLD_WOUNDED]   = { .name = "has Wounds:", ABOUT(KIND_MEMBER), .amount = 1 },
    [TOLD_KILLS]     = { .name = "has made Kills:", ABOUT(KIND_MEMBER), .amount = 1 },
    [TOLD_HEALED]    = { .name = "is healed of Wounds:", ABOUT(KIND_MEMBER), .amount = 1 },
    [TOLD_LEFT]      = { .name = "goes back:", ABOUT(KIND_CARD) },
    [TOLD_EARNED]    = { .name = "Mission Points are earned:", .amount = 1 },
    [TOLD_SHARED]    = { .name = "gets Mission Points:", ABOUT(KIND_MEMBER), .amount = 1 },
    [TOLD_LEARNS]    = { .name = "learns, for Mission Points:", ABOUT(KIND_MEMBER, KIND_CARD), .amount = 1 },
    [TOLD_ROLLED]    = { .name = "a die is rolled:", .amount = 1 },
    [TOLD_ADJUSTED]  = { .name = "it brings, so many times by now:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_GAINS]     = { .name = "Victory Points for:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_LOSES]     = { .name = "Victory Points are lost for:", ABOUT(KIND_MEMBER), .amount = 1 },
    [TOLD_SCORE]     = { .name = "Victory Points in all:", .amount = 1 },
    [TOLD_LEVEL]     = { .name = "it came to:", ABOUT(KIND_CARD) },
    [TOLD_MEDAL]     = { .name = "has earned the Medal:", ABOUT(KIND_MEMBER, KIND_CARD) },
    [TOLD_MEDALS_LOST] = { .name = "has lost his Medals:", ABOUT(KIND_MEMBER) },
    [TOLD_ASSIGNED]  = { .name = "comes to a Squad:", ABOUT(KIND_MEMBER, KIND_SQUAD) },
    [TOLD_PLACED]    = { .name = "a Squad starts in:", ABOUT(KIND_SQUAD, KIND_SQUARE) },
    [TOLD_WEEK]      = { .name = "a Week begins:", .amount = 1 },
    [TOLD_WEEK_OVER] = { .name = "a Week is over:", .amount = 1 },
    [TOLD_LAID]      = { .name = "a Mission is laid out:", ABOUT(KIND_CARD, KIND_CARD, KIND_SQUAD) },
    [TOLD_JOINS]     = { .name = "joins the Squad:", ABOUT(KIND_MEMBER) },
    [TOLD_MARCHES]   = { .name = "a Squad moves to:", ABOUT(KIND_SQUAD, KIND_SQUARE) },
    [TOLD_RESTS]     = { .name = "a Squad has no Mission:", ABOUT(KIND_SQUAD) },
    [TOLD_REGAINS]   = { .name = "a Squad regains Resource Points:", ABOUT(KIND_SQUAD), .amount = 1 },
    [TOLD_GETS_POINTS] = { .name = "a Squad gains Resource Points:", ABOUT(KIND_SQUAD), .amount = 1 },
    [TOLD_HELD]      = { .name = "a square is held:", ABOUT(KIND_SQUARE) },
    [TOLD_USED]      = { .name = "has used up, counters:", ABOUT(KIND_MEMBER, KIND_CARD), .amount = 1 },
    [TOLD_CAPTURED]  = { .name = "is captured:", ABOUT(KIND_MEMBER) },
    [TOLD_CAME_TO]   = { .name = "Objectives, or Resource Points, in the end:", .amount = 1 },
};

/* ---- sides, the deal, the end ---------------------------------------------------------------------- */

/* WF-SET-01  All seats are one side. */
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

/* A seat's Soldiers go to the next that still plays; with nobody left the campaign is over. */
static void resign(struct grog_run *r, unsigned seat)
{
    struct campaign *c = camp(r->g);
    unsigned heir = 0;
    while (heir < r->m->seats && (heir == seat || (r->g->table.resigned >> heir & 1)))
        heir++;
    if (heir == r->m->seats) {
        grog_end(r, 0);
        return;
    }
    EACH_MEMBER(c, i)
        if (c->member[i].thing.owner == seat)
            c->member[i].thing.owner = (uint8_t)heir;
    EACH_GOODS(c, i)
        if (c->goods[i].thing.owner == seat)
            c->goods[i].thing.owner = (uint8_t)heir;
    EACH_MEDAL(c, i)
        if (c->medal[i].thing.owner == seat)
            c->medal[i].thing.owner = (uint8_t)heir;
}

static uint16_t first_sheet(const struct grog_match *m)
{
    GROG_EACH_OF(m, OF_CAMPAIGN, c)
        if (numbers_of(m, *c)[CAMPAIGN_SORT] == PLAYER_CAMPAIGN)
            return *c;
    return 0;
}

/* What the sheet says; the first that lets players choose. */
static uint16_t usual(const struct grog_match *m, unsigned row)
{
    const int16_t *n = m->setup[SETUP_CAMPAIGN] ? sheet(m) : NULL;
    switch (row) {
    case SETUP_CAMPAIGN: return first_sheet(m);
    case SETUP_REGION:   return n ? (uint16_t)n[CAMPAIGN_REGION] : 0;
    case SETUP_HOSTILES: return n && n[CAMPAIGN_HOSTILES] == 1 ? (uint16_t)n[CAMPAIGN_HOSTILES + 1] : 0;
    default:             return 0;
    }
}

static unsigned usual_list(const struct grog_match *m, unsigned row, struct grog_listed *out, unsigned most)
{
    const int16_t *list = m->setup[SETUP_CAMPAIGN] && row == SETUP_MISSIONS ? sheet(m) + CAMPAIGN_MISSIONS : NULL;
    unsigned n = list ? (unsigned)list[0] : 0;
    n = n < most ? n : most;
    for (unsigned i = 0; i < n; i++)
        out[i] = (struct grog_listed){ (uint16_t)list[1 + i], 0 };
    return n;
}

/* All that may come into a campaign: Missions and Objectives of its Region, or of any; what is on its map and lists. */
static void also(const struct grog_match *m, void (*use)(void *arg, uint16_t card), void *arg)
{
    static const uint16_t lists[] = { CAMPAIGN_STARTS, CAMPAIGN_FINALS };
    struct campaign c = { .region = (uint16_t)m->setup[SETUP_REGION], .force = (uint16_t)m->setup[SETUP_HOSTILES] };
    GROG_EACH_OF(m, OF_MISSION, one)
        if (m->setup[SETUP_CAMPAIGN] && camp_is_possible(m, &c, *one))
            use(arg, *one);
    GROG_EACH_OF(m, OF_OBJECTIVE, o)
        if (m->setup[SETUP_CAMPAIGN] && camp_is_objective(m, &c, *o))
            use(arg, *o);
    for (unsigned i = 0; m->setup[SETUP_CAMPAIGN] && i < GROG_COUNT(lists); i++)
        for (int k = 0; k < sheet(m)[lists[i]]; k++)
            use(arg, (uint16_t)sheet(m)[lists[i] + 1 + k]);
    for (int k = 0; m->setup[SETUP_CAMPAIGN] && k < sheet(m)[CAMPAIGN_SQUARES]; k++)
        use(arg, wf_listed(sheet(m) + CAMPAIGN_SQUARES, k).card);
}

/* Which kinds of card lie where. */
static bool lies(const struct grog_match *m, unsigned zone, uint16_t card)
{
    static const uint8_t of[ZONES] = {
        [ZONE_MISSIONS] = OF_MISSION, [ZONE_MISSION] = OF_MISSION, [ZONE_FOUGHT] = OF_MISSION,
        [ZONE_OBJECTIVES] = OF_OBJECTIVE, [ZONE_OBJECTIVE] = OF_OBJECTIVE, [ZONE_DONE] = OF_OBJECTIVE,
    };
    return of[zone] && kind_of(m, card) == of[zone];
}

enum { RESULT_LEVEL, RESULT_VICTORY, RESULT_COMPLETED, RESULT_FOUGHT, RESULT_STATUS, RESULT_MISSIONS, RESULT_KILLS,
       RESULTS };
static const char *const result_words[RESULTS] = {
    "level", "victory points", "completed", "mission", "status", "missions", "kills",
};

/* How it ended, which Missions were fought (1: a success), and everybody who is in its books. */
void camp_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    const struct campaign *c = const_camp(g);
    int level = camp_level(m, c->victory);
    uint16_t story = level < 0 ? 0 : wf_listed(sheet(m) + CAMPAIGN_LEVELS, level).card;
    grog_result_add(out, RESULT_LEVEL, GROG_NOBODY, story, level);
    grog_result_add(out, RESULT_VICTORY, GROG_NOBODY, 0, c->victory);
    grog_result_add(out, RESULT_COMPLETED, GROG_NOBODY, 0, c->completed);
    for (unsigned i = 1; i <= c->fought[0]; i++)
        grog_result_add(out, RESULT_FOUGHT, GROG_NOBODY, c->fought[i], c->won[i - 1]);          /* WF-PLC-15 */
    for (unsigned i = 0; has_squads(m) && i < c->ordinal && i < CARD_ROOM; i++)
        grog_result_add(out, RESULT_FOUGHT, GROG_NOBODY, c->was[i], c->won[i]);
    EACH_MEMBER(c, i) {
        const struct member *s = &c->member[i];
        uint16_t who = member_ref(c, i);
        grog_result_add_whom(out, RESULT_STATUS, s->thing.owner, s->thing.card, who, s->status);
        grog_result_add_whom(out, RESULT_MISSIONS, s->thing.owner, s->thing.card, who, s->missions);
        grog_result_add_whom(out, RESULT_KILLS, s->thing.owner, s->thing.card, who, s->kills);
    }
}

/* ---- its table ---------------------------------------------------------------------------------------- */

static const char *const tracks[] = { "squad_points", "squad_spend", "squad_place", "squad_row", "won", "was",
                                     "with", "spare", NULL };
static const char *const inner[] = { "flags", "escalated", NULL };
const struct grog_showing camp_showing = { .tracks = tracks, .inner = inner };

/* What cards may say of a campaign: nothing so far. */
static const struct grog_value_row   values[1];
static const struct grog_point       points[1];
static const struct grog_measure_row measures[1];
static const struct grog_cost_row    costs[1];
static const struct grog_target_row  targets[1];
static const struct grog_effect_row  effects[1];

const struct grog_system campaign_system = {
    .name = "campaign", .version = "1",
    .about = "Missions that belong together: who goes, with what, and what comes of it; one to six seats together",
    .state_bytes = sizeof(struct campaign), .root = PROC_CAMPAIGN,
    .rules = rules, .n_rules = RULES,
    .result_words = result_words, .n_result_words = RESULTS,
    .setup = setup_rows, .n_setup = SETUPS,
    .kinds = kinds, .n_kinds = KINDS,
    .zones = zones, .n_zones = ZONES,
    .arrays = arrays, .n_arrays = ARRAYS,
    .fields = fields, .n_fields = GROG_COUNT(fields),
    .verbs = verbs, .n_verbs = VERBS,
    .questions = questions, .n_questions = QUESTIONS,
    .procs = procs, .n_procs = PROCS,
    .points = points, .n_points = 1, .values = values, .n_values = 1,
    .events = told, .n_events = TOLD_EVENTS,
    .card_kinds = wf_card_kinds, .n_card_kinds = CARD_KINDS,
    .measures = measures, .n_measures = 1, .costs = costs, .n_costs = 1,
    .targets = targets, .n_targets = 1, .effects = effects, .n_effects = 1,
    .note_bytes = WF_OUTFIT_NOTE, .note = wf_note_outfit,
    .side = side, .open_hands = open_hands, .deal = camp_lay_plan, .resign = resign, .result = camp_result,
    .usual = usual, .usual_list = usual_list, .also = also, .fits = camp_has_plan, .lies = lies,
    .fielding = &camp_fielding, .showing = &camp_showing, .check = camp_check,
};

static const struct grog_card nothing[1] = { { .name = "" } };
const struct grog_cards campaign_cards = { .name = "campaign", .card = nothing, .cards = 1 };
