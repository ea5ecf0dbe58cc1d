/* SPDX-License-Identifier: MIT */
/* library.h -- what is behind a grog_library: a library, and room for what it tells. */
#ifndef EMBED_LIBRARY_H
#define EMBED_LIBRARY_H

#include "grognard/library.h"
#include "kernel/system.h"
#include "library/library.h"

struct grog_library {
    struct library *l;
    struct packs packs;             /* those that were added by name, */
    bool   linked;                  /* until they are on the shelf */
    char  *folder, *told;
};

/* The library with the packs that were added; NULL: see why. */
struct library *embedded(struct grog_library *l, struct grog_error *why);
/* The setup that is wanted, or if it is NULL the first that is ready, in this room.  NULL: see why. */
const char *setup_or_ready(struct grog_library *l, const char *system, const char *setup, char ready[GROG_SETUP_TEXT],
                           struct grog_error *why);

#endif
