/* SPDX-License-Identifier: MIT */
/* header.c -- see header.h. */
#include "header.h"
#include "base/plain.h"
#include "packlist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* NULL, or what is wrong with a line of n bytes. */
static const char *wrong_with(const char *line, size_t n)
{
    while (n && (*line == ' ' || *line == '\t'))
        line++, n--;
    return text_is_plain(line, n) ? NULL : "the line is not UTF-8, or has a control character in it";
}

static size_t without_end(const char *line, size_t n)
{
    while (n && (line[n - 1] == ' ' || line[n - 1] == '\r'))
        n--;
    return n;
}

enum grog_status grog_fail_line(const struct grog_lines *l, struct grog_error *why)
{
    return grog_fail(why, l->bad, "%s", l->wrong ? l->wrong : "there is no such line");
}

bool grog_next_line(struct grog_lines *l)
{
    while (l->at < l->end) {
        const char *stop = memchr(l->at, '\n', (size_t)(l->end - l->at));
        size_t n = without_end(l->at, (size_t)((stop ? stop : l->end) - l->at));
        l->number++;
        l->wrong = n < sizeof l->line ? wrong_with(l->at, n) : "the line is too long";
        if (l->wrong) {
            l->bad = l->number;
            l->number = 0;
            return false;
        }
        memcpy(l->line, l->at, n);
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

/* ---- the lines, a word each ---------------------------------------------- */

/* A header while it is read. */
struct draft {
    struct grog_header *h;
    const struct grog_box *shelf, *box;
    uint32_t line;
    uint8_t  hash[GROG_HASH_BYTES];
    uint8_t  maker[GROG_HASH_BYTES];
    bool     has_hash, has_maker;
    struct grog_fair_draft dice;
    struct grog_error *why;
};

static enum grog_status read_rules(struct draft *d, const char *rest)
{
    if (!strcmp(rest, GROG_RULES_VERSION))
        return GROG_OK;
    return grog_fail(d->why, d->line, "made with rules %.40s; these are rules %s", rest, GROG_RULES_VERSION);
}

static enum grog_status read_system(struct draft *d, const char *rest)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(rest, " "), rest);
    d->box = grog_shelf_find(d->shelf, name);
    if (!d->box)
        return grog_fail(d->why, d->line, "no system is called '%s'", name);
    const char *version = grog_after_word(rest, name);
    if (version && *version && strcmp(version, d->box->system->version) != 0)
        return grog_fail(d->why, d->line,
                         "made under the rules of %s %.40s; here are those of %s ('grognard carry' goes on)",
                         name, version, d->box->system->version);
    return GROG_OK;
}

static enum grog_status read_setup(struct draft *d, const char *rest)
{
    struct grog_error why = { 0 };
    if (!d->box)
        return grog_fail(d->why, d->line, "'system' must stand before 'setup'");
    grog_match_free(d->h->match);
    d->h->match = grog_match_new(d->box, rest, &why);
    return d->h->match ? GROG_OK : grog_fail(d->why, d->line, "%s", why.text);
}

/* What is 32 bytes in hex. */
static enum grog_status read_bytes(struct draft *d, const char *rest, uint8_t bytes[32], bool *has)
{
    *has = grog_read_hex(rest, bytes, 32);
    return *has ? GROG_OK : grog_fail(d->why, d->line, "expected 64 hex digits, not '%.60s'", rest);
}

static enum grog_status read_match(struct draft *d, const char *rest)
{
    return read_bytes(d, rest, d->hash, &d->has_hash);
}

/* The packs it was played with: "name hash, name hash". */
static enum grog_status read_packs(struct draft *d, const char *rest)
{
    const char *here = d->box && d->box->cards->packs ? d->box->cards->packs : "";
    if (!d->box)
        return grog_fail(d->why, d->line, "'system' must stand before 'packs'");
    if (!strcmp(rest, here))
        return GROG_OK;
    struct grog_error differs;
    grog_packs_differ(rest, here, &differs);
    return grog_fail(d->why, d->line, "%s", differs.text);
}

