/* SPDX-License-Identifier: MIT */
/* fair.c -- see fair.h. */
#include "fair.h"
#include "header.h"
#include "sha256.h"
#include "base/plain.h"

#include <stdlib.h>
#include <string.h>

enum { FORM = 2 };

/* ---- hashes --------------------------------------------------------------- */

static void add_number(struct grog_sha256 *h, uint32_t n)
{
    const uint8_t bytes[4] = { (uint8_t)n, (uint8_t)(n >> 8), (uint8_t)(n >> 16), (uint8_t)(n >> 24) };
    grog_sha256_add(h, bytes, sizeof bytes);
}

static void add_piece(struct grog_sha256 *h, const void *piece, size_t n)
{
    add_number(h, (uint32_t)n);
    grog_sha256_add(h, piece, n);
}

/* Every hash here begins with what it is for, so that none can stand in for another. */
static void begin(struct grog_sha256 *h, const char *tag, const uint8_t match[GROG_HASH_BYTES], const char *id)
{
    grog_sha256_begin(h);
    add_piece(h, tag, strlen(tag));
    add_piece(h, match, GROG_HASH_BYTES);
    add_piece(h, id, strlen(id));
}

static void commitment_of(const uint8_t match[GROG_HASH_BYTES], const struct grog_fairness *f,
                          uint8_t out[GROG_HASH_BYTES])
{
    struct grog_sha256 h;
    begin(&h, "grognard fair 2 commitment", match, f->match_id);
    add_piece(&h, f->secret, sizeof f->secret);
    grog_sha256_end(&h, out);
}

static void seed_of(const uint8_t match[GROG_HASH_BYTES], unsigned seats, const struct grog_fairness *f,
                    uint8_t out[GROG_SEED_BYTES])
{
    struct grog_sha256 h;
    begin(&h, "grognard fair 2 seed", match, f->match_id);
    add_number(&h, seats);
    for (unsigned seat = 0; seat < seats; seat++)
        add_piece(&h, f->nonce[seat], sizeof f->nonce[seat]);
    add_piece(&h, f->secret, sizeof f->secret);
    grog_sha256_end(&h, out);
}

void grog_field_seed(const uint8_t campaign_seed[GROG_SEED_BYTES], uint32_t ordinal, uint8_t seed[GROG_SEED_BYTES])
{
    static const char tag[] = "grognard field 1 seed";
    struct grog_sha256 h;
    grog_sha256_begin(&h);
    add_piece(&h, tag, strlen(tag));
    add_piece(&h, campaign_seed, GROG_SEED_BYTES);
    add_number(&h, sizeof ordinal);
    add_number(&h, ordinal);
    grog_sha256_end(&h, seed);
}

void grog_seal(const char *word, const uint8_t hash[GROG_HASH_BYTES], const char *id, uint8_t *bytes, size_t n)
{
    uint8_t mask[GROG_HASH_BYTES];
    for (size_t i = 0; i < n; i++) {
        if (i % sizeof mask == 0) {
            struct grog_sha256 h;
            begin(&h, "grognard sealed 1", hash, id);
            add_piece(&h, word, strlen(word));
            add_number(&h, (uint32_t)(i / sizeof mask));
            grog_sha256_end(&h, mask);
        }
        bytes[i] ^= mask[i % sizeof mask];
    }
}

/* ---- for who makes a fair game --------------------------------------------- */

static unsigned all_seats(const struct grog_match *m) { return (1u << m->seats) - 1; }

static const char *wrong_with_id(const char id[64])
{
    size_t n = 0;
    while (n < 64 && id[n])
        n++;
    return n == 64 ? "a match-id has less than 64 letters"
         : !text_is_plain(id, n) ? "a match-id that is not UTF-8, or has a control character in it"
         : n && (id[0] == ' ' || id[n - 1] == ' ') ? "a match-id that begins or ends with a space" : NULL;
}

void grog_fair_commit(const struct grog_match *m, struct grog_fairness *f)
{
    f->has_secret = true;
    commitment_of(m->hash, f, f->commitment);
}

const char *grog_fair_check(const struct grog_match *m, const struct grog_fairness *f)
{
    uint8_t commitment[GROG_HASH_BYTES];
    const char *wrong = wrong_with_id(f->match_id);
    if (wrong)
        return wrong;
    if ((f->given | f->own) & ~all_seats(m) || f->own & ~f->given)
        return "a nonce of a seat that is not at the table";
    if (!f->has_secret)
        return NULL;
    commitment_of(m->hash, f, commitment);
    return memcmp(commitment, f->commitment, sizeof commitment) != 0 ? "the secret is not the one that was committed to"
         : f->given != all_seats(m) ? "a seat has given no nonce" : NULL;
}

bool grog_fair_seed(const struct grog_match *m, const struct grog_fairness *f, uint8_t seed[GROG_SEED_BYTES])
{
    if (!f->has_secret || grog_fair_check(m, f))
        return false;
    seed_of(m->hash, m->seats, f, seed);
    return true;
}

/* ---- writing -------------------------------------------------------------- */

