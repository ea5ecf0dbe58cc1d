/* SPDX-License-Identifier: MIT */
/* windows_calls.c -- see windows_calls.h. */
#include "windows_calls.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

int windows_rename(const char *from, const char *to)
{
    if (MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        return 0;
    errno = GetLastError() == ERROR_FILE_NOT_FOUND ? ENOENT : EACCES;
    return -1;
}

int windows_alphasort(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

typedef int by_address(const void *, const void *);

static void free_entries(struct dirent **entry, int n)
{
    while (n > 0)
        free(entry[--n]);
    free(entry);
}

int windows_scandir(const char *folder, struct dirent ***out, int (*keep)(const struct dirent *),
                    int (*compare)(const struct dirent **, const struct dirent **))
{
    struct dirent **entry = NULL, *one;
    int n = 0, room = 0;
    DIR *from = opendir(folder);
    if (!from)
        return -1;
    while ((one = readdir(from))) {
        if (keep && !keep(one))
            continue;
        if (n == room) {
            room = room ? 2 * room : 64;
            struct dirent **more = realloc(entry, (size_t)room * sizeof *entry);
            if (!more)
                break;
            entry = more;
        }
        entry[n] = malloc(sizeof *one);
        if (!entry[n])
            break;
        memcpy(entry[n++], one, sizeof *one);
    }
    closedir(from);
    if (one) {                                  /* it stopped for want of memory */
        free_entries(entry, n);
        errno = ENOMEM;
        return -1;
    }
    if (n)
        qsort(entry, (size_t)n, sizeof *entry, (by_address *)(void (*)(void))compare);
    *out = entry;
    return n;
}
