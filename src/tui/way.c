/* SPDX-License-Identifier: MIT */
/* way.c -- a whole way on a board by one key: whoever acts goes to the square under the cursor, step by step.
 *
 * What always holds here: each step is a choice of its own, taken only while it is offered and nothing has happened
 * since the step before: nobody else has done anything, and nobody else is to be seen elsewhere or as something
 * else. */
#include "desk.h"

#include <string.h>

/* Where everything is that is not one's own side's, and what it is seen to be, as a number to compare. */
static uint64_t what_is_seen(const struct desk *d)
{
    const struct grog_scene *s = d->p->scene;
    uint64_t sum = 0;
    for (uint16_t i = 1; i < s->objects; i++) {
        const struct grog_scene_object *o = &s->object[i];
        if (o->sort != GROG_IS_A_THING || o->bits & (GROG_YOURS | GROG_ALLIED))
            continue;
        const uint16_t parts[] = { o->row, o->place, o->square, o->card };
        uint64_t hash = 14695981039346656037u;
        for (unsigned k = 0; k < GROG_COUNT(parts); k++)
            hash = (hash ^ parts[k]) * 1099511628211u;
        sum += hash;
    }
    return sum;
}

static uint32_t decisions(const struct desk *d) { return grog_decisions(grog_journal_game(d->p->journal)); }

static uint32_t offered(const struct desk *d, struct grog_option o)
{
    const struct grog_options *all = &d->p->scene->options;
    for (uint32_t i = 0; i < all->n; i++)
        if (!memcmp(&all->at[i], &o, sizeof o))
            return i;
    return UINT32_MAX;
}

bool way_under_cursor(const struct desk *d, struct play_way *out)
{
    return d->t.focus == PANE_BOARD && desk_is_asked(d) && table_way(&d->t, d->t.actor, d->t.square, out);
}

uint32_t way_back_to(const struct desk *d, uint32_t now)
{
    for (unsigned i = 0; i < GROG_COUNT(d->walked); i++)
        if (d->walked[i].from < now && now < d->walked[i].to)
            return d->walked[i].from;
    return now;
}

/* Its steps so far are one choice to take back. */
static void note_way(struct desk *d, uint32_t before, bool first)
{
    unsigned last = (d->ways + GROG_COUNT(d->walked) - (first ? 0u : 1u)) % GROG_COUNT(d->walked);
    if (first) {
        for (unsigned i = 0; i < GROG_COUNT(d->walked); i++)        /* what was taken back is no way any more */
            if (d->walked[i].to > before)
                d->walked[i].from = d->walked[i].to = 0;
        d->walked[last].from = before;
        d->ways = (d->ways + 1) % GROG_COUNT(d->walked);
    }
    d->walked[last].to = decisions(d);
}

void way_stop(struct desk *d) { d->walk.n = d->walk.at = 0; }

/* The next step; what has happened since his choice is told from its beginning. */
static void step(struct desk *d)
{
    uint32_t since = d->since, option = offered(d, d->walk.take[d->walk.at]);
    unsigned at = d->walk.at++;
    uint32_t before = decisions(d);
    d->walk.saw = what_is_seen(d);
    desk_take(d, option);
    if (desk_is_asked(d)) {                             /* it was refused, or is to be confirmed */
        way_stop(d);
        return;
    }
    note_way(d, before, !at);
    d->since = at ? since : d->since;
}

bool way_begin(struct desk *d)
{
    struct play_way way;
    if (d->marks || !way_under_cursor(d, &way))
        return false;
    d->walk.n = way.n;
    d->walk.at = 0;
    memcpy(d->walk.take, way.take, sizeof way.take);
    step(d);
    return true;
}

bool way_goes_on(struct desk *d)
{
    if (d->walk.at >= d->walk.n) {
        way_stop(d);
        return false;
    }
    if (d->walk.saw != what_is_seen(d) || offered(d, d->walk.take[d->walk.at]) == UINT32_MAX) {
        way_stop(d);
        desk_note(d, false, SAID(d, "table.walk.stopped"));
        return false;
    }
    step(d);
    return !desk_is_asked(d);
}
