/* SPDX-License-Identifier: MIT */
/* distraction.c -- Distraction Location Cards: Triggered Weapons that are left in a Location, and go off together.
 *
 * To leave one there is to drop it (WF-SHW-34, WF-SHW-37), which Soldiers who drop nothing else may do too.  What lies
 * in such a Location can be Triggered by any Soldier, wherever he is, and whoever left it: he gains the Experience
 * Points. */
#include "common.h"
#include "arms.h"
#include "distraction.h"
#include "frame.h"
#include "hostiles.h"

static bool is_triggered(const struct grog_match *m, const struct item *i)
{
    return kind_of(m, i->thing.card) == OF_WEAPON && numbers_of(m, i->thing.card)[WEAPON_TRIGGERED];
}

/* WF-SHW-33  The dice that it takes there; 0: it is no place for it. */
static int needed_at(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    uint16_t card = w->location[slot].thing.live ? w->location[slot].thing.card : 0;
    return card && kind_of(m, card) == OF_LOCATION ? numbers_of(m, card)[LOCATION_DISTRACTION] : 0;
}

bool wf_can_place(const struct grog_match *m, const struct warfighter *w, unsigned soldier, unsigned item)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    return is_triggered(m, &w->item[item]) && needed_at(m, w, slot_of_space(w, w->soldier[soldier].place)) > 0;
}

/* WF-SHW-35  Attack dice of all that is left there. */
static int dice_at(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    int n = 0;
    EACH_ITEM(w, i)
        if (w->item[i].place == space && is_triggered(m, &w->item[i]))
            n += numbers_of(m, w->item[i].thing.card)[WEAPON_MODES + EXPLOSION]
               * (numbers_of(m, w->item[i].thing.card)[WEAPON_EXPENDED] ? w->item[i].count : 1);
    return n;
}

/* At the muster: does anybody have one? */
bool wf_some_triggered(const struct grog_match *m, const struct warfighter *w)
{
    EACH_ITEM(w, i)
        if (is_triggered(m, &w->item[i]))
            return true;
    return false;
}

/* WF-SHW-38, WF-SHW-40  At any time, and each Location by itself. */
WF_RARE void wf_list_triggers(const struct grog_match *m, const struct warfighter *w, unsigned seat,
                              struct grog_list *l)
{
    for (unsigned slot = 0; slot < LOCATIONS; slot++) {
        int needed = needed_at(m, w, slot), dice = needed ? dice_at(m, w, space_of_slot(w, slot)) : 0;
        if (!dice)
            continue;
        EACH_SOLDIER(w, i)
            if (w->soldier[i].thing.owner == seat && grog_wants_of(l, VERB_TRIGGER, i + 1))
                grog_offer(l, grog_option(VERB_TRIGGER, i + 1, 0, 0, location_ref(w, slot)),
                           dice < needed ? R_SHW_35 : 0);
    }
}

/* They are used up. */
static void go_off(struct grog_run *r, unsigned space)
{
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i)
        if (w->item[i].place == space && is_triggered(r->m, &w->item[i]))
            wf_put_item_out(r, item_ref(w, i));
}

const struct grog_step wf_trigger_steps[] = { STARTS, [TRIGGER_HEARD] = CALLS("heard", R_SHW_43, PROC_NOISE) };

/* target: the Location.  WF-SHW-39  It is no Attack: no point of one is reached (WF-MEL-05). */
enum grog_flow wf_trigger(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_TRIGGER);
    const struct warfighter *w = const_wf(r->g);
    unsigned slot = grog_ref_slot(f->target), space = space_of_slot(w, slot);
    int dice;
    BEGIN;
    dice = dice_at(r->m, w, space);
    TELL_AMOUNT(TOLD_TRIGGERS, dice, f->actor, f->target);
    go_off(r, space);
    wf_eliminate_some(r, space, needed_at(r->m, w, slot), f);     /* WF-SHW-36, WF-SHW-41, WF-SHW-42  so many, by lot */
    CALL(TRIGGER_HEARD, .proc = PROC_NOISE, .seat = f->seat, .target = f->target,
         .pending = { (int16_t)(5 * dice) });                           /* WF-SHW-43  it is heard: 5 for each die */
    END;
}
