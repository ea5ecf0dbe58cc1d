/* SPDX-License-Identifier: MIT */
/* catalogue.c -- see catalogue.h.
 *
 * What always holds here: a catalogue that was opened has sorted keys, each once, and
 * messages that message.c can say without looking whether they are well formed. */
#include "catalogue.h"
#include "base/plain.h"
#include "kernel/state.h"
#include "message.h"

#include <stdlib.h>
#include <string.h>

/* ---- counting ------------------------------------------------------------ */

static unsigned none(uint64_t n)      { (void)n; return 0; }
static unsigned one_other(uint64_t n) { return n != 1; }
static unsigned french(uint64_t n)    { return n > 1; }
static unsigned slavic(uint64_t n)
{
    bool teen = n % 100 > 10 && n % 100 < 20;
    return n % 10 == 1 && !teen ? 0 : n % 10 >= 2 && n % 10 <= 4 && !teen ? 1 : 2;
}

const struct grog_plural grog_plurals[] = {
    { "one-other", 2, one_other },          /* English, German, Italian: one, other */
    { "french",    2, french },             /* none and one, other */
    { "slavic",    3, slavic },             /* Russian, Ukrainian: one, few, many */
    { "none",      1, none },               /* Japanese, Chinese */
    { NULL, 0, NULL },
};

/* ---- reading ------------------------------------------------------------- */

/* What is being read; `at` goes through the text, `to` behind what was kept of it. */
struct reading {
    struct grog_words *w;
    const char *name;
    const char *at, *end;
    char    *to;
    uint32_t line, first;                   /* of the text; where the message began */
    uint32_t room;
    struct grog_error *why;
};

#define FAIL(r, ...) (grog_fail((r)->why, (r)->first, __VA_ARGS__), false)

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* One line of the text, without blanks around it; false: a character that may not be. */
static bool take_line(struct reading *r, const char **from, size_t *n)
{
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at)), *begin = r->at;
    const char *last = stop ? stop : r->end;
    r->at = stop ? stop + 1 : r->end;
    r->line++;
    if (last > begin && last[-1] == '\r')
        last--;
    for (const char *c = begin, *tab; c < last; c = tab + 1) {
        tab = memchr(c, '\t', (size_t)(last - c));
        tab = tab ? tab : last;
        if (!text_is_plain(c, (size_t)(tab - c))) {
            r->first = r->line;
            return FAIL(r, "%s:%u: a character that is not text", r->name, r->line);
        }
    }
    while (begin < last && is_blank(*begin))
        begin++;
    while (last > begin && is_blank(last[-1]))
        last--;
    *from = begin;
    *n = (size_t)(last - begin);
    return true;
}

/* A line with all that continues it, at r->to; it is never longer than what was read. */
static bool join_lines(struct reading *r, size_t *n)
{
    const char *from;
    size_t part;
    r->first = r->line + 1;
    for (*n = 0;;) {
        if (!take_line(r, &from, &part))
            return false;
        bool goes_on = part && from[part - 1] == '\\' && r->at < r->end;
        part -= part && from[part - 1] == '\\';
        memmove(r->to + *n, from, part);
        *n += part;
        if (!goes_on || (*n && r->to[0] == '#'))
            break;
    }
    while (*n && is_blank(r->to[*n - 1]))
        --*n;
    r->to[*n] = 0;
    return true;
}

static bool is_key(const char *key)
{
    size_t n = 0;
    for (; key[n]; n++)
        if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789.-", key[n]) && (unsigned char)key[n] < 0x80)
            return false;
    return n > 0 && n < GROG_KEY_MAX;
}

static bool read_plural(struct reading *r, const char *text)
{
    for (const struct grog_plural *p = grog_plurals; p->name; p++)
        if (!strcmp(p->name, text)) {
            r->w->plural = p;
            return true;
        }
    return FAIL(r, "%s:%u: no plural is called '%.40s'; there are one-other, french, slavic, none", r->name, r->first,
                text);
}

static bool read_language(struct reading *r, const char *text)
{
    if (!*text || strlen(text) >= GROG_LANGUAGE_MAX)
        return FAIL(r, "%s:%u: a language is named by a short code", r->name, r->first);
    strcpy(r->w->language, text);
    return true;
}

static bool add_message(struct reading *r, const char *key, const char *text)
{
    struct grog_words *w = r->w;
    const char *wrong = grog_message_check(text);
    if (strlen(text) >= GROG_MESSAGE_MAX)
        return FAIL(r, "%s:%u: the message is too long", r->name, r->first);
    if (wrong)
        return FAIL(r, "%s:%u: %s", r->name, r->first, wrong);
    if (w->n == r->room) {
        uint32_t room = r->room ? 2 * r->room : 256;
        struct grog_line *more = w->n < GROG_CATALOGUE_MESSAGES ? realloc(w->at, room * sizeof *more) : NULL;
        if (!more)
            return FAIL(r, "%s:%u: too many messages", r->name, r->first);
        w->at = more;
        r->room = room;
    }
    w->at[w->n++] = (struct grog_line){ key, text, r->first };
    return true;
}

