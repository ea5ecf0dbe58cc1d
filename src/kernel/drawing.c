/* SPDX-License-Identifier: MIT */
/* drawing.c -- see drawing.h.
 *
 * Numbers: w, h, how many squares and edges the legends have, the two legends, then the cells row by row, one column
 * and one row more than there are squares: those have only edges.  A cell is the square's place in its legend from 1
 * on (bits 0 to 7), its north edge's (8 to 10) and its west edge's (11 to 13); 0 is nothing. */
#include "drawing.h"
#include "state.h"

#include <string.h>

enum { WIDTH, HEIGHT, SQUARES, EDGES, FIRST_SQUARE, FIRST_EDGE = FIRST_SQUARE + GROG_DRAWN_SQUARES,
       CELLS = GROG_DRAWING_HEAD };

static const struct { unsigned shift, mask; } bits[] = {
    [GROG_DRAWN_SQUARE] = { 0, 255 }, [GROG_DRAWN_NORTH] = { 8, 7 }, [GROG_DRAWN_WEST] = { 11, 7 },
};

unsigned grog_drawing_slots(unsigned room) { return CELLS + room; }

struct grog_legend grog_legend_of(const int16_t *number, bool edges)
{
    return edges ? (struct grog_legend){ (unsigned)number[EDGES], FIRST_EDGE }
                 : (struct grog_legend){ (unsigned)number[SQUARES], FIRST_SQUARE };
}

/* ---- reading ------------------------------------------------------------- */

struct grog_drawing grog_drawing_of(const int16_t *number)
{
    return (struct grog_drawing){ number, (unsigned)number[WIDTH], (unsigned)number[HEIGHT] };
}

/* Is there such a square or edge?  The last column has no square and nothing north of it, the last row none west. */
static bool is_there(unsigned w, unsigned h, enum grog_drawn what, unsigned x, unsigned y)
{
    return x < w + (what == GROG_DRAWN_WEST) && y < h + (what == GROG_DRAWN_NORTH);
}

static unsigned part_of(int16_t cell, enum grog_drawn what)
{
    return (unsigned)cell >> bits[what].shift & bits[what].mask;
}

uint16_t grog_drawn_at(const struct grog_drawing *d, enum grog_drawn what, unsigned x, unsigned y)
{
    if (!d->w || !is_there(d->w, d->h, what, x, y))
        return 0;
    unsigned part = part_of(d->number[CELLS + x + (d->w + 1) * y], what);
    return part ? (uint16_t)d->number[grog_legend_of(d->number, what != GROG_DRAWN_SQUARE).at + part - 1] : 0;
}

/* ---- making -------------------------------------------------------------- */

void grog_drawing_begin(int16_t *number, unsigned w, unsigned h)
{
    GROG_ASSERT(w <= GROG_DRAWING_SIDE && h <= GROG_DRAWING_SIDE);
    memset(number, 0, grog_drawing_slots((w + 1) * (h + 1)) * sizeof *number);
    number[WIDTH] = (int16_t)w;
    number[HEIGHT] = (int16_t)h;
}

bool grog_drawing_put(int16_t *number, enum grog_drawn what, unsigned x, unsigned y, uint16_t word)
{
    bool edge = what != GROG_DRAWN_SQUARE;
    struct grog_legend l = grog_legend_of(number, edge);
    GROG_ASSERT(word && is_there((unsigned)number[WIDTH], (unsigned)number[HEIGHT], what, x, y));
    unsigned i = 0;
    while (i < l.n && (uint16_t)number[l.at + i] != word)
        i++;
    if (i == (edge ? GROG_DRAWN_EDGES : GROG_DRAWN_SQUARES))
        return false;
    if (i == l.n) {
        number[l.at + i] = (int16_t)word;
        number[edge ? EDGES : SQUARES]++;
    }
    int16_t *cell = &number[CELLS + x + ((unsigned)number[WIDTH] + 1) * y];
    *cell = (int16_t)(*cell | (int)((i + 1) << bits[what].shift));
    return true;
}

/* ---- checking ------------------------------------------------------------ */

static bool is_legend(const int16_t *number, bool edges)
{
    unsigned most = edges ? GROG_DRAWN_EDGES : GROG_DRAWN_SQUARES;
    struct grog_legend l = grog_legend_of(number, edges);
    if (l.n > most)
        return false;
    for (unsigned i = 0; i < most; i++)
        if ((i < l.n) != (number[l.at + i] != 0))
            return false;
    return true;
}

