/* SPDX-License-Identifier: MIT */
/* gear.c -- Reloading, Pass Gear to Other Soldiers, Lighten the Load: what Soldiers carry.
 *
 * So that exchanges come to an end: an item changes hands once a Soldier Turn, or so often as the Setting says, and
 * Ammo goes one way at a Weapon. */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "before.h"
#include "cards.h"
#include "deal.h"
#include "gear.h"
#include "goals.h"
#include "team.h"
#include "vehicles.h"

/* ---- weight --------------------------------------------------------------- */

uint16_t wf_ammo_type(const struct grog_match *m, const struct item *i)
{
    return kind_of(m, i->thing.card) == OF_WEAPON ? (uint16_t)numbers_of(m, i->thing.card)[WEAPON_CALIBER] : 0;
}

/* WF-SOL-11, WF-WPN-06, WF-EQP-04  The printed weight, or the cost.  Grenades and other counted items weigh each;
 * a set of Ammo beyond the Weapon's own, or a part of one, weighs 1 (WF-WPN-37). */
int wf_weight(const struct grog_match *m, const struct item *i)
{
    const int16_t *n = numbers_of(m, i->thing.card);
    switch (kind_of(m, i->thing.card)) {
    case OF_WEAPON: {
        if (n[WEAPON_MOUNTED])
            return 0;                                   /* WF-VEH-13  mounted, it weighs nothing */
        int each = n[WEAPON_WEIGHT] < 0 ? n[WEAPON_COST] : n[WEAPON_WEIGHT];
        if (n[WEAPON_PART])
            each = 0;                                   /* CHT-WPN-13, CHT-WPN-14  only its extra Ammo weighs */
        if (n[WEAPON_EXPENDED] && (n[WEAPON_PART] || !is_tank(n)))
            return each * i->count;
        int more = i->count - n[WEAPON_AMMO];
        if ((!n[WEAPON_CALIBER] && !is_tank(n)) || more <= 0 || !n[WEAPON_AMMO])
            return each;
        return each + (more + n[WEAPON_AMMO] - 1) / n[WEAPON_AMMO];
    }
    case OF_EQUIPMENT:
        return (n[EQUIPMENT_WEIGHT] < 0 ? n[EQUIPMENT_COST] : n[EQUIPMENT_WEIGHT]) * (1 + i->extra);
    default:
        return 0;                                       /* WF-SKL-03  Skills weigh nothing */
    }
}

/* WF-BUY-11  What is used up is not carried any more. */
int wf_load(const struct grog_match *m, const struct warfighter *w, unsigned soldier)
{
    int n = 0;
    EACH_ITEM(w, i)
        n += w->item[i].holder == soldier + 1 && !(w->item[i].flags & ITEM_LOST) ? wf_weight(m, &w->item[i]) : 0;
    return n;
}

/* WF-SOL-10, WF-BUY-06, WF-MSN-07  The Soldier's and the Mission's; what other cards say comes to it. */
int wf_printed_loadout(const struct grog_match *m, const struct warfighter *w, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    if (!is_outfitted(kind_of(m, w->soldier[soldier].thing.card)))          /* WF-VEH-21: its hold */
        return wf_is_equipped(m, w->soldier[soldier].thing.card)
             ? numbers_of(m, w->soldier[soldier].thing.card)[SQUAD_LOADOUT] : 0;
    return numbers_of(m, w->soldier[soldier].thing.card)[PLAYER_LOADOUT]
         + wf_mission_numbers(m)[MISSION_LOADOUT]
         + wf_circumstance(m, CIRCUMSTANCE_LOADOUT);    /* WF-PLC-27 */
}

