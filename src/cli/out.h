/* SPDX-License-Identifier: MIT */
/* out.h -- how commands speak: JSON, colour, progress, and texts of the engine. */
#ifndef OUT_H
#define OUT_H

#include "grognard.h"

#include <stdio.h>

/* ---- JSON ---------------------------------------------------------------- */

/* A value written as it is told: json_open, members in order, json_close.  The key is
 * NULL in lists and for the outermost value. */
struct json { FILE *to; bool member; unsigned depth; };

void json_open(struct json *j, const char *key, char bracket);          /* '{' or '[' */
void json_close(struct json *j, char bracket);                          /* the outermost ends the line */
void json_text(struct json *j, const char *key, const char *value);     /* bytes that are not UTF-8 become U+FFFD */
void json_number(struct json *j, const char *key, int64_t value);
void json_flag(struct json *j, const char *key, bool value);
void json_tenths(struct json *j, const char *key, uint64_t tenths);     /* 123 is 12.3 */
void json_decimal(struct json *j, const char *key, double value, int decimals);

/* ---- colour -------------------------------------------------------------- */

enum ink { INK_PLAIN, INK_BOLD, INK_GOOD, INK_BAD };
/* What to print for it to stdout: nothing unless that is a terminal and NO_COLOR is not set. */
const char *ink(enum ink ink);

/* ---- progress ------------------------------------------------------------ */

/* A bar on stderr, if that is a terminal and the work takes longer than half a second; else nothing. */
struct progress { const char *what; uint64_t whole, begun; unsigned percent; bool on, shown; };
void progress_begin(struct progress *p, const char *what, uint64_t whole);
void progress_show(struct progress *p, uint64_t done);
void progress_end(struct progress *p);                                  /* leaves the line empty */

/* ---- texts --------------------------------------------------------------- */

/* All of a text, however long; yours to free(text.at).
 *
 *     struct grog_text text = { 0 };
 *     do grog_inspect(m, g, &text); while (text_grows(&text)); */
bool text_grows(struct grog_text *t);

/* An allocation, or the end of the program. */
void must(bool had_memory);
void *must_have(size_t n, size_t size);
char *text_copy(const char *text);

/* A clock that only goes forward. */
uint64_t nanoseconds(void);

#endif
