/* SPDX-License-Identifier: MIT */
/* owned_packs.c -- see owned_packs.h. */
#define _POSIX_C_SOURCE 200809L
#include "owned_packs.h"
#include "base/file.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool owned_file(char path[PATH_BYTES], struct grog_error *why) { return user_folder(USER_CONFIG, "/packs", path, why); }

static void add(struct owned_packs *o, const char *line, size_t n)
{
    while (n && strchr(" \t\r", line[n - 1]))
        n--;
    if (n && n <= GROG_PACK_NAME_MAX && *line != '#' && o->n < OWNED_MAX)
        snprintf(o->name[o->n++], sizeof o->name[0], "%.*s", (int)n, line);
}

void owned_read(struct owned_packs *o)
{
    char path[PATH_BYTES];
    struct file f;
    struct grog_error why;
    o->read = true;
    if (!owned_file(path, &why) || access(path, F_OK) != 0 || !file_read(path, &f, &why))
        return;
    o->listed = true;
    for (const char *at = f.text; *at; ) {
        size_t n = strcspn(at, "\n"), gap = strspn(at, " \t");
        if (gap < n)
            add(o, at + gap, n - gap);
        at += n + (at[n] == '\n');
    }
    file_free(&f);
}

bool owned_has(const struct owned_packs *o, const char *pack)
{
    for (unsigned i = 0; i < o->n; i++)
        if (!strcmp(o->name[i], pack))
            return true;
    return !o->listed;
}
