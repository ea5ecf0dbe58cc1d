/* SPDX-License-Identifier: MIT */
/* values.c -- reading plain values: numbers, texts, flags, words. */
#include "compile.h"
#include "base/plain.h"

#include <string.h>

enum { PROSE_MAX = 60000 };

const char *shown(struct compile *c, const struct node *n)
{
    switch (n->type) {
    case NODE_NIL:   return "nothing";
    case NODE_FLAG:  return n->whole ? "true" : "false";
    case NODE_WHOLE: return arena_print(&c->arena, "%lld", (long long)n->whole);
    case NODE_REAL:  return arena_print(&c->arena, "%.14g", n->real);
    case NODE_TEXT:  return arena_print(&c->arena, "\"%.60s\"", n->text);
    case NODE_WORD:  return arena_print(&c->arena, n->called ? "%s%.60s(...)" : "%s%.60s", n->minus ? "-"
        : "", n->text);
    case NODE_TABLE: return "a table";
    default:         return "a function";
    }
}

bool read_whole(struct compile *c, const struct at *v, const char *what, int64_t min, int64_t max, int64_t *out)
{
    if (v->node->type != NODE_WHOLE)
        WRONG(c, v, "%s must be a whole number, not %s", what, shown(c, v->node));
    else if (v->node->whole < min || v->node->whole > max)
        WRONG(c, v, "%s must be %lld to %lld, not %lld", what, (long long)min, (long long)max,
              (long long)v->node->whole);
    else
        return *out = v->node->whole, true;
    return false;
}

bool read_amount(struct compile *c, const struct at *v, const char *what, int min, int max, int16_t *out)
{
    int64_t whole;
    if (!read_whole(c, v, what, min, max, &whole))
        return false;
    *out = (int16_t)whole;
    return true;
}

bool read_flag(struct compile *c, const struct at *v, const char *what)
{
    if (v->node->type != NODE_FLAG)
        WRONG(c, v, "%s must be true or false, not %s", what, shown(c, v->node));
    return v->node->type == NODE_FLAG && v->node->whole;
}

/* ---- texts --------------------------------------------------------------- */

const char *read_prose(struct compile *c, const struct at *v, const char *what)
{
    const struct node *n = v->node;
    if (n->type != NODE_TEXT)
        WRONG(c, v, "%s must be a text, not %s", what, shown(c, n));
    else if (n->broken || !text_is_prose(n->text, strlen(n->text)))
        WRONG(c, v, "%s is not UTF-8, or has a control character in it", what);
    else if (strlen(n->text) > PROSE_MAX)
        WRONG(c, v, "%s is longer than %d bytes", what, PROSE_MAX);
    else
        return n->text;
    return "";
}

const char *read_line(struct compile *c, const struct at *v, const char *what, size_t most)
{
    const char *text = read_prose(c, v, what);
    if (strchr(text, '\n'))
        WRONG(c, v, "%s must be one line", what);
    else if (strlen(text) > most)
        WRONG(c, v, "%s is longer than %zu bytes", what, most);
    else
        return text;
    return "";
}

/* ---- words --------------------------------------------------------------- */

const char *as_typed(struct compile *c, const char *name)
{
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(name, id);
    return as_word(&c->arena, id);
}

const char *read_word(struct compile *c, const struct at *v, const char *what)
{
    if (v->node->type == NODE_WORD && !v->node->called && !v->node->minus)
        return v->node->text;
    WRONG(c, v, "%s must be a word, not %s", what, shown(c, v->node));
    return NULL;
}

static void tell_no_word(struct compile *c, const struct at *v, enum word_class class)
{
    const char *name = class_name(class);
    if (v->node->type == NODE_TEXT && vocabulary_find(&c->words, class, v->node->text))
        WRONG(c, v, "%s is a word, not a text: write it without quotes", as_typed(c, v->node->text));
    else if (class == CLASS_SCOPE)
        WRONG(c, v, "of must be a word, not %s", shown(c, v->node));
    else
        WRONG(c, v, "%s %s must be a word, not %s", article(name), name, shown(c, v->node));
}

static void tell_unknown(struct compile *c, const struct at *v, enum word_class class)
{
    const char *word = v->node->text, *meant = word_meant(c, v->node, class);
    struct packc_mistake *m = class == CLASS_SCOPE ? WRONG(c, v, "of cannot be '%s'", word)
                            : WRONG(c, v, "no %s is called '%s'", class_name(class), word);
    expect_one_of(m, word, allowed(c, class));
    if (meant && strlen(meant) < sizeof m->nearest)
        strcpy(m->nearest, meant);
}

uint32_t read_row(struct compile *c, const struct at *v, enum word_class class)
{
    if (v->node->type != NODE_WORD || v->node->minus) {
        tell_no_word(c, v, class);
        return 0;
    }
    uint32_t row = vocabulary_find(&c->words, class, v->node->text);
    if (!row)
        tell_unknown(c, v, class);
    return row;
}
