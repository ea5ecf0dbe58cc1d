/* SPDX-License-Identifier: MIT */
/* demands.c -- what the rules demand of the duel's cards.  A predicate is true if the card breaks the demand. */
#include "rules.h"

/* D-3.5d  The last row that is reached counts: each asks for more than the one before. */
static bool fury_is_unread(const struct grog_held *h)
{
    const int16_t *table = held_numbers(h) + STRIKE_FURY;
    for (int i = 1; i < table[0]; i++)
        if (table[1 + 2 * i] <= table[1 + 2 * (i - 1)])
            return true;
    return false;
}

/* D-3.5  It takes nothing, and says nothing. */
static bool strike_does_nothing(const struct grog_held *h)
{
    const int16_t *n = held_numbers(h);
    return !n[STRIKE_DAMAGE] && !n[STRIKE_FURY] && !held_card(h)->abilities && !held_card(h)->modifiers;
}

static bool standard_does_nothing(const struct grog_held *h)
{
    return !held_card(h)->abilities && !held_card(h)->modifiers;
}

#define OF(kind) (UINT64_C(1) << (kind))
const struct grog_demand duel_demands[] = {
    { .name = "fury_rows", .rule = "D-3.5d", .forbids = true, .kinds = OF(OF_STRIKE), .broken = fury_is_unread },
    { .name = "strike_idle", .rule = "D-3.5", .kinds = OF(OF_STRIKE), .broken = strike_does_nothing },
    { .name = "standard_idle", .kinds = OF(OF_STANDARD), .broken = standard_does_nothing },
    { .name = NULL },
};
