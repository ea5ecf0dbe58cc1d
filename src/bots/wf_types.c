/* SPDX-License-Identifier: MIT */
/* wf_types.c -- what types of Missions mean to the bot: read off the values and the way, never off a type's name. */
#include "wf_bot.h"

/* How far on the way a space is: from the rear to the front. */
unsigned wfb_onward(const struct mind *d, unsigned space)
{
    return d->w->way & BACKWARD ? d->w->objective + 1u - space : space;
}

/* Is the Mission won by time alone, and are Hostiles what loses it? */
void wfb_see_type(struct mind *d)
{
    struct grog_frame about = { .seat = GROG_NOBODY },
                      place = { .proc = PROC_DRAW_HOSTILES, .seat = GROG_NOBODY,
                                .target = grog_ref(ARRAY_LOCATION, 0, d->w->location[0].thing.gen) };
    struct plan *p = &d->plan;
    p->holds = hear(d, VALUE_TIME_OUT, &about) == 1 && !hear(d, VALUE_OBJECTIVE_WINS, &about);
    p->sweeps = p->holds && hear(d, VALUE_REINFORCED, &place);
    if (!p->holds)
        return;
    p->needed = p->want = 0;
    p->haste = 100;
    p->slack = d->w->timer;
}

/* What it is worth, beyond the rest, that this Hostile is gone when the Turn ends. */
int wfb_verdict(const struct mind *d, const struct hostile *h)
{
    unsigned far = apart(h->place, d->w->objective);
    if (!d->plan.holds)
        return 0;
    if (d->plan.sweeps || !far)
        return WORTH_WIN / 2;
    return WORTH_MARKED / (int)far;
}

/* Where the team goes when the way is not simply ahead; 0: it is. */
unsigned wfb_way(const struct mind *d, unsigned here)
{
    if (d->plan.holds)
        return d->plan.sweeps ? here : d->w->objective;
    if (!(d->w->way & BACKWARD))
        return 0;
    return d->w->front + 1 < d->w->objective ? space_of_slot(d->w, d->w->front) : 1;
}

/* Where nobody stands yet, and where most can come. */
int wfb_deploy(const struct mind *d, uint16_t location)
{
    unsigned slot = grog_ref_slot(location), space = space_of_slot(d->w, slot);
    const int16_t *n = numbers(d, d->w->location[slot].thing.card);
    int worth = n[PLACE_NEVER] ? 0 : 2 + n[PLACE_REINFORCE + 1] - n[PLACE_REINFORCE];
    if (d->plan.holds && !d->plan.sweeps)
        return space == d->w->objective;
    EACH_SOLDIER(d, i)
        worth -= 4 * (d->w->soldier[i].place == space);
    return worth;
}

/* With those who are rescued, all go back. */
bool wfb_is_found(const struct mind *d)
{
    bool found = false;
    EACH_SOLDIER(d, i) {
        if (d->w->soldier[i].part & PART_HELD)
            return false;
        found = found || (d->w->soldier[i].part & PART_RESCUE);
    }
    return found;
}
