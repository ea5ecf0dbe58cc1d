/* SPDX-License-Identifier: MIT */
/* attack.h -- Soldier Attacks: SHOOT rolls the dice and says what they did, ATTACK pays before and carries it out
 * after, KILLS lays the counters on the Hostile card.
 * Charts, dice, Cover and Penetration are read here, and only here, by rules, bots and faces. */
#ifndef WARFIGHTER_ATTACK_H
#define WARFIGHTER_ATTACK_H

#include "common.h"

/* What an Attack came to: Kills and Suppresses.  A procedure's result is one number, and odds are told about it: both
 * are packed there, and nowhere else. */
struct wf_attack_result { int kills, suppresses; };
enum { KILL_UNIT = 16, NOT_SHOT = -1 };                 /* more than the Suppresses of any Attack; it came to nothing
                                                         * before the dice fell */
static inline int32_t wf_pack_result(struct wf_attack_result of)
{
    GROG_ASSERT(of.kills >= 0 && of.suppresses >= 0 && of.suppresses < KILL_UNIT);
    return KILL_UNIT * of.kills + of.suppresses;
}
static inline struct wf_attack_result wf_attack_result(int32_t packed)      /* not of NOT_SHOT */
{
    GROG_ASSERT(packed >= 0);
    return (struct wf_attack_result){ packed / KILL_UNIT, packed % KILL_UNIT };
}

bool wf_is_settled(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shoot);
bool      wf_may_choose_kill(const struct grog_match *m, const struct hostile *h);      /* is there a choice? */
bool      wf_hits_many(const struct grog_match *m, uint16_t weapon, unsigned mode);     /* each die, or by Proximity */
enum attack_type wf_attack_type(const struct grog_match *m, const struct warfighter *w,
                                const struct grog_frame *attack);               /* Ranged, Thrown or Melee */
const int16_t *wf_chart(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
unsigned wf_own_reach(const struct grog_match *m, const struct soldier *s);     /* Ranges of a Squad Soldier, as bits */
int       wf_printed_dice(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int       wf_penetration(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int       wf_cover(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack);
/* Of an Attack that is still to be declared, in a position: by whom, with what and at what. */
bool      wf_attack_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f);
wf_lister wf_list_kill, wf_list_free_attack;

/* ATTACK.  with: the Weapon (none: the Squad Soldier's own chart, or bare hands); mode; target.  BREACH is the same, at
 * the target's Door. */
grog_proc_fn wf_attack;
enum { ATTACK_BOLT = 1, ATTACK_SHOOT, ATTACK_KILLS, ATTACK_DONE, ATTACK_XP, ATTACK_HEARD, ATTACK_SIGHT, ATTACK_STEPS };
WF_RESTS(attack, ATTACK_STEPS);
/* Its locals: it costs no Action; its Kills also Suppress; they burn what lies on the Hostile, they Slow it; dice that
 * were rolled; the Noise that it makes, and where it is heard; the Unaware Target counter that was drawn, from 1; what
 * has come to a target that did not know of the team; where that was. */
enum { ATTACK_FREE, ATTACK_HUSHED, ATTACK_WASTES, ATTACK_SLOWS, ATTACK_ROLLED, ATTACK_NOISE, ATTACK_THERE, ATTACK_DRAWN,
       ATTACK_SURPRISED, ATTACK_WHERE, ATTACK_LOCALS };
WF_LOCALS(attack, ATTACK_LOCALS);

/* SHOOT.  Its result is a packed wf_attack_result, or NOT_SHOT. */
grog_proc_fn wf_shoot;
enum { SHOOT_DECLARED = 1, SHOOT_ROLL, SHOOT_COVER, SHOOT_ROLLED, SHOOT_STEPS };
WF_RESTS(shoot, SHOOT_STEPS);
/* Its locals: the dice as they lie, highest first; the cover die; what is to be rolled again (1: the dice, 2: the cover
 * die); it is at a Door; each die is a Kill, and none is rolled; how often they were rolled. */
enum { SHOOT_DIE, SHOOT_COVER_DIE = SHOOT_DIE + MOST_DICE, SHOOT_AGAIN, SHOOT_AT_DOOR, SHOOT_NO_ROLL, SHOOT_ROLLS,
       SHOOT_LOCALS };
WF_LOCALS(shoot, SHOOT_LOCALS);
enum { SHOTS_ROLLED_MOST = 16 };

/* KILLS.  The counters of an Attack on the Hostile card.  HITS: of a card's, for which nobody gains anything. */
grog_proc_fn wf_kills;
enum { KILLS_CHOICE = 1, KILLS_SPREAD, KILLS_BODY, KILL_STEPS };
WF_RESTS(kill, KILL_STEPS);
enum { KILL_LOCALS = 2 };
WF_LOCALS(kill, KILL_LOCALS);

/* FREE_ATTACK.  An effect: the Soldier (target) may make an Attack without an Action. */
grog_proc_fn wf_free_attack;
enum { FREE_ATTACK_WHICH = 1, FREE_ATTACK_DOES, FREE_ATTACK_STEPS };
WF_RESTS(free_attack, FREE_ATTACK_STEPS);

/* BOMBARD.  Support Attacks the target with pending 0 dice.  Its locals and its result are as in SHOOT. */
grog_proc_fn wf_bombard;
enum { BOMBARD_ROLL = 1, BOMBARD_COVER, BOMBARD_DICE, BOMBARD_HITS, BOMBARD_MORE, BOMBARD_STEPS };
WF_RESTS(bombard, BOMBARD_STEPS);
enum { BOMBARD_LOCALS = SHOOT_DIE + MOST_DICE };
WF_LOCALS(bombard, BOMBARD_LOCALS);

#endif
