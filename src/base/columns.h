/* SPDX-License-Identifier: MIT */
/* columns.h -- rows of cells, printed under each other.
 *
 *     struct columns c = { .n = 2 };
 *     columns_row(&c);
 *     columns_cell(&c, "%s", "name");
 *     columns_cell(&c, "%d", 7);
 *     columns_write(&c, "", "", &text);
 *     columns_free(&c); */
#ifndef COLUMNS_H
#define COLUMNS_H

struct grog_text;

enum { COLUMNS_MAX = 64, COLUMNS_CELL = 80 };

struct columns {
    unsigned n;                     /* columns, at most COLUMNS_MAX */
    char   (*cell)[COLUMNS_CELL];
    unsigned rows, room, next;      /* next: the row's cell to be filled */
};

void columns_row(struct columns *c);
/* What is too long is cut, what is too many left out. */
__attribute__((format(printf, 2, 3))) void columns_cell(struct columns *c, const char *format, ...);
/* Under each other, the first row as a head between these inks ("": none). */
void columns_write(struct columns *c, const char *bold, const char *plain, struct grog_text *out);
void columns_free(struct columns *c);

#endif
