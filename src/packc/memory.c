/* SPDX-License-Identifier: MIT */
/* memory.c -- see memory.h.  A block's bytes behind `filled` are zero until they are taken. */
#include "memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 1 << 16, ALIGNED = 16 };

struct arena_block { struct arena_block *before; size_t filled, room; };

static unsigned char *bytes_of(struct arena_block *b)
{
    return (unsigned char *)b + (sizeof *b + ALIGNED - 1) / ALIGNED * ALIGNED;
}

void must_have_got(const void *memory)
{
    if (memory)
        return;
    fputs("grognard: out of memory\n", stderr);
    exit(2);
}

static struct arena_block *new_block(struct arena_block *before, size_t room)
{
    struct arena_block *b = calloc(1, sizeof *b + ALIGNED + room);
    must_have_got(b);
    b->before = before;
    b->room = room;
    return b;
}

void *arena_take(struct arena *a, size_t n)
{
    n = (n + ALIGNED - 1) / ALIGNED * ALIGNED;
    if (!a->last || a->last->room - a->last->filled < n)
        a->last = new_block(a->last, n > BLOCK_BYTES ? n : BLOCK_BYTES);
    void *taken = bytes_of(a->last) + a->last->filled;
    a->last->filled += n;
    a->used += n;
    return taken;
}

char *arena_copy(struct arena *a, const char *text, size_t n)
{
    char *copy = arena_take(a, n + 1);
    if (n)
        memcpy(copy, text, n);
    return copy;
}

char *arena_print(struct arena *a, const char *format, ...)
{
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int n = vsnprintf(NULL, 0, format, list);
    char *text = arena_take(a, (size_t)n + 1);
    vsnprintf(text, (size_t)n + 1, format, again);
    va_end(again);
    va_end(list);
    return text;
}

static void free_down_to(struct arena *a, const struct arena_block *kept)
{
    while (a->last != kept) {
        struct arena_block *before = a->last->before;
        free(a->last);
        a->last = before;
    }
}

void arena_free(struct arena *a)
{
    free_down_to(a, NULL);
    a->used = 0;
}

struct arena_mark arena_mark(const struct arena *a)
{
    return (struct arena_mark){ a->last, a->used, a->last ? a->last->filled : 0 };
}

void arena_back(struct arena *a, struct arena_mark mark)
{
    free_down_to(a, mark.last);
    a->used = mark.used;
    if (a->last) {
        memset(bytes_of(a->last) + mark.filled, 0, a->last->filled - mark.filled);
        a->last->filled = mark.filled;
    }
}

void *list_grow(struct arena *a, void *at, uint32_t n, uint32_t *room, size_t size)
{
    if (n < *room)
        return at;
    *room = *room ? *room * 2 : 8;
    void *grown = arena_take(a, *room * size);
    if (n)
        memcpy(grown, at, n * size);
    return grown;
}

/* ---- the map ------------------------------------------------------------- */

/* FNV-1a. */
static uint32_t hash_of(const char *key)
{
    uint32_t hash = 2166136261u;
    for (; *key; key++)
        hash = (hash ^ (unsigned char)*key) * 16777619u;
    return hash;
}

/* Where the key is, or would be: the slots are never full. */
static struct map_slot *slot_of(const struct map *m, const char *key, uint32_t hash)
{
    uint32_t i = hash & (m->room - 1);
    while (m->slot[i].key && (m->slot[i].hash != hash || strcmp(m->slot[i].key, key) != 0))
        i = (i + 1) & (m->room - 1);
    return &m->slot[i];
}

uint32_t map_get(const struct map *m, const char *key)
{
    const struct map_slot *s = m->room ? slot_of(m, key, hash_of(key)) : NULL;
    return s && s->key ? s->value : 0;
}

static void widen(struct arena *a, struct map *m)
{
    struct map wide = { .room = m->room ? m->room * 2 : 64, .n = m->n };
    wide.slot = arena_take(a, wide.room * sizeof *wide.slot);
    for (uint32_t i = 0; i < m->room; i++)
        if (m->slot[i].key)
            *slot_of(&wide, m->slot[i].key, m->slot[i].hash) = m->slot[i];
    *m = wide;
}

uint32_t *map_put(struct arena *a, struct map *m, const char *key)
{
    if (m->n * 2 >= m->room)
        widen(a, m);
    uint32_t hash = hash_of(key);
    struct map_slot *s = slot_of(m, key, hash);
    if (!s->key) {
        *s = (struct map_slot){ arena_copy(a, key, strlen(key)), hash, 0 };
        m->n++;
    }
    return &s->value;
}
