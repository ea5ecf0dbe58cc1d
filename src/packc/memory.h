/* SPDX-License-Identifier: MIT */
/* memory.h -- what a compilation holds: an arena that is freed at once, lists in it, a map.
 *
 * Nothing here fails: when the machine has no memory left, the program ends. */
#ifndef PACKC_MEMORY_H
#define PACKC_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena_block;
struct arena { struct arena_block *last; size_t used; };

void must_have_got(const void *memory);                             /* NULL: the program says so and ends */
void *arena_take(struct arena *a, size_t n);                        /* zeros */
char *arena_copy(struct arena *a, const char *text, size_t n);      /* with a 0 behind it */
__attribute__((format(printf, 2, 3), nonnull)) char *arena_print(struct arena *a, const char *format, ...);
void  arena_free(struct arena *a);

/* Everything that was taken since the mark is given back. */
struct arena_mark { struct arena_block *last; size_t used, filled; };
struct arena_mark arena_mark(const struct arena *a);
void arena_back(struct arena *a, struct arena_mark mark);

/* A list grows in its arena: LIST_OF(int) list = { 0 }; *ADD(arena, list) = 3; */
#define LIST_OF(type) struct { type *at; uint32_t n, room; }
#define ADD(arena, list) \
    ((list).at = list_grow(arena, (list).at, (list).n, &(list).room, sizeof *(list).at), &(list).at[(list).n++])
void *list_grow(struct arena *a, void *at, uint32_t n, uint32_t *room, size_t size);

/* Texts to numbers; 0 is "not there". */
struct map_slot { const char *key; uint32_t hash, value; };
struct map { struct map_slot *slot; uint32_t n, room; };
uint32_t  map_get(const struct map *m, const char *key);
uint32_t *map_put(struct arena *a, struct map *m, const char *key);  /* the key's number, 0 if it is new */

#endif
