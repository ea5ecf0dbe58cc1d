/* SPDX-License-Identifier: MIT */
/* linking.h -- what tests of linking share: packs that wait, and the linking of them. */
#ifndef TESTS_PACK_LINKING_H
#define TESTS_PACK_LINKING_H

#include "support.h"

#include "image.h"
#include "pack/pack.h"

/* The builder's pack is opened and joins those that are linked next; the builder is done. */
void join(struct builder *b);
/* All that have joined, closed afterwards. */
struct grog_cards *link_with(const struct grog_cards *base, struct grog_error *why);
/* The same with the duel's own cards; the test fails if they do not link. */
struct grog_cards *linked(void);
/* A pack of one card, which the test goes on with. */
void one_card(struct builder *b, const char *pack, const char *name, enum card_kind kind);

#endif
