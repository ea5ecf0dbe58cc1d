/* SPDX-License-Identifier: MIT */
/* scene.c -- see scene.h: objects and marks. */
#include "scene.h"
#include "touch.h"
#include "kernel/pile.h"
#include "kernel/showing.h"
#include "kernel/state.h"
#include "kernel/thing.h"

#include <string.h>

static uint16_t add(struct grog_scene *s, struct grog_scene_object o)
{
    GROG_ASSERT(s->objects < GROG_SCENE_OBJECTS);
    o.mark = (uint16_t)s->marks;
    s->object[s->objects] = o;
    return (uint16_t)s->objects++;
}

/* ---- marks --------------------------------------------------------------- */

/* One number a seat, and not the number of something: it is told when it is 0 too. */
static bool is_score(const struct grog_system *y, const struct grog_field *f)
{
    return f->each == GROG_SEATS_MAX && !f->kind && !f->of && grog_is_by_seat(y, f);
}

static void mark(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, uint16_t object,
                 unsigned field, uint32_t at, unsigned index)
{
    const struct grog_field *f = &m->system->fields[field];
    struct grog_cell cell = { .field = f, .at = at };
    int64_t value = grog_cell_read(view, &cell);
    if (!value && !is_score(m->system, f))
        return;
    GROG_ASSERT(s->marks < GROG_SCENE_MARKS);
    s->marked[s->marks++] = (struct grog_scene_mark){
        .value = (int32_t)value, .index = (uint16_t)index, .field = (uint8_t)field,
        .word = f->of && f->kind != GROG_KIND_ORDINAL ? grog_nth_of_kind(m->cards, f->of, index) : 0,
                                                        /* counter 2 is the third counter */
    };
    s->object[object].marks++;
}

/* The numbers of one field that belong to an object: `n` of them from `first` on. */
static void mark_all(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, uint16_t object,
                     unsigned field, uint32_t at, unsigned first, unsigned n)
{
    unsigned bytes = grog_width_bytes(m->system->fields[field].width);
    for (unsigned i = 0; i < n; i++)
        mark(s, m, view, object, field, at + (first + i) * bytes, i);
}

static void mark_seat(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, uint16_t object,
                      unsigned seat)
{
    for (unsigned i = 0; i < m->system->n_fields; i++) {
        const struct grog_field *f = &m->system->fields[i];
        unsigned each = f->each / GROG_SEATS_MAX;
        if (grog_is_by_seat(m->system, f))
            mark_all(s, m, view, object, i, f->at, seat * each, each);
    }
}

static void mark_thing(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, uint16_t object,
                       unsigned array, unsigned slot)
{
    const struct grog_array *a = &m->system->arrays[array];
    for (unsigned i = 0; i < m->system->n_fields; i++)
        if (m->system->fields[i].array == array + 1)
            mark_all(s, m, view, object, i, a->at + slot * a->stride + m->system->fields[i].at, 0,
                     m->system->fields[i].each);
}

/* What is shown of a thing or of the table besides. */
static void mark_shown(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, uint16_t object,
                       unsigned array, unsigned slot)
{
    const struct grog_showing *y = m->system->showing;
    for (unsigned i = 0; y && i < y->n_shows; i++) {
        int32_t value;
        if (y->shows[i].array != array || !y->shows[i].read(m, view, s->viewer, slot, &value))
            continue;
        GROG_ASSERT(s->marks < GROG_SCENE_MARKS);
        s->marked[s->marks++] = (struct grog_scene_mark){ .value = value, .show = (uint8_t)(i + 1) };
        s->object[object].marks++;
    }
}

/* ---- objects ------------------------------------------------------------- */

static uint8_t bits_of(const struct grog_match *m, unsigned seat, unsigned owner)
{
    if (owner >= m->seats || seat >= m->seats)
        return 0;
    return (uint8_t)((owner == seat ? GROG_YOURS : 0) | (grog_side(m, seat) >> owner & 1 ? GROG_ALLIED : 0));
}

