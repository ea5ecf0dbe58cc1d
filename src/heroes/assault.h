/* SPDX-License-Identifier: MIT */
/* assault.h -- Assault: how it is fought, retreat and advance.
 *
 * One sum serves the rules and whoever forecasts: hn_assault_sums before it begins, hn_assault_now of one under way. */
#ifndef HEROES_ASSAULT_H
#define HEROES_ASSAULT_H

#include "field.h"

enum { ASSAULT_DECLARED = 1, ASSAULT_ATTACKER, ASSAULT_DEFENDER, ASSAULT_ROLLED, ASSAULT_HITS, ASSAULT_RETREATS,
       ASSAULT_OVER, ASSAULT_RESTS };
enum { ASSAULT_FROM, ASSAULT_AT, ASSAULT_MINE, ASSAULT_THEIRS, ASSAULT_WON, ASSAULT_FEAR, ASSAULT_INFANTRY,
       ASSAULT_LOCALS };
enum { ASSAULT_ATTACK, ASSAULT_DEFENCE };               /* pending: bonuses of the two sides, without markers */
enum { RETREAT_WHERE = 1, RETREAT_FACES, RETREAT_RESTS };
extern const struct grog_step hn_assault_steps[ASSAULT_RESTS], hn_retreat_steps[RETREAT_RESTS];
extern const struct grog_local hn_assault_locals[ASSAULT_LOCALS];
extern const struct hn_frame hn_assault_frame, hn_retreat_frame;
grog_proc_fn hn_assault, hn_retreat;
lister hn_list_retreat, hn_list_at_assault;
can_fn hn_could_at_assault;

/* What is added to the dice of an assault, and how many of them the defender throws; the attacker throws two. */
struct assault_sums { int attack, defence, dice; };
/* Of which parts that is, of the attacker and of the defender. */
struct assault_parts { int weapon, symbol, markers, cover, cards; };
void hn_assault_parts(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target,
                      unsigned from, struct assault_parts out[2]);
struct assault_sums hn_assault_sums(const struct grog_match *m, const struct grog_game *g, unsigned slot,
                                    unsigned target, unsigned from);
struct assault_sums hn_assault_now(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f);
uint8_t hn_defending_dice(const struct grog_match *m, const struct unit *t);
/* Of 36 throws of either side, how often the attacker is above and below. */
struct assault_chances { int above, below, all; };
struct assault_chances hn_assault_chances(const struct assault_sums *s);
/* Its combat bonus when it assaults this class; NO_BONUS: it cannot. */
int  hn_assault_bonus(const struct grog_match *m, const struct grog_game *g, unsigned slot, enum unit_class against);

#endif
