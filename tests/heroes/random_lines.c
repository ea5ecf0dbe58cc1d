/* SPDX-License-Identifier: MIT */
/* random_lines.c -- lines over random battlefields against the slow count of exact.c, and against themselves turned
 * round.  GROG_LINES=n tries n of them. */
#include "exact.h"
#include "picture.h"

#include <stdio.h>

#if defined __has_feature
#define HAS_FEATURE(f) __has_feature(f)
#else
#define HAS_FEATURE(f) 0
#endif
#if !defined __OPTIMIZE__ || defined __SANITIZE_ADDRESS__ || HAS_FEATURE(address_sanitizer)
enum { LINES = 100000 };
#else
enum { LINES = 1000000 };
#endif
enum { LINES_A_BOARD = 200 };

/* xorshift: quick, and the same everywhere. */
static uint64_t seed = UINT64_C(88172645463325252);
static unsigned below(unsigned n)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % n;
}

/* Boards from almost empty to crowded: `per` of a thousand squares and edges have something. */
static void scatter_ground(struct picture *p, unsigned per)
{
    static const char letters[] = "ttttffHr##__sb";
    for (int y = 0; y < p->board.height; y++)
        for (int x = 0; x < p->board.width; x++)
            if (below(1000) < per)
                p->board.lies[place_at(x, y)] = (uint8_t)ground_row(letters[below(sizeof letters - 1)]);
}

static void scatter_edges(struct picture *p, unsigned per)
{
    static const char letters[] = "||oodDhhhhnc";
    for (int y = 0; y < p->board.height; y++)
        for (int x = 0; x < p->board.width; x++) {
            unsigned north = below(1000) < per ? edge_row(letters[below(sizeof letters - 1)]) : 0;
            unsigned west = below(1000) < per ? edge_row(letters[below(sizeof letters - 1)]) : 0;
            p->board.edges[place_at(x, y)] = (uint8_t)(north | west << 4);
        }
}

/* Houses with walls all round, so that lines go in and out of them. */
static void build_house(struct picture *p)
{
    static const char walls[] = "||ooooD";
    int w = 1 + (int)below(3), h = 1 + (int)below(3), overlay = ++p->board.n_overlays;
    if (w >= p->board.width || h >= p->board.height)
        return;
    int left = (int)below((unsigned)(p->board.width - w)), top = (int)below((unsigned)(p->board.height - h));
    char floor = below(2) ? '#' : '_';
    for (int y = top; y <= top + h; y++)
        for (int x = left; x <= left + w; x++) {
            uint8_t *edge = &p->board.edges[place_at(x, y)];
            if (x < left + w && (y == top || y == top + h))
                *edge = (uint8_t)((*edge & 0xF0) | edge_row(walls[below(sizeof walls - 1)]));
            if (y < top + h && (x == left || x == left + w))
                *edge = (uint8_t)((*edge & 0x0F) | edge_row(walls[below(sizeof walls - 1)]) << 4);
            if (x < left + w && y < top + h) {
                p->board.lies[place_at(x, y)] = (uint8_t)ground_row(floor);
                p->board.under[place_at(x, y)] = (uint8_t)overlay;
            }
        }
}

static void scatter_units(struct picture *p, unsigned per)
{
    for (int y = 0; y < p->board.height; y++)
        for (int x = 0; x < p->board.width; x++)
            if (below(1000) < per)
                put_unit(p, place_at(x, y), (enum stands)below(3), 1 + below(8));
    p->f.smokes = (uint8_t)(below(3) ? 0 : below(SMOKES + 1));
    for (unsigned i = 0; i < p->f.smokes; i++) {
        p->f.smoke[i].corner = (uint16_t)at_corner((int)below(p->board.width + 1u), (int)below(p->board.height + 1u));
        p->f.smoke[i].penalty = below(2) ? 4 : 2;
    }
}

