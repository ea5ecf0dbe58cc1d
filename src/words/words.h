/* SPDX-License-Identifier: MIT */
/* words.h -- how anything is said: cards, options, questions, events, rules, results.
 *
 * Nothing here knows a game or a language.  Texts come from catalogues (words/en.words is
 * built in, others are opened from text); a message that one lacks is taken from the next,
 * and where none has it, the system's own rows give a name, so that a new system can be
 * spoken of at once.  What is said to a seat is said from its view and tells no more.
 *
 * All of it writes into a struct grog_text; nothing allocates but opening a catalogue. */
#ifndef GROG_WORDS_H
#define GROG_WORDS_H

#include "grognard.h"

struct grog_because;

/* ---- catalogues ---------------------------------------------------------- */

struct grog_words;

/* Yours: grog_words_close it.  `next` is where to look for what it lacks, and must live
 * longer; it may be NULL.  NULL: see why, which begins "NAME:LINE: ". */
struct grog_words *grog_words_open(const char *name, const char *text, size_t n, const struct grog_words *next,
                                   struct grog_error *why);
struct grog_words *grog_words_english(void);                /* yours; NULL: out of memory */
/* Those that are built in besides, by language, "fr"; ends in a row of nulls. */
struct grog_language { const char *name, *text; };
extern const struct grog_language grog_languages[];
void        grog_words_close(struct grog_words *w);
const char *grog_words_language(const struct grog_words *w);
/* Its own messages in the order of their keys; NULL past the last. */
const char *grog_words_key(const struct grog_words *w, uint32_t i, const char **text);
bool        grog_words_has(const struct grog_words *w, const char *key);    /* it, or one behind it */

/* ---- who says what to whom ----------------------------------------------- */

/* The last known faces of things and their numbers, so that one that is gone can still be named. */
enum { GROG_FACES_ARRAYS = 8, GROG_FACES_SLOTS = 256 };
struct grog_faces {
    struct grog_last_face { uint16_t card; uint8_t gen, known, nth; } at[GROG_FACES_ARRAYS][GROG_FACES_SLOTS][2];
};
void grog_faces_see(struct grog_faces *f, const struct grog_match *m, const struct grog_game *view);
/* The face of one thing by its name, as an event showed it. */
void grog_faces_learn(struct grog_faces *f, uint16_t thing, uint16_t card);

struct grog_speaker {
    const struct grog_words *words;
    const struct grog_match *m;
    unsigned viewer;                    /* this seat is "you"; GROG_SPECTATOR: nobody is */
    const char *const *names;           /* by seat, the players' names; NULL, or any of them NULL: "seat 1" */
    const struct grog_faces *faces;     /* may be NULL */
};

/* GROG_BRIEF: an option without the one who does it, below his name. */
enum grog_length { GROG_SHORT, GROG_LONG, GROG_BRIEF };

/* ---- things to be named -------------------------------------------------- */

/* "High Cut"; long "High Cut, a strike".  A back is "a card". */
void grog_say_card(const struct grog_speaker *s, uint16_t card, enum grog_length how, struct grog_text *out);
void grog_say_seat(const struct grog_speaker *s, unsigned seat, struct grog_text *out);
/* "the German side": a seat by what it leads, with its number if another leads the same.  False: it has no such
 * name. */
bool grog_say_led(const struct grog_speaker *s, unsigned seat, struct grog_text *out);
/* Any object of a kind of the system's, in the eyes of the view. */
void grog_say_object(const struct grog_speaker *s, const struct grog_game *view, uint8_t kind, uint16_t object,
                     enum grog_length how, struct grog_text *out);
/* A thing in play by array and slot. */
void grog_say_thing(const struct grog_speaker *s, const struct grog_game *view, unsigned array, unsigned slot,
                    struct grog_text *out);

/* A row of the system's table by name, as a label: "discards"; `many` in the plural. */
enum grog_row_sort { GROG_ROW_ZONE, GROG_ROW_ARRAY, GROG_ROW_FIELD };
void grog_say_row(const struct grog_speaker *s, enum grog_row_sort sort, unsigned row, bool many,
                  struct grog_text *out);

/* The card that somebody typed, in whatever letters, or the beginning of only one; 0: none. */
uint16_t grog_card_called(const struct grog_speaker *s, const char *typed);

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
/* "you hold as many cards as you may (D-4.1)": why an option (verb 0: any) is not offered. */
void grog_say_refusal(const struct grog_speaker *s, const char *rule, unsigned verb, struct grog_text *out);
/* "D-4.1: ..."; false if there is no such rule. */
bool grog_say_rule(const struct grog_speaker *s, const char *rule, struct grog_text *out);
const char *grog_rule_id(const struct grog_speaker *s, unsigned i);     /* all of them; NULL past the last */
/* "strike 3: base 0, Banner +1, Raised Lance +2" */
bool grog_say_value(const struct grog_speaker *s, unsigned value, int is, const struct grog_because *because,
                    struct grog_text *out);
