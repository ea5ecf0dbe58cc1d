/* SPDX-License-Identifier: MIT */
/* drawing.c -- letters of words, and drawings that show words by their letters (kernel/drawing.h).
 *
 * Lines and columns are told as the drawing has them, from 1 on, without blank lines around it and without what all its
 * lines are indented by. */
#include "compile.h"
#include "kernel/drawing.h"

#include <string.h>

/* ---- letters ------------------------------------------------------------- */

char letter_of(const struct compile *c, const struct declaration *d, uint32_t kind)
{
    const struct grog_card_kind *k = &c->system->card_kinds[kind];
    const struct grog_card_field *f = grog_letter_field(k);
    for (uint32_t i = 0; f && i < d->table.n; i++) {
        const struct entry *e = &d->table.entry[i];
        bool is_it = e->key && vocabulary_field(&c->words, kind, e->key) == (uint32_t)(f - k->field) + 1;
        if (is_it && e->value.type == NODE_TEXT && strlen(e->value.text) == 1 && grog_is_letter(e->value.text[0]))
            return e->value.text[0];
    }
    return 0;
}

/* The card that had the letter before the one that is read; NULL: none.  Who replaces a card of another pack may take
 * its letter too. */
static const struct known *had_before(const struct compile *c, char letter)
{
    bool replaces = entry_called(&c->reading->table, "replaces") != NULL, passed = false;
    for (uint32_t i = 0; i < c->known.n; i++) {
        const struct known *k = &c->known.at[i];
        passed = passed || (k->own && k->name == c->reading->name);
        bool same = k->kind == c->kind && grog_same_letter(k->letter) == grog_same_letter(letter) && k->listed;
        if (same && (k->own ? !passed : !replaces))
            return k;
    }
    return NULL;
}

bool read_letter(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    const struct node *n = v->node;
    if (n->type != NODE_TEXT || n->broken || strlen(n->text) != 1 || !grog_is_letter(n->text[0])) {
        expect_also(WRONG(c, v, "%s must be a text of one character, not %s", f->name, shown(c, n)),
                    "a character of ASCII that can be seen, but no '.' and no '+'");
        return false;
    }
    const struct known *other = had_before(c, n->text[0]);
    if (other)
        WRONG(c, v, "'%s' is the letter of '%s' already: each %s has its own", n->text, other->name,
              c->system->card_kinds[c->kind].name);
    out[0] = n->text[0];
    return !other;
}

/* ---- who is drawn as what ------------------------------------------------ */

/* By letter: the card, and another of two packs that are both needed. */
struct drawn_as { const struct known *card[128], *other[128]; };

static const struct drawn_as *drawn_as(struct compile *c, uint32_t kind)
{
    struct drawn_as *d = c->drawn_as[kind];
    if (d)
        return d;
    d = c->drawn_as[kind] = arena_take(&c->arena, sizeof *d);
    for (uint32_t i = 0; i < c->known.n; i++) {
        const struct known *k = &c->known.at[i];
        unsigned letter = (unsigned char)grog_same_letter(k->letter) & 127u;
        if (k->kind != kind || !k->listed || !letter)
            continue;
        if (!d->card[letter])
            d->card[letter] = k;
        else if (!d->card[letter]->own)
            d->other[letter] = k;
    }
    return d;
}

/* ---- a picture ----------------------------------------------------------- */

struct drawn_line { const char *at; uint32_t n; };

struct picture {
    struct compile *c;
    const struct grog_card_field *f;
    const struct at *v;
    LIST_OF(struct drawn_line) line;
    unsigned w, h;
};

static char letter_at(const struct picture *p, unsigned line, unsigned column)
{
    return column < p->line.at[line].n ? p->line.at[line].at[column] : ' ';
}

/* Lines without what all of them begin or end with. */
static void split(struct picture *p, const char *text)
{
    struct arena *a = &p->c->arena;
    uint32_t indent = UINT32_MAX;
    while (*text) {
        uint32_t n = (uint32_t)strcspn(text, "\n"), ink = n;
        while (ink && text[ink - 1] == ' ')
            ink--;
        if (ink || p->line.n)
            *ADD(a, p->line) = (struct drawn_line){ text, ink };
        uint32_t spaces = (uint32_t)strspn(text, " ");
        if (ink && spaces < indent)
            indent = spaces;
        text += n + (text[n] == '\n');
    }
    while (p->line.n && !p->line.at[p->line.n - 1].n)
        p->line.n--;
    for (uint32_t i = 0; i < p->line.n; i++)
        if (p->line.at[i].n) {
            p->line.at[i].at += indent;
            p->line.at[i].n -= indent;
        }
}

/* Squares that a line has: a letter behind each, or an edge behind the last. */
static unsigned width(const struct picture *p, unsigned line) { return p->line.at[line].n / 2; }

static bool is_even(struct picture *p)
{
    bool even = true;
    for (unsigned i = 1; i < p->line.n; i++)
        if (i % 2 ? width(p, i) != p->w : width(p, i) > p->w) {
            WRONG(p->c, p->v, "line %u: it is %u squares wide, and line 2 is %u", i + 1, width(p, i), p->w);
            even = false;
        }
    if (even && width(p, 0) > p->w) {
        WRONG(p->c, p->v, "line 1: it is %u squares wide, and line 2 is %u", width(p, 0), p->w);
        even = false;
    }
    return even;
}

