/* SPDX-License-Identifier: MIT */
/* wordy.c -- see wordy.h. */
#include "wordy.h"

enum {
    NO_CARD, BACK, GUARD_BACK, HIGH_CUT, REND, BERSERK, PARRY, LIGHT_PARRY, FEINT, BANNER, SURGEON, DRUM, ORDERS, FURY,
    TIRELESS, MUD, FROST, BLEEDING, NERVE, REACH, LONGSWORD, SMALL_DECK, HIGH_GUARD, LOW_GUARD, AMBUSH, LAST_STAND,
    ANCHOR, HOOK, FLAG, TOLL, DOLDRUMS,
    WORDY_CARDS,
};

#define IF(which, n, ...)   { .measure = which, .amount = n, __VA_ARGS__ }
#define LESS(which, n, ...) { .measure = which, .amount = n, .less = 1, __VA_ARGS__ }

enum { M_BANNER, M_MUD, M_FROST, M_DRUM, M_TIRELESS, M_TIRELESS_TOO, M_FURY, M_LIGHT, M_STAND, M_STAND_TOO, M_REND,
       M_DOLDRUMS, M_DOLDRUMS_TOO };
static const struct grog_modifier modifiers[] = {
    [M_BANNER] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = GROG_FOR_SIDE },
    [M_MUD]    = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = -1, .test = { LESS(MEASURE_HIGH, 1) } },
    [M_FROST]  = { .value = VALUE_DAMAGE, .operation = GROG_AT_LEAST, .amount = 2 },
    [M_DRUM]   = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = GROG_FOR_OWNER,
                   .per = MEASURE_STANDARDS, .test = { IF(MEASURE_CARDS, 3), LESS(MEASURE_HEALTH, 3),
                                                       LESS(MEASURE_SCHOOL, 1, .word = LONGSWORD) } },
    [M_TIRELESS]     = { .value = VALUE_HAND, .operation = GROG_ADD, .amount = 2, .scope = GROG_FOR_OWNER },
    [M_TIRELESS_TOO] = { .value = VALUE_HEALTH, .operation = GROG_ADD, .amount = -1, .scope = GROG_FOR_FOES },
    [M_FURY]  = { .value = VALUE_TO_HIT, .operation = GROG_SET, .amount = 6, .scope = GROG_FOR_WITH,
                  .test = { IF(MEASURE_STRUCK_COUNTERS, 1, .word = BLEEDING) } },
    [M_LIGHT] = { .value = VALUE_PARRY, .operation = GROG_AT_MOST, .amount = 1, .scope = GROG_FOR_WITH },
    [M_STAND]     = { .value = VALUE_PARRY, .operation = GROG_TIMES, .amount = 2, .scope = GROG_FOR_SIDE,
                      .test = { LESS(MEASURE_MY_COUNTERS, 1, .word = NERVE), IF(MEASURE_ROUND, 4) } },
    [M_STAND_TOO] = { .value = VALUE_DAMAGE, .operation = GROG_ADD, .amount = 1, .scope = GROG_FOR_OWNER,
                      .test = { IF(MEASURE_KEYWORD, 2, .word = REACH) } },
    [M_REND] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 2, .scope = GROG_FOR_WITH,
                 .per = MEASURE_COUNTERS, .word = NERVE },
    [M_DOLDRUMS]     = { .value = VALUE_STRIKE, .operation = GROG_TIMES, .amount = 0,
                         .test = { IF(MEASURE_COUNTERS, 4, .word = NERVE) } },
    [M_DOLDRUMS_TOO] = { .value = VALUE_HAND, .operation = GROG_ADD, .amount = 1,
                         .per = MEASURE_COUNTERS, .word = NERVE },
};

enum { E_SURGEON, E_FEINT = E_SURGEON + 2, E_ORDERS = E_FEINT + 3, E_REND = E_ORDERS + 2, E_AMBUSH = E_REND + 1,
       E_STAND = E_AMBUSH + 4, E_ANCHOR, E_HOOK, E_FLAG = E_HOOK + 2, E_TOLL = E_FLAG + 3 };
