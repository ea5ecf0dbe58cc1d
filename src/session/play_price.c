/* SPDX-License-Identifier: MIT */
/* play_price.c -- choices that a face takes in a way of its own: several at once, or only after it has asked. */
#include "kernel/system.h"
#include "play_price.h"

#include <string.h>

bool play_is_in_hand(const struct play *p, uint32_t object)
{
    const struct grog_scene_object *o = &p->scene->object[object], *pile = &p->scene->object[o->parent];
    return object && o->sort == GROG_IS_A_CARD && o->bits & GROG_YOURS && o->card && pile->sort == GROG_IS_A_PILE
        && !strcmp(p->m->system->zones[pile->row].name, "hand");
}

static bool is_about_card(const struct play *p, struct grog_option o)
{
    const struct grog_system *y = p->m->system;
    return o.verb < y->n_verbs && y->kinds[y->verbs[o.verb].kind[1]].class == GROG_CARD;
}

bool play_is_one_of_several(const struct play *p, uint32_t option)
{
    const struct grog_options *o = &p->scene->options;
    uint32_t alike = 0;
    if (option >= o->n || !is_about_card(p, o->at[option]) || p->m->system->verbs[o->at[option].verb].decides)
        return false;                                   /* what is rolled for is no price */
    for (uint32_t i = 0; i < o->n; i++)
        alike += o->at[i].verb == o->at[option].verb && o->at[i].actor == o->at[option].actor;
    return alike > 1 && alike + 1 >= o->n;
}

unsigned play_copies(const struct play *p, uint32_t option)
{
    const struct grog_scene *s = p->scene;
    struct grog_option o = s->options.at[option];
    unsigned n = 0;
    for (uint32_t i = 1; i < s->objects; i++)
        n += play_is_in_hand(p, i) && s->object[i].card == o.object[0]
          && s->object[s->object[i].parent].parent == s->touch[option][0];
    return n ? n : 1;
}

static bool has_choice(const struct play *p, uint16_t object)
{
    for (uint32_t i = 0; i < p->scene->options.n; i++)
        if (p->scene->touch[i][0] == object)
            return true;
    return false;
}

/* Numbers of your own things, `warfighter.actor-mark`. */
int64_t play_left_over(const struct play *p, int64_t *all, struct grog_text *out)
{
    const char *mark = grog_row_text(&p->s, "actor-mark", NULL, NULL);
    int64_t sum = 0, idle = 0;
    for (uint16_t i = 1; mark && i < p->scene->objects; i++) {
        const struct grog_scene_object *o = &p->scene->object[i];
        bool yours = o->sort == GROG_IS_A_THING && o->bits & GROG_YOURS, acts = yours && has_choice(p, i);
        int n = yours ? grog_scene_number(p->m, p->scene, i, mark) : 0;
        idle += acts ? 0 : n;
        n = acts ? n : 0;
        sum += n;
        if (n <= 0 || !out)
            continue;
        grog_print(out, "%s", out->n ? ", " : "");
        grog_say_thing(&p->s, p->view, o->row, o->place, out);
        grog_print(out, " %d", n);
    }
    if (all)
        *all = sum + idle;
    return sum;
}

bool play_is_to_be_confirmed(const struct play *p, struct grog_option o)
{
    const struct grog_system *y = p->m->system;
    if (p->lesson || o.verb >= y->n_verbs || p->scene->options.n < 2)
        return false;
    if (!grog_row_text(&p->s, "confirm", y->verbs[o.verb].name, NULL))
        return false;
    return play_left_over(p, NULL, NULL) > 0 || !grog_row_text(&p->s, "confirm", y->verbs[o.verb].name, "left");
}

static bool is_said_of(const struct play *p, const char *what, struct grog_option o)
{
    const struct grog_system *y = p->m->system;
    return o.verb < y->n_verbs && y->verbs[o.verb].name && grog_row_text(&p->s, what, y->verbs[o.verb].name, NULL);
}

bool play_rolls(const struct play *p, struct grog_option o) { return is_said_of(p, "rolls", o); }

bool play_is_way_out(const struct play *p, struct grog_option o)
{
    const uint8_t declines = p->m->system->verb_decline;
    return o.verb == GROG_PASS || (declines && o.verb == declines) || is_said_of(p, "way-out", o);
}
