/* SPDX-License-Identifier: MIT */
/* game.h -- the flat value: what every system's game begins with.
 *
 * A system declares `struct duel { struct grog_game game; ... }`: first this part,
 * then its own, in fixed-size integers only.  What always holds at rest:
 *   (1) no pointer, no padding, little-endian: the bytes are the game;
 *   (2) whatever is not in use is zero: frames above depth, triggers past the last,
 *       the tails of piles, freed things but for their generation;
 *   (3) no hidden identity stands in a frame or a trigger: they go into every view. */
#ifndef GROG_GAME_H
#define GROG_GAME_H

#include "base/assert.h"
#include "grognard.h"
#include "dice.h"

#if defined __BYTE_ORDER__ && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "a game's bytes are little-endian"
#endif

enum {
    GROG_FRAMES   = 24,             /* procedures half done, one inside the other */
    GROG_LOCALS   = 12,
    GROG_PENDING  = 4,
    GROG_TRIGGERS = 32,             /* abilities that have been set off and wait */
    GROG_WINDOWS  = 32,             /* kinds of reaction window */
    GROG_NOBODY   = 255,            /* no seat */
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* A procedure half done.  The header says what it is about, so that an effect can
 * speak of "this attack"; it is also the context in which a value is read. */
struct grog_frame {
    uint8_t  proc;                  /* row of the procedure */
    uint8_t  step;                  /* label to resume at; 0 is its beginning */
    uint8_t  seat;                  /* whose doing it is */
    uint8_t  subject;               /* the frame it answers to: index + 1, or 0 */
    uint16_t actor, with, mode, target;
    int16_t  pending[GROG_PENDING]; /* the change about to happen; effects may alter it */
    int16_t  local[GROG_LOCALS];
};

/* An ability that has been set off and waits for the next point. */
struct grog_trigger {
    uint8_t  point, seat;
    uint16_t ability;               /* row of the cards' abilities */
    uint16_t source;                /* the thing that has it, or 0 */
    uint16_t actor, with, target;   /* from the frame that set it off, */
    uint8_t  by, proc;              /* whose doing that was, and what */
    uint8_t  spare;                 /* zero */
    uint8_t  here;                  /* set off by the point itself: what is about to happen can be altered */
};

/* What the people at the table have said or agreed beside the game. */
struct grog_table {
    uint8_t  reaction[GROG_SEATS_MAX][GROG_WINDOWS];    /* enum grog_reaction; private */
    uint8_t  person[GROG_SEATS_MAX];                    /* who holds the seat */
    uint8_t  resigned;                                  /* seats, as bits */
    uint8_t  acted;                                     /* seats with options since the barrier */
    uint8_t  undo_by;                                   /* seat + 1 that asks to undo, or 0 */
    uint8_t  undo_wait;                                 /* seats whose yes it needs */
    uint16_t since;                                     /* options since the last barrier */
    uint16_t undone;                                    /* options that redo can bring back */
};

struct grog_game {
    uint8_t  match[GROG_HASH_BYTES];                    /* the match it belongs to */
    struct grog_dice    dice;
    struct grog_frame   frame[GROG_FRAMES];
    struct grog_trigger trigger[GROG_TRIGGERS];
    struct grog_table   table;
    uint8_t  depth;                                     /* frames in use */
    uint8_t  triggers;                                  /* triggers in use */
    uint8_t  question;                                  /* the open decision, */
    uint8_t  asked;                                     /* and the seats it is put to */
    uint8_t  over;
    uint8_t  winners;
    uint8_t  initiative;                                /* the seat that goes first when many could */
    uint8_t  broken;                                    /* enum grog_broken; 0 by the laws */
    uint16_t breaker;                                   /* of a broken game: the card, or 0 */
    uint32_t decisions;                                 /* taken so far */
    uint32_t turn;                                      /* the system counts it; replays hash by it */
};

/* The head of a thing in play: a slot of one of the system's arrays. */
struct grog_thing {
    uint8_t  live;                  /* 0: the slot is free */
    uint8_t  gen;                   /* counts the things that have lain in this slot */
    uint8_t  owner;                 /* seat, or GROG_NOBODY */
    uint8_t  hidden;                /* face down: seats that do not see its owner's cards see its back */
    uint16_t card;
};

#pragma GCC diagnostic pop

/* Room for a game of any system. */
union grog_any_game { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; };

/* How options, frames and events name a thing: array, generation, slot + 1; 0 is none.
 * An option's actor has eight bits: the slot + 1 alone. */
enum { GROG_ARRAYS_MAX = 8, GROG_SLOTS_MAX = 255, GROG_GENERATIONS = 32 };
static inline uint16_t grog_ref(unsigned array, unsigned slot, unsigned gen)
{
    GROG_ASSERT(array < GROG_ARRAYS_MAX && slot < GROG_SLOTS_MAX && gen < GROG_GENERATIONS);
    return (uint16_t)(array << 13 | gen << 8 | (slot + 1));
}
static inline unsigned grog_ref_array(uint16_t ref) { return ref >> 13; }
static inline unsigned grog_ref_gen(uint16_t ref)   { return ref >> 8 & 31u; }
static inline unsigned grog_ref_slot(uint16_t ref)  { return (ref & 255u) - 1u; }

#endif
