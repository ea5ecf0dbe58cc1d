/* SPDX-License-Identifier: MIT */
/* picture.c -- text to battlefields, and back. */
#include "picture.h"

#include <stdio.h>

struct letter { char letter; uint16_t flags; uint8_t defence, obscures; uint8_t overlay; };
enum { NONE = OVERLAY_ELEMENT };

static const struct letter grounds[] = {
    { '.', 0, 0, 0, NONE },
    { 't', GROUND_ELEMENT, 1, 1, NONE },
    { 'f', GROUND_ELEMENT, 2, 2, NONE },
    { 'H', GROUND_ELEMENT | GROUND_BLOCKS | GROUND_DIFFICULT | GROUND_NO_LIGHT | GROUND_NO_HEAVY | GROUND_HEDGEROW,
      2, 0, NONE },
    { 'w', GROUND_ELEMENT | GROUND_WATER, 0, 0, NONE },
    { 'm', GROUND_ELEMENT | GROUND_DIFFICULT, 0, 0, NONE },
    { 'x', GROUND_ELEMENT | GROUND_NO_INFANTRY | GROUND_NO_LIGHT | GROUND_NO_HEAVY, 0, 0, NONE },
    { '#', GROUND_ELEMENT | GROUND_BLOCKS | GROUND_INSIDE | GROUND_NO_LIGHT | GROUND_NO_HEAVY, 3, 0, OVERLAY_BUILDING },
    { '_', GROUND_ELEMENT | GROUND_INSIDE | GROUND_NO_LIGHT | GROUND_NO_HEAVY, 3, 0, OVERLAY_BUILDING },
    { 'r', GROUND_ELEMENT | GROUND_RUIN, 2, 1, NONE },
    { 's', GROUND_ELEMENT | GROUND_POSITION | GROUND_OPPORTUNITY, 1, 1, OVERLAY_POSITION },
    { 'b', GROUND_ELEMENT | GROUND_BUNKER | GROUND_BLOCKS, 3, 0, OVERLAY_POSITION },
};
static const struct { char letter; uint8_t flags, obscures; } edges[] = {
    { ' ', 0, 0 },
    { '|', EDGE_CLOSED | EDGE_BLOCKS, 0 },
    { 'o', EDGE_CLOSED | EDGE_BLOCKS | EDGE_OPENING, 0 },
    { 'd', EDGE_BLOCKS | EDGE_ENTRANCE, 0 },
    { 'D', EDGE_BLOCKS | EDGE_ENTRANCE | EDGE_OPENING, 0 },
    { 'h', 0, 1 },
    { 'n', EDGE_CLOSED, 0 },
    { 'c', EDGE_BLOCKS, 0 },
};
_Static_assert(GROG_COUNT(edges) <= EDGES, "a picture has more kinds of edges than a board");

unsigned ground_row(char letter)
{
    for (unsigned i = 0; i < GROG_COUNT(grounds); i++)
        if (grounds[i].letter == letter)
            return i;
    return GROUNDS;
}

unsigned edge_row(char letter)
{
    for (unsigned i = 0; i < GROG_COUNT(edges); i++)
        if (edges[i].letter == letter || (letter == '-' && edges[i].letter == '|') || (letter == '+' && !i))
            return i;
    fail_msg("no such edge: '%c'", letter);
    return 0;
}

void picture_rows(struct board *b)
{
    b->n_grounds = GROG_COUNT(grounds);
    b->n_edges = GROG_COUNT(edges);
    for (unsigned i = 0; i < GROG_COUNT(grounds); i++)
        b->ground[i] = (struct ground){ .flags = grounds[i].flags, .defence = grounds[i].defence,
                                        .obscures = grounds[i].obscures };
    for (unsigned i = 0; i < GROG_COUNT(edges); i++)
        b->edge[i] = (struct edge){ .flags = edges[i].flags, .obscures = edges[i].obscures };
}

/* ---- drawing -------------------------------------------------------------------------- */

void put_unit(struct picture *p, unsigned place, enum stands stands, unsigned unit)
{
    field_stand(&p->f, place, unit, stands);
}

void name_square(struct picture *p, char letter, int x, int y) { p->named[letter & 127] = (uint16_t)place_at(x, y); }
unsigned at_corner(int i, int j) { return corner_at(i, j); }

unsigned at(const struct picture *p, char letter)
{
    if (!p->named[letter & 127])
        fail_msg("no square is called %c", letter);
    return p->named[letter & 127];
}


struct lines { const char *line[2 * BOARD_SIDE + 1]; int length[2 * BOARD_SIDE + 1], n, longest; bool full; };

static struct lines lines_of(const char *text)
{
    struct lines l = { .full = *text == '+' };
    for (const char *c = text; *c; l.n++) {
        int length = (int)strcspn(c, "\n");
        l.line[l.n] = c;
        l.length[l.n] = length;
        l.longest = length > l.longest ? length : l.longest;
        c += length + (c[length] == '\n');
    }
    if (l.full && (l.n % 2 == 0 || l.longest % 2 == 0))
        fail_msg("a picture with edges has odd numbers of lines and letters");
    return l;
}

/* A line may end early: nothing more is on it. */
static char letter_in(const struct lines *l, int column, int line)
{
    return column < l->length[line] ? l->line[line][column] : ' ';
}

static char square_in(const struct lines *l, int x, int y)
{
    char letter = l->full ? letter_in(l, 2 * x + 1, 2 * y + 1) : letter_in(l, 2 * x, y);
    return letter == ' ' ? '.' : letter;
}

