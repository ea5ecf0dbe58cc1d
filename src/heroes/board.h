/* SPDX-License-Identifier: MIT */
/* board.h -- the battlefield: what lies where, what a line crosses, what a step meets.
 *
 * What does not change in a game (boards, overlays, rooms, zones) is merged once into a struct board, the match's own
 * part.  What has changed (ruins, passages, positions, wrecks, smoke, units) lies in the game.  Rules look at both
 * through a struct field: the battlefield of one moment, gathered on the stack.
 *
 * A place is 1 + x + 64 y, as options name squares; x grows east, y south.  A corner is where four squares meet:
 * 1 + i + 65 j.  Lines are counted in doubled coordinates: a square's centre is (2x + 1, 2y + 1), a corner (2i, 2j). */
#ifndef HEROES_BOARD_H
#define HEROES_BOARD_H

#include "base/assert.h"
#include "kernel/kernel.h"

enum { BOARD_SIDE = 64, PLACES = BOARD_SIDE * BOARD_SIDE, GROUNDS = 48, EDGES = 16, OVERLAYS = 40, ROOMS = 120,
       SMOKES = 12, CROWDS = 4, HIDING = 512,
       SPANS = HIDING * (BOARD_SIDE + 1) / 2 };

/* ---- places, directions, distances ------------------------------------------------- */

enum { NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST, DIRECTIONS };

static inline unsigned place_at(int x, int y)       { return (unsigned)(1 + x + BOARD_SIDE * y); }
static inline int place_x(unsigned place)           { return (int)((place - 1) % BOARD_SIDE); }
static inline int place_y(unsigned place)           { return (int)((place - 1) / BOARD_SIDE); }
static inline unsigned corner_at(int i, int j)      { return (unsigned)(1 + i + (BOARD_SIDE + 1) * j); }
static inline int corner_i(unsigned corner)         { return (int)((corner - 1) % (BOARD_SIDE + 1)); }
static inline int corner_j(unsigned corner)         { return (int)((corner - 1) / (BOARD_SIDE + 1)); }
static inline int direction_x(unsigned direction)   /* -1, 0, 1: two bits each, one more */
{
    return (int)(0x01a9u >> 2 * (direction & 7) & 3) - 1;
}
static inline int direction_y(unsigned direction)   { return direction_x(direction + 6); }
static inline unsigned turned_by(unsigned direction, int eighths) { return (unsigned)((int)direction + eighths) & 7u; }

/* HN-FIR-09  Spaces between two places: a diagonal counts as one. */
int spaces_between(unsigned a, unsigned b);
/* HN-EQP-64  Corners between a place and a corner: its own four are at 1. */
int corners_between(unsigned place, unsigned corner);
/* From a place to one beside it; 8 if they are not neighbours. */
unsigned direction_to(unsigned from, unsigned to);

/* ---- ground and edges: rows of terrain and edge words -------------------------------- */

enum ground_flag {
    GROUND_BLOCKS = 1, GROUND_DIFFICULT = 2, GROUND_WATER = 4, GROUND_OPPORTUNITY = 8,
    GROUND_NO_INFANTRY = 16, GROUND_NO_LIGHT = 32, GROUND_NO_HEAVY = 64,
    GROUND_HEDGEROW = 128,          /* a Hedgerow Cutter can open it */
    GROUND_INSIDE = 256,            /* the floor of a building */
    GROUND_RUIN = 512, GROUND_BUNKER = 1024,
    GROUND_POSITION = 2048,         /* a defensive position */
    GROUND_ELEMENT = 4096,          /* it shows any symbol at all (HN-ABL-09) */
};
struct ground { uint16_t card, flags; uint8_t defence, obscures, look; };       /* look: of pictures alone */

enum edge_flag {
    EDGE_CLOSED = 1,                /* No Passage (HN-TER-20) */
    EDGE_BLOCKS = 2,                /* no line crosses it (HN-TER-21) */
    EDGE_ENTRANCE = 4,              /* the blue arrow: a way into a building (HN-BLD-09) */
    EDGE_OPENING = 8,               /* fire goes in and out (HN-BLD-19) */
};
struct edge { uint16_t card; uint8_t flags, obscures, look; };

/* ---- the board of a match --------------------------------------------------------------- */

enum overlay_type { OVERLAY_ELEMENT, OVERLAY_BUILDING, OVERLAY_POSITION };
struct overlay {
    uint16_t card, ruin;            /* ruin: the overlay on its other side; 0: it is removed */
    uint8_t  x, y, turns;           /* its north-west square as it lies, and its quarter turns clockwise */
    uint8_t  structure;             /* demolition points that destroy it; 0: it is no structure */
    uint8_t  type, width, height;   /* as it lies */
    uint8_t  alone;                 /* it touches no other: its edges are its own */
};

