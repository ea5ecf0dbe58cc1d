/* SPDX-License-Identifier: MIT */
/* linker.h -- the work of grog_cards_link, a file a step: order, words, whose, link, numbers,
 * says, titles.
 *
 * What is linked are parts: part 0 is the system's own cards (perhaps none), the others are
 * packs, each behind those that it needs.  A card of the result has a place, which is its
 * index, and a holder, the card of a part that has this place; a card that replaces another
 * takes its place.  The system's own cards come first, so their places are their indices.
 * Every step returns false, and says why, at the first thing that is wrong. */
#ifndef GROG_LINKER_H
#define GROG_LINKER_H

#include "image.h"

enum { GROG_MODIFIERS_MAX = 1 << 20 };

/* Memory that is freed all at once. */
struct grog_memory { struct grog_block *first; char *at; size_t left; };
void *grog_hold(struct grog_memory *m, size_t n, size_t size);          /* zeros; NULL if there is none */
char *grog_hold_text(struct grog_memory *m, const char *text);          /* a copy */
char *grog_hold_pair(struct grog_memory *m, const char *pack, const char *card);       /* "pack:card" */
void  grog_release(struct grog_memory *m);

/* How the numbers of a layout become those of a kind: by field, the slot it begins at, or -1. */
struct grog_plan { uint8_t kind; int32_t *from; };

struct grog_part {
    const char *name;
    const struct grog_pack_image *image;        /* NULL: the system's own cards */
    const char *strings;                        /* the result's copy of them */
    uint32_t  cards;
    uint16_t *place;                            /* by card */
    uint8_t  *replaced;                         /* by card */
    uint16_t *word, *ref;                       /* rows of the system, places */
    uint16_t *theirs;                           /* rows of the system beside it; 0: it has no such word */
    struct grog_plan *plan;                     /* by layout */
};

struct grog_holder { uint32_t card; uint16_t part; };
struct grog_key { const char *id; uint32_t card; uint16_t part; };

struct grog_linked {
    struct grog_cards cards;                    /* first: it is what the caller has */
    struct grog_memory memory;
    uint8_t hash[GROG_HASH_BYTES];
};

struct grog_linker {
    const struct grog_system *s, *beside;       /* beside: NULL, or see grog_cards_link_beside */
    const struct grog_cards  *base;
    bool guest;                                 /* packs and base are the other's */
    struct grog_error *why;
    struct grog_part part[1 + GROG_PACKS_MAX];
    unsigned parts;
    struct grog_key *key; uint32_t keys;        /* sorted by part and id */
    struct grog_holder *holder; uint32_t places;
    struct grog_card *card;
    struct grog_memory work;                    /* until the linking ends */
    struct grog_linked *out;
};

bool grog_link_order(struct grog_linker *l, const struct grog_pack *const *pack, unsigned packs);
bool grog_link_words(struct grog_linker *l, struct grog_part *p);
/* The row of a word; 0: the system has none. */
uint16_t grog_link_word(const struct grog_system *s, unsigned class, const char *name);
/* What a kind of word is called, where one is told of. */
const char *grog_link_class(unsigned class);
/* Of which system is the row?  ROW_WRONG: of neither alone, and it is told. */
enum grog_whose { ROW_OURS, ROW_THEIRS, ROW_WRONG };
enum grog_whose grog_whose_modifier(struct grog_linker *l, const struct grog_part *p, uint32_t card,
                                    const struct grog_pack_modifier *m);
enum grog_whose grog_whose_ability(struct grog_linker *l, const struct grog_part *p, uint32_t card,
                                   const struct grog_pack_ability *a);
/* A word that no system here has: false, told of the first card that says it. */
bool grog_no_word(struct grog_linker *l, const struct grog_part *p, uint32_t word);
bool grog_link_refs(struct grog_linker *l, struct grog_part *p);
bool grog_link_numbers(struct grog_linker *l);
bool grog_link_says(struct grog_linker *l);
bool grog_link_titles(struct grog_linker *l);

/* The card of a part with this id, or NULL. */
const struct grog_key *grog_link_find(const struct grog_linker *l, const char *part, const char *id);
const char *grog_link_title(const struct grog_linker *l, uint32_t place);
/* The kind of a part's card; its pack's record, if it has one. */
uint8_t grog_link_kind(const struct grog_linker *l, unsigned part, uint32_t card);

/* false, with what is wrong: of a pack, of a card of it, of memory. */
bool grog_no_pack(struct grog_linker *l, const struct grog_part *p, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool grog_no_card(struct grog_linker *l, const struct grog_part *p, uint32_t card, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
bool grog_no_memory(struct grog_linker *l);

#endif
