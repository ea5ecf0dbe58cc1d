/* SPDX-License-Identifier: MIT */
/* terminal.h -- what commands put on a terminal beside their results: colour, and a bar for long work. */
#ifndef BASE_TERMINAL_H
#define BASE_TERMINAL_H

#include "base/columns.h"

#include <stdbool.h>
#include <stdint.h>

enum ink { INK_PLAIN, INK_BOLD, INK_GOOD, INK_BAD };
/* What to print for it to stdout: nothing unless that is a terminal and NO_COLOR is not set. */
const char *ink(enum ink ink);

/* ---- progress ------------------------------------------------------------ */

/* A bar on stderr, if that is a terminal and the work takes longer than half a second; else nothing. */
struct progress { const char *what; uint64_t whole, begun; unsigned percent; bool on, shown; };
void progress_begin(struct progress *p, const char *what, uint64_t whole);
void progress_show(struct progress *p, uint64_t done);
void progress_end(struct progress *p);                                  /* leaves the line empty */

/* The columns on stdout, with their head in bold; then all is freed. */
void columns_print(struct columns *c);

/* Columns of the screen: what COLUMNS says, else the terminal, else 80. */
unsigned terminal_width(void);

#endif
