/* SPDX-License-Identifier: MIT */
/* sight.c -- lines of sight, arcs, aspects, blasts.
 *
 * A line is walked from square to square.  In doubled coordinates it goes from a centre by (w, h), signs aside: it
 * meets upright grid lines at 1, 3, 5 ... of w and level ones at 1, 3, 5 ... of h, so which comes next is the sign of
 * (1 + 2i) h - (1 + 2j) w, kept up to date by adding; at zero the line goes through a corner.  No other square is
 * looked at, and nothing is divided.  Such a line never runs along the grid. */
#include "board.h"

#include <stdlib.h>
#include <string.h>

enum { STOPS = 1 << 16, SMOKE_HALF = 2 };

struct walk {
    const struct field *f;
    unsigned from, to;              /* to: 0 if the line ends at a corner */
    int x, y;                       /* by how much it goes, doubled */
    unsigned how, skip_a, skip_b;
    unsigned floor;                 /* both ends are inside this overlay (index + 1): its floor stops nothing */
};

/* ---- edges ----------------------------------------------------------------------------- */

/* HN-TER-11, HN-TER-21, HN-BLD-19  What an edge takes from the line.  `end`: the end square that it is a side of, or 0:
 * there obscuring edges count for nothing, and an opening lets through what begins or ends inside. */
static unsigned toll(const struct walk *w, unsigned row, unsigned end)
{
    const struct edge *e = &w->f->board->edge[row];
    if (e->flags & EDGE_BLOCKS && !(e->flags & EDGE_OPENING && end && is_inside(w->f, end)))
        return STOPS;
    return end ? 0 : e->obscures;
}

static unsigned end_among(const struct walk *w, unsigned p, unsigned q)
{
    unsigned end = p == w->from ? p : q == w->to ? q : 0;
    return p == w->from && q == w->to && is_inside(w->f, q) ? q : end;      /* beside each other: the one inside */
}

/* From p through a corner to q, by way of s or of t: the cheaper way round. */
static unsigned toll_of_corner(const struct walk *w, unsigned p, unsigned q, const uint8_t row[4])
{
    unsigned first = p == w->from ? p : 0, last = q == w->to ? q : 0;
    unsigned by_s = toll(w, row[0], first) + toll(w, row[1], last);
    unsigned by_t = toll(w, row[2], first) + toll(w, row[3], last);
    return by_s < by_t ? by_s : by_t;
}

/* ---- squares --------------------------------------------------------------------------- */

/* HN-LOS-04, HN-LOS-05, HN-LOS-06  Infantry stops lines between infantry; vehicles stop all. */
static bool does_unit_stop(const struct walk *w, unsigned place)
{
    unsigned unit = w->f->unit[place];
    if (stands_at(w->f, place) == STANDS_INFANTRY && w->how & THROUGH_INFANTRY)
        return false;
    return !unit || (unit != w->skip_a && unit != w->skip_b);
}

/* HN-LOS-03, HN-TER-08  What a square takes that the line crosses. */
static unsigned toll_of_square(const struct walk *w, unsigned place)
{
    const struct ground *g = ground_at(w->f, place);
    if (stands_at(w->f, place) && does_unit_stop(w, place))
        return STOPS;
    if (w->floor && w->f->board->under[place] == w->floor && g->flags & GROUND_INSIDE)
        return 0;
    return g->flags & GROUND_BLOCKS ? (unsigned)STOPS : g->obscures;
}

/* HN-TER-09  What the squares and edges on the way take together, or STOPS.  No edge (row 0) and a square with nobody
 * and nothing that blocks are what it mostly meets. */
