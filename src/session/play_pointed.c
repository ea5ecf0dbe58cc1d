/* SPDX-License-Identifier: MIT */
/* play_pointed.c -- what is said of a thing of the table or of a square that somebody points at: its name and what
 * is so
 * with it now, what the system adds, and what its card says. */
#include "library/systems.h"
#include "play_system.h"
#include "play_table.h"

#include <string.h>

static const struct grog_explain *of(const struct play *p) { return grog_explain_of(p->m->system); }

static void say_of_pointed(const struct play *p, grog_of_pointed *say, const struct grog_pointed *at,
                           struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (say)
        say(&e, at, out);
}

void play_say_pointed(const struct play *p, const struct grog_pointed *at, struct grog_text *out)
{
    say_of_pointed(p, of(p)->pointed, at, out);
}

void play_say_pointed_too(const struct play *p, const struct grog_pointed *at, struct grog_text *out)
{
    say_of_pointed(p, of(p)->pointed_too, at, out);
}

void play_say_object(const struct play *p, uint16_t object, struct grog_text *out, struct grog_text *card)
{
    const struct grog_scene_object *o = &p->scene->object[object];
    const struct grog_eyes e = play_eyes(p);
    GROG_ROOM(text, 2 * PLAY_LINE);
    GROG_ROOM(name, PLAY_LINE);
    if (o->card)
        grog_say_card_text(&p->s, play_side_up(p, object, o->card), GROG_LONG, &text);
    grog_say_called(&e, object, &name);
    const char *rest = strchr(text_room, '\n');
    bool headed = rest && *name_room && !strncmp(text_room, name_room,
                                                 name.n);         /* the card says its name itself */
    grog_print(out, "%.*s\n", headed ? (int)(rest - text_room) : (int)name.n, headed ? text_room : name_room);
    size_t from = out->n;
    play_say_marks(p, o, ", ", out);
    if (out->n > from)
        grog_print(out, ".\n");
    grog_print(card, "%s", headed ? rest + 1 : text_room);
}

void play_describe(const struct play *p, const struct grog_pointed *at, struct grog_text *out)
{
    GROG_ROOM(card, 2 * PLAY_LINE);
    GROG_ROOM(more, 4 * PLAY_LINE);
    if (at->object && at->object < p->scene->objects)
        play_say_object(p, at->object, out, &card);
    if (at->object || at->square)
        play_say_pointed(p, at, &more);
    grog_print(out, "%s%s%s", more_room, more.n ? "\n" : "", card_room);
    if (of(p)->pointed_too && at->object) {
        grog_print(out, "\n");
        play_say_pointed_too(p, at, out);
    }
}

void play_say_legend(const struct play *p, bool ascii, struct grog_text *out)
{
    struct grog_eyes e = play_eyes(p);
    if (of(p)->legend)
        of(p)->legend(&e, ascii, out);
}
