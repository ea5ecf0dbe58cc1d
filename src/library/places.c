/* SPDX-License-Identifier: MIT */
/* places.c -- see places.h. */
#include "base/host.h"
#include "library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#define SHARED_DATA ""
#else
#define SHARED_DATA "/usr/local/share:/usr/share"
#endif

#ifndef GROG_PACKS_DIR                          /* a program without an installation */
#define GROG_PACKS_DIR ""
#endif

/* Each folder of "a:b:c" ("a;b;c" on Windows), with this behind it. */
static bool each_of(const char *list, const char *behind, places_visit *visit, void *arg)
{
    char folder[PACKS_PATH];
    for (const char *at = list; *at; ) {
        size_t n = strcspn(at, HOST_BETWEEN_FOLDERS);
        bool fits = snprintf(folder, sizeof folder, "%.*s%s", (int)n, at, behind) < (int)sizeof folder;
        if (n && fits && visit(arg, folder))
            return true;
        at += n + (at[n] != 0);
    }
    return false;
}

static const char *set_or(const char *name, const char *unset)
{
    const char *value = getenv(name);
    return value && *value ? value : unset;
}

static bool in_users_data(places_visit *visit, void *arg)
{
    char data[PACKS_PATH];
    snprintf(data, sizeof data, "%s/.local/share", host_home());
    return each_of(set_or("XDG_DATA_HOME", data), "/grognard/packs", visit, arg);
}

static bool beside_program(places_visit *visit, void *arg)
{
    static const char *const behind[] = { "packs", "../share/grognard/packs" };
    char folder[PACKS_PATH];
    size_t n = host_program_folder(folder, sizeof folder - sizeof "../share/grognard/packs");
    for (unsigned i = 0; n > 0 && i < GROG_COUNT(behind); i++) {
        strcpy(folder + n, behind[i]);
        if (visit(arg, folder))
            return true;
    }
    return false;
}

bool places_each(const struct library *l, places_visit *visit, void *arg)
{
    const char *first = library_setup(l)->packs;
    return (first && visit(arg, first))
        || each_of(set_or("GROGNARD_PACKS", ""), "", visit, arg)
        || in_users_data(visit, arg)
        || beside_program(visit, arg)
        || each_of(set_or("XDG_DATA_DIRS", SHARED_DATA), "/grognard/packs", visit, arg)
        || (*GROG_PACKS_DIR && visit(arg, GROG_PACKS_DIR));
}
