/* SPDX-License-Identifier: MIT */
/* cards.h -- what a card is, and what it may say.
 *
 * A card is a title (or a word, such as a keyword or a counter) with numbers by its kind's
 * schema and rows that say what it does.  The rows are made of the system's words, and a
 * word is a row too: its name, what it means, what it takes, and what carries it out.  No
 * jumps, no loops: to check a row is to check its numbers, to print it is to read it. */
#ifndef GROG_CARDS_H
#define GROG_CARDS_H

#include "game.h"

struct grog_run;

typedef uint16_t grog_rule;         /* 0: nothing forbids it; else a row of system->rules */

enum { GROG_CARDS_MAX = 65535, GROG_NUMBERS_MAX = 16384,       /* numbers of one card */
       GROG_TESTS = 4, GROG_PRICES = 2, GROG_EFFECTS = 8, GROG_TARGETS = 256 };

/* ---- cards and their rows ------------------------------------------------ */

enum grog_operation { GROG_SET, GROG_ADD, GROG_TIMES, GROG_AT_LEAST, GROG_AT_MOST };

/* Whom a card's rows concern, seen from the card. */
enum grog_scope {
    GROG_FOR_ALL,
    GROG_FOR_OWNER, GROG_FOR_SIDE, GROG_FOR_FOES,       /* of the seat that the context names */
    GROG_FOR_ACTOR, GROG_FOR_WITH, GROG_FOR_TARGET,     /* the card itself, or what bears it, is the context's */
    GROG_FOR_HERE,                                      /* where the card is, as the system says */
};
enum { GROG_SCOPES = GROG_FOR_HERE + 1 };

/* A card whose rows are applied, or which asks. */
struct grog_source {
    uint16_t card;
    uint16_t thing;                 /* its name if it is a thing in play, else 0 */
    uint8_t  owner;
    uint8_t  roles;                 /* what it is in the context: enum grog_role bits; 0 if it is found otherwise */
};
enum grog_role { GROG_ROLE_ACTOR = 1, GROG_ROLE_WITH = 2, GROG_ROLE_TARGET = 8,
                 GROG_ROLE_SETUP = 16 };        /* it belongs to the setup, not to the game */

/* A condition: the measure (of a word, if it takes one) is at least `amount`, or less than it. */
struct grog_test { uint8_t measure, less; uint16_t word; int16_t amount; };
enum {                              /* bits of `less` */
    GROG_TEST_LESS = 1,
    GROG_TEST_WAIVED = 2,           /* of an ability: paying the further price waives it */
};

/* `amount` to a value, times a measure if there is one. */
struct grog_modifier {
    struct grog_test test[GROG_TESTS];      /* all must hold; measure 0: no test */
    uint16_t word;                          /* of the measure */
    int16_t  amount;
    uint8_t  value, operation, scope, per;
};

struct grog_price { int16_t amount; uint16_t word; uint8_t cost, pad; };

/* At a point: pay the price, then carry out the effects.  What has a price or `may` is
 * the owner's choice.  `raise` is a further price for which the effects are raised. */
struct grog_ability {
    struct grog_test  test[GROG_TESTS];
    struct grog_price price[GROG_PRICES], raise;
    uint8_t  point, scope, may, effects;
    uint32_t effect;                        /* first of its effect rows */
};

struct grog_effect {
    int16_t  amount, raised;                /* raised: when the further price was paid */
    uint16_t word, per_word;
    uint8_t  effect, target, per, pad;
};

struct grog_card {
    const char *name;
    const int16_t *number;          /* by its kind's fields */
    uint16_t back;                  /* the card that others see; a back's back is itself */
    uint16_t ordinal;               /* which of its kind it is, from 0 */
    uint32_t modifier, ability;     /* first of its rows */
    uint16_t modifiers, abilities;
    uint8_t  kind, pad[3];
};

/* Texts and pictures; no rule reads them. */
struct grog_card_text { const char *id, *title, *text, *icon, *art, *flavour, *credit; };

/* Card 0 is no card.  Flat tables by index. */
struct grog_cards {
    const char *name;
    const struct grog_card     *card;
    const struct grog_modifier *modifier;
    const struct grog_ability  *ability;
    const struct grog_effect   *effect;
    uint32_t cards, modifiers, abilities, effects;
    const struct grog_card_text *text;  /* NULL if there is none */
    const uint16_t *by_name;            /* every card but 0, sorted by name; NULL: few enough to look through */
    const uint8_t  *hash;               /* of all of it; NULL: counted when a match is made */
    const char     *packs;              /* "name hash, ..." for headers of replays; NULL: built in */
};

/* ---- what cards are: kinds and their fields ------------------------------ */

/* What the fields of a kind of card look like, in a pack and in its numbers from `at` on. */
enum grog_field_type {
    GROG_IS_NUMBER,                 /* one slot */
    GROG_IS_FLAG,                   /* true or false: one slot */
    GROG_IS_CHOICE,                 /* one of the row's words, from 0: one slot */
    GROG_IS_RANGE,                  /* { low, high }: two slots */
    GROG_IS_CARD,                   /* a card or word of kind `of`: one slot, 0 if none */
    GROG_IS_CARDS,                  /* several of them: the count and `room` slots */
    GROG_IS_KEYWORDS,               /* words, each with a number: the count and two times `room` slots */
    GROG_IS_TABLE,                  /* rows of numbers, the words name the columns: the count and room x columns */
    GROG_IS_KINDS,                  /* kinds of card: the count and `room` slots */
    GROG_IS_LETTER,                 /* the letter that shows the word in drawings, its code: one slot, 0 if none */
    GROG_IS_DRAWING,                /* squares that show words of kind `of`, edges words of kind `edges` (drawing.h) */
};

