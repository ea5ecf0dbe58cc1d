/* SPDX-License-Identifier: MIT */
/* languages.h -- in which language a command speaks. */
#ifndef LANG_H
#define LANG_H

#include "words/words.h"

/* English, and before it another catalogue: a file; a language by name, "fr", installed (grognard/words/fr.words
 * beside the packs) or built in; NULL: what GROGNARD_LANG says, else what LC_ALL, LC_MESSAGES or LANG say, if there is
 * a catalogue for it that lacks nothing.  False: see why.  Close both, the second first; it may be NULL. */
struct library;
bool lang_open(const struct library *l, const char *lang, struct grog_words *opened[2], struct grog_error *why);
static inline const struct grog_words *lang_words(struct grog_words *const opened[2])
{
    return opened[1] ? opened[1] : opened[0];
}
void lang_close(struct grog_words *opened[2]);

#endif
