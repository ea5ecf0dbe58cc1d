/* SPDX-License-Identifier: MIT */
/* image.h -- a compiled pack, as it grows: each text, word, layout and reference stands once. */
#ifndef PACKC_IMAGE_H
#define PACKC_IMAGE_H

#include "memory.h"
#include "pack/format.h"

struct image {
    struct arena *arena;
    const struct grog_system *system;
    LIST_OF(char) strings;
    LIST_OF(grog_string) needs;
    LIST_OF(struct grog_pack_word) words;
    LIST_OF(struct grog_pack_layout) layouts;
    LIST_OF(struct grog_pack_field) fields;
    LIST_OF(struct grog_pack_ref) refs;
    LIST_OF(struct grog_pack_card) cards;
    LIST_OF(int16_t) numbers;
    LIST_OF(struct grog_pack_modifier) modifiers;
    LIST_OF(struct grog_pack_ability) abilities;
    LIST_OF(struct grog_pack_effect) effects;
    struct map string, word, layout, ref;
    struct grog_pack_header header;
};

void image_begin(struct image *i, struct arena *a, const struct grog_system *s);
grog_string image_text(struct image *i, const char *text);
uint16_t image_word(struct image *i, enum grog_pack_class class, const char *name);
uint16_t image_layout(struct image *i, uint32_t kind);
uint16_t image_ref(struct image *i, const char *pack, const char *card, uint32_t kind);
/* NULL, or which bound of the format it breaks. */
const char *image_is_too_large(const struct image *i);
uint8_t *image_write(struct image *i, size_t *bytes);

#endif