static struct grog_frame about_loadout(const struct warfighter *w, unsigned soldier)
{
    return (struct grog_frame){ .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
}

static inline int no_less_than_0(int n) { return n < 0 ? 0 : n; }

int wf_loadout(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = about_loadout(w, soldier);
    /* WF-MSN-07  all of it together; not below 0 */
    return no_less_than_0(wf_printed_loadout(m, w, soldier) + grog_value(m, g, VALUE_LOADOUT, &about, NULL));
}

static bool speaks_of_loadout(const struct grog_match *m, uint16_t card)
{
    const struct grog_card *c = grog_card(m, card);
    for (unsigned i = 0; i < c->modifiers; i++)
        if (m->cards->modifier[c->modifier + i].value == VALUE_LOADOUT)
            return true;
    return false;
}

/* WF-SOL-10  What adds to his Loadout stays with him for as long as he carries what it lets him carry.  Its rows count
 * as they are now; of several in one item the others go on saying what they say. */
bool wf_can_do_without(const struct grog_match *m, const struct grog_game *g, unsigned item)
{
    GROG_ASSERT(item < ITEMS);
    const struct warfighter *w = const_wf(g);
    const struct item *i = &w->item[item];
    unsigned soldier = i->holder - 1u;
    if (!i->holder || wf_units(m, i) > 1 || !speaks_of_loadout(m, i->thing.card)
        || !is_outfitted(kind_of(m, w->soldier[soldier].thing.card)))
        return true;
    struct grog_because because;
    struct grog_frame about = about_loadout(w, soldier);
    int printed = wf_printed_loadout(m, w, soldier),
        now = no_less_than_0(printed + grog_value(m, g, VALUE_LOADOUT, &about, &because)),
        without = no_less_than_0(printed + grog_value_without(m, VALUE_LOADOUT, &because, item_ref(w, item)));
    return without >= now || wf_load(m, w, soldier) - wf_weight(m, i) <= without;
}

void wf_is_used_up(struct warfighter *w, struct item *i)
{
    i->flags |= ITEM_LOST;
    w->special |= SPECIAL_GONE;
}

/* WF-PMT-16  Where Equipment goes with its counters: of several each goes with its own, which are spent one card after
 * the other. */
static void discard_spent(struct grog_run *r, struct item *i)
{
    int each = numbers_of(r->m, i->thing.card)[EQUIPMENT_COUNTERS];
    for (; i->extra && i->count <= each * i->extra; i->extra--) {
        TELL(TOLD_EXPENDED, i->thing.card);
        if (i->count == each * i->extra)
            i->flags &= (uint8_t)~ITEM_USED;            /* WF-BUY-12  the others are not used */
    }
    if (i->count)
        return;
    TELL(TOLD_EXPENDED, i->thing.card);
    wf_is_used_up(wf(r->g), i);
}

void wf_spend_counters(struct grog_run *r, uint16_t ref, int amount)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_ITEM);
    struct item *i = &wf(r->g)->item[grog_ref_slot(ref)];
    bool some = i->count;
    i->count = (uint8_t)(i->count > amount ? i->count - amount : 0);
    TELL_AMOUNT(TOLD_SPENT, i->count, ref);
    if (some && kind_of(r->m, i->thing.card) == OF_EQUIPMENT && wf_said(r->m, r->g, VALUE_SPENT_GOES))
        discard_spent(r, i);
}

/* ---- what helps by itself -------------------------------------------------- */

static bool use_all(struct warfighter *w, unsigned soldier, uint16_t card)
{
    bool some = false;
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && w->item[i].thing.card == card) {
            w->item[i].flags |= ITEM_USED;
            some = true;
        }
    return some;
}

/* His, or else that of those with him. */
static void use_card(struct warfighter *w, unsigned soldier, uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    if (use_all(w, soldier, card))
        return;
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == w->soldier[soldier].place)
            use_all(w, i, card);
}

/* WF-BUY-19  Equipment that helped him without being chosen is used by him this Turn, and by nobody else. */
void wf_use_helpers(struct grog_run *r, unsigned soldier, unsigned value, int way, const struct grog_frame *about)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct grog_because because;
    if (!grog_can_vary(r->m, value))
        return;
    grog_value(r->m, r->g, value, about, &because);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++)
        if (kind_of(r->m, because.at[i].card) == OF_EQUIPMENT && because.at[i].amount * way > 0)
            use_card(wf(r->g), soldier, because.at[i].card);
}

/* ---- passing -------------------------------------------------------------- */

/* WF-BUY-11, WF-BUY-20  How many of it there are: Grenades and Equipment are bought, weighed and given one by one. */
int wf_units(const struct grog_match *m, const struct item *i)
{
    if (wf_note(m, i->thing.card)->is & COMES_IN_UNITS)
        return i->count ? i->count : 1;
    return kind_of(m, i->thing.card) == OF_EQUIPMENT ? 1 + i->extra : 1;
}

