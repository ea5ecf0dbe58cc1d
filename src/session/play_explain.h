/* SPDX-License-Identifier: MIT */
/* play_explain.h -- a choice explained; why something is no choice. */
#ifndef SESSION_PLAY_EXPLAIN_H
#define SESSION_PLAY_EXPLAIN_H

#include "play.h"

/* A line of the menu, from 1: what it is, or if it unfolds, what it holds. */
void play_explain(struct play *p, uint64_t line);
/* What has the words: one choice is explained, several are shown; of what is refused, why and what it would do. */
void play_explain_words(struct play *p, const char *words);
/* "why" in short, "why all", or only what has the words. */
void play_why(struct play *p, const char *words);
/* 1: few ask why it may not be done; 2: hardly anybody does; 0: many. */
unsigned play_how_rare(const struct play *p, const struct grog_refused *r);
/* Any option: its rule, its cards, what it does, what its dice need; `odds`: and how they may fall. */
void play_explain_option(struct play *p, struct grog_option o, bool odds);
/* The same in two parts: what it does and why; and what its cards say. */
void play_explain_why(const struct play *p, struct grog_option o);
void play_explain_cards(const struct play *p, struct grog_option o);
void play_show_odds(struct play *p, struct grog_option option);
bool play_show_rule(const struct play *p, const char *id);      /* false: there is none */

#endif
