/* SPDX-License-Identifier: MIT */
/* json.c -- see json.h. */
#include "json.h"

#include <inttypes.h>
#include <stdio.h>

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
