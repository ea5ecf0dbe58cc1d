/* SPDX-License-Identifier: MIT */
/* nearest.c -- see nearest.h. */
#include "nearest.h"

#include <stdio.h>

void nearest_say(const struct grog_nearest *n)
{
    if (n->word)
        fprintf(stderr, " (did you mean '%s'?)", n->word);
}
