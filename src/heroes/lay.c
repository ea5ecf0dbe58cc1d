/* SPDX-License-Identifier: MIT */
/* lay.c -- a board put together: what is printed, what is laid on it, rooms.
 *
 * A drawing covers the squares on which it shows a word, and all edges between two of those, shown or not; at its rim
 * it adds edges and takes none away.  A board shows the same however the game goes.  An overlay has another side: its
 * ruin, drawn over what was there before it, or just that. */
#include "heroes.h"
#include "kernel/drawing.h"

#include <string.h>

/* ---- rows: each word once ------------------------------------------------------------- */

static const struct { uint8_t number; uint16_t flag; } ground_flags[] = {
    { TERRAIN_BLOCKS, GROUND_BLOCKS }, { TERRAIN_DIFFICULT, GROUND_DIFFICULT }, { TERRAIN_WATER, GROUND_WATER },
    { TERRAIN_OPPORTUNITY, GROUND_OPPORTUNITY }, { TERRAIN_NO_INFANTRY, GROUND_NO_INFANTRY },
    { TERRAIN_NO_LIGHT, GROUND_NO_LIGHT }, { TERRAIN_NO_HEAVY, GROUND_NO_HEAVY }, { TERRAIN_HEDGEROW, GROUND_HEDGEROW },
    { TERRAIN_INSIDE, GROUND_INSIDE }, { TERRAIN_RUIN, GROUND_RUIN }, { TERRAIN_BUNKER, GROUND_BUNKER },
    { TERRAIN_POSITION, GROUND_POSITION },
};
static const struct { uint8_t number, flag; } edge_flags[] = {
    { EDGE_NO_PASSAGE, EDGE_CLOSED }, { EDGE_STOPS_SIGHT, EDGE_BLOCKS }, { EDGE_ENTERED, EDGE_ENTRANCE },
    { EDGE_OPEN, EDGE_OPENING },
};

static struct ground ground_of(const struct grog_match *m, uint16_t card)
{
    const int16_t *number = grog_card(m, card)->number;
    struct ground g = { .card = card, .defence = (uint8_t)number[TERRAIN_DEFENCE],
                        .obscures = (uint8_t)number[TERRAIN_OBSCURES], .look = (uint8_t)number[TERRAIN_LOOK] };
    for (unsigned i = 0; i < GROG_COUNT(ground_flags); i++)
        if (number[ground_flags[i].number])
            g.flags |= ground_flags[i].flag;
    if (g.flags || g.defence || g.obscures)
        g.flags |= GROUND_ELEMENT;
    return g;
}

/* HN-TER-21  What no unit passes no line does, unless it is an opening. */
static struct edge edge_of(const struct grog_match *m, uint16_t card)
{
    const int16_t *number = grog_card(m, card)->number;
    struct edge e = { .card = card, .obscures = (uint8_t)number[EDGE_OBSCURING], .look = (uint8_t)number[EDGE_LOOK] };
    for (unsigned i = 0; i < GROG_COUNT(edge_flags); i++)
        if (number[edge_flags[i].number])
            e.flags |= edge_flags[i].flag;
    if (e.flags & EDGE_CLOSED && !(e.flags & EDGE_OPENING))
        e.flags |= EDGE_BLOCKS;
    return e;
}

/* The row of a word; -1 if there is no room for another. */
static int ground_row(struct board *b, const struct grog_match *m, uint16_t card)
{
    for (int i = 0; i < b->n_grounds; i++)
        if (b->ground[i].card == card)
            return i;
    if (b->n_grounds == GROUNDS)
        return -1;
    b->ground[b->n_grounds] = ground_of(m, card);
    return b->n_grounds++;
}

static int edge_row(struct board *b, const struct grog_match *m, uint16_t card)
{
    for (int i = 0; i < b->n_edges; i++)
        if (b->edge[i].card == card)
            return i;
    if (b->n_edges == EDGES)
        return -1;
    b->edge[b->n_edges] = edge_of(m, card);
    return b->n_edges++;
}

/* ---- drawings as they lie --------------------------------------------------------------- */

struct laid { struct grog_drawing drawing; unsigned turns; int x, y, width, height; };

static struct laid laid_of(const int16_t *map, struct drawn d)
{
    struct laid l = { .drawing = grog_drawing_of(map), .turns = d.turns & 3, .x = d.x, .y = d.y };
    l.width = (int)(l.turns % 2 ? l.drawing.h : l.drawing.w);
    l.height = (int)(l.turns % 2 ? l.drawing.w : l.drawing.h);
    return l;
}

