/* SPDX-License-Identifier: MIT */
/* text.c -- see text.h; what is public of it stands in grognard.h. */
#include "plain.h"
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct grog_text grog_text_in(char *room, size_t n)
{
    room[0] = 0;
    return (struct grog_text){ .at = room, .room = n };
}

bool grog_text_grows(struct grog_text *t)
{
    if (t->n < t->room)
        return false;
    free(t->at);
    t->room = t->n + 1;
    t->n = 0;
    t->at = calloc(t->room, 1);
    if (!t->at)
        t->room = 0;
    return t->at;
}

void grog_print(struct grog_text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    size_t left = t->n < t->room ? t->room - t->n : 0;
    int n = vsnprintf(left ? t->at + t->n : NULL, left, format, args);
    va_end(args);
    if (n > 0)
        t->n += (size_t)n;
}

void grog_print_hex(struct grog_text *t, const uint8_t *byte, size_t n)
{
    for (size_t i = 0; i < n; i++)
        grog_print(t, "%02x", byte[i]);
}

enum grog_status grog_fail(struct grog_error *why, uint32_t line, const char *format, ...)
{
    if (why) {
        va_list args;
        va_start(args, format);
        vsnprintf(why->text, sizeof why->text, format, args);
        va_end(args);
        text_make_plain(why->text);
        why->line = line;
    }
    return GROG_BAD_TEXT;
}
