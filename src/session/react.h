/* SPDX-License-Identifier: MIT */
/* react.h -- how a player wants reactions to be dealt with: asked about, always used, or never; of one card, at one
 * moment, or of all.  A card's setting counts before its moment's, and that before the one of all.
 *
 * A card is meant by its id, a moment by the name of its point, so that a setting outlives edits of packs and words.
 * As text a setting is a line, `never wwii-europe:steady-lads`, the same that is typed; the file is such lines. */
#ifndef REACT_H
#define REACT_H

#include "words/words.h"

enum { REACT_SETTINGS = 200, REACT_NAME = 128 };

enum react_how { REACT_ASK, REACT_ALWAYS, REACT_NEVER };
extern const char *const react_words[3];

enum react_sort { REACT_ALL, REACT_MOMENT, REACT_CARD, REACT_UNKNOWN };

/* What a name that was typed or read means. */
struct react_name {
    enum react_sort sort;
    uint16_t row;                       /* the point or the card, in this match */
    char name[REACT_NAME];              /* as it is kept: "all", "hostile_attacks", "wwii-europe:steady-lads" */
    char near[REACT_NAME];              /* unknown: what may have been meant, or "" */
};

struct react_setting { struct react_name of; enum react_how how; };
struct reactions {
    enum react_how all;
    uint32_t n;
    struct react_setting at[REACT_SETTINGS];    /* of moments, cards, and what is unknown here */
};

/* "ask", "always" or "never" at the beginning of a line, and where the name begins; false: none of them. */
bool react_parse(const char *line, enum react_how *how, const char **name);

/* The name of a card or moment in any letters, in quotes or not; `typed`: the beginning of only one will do. */
struct react_name react_find(const struct grog_speaker *s, const char *text, bool typed);

/* The name by which a moment or a card is kept; of all too. */
struct react_name react_name_of(const struct grog_match *m, enum react_sort sort, uint16_t row);
/* Of all: it forgets what was said of single ones.  False: there is no room. */
bool react_set(struct reactions *r, const struct react_name *of, enum react_how how);

/* What holds for a card (0: any) at a point; own: somebody has said so of that card or moment. */
enum react_how react_of(const struct reactions *r, const struct grog_match *m, uint16_t card, uint8_t point, bool *own);
/* What was said of this moment or card itself; NULL: nothing. */
const struct react_setting *react_said(const struct reactions *r, enum react_sort sort, uint16_t row);

/* Is it a point at which a player can be asked to react, and "when a Hostile attacks". */
bool react_is_moment(const struct grog_speaker *s, uint8_t point);
void react_say_moment(const struct grog_speaker *s, uint8_t point, struct grog_text *out);
/* Does the card offer a reaction there: from the hand, or if it lies on the table. */
bool react_offers(const struct grog_match *m, uint16_t card, uint8_t point, bool in_hand);

/* The file as text; and the settings of a text, with a call for each line that is not understood. */
void react_write(const struct reactions *r, const struct grog_speaker *s, struct grog_text *out);
typedef void react_tell(void *to, const char *text);
void react_read(struct reactions *r, const struct grog_speaker *s, const char *file, const char *text, size_t n,
                react_tell *tell, void *to);

#endif