struct board {
    uint8_t width, height, n_grounds, n_edges, n_overlays, n_rooms;
    struct ground  ground[GROUNDS]; /* row 0: open ground without any symbol */
    struct edge    edge[EDGES];     /* row 0: nothing */
    struct overlay overlay[OVERLAYS];
    uint8_t lies[PLACES + 1];       /* the ground there, overlays on their first side */
    uint8_t edges[PLACES + 1];      /* its north edge, and 16 times its west edge */
    uint8_t ruin_lies[PLACES + 1];  /* the same if the overlay there is ruined or removed */
    uint8_t ruin_edges[PLACES + 1];
    uint8_t under[PLACES + 1];      /* the overlay that covers it: its index + 1 */
    /* Lines that are blocked whatever happens, by what no ruin opens: a bit for each pair of squares, counted line by
     * line.  Only of boards of so many squares that it is worth it (hides). */
    bool hides;
    uint64_t hidden[HIDING * HIDING / 64];
    uint64_t veiled[HIDING * HIDING / 64];  /* the same to squares of structures, if those themselves hid nothing */
    /* Squares where a line may be stopped by ground or edges, as they are or as ruins: a bit for each of a line.  And
     * the squares between the ends of a line, likewise, with its western end at bit 0: the same for all lines that go
     * so far east and so far north or south (between_at).  Of the same boards. */
    bool finds_rough;
    uint64_t rough[BOARD_SIDE], between[SPANS];
    uint64_t blocks[BOARD_SIDE];    /* and squares whose ground blocks lines, overlays on their first side */
    uint16_t nth[PLACES + 1];       /* the squares of the board, counted line by line from 0 */
    uint8_t around[PLACES + 1];     /* directions in which it has a neighbour, a bit each */
    uint8_t passes[PLACES + 1];     /* and in which no edge ever cuts the step; 0 until they are found */
    uint8_t room[PLACES + 1];       /* squares inside with no wall or door between them; 0: not inside */
    uint8_t position[PLACES + 1];   /* squares of a position that is printed and hangs together; 0: none */
};

/* Put a board together: an empty one of this size; then what is drawn, in quarter turns, boards before overlays; then
 * rooms.  A square that a drawing leaves empty is not covered by it.  false: it does not fit, and why. */
struct drawn { uint16_t card; uint8_t x, y, turns; };
void board_size(struct board *b, unsigned width, unsigned height);
bool board_begin(struct board *b, const struct grog_match *m, unsigned width, unsigned height, struct grog_error *why);
bool board_lay(struct board *b, const struct grog_match *m, struct drawn d, struct grog_error *why);
bool board_overlay(struct board *b, const struct grog_match *m, struct drawn d, struct grog_error *why);
/* Every word of terrain gets a row, shown or not: what becomes of a square may be any of them. */
bool board_words(struct board *b, const struct grog_match *m, struct grog_error *why);
bool board_finish(struct board *b, const struct grog_match *m, struct grog_error *why);
/* Then, for who plays on it: find what hides what for good. */
void board_hide(struct board *b);
void board_find_rough(struct board *b);         /* and where lines may be stopped at all, */
void board_find_passes(struct board *b);        /* and steps */
static inline bool is_out_of_sight(const struct board *b, unsigned from, unsigned to)
{
    return grog_in(b->hidden, (unsigned)b->nth[from] * b->width * b->height + b->nth[to]);
}
static inline bool is_veiled(const struct board *b, unsigned from, unsigned to)
{
    return grog_in(b->veiled, (unsigned)b->nth[from] * b->width * b->height + b->nth[to]);
}
/* Where the squares of such lines are kept. */
static inline unsigned between_at(const struct board *b, unsigned east, unsigned aside)
{
    return (east * b->height * (b->height + 1u) + aside * (aside + 1u)) / 2;
}
/* Does the square block every line for good, as long as nothing is laid on it? */
static inline bool is_blocking(const struct board *b, unsigned place)
{
    return b->ground[b->lies[place]].flags & b->ground[b->ruin_lies[place]].flags & GROUND_BLOCKS;
}

static inline bool is_on_board(const struct board *b, int x, int y)
{
    return (unsigned)x < b->width && (unsigned)y < b->height;
}
/* The neighbour in this direction, or 0 beyond the rim. */
static inline unsigned neighbour(const struct board *b, unsigned place, unsigned direction)
{
    static const int8_t over[DIRECTIONS] = { -BOARD_SIDE, 1 - BOARD_SIDE, 1, BOARD_SIDE + 1, BOARD_SIDE, BOARD_SIDE - 1,
                                             -1, -BOARD_SIDE - 1 };
    GROG_ASSERT(place <= PLACES && direction < DIRECTIONS);
    return b->around[place] >> direction & 1 ? place + (unsigned)(int)over[direction] : 0;
}