static unsigned walk_along(const struct walk *w)
{
    const struct field *f = w->f;
    const struct ground *rows = f->board->ground;
    const int width = abs(w->x), height = abs(w->y);
    const int over_x = w->x > 0 ? 1 : -1, over_y = w->y > 0 ? (int)BOARD_SIDE : -(int)BOARD_SIDE;
    const int edge_x = w->x > 0, edge_y = w->y > 0 ? BOARD_SIDE : 0;            /* where the edge ahead is kept */
    const int last = w->to ? 0 : -1;                    /* the square of the target takes nothing */
    int left = (width >> 1) + (height >> 1), next = height - width;
    size_t p = w->from;
    unsigned sum = 0;
    while (left > 0) {
        size_t q;
        unsigned row = 0;
        left--;
        if (next < 0) {
            next += 2 * height;
            row = f->edges[p + (size_t)edge_x] >> 4;
            q = p + (size_t)over_x;
        } else if (next > 0) {
            next -= 2 * width;
            row = f->edges[p + (size_t)edge_y] & 15u;
            q = p + (size_t)over_y;
        } else {
            next += 2 * (height - width);
            left--;
            q = p + (size_t)(over_x + over_y);
            const uint8_t around[4] = { f->edges[p + (size_t)edge_x] >> 4,
                                        f->edges[p + (size_t)(over_x + edge_y)] & 15u,
                                        f->edges[p + (size_t)edge_y] & 15u,
                                        f->edges[p + (size_t)(over_y + edge_x)] >> 4 };
            if (around[0] | around[1] | around[2] | around[3])
                sum += toll_of_corner(w, (unsigned)p, (unsigned)q, around);
        }
        if (row)
            sum += toll(w, row, end_among(w, (unsigned)p, (unsigned)q));
        p = q;
        if (left == last)
            break;
        const struct ground *g = &rows[f->ground[p]];
        sum += f->unit[p] | (g->flags & GROUND_BLOCKS) | w->floor ? toll_of_square(w, (unsigned)p) : g->obscures;
        if (sum >= STOPS)
            break;
    }
    return sum >= STOPS ? STOPS : sum;
}

/* ---- smoke and buildings ------------------------------------------------------------------ */

/* HN-OOP-38  Does the line touch the inside of the pattern?  Its four squares are one box about the corner. */
static bool is_in_smoke(const struct walk *w, unsigned corner)
{
    int x = 2 * (corner_i(corner) - place_x(w->from)) - 1, y = 2 * (corner_j(corner) - place_y(w->from)) - 1;
    int to_x = x - w->x, to_y = y - w->y;
    return (x < SMOKE_HALF || to_x < SMOKE_HALF) && (x > -SMOKE_HALF || to_x > -SMOKE_HALF) &&
           (y < SMOKE_HALF || to_y < SMOKE_HALF) && (y > -SMOKE_HALF || to_y > -SMOKE_HALF) &&
           (abs(w->x * y - w->y * x) < SMOKE_HALF * (abs(w->x) + abs(w->y)) || !(w->x | w->y));
}

static unsigned smoke_on(const struct walk *w)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < w->f->smokes; i++)
        if (is_in_smoke(w, w->f->smoke[i].corner))
            sum += w->f->smoke[i].penalty;
    return sum;
}

/* HN-BLD-19, HN-BLD-21  Does (x, y), from the centre of a square inside, go out by one of the square's openings? */
static bool is_by_opening(const struct field *f, unsigned place, int x, int y)
{
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2)
        if (edge_towards(f, place, d)->flags & EDGE_OPENING && is_in_arc(ARC_QUARTER, d, x, y))
            return true;
    return false;
}

static bool is_walled_in(const struct walk *w)
{
    if (w->floor)
        return false;
    return (is_inside(w->f, w->from) && !is_by_opening(w->f, w->from, w->x, w->y)) ||
           (w->to && is_inside(w->f, w->to) && !is_by_opening(w->f, w->to, -w->x, -w->y));
}

/* ---- lines ------------------------------------------------------------------------------------ */

static struct line seen_along(const struct walk *w)
{
    unsigned sum = is_walled_in(w) ? STOPS : walk_along(w);
    if (sum == STOPS)
        return (struct line){ .sight = BLOCKED };
    sum += smoke_on(w);
    return (struct line){ .sight = sum ? OBSCURED : CLEAR, .penalty = (uint8_t)(sum > 255 ? 255 : sum) };
}

/* What blocks for good: edges and squares that do so as they are and as ruins.  Edges with an opening let some lines
 * through. */
