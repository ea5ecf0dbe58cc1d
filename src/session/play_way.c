/* SPDX-License-Identifier: MIT */
/* play_way.c -- a thing of the board goes to any square that it can reach (see play_way.h). */
#include "play_way.h"
#include "kernel/system.h"

#include <string.h>

static bool is_offered(const struct play *p, struct grog_option o)
{
    const struct grog_options *all = &p->scene->options;
    for (uint32_t i = 0; i < all->n; i++)
        if (!memcmp(&all->at[i], &o, sizeof o))
            return true;
    return false;
}

/* A choice of the actor that must come before its first step; NULL: none is offered. */
static const struct grog_option *setting_out(const struct play *p, uint8_t actor)
{
    const struct grog_options *all = &p->scene->options;
    for (const uint8_t *verb = p->m->system->showing->sets_out; verb && *verb; verb++)
        for (uint32_t i = 0; i < all->n; i++)
            if (all->at[i].verb == *verb && all->at[i].actor == actor)
                return &all->at[i];
    return NULL;
}

bool play_way(const struct play *p, unsigned array, unsigned slot, uint16_t to, struct play_way *out)
{
    const struct grog_showing *shows = p->m->system->showing;
    memset(out, 0, sizeof *out);
    out->steps = shows && shows->way ? shows->way(p->m, p->view, array, slot, to, out->leg) : 0;
    if (!out->steps)
        return false;
    if (!is_offered(p, out->leg[0].take)) {
        const struct grog_option *first = setting_out(p, out->leg[0].take.actor);
        if (!first)
            return false;
        out->take[out->n++] = *first;
    }
    for (unsigned i = 0; i < out->steps; i++)
        out->take[out->n++] = out->leg[i].take;
    return true;
}

bool play_ways(const struct play *p, unsigned array, unsigned slot, uint8_t out[GROG_BOARD_SQUARES])
{
    const struct grog_showing *shows = p->m->system->showing;
    struct play_way way;
    unsigned at = 0;
    memset(out, 0, GROG_BOARD_SQUARES);
    if (!shows || !shows->ways)
        return false;
    shows->ways(p->m, p->view, array, slot, out);
    while (at < GROG_BOARD_SQUARES && !out[at])
        at++;
    return at < GROG_BOARD_SQUARES && play_way(p, array, slot, (uint16_t)(at + 1), &way);
}
