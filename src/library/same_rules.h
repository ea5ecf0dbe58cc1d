/* SPDX-License-Identifier: MIT */
/* same_rules.h -- rules of other manuals that say the same as one of ours (docs/rules/same.tsv). */
#ifndef SAME_H
#define SAME_H

#include "words/words.h"

struct same_file { const char *file, *text; };
extern const struct same_file same_files[];             /* ends in a row of nulls */

/* Each rule whose id begins so, in small letters too, and that says the same as rules of this system: it, and what they
 * say, in a line.  at: NULL before the first.  False: there are no more. */
bool same_next(const struct grog_speaker *s, const char *begins, const char **at, struct grog_text *out);

#endif
