/* SPDX-License-Identifier: MIT */
/* armor.c -- Body Armor: what a Soldier wears, and the roll that it takes part in.
 *
 * Armor is Equipment with a Coverage; it is bought, carried and passed like other Equipment. */
#include "common.h"
#include "armor.h"
#include "tables.h"

static bool is_armor(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_EQUIPMENT && numbers_of(m, card)[EQUIPMENT_COVERAGE];
}

/* WF-HAT-13  Does he wear any? */
bool wf_is_armored(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    const struct warfighter *w = const_wf(g);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && is_armor(m, w->item[i].thing.card)
            && !wf_silent(m, g, item_ref(w, i)))
            return true;
    return false;
}

/* WF-ARM-09, WF-ARM-10  The Cover at a Body Location, by the d20; 0: nothing protects it. */
int wf_armor_at(const struct grog_match *m, const struct grog_game *g, unsigned soldier, int body)
{
    const struct warfighter *w = const_wf(g);
    int best = 0;
    EACH_ITEM(w, i) {
        const struct item *it = &w->item[i];
        if (it->holder != soldier + 1 || !is_armor(m, it->thing.card) || wf_silent(m, g, item_ref(w, i)))
            continue;
        const int16_t *table = numbers_of(m, it->thing.card) + EQUIPMENT_PROTECTS;
        for (int k = 0; k < table[0]; k++) {
            struct wf_protection row = wf_protection(table, k);
            best = body >= row.from && body <= row.to && row.cover > best ? row.cover : best;
        }
    }
    return best;
}

/* WF-ARM-12  Does he wear something that covers what this card would? */
bool wf_wears(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t like)
{
    if (!is_armor(m, like))
        return false;
    int16_t coverage = numbers_of(m, like)[EQUIPMENT_COVERAGE];
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && is_armor(m, w->item[i].thing.card)
            && numbers_of(m, w->item[i].thing.card)[EQUIPMENT_COVERAGE] == coverage)
            return true;
    return false;
}

/* WF-HAT-14..16  f: the Hostile's Attack. */
bool wf_defeats_armor(struct grog_run *r, const struct grog_frame *f, int body, int die)
{
    int cover = wf_armor_at(r->m, r->g, grog_ref_slot(f->target), body);
    int total = die + grog_value(r->m, r->g, VALUE_ARMOR_ROLL, f, NULL);
    TELL_AMOUNT(TOLD_ARMOR, total, (uint16_t)body, (uint16_t)die, (uint16_t)cover);
    return !cover || total >= cover;
}
