/* SPDX-License-Identifier: MIT */
/* equipment.c -- tokens that are spent as the rules of their heading say: which option gives a unit one.
 *
 * Tokens lie on the option that they came with.  Those that a Gear option brought lie on a holding of their own, of the
 * option that they are of, on the same tile (HN-EQP-51, HN-EQP-52): nobody need know where they came from. */
#include "rules.h"

/* HN-EQP-01, HN-EQP-03, HN-EQP-05 */
int hn_equipment(const struct grog_match *m, const struct heroes *h, unsigned slot, enum token_use use, unsigned from)
{
    for (unsigned i = from; i < HOLDINGS && !grog_unused(&h->holding[i].thing); i++) {
        const struct holding *o = &h->holding[i];
        if (o->thing.live && o->left && hn_note(m, o->thing.card)->use == use
            && hn_equipment_of(m, h, slot, o->thing.card) == (int)i)
            return (int)i;
    }
    return -1;
}

int hn_equipment_of(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t card)
{
    EACH_HOLDING(h, i)
        if (h->holding[i].thing.card == card && hn_has_token(m, h, &h->holding[i], &h->unit[slot]))
            return (int)i;
    return -1;
}
