/* SPDX-License-Identifier: MIT */
/* targets.c -- whom the effects of cards concern.
 *
 * Soldiers are those in play; Hostiles are those that
 * could be Attacked for where they are: none in an Objective that is not active. */
#include "common.h"
#include "ammo.h"
#include "choices.h"
#include "goals.h"
#include "tables.h"
#include "vehicles.h"
#include "wounds.h"

#define WHO const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, \
    uint16_t out[GROG_TARGETS]
#define UNUSED ((void)m, (void)g, (void)f, (void)out)

/* ---- Soldiers ------------------------------------------------------------ */

static unsigned soldiers(const struct warfighter *w, unsigned space, unsigned but, uint16_t out[GROG_TARGETS])
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        if (i != but && (!space || w->soldier[i].place == space))
            out[n++] = soldier_ref(w, i);
    return n;
}

static unsigned one_soldier(const struct warfighter *w, unsigned slot, uint16_t out[GROG_TARGETS])
{
    if (slot >= SOLDIERS || !in_play(&w->soldier[slot]))
        return 0;
    out[0] = soldier_ref(w, slot);
    return 1;
}

static unsigned one_named(const struct warfighter *w, uint16_t ref, uint16_t out[GROG_TARGETS])
{
    bool is = ref && grog_ref_array(ref) == ARRAY_SOLDIER;
    return is ? one_soldier(w, grog_ref_slot(ref), out) : 0;
}

static unsigned your_space(const struct warfighter *w, const struct grog_frame *f)
{
    return wf_space_of_thing(w, f->with);
}

static unsigned me(WHO) { UNUSED; return one_soldier(const_wf(g), wf_bearer(const_wf(g), f->with), out); }
static unsigned actor(WHO)
{
    UNUSED;
    struct grog_frame about = grog_context(g, f);
    unsigned n = one_named(const_wf(g), about.actor, out);
    return n ? n : one_named(const_wf(g), about.target, out);
}
static unsigned attacked(WHO) { UNUSED; return one_named(const_wf(g), grog_context(g, f).target, out); }
static unsigned each_soldier(WHO) { UNUSED; return soldiers(const_wf(g), 0, SOLDIERS, out); }
/* WF-ACD-15  You; Upgunned, any Soldier. */
static unsigned me_or_any(WHO) { return grog_is_raised(f) ? each_soldier(m, g, f, out) : me(m, g, f, out); }
static unsigned each_soldier_here(WHO)
{
    UNUSED;
    unsigned space = your_space(const_wf(g), f);
    return space ? soldiers(const_wf(g), space, SOLDIERS, out) : 0;
}
static unsigned others(WHO) { UNUSED; return soldiers(const_wf(g), 0, wf_bearer(const_wf(g), f->with), out); }

/* ---- Wounds and Weapons -------------------------------------------------- */

static unsigned wounds_of(const struct warfighter *w, unsigned slot, unsigned n, uint16_t out[GROG_TARGETS])
{
    GROG_ASSERT(slot < SOLDIERS);
    for (unsigned k = 0; k < WOUNDS && w->soldier[slot].wound[k]; k++)
        if (wf_can_be_treated(&w->soldier[slot], k))
            out[n++] = wound_name(slot, k);
    return n;
}

/* WF-WND-07, WF-WND-11  A Wound that can still be Treated, named before the roll. */
static unsigned a_wound(WHO)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    unsigned space = your_space(w, f);
    EACH_SOLDIER(w, i)
        if (w->soldier[i].wound[0] && w->soldier[i].place == space && wf_can_be_healed(m, g, i))
            n = wounds_of(w, i, n, out);
    return n;
}

static unsigned my_wound(WHO)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned n = 0, self = wf_bearer(w, f->with);
    EACH_SOLDIER(w, i)
        if (w->soldier[i].wound[0] && (i == self || grog_is_raised(f)) && wf_can_be_healed(m, g, i))
            n = wounds_of(w, i, n, out);
    return n;
}

