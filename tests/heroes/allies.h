/* SPDX-License-Identifier: MIT */
/* allies.h -- what the tests of three and four players share: counters of any seat, who is asked what.
 *
 * Trio: seat 0 (Blue) against seats 1 (Red, with a High Command) and 2 (Green). */
#ifndef TESTS_ALLIES_H
#define TESTS_ALLIES_H

#include "battle.h"

#include "heroes/orders.h"

#define TRIO    "scenario Trio, seats 3"

static inline struct ground_plan *plan(struct play *p) { return (struct ground_plan *)(uintptr_t)p->m->own; }

/* A counter of this seat, whatever its nation. */
static inline unsigned put_for(struct play *p, unsigned seat, const char *name, const char *square)
{
    unsigned unit = put(p, name, square);
    struct roster *from = &plan(p)->roster[p->hn.unit[unit].roster];
    p->hn.unit[unit].thing.owner = (uint8_t)seat;
    from->seat = (uint8_t)seat;
    from->tile = 0;
    for (unsigned i = plan(p)->n_holdings; i; i--)
        if (plan(p)->holding[i].seat == seat && kind_of(p->m, plan(p)->holding[i].card) == OF_TILE)
            from->tile = (uint8_t)i;
    return unit;
}

static inline bool asks(const struct play *p, const char *question)
{
    return p->game.asked && !strcmp(grog_question(p->m, &p->game), question);
}

static inline void hold(struct play *p, unsigned seat, const char *name, unsigned n)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    for (; n; n--) {
        assert_true(grog_remove(&r, ZONE_DECK, hn_deck_of(p->m, seat), card(name)));
        grog_put(&r, ZONE_HAND, seat, card(name));
    }
}

/* Into the Supply Phase, up to the question who takes which token. */
static inline void to_sharing(struct play *p)
{
    to_supply(p);
    while (asks(p, "supply moves") || asks(p, "discard cards") || asks(p, "exchange cards"))
        take_as(p, grog_first_seat(p->game.asked), "done");
}

#endif
