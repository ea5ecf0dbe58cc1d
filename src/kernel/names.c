/* SPDX-License-Identifier: MIT */
/* names.c -- objects, options and events by name, and options back from names.
 *
 * A name is the same for every seat: a face-down thing is called by its back.
 * To read an option is to list what may be chosen and find the one that is written
 * so: there is no second grammar that could disagree with the first. */
#include "list.h"
#include "square.h"
#include "state.h"
#include "thing.h"

#include <stdio.h>
#include <string.h>

const char *grog_refusal_in_error(const char *why_not)
{
    return !why_not ? "?" : !strcmp(why_not, GROG_NO_CHOICE) ? "not a choice here" : why_not;
}

/* ---- objects ------------------------------------------------------------- */

static void print_thing(struct grog_text *t, const struct grog_match *m, const struct grog_game *g, unsigned array,
                        uint16_t ref)
{
    unsigned slot = grog_ref_slot(ref);
    if (!ref || array >= m->system->n_arrays || slot >= m->system->arrays[array].room) {
        grog_print(t, "nothing");
        return;
    }
    const struct grog_thing *thing = grog_thing_of(m, g, array, slot);
    const char *name = thing->live && thing->card ? grog_card(m, grog_face(m, thing))->name
                                                  : m->system->arrays[array].name;
    grog_print(t, "%s/%u", name, slot + 1);
}

static const char *row_name(const struct grog_match *m, uint8_t kind, uint16_t object)
{
    const struct grog_proc *proc;
    switch (kind) {
    case GROG_KIND_PROC:
        proc = object < 256 ? grog_proc_row(m, (uint8_t)object) : NULL;
        return proc ? proc->name : NULL;
    case GROG_KIND_QUESTION:
        return object && object < m->system->n_questions ? m->system->questions[object].name : NULL;
    case GROG_KIND_POINT:
        return object && object < m->system->n_points ? m->system->points[object].name : NULL;
    default:
        return NULL;
    }
}

static void print_card(struct grog_text *t, const struct grog_match *m, uint16_t card)
{
    if (card && card < m->cards->cards)
        grog_print(t, "%s", grog_card(m, card)->name);
    else
        grog_print(t, "%u", card);
}

void grog_print_object(struct grog_text *t, const struct grog_match *m, const struct grog_game *g, uint8_t kind,
                       uint16_t object)
{
    if (kind == GROG_KIND_CARD) {
        print_card(t, m, object);
        return;
    }
    if (kind >= m->system->n_kinds) {
        const char *name = row_name(m, kind, object);
        name ? grog_print(t, "%s", name) : grog_print(t, "%u", object);
        return;
    }
    const struct grog_kind *k = &m->system->kinds[kind];
    switch (k->class) {
    case GROG_NOTHING: break;
    case GROG_NUMBER:  grog_print(t, "%u", object); break;
    case GROG_SEAT:    grog_print(t, "seat %u", object); break;
    case GROG_CARD:    print_card(t, m, object); break;
    case GROG_THING:   print_thing(t, m, g, k->array, object); break;
    case GROG_ANY_THING: print_thing(t, m, g, grog_ref_array(object), object); break;
    case GROG_SQUARE:  grog_print_square(t, object); break;
    case GROG_CORNER:  grog_print_corner(t, object); break;
    case GROG_WORD:
        grog_print(t, "%s", object < k->words ? k->word[object] : "?");
        break;
    }
}

unsigned grog_room_of(const struct grog_system *s, const struct grog_field *f)
{
    unsigned most = f->of ? s->card_kinds[f->of].most : 0;
    return most ? most : 1;
}

uint16_t grog_nth_of_kind(const struct grog_cards *c, uint8_t kind, unsigned ordinal)
{
    for (uint32_t i = 1; i < c->cards; i++)
        if (c->card[i].kind == kind && c->card[i].ordinal == ordinal)
            return (uint16_t)i;
    return 0;
}

