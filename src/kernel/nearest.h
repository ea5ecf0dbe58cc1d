/* SPDX-License-Identifier: MIT */
/* nearest.h -- what somebody may have meant who mistyped a word. */
#ifndef GROG_NEAREST_H
#define GROG_NEAREST_H

struct grog_nearest {
    const char *typed, *word;       /* word: the best so far; NULL: nothing is near */
    unsigned    distance;
};

void grog_nearest_try(struct grog_nearest *n, const char *word);

#endif