struct grog_card_field {
    const char *name, *about;
    enum grog_field_type type;
    uint16_t at;                    /* its first number */
    uint8_t  of;                    /* GROG_IS_CARD, CARDS, KEYWORDS, DRAWING: the kind of card */
    uint8_t  edges;                 /* DRAWING: the kind of its edges */
    uint16_t room;                  /* CARDS, KEYWORDS, TABLE, KINDS: how many at most; DRAWING: corners */
    bool     required;
    int16_t  base, min, max;        /* NUMBER, RANGE, numbers of KEYWORDS and TABLE; base: if it is left out */
    const char *const *word;        /* CHOICE: the words; TABLE: the columns; ends in NULL */
    bool     repeats;               /* KEYWORDS: the same word may stand in it several times */
};

/* How many numbers it takes. */
unsigned grog_field_slots(const struct grog_card_field *f);
/* Its numbers if it is left out. */
void grog_field_default(const struct grog_card_field *f, int16_t *out);

struct grog_card_kind {
    const char *name, *about;
    const struct grog_card_field *field;
    uint8_t  fields;
    uint16_t numbers;               /* slots in all, at most GROG_NUMBERS_MAX */
    bool     is_word;               /* a keyword, a counter, a nation: never lies on the table */
    bool     speaks;                /* may have rows */
    bool     lends;                 /* a word whose rows are those of every card that bears it */
    bool     ownerless;             /* it is nobody's: its rows cannot be about an owner */
    uint8_t  scopes;                /* the scopes in which its rows can count, as bits; 0: all */
    uint8_t  only_at;               /* it changes no values and has abilities at this point only; 0: no such limit */
    uint8_t  played_at;             /* it is played from a hand, at this point or where a window opens; 0: it is not */
    const char *lies_by;            /* a card that has this field lies in play instead; NULL: none does */
    uint16_t most;                  /* how many cards of the kind there may be; 0: no bound */
    bool     is_back;               /* what others see of a hidden card; its field of KINDS says of which kinds */
    bool     has_back;              /* it can be hidden; every kind is a word, a back, or has one */
};

/* ---- what their rows are made of ----------------------------------------- */

/* A named moment.  Abilities come first, then the window, seat by seat. */
struct grog_point {
    const char *name, *about;
    grog_rule rule;
    uint8_t proc;                   /* the procedure that waits at it, with what is about to happen in its pending
                                     * values; 0: an after point */
    uint8_t window;                 /* the question it opens; 0: none */
    unsigned (*who)(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *subject);
    bool always;                    /* abilities of silent things count too */
};

struct grog_value_row {
    const char *name, *about;
    grog_rule rule;
    int16_t base, min, max;
    uint8_t setup;
    bool    always;                 /* rows of silent things count too */
};

/* A number that can be read off the state in a context, for the card that asks (`by`, whose
 * owner may be nobody).  0 also means "no". */
struct grog_measure_row {
    const char *name, *about;
    uint8_t takes;                  /* a word of this kind of card; 0: none */
    bool    owners;                 /* it is about the card's owner */
    int (*read)(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                const struct grog_source *by, uint16_t word);
};

/* What is paid for an ability by the seat that uses it, the card's owner. */
struct grog_cost_row {
    const char *name, *about;
    uint8_t takes;
    int16_t min, max;               /* of its amount */
    /* Could it be paid, without the card that is about to be played from the hand (0: none)? */
    bool (*can)(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                const struct grog_price *p, uint16_t played);
    void (*pay)(struct grog_run *r, const struct grog_frame *f, const struct grog_price *p);
    uint8_t proc;                   /* instead of pay: a procedure, for costs that ask; pending 0 is the amount */
    uint8_t nests;                  /* of a procedure: see grog_effect_row */
};

/* Whom an effect concerns, given a trigger's frame: their names, in any order.  There may be
 * more of them if the further price is paid (grog_is_raised). */
struct grog_target_row {
    const char *name, *about;
    unsigned (*list)(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     uint16_t out[GROG_TARGETS]);
    uint8_t chosen;                 /* one of them, chosen by the owner: the verb to choose with; 0: each of them */
    uint8_t event;                  /* told when it is chosen: who chose (0 if it is drawn), and whom */
    bool    owners;                 /* it is about the card's owner, or chosen by him */
    bool    drawn;                  /* not chosen but drawn: one of them at random, once for the whole ability */
    uint8_t kind;                   /* what its names are: a kind of the system; 0: its verb's, or anything */
};

/* What an ability does to one of its targets. */
struct grog_effect_row {
    const char *name, *about;
    uint8_t takes;
    int16_t min, max;               /* of its amount; both 0: it has none */
    uint8_t target;                 /* if the card names none */
    void (*run)(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom);
    uint8_t proc;                   /* instead of run: a procedure, for effects that ask; pending 0 is the amount */
    /* Would it change anything about this target, as far as its owner can see?  NULL: it would. */
    bool (*would)(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                  uint16_t whom);
    /* Of a procedure: frames that it needs at most, its own and those above it, if no window opens there and no other
     * ability is carried out.  0: GROG_NESTS. */
    uint8_t nests;
    /* What it can be done to: a kind of the system; 0: what its procedure or its own target is about.  Targets of
     * another kind are left alone. */
    uint8_t kind;
};
/* Effects of the kernel, on the pending values of the point's procedure; their word says which. */
enum { GROG_EFFECT_ADD = 254, GROG_EFFECT_SET = 255 };
/* As a measure to multiply by, in a word that lends its rows: the number that a bearer gives it.
 * The word itself applies no rows; its bearers have them, with the number counted out. */
enum { GROG_TIMES_N = 255 };

#endif
