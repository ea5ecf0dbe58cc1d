/* SPDX-License-Identifier: MIT */
/* common.c -- what all chapters share and is too long for common.h. */
#include "common.h"

/* HN-MUL-04  A side has one deck: that of its first seat. */
unsigned hn_deck_of(const struct grog_match *m, unsigned seat)
{
    return grog_first_seat(plan_of(m)->sides[hn_side_of(m, seat)]);
}

bool hn_has_options(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list, unsigned least)
{
    struct grog_option any[2];
    struct grog_list l = { .at = any, .room = GROG_COUNT(any) };
    GROG_ASSERT(least <= GROG_COUNT(any));
    list(m, g, seat, &l);
    return l.n >= least;
}

int hn_value(const struct grog_match *m, const struct grog_game *g, unsigned value, uint16_t actor, uint16_t with,
             uint16_t target)
{
    if (!grog_match_modifies(m, value))
        return m->base[value];
    const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, actor);
    struct grog_frame about = { .proc = PROC_CONTEXT, .seat = t ? t->owner : GROG_NOBODY, .actor = actor, .with = with,
                                .target = target };
    return grog_value(m, g, value, &about, NULL);
}
