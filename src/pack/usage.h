/* SPDX-License-Identifier: MIT */
/* usage.h -- on how many cards each word of a system stands: what is never used, and what often. */
#ifndef GROG_USAGE_H
#define GROG_USAGE_H

#include "kernel/system.h"

enum grog_usage_class {
    GROG_USES_KIND, GROG_USES_FIELD, GROG_USES_KEYWORD, GROG_USES_VALUE, GROG_USES_POINT, GROG_USES_MEASURE,
    GROG_USES_COST, GROG_USES_TARGET, GROG_USES_VERB, GROG_USAGE_CLASSES
};

/* A class as people call it: "value". */
const char *grog_usage_class(enum grog_usage_class class);

/* Every word, class by class in the order above, in each in the order of the system's rows (keywords:
 * of the cards), also those on no card.  A field is "kind.field" and counts where it is not its default;
 * a keyword is a word that lends its rows, and counts where a card bears it; rows count on the card
 * that has them, lent ones too.  A card counts once.  false: no memory. */
typedef void grog_on_usage(void *arg, enum grog_usage_class class, const char *name, uint32_t cards);
bool grog_usage(const struct grog_system *s, const struct grog_cards *cards, grog_on_usage *visit, void *arg);

#endif
