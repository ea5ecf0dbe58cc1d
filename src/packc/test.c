/* SPDX-License-Identifier: MIT */
/* test.c -- test "name" { ... }: a position, acts, and what must then hold. */
#include "compile.h"

#include <string.h>

static const char *const *read_lines(struct compile *c, const char *what, const struct at *v, uint32_t *n)
{
    uint32_t count = items_of(c, v);
    const char **lines = arena_take(&c->arena, (count + 1u) * sizeof *lines);
    for (uint32_t i = 0; i < count; i++) {
        struct at item = item_of(v, i);
        lines[i] = read_prose(c, &item, what);
    }
    *n = count;
    return lines;
}

enum { DICE_MAX = 64, SIDES_MAX = 100 };

static void read_dice(struct compile *c, const struct at *v, struct packc_test *t)
{
    uint32_t n = items_of(c, v);
    if (n > DICE_MAX) {
        WRONG(c, v, "more than %d dice", DICE_MAX);
        return;
    }
    uint8_t *dice = arena_take(&c->arena, n + 1u);
    for (uint32_t i = 0; i < n; i++) {
        struct at item = item_of(v, i);
        int16_t die;
        if (read_amount(c, &item, "a die", 1, SIDES_MAX, &die))
            dice[i] = (uint8_t)die;
    }
    t->dice = dice;
    t->n_dice = n;
}

static void read_key(struct compile *c, const struct at *table, const struct entry *e, struct packc_test *t)
{
    static const char *const keys[] = { "setup", "seed", "dice", "given", "acts", "expect", "offers", "refuses" };
    struct at key = at_key(table, e), v = at_field(table, e);
    const char *k = e->key ? e->key : "";
    int64_t seed = 0;
    if (!strcmp(k, "setup"))
        t->setup = read_line(c, &v, k, GROG_SETUP_TEXT - 1);
    else if (!strcmp(k, "given"))
        t->given = read_prose(c, &v, k);
    else if (!strcmp(k, "seed"))
        t->seed = read_whole(c, &v, k, 0, INT64_MAX, &seed) ? (uint64_t)seed : 0;
    else if (!strcmp(k, "dice"))
        read_dice(c, &v, t);
    else if (!strcmp(k, "acts"))
        t->act = read_lines(c, "an act", &v, &t->acts);
    else if (!strcmp(k, "expect"))
        t->expect = read_lines(c, "what is expected", &v, &t->expects);
    else if (!strcmp(k, "offers"))
        t->offer = read_lines(c, "what is offered", &v, &t->offers);
    else if (!strcmp(k, "refuses"))
        t->refuse = read_lines(c, "what is refused", &v, &t->refuses);
    else if (e->key)
        expect_one_of(WRONG(c, &key, "a test has no field '%s'", k), k, (struct names){ keys, GROG_COUNT(keys) });
    else
        WRONG(c, &key, "a test has only named fields: expect = ...");
}

void read_test(struct compile *c, const struct declaration *d)
{
    struct packc_test t = { .file = c->in->file[d->word.file].name, .line = d->word.line, .setup = "", .given = "" };
    struct at word = at_word(d), name = at_argument(&word, 0), table = at_table(d);
    t.name = read_line(c, &name, "a test's name", 200);
    for (uint32_t i = 0; i < c->tests.n; i++)
        if (*t.name && i < 1000 && !strcmp(c->tests.at[i].name, t.name))
            WRONG(c, &word, "the test '%s' is declared twice (first at %s:%u)", t.name,
                  c->tests.at[i].file, c->tests.at[i].line);
    for (uint32_t i = 0; i < d->table.n; i++)
        read_key(c, &table, &d->table.entry[i], &t);
    if (!t.acts && !t.expects && !t.offers && !t.refuses)
        WRONG(c, &word, "the test '%s' tests nothing: expect, offers or refuses is missing", t.name);
    *ADD(&c->arena, c->tests) = t;
}
