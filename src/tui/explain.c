/* SPDX-License-Identifier: MIT */
/* explain.c -- what is said of a thing of the table or of a square: its name and what is so with it now, what the face
 * adds, and what its card says. */
#include "table.h"
#include "kernel/state.h"

#include <string.h>

void table_explain_object(const struct table *t, uint16_t object, struct grog_text *out, struct grog_text *card)
{
    const struct grog_scene_object *o = &t->p->scene->object[object];
    char card_room[2 * PLAY_LINE] = "", name[PLAY_LINE] = "";
    struct grog_text text = { .at = card_room, .room = sizeof card_room }, named = { .at = name, .room = sizeof name };
    if (o->card)
        grog_say_card_text(&t->p->s, play_side_up(t->p, object, o->card), GROG_LONG, &text);
    table_name(t, object, &named);
    const char *rest = strchr(card_room, '\n');
    bool headed = rest && *name && !strncmp(card_room, name, named.n);          /* the card says its name itself */
    grog_print(out, "%.*s\n", headed ? (int)(rest - card_room) : (int)named.n, headed ? card_room : name);
    size_t from = out->n;
    play_say_marks(t->p, o, ", ", out);
    if (out->n > from)
        grog_print(out, ".\n");
    grog_print(card, "%s", headed ? rest + 1 : card_room);
}

void table_explain(struct table *t, struct grog_text *out)
{
    char card_room[2 * PLAY_LINE] = "", more_room[4 * PLAY_LINE] = "";
    struct grog_text card = { .at = card_room, .room = sizeof card_room },
                     more = { .at = more_room, .room = sizeof more_room };
    if (t->object && t->object < t->p->scene->objects)
        table_explain_object(t, t->object, out, &card);
    if (t->face->explain && (t->object || t->square))
        t->face->explain(t, &more);
    grog_print(out, "%s%s%s", more_room, more.n ? "\n" : "", card_room);
    if (t->face->explain_after && t->object) {
        grog_print(out, "\n");
        t->face->explain_after(t, out);
    }
}