void grog_print_cell_name(struct grog_text *t, const struct grog_match *m, const struct grog_cell *c)
{
    unsigned room = grog_room_of(m->system, c->field);
    bool by_card = c->field->of && c->field->kind != GROG_KIND_ORDINAL;
    uint16_t card = by_card && !c->group ? grog_nth_of_kind(m->cards, c->field->of, c->index % room) : 0;
    if (card) {
        grog_print(t, "%s[%u]", grog_card(m, card)->name, c->index / room);
        return;
    }
    if (c->group)
        grog_print(t, "%s[%u].", c->group, c->element);
    grog_print(t, "%s", c->field->name);
    card = by_card && c->group ? grog_nth_of_kind(m->cards, c->field->of, c->index) : 0;
    if (card)
        grog_print(t, "[%s]", grog_card(m, card)->name);
    else if (c->many)
        grog_print(t, "[%u]", c->index);
}

void grog_print_pile(struct grog_text *t, const struct grog_match *m, const uint16_t *pile)
{
    for (unsigned k = 1; k <= pile[0]; k++) {
        grog_print(t, k > 1 ? ", " : "");
        print_card(t, m, pile[k]);
    }
}

/* ---- options and events -------------------------------------------------- */

static void print_objects(struct grog_text *t, const struct grog_match *m, const struct grog_game *g,
                          const uint8_t kind[4], const uint16_t object[4])
{
    const char *between = " ";
    for (unsigned i = 0; i < 4; i++) {
        if (m->system->kinds[kind[i]].class == GROG_NOTHING)
            continue;
        grog_print(t, "%s", between);
        grog_print_object(t, m, g, kind[i], object[i]);
        between = ", ";
    }
}

static const char *window_name(const struct grog_match *m, unsigned window)
{
    for (unsigned q = 1; q < m->system->n_questions; q++)
        if (m->system->questions[q].window == window)
            return m->system->questions[q].name;
    return "?";
}

static void print_act(struct grog_text *t, const struct grog_match *m, struct grog_option o)
{
    static const char *const name[] = {
        "react", "undo", "redo", "consent", "object", "resign", "hand over",
    };
    static const char *const reaction[] = { "ask me", "always", "never" };
    GROG_ASSERT(grog_is_act(o));
    grog_print(t, "!%s", name[o.verb - GROG_REACT]);
    if (o.verb == GROG_REACT)
        grog_print(t, " %s, %s", window_name(m, o.actor), o.object[0] <= GROG_NEVER ? reaction[o.object[0]] : "?");
    else if (o.verb == GROG_HAND_OVER)
        grog_print(t, " person %u", o.object[0]);
}

const char *grog_option_text(const struct grog_match *m, const struct grog_game *g, struct grog_option o,
                             char text[GROG_TEXT_MAX])
{
    struct grog_text t = { .at = text, .room = GROG_TEXT_MAX };
    const uint16_t object[4] = { o.actor, o.object[0], o.object[1], o.object[2] };
    if (grog_is_act(o)) {
        print_act(&t, m, o);
    } else if (o.verb == GROG_PASS) {
        grog_print(&t, "pass");
    } else if (o.verb && o.verb < m->system->n_verbs) {
        grog_print(&t, "%s", m->system->verbs[o.verb].name);
        print_objects(&t, m, g, m->system->verbs[o.verb].kind, object);
    } else {
        grog_print(&t, "?");
    }
    return text;
}

const char *grog_event_text(const struct grog_match *m, const struct grog_game *g, const struct grog_event *e,
                            char text[GROG_TEXT_MAX])
{
    struct grog_text t = { .at = text, .room = GROG_TEXT_MAX };
    const struct grog_event_row *row = &m->system->events[e->kind];
    GROG_ASSERT(e->kind < m->system->n_events);
    grog_print(&t, "%s", row->name);
    print_objects(&t, m, g, row->kind, e->object);
    if (row->amount)
        grog_print(&t, " %d", e->amount);
    return text;
}
