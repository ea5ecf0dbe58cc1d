/* SPDX-License-Identifier: MIT */
/* words.h -- how anything is said: cards, options, questions, events, rules, results.
 *
 * Nothing here knows a game or a language.  Texts come from catalogues (English is built in; grog_library_words opens
 * others); a message that one lacks is taken from the next, and where none has it, the system's own rows give a name,
 * so that a new system can be spoken of at once.  What is said to a seat is said from its view and tells no more.
 *
 *     char room[512];
 *     struct grog_speaker s = { words, match, seat, NULL, NULL };
 *     struct grog_text text = grog_text_in(room, sizeof room);
 *     grog_say_option(&s, view, options->at[i], GROG_SHORT, &text);
 *
 * All of it adds to a struct grog_text; nothing allocates but opening a catalogue or a log. */
#ifndef GROGNARD_WORDS_H
#define GROGNARD_WORDS_H

#include "grognard.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* ---- catalogues ---------------------------------------------------------- */

struct grog_words;                      /* never changes once it is open: threads may share it */
struct grog_faces;

/* Yours: grog_words_close it.  `next` is where to look for what it lacks, and must live
 * longer; it may be NULL.  NULL: see why, which begins "NAME:LINE: ". */
struct grog_words *grog_words_open(const char *name, const char *text, size_t n, const struct grog_words *next,
                                   struct grog_error *why);
struct grog_words *grog_words_english(void);                /* yours; NULL: out of memory */
void        grog_words_close(struct grog_words *w);
const char *grog_words_language(const struct grog_words *w);        /* "en" */

/* ---- who says what to whom ----------------------------------------------- */

/* Put one together for as long as you need it: { words, match, seat }. */
struct grog_speaker {
    const struct grog_words *words;
    const struct grog_match *m;
    unsigned viewer;                    /* this seat is "you"; GROG_SPECTATOR: nobody is */
    const char *const *names;           /* by seat, the players' names; NULL, or any of them NULL: "seat 1" */
    const struct grog_faces *faces;     /* NULL; a log brings its own */
};

/* GROG_BRIEF: an option without the one who does it, below his name. */
enum grog_length { GROG_SHORT, GROG_LONG, GROG_BRIEF };

/* ---- things to be named -------------------------------------------------- */

/* "High Cut"; long "High Cut, a strike"; brief as it stands at its top.  A back is "a card". */
void grog_say_card(const struct grog_speaker *s, uint16_t card, enum grog_length how, struct grog_text *out);
void grog_say_seat(const struct grog_speaker *s, unsigned seat, struct grog_text *out);
/* What others call a seat: never "you". */
void grog_call_seat(const struct grog_speaker *s, unsigned seat, struct grog_text *out);
/* Any object of a kind of the system's, in the eyes of the view. */
void grog_say_object(const struct grog_speaker *s, const struct grog_game *view, uint8_t kind, uint16_t object,
                     enum grog_length how, struct grog_text *out);
/* A thing in play by array and slot. */
void grog_say_thing(const struct grog_speaker *s, const struct grog_game *view, unsigned array, unsigned slot,
                    struct grog_text *out);

/* ---- playing ------------------------------------------------------------- */

/* "strike seat 1 with High Cut"; long adds what its card does. */
void grog_say_option(const struct grog_speaker *s, const struct grog_game *view, struct grog_option o,
                     enum grog_length how, struct grog_text *out);
/* "Seat 0 strikes you with High Cut, strength 2. Parry?"; of an ability what it costs and does. */
void grog_say_question(const struct grog_speaker *s, const struct grog_game *view, struct grog_text *out);
/* "Seat 0 draws a card."  The event as it happened; what the viewer may not know stays out.
 * False: it needs no words. */
bool grog_say_event(const struct grog_speaker *s, const struct grog_game *view, const struct grog_event *e,
                    struct grog_text *out);
/* "you hold as many cards as you may (D-4.1)": why an option (verb 0: any) is not offered, out of what grog_why_not
 * said. */
void grog_say_refusal(const struct grog_speaker *s, const char *rule, unsigned verb, struct grog_text *out);
/* "D-4.1: ..."; false if there is no such rule. */
bool grog_say_rule(const struct grog_speaker *s, const char *rule, struct grog_text *out);
const char *grog_rule_id(const struct grog_speaker *s, unsigned i);     /* all of them; NULL past the last */
/* "duel: a small card duel"; "Round 3" (turn: counted from 0). */
void grog_say_game(const struct grog_speaker *s, struct grog_text *out);
void grog_say_turn(const struct grog_speaker *s, uint32_t turn, struct grog_text *out);
/* Every setting of the match, a line each. */
void grog_say_setup(const struct grog_speaker *s, struct grog_text *out);
/* How the game ended, in a sentence or two: "You win. The Turns ran out."; or that it is not over.  It needs a match,
 * a game and words alone: grog_say_outcome(&(struct grog_speaker){ words, m, GROG_SPECTATOR }, g, &text). */
void grog_say_outcome(const struct grog_speaker *s, const struct grog_game *g, struct grog_text *out);
/* The same as lines: "You win.", and a line for each of the result's numbers. */
void grog_say_result(const struct grog_speaker *s, const struct grog_result *r, struct grog_text *out);
/* Why it ended so, from the last position: "The Turns ran out. Radar Site was never activated."; or nothing. */
void grog_say_ending(const struct grog_speaker *s, const struct grog_game *g, struct grog_text *out);
/* A number of the state, as a mark of a scene: "health 4", "2 Bleeding". */
void grog_say_mark(const struct grog_speaker *s, const struct grog_game *view, unsigned field, unsigned index,
                   uint16_t word, int32_t value, struct grog_text *out);
/* A mark that the state does not say outright, by its row: "Cover 4". */
void grog_say_shown(const struct grog_speaker *s, unsigned row, int32_t value, struct grog_text *out);

/* ---- a card as the engine understands it --------------------------------- */

/* Fields and rows, in sentences generated from them; long: with its head; brief: without the fields. */
void grog_say_card_text(const struct grog_speaker *s, uint16_t card, enum grog_length how, struct grog_text *out);

/* ---- the log ------------------------------------------------------------- */

/* Turns events into lines: what counts for a roll is gathered from its opening to the dice, and said in one line; and
 * what has left the table is still called by its name.  Yours: grog_log_free it.  NULL: out of memory. */
struct grog_log;
struct grog_log *grog_log_new(void);
void grog_log_free(struct grog_log *l);
/* Show it the view before the first event and again before and after each step. */
void grog_log_see(struct grog_log *l, const struct grog_match *m, const struct grog_game *view);
/* One event: a line, or false if it needs none yet. */
bool grog_log_feed(struct grog_log *l, const struct grog_speaker *s, const struct grog_game *view,
                   const struct grog_event *e, struct grog_text *out);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
