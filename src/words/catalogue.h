/* SPDX-License-Identifier: MIT */
/* catalogue.h -- a catalogue of messages: reading it and looking a message up.
 *
 * A catalogue is text, one message a line:
 *
 *     language = en
 *     plural = one-other
 *     # a remark
 *     duel.verb.draw = draw a card
 *     duel.value.hand.add.more = {who} may hold {n|one more card|{n} more cards}, \
 *                                and no more than that
 *
 * Keys are letters, digits, '.', '-' and bytes beyond ASCII; great and small letters
 * are alike.  A catalogue comes from outside: it is bounded, every message is checked
 * (message.h) before it is ever said, and nothing in it can move a terminal's cursor.
 * Once open it never changes. */
#ifndef GROG_CATALOGUE_H
#define GROG_CATALOGUE_H

#include "words.h"

enum {
    GROG_CATALOGUE_BYTES = 1 << 20, GROG_CATALOGUE_MESSAGES = 1 << 14, GROG_KEY_MAX = 128, GROG_LANGUAGE_MAX = 16,
    GROG_MESSAGE_MAX = 2048,
};

/* How a family of languages counts; the order of the choices in a message. */
struct grog_plural {
    const char *name;
    unsigned    forms;
    unsigned  (*form)(uint64_t n);
};
extern const struct grog_plural grog_plurals[];             /* ends in a row of nulls */

struct grog_words {
    const struct grog_words  *next;                         /* where to look for what is not here */
    struct grog_words        *kept;                         /* closed with it; NULL: none */
    const struct grog_plural *plural;
    char     language[GROG_LANGUAGE_MAX];
    char    *text;                                          /* keys and messages lie in it */
    struct grog_line { const char *key, *text; uint32_t line; } *at;    /* sorted by key */
    uint32_t n;
};

/* A message, and the catalogue that has it: it counts as that language does. */
struct grog_found { const struct grog_words *in; const char *text; };

/* In this catalogue or those behind it; text is NULL if it is in none. */
struct grog_found grog_find(const struct grog_words *w, const char *key);

/* A name as it stands in keys: "Turn ends:" is turn-ends.  Longer ones are cut. */
void grog_slug(const char *name, char slug[GROG_KEY_MAX]);

#endif
