/* SPDX-License-Identifier: MIT */
/* file.c -- see file.h. */
#define _POSIX_C_SOURCE 200809L
#include "file.h"
#include "plain.h"

#include <errno.h>
#include <fcntl.h>
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

/* Only a regular file is read: a FIFO could wait for ever, a device never end.  NULL: see errno, 0 if it is neither. */
static FILE *open_regular(const char *name)
{
    struct stat is;
    int file = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return NULL;
    bool known = fstat(file, &is) == 0;
    if (known && S_ISREG(is.st_mode))
        return fdopen(file, "rb");
    close(file);
    errno = known && S_ISDIR(is.st_mode) ? EISDIR : 0;
    return NULL;
}

bool file_read(const char *name, struct file *out, struct grog_error *why)
{
    bool is_stdin = !strcmp(name, "-");
    FILE *from = is_stdin ? stdin : open_regular(name);
    *out = (struct file){ 0 };
    if (!from)
        return fail(why, name, errno ? strerror(errno) : "not a regular file");
    const char *wrong = read_all(from, out);
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
    FILE *to = fopen(name, "wb");
    if (!to)
        return fail(why, name, strerror(errno));
    bool written = fwrite(text, 1, n, to) == n;
    if (fclose(to) != 0 || !written)
        return fail(why, name, strerror(errno));
    return true;
}

bool is_folder(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISDIR(s.st_mode);
}