static bool is_back(const struct grog_match *m, uint16_t card) { return card && grog_card(m, card)->back == card; }

static void add_seat(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, unsigned seat)
{
    unsigned bits = bits_of(m, s->viewer, seat);
    bits |= view->asked >> seat & 1 ? GROG_IS_ASKED : 0;
    bits |= m->system->has_initiative && view->initiative == seat ? GROG_INITIATIVE : 0;
    bits |= view->table.resigned >> seat & 1 ? GROG_RESIGNED : 0;
    uint16_t id = add(s, (struct grog_scene_object){ .sort = GROG_IS_A_SEAT, .place = (uint16_t)seat,
                                                     .owner = (uint8_t)seat, .bits = (uint8_t)bits });
    mark_seat(s, m, view, id, seat);
}

static void add_card(struct grog_scene *s, const struct grog_match *m, uint16_t pile, unsigned place, uint16_t card,
                     unsigned owner)
{
    bool unknown = is_back(m, card);
    unsigned bits = bits_of(m, s->viewer, owner) | (unknown ? GROG_UNKNOWN : 0u);
    add(s, (struct grog_scene_object){ .sort = GROG_IS_A_CARD, .parent = pile, .place = (uint16_t)place,
        .card = unknown ? 0 : card, .back = grog_card(m, card)->back, .owner = (uint8_t)owner, .bits = (uint8_t)bits });
}

static void add_pile(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, unsigned zone,
                     unsigned i)
{
    const struct grog_zone *z = &m->system->zones[zone];
    const uint16_t *pile = grog_pile_of(m, view, zone, i);
    unsigned owner = grog_pile_seat(m, view, z, i);
    bool seen = grog_sees_pile(m, view, z, i, s->viewer), open = pile[0] && grog_top_is_open(m, z);
    if (owner != GROG_NOBODY && owner >= m->seats)
        return;
    uint16_t holder = z->of_array ? s->thing[z->of_array - 1][i] : (uint16_t)(owner < m->seats ? 1 + owner : 0);
    if (z->of_array && !holder)
        return;                                         /* nothing in play holds it */
    unsigned bits = bits_of(m, s->viewer, owner) | (seen ? 0u : GROG_UNKNOWN)
                  | (z->order == GROG_STACK ? GROG_IN_ORDER : 0u);
    uint16_t id = add(s, (struct grog_scene_object){ .sort = GROG_IS_A_PILE, .row = (uint8_t)zone,
        .parent = holder, .place = (uint16_t)i, .count = pile[0],
        .back = seen || !pile[0] ? 0 : open ? grog_card(m, pile[pile[0]])->back : pile[pile[0]],
        .owner = (uint8_t)owner, .bits = (uint8_t)bits });
    for (unsigned k = seen ? 1 : open ? pile[0] : pile[0] + 1u; k <= pile[0]; k++)
        add_card(s, m, id, k - 1, pile[k], owner);
}

static void add_thing(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, unsigned array,
                      unsigned slot)
{
    const struct grog_thing *t = grog_thing_of(m, view, array, slot);
    if (!t->live)
        return;
    bool unknown = is_back(m, t->card);
    unsigned bits = bits_of(m, s->viewer, t->owner) | (t->hidden ? GROG_FACE_DOWN : 0u) | (unknown ? GROG_UNKNOWN : 0u);
    uint16_t id = add(s, (struct grog_scene_object){ .sort = GROG_IS_A_THING, .row = (uint8_t)array,
        .parent = (uint16_t)(t->owner < m->seats ? 1 + t->owner : 0), .place = (uint16_t)slot,
        .card = unknown ? 0 : t->card, .back = t->card ? grog_card(m, t->card)->back : 0, .owner = t->owner,
        .bits = (uint8_t)bits });
    s->thing[array][slot] = id;
    mark_thing(s, m, view, id, array, slot);
    mark_shown(s, m, view, id, array + 1, slot);
}

