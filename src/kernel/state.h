/* SPDX-License-Identifier: MIT */
/* state.h -- reading any game by its system's rows.
 *
 * Every byte of a game belongs to exactly one cell (a number with a name), or to a
 * pile.  Positions, inspection, comparison and checks all walk the same cells, so a
 * byte that one of them forgot would be forgotten by all; grog_system_check refuses
 * a table that leaves a byte without a row. */
#ifndef GROG_STATE_H
#define GROG_STATE_H

#include "base/text.h"
#include "run.h"

/* One number of the state: `frame[2].local[0]`, `health[1]`, `units[3].card`. */
struct grog_cell {
    const char *group;              /* NULL for the game's own */
    const struct grog_field *field;
    uint16_t element, index;
    uint32_t at;                    /* offset in the game */
    bool     many;                  /* the field has more than one */
};

/* A run of like elements that cells belong to: the game, its frames, an array ... */
struct grog_group {
    const char *name;
    uint32_t at;
    uint16_t stride, room;
    const struct grog_field *field;
    uint16_t fields;
    uint8_t  array;                 /* of the system's fields only those of this array + 1 */
    bool     system;                /* the fields are the system's own */
};
enum { GROG_KERNEL_GROUPS = 4 };
unsigned          grog_groups(const struct grog_system *s);
struct grog_group grog_group(const struct grog_system *s, unsigned i);

/* Begin with a walk of zeros; false after the last cell. */
struct grog_walk { struct grog_cell cell; struct grog_group group; uint16_t which, field; bool begun; };
bool grog_next_cell(const struct grog_system *s, struct grog_walk *w);

int64_t grog_cell_read(const struct grog_game *g, const struct grog_cell *c);
void    grog_cell_write(struct grog_game *g, const struct grog_cell *c, int64_t value);
unsigned grog_width_bytes(enum grog_width w);

/* Visit every card in piles and in play. */
typedef void grog_on_card(void *arg, const struct grog_match *m, uint16_t card);
void grog_each_card(const struct grog_match *m, const struct grog_game *g, grog_on_card *visit, void *arg);
/* Count the copies of each of the match's titles; returns how many other cards there are. */
uint32_t grog_census(const struct grog_match *m, const struct grog_game *g, uint16_t *copies);
unsigned grog_card_named(const struct grog_cards *cards, const char *name);             /* 0: none */

/* The cards into a hash: all that rules read of them, or the hash that they have already. */
struct grog_sha256;
void grog_hash_cards(struct grog_sha256 *h, const struct grog_system *s, const struct grog_cards *c);

/* ---- games as text ------------------------------------------------------- */

/* What grog_why_not said, for grog_fail: the rule's id, or "not a choice here". */
const char *grog_refusal_in_error(const char *why_not);

/* The kernel's own kinds, beside the system's: what a cell's number names. */
enum { GROG_KIND_PROC = 240, GROG_KIND_QUESTION, GROG_KIND_CARD, GROG_KIND_POINT,
       GROG_KIND_ORDINAL };         /* the ordinal of a card of the kind that the field is `of`, if the field before
                                     * it, which counts them, is not 0 */
/* An object by name; things as "Card/slot". */
void grog_print_object(struct grog_text *t, const struct grog_match *m, const struct grog_game *g, uint8_t kind,
                       uint16_t object);
/* "health[1]", "units[3].card"; of a field by cards, "Poison[1]". */
void grog_print_cell_name(struct grog_text *t, const struct grog_match *m, const struct grog_cell *c);
/* The card of a kind with this ordinal; 0: none. */
uint16_t grog_nth_of_kind(const struct grog_cards *c, uint8_t kind, unsigned ordinal);
/* How many cards of a kind the numbers of a field by cards have room for. */
unsigned grog_room_of(const struct grog_system *s, const struct grog_field *f);
void grog_print_pile(struct grog_text *t, const struct grog_match *m, const uint16_t *pile);

/* For a system's result().  whom: the name of the thing that the line is about, or that has the card; 0: nobody's. */
void grog_result_add(struct grog_result *out, uint8_t kind, uint8_t seat, uint16_t card, int32_t amount);
void grog_result_add_whom(struct grog_result *out, uint8_t kind, uint8_t seat, uint16_t card, uint16_t whom,
                          int32_t amount);

#endif
