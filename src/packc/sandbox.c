/* SPDX-License-Identifier: MIT */
/* sandbox.c -- see sandbox.h.  Bounds, and files run one after the other.
 *
 * A chunk is called "=#3" after its file's number, so that Lua's messages begin with
 * "#3:12: " whatever the file is called. */
#include "sandbox.h"

#include <lauxlib.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HOOK_EVERY = 1000, PINCHES_MAX = 32, SHORT_STRING = 4096, STRING_STEP = 256 };

struct sandbox *sandbox_of(lua_State *L)
{
    struct sandbox *s;
    memcpy(&s, lua_getextraspace(L), sizeof s);
    return s;
}

/* ---- memory -------------------------------------------------------------- */

static bool may_grow(struct sandbox *s, size_t by, size_t whole)
{
    bool fits = s->source + s->live + s->arena->used + by <= s->limits.memory && s->pinched < PINCHES_MAX;
    if (fits && s->churn + whole <= s->churn_allowed)
        return true;
    s->pinched++;
    s->refused = fits ? FAULT_CHURN : FAULT_MEMORY;
    if (s->L && !s->fault)
        sandbox_where(s->L, 0, &s->fault_file, &s->fault_line);
    return false;
}

/* Lua collects and asks once more when it is refused.  To do so again and again is not
 * cheap: after PINCHES_MAX times a file gets nothing more. */
static void *allocate(void *data, void *block, size_t old, size_t new)
{
    struct sandbox *s = data;
    size_t had = block ? old : 0;
    if (!new) {
        s->live -= had;
        free(block);
        return NULL;
    }
    if (new > had && !may_grow(s, new - had, new))
        return NULL;
    void *grown = realloc(block, new);
    if (!grown)
        return NULL;
    s->live += new - had;
    s->churn += new > had ? new : 0;
    size_t all = s->source + s->live + s->arena->used;
    s->peak = all > s->peak ? all : s->peak;
    if (!block && old == LUA_TSTRING && new > s->longest)
        s->longest = new;
    return grown;
}

/* The file must end, whatever it does; the first fault stands. */
static int raise_fault(lua_State *L, enum fault fault)
{
    struct sandbox *s = sandbox_of(L);
    if (!s->fault) {
        s->fault = fault;
        sandbox_where(L, 0, &s->fault_file, &s->fault_line);
    }
    return luaL_error(L, "no more");
}

int sandbox_no_memory(lua_State *L) { return raise_fault(L, FAULT_MEMORY); }

/* ---- instructions -------------------------------------------------------- */

void sandbox_work(lua_State *L, uint64_t n)
{
    struct sandbox *s = sandbox_of(L);
    s->used += n;
    if (s->used <= s->allowed)
        return;
    s->used = s->allowed;
    raise_fault(L, FAULT_INSTRUCTIONS);
}

/* To hand "..." on is one instruction, however many there are: so they are few. */
static void check_call(lua_State *L, lua_Debug *call)
{
    if (!lua_getlocal(L, call, -(VALUES_MAX + 1)))
        return;
    lua_pop(L, 1);
    luaL_error(L, "more than %d values in a call", VALUES_MAX);
}

static void hook(lua_State *L, lua_Debug *now)
{
    struct sandbox *s = sandbox_of(L);
    uint64_t weight = s->longest > SHORT_STRING ? 1 + s->longest / STRING_STEP : 1;
    if (now->event == LUA_HOOKCOUNT)
        sandbox_work(L, HOOK_EVERY * weight);
    else
        check_call(L, now);
}

/* ---- mistakes of the run ------------------------------------------------- */

static bool read_source(const char *source, uint32_t *file)
{
    unsigned number;
    if (sscanf(source, "=#%u", &number) != 1)
        return false;
    *file = number;
    return true;
}

