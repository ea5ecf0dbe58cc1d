/* SPDX-License-Identifier: MIT */
/* equipment.c -- tokens that are spent as the rules of their heading say: which option gives a unit one.
 *
 * Tokens lie on the option that they came with.  Those that a Gear option brought lie on a holding of their own, of the
 * option that they are of, on the same tile (HN-EQP-51, HN-EQP-52): nobody need know where they came from. */
#include "rules.h"

/* HN-EQP-01, HN-EQP-03, HN-EQP-05 */
int hn_equipment(const struct grog_match *m, const struct heroes *h, unsigned slot, enum token_use use, unsigned from)
{
    EACH_HOLDING_FOR(m, h, use, i)
        if (i >= from && h->holding[i].left && hn_equipment_of(m, h, slot, h->holding[i].thing.card) == (int)i)
            return (int)i;
    return -1;
}

int hn_equipment_of(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t card)
{
    EACH_HOLDING_FOR(m, h, hn_note(m, card)->use, i)
        if (h->holding[i].thing.card == card && hn_has_token(m, h, &h->holding[i], &h->unit[slot]))
            return (int)i;
    return -1;
}
