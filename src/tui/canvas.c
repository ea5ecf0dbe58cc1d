/* SPDX-License-Identifier: MIT */
/* canvas.c -- see canvas.h. */
#define _XOPEN_SOURCE 700
#include "canvas.h"
#include "base/plain.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* What a terminal without Unicode shows instead. */
static const struct { uint32_t glyph; char ascii; } plain[] = {
    { 0x2500, '-' }, { 0x2501, '-' }, { 0x2502, '|' }, { 0x2503, '|' }, { 0x250c, '+' }, { 0x2510, '+' },
    { 0x2514, '+' }, { 0x2518, '+' }, { 0x251c, '+' }, { 0x2524, '+' }, { 0x252c, '+' }, { 0x2534, '+' },
    { 0x253c, '+' }, { 0x256d, '+' }, { 0x256e, '+' }, { 0x256f, '+' }, { 0x2570, '+' }, { 0x2550, '=' },
    { 0x2551, '|' }, { 0x2554, '+' }, { 0x2557, '+' }, { 0x255a, '+' }, { 0x255d, '+' }, { 0x2026, '~' },
    { 0x2588, '#' }, { 0x2591, '.' }, { 0x2592, ':' }, { 0x2593, '%' }, { 0x2190, '<' }, { 0x2191, '^' },
    { 0x2192, '>' }, { 0x2193, 'v' }, { 0x2196, '\\' }, { 0x2197, '/' }, { 0x2198, '\\' }, { 0x2199, '/' },
    { 0x25b6, '>' }, { 0x25b7, '-' }, { 0x25c0, '<' }, { 0x25b2, '^' }, { 0x25bc, 'v' }, { 0x25cf, '*' },
    { 0x25cb, 'o' },
    { 0x25c6, '*' }, { 0x25c7, 'o' }, { 0x25a0, '#' }, { 0x25a1, '.' }, { 0x2605, '*' }, { 0x2606, 'o' },
    { 0x2665, '+' }, { 0x2661, '-' }, { 0x2716, 'x' }, { 0x2717, 'x' }, { 0x2713, 'v' }, { 0x22a5, 'T' },
    { 0xbd, 'w' }, { 0x2022, '*' },
    { 0x00b7, '.' }, { 0x2715, 'x' }, { 0x2316, '+' }, { 0x26a0, '!' }, { 0x2691, '%' }, { 0x23f1, 't' },
    { 0x2694, 'X' },
    { 0x2620, 'X' }, { 0x2014, '-' }, { 0x2013, '-' }, { 0x2019, '\'' }, { 0x201c, '"' }, { 0x201d, '"' },
    { 0x00d7, 'x' }, { 0x00ab, '<' }, { 0x00bb, '>' }, { 0x2580, '"' }, { 0x2584, '_' },
    { 0x250f, '+' }, { 0x2513, '+' }, { 0x2517, '+' }, { 0x251b, '+' }, { 0x2523, '+' }, { 0x252b, '+' },
    { 0x2533, '+' }, { 0x253b, '+' }, { 0x254b, '+' }, { 0x254d, '"' }, { 0x254f, ':' }, { 0x2504, '-' },
    { 0x2070, '\'' }, { 0x00b9, '\'' }, { 0x00b2, '\'' }, { 0x00b3, '\'' }, { 0x2074, '\'' }, { 0x2075, '\'' },
    { 0x2076, '\'' }, { 0x2077, '\'' }, { 0x2078, '\'' }, { 0x2079, '\'' }, { 0x02e3, '\'' }, { 0x1d47, '\'' },
    { 0x02e2, '\'' },
    { 0x2506, '|' }, { 0x2663, '&' }, { 0x2660, 'o' }, { 0x2248, '~' }, { 0x2020, 't' }, { 0x222a, 'U' },
    { 0x2261, 'H' }, { 0x00a4, '&' }, { 0x2021, '#' },
};

static uint32_t shown_as(const struct canvas *c, uint32_t glyph)
{
    if (!c->ascii || glyph < 128)
        return glyph;
    for (unsigned i = 0; i < sizeof plain / sizeof *plain; i++)
        if (plain[i].glyph == glyph)
            return (unsigned char)plain[i].ascii;
    return '?';
}

/* The next character of UTF-8; what is none, or would turn a terminal's head, is '?'. */
static uint32_t next_of(const char **text)
{
    uint32_t glyph = '?';
    size_t n = letter_at(*text, 4, &glyph);
    *text += n ? n : 1;
    return n && (glyph < ' ' || letter_is_plain(glyph)) ? glyph : '?';
}

static int columns_of(uint32_t glyph)
{
    int w = glyph < 32 ? 0 : glyph < 127 ? 1 : wcwidth((wchar_t)glyph);
    return w < 0 ? 1 : w;
}