/* ---- the field of a moment -------------------------------------------------------------- */

/* What stands in a square, as lines see it. */
enum stands { STANDS_NOTHING, STANDS_INFANTRY, STANDS_VEHICLE };
struct field {
    const struct board *board;
    uint8_t  ground[PLACES + 1];    /* rows of board->ground */
    uint8_t  edges[PLACES + 1];
    uint8_t  unit[PLACES + 1];      /* slot + 1 of the unit that stands there; 0: none (passengers stand nowhere) */
    /* A bit for each square of a line: who stands there and stops lines (concealed infantry stops none), and where
     * ground or edges may stop them.  Whoever only asks whether a line is free looks at these (is_line_free). */
    uint64_t stands[BOARD_SIDE], vehicles[BOARD_SIDE], rough[BOARD_SIDE];       /* vehicles: among who stands there */
    uint64_t blocks[BOARD_SIDE];    /* ground that blocks; where it was changed it may do so without a bit */
    uint8_t  crowded;               /* so many squares have two units in them; `unit` has the later one of each */
    uint16_t crowd[CROWDS];         /* the first of those squares */
    bool     hides;                 /* what hides for good on the board still does: board->hidden may be asked */
    uint64_t ruined;                /* overlays that are ruined or removed, a bit each */
    uint8_t  smokes;
    struct { uint16_t corner; uint8_t penalty; } smoke[SMOKES];     /* penalty: 4 or 2 */
};
/* The board alone: nobody on it and nothing changed. */
void field_of_board(const struct board *b, struct field *out);
void field_copy(struct field *out, const struct field *f);
/* HN-TER-02  An overlay is turned to its ruin side, or taken away. */
void field_ruin(struct field *f, unsigned overlay);
/* Without what it puts in the way itself: open ground, and no edge around its squares. */
void field_lay_bare(struct field *f, unsigned overlay);

static inline enum stands stands_at(const struct field *f, unsigned place)
{
    unsigned y = (place - 1) / BOARD_SIDE, x = (place - 1) % BOARD_SIDE;
    return f->vehicles[y] >> x & 1 ? STANDS_VEHICLE : f->stands[y] >> x & 1 ? STANDS_INFANTRY : STANDS_NOTHING;
}
/* A unit (slot + 1) is put there; who was there before is no longer seen. */
static inline void field_stand(struct field *f, unsigned place, unsigned unit, enum stands stands)
{
    unsigned y = (place - 1) / BOARD_SIDE;
    uint64_t bit = UINT64_C(1) << (place - 1) % BOARD_SIDE;
    GROG_ASSERT(place > 0 && place <= PLACES && unit <= UINT8_MAX);
    if (__builtin_expect(f->unit[place], 0)) {
        if (f->crowded < CROWDS)
            f->crowd[f->crowded] = (uint16_t)place;
        f->crowded = (uint8_t)(f->crowded + (f->crowded < UINT8_MAX));
        f->stands[y] &= ~bit;
        f->vehicles[y] &= ~bit;
    }
    f->unit[place] = (uint8_t)unit;
    if (stands)
        f->stands[y] |= bit;
    if (stands == STANDS_VEHICLE)
        f->vehicles[y] |= bit;
}

/* Is nobody in any of the eight squares around it, as far as is soon found out? */
static inline bool is_alone(const struct field *f, unsigned place)
{
    if (f->board->around[place] != 255)
        return false;
    const uint8_t *at = &f->unit[place], *north = at - BOARD_SIDE, *south = at + BOARD_SIDE;
    return !(north[-1] | north[0] | north[1] | at[-1] | at[1] | south[-1] | south[0] | south[1]);
}
/* May there be two units in this square? */
static inline bool is_crowded(const struct field *f, unsigned place)
{
    bool found = f->crowded > CROWDS;
    for (unsigned i = 0; i < f->crowded && !found; i++)
        found = f->crowd[i] == place;
    return found;
}

static inline const struct ground *ground_at(const struct field *f, unsigned place)
{
    GROG_ASSERT(place > 0 && place <= PLACES && f->ground[place] < GROUNDS);
    return &f->board->ground[f->ground[place]];
}
/* The edge that one crosses from a place in one of the four straight directions. */
const struct edge *edge_towards(const struct field *f, unsigned place, unsigned direction);
/* The edge west or north of a square; the square may lie one beyond the far rim. */
static inline const struct edge *edge_at(const struct field *f, int x, int y, bool west)
{
    unsigned byte = x < BOARD_SIDE && y < BOARD_SIDE ? f->edges[place_at(x, y)] : 0;
    return &f->board->edge[west ? byte >> 4 : byte & 15u];
}
/* HN-MOV-03, HN-ZOC-02, HN-VMV-07  Is the step to the neighbour in this direction cut by No Passage?  A diagonal one
 * is if both ways round the corner are. */
