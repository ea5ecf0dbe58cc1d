/* SPDX-License-Identifier: MIT */
/* pile.c -- see pile.h.  Whatever turns up a card that somebody did not know sets a
 * barrier; the past of a game whose dice or draws were seen stays as it was. */
#include "pile.h"

#include <string.h>

bool grog_sees_pile(const struct grog_match *m, const struct grog_game *g, const struct grog_zone *z, unsigned i,
                    unsigned seat)
{
    GROG_ASSERT(i < z->piles && seat <= GROG_SPECTATOR);
    unsigned owner = grog_pile_seat(m, g, z, i);
    switch (z->sight) {
    case GROG_SEEN_BY_ALL:   return true;
    case GROG_SEEN_BY_OWNER: return owner < m->seats && (m->sees[seat] >> owner & 1);
    case GROG_SEEN_BY_NONE:  return false;
    }
    return false;
}

void grog_sort(uint16_t *card, uint32_t n)
{
    for (uint32_t i = 1; i < n; i++) {
        uint16_t c = card[i];
        uint32_t at = i;
        for (; at > 0 && card[at - 1] > c; at--)
            card[at] = card[at - 1];
        card[at] = c;
    }
}

void grog_put(struct grog_run *r, unsigned zone, unsigned i, uint16_t card)
{
    const struct grog_zone *z = &r->m->system->zones[zone];
    uint16_t *pile = grog_pile(r->m, r->g, zone, i);
    GROG_ASSERT(card);                                  /* whoever draws from an empty pile looks at what he got */
    if (pile[0] >= z->room) {
        grog_break(r, GROG_PILE_FULL);
        return;
    }
    unsigned at = ++pile[0];
    if (z->order == GROG_SET_OF)
        for (; at > 1 && pile[at - 1] > card; at--)
            pile[at] = pile[at - 1];
    pile[at] = card;
}

static uint16_t take_out(uint16_t *pile, unsigned at)
{
    GROG_ASSERT(at >= 1 && at <= pile[0]);
    uint16_t card = pile[at];
    memmove(pile + at, pile + at + 1, (pile[0] - at) * sizeof *pile);
    pile[pile[0]--] = 0;
    return card;
}

static unsigned place_of(const uint16_t *pile, uint16_t card)
{
    for (unsigned at = pile[0]; at > 0; at--)
        if (pile[at] == card)
            return at;
    return 0;
}

bool grog_holds(const uint16_t *pile, uint16_t card) { return place_of(pile, card) != 0; }

bool grog_remove(struct grog_run *r, unsigned zone, unsigned i, uint16_t card)
{
    uint16_t *pile = grog_pile(r->m, r->g, zone, i);
    unsigned at = place_of(pile, card);
    return at && take_out(pile, at) == card;
}

void grog_shuffle(struct grog_run *r, unsigned zone, unsigned i)
{
    uint16_t *pile = grog_pile(r->m, r->g, zone, i);
    grog_dice_shuffle(grog_chance(r), pile + 1, pile[0]);
}

static void refill(struct grog_run *r, unsigned zone, unsigned i)
{
    const struct grog_zone *z = &r->m->system->zones[zone];
    GROG_ASSERT(z->refill && z->refill - 1u != zone);
    unsigned from = z->refill - 1u, j = r->m->system->zones[from].piles > 1 ? i : 0;
    uint16_t *source = grog_pile(r->m, r->g, from, j);
    while (source[0])
        grog_put(r, zone, i, take_out(source, source[0]));
    if (z->order == GROG_STACK)
        grog_shuffle(r, zone, i);
}

uint16_t grog_draw(struct grog_run *r, unsigned zone, unsigned i)
{
    const struct grog_zone *z = &r->m->system->zones[zone];
    uint16_t *pile = grog_pile(r->m, r->g, zone, i);
    if (!pile[0] && z->refill)
        refill(r, zone, i);
    if (!pile[0])
        return 0;
    if (z->order == GROG_SET_OF)
        return take_out(pile, 1 + grog_dice_below(grog_chance(r), pile[0]));
    if (z->sight != GROG_SEEN_BY_ALL) {
        r->halted |= r->odds;
        grog_barrier(r);
    }
    return take_out(pile, pile[0]);
}
