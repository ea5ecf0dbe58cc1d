/* SPDX-License-Identifier: MIT */
/* signs.c -- the characters of ground and edges, and what the signs of a drawn battlefield mean. */
#include "signs.h"
#include "squares.h"
#include "table.h"

#include <stdio.h>

enum { WORDS_MOST = 96, LINE = 1024 };

/* ---- which they are ---------------------------------------------------------------------------------------- */

static const struct ground_sign grounds[GROG_LOOKS] = {
    [GROG_LOOKS_OPEN]        = { ' ', ' ' },
    [GROG_LOOKS_ROAD]        = { '=', '=' },
    [GROG_LOOKS_TRACK]       = { ':', ':' },
    [GROG_LOOKS_SAND]        = { 0x00b7, '.' },
    [GROG_LOOKS_PAVED]       = { 0x00b7, '\'' },
    [GROG_LOOKS_BRIDGE]      = { 0x2261, 'H' },
    [GROG_LOOKS_RAILS]       = { 0x2021, '#' },
    [GROG_LOOKS_CROPS]       = { '"', '"' },
    [GROG_LOOKS_ORCHARD]     = { 0x2660, 'o' },
    [GROG_LOOKS_GARDEN]      = { ',', ',' },
    [GROG_LOOKS_THICKET]     = { ';', ';' },
    [GROG_LOOKS_FOREST]      = { 0x2663, '&' },
    [GROG_LOOKS_DEEP_FOREST] = { 0x2663, '&' },
    [GROG_LOOKS_HEDGEROW]    = { 0x2593, '%' },
    [GROG_LOOKS_WATER]       = { 0x2248, '~' },
    [GROG_LOOKS_SHALLOW]     = { '~', '~' },
    [GROG_LOOKS_SOFT]        = { 0x2248, '-' },
    [GROG_LOOKS_ROCK]        = { 0x25b2, 'A' },
    [GROG_LOOKS_SLOPE]       = { '^', '^' },
    [GROG_LOOKS_DITCH]       = { 'v', 'v' },
    [GROG_LOOKS_GRAVES]      = { 0x2020, 't' },
    [GROG_LOOKS_PILE]        = { 0x2229, 'n' },
    [GROG_LOOKS_LOGS]        = { 0x25a0, 'L' },
    [GROG_LOOKS_POSITION]    = { 0x222a, 'U' },
    [GROG_LOOKS_TRENCH]      = { 0x222a, 'U' },
    [GROG_LOOKS_WIRE]        = { 0x00d7, 'x' },
    [GROG_LOOKS_OBSTACLE]    = { 0x00d7, 'X' },
    [GROG_LOOKS_CRATER]      = { 0x25cb, 'O' },
    [GROG_LOOKS_WRECK]       = { 0x00a4, '&' },
    [GROG_LOOKS_HOUSE]       = { '_', '_' },
    [GROG_LOOKS_BUNKER]      = { 0x2592, '$' },
    [GROG_LOOKS_RUIN]        = { '%', '%' },
};

static const struct edge_sign edges[GROG_EDGES] = {
    [GROG_EDGE_WALL]       = { 0x2501, 0x2503, 0, '-', '|' },
    [GROG_EDGE_DOOR]       = { 0x2501, 0x2503, '+', '+', '+' },
    [GROG_EDGE_WINDOW]     = { 0x254d, 0x254f, 0, '"', ':' },
    [GROG_EDGE_SHUT_DOOR]  = { 0x2501, 0x2503, 'x', 'x', 'x' },
    [GROG_EDGE_DOORWAY]    = { ' ', ' ', '\'', '\'', '\'' },
    [GROG_EDGE_LOW_WALL]   = { 0x2504, 0x2506, 0, '=', '!' },
    [GROG_EDGE_HEDGE]      = { 0x2591, 0x2591, 0, '~', '{' },
    [GROG_EDGE_TALL_HEDGE] = { 0x2593, 0x2593, 0, '%', '%' },
    [GROG_EDGE_FENCE]      = { 0x2504, 0x2506, '#', '#', '#' },
};

const struct ground_sign *hn_ground_sign(unsigned look) { return &grounds[look < GROG_LOOKS ? look : 0]; }
const struct edge_sign *hn_edge_sign(unsigned look) { return &edges[look < GROG_EDGES ? look : 0]; }

static uint32_t ground_glyph(unsigned look, bool ascii)
{
    const struct ground_sign *s = hn_ground_sign(look);
    return ascii ? (unsigned char)s->ascii : s->glyph;
}

/* Lying, and in its middle. */
static void edge_glyphs(unsigned look, bool ascii, uint32_t out[2])
{
    const struct edge_sign *s = hn_edge_sign(look);
    out[0] = ascii ? (unsigned char)s->flat : s->lies;
    out[1] = ascii || !s->sign ? out[0] : s->sign;
}

/* ---- what they mean ---------------------------------------------------------------------------------------- */

static void put_glyph(struct grog_text *out, uint32_t g)
{
    if (g < 0x80)
        grog_print(out, "%c", (int)g);
    else if (g < 0x800)
        grog_print(out, "%c%c", (int)(0xc0 | g >> 6), (int)(0x80 | (g & 0x3f)));
    else
        grog_print(out, "%c%c%c", (int)(0xe0 | g >> 12), (int)(0x80 | (g >> 6 & 0x3f)), (int)(0x80 | (g & 0x3f)));
}

