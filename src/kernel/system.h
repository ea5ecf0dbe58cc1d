/* SPDX-License-Identifier: MIT */
/* system.h -- the table by which a rule system tells the kernel what it is.
 *
 * Everything that the kernel does for a system (views, positions, replays, undo,
 * inspection, conservation, the laws) it does by reading these rows; there is no
 * second place where a system describes itself.  All of it is const.
 *
 * Row 0 of kinds, verbs, questions, procs, points, values, measures, costs, targets,
 * effects, events and kinds of card is the empty row, so that 0 always means none. */
#ifndef GROG_SYSTEM_H
#define GROG_SYSTEM_H

#include "cards.h"

struct grog_demand;
struct grog_fielding;
struct grog_list;
struct grog_market;

enum {
    GROG_TITLES_MAX = GROG_STATE_MAX / 2, GROG_VALUES_MAX = 128, GROG_SETUP_MAX = 32, GROG_LAYERS_MAX = 16,
    GROG_LISTED_MAX = 512, GROG_SETUP_TEXT = 8192,      /* cards in lists of a setup; its text, with its 0 */
    GROG_RULES_MAX = 8,                                 /* cards of a list that are in force */
    GROG_PILES_MAX = 32, GROG_BORNE_MAX = 24,
};

/* ---- objects ------------------------------------------------------------- */

/* What a 16-bit object of an option, frame or event is, and so how it is named. */
enum grog_class { GROG_NOTHING, GROG_NUMBER, GROG_SEAT, GROG_CARD, GROG_THING, GROG_WORD,
                  GROG_ANY_THING,               /* of whichever array its name says */
                  GROG_SQUARE, GROG_CORNER };   /* of a board: square.h */

struct grog_kind {
    const char *name;
    enum grog_class class;
    uint8_t array;                  /* GROG_THING: where it lies */
    uint16_t words;                 /* GROG_WORD: how many; GROG_NUMBER: one past the largest */
    const char *const *word;
};

/* ---- where the state lies ------------------------------------------------ */

enum grog_sight { GROG_SEEN_BY_ALL, GROG_SEEN_BY_OWNER, GROG_SEEN_BY_NONE };
enum grog_order { GROG_STACK, GROG_SET_OF };            /* top is last; or sorted, drawn at random */

/* A zone: piles of titles, `uint16_t pile[1 + room]`, the count first.  One pile, or one
 * a seat, or one a thing of an array.  Decks, discards, hands and cups are zones. */
struct grog_zone {
    const char *name;
    uint32_t at;                    /* offset of the first pile */
    uint16_t room, piles;           /* several piles: pile i belongs to seat i, */
    enum grog_sight sight;
    enum grog_order order;
    uint8_t refill;                 /* when it is empty, this zone + 1 is shuffled into it; 0: it stays empty */
    uint8_t in_force;               /* its cards' modifiers and abilities are in force */
    uint8_t of_array;               /* or to the thing in slot i of this array + 1, and so to its owner */
    uint8_t open_top;               /* a value: if its base is more than 0, everybody sees the top card */
};

/* An array of things in play; each element begins with a struct grog_thing. */
struct grog_array {
    const char *name;
    uint32_t at;
    uint16_t stride, room;
    uint8_t  in_force;              /* likewise */
    bool     borne;                 /* its things lie on others: see `bears` */
    bool     dealt;                 /* all that ever lies in it is there when the game starts */
    uint64_t kinds;                 /* kinds of card that may lie in it, a bit each; 0: any.  Others do not count */
};

enum grog_width { GROG_U8, GROG_I8, GROG_U16, GROG_I16, GROG_U32, GROG_U64 };

/* Any other number of the state: `each` of them, of the game or of each thing of an array. */
struct grog_field {
    const char *name;
    uint8_t  array;                 /* array + 1, or 0: of the game itself */
    uint8_t  kind;                  /* for its name; 0: a number */
    uint8_t  of;                    /* one for each card of this kind, of each seat: "Poison[1]"; 0: by number */
    enum grog_width width;
    uint32_t at;
    uint16_t each;                  /* numbers; a multiple of GROG_SEATS_MAX: each seat has its own (showing.h) */
    int64_t  min, max;
};

/* ---- what rows are about ------------------------------------------------- */

/* The sorts of rows that a card has; and for each sort the values or points that rows are about, a bit each: by number
 * mod 128 in two words, and all of them in one, by number mod 64. */