static const struct grog_effect effects[] = {
    [E_SURGEON] = { .effect = EFFECT_MEND, .target = TARGET_ME, .amount = 1 },
                  { .effect = EFFECT_DRAW, .target = TARGET_ME, .amount = 1 },
    [E_FEINT]   = { .effect = EFFECT_WOUND, .target = TARGET_FOE, .amount = 1, .raised = 2 },
                  { .effect = EFFECT_PLACE, .target = TARGET_FOE, .amount = 1, .raised = 3, .word = BLEEDING },
                  { .effect = GROG_EFFECT_ADD, .word = 0, .amount = -2, .raised = -4 },
    [E_ORDERS]  = { .effect = EFFECT_DRAW, .target = TARGET_EACH_ALLY, .amount = 2 },
                  { .effect = EFFECT_DISCARD, .target = TARGET_EACH_FOE, .amount = 1 },
    [E_REND]    = { .effect = EFFECT_PLACE, .target = TARGET_STRUCK, .amount = 2, .word = BLEEDING },
    [E_AMBUSH]  = { .effect = GROG_EFFECT_SET, .word = 0, .amount = 0 },
                  { .effect = EFFECT_WOUND, .target = TARGET_STRIKER, .amount = 1, .per = MEASURE_MY_COUNTERS,
                    .per_word = NERVE },
                  { .effect = EFFECT_REMOVE, .target = TARGET_ME, .amount = 1, .word = NERVE },
                  { .effect = EFFECT_DRAW, .target = TARGET_STRUCK, .amount = 1 },
    [E_STAND]   = { .effect = EFFECT_PLACE, .target = TARGET_ME, .amount = 1, .word = NERVE },
    [E_ANCHOR]  = { .effect = GROG_EFFECT_ADD, .word = 0, .amount = 2, .raised = 5 },
    [E_HOOK]    = { .effect = EFFECT_DRAW, .target = TARGET_ALLY, .amount = 1 },
                  { .effect = EFFECT_REMOVE, .target = TARGET_ALLY, .amount = 2, .word = BLEEDING },
    [E_FLAG]    = { .effect = EFFECT_WOUND, .target = TARGET_FOE, .amount = 1, .raised = 2 },
                  { .effect = EFFECT_PLACE, .target = TARGET_FOE, .amount = 1, .raised = 1, .word = BLEEDING },
                  { .effect = EFFECT_DRAW, .target = TARGET_STRIKER, .amount = 1, .raised = 1 },
    [E_TOLL]    = { .effect = EFFECT_DISCARD, .target = TARGET_STRIKER, .amount = 1 },
                  { .effect = EFFECT_MEND, .target = TARGET_EACH_FOE, .amount = 1 },
};

