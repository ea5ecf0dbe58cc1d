/* SPDX-License-Identifier: MIT */
/* tokens.c -- cutting a Lua file into tokens. */
#include "tokens.h"

#include <ctype.h>
#include <string.h>

struct lexer { const char *text; uint32_t n, at, line, line_began; };

static char peek(const struct lexer *l, uint32_t ahead)
{
    return ahead < l->n - l->at ? l->text[l->at + ahead] : 0;
}

static bool is_newline(char c) { return c == '\n' || c == '\r'; }

/* A line ends in either letter, or in both as a pair, as Lua has it. */
static void advance(struct lexer *l)
{
    char c = l->text[l->at++];
    if (!is_newline(c))
        return;
    if (is_newline(peek(l, 0)) && peek(l, 0) != c)
        l->at++;
    l->line++;
    l->line_began = l->at;
}

static bool is_letter(char c) { return isalpha((unsigned char)c) || c == '_'; }
static bool is_in_name(char c) { return is_letter(c) || isdigit((unsigned char)c); }

/* At "[==[": how many '=' + 1; 0: it is no long bracket. */
static uint32_t long_bracket(const struct lexer *l)
{
    uint32_t level = 1;
    if (peek(l, 0) != '[')
        return 0;
    while (peek(l, level) == '=')
        level++;
    return peek(l, level) == '[' ? level : 0;
}

static void skip_long(struct lexer *l, uint32_t level)
{
    for (uint32_t i = 0; i <= level; i++)
        advance(l);
    while (l->at < l->n) {
        bool closes = peek(l, 0) == ']' && peek(l, level) == ']';
        for (uint32_t i = 1; closes && i < level; i++)
            closes = peek(l, i) == '=';
        if (closes) {
            l->at += level + 1;
            return;
        }
        advance(l);
    }
}

static void skip_line(struct lexer *l)
{
    while (l->at < l->n && !is_newline(peek(l, 0)))
        advance(l);
}

static bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* At a backslash: "\z" takes all space behind it along, any other one letter. */
static void skip_escape(struct lexer *l)
{
    bool space = peek(l, 1) == 'z';
    l->at++;
    if (l->at < l->n)
        advance(l);
    while (space && l->at < l->n && is_space(peek(l, 0)))
        advance(l);
}

static void skip_text(struct lexer *l)
{
    char quote = peek(l, 0);
    advance(l);
    while (l->at < l->n && peek(l, 0) != quote && !is_newline(peek(l, 0))) {
        if (peek(l, 0) == '\\')
            skip_escape(l);
        else
            advance(l);
    }
    if (peek(l, 0) == quote)
        advance(l);
}

/* Between tokens: space and comments. */
static void skip_space(struct lexer *l)
{
    while (l->at < l->n) {
        char c = peek(l, 0);
        if (c == '-' && peek(l, 1) == '-') {
            l->at += 2;
            uint32_t level = long_bracket(l);
            if (level)
                skip_long(l, level);
            else
                skip_line(l);
        } else if (is_space(c)) {
            advance(l);
        } else {
            return;
        }
    }
}

static bool is_keyword(const char *name, uint32_t n)
{
    static const char words[] = " and break do else elseif end false for function goto if in local nil not or repeat"
                                " return then true until while ";
    char key[12] = " ";
    if (n > 8)
        return false;
    memcpy(key + 1, name, n);
    key[n + 1] = ' ';
    return strstr(words, key) != NULL;
}

static void skip_number(struct lexer *l)
{
    while (is_in_name(peek(l, 0)) || (peek(l, 0) == '.' && peek(l, 1) != '.'))
        l->at++;
}

/* Signs of two letters that begin like one that matters. */
static void read_sign(struct lexer *l, struct token *t)
{
    t->sign = peek(l, 0);
    if (peek(l, 1) == '=' && strchr("=~<>", t->sign))
        l->at++, t->sign = '~';
    else if (!strncmp(l->text + l->at, "...", l->n - l->at < 3 ? 0 : 3) && l->n - l->at >= 3)
        l->at += 2, t->sign = 'v';
    advance(l);
}

static struct token next_token(struct lexer *l)
{
    struct token t = { .at = l->at, .line = l->line, .column = l->at - l->line_began + 1 };
    char c = peek(l, 0);
    uint32_t level = long_bracket(l);
    if (is_letter(c)) {
        while (is_in_name(peek(l, 0)))
            l->at++;
        t.kind = is_keyword(l->text + t.at, l->at - t.at) ? TOKEN_KEYWORD : TOKEN_NAME;
    } else if (isdigit((unsigned char)c)) {
        t.kind = TOKEN_NUMBER;
        skip_number(l);
    } else if (c == '"' || c == '\'') {
        t.kind = TOKEN_TEXT;
        skip_text(l);
    } else if (level) {
        t.kind = TOKEN_TEXT;
        skip_long(l, level);
    } else {
        t.kind = TOKEN_SIGN;
        read_sign(l, &t);
    }
    t.length = l->at - t.at;
    return t;
}

/* All tokens into `to`, which may be NULL; how many they are. */
static uint32_t cut(const char *text, size_t n, struct token *to)
{
    struct lexer l = { .text = text, .n = (uint32_t)n, .line = 1 };
    uint32_t tokens = 0;
    for (skip_space(&l); l.at < l.n; skip_space(&l)) {
        struct token t = next_token(&l);
        if (to)
            to[tokens] = t;
        tokens++;
    }
    return tokens;
}

size_t tokens_bytes(const char *text, size_t n) { return cut(text, n, NULL) * sizeof(struct token); }

void tokens_read(struct arena *a, const char *text, size_t n, struct tokens *out)
{
    struct token *at = arena_take(a, tokens_bytes(text, n) + 1);
    *out = (struct tokens){ text, at, cut(text, n, at) };
}
