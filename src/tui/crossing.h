/* SPDX-License-Identifier: MIT */
/* crossing.h -- a few answers to choose from on a screen of their own, between two games. */
#ifndef TUI_CROSSING_H
#define TUI_CROSSING_H

struct grog_words;

/* One of n answers, from 1; 0: leave.  UINT32_MAX: the screen could not be had. */
unsigned crossing_ask(const struct grog_words *words, const char *title, const char *about, const char *const *answer,
                      unsigned n);

#endif