/* `key = text`, which lies at r->to and stays there. */
static bool read_message(struct reading *r, size_t n)
{
    char *key = r->to, *equals = strchr(key, '='), *text = equals ? equals + 1 : NULL;
    if (!equals)
        return FAIL(r, "%s:%u: this is not 'key = text'", r->name, r->first);
    while (equals > key && is_blank(equals[-1]))
        equals--;
    *equals = 0;
    while (is_blank(*text))
        text++;
    for (char *c = key; *c; c++)
        if (*c >= 'A' && *c <= 'Z')
            *c = (char)(*c - 'A' + 'a');
    if (!is_key(key))
        return FAIL(r, "%s:%u: '%.60s' cannot be a key", r->name, r->first, key);
    if (!strcmp(key, "language"))
        return read_language(r, text);
    if (!strcmp(key, "plural"))
        return read_plural(r, text);
    r->to += n + 1;
    return add_message(r, key, text);
}

static int by_key(const void *a, const void *b)
{
    const struct grog_line *x = a, *y = b;
    int order = strcmp(x->key, y->key);
    return order ? order : (x->line > y->line) - (x->line < y->line);
}

static bool stand_once(struct reading *r)
{
    struct grog_words *w = r->w;
    if (w->n)
        qsort(w->at, w->n, sizeof *w->at, by_key);
    for (uint32_t i = 1; i < w->n; i++)
        if (!strcmp(w->at[i - 1].key, w->at[i].key)) {
            r->first = w->at[i].line;
            return FAIL(r, "%s:%u: '%s' stands already in line %u", r->name, r->first, w->at[i].key, w->at[i - 1].line);
        }
    return true;
}

static bool read_all(struct reading *r)
{
    size_t n;
    while (r->at < r->end) {
        if (!join_lines(r, &n))
            return false;
        if (n && r->to[0] != '#' && !read_message(r, n))
            return false;
    }
    r->first = 1;
    if (!r->w->language[0] || !r->w->plural)
        return FAIL(r, "%s:1: the lines 'language =' and 'plural =' are missing", r->name);
    return stand_once(r);
}

struct grog_words *grog_words_open(const char *name, const char *text, size_t n, const struct grog_words *next,
                                   struct grog_error *why)
{
    struct grog_words *w = n <= GROG_CATALOGUE_BYTES ? calloc(1, sizeof *w) : NULL;
    struct reading r = { .w = w, .name = name, .at = text, .end = text + n, .why = why, .first = 1 };
    if (!w || !(w->text = malloc(n + 2))) {
        grog_fail(why, 0, "%s: %s", name, n > GROG_CATALOGUE_BYTES ? "larger than 1 MiB" : "out of memory");
        grog_words_close(w);
        return NULL;
    }
    r.to = w->text;
    w->next = next;
    if (!read_all(&r)) {
        grog_words_close(w);
        return NULL;
    }
    return w;
}

void grog_words_close(struct grog_words *w)
{
    if (!w)
        return;
    grog_words_close(w->kept);
    free(w->at);
    free(w->text);
    free(w);
}

void grog_words_keep(struct grog_words *w, struct grog_words *next) { w->kept = next; }

extern const char grog_english[];
extern const size_t grog_english_bytes;

struct grog_words *grog_words_english(void)
{
    struct grog_error why;
    return grog_words_open("en.words", grog_english, grog_english_bytes, NULL, &why);
}

const char *grog_words_language(const struct grog_words *w) { return w->language; }

/* ---- looking up ---------------------------------------------------------- */

static int key_to_line(const void *key, const void *line)
{
    return strcmp(key, ((const struct grog_line *)line)->key);
}

struct grog_found grog_find(const struct grog_words *w, const char *key)
{
    for (; w; w = w->next) {
        const struct grog_line *l = w->n ? bsearch(key, w->at, w->n, sizeof *w->at, key_to_line) : NULL;
        if (l)
            return (struct grog_found){ w, l->text };
    }
    return (struct grog_found){ NULL, NULL };
}

const char *grog_words_key(const struct grog_words *w, uint32_t i, const char **text)
{
    if (i >= w->n)
        return NULL;
    *text = w->at[i].text;
    return w->at[i].key;
}

bool grog_words_has(const struct grog_words *w, const char *key) { return grog_find(w, key).text != NULL; }

void grog_slug(const char *name, char slug[GROG_KEY_MAX])
{
    size_t n = 0;
    for (; *name && n + 1 < GROG_KEY_MAX; name++) {
        unsigned char c = (unsigned char)*name;
        bool great = c >= 'A' && c <= 'Z';
        bool stays = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c >= 0x80;
        if (great || stays)
            slug[n++] = (char)(great ? c - 'A' + 'a' : c);
        else if (n && slug[n - 1] != '-')
            slug[n++] = '-';
    }
    while (n && slug[n - 1] == '-')
        n--;
    slug[n] = 0;
}
