/* SPDX-License-Identifier: MIT */
/* words.h -- words as the rooms here have them: all of grognard/words.h, and what only faces of our own ask for. */
#ifndef GROG_WORDS_H
#define GROG_WORDS_H

#include "grognard/words.h"

struct grog_because;

/* ---- catalogues ---------------------------------------------------------- */

/* Those that are built in besides, by language, "fr"; ends in a row of nulls. */
struct grog_language { const char *name, *text; };
extern const struct grog_language grog_languages[];
/* Its own messages in the order of their keys; NULL past the last. */
const char *grog_words_key(const struct grog_words *w, uint32_t i, const char **text);
bool        grog_words_has(const struct grog_words *w, const char *key);    /* it, or one behind it */
/* From now on `w` closes `next`, which lies behind it, with itself. */
void        grog_words_keep(struct grog_words *w, struct grog_words *next);

/* ---- things to be named -------------------------------------------------- */

/* The last known faces of things and their numbers, so that one that is gone can still be named. */
enum { GROG_FACES_ARRAYS = 8, GROG_FACES_SLOTS = 256 };
struct grog_faces {
    struct grog_last_face { uint16_t card; uint8_t gen, known, nth; } at[GROG_FACES_ARRAYS][GROG_FACES_SLOTS][2];
};
void grog_faces_see(struct grog_faces *f, const struct grog_match *m, const struct grog_game *view);
/* The face of one thing by its name, as an event showed it. */
void grog_faces_learn(struct grog_faces *f, uint16_t thing, uint16_t card);

/* "the German side": a seat by what it leads, with its number if another leads the same.  False: it has no such
 * name. */
bool grog_say_led(const struct grog_speaker *s, unsigned seat, struct grog_text *out);
/* A row of the system's table by name, as a label: "discards"; `many` in the plural. */
enum grog_row_sort { GROG_ROW_ZONE, GROG_ROW_ARRAY, GROG_ROW_FIELD };
void grog_say_row(const struct grog_speaker *s, enum grog_row_sort sort, unsigned row, bool many,
                  struct grog_text *out);

/* The card that somebody typed, in whatever letters, or the beginning of only one; 0: none. */
uint16_t grog_card_called(const struct grog_speaker *s, const char *typed);

/* ---- playing ------------------------------------------------------------- */

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
/* A word of the result, as the head of a column: "Health". */
bool grog_is_result_kept(const struct grog_speaker *s, unsigned kind);
void grog_say_result_word(const struct grog_speaker *s, unsigned kind, struct grog_text *out);
/* A message about a row of the system's, such as `warfighter.group.VERB`: its text as it stands, or NULL. */
const char *grog_row_text(const struct grog_speaker *s, const char *of, const char *row, const char *part);
/* What words of a text mean, a line each: `warfighter.glossary.1 = cover die: ...`. */
void grog_say_glossary(const struct grog_speaker *s, const char *text, struct grog_text *out);
/* A message of the faces' own: "play.saved", with these arguments (ends in a row of nulls; may be
 * NULL).  False, and nothing is said, if there is none. */
struct grog_pair { const char *name, *text; int64_t number; };      /* text NULL: the number */
#define GROG_PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }
bool grog_say_plain(const struct grog_speaker *s, const char *key, const struct grog_pair *pairs,
                    struct grog_text *out);
/* What breaks a demand on cards (kernel/demands.h), and what to do about it. */
struct grog_demand;
void grog_say_demand(const struct grog_words *words, const struct grog_system *system, const struct grog_demand *d,
                     struct grog_text *what, struct grog_text *mend);
/* What a system or a pack (`sort`) of this name is called.  False, and nothing is said, if no words know it. */
/* Its n-th turn, from 1, by the system's name alone: "Round 3". */
void grog_say_turn_of(const struct grog_words *words, const char *system, uint32_t n, struct grog_text *out);
bool grog_say_title(const struct grog_words *words, const char *sort, const char *name, struct grog_text *out);

/* ---- a card as the engine understands it --------------------------------- */

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

#endif
