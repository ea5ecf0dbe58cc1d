/* SPDX-License-Identifier: MIT */
/* node.c -- a Lua value as a node.  What lies within each other is bounded, and every
 * node counts as memory: a table that is in many places is as many nodes. */
#include "sandbox.h"

#include <lauxlib.h>

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 24 };

static struct node from(struct sandbox *s, int index, int depth);

static void *take(struct sandbox *s, size_t n)
{
    size_t wanted = n + 16;
    if (s->live + s->arena->used + wanted > s->limits.memory)
        sandbox_no_memory(s->L);
    void *taken = arena_take(s->arena, n);
    s->peak = s->live + s->arena->used > s->peak ? s->live + s->arena->used : s->peak;
    return taken;
}

static const char *text_from(struct sandbox *s, int index, bool *broken)
{
    size_t n;
    const char *text = lua_tolstring(s->L, index, &n);
    *broken = strlen(text) != n;
    char *copy = take(s, n + 1);
    memcpy(copy, text, n);
    return copy;
}

/* ---- tables -------------------------------------------------------------- */

/* Indices before keys, each in their order. */
static int by_key(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    if (x->key && y->key)
        return strcmp(x->key, y->key);
    if (x->key || y->key)
        return x->key ? 1 : -1;
    return (x->index > y->index) - (x->index < y->index);
}

/* The key at -2: a text, a word by its name, or a whole number. */
static void read_key(struct sandbox *s, struct entry *e)
{
    bool broken = false;
    if (lua_type(s->L, -2) == LUA_TSTRING) {
        e->key = text_from(s, -2, &broken);
    } else if (word_is(s->L, -2)) {
        lua_getiuservalue(s->L, -2, WORD_NAME);
        e->key = text_from(s, -1, &broken);
        lua_pop(s->L, 1);
    } else if (lua_isinteger(s->L, -2)) {
        e->index = lua_tointeger(s->L, -2);
    } else {
        luaL_error(s->L, "a key of this table is neither a name nor a whole number");
    }
    if (broken)
        luaL_error(s->L, "a key of this table has a zero byte in it");
}

static uint32_t count(lua_State *L, int index)
{
    uint32_t n = 0;
    for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1))
        n++;
    return n;
}

static void from_table(struct sandbox *s, int index, int depth, struct node *node)
{
    lua_State *L = s->L;
    uint32_t n = count(L, index);
    sandbox_work(L, n);
    if (n > s->limits.memory / sizeof *node->entry)
        sandbox_no_memory(L);
    node->entry = take(s, n * sizeof *node->entry);
    for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
        struct entry *e = &node->entry[node->n++];
        read_key(s, e);
        e->value = from(s, lua_gettop(L), depth + 1);
    }
    qsort(node->entry, node->n, sizeof *node->entry, by_key);
}

/* ---- words --------------------------------------------------------------- */

static void from_word(struct sandbox *s, int index, int depth, struct node *node)
{
    lua_State *L = s->L;
    struct word *w = lua_touserdata(L, index);
    node->minus = w->minus;
    node->called = w->called;
    node->file = w->file;
    node->line = w->line;
    node->token = w->token;
    lua_getiuservalue(L, index, WORD_NAME);
    node->text = text_from(s, -1, &node->broken);
    lua_pop(L, 1);
    word_is_used(L, w);
    node->argument = take(s, w->arguments * sizeof *node->argument);
    lua_getiuservalue(L, index, WORD_ARGUMENTS);
    for (uint32_t i = 1; i <= w->arguments; i++) {
        lua_rawgeti(L, -1, i);
        struct node argument = from(s, lua_gettop(L), depth + 1);
        node->argument[node->n++] = argument;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* ---- values -------------------------------------------------------------- */

static void from_number(lua_State *L, int index, struct node *node)
{
    int whole;
    node->type = NODE_WHOLE;
    node->whole = lua_tointegerx(L, index, &whole);         /* 2.0 is 2 */
    if (!whole) {
        node->type = NODE_REAL;
        node->real = lua_tonumber(L, index);
    }
}

static struct node from(struct sandbox *s, int index, int depth)
{
    lua_State *L = s->L;
    struct node node = { .type = NODE_OTHER };
    if (depth > DEPTH_MAX)
        luaL_error(L, "more than %d tables within each other", DEPTH_MAX);
    luaL_checkstack(L, 8, NULL);
    switch (lua_type(L, index)) {
    case LUA_TNIL:     node.type = NODE_NIL; break;
    case LUA_TBOOLEAN: node.type = NODE_FLAG; node.whole = lua_toboolean(L, index); break;
    case LUA_TNUMBER:  from_number(L, index, &node); break;
    case LUA_TSTRING:  node.type = NODE_TEXT; node.text = text_from(s, index, &node.broken); break;
    case LUA_TTABLE:   node.type = NODE_TABLE; from_table(s, index, depth, &node); break;
    case LUA_TUSERDATA:
        node.type = NODE_WORD;
        from_word(s, index, depth, &node);
        break;
    default: break;
    }
    return node;
}

struct node node_from(struct sandbox *s, int index)
{
    return from(s, lua_absindex(s->L, index), 0);
}