enum grog_topic_sort { GROG_BROAD_VALUES, GROG_OWN_VALUES, GROG_BROAD_POINTS, GROG_OWN_POINTS, GROG_TOPIC_SORTS };
enum { GROG_TOPIC_WORDS = 2, GROG_ALL_TOPICS = GROG_TOPIC_WORDS };
struct grog_topics { uint64_t of[GROG_TOPIC_SORTS]; };      /* all of them */

/* What follows from an ability's rows. */
struct grog_brief {
    uint8_t chooses;                /* the row of targets that its owner chooses by, or it is drawn by; 0: none */
    uint8_t prices;                 /* how many */
    uint8_t sure;                   /* effects that change every target, whoever it is; a bit each */
    uint8_t suits;                  /* effects that can be done to every target that they name */
    bool    spares;                 /* raising it waives a condition */
    uint16_t card;                  /* whose ability it is */
    uint8_t first;                  /* the first effect that is not on a pending value */
    uint8_t nests;                  /* frames above its own that its prices and effects need at most */
    uint32_t needs;                 /* facts without which it cannot be used at all: bits of the system's own */
};

/* What cards are asked about: one value or point, or all values; and the arrays where such cards may lie, as bits. */
struct grog_topic { const uint64_t *of; uint64_t bits; uint8_t sort, arrays; };     /* of: by card */

/* ---- rows ---------------------------------------------------------------- */

enum grog_flow { GROG_DONE, GROG_ASKED, GROG_CALLED, GROG_ROLLS };
typedef enum grog_flow grog_proc_fn(struct grog_run *r, struct grog_frame *f);

struct grog_verb {
    const char *name;
    uint8_t kind[4];                /* of actor, object 0, 1 and 2 */
    uint8_t proc;                   /* what carries it out */
    uint8_t decides;                /* the procedure whose result its odds are about; 0: none */
};

struct grog_question {
    const char *name;
    grog_rule rule;
    void (*list)(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
    uint8_t window;                 /* kind of reaction window, from 1; 0: an ordinary question */
    /* May this seat have an answer, as far as everybody can see?  NULL: yes. */
    bool (*could)(const struct grog_match *m, const struct grog_game *g, unsigned seat);
    uint8_t assumed;                /* the verb that odds answer it with, if it is offered; 0: odds end there */
    bool    fields;                 /* it waits for a game of another system, or for a line of its report: FIELD */
};

/* Where a procedure may rest, by label: what it waits for, and the rule there. */
enum grog_wait { GROG_NEVER_RESTS, GROG_FOR_ANSWER, GROG_FOR_PROC };
struct grog_step {
    const char *name;
    grog_rule rule;
    enum grog_wait wait;
    uint8_t which;                  /* the question or procedure; 0: any */
};

struct grog_local { const char *name; int16_t min, max; };

struct grog_proc {
    const char *name;
    grog_rule rule;
    grog_proc_fn *run;
    uint8_t kind[4];                /* of actor, with, mode, target */
    const struct grog_step  *step;  uint8_t steps;      /* by label; 0 is the beginning */
    const struct grog_local *local; uint8_t locals;
    struct grog_local pending[GROG_PENDING];
    uint8_t rolled;                 /* pending values beside the first that its roll is about, as bits */
    uint8_t rolled_too;             /* and those of its second roll (event_counts_too) */
    uint16_t abilities;             /* locals that hold rows of abilities, as bits */
    struct { uint8_t local, of; } ordinal;      /* a local that holds the ordinal of a card of this kind; of 0: none */
    const void *frame;              /* the system's own: what its check of positions asks of a frame of it */
};

/* What an event is to a roll, so that a log can say in one line what the dice meant. */
enum grog_event_part {
    GROG_APART,
    GROG_OPENS_ROLL,                /* from here on what counts is gathered */
    GROG_COUNTS,                    /* a card (object 0; 0: the rules) counts for so much */
    GROG_THROWN,                    /* dice of a roll that is open: said when it is made */
    GROG_ROLLED,                    /* object 0: who; 1 and 2: the dice that matter, high first (0: none); 3: what
                                     * was needed; the amount is the total */
    GROG_COUNTS_TOO,                /* as GROG_COUNTS, in the second roll, which follows upon the first: */
    GROG_ROLLED_TOO,                /* object 0: its die; 1: what was needed; the amount is the total */
    GROG_CLOSES_ROLL,               /* no roll is made after all: what was gathered is dropped */
};

struct grog_event_row {
    const char *name;
    uint8_t kind[4];
    uint8_t hides;                  /* bits of the objects that those who do not see get as backs */
    uint8_t amount;                 /* it has one */
    enum grog_event_part part;
    uint8_t shows;                  /* which of its objects (1 to 3) is a card that is the face of the first, a thing;
                                     * 0: none */
    uint8_t keeps;                  /* what it hides is a thing's that its owner keeps to himself */
};

/* A setting: a number, a card in force during the whole match, or a list of cards that are not. */
enum grog_setting { GROG_SETS_NUMBER, GROG_SETS_CARD, GROG_SETS_LIST,
                    GROG_SETS_PLACED,           /* a card that the deal lays on the table, in force from there */
                    GROG_SETS_RULES };          /* a list of cards in force during the whole match, each once */
struct grog_setup_row {
    const char *name;
    int32_t base, min, max;         /* of a number */
    enum grog_setting type;
    uint8_t card_kind;              /* 0: any */
};

/* A card of a list in the setup: "M1 Garand x2". */
struct grog_listed { uint16_t card, number; };      /* number: 0 if it is not said */

struct grog_system {
    const char *name, *version, *about;
    uint32_t state_bytes;
    uint8_t  root;                  /* the procedure that is the whole game */

