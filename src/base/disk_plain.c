/* SPDX-License-Identifier: MIT */
/* disk_plain.c -- disk.h where one program has the files to itself, and whoever runs it keeps them: a browser.
 *
 * A file is still replaced as a whole; nothing is synced, and every lock is free. */
#include "disk.h"

#include <errno.h>
#include <string.h>

enum { PATH = 4096 + 64 };

const char disk_elsewhere[] = "it is open elsewhere";

bool disk_is_special(const char *name) { (void)name; return false; }

const char *disk_read(const char *name, FILE **out)
{
    *out = fopen(name, "rb");
    return *out ? NULL : strerror(errno);
}

const char *disk_pour(const char *name, const char *text, size_t n)
{
    FILE *to = fopen(name, "wb");
    if (!to)
        return strerror(errno);
    bool written = fwrite(text, 1, n, to) == n;
    return fclose(to) == 0 && written ? NULL : strerror(errno);
}

const char *disk_write(const char *name, const char *text, size_t n, unsigned mode)
{
    char path[PATH];
    (void)mode;
    if (snprintf(path, sizeof path, "%s.new", name) >= PATH)
        return "the name is too long";
    const char *wrong = disk_pour(path, text, n);
    if (!wrong && rename(path, name) != 0)
        wrong = strerror(errno);
    if (wrong)
        remove(path);
    return wrong;
}

const char *disk_sync_folder_of(const char *name) { (void)name; return NULL; }

const char *disk_lock(const char *name, bool waits, int *lock)
{
    (void)name, (void)waits;
    *lock = 0;
    return NULL;
}

void disk_unlock(const char *name, int lock) { (void)name, (void)lock; }
