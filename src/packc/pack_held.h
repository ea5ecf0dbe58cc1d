/* SPDX-License-Identifier: MIT */
/* pack_held.h -- the cards of a compiled pack, held against what their system demands of cards. */
#ifndef PACK_HELD_H
#define PACK_HELD_H

#include "pack_folder.h"

struct grog_words;
struct program;

/* Adds to the mistakes and warnings, whose lists have room for PACKC_MISTAKES_MAX; those beyond are counted.  beside:
 * the cards as the system beside the pack's has them, or NULL. */
void pack_hold(struct compiled *c, const struct grog_pack *pack, const struct grog_cards *cards,
               const struct grog_cards *beside, const struct grog_words *words);
/* What is meant and not so is a warning of its own. */
void pack_warn_of_meant(struct compiled *c);
/* In the order of files and lines. */
void pack_sort(const struct compiled *c, struct packc_mistake *list, uint32_t n);

#endif
