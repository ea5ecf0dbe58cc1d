/* SPDX-License-Identifier: MIT */
/* library.c -- the functions that a pack's files have: few, and alike in every run.
 *
 * None prints an address, goes by the order of hashing, or works long without saying so. */
#include "sandbox.h"

#include <lauxlib.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- pairs, in order ----------------------------------------------------- */

static int ipairs_next(lua_State *L)
{
    lua_Integer i = luaL_checkinteger(L, 2) + 1;
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_pushinteger(L, i);
    return lua_rawgeti(L, 1, i) == LUA_TNIL ? 1 : 2;
}

static int base_ipairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_pushcfunction(L, ipairs_next);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

/* Numbers before texts. */
static bool comes_before(lua_State *L, int a, int b)
{
    bool a_is_number = lua_type(L, a) == LUA_TNUMBER, b_is_number = lua_type(L, b) == LUA_TNUMBER;
    return a_is_number != b_is_number ? a_is_number : lua_compare(L, a, b, LUA_OPLT);
}

/* The list on top, from element `low` on, is a heap but for its first: sinks that. */
static void sink(lua_State *L, lua_Integer root, lua_Integer n)
{
    int list = lua_gettop(L);
    for (lua_Integer child; (child = 2 * root) <= n; root = child) {
        lua_rawgeti(L, list, root);
        lua_rawgeti(L, list, child);
        if (child < n) {
            lua_rawgeti(L, list, child + 1);
            if (comes_before(L, -2, -1)) {
                child++;
                lua_remove(L, -2);
            } else {
                lua_pop(L, 1);
            }
        }
        if (!comes_before(L, -2, -1)) {
            lua_pop(L, 2);
            return;
        }
        lua_rawseti(L, list, root);
        lua_rawseti(L, list, child);
    }
}

/* Keys are all different, so any way of sorting gives the same. */
static void sort_keys(lua_State *L, lua_Integer n)
{
    for (lua_Integer i = n / 2; i >= 1; i--)
        sink(L, i, n);
    for (lua_Integer last = n; last > 1; last--) {
        lua_rawgeti(L, -1, 1);
        lua_rawgeti(L, -2, last);
        lua_rawseti(L, -3, 1);
        lua_rawseti(L, -2, last);
        sink(L, 1, last - 1);
    }
}

static int pairs_next(lua_State *L)
{
    lua_Integer i = lua_tointeger(L, lua_upvalueindex(2)) + 1;
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(2));
    if (lua_rawgeti(L, lua_upvalueindex(1), i) == LUA_TNIL)
        return 1;
    lua_pushvalue(L, -1);
    lua_rawget(L, 1);
    return 2;
}

static int base_pairs(lua_State *L)
{
    lua_Integer n = 0;
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_newtable(L);
    for (lua_pushnil(L); lua_next(L, 1); ) {
        lua_pop(L, 1);
        if (lua_type(L, -1) != LUA_TSTRING && lua_type(L, -1) != LUA_TNUMBER)
            return luaL_error(L, "pairs goes over keys that are numbers or texts");
        lua_pushvalue(L, -1);
        lua_rawseti(L, 2, ++n);
    }
    sandbox_work(L, 32 * (uint64_t)n);
    sort_keys(L, n);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, pairs_next, 2);
    lua_pushvalue(L, 1);
    return 2;
}

/* ---- values -------------------------------------------------------------- */

static int base_type(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_pushstring(L, word_is(L, 1) ? "word" : luaL_typename(L, 1));
    return 1;
}

static int base_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_settop(L, 1);
    sandbox_work(L, 64);
    switch (lua_type(L, 1)) {
    case LUA_TNUMBER:  lua_tostring(L, 1); return 1;
    case LUA_TSTRING:  return 1;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, 1) ? "true" : "false"); return 1;
    case LUA_TUSERDATA: lua_getiuservalue(L, 1, WORD_NAME); return 1;
    default:           lua_pushstring(L, luaL_typename(L, 1)); return 1;
    }
}

static int base_tonumber(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TNUMBER)
        return 1;
    size_t n = 0;
    const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &n) : NULL;
    sandbox_work(L, 4 * (uint64_t)n);
    if (!text || lua_stringtonumber(L, text) != n + 1)
        lua_pushnil(L);
    return 1;
}

static int base_select(lua_State *L)
{
    int n = lua_gettop(L);
    if (lua_type(L, 1) == LUA_TSTRING && !strcmp(lua_tostring(L, 1), "#")) {
        lua_pushinteger(L, n - 1);
        return 1;
    }
    lua_Integer i = luaL_checkinteger(L, 1);
    i = i < 0 ? n + i : i > n ? n : i;
    luaL_argcheck(L, i >= 1, 1, "index out of range");
    sandbox_work(L, (uint64_t)n / 8);
    return n - (int)i;
}

