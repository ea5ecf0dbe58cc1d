/* SPDX-License-Identifier: MIT */
/* header.c -- see header.h. */
#include "header.h"
#include "sha256.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool grog_next_line(struct grog_lines *l)
{
    while (l->at < l->end) {
        const char *stop = memchr(l->at, '\n', (size_t)(l->end - l->at));
        size_t n = (size_t)((stop ? stop : l->end) - l->at);
        l->number++;
        if (n >= sizeof l->line || memchr(l->at, 0, n)) {
            l->number = 0;
            return false;
        }
        memcpy(l->line, l->at, n);
        while (n && (l->line[n - 1] == ' ' || l->line[n - 1] == '\r'))
            n--;
        l->line[n] = 0;
        l->at = stop ? stop + 1 : l->end;
        if (n && l->line[0] != '#')
            return true;
    }
    l->line[0] = 0;
    return false;
}

const char *grog_after_word(const char *line, const char *word)
{
    size_t n = strlen(word);
    if (strncmp(line, word, n) != 0 || (line[n] && line[n] != ' '))
        return NULL;
    return line[n] ? line + n + 1 : line + n;
}

static int hex_digit(char c)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = c ? strchr(digits, c) : NULL;
    return at ? (int)(at - digits) : -1;
}

bool grog_read_hex(const char *text, uint8_t *byte, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        int high = hex_digit(text[2 * i]), low = high < 0 ? -1 : hex_digit(text[2 * i + 1]);
        if (low < 0)
            return false;
        byte[i] = (uint8_t)(high << 4 | low);
    }
    return text[2 * n] == 0;
}

/* A seed is 64 hex digits, or a number for those who type. */
static bool read_seed(const char *text, uint8_t seed[GROG_SEED_BYTES])
{
    if (grog_read_hex(text, seed, GROG_SEED_BYTES))
        return true;
    char *end;
    unsigned long long number = strtoull(text, &end, 10);
    grog_seed_from_number(number, seed);
    return *text >= '0' && *text <= '9' && !*end;
}

void grog_fair_seed(const struct grog_fairness *f, uint8_t seed[GROG_SEED_BYTES])
{
    struct grog_sha256 h;
    grog_sha256_begin(&h);
    grog_sha256_add(&h, f->secret, sizeof f->secret);
    for (uint32_t i = 0; i < f->nonces && i < GROG_NONCES_MAX; i++)
        grog_sha256_add(&h, f->nonce[i], sizeof f->nonce[i]);
    grog_sha256_add(&h, f->match_id, strlen(f->match_id));
    grog_sha256_end(&h, seed);
}

/* The lines of a fair game: false if this is none, or a bad one (then *ok is false). */
static bool read_fair_line(struct grog_header *h, const char *line, bool *ok)
{
    struct grog_fairness *f = &h->fair;
    const char *rest;
    if ((rest = grog_after_word(line, "commitment")))
        *ok = h->has_commitment = grog_read_hex(rest, f->commitment, sizeof f->commitment);
    else if ((rest = grog_after_word(line, "nonce")))
        *ok = f->nonces < GROG_NONCES_MAX && grog_read_hex(rest, f->nonce[f->nonces++], GROG_SEED_BYTES);
    else if ((rest = grog_after_word(line, "match-id")))
        *ok = (size_t)snprintf(f->match_id, sizeof f->match_id, "%s", rest) < sizeof f->match_id;
    else if ((rest = grog_after_word(line, "secret")))
        *ok = h->has_secret = grog_read_hex(rest, f->secret, sizeof f->secret);
    else
        return false;
    h->has_fair = true;
    return true;
}

/* The secret is the one that was committed to, and the dice come from it. */
static enum grog_status check_fairness(struct grog_header *h, bool has_seed, uint32_t line, struct grog_error *why)
{
    uint8_t seed[GROG_SEED_BYTES], commitment[GROG_HASH_BYTES];
    if (!h->has_secret || !h->has_commitment)
        return grog_fail(why, line, "a fair game needs its commitment, and its secret to be shown");
    grog_sha256(h->fair.secret, sizeof h->fair.secret, commitment);
    if (memcmp(commitment, h->fair.commitment, sizeof commitment) != 0)
        return grog_fail(why, line, "the secret is not the one that was committed to");
    grog_fair_seed(&h->fair, seed);
    if (has_seed && memcmp(seed, h->seed, sizeof seed) != 0)
        return grog_fail(why, line, "the seed does not come from the secret and the nonces");
    memcpy(h->seed, seed, sizeof seed);
    return GROG_OK;
}

