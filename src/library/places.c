/* SPDX-License-Identifier: MIT */
/* places.c -- see places.h. */
#define _POSIX_C_SOURCE 200809L
#include "library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Each folder of "a:b:c", with this behind it. */
static bool each_of(const char *list, const char *behind, places_visit *visit, void *arg)
{
    char folder[PACKS_PATH];
    for (const char *at = list; *at; ) {
        size_t n = strcspn(at, ":");
        bool fits = snprintf(folder, sizeof folder, "%.*s%s", (int)n, at, behind) < (int)sizeof folder;
        if (n && fits && visit(arg, folder))
            return true;
        at += n + (at[n] == ':');
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
    snprintf(data, sizeof data, "%s/.local/share", set_or("HOME", ""));
    return each_of(set_or("XDG_DATA_HOME", data), "/grognard/packs", visit, arg);
}

static bool beside_program(places_visit *visit, void *arg)
{
    static const char *const behind[] = { "packs", "../share/grognard/packs" };
    char folder[PACKS_PATH];
    ssize_t n = readlink("/proc/self/exe", folder, sizeof folder - sizeof "../share/grognard/packs");
    while (n > 0 && folder[n - 1] != '/')
        n--;
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
        || each_of(set_or("XDG_DATA_DIRS", "/usr/local/share:/usr/share"), "/grognard/packs", visit, arg)
#ifdef GROG_PACKS_DIR                                   /* not in a program without an installation */
        || visit(arg, GROG_PACKS_DIR)
#endif
        || beside_program(visit, arg);
}
