/* SPDX-License-Identifier: MIT */
/* outfit.h -- what cards alone say of Soldiers and of what is bought for them: prices, Nation, Era, Skills, Armor,
 * Attachments, limits; and which Missions, Objectives and Hostiles go together.
 *
 * Nothing here reads a setup or a game: a match of another system that plays with the same cards may ask.  What else a
 * Mission makes of a team (its Resources, load, types of Missions) is in team.h.
 *
 * A list of cards is each Soldier, followed by what is bought for him.  The number behind a Soldier is his seat, from
 * 1; behind a Weapon with Ammo it is 1 and the sets of extra Ammo; behind other items it is how many of them. */
#ifndef WARFIGHTER_OUTFIT_H
#define WARFIGHTER_OUTFIT_H

#include "kernel/market.h"
#include "card_tables.h"
#include "numbers.h"

extern const struct grog_card_kind wf_card_kinds[CARD_KINDS];

/* What is kept of every card of a match that asks: its system's note_bytes and note. */
enum { WF_OUTFIT_NOTE = 32 };
/* What a Mission's result says by the word "fate" of who was captured. */
enum { WF_FATE_CAPTURED = 7 };
void wf_note_outfit(const struct grog_match *m, uint16_t card, void *note);

/* Why something cannot be bought: for whom (0: nobody), which card (0: the Soldier himself); the rules by their ids,
 * "WF-SET-27, WF-SOL-16", or "". */
struct wf_refusal { uint16_t whom, card; const char *because, *rules; };

enum grog_goods wf_sort_of(uint8_t card_kind);
/* A card and its number: what it costs, and what it costs where it stands in the list; what it weighs. */
int  wf_cost_of(const struct grog_match *m, const struct grog_listed *c);
int  wf_charged(const struct grog_match *m, const struct grog_listed *at, unsigned i);
int  wf_weight_of(const struct grog_match *m, const struct grog_listed *c);
/* The Weapon that a Soldier of the list has by his card's choice while none of them is listed behind him; 0: none. */
uint16_t wf_default_choice(const struct grog_match *m, const struct grog_listed *at, unsigned n, unsigned soldier);

/* What is left of a card and its number when so many of its counters are gone: Weapons have their printed Ammo again;
 * with one counter more than there are, the card is gone.  missing: of what is left. */
unsigned wf_left_after(const struct grog_match *m, const struct grog_listed *c, unsigned gone, unsigned *missing);
/* The most of it that can be gone. */
unsigned wf_units_of(const struct grog_match *m, const struct grog_listed *c);

/* May these be bought, whatever is added later?  `setting`: the one that is played, or 0. */
bool wf_card_fits(const struct grog_match *m, const struct grog_listed *c, struct wf_refusal *why);  /* for anybody */
bool wf_size_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct wf_refusal *why);
bool wf_is_once(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct wf_refusal *why);
bool wf_members_fit(const struct grog_match *m, uint16_t setting, const struct grog_listed *at, unsigned n,
                    struct wf_refusal *why);

/* Do cards of these Settings lie in the decks of the one that is played? */
bool wf_is_of_setting(const struct grog_match *m, uint16_t setting, const int16_t *settings);
/* Are the Hostiles of this force met on the Mission: its own, or others of its Setting and Nation? */
bool wf_is_met_on(const struct grog_match *m, uint16_t setting, uint16_t mission, uint16_t force);
/* Is it one Nation, or one Era, whichever packs they stand in? */
bool wf_is_one(const struct grog_match *m, int16_t a, int16_t b);
/* What must be bought for somebody to be brought to the Objective; 0: nothing.  Is it one that only a Platform can
 * Destroy?  Does the Mission bring Soldiers of its own, who are escorted or rescued? */
uint16_t wf_wanted_at(const struct grog_match *m, uint16_t objective);
bool wf_is_for_platforms(const struct grog_match *m, uint16_t objective);
bool wf_is_errand(const struct grog_match *m, uint16_t mission);
/* What the ways in and out that the Mission's card names take of its Resources. */
int  wf_ways_cost_of(const struct grog_match *m, uint16_t mission);
/* Does the Objective go with the Mission, by Region and types? */
bool wf_pair_fits(const struct grog_cards *cards, const struct grog_card *mission, const struct grog_card *objective);

#endif
