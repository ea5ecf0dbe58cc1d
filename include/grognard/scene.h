/* SPDX-License-Identifier: MIT */
/* scene.h -- what a seat's view shows, without a word of text: every face draws this.
 *
 * A scene is a flat list of objects, each under its parent: the table, its seats, their
 * piles, the cards in them, things in play, tracks of numbers.  All of it is read off the
 * rows of the system's table, so that a new system has a scene at once:
 *   - a zone's pile is an object; the cards of a pile that the seat sees are objects too,
 *     of others there is only the count; a pile lies under its seat, its thing, or the table;
 *   - a live slot of an array is a thing, under its owner's seat or the table;
 *   - numbers that are not 0 are marks: of a thing, of a seat (a field of the game with as
 *     many numbers as there can be seats, or a multiple of it), or of a track, which is any
 *     other field of the game.  Of a field by cards, such as counters, the mark says which.
 * And which objects each of the seat's options touches.
 *
 * What always holds: a scene is a function of the view; parents stand before their children;
 * nothing overflows, since every object and mark takes at least its share of the state. */
#ifndef GROGNARD_SCENE_H
#define GROGNARD_SCENE_H

#include "grognard.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

enum {
    GROG_SCENE_OBJECTS = GROG_STATE_MAX / 2 + 512,      /* a card in a pile has two bytes */
    GROG_SCENE_MARKS   = GROG_STATE_MAX + 8192,         /* a number has one; and what is shown besides */
    GROG_SCENE_TOUCHES = 4,                             /* objects of one option */
    GROG_SCENE_ARRAYS  = 8, GROG_SCENE_SLOTS = 256,
    GROG_SCENE_REFUSED = 512,
};

enum grog_sort { GROG_IS_A_TABLE, GROG_IS_A_SEAT, GROG_IS_A_PILE, GROG_IS_A_CARD, GROG_IS_A_THING, GROG_IS_A_TRACK };

enum grog_scene_bits {
    GROG_YOURS     = 1,             /* the viewer's, or he himself */
    GROG_ALLIED    = 2,             /* of his side, he too */
    GROG_FACE_DOWN = 4,
    GROG_UNKNOWN   = 8,             /* a card, thing or pile whose faces he does not see */
    GROG_IS_ASKED  = 16,            /* a seat that may choose now */
    GROG_INITIATIVE = 32,
    GROG_RESIGNED  = 64,
    GROG_IN_ORDER  = 128,           /* a pile with a top, its last card */
};

struct grog_scene_object {
    uint16_t parent;                /* by its number in the list; the table is its own */
    uint16_t place;                 /* among its like: seat, pile's or card's place, slot */
    uint16_t card;                  /* its face; 0: not known, or it has none */
    uint16_t back;                  /* what others see of it; 0: it has none */
    uint16_t count;                 /* a pile's cards */
    uint16_t marks;                 /* so many marks, */
    uint16_t mark;                  /* from this one on */
    uint16_t square;                /* of the board, as options name it; 0: none */
    uint16_t with;                  /* the object that it lies with or is carried by; 0: none */
    uint8_t  sort, row;             /* row: of the zones, arrays or fields */
    uint8_t  owner;                 /* a seat, or 255 */
    uint8_t  bits;
};

struct grog_scene_mark {
    int32_t  value;
    uint16_t index;                 /* which number of its field, counted in its seat or thing */
    uint16_t word;                  /* the card that the number is a number of, or 0 */
    uint8_t  field;                 /* a row of the fields, */
    uint8_t  show;                  /* or, from 1, of what is shown besides */
    uint8_t  pad[2];
};

struct grog_scene {
    uint32_t objects, marks;
    uint32_t turn, decisions;
    uint8_t  viewer, over, question, pad;
    uint16_t thing[GROG_SCENE_ARRAYS][GROG_SCENE_SLOTS];    /* the object by array and slot; 0: none */
    struct grog_scene_object object[GROG_SCENE_OBJECTS];
    struct grog_scene_mark   marked[GROG_SCENE_MARKS];
    struct grog_options options;                            /* the viewer's, */
    uint16_t touch[GROG_OPTIONS_MAX][GROG_SCENE_TOUCHES];   /* and their objects; 0: no more */
    uint16_t square[GROG_OPTIONS_MAX];                      /* the square that each names, the last of several; */
    uint16_t corner[GROG_OPTIONS_MAX];                      /* or the corner where four meet; 0: none */
};

/* From the view of the seat (or of GROG_SPECTATOR).  Whatever was in `out` is overwritten;
 * behind the last object, mark and option nothing is written. */
void grog_scene_of(const struct grog_match *m, const struct grog_game *view, unsigned seat, struct grog_scene *out);

/* What a mark is called in the system's table: its field, or what is shown. */
const char *grog_mark_name(const struct grog_match *m, const struct grog_scene_mark *mark);
/* Is it the rules' own book-keeping, which nobody need read? */
bool grog_mark_is_inner(const struct grog_match *m, const struct grog_scene_mark *mark);
/* The number of an object's mark by the name of its field or of what is shown, the first of several; 0: it has none. */
int32_t grog_scene_number(const struct grog_match *m, const struct grog_scene *s, uint16_t object, const char *name);
/* The first object of the square, from `from` on; 0: no more. */
uint16_t grog_scene_on(const struct grog_scene *s, unsigned square, uint16_t from);

/* The options that touch an object: from `from` on, the next one; UINT32_MAX: no more. */
uint32_t grog_scene_next_option(const struct grog_scene *s, uint16_t object, uint32_t from);
/* The options that name a square, or a corner of it, in the same way. */
uint32_t grog_scene_next_option_at(const struct grog_scene *s, uint16_t square, uint32_t from);

/* What the seat might think of doing and may not, each with the id of the rule that forbids it: at
 * most so many, and only with what the scene shows.  How many were found. */
struct grog_refused { struct grog_option option; const char *rule; };
unsigned grog_scene_refused(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                            struct grog_refused out[GROG_SCENE_REFUSED]);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