static void write_bytes(struct grog_text *out, const char *word, const uint8_t bytes[GROG_SEED_BYTES])
{
    grog_print(out, "%s ", word);
    grog_print_hex(out, bytes, GROG_SEED_BYTES);
    grog_print(out, "\n");
}

static void write_sealed(struct grog_text *out, const struct grog_match *m, const char *word, const char *id,
                         const uint8_t bytes[GROG_SEED_BYTES])
{
    uint8_t sealed[GROG_SEED_BYTES];
    memcpy(sealed, bytes, sizeof sealed);
    grog_seal(word, m->hash, id, sealed, sizeof sealed);
    write_bytes(out, "sealed", sealed);
}

static void write_nonces(struct grog_text *out, const struct grog_match *m, const struct grog_fairness *f)
{
    for (unsigned seat = 0; seat < m->seats; seat++)
        if (f->given >> seat & 1) {
            grog_print(out, "nonce %u ", seat);
            grog_print_hex(out, f->nonce[seat], sizeof f->nonce[seat]);
            grog_print(out, "%s\n", f->own >> seat & 1 ? " own" : "");
        }
}

void grog_fair_write(struct grog_text *out, const struct grog_match *m, const struct grog_fairness *f,
                     const uint8_t seed[GROG_SEED_BYTES], bool open)
{
    if (!f && open)
        write_bytes(out, "seed", seed);
    else if (!f)
        write_sealed(out, m, "seed", "", seed);
    if (!f)
        return;
    const char *id = wrong_with_id(f->match_id) ? "?" : f->match_id;    /* who did not ask grog_fair_check is refused */
    grog_print(out, "fair %d\n", FORM);
    if (*id)
        grog_print(out, "match-id %s\n", id);
    write_bytes(out, "commitment", f->commitment);
    write_nonces(out, m, f);
    if (f->has_secret && open)
        write_bytes(out, "secret", f->secret);
    else if (f->has_secret)
        write_sealed(out, m, "secret", id, f->secret);
}

/* ---- reading a line -------------------------------------------------------- */

struct reading { struct grog_fair_draft *d; uint32_t line; struct grog_error *why; };

#define WRONG(r, ...) grog_fail((r)->why, (r)->line, __VA_ARGS__)

/* 32 bytes in hex, once. */
static enum grog_status read_bytes(struct reading *r, const char *rest, uint8_t bytes[GROG_SEED_BYTES], bool *has)
{
    if (*has)
        return WRONG(r, "this line stands twice");
    *has = grog_read_hex(rest, bytes, GROG_SEED_BYTES);
    return *has ? GROG_OK : WRONG(r, "expected 64 hex digits, not '%.60s'", rest);
}

/* 64 hex digits, or a number for those who type. */
static enum grog_status read_seed(struct reading *r, const char *rest)
{
    struct grog_fair_draft *d = r->d;
    char *end;
    unsigned long long number = strtoull(rest, &end, 10);
    if (d->has_seed)
        return WRONG(r, "this line stands twice");
    d->has_seed = grog_read_hex(rest, d->seed, GROG_SEED_BYTES);
    if (!d->has_seed && *rest >= '0' && *rest <= '9' && !*end) {
        grog_seed_from_number(number, d->seed);
        d->has_seed = true;
    }
    return d->has_seed ? GROG_OK : WRONG(r, "a seed is a number or 64 hex digits");
}

static enum grog_status read_sealed(struct reading *r, const char *rest)
{
    return read_bytes(r, rest, r->d->sealed, &r->d->has_sealed);
}

static enum grog_status read_form(struct reading *r, const char *rest)
{
    r->d->is_fair = true;
    if (r->d->form || strcmp(rest, "2") != 0)
        return r->d->form ? WRONG(r, "this line stands twice")
                          : WRONG(r, "fair dice of form '%.20s'; only form %d can be read", rest, FORM);
    r->d->form = FORM;
    return GROG_OK;
}

static enum grog_status read_commitment(struct reading *r, const char *rest)
{
    r->d->is_fair = true;
    return read_bytes(r, rest, r->d->fair.commitment, &r->d->has_commitment);
}

static enum grog_status read_secret(struct reading *r, const char *rest)
{
    r->d->is_fair = true;
    return read_bytes(r, rest, r->d->fair.secret, &r->d->fair.has_secret);
}

static enum grog_status read_match_id(struct reading *r, const char *rest)
{
    struct grog_fairness *f = &r->d->fair;
    size_t n = strlen(rest);
    r->d->is_fair = true;
    if (r->d->has_id)
        return WRONG(r, "this line stands twice");
    r->d->has_id = true;
    memcpy(f->match_id, rest, n < sizeof f->match_id ? n : sizeof f->match_id);
    const char *wrong = wrong_with_id(f->match_id);
    return wrong ? WRONG(r, "%s", wrong) : GROG_OK;
}

