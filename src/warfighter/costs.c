/* SPDX-License-Identifier: MIT */
/* costs.c -- what is paid for what a card does, by the Soldier who bears or plays it. */
#include "common.h"
#include "bodies.h"
#include "cards.h"
#include "counters.h"
#include "field.h"
#include "gear.h"
#include "tables.h"
#include "wounds.h"

#define PAYER const struct grog_match *m, const struct grog_game *g, const struct grog_source *by, \
    const struct grog_price *p, uint16_t played
#define UNUSED ((void)m, (void)g, (void)by, (void)p, (void)played)
#define PAYING struct grog_run *r, const struct grog_frame *f, const struct grog_price *p

/* WF-TRN-02, WF-TRN-14  Actions left, and none of them bound by Suppress counters. */
static bool can_act(PAYER)
{
    UNUSED;
    unsigned slot = wf_bearer(const_wf(g), by->thing);
    return slot < SOLDIERS && !wf_may_act(&const_wf(g)->soldier[slot], p->amount);
}
static void act(PAYING) { wf_spend_action(r, wf_bearer(const_wf(r->g), f->with), p->amount); }

/* WF-ACD-11, WF-ACD-17  Any Soldiers contribute. */
static bool can_pay_xp(PAYER) { UNUSED; return wf_team_xp(const_wf(g)) >= (unsigned)p->amount; }

/* WF-ACD-21, WF-TRN-28  His own cards; for who has no hand, any Player Soldier's. */
static bool can_discard(PAYER)
{
    UNUSED;
    unsigned slot = wf_bearer(const_wf(g), by->thing);
    return slot < SOLDIERS && wf_cards_to_discard(const_wf(g), m, slot, played) >= p->amount;
}

static bool can_spend(PAYER)
{
    UNUSED;
    const struct item *i = by->thing && grog_ref_array(by->thing) == ARRAY_ITEM
                         ? &const_wf(g)->item[grog_ref_slot(by->thing)] : NULL;
    return i && kind_of(m, i->thing.card) != OF_WEAPON          /* a Weapon's counters are Ammo */
        && i->count >= p->amount;
}

static void spend(PAYING)
{
    wf(r->g)->item[grog_ref_slot(f->with)].flags |= ITEM_USED;
    wf_spend_counters(r, f->with, p->amount);
}

static bool can_expend(PAYER)
{
    UNUSED;
    if (by->thing && grog_ref_array(by->thing) == ARRAY_SUPPORT)
        return kind_of(m, by->card) == OF_OVERWATCH;
    if (!by->thing || grog_ref_array(by->thing) != ARRAY_ITEM)
        return false;
    unsigned slot = grog_ref_slot(by->thing);
    if (grog_match_modifies(m, VALUE_LOADOUT) && !wf_can_do_without(m, g, slot))
        return false;                                   /* WF-SOL-10 */
    return !(const_wf(g)->item[slot].flags & ITEM_LOST);
}

/* One copy, or the item: it stays with its Soldier, of no more use, until the next Soldier Turn, since what it
 * does still speaks of him. */
static void expend(PAYING)
{
    (void)p;
    if (grog_ref_array(f->with) == ARRAY_SUPPORT)
        return;                                         /* a counter on Overwatch, when all of it is done */
    struct item *i = &wf(r->g)->item[grog_ref_slot(f->with)];
    TELL(TOLD_EXPENDED, i->thing.card);
    i->flags |= ITEM_USED;
    if (i->extra) {
        i->extra--;
        i->flags &= (uint8_t)~ITEM_USED;                /* WF-BUY-12  the others are not used */
    } else {
        wf_is_used_up(wf(r->g), i);
    }
}

/* Where limited uses of a thing are counted. */
static uint8_t *spent_of(struct warfighter *w, uint16_t thing)
{
    unsigned slot = grog_ref_slot(thing);
    switch (grog_ref_array(thing)) {
    case ARRAY_SOLDIER: return &w->soldier[slot].spent;
    case ARRAY_ITEM:    return &w->item[slot].spent;
    case ARRAY_SUPPORT: return &w->support[slot].spent;
    default:            return NULL;
    }
}

static bool has_once(PAYER)
{
    UNUSED;
    const uint8_t *spent = by->thing ? spent_of((struct warfighter *)(uintptr_t)const_wf(g), by->thing) : NULL;
    return spent && *spent < p->amount;
}

static void use_once(PAYING)
{
    (void)p;
    ++*spent_of(wf(r->g), f->with);
    if (grog_ref_array(f->with) == ARRAY_ITEM)
        wf(r->g)->item[grog_ref_slot(f->with)].flags |= ITEM_USED;
}

static bool has_for_mission(PAYER)
{
    UNUSED;
    unsigned slot = by->thing ? grog_ref_slot(by->thing) : 0;
    if (by->thing && grog_ref_array(by->thing) == ARRAY_ITEM)
        return !(const_wf(g)->item[slot].flags & ITEM_SPENT);
    return by->thing && grog_ref_array(by->thing) == ARRAY_SOLDIER
        && !(const_wf(g)->soldier[slot].flags & SOLDIER_SPENT);
}

