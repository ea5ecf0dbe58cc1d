/* SPDX-License-Identifier: MIT */
/* nearest.h -- what somebody may have meant who mistyped a word. */
#ifndef NEAREST_H
#define NEAREST_H

#include <stdbool.h>

struct nearest {
    const char *typed, *word;       /* word: the best so far; NULL: nothing is near */
    unsigned    distance;
};

void nearest_try(struct nearest *n, const char *word);
/* " (did you mean 'sim'?)" on stderr, if something was near. */
void nearest_say(const struct nearest *n);

#endif
