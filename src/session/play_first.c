/* SPDX-License-Identifier: MIT */
/* play_first.c -- of choices of one sort those that stand first, each with a key of its own: the best of what uses
 * nothing up, and the best of what does. */
#include "play_menu.h"
#include "play_system.h"

#include <string.h>

/* Of those in the order the best that uses nothing up, or of those that do, is put first: what it promises, or 0. */
static int64_t put_first(const struct play *p, uint32_t from, uint32_t to, bool freely)
{
    uint32_t *order = p->menu->order, best = from;
    int64_t most = 0;
    for (uint32_t i = from; i < to; i++) {
        int64_t promise = play_promise(p, p->scene->options.at[order[i]]), worth = promise % GROG_FREELY;
        if (promise && (promise >= GROG_FREELY) == freely && worth > most) {
            best = i;
            most = worth;
        }
    }
    uint32_t option = order[best];
    memmove(order + from + 1, order + from, (best - from) * sizeof *order);
    order[from] = option;
    return most;
}

/* What promises most of those stands before them, with a key of its own at a table: of what uses nothing up, and then
 * of what does, where that promises more.  How many such there are. */
uint32_t play_best_first(const struct play *p, uint32_t from, uint32_t to)
{
    if (!p->on_screen || p->pictured)
        return 0;
    int64_t freely = put_first(p, from, to, true), costly = put_first(p, from + (freely > 0), to, false);
    return (uint32_t)(freely > 0) + (uint32_t)(costly > freely);
}
