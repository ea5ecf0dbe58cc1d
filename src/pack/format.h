/* SPDX-License-Identifier: MIT */
/* format.h -- a compiled pack, byte by byte; docs/pack-format.md says it in words.
 *
 * A file is a header, then sections, each an array of one of the records below at an
 * offset divisible by 8.  Everything is little-endian; nothing is a pointer.  What a row
 * means is said by name: a record refers to the system's words (values, points, fields
 * ...) through the section of names, and to cards by id, so that a pack outlives a
 * release that adds a word to the system.  Rows stand in the order of their cards (effects
 * of their abilities, fields of their layouts), one behind the other; none belongs to two.
 *
 * The compiler fills a struct grog_pack_image and writes it; the loader gets bytes from
 * anywhere, believes none of them, and makes such an image of them. */
#ifndef GROG_PACK_FORMAT_H
#define GROG_PACK_FORMAT_H

#include "kernel/system.h"

#define GROG_PACK_MAGIC "GROGPACK"
enum {
    GROG_PACK_VERSION = 2,          /* that is written; older ones are read too */
    GROG_PACK_BYTES_MAX = 64 << 20,
    GROG_PACK_NEEDS_MAX = 32,
    GROG_LINKED_NUMBERS_MAX = 64 << 20,         /* of all cards that are linked */
    GROG_PACK_NAME_MAX = 48,        /* letters of a pack's name */
    GROG_CARD_NAME_MAX = 64,        /* letters of a card's name */
};

typedef uint32_t grog_string;       /* offset in the section of strings; 0 is "" */

enum grog_pack_section {
    GROG_PACK_STRINGS,              /* char: UTF-8, each ended by a 0; begins with a 0, ends with a 0 */
    GROG_PACK_NEEDS,                /* grog_string: names of the packs it needs */
    GROG_PACK_WORDS,                /* struct grog_pack_word; 0 is no word */
    GROG_PACK_LAYOUTS,              /* struct grog_pack_layout: a kind of card and its fields */
    GROG_PACK_FIELDS,               /* struct grog_pack_field, those of a layout after each other */
    GROG_PACK_REFS,                 /* struct grog_pack_ref; 0 is no card */
    GROG_PACK_CARDS,                /* struct grog_pack_card */
    GROG_PACK_NUMBERS,              /* int16_t, a card's after each other, by its layout */
    GROG_PACK_MODIFIERS, GROG_PACK_ABILITIES, GROG_PACK_EFFECTS,
    GROG_PACK_SECTIONS
};

struct grog_pack_header {
    char     magic[8];
    uint32_t version, bytes;        /* bytes: of the whole file */
    uint8_t  hash[GROG_HASH_BYTES]; /* SHA-256 of everything behind it */
    grog_string name, title, about, pack_version, author, licence, system, spare;
    struct { uint32_t at, n; } section[GROG_PACK_SECTIONS];
};

/* A word of the system's vocabulary. */
enum grog_pack_class {
    GROG_PACK_VALUE = 1, GROG_PACK_MEASURE, GROG_PACK_POINT, GROG_PACK_COST, GROG_PACK_TARGET, GROG_PACK_EFFECT,
    GROG_PACK_PENDING,              /* "procedure.pending": what add and set in an ability change */
    GROG_PACK_KIND,                 /* a kind of card */
    GROG_PACK_CLASSES
};
struct grog_pack_word { grog_string name; uint16_t class, spare; };

struct grog_pack_layout { grog_string kind; uint32_t field; uint16_t fields, numbers; };
struct grog_pack_field  { grog_string name; uint16_t type, slots; };

/* A card by its id: "pack" and the name as an id ("high-cut"), of a kind. */
struct grog_pack_ref { grog_string pack, card, kind; };

struct grog_pack_card {
    grog_string name, id;           /* "High Cut", "high-cut" */
    grog_string text, icon, art, flavour, credit, file;
    uint32_t line;                  /* where it stands in the file */
    uint16_t layout;
    uint16_t back, replaces;        /* refs; back 0: the one of its kind, replaces 0: none */
    uint16_t modifiers, abilities, spare;
    uint32_t number, modifier, ability;     /* first of its rows */
};

/* The rows of system.h, with words and refs in place of row numbers and cards. */
struct grog_pack_test { uint16_t measure, less, ref; int16_t amount; };
enum { GROG_PACK_TIMES_N = UINT16_MAX };    /* as a measure: the number that the bearer gives the keyword */
struct grog_pack_modifier {
    struct grog_pack_test test[GROG_TESTS];
    uint16_t value, operation, scope, per, per_ref;
    int16_t  amount;
};
struct grog_pack_price { uint16_t cost, ref; int16_t amount, spare; };
struct grog_pack_ability {
    struct grog_pack_test  test[GROG_TESTS];
    struct grog_pack_price price[GROG_PRICES], raise;
    uint16_t point, scope, may, effects;
    uint32_t effect;
};
enum { GROG_PACK_ADD = UINT16_MAX - 1, GROG_PACK_SET = UINT16_MAX };    /* as an effect: on the pending word `ref` */
struct grog_pack_effect {
    uint16_t effect, target, ref;   /* ref: a card, or for ADD and SET a word of class PENDING */
    uint16_t per, per_ref;
    int16_t  amount, raised, spare;
};

/* A pack in memory: arrays by section, as the file has them. */
struct grog_pack_image {
    struct grog_pack_header header;
    const char                      *strings;
    const grog_string               *needs;
    const struct grog_pack_word     *words;
    const struct grog_pack_layout   *layouts;
    const struct grog_pack_field    *fields;
    const struct grog_pack_ref      *refs;
    const struct grog_pack_card     *cards;
    const int16_t                   *numbers;
    const struct grog_pack_modifier *modifiers;
    const struct grog_pack_ability  *abilities;
    const struct grog_pack_effect   *effects;
    uint32_t n[GROG_PACK_SECTIONS];
};

/* The file's bytes: yours to free.  Fills in the header's offsets, size and hash. */
uint8_t *grog_pack_write(struct grog_pack_image *image, size_t *bytes);

/* The bytes as an image that points into them; false and why, if a single one is wrong. */
bool grog_pack_read(const uint8_t *bytes, size_t n, struct grog_pack_image *out, struct grog_error *why);

/* A name as an id: small letters and digits, all else one '-'; "M1918A2 BAR" is "m1918a2-bar".
 * Words of Lua ("high_cut") and names of rows ("turn ends") compare the same way. */
void grog_pack_id(const char *name, char id[GROG_CARD_NAME_MAX + 1]);

#endif
