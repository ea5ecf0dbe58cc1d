/* SPDX-License-Identifier: MIT */
/* image.h -- packs for the duel, built by hand: what the compiler does, without a language.
 *
 * Calls follow the file: words and references as they are needed, a card, then its rows.
 * What they return points into the builder until the next call. */
#ifndef TESTS_PACK_IMAGE_H
#define TESTS_PACK_IMAGE_H

#include "pack/pack.h"
#include "duel/duel.h"

struct builder {
    struct grog_pack_header header;
    void    *data[GROG_PACK_SECTIONS];
    uint32_t n[GROG_PACK_SECTIONS], room[GROG_PACK_SECTIONS];
    uint16_t layout[CARD_KINDS];            /* + 1 */
};

void begin_pack(struct builder *b, const char *name);           /* for the duel, needs nothing */
void end_pack(struct builder *b);
struct grog_pack_image image_of(const struct builder *b);
uint8_t *bytes_of(const struct builder *b, size_t *n);          /* yours to free */
/* The bytes, after somebody has changed them, with the hash that belongs to them. */
void mend_hash(uint8_t *bytes, size_t n);

grog_string add_string(struct builder *b, const char *text);
void add_need(struct builder *b, const char *pack);
uint16_t add_word(struct builder *b, enum grog_pack_class class, const char *name);     /* once each */
uint16_t add_ref(struct builder *b, const char *pack, const char *id, const char *kind);

/* With every field at its default. */
struct grog_pack_card *add_card(struct builder *b, const char *name, enum card_kind kind);
int16_t *numbers(struct builder *b);                            /* of the last card */
void give_kind(struct builder *b, const char *kind);            /* to a back: one more that it is the back of */
void give_keyword(struct builder *b, unsigned field, uint16_t ref, int16_t n);
/* Rows of the last card, effects of the last ability. */
struct grog_pack_modifier *add_modifier(struct builder *b, const char *value, int16_t amount);
struct grog_pack_ability  *add_ability(struct builder *b, const char *point, enum grog_scope scope);
struct grog_pack_effect   *add_effect(struct builder *b, const char *verb, const char *target, int16_t amount);
struct grog_pack_card     *last_card(struct builder *b);

/* A pack that has something of everything: "all-sorts". */
void build_all_sorts(struct builder *b);

#endif
