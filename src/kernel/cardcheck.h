/* SPDX-License-Identifier: MIT */
/* cardcheck.h -- two parts of grog_system_check: NULL, or what is wrong. */
#ifndef GROG_CARDCHECK_H
#define GROG_CARDCHECK_H

#include "system.h"

/* The row that is at fault; one that was left out has no name. */
static inline const char *named(const char *name) { return name ? name : "a row without a name"; }

const char *grog_vocabulary_check(const struct grog_system *s);
const char *grog_cards_check(const struct grog_system *s, const struct grog_cards *cards);

#endif
