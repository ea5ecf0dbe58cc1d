/* SPDX-License-Identifier: MIT */
/* unused_rows.h -- the rows of a system's table that games have not used. */
#ifndef NEVER_H
#define NEVER_H

#include "kernel/reached.h"
#include "base/json.h"

/* How many rows there are, and how many of them were used. */
struct never { unsigned rows, reached; };

/* Each row that was not used: "step", "strike, parry", and its rule ("": it has none). */
typedef void never_visit(void *arg, const char *what, const char *name, const char *rule);
struct never never_each(const struct grog_system *s, const struct grog_reached *r, never_visit *visit, void *arg);

/* All of them, as lines or as members of a JSON object. */
void never_print(const struct grog_system *s, const struct grog_reached *r);
void never_print_json(const struct grog_system *s, const struct grog_reached *r, struct json *j);

#endif
