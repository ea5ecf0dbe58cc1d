/* SPDX-License-Identifier: MIT */
/* exact.h -- lines of sight, counted slowly: the segment against every square, edge and corner of the board. */
#ifndef TESTS_HEROES_EXACT_H
#define TESTS_HEROES_EXACT_H

#include "heroes/board.h"

struct exact_question {
    const struct field *f;
    unsigned from, to;              /* to: 0 if it goes to the corner */
    unsigned corner;
    unsigned how, skip_a, skip_b;
};
struct line exact_line(const struct exact_question *q);

#endif
