/* SPDX-License-Identifier: MIT */
/* scene.c -- what the seat sees, with names: objects and their marks, options and the menu that gathers them, what is
 * asked. */
#include "core.h"
#include "kernel/odds.h"
#include "kernel/square.h"
#include "kernel/state.h"
#include "kernel/showing.h"
#include "kernel/system.h"
#include "kernel/value.h"
#include "base/json.h"
#include "command/memory.h"
#include "session/play_lesson.h"
#include "session/play_menu.h"
#include "session/play_others.h"
#include "session/play_price.h"
#include "session/play_react.h"
#include "session/play_system.h"
#include "session/play_table.h"
#include "session/play_undo.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(WIRE_SORTS == GROG_IS_A_TRACK + 1, "words of wire.txt");

/* ---- objects ------------------------------------------------------------------------------ */

static const char *row_name(const struct core *c, const struct grog_scene_object *o)
{
    const struct grog_system *y = c->p->m->system;
    return o->sort == GROG_IS_A_PILE ? y->zones[o->row].name : o->sort == GROG_IS_A_THING ? y->arrays[o->row].name
         : o->sort == GROG_IS_A_TRACK ? y->fields[o->row].name : o->sort == GROG_IS_A_SEAT ? "seat"
         : o->sort == GROG_IS_A_CARD ? "card" : "table";
}

/* How many of the same card lie before it in its pile. */
static unsigned copies_before(const struct grog_scene *s, uint16_t object)
{
    unsigned n = 0;
    for (uint16_t i = (uint16_t)(object - 1); i > s->object[object].parent; i--)
        n += s->object[i].parent == s->object[object].parent && s->object[i].card == s->object[object].card;
    return n;
}

void scene_key(const struct core *c, uint16_t object, struct grog_text *out)
{
    const struct grog_scene *s = c->p->scene;
    const struct grog_scene_object *o = &s->object[object];
    if (o->sort == GROG_IS_A_CARD) {
        scene_key(c, o->parent, out);
        grog_print(out, ".%u.%u", o->card, copies_before(s, object));
    } else if (o->sort == GROG_IS_A_PILE || o->sort == GROG_IS_A_TRACK) {
        if (o->parent)
            scene_key(c, o->parent, out);
        grog_print(out, "%s%s", o->parent ? "." : "", row_name(c, o));
    } else {
        grog_print(out, "%s", row_name(c, o));
        if (o->sort != GROG_IS_A_TABLE)
            grog_print(out, ".%u", o->place);
    }
}

static void say_name(const struct core *c, const struct grog_scene_object *o, struct grog_text *out)
{
    const struct grog_speaker *s = &c->p->s;
    if (o->sort == GROG_IS_A_SEAT)
        grog_say_seat(s, o->place, out);
    else if (o->sort == GROG_IS_A_PILE)
        grog_say_row(s, GROG_ROW_ZONE, o->row, false, out);
    else if (o->sort == GROG_IS_A_TRACK)
        grog_say_row(s, GROG_ROW_FIELD, o->row, false, out);
    else if (o->sort == GROG_IS_A_CARD)
        grog_say_card(s, o->card ? o->card : o->back, GROG_SHORT, out);
    else if (o->sort == GROG_IS_A_THING && o->bits & GROG_UNKNOWN)
        grog_say_plain(s, "play.thing.unknown", NULL, out);
    else if (o->sort == GROG_IS_A_THING)
        grog_say_thing(s, c->p->view, o->row, o->place, out);
}

/* What a number that is shown is made of, where cards change it. */
static void say_why(const struct core *c, const struct grog_scene_object *o, const struct grog_scene_mark *m,
                    struct grog_text *out)
{
    const struct grog_showing *y = c->p->m->system->showing;
    struct grog_because why = { 0 };
    int is = 0;
    if (m->show && y->because && y->because(c->p->m, c->p->view, c->p->s.viewer, m->show - 1u, o->place, &is, &why))
        grog_say_shown_why(&c->p->s, m->show - 1u, is, &why, out);
}

static void write_marks(struct core *c, const struct grog_scene_object *o)
{
    wire_object_marks(&c->j);
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *m = &c->p->scene->marked[o->mark + i];
        char room[256], why_room[512], square_room[32];
        struct grog_text text = grog_text_in(room, sizeof room), square = grog_text_in(square_room, sizeof square_room),
                         why = grog_text_in(why_room, sizeof why_room);
        if (m->show && c->p->m->system->showing->shows[m->show - 1].is_square)
            grog_print_square(&square, (uint16_t)m->value);
        if (!grog_mark_is_inner(c->p->m, m))
            play_say_mark(c->p, m, &text);
        if (*room)
            say_why(c, o, m, &why);
        wire_mark(&c->j, NULL, &(struct wire_mark){ .name = grog_mark_name(c->p->m, m), .value = m->value,
                  .index = m->index, .word = m->word, .square = square_room, .text = room, .why = why_room });
    }
    json_close(&c->j, ']');
}

