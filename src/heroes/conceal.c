/* SPDX-License-Identifier: MIT */
/* conceal.c -- Ambush: concealed units, and how they are spotted. */
#include "rules.h"

/* HN-ABL-08, HN-ABL-09, HN-ABL-15  Does it see the concealed unit well enough? */
static bool spots(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                  unsigned hidden)
{
    const struct unit *u = &h->unit[slot], *t = &h->unit[hidden];
    if (!u->place || !t->place || (u->flags & UNIT_WRECKED) || hn_class(m, u) == HEAVY
        || !hn_is_enemy(m, u->thing.owner, t->thing.owner))
        return false;
    int range = spaces_between(u->place, t->place);
    if ((ground_at(f, t->place)->flags & GROUND_ELEMENT) && range > 2)
        return false;
    unsigned how = hn_class(m, u) != INFANTRY ? THROUGH_INFANTRY : 0;
    return line_between(f, u->place, t->place, how, slot + 1, hidden + 1).sight == CLEAR;
}

/* HN-ABL-12 to HN-ABL-14, HN-ABL-16  Checked for each space that the mover covers, for pairs that it is one of. */
void hn_spot(struct grog_run *r, uint16_t mover)
{
    struct heroes *h = heroes(r->g);
    unsigned slot = grog_ref_slot(mover), n = 0;
    uint16_t seen[UNITS];
    struct field f;
    if (!h->unit[slot].place)
        return;
    hn_field(r->m, h, &f);
    bool mover_hides = h->unit[slot].thing.hidden && !(h->unit[slot].moves & MOVE_TURNED), caught = false;
    EACH_UNIT(h, i) {
        if (i == slot)
            continue;
        if (h->unit[i].thing.hidden && spots(r->m, h, &f, slot, i))
            seen[n++] = unit_ref(h, i);
        caught = caught || (mover_hides && spots(r->m, h, &f, i, slot));
    }
    for (unsigned i = 0; i < n; i++)
        hn_discover(r, seen[i]);
    if (caught)
        hn_discover(r, mover);
}

/* HN-ABL-10, HN-TRT-29  It is turned over; behind a Ruse there is nothing. */
void hn_discover(struct grog_run *r, uint16_t unit)
{
    hn_reveal(r, unit);
    if (numbers_of(r->m, unit_of(r, unit)->thing.card)[UNIT_RUSE])
        hn_eliminate(r, unit);
}
