/* SPDX-License-Identifier: MIT */
/* sappers.h -- a battle of the armies that have everything that explodes, for the tests of blasts. */
#ifndef TESTS_SAPPERS_H
#define TESTS_SAPPERS_H

#include "battle.h"

#include <stdio.h>

/* A drawn board, with the tiles and options of the scenario "Blasting". */
static inline void sappers(struct play *p, const char *picture) { battle_with(p, "scenario Blasting", picture); }

static inline struct holding *option(struct play *p, const char *name)
{
    for (unsigned i = 0; i < HOLDINGS; i++)
        if (p->hn.holding[i].thing.live && p->hn.holding[i].thing.card == card(name))
            return &p->hn.holding[i];
    fail_msg("nobody has %s", name);
    return NULL;
}

/* A choice about an option, which is named with the place where it lies: "lay smoke ", "Blue Smoke", ", D2/E3". */
static inline const char *about(struct play *p, const char *verb, const char *name, const char *rest)
{
    static char text[256];
    snprintf(text, sizeof text, "%s%s/%u%s", verb, name, (unsigned)(option(p, name) - p->hn.holding) + 1, rest);
    return text;
}

static inline bool is_hurt(const struct play *p, unsigned unit) { return p->hn.unit[unit].flags & UNIT_TURNED; }

#endif
