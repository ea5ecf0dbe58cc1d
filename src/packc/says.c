/* SPDX-License-Identifier: MIT */
/* says.c -- what a card says: rows of modifiers, and what they share with abilities. */
#include "compile.h"

#include <string.h>

/* ---- conditions ---------------------------------------------------------- */

bool read_measure(struct compile *c, const struct at *v, uint16_t *word, uint16_t *ref)
{
    uint32_t row = read_row(c, v, CLASS_MEASURE);
    if (!row || needs_owner(c, v, CLASS_MEASURE, row, "asked"))
        return false;
    const struct grog_measure_row *m = &c->system->measures[row];
    const char *kind = c->system->card_kinds[m->takes].name;
    *word = image_word(&c->image, GROG_PACK_MEASURE, m->name);
    *ref = 0;
    if (!m->takes && v->node->n)
        WRONG(c, v, "'%s' takes nothing", v->node->text);
    if (!m->takes)
        return true;
    if (v->node->n != 1) {
        WRONG(c, v, "'%s' needs %s %s: %s(...)", v->node->text, article(kind), kind, v->node->text);
        return false;
    }
    struct at argument = at_argument(v, 0);
    *ref = ref_of(c, cards_find(c, &argument, m->takes));
    return *ref != 0;
}

/* `measure`, at_least(measure, n), fewer_than(measure, n) */
static void read_condition(struct compile *c, const struct at *v, bool unless, struct grog_pack_test *out)
{
    bool least = is_word(v->node, "at_least"), fewer = is_word(v->node, "fewer_than");
    *out = (struct grog_pack_test){ .less = unless != fewer, .amount = 1 };
    if (!least && !fewer) {
        read_measure(c, v, &out->measure, &out->ref);
        return;
    }
    if (v->node->n != 2) {
        WRONG(c, v, "%s takes a condition and a number: %s(condition, 2)", v->node->text, v->node->text);
        return;
    }
    struct at measure = at_argument(v, 0), amount = at_argument(v, 1);
    if (measure.node->type == NODE_WHOLE && amount.node->type == NODE_WORD) {
        WRONG(c, &measure, "the condition comes first: %s(%s, %s)", v->node->text, shown(c, amount.node),
              shown(c, measure.node));
        return;
    }
    read_measure(c, &measure, &out->measure, &out->ref);
    read_amount(c, &amount, v->node->text, INT16_MIN, INT16_MAX, &out->amount);
}

/* A condition, or unless_raised(condition): it need not hold if the further price is paid. */
static void read_test_of(struct compile *c, const struct at *v, bool unless, struct conditions *all,
                         struct grog_pack_test *out)
{
    if (!is_word(v->node, "unless_raised")) {
        read_condition(c, v, unless, out);
        return;
    }
    if (!all->waived)
        all->where = place_of(c, v);
    all->waived = true;
    struct at inner = v->node->n == 1 ? at_argument(v, 0) : *v;
    if (v->node->n == 1)
        read_condition(c, &inner, unless, out);
    else
        WRONG(c, v, "unless_raised takes one condition: unless_raised(condition)");
    out->less |= GROG_TEST_WAIVED;
}

static void read_tests(struct compile *c, const struct at *v, bool unless, struct conditions *out)
{
    uint32_t n = items_of(c, v);
    if (!n)
        WRONG(c, v, "no condition stands here");
    for (uint32_t i = 0; i < n && !out->many; i++) {
        struct at item = item_of(v, i);
        struct grog_pack_test test = { 0 };
        read_test_of(c, &item, unless, out, &test);
        out->many = out->n == GROG_TESTS;
        if (out->many)
            WRONG(c, &item, "more than %d conditions", GROG_TESTS);
        else
            out->test[out->n++] = test;
    }
}

void read_conditions(struct compile *c, const struct at *table, struct conditions *out)
{
    const struct entry *when = entry_called(table->node, "when"), *unless = entry_called(table->node, "unless");
    struct at holds = when ? at_field(table, when) : *table, fails = unless ? at_field(table, unless) : *table;
    if (when)
        read_tests(c, &holds, false, out);
    if (unless)
        read_tests(c, &fails, true, out);
}

/* ---- modifiers ----------------------------------------------------------- */

int16_t is_times_n(const struct compile *c, const struct node *n)
{
    if (!is_word(n, "n") || n->called || !c->system->card_kinds[c->kind].lends)
        return 0;
    return n->minus ? -1 : 1;
}

/* What stands beside the values in a row. */
static bool read_beside(struct compile *c, const char *key, const struct at *v, struct grog_pack_modifier *row)
{
    if (!strcmp(key, "per"))
        read_measure(c, v, &row->per, &row->per_ref);
    else
        return !strcmp(key, "of") || !strcmp(key, "when") || !strcmp(key, "unless");
    return true;
}

