/* SPDX-License-Identifier: MIT */
/* message.h -- saying one message with its arguments.
 *
 *     {name}                      the argument; {+name} a number with its sign
 *     {name.many}                 another form of a noun
 *     {n|one card|{n} cards}      by the number, in the order of the language's family
 *     {card:m|der|f|die|*|das}    by the gender of the noun; `*` is any other
 *
 * A number's gender is itself, so {n:0|nothing|*|{n} cards} works as well; what is not
 * given has the gender `none`.  The person who reads has the gender `you`, a hidden
 * card the gender `back`. */
#ifndef GROG_MESSAGE_H
#define GROG_MESSAGE_H

#include "catalogue.h"

enum { GROG_ARGS_MAX = 24, GROG_ARGS_BYTES = 3072, GROG_MESSAGE_DEPTH = 6 };

/* Texts are borrowed, or lie in the store; so arguments that have been added are never copied. */
struct grog_args {
    unsigned n;
    struct grog_arg {
        const char *name, *text, *gender;
        const char *key;                    /* of the noun, for its other forms; NULL: it has none */
        int64_t number;
        bool    counts;
        const char *after;                  /* behind the number, or what it counts: " (3 if so)"; NULL: nothing */
    } at[GROG_ARGS_MAX];
    size_t used;
    char   store[GROG_ARGS_BYTES];
};

struct grog_args grog_no_args(void);
/* What does not fit is left out, and said as nothing. */
void grog_arg_number(struct grog_args *a, const char *name, int64_t n);
void grog_arg_text(struct grog_args *a, const char *name, const char *text, const char *gender);
/* The same, and the text is not copied: it must live until the message is said. */
void grog_arg_lend(struct grog_args *a, const char *name, const char *text);
/* A noun: text and gender from `noun.KEY`, or the text given. */
void grog_arg_noun(struct grog_args *a, const struct grog_words *w, const char *name, const char *key,
                   const char *otherwise, const char *gender);

/* NULL, or what is wrong with the message. */
const char *grog_message_check(const char *text);

void grog_message(const struct grog_words *from, struct grog_found message, const struct grog_args *a,
                  struct grog_text *out);

/* The message of the key that these parts make (each a slug, joined by dots; ends in NULL);
 * false, and nothing is said, if no catalogue has it. */
bool grog_say(const struct grog_words *w, const struct grog_args *a, struct grog_text *out, const char *part, ...)
    __attribute__((sentinel));
struct grog_found grog_lookup(const struct grog_words *w, const char *part, ...) __attribute__((sentinel));

/* The letter at this place of the text becomes a great one. */
void grog_sentence(struct grog_text *t, size_t at);

#endif
