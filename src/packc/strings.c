/* SPDX-License-Identifier: MIT */
/* strings.c -- the table `string`: sub, upper, lower, len, rep, format, byte, char.
 *
 * No patterns: those can work without end on a short text. */
#include "sandbox.h"

#include <lauxlib.h>

#include <stdio.h>
#include <string.h>

/* A range as string.sub has it, counted from the end if negative: [*from, *to] within 1..n. */
static void range_of(lua_Integer from, lua_Integer to, size_t n, size_t *first, size_t *last)
{
    lua_Integer length = (lua_Integer)n;
    from = from > 0 ? from : from == 0 || from < -length ? 1 : length + from + 1;
    to = to > length ? length : to >= 0 ? to : to < -length ? 0 : length + to + 1;
    *first = from > to ? 1 : (size_t)from;
    *last = from > to ? 0 : (size_t)to;
}

static int text_sub(lua_State *L)
{
    size_t n, first, last;
    const char *text = luaL_checklstring(L, 1, &n);
    range_of(luaL_checkinteger(L, 2), luaL_optinteger(L, 3, -1), n, &first, &last);
    lua_pushlstring(L, text + first - 1, last + 1 - first);
    return 1;
}

static int text_byte(lua_State *L)
{
    size_t n, first, last;
    const char *text = luaL_checklstring(L, 1, &n);
    lua_Integer from = luaL_optinteger(L, 2, 1);
    range_of(from, luaL_optinteger(L, 3, from), n, &first, &last);
    if (last + 1 - first > VALUES_MAX)
        return luaL_error(L, "more than %d values in a call", VALUES_MAX);
    luaL_checkstack(L, VALUES_MAX, NULL);
    sandbox_work(L, last + 1 - first);
    for (size_t i = first; i <= last; i++)
        lua_pushinteger(L, (unsigned char)text[i - 1]);
    return (int)(last + 1 - first);
}

static int text_char(lua_State *L)
{
    luaL_Buffer b;
    int n = lua_gettop(L);
    luaL_buffinit(L, &b);
    for (int i = 1; i <= n; i++) {
        lua_Integer c = luaL_checkinteger(L, i);
        luaL_argcheck(L, c >= 0 && c <= 255, i, "no byte");
        luaL_addchar(&b, (char)c);
    }
    luaL_pushresult(&b);
    return 1;
}

static int text_len(lua_State *L)
{
    size_t n;
    luaL_checklstring(L, 1, &n);
    lua_pushinteger(L, (lua_Integer)n);
    return 1;
}

/* Letters are those of ASCII, whatever the locale. */
static int with_case(lua_State *L, char from, int shift)
{
    size_t n;
    luaL_Buffer b;
    const char *text = luaL_checklstring(L, 1, &n);
    char *out = luaL_buffinitsize(L, &b, n);
    for (size_t i = 0; i < n; i++)
        out[i] = (char)(text[i] >= from && text[i] < from + 26 ? text[i] + shift : text[i]);
    luaL_pushresultsize(&b, n);
    return 1;
}

static int text_upper(lua_State *L) { return with_case(L, 'a', 'A' - 'a'); }
static int text_lower(lua_State *L) { return with_case(L, 'A', 'a' - 'A'); }

static int text_rep(lua_State *L)
{
    size_t n, between;
    const char *text = luaL_checklstring(L, 1, &n), *separator = luaL_optlstring(L, 3, "", &between);
    lua_Integer times = luaL_checkinteger(L, 2);
    if (times <= 0 || n + between == 0) {
        lua_pushliteral(L, "");
        return 1;
    }
    if ((lua_Unsigned)times > sandbox_of(L)->limits.memory / (n + between))
        return sandbox_no_memory(L);
    luaL_Buffer b;
    size_t whole = (size_t)times * (n + between) - between, at = 0;
    char *out = luaL_buffinitsize(L, &b, whole);
    for (lua_Integer i = 0; i < times; i++) {
        memcpy(out + at, text, n);
        at += n;
        if (i + 1 < times)
            memcpy(out + at, separator, between);
        at += i + 1 < times ? between : 0;
    }
    luaL_pushresultsize(&b, whole);
    return 1;
}

/* ---- format -------------------------------------------------------------- */

enum { SPEC_MAX = 16, FORMAT_MAX = SPEC_MAX + 8, ITEM_MAX = 512 };

