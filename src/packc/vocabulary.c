/* SPDX-License-Identifier: MIT */
/* vocabulary.c -- see vocabulary.h. */
#include "vocabulary.h"
#include "sandbox.h"

#include <stdio.h>
#include <string.h>

enum { KEY_MAX = GROG_CARD_NAME_MAX + 16 };

const char *as_word(struct arena *a, const char *name)
{
    char *word = arena_copy(a, name, strlen(name));
    for (char *c = word; *c; c++)
        if (*c == ' ' || *c == '-')
            *c = '_';
    return word;
}

bool same_word(const char *a, const char *b)
{
    char x[GROG_CARD_NAME_MAX + 1], y[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(a, x);
    grog_pack_id(b, y);
    return !strcmp(x, y);
}

const char *class_name(enum word_class class)
{
    static const char *const name[CLASSES] = {
        "kind of card", "value", "condition", "point", "cost", "target", "verb", "scope", "operation", "row",
    };
    return name[class];
}

static const char *key_of(char key[KEY_MAX], unsigned class, uint32_t of, const char *word)
{
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(word, id);
    snprintf(key, KEY_MAX, "%u %u %s", class, of, id);
    return key;
}

static void reserve(struct arena *a, struct vocabulary *v, const char *word, enum reserved how)
{
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(word, id);
    uint32_t *is = map_put(a, &v->reserved, id);
    *is = *is > how ? *is : how;
}

/* The names of a table's rows from 1 on, `stride` bytes apart, each beginning with its name. */
static void read_rows(struct arena *a, struct vocabulary *v, enum word_class class, const void *rows,
                      uint32_t n, size_t stride)
{
    const char **names = arena_take(a, n * sizeof *names + 1);
    char key[KEY_MAX];
    uint32_t count = 0;
    for (uint32_t i = 1; i < n; i++) {
        const char *name;
        memcpy(&name, (const char *)rows + i * stride, sizeof name);
        if (!name)
            continue;
        names[count++] = as_word(a, name);
        uint32_t *row = map_put(a, &v->rows, key_of(key, class, 0, name));
        *row = *row ? *row : i;
        reserve(a, v, name, class == CLASS_KIND ? RESERVED_KIND : RESERVED_WORD);
    }
    v->names[class] = (struct names){ names, count };
}

static void read_words(struct arena *a, struct vocabulary *v, enum word_class class,
                       const char *const *words, uint32_t n)
{
    char key[KEY_MAX];
    v->names[class] = (struct names){ words, n };
    for (uint32_t i = 0; i < n; i++) {
        *map_put(a, &v->rows, key_of(key, class, 0, words[i])) = i + 1;
        reserve(a, v, words[i], RESERVED_WORD);
    }
}

static void read_fields(struct arena *a, struct vocabulary *v, uint32_t kind)
{
    const struct grog_card_kind *k = &v->system->card_kinds[kind];
    const char **names = arena_take(a, k->fields * sizeof *names + 1);
    char key[KEY_MAX];
    for (uint32_t i = 0; i < k->fields; i++) {
        const struct grog_card_field *f = &k->field[i];
        names[i] = as_word(a, f->name);
        *map_put(a, &v->rows, key_of(key, CLASSES, kind, f->name)) = i + 1;
        for (unsigned w = 0; f->type == GROG_IS_CHOICE && f->word[w]; w++)
            reserve(a, v, f->word[w], RESERVED_WORD);
    }
    v->fields[kind] = (struct names){ names, k->fields };
}

static void read_system(struct arena *a, const struct grog_system *s, struct vocabulary *v)
{
    read_rows(a, v, CLASS_KIND, s->card_kinds, s->n_card_kinds, sizeof *s->card_kinds);
    read_rows(a, v, CLASS_VALUE, s->values, s->n_values, sizeof *s->values);
    read_rows(a, v, CLASS_MEASURE, s->measures, s->n_measures, sizeof *s->measures);
    read_rows(a, v, CLASS_POINT, s->points, s->n_points, sizeof *s->points);
    read_rows(a, v, CLASS_COST, s->costs, s->n_costs, sizeof *s->costs);
    read_rows(a, v, CLASS_TARGET, s->targets, s->n_targets, sizeof *s->targets);
    read_rows(a, v, CLASS_EFFECT, s->effects, s->n_effects, sizeof *s->effects);
    v->fields = arena_take(a, (s->n_card_kinds + 1u) * sizeof *v->fields);
    for (uint32_t i = 1; i < s->n_card_kinds; i++)
        read_fields(a, v, i);
}

void vocabulary_read(struct arena *a, const struct grog_system *s, struct vocabulary *out)
{
    static const char *const scopes[] = { "all", "owner", "side", "foes", "actor", "with", "target", "here" };
    static const char *const rows[] = { "set", "add", "times", "at_least", "at_most", "at" };
    static const char *const others[] = { "fewer_than", "raised", "unless_raised", "per", "n" };
    *out = (struct vocabulary){ .system = s };
    if (s)
        read_system(a, s, out);
    read_words(a, out, CLASS_SCOPE, scopes, GROG_COUNT(scopes));
    read_words(a, out, CLASS_OPERATION, rows, GROG_COUNT(rows) - 1);
    read_words(a, out, CLASS_ROW, rows, GROG_COUNT(rows));
    for (unsigned i = 0; i < GROG_COUNT(others); i++)
        reserve(a, out, others[i], RESERVED_WORD);
    reserve(a, out, "pack", RESERVED_KIND);
    reserve(a, out, "test", RESERVED_KIND);
    const struct names *kinds = &out->names[CLASS_KIND];
    const char **declared = arena_take(a, (kinds->n + 2) * sizeof *declared);
    for (uint32_t i = 0; i < kinds->n; i++)
        declared[i] = kinds->at[i];
    declared[kinds->n] = "pack";
    declared[kinds->n + 1] = "test";
    out->declared = (struct names){ declared, kinds->n + 2 };
}

void vocabulary_reserve(struct arena *a, struct vocabulary *v, const struct vocabulary *other)
{
    for (uint32_t i = 0; i < other->reserved.room; i++)
        if (other->reserved.slot[i].key)
            reserve(a, v, other->reserved.slot[i].key, (enum reserved)other->reserved.slot[i].value);
}

uint32_t vocabulary_find(const struct vocabulary *v, enum word_class class, const char *word)
{
    char key[KEY_MAX];
    return map_get(&v->rows, key_of(key, class, 0, word));
}

uint32_t vocabulary_field(const struct vocabulary *v, uint32_t kind, const char *word)
{
    char key[KEY_MAX];
    return map_get(&v->rows, key_of(key, CLASSES, kind, word));
}
