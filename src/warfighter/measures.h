/* SPDX-License-Identifier: MIT */
/* measures.h -- whom a measure is about: the Soldier, the Hostile and the Weapon of what a card is asked about.
 * A part of measures.c, which includes it. */
#ifndef WARFIGHTER_MEASURES_H
#define WARFIGHTER_MEASURES_H

#include "common.h"
#include "hand_to_hand.h"

/* The Soldier who acts or is acted upon: his slot, or SOLDIERS. */
static inline unsigned soldier_in(const struct grog_frame *about)
{
    if (about->actor && grog_ref_array(about->actor) == ARRAY_SOLDIER)
        return grog_ref_slot(about->actor);
    if (about->target && grog_ref_array(about->target) == ARRAY_SOLDIER)
        return grog_ref_slot(about->target);
    return SOLDIERS;
}

static inline const struct soldier *the_soldier(const struct grog_game *g, const struct grog_frame *about)
{
    unsigned slot = soldier_in(about);
    return slot < SOLDIERS ? &const_wf(g)->soldier[slot] : NULL;
}

/* The Hostile that is attacked, or that attacks. */
static inline const struct hostile *the_hostile(const struct grog_game *g, const struct grog_frame *about)
{
    const uint16_t object[] = { about->actor, about->target };
    for (unsigned i = 0; i < 2; i++)
        if (object[i] && grog_ref_array(object[i]) == ARRAY_HOSTILE) {
            const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(object[i])];
            return h->thing.live && h->thing.gen == grog_ref_gen(object[i]) ? h : NULL;
        }
    return NULL;
}

static inline const struct soldier *you(const struct grog_game *g, const struct grog_source *by)
{
    unsigned slot = wf_bearer(const_wf(g), by->thing);
    return slot < SOLDIERS ? &const_wf(g)->soldier[slot] : NULL;
}

static inline bool is_attack(const struct grog_frame *about)
{
    return about->proc == PROC_ATTACK || about->proc == PROC_SHOOT || about->proc == PROC_AIM
        || about->proc == PROC_BREACH;
}

static inline uint16_t weapon_card(const struct grog_match *m, const struct grog_game *g,
                                   const struct grog_frame *about)
{
    if (is_attack(about) && !about->with && is_melee(about->mode) && the_soldier(g, about))
        return wf_unarmed(m, the_soldier(g, about));    /* WF-HTH-02  bare hands have a card of their own */
    if ((!is_attack(about) && about->proc != PROC_EQUIP) || !about->with)
        return about->proc == PROC_EQUIP ? about->mode : 0;     /* of which there is no item yet: its card */
    return const_wf(g)->item[grog_ref_slot(about->with)].thing.card;    /* 0 if it is used up */
}

#endif
