/* SPDX-License-Identifier: MIT */
/* cards.c -- the duel's cards, as flat rows.  What a card does stands here and
 * nowhere else: the rules know kinds, values and points, never a card's name. */
#include "rules.h"

enum { NO_CARD, BACK, GUARD_BACK, FIRST_FACE };

static const struct grog_modifier modifiers[] = {
    [0] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = GROG_FOR_SIDE },
    [1] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 2, .scope = GROG_FOR_OWNER,
            .test = { { MEASURE_HIGH, 0, 0, 1 } } },
    [2] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = -1, .scope = GROG_FOR_ALL,
            .test = { { MEASURE_HIGH, 1, 0, 1 } } },
    [3] = { .value = VALUE_DAMAGE, .operation = GROG_AT_LEAST, .amount = 2, .scope = GROG_FOR_ALL },
};

static const struct grog_ability abilities[] = {
    [0] = { .point = POINT_WOUNDED, .scope = GROG_FOR_OWNER, .effect = 0, .effects = 1 },
    [1] = { .point = POINT_WOUNDED, .scope = GROG_FOR_FOES,  .effect = 1, .effects = 2 },
};

static const struct grog_effect effects[] = {
    [0] = { .effect = EFFECT_DRAW, .target = TARGET_ME, .amount = 1 },
    [1] = { .effect = EFFECT_MEND, .target = TARGET_ME, .amount = 1 },
    [2] = { .effect = EFFECT_DRAW, .target = TARGET_ME, .amount = 1 },
};

#define NUMBERS (const int16_t[])
#define BACK_OF_KINDS(...) .kind = OF_BACK, .number = NUMBERS{ __VA_ARGS__, [BACK_NUMBERS - 1] = 0 }
#define BLOW(strength, damage, line, copies) .back = BACK, .kind = OF_STRIKE, .number = NUMBERS \
    { copies, strength, damage, line, [STRIKE_NUMBERS - 1] = 0 }
#define STANDARD(copies) .back = BACK, .kind = OF_STANDARD, .number = NUMBERS{ copies, [STANDARD_NUMBERS - 1] = 0 }
#define GUARD(line)      .back = GUARD_BACK, .kind = OF_GUARD, .number = NUMBERS{ line }
#define WEATHER          .back = BACK, .kind = OF_WEATHER, .number = NUMBERS{ 0 }

static const struct grog_card cards[] = {
    [NO_CARD]    = { .name = "" },
    [BACK]       = { .name = "Card",  .back = BACK,
                     BACK_OF_KINDS(5, OF_STRIKE, OF_PARRY, OF_STANDARD, OF_PLOY, OF_WEATHER) },
    [GUARD_BACK] = { .name = "Guard", .back = GUARD_BACK, BACK_OF_KINDS(1, OF_GUARD) },
    { .name = "High Cut",      BLOW(2, 1, HIGH, 6) },
    { .name = "Low Thrust",    BLOW(1, 2, LOW, 6) },
    { .name = "Wild Swing",    BLOW(4, 1, HIGH, 3) },
    { .name = "Parry",         .back = BACK, .kind = OF_PARRY, .number = NUMBERS{ 6, -MOST_STRENGTH, MOST_STRENGTH } },
    { .name = "Banner",        STANDARD(3), .modifier = 0, .modifiers = 1 },
    { .name = "Raised Lance",  STANDARD(2), .modifier = 1, .modifiers = 1 },
    { .name = "Trophy",        STANDARD(2), .ability = 0, .abilities = 1 },
    { .name = "Field Surgeon", STANDARD(2), .ability = 1, .abilities = 1 },
    { .name = "High Guard",    GUARD(HIGH) },
    { .name = "Low Guard",     GUARD(LOW) },
    { .name = "Mud",           WEATHER, .modifier = 2, .modifiers = 1 },
    { .name = "Frost",         WEATHER, .modifier = 3, .modifiers = 1 },
};

const struct grog_cards duel_cards = {
    .name = "duel", .card = cards, .cards = GROG_COUNT(cards),
    .modifier = modifiers, .modifiers = GROG_COUNT(modifiers),
    .ability = abilities, .abilities = GROG_COUNT(abilities),
    .effect = effects, .effects = GROG_COUNT(effects),
};