bool is_cut_by_edges(const struct field *f, unsigned place, unsigned direction);
static inline bool is_cut(const struct field *f, unsigned place, unsigned direction)
{
    return !(f->board->passes[place] >> direction & 1) && is_cut_by_edges(f, place, direction);
}
/* HN-BLD-09  Does the step go into a building or out of one, and not straight through an entrance? */
bool is_through_wall(const struct field *f, unsigned place, unsigned direction);
bool same_room(const struct field *f, unsigned a, unsigned b);
bool same_printed(const struct field *f, unsigned a, unsigned b);       /* both in one position as it is printed */
bool same_overlay(const struct field *f, unsigned a, unsigned b);       /* both on one overlay that still stands */
static inline bool is_inside(const struct field *f, unsigned place)
{
    return ground_at(f, place)->flags & GROUND_INSIDE;
}
/* HN-BLD-16  Is the corner strictly within a building? */
bool is_corner_inside(const struct field *f, unsigned corner);

/* ---- lines of sight -------------------------------------------------------------------------- */

enum sight { CLEAR, OBSCURED, BLOCKED };
struct line { uint8_t sight; uint8_t penalty; };        /* penalty: what is taken from the final result */
enum { THROUGH_INFANTRY = 1 };                          /* firer or target is a vehicle (HN-LOS-05) */

/* HN-LOS-02  From centre to centre.  skip_a, skip_b: units (slot + 1) that do not stop this line: the firer and the
 * target themselves. */
struct line line_between(const struct field *f, unsigned from, unsigned to, unsigned how, unsigned skip_a,
                         unsigned skip_b);
/* Is it not blocked?  Most lines meet nothing that could stop them, and that is soon known. */
bool is_line_free(const struct field *f, unsigned from, unsigned to, unsigned how, unsigned skip_a, unsigned skip_b);
/* HN-ABL-50  From a centre to a corner: every square crossed counts but the first. */
struct line line_to_corner(const struct field *f, unsigned from, unsigned corner, unsigned how, unsigned skip);
/* HN-OOP-38  What smoke alone takes from a shot, whatever else lies between. */
unsigned smoke_between(const struct field *f, unsigned from, unsigned to);
unsigned smoke_to_corner(const struct field *f, unsigned from, unsigned corner);

/* ---- arcs, aspects, blasts ------------------------------------------------------------------- */

/* HN-FIR-11  Is v = (x, y), in any unit, within a quarter (or half) circle about the facing? */
enum arc { ARC_ALL, ARC_QUARTER, ARC_HALF };
bool is_in_arc(enum arc arc, unsigned facing, int x, int y);
/* HN-LOS-09  Which side of a vehicle a firer sees. */
enum aspect { ASPECT_FRONT = 1, ASPECT_SIDE = 2, ASPECT_BACK = 4 };     /* two of them on an exact diagonal */
unsigned aspect_from(unsigned target, unsigned facing, unsigned firer);
/* HN-EQP-68  The squares around a corner that lie on the board: how many. */
unsigned blast_places(const struct board *b, unsigned corner, uint16_t out[4]);
/* HN-ABL-64  Where a shot at the corner comes down for a die; 0: off the board. */
unsigned scattered(const struct board *b, unsigned corner, unsigned pips, unsigned distance);

/* ---- pictures ---------------------------------------------------------------------------------- */

/* A board as text, with coordinates, letters of its words and edges; `mark` gives a letter for a place or 0. */
void board_print(const struct field *f, const struct grog_match *m, struct grog_text *out,
                 char (*mark)(void *arg, unsigned place), void *arg);
/* The same without the lines between rows where no edge is. */
void board_print_briefly(const struct field *f, const struct grog_match *m, struct grog_text *out,
                         char (*mark)(void *arg, unsigned place), void *arg);
void board_svg(const struct field *f, const struct grog_match *m, struct grog_text *out);
/* Or in two parts, for whoever draws units between them: a square's corner is at PICTURE_RIM + PICTURE_SIDE x, y. */
enum { PICTURE_SIDE = 48, PICTURE_RIM = 34 };
void board_svg_open(const struct field *f, const struct grog_match *m, struct grog_text *out);
void board_svg_close(struct grog_text *out);

#endif
