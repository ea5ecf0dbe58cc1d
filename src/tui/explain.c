/* SPDX-License-Identifier: MIT */
/* explain.c -- what the session says of what is under the table's cursor. */
#include "table.h"
#include "kernel/state.h"
#include "session/play_table.h"
#include "session/play_system.h"

struct grog_pointed table_pointed(const struct table *t)
{
    return (struct grog_pointed){ .object = t->object, .square = t->square, .option = t->option,
                                  .weighs = t->focus == PANE_CHOICES };
}

void table_explain(struct table *t, struct grog_text *out)
{
    const struct grog_pointed at = table_pointed(t);
    play_describe(t->p, &at, out);
}
