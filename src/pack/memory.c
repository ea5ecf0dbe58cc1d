/* SPDX-License-Identifier: MIT */
/* memory.c -- memory that is freed all at once, and how linking says what is wrong. */
#include "linker.h"
#include "kernel/state.h"

#include <stdalign.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct grog_block { alignas(max_align_t) struct grog_block *next; };
enum { BLOCK = 1 << 16 };

static void *new_block(struct grog_memory *m, size_t bytes)
{
    struct grog_block *b = bytes <= SIZE_MAX - sizeof *b ? calloc(1, sizeof *b + bytes) : NULL;
    if (!b)
        return NULL;
    b->next = m->first;
    m->first = b;
    return b + 1;
}

void *grog_hold(struct grog_memory *m, size_t n, size_t size)
{
    return n <= SIZE_MAX / size - 1 ? new_block(m, (n + !n) * size) : NULL;
}

/* Small texts lie next to each other. */
static char *room_for(struct grog_memory *m, size_t n)
{
    if (n > m->left) {
        size_t bytes = n > BLOCK ? n : BLOCK;
        m->at = new_block(m, bytes);
        m->left = m->at ? bytes : 0;
    }
    char *out = m->at;
    if (out) {
        m->at += n;
        m->left -= n;
    }
    return out;
}

char *grog_hold_text(struct grog_memory *m, const char *text)
{
    size_t n = strlen(text) + 1;
    char *out = room_for(m, n);
    return out ? memcpy(out, text, n) : NULL;
}

char *grog_hold_pair(struct grog_memory *m, const char *pack, const char *card)
{
    size_t a = strlen(pack), b = strlen(card) + 1;
    char *out = room_for(m, a + 1 + b);
    if (!out)
        return NULL;
    memcpy(out, pack, a);
    out[a] = ':';
    memcpy(out + a + 1, card, b);
    return out;
}

void grog_release(struct grog_memory *m)
{
    while (m->first) {
        struct grog_block *b = m->first;
        m->first = b->next;
        free(b);
    }
    *m = (struct grog_memory){ 0 };
}

/* ---- what is wrong ------------------------------------------------------- */

static void print(char what[GROG_TEXT_MAX], const char *format, va_list args)
{
    if (format)
        vsnprintf(what, GROG_TEXT_MAX, format, args);
}

bool grog_no_pack(struct grog_linker *l, const struct grog_part *p, const char *format, ...)
{
    char what[GROG_TEXT_MAX] = "";
    va_list args;
    va_start(args, format);
    print(what, format, args);
    va_end(args);
    grog_fail(l->why, 0, "pack '%s' %s", p->name, what);
    return false;
}

bool grog_no_card(struct grog_linker *l, const struct grog_part *p, uint32_t card, const char *format, ...)
{
    char what[GROG_TEXT_MAX] = "";
    const struct grog_pack_card *c = p->image ? &p->image->cards[card] : NULL;
    va_list args;
    va_start(args, format);
    print(what, format, args);
    va_end(args);
    grog_fail(l->why, c ? c->line : 0, "pack '%s', card '%s': %s", p->name,
              c ? p->image->strings + c->name : l->base->card[card + 1].name, what);
    return false;
}

bool grog_no_memory(struct grog_linker *l)
{
    grog_fail(l->why, 0, "out of memory");
    return false;
}
