/* SPDX-License-Identifier: MIT */
/* renamed.h -- cards of our packs that had another name in a release that is out (packs/renamed.tsv): a game from then
 * is carried with the names of today, and a team is found by them. */
#ifndef RENAMED_H
#define RENAMED_H

#include "words/words.h"

struct renamed_file { const char *file, *text; };
extern const struct renamed_file renamed_files[];       /* ends in a row of nulls */

/* Adds the text, a setup or the lines of a position, with today's names.  A name that a card of today has is not
 * touched, nor one whose new card is not there.  Grow `out` and say it again until it fits (base/text.h). */
void renamed_print(const struct grog_cards *today, const char *system, const char *text, struct grog_text *out);
/* The card of that name, or that had it; 0: none. */
uint16_t renamed_find(const struct grog_cards *today, const char *system, const char *name);

#endif
