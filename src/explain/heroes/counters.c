/* SPDX-License-Identifier: MIT */
/* counters.c -- a battle's counters, read off the scene by the names of their marks. */
#include "counters.h"
#include "table.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* Marks by name, and where each goes. */
#define TO(name, member) { name, offsetof(struct counter, member) }
static const struct { const char *name; size_t at; } bytes[] = {
    TO("class", class), TO("category", category), TO("faces", faces), TO("order", order),
    TO("suppressed", suppressed), TO("concealed", concealed), TO("wreck", wreck), TO("acted", acted),
    TO("acting", acting), TO("bluff", bluff), TO("special order", special), TO("token", token),
    TO("weakened", weakened), TO("tough", tough), TO("number", number),
};
static const char *const damages[] = { "crew hit", "track hit", "hull hit", "gun lost" };

static void take_mark(struct counter *c, const char *name, int32_t value)
{
    for (unsigned i = 0; i < GROG_COUNT(bytes); i++)
        if (!strcmp(bytes[i].name, name))
            ((uint8_t *)c)[bytes[i].at] = (uint8_t)value;
    for (unsigned i = 0; i < GROG_COUNT(damages); i++)
        c->damages = (uint8_t)(c->damages + !strcmp(damages[i], name));
    if (!strcmp(name, "tail"))
        c->tail = (uint16_t)value;
}

/* A letter for what it is: I infantry, L light, H heavy, C concealed, X a wreck; and its number on its side. */
static void name_counter(struct counter *c)
{
    static const char letter[] = "?ilh";
    char is = c->wreck ? 'x' : c->concealed ? 'c' : letter[c->class & 3];
    if (c->yours || c->allied)
        is = (char)(is - 'a' + 'A');
    snprintf(c->code, sizeof c->code, "%c%u", is, c->number);
}

/* False: it is not on the board. */
static bool take_counter(const struct grog_eyes *e, uint16_t object, struct counter *c)
{
    const struct grog_scene *s = e->scene;
    const struct grog_scene_object *o = &s->object[object];
    *c = (struct counter){ .object = object, .square = o->square, .aboard = o->with != 0,
                           .yours = o->bits & GROG_YOURS, .allied = o->bits & GROG_ALLIED };
    if (s->viewer >= e->m->seats)
        c->allied = o->owner < GROG_SEATS_MAX && (grog_side(e->m, 0) >> o->owner & 1);  /* from the first side */
    for (unsigned i = 0; i < o->marks; i++)
        take_mark(c, grog_mark_name(e->m, &s->marked[o->mark + i]), s->marked[o->mark + i].value);
    name_counter(c);
    c->turned = grog_number_of(e, object, "side up") && !c->weakened;
    return o->square;
}

/* Of several in one square, such as one that passes through it, the object asked about is seen; a wreck last. */
static void stand(struct counters *c, uint16_t object, uint16_t square, uint16_t counter)
{
    const struct counter *was = hn_counter_at(c, square);
    if (!was || (was->object != object && !c->at[counter - 1].wreck))
        c->on[square] = counter;
}

void hn_counters(const struct grog_eyes *e, uint16_t object, struct counters *out)
{
    *out = (struct counters){ 0 };
    for (uint16_t o = 0; out->n < HN_COUNTERS && (o = grog_next_thing(e, ARRAY_UNIT, o)) != 0; ) {
        struct counter *c = &out->at[out->n];
        if (!take_counter(e, o, c))
            continue;
        out->n++;
        if (c->acting && !out->acting)
            out->acting = (uint16_t)out->n;
        if (c->aboard)
            continue;
        stand(out, object, c->square, (uint16_t)out->n);
        if (c->tail)
            stand(out, object, c->tail, (uint16_t)out->n);
    }
}

const struct counter *hn_counter_at(const struct counters *c, uint16_t square)
{
    return square && c->on[square] ? &c->at[c->on[square] - 1] : NULL;
}