    const char *const *rules;
    const char *const *result_words;
    const struct grog_setup_row *setup;         /* row 0: seats; row 1: practice */
    const struct grog_kind      *kinds;
    const struct grog_zone      *zones;
    const struct grog_array     *arrays;
    const struct grog_field     *fields;
    const struct grog_verb      *verbs;
    const struct grog_question  *questions;
    const struct grog_proc      *procs;
    const struct grog_point     *points;
    const struct grog_value_row *values;
    const struct grog_event_row *events;
    uint16_t n_rules;
    uint8_t  n_setup, n_kinds, n_zones, n_arrays, n_fields, n_verbs, n_questions, n_procs,
             n_points, n_values, n_events, n_result_words;

    /* What cards are, and what they may say beside values and points. */
    const struct grog_card_kind   *card_kinds;
    const struct grog_measure_row *measures;
    const struct grog_cost_row    *costs;
    const struct grog_target_row  *targets;
    const struct grog_effect_row  *effects;
    /* May be NULL.  By effect: the points, a bit each (those below 64), that it may bring about, so that the compiler
     * can warn of a card that sets itself off.  tests/cards measures it. */
    const uint64_t                *brings;
    uint8_t  n_card_kinds, n_measures, n_costs, n_targets, n_effects;
    /* May be NULL: what its rules, and good sense, demand of a card (demands.h); ends in a row without a name. */
    const struct grog_demand *demands;
    /* For abilities that ask: the questions (grog_list_use, grog_list_targets) and their verbs. */
    uint8_t  ask_use, ask_raise, ask_target, verb_use, verb_raise, verb_decline;
    uint8_t  event_counts;          /* the event of GROG_COUNTS; 0: none */
    uint8_t  event_counts_too;      /* of GROG_COUNTS_TOO; 0: it has no second rolls */
    uint8_t  event_uses, event_declines, event_raises, event_keeps;  /* of an ability that asks: the seat, the card */
    uint8_t  event_takes_effect;    /* likewise, of a thing that does what its card says unasked; 0: none */
    uint8_t  event_unheard;         /* a card whose ability is not carried out; the amount is enum grog_unheard */

    /* At a point that opens a window, what has a price is offered there by the question's lister (grog_usable,
     * grog_was_used) and not asked by itself. */
    bool     windows_offer;
    /* Which seat goes first changes (grog_game.initiative), so that faces say who has the initiative. */
    bool     has_initiative;

