/* SPDX-License-Identifier: MIT */
/* word.c -- words: what every name is that Lua does not know.
 *
 * A word knows its name and its place.  Called with something it becomes that word with
 * arguments; named by a text and then called with a table it declares.  What it means is
 * read later, from where it stands. */
#include "sandbox.h"

#include <lauxlib.h>

#include <string.h>

bool word_is(lua_State *L, int index)
{
    return lua_type(L, index) == LUA_TUSERDATA;             /* there is no other */
}

static struct word *self(lua_State *L) { return lua_touserdata(L, 1); }

static const char *name_of(lua_State *L, int index)
{
    lua_getiuservalue(L, index, WORD_NAME);
    const char *name = lua_tostring(L, -1);
    lua_pop(L, 1);
    return name;
}

/* A new word like this one, with the name on top, which it takes. */
static struct word *push_word(lua_State *L, struct word like)
{
    struct word *w = lua_newuserdatauv(L, sizeof *w, 2);
    *w = like;
    w->loose = 0;
    lua_insert(L, -2);
    lua_setiuservalue(L, -2, WORD_NAME);
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_WORD);
    lua_setmetatable(L, -2);
    return w;
}

/* ---- names --------------------------------------------------------------- */

static struct word place_here(lua_State *L, const char *name)
{
    struct sandbox *s = sandbox_of(L);
    struct word w = { .token = NO_TOKEN };
    uint32_t looked = 8;
    if (sandbox_where(L, 1, &w.file, &w.line))
        w.token = tokens_find(&s->tokens[w.file], w.line, name, &looked);
    sandbox_work(L, looked / 8);
    return w;
}

static int env_index(lua_State *L)
{
    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "no name");
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_GLOBALS);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, -2) != LUA_TNIL)
        return 1;
    lua_pushvalue(L, 2);
    push_word(L, place_here(L, lua_tostring(L, 2)));
    return 1;
}

/* Is it a word of the pack language, or a function that comes with it? */
static bool is_reserved(lua_State *L, const char *name)
{
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(name, id);
    if (map_get(sandbox_of(L)->reserved, id))
        return true;
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_GLOBALS);
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_OWNERS);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 2);
    bool mine = lua_rawget(L, -3) != LUA_TNIL;
    lua_insert(L, -2);
    lua_pop(L, 1);
    lua_pushvalue(L, 2);
    bool is = lua_rawget(L, -4) != LUA_TNIL;
    lua_settop(L, 3);
    return is && !mine;
}

static int env_newindex(lua_State *L)
{
    struct sandbox *s = sandbox_of(L);
    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "no name");
    struct word w = place_here(L, lua_tostring(L, 2));
    if (is_reserved(L, lua_tostring(L, 2))) {
        uint32_t column = w.token == NO_TOKEN ? 0 : s->tokens[w.file].at[w.token].column;
        mistake(s->mistakes, (struct place){ w.file, w.line, column },
                "'%s' is a word of the pack language and cannot be a global: use a local", lua_tostring(L, 2));
        return 0;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_OWNERS);
    lua_pushvalue(L, 2);
    lua_pushinteger(L, w.file + 1);
    lua_rawset(L, -3);
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_GLOBALS);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_rawset(L, -3);
    return 0;
}

/* ---- calls --------------------------------------------------------------- */

/* The arguments above the word, as a table. */
static void push_arguments(lua_State *L, int n)
{
    lua_createtable(L, n, 0);
    for (int i = 1; i <= n; i++) {
        lua_pushvalue(L, 1 + i);
        lua_rawseti(L, -2, i);
    }
}

static int apply(lua_State *L)
{
    struct sandbox *s = sandbox_of(L);
    int n = lua_gettop(L) - 1;
    if (n > VALUES_MAX)
        return luaL_error(L, "more than %d values in a call", VALUES_MAX);
    sandbox_work(L, (uint64_t)n);
    push_arguments(L, n);
    lua_getiuservalue(L, 1, WORD_NAME);
    struct word *w = push_word(L, *self(L));
    w->called = true;
    w->arguments = (uint32_t)n;
    lua_pushvalue(L, -2);
    lua_setiuservalue(L, -2, WORD_ARGUMENTS);
    if (tokens_begin_statement(&s->tokens[w->file], w->token)) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_LOOSE);
        lua_pushvalue(L, -2);
        lua_rawseti(L, -2, s->loose + 1);
        w->loose = ++s->loose;
        lua_pop(L, 1);
    }
    return 1;
}

