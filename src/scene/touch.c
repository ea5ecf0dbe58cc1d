/* SPDX-License-Identifier: MIT */
/* touch.c -- options and the objects of the scene that they are about, both ways; and what
 * may not be done with them. */
#include "touch.h"
#include "kernel/game.h"
#include "kernel/list.h"
#include "kernel/showing.h"
#include "kernel/system.h"

#include <string.h>

/* ---- from an option to objects ------------------------------------------- */

/* Does the card lie where only its owner sees it, as in a hand? */
static bool is_held_closed(const struct grog_match *m, const struct grog_scene *s, const struct grog_scene_object *o)
{
    const struct grog_scene_object *pile = &s->object[o->parent];
    return pile->sort == GROG_IS_A_PILE && m->system->zones[pile->row].sight == GROG_SEEN_BY_OWNER;
}

/* A card by its title: the viewer's own copy, the first that he holds closed, else the last; else any that lies
 * open. */
static uint16_t object_of_card(const struct grog_match *m, const struct grog_scene *s, uint16_t card)
{
    uint16_t any = 0, own = 0;
    for (uint32_t i = s->objects; card && i-- > 1;) {
        const struct grog_scene_object *o = &s->object[i];
        if (o->card != card)
            continue;
        any = (uint16_t)i;
        if (o->sort != GROG_IS_A_CARD || !(o->bits & GROG_YOURS))
            continue;
        if (!own || is_held_closed(m, s, o))
            own = (uint16_t)i;
    }
    return own ? own : any;
}

/* The first copy that this thing holds; 0: none. */
static uint16_t held_card(const struct grog_scene *s, uint16_t card, uint16_t holder)
{
    for (uint32_t i = 1; holder && card && i < s->objects; i++)
        if (s->object[i].card == card && s->object[i].sort == GROG_IS_A_CARD && s->object[i].bits & GROG_YOURS
            && s->object[s->object[i].parent].parent == holder)
            return (uint16_t)i;
    return 0;
}

/* `actor`: of whoever does it, 0 if that is not known. */
static uint16_t object_of(const struct grog_match *m, const struct grog_scene *s, uint8_t kind, uint16_t object,
                          uint16_t actor)
{
    const struct grog_kind *k = &m->system->kinds[kind];
    unsigned slot = (object & 255u) - 1u;
    switch (k->class) {
    case GROG_SEAT:  return object < m->seats ? (uint16_t)(1 + object) : 0;
    case GROG_CARD:  return held_card(s, object, actor) ? held_card(s, object, actor) : object_of_card(m, s, object);
    case GROG_THING: return object & 255u ? s->thing[k->array][slot] : 0;
    case GROG_ANY_THING: return object & 255u ? s->thing[grog_ref_array(object)][slot] : 0;
    case GROG_NOTHING: case GROG_NUMBER: case GROG_WORD: case GROG_SQUARE: case GROG_CORNER: break;
    }
    return 0;
}

void grog_touch(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                struct grog_option o, uint16_t touch[GROG_SCENE_TOUCHES])
{
    const uint16_t object[4] = { o.actor, o.object[0], o.object[1], o.object[2] };
    unsigned n = 0;
    memset(touch, 0, GROG_SCENE_TOUCHES * sizeof *touch);
    for (unsigned i = 0; i < 4 && o.verb < m->system->n_verbs; i++) {
        uint16_t id = object_of(m, s, m->system->verbs[o.verb].kind[i], object[i], i ? touch[0] : 0);
        if (id)
            touch[n++] = id;
    }
    const struct grog_showing *shows = m->system->showing;
    uint16_t more = shows && shows->about && n < GROG_SCENE_TOUCHES ? shows->about(m, view, o) : 0;
    if (more)
        touch[n] = s->thing[grog_ref_array(more)][grog_ref_slot(more)];
}

uint32_t grog_scene_next_option(const struct grog_scene *s, uint16_t object, uint32_t from)
{
    for (uint32_t i = from; object && i < s->options.n; i++)
        for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
            if (s->touch[i][k] == object)
                return i;
    return UINT32_MAX;
}

/* ---- from an option to squares -------------------------------------------- */

uint16_t grog_names(const struct grog_match *m, struct grog_option o, enum grog_class class)
{
    const uint16_t object[4] = { o.actor, o.object[0], o.object[1], o.object[2] };
    for (unsigned i = 4; i-- > 0 && o.verb < m->system->n_verbs;)
        if (object[i] && m->system->kinds[m->system->verbs[o.verb].kind[i]].class == class)
            return object[i];
    return 0;
}

/* Is the corner one of the square's four? */
static bool is_corner_of(uint16_t corner, uint16_t square)
{
    unsigned x = corner ? grog_corner_x(corner) - grog_square_x(square) : 2;
    unsigned y = corner ? grog_corner_y(corner) - grog_square_y(square) : 2;
    return x < 2 && y < 2;
}

uint32_t grog_scene_next_option_at(const struct grog_scene *s, uint16_t square, uint32_t from)
{
    for (uint32_t i = from; square && i < s->options.n; i++)
        if (s->square[i] == square || is_corner_of(s->corner[i], square))
            return i;
    return UINT32_MAX;
}

/* ---- what may not be done ------------------------------------------------ */

struct refusals {
    const struct grog_match *m;
    const struct grog_scene *s;
    unsigned n;
    struct grog_refused *out;
};

/* Is everything that the option is about to be seen? */
static bool is_shown(const struct refusals *r, struct grog_option o)
{
    const uint16_t object[4] = { o.actor, o.object[0], o.object[1], o.object[2] };
    for (unsigned i = 0; i < 4; i++) {
        uint8_t kind = r->m->system->verbs[o.verb].kind[i];
        enum grog_class class = r->m->system->kinds[kind].class;
        bool is_object = class == GROG_CARD || class == GROG_THING || class == GROG_ANY_THING;
        if (is_object && object[i] && !object_of(r->m, r->s, kind, object[i], 0))
            return false;
    }
    return true;
}

static void note_refused(void *arg, struct grog_option o, grog_rule forbidden)
{
    struct refusals *r = arg;
    if (forbidden && r->n < GROG_SCENE_REFUSED && is_shown(r, o))
        r->out[r->n++] = (struct grog_refused){ o, r->m->system->rules[forbidden] };
}

unsigned grog_scene_refused(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                            struct grog_refused out[GROG_SCENE_REFUSED])
{
    struct refusals r = { m, s, 0, out };
    struct grog_list l = { .seek = true, .every = true, .on_each = note_refused, .arg = &r };
    grog_offer_options(m, view, s->viewer, &l);
    return r.n;
}
