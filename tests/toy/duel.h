/* SPDX-License-Identifier: MIT */
/* duel.h -- the toy system: its state, its words, and the table it exports. */
#ifndef DUEL_H
#define DUEL_H

#include "kernel/system.h"

extern const struct grog_system duel_system;
extern const struct grog_cards  duel_cards;

/* Numbers of a card, and the traits that facts are made of. */
enum { CARD_KIND, CARD_STRENGTH, CARD_DAMAGE, CARD_COPIES };
enum { KIND_OF_BACK, KIND_OF_STRIKE, KIND_OF_PARRY, KIND_OF_STANDARD, KIND_OF_GUARD, KIND_OF_WEATHER };
#define TRAIT_HIGH UINT64_C(1)

enum { VALUE_STRIKE = 1, VALUE_DAMAGE, VALUE_HAND, VALUE_HEALTH, VALUES };
enum { POINT_STRUCK = 1, POINT_WOUNDED, POINT_TURN_ENDS, POINTS };
enum { EFFECT_DRAW = 1, EFFECT_MEND, EFFECTS };

enum { DECK_ROOM = 40, HAND_ROOM = 10, STANDARDS = 16 };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct duel {
    struct grog_game game;
    uint16_t deck[1 + DECK_ROOM], discard[1 + DECK_ROOM];
    uint16_t hand[GROG_SEATS_MAX][1 + HAND_ROOM];
    uint16_t token[GROG_SEATS_MAX][1 + 2];
    struct { struct grog_thing thing; uint8_t rounds, spare; } standard[STANDARDS];
    struct { struct grog_thing thing; } guard[GROG_SEATS_MAX];
    uint8_t  health[GROG_SEATS_MAX];
    uint8_t  spare[10];
};
#pragma GCC diagnostic pop

#endif
