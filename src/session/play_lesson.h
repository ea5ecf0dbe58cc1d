/* SPDX-License-Identifier: MIT */
/* play_lesson.h -- a lesson at the table. */
#ifndef SESSION_PLAY_LESSON_H
#define SESSION_PLAY_LESSON_H

#include "play.h"

/* All that a face needs of a lesson; without one all is allowed and nothing is said.  Before an option is taken: may it
 * be?  If not, `why` gets a kind sentence, and nothing is taken. */
bool lesson_allows(const struct play *p, struct grog_option o, struct grog_text *why);
/* Is the option one of those that are taught now, to be marked?  (What is bound is the seat that looks.) */
bool lesson_marks(const struct play *p, struct grog_option o);
/* After play_take: what is said because a step was reached, once; then what is to be done now, or at the end of the
 * lesson its last words.  False: nothing. */
bool lesson_reached(struct play *p, struct grog_text *out);
void lesson_last_reached(const struct play *p, struct grog_text *out);         /* the same, as often as it is asked */
bool lesson_say(struct play *p, struct grog_text *out);
bool lesson_is_over(const struct play *p);              /* and with it what is played; never of a guide */
/* Does it guide through the beginning of a game, which is kept and goes on without it? */
bool lesson_guides(const struct play *p);
bool lesson_has_next(const struct play *p);             /* of the same system */
/* Is there something that has not been shown, once for each step? */
bool lesson_is_new(struct play *p);
/* At its first step, what it is about; title and that, with how line mode is used. */
void lesson_about(const struct play *p, struct grog_text *out);
void lesson_greet(const struct play *p, struct grog_text *out);
/* For play.c and play_others.c: begin and end one; take an option with the lesson's dice; what another seat answers. */
bool lesson_open(struct play *p, const struct grog_lesson *l);
void lesson_close(struct play *p);
void lesson_take(struct play *p, unsigned seat, struct grog_option o);
struct grog_option lesson_answer(const struct play *p, const struct grog_options *offered);
/* Line mode: print what it says; print why not, if it is not allowed. */
void lesson_show(struct play *p);
bool lesson_refuses(const struct play *p, struct grog_option o);

#endif
