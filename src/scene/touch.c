/* SPDX-License-Identifier: MIT */
/* touch.c -- options and the objects of the scene that they are about, both ways; and what
 * may not be done with them. */
#include "touch.h"
#include "kernel/game.h"
#include "kernel/list.h"
#include "kernel/system.h"

#include <string.h>

/* ---- from an option to objects ------------------------------------------- */

/* A card by its title: the viewer's own copy first, then any that lies open. */
static uint16_t object_of_card(const struct grog_scene *s, uint16_t card)
{
    uint16_t any = 0;
    for (uint32_t i = s->objects; i-- > 1;) {
        const struct grog_scene_object *o = &s->object[i];
        if (o->card != card || !card)
            continue;
        if (o->sort == GROG_IS_A_CARD && (o->bits & GROG_YOURS))
            return (uint16_t)i;
        any = (uint16_t)i;
    }
    return any;
}

static uint16_t object_of(const struct grog_match *m, const struct grog_scene *s, uint8_t kind, uint16_t object)
{
    const struct grog_kind *k = &m->system->kinds[kind];
    unsigned slot = (object & 255u) - 1u;
    switch (k->class) {
    case GROG_SEAT:  return object < m->seats ? (uint16_t)(1 + object) : 0;
    case GROG_CARD:  return object_of_card(s, object);
    case GROG_THING: return object & 255u ? s->thing[k->array][slot] : 0;
    case GROG_ANY_THING: return object & 255u ? s->thing[grog_ref_array(object)][slot] : 0;
    case GROG_NOTHING: case GROG_NUMBER: case GROG_WORD: case GROG_SQUARE: case GROG_CORNER: break;
    }
    return 0;
}

void grog_touch(const struct grog_match *m, const struct grog_scene *s, struct grog_option o,
                uint16_t touch[GROG_SCENE_TOUCHES])
{
    const uint16_t object[4] = { o.actor, o.object[0], o.object[1], o.object[2] };
    unsigned n = 0;
    memset(touch, 0, GROG_SCENE_TOUCHES * sizeof *touch);
    for (unsigned i = 0; i < 4 && o.verb < m->system->n_verbs; i++) {
        uint16_t id = object_of(m, s, m->system->verbs[o.verb].kind[i], object[i]);
        if (id)
            touch[n++] = id;
    }
}

uint32_t grog_scene_next_option(const struct grog_scene *s, uint16_t object, uint32_t from)
{
    for (uint32_t i = from; object && i < s->options.n; i++)
        for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
            if (s->touch[i][k] == object)
                return i;
    return UINT32_MAX;
}

/* ---- what may not be done ------------------------------------------------ */

enum { CHOICES = 64, TRIES = 20000 };

/* The objects of a kind that one could think of: what the scene shows of it. */
struct choices { unsigned n; uint16_t at[CHOICES]; };

static void choose(struct choices *c, uint16_t object)
{
    for (unsigned i = 0; i < c->n; i++)
        if (c->at[i] == object)
            return;
    if (c->n < CHOICES)
        c->at[c->n++] = object;
}

static void choose_shown(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                         const struct grog_kind *k, bool actor, struct choices *c)
{
    for (uint32_t i = 1; i < s->objects; i++) {
        const struct grog_scene_object *o = &s->object[i];
        const struct grog_array *a = &m->system->arrays[k->array];
        if (k->class == GROG_SEAT && o->sort == GROG_IS_A_SEAT)
            choose(c, o->place);
        if (k->class == GROG_CARD && o->sort == GROG_IS_A_CARD && (o->bits & GROG_YOURS))
            choose(c, o->card);
        if (k->class == GROG_THING && o->sort == GROG_IS_A_THING && o->row == k->array) {
            const unsigned char *at = (const unsigned char *)view + a->at + (size_t)o->place * a->stride;
            unsigned gen = at[offsetof(struct grog_thing, gen)];
            choose(c, actor ? (uint16_t)(o->place + 1) : grog_ref(k->array, o->place, gen));
        }
    }
}

static void choices_of(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                       uint8_t kind, bool actor, struct choices *c)
{
    const struct grog_kind *k = &m->system->kinds[kind];
    c->n = 0;
    if (k->class == GROG_NOTHING)
        choose(c, 0);
    else if (k->class == GROG_WORD || k->class == GROG_NUMBER)
        for (uint16_t i = 0; i < k->words && i < CHOICES; i++)
            choose(c, i);
    else
        choose_shown(m, view, s, k, actor, c);
}

/* All that could be meant by a verb, until there is no room or it has been tried often enough. */
static unsigned refused_of(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                           unsigned verb, unsigned n, unsigned *tries, struct grog_refused *out)
{
    struct choices c[4];
    unsigned at[4] = { 0 };
    for (unsigned i = 0; i < 4; i++) {
        choices_of(m, view, s, m->system->verbs[verb].kind[i], i == 0, &c[i]);
        if (!c[i].n)
            return n;
    }
    for (unsigned i = 0; i < 4 && n < GROG_SCENE_REFUSED && *tries < TRIES; ++*tries) {
        struct grog_option o = { (uint8_t)verb, (uint8_t)c[0].at[at[0]],
                                 { c[1].at[at[1]], c[2].at[at[2]], c[3].at[at[3]] } };
        struct grog_list l = grog_seek(m, view, s->viewer, o);
        if (l.found && l.refusal)
            out[n++] = (struct grog_refused){ o, m->system->rules[l.refusal] };
        for (i = 0; i < 4 && ++at[i] == c[i].n; i++)
            at[i] = 0;
    }
    return n;
}

unsigned grog_scene_refused(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                            struct grog_refused out[GROG_SCENE_REFUSED])
{
    unsigned n = 0, tries = 0;
    if (s->viewer >= m->seats || s->over || !(view->asked >> s->viewer & 1))
        return 0;
    for (unsigned v = 1; v < m->system->n_verbs && n < GROG_SCENE_REFUSED; v++)
        n = refused_of(m, view, s, v, n, &tries, out);
    return n;
}
