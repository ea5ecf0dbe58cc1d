/* SPDX-License-Identifier: MIT */
/* systems.h -- the systems that come with the library: one list, from which all that is asked of a system is found. */
#ifndef LIBRARY_SYSTEMS_H
#define LIBRARY_SYSTEMS_H

#include "explain/explain.h"

struct library_system {
    const struct grog_system  *system;
    const struct grog_cards   *cards;
    const struct grog_explain *explain;         /* NULL: all is said the plain way */
    bool example;                               /* to read, and no game that people play */
};
extern const struct library_system library_systems[];   /* ends in a row of nulls */

/* One by its name; NULL: none is called so. */
const struct library_system *library_system_named(const char *name);
/* What faces ask of a system beyond its state; of one that says nothing, a table of nulls. */
const struct grog_explain *grog_explain_of(const struct grog_system *s);
/* grog_odds with results as the system tells them, the smallest first. */
enum grog_status grog_told_odds(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                                struct grog_option o, struct grog_odds *out);

#endif