int text_columns(const char *utf8)
{
    int n = 0;
    while (*utf8)
        n += columns_of(next_of(&utf8));
    return n;
}

void canvas_clear(struct canvas *c, int w, int h)
{
    c->w = w < CANVAS_WIDE ? w : CANVAS_WIDE;
    c->h = h < CANVAS_HIGH ? h : CANVAS_HIGH;
    canvas_fill(c, canvas_all(c), ROLE_PLAIN);
}

/* ---- areas ------------------------------------------------------------------- */

struct area canvas_all(const struct canvas *c) { return (struct area){ 0, 0, c->w, c->h }; }

static int within(int n, int most) { return n < 0 ? 0 : n > most ? most : n; }

struct area area_within(struct area a, int rim)
{
    int w = a.w - 2 * rim, h = a.h - 2 * rim;
    return (struct area){ a.x + rim, a.y + rim, w > 0 ? w : 0, h > 0 ? h : 0 };
}

struct area area_left(struct area a, int w)   { return (struct area){ a.x, a.y, within(w, a.w), a.h }; }
struct area area_top(struct area a, int h)    { return (struct area){ a.x, a.y, a.w, within(h, a.h) }; }

struct area area_right(struct area a, int w)
{
    w = within(w, a.w);
    return (struct area){ a.x + a.w - w, a.y, w, a.h };
}

struct area area_bottom(struct area a, int h)
{
    h = within(h, a.h);
    return (struct area){ a.x, a.y + a.h - h, a.w, h };
}

struct area area_below(struct area a, int h) { return area_bottom(a, a.h - within(h, a.h)); }

/* ---- drawing ------------------------------------------------------------------- */

static struct cell *cell_at(struct canvas *c, struct area a, int x, int y)
{
    bool in = x >= 0 && y >= 0 && x < a.w && y < a.h && is_in(canvas_all(c), a.x + x, a.y + y);
    return in ? &c->at[a.y + y][a.x + x] : NULL;
}

void canvas_put(struct canvas *c, struct area a, int x, int y, uint32_t glyph, enum role role, unsigned look)
{
    struct cell *cell = cell_at(c, a, x, y);
    if (!cell)
        return;
    *cell = (struct cell){ shown_as(c, glyph), (uint8_t)role, cell->over, (uint8_t)look, 0, cell->spot };
    struct cell *second = columns_of(cell->glyph) == 2 ? cell_at(c, a, x + 1, y) : NULL;
    if (second)
        *second = (struct cell){ 0, (uint8_t)role, cell->over, (uint8_t)look, 0, cell->spot };
    else if (columns_of(cell->glyph) == 2)
        cell->glyph = ' ';
}

int canvas_text(struct canvas *c, struct area a, int x, int y, enum role role, unsigned look, const char *text)
{
    int from = x, all = text_columns(text), room = a.w - x, used = 0;
    bool cut = all > room;
    while (*text) {
        uint32_t glyph = next_of(&text);
        int wide = columns_of(glyph);
        if (!wide)
            continue;
        if (cut && used + wide > room - 1) {
            canvas_put(c, a, x, y, 0x2026, role, look);
            return a.w - from;
        }
        canvas_put(c, a, x, y, glyph, role, look);
        x += wide;
        used += wide;
    }
    return x - from;
}

int canvas_print(struct canvas *c, struct area a, int x, int y, enum role role, unsigned look, const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return canvas_text(c, a, x, y, role, look, text);
}

/* One line of a paragraph: its end, and where the next begins. */
static const char *line_end(const char *text, int width, const char **next)
{
    const char *at = text, *space = NULL;
    for (int used = 0; *at && *at != '\n'; ) {
        const char *here = at;
        used += columns_of(next_of(&at));
        if (used > width && (space || here > text)) {
            *next = space ? space + strspn(space, " ") : here;
            return space ? space : here;
        }
        if (*here == ' ')
            space = here;
    }
    *next = *at == '\n' ? at + 1 : at;
    return at;
}

static int wrap(struct canvas *c, struct area a, enum role role, int skip, int indent, const char *text)
{
    int n = 0;
    for (bool first = true; *text; n++) {
        const char *next, *end = line_end(text, a.w - (first ? 0 : indent), &next);
        char line[4 * CANVAS_WIDE + 1];
        size_t bytes = (size_t)(end - text) < sizeof line - 1 ? (size_t)(end - text) : sizeof line - 1;
        memcpy(line, text, bytes);
        line[bytes] = 0;
        if (c && n >= skip)
            canvas_text(c, a, first ? 0 : indent, n - skip, role, 0, line);
        first = next > text && next[-1] == '\n';
        text = next;
    }
    return n;
}

int canvas_wrap(struct canvas *c, struct area a, enum role role, int skip, int indent, const char *text)
{
    return wrap(c, a, role, skip, indent, text);
}