static enum grog_status read_lines(struct grog_lines *l, const char *what, const struct grog_box *shelf,
                                   struct grog_header *h, struct grog_error *why)
{
    const struct grog_box *box = NULL;
    uint8_t hash[GROG_HASH_BYTES];
    bool has_hash = false, has_seed = false, ok = true;
    char first[64], name[64];
    const char *rest;

    snprintf(first, sizeof first, "grognard %s 1", what);
    if (!grog_next_line(l) || strcmp(l->line, first) != 0)
        return grog_fail(why, 1, "the first line must be '%s'", first);
    while (grog_next_line(l)) {
        if ((rest = grog_after_word(l->line, "rules"))) {
            if (strcmp(rest, GROG_RULES_VERSION) != 0)
                return grog_fail(why, l->number, "made with rules %.40s; these are rules %s", rest, GROG_RULES_VERSION);
        } else if ((rest = grog_after_word(l->line, "system"))) {
            snprintf(name, sizeof name, "%.*s", (int)strcspn(rest, " "), rest);
            box = grog_shelf_find(shelf, name);
            if (!box)
                return grog_fail(why, l->number, "no system is called '%s'", name);
            rest = grog_after_word(rest, name);
            if (rest && *rest && strcmp(rest, box->system->version) != 0)
                return grog_fail(why, l->number, "made with %s %.40s; this is %s", name, rest, box->system->version);
        } else if ((rest = grog_after_word(l->line, "match"))) {
            has_hash = grog_read_hex(rest, hash, sizeof hash);
            if (!has_hash)
                return grog_fail(why, l->number, "a match's hash is 64 hex digits");
        } else if ((rest = grog_after_word(l->line, "setup"))) {
            if (!box)
                return grog_fail(why, l->number, "'system' must stand before 'setup'");
            grog_match_free(h->match);
            h->match = grog_match_new(box, rest, why);
            if (!h->match) {
                why->line = l->number;
                return GROG_BAD_TEXT;
            }
        } else if ((rest = grog_after_word(l->line, "seed"))) {
            has_seed = read_seed(rest, h->seed);
            if (!has_seed)
                return grog_fail(why, l->number, "a seed is 64 hex digits or a number");
        } else if (!read_fair_line(h, l->line, &ok)) {
            break;
        } else if (!ok) {
            return grog_fail(why, l->number, "cannot read '%.60s'", l->line);
        }
    }
    if (!h->match && box)
        h->match = grog_match_new(box, "", why);
    if (!h->match)
        return box ? GROG_BAD_TEXT : grog_fail(why, l->number, "no 'system' line");
    if (has_hash && memcmp(hash, h->match->hash, sizeof hash) != 0)
        return grog_fail(why, l->number, "made with other cards or another setup than here");
    return h->has_fair ? check_fairness(h, has_seed, l->number, why) : GROG_OK;
}

enum grog_status grog_read_header(struct grog_lines *lines, const char *what, const struct grog_box *shelf,
                                  struct grog_header *out, struct grog_error *why)
{
    memset(out, 0, sizeof *out);
    enum grog_status status = read_lines(lines, what, shelf, out, why);
    if (status != GROG_OK) {
        grog_match_free(out->match);
        out->match = NULL;
    }
    return status;
}

void grog_write_header(struct grog_text *out, const char *what, const struct grog_match *m)
{
    grog_print(out, "grognard %s 1\nrules %s\nsystem %s %s\nmatch ", what, GROG_RULES_VERSION, m->system->name,
               m->system->version);
    grog_print_hex(out, m->hash, sizeof m->hash);
    grog_print(out, "\nsetup %s\n", m->setup_text);
}
