/* SPDX-License-Identifier: MIT */
/* field.c -- Field Points and Field Gear: counters that lie on Hostiles and are earned with them; gear that is
 * Resupplied for them during the Mission.
 *
 * Field Gear lies in a supply of its own until somebody with a Radio Resupplies it; which counter pays for it stands on
 * the card. */
#include "common.h"
#include "armor.h"
#include "counters.h"
#include "deal.h"
#include "divinity.h"
#include "eras.h"
#include "field.h"
#include "frame.h"
#include "gear.h"
#include "goals.h"
#include "look.h"
#include "vehicles.h"

/* {counter, how many} of a piece of Field Gear; NULL: it is none. */
const int16_t *wf_field_price(const struct grog_match *m, uint16_t card)
{
    static const uint16_t at[CARD_KINDS] = { [OF_WEAPON] = WEAPON_FIELD, [OF_EQUIPMENT] = EQUIPMENT_FIELD };
    uint16_t slot = at[kind_of(m, card)];
    const int16_t *list = slot ? numbers_of(m, card) + slot : NULL;
    return list && list[0] ? list + 1 : NULL;
}

/* ---- on Hostiles --------------------------------------------------------------- */

/* CHT-FLD-02, CHT-FLD-10  Whatever brings it. */
void wf_lay_field(const struct grog_match *m, struct hostile *h)
{
    const int16_t *list = numbers_of(m, h->thing.card) + HOSTILE_FIELD;
    h->field = (uint8_t)(list[0] ? list[2] : 0);
}

/* CHT-FLD-05, CHT-FLD-09  To the Soldier whose Attack has Eliminated it. */
void wf_earn_field(struct grog_run *r, const struct hostile *h, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    const int16_t *list = numbers_of(r->m, h->thing.card) + HOSTILE_FIELD;
    if (h->field && list[0])
        wf_gain_counters(r, w->soldier[soldier].counter, soldier_ref(w, soldier), (uint16_t)list[1], h->field);
}

/* ---- paying --------------------------------------------------------------------- */

/* CHT-FLD-11  Of all Soldiers in play. */
int wf_team_counters(const struct grog_match *m, const struct warfighter *w, uint16_t counter)
{
    int n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].counter[grog_card(m, counter)->ordinal];
    return n;
}

/* ---- Resupply -------------------------------------------------------------------- */

/* CHT-EQP-12  With what Radios change. */
int wf_resupply_price(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    int cost = wf_field_price(m, card)[1] + grog_value(m, g, VALUE_RESUPPLY_COST, &about, NULL);
    return cost < 0 ? 0 : cost;
}

static bool has_radio(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    return grog_value(m, g, VALUE_RESUPPLIES, &about, NULL) > 0;
}

static bool has_room(const struct warfighter *w)
{
    for (unsigned i = 0; i < ITEMS; i++)
        if (!w->item[i].thing.live)
            return true;
    return false;
}

static struct item new_one(const struct grog_match *m, uint16_t card)
{
    return (struct item){ .thing.card = card, .count = (uint8_t)wf_counters(m, card, 1) };
}

/* CHT-FLD-13  With a Radio, for as many Field Points as the Gear costs. */
static grog_rule may_resupply(const struct look *k, unsigned soldier, uint16_t card)
{
    if (!has_room(k->w) || !has_radio(k->m, k->g, soldier))
        return R_CHT_EQP_12;
    int has = wf_team_counters(k->m, k->w, (uint16_t)wf_field_price(k->m, card)[0]);
    return wf_resupply_price(k->m, k->g, soldier, card) > has ? R_CHT_FLD_13 : 0;
}

/* CHT-FLD-14  Can he carry it, and have it? */
static grog_rule may_carry(const struct look *k, unsigned soldier, uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct item one = new_one(k->m, card);
    uint16_t his = k->w->soldier[soldier].thing.card;
    if (!wf_is_equipped(k->m, his))
        return R_BUY_13;
    if (wf_weight(k->m, &one) + wf_load(k->m, k->w, soldier) > wf_loadout(k->m, k->g, soldier))
        return R_BUY_11;
    if (wf_note(k->m, card)->is & IS_ARMOR && wf_wears(k->m, k->w, soldier, card))
        return R_ARM_12;
    if (!wf_is_of_era(k->m, his, card))
        return R_ERA_07;
    return wf_can_have_new(k->m, k->g, soldier, card) ? 0 : R_DIV_02;   /* WF-DIV-02  Clergy: as their card says */
}

WF_RARE void wf_list_resupply(const struct look *k, unsigned soldier, struct grog_list *l)
{
    const uint16_t *supply = k->w->supply;
    for (unsigned i = 1; i <= supply[0]; i++) {
        if (i > 1 && supply[i] == supply[i - 1])
            continue;
        grog_rule verdict = may_resupply(k, soldier, supply[i]);
        if (grog_skips(l, verdict))
            continue;
        grog_rule takes = verdict ? verdict : may_carry(k, soldier, supply[i]);
        if (!grog_skips(l, takes))
            offer(l, takes, VERB_RESUPPLY, soldier + 1, supply[i]);
        offer(l, verdict, VERB_RESUPPLY_HERE, soldier + 1, supply[i]);
    }
}