static void use_for_mission(PAYING)
{
    (void)p;
    unsigned slot = grog_ref_slot(f->with);
    if (grog_ref_array(f->with) == ARRAY_ITEM)
        wf(r->g)->item[slot].flags |= ITEM_SPENT;
    else
        wf(r->g)->soldier[slot].flags |= SOLDIER_SPENT;
}

static bool can_be_pinned(PAYER)
{
    UNUSED;
    unsigned slot = wf_bearer(const_wf(g), by->thing);
    return slot < SOLDIERS && in_play(&const_wf(g)->soldier[slot]);
}
static void be_pinned(PAYING) { wf_suppress_soldier(r, wf_bearer(const_wf(r->g), f->with), p->amount); }

/* WF-DIV-07  Of the Soldier's own counters; WF-K9-31  else of those of the K9 that follows him.  Whose: his slot, or
 * SOLDIERS. */
static unsigned who_has(const struct grog_match *m, const struct warfighter *w, uint16_t thing,
                        const struct grog_price *p)
{
    unsigned slot = wf_bearer(w, thing), kind = grog_card(m, p->word)->ordinal;
    if (slot < SOLDIERS && w->soldier[slot].counter[kind] < p->amount)
        slot = w->soldier[slot].follower ? w->soldier[slot].follower - 1u : SOLDIERS;
    return slot < SOLDIERS && w->soldier[slot].counter[kind] >= p->amount ? slot : SOLDIERS;
}

static bool has_counters(PAYER)
{
    UNUSED;
    return who_has(m, const_wf(g), by->thing, p) < SOLDIERS;
}

static void pay_counters(PAYING)
{
    struct warfighter *w = wf(r->g);
    unsigned slot = who_has(r->m, w, f->with, p);
    if (slot < SOLDIERS)
        wf_gain_counters(r, w->soldier[slot].counter, soldier_ref(w, slot), p->word, -p->amount);
}

/* CHT-SKL-06, CHT-FLD-11  Field Points of all Soldiers pay together. */
static bool have_counters(PAYER) { UNUSED; return wf_team_counters(m, const_wf(g), p->word) >= p->amount; }
/* Engaging, Fading, Body Count */
/* NAM-CON-26  Any Soldiers contribute. */
static bool can_pay_bodies(PAYER) { UNUSED; return wf_team_bodies(const_wf(g)) >= (unsigned)p->amount; }

/* Contracts, Overwatch, Stress */
/* WF-PMT-15  The Ammo counter that is loaded. */
static bool can_empty(PAYER)
{
    UNUSED;
    const struct item *i = by->thing && grog_ref_array(by->thing) == ARRAY_ITEM
                         ? &const_wf(g)->item[grog_ref_slot(by->thing)] : NULL;
    return i && i->count && !(i->flags & (ITEM_EMPTY | ITEM_LOST)) && !(i->marks & MARK_JAMMED) && wf_ammo_type(m, i);
}

static void empty(PAYING)
{
    (void)p;
    wf(r->g)->item[grog_ref_slot(f->with)].flags |= ITEM_EMPTY;
    TELL(TOLD_EMPTY, f->with);
}

const struct grog_cost_row wf_costs[COSTS] = {
    [COST_ACTION]   = { "action", "spend so many Actions", 0, 1, 4, can_act, act, 0, 0 },
    [COST_XP]       = { "xp", "pay so many Experience Points, of any Soldiers", 0, 1, 9, can_pay_xp, NULL,
                        PROC_PAY_XP, 0 },
    [COST_DISCARD]  = { "discard", "discard so many other Action cards", 0, 1, 9, can_discard, NULL,
                        PROC_PAY_CARDS, 0 },
    [COST_SPEND]    = { "spend", "use up so many of its counters", 0, 1, 20, can_spend, spend, 0, 0 },
    [COST_EXPEND]   = { "expend", "one of the item is used up", 0, 1, 1, can_expend, expend, 0, 0 },
    [COST_ONCE]     = { "per_turn", "at most so many times each Turn", 0, 1, 9, has_once, use_once, 0, 0 },
    [COST_ONCE_A_MISSION] = { "once_a_mission", "once in the whole Mission", 0, 1, 1, has_for_mission,
                        use_for_mission, 0, 0 },
    [COST_SUPPRESS] = { "take_suppress", "take so many Suppress counters", 0, 1, 3, can_be_pinned, be_pinned, 0, 0 },
    [COST_COUNTER]  = { "pay", "so many of his own counters of this word", OF_COUNTER, 1, 20, has_counters,
                        pay_counters, 0, 0 },
    /* Weapons and Equipment of the manuals */
    [COST_ANY_COUNTER] = { "spark", "pay so many counters of this word, of any Soldiers", OF_COUNTER, 1, 20,
                        have_counters, NULL, PROC_PAY_COUNTER, 0 },
    /* Engaging, Fading, Body Count */
    [COST_EMPTY]    = { "empty", "flip the Weapon's loaded Ammo counter to Empty", 0, 1, 1, can_empty, empty, 0, 0 },
    [COST_BODIES]   = { "bodies", "pay so much Body Count, Kept by any Soldiers", 0, 1, 9, can_pay_bodies, NULL,
                        PROC_PAY_BODIES, 0 },
};
