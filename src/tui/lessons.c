/* SPDX-License-Identifier: MIT */
/* lessons.c -- a lesson at the table: it says what to do above the choices, and lets nothing else be taken.
 *
 * At its end the table stays as it is, with the last words, until the player goes to the next or leaves. */
#include "kernel/state.h"
#include "table.h"
#include "session/play_lesson.h"

#include <string.h>

enum { TOLD = 2048 };

static bool allows(struct table *t, struct grog_option o, struct grog_text *why)
{
    if (!lesson_is_over(t->p))
        return lesson_allows(t->p, o, why);
    table_say(t, lesson_has_next(t->p) ? "lesson.leave" : "lesson.leave.last", NULL, why);
    return false;
}

/* What is to be done stands above the choices; */
static void says(struct table *t, struct grog_text *out)
{
    lesson_say(t->p, out);
    if (!lesson_is_over(t->p))
        return;
    grog_print(out, " ");
    table_say(t, lesson_has_next(t->p) ? "lesson.leave" : "lesson.leave.last", NULL, out);
}

/* over the table, what it is about or what was reached, too. */
static void tells(struct table *t, struct grog_text *out)
{
    char room[TOLD] = "";
    struct grog_text reached = { .at = room, .room = sizeof room };
    lesson_about(t->p, &reached);
    if (!*room)
        lesson_last_reached(t->p, &reached);
    if (*room)
        grog_print(out, "%s\n\n", room);
    lesson_say(t->p, out);
}

/* A guide leaves the table, and the game goes on without it. */
static bool is_new(struct table *t)
{
    t->guide = t->p->lesson ? t->guide : NULL;
    return lesson_is_new(t->p);
}

static bool after(struct table *t)
{
    (void)t;
    return false;
}

const struct guide lesson_guide = { .allows = allows, .says = says, .tells = tells, .is_new = is_new, .after = after };