/* The same of a number that is shown: "3 on the card, Hedge +1 = 4" */
bool grog_say_shown_why(const struct grog_speaker *s, unsigned row, int is, const struct grog_because *because,
                        struct grog_text *out);
/* "hits 72%, else misses; if nobody parries and nothing more is used"; long has exact fractions, result by result. */
void grog_say_odds(const struct grog_speaker *s, const char *as, const struct grog_odds *odds, enum grog_length how,
                   struct grog_text *out);
/* One result in words: "wounds for 2". */
void grog_say_odds_result(const struct grog_speaker *s, const char *as, int32_t result, struct grog_text *out);
/* "duel: a small card duel"; "Round 3" (turn: counted from 0). */
void grog_say_game(const struct grog_speaker *s, struct grog_text *out);
void grog_say_turn(const struct grog_speaker *s, uint32_t turn, struct grog_text *out);
/* Every setting of the match, a line each. */
void grog_say_setup(const struct grog_speaker *s, struct grog_text *out);
/* "You win.", and a line for each of the result's numbers. */
void grog_say_result(const struct grog_speaker *s, const struct grog_result *r, struct grog_text *out);
/* Why it ended so, from the last position: "The Turns ran out. Radar Site was never activated."; or nothing. */
void grog_say_ending(const struct grog_speaker *s, const struct grog_game *g, struct grog_text *out);
/* A word of the result, as the head of a column: "Health". */
void grog_say_result_word(const struct grog_speaker *s, unsigned kind, struct grog_text *out);
/* A number of the state, as a mark of a scene: "health 4", "2 Bleeding". */
void grog_say_mark(const struct grog_speaker *s, const struct grog_game *view, unsigned field, unsigned index,
                   uint16_t word, int32_t value, struct grog_text *out);
/* A mark that the state does not say outright (kernel/showing.h), by its row: "Cover 4". */
void grog_say_shown(const struct grog_speaker *s, unsigned row, int32_t value, struct grog_text *out);
/* A message about a row of the system's, such as `warfighter.group.VERB`: its text as it stands, or NULL. */
const char *grog_row_text(const struct grog_speaker *s, const char *of, const char *row, const char *part);
/* What words of a text mean, a line each: `warfighter.glossary.1 = cover die: ...`. */
void grog_say_glossary(const struct grog_speaker *s, const char *text, struct grog_text *out);
/* A message of the faces' own: "play.saved", with these arguments (ends in a row of nulls; may be
 * NULL).  False, and nothing is said, if there is none. */
struct grog_pair { const char *name, *text; int64_t number; };      /* text NULL: the number */
bool grog_say_plain(const struct grog_speaker *s, const char *key, const struct grog_pair *pairs,
                    struct grog_text *out);

/* ---- a card as the engine understands it --------------------------------- */

/* Fields and rows, in sentences generated from them; long: with its head; brief: without the fields. */
void grog_say_card_text(const struct grog_speaker *s, uint16_t card, enum grog_length how, struct grog_text *out);
/* One ability, by its row: what is paid for it ("for 1 Action"; may stay empty), and what it does. */
void grog_say_use(const struct grog_speaker *s, uint32_t row, struct grog_text *price, struct grog_text *does);
/* One of its fields, by its row: what it is called ("entrance"; `SYSTEM.field.NAME.label` or else its name), and what
 * the sentences have of it (may stay empty). */
void grog_say_card_field(const struct grog_speaker *s, uint16_t card, unsigned field, struct grog_text *label,
                         struct grog_text *said);
/* Its drawings as pictures (kernel/drawing.h), line by line; nothing if it has none. */
void grog_say_drawings(const struct grog_speaker *s, uint16_t card, struct grog_text *out);

/* ---- the log ------------------------------------------------------------- */

/* Turns events into lines.  What counts for a roll is gathered from its opening to the
 * dice, and said in one line.  A flat value: copy it to be able to go back. */
enum { GROG_LOG_COUNTS = 24 };
struct grog_log {
    struct grog_faces faces;
    bool     open;                      /* a roll is being made, */
    uint8_t  counts;                    /* with so much that counts: */
    uint16_t title;                     /* the card that it is about, or 0 */
    struct { uint16_t card, why; int16_t amount; bool too; } count[GROG_LOG_COUNTS];      /* why: what it is if it is
                                         * no card; too: it waits for the second roll */
};

/* Show it the view before the first event and again before and after each step. */
void grog_log_see(struct grog_log *l, const struct grog_match *m, const struct grog_game *view);
/* One event: a line, or false if it needs none yet. */
bool grog_log_feed(struct grog_log *l, const struct grog_speaker *s, const struct grog_game *view,
                   const struct grog_event *e, struct grog_text *out);

#endif
