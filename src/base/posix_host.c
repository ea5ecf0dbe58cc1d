/* SPDX-License-Identifier: MIT */
/* posix_host.c -- see host.h: Linux, macOS and the browser's WASI. */
#define _DEFAULT_SOURCE
#include "host.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

static size_t program_file(char *out, size_t room)
{
#ifdef __APPLE__
    uint32_t n = (uint32_t)room;
    return _NSGetExecutablePath(out, &n) == 0 ? strlen(out) : 0;
#else
    ssize_t n = readlink("/proc/self/exe", out, room - 1);
    return n > 0 ? (size_t)n : 0;
#endif
}

size_t host_program_folder(char *out, size_t room)
{
    size_t n = program_file(out, room);
    while (n > 0 && out[n - 1] != '/')
        n--;
    out[n] = 0;
    return n;
}

const char *host_home(void)
{
    const char *home = getenv("HOME");
    return home ? home : "";
}

bool host_is_whole_path(const char *path) { return *path == '/'; }

bool host_chance(void *out, size_t n)
{
    FILE *f = fopen("/dev/urandom", "rb");
    bool good = f && fread(out, 1, n, f) == n;
    if (f)
        fclose(f);
    return good;
}

int64_t host_changed(const char *file)
{
    struct stat about;
    if (stat(file, &about) != 0)
        return 0;
#ifdef __APPLE__
    const struct timespec when = about.st_mtimespec;
#else
    const struct timespec when = about.st_mtim;
#endif
    return (int64_t)when.tv_sec * 1000000000 + when.tv_nsec;
}

unsigned host_screen_width(void)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        return size.ws_col;
#endif
    return 0;
}

void host_begin(void) { }
