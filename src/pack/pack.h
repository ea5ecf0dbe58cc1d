/* SPDX-License-Identifier: MIT */
/* pack.h -- the immutable card database: compiled packs, and cards linked from them.
 *
 * A pack is opened from bytes, checked to the last of them, and then only read.  Linking
 * puts a system's own cards and any number of packs together into one struct grog_cards:
 * words find their rows, references their cards, keywords lend their rows to the cards
 * that bear them, and a card that says so takes the place of another.  The result is
 * read-only and self-contained: matches in many threads share it. */
#ifndef GROG_PACK_H
#define GROG_PACK_H

#include "format.h"

enum { GROG_PACKS_MAX = 32 };

struct grog_pack;
/* Yours: grog_pack_close it; the bytes are copied.  NULL: see why. */
struct grog_pack *grog_pack_open(const void *bytes, size_t n, struct grog_error *why);
void grog_pack_close(struct grog_pack *p);
const struct grog_pack_image *grog_pack_image(const struct grog_pack *p);     /* p's */
const char *grog_pack_text(const struct grog_pack *p, grog_string s);         /* p's */
const void *grog_pack_bytes(const struct grog_pack *p, size_t *n);            /* p's: the file, as it was opened */

/* Yours: grog_cards_free it.  Packs in any order; each needed pack must be among them, or be the
 * system's own cards (base, may be NULL), whose name is that of a pack.  They must outlive the
 * linking only.  NULL: see why. */
struct grog_cards *grog_cards_link(const struct grog_system *s, const struct grog_cards *base,
                                   const struct grog_pack *const *pack, unsigned packs, struct grog_error *why);
/* The same where one of two systems waits for games of the other, as a campaign does for its Missions
 * (kernel/fielding.h), and both play with the packs of that other: `beside` is the second of the two (NULL: there is
 * none).  They have the same kinds of card, by the same table.  A row whose words are all of `beside`, and not all of
 * `s`, is left out; a row with a word of neither, or with some of this and some of that, is refused.  Both links number
 * the cards alike.  base: the own cards of the system whose packs they are. */
struct grog_cards *grog_cards_link_beside(const struct grog_system *s, const struct grog_system *beside,
                                          const struct grog_cards *base, const struct grog_pack *const *pack,
                                          unsigned packs, struct grog_error *why);
/* Of the rows that a pack's card has itself: how many such a link for the system keeps. */
void grog_pack_card_says(const struct grog_pack *p, uint32_t card, const struct grog_system *s, uint16_t *modifiers,
                         uint16_t *abilities);
void grog_cards_free(struct grog_cards *cards);

/* A card or word by what people call it: its name, its id, or "pack:id".  0: none, or several. */
uint16_t grog_card_find(const struct grog_cards *cards, const char *what);

#endif
