/* SPDX-License-Identifier: MIT */
/* exact.c -- the rules of lines of sight as they are said, in fractions, without a walk.
 *
 * The line is the points a + t (b - a), 0 <= t <= 1, in doubled coordinates.  A square is crossed if the t's within it
 * are more than one point.  An edge is crossed if the line meets the inside of it; a corner, if it lies on the line
 * between its ends.  It shares no code with src/heroes/sight.c but for the struct of the field. */
#include "exact.h"

struct point { int x, y; };
struct fraction { int64_t over, under; };               /* under > 0 */
struct segment { struct point a, b; };

enum { NO_WAY = 100000 };

static bool is_less(struct fraction p, struct fraction q) { return p.over * q.under < q.over * p.under; }

static struct fraction fraction(int64_t over, int64_t under)
{
    return under < 0 ? (struct fraction){ -over, -under } : (struct fraction){ over, under };
}

/* Clip 0 <= t <= 1 by low <= a + t d <= high; false: nothing is left. */
static bool clip(int a, int d, int low, int high, struct fraction *first, struct fraction *last)
{
    if (d == 0)
        return low < a && a < high;
    struct fraction t = fraction(low - a, d), u = fraction(high - a, d);
    if (is_less(u, t)) {
        struct fraction swap = t;
        t = u, u = swap;
    }
    if (is_less(*first, t))
        *first = t;
    if (is_less(u, *last))
        *last = u;
    return true;
}

static bool crosses_box(struct segment s, int x, int y, int side)
{
    struct fraction first = { 0, 1 }, last = { 1, 1 };
    if (s.a.x == s.b.x && s.a.y == s.b.y)
        return x < s.a.x && s.a.x < x + side && y < s.a.y && s.a.y < y + side;
    return clip(s.a.x, s.b.x - s.a.x, x, x + side, &first, &last) &&
           clip(s.a.y, s.b.y - s.a.y, y, y + side, &first, &last) && is_less(first, last);
}

/* Where the segment meets the whole upright line x = at: true if strictly between its ends; y as a fraction. */
static bool meets(int ax, int ay, int bx, int by, int at, struct fraction *y)
{
    if (ax == bx || (at - ax) * (at - bx) >= 0)
        return false;
    struct fraction t = fraction(at - ax, bx - ax);
    *y = (struct fraction){ ay * t.under + (by - ay) * t.over, t.under };
    return true;
}

static bool is_strictly_between(struct fraction y, int low, int high)
{
    return y.over > low * y.under && y.over < high * y.under;
}

static bool is_beside(unsigned end, unsigned p, unsigned r) { return end && (end == p || end == r); }

/* What the edge between two neighbours takes; they are given with the row of the edge. */
static int price_of(const struct exact_question *q, unsigned p, unsigned r, unsigned row)
{
    const struct edge *e = &q->f->board->edge[row];
    bool begins = is_beside(q->from, p, r), ends = is_beside(q->to, p, r);
    if (e->flags & EDGE_BLOCKS) {
        bool opens = (begins && is_inside(q->f, q->from)) || (ends && is_inside(q->f, q->to));
        if (!(e->flags & EDGE_OPENING && opens))
            return NO_WAY;
    }
    return begins || ends ? 0 : e->obscures;
}

static int price_west(const struct exact_question *q, int x, int y)     /* between (x - 1, y) and (x, y) */
{
    return price_of(q, place_at(x - 1, y), place_at(x, y), q->f->edges[place_at(x, y)] / 16);
}

static int price_north(const struct exact_question *q, int x, int y)
{
    return price_of(q, place_at(x, y - 1), place_at(x, y), q->f->edges[place_at(x, y)] % 16);
}

static int edges_crossed(const struct exact_question *q, struct segment s)
{
    int sum = 0;
    struct fraction at;
    for (int y = 0; y < q->f->board->height; y++)
        for (int x = 0; x < q->f->board->width; x++) {
            if (x && q->f->edges[place_at(x, y)] / 16 && meets(s.a.x, s.a.y, s.b.x, s.b.y, 2 * x, &at) &&
                is_strictly_between(at, 2 * y, 2 * y + 2))
                sum += price_west(q, x, y);
            if (y && q->f->edges[place_at(x, y)] % 16 && meets(s.a.y, s.a.x, s.b.y, s.b.x, 2 * y, &at) &&
                is_strictly_between(at, 2 * x, 2 * x + 2))
                sum += price_north(q, x, y);
        }
    return sum;
}

