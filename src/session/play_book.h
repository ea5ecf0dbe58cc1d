/* SPDX-License-Identifier: MIT */
/* play_book.h -- what has happened, in lines for each seat. */
#ifndef SESSION_PLAY_BOOK_H
#define SESSION_PLAY_BOOK_H

#include "play.h"

bool book_open(struct play *p);                 /* false: no memory */
void book_close(struct play *p);
void play_begun(struct play *p);                /* p->events: the deal, and what cards did before anybody was asked */
uint32_t book_news(const struct book *b, bool begun);  /* the first line worth telling who sits down: of a game that has
                                                   just begun, what is behind the deal and the first heading */
void book_hear(struct play *p);                 /* p->events, in every book */
/* p->events, line by line, as the speaker's viewer is told them: p->view is his.  A line that may go on where one like
 * it ended begins with BOOK_GOES_ON. */
enum { BOOK_GOES_ON = '\1' };
typedef void book_line(void *to, const char *line, uint32_t moment);
/* With sums (may be NULL) of Attacks and turns among them. */
void book_lines(struct play *p, const struct grog_speaker *s, struct grog_log *log, struct book_sums *sums,
                book_line *each, void *to);
void book_add(struct play *p, unsigned seat, const char *text);     /* a line of the program's own */
void book_mark(struct play *p);                 /* before a choice, so that it can be taken back */
void book_go_back(struct play *p);              /* to where the journal is */
void book_show(struct play *p, unsigned seat, bool all);
/* The line at *at, with those that go on where it ended; *at is behind them then.  False: there is none. */
bool book_read(const struct play *p, unsigned seat, uint32_t *at, char line[PLAY_LINE]);
/* The seat looks: its view and scene; of a game that is not (or no longer) the journal's. */
void play_look(struct play *p, unsigned seat);
/* The turn in which the game is; when it is over, that of the last choice, if it is the one before. */
uint32_t play_turn_shown(const struct grog_game *g, uint32_t asked);
void play_look_at(struct play *p, const struct grog_game *g, unsigned seat);

#endif
