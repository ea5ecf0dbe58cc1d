/* SPDX-License-Identifier: MIT */
/* shelf.c -- see shelf.h.  A new system is a line here. */
#include "shelf.h"
#include "nearest.h"

#include <stdio.h>

extern const struct grog_system duel_system, bench_system;
extern const struct grog_cards  duel_cards, bench_cards;

const struct grog_box shelf[] = {
    { &duel_system, &duel_cards },
    { &bench_system, &bench_cards },
    { NULL, NULL },
};

static const struct grog_box *find(const char *command, const char *system)
{
    if (!system) {
        fprintf(stderr, "grognard %s: which system?  Say --system NAME; 'grognard systems' lists them\n", command);
        return NULL;
    }
    const struct grog_box *box = grog_shelf_find(shelf, system);
    if (box)
        return box;
    struct nearest near = { .typed = system };
    for (const struct grog_box *b = shelf; b->system; b++)
        nearest_try(&near, grog_system_name(b->system));
    fprintf(stderr, "grognard %s: no system is called '%s'", command, system);
    nearest_say(&near);
    fprintf(stderr, "\n");
    return NULL;
}

struct grog_match *shelf_match(const char *command, const char *system, const char *setup)
{
    struct grog_error why = { .text = "out of memory" };
    const struct grog_box *box = find(command, system);
    struct grog_match *m = box ? grog_match_new(box, setup, &why) : NULL;
    if (box && !m)
        fprintf(stderr, "grognard %s: %s\n", command, why.text);
    return m;
}