/* Is the card new?  Then it is remembered. */
static bool is_new(uint16_t card, uint16_t known[WORDS_MOST], unsigned *n)
{
    for (unsigned i = 0; i < *n; i++)
        if (known[i] == card)
            return false;
    if (!card || *n == WORDS_MOST)
        return false;
    known[(*n)++] = card;
    return true;
}

static void say_word(const struct grog_eyes *e, uint16_t card, const uint32_t glyph[2], struct grog_text *out)
{
    grog_print(out, "  ");
    put_glyph(out, glyph[0]);
    put_glyph(out, glyph[1]);
    grog_print(out, "  ");
    grog_say_card(e->s, card, GROG_SHORT, out);
}

static void say_grounds(const struct grog_eyes *e, const struct grog_board *b, bool ascii, struct grog_text *out)
{
    uint16_t known[WORDS_MOST];
    unsigned n = 0;
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++) {
        const struct grog_square *at = &b->at[i];
        char room[LINE] = "";
        struct grog_text text = { .at = room, .room = sizeof room };
        if (!is_new(at->ground, known, &n))
            continue;
        uint32_t glyph = ground_glyph(at->look, ascii);
        say_word(e, at->ground, (uint32_t[]){ glyph, glyph }, out);
        hn_say_ground(e, b, (uint16_t)(i + 1), &text);
        grog_print(out, "%s%s\n", text.n ? ": " : "", room);
    }
}

static void say_edges(const struct grog_eyes *e, const struct grog_board *b, bool ascii, struct grog_text *out)
{
    uint16_t known[WORDS_MOST];
    unsigned n = 0;
    for (unsigned i = 0; i < 2 * GROG_BOARD_SQUARES; i++) {
        const struct grog_square *at = &b->at[i / 2];
        uint16_t card = i % 2 ? at->west : at->north;
        uint32_t glyph[2];
        if (!is_new(card, known, &n))
            continue;
        edge_glyphs(at->looks[i % 2], ascii, glyph);
        if (n == 1) {
            grog_say_plain(e->s, "heroes.table.between", NULL, out);
            grog_print(out, "\n");
        }
        say_word(e, card, glyph, out);
        unsigned bits = at->edge_bits[i % 2];
        grog_print(out, ": ");
        grog_say_plain(e->s, "heroes.table.edge", GROG_PAIRS({ "closed", NULL, bits & GROG_EDGE_IS_CLOSED },
            { "blocks", NULL, bits & GROG_EDGE_IS_BLOCKING }, { "enters", NULL, bits & GROG_EDGE_IS_ENTRANCE },
            { "opens", NULL, bits & GROG_EDGE_IS_OPENING }, { "n", NULL, at->edge_hides[i % 2] }), out);
        grog_print(out, "\n");
    }
}

/* "♠ Orchard": neither is torn from the other. */
static void name_sign(const struct grog_eyes *e, uint16_t card, uint32_t glyph, struct grog_text *out)
{
    char room[160] = "";
    grog_say_card(e->s, card, GROG_SHORT, &(struct grog_text){ .at = room, .room = sizeof room });
    grog_print(out, "%s", out->n ? "\u00a0 " : "");
    put_glyph(out, glyph);
    grog_print(out, "\u00a0");
    for (const char *c = room; *c; c++)
        grog_print(out, *c == ' ' ? "\u00a0" : "%c", *c);
}

void hn_say_sign_names(const struct grog_eyes *e, const struct grog_board *b, bool ascii, struct grog_text *out)
{
    uint16_t known[WORDS_MOST];
    unsigned n = 0;
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++)
        if (is_new(b->at[i].ground, known, &n))
            name_sign(e, b->at[i].ground, ground_glyph(b->at[i].look, ascii), out);
    for (unsigned i = 0; i < 2 * GROG_BOARD_SQUARES; i++) {
        const struct grog_square *at = &b->at[i / 2];
        uint32_t glyph[2];
        edge_glyphs(at->looks[i % 2], ascii, glyph);
        if (is_new(i % 2 ? at->west : at->north, known, &n))
            name_sign(e, i % 2 ? at->west : at->north, glyph[1], out);
    }
}

/* Beside the board: what is lit, first. */
void hn_say_signs(const struct grog_eyes *e, const struct grog_board *b, bool ascii, struct grog_text *out)
{
    for (unsigned i = 1; i <= 4; i++) {
        char key[32];
        snprintf(key, sizeof key, "heroes.table.legend.%u", i);
        grog_say_plain(e->s, key, GROG_PAIRS({ "choose", ascii ? "@" : "\u25c7", 0 },
            { "reach", ascii ? "." : "\u2022", 0 }, { "star", ascii ? "$" : "\u2606", 0 }), out);
        grog_print(out, "\n");
    }
    say_grounds(e, b, ascii, out);
    say_edges(e, b, ascii, out);
}

void legend_heroes(const struct grog_eyes *e, bool ascii, struct grog_text *out)
{
    static const char *const about[] = { "heroes.table.how", "heroes.table.signs", "heroes.table.lights" };
    struct grog_board b;
    for (unsigned i = 0; i < GROG_COUNT(about); i++) {
        grog_say_plain(e->s, about[i], NULL, out);
        grog_print(out, "\n");
    }
    if (e->pictured || !grog_scene_board(e->m, e->view, &b))
        return;                                         /* where the ground is pictured it has no characters */
    say_grounds(e, &b, ascii, out);
    say_edges(e, &b, ascii, out);
}