static void leave_what_blocks(const struct board *b, struct field *f)
{
    unsigned lines = b->height < BOARD_SIDE ? b->height + 1u : BOARD_SIDE;
    unsigned columns = b->width < BOARD_SIDE ? b->width + 1u : BOARD_SIDE;
    for (unsigned i = 0; i < lines * columns; i++) {
        unsigned p = place_at((int)(i % columns), (int)(i / columns)), stays = 0;
        for (unsigned shift = 0; shift < 8; shift += 4) {
            unsigned now = b->edge[b->edges[p] >> shift & 15u].flags;
            unsigned ruined = b->edge[b->ruin_edges[p] >> shift & 15u].flags;
            stays |= now & ruined & EDGE_BLOCKS && !((now | ruined) & EDGE_OPENING) ? 15u << shift : 0;
        }
        f->edges[p] &= (uint8_t)stays;
        f->ground[p] = is_blocking(b, p) ? f->ground[p] : 0;
    }
}

/* Is the line between two squares blocked in this field, which has only what blocks for good? */
static bool is_blocked_for_good(const struct field *f, unsigned from, unsigned to)
{
    const struct walk w = { .f = f, .from = from, .to = to, .x = 2 * (place_x(to) - place_x(from)),
                            .y = 2 * (place_y(to) - place_y(from)) };
    return walk_along(&w) == STOPS;
}

static unsigned nth_place(const struct board *b, unsigned i)
{
    return place_at((int)(i % b->width), (int)(i / b->width));
}

/* What other things than itself hide a structure. */
static void veil_structure(struct board *b, const struct field *f, unsigned overlay)
{
    const unsigned n = (unsigned)b->width * b->height;
    struct field bare;
    field_copy(&bare, f);
    field_lay_bare(&bare, overlay);
    for (unsigned j = 0; j < n; j++)
        for (unsigned i = 0; i < n && b->under[nth_place(b, j)] == overlay + 1; i++)
            if (is_blocked_for_good(&bare, nth_place(b, i), nth_place(b, j)))
                grog_put_in(b->veiled, i * n + j);
}

/* Within one building floors stop nothing, so that nothing is said of pairs on one overlay. */
void board_hide(struct board *b)
{
    const unsigned n = (unsigned)b->width * b->height;
    struct field f;
    b->hides = n <= HIDING;
    if (!b->hides)
        return;
    field_of_board(b, &f);
    leave_what_blocks(b, &f);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = i + 1; j < n; j++) {
            unsigned from = nth_place(b, i), to = nth_place(b, j);
            if ((b->under[from] && b->under[from] == b->under[to]) || !is_blocked_for_good(&f, from, to))
                continue;
            grog_put_in(b->hidden, i * n + j);
            grog_put_in(b->hidden, j * n + i);
        }
    for (unsigned o = 0; o < b->n_overlays; o++)
        if (b->overlay[o].structure)
            veil_structure(b, &f, o);
}

/* HN-LOS-02  From centre to centre. */
struct line line_between(const struct field *f, unsigned from, unsigned to, unsigned how, unsigned skip_a,
                         unsigned skip_b)
{
    GROG_ASSERT(from > 0 && from <= PLACES);
    GROG_ASSERT(to > 0 && to <= PLACES);
    struct walk w = { .f = f, .from = from, .to = to, .how = how, .skip_a = skip_a, .skip_b = skip_b,
                      .x = 2 * (place_x(to) - place_x(from)), .y = 2 * (place_y(to) - place_y(from)) };
    if (f->hides && is_out_of_sight(f->board, from, to))
        return (struct line){ .sight = BLOCKED };
    if (is_inside(f, from) && is_inside(f, to) && same_overlay(f, from, to))
        w.floor = f->board->under[from];
    return seen_along(&w);
}

/* ---- is it free? ----------------------------------------------------------------------------------- */

/* The squares of a line of squares, from one column to another. */
static uint64_t columns(int from, int to)
{
    return ((UINT64_C(2) << (to - from)) - 1) << from;
}

