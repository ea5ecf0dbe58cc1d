/* SPDX-License-Identifier: MIT */
/* debrief_words.h -- the sentences that all forms of a debrief share. */
#ifndef DEBRIEF_WORDS_H
#define DEBRIEF_WORDS_H

#include "debrief.h"

void debrief_message(const struct debrief *d, const struct grog_words *words, const char *key,
                     const struct grog_pair *pairs, struct grog_text *out);
void debrief_say_luck(const struct debrief *d, const struct grog_words *words, unsigned side, struct grog_text *out);
void debrief_say_turning(const struct debrief *d, const struct grog_words *words, const struct debrief_turning *t,
                         struct grog_text *out);
/* What the columns count, if that is said. */
void debrief_say_columns(const struct debrief *d, const struct grog_words *words, struct grog_text *out);
bool debrief_has_both(const struct debrief *d);                 /* rows of both sides, to be told apart */
bool debrief_shows(const struct debrief *d, unsigned row);      /* has anything been told of it? */

#endif