/* The square of the drawing that lies at x, y of it. */
static void turn_back(const struct laid *l, int x, int y, unsigned *u, unsigned *v)
{
    int right = (int)l->drawing.w - 1, bottom = (int)l->drawing.h - 1;
    *u = (unsigned)(l->turns == 0 ? x : l->turns == 1 ? y : l->turns == 2 ? right - x : right - y);
    *v = (unsigned)(l->turns == 0 ? y : l->turns == 1 ? bottom - x : l->turns == 2 ? bottom - y : x);
}

/* 0: nothing, or beyond it. */
static uint16_t square_word(const struct laid *l, int x, int y)
{
    unsigned u, v;
    turn_back(l, x, y, &u, &v);
    return grog_drawing_square(&l->drawing, u, v);
}

/* A straight direction, turned back with the drawing. */
static uint16_t edge_word(const struct laid *l, int x, int y, unsigned direction)
{
    unsigned u, v;
    turn_back(l, x, y, &u, &v);
    switch (turned_by(direction, -2 * (int)l->turns)) {
    case NORTH: return grog_drawing_north(&l->drawing, u, v);
    case WEST:  return grog_drawing_west(&l->drawing, u, v);
    case SOUTH: return grog_drawing_north(&l->drawing, u, v + 1);
    default:    return grog_drawing_west(&l->drawing, u + 1, v);
    }
}

/* ---- laying ------------------------------------------------------------------------------ */

/* The two bytes for each square that a side of the board is. */
struct side { uint8_t *lies, *edges; };

/* The byte that holds an edge of a square; NULL: the far rim of the largest board, where none is kept. */
static uint8_t *edge_byte(uint8_t *edges, int x, int y, unsigned direction)
{
    x += direction == EAST;
    y += direction == SOUTH;
    return x < BOARD_SIDE && y < BOARD_SIDE ? &edges[place_at(x, y)] : NULL;
}

static bool lies_level(unsigned direction) { return direction == NORTH || direction == SOUTH; }

static void set_edge(uint8_t *edges, int x, int y, unsigned direction, unsigned row)
{
    uint8_t *at = edge_byte(edges, x, y, direction);
    if (at)
        *at = (uint8_t)(lies_level(direction) ? (*at & 0xF0u) | row : (*at & 0x0Fu) | row << 4);
}

static unsigned edge_there(uint8_t *edges, int x, int y, unsigned direction)
{
    const uint8_t *at = edge_byte(edges, x, y, direction);
    return !at ? 0 : lies_level(direction) ? *at & 15u : *at >> 4;
}

static bool lay_edges(struct board *b, const struct grog_match *m, const struct laid *l, int x, int y, uint8_t *edges)
{
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2) {
        uint16_t word = edge_word(l, x, y, d);
        bool within = square_word(l, x, y) && square_word(l, x + direction_x(d), y + direction_y(d));
        int row = edge_row(b, m, word);
        if (row < 0)
            return false;
        if (word || within)
            set_edge(edges, l->x + x, l->y + y, d, (unsigned)row);
    }
    return true;
}

/* On one side of the board; what there is no word for stays. */
static bool lay_on(struct board *b, const struct grog_match *m, const struct laid *l, struct side s)
{
    for (int y = 0; y < l->height; y++)
        for (int x = 0; x < l->width; x++) {
            uint16_t word = square_word(l, x, y);
            int row = ground_row(b, m, word);
            if (row < 0 || !lay_edges(b, m, l, x, y, s.edges))
                return false;
            if (word)
                s.lies[place_at(l->x + x, l->y + y)] = (uint8_t)row;
        }
    return true;
}

static const char *name_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->name; }

static bool does_fit(const struct board *b, const struct grog_match *m, const struct laid *l, uint16_t card,
                     struct grog_error *why)
{
    if (!l->drawing.w)
        return grog_fail(why, 0, "%s has no drawing", name_of(m, card)), false;
    if (l->x + l->width > b->width || l->y + l->height > b->height)
        return grog_fail(why, 0, "%s does not lie on the board: %d by %d squares at %d, %d", name_of(m, card), l->width,
                         l->height, l->x, l->y), false;
    return true;
}

