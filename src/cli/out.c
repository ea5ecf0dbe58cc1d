/* SPDX-License-Identifier: MIT */
/* out.c -- see out.h. */
#define _POSIX_C_SOURCE 200809L
#include "out.h"
#include "cli.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- JSON ---------------------------------------------------------------- */

/* How many bytes the UTF-8 character here has; 0 if it is none. */
static unsigned utf8_length(const unsigned char *c)
{
    unsigned n = *c < 0x80 ? 1 : *c >= 0xc2 && *c < 0xe0 ? 2 : *c >= 0xe0 && *c < 0xf0 ? 3
               : *c >= 0xf0 && *c < 0xf5 ? 4 : 0;
    for (unsigned i = 1; i < n; i++)
        if ((c[i] & 0xc0) != 0x80)
            return 0;
    bool too_long = (*c == 0xe0 && c[1] < 0xa0) || (*c == 0xf0 && c[1] < 0x90);
    bool surrogate = *c == 0xed && c[1] > 0x9f, too_large = *c == 0xf4 && c[1] > 0x8f;
    return too_long || surrogate || too_large ? 0 : n;
}

static void put_string(FILE *to, const char *text)
{
    putc('"', to);
    for (const unsigned char *c = (const unsigned char *)text; *c; ) {
        unsigned n = utf8_length(c);
        if (!n)
            fputs("\\ufffd", to);
        else if (*c == '"' || *c == '\\')
            fprintf(to, "\\%c", *c);
        else if (*c == '\n')
            fputs("\\n", to);
        else if (*c < 0x20 || *c == 0x7f)
            fprintf(to, "\\u%04x", *c);
        else
            fwrite(c, 1, n, to);
        c += n ? n : 1;
    }
    putc('"', to);
}

static void put_key(struct json *j, const char *key)
{
    if (j->member)
        fputs(", ", j->to);
    j->member = true;
    if (!key)
        return;
    put_string(j->to, key);
    fputs(": ", j->to);
}

void json_open(struct json *j, const char *key, char bracket)
{
    put_key(j, key);
    putc(bracket, j->to);
    j->member = false;
    j->depth++;
}

void json_close(struct json *j, char bracket)
{
    putc(bracket, j->to);
    j->member = --j->depth > 0;
    if (!j->depth)
        putc('\n', j->to);
}

void json_text(struct json *j, const char *key, const char *value)
{
    put_key(j, key);
    put_string(j->to, value);
}

void json_number(struct json *j, const char *key, int64_t value)
{
    put_key(j, key);
    fprintf(j->to, "%" PRId64, value);
}

void json_flag(struct json *j, const char *key, bool value)
{
    put_key(j, key);
    fputs(value ? "true" : "false", j->to);
}

void json_tenths(struct json *j, const char *key, uint64_t tenths)
{
    put_key(j, key);
    fprintf(j->to, "%" PRIu64 ".%" PRIu64, tenths / 10, tenths % 10);
}

void json_decimal(struct json *j, const char *key, double value, int decimals)
{
    put_key(j, key);
    fprintf(j->to, "%.*f", decimals, value);
}

/* ---- colour -------------------------------------------------------------- */

const char *ink(enum ink which)
{
    static const char *const codes[] = { "\033[0m", "\033[1m", "\033[32m", "\033[31m" };
    const char *no = getenv("NO_COLOR");
    return (no && *no) || !isatty(STDOUT_FILENO) ? "" : codes[which];
}

/* ---- progress ------------------------------------------------------------ */

enum { PATIENCE = 500 * 1000 * 1000 };                  /* nanoseconds before a bar is shown */

void progress_begin(struct progress *p, const char *what, uint64_t whole)
{
    *p = (struct progress){ what, whole, nanoseconds(), UINT32_MAX, isatty(STDERR_FILENO) != 0, false };
}

void progress_show(struct progress *p, uint64_t done)
{
    static const char bar[] = "########################################";
    enum { WIDTH = sizeof bar - 1 };
    unsigned percent = (unsigned)(100.0 * (double)done / (double)p->whole);
    if (!p->on || percent == p->percent || (!p->shown && nanoseconds() - p->begun < PATIENCE))
        return;
    p->percent = percent;
    p->shown = true;
    int full = (int)(percent * WIDTH / 100);
    fprintf(stderr, "\r%s [%.*s%*s] %3u%%", p->what, full, bar, WIDTH - full, "", percent);
}

void progress_end(struct progress *p)
{
    if (p->shown)
        fprintf(stderr, "\r\033[K");
}

/* ---- texts --------------------------------------------------------------- */

void must(bool had_memory)
{
    if (had_memory)
        return;
    fprintf(stderr, "grognard: out of memory\n");
    exit(CLI_TROUBLE);
}

void *must_have(size_t n, size_t size)
{
    void *memory = calloc(n, size);
    must(memory);
    return memory;
}

char *text_copy(const char *text)
{
    size_t n = strlen(text) + 1;
    return memcpy(must_have(n, 1), text, n);
}

uint64_t nanoseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

bool text_grows(struct grog_text *t)
{
    if (t->n < t->room)
        return false;
    free(t->at);
    t->room = t->n + 1;
    t->at = must_have(t->room, 1);
    t->n = 0;
    return true;
}
