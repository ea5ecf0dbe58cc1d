/* SPDX-License-Identifier: MIT */
/* face_heroes_threats.c -- who can be hit by whom on heroes' board: whoever is under the cursor, or would go there, and
 * then the others of one's own side. */
#include "face_heroes.h"
#include "session/play_system.h"

enum { TEXT = 8192 };

void hn_say_threats(struct table *t, struct grog_text *out)
{
    const struct grog_eyes e = play_eyes(t->p);
    struct sheet s = { 0 };
    uint16_t at = t->focus == PANE_CHOICES && hn_actor_square(t) ? hn_actor_square(t) : hn_cursor(t);
    hn_gather(&s, t);
    const struct counter *here = hn_counter_on(&s, at);
    if (at && !here)
        hn_say_threats_at(&e, &s.counters, at, out);
    bool ours = here && (here->yours || here->allied);
    play_say_menaces(t->p, ours ? t->p->scene->object[here->object].place + 1u : 0, out);
}

void hn_threats(struct table *t, struct area a)
{
    char room[TEXT] = "";
    hn_say_threats(t, &(struct grog_text){ .at = room, .room = sizeof room });
    canvas_wrap(t->canvas, a, ROLE_PLAIN, 0, 2, room);
}
