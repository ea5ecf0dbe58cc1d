/* SPDX-License-Identifier: MIT */
/* picture.c -- a battlefield as text.
 *
 * A square is one letter; around it stand its edges, between them the corners, so that everything has its own place:
 * squares in odd lines and columns, corners in even ones.  Letters are those of the words on the cards; a word without
 * one is shown by what it does. */
#include "heroes.h"
#include "kernel/drawing.h"

/* ---- letters --------------------------------------------------------------------------- */

static const struct { uint16_t flags; char letter; } by_flag[] = {
    { GROUND_INSIDE, '#' }, { GROUND_BUNKER, 'b' }, { GROUND_RUIN, 'r' }, { GROUND_POSITION, 's' },
    { GROUND_HEDGEROW, 'H' }, { GROUND_BLOCKS, 'H' }, { GROUND_WATER, 'w' }, { GROUND_NO_INFANTRY, 'x' },
};

static char letter_on(const struct grog_match *m, uint16_t card, unsigned number)
{
    return m && card ? (char)grog_card(m, card)->number[number] : 0;
}

static char ground_letter(const struct grog_match *m, const struct ground *g)
{
    char letter = letter_on(m, g->card, TERRAIN_LETTER);
    if (letter)
        return letter;
    for (unsigned i = 0; i < GROG_COUNT(by_flag); i++)
        if (g->flags & by_flag[i].flags)
            return by_flag[i].letter;
    return g->obscures > 1 ? 'f' : g->obscures ? 't' : g->flags & GROUND_DIFFICULT ? 'm' : '.';
}

static char edge_letter(const struct grog_match *m, const struct edge *e, bool upright)
{
    char letter = letter_on(m, e->card, EDGE_LETTER);
    bool wall = e->flags & EDGE_CLOSED && e->flags & EDGE_BLOCKS;
    if (letter)
        return grog_same_letter(letter) == '-' && upright ? '|' : grog_same_letter(letter);
    if (e->flags & EDGE_ENTRANCE)
        return e->flags & EDGE_OPENING ? 'D' : 'd';
    if (e->flags & EDGE_OPENING)
        return 'o';
    if (wall)
        return upright ? '|' : '-';
    return e->flags & EDGE_CLOSED ? 'n' : e->flags & EDGE_BLOCKS ? 'c' : e->obscures ? 'h' : ' ';
}

static char corner_letter(const struct field *f, int i, int j)
{
    for (unsigned s = 0; s < f->smokes; s++)
        if (f->smoke[s].corner == corner_at(i, j))
            return (char)('0' + f->smoke[s].penalty % 10);
    return '+';
}

/* ---- lines ------------------------------------------------------------------------------- */

/* Columns are called A .. Z, AA .. BL; the first letters, if any, stand above the last. */
static void print_columns(const struct field *f, struct grog_text *out)
{
    for (int tens = f->board->width > 26; tens >= 0; tens--) {
        grog_print(out, "    ");
        for (int x = 0; x < f->board->width; x++) {
            char letter = (char)(tens ? (x < 26 ? ' ' : 'A' + x / 26 - 1) : 'A' + x % 26);
            grog_print(out, "%c%s", letter, x + 1 < f->board->width ? " " : "\n");
        }
    }
}

static void print_corners(const struct field *f, const struct grog_match *m, int y, bool brief, struct grog_text *out)
{
    bool any = !brief;
    for (int x = 0; x < f->board->width; x++)
        any = any || edge_letter(m, edge_at(f, x, y, false), false) != ' ' || corner_letter(f, x, y) != '+';
    if (!any)
        return;
    grog_print(out, "   ");
    for (int x = 0; x <= f->board->width; x++) {
        char corner = corner_letter(f, x, y);
        grog_print(out, "%c", brief && corner == '+' ? ' ' : corner);
        if (x < f->board->width)
            grog_print(out, "%c", edge_letter(m, edge_at(f, x, y, false), false));
    }
    grog_print(out, "\n");
}

/* Brief: a line of edges is left out where there are none. */
static void print_board(const struct field *f, const struct grog_match *m, bool brief, struct grog_text *out,
                        char (*mark)(void *arg, unsigned place), void *arg)
{
    print_columns(f, out);
    for (int y = 0; y < f->board->height; y++) {
        print_corners(f, m, y, brief, out);
        grog_print(out, "%2d ", y + 1);
        for (int x = 0; x < f->board->width; x++) {
            char letter = mark ? mark(arg, place_at(x, y)) : 0;
            grog_print(out, "%c%c", edge_letter(m, edge_at(f, x, y, true), true),
                       letter ? letter : ground_letter(m, ground_at(f, place_at(x, y))));
        }
        char last = edge_letter(m, edge_at(f, f->board->width, y, true), true);
        grog_print(out, last == ' ' ? "\n" : "%c\n", last);
    }
    print_corners(f, m, f->board->height, brief, out);
}

void board_print(const struct field *f, const struct grog_match *m, struct grog_text *out,
                 char (*mark)(void *arg, unsigned place), void *arg)
{
    print_board(f, m, false, out, mark, arg);
}

void board_print_briefly(const struct field *f, const struct grog_match *m, struct grog_text *out,
                         char (*mark)(void *arg, unsigned place), void *arg)
{
    print_board(f, m, true, out, mark, arg);
}
