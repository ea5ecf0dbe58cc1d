/* SPDX-License-Identifier: MIT */
/* board.c -- the battlefield of a moment: directions, distances, what lies between two squares, what is inside.
 *
 * An edge is kept by the square south or east of it, so a square's four edges lie in three bytes: its own, and those of
 * its neighbours to the south and east (which may lie beyond the rim of a small board). */
#include "board.h"

#include <stdlib.h>
#include <string.h>

/* ---- directions and distances ------------------------------------------------------- */

static int greater(int a, int b) { return a > b ? a : b; }

/* HN-FIR-09  A diagonal step counts as one. */
int spaces_between(unsigned a, unsigned b)
{
    return greater(abs(place_x(a) - place_x(b)), abs(place_y(a) - place_y(b)));
}

/* HN-EQP-64  A square's own four corners are at one. */
int corners_between(unsigned place, unsigned corner)
{
    GROG_ASSERT(corner > 0 && corner <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1));
    int x = 2 * corner_i(corner) - (2 * place_x(place) + 1);
    int y = 2 * corner_j(corner) - (2 * place_y(place) + 1);
    return (greater(abs(x), abs(y)) + 1) / 2;
}

unsigned direction_to(unsigned from, unsigned to)
{
    GROG_ASSERT(from > 0 && from <= PLACES);
    GROG_ASSERT(to > 0 && to <= PLACES);
    static const uint8_t by_step[3][3] = { { NORTH_WEST, NORTH, NORTH_EAST }, { WEST, DIRECTIONS, EAST },
                                           { SOUTH_WEST, SOUTH, SOUTH_EAST } };
    int x = place_x(to) - place_x(from), y = place_y(to) - place_y(from);
    return abs(x) <= 1 && abs(y) <= 1 ? by_step[y + 1][x + 1] : DIRECTIONS;
}

/* ---- edges -------------------------------------------------------------------------- */

const struct edge *edge_towards(const struct field *f, unsigned place, unsigned direction)
{
    GROG_ASSERT(direction < DIRECTIONS);
    static const uint8_t over[DIRECTIONS] = { [EAST] = 1, [SOUTH] = BOARD_SIDE };
    static const uint8_t shift[DIRECTIONS] = { [EAST] = 4, [WEST] = 4 };
    bool beyond = (direction == SOUTH && place_y(place) + 1 == BOARD_SIDE)
               || (direction == EAST && place_x(place) + 1 == BOARD_SIDE) || direction % 2;
    return &f->board->edge[beyond ? 0 : f->edges[place + over[direction]] >> shift[direction] & 15u];
}

static bool is_closed(const struct field *f, unsigned place, unsigned direction)
{
    return edge_towards(f, place, direction)->flags & EDGE_CLOSED;
}

/* Round the corner: straight ahead in one direction, then in the other. */
static bool is_detour_closed(const struct field *f, unsigned place, unsigned first, unsigned second)
{
    return is_closed(f, place, first) || is_closed(f, neighbour(f->board, place, first), second);
}

/* HN-MOV-03, HN-ZOC-02, HN-VMV-07, HN-TER-20  Squares beside a diagonal never stop it, only edges do. */
bool is_cut_by_edges(const struct field *f, unsigned place, unsigned direction)
{
    GROG_ASSERT(place > 0 && place <= PLACES);
    GROG_ASSERT(direction < DIRECTIONS);
    if (!neighbour(f->board, place, direction))
        return true;
    if (direction % 2 == 0)
        return is_closed(f, place, direction);
    unsigned left = turned_by(direction, -1), right = turned_by(direction, 1);
    return is_detour_closed(f, place, left, right) && is_detour_closed(f, place, right, left);
}

/* Is an edge that the step may cross closed, or one of those round its corner? */
static bool may_be_cut(const struct field *f, unsigned place, unsigned direction)
{
    if (direction % 2 == 0)
        return is_closed(f, place, direction);
    unsigned left = turned_by(direction, -1), right = turned_by(direction, 1);
    return is_detour_closed(f, place, left, right) || is_detour_closed(f, place, right, left);
}

