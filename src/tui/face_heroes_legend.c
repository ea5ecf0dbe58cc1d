/* SPDX-License-Identifier: MIT */
/* face_heroes_legend.c -- what the signs of heroes' board mean: the ground and edges that lie on it, and how
 * counters look. */
#include "face_heroes.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MOST = 96, LINE = 1024 };

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

static void say_word(struct table *t, uint16_t card, const uint32_t *glyph, unsigned glyphs, struct grog_text *out)
{
    grog_print(out, "  ");
    for (unsigned i = 0; i < glyphs; i++)
        put_glyph(out, glyph[i]);
    grog_print(out, "  ");
    grog_say_card(&t->p->s, card, GROG_SHORT, out);
}

static void say_grounds(struct table *t, struct grog_text *out)
{
    uint16_t known[WORDS_MOST];
    unsigned n = 0;
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++) {
        const struct grog_square *at = &t->board.at[i];
        char room[LINE] = "";
        struct grog_text text = { .at = room, .room = sizeof room };
        if (!is_new(at->ground, known, &n))
            continue;
        uint32_t glyph = hn_ground_glyph(t, at->look);
        say_word(t, at->ground, (uint32_t[]){ glyph, glyph }, 2, out);
        hn_say_ground(t, (uint16_t)(i + 1), &text);
        grog_print(out, "%s%s\n", text.n ? ": " : "", room);
    }
}

static void say_edges(struct table *t, struct grog_text *out)
{
    uint16_t known[WORDS_MOST];
    unsigned n = 0;
    for (unsigned i = 0; i < 2 * GROG_BOARD_SQUARES; i++) {
        const struct grog_square *at = &t->board.at[i / 2];
        uint16_t card = i % 2 ? at->west : at->north;
        uint32_t glyph[2];
        if (!is_new(card, known, &n))
            continue;
        hn_edge_glyphs(t, at->looks[i % 2], glyph);
        if (n == 1)
            table_say(t, "heroes.table.between", NULL, out);
        if (n == 1)
            grog_print(out, "\n");
        say_word(t, card, glyph, 2, out);
        unsigned bits = at->edge_bits[i % 2];
        grog_print(out, ": ");
        table_say(t, "heroes.table.edge", PAIRS({ "closed", NULL, bits & GROG_EDGE_IS_CLOSED },
                                                { "blocks", NULL, bits & GROG_EDGE_IS_BLOCKING },
                                                { "enters", NULL, bits & GROG_EDGE_IS_ENTRANCE },
                                                { "opens", NULL, bits & GROG_EDGE_IS_OPENING },
                                                { "n", NULL, at->edge_hides[i % 2] }), out);
        grog_print(out, "\n");
    }
}

/* "♠ Orchard": neither is torn from the other. */
static void name_sign(struct table *t, uint16_t card, uint32_t glyph, struct grog_text *out)
{
    char room[160] = "";
    grog_say_card(&t->p->s, card, GROG_SHORT, &(struct grog_text){ .at = room, .room = sizeof room });
    grog_print(out, "%s", out->n ? "\u00a0 " : "");
    put_glyph(out, glyph);
    grog_print(out, "\u00a0");
    for (const char *c = room; *c; c++)
        grog_print(out, *c == ' ' ? "\u00a0" : "%c", *c);
}

void hn_legend_names(struct table *t, struct grog_text *out)
{
    uint16_t known[WORDS_MOST];
    unsigned n = 0;
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++)
        if (is_new(t->board.at[i].ground, known, &n))
            name_sign(t, t->board.at[i].ground, hn_ground_glyph(t, t->board.at[i].look), out);
    for (unsigned i = 0; i < 2 * GROG_BOARD_SQUARES; i++) {
        const struct grog_square *at = &t->board.at[i / 2];
        uint32_t glyph[2];
        hn_edge_glyphs(t, at->looks[i % 2], glyph);
        if (is_new(i % 2 ? at->west : at->north, known, &n))
            name_sign(t, i % 2 ? at->west : at->north, glyph[1], out);
    }
}

/* Beside the board: what is lit, first. */
void hn_legend_in_short(struct table *t, struct grog_text *out)
{
    bool ascii = t->canvas->ascii;
    for (unsigned i = 1; i <= 4; i++) {
        char key[32];
        snprintf(key, sizeof key, "heroes.table.legend.%u", i);
        table_say(t, key, PAIRS({ "choose", ascii ? "@" : "\u25c7", 0 }, { "reach", ascii ? "." : "\u2022", 0 },
                                { "star", ascii ? "$" : "\u2606", 0 }), out);
        grog_print(out, "\n");
    }
    say_grounds(t, out);
    say_edges(t, out);
}

void hn_legend(struct table *t, struct grog_text *out)
{
    table_say(t, "heroes.table.how", NULL, out);
    grog_print(out, "\n");
    table_say(t, "heroes.table.signs", NULL, out);
    grog_print(out, "\n");
    table_say(t, "heroes.table.lights", NULL, out);
    grog_print(out, "\n");
    say_grounds(t, out);
    say_edges(t, out);
}
