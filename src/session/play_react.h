/* SPDX-License-Identifier: MIT */
/* play_react.h -- reactions as the player wants them. */
#ifndef SESSION_PLAY_REACT_H
#define SESSION_PLAY_REACT_H

#include "play.h"

/* The settings of a file; NULL: the player's own; "none": none.  False: see why. */
bool react_open(struct play *p, const char *file, struct grog_error *why);
/* Whether a setting answers what the seat is asked; and let it answer.  False: nothing does. */
bool react_would_answer(const struct play *p);
bool react_answer(struct play *p, unsigned seat);
/* Is an option not to be listed, since it is never used and others are asked about?  And a line about those. */
bool react_hides(const struct play *p, uint32_t option);
void react_say_hidden(const struct play *p);
/* "reactions", "reactions never Steady Lads". */
void react_command(struct play *p, const char *text);
/* The settings as rows that can be changed where they stand: all, each moment, and below it each of your cards. */
enum { REACT_ROWS = 120 };
struct react_row { enum react_sort sort; uint16_t row; uint8_t point; };
bool react_has_any(const struct play *p);       /* has its system moments at which somebody can be asked? */
unsigned react_rows(const struct play *p, struct react_row *out, unsigned most);
/* What holds for it; own: it was said of this row. */
enum react_how react_row_is(const struct play *p, const struct react_row *r, bool *own);
void react_say_row(const struct play *p, const struct react_row *r, struct grog_text *name, struct grog_text *does);
void react_put(struct play *p, const struct react_row *r, enum react_how how);
void react_turn(struct play *p, const struct react_row *r, int by);     /* never, ask, always */
/* The row of the first card that is offered now; 0: none is. */
unsigned react_row_asked(const struct play *p, const struct react_row *rows, unsigned n);

#endif
