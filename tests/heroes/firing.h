/* SPDX-License-Identifier: MIT */
/* firing.h -- what the tests of firing share: a unit fires, and what the roll came to. */
#ifndef TESTS_FIRING_H
#define TESTS_FIRING_H

#include "battle.h"

#include <stdio.h>

/* The last event of this kind in what was heard, or NULL. */
static inline const struct grog_event *heard_last(const struct play *p, uint8_t kind)
{
    const struct grog_event *found = NULL;
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (p->heard.at[i].kind == kind)
            found = &p->heard.at[i];
    return found;
}

/* How often it was told. */
static inline unsigned heard_times(const struct play *p, uint8_t kind)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < p->heard.n; i++)
        n += p->heard.at[i].kind == kind;
    return n;
}

/* The last roll was so much in all, and so much was needed. */
static inline void assert_rolled(const struct play *p, int total, int needed)
{
    const struct grog_event *e = heard_last(p, TOLD_ROLLED);
    if (!e)
        fail_msg("nothing was rolled");
    if (e->amount != total || e->object[3] != (unsigned)needed)
        fail_msg("rolled %d against %u, not %d against %d", e->amount, e->object[3], total, needed);
}

/* As if the round had just begun for the unit, it is its turn. */
static inline void its_turn(struct play *p, unsigned unit)
{
    p->hn.unit[unit].flags &= (uint8_t)~(UNIT_ACTED | UNIT_ACTIVATED);
    p->hn.unit[unit].shots = p->hn.unit[unit].moves = 0;
    activate(p, unit);
}

/* The seat has drawn this card. */
static inline void holds(struct play *p, unsigned seat, const char *name)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    grog_remove(&r, ZONE_DECK, seat, card(name));
    grog_put(&r, ZONE_HAND, seat, card(name));
}

/* Nobody plays a card, or everybody is asked again. */
static inline void nobody_reacts(struct play *p, bool nobody)
{
    for (unsigned seat = 0; seat < p->m->seats; seat++)
        memset(p->game.table.reaction[seat], nobody ? GROG_NEVER : GROG_ASK_ME, WINDOWS - 1);
}

/* It fires, this die falls, and the roll is so much against so much. */
static inline void fires(struct play *p, unsigned unit, const char *option, uint8_t die, int total, int needed)
{
    its_turn(p, unit);
    nobody_reacts(p, true);
    take_dice(p, p->hn.unit[unit].thing.owner, option, &die, 1);
    nobody_reacts(p, false);
    assert_rolled(p, total, needed);
}

/* It assaults one beside it, from where it stands, and the dice fall so. */
static inline void assaults(struct play *p, unsigned seat, const char *option, const uint8_t *pips, uint32_t n)
{
    static struct grog_options all;
    struct grog_option o;
    uint32_t used = 0;
    assert_int_equal(grog_option_parse(p->m, &p->game, seat, option, &o), GROG_OK);
    grog_take_with_dice(p->m, &p->game, seat, o, &p->heard, pips, n, &used);
    for (uint32_t i = all.n = 0; !used && p->game.question == ASK_STEP; i++) {      /* how it closes in may be asked */
        char line[GROG_TEXT_MAX];
        grog_list(p->m, &p->game, seat, &all);
        assert_true(i < all.n);
        if (!strncmp(grog_option_text(p->m, &p->game, all.at[i], line), "close in", 8))
            grog_take_with_dice(p->m, &p->game, seat, all.at[i], &p->heard, pips, n, &used);
    }
    assert_int_equal(used, n);
}

static inline const struct unit *unit_in(const struct play *p, unsigned slot) { return &p->hn.unit[slot]; }

#endif
