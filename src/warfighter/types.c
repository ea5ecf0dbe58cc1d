/* SPDX-License-Identifier: MIT */
/* types.c -- what sort of Mission it is.
 *
 * A type is a card: what it changes of the turn it says like any other card, by values and at
 * points; what it changes of the set-up stands in its fields, which are read here.  The deal lays
 * each type of the match once beside the path, from where it speaks.  So types add up, and no step of
 * the turn knows one by its name. */
#include "rules.h"

static unsigned add_types(const int16_t *list, uint16_t out[TYPES_MOST], unsigned n)
{
    for (int i = 0; i < list[0] && n < TYPES_MOST; i++) {
        unsigned k = 0;
        while (k < n && out[k] != (uint16_t)list[1 + i])
            k++;
        if (k == n)
            out[n++] = (uint16_t)list[1 + i];
    }
    return n;
}

/* The Mission's, then the Objective's. */
unsigned wf_types(const struct grog_match *m, uint16_t out[TYPES_MOST])
{
    unsigned n = add_types(numbers_of(m, wf_mission_card(m)) + MISSION_TYPES, out, 0);
    return add_types(numbers_of(m, wf_objective_card(m)) + OBJECTIVE_TYPES, out, n);
}

bool wf_uses_deck(const struct grog_match *m, uint16_t deck)
{
    uint16_t type[TYPES_MOST];
    for (unsigned i = wf_types(m, type); i-- > 0;) {
        const int16_t *decks = numbers_of(m, type[i]) + TYPE_DECKS;
        for (int k = 0; k < decks[0]; k++)
            if ((uint16_t)decks[1 + k] == deck)
                return true;
    }
    return wf_k9_brings(m, deck);
}

void wf_lay_types(struct grog_run *r)
{
    uint16_t type[TYPES_MOST];
    unsigned n = wf_types(r->m, type);
    for (unsigned i = 0; i < n; i++)
        grog_thing_new(r, ARRAY_BESIDE, type[i], GROG_NOBODY);
}
