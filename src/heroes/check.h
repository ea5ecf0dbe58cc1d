/* SPDX-License-Identifier: MIT */
/* check.h -- what rows cannot say of a sound game of heroes.  A check returns NULL, or what is wrong. */
#ifndef HEROES_CHECK_H
#define HEROES_CHECK_H

#include "common.h"

const char *hn_check(const struct grog_match *m, const struct grog_game *g);
const char *hn_check_frames(const struct grog_match *m, const struct heroes *h);
bool hn_lies(const struct grog_match *m, unsigned zone, uint16_t card);

#endif
