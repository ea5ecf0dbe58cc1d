/* SPDX-License-Identifier: MIT */
/* forecast.h -- what a choice would need, cost and come to, for who explains it: each number by the function that the
 * rule itself is carried out with. */
#ifndef WARFIGHTER_FORECAST_H
#define WARFIGHTER_FORECAST_H

#include "kernel/system.h"

/* An Attack of a Soldier, by the frame of its SHOOT: one that lies on the table, or one as it would be. */
struct wf_forecast {
    int  dice;                          /* so many: those of the frame, or (0 there) as printed, with what cards add */
    int  hit, bonus;                    /* the best of them, or each, must come to `hit` with so much added */
    bool each;
    const int16_t *prox;                /* WF-VEH-15: the table of wf_hits_by_proximity; NULL: it has none */
    int  cover, through;                /* the cover die must come to `cover` with so much added */
    int  reload;                        /* a die of so much or less empties the Weapon; 0: none does */
    bool lies;                          /* the dice have been rolled: */
    int  best, hits;                    /* the best with what is added; Hits, of all of them or by Proximity */
    int  over;                          /* the cover die with what is added */
    bool beats, empties;                /* the Cover; the Weapon */
};
bool wf_forecast(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shoot,
                 struct wf_forecast *out);                      /* attack.c; false: out of Range */
/* WF-ATK-40, WF-VEH-16  Is an Attack with this Weapon's card resolved die by die?  (attack.c) */
bool wf_each_die_counts(const struct grog_match *m, uint16_t weapon, unsigned mode);
/* WF-ATK-02, WF-ATK-47  Ranges of an Attack with this Weapon's card in the Mode, as bits.  (chart.c) */
unsigned wf_reach(const struct grog_match *m, uint16_t weapon, unsigned mode);
/* WF-ATK-19, WF-ATK-43  What so many Kills and Suppresses would do to this Hostile; both packed as attack.h has it.
 * (kills.c) */
int32_t wf_in_effect(const struct grog_match *m, const struct grog_game *g, uint16_t hostile, int32_t result);
/* WF-K9-29  The least die by which an Encounter is passed by; 0: it cannot be.  (k9.c) */
int  wf_ignored_from(const struct grog_match *m, const struct grog_game *g, uint16_t encounter);
/* WF-WPN-17  Action cards that the Attack costs, as a further one with a bolt. */
int  wf_bolt_cost(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack);
/* WF-ATK-48, WF-WPN-21  What is left of the Weapon when it has Attacked so.  (arms.c) */
enum { LEFT_IN_HAND = -1, LEFT_WITH_TARGET = -2 };
struct item;
int  wf_left_of(const struct grog_match *m, const struct item *weapon, unsigned mode);

/* WF-HAT-07..25  What a Hostile's Attack that lies on the table may come to: of a hundred, a Wound or more, and a
 * Suppress.  (threat.c) */
struct wf_assault_shares { int wound, suppress; };
struct wf_assault_shares wf_assault_shares(const struct grog_match *m, const struct grog_game *g,
                                           const struct grog_frame *assault);

/* Actions that he still pays to Engage; with what he has set aside the rest is paid.  (hand_to_hand.c) */
int  wf_left_to_pay(const struct grog_game *g, unsigned soldier, int cost);
/* WF-SHW-159  The Noise that is made of so much by what cards say; `about`: whose, and with what.  (noise.c) */
int  wf_noise_made(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about, int noise);
enum { NOISE_OF_MOVE = 1 };                                     /* WF-SHW-158  of a Move that is heard */

#endif
