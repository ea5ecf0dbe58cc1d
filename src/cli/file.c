/* SPDX-License-Identifier: MIT */
/* file.c -- see file.h. */
#include "file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain(const char *name, const char *why)
{
    fprintf(stderr, "grognard: %s: %s\n", name, why);
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

bool file_read(const char *name, struct file *out)
{
    bool is_stdin = !strcmp(name, "-");
    FILE *from = is_stdin ? stdin : fopen(name, "rb");
    *out = (struct file){ 0 };
    if (!from)
        return complain(name, strerror(errno));
    const char *wrong = read_all(from, out);
    if (!wrong && out->n > FILE_BYTES_MAX)
        wrong = "larger than 64 MiB";
    if (!is_stdin)
        fclose(from);
    if (!wrong)
        return true;
    file_free(out);
    return complain(name, wrong);
}

void file_free(struct file *f)
{
    free(f->text);
    *f = (struct file){ 0 };
}

bool file_write(const char *name, const char *text, size_t n)
{
    FILE *to = fopen(name, "wb");
    if (!to)
        return complain(name, strerror(errno));
    bool written = fwrite(text, 1, n, to) == n;
    if (fclose(to) != 0 || !written)
        return complain(name, strerror(errno));
    return true;
}
