/* SPDX-License-Identifier: MIT */
/* equipment.c -- tokens that are spent as the rules of their heading say: which option gives a unit one.
 *
 * Tokens lie on the option that they came with.  Those that a Gear option brought lie on a holding of their own, of the
 * option that they are of, on the same tile (HN-EQP-51, HN-EQP-52): nobody need know where they came from. */
#include "equipment.h"
#include "alliances.h"
#include "tokens.h"
#include "units.h"

/* HN-EQP-01 to HN-EQP-03, HN-ARM-06, HN-ARM-08 to HN-ARM-13  Does the option serve the unit: it is on its tile, or on
 * an officer's, or an order; or the unit is a hero, who has all equipment, concealed or not. */
bool hn_serves(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u)
{
    if (!hn_disposes(m, h, o, u->thing.owner) || !u->roster)            /* HN-MUL-11  or its High Command's */
        return false;
    const struct roster *from = &plan_of(m)->roster[u->roster];
    unsigned slot = (unsigned)(o - h->holding) + 1;
    if (kind_of(m, o->thing.card) == OF_TILE)
        /* HN-REC-03, HN-REC-14  Whole, and its opening filled. */
        return from->tile == slot && !(o->flags & HOLDING_BROKEN)
            && (!numbers_of(m, o->thing.card)[TILE_BONUS_SLOT] || (o->flags & HOLDING_BONUS));
    const int16_t *n = numbers_of(m, o->thing.card);
    if (o->flags & HOLDING_BROKEN)                                      /* HN-REC-14  What is broken gives nothing. */
        return false;
    if (n[OPTION_TYPE] == OPTION_ORDER)                                 /* HN-ARM-06, HN-ARM-13  The whole army's. */
        return true;
    if (from->option == slot || (o->on && from->tile == o->on))
        return true;
    if (o->on && numbers_of(m, h->holding[o->on - 1].thing.card)[TILE_OFFICER])
        return true;
    if (n[OPTION_TYPE] != OPTION_EQUIPMENT)                             /* HN-ARM-06  Support, a trait: no more. */
        return false;
    return hn_note(m, u->thing.card)->category == HERO;
}

/* HN-EQP-01, HN-EQP-03, HN-EQP-05  The next option with a token that serves the unit. */
int hn_equipment(const struct grog_match *m, const struct heroes *h, unsigned slot, enum token_use use, unsigned from)
{
    EACH_HOLDING_FOR(m, h, use, i)
        if (i >= from && h->holding[i].left && hn_equipment_of(m, h, slot, h->holding[i].thing.card) == (int)i)
            return (int)i;
    return -1;
}

/* Did it come with the unit, or does it lie on the unit's tile? */
bool hn_is_its_own(const struct grog_match *m, const struct heroes *h, unsigned holding, const struct unit *u)
{
    GROG_ASSERT(holding < HOLDINGS);
    const struct roster *from = &plan_of(m)->roster[u->roster];
    const struct holding *o = &h->holding[holding];
    return u->roster && (from->option == holding + 1 || (o->on && from->tile == o->on));
}

/* HN-EQP-04  Of equal tokens those of its own tile go first: an officer's serve others too. */
int hn_equipment_of(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t card)
{
    GROG_ASSERT(slot < UNITS);
    int found = -1;
    EACH_HOLDING_FOR(m, h, hn_note(m, card)->use, i) {
        if (h->holding[i].thing.card != card || !hn_has_token(m, h, &h->holding[i], &h->unit[slot]))
            continue;
        if (hn_is_its_own(m, h, i, &h->unit[slot]))
            return (int)i;
        found = found < 0 ? (int)i : found;
    }
    return found;
}