/* "0 HEX" or "0 HEX own". */
static enum grog_status read_nonce(struct reading *r, const char *rest)
{
    struct grog_fairness *f = &r->d->fair;
    char hex[2 * GROG_SEED_BYTES + 1] = "";
    unsigned seat = (unsigned)(*rest - '0');
    r->d->is_fair = true;
    if (seat >= GROG_NONCES_MAX || rest[1] != ' ' || strlen(rest) < 2 + 2 * GROG_SEED_BYTES)
        return WRONG(r, "expected a seat and its nonce of 64 hex digits");
    memcpy(hex, rest + 2, 2 * GROG_SEED_BYTES);
    rest += 2 + 2 * GROG_SEED_BYTES;
    if (!grog_read_hex(hex, f->nonce[seat], GROG_SEED_BYTES) || (*rest && strcmp(rest, " own") != 0))
        return WRONG(r, "expected a seat and its nonce of 64 hex digits");
    if (f->given >> seat)
        return f->given >> seat & 1 ? WRONG(r, "seat %u has given two nonces", seat)
                                    : WRONG(r, "nonces stand in the order of seats");
    f->given |= (uint8_t)(1u << seat);
    f->own |= (uint8_t)((unsigned)(*rest != 0) << seat);
    return GROG_OK;
}

bool grog_fair_read(struct grog_fair_draft *d, const char *line, uint32_t number, enum grog_status *status,
                    struct grog_error *why)
{
    static const struct { const char *word; enum grog_status (*read)(struct reading *r, const char *rest); } words[] = {
        { "seed", read_seed }, { "sealed", read_sealed }, { "fair", read_form }, { "match-id", read_match_id },
        { "commitment", read_commitment }, { "nonce", read_nonce }, { "secret", read_secret },
    };
    struct reading r = { d, number, why };
    for (unsigned i = 0; i < GROG_COUNT(words); i++) {
        const char *rest = grog_after_word(line, words[i].word);
        if (rest) {
            *status = words[i].read(&r, rest);
            return true;
        }
    }
    return false;
}

/* ---- all lines together ----------------------------------------------------- */

static enum grog_status settle_seed(struct reading *r, const uint8_t hash[GROG_HASH_BYTES])
{
    struct grog_fair_draft *d = r->d;
    if (d->has_seed && d->has_sealed)
        return WRONG(r, "a seed and a sealed one: only one of them can be");
    if (d->has_sealed) {
        memcpy(d->seed, d->sealed, sizeof d->seed);
        grog_seal("seed", hash, "", d->seed, sizeof d->seed);
    }
    return GROG_OK;
}

/* What can be checked whether the secret is there or not. */
static enum grog_status check_lines(struct reading *r, const struct grog_match *m)
{
    const struct grog_fair_draft *d = r->d;
    if (!d->form)
        return WRONG(r, "fair dice of an old form, which proves nothing: they may be those of another game too");
    if (!d->has_commitment)
        return WRONG(r, "a fair game needs its commitment");
    if (d->fair.given & ~all_seats(m))
        return WRONG(r, "a nonce of a seat that is not at the table");
    if (d->fair.has_secret && d->has_sealed)
        return WRONG(r, "a secret and a sealed one: only one of them can be");
    return GROG_OK;
}

static enum grog_status settle_secret(struct reading *r, const struct grog_match *m,
                                      const uint8_t hash[GROG_HASH_BYTES])
{
    struct grog_fair_draft *d = r->d;
    uint8_t seed[GROG_SEED_BYTES], commitment[GROG_HASH_BYTES];
    for (unsigned seat = 0; seat < m->seats; seat++)
        if (!(d->fair.given >> seat & 1))
            return WRONG(r, "seat %u has given no nonce: a fair game has one of each seat", seat);
    commitment_of(hash, &d->fair, commitment);
    if (memcmp(commitment, d->fair.commitment, sizeof commitment) != 0)
        return WRONG(r, "the secret is not the one that was committed to, for this match and match-id");
    seed_of(hash, m->seats, &d->fair, seed);
    if (d->has_seed && memcmp(seed, d->seed, sizeof seed) != 0)
        return WRONG(r, "the seed does not come from the secret and the nonces");
    memcpy(d->seed, seed, sizeof seed);
    return GROG_OK;
}

enum grog_status grog_fair_settle(struct grog_fair_draft *d, const struct grog_match *m,
                                  const uint8_t hash[GROG_HASH_BYTES], uint32_t number, struct grog_error *why)
{
    struct reading r = { d, number, why };
    if (!d->is_fair)
        return settle_seed(&r, hash);
    if (check_lines(&r, m) != GROG_OK)
        return GROG_BAD_TEXT;
    if (d->has_sealed) {
        memcpy(d->fair.secret, d->sealed, sizeof d->sealed);
        grog_seal("secret", hash, d->fair.match_id, d->fair.secret, sizeof d->fair.secret);
        d->fair.has_secret = true;
    }
    if (d->fair.has_secret)
        return settle_secret(&r, m, hash);
    if (d->has_seed)
        return grog_fail(why, number, "a fair game has no seed before its secret is shown");
    grog_fail(why, 0, "it waits for its secret");
    return GROG_WAITS;
}
