/* SPDX-License-Identifier: MIT */
/* wf_arms.c -- Bipods, Attachments, Field Gear and cards for others: what they are worth. */
#include "wf_bot.h"
#include "warfighter/notes.h"

/* With something to shoot at: if nothing goes without it, or if an Action is left to shoot with. */
int wfb_bipod(struct mind *d, const struct grog_option *o)
{
    const struct soldier *s = &d->w->soldier[o->actor - 1u];
    const int16_t *n = numbers(d, d->w->item[grog_ref_slot(o->object[0])].thing.card);
    if (!d->plan.threat)
        return -1;
    return n[WEAPON_BIPOD] == BIPOD_NEEDED ? WORTH_RELOAD : s->actions > 1 ? WORTH_RELOAD / 2 : -1;
}

/* On a Weapon at all; from one to another is not worth a thought. */
int wfb_attach(struct mind *d, const struct grog_option *o)
{
    return d->w->item[grog_ref_slot(o->object[0])].on ? -1 : 1;
}

/* Whoever has most pays. */
int wfb_pays_counter(struct mind *d, const struct grog_option *o)
{
    return d->w->soldier[o->actor - 1u].counter[grog_card(d->m, o->object[0])->ordinal];
}

/* Field Gear that the Objective waits for and that nobody has yet; 0: there is none. */
static uint16_t awaited(const struct mind *d)
{
    uint16_t card = (uint16_t)wf_numbers_as(d->m, d->w->location[1].thing.card, OF_OBJECTIVE)[OBJECTIVE_DELIVER];
    if (!card || !numbers(d, card)[EQUIPMENT_FIELD])
        return 0;
    EACH_ITEM(d, i)
        if (d->w->item[i].thing.card == card && d->w->item[i].holder)
            return 0;
    return card;
}

/* What can be carried is taken as soon as it can be paid for, and first what the Mission is about. */
int wfb_resupply(struct mind *d, const struct grog_option *o)
{
    uint16_t first = awaited(d);
    return !first ? WORTH_CARD : o->object[0] == first ? WORTH_PROGRESS : -1;
}
