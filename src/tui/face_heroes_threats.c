/* SPDX-License-Identifier: MIT */
/* face_heroes_threats.c -- who can be hit by whom on heroes' board: whoever is under the cursor, or would go there, and
 * then the others of one's own side. */
#include "face_heroes.h"

#include <stdio.h>

enum { TEXT = 8192 };

static int bonus_against_infantry(const struct table *t, uint16_t object)
{
    return table_number(t, object, "against infantry");
}

static void say_line(const struct table *t, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[64];
    snprintf(whole, sizeof whole, "heroes.table.%s", key);
    table_say(t, whole, pairs, out);
    grog_print(out, "\n");
}

/* Of a square where nobody stands: every enemy that sees it and fires so far. */
static void say_square(const struct table *t, const struct sheet *s, uint16_t at, struct grog_text *out)
{
    char square[16] = "";
    unsigned n = 0;
    grog_print_square(&(struct grog_text){ .at = square, .room = sizeof square }, at);
    say_line(t, "threatened", PAIRS({ "at", square, 0 }), out);
    for (unsigned i = 0; i < s->n; i++) {
        const struct counter *c = &s->counter[i];
        char name[160] = "";
        struct grog_sightline line = hn_sight(t, c->square, at);
        int range = table_number(t, c->object, "range"), away = hn_spaces(c->square, at);
        if (c->yours || c->allied || c->wreck || c->aboard || c->concealed || line.sight == GROG_BLOCKED
            || (range && away > range))
            continue;
        table_name(t, c->object, &(struct grog_text){ .at = name, .room = sizeof name });
        say_line(t, "threat", PAIRS({ "code", c->code, 0 }, { "name", name, 0 }, { "penalty", NULL, line.penalty },
                                    { "bonus", NULL, bonus_against_infantry(t, c->object) }, { "n", NULL, away }), out);
        n++;
    }
    if (!n)
        say_line(t, "no-threat", NULL, out);
}

void hn_say_threats(struct table *t, struct grog_text *out)
{
    struct sheet s = { 0 };
    uint16_t at = t->focus == PANE_CHOICES && hn_actor_square(t) ? hn_actor_square(t) : hn_cursor(t);
    hn_gather(&s, t);
    const struct counter *here = hn_counter_on(&s, at);
    if (at && !here)
        say_square(t, &s, at, out);
    threats_heroes(t->p, here && (here->yours || here->allied) ? t->p->scene->object[here->object].place + 1u : 0, out);
}

void hn_threats(struct table *t, struct area a)
{
    char room[TEXT] = "";
    hn_say_threats(t, &(struct grog_text){ .at = room, .room = sizeof room });
    canvas_wrap(t->canvas, a, ROLE_PLAIN, 0, 2, room);
}
