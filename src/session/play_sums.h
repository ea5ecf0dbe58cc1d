/* SPDX-License-Identifier: MIT */
/* play_sums.h -- what an Attack came to, in a line behind it, and what a whole turn of the others came to. */
#ifndef SESSION_PLAY_SUMS_H
#define SESSION_PLAY_SUMS_H

#include "play.h"

/* A line of sums begins so, and one of harm to one's own so. */
enum { BOOK_SUM = '=', BOOK_HARM = '!' };
static inline bool book_is_sum(const char *line)  { return line[0] == BOOK_SUM && line[1] == ' '; }
static inline bool book_is_harm(const char *line) { return line[0] == BOOK_HARM && line[1] == ' '; }

/* Before an event is told: what it ends.  `line`: the event's own. */
void sums_end(struct book_sums *b, const struct grog_speaker *s, const struct grog_event *e, const char *line,
              struct grog_text *out);
/* It is told: what it adds. */
void sums_add(struct book_sums *b, const struct grog_speaker *s, const struct grog_event *e);
/* Nobody is in the middle of anything now. */
void sums_rest(struct book_sums *b, const struct grog_speaker *s, struct grog_text *out);
/* Its line stands out: harm to one's own, `warfighter.event.is-wounded.harm = yes`; or what something came to, where no
 * sum says it, `heroes.event.is-eliminated.outcome = yes`. */
bool sums_is_harm(const struct grog_speaker *s, const struct grog_event *e);
bool sums_is_outcome(const struct grog_speaker *s, const struct grog_event *e);

#endif