/* Only looks: it is called when there is no memory. */
bool sandbox_where(lua_State *L, int level, uint32_t *file, uint32_t *line)
{
    lua_Debug d;
    for (; lua_getstack(L, level, &d); level++)
        if (lua_getinfo(L, "Sl", &d) && d.currentline > 0 && read_source(d.source, file)) {
            *line = (uint32_t)d.currentline;
            return true;
        }
    return false;
}

/* Where an error was, if its text does not say. */
static int on_error(lua_State *L)
{
    struct sandbox *s = sandbox_of(L);
    if (!s->fault)
        sandbox_where(L, 1, &s->fault_file, &s->fault_line);
    return 1;
}

/* The word that a message of Lua's quotes. */
static const char *quoted_in(const char *what, size_t *n)
{
    static const char *const before[] = {
        "near '", "(global '", "(local '", "(field '", "(method '", "(upvalue '", NULL,
    };
    for (unsigned i = 0; before[i]; i++) {
        const char *at = strstr(what, before[i]), *end = at ? strrchr(at, '\'') : NULL;
        at = at ? at + strlen(before[i]) : NULL;
        *n = end > at ? (size_t)(end - at) : 0;
        if (*n)
            return at;
    }
    return NULL;
}

/* Could an expression begin here, so that an "unexpected symbol" is this one? */
static bool is_unexpected(const struct tokens *t, uint32_t i)
{
    return !i || t->at[i - 1].kind == TOKEN_SIGN || t->at[i - 1].kind == TOKEN_KEYWORD;
}

/* The quoted word at its place in the line; else where the line begins. */
static uint32_t column_of(const struct tokens *t, uint32_t line, const char *what)
{
    size_t n = 0;
    uint32_t column = 0;
    const char *quoted = quoted_in(what, &n);
    bool symbol = !strncmp(what, "unexpected symbol", 17);
    for (uint32_t i = 0; i < t->n && t->at[i].line <= line; i++) {
        const struct token *k = &t->at[i];
        if (k->line < line)
            continue;
        column = column ? column : k->column;
        if (quoted && k->length == n && !memcmp(t->text + k->at, quoted, n) && (!symbol || is_unexpected(t, i)))
            return k->column;
    }
    return column;
}

static void tell_error(struct sandbox *s, uint32_t file, const char *what)
{
    unsigned number, line;
    int begins = 0;
    struct place at = { s->fault_line ? s->fault_file : file, s->fault_line, 0 };
    if (sscanf(what, "#%u:%u: %n", &number, &line, &begins) == 2 && begins && number < s->files) {
        at = (struct place){ number, line, 0 };
        what += begins;
    }
    at.column = column_of(&s->tokens[at.file], at.line, what);
    mistake(s->mistakes, at, "%s", *what ? what : "an error without a word");
}

static void tell_fault(struct sandbox *s, uint32_t file)
{
    struct place at = { s->fault_line ? s->fault_file : file, s->fault_line, 0 };
    at.column = column_of(&s->tokens[at.file], at.line, "");
    if (s->fault == FAULT_INSTRUCTIONS)
        mistake(s->mistakes, at, "this line was still running after %llu instructions: an endless loop?",
                (unsigned long long)s->share);
    else if (s->fault == FAULT_CHURN)
        mistake(s->mistakes, at, "more than %llu MiB of memory taken in all: an endless loop?",
                (unsigned long long)(s->churn_share >> 20));
    else
        mistake(s->mistakes, at, "more than %zu MiB of memory", s->limits.memory >> 20);
}

static void tell_failure(struct sandbox *s, uint32_t file, int status)
{
    if (status == LUA_ERRMEM && !s->fault)
        s->fault = s->refused ? s->refused : FAULT_MEMORY;
    if (s->fault)
        tell_fault(s, file);
    else if (lua_type(s->L, -1) == LUA_TSTRING)
        tell_error(s, file, lua_tostring(s->L, -1));
    else
        tell_error(s, file, "an error that is no text");
}

/* ---- running ------------------------------------------------------------- */