const struct grog_step wf_resupply_steps[] = {
    STARTS, [RESUPPLY_PAY] = CALLS("pay", R_CHT_FLD_13, PROC_PAY_COUNTER),
};

/* While it is paid for, it lies in the supply, and there is room for it. */
static bool resupply_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    bool lies = false, room = false;
    if (!f->with || !wf_is_in_play(w, f->actor) || !wf_field_price(m, f->with)
        || f[1].mode != (uint16_t)wf_field_price(m, f->with)[0])
        return false;
    for (unsigned i = 1; i <= w->supply[0]; i++)
        lies = lies || w->supply[i] == f->with;
    for (unsigned i = 0; i < ITEMS; i++)
        room = room || !w->item[i].thing.live;
    return lies && room
        && (f->proc == PROC_RESUPPLY_HERE || wf_is_equipped(m, w->soldier[grog_ref_slot(f->actor)].thing.card));
}

const struct wf_rests wf_resupply_rests = {
    .fits = resupply_fits,
    .hands = { [RESUPPLY_PAY] = { NONE, NONE, ANY, NONE } },
};

/* CHT-EQP-12, WF-BUY-19  The Radios that make it cheaper are used, or one with which he can do it at all. */
static void use_radio(struct grog_run *r, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    struct grog_because because;
    struct item *radio = NULL;
    wf_use_helpers(r, soldier, VALUE_RESUPPLY_COST, -1, &about);
    grog_value(r->m, r->g, VALUE_RESUPPLIES, &about, &because);
    for (uint32_t n = 0; n < because.n && n < GROG_BECAUSE_MAX; n++) {
        if (kind_of(r->m, because.at[n].card) != OF_EQUIPMENT)
            return;                                     /* a card says that he needs none */
        EACH_ITEM(w, i)
            if (w->item[i].holder == soldier + 1 && w->item[i].thing.card == because.at[n].card
                && (!radio || w->item[i].flags & ITEM_USED))
                radio = &w->item[i];
    }
    if (radio)
        radio->flags |= ITEM_USED;
}

/* CHT-FLD-14, CHT-FLD-15  with: the card.  He takes it, or (PROC_RESUPPLY_HERE) it lies where he is; it can be passed
 * at once. */
enum grog_flow wf_resupply_gear(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RESUPPLY || f->proc == PROC_RESUPPLY_HERE);
    struct warfighter *w = wf(r->g);
    const struct soldier *s = wf_soldier(r, f->actor);
    unsigned soldier = grog_ref_slot(f->actor);
    BEGIN;
    TELL(TOLD_RESUPPLIES, f->actor, f->with);
    use_radio(r, soldier);                              /* CHT-EQP-12, WF-BUY-19 */
    CALL(RESUPPLY_PAY, .proc = PROC_PAY_COUNTER, .seat = f->seat, .mode = (uint16_t)wf_field_price(r->m, f->with)[0],
         .pending = { (int16_t)wf_resupply_price(r->m, r->g, soldier, f->with) });
    uint16_t ref = grog_thing_new(r, ARRAY_ITEM, f->with, s->thing.owner);
    struct item *i = &w->item[grog_ref_slot(ref)];
    i->marks |= MARK_ONE_OF;                            /* CHT-FLD-13  the card stays, for any number of them */
    i->count = new_one(r->m, f->with).count;
    if (f->proc == PROC_RESUPPLY_HERE) {
        i->place = s->place;
        i->marks |= MARK_DROPPED;                       /* CHT-FLD-16  it counts like all that is dropped */
    } else {
        i->holder = (uint8_t)(soldier + 1);
    }
    wf_check_delivered(r);                              /* CHT-OBJ-16  a delivery may complete the Objective */
    END;
}

/* Is anybody on the team of its Era?  What nobody can use is not there. */
static bool is_for_somebody(const struct grog_match *m, const struct warfighter *w, uint16_t card)
{
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (w->soldier[i].thing.live && wf_is_of_era(m, w->soldier[i].thing.card, card))
            return true;
    return false;
}

/* At the deal: CHT-FLD-06. */
void wf_lay_supply(struct grog_run *r)
{
    for (uint32_t c = 1; c < r->m->cards->cards; c++)
        if (wf_field_price(r->m, (uint16_t)c) && is_for_somebody(r->m, const_wf(r->g), (uint16_t)c))
            for (int i = wf_field_copies(r->m, (uint16_t)c); i > 0; i--)
                grog_put(r, ZONE_SUPPLY, 0, (uint16_t)c);
}

int wf_field_copies(const struct grog_match *m, uint16_t card)
{
    if (!wf_field_price(m, card))
        return 0;
    return numbers_of(m, card)[kind_of(m, card) == OF_WEAPON ? WEAPON_COPIES : EQUIPMENT_COPIES];
}
