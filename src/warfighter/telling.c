/* SPDX-License-Identifier: MIT */
/* telling.c -- the dice of an Attack as they are told: all that lie, that they are rolled again, the best
 * of them, how many hit. */
#include "common.h"
#include "telling.h"

enum { IN_A_LINE = 4 };

/* die: so many of them, the highest first; cover: the cover die. */
void wf_tell_dice(struct grog_run *r, const int16_t *die, int n, int cover)
{
    for (int i = 0; i < n; i += IN_A_LINE) {
        struct grog_event e = { .amount = (int16_t)(i ? 0 : cover) };
        for (int k = 0; k < IN_A_LINE && i + k < n; k++)
            e.object[k] = (uint16_t)die[i + k];
        grog_tell(r, i ? TOLD_MORE_DICE : TOLD_DICE, GROG_EVERYBODY, e);
    }
}

/* which: 1 the Attack dice, 2 the cover die, 3 all. */
void wf_tell_again(struct grog_run *r, int which)
{
    if (which)
        TELL(TOLD_AGAIN, (uint16_t)which);
}

/* The best of so many dice with what is added, against what it needs; who: who rolls, 0 nobody in play. */
void wf_tell_best(struct grog_run *r, uint16_t who, const int16_t *die, int n, int needed, int bonus)
{
    grog_tell(r, TOLD_ROLLED, GROG_EVERYBODY, (struct grog_event){
        .object = { who, (uint16_t)die[0], n > 1 ? (uint16_t)die[1] : 0, (uint16_t)needed },
        .amount = (int16_t)(die[0] + bonus) });
}

/* Of several dice each may hit: one that does is told with the best of them. */
void wf_tell_hits(struct grog_run *r, int hits, int dice)
{
    if (hits > 1)
        TELL_AMOUNT(TOLD_HITS, hits, (uint16_t)dice);
}