void word_is_used(lua_State *L, struct word *w)
{
    if (!w->loose)
        return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_LOOSE);
    lua_pushnil(L);
    lua_rawseti(L, -2, w->loose);
    lua_pop(L, 1);
    w->loose = 0;
}

static bool has_a_name(lua_State *L)
{
    lua_getiuservalue(L, 1, WORD_ARGUMENTS);
    bool is = self(L)->arguments == 1 && lua_rawgeti(L, -1, 1) == LUA_TSTRING;
    lua_settop(L, 2);
    return is;
}

/* What is declared can be used as a word of its name. */
static int declare(lua_State *L)
{
    struct sandbox *s = sandbox_of(L);
    struct node word = node_from(s, 1), table = node_from(s, 2);
    if (word.argument[0].broken)
        return luaL_error(L, "a name has a zero byte in it");
    if (s->declared.n >= GROG_CARDS_MAX)
        return luaL_error(L, "more than %d declarations", GROG_CARDS_MAX);
    *ADD(s->held, s->declared) = (struct declaration){ word, word.argument[0].text, table };
    lua_getiuservalue(L, 1, WORD_ARGUMENTS);
    lua_rawgeti(L, -1, 1);
    struct word like = *self(L);
    like.called = like.minus = false;
    like.arguments = 0;
    push_word(L, like);
    return 1;
}

static int word_call(lua_State *L)
{
    if (!self(L)->called)
        return apply(L);
    if (lua_gettop(L) == 2 && lua_type(L, 2) == LUA_TTABLE && has_a_name(L))
        return declare(L);
    word_is_used(L, self(L));
    return luaL_error(L, "'%s' is called once too often", name_of(L, 1));
}

static int word_minus(lua_State *L)
{
    struct word like = *self(L);
    if (like.called)
        return luaL_error(L, "'%s' has no minus here", name_of(L, 1));
    like.minus = !like.minus;
    lua_getiuservalue(L, 1, WORD_NAME);
    push_word(L, like);
    return 1;
}

/* ---- words that came to nothing ------------------------------------------ */

static void tell_loose(struct sandbox *s, const struct node *w)
{
    char id[GROG_CARD_NAME_MAX + 1];
    struct place at = { w->file, w->line, w->token == NO_TOKEN ? 0 : s->tokens[w->file].at[w->token].column };
    grog_pack_id(w->text, id);
    switch (map_get(s->reserved, id)) {
    case RESERVED_KIND:
        mistake(s->mistakes, at, "'%s' needs a name and a table: %s \"Name\" { ... }", w->text, w->text);
        break;
    case RESERVED_WORD:
        mistake(s->mistakes, at, "'%s' stands alone and does nothing", w->text);
        break;
    default:
        expect_one_of(mistake(s->mistakes, at, "no function and no kind of card is called '%s'", w->text),
                      w->text, s->kinds);
    }
}

/* From the last on, so that what lies in another is told of only with that. */
void words_loose(struct sandbox *s)
{
    for (uint32_t i = s->loose; i; i--) {
        lua_rawgeti(s->L, LUA_REGISTRYINDEX, SLOT_LOOSE);
        if (lua_rawgeti(s->L, -1, i) == LUA_TUSERDATA) {
            struct node w = node_from(s, -1);
            tell_loose(s, &w);
        }
        lua_settop(s->L, 0);
    }
}

void words_forget(struct sandbox *s, uint32_t file)
{
    lua_State *L = s->L;
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_GLOBALS);
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_OWNERS);
    for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1))
        if (lua_tointeger(L, 4) == (lua_Integer)file + 1) {
            lua_pushvalue(L, 3);
            lua_pushnil(L);
            lua_rawset(L, 1);
        }
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_LOOSE);
    for (; s->loose; s->loose--) {
        lua_pushnil(L);
        lua_rawseti(L, -2, s->loose);
    }
    lua_settop(L, 0);
}

/* ---- opening ------------------------------------------------------------- */

static void push_meta(lua_State *L, const luaL_Reg *functions, const char *name)
{
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_pushstring(L, name);
    lua_setfield(L, -2, "__name");
}

void words_open(lua_State *L)
{
    static const luaL_Reg of_word[] = { { "__call", word_call }, { "__unm", word_minus }, { NULL, NULL } };
    static const luaL_Reg of_env[] = { { "__index", env_index }, { "__newindex", env_newindex }, { NULL, NULL } };
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_GLOBALS);
    lua_newtable(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_OWNERS);
    lua_newtable(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_LOOSE);
    push_meta(L, of_word, "word");
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_WORD);
    lua_newtable(L);
    push_meta(L, of_env, "environment");
    lua_setmetatable(L, -2);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_ENVIRONMENT);
}