static void write_object(struct core *c, uint16_t id)
{
    const struct grog_scene_object *o = &c->p->scene->object[id];
    char name_room[256], key_room[128], square_room[32];
    struct grog_text name = grog_text_in(name_room, sizeof name_room), key = grog_text_in(key_room, sizeof key_room),
                     square = grog_text_in(square_room, sizeof square_room);
    say_name(c, o, &name);
    scene_key(c, id, &key);
    if (o->square)
        grog_print_square(&square, o->square);
    wire_object_open(&c->j, NULL, &(struct wire_object){
        .id = id, .key = key_room, .sort = (enum wire_sort)o->sort, .row = row_name(c, o), .parent = o->parent,
        .place = o->place, .name = name_room, .card = o->card, .back = o->back, .count = o->count,
        .square = square_room, .with = o->with, .owner = o->owner == 255 ? -1 : o->owner,
        .yours = o->bits & GROG_YOURS, .allied = o->bits & GROG_ALLIED, .down = o->bits & GROG_FACE_DOWN,
        .unknown = o->bits & GROG_UNKNOWN, .asked = o->bits & GROG_IS_ASKED, .initiative = o->bits & GROG_INITIATIVE,
        .resigned = o->bits & GROG_RESIGNED, .ordered = o->bits & GROG_IN_ORDER,
        .open = o->sort == GROG_IS_A_PILE && c->p->m->system->zones[o->row].sight == GROG_SEEN_BY_ALL });
    write_marks(c, o);
    json_close(&c->j, '}');
}

/* ---- options -------------------------------------------------------------------------------- */

/* The object that acts, and the first card that is named; 0: none. */
uint16_t scene_actor(const struct core *c, const struct grog_option *o)
{
    const struct grog_system *y = c->p->m->system;
    if (o->verb >= y->n_verbs || !o->actor)
        return 0;
    const struct grog_kind *k = &y->kinds[y->verbs[o->verb].kind[0]];
    return k->class == GROG_THING && k->array < GROG_SCENE_ARRAYS ? c->p->scene->thing[k->array][o->actor - 1] : 0;
}

static uint16_t card_of(const struct core *c, const struct grog_option *o)
{
    const struct grog_system *y = c->p->m->system;
    for (unsigned i = 1; o->verb < y->n_verbs && i < 4; i++)
        if (y->kinds[y->verbs[o->verb].kind[i]].class == GROG_CARD)
            return o->object[i - 1];
    return 0;
}

static void write_option(struct core *c, uint32_t i)
{
    struct play *p = c->p;
    const struct grog_system *y = p->m->system;
    const struct grog_option *o = &p->scene->options.at[i];
    bool own = o->verb < y->n_verbs;
    char text_room[PLAY_LINE], brief_room[PLAY_LINE], note_room[PLAY_LINE], square_room[32], corner_room[32];
    struct grog_text text = grog_text_in(text_room, sizeof text_room),
                     brief = grog_text_in(brief_room, sizeof brief_room),
                     note = grog_text_in(note_room, sizeof note_room),
                     square = grog_text_in(square_room, sizeof square_room),
                     corner = grog_text_in(corner_room, sizeof corner_room);
    unsigned touches = 0;
    while (touches < GROG_SCENE_TOUCHES && p->scene->touch[i][touches])
        touches++;
    play_say_option(p, *o, GROG_SHORT, &text);
    play_say_option(p, *o, GROG_BRIEF, &brief);
    play_say_note(p, *o, &note);
    if (p->scene->square[i])
        grog_print_square(&square, p->scene->square[i]);
    if (p->scene->corner[i])
        grog_print_corner(&corner, p->scene->corner[i]);
    wire_option(&c->j, NULL, &(struct wire_option){
        .id = i, .text = text_room, .brief = brief_room, .verb = own ? y->verbs[o->verb].name : "pass",
        .group = own ? grog_row_text(&p->s, "group", y->verbs[o->verb].name, NULL) : NULL, .actor = scene_actor(c, o),
        .card = card_of(c, o), .touches = { p->scene->touch[i], touches }, .square = square_room,
        .corner = corner_room, .note = note_room, .taught = lesson_marks(p, *o),
        .dice = own && y->verbs[o->verb].decides, .odds = grog_weighed(p->m, p->view, *o).proc,
        .confirm = play_is_to_be_confirmed(p, *o), .out = play_is_way_out(p, *o), .rolls = play_rolls(p, *o),
        .pays = play_is_one_of_several(p, i) ? play_copies(p, i) : 0 });
}

/* ---- the menu --------------------------------------------------------------------------------- */