/* As edges are, and as ruins have them: whatever is ruined, a step crosses none but these. */
void board_find_passes(struct board *b)
{
    struct field now, ruined;
    field_of_board(b, &now);
    field_of_board(b, &ruined);
    memcpy(ruined.edges, b->ruin_edges, sizeof ruined.edges);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++)
            for (unsigned d = 0, p = place_at(x, y); d < DIRECTIONS; d++)
                if (neighbour(b, p, d) && !may_be_cut(&now, p, d) && !may_be_cut(&ruined, p, d))
                    b->passes[p] |= (uint8_t)(1u << d);
}

/* ---- overlays, buildings, rooms ------------------------------------------------------ */

static bool is_standing(const struct field *f, unsigned overlay_and_1)
{
    return overlay_and_1 && !(f->ruined >> (overlay_and_1 - 1) & 1);
}

bool same_overlay(const struct field *f, unsigned a, unsigned b)
{
    return f->board->under[a] == f->board->under[b] && is_standing(f, f->board->under[a]);
}

bool same_printed(const struct field *f, unsigned a, unsigned b)
{
    return f->board->position[a] && f->board->position[a] == f->board->position[b];
}

bool same_room(const struct field *f, unsigned a, unsigned b)
{
    return f->board->room[a] && f->board->room[a] == f->board->room[b] && is_inside(f, a) && is_inside(f, b);
}

/* HN-BLD-09  A building is entered and left straight through an entrance. */
bool is_through_wall(const struct field *f, unsigned place, unsigned direction)
{
    GROG_ASSERT(place > 0 && place <= PLACES);
    GROG_ASSERT(direction < DIRECTIONS);
    unsigned to = neighbour(f->board, place, direction);
    if (!to)
        return false;
    bool in = is_inside(f, place);
    if (in == is_inside(f, to) && (!in || same_overlay(f, place, to)))
        return false;
    return direction % 2 || !(edge_towards(f, place, direction)->flags & EDGE_ENTRANCE);
}

/* HN-BLD-16  All four squares around it are inside. */
bool is_corner_inside(const struct field *f, unsigned corner)
{
    uint16_t around[4];
    if (blast_places(f->board, corner, around) < 4)
        return false;
    for (unsigned i = 0; i < 4; i++)
        if (!is_inside(f, around[i]) || !same_overlay(f, around[0], around[i]))
            return false;
    return true;
}

/* ---- the field ------------------------------------------------------------------------- */

/* Lines of the board, and one beyond the far rim; of each line half, if that is the whole of it and one square more:
 * nothing else is ever looked at. */
static unsigned lines_of(const struct board *b) { return b->height < BOARD_SIDE ? b->height + 1u : BOARD_SIDE; }

static bool is_half(const struct board *b) { return b->width < BOARD_SIDE / 2; }

static void copy_lines(const struct board *b, uint8_t *out, const uint8_t *from)
{
    const uint8_t *end = out + 1 + lines_of(b) * BOARD_SIDE;
    *out++ = *from++;
    if (is_half(b))
        for (; out < end; out += BOARD_SIDE, from += BOARD_SIDE)
            memcpy(out, from, BOARD_SIDE / 2);
    else
        for (; out < end; out += BOARD_SIDE, from += BOARD_SIDE)
            memcpy(out, from, BOARD_SIDE);
}

/* Every line as the board has it, so much of it, and nobody on it. */
static inline void begin_lines(const struct board *b, struct field *out, size_t length)
{
    const unsigned lines = lines_of(b);
    for (unsigned y = 0, p = 1; y < lines; y++, p += BOARD_SIDE) {
        memcpy(&out->ground[p], &b->lies[p], length);
        memcpy(&out->edges[p], &b->edges[p], length);
        memset(&out->unit[p], 0, length);
        out->stands[y] = out->vehicles[y] = 0;
        out->rough[y] = b->rough[y];
        out->blocks[y] = b->blocks[y];
    }
}

void field_of_board(const struct board *b, struct field *out)
{
    if (is_half(b))
        begin_lines(b, out, BOARD_SIDE / 2);
    else
        begin_lines(b, out, BOARD_SIDE);
    out->ground[0] = b->lies[0];
    out->edges[0] = b->edges[0];
    out->unit[0] = 0;
    out->board = b;
    out->crowded = 0;
    out->hides = b->hides;
    out->ruined = 0;
    out->smokes = 0;
}

