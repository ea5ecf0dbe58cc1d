/* SPDX-License-Identifier: MIT */
/* common.h -- what all chapters share: counters by slot and name, sides, the kinds of function that fill tables.
 *
 * A slot is an index into the state's arrays; a name (ref) is a slot with its generation, so that one of a counter that
 * has left is known to be stale.  Sides are 0 and 1.  Nothing here changes a game. */
#ifndef HEROES_COMMON_H
#define HEROES_COMMON_H

#include "notes.h"
#include "rows.h"
#include "base/assert.h"

/* ---- cards, slots and names -------------------------------------------------------------------------- */

static inline const int16_t *numbers_of(const struct grog_match *m, uint16_t card)
{
    return grog_card(m, card)->number;
}
static inline enum card_kind kind_of(const struct grog_match *m, uint16_t card)
{
    return (enum card_kind)grog_card(m, card)->kind;
}
/* The numbers of the scenario that is played. */
static inline const int16_t *hn_scenario(const struct grog_match *m)
{
    return numbers_of(m, (uint16_t)m->setup[SETUP_SCENARIO]);
}
static inline uint16_t unit_ref(const struct heroes *h, unsigned slot)
{
    GROG_ASSERT(slot < UNITS);
    return grog_ref(ARRAY_UNIT, slot, h->unit[slot].thing.gen);
}
static inline uint16_t token_ref(const struct heroes *h, unsigned slot)
{
    GROG_ASSERT(slot < TOKENS);
    return grog_ref(ARRAY_TOKEN, slot, h->token[slot].thing.gen);
}
static inline uint16_t holding_ref(const struct heroes *h, unsigned slot)
{
    GROG_ASSERT(slot < HOLDINGS);
    return grog_ref(ARRAY_HOLDING, slot, h->holding[slot].thing.gen);
}

#define EACH_LIVE(h, member, most, i) \
    for (unsigned i = 0; i < (most) && ((h)->member[i].thing.live || !grog_unused(&(h)->member[i].thing)); i++) \
        if ((h)->member[i].thing.live)
#define EACH_UNIT(h, i)    EACH_LIVE(h, unit, UNITS, i)
#define EACH_TOKEN(h, i)   EACH_LIVE(h, token, TOKENS, i)
#define EACH_HOLDING(h, i) EACH_LIVE(h, holding, HOLDINGS, i)
/* Units' slots, free ones too: no more are used than the armies have counters, and a free one has no flag or marker. */
#define EACH_UNIT_SLOT(m, i) for (unsigned i = 0; i < plan_of(m)->n_roster; i++)
#define HN_RARE __attribute__((noinline, cold))         /* kept out of what runs at every list */

/* The next slot of a set, from this one on; SLOTS_END: none. */
enum { SLOTS_END = 128 };
static inline unsigned next_slot(const struct slots *set, unsigned from)
{
    _Static_assert((int)UNITS <= SLOTS_END && (int)HOLDINGS <= SLOTS_END, "a bit each");
    uint64_t left = from < SLOTS_END ? set->in[from / 64] >> from % 64 : 0;
    if (left)
        return from + (unsigned)__builtin_ctzll(left);
    return from < 64 && set->in[1] ? 64 + (unsigned)__builtin_ctzll(set->in[1]) : SLOTS_END;
}
static inline struct slots either(struct slots a, struct slots b)
{
    return (struct slots){ { a.in[0] | b.in[0], a.in[1] | b.in[1] } };
}
#define EACH_SLOT(set, i) for (unsigned i = next_slot(set, 0); i < SLOTS_END; i = next_slot(set, i + 1))
/* A token that a unit has lost: nobody else sees what it was, and it lies aside until all are taken again.  The unit's
 * slot + 1, or 0. */
static inline unsigned lost_by(const struct token *t)
{
    return t->holding > HOLDINGS ? (unsigned)(t->holding - HOLDINGS) : 0;
}
/* Holdings whose tokens are for this use. */
#define EACH_HOLDING_FOR(m, h, what, i) \
    EACH_SLOT(&plan_of(m)->use[what], i) if ((h)->holding[i].thing.live)

/* ---- sides --------------------------------------------------------------------------------------------- */

static inline unsigned hn_side_of(const struct grog_match *m, unsigned seat)     /* 0 or 1 */
{
    GROG_ASSERT(seat < m->seats);
    return plan_of(m)->sides[1] >> seat & 1;
}
static inline bool hn_is_enemy(const struct grog_match *m, unsigned a, unsigned b)
{
    return plan_of(m)->enemies[a & GROG_NOBODY] >> (b & 7) & 1;      /* nobody's bit is never set */
}
/* The seats that are its enemies, as bits; and is this one of them? */
static inline unsigned hn_enemies_of(const struct grog_match *m, unsigned seat)
{
    return plan_of(m)->enemies[seat & GROG_NOBODY];
}
static inline bool is_among(unsigned seats, unsigned seat) { return seat < GROG_SEATS_MAX && (seats >> seat & 1); }
unsigned hn_deck_of(const struct grog_match *m, unsigned seat);         /* the pile of its side */

/* ---- what fills tables ----------------------------------------------------------------------------------- */

/* The options of a seat at a question; has it any, by public knowledge? */
typedef void lister(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
typedef bool can_fn(const struct grog_match *m, const struct grog_game *g, unsigned seat);
/* Are there at least so many options (1 or 2) in the list for the seat? */
bool hn_has_options(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list, unsigned least);
static inline bool hn_has_option(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list)
{
    return hn_has_options(m, g, seat, list, 1);
}
/* A number that cards change, read of these three. */
int  hn_value(const struct grog_match *m, const struct grog_game *g, unsigned value, uint16_t actor, uint16_t with,
              uint16_t target);

#endif