/* Does anybody among these squares stop the line? */
static bool are_stopping(const struct field *f, uint64_t squares, int y, unsigned skip_a, unsigned skip_b)
{
    for (; squares; squares &= squares - 1) {
        unsigned unit = f->unit[place_at(__builtin_ctzll(squares), y)];
        if (!unit || (unit != skip_a && unit != skip_b))
            return true;
    }
    return false;
}

/* A line meets the same squares both ways: it is looked at from its western end. */
bool is_line_free(const struct field *f, unsigned from, unsigned to, unsigned how, unsigned skip_a, unsigned skip_b)
{
    GROG_ASSERT(from > 0 && from <= PLACES);
    GROG_ASSERT(to > 0 && to <= PLACES);
    if (f->hides && is_out_of_sight(f->board, from, to))
        return false;
    if (f->board->finds_rough && from != to) {
        const bool turn = place_x(to) < place_x(from);
        const int x = place_x(turn ? to : from), far_x = place_x(turn ? from : to);
        const int y = place_y(turn ? to : from), far_y = place_y(turn ? from : to);
        const uint64_t *between = &f->board->between[between_at(f->board, (unsigned)(far_x - x),
                                                                (unsigned)abs(far_y - y))];
        const uint64_t *stand = how & THROUGH_INFANTRY ? f->vehicles : f->stands;
        uint64_t rough = (f->rough[y] >> x | f->rough[far_y] >> far_x) & 1, blocks = 0;
        for (int at = y, over = far_y < y ? -1 : 1, end = far_y + over; at != end; at += over) {
            const uint64_t met = *between++ << x;
            rough |= met & f->rough[at];
            blocks |= met & f->blocks[at];
            if ((met & stand[at]) && are_stopping(f, met & stand[at], at, skip_a, skip_b))
                return false;
        }
        if (!rough)
            return true;
        if (blocks && !(f->board->under[from] && f->board->under[from] == f->board->under[to]))
            return false;                               /* within one building floors stop nothing */
    }
    return line_between(f, from, to, how, skip_a, skip_b).sight != BLOCKED;
}

/* What lies between the ends of a line that goes so far east and so far aside.  It leaves the nth line of the board for
 * the next at (w (2n + 1) + h) / 2h columns; where nothing is left over it goes through a corner. */
static void find_between(uint64_t *out, int w, int h)
{
    for (int n = 0; n <= h; n++) {
        int came = w * (2 * n - 1) + h, goes = w * (2 * n + 1) + h;
        int first = n ? came / (2 * h) : 0;
        int last = n < h ? goes / (2 * h) - (goes % (2 * h) == 0) : w;
        out[n] = columns(first, last);
    }
    out[0] &= ~UINT64_C(1);
    out[h] &= ~(UINT64_C(1) << w);
}

/* An edge is met from either side, and at a corner from either of the two squares that the line goes between. */
void board_find_rough(struct board *b)
{
    memset(b->rough, 0, sizeof b->rough);
    memset(b->blocks, 0, sizeof b->blocks);
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            unsigned p = place_at(x, y);
            unsigned north = b->edge[b->edges[p] & 15u].flags | b->edge[b->ruin_edges[p] & 15u].flags;
            unsigned west = b->edge[b->edges[p] >> 4].flags | b->edge[b->ruin_edges[p] >> 4].flags;
            unsigned ground = b->ground[b->lies[p]].flags | b->ground[b->ruin_lies[p]].flags;
            if ((ground & (GROUND_BLOCKS | GROUND_INSIDE)) || ((north | west) & EDGE_BLOCKS))
                b->rough[y] |= UINT64_C(1) << x;
            if (b->ground[b->lies[p]].flags & GROUND_BLOCKS)
                b->blocks[y] |= UINT64_C(1) << x;
            if ((north & EDGE_BLOCKS) && y)
                b->rough[y - 1] |= UINT64_C(1) << x;
            if ((west & EDGE_BLOCKS) && x)
                b->rough[y] |= UINT64_C(1) << (x - 1);
        }
    b->finds_rough = (unsigned)b->width * b->height <= HIDING;
    for (int w = 0; b->finds_rough && w < b->width; w++)
        for (int h = 0; h < b->height; h++)
            find_between(&b->between[between_at(b, (unsigned)w, (unsigned)h)], w, h);
}

