/* SPDX-License-Identifier: MIT */
/* whole_file.c -- see whole_file.h. */
#define _POSIX_C_SOURCE 200809L
#include "whole_file.h"
#include "base/file.h"
#include "folders.h"
#include "kernel/state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool whole_file_write(const char *path, const void *bytes, size_t n, struct grog_error *why)
{
    char beside[PATH_BYTES + 8];
    if (snprintf(beside, sizeof beside, "%s.new", path) >= (int)sizeof beside) {
        grog_fail(why, 0, "%.100s: the name is too long", path);
        return false;
    }
    int made = open(beside, O_WRONLY | O_CREAT, 0600);  /* so that it is nobody else's from the first */
    if (made >= 0)
        close(made);
    bool good = file_write(beside, bytes, n, why);
    if (good && rename(beside, path) != 0) {
        grog_fail(why, 0, "%s: %s", path, strerror(errno));
        good = false;
    }
    if (!good)
        unlink(beside);
    return good;
}