enum { A_SURGEON, A_FEINT, A_ORDERS, A_REND, A_AMBUSH, A_STAND, A_ANCHOR, A_HOOK, A_FLAG, A_TOLL };
static const struct grog_ability abilities[] = {
    [A_SURGEON] = { .point = POINT_WOUNDED, .scope = GROG_FOR_FOES, .effect = E_SURGEON, .effects = 2 },
    [A_FEINT]   = { .point = POINT_STRUCK, .scope = GROG_FOR_ALL, .effect = E_FEINT, .effects = 3,
                    .price = { { .cost = COST_SPEND, .amount = 1, .word = NERVE } },
                    .raise = { .cost = COST_DISCARD, .amount = 1 } },
    [A_ORDERS]  = { .point = POINT_ROUND_BEGINS, .scope = GROG_FOR_ALL, .may = 1, .effect = E_ORDERS, .effects = 2,
                    .price = { { .cost = COST_DISCARD, .amount = 2 }, { .cost = COST_HEALTH, .amount = 1 } },
                    .test = { IF(MEASURE_STANDARDS, 2) } },
    [A_REND]    = { .point = POINT_WOUNDED, .scope = GROG_FOR_WITH, .effect = E_REND, .effects = 1,
                    .test = { LESS(MEASURE_KEYWORD, 1, .word = REACH) } },
    [A_AMBUSH]  = { .point = POINT_STRUCK, .scope = GROG_FOR_ALL, .effect = E_AMBUSH, .effects = 4 },
    [A_STAND]   = { .point = POINT_TURN_ENDS, .scope = GROG_FOR_SIDE, .may = 1, .effect = E_STAND, .effects = 1,
                    .test = { IF(MEASURE_COUNTERS, 2, .word = BLEEDING) } },
    [A_ANCHOR]  = { .point = POINT_STRUCK, .scope = GROG_FOR_WITH, .effect = E_ANCHOR, .effects = 1,
                    .price = { { .cost = COST_HEALTH, .amount = 1 } },
                    .raise = { .cost = COST_SPEND, .amount = 2, .word = NERVE } },
    [A_HOOK]    = { .point = POINT_STRUCK, .scope = GROG_FOR_WITH, .effect = E_HOOK, .effects = 2,
                    .test = { LESS(MEASURE_CARDS, 3), IF(MEASURE_ROUND, 1), LESS(MEASURE_HIGH, 1) } },
    [A_FLAG]    = { .point = POINT_TURN_ENDS, .scope = GROG_FOR_OWNER, .effect = E_FLAG, .effects = 3,
                    .price = { { .cost = COST_DISCARD, .amount = 1 } },
                    .raise = { .cost = COST_DISCARD, .amount = 1 } },
    [A_TOLL]    = { .point = POINT_TURN_ENDS, .scope = GROG_FOR_FOES, .effect = E_TOLL, .effects = 2 },
};

#define NUMBERS (const int16_t[])
#define CARD(of, ...) .back = BACK, .kind = of, .number = NUMBERS{ __VA_ARGS__ }
#define BLOW(...)     .back = BACK, .kind = OF_STRIKE, .number = NUMBERS{ __VA_ARGS__, [STRIKE_NUMBERS - 1] = 0 }
#define STANDARD(n)   .back = BACK, .kind = OF_STANDARD, .number = NUMBERS{ n, [STANDARD_NUMBERS - 1] = 0 }
#define MODIFIERS(first, n) .modifier = first, .modifiers = n
#define ABILITY(row)        .ability = row, .abilities = 1

