/* SPDX-License-Identifier: MIT */
/* read.c -- the bytes of a file as an image.  They come from anywhere: nothing is believed.
 *
 * What is refused here is what could be read wrongly: a size, a place, a hash, a string.
 * Whether the records make sense is asked in rows.c. */
#include "image.h"
#include "base/plain.h"
#include "kernel/sha256.h"
#include "kernel/state.h"

#include <string.h>

static bool no(struct grog_error *why, const char *what) { grog_fail(why, 0, "pack: %s", what); return false; }

/* ---- header and sections ------------------------------------------------- */

static bool header_is_sound(const uint8_t *bytes, size_t n, struct grog_pack_header *h, struct grog_error *why)
{
    uint8_t hash[GROG_HASH_BYTES];
    if (n < sizeof *h || n > GROG_PACK_BYTES_MAX)
        return no(why, n < sizeof *h ? "too short to be a pack" : "larger than a pack may be");
    if ((uintptr_t)bytes % _Alignof(struct grog_pack_header))
        return no(why, "its bytes lie at an odd address");
    memcpy(h, bytes, sizeof *h);
    if (memcmp(h->magic, GROG_PACK_MAGIC, sizeof h->magic))
        return no(why, "not a compiled pack");
    if (!h->version || h->version > GROG_PACK_VERSION) {
        grog_fail(why, 0, "pack: of format %lu, and only formats 1 to %d can be read", (unsigned long)h->version,
                  GROG_PACK_VERSION);
        return false;
    }
    if (h->bytes != n)
        return no(why, "cut short or with something behind it");
    grog_sha256(bytes + GROG_PACK_HASHED, n - GROG_PACK_HASHED, hash);
    if (memcmp(hash, h->hash, sizeof hash))
        return no(why, "damaged: its hash is another");
    return !h->spare || no(why, "a spare number is not 0");
}

static bool is_zero(const uint8_t *bytes, size_t from, size_t to)
{
    for (; from < to; from++)
        if (bytes[from])
            return false;
    return true;
}

/* Each section begins where the one before ends, rounded up to 8; the last ends the file. */
static bool sections_follow(const uint8_t *bytes, size_t n, struct grog_pack_image *out, struct grog_error *why)
{
    size_t at = sizeof out->header;
    for (unsigned i = 0; i < GROG_PACK_SECTIONS; i++) {
        uint32_t records = out->header.section[i].n;
        if (out->header.section[i].at != at || records > (n - at) / grog_pack_record[i])
            return no(why, "a section is not where it should be");
        size_t end = at + (size_t)records * grog_pack_record[i];
        at = grog_pack_align(end);
        if (at > n || !is_zero(bytes, end, at))
            return no(why, "the space between two sections is not empty");
        out->n[i] = records;
    }
    return at == n || no(why, "something stands behind the last section");
}

static bool counts_are_possible(const struct grog_pack_image *p, struct grog_error *why)
{
    if (p->n[GROG_PACK_NEEDS] > GROG_PACK_NEEDS_MAX)
        return no(why, "needs too many packs");
    if (p->n[GROG_PACK_CARDS] >= GROG_CARDS_MAX || p->n[GROG_PACK_ABILITIES] > UINT16_MAX)
        return no(why, "too many cards or abilities");
    if (p->n[GROG_PACK_WORDS] > UINT8_MAX * GROG_PACK_CLASSES || p->n[GROG_PACK_REFS] > UINT16_MAX
        || p->n[GROG_PACK_LAYOUTS] > UINT8_MAX)
        return no(why, "too many words, references or layouts");
    return true;
}

static const void *section(const uint8_t *bytes, const struct grog_pack_image *p, enum grog_pack_section i)
{
    return bytes + p->header.section[i].at;
}

static void point_at(const uint8_t *bytes, struct grog_pack_image *p)
{
    p->strings   = section(bytes, p, GROG_PACK_STRINGS);
    p->needs     = section(bytes, p, GROG_PACK_NEEDS);
    p->words     = section(bytes, p, GROG_PACK_WORDS);
    p->layouts   = section(bytes, p, GROG_PACK_LAYOUTS);
    p->fields    = section(bytes, p, GROG_PACK_FIELDS);
    p->refs      = section(bytes, p, GROG_PACK_REFS);
    p->cards     = section(bytes, p, GROG_PACK_CARDS);
    p->numbers   = section(bytes, p, GROG_PACK_NUMBERS);
    p->modifiers = section(bytes, p, GROG_PACK_MODIFIERS);
    p->abilities = section(bytes, p, GROG_PACK_ABILITIES);
    p->effects   = section(bytes, p, GROG_PACK_EFFECTS);
}

/* ---- strings ------------------------------------------------------------- */

static bool strings_are_text(const struct grog_pack_image *p, struct grog_error *why)
{
    const char *s = p->strings;
    size_t n = p->n[GROG_PACK_STRINGS];
    if (!n || s[0] || s[n - 1])
        return no(why, "the strings do not begin and end with a 0");
    for (size_t i = 0; i < n; ) {
        size_t length = strlen(s + i);
        if (!text_is_prose(s + i, length))
            return no(why, "a string is not UTF-8, or has a control character");
        if (length > GROG_PACK_PROSE_MAX)
            return no(why, "a string is too long");
        i += length + 1;
    }
    return true;
}

bool grog_pack_is_prose(const struct grog_pack_image *p, grog_string s)
{
    return s < p->n[GROG_PACK_STRINGS] && ((uint8_t)p->strings[s] & 0xc0) != 0x80;
}

bool grog_pack_is_line(const struct grog_pack_image *p, grog_string s, size_t most)
{
    if (!grog_pack_is_prose(p, s))
        return false;
    size_t n = grog_length(p->strings + s, most + 1);
    return n <= most && !memchr(p->strings + s, '\n', n);
}

static bool says_who_it_is(const struct grog_pack_image *p, struct grog_error *why)
{
    const struct grog_pack_header *h = &p->header;
    const grog_string line[] = { h->name, h->title, h->pack_version, h->author, h->licence, h->system };
    for (unsigned i = 0; i < GROG_COUNT(line); i++)
        if (!grog_pack_is_line(p, line[i], GROG_PACK_LINE_MAX))
            return no(why, "a string of its header is outside or too long");
    if (!grog_pack_is_prose(p, h->about))
        return no(why, "a string of its header is outside or too long");
    if (!grog_is_pack_name(p->strings + h->name))
        return no(why, "its name is not small letters and digits with '-' between them");
    if (!p->strings[h->system])
        return no(why, "it does not say for which system it is");
    for (uint32_t i = 0; i < p->n[GROG_PACK_NEEDS]; i++)
        if (!grog_pack_is_prose(p, p->needs[i]) || !grog_is_pack_name(p->strings + p->needs[i]))
            return no(why, "it needs a pack that has no possible name");
    return true;
}

bool grog_pack_read(const uint8_t *bytes, size_t n, struct grog_pack_image *out, struct grog_error *why)
{
    memset(out, 0, sizeof *out);
    bool ok = header_is_sound(bytes, n, &out->header, why) && sections_follow(bytes, n, out, why)
           && counts_are_possible(out, why);
    if (ok) {
        point_at(bytes, out);
        ok = strings_are_text(out, why) && says_who_it_is(out, why) && grog_pack_check_rows(out, why);
    }
    if (!ok)
        memset(out, 0, sizeof *out);
    return ok;
}