/* From '%' on: flags, at most two digits, a point and at most two more.  Where it ends. */
static const char *read_spec(lua_State *L, const char *at, char spec[SPEC_MAX])
{
    const char *begin = at++;
    size_t flags = strspn(at, "-+ #0");
    at += flags > 5 ? 5 : flags;
    for (int i = 0; i < 2 && *at >= '0' && *at <= '9'; i++)
        at++;
    if (*at == '.')
        for (int i = 0; i < 3 && (i == 0 || (*at >= '0' && *at <= '9')); i++)
            at++;
    if (at - begin > SPEC_MAX - 5)
        luaL_error(L, "a format is too long");
    memcpy(spec, begin, (size_t)(at - begin));
    spec[at - begin] = 0;
    return at;
}

static void add_text(lua_State *L, luaL_Buffer *b, const char *spec, int argument)
{
    size_t n;
    char item[ITEM_MAX];
    if (lua_type(L, argument) != LUA_TSTRING && lua_type(L, argument) != LUA_TNUMBER)
        luaL_argerror(L, argument, "a text or a number expected");
    lua_pushvalue(L, argument);
    const char *text = lua_tolstring(L, -1, &n);
    if (!spec[1] || (n >= 100 && !strchr(spec, '.'))) {
        luaL_addvalue(b);
        return;
    }
    luaL_argcheck(L, strlen(text) == n, argument, "a zero byte in it");
    char with_s[FORMAT_MAX];
    snprintf(with_s, sizeof with_s, "%ss", spec);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    int length = snprintf(item, sizeof item, with_s, text);
#pragma GCC diagnostic pop
    lua_pop(L, 1);
    luaL_addlstring(b, item, (size_t)length);
}

static void add_number(lua_State *L, luaL_Buffer *b, const char *spec, char kind, int argument)
{
    char item[ITEM_MAX], whole[FORMAT_MAX];
    int length;
    if (lua_type(L, argument) != LUA_TSTRING && lua_type(L, argument) != LUA_TNUMBER)
        luaL_argerror(L, argument, "a number expected");
    bool real = strchr("eEfgG", kind) != NULL;
    snprintf(whole, sizeof whole, "%s%s%c", spec, real || kind == 'c' ? "" : "ll", kind);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    if (real)
        length = snprintf(item, sizeof item, whole, luaL_checknumber(L, argument));
    else if (kind == 'c')
        length = snprintf(item, sizeof item, whole, (int)(luaL_checkinteger(L, argument) & 255));
    else
        length = snprintf(item, sizeof item, whole, (long long)luaL_checkinteger(L, argument));
#pragma GCC diagnostic pop
    luaL_addlstring(b, item, (size_t)length);
}

static int text_format(lua_State *L)
{
    size_t n;
    int argument = 1, arguments = lua_gettop(L);
    const char *at = luaL_checklstring(L, 1, &n), *end = at + n;
    char spec[SPEC_MAX];
    luaL_Buffer b;
    luaL_buffinit(L, &b);
    while (at < end) {
        if (*at != '%') {
            luaL_addchar(&b, *at++);
            continue;
        }
        if (at[1] == '%') {
            luaL_addchar(&b, '%');
            at += 2;
            continue;
        }
        at = read_spec(L, at, spec);
        sandbox_work(L, 256);
        luaL_argcheck(L, ++argument <= arguments, argument, "no value");
        if (*at == 's')
            add_text(L, &b, spec, argument);
        else if (*at && strchr("dicxXoeEfgG", *at))
            add_number(L, &b, spec, *at, argument);
        else
            return luaL_error(L, "format has no '%s%c'", spec, *at ? *at : ' ');
        at++;
    }
    luaL_pushresult(&b);
    return 1;
}

void strings_open(lua_State *L)
{
    static const luaL_Reg text[] = {
        { "sub", text_sub }, { "byte", text_byte }, { "char", text_char }, { "len", text_len }, { "upper", text_upper },
        { "lower", text_lower }, { "rep", text_rep }, { "format", text_format }, { NULL, NULL },
    };
    luaL_newlib(L, text);
    lua_pushliteral(L, "");             /* all texts share one metatable */
    lua_newtable(L);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
    lua_setfield(L, -2, "string");
}
