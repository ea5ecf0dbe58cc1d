/* SPDX-License-Identifier: MIT */
/* faces.c -- the table's systems, and what their faces share. */
#include "table.h"
#include "kernel/system.h"
#include "session/play_system.h"

#include <string.h>

static const struct face *const faces[] = { &face_warfighter, &face_heroes };

const struct face *face_of(const struct grog_match *m)
{
    for (unsigned i = 0; i < sizeof faces / sizeof *faces; i++)
        if (!strcmp(faces[i]->system, m->system->name))
            return faces[i];
    return &face_any;
}

bool table_is_lit(const struct table *t, uint16_t object)
{
    if (object == t->object)
        return true;
    for (unsigned k = 0; t->option < t->p->scene->options.n && k < GROG_SCENE_TOUCHES; k++)
        if (t->p->scene->touch[t->option][k] == object)
            return true;
    return false;
}

bool table_is_live(const struct table *t, uint16_t object)
{
    return grog_scene_next_option(t->p->scene, object, 0) != UINT32_MAX;
}

static bool is_square(const struct table *t, const struct grog_option *o, unsigned k)
{
    const struct grog_system *y = t->p->m->system;
    return o->verb < y->n_verbs && o->object[k] && y->kinds[y->verbs[o->verb].kind[k + 1]].class == GROG_SQUARE;
}

bool table_is_about(const struct table *t, uint32_t option, uint16_t square)
{
    const struct grog_option *o = &t->p->scene->options.at[option];
    for (unsigned k = 0; k < 3; k++)
        if (is_square(t, o, k) && o->object[k] == square)
            return true;
    return grog_scene_next_option_at(t->p->scene, square, option) == option;    /* or one of its corners */
}

uint16_t table_square_of(const struct table *t, uint32_t option)
{
    if (option >= t->p->scene->options.n)
        return 0;
    const struct grog_option *o = &t->p->scene->options.at[option];
    for (unsigned k = 3; k-- > 0; )
        if (is_square(t, o, k))
            return o->object[k];
    return 0;
}

void table_name(const struct table *t, uint16_t object, struct grog_text *out)
{
    const struct grog_eyes e = play_eyes(t->p);
    grog_say_called(&e, object, out);
}

int table_number(const struct table *t, uint16_t object, const char *mark)
{
    return grog_scene_number(t->p->m, t->p->scene, object, mark);
}

void table_say(const struct table *t, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    grog_say_plain(&t->p->s, key, pairs, out);
}

uint16_t table_next(const struct table *t, unsigned array, uint16_t after)
{
    const struct grog_eyes e = play_eyes(t->p);
    return grog_next_thing(&e, array, after);
}
