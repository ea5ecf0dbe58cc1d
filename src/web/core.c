/* SPDX-License-Identifier: MIT */
/* core.c -- what a browser calls: run a command of the program, or ask the game at the table.
 *
 * Whoever calls writes texts, one behind the other with a 0 after each, where core_room says, and calls.  What comes
 * back is text: core_answer tells where, core_bytes how long it is.  What is said about it goes to stderr. */
#define _POSIX_C_SOURCE 200809L
#include "command/memory.h"
#include "base/json.h"
#include "base/number.h"
#include "command/program.h"
#include "core.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARGUMENTS = 512 };

static struct {
    char  *in, *out;
    size_t n;                           /* of out */
    struct core core;
} held;

#define EXPORT(name) __attribute__((export_name(#name))) name

char *EXPORT(core_room_for)(size_t n);
int   EXPORT(core_asks)(size_t n);
const char *EXPORT(core_answer)(void);
size_t EXPORT(core_bytes)(void);

char *core_room_for(size_t n)
{
    free(held.in);
    held.in = must_have(1, n + 1);
    return held.in;
}

const char *core_answer(void) { return held.out; }
size_t core_bytes(void) { return held.n; }

int core_arguments(size_t n, char **arg, int most)
{
    int count = 0;
    for (size_t i = 0; i < n && count < most - 1; i += strlen(held.in + i) + 1)
        arg[count++] = held.in + i;
    arg[count] = NULL;
    return count;
}

struct library *core_library(void)
{
    const struct library_setup setup = { .tell = tell_on_stderr };
    if (!held.core.library)
        held.core.library = library_open(&setup);
    return held.core.library;
}

/* ---- asking ----------------------------------------------------------------------------- */

static const struct { const char *name; core_ask *ask; int least, most; } asks[] = {
#define CORE_ROW(name, least, most) { #name, ask_##name, least, most },
    WIRE_ASKS(CORE_ROW)
};
enum { ASKS = sizeof asks / sizeof *asks };

bool core_fail(const char *why)
{
    fprintf(stderr, "%s\n", why);
    return false;
}

bool core_fail_with(const struct grog_error *why) { return core_fail(why->text); }

bool core_number(const char *text, uint64_t most, uint64_t *out)
{
    return read_number(text, 0, most, out) || core_fail("not such a number");
}

const struct grog_option *core_option(struct core *c, const char *text)
{
    uint64_t n;
    if (!c->p->scene->options.n) {
        core_fail("nobody is asked");
        return NULL;
    }
    return core_number(text, c->p->scene->options.n - 1, &n) ? &c->p->scene->options.at[n] : NULL;
}

/* What can be asked without a game. */
static bool needs_game(core_ask *ask)
{
    return ask != ask_version && ask != ask_words && ask != ask_messages && ask != ask_message && ask != ask_begin
        && ask != ask_resume && ask != ask_teach && ask != ask_walk && ask != ask_campaign && ask != ask_mission
        && ask != ask_sortie;
}

static bool answer(int n, char **arg)
{
    struct core *c = &held.core;
    for (int i = 0; i < ASKS; i++)
        if (n && !strcmp(asks[i].name, arg[0])) {
            if (n - 1 < asks[i].least || n - 1 > asks[i].most)
                return core_fail("not so many arguments");
            if (!c->p && needs_game(asks[i].ask))
                return core_fail("no game is open");
            return asks[i].ask(c, n - 1, arg + 1);
        }
    return core_fail("nothing is called so");
}

/* 1: the answer is a record; 0: it could not be done, and stderr says why. */
int core_asks(size_t n)
{
    char *arg[ARGUMENTS];
    int count = core_arguments(n, arg, ARGUMENTS);
    if (!core_library())
        return 0;
    free(held.out);
    held.out = NULL;
    held.n = 0;
    FILE *to = open_memstream(&held.out, &held.n);
    if (!to)
        return 0;
    held.core.j = (struct json){ .to = to };
    if (!held.core.words && !ask_words(&held.core, 1, (char *[]){ (char[]){ "en" } }))
        return 0;
    rewind(to);
    held.core.j = (struct json){ .to = to };
    bool good = answer(count, arg);
    fclose(to);
    fflush(NULL);
    return good;
}
