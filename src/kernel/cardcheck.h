/* SPDX-License-Identifier: MIT */
/* cardcheck.h -- grog_system_check, which says what is wrong with a row too, and two parts of it.
 * Each returns NULL, or the row that is wrong; *why is what is wrong with it, or NULL where its name says it all. */
#ifndef GROG_CARDCHECK_H
#define GROG_CARDCHECK_H

#include "system.h"

/* The row that is at fault; one that was left out has no name. */
static inline const char *named(const char *name) { return name ? name : "a row without a name"; }

const char *grog_system_fault(const struct grog_system *s, const struct grog_cards *cards, const char **why);
const char *grog_vocabulary_check(const struct grog_system *s, const char **why);
const char *grog_cards_check(const struct grog_system *s, const struct grog_cards *cards);

#endif
