/* SPDX-License-Identifier: MIT */
/* at.c -- where a value stands.  A word knows its place; anything else is looked for from
 * the word above it on.  What a helper function made is at the word that it was given to. */
#include "compile.h"

#include <string.h>

struct at at_table(const struct declaration *d)
{
    return (struct at){ .step = STEP_DECLARATION, .word = &d->word, .node = &d->table };
}

struct at at_word(const struct declaration *d)
{
    return (struct at){ .step = STEP_WORD, .node = &d->word };
}

struct at at_field(const struct at *up, const struct entry *e)
{
    return (struct at){ .step = STEP_FIELD, .up = up, .node = &e->value, .key = e->key, .index = e->index };
}

struct at at_key(const struct at *up, const struct entry *e)
{
    return (struct at){ .step = STEP_KEY, .up = up, .key = e->key, .index = e->index };
}

struct at at_argument(const struct at *up, uint32_t i)
{
    return (struct at){ .step = STEP_ARGUMENT, .up = up, .node = &up->node->argument[i], .index = i };
}

/* Exact: the token is the value's own, so that one can go on from there. */
struct spot { uint32_t file, line, token; bool exact; };

static struct spot spot_of_word(const struct node *w)
{
    return (struct spot){ w->file, w->line, w->token, w->token != NO_TOKEN };
}

static struct spot find(const struct compile *c, const struct at *v)
{
    if (v->node && v->node->type == NODE_WORD)
        return spot_of_word(v->node);
    struct spot s = v->step == STEP_DECLARATION ? spot_of_word(v->word) : find(c, v->up);
    const struct tokens *t = &c->tokens[s.file];
    uint32_t token = NO_TOKEN;
    if (!s.exact)
        return s;
    switch (v->step) {
    case STEP_WORD:        return s;
    case STEP_DECLARATION: token = locate_argument(t, locate_call(t, s.token, 1), 0); break;
    case STEP_ARGUMENT:    token = locate_argument(t, locate_call(t, s.token, 0), (uint32_t)v->index); break;
    case STEP_FIELD:       token = locate_field(t, s.token, v->key, v->index, false); break;
    case STEP_KEY:         token = locate_field(t, s.token, v->key, v->index, true); break;
    }
    if (token == NO_TOKEN)
        s.exact = false;
    else
        s.token = token;
    return s;
}

struct place place_of(const struct compile *c, const struct at *v)
{
    struct spot s = find(c, v);
    if (s.token == NO_TOKEN)
        return (struct place){ s.file, s.line, 0 };
    const struct token *t = &c->tokens[s.file].at[s.token];
    return (struct place){ s.file, t->line, t->column };
}

uint32_t items_of(struct compile *c, const struct at *v)
{
    if (v->node->type != NODE_TABLE)
        return 1;
    for (uint32_t i = 0; i < v->node->n; i++) {
        const struct entry *e = &v->node->entry[i];
        struct at key = at_key(v, e);
        if (e->key)
            WRONG(c, &key, "a list has no key '%s'", e->key);
        else if (e->index != (int64_t)i + 1)
            WRONG(c, &key, "number %u of a list is missing", i + 1);
        else
            continue;
        return i;
    }
    return v->node->n;
}

struct at item_of(const struct at *v, uint32_t i)
{
    return v->node->type == NODE_TABLE ? at_field(v, &v->node->entry[i]) : *v;
}

const struct entry *entry_called(const struct node *table, const char *key)
{
    for (uint32_t i = 0; i < table->n; i++)
        if (table->entry[i].key && !strcmp(table->entry[i].key, key))
            return &table->entry[i];
    return NULL;
}

bool is_word(const struct node *n, const char *name) { return n->type == NODE_WORD && same_word(n->text, name); }
