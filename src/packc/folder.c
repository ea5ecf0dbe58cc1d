/* SPDX-License-Identifier: MIT */
/* folder.c -- see folder.h. */
#define _POSIX_C_SOURCE 200809L
#include "folder.h"
#include "base/file.h"
#include "base/plain.h"
#include "command/memory.h"
#include "kernel/state.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FILES_MAX = 4096, BYTES_MAX = 32 << 20 };     /* in all: more could not be compiled */

static bool is_lua(const char *name)
{
    size_t n = strlen(name);
    return n > 4 && name[0] != '.' && !strcmp(name + n - 4, ".lua");
}

static int by_name(const void *a, const void *b)
{
    const char *left = ((const struct packc_file *)a)->name, *right = ((const struct packc_file *)b)->name;
    bool first = !strcmp(left, "pack.lua"), second = !strcmp(right, "pack.lua");
    return first || second ? second - first : strcmp(left, right);
}

static bool add(struct folder *f, const char *name, struct grog_error *why)
{
    char path[4096];
    struct file text;
    struct stat is;
    snprintf(path, sizeof path, "%s/%s", f->path, name);
    if (stat(path, &is) == 0 && is.st_size > (off_t)(BYTES_MAX - f->bytes)) {
        grog_fail(why, 0, "%s: more than %d MiB of Lua files", f->path, BYTES_MAX >> 20);
        return false;
    }
    if (!file_read(path, &text, why))
        return false;
    f->bytes += text.n;
    f->file[f->files++] = (struct packc_file){ strdup(name), text.text, text.n };
    return true;
}

static bool read_all(struct folder *f, DIR *d, struct grog_error *why)
{
    for (struct dirent *e; (e = readdir(d)); ) {
        if (!is_lua(e->d_name))
            continue;
        if (f->files == FILES_MAX || !text_is_plain(e->d_name, strlen(e->d_name))) {
            if (f->files == FILES_MAX)
                grog_fail(why, 0, "%s: more than %d files", f->path, FILES_MAX);
            else
                grog_fail(why, 0, "%s/%s: its name is not UTF-8, or has a control character in it", f->path,
                          e->d_name);
            return false;
        }
        if (!add(f, e->d_name, why))
            return false;
    }
    if (!f->files)
        grog_fail(why, 0, "%s: no Lua file is in it; 'grognard pack new %s' makes a first pack", f->path, f->path);
    return f->files > 0;
}

bool folder_read(const char *path, struct folder *out, struct grog_error *why)
{
    DIR *d = opendir(path);
    *out = (struct folder){ 0 };
    if (!d) {
        grog_fail(why, 0, "%s: %s", path, errno == ENOTDIR
                  ? "not a folder; the cards and tests of a pack are in its folder, not in what is built of it"
                  : strerror(errno));
        return false;
    }
    out->path = strdup(path);
    for (size_t n = strlen(out->path); n > 1 && out->path[n - 1] == '/'; )
        out->path[--n] = 0;
    out->file = must_have(FILES_MAX, sizeof *out->file);
    bool ok = read_all(out, d, why);
    closedir(d);
    if (ok)
        qsort(out->file, out->files, sizeof *out->file, by_name);
    else
        folder_free(out);
    return ok;
}

void folder_free(struct folder *f)
{
    for (uint32_t i = 0; i < f->files; i++) {
        free((char *)(uintptr_t)f->file[i].name);
        free((char *)(uintptr_t)f->file[i].text);
    }
    free(f->file);
    free(f->path);
    *f = (struct folder){ 0 };
}
