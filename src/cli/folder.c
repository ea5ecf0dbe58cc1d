/* SPDX-License-Identifier: MIT */
/* folder.c -- see folder.h. */
#define _POSIX_C_SOURCE 200809L
#include "folder.h"
#include "file.h"
#include "out.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FILES_MAX = 4096 };

bool is_folder(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISDIR(s.st_mode);
}

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

static bool add(struct folder *f, const char *name)
{
    char path[4096];
    struct file text;
    snprintf(path, sizeof path, "%s/%s", f->path, name);
    if (!file_read(path, &text))
        return false;
    f->file[f->files++] = (struct packc_file){ strdup(name), text.text, text.n };
    return true;
}

static bool read_all(struct folder *f, DIR *d)
{
    for (struct dirent *e; (e = readdir(d)); ) {
        if (!is_lua(e->d_name))
            continue;
        if (f->files == FILES_MAX) {
            fprintf(stderr, "grognard: %s: more than %d files\n", f->path, FILES_MAX);
            return false;
        }
        if (!add(f, e->d_name))
            return false;
    }
    if (!f->files)
        fprintf(stderr, "grognard: %s: no Lua file is in it; 'grognard pack new %s' makes a first pack\n", f->path,
                f->path);
    return f->files > 0;
}

bool folder_read(const char *path, struct folder *out)
{
    DIR *d = opendir(path);
    *out = (struct folder){ 0 };
    if (!d) {
        fprintf(stderr, "grognard: %s: %s\n", path, errno == ENOTDIR
                ? "not a folder; the cards and tests of a pack are in its folder, not in what is built of it"
                : strerror(errno));
        return false;
    }
    out->path = strdup(path);
    for (size_t n = strlen(out->path); n > 1 && out->path[n - 1] == '/'; )
        out->path[--n] = 0;
    out->file = must_have(FILES_MAX, sizeof *out->file);
    bool ok = read_all(out, d);
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