static bool is_cell(const int16_t *number, unsigned x, unsigned y)
{
    int16_t cell = number[CELLS + x + ((unsigned)number[WIDTH] + 1) * y];
    for (enum grog_drawn what = GROG_DRAWN_SQUARE; what <= GROG_DRAWN_WEST; what++) {
        bool there = is_there((unsigned)number[WIDTH], (unsigned)number[HEIGHT], what, x, y);
        unsigned most = there ? grog_legend_of(number, what != GROG_DRAWN_SQUARE).n : 0;
        if (part_of(cell, what) > most)
            return false;
    }
    return cell >= 0 && cell < 1 << 14;
}

bool grog_is_drawing(const int16_t *number, unsigned slots)
{
    if (slots < CELLS)
        return false;
    int w = number[WIDTH], h = number[HEIGHT];
    if (w < 0 || h < 0 || w > GROG_DRAWING_SIDE || h > GROG_DRAWING_SIDE || !w != !h)
        return false;
    if (number[SQUARES] < 0 || number[EDGES] < 0 || !is_legend(number, false) || !is_legend(number, true))
        return false;
    unsigned cells = w ? (unsigned)((w + 1) * (h + 1)) : 0;
    if (cells > slots - CELLS || (!w && (number[SQUARES] || number[EDGES])))
        return false;
    for (unsigned i = 0; i < cells; i++)
        if (!is_cell(number, i % (unsigned)(w + 1), i / (unsigned)(w + 1)))
            return false;
    for (unsigned i = CELLS + cells; i < slots; i++)
        if (number[i])
            return false;
    return true;
}

/* ---- as a picture -------------------------------------------------------- */

bool grog_is_letter(int code) { return code > ' ' && code < 127 && code != '.' && code != '+'; }

const struct grog_card_field *grog_letter_field(const struct grog_card_kind *k)
{
    for (unsigned i = 0; i < k->fields; i++)
        if (k->field[i].type == GROG_IS_LETTER)
            return &k->field[i];
    return NULL;
}

char grog_letter_of(const struct grog_system *s, const struct grog_cards *c, uint16_t card)
{
    const struct grog_card_field *f = grog_letter_field(&s->card_kinds[c->card[card].kind]);
    return f ? (char)c->card[card].number[f->at] : 0;
}

/* A picture that is being printed; spaces wait until something stands behind them. */
struct picture {
    struct grog_text *t;
    const struct grog_system *s;
    const struct grog_cards *c;
    struct grog_drawing d;
    unsigned spaces;
};

static void print_letter(struct picture *p, char letter)
{
    if (letter == ' ') {
        p->spaces++;
        return;
    }
    grog_print(p->t, "%*s%c", (int)p->spaces, "", letter);
    p->spaces = 0;
}

static void print_drawn(struct picture *p, enum grog_drawn what, unsigned x, unsigned y)
{
    uint16_t word = grog_drawn_at(&p->d, what, x, y);
    char letter = word ? grog_letter_of(p->s, p->c, word) : what == GROG_DRAWN_SQUARE ? '.' : ' ';
    if (what != GROG_DRAWN_SQUARE && grog_same_letter(letter) == '-')
        letter = what == GROG_DRAWN_NORTH ? '-' : '|';
    print_letter(p, letter ? letter : '?');
}

static void print_line(struct picture *p, unsigned line)
{
    for (unsigned x = 0; x <= p->d.w; x++) {
        if (line % 2)
            print_drawn(p, GROG_DRAWN_WEST, x, line / 2);
        else
            print_letter(p, '+');
        if (x < p->d.w)
            print_drawn(p, line % 2 ? GROG_DRAWN_SQUARE : GROG_DRAWN_NORTH, x, line / 2);
    }
    p->spaces = 0;
    grog_print(p->t, "\n");
}

void grog_print_drawing(struct grog_text *t, const struct grog_system *s, const struct grog_cards *c,
                        const int16_t *number)
{
    struct picture p = { .t = t, .s = s, .c = c, .d = grog_drawing_of(number) };
    for (unsigned line = 0; p.d.w && line < 2 * p.d.h + 1; line++)
        print_line(&p, line);
}
