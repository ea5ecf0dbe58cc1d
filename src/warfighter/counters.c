/* SPDX-License-Identifier: MIT */
/* counters.c -- counters that packs name: on a Soldier, or on the Mission (a tally).
 *
 * What always holds here: from 0 to what the counter's word allows; a tally is told to have come to 0
 * only once in a Mission, so that what cards do then cannot go on for ever. */
#include "common.h"
#include "counters.h"

/* `of`: the counters of `whose`, a Soldier or the Mission card. */
void wf_gain_counters(struct grog_run *r, uint8_t *of, uint16_t whose, uint16_t counter, int n)
{
    uint8_t *has = &of[grog_card(r->m, counter)->ordinal];
    int most = numbers_of(r->m, counter)[COUNTER_MOST], now = *has + n;
    now = now < 0 ? 0 : now > most ? most : now;
    if (now == *has)
        return;
    *has = (uint8_t)now;
    TELL_AMOUNT(TOLD_COUNTERS, now, whose, counter);
    struct warfighter *w = wf(r->g);
    unsigned nth = grog_card(r->m, counter)->ordinal;
    uint8_t *emptied = &w->emptied[nth / 8], bit = (uint8_t)(1u << nth % 8);
    if (of != w->tally || now || (*emptied & bit))
        return;
    *emptied |= bit;
    struct grog_frame about = { .seat = GROG_NOBODY };
    grog_after(r, &about, POINT_EMPTIED);
}

/* WF-DIV-01  He begins with the counters on his card. */
void wf_give_counters(struct grog_run *r, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    const int16_t *list = numbers_of(r->m, s->thing.card) + SOLDIER_COUNTERS;
    for (int k = 0; k < list[0]; k++)
        s->counter[grog_card(r->m, wf_listed(list, k).card)->ordinal] = (uint8_t)wf_listed(list, k).n;
}
