/* SPDX-License-Identifier: MIT */
/* wf_machines.c -- of the heuristic bot: what optional rules, Vehicles, the Undead and
 * contracts ask of it. */
#include "wf_bot.h"

/* The space ahead of him, if it lies open to him. */
static uint16_t next_location(const struct mind *d, unsigned soldier)
{
    int to = d->w->soldier[soldier].place + ahead(d->w);
    if (to < 1 || to > d->w->objective || ((unsigned)to == d->w->objective && !d->w->active))
        return 0;
    unsigned slot = slot_of_space(d->w, (unsigned)to);
    return d->w->location[slot].thing.live ? grog_ref(ARRAY_LOCATION, slot, d->w->location[slot].thing.gen) : 0;
}

/* A card is set aside if more are wanted to enter than a hand holds. */
int wfb_save_card(struct mind *d, const struct grog_option *o)
{
    unsigned soldier = o->actor - 1u;
    uint16_t to = next_location(d, soldier);
    if (!to || wfb_entrance(d, soldier, to) <= wfb_hand_size(d, soldier))
        return -1;
    bool full = d->w->hand[soldier][0] >= wfb_hand_size(d, soldier);
    return full && wfb_keep(d, soldier, o->object[0]) < WORTH_CARD ? 1 : -1;
}

/* Who is nearest to his end goes first; who has least Divinity gets it. */
int wfb_spread(struct mind *d, const struct grog_option *o) { return -d->foe[grog_ref_slot(o->object[0])].left; }
int wfb_give(struct mind *d, const struct grog_option *o)
{
    return -d->w->soldier[o->actor - 1u].counter[d->w->spoils_kind];
}

/* A Vehicle is called where it is wanted: while there is something to Attack, and nearest to it; or before time is
 * out. */
int wfb_call_vehicle(struct mind *d, const struct grog_option *o)
{
    unsigned space = space_of_slot(d->w, grog_ref_slot(o->object[2]));
    int worth = d->w->timer < 4 ? 1 : 0;
    for (unsigned i = 0; i < HOSTILES; i++) {
        const struct hostile *h = &d->w->hostile[i];
        unsigned far = h->thing.live ? apart(h->place, space) : SPACES;
        worth += far < 2 ? WORTH_SUPPORT / (int)(2 + far) : 0;
    }
    return worth ? worth : -1;
}

/* As a Reload: more if he has nothing else. */
int wfb_clear(struct mind *d, const struct grog_option *o)
{
    unsigned soldier = o->actor - 1u;
    bool other = wfb_best_from(d, soldier, d->w->soldier[soldier].place) > 0;
    return d->plan.threat && !other ? 2 * WORTH_RELOAD : WORTH_RELOAD;
}

/* ---- contracts ------------------------------------------------------------- */

/* Who has most Health left bears most. */
int wfb_bears_stress(struct mind *d, const struct grog_option *o)
{
    return wfb_health(d, &d->w->soldier[grog_ref_slot(o->object[0])]);
}

/* With Experience to spare. */
int wfb_avoid(struct mind *d, const struct grog_option *o)
{
    const struct event *e = &d->w->event[grog_ref_slot(o->object[0])];
    int xp = 0;
    for (unsigned i = 0; i < SOLDIERS; i++)
        xp += d->w->soldier[i].xp;
    return xp - 2 * grog_card(d->m, e->thing.card)->number[STRESS_AVOID];
}

/* Time is what a Mission needs, unless it is to be held out. */
int wfb_more_time(struct mind *d, const struct grog_option *o)
{
    struct grog_frame about = { .seat = GROG_NOBODY };
    (void)o;
    return grog_value(d->m, d->g, VALUE_TIME_OUT, &about, NULL) == 1 ? -1 : 1;
}

int wfb_pays_action(struct mind *d, const struct grog_option *o) { return d->w->soldier[o->actor - 1u].actions; }
