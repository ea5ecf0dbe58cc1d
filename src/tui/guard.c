/* SPDX-License-Identifier: MIT */
/* guard.c -- a question and the keys that were typed for the one before it: where it is answered, and what is not
 * heard. */
#include "base/clock.h"
#include "desk.h"

enum { MS = 1000000 };

/* Whose all choices are, + 1 and his place; 0: not one's alone. */
static struct grog_scene_object who_is_asked(const struct desk *d)
{
    const struct grog_scene *s = d->p->scene;
    for (uint32_t i = 1; i < s->options.n; i++)
        if (s->touch[i][0] != s->touch[0][0] && s->options.at[i].verb != GROG_PASS)
            return (struct grog_scene_object){ 0 };
    return s->options.n ? desk_object(d, s->touch[0][0]) : (struct grog_scene_object){ 0 };
}

/* Is something else asked, of somebody else, than whoever types ahead is thinking of? */
static bool is_surprising(const struct desk *d)
{
    struct grog_scene_object who = who_is_asked(d);
    bool one = who.sort == GROG_IS_A_THING, same = one && d->worked[0] == who.row + 1 && d->worked[1] == who.place;
    return d->p->view->question != d->answered ? !same : one && !same;
}

/* What was typed for the question before is not heard; and if that would have come again, had there been anything left
 * to do, it is said that it did not. */
void desk_guard(struct desk *d)
{
    enum { DEAF_MS = 400, LONG_MS = 1200 };
    if (!d->set.pace || !d->t.face->guards || d->t.guide || !d->answered || !is_surprising(d))
        return;
    d->deaf_until = nanoseconds() + (uint64_t)(d->used ? LONG_MS : DEAF_MS) * MS;
    if (d->used)
        desk_note(d, false, SAID(d, "table.went-on"));
}

/* Can it be answered in the middle: is a choice about a square, or about something that lies in one? */
bool desk_is_on_table(const struct desk *d)
{
    const struct grog_scene *s = d->p->scene;
    for (uint32_t i = 0; i < s->options.n; i++) {
        bool there = s->square[i] || s->corner[i];
        for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++) {
            struct grog_scene_object o = desk_object(d, s->touch[i][k]);
            there = there || o.square || desk_object(d, o.with).square;
        }
        if (there)
            return true;
    }
    return false;
}

bool desk_is_deaf(const struct desk *d) { return d->doing == DOING_ASK && nanoseconds() < d->deaf_until; }

/* Of keys that are typed in one go for another question all are dropped, not the first of them alone. */
void desk_stay_deaf(struct desk *d)
{
    enum { PAUSE_MS = 200 };
    uint64_t until = nanoseconds() + (uint64_t)PAUSE_MS * MS;
    d->deaf_until = until > d->deaf_until ? until : d->deaf_until;
}
