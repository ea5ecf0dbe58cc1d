/* SPDX-License-Identifier: MIT */
/* failing.c -- see failing.h. */
#define _DEFAULT_SOURCE
#include "failing.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { ROOM = 1 << 18 };                /* for allocations at one time */

static struct {
    bool counts, stays;
    unsigned long n, at, live;
    const char *was;
    FILE *broken;                       /* that was read with an error */
    void *alive[ROOM];
} the;

void failing_from(unsigned long n, bool stays)
{
    the.counts = true;
    the.stays = stays;
    the.at = n;
    the.n = 0;
    the.was = "";
    the.broken = NULL;
}

unsigned long failing_ends(void)
{
    the.counts = false;
    the.broken = NULL;
    return the.n;
}

const char *failing_was(void) { return the.was; }
unsigned long failing_live(void) { return the.live; }

static bool fails(const char *name, int error)
{
    if (!the.counts)
        return false;
    the.n++;
    if (!the.at || (the.stays ? the.n < the.at : the.n != the.at))
        return false;
    if (!*the.was)
        the.was = name;
    errno = error;
    return true;
}

/* ---- memory ---------------------------------------------------------------------------- */

static unsigned place_of(const void *at)
{
    unsigned i = (unsigned)(((uintptr_t)at >> 4) * 2654435761u % ROOM);
    while (the.alive[i] && the.alive[i] != at)
        i = (i + 1) % ROOM;
    return i;
}

static void *born(void *at)
{
    if (!at)
        return NULL;
    if (the.live >= ROOM / 2)
        abort();                                        /* more than the test has room to count */
    the.alive[place_of(at)] = at;
    the.live++;
    return at;
}

/* What libc allocated for us is not known here, and is freed all the same. */
static void dies(const void *at)
{
    unsigned i = place_of(at);
    if (!at || !the.alive[i])
        return;
    the.alive[i] = NULL;
    the.live--;
    for (unsigned k = (i + 1) % ROOM; the.alive[k]; k = (k + 1) % ROOM) {      /* those behind it must be found */
        void *moved = the.alive[k];
        the.alive[k] = NULL;
        the.alive[place_of(moved)] = moved;
    }
}

#define REAL(type, name, ...) type __real_##name(__VA_ARGS__); type __wrap_##name(__VA_ARGS__)
REAL(void *, malloc, size_t n);
REAL(void *, calloc, size_t n, size_t size);
REAL(void *, realloc, void *at, size_t n);
REAL(void, free, void *at);
REAL(int, open64, const char *name, int how, ...);      /* as sources are compiled: large files */
REAL(FILE *, fopen64, const char *name, const char *how);
REAL(FILE *, fdopen, int file, const char *how);
REAL(size_t, fread, void *to, size_t size, size_t n, FILE *f);
REAL(int, ferror, FILE *f);
REAL(int, fclose, FILE *f);
REAL(ssize_t, write, int to, const void *from, size_t n);
REAL(int, fsync, int file);
REAL(int, rename, const char *from, const char *to);
REAL(int, close, int file);
REAL(int, flock, int file, int how);
REAL(int, mkdir, const char *name, mode_t mode);
REAL(DIR *, opendir, const char *name);
REAL(int, scandir64, const char *name, struct dirent ***out, int (*want)(const struct dirent *),
     int (*order)(const struct dirent **, const struct dirent **));

void *__wrap_malloc(size_t n) { return fails("malloc", ENOMEM) ? NULL : born(__real_malloc(n)); }

void *__wrap_calloc(size_t n, size_t size) { return fails("calloc", ENOMEM) ? NULL : born(__real_calloc(n, size)); }

void *__wrap_realloc(void *at, size_t n)
{
    if (fails("realloc", ENOMEM))
        return NULL;
    dies(at);
    return born(__real_realloc(at, n));
}

void __wrap_free(void *at)
{
    dies(at);
    __real_free(at);
}

/* ---- files --------------------------------------------------------------------------------- */

int __wrap_open64(const char *name, int how, ...)
{
    va_list more;
    va_start(more, how);
    mode_t mode = how & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return fails("open", how & O_CREAT ? ENOSPC : EIO) ? -1 : __real_open64(name, how, mode);
}

FILE *__wrap_fopen64(const char *name, const char *how)
{
    return fails("fopen", EIO) ? NULL : __real_fopen64(name, how);
}

FILE *__wrap_fdopen(int file, const char *how) { return fails("fdopen", ENOMEM) ? NULL : __real_fdopen(file, how); }

size_t __wrap_fread(void *to, size_t size, size_t n, FILE *f)
{
    if (!fails("fread", EIO))
        return __real_fread(to, size, n, f);
    the.broken = f;
    return 0;
}

int __wrap_ferror(FILE *f) { return f == the.broken || __real_ferror(f); }

/* It is closed all the same, as the system does it. */
int __wrap_fclose(FILE *f)
{
    bool bad = fails("fclose", EIO);
    int closed = __real_fclose(f);
    return bad ? EOF : closed;
}

/* A disk that is full takes a part. */
ssize_t __wrap_write(int to, const void *from, size_t n)
{
    if (!fails("write", ENOSPC))
        return __real_write(to, from, n);
    ssize_t part = __real_write(to, from, n / 2);
    errno = ENOSPC;
    return part < 0 ? part : -1;
}

int __wrap_fsync(int file) { return fails("fsync", EIO) ? -1 : __real_fsync(file); }
int __wrap_rename(const char *from, const char *to) { return fails("rename", EIO) ? -1 : __real_rename(from, to); }

int __wrap_close(int file)
{
    bool bad = fails("close", EIO);
    int closed = __real_close(file);
    return bad ? -1 : closed;
}

int __wrap_flock(int file, int how) { return fails("flock", EIO) ? -1 : __real_flock(file, how); }
int __wrap_mkdir(const char *name, mode_t mode) { return fails("mkdir", ENOSPC) ? -1 : __real_mkdir(name, mode); }
DIR *__wrap_opendir(const char *name) { return fails("opendir", ENOMEM) ? NULL : __real_opendir(name); }

int __wrap_scandir64(const char *name, struct dirent ***out, int (*want)(const struct dirent *),
                     int (*order)(const struct dirent **, const struct dirent **))
{
    return fails("scandir", ENOMEM) ? -1 : __real_scandir64(name, out, want, order);
}
