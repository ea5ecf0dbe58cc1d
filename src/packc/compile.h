/* SPDX-License-Identifier: MIT */
/* compile.h -- what the readers of a pack's declarations share.
 *
 * A reader gets a value with the way by which it was reached (struct at), tells every
 * mistake it finds and goes on; what it returns is of use only if there was none. */
#ifndef PACKC_COMPILE_H
#define PACKC_COMPILE_H

#include "image.h"
#include "node.h"
#include "vocabulary.h"

/* A card that can be named: of this pack, the system's own, or of another pack. */
struct known { const char *pack, *name, *id; uint32_t kind, next; bool own, listed; char letter; };

struct compile {
    const struct packc_input *in;
    const struct grog_system *system;   /* whose words are read now: the pack's, or that beside it (whose.c) */
    struct arena arena, nodes;
    struct tokens *tokens;              /* by file */
    struct mistakes mistakes, warnings;
    struct vocabulary words;            /* of c->system */
    struct vocabulary spoken[2];        /* of the pack's system, and of that beside it */
    bool     says_beside;               /* a row was in the words of that */
    struct image image;
    const struct declaration *declared; uint32_t declarations;
    const char *name;                   /* the pack's; "" if it is not known */
    LIST_OF(const char *) needs;
    LIST_OF(struct known) known;
    struct map by_id;                   /* first of the cards of an id, + 1 */
    struct map own;                     /* by id: the declaration + 1 */
    struct names of_kind[256];          /* names of cards, by kind; made when they are asked for */
    uint32_t kind;                      /* of the card that is being read, */
    const struct declaration *reading;  /* and itself */
    struct drawn_as *drawn_as[256];     /* letters, by kind; made when they are asked for */
    bool     lies;                      /* it lies in play, though others of its kind are played from a hand */
    LIST_OF(struct packc_test) tests;
    LIST_OF(struct packc_meant) meant;
};

/* ---- where a value stands (at.c) ----------------------------------------- */

enum step { STEP_DECLARATION, STEP_WORD, STEP_ARGUMENT, STEP_FIELD, STEP_KEY };
struct at {
    const struct at *up;
    const struct node *node;            /* the value; NULL: a key */
    const struct node *word;            /* of a declaration */
    const char *key;
    int64_t index;
    enum step step;
};

struct at at_table(const struct declaration *d);            /* the table of a declaration */
struct at at_word(const struct declaration *d);             /* the declaration itself */
struct at at_field(const struct at *up, const struct entry *e);
struct at at_key(const struct at *up, const struct entry *e);
struct at at_argument(const struct at *up, uint32_t i);
struct place place_of(const struct compile *c, const struct at *v);

#define WRONG(c, v, ...) mistake(&(c)->mistakes, place_of(c, v), __VA_ARGS__)
#define WARN(c, v, ...)  mistake(&(c)->warnings, place_of(c, v), __VA_ARGS__)

/* One value, or a list of them: how many, and each.  A list must be one from 1 on without holes. */
uint32_t items_of(struct compile *c, const struct at *v);
struct at item_of(const struct at *v, uint32_t i);
const struct entry *entry_called(const struct node *table, const char *key);    /* NULL: there is none */

/* ---- plain values (values.c) --------------------------------------------- */

const char *shown(struct compile *c, const struct node *n);     /* "three" as people would write it */
bool read_whole(struct compile *c, const struct at *v, const char *what, int64_t min, int64_t max, int64_t *out);
bool read_amount(struct compile *c, const struct at *v, const char *what, int min, int max, int16_t *out);
bool read_flag(struct compile *c, const struct at *v, const char *what);
/* A text of any length, or of one line; "" if it is none. */
const char *read_prose(struct compile *c, const struct at *v, const char *what);
const char *read_line(struct compile *c, const struct at *v, const char *what, size_t most);
/* A name as it is typed: "First Blood" is first_blood. */
const char *as_typed(struct compile *c, const char *name);
/* A word without arguments; NULL if it is none. */
const char *read_word(struct compile *c, const struct at *v, const char *what);
/* A row of the system by its word; 0 if there is none, and told. */
uint32_t read_row(struct compile *c, const struct at *v, enum word_class class);

/* ---- cards (cards.c) ----------------------------------------------------- */

void cards_know(struct compile *c);
/* The card that a word or text names, of this kind (0: any that is no word); NULL, and told. */
const struct known *cards_find(struct compile *c, const struct at *v, uint32_t kind);
const struct known *cards_named(struct compile *c, const struct at *v, const char *name, uint32_t kind);
bool cards_have(const struct compile *c, const char *name, uint32_t kind);
uint16_t ref_of(struct compile *c, const struct known *card);   /* 0 of NULL */

/* ---- letters and drawings (drawing.c) ------------------------------------- */

/* The letter that a declaration gives its word, if it does; wrong ones are told when it is read. */
char letter_of(const struct compile *c, const struct declaration *d, uint32_t kind);
bool read_letter(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out);
bool read_drawing(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out);

/* ---- what the kind of the card that is being read may say (allowed.c) ---- */

bool is_allowed(const struct compile *c, enum word_class class, uint32_t row);
struct names allowed(struct compile *c, enum word_class class);
/* Is the row about an owner, and there is none?  Then told: it cannot be asked, chosen. */
bool needs_owner(struct compile *c, const struct at *v, enum word_class class, uint32_t row, const char *done);
/* `of` of a row's table, or what it is if it is left out. */
uint16_t read_scope(struct compile *c, const struct at *row, const struct at *table);
/* What would be right where this word of no class stands; NULL if nobody knows. */
const char *word_meant(struct compile *c, const struct node *typed, enum word_class class);

/* ---- of which system a row is (whose.c) ----------------------------------- */

/* Read on in the words of the system that the row is of; false: it is of both, and told. */
bool speak_as_row(struct compile *c, const struct at *row);
void speak_as(struct compile *c, bool beside);
/* A card speaks in the words of the system beside the pack's: points of its kind (only_at, played_at) are not of it. */
static inline bool is_beside(const struct compile *c) { return c->system != c->in->system; }

/* ---- declarations -------------------------------------------------------- */

void read_pack(struct compile *c);                              /* header.c */
void read_test(struct compile *c, const struct declaration *d); /* test.c */
void read_card(struct compile *c, const struct declaration *d, uint32_t kind);      /* fields.c */
void read_meant(struct compile *c, const struct at *v);         /* meant.c */
void forgive_meant(struct packc_output *out);                   /* warnings that are meant are none */
bool read_field(struct compile *c, const struct grog_card_field *f, const struct at *v, int16_t *out);
void read_says(struct compile *c, const struct at *v);          /* says.c */
void read_ability(struct compile *c, const struct at *row);     /* abilities.c */
/* "strength can be changed only in an ability: at { struck, ... }"; NULL if nowhere. */
const char *pending_called(struct compile *c, const char *word, const struct node *amount);

/* What rows have in common (says.c). */
bool read_measure(struct compile *c, const struct at *v, uint16_t *word, uint16_t *ref);
struct conditions {
    struct grog_pack_test test[GROG_TESTS];
    unsigned n;
    bool     many, waived;              /* waived: one need not hold if more is paid, */
    struct place where;                 /* here first */
};
/* `when` and `unless` of a row's table. */
void read_conditions(struct compile *c, const struct at *table, struct conditions *out);
/* `n` or `-n` in a kind of card that lends its rows: 1 or -1; else 0. */
int16_t is_times_n(const struct compile *c, const struct node *n);

bool is_word(const struct node *n, const char *name);           /* called or not */

#endif