static enum grog_status read_carried(struct draft *d, const char *rest)
{
    struct grog_text t = { .at = d->h->carried, .room = sizeof d->h->carried };
    grog_print(&t, "%s", rest);
    return t.n < t.room ? GROG_OK : grog_fail(d->why, d->line, "what it was carried from is too long");
}

/* Of a game that is carried (library/carry.c): its match was another, and what it sealed is sealed for that one. */
static enum grog_status read_maker(struct draft *d, const char *rest)
{
    return read_bytes(d, rest, d->maker, &d->has_maker);
}

static const struct { const char *word; enum grog_status (*read)(struct draft *d, const char *rest); } words[] = {
    { "rules", read_rules }, { "system", read_system }, { "packs", read_packs }, { "match", read_match },
    { "setup", read_setup }, { "carried", read_carried }, { "maker", read_maker },
};

/* ---- the whole ----------------------------------------------------------- */

/* Does what was read fit together? */
static enum grog_status check_draft(struct draft *d)
{
    if (!d->box)
        return grog_fail(d->why, d->line, "no 'system' line");
    if (!d->h->match && read_setup(d, "") != GROG_OK)
        return GROG_BAD_TEXT;
    if (d->has_hash && memcmp(d->hash, d->h->match->hash, sizeof d->hash) != 0)
        return grog_fail(d->why, d->line, "made with other cards or another setup than here");
    enum grog_status status = grog_fair_settle(&d->dice, d->h->match, d->has_maker ? d->maker
                                               : d->has_hash ? d->hash : d->h->match->hash, d->line, d->why);
    d->h->has_fair = d->dice.is_fair;
    d->h->fair = d->dice.fair;
    d->h->sealed = d->dice.has_sealed;
    memcpy(d->h->seed, d->dice.seed, sizeof d->h->seed);
    return status;
}

static enum grog_status read_lines(struct grog_lines *l, const char *what, struct draft *d)
{
    char first[64];
    snprintf(first, sizeof first, "grognard %s 1", what);
    if (!grog_next_line(l) && l->wrong)
        return grog_fail_line(l, d->why);
    if (strcmp(l->line, first) != 0)
        return grog_fail(d->why, 1, "the first line must be '%s'", first);
    for (bool header = true; header; ) {
        header = false;
        if (!grog_next_line(l) && l->wrong)
            return grog_fail_line(l, d->why);
        d->line = l->number;
        for (unsigned i = 0; i < GROG_COUNT(words) && !header; i++) {
            const char *rest = grog_after_word(l->line, words[i].word);
            header = rest != NULL;
            if (rest && words[i].read(d, rest) != GROG_OK)
                return GROG_BAD_TEXT;
        }
        enum grog_status status = GROG_OK;
        header = header || grog_fair_read(&d->dice, l->line, l->number, &status, d->why);
        if (status != GROG_OK)
            return status;
    }
    return check_draft(d);
}

enum grog_status grog_read_header(struct grog_lines *lines, const char *what, const struct grog_box *shelf,
                                  struct grog_header *out, struct grog_error *why)
{
    struct draft d = { .h = out, .shelf = shelf, .why = why };
    memset(out, 0, sizeof *out);
    enum grog_status status = read_lines(lines, what, &d);
    if (status != GROG_OK && status != GROG_WAITS) {
        grog_match_free(out->match);
        out->match = NULL;
    }
    return status;
}

void grog_write_header(struct grog_text *out, const char *what, const struct grog_match *m)
{
    grog_print(out, "grognard %s 1\nrules %s\nsystem %s %s\n", what, GROG_RULES_VERSION, m->system->name,
               m->system->version);
    if (m->cards->packs)
        grog_print(out, "packs %s\n", m->cards->packs);
    grog_print(out, "match ");
    grog_print_hex(out, m->hash, sizeof m->hash);
    grog_print(out, "\nsetup %s\n", m->setup_text);
}