/* HN-ABL-50  To a corner: where a shell would come down. */
struct line line_to_corner(const struct field *f, unsigned from, unsigned corner, unsigned how, unsigned skip)
{
    GROG_ASSERT(from > 0 && from <= PLACES);
    GROG_ASSERT(corner > 0 && corner <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1));
    struct walk w = { .f = f, .from = from, .how = how, .skip_a = skip,
                      .x = 2 * (corner_i(corner) - place_x(from)) - 1,
                      .y = 2 * (corner_j(corner) - place_y(from)) - 1 };
    return seen_along(&w);
}

unsigned smoke_between(const struct field *f, unsigned from, unsigned to)
{
    GROG_ASSERT(from > 0 && from <= PLACES && to > 0 && to <= PLACES);
    const struct walk w = { .f = f, .from = from, .to = to, .x = 2 * (place_x(to) - place_x(from)),
                            .y = 2 * (place_y(to) - place_y(from)) };
    return smoke_on(&w);
}

unsigned smoke_to_corner(const struct field *f, unsigned from, unsigned corner)
{
    GROG_ASSERT(from > 0 && from <= PLACES);
    const struct walk w = { .f = f, .from = from, .x = 2 * (corner_i(corner) - place_x(from)) - 1,
                            .y = 2 * (corner_j(corner) - place_y(from)) - 1 };
    return smoke_on(&w);
}

/* ---- arcs and aspects ---------------------------------------------------------------------------- */

/* HN-FIR-10, HN-FIR-11  f: how far ahead; l: how far aside. */
bool is_in_arc(enum arc arc, unsigned facing, int x, int y)
{
    GROG_ASSERT(facing < DIRECTIONS);
    int fx = direction_x(facing), fy = direction_y(facing), f = x * fx + y * fy, l = y * fx - x * fy;
    return arc == ARC_ALL || (arc == ARC_HALF ? f >= 0 : f > 0 && abs(l) <= f);
}

/* HN-LOS-09  Front, side or back, by the quarter in which the firer stands; on a diagonal two of them. */
unsigned aspect_from(unsigned target, unsigned facing, unsigned firer)
{
    GROG_ASSERT(facing < DIRECTIONS);
    int x = place_x(firer) - place_x(target), y = place_y(firer) - place_y(target);
    int fx = direction_x(facing), fy = direction_y(facing), f = x * fx + y * fy, l = y * fx - x * fy;
    unsigned ahead = f > 0 ? ASPECT_FRONT : ASPECT_BACK;
    return abs(l) < abs(f) ? ahead : abs(l) > abs(f) ? (unsigned)ASPECT_SIDE : ahead | ASPECT_SIDE;
}

/* ---- blasts ---------------------------------------------------------------------------------------- */

/* HN-EQP-68  A pattern covers the four squares around its corner. */
unsigned blast_places(const struct board *b, unsigned corner, uint16_t out[4])
{
    GROG_ASSERT(corner > 0 && corner <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1));
    unsigned n = 0;
    for (int y = corner_j(corner) - 1; y <= corner_j(corner); y++)
        for (int x = corner_i(corner) - 1; x <= corner_i(corner); x++)
            if (is_on_board(b, x, y))
                out[n++] = (uint16_t)place_at(x, y);
    return n;
}

/* HN-ABL-64, HN-ABL-65, HN-OOP-34  1 to 4: north, east, south, west; 5 and 6: it stays. */
unsigned scattered(const struct board *b, unsigned corner, unsigned pips, unsigned distance)
{
    GROG_ASSERT(corner > 0 && corner <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1));
    if (pips < 1 || pips > 4)
        return corner;
    unsigned direction = 2 * (pips - 1);
    int i = corner_i(corner) + direction_x(direction) * (int)distance;
    int j = corner_j(corner) + direction_y(direction) * (int)distance;
    return i >= 0 && j >= 0 && i <= b->width && j <= b->height ? corner_at(i, j) : 0;
}
