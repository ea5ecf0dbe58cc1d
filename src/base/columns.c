/* SPDX-License-Identifier: MIT */
/* columns.c -- see columns.h. */
#include "columns.h"
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *cell(const struct columns *c, unsigned row, unsigned column) { return c->cell[row * c->n + column]; }

void columns_row(struct columns *c)
{
    if (c->rows == c->room) {
        unsigned room = c->room ? 2 * c->room : 16;
        char (*more)[COLUMNS_CELL] = realloc(c->cell, (size_t)room * c->n * sizeof *more);
        if (!more) {                                    /* no memory: what comes is left out */
            c->next = c->n;
            return;
        }
        memset(more + (size_t)c->room * c->n, 0, (size_t)(room - c->room) * c->n * sizeof *more);
        c->cell = more;
        c->room = room;
    }
    c->rows++;
    c->next = 0;
}

void columns_cell(struct columns *c, const char *format, ...)
{
    if (c->next == c->n)
        return;
    va_list args;
    va_start(args, format);
    vsnprintf(cell(c, c->rows - 1, c->next++), COLUMNS_CELL, format, args);
    va_end(args);
}

/* In characters, not bytes. */
static int width_of(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += (*text & 0xc0) != 0x80;
    return n;
}

static void measure(const struct columns *c, int width[COLUMNS_MAX])
{
    for (unsigned r = 0; r < c->rows; r++)
        for (unsigned k = 0; k < c->n; k++)
            if (width[k] < width_of(cell(c, r, k)))
                width[k] = width_of(cell(c, r, k));
}

void columns_write(struct columns *c, const char *bold, const char *plain, struct grog_text *out)
{
    int width[COLUMNS_MAX] = { 0 };
    measure(c, width);
    for (unsigned r = 0; r < c->rows; r++) {
        grog_print(out, "%s", r ? "" : bold);
        for (unsigned k = 0; k + 1 < c->n; k++)
            grog_print(out, "%s%*s", cell(c, r, k), width[k] - width_of(cell(c, r, k)) + 2, "");
        grog_print(out, "%s%s\n", cell(c, r, c->n - 1), r ? "" : plain);
    }
}

void columns_free(struct columns *c)
{
    free(c->cell);
    *c = (struct columns){ .n = c->n };
}
