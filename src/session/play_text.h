/* SPDX-License-Identifier: MIT */
/* play_text.h -- what is told, in lines of the screen. */
#ifndef SESSION_PLAY_TEXT_H
#define SESSION_PLAY_TEXT_H

#include "play.h"

enum play_ink { PLAY_PLAIN, PLAY_BOLD, PLAY_GOOD, PLAY_BAD };
/* What to tell for it: nothing where there are no colours. */
const char *play_ink(const struct play *p, enum play_ink ink);
/* As it is, without a line's end. */
void play_tell(const struct play *p, const char *text);

/* The text in lines of the screen's width; those after the first are indented so far. */
void play_print(const struct play *p, unsigned indent, const char *text);
/* Two lines of one sort about one doer become one, "He draws A, B."; false: they do not.  `last` has PLAY_LINE. */
bool play_join(const struct grog_speaker *s, const struct grog_game *view, char *last, const struct grog_event *was,
               const struct grog_event *now, const char *line);
/* What a card says, with its head. */
void play_show_card(const struct play *p, uint16_t card);
/* A message of the catalogue, "play.undone". */
void play_say(const struct play *p, const char *key, const struct grog_pair *pairs);

#endif
