/* SPDX-License-Identifier: MIT */
/* nearest.c -- see nearest.h.  Near is: at most a third of the word, or two letters, to change. */
#include "nearest.h"
#include "grognard.h"

#include <stdio.h>
#include <string.h>

enum { WORD_MAX = 64 };

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* How many letters to change, add or leave out; row by row of the usual table. */
static unsigned distance(const char *a, const char *b)
{
    unsigned row[WORD_MAX + 1];
    size_t n = strlen(b);
    if (n > WORD_MAX)
        return WORD_MAX;
    for (unsigned k = 0; k <= n; k++)
        row[k] = k;
    for (unsigned i = 1; *a; i++, a++) {
        unsigned corner = row[0];
        row[0] = i;
        for (unsigned k = 1; k <= n; k++) {
            unsigned change = corner + (*a != b[k - 1]);
            corner = row[k];
            row[k] = least(change, least(row[k], row[k - 1]) + 1);
        }
    }
    return row[n];
}

void grog_nearest_try(struct grog_nearest *n, const char *word)
{
    unsigned far = distance(n->typed, word), limit = (unsigned)strlen(word) / 3;
    if (far <= (limit > 2 ? limit : 2) && far < strlen(word) && (!n->word || far < n->distance)) {
        n->word = word;
        n->distance = far;
    }
}

void grog_nearest_say(const struct grog_nearest *n, struct grog_error *why)
{
    size_t at = strlen(why->text);
    if (n->word)
        snprintf(why->text + at, sizeof why->text - at, " (did you mean '%s'?)", n->word);
}
