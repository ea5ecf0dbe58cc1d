/* SPDX-License-Identifier: MIT */
/* demands.h -- what the rules, and good sense, demand of a card: rows that a pack is held against.
 *
 * A row of a system is about its own kinds of card; those of the kernel are about any card.  No rule of play reads
 * one: a card that breaks a demand is still played as it stands. */
#ifndef GROG_DEMANDS_H
#define GROG_DEMANDS_H

#include "system.h"

/* A card that is held against them. */
struct grog_held {
    const struct grog_match *m;         /* enough of one to talk about cards: all of the box are in it */
    uint16_t card;
    uint16_t modifiers, abilities;      /* rows of its own, the first of its card's; behind them are lent ones */
};

struct grog_demand {
    const char *name;                   /* as a card says that it is meant: "weapon_chart" */
    const char *rule;                   /* the rule that it comes from; NULL: none, it is odd */
    bool     forbids;                   /* to break it is a mistake; else a warning, and may be meant */
    uint64_t kinds;                     /* kinds of card that it is about, a bit each; 0: all */
    bool   (*broken)(const struct grog_held *h);
};

/* Those of the kernel, then those of the system, from 0; NULL: there are no more. */
const struct grog_demand *grog_demand(const struct grog_system *s, unsigned i);
/* Of this name, or NULL. */
const struct grog_demand *grog_demand_called(const struct grog_system *s, const char *name);
bool grog_breaks(const struct grog_demand *d, const struct grog_held *h);
/* Is it the kernel's, so that it is said of the cards of all systems? */
bool grog_demand_is_common(const struct grog_demand *d);

/* ---- for those who write rows ---------------------------------------------- */

static inline const struct grog_card *held_card(const struct grog_held *h) { return &h->m->card[h->card]; }
static inline const int16_t *held_numbers(const struct grog_held *h) { return h->m->card[h->card].number; }
/* Abilities of its own, and all that it has. */
const struct grog_ability *held_ability(const struct grog_held *h, unsigned i);
bool held_speaks_at(const struct grog_held *h, unsigned point);     /* it or a word that it bears */
bool held_does(const struct grog_held *h, unsigned effect);         /* likewise */
bool held_asks(const struct grog_held *h, unsigned measure);        /* likewise, in a condition */
/* Does a card other than itself name it: in a field, a condition, a price or an effect? */
bool held_is_named(const struct grog_held *h);
/* Can the card come back to itself by this, which names up to `most` cards of each?  Cards beyond
 * HELD_STEPS steps are not gone to. */
enum { HELD_STEPS = 64, HELD_NEXT = 64 };
typedef unsigned held_next(const struct grog_match *m, uint16_t card, uint16_t next[HELD_NEXT]);
bool held_in_circle(const struct grog_held *h, held_next *next);

#endif
