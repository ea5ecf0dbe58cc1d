/* SPDX-License-Identifier: MIT */
/* explain.c -- see explain.h: what the tables of all systems share. */
#include "explain.h"
#include "kernel/system.h"

#include <stdlib.h>
#include <string.h>

/* ---- odds --------------------------------------------------------------------------------- */

/* The results by their numbers, the smallest first, equal ones together. */
static void put_in_order(struct grog_odds *o)
{
    for (uint32_t i = 1; i < o->n; i++)
        for (uint32_t k = i; k && o->at[k].result < o->at[k - 1].result; k--) {
            int32_t result = o->at[k].result;
            uint64_t share = o->at[k].share;
            o->at[k] = o->at[k - 1];
            o->at[k - 1].result = result;
            o->at[k - 1].share = share;
        }
    uint32_t n = 0;
    for (uint32_t i = 0; i < o->n; i++)
        if (n && o->at[n - 1].result == o->at[i].result)
            o->at[n - 1].share += o->at[i].share;
        else
            o->at[n++] = o->at[i];
    o->n = n;
}

enum grog_status grog_odds_by(const struct grog_explain *x, const struct grog_match *m, const struct grog_game *view,
                              unsigned seat, struct grog_option o, struct grog_odds *out)
{
    enum grog_status status = grog_odds(m, view, seat, o, out);
    if (status == GROG_OK && x->recount)
        x->recount(m, view, o, out);
    put_in_order(out);
    return status;
}

/* ---- what the scene has ---------------------------------------------------------- */

void grog_say_called(const struct grog_eyes *e, uint16_t object, struct grog_text *out)
{
    const struct grog_scene_object *o = &e->scene->object[object];
    if (o->sort == GROG_IS_A_THING)
        grog_say_thing(e->s, e->view, o->row, o->place, out);
    else if (o->sort == GROG_IS_A_CARD)
        grog_say_card(e->s, o->card ? o->card : o->back, GROG_SHORT, out);
    else if (o->sort == GROG_IS_A_SEAT)
        grog_say_seat(e->s, o->place, out);
    else if (o->sort == GROG_IS_A_PILE)
        grog_say_row(e->s, GROG_ROW_ZONE, o->row, o->count != 1, out);
    else if (o->sort == GROG_IS_A_TRACK)
        grog_say_row(e->s, GROG_ROW_FIELD, o->row, false, out);
}

int grog_number_of(const struct grog_eyes *e, uint16_t object, const char *mark)
{
    return grog_scene_number(e->m, e->scene, object, mark);
}

bool grog_is_thing(const struct grog_eyes *e, uint16_t object, unsigned array)
{
    const struct grog_scene_object *o = &e->scene->object[object];
    return object && object < e->scene->objects && o->sort == GROG_IS_A_THING && o->row == array;
}

uint16_t grog_next_thing(const struct grog_eyes *e, unsigned array, uint16_t after)
{
    const struct grog_scene *s = e->scene;
    for (uint32_t i = after + 1u; i < s->objects; i++)
        if (s->object[i].sort == GROG_IS_A_THING && s->object[i].row == array)
            return (uint16_t)i;
    return 0;
}

/* ---- texts ------------------------------------------------------------------- */

void grog_say_marked(const struct grog_eyes *e, const struct grog_scene_mark *mark, struct grog_text *out)
{
    if (mark->show)
        grog_say_shown(e->s, mark->show - 1u, mark->value, out);
    else
        grog_say_mark(e->s, e->view, mark->field, mark->index, mark->word, mark->value, out);
}

static void read_text(struct grog_text *t, unsigned indent, const struct grog_reader *to)
{
    to->read(to->arg, &(struct grog_part){ .indent = indent, .text = t->at ? t->at : "" });
    free(t->at);
}

void grog_read_card(const struct grog_eyes *e, uint16_t card, unsigned indent, const struct grog_reader *to)
{
    struct grog_text t = { 0 };
    do
        grog_say_card_text(e->s, card, GROG_LONG, &t);
    while (grog_text_grows(&t));
    read_text(&t, indent, to);
}

void grog_read_message(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, unsigned indent,
                       const struct grog_reader *to)
{
    struct grog_text t = { 0 };
    do
        grog_say_plain(e->s, key, pairs, &t);
    while (grog_text_grows(&t));
    read_text(&t, indent, to);
}