/* WF-BUY-12  Of several that were used this Turn: is one left that was not, full if it has counters? */
bool wf_has_unused(const struct grog_match *m, const struct item *i)
{
    if (kind_of(m, i->thing.card) != OF_EQUIPMENT || !i->extra || i->flags & ITEM_LOST)
        return false;
    return i->count >= numbers_of(m, i->thing.card)[EQUIPMENT_COUNTERS];
}

enum { ITEMS_KEPT = 64 };                               /* places for what comes into the game */

/* Is there a place for one of several by itself? */
bool wf_can_part(const struct warfighter *w)
{
    unsigned n = 0;
    if (grog_unused(&w->item[ITEMS - ITEMS_KEPT - 1].thing))
        return true;                                    /* so many there have never been */
    EACH_ITEM(w, i)
        n++;
    return n < ITEMS - ITEMS_KEPT;
}

/* One of several, by itself from now on: of Equipment the one with the most counters. */
struct item *wf_one_of(struct grog_run *r, uint16_t *ref)
{
    struct warfighter *w = wf(r->g);
    struct item *all = &w->item[grog_ref_slot(*ref)];
    uint16_t new = wf_units(r->m, all) > 1 ? grog_thing_new(r, ARRAY_ITEM, all->thing.card, all->thing.owner) : 0;
    if (!new)
        return all;
    struct item *one = &w->item[grog_ref_slot(new)];
    struct grog_thing thing = one->thing;
    *one = *all;
    one->thing = thing;
    one->marks |= MARK_ONE_OF;
    if (wf_has_unused(r->m, all))
        one->flags &= (uint8_t)~ITEM_USED;              /* WF-BUY-12  the one that was used stays behind */
    int counters = kind_of(r->m, thing.card) == OF_WEAPON ? 1 : numbers_of(r->m, thing.card)[EQUIPMENT_COUNTERS];
    one->count = (uint8_t)(all->count < counters ? all->count : counters);
    one->extra = 0;
    all->count = (uint8_t)(all->count - one->count);
    all->extra = (uint8_t)(all->extra - (all->extra > 0));
    *ref = new;
    return one;
}

static void hand_over(struct grog_run *r, struct item *i, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    i->holder = (uint8_t)(soldier + 1);
    i->place = 0;
    i->thing.owner = wf(r->g)->soldier[soldier].thing.owner;
    if ((i->marks & MARK_PASSES) / MARK_PASSED + 1 < r->m->base[VALUE_HAND_OVERS])
        i->marks = (uint8_t)(i->marks + MARK_PASSED);   /* NAM-ACT-101, CHT-ACT-72  it may go further, and back */
    else
        i->flags |= ITEM_EXCHANGED;
    i->marks &= (uint8_t)~(MARK_DEPLOYED | MARK_DROPPED);
    wf_carry_along(r, i);
    wf_check_delivered(r);                              /* CHT-OBJ-16  a delivery may complete the Objective */
}

/* WF-SET-33, WF-SET-35, WF-BUY-16  with: the item; target: the receiver. */
enum grog_flow wf_pass_gear(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PASS_GEAR);
    hand_over(r, wf_one_of(r, &f->with), grog_ref_slot(f->target));
    TELL(TOLD_GIVES, f->actor, f->with, f->target);
    return GROG_DONE;
}

/* WF-BUY-09, WF-BUY-10  What is dropped lies in his Location for others. */
enum grog_flow wf_drop(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DROP);
    struct item *i = wf_one_of(r, &f->with);
    i->holder = 0;
    i->place = wf_soldier(r, f->actor)->place;
    i->marks &= (uint8_t)~MARK_DEPLOYED;
    i->marks |= MARK_DROPPED;                           /* WF-BUY-10  it still counts in the team's value */
    TELL(TOLD_DROPS, f->actor, i->thing.card);
    wf_carry_along(r, i);
    return GROG_DONE;
}

/* WF-BUY-17  What lies in his Location is his without an Action. */
enum grog_flow wf_pick_up(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PICK_UP);
    hand_over(r, wf_one_of(r, &f->with), grog_ref_slot(f->actor));
    TELL(TOLD_PICKS_UP, f->actor, f->with);
    return GROG_DONE;
}

/* ---- Ammo ----------------------------------------------------------------- */

/* Counters that can be given: an Empty one cannot. */
static int full_counters(const struct item *i) { return i->count - ((i->flags & ITEM_EMPTY) != 0); }

