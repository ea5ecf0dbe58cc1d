/* SPDX-License-Identifier: MIT */
/* write.c -- an image as the bytes of a file.
 *
 * Sections stand in their order, each at the next offset divisible by 8, with zeros
 * between them and behind the last: equal images are equal files. */
#include "image.h"
#include "kernel/sha256.h"

#include <stdlib.h>
#include <string.h>

const uint8_t grog_pack_record[GROG_PACK_SECTIONS] = {
    [GROG_PACK_STRINGS]   = 1,
    [GROG_PACK_NEEDS]     = sizeof(grog_string),
    [GROG_PACK_WORDS]     = sizeof(struct grog_pack_word),
    [GROG_PACK_LAYOUTS]   = sizeof(struct grog_pack_layout),
    [GROG_PACK_FIELDS]    = sizeof(struct grog_pack_field),
    [GROG_PACK_REFS]      = sizeof(struct grog_pack_ref),
    [GROG_PACK_CARDS]     = sizeof(struct grog_pack_card),
    [GROG_PACK_NUMBERS]   = sizeof(int16_t),
    [GROG_PACK_MODIFIERS] = sizeof(struct grog_pack_modifier),
    [GROG_PACK_ABILITIES] = sizeof(struct grog_pack_ability),
    [GROG_PACK_EFFECTS]   = sizeof(struct grog_pack_effect),
};

/* Where each section begins, and the size of the whole; 0 if it is too large. */
static size_t lay_sections(struct grog_pack_image *image)
{
    size_t at = sizeof image->header;
    for (unsigned i = 0; i < GROG_PACK_SECTIONS; i++) {
        image->header.section[i].at = (uint32_t)at;
        image->header.section[i].n = image->n[i];
        at = grog_pack_align(at + (size_t)image->n[i] * grog_pack_record[i]);
        if (at > GROG_PACK_BYTES_MAX)
            return 0;
    }
    return at;
}

uint8_t *grog_pack_write(struct grog_pack_image *image, size_t *bytes)
{
    const void *const data[GROG_PACK_SECTIONS] = {
        image->strings, image->needs, image->words, image->layouts, image->fields, image->refs, image->cards,
        image->numbers, image->modifiers, image->abilities, image->effects,
    };
    struct grog_pack_header *h = &image->header;
    size_t n = lay_sections(image);
    uint8_t *out = n ? calloc(1, n) : NULL;
    if (!out)
        return NULL;
    memcpy(h->magic, GROG_PACK_MAGIC, sizeof h->magic);
    h->version = GROG_PACK_VERSION;
    h->bytes = (uint32_t)n;
    h->spare = 0;
    memcpy(out, h, sizeof *h);
    for (unsigned i = 0; i < GROG_PACK_SECTIONS; i++)
        if (image->n[i])
            memcpy(out + h->section[i].at, data[i], (size_t)image->n[i] * grog_pack_record[i]);
    grog_sha256(out + GROG_PACK_HASHED, n - GROG_PACK_HASHED, h->hash);
    memcpy(out, h, sizeof *h);
    *bytes = n;
    return out;
}
