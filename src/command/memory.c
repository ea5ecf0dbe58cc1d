/* SPDX-License-Identifier: MIT */
/* memory.c -- see memory.h. */
#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void must(bool had_memory)
{
    if (had_memory)
        return;
    fprintf(stderr, "grognard: out of memory\n");
    exit(2);
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

bool text_grows(struct grog_text *t)
{
    bool grows = grog_text_grows(t);
    must(t->at);
    return grows;
}