static void write_line(struct core *c, uint32_t line, bool headed, bool unfolds)
{
    struct menu *u = c->p->menu;
    uint32_t from = u->line[line].from, n = u->line[line].n;
    char text_room[2 * PLAY_LINE], head_room[PLAY_LINE];
    uint16_t ids[GROG_OPTIONS_MAX];
    struct grog_text text = grog_text_in(text_room, sizeof text_room), head = grog_text_in(head_room, sizeof head_room);
    if (headed)
        play_say_heading(c->p, line, &head);
    play_say_line(c->p, line, headed && *head_room, "", &text);
    for (uint32_t i = 0; i < n; i++)
        ids[i] = (uint16_t)u->order[from + i];
    wire_line_open(&c->j, NULL, &(struct wire_line){ .text = text_room, .heading = head_room, .options = { ids, n },
                                                     .taught = play_is_taught(c->p, line) });
    wire_line_lines(&c->j);
    if (unfolds && n > 1) {
        struct menu *kept = must_have(1, sizeof *kept);
        *kept = *u;
        play_open_line(c->p, line);
        for (uint32_t i = 0; i < u->n; i++)
            write_line(c, i, false, false);
        *u = *kept;
        free(kept);
    }
    json_close(&c->j, ']');
    json_close(&c->j, '}');
}

/* ---- all of it ---------------------------------------------------------------------------------- */

static bool offers(const struct core *c, uint8_t verb)
{
    struct grog_options *acts = must_have(1, sizeof *acts);
    bool found = false;
    if (c->at != GROG_SPECTATOR && !c->walk)
        grog_list_acts(c->p->m, core_game(c), c->at, acts);
    for (uint32_t i = 0; i < acts->n; i++)
        found = found || acts->at[i].verb == verb;
    free(acts);
    return found;
}

/* What a question shows has been told: the next step's words begin anew. */
static void write_lesson(struct core *c, bool asked)
{
    struct grog_text reached = core_room(c, 0), say = core_room(c, 1);
    if (!c->p->lesson)
        return;
    lesson_last_reached(c->p, &reached);
    lesson_say(c->p, &say);
    lesson_is_new(c->p); /* what was reached is told with this scene: the next step's words begin anew */
    wire_scene_lesson(&c->j, &(struct wire_lesson){ .reached = c->text[0], .say = c->text[1],
                                                    .over = lesson_is_over(c->p) });
    json_close(&c->j, '}');
    if (asked)
        (void)lesson_is_new(c->p);
}

static void write_lists(struct core *c, bool asked)
{
    struct play *p = c->p;
    wire_scene_objects(&c->j);
    for (uint32_t i = 0; i < p->scene->objects; i++)
        write_object(c, (uint16_t)i);
    json_close(&c->j, ']');
    wire_scene_options(&c->j);
    for (uint32_t i = 0; asked && i < p->scene->options.n; i++)
        write_option(c, i);
    json_close(&c->j, ']');
    wire_scene_lines(&c->j);
    play_gather(p);
    for (uint32_t i = 0; asked && i < p->menu->n; i++)
        write_line(c, i, true, true);
    json_close(&c->j, ']');
}

void scene_write(struct core *c, const struct grog_game *g)
{
    struct play *p = c->p;
    bool asked = g == core_game(c) && core_doing(c) == WIRE_DOING_ASKS;
    struct grog_text question = core_room(c, 0), about = core_room(c, 1), hidden = core_room(c, 2),
                     turn = core_room(c, 3);
    char name_room[256];
    struct grog_text name = grog_text_in(name_room, sizeof name_room);
    if (c->at != GROG_SPECTATOR)
        play_call_seat(p, c->at, &name);
    grog_say_turn(&p->s, p->scene->turn, &turn);
    if (asked) {
        grog_say_question(&p->s, p->view, &question);
        play_say_about(p, &about);
        play_gather(p);
        p->into = &hidden;
        react_say_hidden(p);
        p->into = NULL;
    }
    wire_scene_open(&c->j, NULL, &(struct wire_scene){
        .system = grog_system_name(p->m->system), .seat = c->at == GROG_SPECTATOR ? -1 : (int)c->at,
        .seat_name = name_room, .turn = p->scene->turn, .turn_text = c->text[3], .decisions = p->scene->decisions,
        .over = p->scene->over, .asked = asked, .question = c->text[0],
        .ask = asked ? grog_question(p->m, p->view) : NULL, .about = c->text[1], .hidden = c->text[2],
        .due = asked ? play_due(p) : 0,
        .can_undo = c->at != GROG_SPECTATOR && !c->walk && play_can_undo(p), .can_redo = offers(c, GROG_REDO) });
    write_lesson(c, asked);
    board_write(c);
    write_lists(c, asked);
    json_close(&c->j, '}');
}
