/* SPDX-License-Identifier: MIT */
/* faces.c -- the table's systems, and what their faces share. */
#include "table.h"
#include "kernel/square.h"
#include "kernel/system.h"
#include "session/play_system.h"

#include <string.h>

static const struct face *const faces[] = { &face_warfighter, &face_heroes, &face_campaign };

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

bool table_is_alone(const struct table *t, uint32_t option)
{
    for (unsigned k = 1; k < GROG_SCENE_TOUCHES; k++)
        if (t->p->scene->touch[option][k] && t->p->scene->touch[option][k] != t->p->scene->touch[option][0])
            return false;
    return true;
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

bool table_way(const struct table *t, uint16_t actor, uint16_t to, struct play_way *out)
{
    const struct grog_scene *s = t->p->scene;
    const struct grog_scene_object *who = &s->object[actor];
    out->n = out->steps = 0;
    if (!t->asked || !actor || actor >= s->objects || !to || who->sort != GROG_IS_A_THING || !(who->bits & GROG_YOURS))
        return false;
    for (uint32_t i = 0; i < s->options.n; i++)
        if (s->square[i] == to)
            return false;                               /* it can be chosen by itself, perhaps in several ways */
    return play_way(t->p, who->row, who->place, to, out);
}

void table_say_way(const struct table *t, uint16_t actor, const struct play_way *way, struct grog_text *out)
{
    char name_room[160], by_room[8 * GROG_WAY], fire_room[8 * GROG_WAY], to_room[16];
    struct grog_text name = empty(name_room, sizeof name_room), by = empty(by_room, sizeof by_room),
                     fire = empty(fire_room, sizeof fire_room), to = empty(to_room, sizeof to_room);
    table_name(t, actor, &name);
    for (unsigned i = 0; i < way->steps; i++) {
        struct grog_text *at = i + 1 < way->steps ? &by : &to;
        if (at == &by && by.n)
            grog_print(&by, ", ");
        grog_print_square(at, way->leg[i].square);
        if (!way->leg[i].under_fire)
            continue;
        if (fire.n)
            grog_print(&fire, ", ");
        grog_print_square(&fire, way->leg[i].square);
    }
    if (out->n)
        grog_print(out, " ");
    table_say(t, "table.walk", GROG_PAIRS({ "name", name_room, 0 }, { "to", to_room, 0 }, { "n", NULL, way->steps },
              { "by", by_room, 0 }, { "fire", fire_room, 0 }), out);
}