static void tell_no_value(struct compile *c, const struct at *key, const struct node *amount)
{
    static const char *const beside[] = { "of", "when", "unless", "per" };
    const char *name = key->key, *pending = pending_called(c, name, amount);
    struct packc_mistake *m = WRONG(c, key, "no value is called '%s'", name);
    unsigned nearest = FAR;
    expect_one_of(m, name, c->words.names[CLASS_VALUE]);
    m->nearest[0] = 0;
    if (pending) {
        expect_also(m, pending);
        return;
    }
    nearest_of(m, name, c->words.names[CLASS_VALUE], &nearest);
    nearest_of(m, name, (struct names){ beside, GROG_COUNT(beside) }, &nearest);
}

static void read_value(struct compile *c, const struct at *row, const struct entry *e, struct grog_pack_modifier m)
{
    struct at key = at_key(row, e), value = at_field(row, e);
    uint32_t which = vocabulary_find(&c->words, CLASS_VALUE, e->key);
    int16_t times = is_times_n(c, &e->value);
    if (!which) {
        tell_no_value(c, &key, &e->value);
        return;
    }
    m.value = image_word(&c->image, GROG_PACK_VALUE, c->system->values[which].name);
    m.amount = times;
    if (times && m.per)
        WRONG(c, &value, "'n' and 'per' do not go together");
    else if (times)
        m.per = GROG_PACK_TIMES_N;
    else if (is_word(&e->value, "n") && !e->value.called)
        WRONG(c, &value, "'n' stands only in a card whose rows are lent to others");
    else
        read_amount(c, &value, e->key, INT16_MIN, INT16_MAX, &m.amount);
    *ADD(c->image.arena, c->image.modifiers) = m;
}

/* add { strike = 1, of = side, when = high } */
static void read_modifier(struct compile *c, const struct at *row, uint32_t operation)
{
    struct at table = at_argument(row, 0);
    struct grog_pack_modifier m = { .operation = (uint16_t)operation };
    struct conditions conditions = { .n = 0 };
    uint32_t values = 0;
    bool *beside = arena_take(&c->arena, table.node->n + 1u);
    for (uint32_t i = 0; i < table.node->n; i++) {
        const struct entry *e = &table.node->entry[i];
        struct at key = at_key(&table, e), value = at_field(&table, e);
        if (!e->key)
            WRONG(c, &key, "%s has only named parts: value = amount", row->node->text);
        beside[i] = !e->key || read_beside(c, e->key, &value, &m);
        values += !beside[i];
    }
    m.scope = read_scope(c, row, &table);
    read_conditions(c, &table, &conditions);
    if (conditions.waived)
        mistake(&c->mistakes, conditions.where, "unless_raised stands only in an ability: nothing is paid here");
    memcpy(m.test, conditions.test, sizeof m.test);
    for (uint32_t i = 0; i < table.node->n; i++)
        if (!beside[i])
            read_value(c, &table, &table.node->entry[i], m);
    if (!values)
        expect_one_of(WRONG(c, row, "%s changes no value", row->node->text), "", c->words.names[CLASS_VALUE]);
}

/* ---- rows ---------------------------------------------------------------- */

/* A kind that speaks at one point only. */
static void tell_no_values(struct compile *c, const struct at *row)
{
    const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
    const char *point = c->system->points[k->only_at].name;
    struct packc_mistake *m = WRONG(c, row, "%s %s changes no values: it speaks only at '%s'", article(k->name),
                                    k->name, point);
    expect_also(m, arena_print(&c->arena, "at { %s, effect = ... }", as_word(&c->arena, point)));
}

static void read_says_row(struct compile *c, const struct at *v)
{
    uint32_t row = read_row(c, v, CLASS_ROW);
    if (!row)
        return;
    if (v->node->n != 1 || v->node->argument[0].type != NODE_TABLE) {
        WRONG(c, v, "%s needs a table: %s { ... }", v->node->text, v->node->text);
        return;
    }
    uint32_t operation = vocabulary_find(&c->words, CLASS_OPERATION, v->node->text);
    if (!speak_as_row(c, v))
        return;
    if (operation && c->system->card_kinds[c->kind].only_at && !is_beside(c))
        tell_no_values(c, v);
    else if (operation)
        read_modifier(c, v, operation - 1);
    else
        read_ability(c, v);
    speak_as(c, false);
}

void read_says(struct compile *c, const struct at *v)
{
    const struct grog_card_kind *k = &c->system->card_kinds[c->kind];
    if (!k->speaks) {
        WRONG(c, v, "%s %s says nothing", article(k->name), k->name);
        return;
    }
    uint32_t n = items_of(c, v);
    if (!n && !k->only_at)
        expect_one_of(WRONG(c, v, "says is empty"), "", c->words.names[CLASS_ROW]);
    for (uint32_t i = 0; i < n && !mistakes_are_many(&c->mistakes); i++) {
        struct at item = item_of(v, i);
        read_says_row(c, &item);
    }
}
