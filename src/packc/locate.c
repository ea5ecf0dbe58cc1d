/* SPDX-License-Identifier: MIT */
/* locate.c -- finding what a mistake is about among a file's tokens.
 *
 * A search looks at a bounded number of tokens; beyond that nothing is found. */
#include "tokens.h"

#include <string.h>

enum { LOOK_MAX = 200000 };

static bool is_sign(const struct tokens *t, uint32_t i, char sign)
{
    return i < t->n && t->at[i].kind == TOKEN_SIGN && t->at[i].sign == sign;
}

static bool is_text(const struct tokens *t, uint32_t i, const char *text)
{
    return i < t->n && t->at[i].length == strlen(text) && !memcmp(t->text + t->at[i].at, text, t->at[i].length);
}

static bool is_one_of(const struct tokens *t, uint32_t i, const char *const *words)
{
    while (*words && !is_text(t, i, *words))
        words++;
    return *words != NULL;
}

/* The first token of a line. */
static uint32_t first_of_line(const struct tokens *t, uint32_t line)
{
    uint32_t low = 0, high = t->n;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (t->at[middle].line < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Is it this name, and no field's key nor a member's? */
static bool is_word(const struct tokens *t, uint32_t i, const char *name)
{
    if (t->at[i].kind != TOKEN_NAME || !is_text(t, i, name))
        return false;
    bool in_table = i && (is_sign(t, i - 1, '{') || is_sign(t, i - 1, ',') || is_sign(t, i - 1, ';'));
    bool is_member = i && (is_sign(t, i - 1, '.') || is_sign(t, i - 1, ':'));
    return !(in_table && is_sign(t, i + 1, '=')) && !is_member;
}

uint32_t tokens_find(struct tokens *t, uint32_t line, const char *name, uint32_t *looked)
{
    uint32_t first = NO_TOKEN, count = 0, begin = first_of_line(t, line), i = begin;
    for (; i < t->n && t->at[i].line == line; i++)
        if (is_word(t, i, name))
            first = count++ ? first : i;
    *looked += i - begin;
    if (count < 2)
        return first;
    uint32_t which = t->at[first].seen++ % count;
    for (i = first; which; which -= is_word(t, i, name))
        i++;
    return i;
}

bool tokens_begin_statement(const struct tokens *t, uint32_t token)
{
    static const char *const before[] = {
        "end", "then", "do", "else", "repeat", "nil", "true", "false", "break", NULL,
    };
    if (token == NO_TOKEN || !token)
        return token == 0;
    const struct token *b = &t->at[token - 1];
    switch (b->kind) {
    case TOKEN_SIGN:    return b->sign && strchr(")}];v", b->sign);
    case TOKEN_KEYWORD: return is_one_of(t, token - 1, before);
    default:            return true;
    }
}

static int opens(const struct tokens *t, uint32_t i)
{
    static const char *const begin[] = { "function", "if", "do", "repeat", NULL };
    static const char *const end[] = { "end", "until", NULL };
    if (t->at[i].kind == TOKEN_SIGN)
        return (t->at[i].sign && strchr("({[", t->at[i].sign)) - (t->at[i].sign && strchr(")}]", t->at[i].sign));
    if (t->at[i].kind == TOKEN_KEYWORD)
        return is_one_of(t, i, begin) - is_one_of(t, i, end);
    return 0;
}

/* From the beginning of an expression to what ends it: a separator, or what closes the whole. */
static uint32_t skip_expression(const struct tokens *t, uint32_t i, uint32_t *left)
{
    for (int depth = 0; i < t->n && *left; i++, --*left) {
        int step = opens(t, i);
        if (!depth && (step < 0 || is_sign(t, i, ',') || is_sign(t, i, ';')))
            return i;
        depth += step;
    }
    return NO_TOKEN;
}

/* Behind what opens at i. */
static uint32_t skip_group(const struct tokens *t, uint32_t i, uint32_t *left)
{
    if (t->at[i].kind == TOKEN_TEXT)
        return i + 1;
    for (int depth = 0; i < t->n && *left; i++, --*left) {
        depth += opens(t, i);
        if (!depth)
            return i + 1;
    }
    return NO_TOKEN;
}

uint32_t locate_call(const struct tokens *t, uint32_t word, unsigned nth)
{
    uint32_t left = LOOK_MAX, i = word == NO_TOKEN ? NO_TOKEN : word + 1;
    while (i < t->n) {
        if (t->at[i].kind != TOKEN_TEXT && !is_sign(t, i, '(') && !is_sign(t, i, '{'))
            return NO_TOKEN;
        if (!nth--)
            return i;
        i = skip_group(t, i, &left);
    }
    return NO_TOKEN;
}

uint32_t locate_argument(const struct tokens *t, uint32_t call, uint32_t i)
{
    uint32_t left = LOOK_MAX;
    if (call >= t->n || !is_sign(t, call, '('))
        return call < t->n && !i ? call : NO_TOKEN;
    for (call++; i; i--) {
        call = skip_expression(t, call, &left);
        if (call >= t->n || !is_sign(t, call, ','))
            return NO_TOKEN;
        call++;
    }
    return call < t->n && !is_sign(t, call, ')') ? call : NO_TOKEN;
}

/* Is the token the key, as a name or as a plain text? */
static bool is_key(const struct tokens *t, uint32_t i, const char *key)
{
    if (t->at[i].kind == TOKEN_NAME)
        return is_text(t, i, key);
    return t->at[i].kind == TOKEN_TEXT && t->at[i].length == strlen(key) + 2
        && !memcmp(t->text + t->at[i].at + 1, key, strlen(key));
}

uint32_t locate_field(const struct tokens *t, uint32_t brace, const char *key, int64_t index, bool key_itself)
{
    uint32_t left = LOOK_MAX, i = brace;
    int64_t position = 0;
    if (brace >= t->n || !is_sign(t, brace, '{'))
        return NO_TOKEN;
    for (i++; i < t->n && !is_sign(t, i, '}'); i++) {
        uint32_t name = NO_TOKEN, value = i;
        if (t->at[i].kind == TOKEN_NAME && is_sign(t, i + 1, '='))
            name = i, value = i + 2;
        else if (is_sign(t, i, '[') && is_sign(t, i + 2, ']') && is_sign(t, i + 3, '='))
            name = i + 1, value = i + 4;
        else
            position++;
        if (key ? name != NO_TOKEN && is_key(t, name, key) : name == NO_TOKEN && position == index)
            return key && key_itself ? name : value < t->n ? value : NO_TOKEN;
        i = skip_expression(t, value, &left);
        if (i >= t->n || is_sign(t, i, '}'))
            return NO_TOKEN;
    }
    return NO_TOKEN;
}