static int base_error(lua_State *L)
{
    int level = (int)luaL_optinteger(L, 2, 1);
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TSTRING && level > 0 && level < 100) {
        luaL_where(L, level);
        lua_insert(L, 1);
        lua_concat(L, 2);
    }
    return lua_error(L);
}

static int base_assert(lua_State *L)
{
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1))
        return lua_gettop(L);
    if (lua_type(L, 2) == LUA_TSTRING)
        return luaL_error(L, "%s", lua_tostring(L, 2));
    return luaL_error(L, "what was asserted does not hold");
}

/* ---- other files --------------------------------------------------------- */

static uint32_t file_called(const struct sandbox *s, const char *name)
{
    for (uint32_t i = 0; i < s->files; i++) {
        size_t n = strlen(s->file[i].name);
        bool is_short = n > 4 && !strcmp(s->file[i].name + n - 4, ".lua") && strlen(name) == n - 4
                     && !memcmp(s->file[i].name, name, n - 4);
        if (is_short || !strcmp(s->file[i].name, name))
            return i;
    }
    return NO_FILE;
}

static int base_require(lua_State *L)
{
    struct sandbox *s = sandbox_of(L);
    const char *name = luaL_checkstring(L, 1);
    uint32_t file = file_called(s, name);
    sandbox_work(L, s->files);
    if (file == NO_FILE)
        return luaL_error(L, "the pack has no file '%s'", name);
    if (s->state[file] == FILE_RUNS)
        return luaL_error(L, "'%s' is still running: two files require each other", name);
    if (s->state[file] == FILE_WAITS) {
        sandbox_run_file(s, file);
        if (s->fault)
            return lua_error(L);
    }
    if (s->state[file] == FILE_FAILED)
        return luaL_error(L, "'%s' could not be run", name);
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_LOADED);
    lua_rawgeti(L, -1, file + 1);
    return 1;
}

/* ---- numbers ------------------------------------------------------------- */

static int math_floor(lua_State *L)
{
    if (lua_isinteger(L, 1)) {
        lua_settop(L, 1);
        return 1;
    }
    lua_Number down = floor(luaL_checknumber(L, 1));
    lua_Integer whole;
    if (lua_numbertointeger(down, &whole))
        lua_pushinteger(L, whole);
    else
        lua_pushnumber(L, down);
    return 1;
}

static int math_abs(lua_State *L)
{
    if (lua_isinteger(L, 1)) {
        lua_Unsigned n = (lua_Unsigned)lua_tointeger(L, 1);
        lua_pushinteger(L, (lua_Integer)(lua_tointeger(L, 1) < 0 ? 0u - n : n));
    } else {
        lua_pushnumber(L, fabs(luaL_checknumber(L, 1)));
    }
    return 1;
}

/* The first of them that none comes before, or that comes before all. */
static int extreme(lua_State *L, bool largest)
{
    int n = lua_gettop(L), best = 1;
    luaL_checknumber(L, 1);
    for (int i = 2; i <= n; i++) {
        luaL_checknumber(L, i);
        if (largest ? lua_compare(L, best, i, LUA_OPLT) : lua_compare(L, i, best, LUA_OPLT))
            best = i;
    }
    lua_pushvalue(L, best);
    return 1;
}

static int math_max(lua_State *L) { return extreme(L, true); }
static int math_min(lua_State *L) { return extreme(L, false); }

static int math_tointeger(lua_State *L)
{
    int whole;
    lua_Integer n = lua_tointegerx(L, 1, &whole);
    luaL_checkany(L, 1);
    if (whole)
        lua_pushinteger(L, n);
    else
        lua_pushnil(L);
    return 1;
}

void sandbox_library_open(lua_State *L)
{
    static const luaL_Reg base[] = {
        { "ipairs", base_ipairs }, { "pairs", base_pairs }, { "type", base_type }, { "tostring", base_tostring },
        { "tonumber", base_tonumber }, { "select", base_select }, { "error", base_error }, { "assert", base_assert },
        { "require", base_require }, { NULL, NULL },
    };
    static const luaL_Reg math[] = {
        { "floor", math_floor }, { "abs", math_abs }, { "max", math_max }, { "min", math_min },
        { "tointeger", math_tointeger }, { NULL, NULL },
    };
    luaL_setfuncs(L, base, 0);
    luaL_newlib(L, math);
    lua_setfield(L, -2, "math");
    lua_createtable(L, (int)sandbox_of(L)->files, 0);
    lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_LOADED);
}
