/* SPDX-License-Identifier: MIT */
/* shelf.h -- the systems in this program, and matches of them. */
#ifndef SHELF_H
#define SHELF_H

#include "grognard.h"

extern const struct grog_box shelf[];           /* ends in a box of nulls */

/* Yours: grog_match_free it.  NULL, and stderr says why: no such system, or not its setup. */
struct grog_match *shelf_match(const char *command, const char *system, const char *setup);

#endif
