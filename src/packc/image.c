/* SPDX-License-Identifier: MIT */
/* image.c -- see image.h. */
#include "image.h"

#include <string.h>

void image_begin(struct image *i, struct arena *a, const struct grog_system *s)
{
    *i = (struct image){ .arena = a, .system = s };
    *ADD(a, i->strings) = 0;
    *ADD(a, i->words) = (struct grog_pack_word){ 0 };
    *ADD(a, i->refs) = (struct grog_pack_ref){ 0 };
}

grog_string image_text(struct image *i, const char *text)
{
    if (!text || !*text)
        return 0;
    uint32_t *at = map_put(i->arena, &i->string, text);
    if (!*at) {
        *at = i->strings.n;
        for (const char *c = text; *c; c++)
            *ADD(i->arena, i->strings) = *c;
        *ADD(i->arena, i->strings) = 0;
    }
    return *at;
}

uint16_t image_word(struct image *i, enum grog_pack_class class, const char *name)
{
    uint32_t *at = map_put(i->arena, &i->word, arena_print(i->arena, "%d %s", (int)class, name));
    if (!*at) {
        *at = i->words.n;
        *ADD(i->arena, i->words) = (struct grog_pack_word){ image_text(i, name), (uint16_t)class, 0 };
    }
    return (uint16_t)*at;
}

uint16_t image_layout(struct image *i, uint32_t kind)
{
    const struct grog_card_kind *k = &i->system->card_kinds[kind];
    uint32_t *at = map_put(i->arena, &i->layout, k->name);
    if (!*at) {
        *at = i->layouts.n + 1;
        *ADD(i->arena, i->layouts) = (struct grog_pack_layout){
            image_text(i, k->name), i->fields.n, k->fields, k->numbers,
        };
        for (unsigned f = 0; f < k->fields; f++)
            *ADD(i->arena, i->fields) = (struct grog_pack_field){
                image_text(i, k->field[f].name), (uint16_t)k->field[f].type, (uint16_t)grog_field_slots(&k->field[f]),
            };
    }
    return (uint16_t)(*at - 1);
}

uint16_t image_ref(struct image *i, const char *pack, const char *card, uint32_t kind)
{
    const char *of = i->system->card_kinds[kind].name;
    uint32_t *at = map_put(i->arena, &i->ref, arena_print(i->arena, "%s:%s:%s", pack, card, of));
    if (!*at) {
        *at = i->refs.n;
        *ADD(i->arena, i->refs) = (struct grog_pack_ref){ image_text(i, pack), image_text(i, card), image_text(i, of) };
    }
    return (uint16_t)*at;
}

const char *image_is_too_large(const struct image *i)
{
    if (i->cards.n >= GROG_CARDS_MAX)
        return "more than 65534 cards";
    if (i->refs.n > UINT16_MAX)
        return "the cards name more than 65535 others";
    if (i->words.n >= GROG_PACK_ADD)
        return "the cards use more than 65000 words";
    if (i->abilities.n > UINT16_MAX)
        return "more than 65535 abilities";
    return NULL;
}

uint8_t *image_write(struct image *i, size_t *bytes)
{
    struct grog_pack_image out = {
        .header = i->header, .strings = i->strings.at, .needs = i->needs.at, .words = i->words.at,
        .layouts = i->layouts.at, .fields = i->fields.at, .refs = i->refs.at, .cards = i->cards.at,
        .numbers = i->numbers.at, .modifiers = i->modifiers.at, .abilities = i->abilities.at, .effects = i->effects.at,
        .n = { i->strings.n, i->needs.n, i->words.n, i->layouts.n, i->fields.n, i->refs.n, i->cards.n, i->numbers.n,
               i->modifiers.n, i->abilities.n, i->effects.n },
    };
    return grog_pack_write(&out, bytes);
}