static const struct grog_card cards[WORDY_CARDS] = {
    [NO_CARD]     = { .name = "" },
    [BACK]        = { .name = "Card", .back = BACK, .kind = OF_BACK, .number = NUMBERS{ [BACK_NUMBERS - 1] = 0 } },
    [GUARD_BACK]  = { .name = "Guard", .back = GUARD_BACK, .kind = OF_BACK,
                      .number = NUMBERS{ [BACK_NUMBERS - 1] = 0 } },
    [HIGH_CUT]    = { .name = "High Cut", BLOW(6, 2, 1, HIGH) },
    [REND]        = { .name = "Rend", BLOW(3, 1, 1, LOW), MODIFIERS(M_REND, 1), ABILITY(A_REND) },
    [BERSERK]     = { .name = "Berserk Swing", BLOW(2, -1, 1, HIGH, LONGSWORD, [STRIKE_KEYWORDS] = 1, REACH, 2,
                      [STRIKE_FURY] = 2, 8, 1, 10, 3), MODIFIERS(M_FURY, 1) },
    [PARRY]       = { .name = "Parry", CARD(OF_PARRY, 9, -99, 99) },
    [LIGHT_PARRY] = { .name = "Light Parry", CARD(OF_PARRY, 4, -99, 2), MODIFIERS(M_LIGHT, 1) },
    [FEINT]       = { .name = "Feint", CARD(OF_PLOY, 2), ABILITY(A_FEINT) },
    [AMBUSH]      = { .name = "Ambush", CARD(OF_PLOY, 1), ABILITY(A_AMBUSH) },
    [BANNER]      = { .name = "Banner", STANDARD(3), MODIFIERS(M_BANNER, 1) },
    [SURGEON]     = { .name = "Field Surgeon", STANDARD(2), ABILITY(A_SURGEON) },
    [DRUM]        = { .name = "War Drum", STANDARD(1), MODIFIERS(M_DRUM, 1) },
    [ORDERS]      = { .name = "Standing Orders", STANDARD(1), ABILITY(A_ORDERS) },
    [FURY]        = { .name = "Red Ribbon", STANDARD(1), MODIFIERS(M_STAND_TOO, 1) },
    [TIRELESS]    = { .name = "Supply Wagon", STANDARD(1), MODIFIERS(M_TIRELESS, 2) },
    [ANCHOR]      = { .name = "Anchor Swing", BLOW(2, 2, 1, HIGH, [STRIKE_FURY] = 2, 9, 1, 11, 3), ABILITY(A_ANCHOR) },
    [HOOK]        = { .name = "Boat Hook", BLOW(2, 2, 1, LOW), ABILITY(A_HOOK) },
    [FLAG]        = { .name = "Harbour Flag", STANDARD(1), ABILITY(A_FLAG) },
    [TOLL]        = { .name = "Harbour Toll", STANDARD(1), ABILITY(A_TOLL) },
    [DOLDRUMS]    = { .name = "Doldrums", CARD(OF_WEATHER, 0), MODIFIERS(M_DOLDRUMS, 2) },
    [LAST_STAND]  = { .name = "Last Stand", STANDARD(1), MODIFIERS(M_STAND, 1), ABILITY(A_STAND) },
    [MUD]         = { .name = "Mud", CARD(OF_WEATHER, 0), MODIFIERS(M_MUD, 1) },
    [FROST]       = { .name = "Frost", CARD(OF_WEATHER, 0), MODIFIERS(M_FROST, 1) },
    [BLEEDING]    = { .name = "Bleeding", .kind = OF_COUNTER, .ordinal = 0, .number = NUMBERS{ 5 } },
    [NERVE]       = { .name = "Nerve", .kind = OF_COUNTER, .ordinal = 1, .number = NUMBERS{ 3 } },
    [REACH]       = { .name = "Reach", .kind = OF_KEYWORD, .number = NUMBERS{ 0 } },
    [LONGSWORD]   = { .name = "Longsword", .kind = OF_SCHOOL, .number = NUMBERS{ 0 } },
    [SMALL_DECK]  = { .name = "Small Deck", .kind = OF_DECK, .number = NUMBERS{ 2, HIGH_CUT, 9, PARRY, 3,
                      [DECK_NUMBERS - 1] = 0 } },
    [HIGH_GUARD]  = { .name = "High Guard", .back = GUARD_BACK, .kind = OF_GUARD, .number = NUMBERS{ HIGH } },
    [LOW_GUARD]   = { .name = "Low Guard", .back = GUARD_BACK, .kind = OF_GUARD, .ordinal = 1,
                      .number = NUMBERS{ LOW } },
};

const struct grog_cards wordy_cards = {
    .name = "wordy", .card = cards, .cards = GROG_COUNT(cards),
    .modifier = modifiers, .modifiers = GROG_COUNT(modifiers),
    .ability = abilities, .abilities = GROG_COUNT(abilities),
    .effect = effects, .effects = GROG_COUNT(effects),
};

void begin_talk(struct talk *t, const struct grog_cards *of, const char *setup, unsigned viewer)
{
    memset(t, 0, sizeof *t);
    t->words = grog_words_english();
    assert_non_null(t->words);
    t->m = match_of(&duel_system, of, setup);
    t->s = (struct grog_speaker){ .words = t->words, .m = t->m, .viewer = viewer };
}

void end_talk(struct talk *t)
{
    grog_words_close(t->words);
    grog_match_free(t->m);
}

struct grog_text *say(struct talk *t)
{
    t->room[0] = 0;
    t->text = (struct grog_text){ .at = t->room, .room = sizeof t->room };
    return &t->text;
}

uint16_t wordy(const char *name)
{
    unsigned found = grog_card_named(&wordy_cards, name);
    if (!found)
        fail_msg("no card is called '%s'", name);
    return (uint16_t)found;
}
