/* SPDX-License-Identifier: MIT */
/* match_wish.h -- which match somebody wants, and the match. */
#ifndef WISH_H
#define WISH_H

#include "grognard.h"
#include "team.h"

struct match_wish {
    const char *system, *setup, *mission, *team, *scenario;     /* NULL: not said */
    const char *army[4];
    uint64_t    seats, random;                      /* 0: not said */
    char        saved[TEAM_NAME + 1];               /* room for the name of a team that was chosen from a list */
};

/* The system that is meant; NULL: the usual one. */
const char *wish_system(const struct match_wish *w);
/* Is it a system of scenarios, and neither an option, the setup nor a saved army names one? */
bool wish_lacks_scenario(const struct grog_box *box, const struct match_wish *w);
/* Nobody can be asked: the easiest scenario, if one is needed. */
void wish_easiest(struct library *l, struct match_wish *w);
/* Yours: grog_match_free it.  NULL: see why; no such system, or not its setup. */
struct grog_match *wish_match(struct library *l, const struct match_wish *w, struct grog_error *why);

#endif
