/* SPDX-License-Identifier: MIT */
/* session.h -- a game at a table: who sits where, what is asked, what was told, undo, saving.
 *
 *     struct grog_wish w = { .system = "duel", .seed = 7 };
 *     struct grog_session *s = grog_session_open(library, &w, &why);
 *     while (grog_session_wait(s))                     the others have chosen; somebody here is asked
 *         grog_session_take(s, choose(grog_session_options(s)));
 *     grog_session_close(s);
 *
 * It is all that a face needs: grog_session_scene to draw, the questions and options in words, the log as each seat was
 * told it.  It prints nothing and keeps no global state: sessions in several threads know nothing of each other, if
 * each has a library of its own.  All that is said is said to the seat that is asked, and tells no more than it may
 * know. */
#ifndef GROGNARD_SESSION_H
#define GROGNARD_SESSION_H

#include "grognard/bots.h"
#include "grognard/library.h"
#include "grognard/scene.h"
#include "grognard/words.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct grog_session;

/* What somebody wants to play, and how.  All of zeros is a game of the usual system. */
struct grog_wish {
    const char *system;             /* NULL: the usual one */
    const char *setup;              /* NULL: one that is ready (grog_library_ready) */
    const char *seats;              /* who plays here: "0", "0,1", "all", or "none"; NULL: seat 0 */
    const char *bot;                /* who plays the others, by one name or by several in turn; NULL: who plays best */
    const char *language;           /* as grog_library_words takes it */
    const char *resume;             /* a file that was saved: go on with it, whatever system and setup say */
    uint64_t    seed;               /* of the dice, and of the bots' chance */
};

/* Yours: grog_session_close it, before its library is closed.  NULL: see why. */
struct grog_session *grog_session_open(struct grog_library *l, const struct grog_wish *w, struct grog_error *why);
void grog_session_close(struct grog_session *s);

/* A player of your own for a seat that nobody here plays, in place of its bot; `arg` is handed to it.  NULL: the bot
 * again. */
void grog_session_seat_player(struct grog_session *s, unsigned seat, grog_player *player, void *arg);

/* ---- playing ------------------------------------------------------------- */

/* One who does not sit here chooses; false: none of them is asked. */
bool grog_session_step(struct grog_session *s);
/* The others choose, and questions with one answer are answered, until somebody here is asked.  False: the game is
 * over; or, if grog_session_over says that it is not, there was no memory to go on with it. */
bool grog_session_wait(struct grog_session *s);
bool grog_session_over(const struct grog_session *s);

/* The seat that looks: the one that is asked, of those here; GROG_SPECTATOR: nobody plays here. */
unsigned grog_session_seat(const struct grog_session *s);
/* How many options it has, and each of them; they are numbered from 0. */
uint32_t grog_session_options(const struct grog_session *s);
struct grog_option grog_session_option(const struct grog_session *s, uint32_t i);
/* GROG_REFUSED, and nothing has changed: there is no such option.  GROG_FULL, likewise: there is no memory for it. */
enum grog_status grog_session_take(struct grog_session *s, uint32_t i);
/* The last choice of those here is taken back, with what followed from it; done again.  False: it cannot be. */
bool grog_session_undo(struct grog_session *s);
bool grog_session_redo(struct grog_session *s);

/* ---- what there is to see ------------------------------------------------ */

/* All of these are the session's, and change with it. */
const struct grog_match   *grog_session_match(const struct grog_session *s);
const struct grog_game    *grog_session_game(const struct grog_session *s);     /* all of it, for referees */
const struct grog_game    *grog_session_view(const struct grog_session *s);     /* of the seat that looks */
const struct grog_scene   *grog_session_scene(const struct grog_session *s);
const struct grog_speaker *grog_session_speaker(const struct grog_session *s);  /* speaks to it, for grog_say_... */

/* ---- in words: each adds to the text ------------------------------------- */

void grog_session_say_question(const struct grog_session *s, struct grog_text *out);
void grog_session_say_option(const struct grog_session *s, uint32_t i, enum grog_length how, struct grog_text *out);
/* What an option does and why, its rule, its cards, and how its dice may fall, in lines. */
void grog_session_explain(struct grog_session *s, uint32_t i, struct grog_text *out);
/* The table in lines. */
void grog_session_say_table(struct grog_session *s, struct grog_text *out);
/* How it ended: a sentence or two; and in full, with a table of who came through. */
void grog_session_say_outcome(const struct grog_session *s, struct grog_text *out);
void grog_session_say_result(struct grog_session *s, struct grog_text *out);

/* The log of a seat that is played here (of GROG_SPECTATOR, if none is): the line at *at, which is moved on.  False:
 * there is none yet.  Undo takes lines back: *at is then at most grog_session_lines. */
bool     grog_session_read(const struct grog_session *s, unsigned seat, uint32_t *at, struct grog_text *line);
uint32_t grog_session_lines(const struct grog_session *s, unsigned seat);

/* ---- keeping it ---------------------------------------------------------- */

/* The replay to this very decision, in a file that is whole at any moment.  False: see why. */
bool grog_session_save(const struct grog_session *s, const char *file, struct grog_error *why);
/* The same as text, for grog_replay_open.  False: there was no memory for all of it. */
bool grog_session_write(const struct grog_session *s, struct grog_text *out);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
