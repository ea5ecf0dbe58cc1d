/* SPDX-License-Identifier: MIT */
/* file.c -- see file.h. */
#define _POSIX_C_SOURCE 200809L
#include "file.h"
#include "disk.h"
#include "plain.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool fail(struct grog_error *why, const char *name, const char *what)
{
    why->line = 0;
    int n = snprintf(why->text, sizeof why->text, "%s: %s", name, what);
    if (n >= (int)sizeof why->text)                     /* a long path: its end and what is wrong say more */
        snprintf(why->text, sizeof why->text, "...%s: %s", name + (n - (int)sizeof why->text + 4), what);
    text_make_plain(why->text);
    return false;
}

/* NULL, or what is wrong. */
static const char *read_all(FILE *from, struct file *out)
{
    size_t room = 1 << 16, n;
    for (;;) {
        char *more = realloc(out->text, room + 1);
        if (!more)
            return "out of memory";
        out->text = more;
        n = fread(more + out->n, 1, room - out->n, from);
        out->n += n;
        more[out->n] = 0;
        if (out->n < room)
            return ferror(from) ? strerror(errno) : NULL;
        if (room > FILE_BYTES_MAX)
            return "larger than 64 MiB";
        room *= 2;
    }
}

bool file_read(const char *name, struct file *out, struct grog_error *why)
{
    bool is_stdin = !strcmp(name, "-");
    FILE *from = stdin;
    *out = (struct file){ 0 };
    const char *wrong = is_stdin ? NULL : disk_read(name, &from);
    if (wrong)
        return fail(why, name, wrong);
    wrong = read_all(from, out);
    if (!wrong && out->n > FILE_BYTES_MAX)
        wrong = "larger than 64 MiB";
    if (!is_stdin)
        fclose(from);
    if (!wrong)
        return true;
    file_free(out);
    return fail(why, name, wrong);
}

void file_free(struct file *f)
{
    free(f->text);
    *f = (struct file){ 0 };
}

bool file_write(const char *name, const char *text, size_t n, struct grog_error *why)
{
    const char *wrong = disk_is_special(name) ? disk_pour(name, text, n) : disk_write(name, text, n, DISK_FOR_ALL);
    return !wrong || fail(why, name, wrong);
}

bool file_lock(const char *name, bool waits, struct file_lock *lock, struct grog_error *why)
{
    const char *wrong = disk_lock(name, waits, &lock->number);
    lock->held = !wrong;
    lock->elsewhere = wrong == disk_elsewhere;
    return !wrong || fail(why, name, wrong);
}

void file_unlock(const char *name, struct file_lock *lock)
{
    if (lock->held)
        disk_unlock(name, lock->number);
    *lock = (struct file_lock){ 0 };
}

bool file_keep_locked(const char *name, const char *text, size_t n, struct grog_error *why)
{
    const char *wrong = disk_write(name, text, n, DISK_OWN);
    return !wrong || fail(why, name, wrong);
}

bool file_keep(const char *name, const char *text, size_t n, struct grog_error *why)
{
    struct file_lock lock;
    if (!file_lock(name, true, &lock, why))
        return false;
    bool good = file_keep_locked(name, text, n, why);
    file_unlock(name, &lock);
    return good;
}

bool is_folder(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISDIR(s.st_mode);
}
