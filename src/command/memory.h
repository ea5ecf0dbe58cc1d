/* SPDX-License-Identifier: MIT */
/* memory.h -- memory for texts and tables, and texts that are as long as they need to be. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include "grognard.h"

/* All of a text, however long; yours to free(text.at).
 *
 *     struct grog_text text = { 0 };
 *     do grog_inspect(m, g, &text); while (text_grows(&text)); */
bool text_grows(struct grog_text *t);

/* An allocation, or the end of the program. */
void must(bool had_memory);
void *must_have(size_t n, size_t size);
char *text_copy(const char *text);

#endif
