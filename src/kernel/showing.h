/* SPDX-License-Identifier: MIT */
/* showing.h -- what a system tells faces beside the rows of its state: numbers in force, where things are, the board,
 * lines of sight, dangers.
 *
 * Faces draw scenes and read no state.  What one of them needs and a scene lacks is a row or a function here, so that
 * all of them show the same.  Everything is asked about a seat's view, and tells no more than the view does. */
#ifndef GROG_SHOWING_H
#define GROG_SHOWING_H

#include "square.h"
#include "system.h"

#include <string.h>

/* A number that people look for and that the state does not hold outright, such as the Cover in force.  The scene has
 * it as a mark of the things of an array (+ 1), or of the table (0).  False: there is nothing to show now. */
struct grog_show {
    const char *name, *about;
    uint8_t array;
    bool is_square;                     /* the number is a square of the board */
    bool (*read)(const struct grog_match *m, const struct grog_game *view, unsigned seat, unsigned slot, int32_t *out);
};

/* Where a thing is: a square of the board as options name it (0: none), and the thing that it lies with or is carried
 * by (0: none). */
struct grog_spot { uint16_t square, with; };

/* A question whose answers are weighed: the procedure that they alter, and what words call its odds. */
struct grog_weighs { uint8_t question, proc; const char *as; };

/* The board as it is now.  A path is a board of one row.  Cards are words of terrain or what lies there; letters and
 * looks are the pack's, for pictures. */
struct grog_square {
    uint16_t ground, north, west;       /* cards: of the square, and of its two edges; 0: none */
    uint16_t lies;                      /* the card of what was laid there, such as a charge; 0: nothing */
    uint8_t  letter, look;              /* of the ground (enum grog_ground_look), */
    uint8_t  letters[2], looks[2];      /* and of its north and west edge (enum grog_edge_look) */
    uint8_t  goal;                      /* the objective that it belongs to, from 1; 0: none */
    uint8_t  worth, holders;            /* its points, and the seats of the side that holds it, as bits */
    uint8_t  zones;                     /* seats that may deploy there, as bits */
    uint8_t  cover, hides;              /* what it adds to the defence of those there, takes from shots across it */
    uint8_t  bits;                      /* GROG_SQUARE_... */
    uint8_t  edge_hides[2], edge_bits[2];       /* what its north and west edge take from shots; GROG_EDGE_IS_... */
    uint8_t  smoke;                     /* what smoke at its north-west corner takes from a shot; 0: none */
};
enum { GROG_SQUARE_INSIDE = 1, GROG_SQUARE_RUIN = 2, GROG_SQUARE_COVERED = 4,       /* covered: it lies face down */
       GROG_SQUARE_BLOCKS = 8, GROG_SQUARE_SLOW = 16,   /* no line crosses it; whoever enters it stops */
       GROG_SQUARE_NO_FOOT = 32, GROG_SQUARE_NO_LIGHT = 64, GROG_SQUARE_NO_HEAVY = 128 };
