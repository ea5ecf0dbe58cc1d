/* SPDX-License-Identifier: MIT */
/* nearest.h -- the word that somebody may have meant when he mistyped one. */
#ifndef GROG_NEAREST_H
#define GROG_NEAREST_H

struct grog_nearest {
    const char *typed, *word;       /* word: the best so far; NULL: nothing is near */
    unsigned    distance;
};

struct grog_error;

void grog_nearest_try(struct grog_nearest *n, const char *word);
/* " (did you mean 'word'?)" behind what is wrong, if anything is near. */
void grog_nearest_say(const struct grog_nearest *n, struct grog_error *why);

#endif