static unsigned space_of_item(const struct warfighter *w, const struct item *i)
{
    return i->holder ? w->soldier[i->holder - 1].place : i->place;
}

/* May this Weapon get Ammo, whatever gives it: WF-WPN-36, WF-BUY-14, WF-BUY-18, WF-SOL-34? */
grog_rule wf_may_get_ammo(const struct grog_match *m, const struct warfighter *w, unsigned to)
{
    GROG_ASSERT(to < ITEMS);
    const struct item *b = &w->item[to];
    if (!b->holder)
        return R_WPN_36;
    enum card_kind taker = kind_of(m, w->soldier[b->holder - 1].thing.card);
    if (taker == OF_SQUAD)
        return R_WPN_36;
    if ((b->flags & ITEM_GAVE) || b->count >= 99)
        return R_BUY_14;
    return taker == OF_NON_PLAYER && b->count >= numbers_of(m, b->thing.card)[WEAPON_AMMO] ? R_BUY_18 : 0;
}

/* WF-WPN-36, WF-BUY-14  May this Weapon give one to another in this space? */
grog_rule wf_may_give_counter(const struct grog_match *m, const struct warfighter *w, const struct item *i,
                              unsigned space)
{
    if (space_of_item(w, i) != space || (i->holder && kind_of(m, w->soldier[i->holder - 1].thing.card) == OF_SQUAD))
        return R_WPN_36;
    return full_counters(i) < 1 || (i->flags & ITEM_GOT) ? R_BUY_14 : 0;
}

/* May this one give it some: WF-WPN-35, WF-WPN-36, WF-BUY-14? */
grog_rule wf_may_give_ammo(const struct grog_match *m, const struct warfighter *w, unsigned from, unsigned to)
{
    GROG_ASSERT(from < ITEMS && to < ITEMS);
    const struct item *a = &w->item[from], *b = &w->item[to];
    if (!wf_ammo_type(m, a) || wf_ammo_type(m, a) != wf_ammo_type(m, b))
        return R_WPN_35;
    return from == to ? R_WPN_36 : wf_may_give_counter(m, w, a, space_of_item(w, b));
}

/* with: the Weapon that gives; mode: the one that gets; target: the kind of counter, if one was named. */
enum grog_flow wf_pass_ammo(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PASS_AMMO);
    struct warfighter *w = wf(r->g);
    struct item *from = &w->item[grog_ref_slot(f->with)], *to = &w->item[grog_ref_slot(f->mode)];
    wf_hand_counter(r->m, from, to, (enum ammo)f->target);
    from->flags |= ITEM_GAVE;
    to->flags |= ITEM_GOT;
    TELL(TOLD_GIVES_AMMO, f->with, f->mode);
    return GROG_DONE;
}

/* WF-TRN-21, WF-WPN-32  The Empty counter is removed; the next one is on top. */
enum grog_flow wf_reload(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RELOAD);
    struct item *i = &wf(r->g)->item[grog_ref_slot(f->with)];
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    wf_drop_empty(i);
    TELL_AMOUNT(TOLD_RELOADS, i->count, f->with);
    return GROG_DONE;
}

/* ---- Lighten the Load ----------------------------------------------------- */

/* WF-BUY-20, WF-BUY-21  Out of the game; the team is counted anew.  Of counted items one at a time. */
enum grog_flow wf_lighten(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_LIGHTEN);
    struct item *i = &wf(r->g)->item[grog_ref_slot(f->with)];
    TELL(TOLD_THROWS_AWAY, f->actor, i->thing.card);
    if (kind_of(r->m, i->thing.card) == OF_WEAPON && numbers_of(r->m, i->thing.card)[WEAPON_EXPENDED] && i->count > 1
        && !is_tank(numbers_of(r->m, i->thing.card))) {
        i->count--;
    } else if (kind_of(r->m, i->thing.card) == OF_EQUIPMENT && i->extra) {
        i->extra--;                                     /* the one with the fewest counters: the rest keep what */
        int room = numbers_of(r->m, i->thing.card)[EQUIPMENT_COUNTERS] * (1 + i->extra);        /* they can hold */
        i->count = (uint8_t)(i->count < room ? i->count : room);
    } else {
        wf_put_item_out(r, f->with);
    }
    wf_count_points(r);
    return GROG_DONE;
}