/* What a picture shows of a square and of an edge, whatever the pack calls it. */
enum grog_ground_look {
    GROG_LOOKS_OPEN, GROG_LOOKS_ROAD, GROG_LOOKS_TRACK, GROG_LOOKS_SAND, GROG_LOOKS_PAVED, GROG_LOOKS_BRIDGE,
    GROG_LOOKS_RAILS, GROG_LOOKS_CROPS, GROG_LOOKS_ORCHARD, GROG_LOOKS_GARDEN, GROG_LOOKS_THICKET, GROG_LOOKS_FOREST,
    GROG_LOOKS_DEEP_FOREST, GROG_LOOKS_HEDGEROW, GROG_LOOKS_WATER, GROG_LOOKS_SHALLOW, GROG_LOOKS_SOFT,
    GROG_LOOKS_ROCK, GROG_LOOKS_SLOPE, GROG_LOOKS_DITCH, GROG_LOOKS_GRAVES, GROG_LOOKS_PILE, GROG_LOOKS_POSITION,
    GROG_LOOKS_TRENCH, GROG_LOOKS_WIRE, GROG_LOOKS_OBSTACLE, GROG_LOOKS_CRATER, GROG_LOOKS_WRECK, GROG_LOOKS_HOUSE,
    GROG_LOOKS_BUNKER, GROG_LOOKS_RUIN, GROG_LOOKS_LOGS, GROG_LOOKS
};
enum grog_edge_look {
    GROG_EDGE_NONE, GROG_EDGE_WALL, GROG_EDGE_DOOR, GROG_EDGE_WINDOW, GROG_EDGE_SHUT_DOOR, GROG_EDGE_DOORWAY,
    GROG_EDGE_LOW_WALL, GROG_EDGE_HEDGE, GROG_EDGE_TALL_HEDGE, GROG_EDGE_FENCE, GROG_EDGES
};
/* Nobody passes it; no line crosses it; it is a way into a building; fire goes in and out by it. */
enum { GROG_EDGE_IS_CLOSED = 1, GROG_EDGE_IS_BLOCKING = 2, GROG_EDGE_IS_ENTRANCE = 4, GROG_EDGE_IS_OPENING = 8 };
enum { GROG_BOARD_SQUARES = GROG_BOARD_SIDE * GROG_BOARD_SIDE };
struct grog_board {
    uint8_t width, height;
    struct grog_square at[GROG_BOARD_SQUARES];          /* by x + GROG_BOARD_SIDE * y */
};

/* Can one square be seen from another? */
enum grog_line_sight { GROG_CLEAR, GROG_OBSCURED, GROG_BLOCKED };
struct grog_sightline { uint8_t sight, penalty; };

/* What makes a line worse than clear: the ground of a square that it crosses, somebody who stands there, an edge of
 * the square, smoke at its north-west corner.  card: the word of the ground or the edge, else 0.  takes: from a shot;
 * 0: it blocks. */
enum grog_toll_sort { GROG_TOLL_GROUND, GROG_TOLL_EDGE, GROG_TOLL_THING, GROG_TOLL_SMOKE };
enum { GROG_TOLLS = 8, GROG_WAY = 32 };
struct grog_toll { uint16_t square, card; uint8_t sort, takes; };

/* One choice on the way of a thing: the square that it is in then, and whether somebody who waits may fire at it there,
 * as far as the view tells. */
struct grog_leg { struct grog_option take; uint16_t square; uint8_t under_fire; };

/* What the enemies that the seat sees may do to a square in their coming turn. */
enum { GROG_DANGER_REACH = 1, GROG_DANGER_FIRE = 2 };

/* How likely the worst is for a thing in the enemy's coming turn, a share of 1,000 for each row of `threats`. */
enum { GROG_THREATS = 4 };
struct grog_shares { uint16_t of_thousand[GROG_THREATS]; };

/* Why a game ended as it did, and what was left undone: facts from its last position, said like events. */
enum { GROG_REASONS = 12 };
struct grog_reasons { unsigned n; struct grog_event at[GROG_REASONS]; };
struct grog_ending {
    const struct grog_event_row *rows;  /* what they are called and are about, from 1: the event's kind */
    uint8_t n;
    /* Of a game that is over, and only what everybody may know, in the order in which they are said. */
    void (*reasons)(const struct grog_match *m, const struct grog_game *g, struct grog_reasons *out);
};

struct grog_because;

