/* SPDX-License-Identifier: MIT */
/* play_table.c -- the table and the choices, drawn from the scene.
 *
 * A block of the scene is one paragraph: a seat, or the table, with its numbers, its things
 * by array and its piles.  Nothing here knows a system. */
#include "library/systems.h"
#include "play_system.h"
#include "play_table.h"
#include "play_text.h"
#include "kernel/state.h"
#include "kernel/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INDENT = 6 };

static void put(struct grog_text *t, const char *text)
{
    size_t n = strlen(text);
    if (t->n + n < t->room)
        memcpy(t->at + t->n, text, n + 1);
    t->n += t->n + n < t->room ? n : 0;
}

/* "; " before all but the first part of a paragraph. */
static void begin_part(struct grog_text *t, bool *first)
{
    put(t, *first ? "" : "; ");
    *first = false;
}

/* ---- parts of a paragraph -------------------------------------------------- */

void play_say_mark(const struct play *p, const struct grog_scene_mark *m, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    grog_say_marked(&e, m, out);
}

void play_say_marks(const struct play *p, const struct grog_scene_object *o, const char *between, struct grog_text *out)
{
    bool any = false;
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *m = &p->scene->marked[o->mark + i];
        char room[256];
        struct grog_text mark = grog_text_in(room, sizeof room);
        if (!grog_mark_is_inner(p->m, m))
            play_say_mark(p, m, &mark);
        if (*room)
            grog_print(out, "%s%s", any ? between : "", room);
        any = any || *room;
    }
}

static void put_marks(const struct play *p, const struct grog_scene_object *o, const char *between,
                      struct grog_text *t)
{
    char room[PLAY_LINE];
    struct grog_text marks = grog_text_in(room, sizeof room);
    play_say_marks(p, o, between, &marks);
    put(t, room);
}

/* The cards of a pile, equal ones once: they lie side by side in sets. */
static void put_cards(const struct play *p, uint32_t first, unsigned n, struct grog_text *t)
{
    for (unsigned i = 0; i < n; ) {
        uint16_t card = p->scene->object[first + i].card;
        unsigned copies = 0;
        char room[256];
        struct grog_text name = grog_text_in(room, sizeof room);
        put(t, i ? ", " : "");
        while (i < n && p->scene->object[first + i].card == card)
            i++, copies++;
        grog_say_card(&p->s, card, GROG_SHORT, &name);
        if (copies > 1)
            grog_say_plain(&p->s, "play.copies", (const struct grog_pair[]){ { "card", room, 0 }, { "n", NULL, copies },
                           { 0 } }, t);
        else
            put(t, room);
    }
}

static void put_pile(const struct play *p, uint32_t id, struct grog_text *t)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    char name_room[256], list_room[PLAY_LINE];
    struct grog_text name = grog_text_in(name_room, sizeof name_room), list = grog_text_in(list_room, sizeof list_room);
    bool open = !(o->bits & GROG_UNKNOWN) && o->count, stack = o->bits & GROG_IN_ORDER;
    grog_say_row(&p->s, GROG_ROW_ZONE, o->row, false, &name);
    if (open && stack)
        grog_say_card(&p->s, p->scene->object[id + o->count].card, GROG_SHORT, &list);
    else if (open)
        put_cards(p, id + 1, o->count, &list);
    const struct grog_pair pairs[] = { { "name", name_room, 0 }, { "n", NULL, o->count },
        { stack ? "card" : "list", list_room, 0 }, { 0 } };
    grog_say_plain(&p->s, !open ? "play.pile" : stack ? "play.pile.top" : "play.pile.cards", pairs, t);
}

/* The thing, its numbers, and the cards that lie with it. */
static void put_thing(const struct play *p, uint32_t id, struct grog_text *t)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    char room[256];
    struct grog_text name = grog_text_in(room, sizeof room);
    grog_say_thing(&p->s, p->view, o->row, o->place, &name);
    const char *key = o->bits & GROG_UNKNOWN ? "play.thing.unknown"
                    : o->bits & GROG_FACE_DOWN ? "play.thing.down" : "play.thing";
    grog_say_plain(&p->s, key, (const struct grog_pair[]){ { "card", room, 0 }, { 0 } }, t);
    if (o->marks) {
        put(t, " (");
        put_marks(p, o, ", ", t);
        put(t, ")");
    }
    for (uint32_t i = id + 1; i < p->scene->objects; i++) {
        const struct grog_scene_object *pile = &p->scene->object[i];
        if (pile->sort != GROG_IS_A_PILE || pile->parent != id || !pile->count)
            continue;
        put(t, " [");
        put_pile(p, i, t);
        put(t, "]");
    }
}

/* All things of one array under one parent, in one part. */
static void put_things(const struct play *p, uint16_t parent, unsigned array, struct grog_text *t, bool *first)
{
    char list_room[PLAY_LINE], name_room[256];
    struct grog_text list = grog_text_in(list_room, sizeof list_room), name = grog_text_in(name_room, sizeof name_room);
    unsigned n = 0;
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        const struct grog_scene_object *o = &p->scene->object[i];
        if (o->sort != GROG_IS_A_THING || o->row != array || o->parent != parent)
            continue;
        put(&list, n++ ? ", " : "");
        put_thing(p, i, &list);
    }
    if (!n)
        return;
    grog_say_row(&p->s, GROG_ROW_ARRAY, array, n > 1, &name);
    begin_part(t, first);
    grog_say_plain(&p->s, "play.things", (const struct grog_pair[]){ { "name", name_room, 0 }, { "list", list_room, 0 },
                   { 0 } }, t);
}

