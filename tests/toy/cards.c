/* SPDX-License-Identifier: MIT */
/* cards.c -- the duel's cards, as flat rows.  What a card does stands here and
 * nowhere else: the rules know kinds, values and points, never a card's name. */
#include "duel.h"

enum { NO_CARD, BACK, GUARD_BACK, FIRST_FACE };

static const struct grog_modifier modifiers[] = {
    [0] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = GROG_FOR_SIDE },
    [1] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 2, .scope = GROG_FOR_OWNER, .need = TRAIT_HIGH },
    [2] = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = -1, .scope = GROG_FOR_ALL, .forbid = TRAIT_HIGH },
    [3] = { .value = VALUE_DAMAGE, .operation = GROG_AT_LEAST, .amount = 2, .scope = GROG_FOR_ALL },
};

static const struct grog_ability abilities[] = {
    [0] = { .point = POINT_WOUNDED, .scope = GROG_FOR_OWNER, .effect = 0, .effects = 1 },
    [1] = { .point = POINT_WOUNDED, .scope = GROG_FOR_FOES,  .effect = 1, .effects = 2 },
};

static const struct grog_effect effects[] = {
    [0] = { .effect = EFFECT_DRAW, .amount = 1 },
    [1] = { .effect = EFFECT_MEND, .amount = 1 },
    [2] = { .effect = EFFECT_DRAW, .amount = 1 },
};

#define FACE(kind, copies) .back = BACK, .number = { [CARD_KIND] = kind, [CARD_COPIES] = copies }
#define BLOW(strength, damage, copies) .back = BACK, .number = \
    { [CARD_KIND] = KIND_OF_STRIKE, [CARD_STRENGTH] = strength, [CARD_DAMAGE] = damage, [CARD_COPIES] = copies }

static const struct grog_card cards[] = {
    [BACK]       = { .name = "Card",  .back = BACK },
    [GUARD_BACK] = { .name = "Guard", .back = GUARD_BACK },
    { .name = "High Cut",      BLOW(2, 1, 6), .traits = TRAIT_HIGH },
    { .name = "Low Thrust",    BLOW(1, 2, 6) },
    { .name = "Wild Swing",    BLOW(4, 1, 3), .traits = TRAIT_HIGH },
    { .name = "Parry",         FACE(KIND_OF_PARRY, 6) },
    { .name = "Banner",        FACE(KIND_OF_STANDARD, 3), .modifier = 0, .modifiers = 1 },
    { .name = "Raised Lance",  FACE(KIND_OF_STANDARD, 2), .modifier = 1, .modifiers = 1 },
    { .name = "Trophy",        FACE(KIND_OF_STANDARD, 2), .ability = 0, .abilities = 1 },
    { .name = "Field Surgeon", FACE(KIND_OF_STANDARD, 2), .ability = 1, .abilities = 1 },
    { .name = "High Guard", .back = GUARD_BACK, .number = { [CARD_KIND] = KIND_OF_GUARD }, .traits = TRAIT_HIGH },
    { .name = "Low Guard",  .back = GUARD_BACK, .number = { [CARD_KIND] = KIND_OF_GUARD } },
    { .name = "Mud",   .back = BACK, .number = { [CARD_KIND] = KIND_OF_WEATHER }, .modifier = 2, .modifiers = 1 },
    { .name = "Frost", .back = BACK, .number = { [CARD_KIND] = KIND_OF_WEATHER }, .modifier = 3, .modifiers = 1 },
};

const struct grog_cards duel_cards = {
    .name = "duel", .card = cards, .cards = GROG_COUNT(cards),
    .modifier = modifiers, .modifiers = GROG_COUNT(modifiers),
    .ability = abilities, .abilities = GROG_COUNT(abilities),
    .effect = effects, .effects = GROG_COUNT(effects),
};