/* All of it may be NULL or 0: then there is none. */
struct grog_showing {
    const struct grog_show *shows;
    uint8_t n_shows;
    /* Why a number that is shown is what it is: the value that cards change, and how (why: of zeros).  0: none do. */
    unsigned (*because)(const struct grog_match *m, const struct grog_game *view, unsigned seat, unsigned show,
                        unsigned slot, int *is, struct grog_because *why);
    /* Fields by name that are the rules' own book-keeping: what people look for in them is shown; ends in NULL. */
    const char *const *inner;
    /* Which of those with its face a thing is, from 1 and for the whole game; 0: no count is kept, or it is alone. */
    unsigned (*nth)(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot);
    struct grog_spot (*spot)(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot);
    void (*board)(const struct grog_match *m, const struct grog_game *view, struct grog_board *out);    /* of zeros */
    struct grog_sightline (*sight)(const struct grog_match *m, const struct grog_game *view, unsigned from,
                                   unsigned to);
    /* The reasons for it, one by one; returns how many. */
    unsigned (*between)(const struct grog_match *m, const struct grog_game *view, unsigned from, unsigned to,
                        struct grog_toll out[GROG_TOLLS]);
    /* By x + GROG_BOARD_SIDE * y. */
    void (*danger)(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                   uint8_t out[GROG_BOARD_SQUARES]);
    /* The same for one thing: where it can get with the steps that it has, what it can fire at from where it is. */
    void (*reach)(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                  uint8_t out[GROG_BOARD_SQUARES]);
    /* So many choices take a thing to each square, where it can stop, by x + GROG_BOARD_SIDE * y; 0: it does not come
     * there. */
    void (*ways)(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                 uint8_t out[GROG_BOARD_SQUARES]);
    /* The choices that take it there, one after the other: as few as can be, and of those the ones under least fire;
     * returns how many, 0 if no way is known.  A choice of `sets_out` (verbs, then 0) may come before the first. */
    unsigned (*way)(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                    unsigned to, struct grog_leg out[GROG_WAY]);
    const uint8_t *sets_out;
    /* The choices that carry out one that is taken, such as the steps of an attack; returns how many, 0 if none are
     * known. */
    unsigned (*carries_out)(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                            struct grog_option out[GROG_WAY]);
    /* A thing that an option is about though it does not name it, such as the goal that it opens; 0: none. */
    uint16_t (*about)(const struct grog_match *m, const struct grog_game *view, struct grog_option o);
    const char *threats[GROG_THREATS];  /* names, the mildest first */
    /* False: nothing threatens it. */
    bool (*threat)(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                   struct grog_shares *out);
    /* Fields of the game that are no seat's, though it has as many numbers of them as seats, or a multiple: names, then
     * NULL. */
    const char *const *tracks;
    const struct grog_ending *ending;
    /* The card that a seat is called by, such as its nation; 0: none. */
    uint16_t (*leads)(const struct grog_match *m, unsigned seat);
    /* By verb, the rule that a choice is made by, where that of its procedure or question (0) says too little; one past
     * the last: none.  May be NULL. */
    const grog_rule *rules;
    /* While the question is asked, odds tell how the procedure comes out with each answer; until question 0.  May be
     * NULL. */
    const struct grog_weighs *weighs;
    /* The kind whose words are the sides of the match (0: none), and the seats of one, as bits. */
    uint8_t teams;
    unsigned (*team)(const struct grog_match *m, unsigned side);
    /* In which of several ways a field of a card is read where it is played: {how} of its messages. */
    int (*reading)(const struct grog_match *m, uint16_t card, const struct grog_card_field *field);
};

/* One more of the reasons, if there is room. */
static inline void grog_add_reason(struct grog_reasons *to, unsigned row, struct grog_event e)
{
    e.kind = (uint8_t)row;
    e.seen = 255;
    if (to->n < GROG_REASONS)
        to->at[to->n++] = e;
}

/* Has each seat its own numbers of the field? */
static inline bool grog_is_by_seat(const struct grog_system *y, const struct grog_field *f)
{
    const char *const *track = y->showing ? y->showing->tracks : NULL;
    for (; track && *track; track++)
        if (!strcmp(*track, f->name))
            return false;
    return !f->array && f->each % GROG_SEATS_MAX == 0;
}

#endif