static void put_ground(struct picture *p, int x, int y, char letter)
{
    unsigned place = place_at(x, y), row = ground_row(letter);
    if (row == GROUNDS) {
        p->named[letter & 127] = (uint16_t)place;
        row = letter >= '1' && letter <= '9' ? ground_row('#') : 0;
    }
    p->board.lies[place] = p->board.ruin_lies[place] = (uint8_t)row;
}

static void put_stander(struct picture *p, int x, int y, char letter, unsigned *units)
{
    static const char standers[] = "civ";               /* as enum stands: concealed infantry stands in no way */
    const char *which = strchr(standers, letter);
    if (which)
        put_unit(p, place_at(x, y), (enum stands)(which - standers), ++*units);
}

static void put_edges(struct picture *p, const struct lines *l)
{
    for (int y = 0; y <= p->board.height && y < BOARD_SIDE; y++)
        for (int x = 0; x <= p->board.width && x < BOARD_SIDE; x++) {
            unsigned north = x < p->board.width ? edge_row(letter_in(l, 2 * x + 1, 2 * y)) : 0;
            unsigned west = y < p->board.height ? edge_row(letter_in(l, 2 * x, 2 * y + 1)) : 0;
            p->board.edges[place_at(x, y)] = p->board.ruin_edges[place_at(x, y)] = (uint8_t)(north | west << 4);
        }
}

static void put_smoke(struct picture *p, const struct lines *l)
{
    for (int j = 0; j <= p->board.height; j++)
        for (int i = 0; i <= p->board.width; i++) {
            char c = letter_in(l, 2 * i, 2 * j);
            if (c >= '1' && c <= '9') {
                p->f.smoke[p->f.smokes].corner = (uint16_t)corner_at(i, j);
                p->f.smoke[p->f.smokes++].penalty = (uint8_t)(c - '0');
            }
        }
}

/* ---- overlays: what touches and is of one type ------------------------------------------- */

static uint8_t type_of(const struct board *b, unsigned place) { return grounds[b->lies[place]].overlay; }

static void spread(struct board *b, unsigned place, unsigned overlay)
{
    b->under[place] = (uint8_t)overlay;
    for (unsigned d = NORTH; d < DIRECTIONS; d += 2) {
        unsigned next = neighbour(b, place, d);
        if (next && !b->under[next] && type_of(b, next) == type_of(b, place))
            spread(b, next, overlay);
    }
}

static void find_overlays(struct board *b)
{
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++) {
            unsigned place = place_at(x, y);
            if (b->under[place] || type_of(b, place) == NONE)
                continue;
            b->overlay[b->n_overlays] = (struct overlay){ .type = type_of(b, place), .structure = 3,
                                                          .width = b->width, .height = b->height };
            spread(b, place, ++b->n_overlays);
        }
}

void draw(struct picture *p, const char *text)
{
    memset(p, 0, sizeof *p);
    struct lines l = lines_of(text);
    board_size(&p->board, (unsigned)(l.full ? l.longest / 2 : (l.longest + 1) / 2), (unsigned)(l.full ? l.n / 2 : l.n));
    picture_rows(&p->board);
    for (int y = 0; y < p->board.height; y++)
        for (int x = 0; x < p->board.width; x++)
            put_ground(p, x, y, square_in(&l, x, y));
    if (l.full)
        put_edges(p, &l);
    find_overlays(&p->board);
    struct grog_error why;
    assert_true(board_finish(&p->board, NULL, &why));
    field_of_board(&p->board, &p->f);
    unsigned units = 0;
    for (int y = 0; y < p->board.height; y++)
        for (int x = 0; x < p->board.width; x++)
            put_stander(p, x, y, square_in(&l, x, y), &units);
    if (l.full)
        put_smoke(p, &l);
}

/* ---- and back -------------------------------------------------------------------------------- */

const char *said(struct line l)
{
    static char text[24];
    static const char *const word[] = { "clear", "obscured", "blocked" };
    if (l.sight == OBSCURED)
        snprintf(text, sizeof text, "obscured %d", l.penalty);
    else
        snprintf(text, sizeof text, "%s%s", word[l.sight], l.penalty ? ", and a penalty" : "");
    return text;
}

/* Without blanks. */
static void squeeze(char *to, const char *from)
{
    for (; *from; from++)
        if (*from != ' ')
            *to++ = *from;
    *to = 0;
}

static void assert_letters(const struct picture *p, place_letter *holds, void *arg, const char *expected, bool corners)
{
    char got[8192], wanted[8192], *to = got;
    for (int y = 0; y < p->board.height + corners; y++) {
        for (int x = 0; x < p->board.width + corners; x++)
            *to++ = holds(p, corners ? corner_at(x, y) : place_at(x, y), arg);
        *to++ = '\n';
    }
    *to = 0;
    assert_true(strlen(expected) < sizeof wanted - 1);
    squeeze(wanted, expected);
    size_t n = strlen(wanted);
    if (n && wanted[n - 1] != '\n')
        strcpy(wanted + n, "\n");
    assert_string_equal(got, wanted);
}

void assert_places(const struct picture *p, place_letter *holds, void *arg, const char *expected)
{
    assert_letters(p, holds, arg, expected, false);
}

void assert_corners(const struct picture *p, place_letter *holds, void *arg, const char *expected)
{
    assert_letters(p, holds, arg, expected, true);
}