static bool is_possible(struct picture *p)
{
    const char *name = p->f->name;
    if (p->line.n < 3 || p->line.n % 2 == 0) {
        expect_also(WRONG(p->c, p->v, "%s has %u lines: one of corners stands before and behind each of squares", name,
                          p->line.n), "an odd number of lines, the first and the last with '+' in them");
        return false;
    }
    p->w = width(p, 1);
    p->h = p->line.n / 2;
    unsigned corners = (p->w + 1) * (p->h + 1);
    if (p->w > GROG_DRAWING_SIDE || p->h > GROG_DRAWING_SIDE)
        WRONG(p->c, p->v, "%s is too big: %u by %u squares, and %d is the most", name, p->w, p->h, GROG_DRAWING_SIDE);
    else if (!p->w)
        WRONG(p->c, p->v, "line 2: a square is wanted here");
    else if (corners > p->f->room)
        WRONG(p->c, p->v, "%s is too big: %u by %u squares have %u corners, and there is room for %u", name, p->w, p->h,
              corners, p->f->room);
    else
        return is_even(p);
    return false;
}

/* ---- what stands in it --------------------------------------------------- */

static struct packc_mistake *wrong_at(struct picture *p, unsigned line, unsigned column, const char *what)
{
    return WRONG(p->c, p->v, "line %u, column %u: %s", line + 1, column + 1, what);
}

static void no_such_letter(struct picture *p, unsigned line, unsigned column, char letter, const struct drawn_as *d)
{
    struct arena *a = &p->c->arena;
    const char *list = "";
    for (unsigned i = 0; i < 128; i++)
        if (d->card[i])
            list = arena_print(a, "%s%s%c %s", list, *list ? ", " : "", (int)i, d->card[i]->name);
    struct packc_mistake *m = wrong_at(p, line, column, arena_print(a, "nothing is drawn as '%c'", letter));
    if (*list && strlen(list) + 8 < sizeof m->expected)
        expect_also(m, arena_print(a, "one of: %s", list));
}

/* The word that is drawn so there; NULL: none, and told. */
static const struct known *word_at(struct picture *p, enum grog_drawn what, unsigned line, unsigned column)
{
    struct arena *a = &p->c->arena;
    char letter = letter_at(p, line, column);
    bool edge = what != GROG_DRAWN_SQUARE;
    const struct drawn_as *d = drawn_as(p->c, edge ? p->f->edges : p->f->of);
    const struct known *word = grog_is_letter(letter) ? d->card[(unsigned char)grog_same_letter(letter)] : NULL;
    if ((unsigned char)letter > 127)
        wrong_at(p, line, column, "only characters of ASCII are drawn");
    else if (edge && word && letter == (what == GROG_DRAWN_NORTH ? '|' : '-'))
        wrong_at(p, line, column, what == GROG_DRAWN_NORTH ? "'|' stands, and here an edge lies: '-'"
                                                            : "'-' lies, and here an edge stands: '|'");
    else if (!word || (!edge && word->letter != letter))
        no_such_letter(p, line, column, letter, d);
    else if (d->other[(unsigned char)grog_same_letter(letter)])
        wrong_at(p, line, column, arena_print(a, "'%c' is the letter of '%s:%s' and of '%s:%s'", letter, word->pack,
                 word->name, d->other[(unsigned char)grog_same_letter(letter)]->pack,
                 d->other[(unsigned char)grog_same_letter(letter)]->name));
    else
        return word;
    return NULL;
}

static void draw(struct picture *p, enum grog_drawn what, unsigned line, unsigned column, int16_t *out)
{
    const struct known *word = word_at(p, what, line, column);
    if (word && !grog_drawing_put(out, what, column / 2, line / 2, ref_of(p->c, word)))
        wrong_at(p, line, column, what == GROG_DRAWN_SQUARE ? "more kinds of square than a drawing can have, 63"
                                                            : "more kinds of edge than a drawing can have, 7");
}

/* Corners at even columns of even lines, squares at odd columns of odd lines, edges between them. */
static void read_place(struct picture *p, unsigned line, unsigned column, int16_t *out)
{
    char letter = letter_at(p, line, column);
    if (line % 2 == 0 && column % 2 == 0) {
        if (letter != '+' && letter != ' ')
            wrong_at(p, line, column, "a corner is here: '+'");
    } else if (line % 2 && column % 2) {
        if (letter == ' ')
            wrong_at(p, line, column, "a square is wanted here: a letter, or '.' for nothing");
        else if (letter != '.')
            draw(p, GROG_DRAWN_SQUARE, line, column, out);
    } else if (letter != ' ') {
        draw(p, line % 2 ? GROG_DRAWN_WEST : GROG_DRAWN_NORTH, line, column, out);
    }
}

bool read_drawing(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out)
{
    struct picture p = { .c = c, .f = f, .v = v };
    const char *text = read_prose(c, v, f->name);
    if (text != v->node->text)
        return false;
    split(&p, text);
    if (!is_possible(&p))
        return false;
    grog_drawing_begin(out, p.w, p.h);
    for (unsigned line = 0; line < p.line.n; line++)
        for (unsigned column = 0; column < 2 * p.w + 1; column++)
            read_place(&p, line, column, out);
    return true;
}
