/* SPDX-License-Identifier: MIT */
/* check.c -- what rows cannot say of a sound game of warfighter: whatever passes can be played on. */
#include "rules.h"

const char *wf_check(const struct grog_match *m, const struct grog_game *g)
{
    (void)m, (void)g;
    return NULL;
}