static bool does_lie(struct board *b, const struct grog_match *m, const struct laid *l, uint16_t card, struct side s,
                     struct grog_error *why)
{
    if (!lay_on(b, m, l, s))
        return grog_fail(why, 0, "with %s the board shows more than %d words of terrain or %d of edges",
                         name_of(m, card), GROUNDS - 1, EDGES - 1), false;
    return true;
}

void board_size(struct board *b, unsigned width, unsigned height)
{
    b->width = (uint8_t)width;
    b->height = (uint8_t)height;
    memset(b->around, 0, sizeof b->around);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            b->nth[place_at(x, y)] = (uint16_t)(x + y * b->width);
            for (unsigned d = 0; d < DIRECTIONS; d++)
                if (is_on_board(b, x + direction_x(d), y + direction_y(d)))
                    b->around[place_at(x, y)] |= (uint8_t)(1u << d);
        }
}

bool board_begin(struct board *b, const struct grog_match *m, unsigned width, unsigned height, struct grog_error *why)
{
    (void)m;
    if (!width || !height || width > BOARD_SIDE || height > BOARD_SIDE)
        return grog_fail(why, 0, "a board has 1 to %d squares a side, not %u by %u", BOARD_SIDE, width, height), false;
    memset(b, 0, sizeof *b);
    b->n_grounds = b->n_edges = 1;
    board_size(b, width, height);
    return true;
}

bool board_lay(struct board *b, const struct grog_match *m, struct drawn d, struct grog_error *why)
{
    struct laid l = laid_of(&grog_card(m, d.card)->number[BOARD_MAP], d);
    return does_fit(b, m, &l, d.card, why) && does_lie(b, m, &l, d.card, (struct side){ b->lies, b->edges }, why) &&
           does_lie(b, m, &l, d.card, (struct side){ b->ruin_lies, b->ruin_edges }, why);
}

/* ---- overlays ---------------------------------------------------------------------------- */

static void mark_covered(struct board *b, const struct laid *l)
{
    for (int y = 0; y < l->height; y++)
        for (int x = 0; x < l->width; x++)
            if (square_word(l, x, y))
                b->under[place_at(l->x + x, l->y + y)] = b->n_overlays;
}

/* Is that square under an overlay, but not under this one? */
static bool is_under_another(const struct board *b, const struct laid *l, int x, int y)
{
    bool on_board = is_on_board(b, l->x + x, l->y + y);
    return on_board && !square_word(l, x, y) && b->under[place_at(l->x + x, l->y + y)];
}

/* What is there before an overlay comes: it is there again when the overlay has gone.  Of an edge that it shares with
 * another overlay that one's ruin remains. */
static void keep_what_lies(struct board *b, const struct laid *l, int x, int y)
{
    unsigned place = place_at(l->x + x, l->y + y);
    b->ruin_lies[place] = b->lies[place];
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2)
        if (!is_under_another(b, l, x + direction_x(d), y + direction_y(d)))
            set_edge(b->ruin_edges, l->x + x, l->y + y, d, edge_there(b->edges, l->x + x, l->y + y, d));
}

static bool lay_ruin(struct board *b, const struct grog_match *m, const struct laid *first, struct drawn d,
                     struct grog_error *why)
{
    for (int y = 0; y < first->height; y++)
        for (int x = 0; x < first->width; x++)
            if (square_word(first, x, y))
                keep_what_lies(b, first, x, y);
    if (!d.card)
        return true;
    struct laid other = laid_of(&grog_card(m, d.card)->number[OVERLAY_MAP], d);
    if (other.width != first->width || other.height != first->height)
        return grog_fail(why, 0, "%s is not as large as what it is the ruin of", name_of(m, d.card)), false;
    return does_lie(b, m, &other, d.card, (struct side){ b->ruin_lies, b->ruin_edges }, why);
}

bool board_overlay(struct board *b, const struct grog_match *m, struct drawn d, struct grog_error *why)
{
    const int16_t *number = grog_card(m, d.card)->number;
    struct laid l = laid_of(&number[OVERLAY_MAP], d);
    struct drawn ruin = { (uint16_t)number[OVERLAY_RUIN], d.x, d.y, d.turns };
    if (b->n_overlays == OVERLAYS)
        return grog_fail(why, 0, "more than %d overlays lie on the board", OVERLAYS), false;
    struct side first = { b->lies, b->edges };
    if (!does_fit(b, m, &l, d.card, why) || !lay_ruin(b, m, &l, ruin, why) || !does_lie(b, m, &l, d.card, first, why))
        return false;
    b->overlay[b->n_overlays++] = (struct overlay){
        .card = d.card, .ruin = ruin.card, .x = d.x, .y = d.y, .turns = d.turns & 3u,
        .structure = (uint8_t)number[OVERLAY_STRUCTURE], .type = (uint8_t)number[OVERLAY_TYPE],
        .width = (uint8_t)l.width, .height = (uint8_t)l.height,
    };
    mark_covered(b, &l);
    return true;
}

