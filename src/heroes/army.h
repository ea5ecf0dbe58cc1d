/* SPDX-License-Identifier: MIT */
/* army.h -- an army as it was bought. */
#ifndef HEROES_ARMY_H
#define HEROES_ARMY_H

#include "kernel/market.h"
#include "common.h"

enum { ARMY_MOST = 160 };

/* A tile, an option on a tile, a hero, tokens chosen for Gear, or so many of an action card. */
struct bought {
    uint16_t card;
    uint8_t  number, on, slot;      /* on: its tile, its place in the army + 1; slot: the opening, from 1 */
    uint8_t  tokens, gear;          /* gear: the option that it was chosen for, + 1 */
};
struct army { struct bought at[ARMY_MOST]; unsigned n; uint16_t nation; };

/* The army of a seat; false: it cannot be, and why. */
bool hn_read_army(const struct grog_match *m, unsigned seat, struct army *out, struct grog_error *why);
bool hn_fits(const struct grog_match *m, struct grog_error *why);        /* may a game be played with this setup? */
extern const struct grog_market hn_market;

#endif