/* At each corner on the line, two ways round it: of its four edges, west and north of it, or ... as the line falls. */
static int corners_crossed(const struct exact_question *q, struct segment s)
{
    int sum = 0;
    bool falls = (s.b.x > s.a.x) == (s.b.y > s.a.y);    /* from north-west to south-east, or back */
    for (int j = 1; j < q->f->board->height; j++)
        for (int i = 1; i < q->f->board->width; i++) {
            struct fraction at;
            if (!meets(s.a.x, s.a.y, s.b.x, s.b.y, 2 * i, &at) || at.over != 2 * j * at.under)
                continue;
            int above = price_west(q, i, j - 1), below = price_west(q, i, j);
            int left = price_north(q, i - 1, j), right = price_north(q, i, j);
            int one = falls ? above + right : above + left, other = falls ? left + below : right + below;
            sum += one < other ? one : other;
        }
    return sum;
}

static bool is_home(const struct exact_question *q, unsigned place)
{
    const struct board *b = q->f->board;
    return q->to && is_inside(q->f, q->from) && is_inside(q->f, q->to) && same_overlay(q->f, q->from, q->to) &&
           b->under[place] == b->under[q->from] && is_inside(q->f, place);
}

static int squares_crossed(const struct exact_question *q, struct segment s)
{
    const struct field *f = q->f;
    int sum = 0;
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++) {
            unsigned p = place_at(x, y);
            bool unit = stands_at(f, p) == STANDS_VEHICLE ||
                        (stands_at(f, p) == STANDS_INFANTRY && !(q->how & THROUGH_INFANTRY));
            const struct ground *g = &f->board->ground[f->ground[p]];
            if (p == q->from || p == q->to || !(unit || g->obscures || g->flags & GROUND_BLOCKS) ||
                !crosses_box(s, 2 * x, 2 * y, 2))
                continue;
            bool own = f->unit[p] && (f->unit[p] == q->skip_a || f->unit[p] == q->skip_b);
            if (unit && !own)
                sum += NO_WAY;
            if (!is_home(q, p))
                sum += g->flags & GROUND_BLOCKS ? NO_WAY : g->obscures;
        }
    return sum;
}

/* Does the line leave the square inside by the edge of an opening, ends included? */
static bool is_open_to(const struct field *f, unsigned place, struct point by)
{
    unsigned x = (unsigned)place_x(place), y = (unsigned)place_y(place);
    const struct edge *e = f->board->edge;
    bool north = e[f->edges[place] % 16].flags & EDGE_OPENING, west = e[f->edges[place] / 16].flags & EDGE_OPENING;
    bool south = y < 63 && e[f->edges[place + 64] % 16].flags & EDGE_OPENING;
    bool east = x < 63 && e[f->edges[place + 1] / 16].flags & EDGE_OPENING;
    return (north && -by.y > 0 && by.x <= -by.y && -by.x <= -by.y) ||
           (south && by.y > 0 && by.x <= by.y && -by.x <= by.y) ||
           (west && -by.x > 0 && by.y <= -by.x && -by.y <= -by.x) ||
           (east && by.x > 0 && by.y <= by.x && -by.y <= by.x);
}

static bool is_shut_in(const struct exact_question *q, struct segment s)
{
    struct point there = { s.b.x - s.a.x, s.b.y - s.a.y }, back = { -there.x, -there.y };
    if (is_home(q, q->from))
        return false;
    return (is_inside(q->f, q->from) && !is_open_to(q->f, q->from, there)) ||
           (q->to && is_inside(q->f, q->to) && !is_open_to(q->f, q->to, back));
}

struct line exact_line(const struct exact_question *q)
{
    struct segment s = { { 2 * place_x(q->from) + 1, 2 * place_y(q->from) + 1 }, { 0, 0 } };
    s.b = q->to ? (struct point){ 2 * place_x(q->to) + 1, 2 * place_y(q->to) + 1 }
                : (struct point){ 2 * corner_i(q->corner), 2 * corner_j(q->corner) };
    int sum = squares_crossed(q, s) + edges_crossed(q, s) + corners_crossed(q, s);
    if (is_shut_in(q, s) || sum >= NO_WAY)
        return (struct line){ BLOCKED, 0 };
    for (unsigned i = 0; i < q->f->smokes; i++)
        if (crosses_box(s, 2 * corner_i(q->f->smoke[i].corner) - 2, 2 * corner_j(q->f->smoke[i].corner) - 2, 4))
            sum += q->f->smoke[i].penalty;
    return (struct line){ sum ? OBSCURED : CLEAR, (uint8_t)(sum > 255 ? 255 : sum) };
}
