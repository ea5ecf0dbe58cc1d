/* SPDX-License-Identifier: MIT */
/* told.c -- what came of a step, line by line: each line of the log with the events that it tells, as the seat that
 * looks may know them. */
#include "base/json.h"
#include "core.h"
#include "kernel/game.h"
#include "kernel/square.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "session/play_book.h"
#include "session/play_moments.h"
#include "session/play_others.h"
#include "session/play_system.h"

#include <string.h>

_Static_assert(WIRE_CLASSS == GROG_CORNER + 1 && WIRE_PARTS == GROG_CLOSES_ROLL + 1, "words of wire.txt");

/* ---- one event -------------------------------------------------------------------------- */

/* seen: the game as the seat saw it then. */
static void write_thing(struct core *c, const struct grog_game *seen, uint8_t kind, uint16_t object)
{
    const struct grog_kind *k = &c->p->m->system->kinds[kind];
    char name_room[256] = "", key_room[64] = "", square_room[32] = "";
    struct grog_text name = { .at = name_room, .room = sizeof name_room },
                     key = { .at = key_room, .room = sizeof key_room },
                     square = { .at = square_room, .room = sizeof square_room };
    struct wire_thing t = { .class = (enum wire_class)k->class, .name = name_room, .key = key_room,
                            .square = square_room };
    grog_say_object(&c->p->s, seen, kind, object, GROG_SHORT, &name);
    if (k->class == GROG_CARD)
        t.card = object;
    else if (k->class == GROG_SEAT)
        grog_print(&key, "seat.%u", object);
    else if (k->class == GROG_THING || k->class == GROG_ANY_THING)
        grog_print(&key, "%s.%u", c->p->m->system->arrays[grog_ref_array(object)].name, grog_ref_slot(object));
    else if (k->class == GROG_SQUARE)
        grog_print_square(&square, object);
    else if (k->class == GROG_CORNER)
        grog_print_corner(&square, object);
    else
        t.number = object;
    wire_thing(&c->j, NULL, &t);
}

static void write_event(struct core *c, const struct grog_game *seen, const struct grog_event *told)
{
    const struct grog_event e = grog_event_for(c->p->m, told, c->at);
    const struct grog_event_row *row = &c->p->m->system->events[e.kind];
    wire_event_open(&c->j, NULL, &(struct wire_event){ .kind = row->name, .part = (enum wire_part)row->part,
                                                       .amount = row->amount ? e.amount : 0 });
    wire_event_things(&c->j);
    for (unsigned i = 0; i < 4; i++)
        if (row->kind[i] && (e.object[i] || c->p->m->system->kinds[row->kind[i]].class == GROG_SEAT
                             || c->p->m->system->kinds[row->kind[i]].class == GROG_NUMBER))
            write_thing(c, seen, row->kind[i], e.object[i]);
        else if (row->kind[i])                          /* there is none: the others keep their places */
            wire_thing(&c->j, NULL, &(struct wire_thing){ .class = WIRE_CLASS_NOTHING });
    json_close(&c->j, ']');
    json_close(&c->j, '}');
}

/* ---- a step ------------------------------------------------------------------------------- */

void tell_beat(struct core *c, uint32_t moment, const char *line, uint32_t from, uint32_t to)
{
    bool goes_on = line && *line == BOOK_GOES_ON;
    const struct grog_game *then = moments_at(c->p, moment);
    const struct grog_game *seen = c->p->view;
    union grog_any_game eyes;
    char room[256] = "";
    if (then && !c->walk) {
        grog_view(c->p->m, then, c->at, &eyes.game);
        seen = &eyes.game;
    }
    if (then)
        play_say_roll(c->p, then, &(struct grog_text){ .at = room, .room = sizeof room });
    wire_beat_open(&c->j, NULL, &(struct wire_beat){ .moment = moment, .line = goes_on ? line + 1 : line,
                                                     .goes_on = goes_on, .roll = room });
    wire_beat_events(&c->j);
    for (; from < to; from++)
        write_event(c, seen, &c->p->events->at[from]);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
}

/* The events up to the one whose moment this is: how many there are. */
static uint32_t events_until(const struct core *c, uint32_t moment, uint32_t from)
{
    uint32_t n = from;
    while (n < c->p->events->n && moments_of(c->p, n) && moments_of(c->p, n) <= moment)
        n++;
    return n;
}

void tell_step(struct core *c, uint32_t *from)
{
    const struct book *b = &c->p->book[c->at];
    uint32_t event = 0, all = c->p->events->n;
    play_look(c->p, c->at);
    for (; *from < b->n; ++*from) {
        uint32_t moment = b->moment[*from], next = moment ? events_until(c, moment, event) : event;
        tell_beat(c, moment, b->line[*from], event, next);
        event = next;
    }
    if (event < all)
        tell_beat(c, moments_of(c->p, all - 1), NULL, event, all);
}

void tell_open(struct core *c, const char *refused)
{
    wire_told_open(&c->j, NULL, &(struct wire_told){ .refused = refused });
    wire_told_beats(&c->j);
}

void tell_close(struct core *c)
{
    char name_room[256] = "";
    struct grog_text name = { .at = name_room, .room = sizeof name_room };
    enum wire_doing doing = core_doing(c);
    unsigned seats = grog_over(core_game(c)) ? 0 : grog_asked(core_game(c));
    int next = seats ? (int)grog_first_seat(seats & c->p->hands ? seats & c->p->hands : seats) : -1;
    if (next >= 0)
        play_call_seat(c->p, (unsigned)next, &name);
    json_close(&c->j, ']');
    wire_told_now(&c->j, &(struct wire_state){
        .seat = c->at == GROG_SPECTATOR ? -1 : (int)c->at, .doing = doing, .next = next, .next_name = name_room,
        .saved = c->p->saved, .file = c->p->file, .decisions = grog_decisions(core_game(c)),
        .lines = c->p->book[c->at].n });
    json_close(&c->j, '}');
    json_close(&c->j, '}');
}

/* ---- the log ------------------------------------------------------------------------------- */

bool ask_log(struct core *c, int n, char **arg)
{
    uint64_t from;
    uint32_t at;
    char line[PLAY_LINE];
    (void)n;
    if (!core_number(arg[0], UINT32_MAX, &from))
        return false;
    wire_log_open(&c->j, NULL, &(struct wire_log){ .first = (int64_t)from });
    wire_log_lines(&c->j);
    for (at = (uint32_t)from; book_read(c->p, c->at, &at, line); )
        wire_log_line(&c->j, NULL, &(struct wire_log_line){ .text = line });
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    return true;
}
