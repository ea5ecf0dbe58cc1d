/* SPDX-License-Identifier: MIT */
/* whose.c -- of which system is a row?  Where two systems play with the same packs (kernel/fielding.h), a row is
 * written in the words of one of them, and those of the other are no mistake in the next row.
 *
 * Only words of the vocabulary count here, each where it can stand; what is wrong with them is told by whoever reads
 * the row.  A row with words of both is a mistake. */
#include "compile.h"

#include <string.h>

/* The words of a row that one system alone knows, and where the first of them stands. */
struct side { const char *word; struct place place; };
struct tally { struct compile *c; struct side side[2]; };

static void count(struct tally *t, const struct at *v, const char *word, bool here, bool beside)
{
    struct side *side = &t->side[beside];
    if (here != beside && !side->word)
        *side = (struct side){ word, place_of(t->c, v) };
}

static void count_row(struct tally *t, const struct at *v, const char *word, enum word_class class)
{
    count(t, v, word, vocabulary_find(&t->c->spoken[0], class, word), vocabulary_find(&t->c->spoken[1], class, word));
}

static void count_word(struct tally *t, const struct at *v, enum word_class class)
{
    if (v->node->type == NODE_WORD)
        count_row(t, v, v->node->text, class);
}

/* Each of a list, or the one that stands there. */
static void each(struct tally *t, const struct at *v, void (*visit)(struct tally *t, const struct at *v))
{
    if (v->node->type != NODE_TABLE)
        visit(t, v);
    for (uint32_t i = 0; v->node->type == NODE_TABLE && i < v->node->n; i++) {
        struct at item = at_field(v, &v->node->entry[i]);
        visit(t, &item);
    }
}

/* `measure`, at_least(measure, n), unless_raised(...) */
static void count_condition(struct tally *t, const struct at *v)
{
    static const char *const around[] = { "at_least", "fewer_than", "unless_raised" };
    struct at inner = *v;
    for (unsigned i = 0; i < GROG_COUNT(around); i++)
        if (is_word(v->node, around[i]) && v->node->n) {
            inner = at_argument(v, 0);
            count_condition(t, &inner);
            return;
        }
    count_word(t, &inner, CLASS_MEASURE);
}

static void count_cost(struct tally *t, const struct at *v) { count_word(t, v, CLASS_COST); }

/* ---- effects ------------------------------------------------------------- */

static bool is_pending(const struct grog_system *s, const char *word)
{
    for (unsigned i = 1; i < s->n_procs; i++)
        for (unsigned k = 0; k < GROG_PENDING; k++)
            if (s->procs[i].pending[k].name && same_word(s->procs[i].pending[k].name, word))
                return true;
    return false;
}

/* add { strength = -2, per = standards } */
static void count_pending(struct tally *t, const struct at *v)
{
    struct at table = at_argument(v, 0);
    for (uint32_t i = 0; i < table.node->n; i++) {
        const struct entry *e = &table.node->entry[i];
        struct at key = at_key(&table, e), value = at_field(&table, e);
        if (e->key && !strcmp(e->key, "per"))
            count_condition(t, &value);
        else if (e->key)
            count(t, &key, e->key, is_pending(t->c->spoken[0].system, e->key),
                  is_pending(t->c->spoken[1].system, e->key));
    }
}

/* Does the verb take a word before all else? */
static bool takes_a_word(const struct tally *t, const char *verb)
{
    for (unsigned i = 0; i < 2; i++) {
        const struct vocabulary *v = &t->c->spoken[i];
        uint32_t row = vocabulary_find(v, CLASS_EFFECT, verb);
        if (row)
            return v->system->effects[row].takes;
    }
    return false;
}

static void count_effect(struct tally *t, const struct at *v)
{
    const struct node *n = v->node;
    if (n->type != NODE_WORD)
        return;
    if ((is_word(n, "add") || is_word(n, "set")) && n->n == 1 && n->argument[0].type == NODE_TABLE) {
        count_pending(t, v);
        return;
    }
    count_row(t, v, n->text, CLASS_EFFECT);
    for (uint32_t i = takes_a_word(t, n->text); i < n->n; i++) {
        struct at argument = at_argument(v, i);
        if (is_word(argument.node, "per") && argument.node->n) {
            struct at measure = at_argument(&argument, 0);
            count_condition(t, &measure);
        } else {
            count_word(t, &argument, CLASS_TARGET);
        }
    }
}

/* ---- rows ---------------------------------------------------------------- */

static void count_part(struct tally *t, const struct at *table, const struct entry *e, bool is_ability)
{
    struct at key = at_key(table, e), v = at_field(table, e);
    const char *k = e->key ? e->key : "";
    if (!strcmp(k, "when") || !strcmp(k, "unless"))
        each(t, &v, count_condition);
    else if (!strcmp(k, "of") || !strcmp(k, "may"))
        return;
    else if (is_ability && !e->key)
        count_word(t, &v, CLASS_POINT);
    else if (is_ability && (!strcmp(k, "cost") || !strcmp(k, "raise")))
        each(t, &v, count_cost);
    else if (is_ability && !strcmp(k, "effect"))
        each(t, &v, count_effect);
    else if (!is_ability && !strcmp(k, "per"))
        count_condition(t, &v);
    else if (!is_ability && e->key)
        count_row(t, &key, k, CLASS_VALUE);
}

bool speak_as_row(struct compile *c, const struct at *row)
{
    struct tally t = { .c = c };
    struct at table = at_argument(row, 0);
    if (!c->in->beside)
        return true;
    for (uint32_t i = 0; i < table.node->n; i++)
        count_part(&t, &table, &table.node->entry[i], is_word(row->node, "at"));
    if (t.side[0].word && t.side[1].word) {
        mistake(&c->mistakes, t.side[1].place, "only %s knows '%s', and only %s knows '%s': a row is heard by one of "
                "them", c->in->beside->name, t.side[1].word, c->in->system->name, t.side[0].word);
        return false;
    }
    if (t.side[1].word)
        speak_as(c, true);
    return true;
}

void speak_as(struct compile *c, bool beside)
{
    c->system = beside ? c->in->beside : c->in->system;
    c->words = c->spoken[beside];
    c->says_beside |= beside;
}
