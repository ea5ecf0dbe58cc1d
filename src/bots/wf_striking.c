/* SPDX-License-Identifier: MIT */
/* wf_striking.c -- of the heuristic bot: Striking Range, Fast Hostiles, Traps. */
#include "wf_bot.h"

/* As good as to Engage the best of those there. */
int wfb_close_in(struct mind *d, const struct grog_option *o)
{
    unsigned soldier = o->actor - 1u;
    int best = -1;
    EACH_HOSTILE(d, i) {
        if (d->w->hostile[i].place != d->w->soldier[soldier].place || d->foe[i].target)
            continue;
        int worth = wfb_engage(d, soldier, grog_ref(ARRAY_HOSTILE, i, d->w->hostile[i].thing.gen));
        best = worth > best ? worth : best;
    }
    return best;
}

/* It costs nothing to face the one in front. */
int wfb_turn_to(struct mind *d, const struct grog_option *o)
{
    (void)d, (void)o;
    return WORTH_XP;
}

/* The one that does least. */
int wfb_let_act(struct mind *d, const struct grog_option *o)
{
    const struct foe *f = &d->foe[grog_ref_slot(o->object[0])];
    return -f->threat[f->active < 0 ? 0 : f->active > 9 ? 9 : f->active];
}

/* Who has most Health to lose. */
int wfb_springer(struct mind *d, const struct grog_option *o)
{
    return -wfb_harm(d, grog_ref_slot(o->object[0]), 1);
}

/* Is it of any use on this Mission, in the first Mode that it has? */
bool wfb_can_use(const struct mind *d, unsigned soldier, unsigned item)
{
    const int16_t *n = numbers(d, d->w->item[item].thing.card);
    if (!grog_in(d->m->values_broad, VALUE_CAN_USE))
        return true;                                    /* nobody speaks of it */
    unsigned mode = 0;
    while (mode + 1 < GUN_MODES && !n[WEAPON_MODES + mode])
        mode++;
    struct grog_frame about = { .proc = PROC_AIM, .seat = (uint8_t)d->seat, .actor = soldier_name(d, soldier),
                                .with = grog_ref(ARRAY_ITEM, item, d->w->item[item].thing.gen),
                                .mode = (uint16_t)mode };
    return grog_value(d->m, d->g, VALUE_CAN_USE, &about, NULL) > 0;
}