/* Where things are, once all of them have their objects. */
static void place_things(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view)
{
    const struct grog_showing *y = m->system->showing;
    for (uint32_t i = 1; y && y->spot && i < s->objects; i++) {
        struct grog_scene_object *o = &s->object[i];
        if (o->sort != GROG_IS_A_THING)
            continue;
        struct grog_spot spot = y->spot(m, view, o->row, o->place);
        o->square = spot.square;
        o->with = spot.with ? s->thing[grog_ref_array(spot.with)][grog_ref_slot(spot.with)] : 0;
    }
}

/* A field of the game that is no seat's. */
static void add_track(struct grog_scene *s, const struct grog_match *m, const struct grog_game *view, unsigned field)
{
    const struct grog_field *f = &m->system->fields[field];
    if (f->array || grog_is_by_seat(m->system, f))
        return;
    uint32_t before = s->marks;
    uint16_t id = add(s, (struct grog_scene_object){ .sort = GROG_IS_A_TRACK, .row = (uint8_t)field,
                                                     .owner = GROG_NOBODY });
    mark_all(s, m, view, id, field, f->at, 0, f->each);
    if (s->marks == before)
        s->objects--;                                   /* nothing to show */
}

void grog_scene_of(const struct grog_match *m, const struct grog_game *view, unsigned seat, struct grog_scene *out)
{
    const struct grog_system *y = m->system;
    out->objects = out->marks = 0;
    out->turn = view->turn;
    out->decisions = view->decisions;
    out->viewer = (uint8_t)seat;
    out->over = view->over;
    out->question = view->question;
    out->pad = 0;
    memset(out->thing, 0, sizeof out->thing);
    add(out, (struct grog_scene_object){ .sort = GROG_IS_A_TABLE, .owner = GROG_NOBODY });
    mark_shown(out, m, view, 0, 0, 0);
    for (unsigned i = 0; i < m->seats; i++)
        add_seat(out, m, view, i);
    for (unsigned i = 0; i < y->n_fields; i++)
        add_track(out, m, view, i);
    for (unsigned a = 0; a < y->n_arrays; a++)
        for (unsigned i = 0; i < y->arrays[a].room; i++)
            add_thing(out, m, view, a, i);
    place_things(out, m, view);
    for (unsigned z = 0; z < y->n_zones; z++)
        for (unsigned i = 0; i < y->zones[z].piles; i++)
            add_pile(out, m, view, z, i);
    grog_list(m, view, seat, &out->options);
    for (uint32_t i = 0; i < out->options.n; i++) {
        grog_touch(m, view, out, out->options.at[i], out->touch[i]);
        out->square[i] = grog_names(m, out->options.at[i], GROG_SQUARE);
        out->corner[i] = grog_names(m, out->options.at[i], GROG_CORNER);
    }
}

const char *grog_mark_name(const struct grog_match *m, const struct grog_scene_mark *mark)
{
    return mark->show ? m->system->showing->shows[mark->show - 1].name : m->system->fields[mark->field].name;
}

bool grog_mark_is_inner(const struct grog_match *m, const struct grog_scene_mark *mark)
{
    const struct grog_showing *y = m->system->showing;
    for (unsigned i = 0; y && y->inner && !mark->show && y->inner[i]; i++)
        if (!strcmp(y->inner[i], m->system->fields[mark->field].name))
            return true;
    return false;
}

int32_t grog_scene_number(const struct grog_match *m, const struct grog_scene *s, uint16_t object, const char *name)
{
    const struct grog_scene_object *o = &s->object[object];
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *k = &s->marked[o->mark + i];
        if (!strcmp(grog_mark_name(m, k), name))
            return k->value;
    }
    return 0;
}

uint16_t grog_scene_on(const struct grog_scene *s, unsigned square, uint16_t from)
{
    for (uint32_t i = from; square && i < s->objects; i++)
        if (s->object[i].square == square)
            return (uint16_t)i;
    return 0;
}

bool grog_scene_board(const struct grog_match *m, const struct grog_game *view, struct grog_board *out)
{
    const struct grog_showing *y = m->system->showing;
    memset(out, 0, sizeof *out);
    if (y && y->board)
        y->board(m, view, out);
    return out->width;
}