void field_copy(struct field *out, const struct field *f)
{
    copy_lines(f->board, out->ground, f->ground);
    copy_lines(f->board, out->edges, f->edges);
    copy_lines(f->board, out->unit, f->unit);
    for (unsigned y = 0; y < f->board->height; y++) {
        out->stands[y] = f->stands[y];
        out->vehicles[y] = f->vehicles[y];
        out->rough[y] = f->rough[y];
        out->blocks[y] = f->blocks[y];
    }
    out->crowded = f->crowded;
    memcpy(out->crowd, f->crowd, sizeof out->crowd);
    out->hides = f->hides;
    memcpy(out->smoke, f->smoke, sizeof out->smoke);
    out->board = f->board;
    out->ruined = f->ruined;
    out->smokes = f->smokes;
}

/* The ground within it changes: `blocks` is no longer sure of it. */
static void open_up(struct field *f, unsigned overlay)
{
    const struct overlay *o = &f->board->overlay[overlay];
    const uint64_t columns = (UINT64_C(2) << (o->width - 1)) - 1;
    for (int y = o->y; y < o->y + o->height && y < BOARD_SIDE; y++)
        f->blocks[y] &= ~(columns << o->x);
}

void field_lay_bare(struct field *f, unsigned overlay)
{
    const struct overlay *v = &f->board->overlay[overlay];
    f->hides = false;
    open_up(f, overlay);
    for (int y = v->y; y < v->y + v->height && y < f->board->height; y++)
        for (int x = v->x; x < v->x + v->width && x < f->board->width; x++) {
            unsigned place = place_at(x, y);
            if (f->board->under[place] != overlay + 1)
                continue;
            f->ground[place] = f->edges[place] = 0;
            if (x + 1 < BOARD_SIDE)
                f->edges[place + 1] &= 15u;
            if (y + 1 < BOARD_SIDE)
                f->edges[place + BOARD_SIDE] &= 240u;
        }
}

/* Is this edge, between a square and its neighbour (0: beyond the rim), the overlay's own?  What it shares with
 * another that still stands stays. */
static bool goes_with(const struct field *f, unsigned overlay, unsigned a, unsigned b)
{
    unsigned of_a = f->board->under[a], of_b = f->board->under[b], ours = overlay + 1;
    if (of_a != ours && of_b != ours)
        return false;
    return !(of_a != ours && is_standing(f, of_a)) && !(of_b != ours && is_standing(f, of_b));
}

/* The same of one that touches no other: in and around it the board differs from its ruin in nothing else. */
static void ruin_alone(struct field *f, unsigned overlay)
{
    const struct board *b = f->board;
    const struct overlay *o = &b->overlay[overlay];
    unsigned most = o->x + o->width < BOARD_SIDE ? o->width : o->width - 1u;
    for (int y = o->y; y <= o->y + o->height && y < BOARD_SIDE; y++)
        for (unsigned p = place_at(o->x, y), end = p + most; p <= end; p++) {
            f->ground[p] = b->ruin_lies[p];
            f->edges[p] = b->ruin_edges[p];
        }
}

void field_ruin(struct field *f, unsigned overlay)
{
    const struct board *b = f->board;
    const struct overlay *o = &b->overlay[overlay];
    f->ruined |= UINT64_C(1) << overlay;
    open_up(f, overlay);
    if (o->alone) {
        ruin_alone(f, overlay);
        return;
    }
    for (int y = o->y; y <= o->y + o->height && y < BOARD_SIDE; y++)
        for (int x = o->x; x <= o->x + o->width && x < BOARD_SIDE; x++) {
            unsigned p = place_at(x, y), north = y ? p - BOARD_SIDE : 0, west = x ? p - 1 : 0;
            if (b->under[p] == overlay + 1)
                f->ground[p] = b->ruin_lies[p];
            unsigned mask = (goes_with(f, overlay, p, north) ? 15u : 0) | (goes_with(f, overlay, p, west) ? 240u : 0);
            f->edges[p] = (uint8_t)((f->edges[p] & ~mask) | (b->ruin_edges[p] & mask));
        }
}