    /* Seats on the same side, as bits, and whether they see each other's cards. */
    unsigned (*side)(const struct grog_match *m, unsigned seat);
    bool     (*open_hands)(const struct grog_match *m);
    /* May be NULL.  Is what lies face down there its owner's alone to know, open hands or not?  It goes by what others
     * see of it too. */
    bool     (*keeps)(const struct grog_match *m, const struct grog_thing *t);
    /* All three may be NULL.  What lies on a thing that is in play: its own rows (of = actor, target)
     * count when the thing is the context's actor or target.  Returns how many; their roles are not read, and
     * those that have no rows about it (grog_has_rows) may be left out. */
    unsigned (*bears)(const struct grog_match *m, const struct grog_game *g, uint16_t thing, struct grog_topic of,
                      struct grog_source out[GROG_BORNE_MAX]);
    /* Does a row of this card with the scope `here` concern the context?  NULL: no card may have one. */
    bool     (*here)(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
                     const struct grog_frame *about);
    /* Do the rows of this thing not count now, except for values and points that are `always`? */
    bool     (*silent)(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
    /* May be NULL: this thing is about to leave play, and its own rows say what happens then.  Which thing, of the
     * array `heirs` - 1, stands for it (and is not silent)?  0: it stays. */
    uint16_t (*heir)(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
    uint8_t  heirs;
    /* May be NULL: is this thing a part of another of its card, which has the card? */
    bool     (*is_part)(const struct grog_game *g, unsigned array, unsigned slot);
    /* May be NULL: the seats, as bits, each of which uses for itself what this thing does at points for others than
     * itself; 0: its owner alone. */
    unsigned (*users)(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
    /* May be NULL: is it one of several things that are one card, of which another has the broad rows already? */
    bool     (*echoes)(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
    uint8_t  echo_arrays;           /* arrays in which some may, as bits */
    /* May be NULL: what its lists ask of every card, note_bytes each, found once a match. */
    uint32_t note_bytes;
    void (*note)(const struct grog_match *m, uint16_t card, void *out);
    /* May be NULL: facts without which the ability can never be used, raised or not; a bit each.  It chooses by this
     * row of targets (0: none).  A lister that knows which of them hold says so (grog_usable_given). */
    uint32_t (*needs)(const struct grog_match *m, const struct grog_ability *a, uint8_t chooses);
    /* May be NULL: does this row of targets list anybody?  For callers who need not know whom. */
    bool (*has_target)(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                       uint8_t target);
    /* Lay the table for a game: first what is the same in every game of a match, without chance and untold (NULL:
     * nothing; it is carried out once a match), then the rest. */
    void (*lay)(struct grog_run *r);
    void (*deal)(struct grog_run *r);
    /* A seat gives up: end the game or take the seat out of it. */
    void (*resign)(struct grog_run *r, unsigned seat);
    void (*result)(const struct grog_match *m, const struct grog_game *g, struct grog_result *out);
    /* May be NULL: the card (GROG_SETS_CARD) or number of a setting that was left open; 0: none. */
    uint16_t (*usual)(const struct grog_match *m, unsigned row);
    /* May be NULL: the cards of a list that was left open, at most `most`; returns how many. */
    unsigned (*usual_list)(const struct grog_match *m, unsigned row, struct grog_listed *out, unsigned most);
    /* Both or none: what a system computes once a match and then only reads, such as a board put together from its
     * parts.  It gets own_bytes of zeros when setup, lists and cards are there, before `fits` is asked; later it is
     * grog_match.own.  A draft's is that of the setup it began with.  false: there can be no such match, and it says
     * why (grog_fail). */
    size_t own_bytes;
    bool (*make_own)(const struct grog_match *m, void *own, struct grog_error *why);
    /* May be NULL: names the cards that the rules find among all, though no game begins with them and none of its cards
     * names them: what a match needs is known by it (pack/needed.h).  A 0 is none. */
    void (*also)(const struct grog_match *m, void (*use)(void *arg, uint16_t card), void *arg);
    /* May be NULL: can these cards and this setup be played?  If not, it says why (grog_fail). */
    bool (*fits)(const struct grog_match *m, struct grog_error *why);
    /* NULL if nothing of a setup is bought (market.h); else fits is not NULL. */
    const struct grog_market *market;
    /* May this card lie in a pile of this zone?  NULL: any card in any. */
    bool (*lies)(const struct grog_match *m, unsigned zone, uint16_t card);
    /* May be NULL: what faces show beside the rows of the state. */
    const struct grog_showing *showing;     /* showing.h */
    /* NULL unless a question fields: the games of another system that it waits for. */
    const struct grog_fielding *fielding;   /* fielding.h */
    /* May be NULL: what the rows cannot say. */
    const char *(*check)(const struct grog_match *m, const struct grog_game *g);
    void (*view)(const struct grog_match *m, struct grog_game *g, unsigned seat);
    void (*fill)(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_dice *dice);
};

/* ---- the match ----------------------------------------------------------- */

struct grog_match {
    const struct grog_system *system;
    const struct grog_cards  *cards;
    const struct grog_card   *card;             /* that of the cards, which everything looks up */
    const unsigned char      *notes;            /* by card, as the system makes them */
    uint16_t *kin;                              /* every card, kind by kind: GROG_EACH_OF */
    uint16_t  kin_at[256 + 1];
    uint8_t  hash[GROG_HASH_BYTES];
    uint8_t  seats, practice, open_handed;      /* open_handed: every seat sees every hand */
    uint8_t  draft;                             /* it is still being put together: market.h */
    uint8_t  side[GROG_SEATS_MAX];              /* seats on this seat's side, as bits */
    uint8_t  sees[GROG_SEATS_MAX + 1];          /* seats whose cards this seat sees; a spectator none */
    uint8_t  looks[GROG_SEATS_MAX + 1];         /* and whose things that are kept: its own */
    uint8_t  layers;
    uint16_t layer[GROG_LAYERS_MAX];            /* cards of the setup that are in force, in its order */
    int32_t  setup[GROG_SETUP_MAX];             /* numbers, cards; of a list, how many */
    uint16_t list[GROG_SETUP_MAX];              /* of a list, its first */
    uint16_t n_listed;
    struct grog_listed listed[GROG_LISTED_MAX];
    int16_t  base[GROG_VALUES_MAX];             /* the row's or the setting's, or what the setup's cards set it to */
    /* What any card's rows are about, so that no card need be asked about the rest (source.h). */
    uint64_t values_broad[GROG_VALUES_MAX / 64], values_own[GROG_VALUES_MAX / 64];
    uint64_t values_settled[GROG_VALUES_MAX / 64];      /* the base has what cards of the setup set whatever happens, */
    uint64_t values_open[GROG_VALUES_MAX / 64];         /* and of these there are other broad rows all the same */
    uint64_t points_broad[256 / 64], points_own[256 / 64];
    uint64_t *topics[GROG_TOPIC_SORTS][GROG_TOPIC_WORDS + 1];   /* by card: what its rows are about, or its back's */
    struct grog_brief  *brief;                  /* by ability */
    struct grog_topics  borne;                  /* of all cards that may lie on others, */
    struct grog_topics  laid_down;              /* and of those of the setup */
    uint32_t zones_in_force;                    /* as bits */
    uint8_t  broad_arrays;                      /* arrays where cards may lie that have broad rows about any value, */
    uint8_t  value_arrays[2][GROG_VALUES_MAX];  /* and about this one, as bits; [1]: that have own rows about it */
    uint8_t  point_arrays[2][256];
    grog_proc_fn *run[256];                     /* what carries out a procedure, the kernel's own too */
    uint8_t  names[256];                        /* by procedure: which of its four objects are things, */
    uint8_t  cards_in[256];                     /* and which are cards */
    uint16_t *title, *copies, titles;           /* what lies in the box at the start, and how many */
    uint16_t *place;                            /* by card: its title's index + 1, or 0 */
    const void *own;                            /* the system's: see make_own; NULL if it has none */
    struct grog_game *laid;                     /* the table as every game begins with it */
    char     setup_text[GROG_SETUP_TEXT];
};

/* Give the match its cards.  That is enough of a match to talk about cards; false: no memory. */
bool grog_take_cards(struct grog_match *m, const struct grog_box *box);

/* Each card of a kind, in the order of the packs: `c` points at it. */
#define GROG_EACH_OF(m, kind, c)                                                                                       \
    for (const uint16_t *c = (m)->kin + (m)->kin_at[kind]; c < (m)->kin + (m)->kin_at[(kind) + 1]; c++)

/* Sets of small numbers, a bit each. */
static inline bool grog_in(const uint64_t *set, unsigned i) { return set[i / 64] >> i % 64 & 1; }
static inline void grog_put_in(uint64_t *set, unsigned i)   { set[i / 64] |= UINT64_C(1) << i % 64; }

/* What a value is before any card changes it. */
int16_t grog_base(const struct grog_match *m, unsigned value);

/* The cards of a list in the setup, in its order. */
const struct grog_listed *grog_setup_list(const struct grog_match *m, unsigned row, unsigned *n);

#define GROG_COUNT(a) (sizeof(a) / sizeof *(a))

static inline const struct grog_card *grog_card(const struct grog_match *m, uint16_t card)
{
    GROG_ASSERT(card < m->cards->cards);
    return &m->card[card];
}

#endif