/* Weapons that need a Reload and have Ammo for it. */
static unsigned weapons(const struct grog_match *m, const struct warfighter *w, unsigned holder, unsigned space,
                        uint16_t out[GROG_TARGETS])
{
    unsigned n = 0;
    EACH_ITEM(w, i) {
        const struct item *it = &w->item[i];
        if (!it->holder || !wf_can_reload(it))
            continue;
        bool his = holder < SOLDIERS ? it->holder == holder + 1 : !space || w->soldier[it->holder - 1].place == space;
        if (his && kind_of(m, it->thing.card) == OF_WEAPON)
            out[n++] = item_ref(w, i);
    }
    return n;
}
static unsigned my_weapon(WHO)
{
    return weapons(m, const_wf(g), grog_is_raised(f) ? SOLDIERS : wf_bearer(const_wf(g), f->with), 0, out);
}
static unsigned a_weapon(WHO) { return weapons(m, const_wf(g), SOLDIERS, your_space(const_wf(g), f), out); }

/* ---- Hostiles ------------------------------------------------------------ */

/* WF-OBJ-16, WF-OBJ-17  Does the card hit what it is used against, so that a target of the Objective can be hit too,
 * unless it is guarded?  Bombs hit every one of them. */
WF_RARE static bool hits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f,
                         const struct hostile *target)
{
    const struct grog_ability *a = grog_ability_of(m, f);
    bool bombs_only = numbers_of(m, target->thing.card)[TARGET_EXPLOSION], hit = false;
    if (!wf_said(m, &w->game, VALUE_CARDS_HIT_TARGETS))
        return false;                                   /* NAM-OBJ-13, CHT-OBJ-19  no Hostile, except for Attacks */
    for (unsigned i = 0; i < a->effects; i++) {
        uint8_t effect = m->cards->effect[a->effect + i].effect;
        hit = hit || effect == EFFECT_BOMBARD || (effect == EFFECT_HIT && !bombs_only);
    }
    return hit && !wf_may_aim_at_target(m, w, target);
}

/* Those that can be named: not in an Objective that is not active. */
static unsigned hostiles(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f,
                         unsigned space, unsigned range, uint16_t out[GROG_TARGETS])
{
    unsigned n = 0;
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        if (!(space && apart(w, h->place, space) > range) && !wf_is_out_of_reach(m, w, h)
            && (!wf_is_target(m, h) || hits(m, w, f, h)))
            out[n++] = hostile_ref(w, i);
    }
    return n;
}

/* WF-ACD-36  A Hostile of little value; WF-OBJ-17  a target of the Objective has none. */
static unsigned a_weak_hostile(WHO)
{
    unsigned n = hostiles(m, const_wf(g), f, 0, 0, out), kept = 0;
    for (unsigned i = 0; i < n; i++) {
        const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(out[i])];
        if (wf_is_target(m, h) || numbers_of(m, h->thing.card)[HOSTILE_VALUE] <= 1)
            out[kept++] = out[i];
    }
    return kept;
}

/* WF-OVW-13  A Hostile of no value, wherever it is: nobody Attacks it. */
static unsigned a_trifle(WHO)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    EACH_HOSTILE(w, i)
        if (!wf_is_target(m, &w->hostile[i]) && !numbers_of(m, w->hostile[i].thing.card)[HOSTILE_VALUE])
            out[n++] = hostile_ref(w, i);
    return n;
}

static unsigned each_hostile(WHO)      { return hostiles(m, const_wf(g), f, 0, 0, out); }
static unsigned each_hostile_here(WHO) { return hostiles(m, const_wf(g), f, your_space(const_wf(g), f), 0, out); }
static unsigned a_hostile_near(WHO)    { return hostiles(m, const_wf(g), f, your_space(const_wf(g), f), 1, out); }
static unsigned the_hostile(WHO)
{
    UNUSED;
    struct grog_frame about = grog_context(g, f);
    const uint16_t object[] = { about.actor, about.target };
    for (unsigned i = 0; i < 2; i++) {
        if (!object[i] || grog_ref_array(object[i]) != ARRAY_HOSTILE
            || !grog_thing_at(m, (struct grog_game *)(uintptr_t)g, object[i]))
            continue;
        const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(object[i])];
        if (!wf_is_target(m, h) || hits(m, const_wf(g), f, h)) {        /* WF-OBJ-17 */
            out[0] = object[i];
            return 1;
        }
    }
    return 0;
}

/* ---- places and cards ---------------------------------------------------- */

static unsigned this_card(WHO)
{
    UNUSED;
    out[0] = f->with;
    return f->with != 0;
}

static unsigned here(WHO)
{
    UNUSED;
    out[0] = wf_location_at(const_wf(g), your_space(const_wf(g), f));
    return out[0] != 0;
}

