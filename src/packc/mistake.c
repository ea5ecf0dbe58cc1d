/* SPDX-License-Identifier: MIT */
/* mistake.c -- see mistake.h. */
#include "mistake.h"
#include "base/plain.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Not in the middle of a letter of UTF-8. */
static void cut_clean(char *text, size_t room)
{
    size_t n = strlen(text);
    if (n + 1 < room)
        return;
    while (n && ((unsigned char)text[n - 1] & 0xC0) == 0x80)
        n--;
    text[n ? n - 1 : 0] = 0;
}

struct packc_mistake *mistake(struct mistakes *all, struct place at, const char *format, ...)
{
    struct packc_mistake m = { .file = at.file == NO_FILE ? NULL : all->file[at.file].name, .line = at.line,
                               .column = at.column };
    char key[sizeof m.what + 48];
    va_list list;
    va_start(list, format);
    vsnprintf(m.what, sizeof m.what, format, list);
    va_end(list);
    cut_clean(m.what, sizeof m.what);
    text_make_plain(m.what);
    for (char *c = m.what; (c = strchr(c, '\n')); )
        *c = '?';
    snprintf(key, sizeof key, "%u:%u:%u:%s", at.file, at.line, at.column, m.what);
    all->none = (struct packc_mistake){ 0 };
    if (map_get(&all->told, key))
        return &all->none;
    if (all->list.n >= FOUND_MAX) {
        all->more++;
        return &all->none;
    }
    *map_put(all->arena, &all->told, key) = 1;
    *ADD(all->arena, all->order) = at.file;
    struct packc_mistake *told = ADD(all->arena, all->list);
    *told = m;
    return told;
}

bool mistakes_are_many(const struct mistakes *all) { return all->list.n >= FOUND_MAX; }

/* ---- in order ------------------------------------------------------------ */

struct ranked { const struct packc_mistake *m; uint32_t file, number; };

static int compare(uint32_t a, uint32_t b) { return (a > b) - (a < b); }

/* The whole pack's come first; at the same place in the order in which they were found. */
static int by_place(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    int order = compare(x->file + 1, y->file + 1);
    order = order ? order : compare(x->m->line, y->m->line);
    order = order ? order : compare(x->m->column, y->m->column);
    return order ? order : compare(x->number, y->number);
}

uint32_t mistakes_finish(struct mistakes *all, struct packc_mistake **out)
{
    uint32_t n = all->list.n < PACKC_MISTAKES_MAX ? all->list.n : PACKC_MISTAKES_MAX;
    struct ranked *rank = arena_take(all->arena, (all->list.n + 1u) * sizeof *rank);
    for (uint32_t i = 0; i < all->list.n; i++)
        rank[i] = (struct ranked){ &all->list.at[i], all->order.at[i], i };
    qsort(rank, all->list.n, sizeof *rank, by_place);
    *out = arena_take(all->arena, (n + 1u) * sizeof **out);
    for (uint32_t i = 0; i < n; i++)
        (*out)[i] = *rank[i].m;
    return n;
}

/* ---- the nearest word ---------------------------------------------------- */

enum { WORD_MAX = 40 };

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* Capitals, spaces, dashes and underscores make no difference. */
static char plain(char c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    return c == ' ' || c == '-' ? '_' : c;
}

/* Letters to change, add, leave out; `limit` + 1 if there are more.  Row by row of the usual table. */
static unsigned distance(const char *a, const char *b, unsigned limit)
{
    unsigned row[WORD_MAX + 1];
    size_t n = strlen(b), gap = strlen(a) > n ? strlen(a) - n : n - strlen(a);
    if (n > WORD_MAX || gap > limit)
        return limit + 1;
    for (unsigned k = 0; k <= n; k++)
        row[k] = k;
    for (unsigned i = 1; *a; i++, a++) {
        unsigned corner = row[0], best = row[0] = i;
        for (unsigned k = 1; k <= n; k++) {
            unsigned change = corner + (plain(*a) != plain(b[k - 1]));
            corner = row[k];
            row[k] = least(change, least(row[k], row[k - 1]) + 1);
            best = least(best, row[k]);
        }
        if (best > limit)
            return limit + 1;
    }
    return row[n];
}

/* Near is: at most a third of the word, or two letters, to change.  Among equals the first
 * that begins alike is the nearest. */
void nearest_of(struct packc_mistake *m, const char *typed, struct names names, unsigned *nearest)
{
    for (uint32_t i = 0; i < names.n; i++) {
        unsigned length = (unsigned)strlen(names.at[i]), limit = length / 3 > 2 ? length / 3 : 2;
        unsigned far = distance(typed, names.at[i], limit);
        unsigned rank = 2 * far + (plain(typed[0]) != plain(names.at[i][0]));
        if (far <= limit && far < length && rank < *nearest && length < sizeof m->nearest) {
            *nearest = rank;
            memcpy(m->nearest, names.at[i], length + 1);
        }
    }
}

void expect_one_of(struct packc_mistake *m, const char *typed, struct names names)
{
    size_t n = 0, room = sizeof m->expected - 5;        /* 5: for ", ..." */
    unsigned nearest = FAR;
    for (uint32_t i = 0; i < names.n; i++) {
        const char *before = i ? ", " : names.n > 1 ? "one of: " : "";
        if (n + strlen(before) + strlen(names.at[i]) >= room) {
            snprintf(m->expected + n, sizeof m->expected - n, ", ...");
            break;
        }
        n += (size_t)snprintf(m->expected + n, room - n, "%s%s", before, names.at[i]);
    }
    nearest_of(m, typed, names, &nearest);
}

void expect_also(struct packc_mistake *m, const char *what)
{
    const size_t last = sizeof m->expected - 1;
    size_t n = strlen(m->expected), more = strlen(what);
    if (n && n + 2 + more < last) {
        memcpy(m->expected + n, "; ", 2);
        n += 2;
    } else {
        n = 0;
    }
    more = more < last - n ? more : last - n;
    memcpy(m->expected + n, what, more);
    m->expected[n + more] = 0;
    cut_clean(m->expected, sizeof m->expected);
}

const char *article(const char *noun) { return strchr("aeiou", noun[0]) && noun[0] ? "an" : "a"; }
