/* SPDX-License-Identifier: MIT */
/* tokens.h -- a Lua file as tokens with their places, and places found in it.
 *
 * Lua itself tells only lines.  From a word's token and the way from there (an argument,
 * a field, an index) the locator finds the token that a mistake is about.  It never
 * judges: what is no Lua is cut into tokens somehow. */
#ifndef PACKC_TOKENS_H
#define PACKC_TOKENS_H

#include "memory.h"

enum { NO_TOKEN = UINT32_MAX };
enum token_kind { TOKEN_NAME, TOKEN_KEYWORD, TOKEN_TEXT, TOKEN_NUMBER, TOKEN_SIGN };

/* A sign is its first letter; '=' alone is '=', and what only begins so is not. */
struct token { uint32_t at, length, line, column, seen; uint8_t kind; char sign; };

struct tokens { const char *text; struct token *at; uint32_t n; };

size_t tokens_bytes(const char *text, size_t n);        /* that its tokens will take */
void tokens_read(struct arena *a, const char *text, size_t n, struct tokens *out);

/* The word's token in a line.  Where it stands several times, each call gives the next of
 * them, since Lua meets them in turn.  *looked grows by the tokens looked at. */
uint32_t tokens_find(struct tokens *t, uint32_t line, const char *name, uint32_t *looked);
/* Does a statement begin with this token? */
bool tokens_begin_statement(const struct tokens *t, uint32_t token);

/* What opens the nth (from 0) arguments behind a word: '(', '{' or a text. */
uint32_t locate_call(const struct tokens *t, uint32_t word, unsigned nth);
/* The first token of argument i (from 0) of such a call. */
uint32_t locate_argument(const struct tokens *t, uint32_t call, uint32_t i);
/* In the table that '{' opens: the value of a key, or at an index (from 1) if key is NULL;
 * or the key itself. */
uint32_t locate_field(const struct tokens *t, uint32_t brace, const char *key, int64_t index, bool key_itself);

#endif
