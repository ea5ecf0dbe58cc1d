/* SPDX-License-Identifier: MIT */
/* record_calls.c -- loaded before a program (LD_PRELOAD): what it does to files is written down in $RECORD_CALLS, a
 * line a call, so that tests/cli/saved.py can say what a power cut at any moment would have left.
 *
 *     O file flags path | W file hex | S file | C file | R from <tab> to | U path | M path | A
 *
 * A: what was printed so far has been shown (fflush of stdout). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define NEXT(name, ...) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))(__VA_ARGS__)

static FILE *to;                        /* buffered; it is flushed when the program ends, or has shown something */

static FILE *record(void)
{
    static int tried;
    const char *name = getenv("RECORD_CALLS");
    if (!tried && name) {
        tried = 1;                                      /* opening it comes here again */
        to = fopen(name, "w");
    }
    return to;
}

#define NOTE(...) do { if (record()) fprintf(to, __VA_ARGS__); } while (0)

static int opened(int file, int how, const char *name)
{
    if (to)
        NOTE("O %d %d %s\n", file, how & O_CREAT ? 1 : 0, name);
    return file;
}

int open64(const char *name, int how, ...)
{
    va_list more;
    va_start(more, how);
    mode_t mode = how & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    record();
    int file = NEXT(open64, name, how, mode);
    return file >= 0 ? opened(file, how, name) : file;
}

ssize_t write(int file, const void *from, size_t n)
{
    ssize_t done = NEXT(write, file, from, n);
    NOTE("W %d ", file);
    for (ssize_t i = 0; i < done; i++)
        NOTE("%02x", ((const unsigned char *)from)[i]);
    NOTE("\n");
    return done;
}

int fsync(int file)
{
    int done = NEXT(fsync, file);
    NOTE("S %d\n", file);
    return done;
}

int close(int file)
{
    NOTE("C %d\n", file);
    return NEXT(close, file);
}

int rename(const char *from, const char *name)
{
    int done = NEXT(rename, from, name);
    if (!done)
        NOTE("R %s\t%s\n", from, name);
    return done;
}

int unlink(const char *name)
{
    int done = NEXT(unlink, name);
    if (!done)
        NOTE("U %s\n", name);
    return done;
}

int mkdir(const char *name, mode_t mode)
{
    int done = NEXT(mkdir, name, mode);
    if (!done)
        NOTE("M %s\n", name);
    return done;
}

int fflush(FILE *f)
{
    int done = NEXT(fflush, f);
    if (f == stdout && record()) {
        fprintf(to, "A\n");
        NEXT(fflush, to);
    }
    return done;
}
