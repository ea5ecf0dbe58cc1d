/* SPDX-License-Identifier: MIT */
/* duel.h -- a small card duel: the example of how to write a system.
 *
 * Two to four seats in two sides, every other seat an ally.  Its rulebook, whole:
 *   D-1.1  Each seat has health, a hand of three and the guards High and Low.
 *   D-2.1  A round begins: all seats at once may lay one guard face down.
 *   D-2.2  Then each seat, from the initiative on, takes one turn: strike, raise a
 *          standard, draw a card, or wait.
 *   D-2.3  The round ends: guards are taken back, the initiative goes on.
 *   D-3.1  To strike, discard a blow and name a living foe.
 *   D-3.2  The struck side may parry: -2 strength for each card.
 *   D-3.3  Roll two dice; the higher, plus the blow's strength, plus what standards
 *          and weather say, must be 7 or more.
 *   D-3.4  If it is, the guard of the struck is turned up; one of the blow's line stops it.
 *   D-3.5  Else the struck loses the blow's damage; who has no health left is out.
 *   D-4.1  A card is held only up to the hand's limit; an empty deck is the discards, shuffled.
 *   D-4.2  A standard speaks from its raising until its owner is out.
 *   D-5.1  A side without a seat in play loses; after the last round more health wins. */
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

/* The rows of its table. */
enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_HEALTH, SETUP_ROUNDS, SETUP_OPEN, SETUP_WEATHER, SETUP_FAULT };
enum { ZONE_DECK, ZONE_DISCARD, ZONE_HAND, ZONE_TOKEN };
enum { ARRAY_STANDARD, ARRAY_GUARD };
enum { KIND_NONE, KIND_CARD, KIND_SEAT, KIND_STANDARD, KINDS };
enum {
    PROC_GAME = 1, PROC_LAY, PROC_TURN, PROC_STRIKE, PROC_PARRY, PROC_RAISE, PROC_DRAW, PROC_WAIT, PROC_MEND, PROCS
};
enum { VERB_LAY = 1, VERB_OPEN, VERB_STRIKE, VERB_RAISE, VERB_DRAW, VERB_WAIT, VERB_PARRY, VERB_MEND, VERBS };
enum { ASK_GUARD = 1, ASK_TURN, ASK_PARRY, ASK_MEND, QUESTIONS };
enum {
    EVENT_ROUND = 1, EVENT_LAID, EVENT_OPEN, EVENT_STRIKES, EVENT_PARRIES, EVENT_ROLLED, EVENT_GUARDED, EVENT_WOUND,
    EVENT_OUT, EVENT_DREW, EVENT_SHUFFLED, EVENT_RAISED, EVENT_WAITS, EVENT_MENDED, EVENT_TAKES_BACK, EVENTS
};

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
