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
 *   D-3.2  The struck side may parry, -2 strength for each card, if the strength is one
 *          that the parry is made for; or play a ploy.
 *   D-3.3  Roll two dice; the higher, plus the blow's strength, plus what standards
 *          and weather say, must be 7 or more.
 *   D-3.4  If it is, the guard of the struck is turned up; one of the blow's line stops it.
 *   D-3.5  Else the struck loses the blow's damage, and more by its fury if the total is
 *          high enough; who has no health left is out.
 *   D-4.1  A card is held only up to the hand's limit; an empty deck is the discards, shuffled.
 *   D-4.2  A standard speaks from its raising until its owner is out; there is room for 16.
 *   D-5.1  A side without a seat in play loses; after the last round more health wins.
 *   D-6.1  A ploy is discarded, its price paid, and then does what it says.
 *   D-6.2  Counters lie before a seat, up to the counter's most, until it is out.
 *   D-6.3  Who must discard chooses which cards. */
#ifndef DUEL_H
#define DUEL_H

#include "kernel/system.h"

extern const struct grog_system duel_system;
extern const struct grog_cards  duel_cards;

/* Kinds of card, and the numbers of each. */
enum card_kind {
    OF_BACK = 1, OF_STRIKE, OF_PARRY, OF_STANDARD, OF_PLOY, OF_GUARD, OF_WEATHER,
    OF_KEYWORD, OF_COUNTER, OF_SCHOOL, OF_DECK, CARD_KINDS
};
enum { COPIES };                    /* the first number of all that lie in a deck */
enum { KEYWORD_ROOM = 4, FURY_ROOM = 3, DECK_TITLES = 60, BACK_KINDS = 8 };
enum { BACK_OF, BACK_NUMBERS = 1 + BACK_KINDS };
enum {
    STRIKE_STRENGTH = 1, STRIKE_DAMAGE, STRIKE_LINE, STRIKE_SCHOOL, STRIKE_KEYWORDS,
    STRIKE_FURY = STRIKE_KEYWORDS + 1 + 2 * KEYWORD_ROOM, STRIKE_NUMBERS = STRIKE_FURY + 1 + 2 * FURY_ROOM
};
enum { PARRY_AGAINST = 1, PARRY_NUMBERS = 3 };
enum { STANDARD_KEYWORDS = 1, STANDARD_NUMBERS = 2 + 2 * KEYWORD_ROOM };
enum { PLOY_NUMBERS = 1 };
enum { GUARD_LINE, GUARD_NUMBERS };
enum { COUNTER_MOST, COUNTER_NUMBERS };
enum { DECK_CARDS, DECK_NUMBERS = 1 + 2 * DECK_TITLES };
enum line { LOW, HIGH };

/* What cards may say. */
enum { VALUE_STRIKE = 1, VALUE_DAMAGE, VALUE_HAND, VALUE_HEALTH, VALUE_PARRY, VALUE_TO_HIT, VALUES };
enum { POINT_STRUCK = 1, POINT_WOUNDED, POINT_TURN_ENDS, POINT_RAISED, POINT_ROUND_BEGINS, POINTS };
enum {
    MEASURE_HIGH = 1, MEASURE_KEYWORD, MEASURE_SCHOOL, MEASURE_COUNTERS, MEASURE_MY_COUNTERS, MEASURE_STRUCK_COUNTERS,
    MEASURE_STANDARDS, MEASURE_CARDS, MEASURE_HEALTH, MEASURE_ROUND, MEASURES
};
enum { COST_DISCARD = 1, COST_HEALTH, COST_SPEND, COSTS };
enum {
    TARGET_ME = 1, TARGET_STRIKER, TARGET_STRUCK, TARGET_EACH_FOE, TARGET_EACH_ALLY, TARGET_FOE, TARGET_ALLY,
    TARGET_EVERYONE, TARGETS
};
enum { EFFECT_DRAW = 1, EFFECT_MEND, EFFECT_WOUND, EFFECT_DISCARD, EFFECT_PLACE, EFFECT_REMOVE, EFFECTS };

/* The rows of its table. */
enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_HEALTH, SETUP_ROUNDS, SETUP_OPEN, SETUP_WEATHER, SETUP_DECK, SETUP_FAULT };
enum { ZONE_DECK, ZONE_DISCARD, ZONE_HAND, ZONE_TOKEN };
enum { ARRAY_STANDARD, ARRAY_GUARD };
enum { KIND_NONE, KIND_CARD, KIND_SEAT, KIND_STANDARD, KIND_PIPS, KINDS };
enum {
    PROC_GAME = 1, PROC_LAY, PROC_TURN, PROC_STRIKE, PROC_PARRY, PROC_RAISE, PROC_DRAW, PROC_WAIT, PROC_MEND,
    PROC_PLOY, PROC_DISCARD, PROC_PAY_CARDS, PROCS
};
enum { VERB_LAY = 1, VERB_OPEN, VERB_STRIKE, VERB_RAISE, VERB_DRAW, VERB_WAIT, VERB_PARRY, VERB_MEND,
       VERB_PLOY, VERB_DISCARD, VERB_CHOOSE, VERB_USE, VERB_RAISE_IT, VERB_DECLINE, VERBS };
enum { ASK_GUARD = 1, ASK_TURN, ASK_PARRY, ASK_MEND, ASK_DISCARD, ASK_USE, ASK_RAISE, ASK_TARGET, QUESTIONS };
enum {
    EVENT_ROUND = 1, EVENT_LAID, EVENT_OPEN, EVENT_STRIKES, EVENT_PARRIES, EVENT_ROLLED, EVENT_GUARDED, EVENT_WOUND,
    EVENT_OUT, EVENT_DREW, EVENT_SHUFFLED, EVENT_RAISED, EVENT_WAITS, EVENT_MENDED, EVENT_TAKES_BACK,
    EVENT_PLOY, EVENT_DISCARDS, EVENT_COUNTERS, EVENT_PAYS, EVENT_COUNTS,
    EVENT_USES, EVENT_DECLINES, EVENT_PAYS_MORE, EVENT_CHOOSES, EVENT_STOPPED, EVENT_UNHEARD,
    EVENTS
};

enum { DECK_ROOM = 200, HAND_ROOM = 10, STANDARDS = 16, COUNTERS = 4 };

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
    uint8_t  counter[GROG_SEATS_MAX][COUNTERS];         /* by the counter's ordinal */
    uint8_t  spare[10];
};
#pragma GCC diagnostic pop

#endif
