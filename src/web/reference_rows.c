/* SPDX-License-Identifier: MIT */
/* reference_rows.c -- the rows of the reference in a browser: a file that the site brings when somebody asks for rules,
 * so that nobody waits for them who wants to play.  It is read once; without it there are none. */
#include "base/file.h"
#include "reference/reference.h"

#include <stdlib.h>
#include <string.h>

static struct { struct file text; struct reference_row *row; unsigned n; bool tried; } held;

/* The cell that ends here, and the one behind it. */
static char *next_cell(char **at, char end)
{
    char *cell = *at, *stop = cell ? strchr(cell, end) : NULL;
    if (stop)
        *stop++ = '\0';
    *at = stop;
    return cell;
}

static unsigned count_chapters(void)
{
    unsigned n = 0;
    while (reference_chapters[n].area)
        n++;
    return n;
}

/* A line that is none is left out. */
static void read_line(char *line, unsigned chapters)
{
    const char *id = next_cell(&line, '\t'), *name = next_cell(&line, '\t'), *chapter = next_cell(&line, '\t'),
               *settings = next_cell(&line, '\t');
    if (!line || strtoul(chapter, NULL, 10) >= chapters)
        return;
    held.row[held.n++] = (struct reference_row){ id, name, line, (uint16_t)strtoul(chapter, NULL, 10),
                                                 (uint16_t)strtoul(settings, NULL, 10) };
}

static void read_once(void)
{
    struct grog_error why;
    if (held.tried)
        return;
    held.tried = true;
    if (!file_read("/reference/rows.tsv", &held.text, &why))
        return;
    size_t lines = 0;
    for (const char *c = held.text.text; (c = strchr(c, '\n')); c++)
        lines++;
    held.row = calloc(lines + 1, sizeof *held.row);
    char *at = held.text.text;
    for (unsigned chapters = count_chapters(); held.row && at && held.n < lines; )
        read_line(next_cell(&at, '\n'), chapters);
}

unsigned reference_count(void)
{
    read_once();
    return held.n;
}

const struct reference_row *reference_row(unsigned i) { return &held.row[i]; }