static unsigned mission(WHO)
{
    UNUSED;
    out[0] = location_ref(const_wf(g), 0);
    return out[0] != 0;
}

/* Mission Types */
/* Between the Mission card and the Objective, in the order in which they were laid. */
static unsigned each_location(WHO)
{
    UNUSED;
    unsigned n = 0;
    for (unsigned i = 2; i < EXTRACTION; i++)           /* WF-HLD-07  the Extraction card is no Location */
        if (const_wf(g)->location[i].thing.live)
            out[n++] = location_ref(const_wf(g), i);
    return n;
}
static unsigned the_objective(WHO)
{
    UNUSED;
    out[0] = location_ref(const_wf(g), 1);
    return out[0] != 0;
}
static unsigned front(WHO)
{
    UNUSED;
    out[0] = wf_location_at(const_wf(g), wf_front_most(const_wf(g)));
    return out[0] != 0;
}
/* JTAC Mission, K9 Mission */
/* The K9 that follows the card's Soldier; and both. */
static unsigned my_k9(WHO)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned slot = wf_bearer(w, f->with), follower = slot < SOLDIERS ? w->soldier[slot].follower : 0;
    return follower ? one_soldier(w, follower - 1, out) : 0;
}

static unsigned pair(WHO)
{
    unsigned n = me(m, g, f, out);
    return n + my_k9(m, g, f, out + n);
}

static unsigned opened(WHO)
{
    UNUSED;
    struct grog_frame about = grog_context(g, f);
    out[0] = about.proc == PROC_OPEN ? about.actor : 0;
    return out[0] != 0;
}

static unsigned vehicles(WHO)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        if (wf_vehicle(m, w->soldier[i].thing.card))
            out[n++] = soldier_ref(w, i);
    return n;
}
static unsigned a_vehicle_wound(WHO)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == your_space(w, f) && wf_vehicle(m, w->soldier[i].thing.card))
            n = wounds_of(w, i, n, out);
    return n;
}