int canvas_lines(int width, int indent, const char *text)
{
    return wrap(NULL, (struct area){ 0, 0, width, 1 }, ROLE_PLAIN, 0, indent, text);
}

struct area canvas_frame(struct canvas *c, struct area a, const char *title, bool focus)
{
    enum role role = focus ? ROLE_FOCUS : ROLE_FRAME;
    for (int x = 1; x < a.w - 1; x++) {
        canvas_put(c, a, x, 0, 0x2500, role, 0);
        canvas_put(c, a, x, a.h - 1, 0x2500, role, 0);
    }
    for (int y = 1; y < a.h - 1; y++) {
        canvas_put(c, a, 0, y, 0x2502, role, 0);
        canvas_put(c, a, a.w - 1, y, 0x2502, role, 0);
    }
    canvas_put(c, a, 0, 0, 0x256d, role, 0);
    canvas_put(c, a, a.w - 1, 0, 0x256e, role, 0);
    canvas_put(c, a, 0, a.h - 1, 0x2570, role, 0);
    canvas_put(c, a, a.w - 1, a.h - 1, 0x256f, role, 0);
    if (title && *title && a.w > 6) {
        struct area head = { a.x + 2, a.y, a.w - 4, 1 };
        int used = canvas_print(c, head, 0, 0, focus ? ROLE_FOCUS : ROLE_TITLE, BOLD, " %s ", title);
        (void)used;
    }
    return area_within(a, 1);
}

void canvas_fill(struct canvas *c, struct area a, enum role role)
{
    for (int y = 0; y < a.h; y++)
        for (int x = 0; x < a.w; x++) {
            struct cell *cell = cell_at(c, a, x, y);
            if (cell)
                *cell = (struct cell){ .glyph = ' ', .role = (uint8_t)role };
        }
}

void canvas_over(struct canvas *c, struct area a, enum role role)
{
    for (int y = 0; y < a.h; y++)
        for (int x = 0; x < a.w; x++) {
            struct cell *cell = cell_at(c, a, x, y);
            if (cell)
                cell->over = (uint8_t)role;
        }
}

void canvas_look(struct canvas *c, struct area a, unsigned look)
{
    for (int y = 0; y < a.h; y++)
        for (int x = 0; x < a.w; x++) {
            struct cell *cell = cell_at(c, a, x, y);
            if (cell)
                cell->look |= (uint8_t)look;
        }
}

void canvas_spot(struct canvas *c, struct area a, uint16_t spot)
{
    for (int y = 0; y < a.h; y++)
        for (int x = 0; x < a.w; x++) {
            struct cell *cell = cell_at(c, a, x, y);
            if (cell)
                cell->spot = spot;
        }
}

uint16_t canvas_spot_at(const struct canvas *c, int x, int y)
{
    return is_in(canvas_all(c), x, y) ? c->at[y][x].spot : 0;
}

void canvas_bar(struct canvas *c, struct area a, int x, int y, int n, int most, enum role full)
{
    for (int i = 0; i < most; i++)
        canvas_put(c, a, x + i, y, i < n ? 0x25a0 : 0x25a1, i < n ? full : ROLE_DIM, 0);
}

int canvas_key(struct canvas *c, struct area a, int x, const char *shown, const char *does, uint16_t spot)
{
    int wide = text_columns(shown) + 1 + text_columns(does);
    if (x + wide > a.w)
        return 0;
    struct area at = { a.x + x, a.y, wide, 1 };
    int used = canvas_text(c, at, 0, 0, ROLE_KEY, BOLD, shown);
    canvas_text(c, at, used + 1, 0, ROLE_DIM, 0, does);
    if (spot)
        canvas_spot(c, at, spot);
    return wide;
}

/* ---- as text ---------------------------------------------------------------------- */

static size_t put_utf8(char *at, uint32_t g)
{
    if (g < 0x80) {
        at[0] = (char)g;
        return 1;
    }
    size_t n = g < 0x800 ? 2 : g < 0x10000 ? 3 : 4;
    static const unsigned head[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
    for (size_t i = n; i-- > 1; g >>= 6)
        at[i] = (char)(0x80 | (g & 0x3f));
    at[0] = (char)(head[n] | g);
    return n;
}

char *canvas_as_text(const struct canvas *c)
{
    char *text = malloc((size_t)c->h * ((size_t)c->w * 4 + 1) + 1), *at = text;
    if (!text)
        return NULL;
    for (int y = 0; y < c->h; y++) {
        char *end = at;
        for (int x = 0; x < c->w; x++) {
            if (!c->at[y][x].glyph)
                continue;
            at += put_utf8(at, c->at[y][x].glyph);
            if (at[-1] != ' ')
                end = at;
        }
        at = end;
        *at++ = '\n';
    }
    *at = 0;
    return text;
}
