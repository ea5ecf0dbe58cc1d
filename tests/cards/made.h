/* SPDX-License-Identifier: MIT */
/* made.h -- a pack that chance has made: cards of a match with other things to say.
 *
 * Each card takes the place of one that the match has, and is like it but for its rows.  A row is kept in its parts, so
 * that a pack which breaks something can be made smaller part by part.  Words are those of the system's table and no
 * others; how they are put together is legal mostly, and the compiler judges the rest. */
#ifndef TESTS_CARDS_MADE_H
#define TESTS_CARDS_MADE_H

#include "kernel/kernel.h"
#include "kernel/reached.h"

enum { MADE_CARDS = 6, MADE_ROWS = 3, MADE_EFFECTS = 3, MADE_PART = 200 };

/* Its optional parts; what is left out is "". */
enum made_part { MADE_OF, MADE_WHEN, MADE_UNLESS, MADE_COST, MADE_RAISE, MADE_MAY, MADE_PARTS };
struct made_row {
    char head[MADE_PART];                       /* "at { hostile_placed", "add { move = 1" */
    char part[MADE_PARTS][MADE_PART];           /* "with", "at_least(health, 2)" */
    char effect[MADE_EFFECTS][MADE_PART];
    unsigned effects;                           /* 0: it changes a value */
};
struct made_card { uint16_t card; unsigned rows; struct made_row row[MADE_ROWS]; };
struct made_pack { unsigned cards; struct made_card card[MADE_CARDS]; };

/* Chance of its own, so that a number tells all of a pack. */
struct chance { uint64_t state; };
uint32_t below(struct chance *c, uint32_t n);
static inline bool one_in(struct chance *c, uint32_t n) { return below(c, n) == 0; }

/* What a pack is made from: a match, the cards that its games have, and the points that they reach. */
struct made_of { uint16_t card; uint32_t often; };
struct made_from {
    const struct grog_match *m;
    const struct made_of *near, *far;   /* cards that may speak: seen in play in such games, and the rest */
    unsigned nears, fars;
    uint32_t points[256];           /* in how many games each is reached */
};

void make_pack(const struct made_from *from, struct chance *c, struct made_pack *out);
void make_row(const struct made_from *from, struct chance *c, const struct grog_card_kind *kind, struct made_row *out);

/* Its files: pack.lua, which needs these packs, and the cards. */
void print_header(const struct grog_system *s, const char *const *needs, unsigned n, struct grog_text *out);
void print_made(const struct grog_match *m, const struct made_pack *p, struct grog_text *out);
/* A card of a match as a declaration: all of its fields, and these rows. */
void print_card(const struct grog_match *m, uint16_t card, const char *says, struct grog_text *out);

#endif