/* ---- paragraphs ------------------------------------------------------------ */

static void put_under(const struct play *p, uint16_t parent, struct grog_text *t, bool first)
{
    for (uint32_t i = 1; i < p->scene->objects; i++)
        if (p->scene->object[i].sort == GROG_IS_A_TRACK && p->scene->object[i].parent == parent) {
            begin_part(t, &first);
            put_marks(p, &p->scene->object[i], "; ", t);
        }
    for (unsigned a = 0; a < GROG_SCENE_ARRAYS; a++)
        put_things(p, parent, a, t, &first);
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        const struct grog_scene_object *o = &p->scene->object[i];
        if (o->sort != GROG_IS_A_PILE || o->parent != parent)
            continue;
        if (o->bits & GROG_YOURS)
            put(t, "\n    ");                           /* your own cards have lines of their own */
        else
            begin_part(t, &first);
        put_pile(p, i, t);
    }
}

static void show_seat(const struct play *p, uint16_t id)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    char room[4 * PLAY_LINE], name_room[256];
    struct grog_text t = grog_text_in(room, sizeof room), name = grog_text_in(name_room, sizeof name_room);
    const char *key = o->bits & GROG_YOURS ? "play.seat.you"
                    : o->bits & GROG_ALLIED ? "play.seat.ally" : "play.seat.foe";
    bool first = true;
    grog_say_seat(&p->s, o->place, &name);
    if (*name_room >= 'a' && *name_room <= 'z')
        *name_room = (char)(*name_room - 'a' + 'A');
    put(&t, play_ink(p, PLAY_BOLD));
    grog_say_plain(&p->s, key, (const struct grog_pair[]){ { "seat", name_room, 0 }, { 0 } }, &t);
    put(&t, play_ink(p, PLAY_PLAIN));
    put(&t, !o->marks && o->bits & (GROG_RESIGNED | GROG_INITIATIVE) ? " " : "  ");     /* "You have": a sentence */
    if (o->marks) {
        begin_part(&t, &first);
        put_marks(p, o, "; ", &t);
    }
    for (unsigned i = 0; i < 2; i++)
        if (o->bits & (i ? GROG_RESIGNED : GROG_INITIATIVE)) {
            begin_part(&t, &first);
            grog_say_plain(&p->s, i ? "play.resigned" : "play.initiative",
                           (const struct grog_pair[]){ { "you", NULL, (o->bits & GROG_YOURS) != 0 }, { 0 } }, &t);
        }
    put_under(p, id, &t, first);
    play_print(p, INDENT, room);
}

static void show_turn(const struct play *p)
{
    char room[128], line[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room), out = grog_text_in(line, sizeof line);
    grog_say_turn(&p->s, p->scene->turn, &t);
    grog_print(&out, "%s-- %s ", play_ink(p, PLAY_BOLD), room);
    for (size_t i = t.n + 4; i < p->width; i++)
        grog_print(&out, "-");
    grog_print(&out, "%s\n", play_ink(p, PLAY_PLAIN));
    play_tell(p, line);
}

bool play_is_main(const struct play *p)
{
    return grog_row_text(&p->s, "ask", grog_question(p->m, p->view), "always") != NULL;
}

bool play_only_answer(const struct play *p)
{
    return grog_explain_of(p->m->system)->board && p->scene->options.n == 1 && !play_is_main(p);
}

bool play_is_told(const struct play *p, struct grog_option o)
{
    return o.verb != GROG_PASS && p->view->question != p->m->system->ask_target;
}

static void show_seats(const struct play *p)
{
    char room[4 * PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    uint16_t you = 0;
    for (uint16_t i = 1; i <= grog_seats(p->m); i++)
        if (p->scene->object[i].bits & GROG_YOURS)
            you = i;
        else
            show_seat(p, i);
    put(&t, play_ink(p, PLAY_BOLD));
    grog_say_plain(&p->s, "play.table", NULL, &t);
    put(&t, play_ink(p, PLAY_PLAIN));
    put(&t, "  ");
    put_under(p, 0, &t, true);
    play_print(p, INDENT, room);
    if (you)
        show_seat(p, you);
}

void play_show_table(struct play *p)
{
    show_turn(p);
    memset(p->drawn, 0, sizeof p->drawn);
    p->drawn_asked = 0;
    p->drawn_turn = p->scene->turn;
    if (!play_show_board(p))
        show_seats(p);
}

void play_show_changes(struct play *p)
{
    bool has_board = grog_explain_of(p->m->system)->board != NULL;
    if (!has_board || (play_is_main(p) && p->drawn_turn != p->scene->turn))
        play_show_table(p);
    else if (play_is_main(p))
        play_show_board(p);
}
