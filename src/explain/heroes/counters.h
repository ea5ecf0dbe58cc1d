/* SPDX-License-Identifier: MIT */
/* counters.h -- the counters of a battle as the scene shows them: what each tells of itself, and which one is seen on
 * each square. */
#ifndef EXPLAIN_HEROES_COUNTERS_H
#define EXPLAIN_HEROES_COUNTERS_H

#include "explain/explain.h"

enum { HN_COUNTERS = 160, HN_LETTERS = 5 };

/* A counter on the board, read off its marks. */
struct counter {
    uint16_t object, square, tail;      /* tail: of who stands on two squares */
    uint8_t  class, category, faces;    /* as heroes shows them; faces from 1 */
    uint8_t  order, suppressed, damages;
    uint8_t  number;                    /* on its side, from 1 */
    bool     yours, allied, concealed, wreck, acted, acting, bluff, special, token, weakened, tough, aboard;
    bool     turned;                    /* it has its other side up */
    char     code[HN_LETTERS];          /* "I12": capitals are one's own side's */
};

struct counters {
    unsigned n;
    struct counter at[HN_COUNTERS];
    uint16_t on[GROG_BOARD_SQUARES + 1];        /* the counter that stands there, + 1 */
    uint16_t acting;                    /* the counter whose turn it is, + 1; 0: none */
};

/* All of them.  Of several on one square this object is the one that is seen, if it is there; 0: whichever. */
void hn_counters(const struct grog_eyes *e, uint16_t object, struct counters *out);
/* NULL: nobody stands there. */
const struct counter *hn_counter_at(const struct counters *c, uint16_t square);

#endif
