/* SPDX-License-Identifier: MIT */
/* divinity.c -- Divinity: what Eliminated Hostiles bring, and how the team shares it; what Clergy may have. */
#include "common.h"
#include "counters.h"
#include "divinity.h"
#include "eras.h"
#include "frame.h"

/* WF-DIV-02, WF-DIV-03  Clergy have the Weapons that their card allows, and whatever is no Weapon. */
static bool can_have(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t item,
                     uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_EQUIP, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = item, .mode = card };
    return grog_value(m, g, VALUE_CAN_HAVE, &about, NULL) > 0;
}

/* NAM-SOL-18  What is Printed on his card he has, whatever is said of its like. */
bool wf_can_have(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    const struct item *i = &const_wf(g)->item[item];
    if (can_have(m, g, soldier, item_ref(const_wf(g), item), 0))
        return true;
    return (i->flags & ITEM_PRINTED) && wf_is_printed_on(m, const_wf(g)->soldier[soldier].thing.card, i->thing.card);
}

bool wf_can_have_new(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card)
{
    return can_have(m, g, soldier, 0, card);
}

/* WF-DIV-10  They wait until they are shared.  Of one word at a time. */
void wf_gain_spoils(struct grog_run *r, uint16_t card)
{
    struct warfighter *w = wf(r->g);
    const int16_t *spoils = numbers_of(r->m, card) + HOSTILE_SPOILS;
    if (!spoils[0])
        return;
    unsigned kind = grog_card(r->m, (uint16_t)spoils[1])->ordinal;
    if (w->spoils && w->spoils_kind != kind)
        return;
    w->spoils_kind = (uint8_t)kind;
    w->spoils = (uint8_t)(w->spoils + spoils[2] > MOST_COUNTERS ? MOST_COUNTERS : w->spoils + spoils[2]);
}

/* Does his card name the counter? */
static uint16_t holds(const struct grog_match *m, const struct warfighter *w, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const int16_t *list = numbers_of(m, w->soldier[soldier].thing.card) + SOLDIER_COUNTERS;
    for (int i = 0; i < list[0]; i++)
        if (grog_card(m, wf_listed(list, i).card)->ordinal == w->spoils_kind)
            return wf_listed(list, i).card;
    return 0;
}

unsigned wf_sharers(const struct grog_match *m, const struct warfighter *w)
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        n += holds(m, w, i) != 0;
    return n;
}

void wf_list_share(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)seat;
    EACH_SOLDIER(w, i)
        if (holds(m, w, i))
            grog_offer(l, grog_option(VERB_GIVE, i + 1, 0, 0, 0), 0);
}

const struct grog_step wf_share_steps[] = { STARTS, [SHARE_WHO] = ASKS("who", R_DIV_11, ASK_SHARE) };

static bool share_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)f;
    return w->spoils && wf_sharers(m, w) > 1;
}

const struct wf_rests wf_share_rests = {
    .fits = share_fits,
};

/* WF-DIV-11, WF-DIV-12  One at a time to whom the team chooses; who is alone gets all, and nobody loses them. */
enum grog_flow wf_share(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SHARE);
    struct warfighter *w = wf(r->g);
    unsigned first;
    BEGIN;
    while (w->spoils) {
        first = SOLDIERS;
        if (!wf_sharers(r->m, w)) {
            w->spoils = 0;
            break;
        }
        if (wf_sharers(r->m, w) > 1) {
            ASK(SHARE_WHO, ASK_SHARE, wf_seats_in_play(r->m, w));
            first = r->answer.seat == GROG_NOBODY ? SOLDIERS : r->answer.option.actor - 1u;
        }
        EACH_SOLDIER(w, i)
            if (first == SOLDIERS && holds(r->m, w, i))
                first = i;
        w->spoils--;
        wf_gain_counters(r, w->soldier[first].counter, soldier_ref(w, first), holds(r->m, w, first), 1);
    }
    w->spoils_kind = 0;
    END;
}
