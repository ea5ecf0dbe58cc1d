/* SPDX-License-Identifier: MIT */
/* tables.h -- the tables on cards of heroes, as typed rows.
 *
 * A table is a count and then so many rows, each a number a column in the order of kinds.c.  objective_at(table, i) is
 * row i, from 0; there must be one. */
#ifndef HEROES_TABLES_H
#define HEROES_TABLES_H

#include "base/assert.h"

#include <stdint.h>
#include <string.h>

struct lying     { int16_t x, y, turns; };                              /* a board or overlay; in quarter turns */
struct zone      { int16_t seat, x, y, width, height; };                /* where a seat deploys */
struct objective { int16_t type, x, y, width, height, points, owner; }; /* owner: a side; 2: nobody */
struct happens   { int16_t round, side, what, amount, x, y; };          /* side: 2: both; what: enum happening */
struct opening   { int16_t size, band, other; };                        /* of a tile; its one or two bands */
struct several   { int16_t card, number; };                             /* so many of a card */

#define COLUMNS(row) ((int)(sizeof(struct row) / sizeof(int16_t)))
#define ROWS_OF(row) \
    static inline struct row row##_at(const int16_t *table, unsigned i) \
    { \
        struct row out; \
        GROG_ASSERT((int)i < table[0]); \
        memcpy(&out, table + 1 + (unsigned)COLUMNS(row) * i, sizeof out); \
        return out; \
    }
ROWS_OF(lying)
ROWS_OF(zone)
ROWS_OF(objective)
ROWS_OF(happens)
ROWS_OF(opening)
ROWS_OF(several)
#undef ROWS_OF

#endif
