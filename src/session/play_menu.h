/* SPDX-License-Identifier: MIT */
/* play_menu.h -- the choices, gathered. */
#ifndef SESSION_PLAY_MENU_H
#define SESSION_PLAY_MENU_H

#include "play.h"

/* All of them, gathered as the catalogue says; of `words` (may be NULL) those that have all of them, each for itself.
 * How many were found. */
uint32_t play_show_options(struct play *p, const char *words);
/* The choices behind a line that unfolds. */
void play_unfold(struct play *p, uint32_t line);
/* The option of a line, counted from 1; NULL: there is none, or it unfolds. */
const struct grog_option *play_option(const struct play *p, uint64_t line);
/* The same without a word: all of them gathered; those that have the words, or that somebody wants; what is behind a
 * line. */
/* Put those first of the order from..to that have a line of their own; how many. */
uint32_t play_best_first(const struct play *p, uint32_t from, uint32_t to);
void play_gather(struct play *p);
void play_pick(struct play *p, const char *words);
typedef bool play_wanted(void *arg, uint32_t option);
void play_pick_if(struct play *p, play_wanted *wanted, void *arg);
void play_open_line(struct play *p, uint32_t line);             /* from 0 */
/* A line (from 0) in words, without its number; `headed`: below the one who acts; the odds (may be ""): its best. */
void play_say_line(const struct play *p, uint32_t line, bool headed, const char *odds, struct grog_text *out);
/* Is one of its options taught by a lesson now? */
bool play_is_taught(const struct play *p, uint32_t line);
/* Who acts in the line, if all that follow are his; nothing if it needs no heading. */
void play_say_heading(const struct play *p, uint32_t line, struct grog_text *out);
/* Odds in short: what stands beside a choice; nothing if they say nothing. */
/* Of several options the one that comes to most on the average; slow: those that are left are not counted. */
uint32_t play_best(const struct play *p, const uint32_t *option, uint32_t n, bool *slow);
void play_say_odds(const struct play *p, struct grog_option o, const struct grog_odds *counted, struct grog_text *out);
/* The only option about the square of this name, "b5"; NULL: there is none, or several. */
const struct grog_option *play_option_at(const struct play *p, const char *square);
bool play_has_words(const char *text, const char *words);

#endif
