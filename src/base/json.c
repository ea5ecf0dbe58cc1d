/* SPDX-License-Identifier: MIT */
/* json.c -- see json.h. */
#include "json.h"
#include "plain.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What a terminal would obey is escaped too, so that an answer can be looked at. */
static void put_string(FILE *to, const char *text)
{
    putc('"', to);
    for (size_t left = strlen(text), n; left; text += n, left -= n) {
        uint32_t code = 0xfffd;
        n = letter_at(text, left, &code);
        if (*text == '"' || *text == '\\')
            fprintf(to, "\\%c", *text);
        else if (*text == '\n')
            fputs("\\n", to);
        else if (!n || !letter_is_plain(code))
            fprintf(to, "\\u%04" PRIx32, code);
        else
            fwrite(text, 1, n, to);
        n = n ? n : 1;
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