/* For whoever requires it, before or after its turn.  The table has room for every file: this takes no memory, which
 * could not be refused here. */
static void keep_returned(lua_State *L, uint32_t file)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_LOADED);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, file + 1);
    lua_pop(L, 1);
}

bool sandbox_run_file(struct sandbox *s, uint32_t file)
{
    lua_State *L = s->L;
    char chunk[24];
    int below = lua_gettop(L);
    snprintf(chunk, sizeof chunk, "=#%u", file);
    s->state[file] = FILE_RUNS;
    s->fault_line = 0;
    lua_pushcfunction(L, on_error);
    int status = luaL_loadbufferx(L, s->file[file].text, s->file[file].n, chunk, "t");
    if (status == LUA_OK) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_ENVIRONMENT);
        lua_setupvalue(L, -2, 1);
        status = lua_pcall(L, 0, 1, below + 1);
    }
    s->state[file] = status == LUA_OK ? FILE_RAN : FILE_FAILED;
    if (status == LUA_OK)
        keep_returned(L, file);
    else
        tell_failure(s, file, status);
    lua_remove(L, below + 1);
    return status == LUA_OK;
}

/* A quarter of the whole, or half of what is left. */
static uint64_t share(uint64_t whole, uint64_t used)
{
    uint64_t half = used < whole ? (whole - used) / 2 : 0;
    return half < whole / 4 ? half : whole / 4;
}

static void allow(struct sandbox *s)
{
    s->share = share(s->limits.instructions, s->used);
    s->churn_share = share(s->limits.churn, s->churn);
    s->allowed = s->used + s->share;
    s->churn_allowed = s->churn + s->churn_share;
    s->pinched = 0;
    s->fault = NO_FAULT;
}

/* A file that took all memory takes it with it. */
static void run_or_forget(struct sandbox *s, uint32_t file)
{
    struct arena_mark mark = arena_mark(s->arena);
    uint32_t declared = s->declared.n;
    allow(s);
    sandbox_run_file(s, file);
    lua_settop(s->L, 0);
    if (s->fault == FAULT_MEMORY && s->state[file] == FILE_FAILED) {
        s->declared.n = declared;
        arena_back(s->arena, mark);
        words_forget(s, file);
    }
    lua_gc(s->L, LUA_GCCOLLECT);
}

static int open_all(lua_State *L)
{
    lua_newtable(L);
    sandbox_library_open(L);
    strings_open(L);
    tables_open(L);
    words_open(L);
    return 0;
}

/* Lua's own crash would end the program; nothing is run unprotected, so it never comes. */
static bool open_state(struct sandbox *s)
{
    s->churn_allowed = s->limits.churn;
    lua_State *L = lua_newstate(allocate, s);
    if (!L)
        return false;
    memcpy(lua_getextraspace(L), &s, sizeof s);
    s->L = L;
    lua_gc(L, LUA_GCINC, 120, 200, 0);
    lua_pushcfunction(L, open_all);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK)
        return false;
    lua_sethook(L, hook, LUA_MASKCOUNT | LUA_MASKCALL, HOOK_EVERY);
    return true;
}

static int find_loose(lua_State *L)
{
    words_loose(sandbox_of(L));
    return 0;
}

void sandbox_run(struct sandbox *s)
{
    s->state = arena_take(s->held, s->files + 1u);
    if (!open_state(s)) {
        mistake(s->mistakes, (struct place){ NO_FILE, 0, 0 }, "not enough memory to begin");
        return;
    }
    for (uint32_t i = 0; i < s->files; i++)
        if (s->state[i] == FILE_WAITS)
            run_or_forget(s, i);
    allow(s);
    lua_pushcfunction(s->L, find_loose);
    lua_pcall(s->L, 0, 0, 0);
}

void sandbox_end(struct sandbox *s)
{
    if (s->L)
        lua_close(s->L);
    s->L = NULL;
}