/* ---- rooms ---------------------------------------------------------------------------- */

static bool is_floor(const struct board *b, unsigned place)
{
    return place && b->ground[b->lies[place]].flags & GROUND_INSIDE && !b->room[place];
}

static void fill_room(struct board *b, unsigned place)
{
    uint16_t open[PLACES];
    unsigned n = 0;
    b->room[place] = b->n_rooms;
    open[n++] = (uint16_t)place;
    while (n) {
        unsigned p = open[--n];
        for (unsigned d = NORTH; d < DIRECTIONS; d += 2) {
            unsigned next = neighbour(b, p, d);
            bool parted = edge_there(b->edges, place_x(p), place_y(p), d);
            if (is_floor(b, next) && b->under[next] == b->under[p] && !parted) {
                b->room[next] = b->n_rooms;
                open[n++] = (uint16_t)next;
            }
        }
    }
}

/* HN-BLD-03, HN-BLD-06  A position that is printed: squares of one word that hang together, with no edge between. */
static bool is_printed(const struct board *b, unsigned place, unsigned row)
{
    return place && !b->under[place] && b->lies[place] == row && b->ground[row].flags & GROUND_POSITION
        && !b->position[place];
}

static void fill_position(struct board *b, unsigned place, unsigned number)
{
    uint16_t open[PLACES];
    unsigned n = 0;
    b->position[place] = (uint8_t)number;
    open[n++] = (uint16_t)place;
    while (n) {
        unsigned p = open[--n];
        for (unsigned d = NORTH; d < DIRECTIONS; d += 2) {
            unsigned next = neighbour(b, p, d);
            if (is_printed(b, next, b->lies[place]) && !edge_there(b->edges, place_x(p), place_y(p), d)) {
                b->position[next] = (uint8_t)number;
                open[n++] = (uint16_t)next;
            }
        }
    }
}

static bool find_positions(struct board *b, struct grog_error *why)
{
    unsigned n = 0;
    memset(b->position, 0, sizeof b->position);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++)
            if (is_printed(b, place_at(x, y), b->lies[place_at(x, y)])) {
                if (n == UINT8_MAX)
                    return grog_fail(why, 0, "the board shows more than %d defensive positions", UINT8_MAX), false;
                fill_position(b, place_at(x, y), ++n);
            }
    return true;
}

bool board_words(struct board *b, const struct grog_match *m, struct grog_error *why)
{
    GROG_EACH_OF(m, OF_TERRAIN, c)
        if (ground_row(b, m, *c) < 0)
            return grog_fail(why, 0, "there are more than %d words of terrain", GROUNDS - 1), false;
    return true;
}

/* Is no square of another overlay within its rectangle, or beside it? */
static bool touches_none(const struct board *b, unsigned overlay)
{
    const struct overlay *o = &b->overlay[overlay];
    for (int y = o->y - 1; y <= o->y + o->height; y++)
        for (int x = o->x - 1; x <= o->x + o->width; x++)
            if (is_on_board(b, x, y) && b->under[place_at(x, y)] && b->under[place_at(x, y)] != overlay + 1)
                return false;
    return true;
}

bool board_finish(struct board *b, const struct grog_match *m, struct grog_error *why)
{
    (void)m;
    for (unsigned i = 0; i < b->n_overlays; i++)
        b->overlay[i].alone = touches_none(b, i);
    memset(b->room, 0, sizeof b->room);
    b->n_rooms = 0;
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++)
            if (is_floor(b, place_at(x, y))) {
                if (!b->under[place_at(x, y)])          /* HN-BLD-23  which building it is, an overlay says */
                    return grog_fail(why, 0, "the board shows a floor that no overlay has"), false;
                if (b->n_rooms == ROOMS)
                    return grog_fail(why, 0, "the board has more than %d rooms", ROOMS), false;
                b->n_rooms++;
                fill_room(b, place_at(x, y));
            }
    return find_positions(b, why);
}