#define EACH(of, called, means, list) { called, means, list, 0, 0, false, false, of }
#define CHOSEN(called, means, list, verb, told) { called, means, list, verb, told, true, false, 0 }
#define DRAWN(called, means, list, verb, told) { called, means, list, verb, told, false, true, 0 }
const struct grog_target_row wf_targets[TARGETS] = {
    [TARGET_ME]        = EACH(KIND_SOLDIER, "me", "the Soldier who bears or plays the card", me),
    [TARGET_ACTOR]     = EACH(KIND_SOLDIER, "actor", "the Soldier concerned", actor),
    [TARGET_ATTACKED]  = EACH(KIND_SOLDIER, "attacked", "the Soldier who is Attacked", attacked),
    [TARGET_ME_OR_ANY] = CHOSEN("me_or_any", "you; Upgunned any Soldier", me_or_any, VERB_CHOOSE_SOLDIER,
                                TOLD_CHOOSES_SOLDIER),
    [TARGET_A_SOLDIER] = CHOSEN("a_soldier", "any Soldier", each_soldier, VERB_CHOOSE_SOLDIER, TOLD_CHOOSES_SOLDIER),
    [TARGET_A_SOLDIER_HERE] = CHOSEN("a_soldier_here", "a Soldier in the card's Location", each_soldier_here,
                                VERB_CHOOSE_SOLDIER, TOLD_CHOOSES_SOLDIER),
    [TARGET_ANOTHER_SOLDIER] = CHOSEN("another_soldier", "any other Soldier", others, VERB_CHOOSE_SOLDIER,
                                TOLD_CHOOSES_SOLDIER),
    [TARGET_EACH_SOLDIER] = EACH(KIND_SOLDIER, "each_soldier", "every Soldier", each_soldier),
    [TARGET_EACH_SOLDIER_HERE] = EACH(KIND_SOLDIER, "each_soldier_here", "every Soldier in the card's Location",
                                each_soldier_here),
    [TARGET_A_WOUND]   = CHOSEN("a_wound", "a Wound, not yet Treated, of a Soldier in your Location", a_wound,
                                VERB_CHOOSE_WOUND, TOLD_CHOOSES_WOUND),
    [TARGET_MY_WOUND]  = CHOSEN("my_wound", "a Wound of yours, not yet Treated; Upgunned any Soldier's", my_wound,
                                VERB_CHOOSE_WOUND, TOLD_CHOOSES_WOUND),
    [TARGET_A_WEAPON]  = CHOSEN("a_weapon", "an empty Weapon of a Soldier in your Location, or one with Ammo of "
                                "another kind", a_weapon,
                                VERB_CHOOSE_ITEM, TOLD_CHOOSES_ITEM),
    [TARGET_MY_WEAPON] = CHOSEN("my_weapon", "an empty Weapon of yours, or one with Ammo of another kind; Upgunned any "
                                "Soldier's",
                                my_weapon,
                                VERB_CHOOSE_ITEM, TOLD_CHOOSES_ITEM),
    [TARGET_THE_HOSTILE] = EACH(KIND_HOSTILE, "the_hostile", "the Hostile concerned", the_hostile),
    [TARGET_A_HOSTILE] = CHOSEN("a_hostile", "any Hostile", each_hostile, VERB_CHOOSE_HOSTILE, TOLD_CHOOSES_HOSTILE),
    [TARGET_A_HOSTILE_HERE] = CHOSEN("a_hostile_here", "a Hostile in the card's Location", each_hostile_here,
                                VERB_CHOOSE_HOSTILE, TOLD_CHOOSES_HOSTILE),
    [TARGET_A_HOSTILE_NEAR] = CHOSEN("a_hostile_near", "a Hostile at Range 0 or 1 of the card", a_hostile_near,
                                VERB_CHOOSE_HOSTILE, TOLD_CHOOSES_HOSTILE),
    [TARGET_A_WEAK_HOSTILE] = CHOSEN("a_weak_hostile", "a Hostile of value 0 or 1", a_weak_hostile,
                                VERB_CHOOSE_HOSTILE, TOLD_CHOOSES_HOSTILE),
    [TARGET_EACH_HOSTILE_HERE] = EACH(KIND_HOSTILE, "each_hostile_here", "every Hostile in the card's Location",
                                each_hostile_here),
    [TARGET_EACH_HOSTILE] = EACH(KIND_HOSTILE, "each_hostile", "every Hostile", each_hostile),
    [TARGET_THIS]      = EACH(KIND_THING, "this", "the card itself, in play", this_card),
    [TARGET_HERE]      = EACH(KIND_LOCATION, "here", "the card's Location", here),
    [TARGET_MISSION]   = EACH(KIND_LOCATION, "mission", "the Mission", mission),
    /* Mission Types */
    [TARGET_EACH_LOCATION] = EACH(KIND_LOCATION, "each_location",
                                "every Location between the Mission card and the Objective", each_location),
    [TARGET_OBJECTIVE] = EACH(KIND_LOCATION, "objective", "the Objective", the_objective),
    [TARGET_FRONT]     = EACH(KIND_LOCATION, "front", "the Front-most Soldier's Location", front),
    /* JTAC Mission, K9 Mission */
    [TARGET_PAIR]      = EACH(KIND_SOLDIER, "pair", "the card's Soldier and the K9 that follows him", pair),
    [TARGET_MY_K9]     = EACH(KIND_SOLDIER, "my_k9", "the K9 that follows the card's Soldier", my_k9),
    [TARGET_OPENED]    = EACH(KIND_LOCATION, "opened", "the card of the path that has just come into play", opened),
    /* Contracts, Overwatch, Stress */
    [TARGET_A_TRIFLE]  = CHOSEN("a_trifle", "a Hostile of value 0", a_trifle, VERB_CHOOSE_HOSTILE,
                                TOLD_CHOOSES_HOSTILE),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [TARGET_EACH_VEHICLE] = EACH(KIND_SOLDIER, "each_vehicle", "every Vehicle", vehicles),
    [TARGET_A_VEHICLE] = CHOSEN("a_vehicle", "any Vehicle", vehicles, VERB_CHOOSE_SOLDIER, TOLD_CHOOSES_SOLDIER),
    [TARGET_RANDOM_VEHICLE] = DRAWN("random_vehicle", "a Vehicle by lot", vehicles, VERB_CHOOSE_SOLDIER, TOLD_BEFALLS),
    [TARGET_A_VEHICLE_WOUND] = CHOSEN("a_vehicle_wound", "a Wound, not yet Treated, of a Vehicle in your Location",
                                a_vehicle_wound, VERB_CHOOSE_WOUND, TOLD_CHOOSES_WOUND),
};
