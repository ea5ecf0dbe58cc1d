/* SPDX-License-Identifier: MIT */
/* lessons.c -- a lesson at the table: it says what to do above the choices, and lets nothing else be taken.
 *
 * At its end the table stays as it is, with the last words, until the player leaves. */
#include "kernel/state.h"
#include "table.h"

#include <string.h>

enum { SAID = 2048 };

static bool allows(struct table *t, struct grog_option o, struct grog_text *why)
{
    if (!lesson_is_over(t->p))
        return lesson_allows(t->p, o, why);
    table_say(t, "lesson.leave", NULL, why);
    return false;
}

/* What was reached stays until the next step is. */
static void says(struct table *t, struct grog_text *out)
{
    char room[SAID] = "";
    struct grog_text reached = { .at = room, .room = sizeof room };
    lesson_about(t->p, &reached);
    if (!*room)
        lesson_last_reached(t->p, &reached);
    if (*room)
        grog_print(out, "%s\n", room);
    lesson_say(t->p, out);
    if (lesson_is_over(t->p)) {
        grog_print(out, " ");
        table_say(t, "lesson.leave", NULL, out);
    }
}

static bool after(struct table *t)
{
    (void)t;
    return false;
}

const struct guide lesson_guide = { .allows = allows, .says = says, .after = after };
