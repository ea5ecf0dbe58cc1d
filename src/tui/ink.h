/* SPDX-License-Identifier: MIT */
/* ink.h -- palettes: how the roles of a canvas look, as data. */
#ifndef TUI_INK_H
#define TUI_INK_H

#include "canvas.h"

/* What a terminal can show. */
enum depth { DEPTH_NONE, DEPTH_8, DEPTH_16, DEPTH_256, DEPTH_TRUE };

enum { INK_DEFAULT = -1 };              /* the terminal's own colour */

/* A role: colours as 0xrrggbb and as one of the 16 that every terminal has; back INK_DEFAULT: the paper's. */
struct ink_row {
    int32_t  text, back;
    int8_t   text16, back16;
    uint8_t  look;
};

struct palette {
    const char *name;                   /* `table.palette.NAME` says it; kept in the settings by it */
    int32_t  paper; int8_t paper16;
    struct ink_row row[ROLES];
};

enum { PALETTES = 5 };
const struct palette *palette_of(unsigned i);           /* any number: the first if there is none such */
/* How a cell looks. */
struct ink_cell { int32_t text, back; unsigned look; };         /* colours of the depth: an index, or 0xrrggbb */
struct ink_cell ink_of(const struct palette *p, enum depth depth, const struct cell *cell);
/* The nearest of the 256 colours. */
int ink_nearest(int32_t rgb);

#endif
