/* SPDX-License-Identifier: MIT */
/* tables.c -- the table `table`: insert, remove, concat, unpack, sort.
 *
 * Sorting is by merging, so that equals keep their order and every run sorts alike. */
#include "sandbox.h"

#include <lauxlib.h>
#include <stdio.h>

static lua_Integer length_of(lua_State *L, int index)
{
    luaL_checktype(L, index, LUA_TTABLE);
    return (lua_Integer)lua_rawlen(L, index);
}

static int table_insert(lua_State *L)
{
    lua_Integer end = length_of(L, 1) + 1, at = end;
    if (lua_gettop(L) > 2) {
        at = luaL_checkinteger(L, 2);
        luaL_argcheck(L, at >= 1 && at <= end, 2, "position out of bounds");
    }
    luaL_argcheck(L, lua_gettop(L) >= 2, 2, "value expected");
    lua_settop(L, lua_gettop(L) > 2 ? 3 : 2);
    sandbox_work(L, (uint64_t)(end - at));
    for (lua_Integer i = end; i > at; i--) {
        lua_rawgeti(L, 1, i - 1);
        lua_rawseti(L, 1, i);
    }
    lua_rawseti(L, 1, at);
    return 0;
}

static int table_remove(lua_State *L)
{
    lua_Integer n = length_of(L, 1), at = luaL_optinteger(L, 2, n);
    if (!n && (at == 0 || at == 1)) {
        lua_pushnil(L);
        return 1;
    }
    luaL_argcheck(L, at >= 1 && at <= n + 1, 2, "position out of bounds");
    sandbox_work(L, (uint64_t)(n + 1 - at));
    lua_rawgeti(L, 1, at);
    for (; at < n; at++) {
        lua_rawgeti(L, 1, at + 1);
        lua_rawseti(L, 1, at);
    }
    lua_pushnil(L);
    lua_rawseti(L, 1, at);
    return 1;
}

static int table_concat(lua_State *L)
{
    size_t between;
    lua_Integer n = length_of(L, 1);
    const char *separator = luaL_optlstring(L, 2, "", &between);
    lua_Integer from = luaL_optinteger(L, 3, 1), to = luaL_optinteger(L, 4, n);
    luaL_Buffer b;
    if (from < 1 || to > n)
        return luaL_error(L, "a part of the list is not there");
    sandbox_work(L, to >= from ? (uint64_t)(to - from) : 0);
    luaL_buffinit(L, &b);
    for (lua_Integer i = from; i <= to; i++) {
        int type = lua_rawgeti(L, 1, i);
        if (type != LUA_TSTRING && type != LUA_TNUMBER)
            return luaL_error(L, "number %d of the list is neither a text nor a number", (int)i);
        if (type == LUA_TNUMBER)
            sandbox_work(L, 64);
        luaL_addvalue(&b);
        if (i < to)
            luaL_addlstring(&b, separator, between);
    }
    luaL_pushresult(&b);
    return 1;
}

static int table_unpack(lua_State *L)
{
    lua_Integer n = length_of(L, 1), from = luaL_optinteger(L, 2, 1), to = luaL_optinteger(L, 3, n);
    if (from > to)
        return 0;
    if (from < -(1 << 30) || to > 1 << 30 || to - from >= VALUES_MAX)
        return luaL_error(L, "more than %d values in a call", VALUES_MAX);
    luaL_checkstack(L, VALUES_MAX, NULL);
    sandbox_work(L, (uint64_t)(to - from));
    for (lua_Integer i = from; i <= to; i++)
        lua_rawgeti(L, 1, i);
    return (int)(to - from + 1);
}

/* ---- sort ---------------------------------------------------------------- */

/* Does the value on top come before the one below it? */
static bool top_is_less(lua_State *L)
{
    if (lua_isnil(L, 2))
        return lua_compare(L, -1, -2, LUA_OPLT);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -4);
    lua_call(L, 2, 1);
    bool less = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return less;
}

/* Two sorted runs of `from`, [a, b) and [b, end), into one of `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer a, lua_Integer b, lua_Integer end)
{
    lua_Integer middle = b;
    for (lua_Integer i = a; i < end; i++) {
        bool right = a == middle;
        if (a < middle && b < end) {
            lua_rawgeti(L, from, a);
            lua_rawgeti(L, from, b);
            right = top_is_less(L);
            lua_pop(L, 2);
        }
        lua_rawgeti(L, from, right ? b++ : a++);
        lua_rawseti(L, to, i);
    }
}

static lua_Integer lesser(lua_Integer a, lua_Integer b) { return a < b ? a : b; }

static int table_sort(lua_State *L)
{
    lua_Integer n = length_of(L, 1);
    lua_settop(L, 2);
    if (!lua_isnil(L, 2))
        luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_newtable(L);
    int from = 1, to = 3;
    for (lua_Integer run = 1; run < n; run *= 2) {
        for (lua_Integer a = 1; a <= n; a += 2 * run) {
            lua_Integer end = lesser(a + 2 * run, n + 1);
            sandbox_work(L, 2 * (uint64_t)(end - a));
            merge(L, from, to, a, lesser(a + run, end), end);
        }
        int swap = from;
        from = to;
        to = swap;
    }
    for (lua_Integer i = 1; from != 1 && i <= n; i++) {
        lua_rawgeti(L, from, i);
        lua_rawseti(L, 1, i);
    }
    return 0;
}

void tables_open(lua_State *L)
{
    static const luaL_Reg table[] = {
        { "insert", table_insert }, { "remove", table_remove }, { "concat", table_concat }, { "unpack", table_unpack },
        { "sort", table_sort }, { NULL, NULL },
    };
    luaL_newlib(L, table);
    lua_setfield(L, -2, "table");
}
