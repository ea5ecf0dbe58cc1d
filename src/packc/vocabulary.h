/* SPDX-License-Identifier: MIT */
/* vocabulary.h -- the words of a system and of the language, found by id.
 *
 * A word of Lua and a name of a row are the same if their ids are: `turn_ends` is the
 * point "turn ends". */
#ifndef PACKC_VOCABULARY_H
#define PACKC_VOCABULARY_H

#include "mistake.h"

enum word_class {
    /* rows of the system: */
    CLASS_KIND, CLASS_VALUE, CLASS_MEASURE, CLASS_POINT, CLASS_COST, CLASS_TARGET, CLASS_EFFECT,
    CLASS_SCOPE, CLASS_OPERATION,       /* enum grog_scope + 1, enum grog_operation + 1 */
    CLASS_ROW,                          /* the operations, and `at` */
    CLASSES
};

struct vocabulary {
    const struct grog_system *system;
    struct names names[CLASSES];        /* as Lua has them: "turn_ends" */
    struct names *fields;               /* by kind of card */
    struct names declared;              /* kinds, `pack` and `test` */
    struct map rows;                    /* "class id" */
    struct map reserved;                /* ids of all words: enum reserved */
};

void vocabulary_read(struct arena *a, const struct grog_system *s, struct vocabulary *out);     /* s may be NULL */
/* What is a word there is one here too, and no name for a global. */
void vocabulary_reserve(struct arena *a, struct vocabulary *v, const struct vocabulary *other);
/* The row of a word; 0: there is none. */
uint32_t vocabulary_find(const struct vocabulary *v, enum word_class class, const char *word);
/* The number of a kind's field + 1. */
uint32_t vocabulary_field(const struct vocabulary *v, uint32_t kind, const char *word);
/* What a row of a class is called: "value", "kind of card". */
const char *class_name(enum word_class class);
/* A name as a word of Lua. */
const char *as_word(struct arena *a, const char *name);
bool same_word(const char *a, const char *b);

#endif
