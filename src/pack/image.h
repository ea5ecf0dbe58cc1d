/* SPDX-License-Identifier: MIT */
/* image.h -- what the files of this folder share about the bytes of a pack. */
#ifndef GROG_PACK_IMAGE_H
#define GROG_PACK_IMAGE_H

#include "pack.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "packs are read in place: the machine must be little-endian");
_Static_assert(sizeof(struct grog_pack_header) == 168 && sizeof(struct grog_pack_word) == 8
               && sizeof(struct grog_pack_layout) == 12 && sizeof(struct grog_pack_field) == 8
               && sizeof(struct grog_pack_ref) == 12 && sizeof(struct grog_pack_card) == 60
               && sizeof(struct grog_pack_modifier) == 44 && sizeof(struct grog_pack_ability) == 68
               && sizeof(struct grog_pack_effect) == 16, "records have no padding");

enum {
    GROG_PACK_LINE_MAX = 255,       /* bytes of a title, an author, an icon */
    GROG_PACK_PROSE_MAX = 1 << 16,  /* bytes of any string */
    GROG_PACK_HASHED = 48,          /* the hash is of everything from here on */
};

extern const uint8_t grog_pack_record[GROG_PACK_SECTIONS];      /* bytes of one record, by section */

static inline size_t grog_pack_align(size_t n) { return (n + 7) & ~(size_t)7; }

size_t grog_length(const char *text, size_t most);              /* strlen, but never more than `most` */

/* The name of a pack: an id that begins with a letter. */
bool grog_is_pack_name(const char *name);

/* The records, one by one; the sections and strings have been checked. */
bool grog_pack_check_rows(const struct grog_pack_image *p, struct grog_error *why);

/* Is it a string of one line and at most so many bytes; is it any string? */
bool grog_pack_is_line(const struct grog_pack_image *p, grog_string s, size_t most);
bool grog_pack_is_prose(const struct grog_pack_image *p, grog_string s);

#endif
