/* SPDX-License-Identifier: MIT */
/* pile.h -- decks, discards, hands and cups: the piles of a zone.
 *
 * A pile is `uint16_t pile[1 + room]`: pile[0] counts, then the titles.  A stack is
 * in order and its top is last; a set is sorted, so that its order tells nothing,
 * and is drawn from at random: a cup.  The rest of a pile is zero. */
#ifndef GROG_PILE_H
#define GROG_PILE_H

#include "thing.h"

/* A zone's pile i (0 if it has one). */
static inline uint16_t *grog_pile(const struct grog_match *m, struct grog_game *g, unsigned zone, unsigned i)
{
    const struct grog_zone *z = &m->system->zones[zone];
    GROG_ASSERT(zone < m->system->n_zones && i < z->piles);
    return (uint16_t *)(void *)((unsigned char *)g + z->at) + i * (1u + z->room);
}

static inline const uint16_t *grog_pile_of(const struct grog_match *m, const struct grog_game *g, unsigned zone,
                                           unsigned i)
{
    return grog_pile(m, (struct grog_game *)(uintptr_t)g, zone, i);
}

/* The seat that a pile belongs to by its row, or GROG_NOBODY; whose the pile of a thing is, only a game knows. */
static inline unsigned grog_pile_owner(const struct grog_zone *z, unsigned i)
{
    return z->piles > 1 && !z->of_array ? i : GROG_NOBODY;
}

/* The seat that it belongs to in this game; the pile of a thing belongs to the thing's owner while it is in play. */
static inline unsigned grog_pile_seat(const struct grog_match *m, const struct grog_game *g, const struct grog_zone *z,
                                      unsigned i)
{
    if (!z->of_array)
        return grog_pile_owner(z, i);
    const struct grog_thing *t = grog_thing_of(m, g, z->of_array - 1u, i);
    return t->live ? t->owner : GROG_NOBODY;
}

/* Does the seat see what lies in this pile? */
bool grog_sees_pile(const struct grog_match *m, const struct grog_game *g, const struct grog_zone *z, unsigned i,
                    unsigned seat);

/* Does the top card lie open, though the pile is not seen? */
static inline bool grog_top_is_open(const struct grog_match *m, const struct grog_zone *z)
{
    GROG_ASSERT(z->open_top < m->system->n_values);
    return z->open_top && m->base[z->open_top] > 0;
}

void     grog_put(struct grog_run *r, unsigned zone, unsigned i, uint16_t card);    /* on top; there must be room */
bool     grog_remove(struct grog_run *r, unsigned zone, unsigned i, uint16_t card); /* one copy; false: none there */
bool     grog_holds(const uint16_t *pile, uint16_t card);
void     grog_shuffle(struct grog_run *r, unsigned zone, unsigned i);
/* The top of a stack, or any card of a set.  An empty pile is refilled from the zone
 * that its row names; 0 if that is empty too. */
uint16_t grog_draw(struct grog_run *r, unsigned zone, unsigned i);

void grog_sort(uint16_t *card, uint32_t n);

#endif
