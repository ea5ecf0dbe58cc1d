/* SPDX-License-Identifier: MIT */
/* sandbox.h -- the files of a pack, run: within bounds, and with nothing but words.
 *
 * The bounds are on instructions, on memory alive (the files and their tokens too) and on
 * memory taken in all.  Each file
 * gets a quarter of the first and the last, or half of what is left of them, so that one
 * that runs away leaves enough for the others.  Work done in C counts as instructions
 * (sandbox_work), and instructions count for more once there are long strings, since to
 * compare two of those is one instruction.  What the files declare is kept as nodes. */
#ifndef PACKC_SANDBOX_H
#define PACKC_SANDBOX_H

#include "mistake.h"
#include "node.h"

#include <lua.h>

enum fault { NO_FAULT, FAULT_INSTRUCTIONS, FAULT_MEMORY, FAULT_CHURN };
enum file_state { FILE_WAITS, FILE_RUNS, FILE_RAN, FILE_FAILED };
enum reserved { NOT_RESERVED, RESERVED_WORD, RESERVED_KIND };
enum { VALUES_MAX = 250 };              /* values that a call may take or give by "..." */

struct sandbox {
    lua_State *L;
    struct arena *held, *arena;         /* for what stays; for nodes, counted as memory */
    struct mistakes *mistakes;
    const struct packc_file *file; uint32_t files;
    struct tokens *tokens;              /* by file */
    uint8_t *state;                     /* by file: enum file_state */
    const struct map *reserved;         /* ids of words that no global may be called: enum reserved */
    struct names kinds;                 /* what can be declared */
    uint32_t loose;                     /* words that began a statement, so far */
    LIST_OF(struct declaration) declared;

    struct packc_limits limits;
    uint64_t used, allowed, share;      /* instructions; share: of the file that runs */
    size_t   source;                    /* bytes of the files and their tokens */
    size_t   live, peak, longest;       /* bytes; of the longest string yet */
    uint64_t churn, churn_allowed, churn_share;
    unsigned pinched;                   /* how often memory ran out and was collected */
    enum fault refused, fault;          /* why memory was refused last; why the file that runs must end */
    uint32_t fault_file, fault_line;
};

/* Runs all files; what goes wrong becomes mistakes.  sandbox_end frees what is left. */
void sandbox_run(struct sandbox *s);
void sandbox_end(struct sandbox *s);

/* ---- inside -------------------------------------------------------------- */

/* What the registry holds. */
enum { SLOT_ENVIRONMENT = 100, SLOT_GLOBALS, SLOT_OWNERS, SLOT_LOOSE, SLOT_WORD, SLOT_LOADED };

struct sandbox *sandbox_of(lua_State *L);
void sandbox_work(lua_State *L, uint64_t n);                /* so much work was done; may raise */
int  sandbox_no_memory(lua_State *L);                       /* raises */
/* The file and line of the innermost Lua function, from this level on. */
bool sandbox_where(lua_State *L, int level, uint32_t *file, uint32_t *line);
bool sandbox_run_file(struct sandbox *s, uint32_t file);    /* leaves what it returns, or its message */

/* library.c, strings.c, tables.c: into the table on top. */
void sandbox_library_open(lua_State *L);
void strings_open(lua_State *L);
void tables_open(lua_State *L);
/* word.c: the environment of all files is pushed; globals: the table on top, which it takes. */
void words_open(lua_State *L);
void words_loose(struct sandbox *s);                        /* tells of words that came to nothing */
void words_forget(struct sandbox *s, uint32_t file);        /* the globals that a file has made */
bool word_is(lua_State *L, int index);
struct word;
void word_is_used(lua_State *L, struct word *w);            /* something came of it */
/* node.c: the value at an index. */
struct node node_from(struct sandbox *s, int index);

/* A word as Lua holds it; its name and arguments are its user values. */
enum { WORD_NAME = 1, WORD_ARGUMENTS };
struct word { uint32_t file, line, token, arguments, loose; bool minus, called; };

#endif