/* Some boards know what hides for good: what blocks as it is and as a ruin, and on some a part of it would open. */
static void hide_some(struct picture *p)
{
    if (below(2) || p->board.width * p->board.height > 144)
        return;
    memcpy(p->board.ruin_lies, p->board.lies, sizeof p->board.lies);
    memcpy(p->board.ruin_edges, p->board.edges, sizeof p->board.edges);
    for (unsigned open = below(2) * below(20); open; open--) {
        unsigned place = place_at((int)below(p->board.width), (int)below(p->board.height));
        p->board.ruin_lies[place] = p->board.ruin_edges[place] = 0;
        if (below(2))                                   /* and has been opened */
            p->board.lies[place] = p->board.edges[place] = 0;
    }
    board_hide(&p->board);
}

static void random_field(struct picture *p)
{
    static const unsigned most[] = { 8, 16, 24, 64 }, crowd[] = { 0, 40, 150, 400 };
    unsigned side = most[below(16) ? below(3) : below(4)];
    memset(p, 0, sizeof *p);
    unsigned width = 1 + below(side), height = 1 + below(side);
    board_size(&p->board, width, height);
    picture_rows(&p->board);
    scatter_ground(p, crowd[below(4)]);
    scatter_edges(p, crowd[below(4)]);
    for (unsigned houses = below(4); houses; houses--)
        build_house(p);
    hide_some(p);
    board_find_rough(&p->board);
    field_of_board(&p->board, &p->f);
    scatter_units(p, crowd[below(3)]);
}

static unsigned random_place(const struct picture *p)
{
    return place_at((int)below(p->board.width), (int)below(p->board.height));
}

static void assert_same_line(const struct exact_question *q, struct line got, struct line wanted)
{
    if (got.sight == wanted.sight && got.penalty == wanted.penalty)
        return;
    char text[2][24];
    snprintf(text[0], sizeof text[0], "%s", said(got));
    snprintf(text[1], sizeof text[1], "%s", said(wanted));
    fail_msg("from %d,%d to %s %d,%d: %s, and not %s", place_x(q->from), place_y(q->from), q->to ? "square" : "corner",
             q->to ? place_x(q->to) : corner_i(q->corner), q->to ? place_y(q->to) : corner_j(q->corner), text[0],
             text[1]);
}

static unsigned lines_to_try(void)
{
    const char *said_so = getenv("GROG_LINES");
    return said_so ? (unsigned)strtoul(said_so, NULL, 10) : LINES;
}

TEST(a_line_is_what_the_rules_say)
{
    static struct picture p;
    unsigned found[3] = { 0 };
    for (unsigned i = 0; i < lines_to_try(); i++) {
        if (i % LINES_A_BOARD == 0)
            random_field(&p);
        struct exact_question q = { .f = &p.f, .from = random_place(&p), .how = below(2), .skip_a = below(9) };
        struct line got;
        if (below(4)) {
            q.to = random_place(&p);
            q.skip_b = below(9);
            got = line_between(&p.f, q.from, q.to, q.how, q.skip_a, q.skip_b);
            assert_int_equal(is_line_free(&p.f, q.from, q.to, q.how, q.skip_a, q.skip_b), got.sight != BLOCKED);
        } else {
            q.corner = at_corner((int)below(p.board.width + 1u), (int)below(p.board.height + 1u));
            got = line_to_corner(&p.f, q.from, q.corner, q.how, q.skip_a);
        }
        assert_same_line(&q, got, exact_line(&q));
        found[got.sight]++;
    }
    for (unsigned i = CLEAR; i <= BLOCKED; i++)
        assert_true(found[i] > lines_to_try() / 20);    /* or the boards try too little */
}

TEST(a_line_is_the_same_both_ways)
{
    RULE("HN-LOS-02");
    static struct picture p;
    for (unsigned i = 0; i < lines_to_try(); i++) {
        if (i % LINES_A_BOARD == 0)
            random_field(&p);
        struct exact_question q = { .f = &p.f, .from = random_place(&p), .to = random_place(&p) };
        assert_same_line(&q, line_between(&p.f, q.from, q.to, 0, 1, 2), line_between(&p.f, q.to, q.from, 0, 2, 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(a_line_is_what_the_rules_say), IT(a_line_is_the_same_both_ways) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
