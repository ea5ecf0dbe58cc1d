/* SPDX-License-Identifier: MIT */
/* effects_would.c -- would an effect of a card change anything?  What would change nothing is not offered.
 *
 * One predicate a verb; its row in effects.c names it.  An effect without one is always offered. */
#include "common.h"
#include "choices.h"
#include "effects.h"
#include "hostiles.h"
#include "sides.h"

#define WOULD \
    const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount, uint16_t whom
#define UNASKED ((void)m, (void)g, (void)f, (void)amount)

/* The Soldier of that name if he is in play, else NULL. */
static const struct soldier *soldier_seen(const struct grog_game *g, uint16_t whom)
{
    const struct soldier *s = whom && grog_ref_array(whom) == ARRAY_SOLDIER
                            ? &const_wf(g)->soldier[grog_ref_slot(whom)] : NULL;
    return s && in_play(s) ? s : NULL;
}

/* Only Player Soldiers have a hand. */
bool wf_would_draw(WOULD)
{
    UNASKED;
    const struct soldier *s = soldier_seen(g, whom);
    return s && kind_of(m, s->thing.card) == OF_PLAYER;
}

bool wf_would_rally(WOULD)
{
    UNASKED;
    const struct soldier *s = soldier_seen(g, whom);
    return s && s->suppress;
}

/* A Weapon of his that has less Ammo than it came with. */
bool wf_would_resupply(WOULD)
{
    UNASKED;
    const struct warfighter *w = const_wf(g);
    if (!soldier_seen(g, whom))
        return false;
    EACH_ITEM(w, k) {
        const struct item *i = &w->item[k];
        if (i->holder == grog_ref_slot(whom) + 1 && kind_of(m, i->thing.card) == OF_WEAPON
            && numbers_of(m, i->thing.card)[WEAPON_CALIBER] && i->count < numbers_of(m, i->thing.card)[WEAPON_AMMO])
            return true;
    }
    return false;
}

bool wf_would_pin(WOULD)
{
    UNASKED;
    const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(whom)];
    return whom && grog_ref_array(whom) == ARRAY_HOSTILE && !wf_is_target(m, h) && wf_active(m, h) > 0
        && wf_may_suppress(m, g, whom);
}

/* Is there anything that he could Attack? */
bool wf_would_attack(WOULD)
{
    UNASKED;
    struct grog_option any;
    struct grog_list l = { .at = &any, .room = 1 };
    if (!soldier_seen(g, whom))
        return false;
    wf_list_attacks(m, g, grog_ref_slot(whom), &l);
    return l.n > 0;
}

bool wf_would_flip(WOULD)
{
    UNASKED;
    (void)whom;
    return wf_some_unengaged(m, const_wf(g));
}

bool wf_would_reveal(WOULD)
{
    UNASKED;
    return whom && grog_ref_array(whom) == ARRAY_HOSTILE
        && wf_is_unrevealed(m, &const_wf(g)->hostile[grog_ref_slot(whom)]);
}
