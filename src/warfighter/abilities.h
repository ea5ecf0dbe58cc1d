/* SPDX-License-Identifier: MIT */
/* abilities.h -- ability rolls: a die, what is added to it, and the number by which a Soldier has the ability.
 * A roll is a frame of PROC_TEST.  Whoever makes one makes its frame by a function, so that a face can ask for the
 * same frame and say how likely it is before anybody rolls. */
#ifndef WARFIGHTER_ABILITIES_H
#define WARFIGHTER_ABILITIES_H

#include "common.h"

/* The least roll by which he has the ability, from his card or what he holds; 0: he has it not. */
int      wf_ability(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t keyword);
/* Of one who is bought, with what is bought for him: which of those Skills can he have, by what they presuppose; and
 * with them and what is printed on his card, has he this Skill or this Ability?  `learned` starts empty. */
void     wf_learn(const struct grog_match *m, const struct grog_listed *soldier, unsigned n, bool learned[TEAM_ROOM]);
bool     wf_has_learned(const struct grog_match *m, const struct grog_listed *soldier, unsigned n,
                        const bool learned[TEAM_ROOM], uint16_t what);
/* Of a PROC_TEST that would be called so: the least die by which it succeeds, from 1; above DIE: none. */
int      wf_least_die(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *test);
/* The ability rolls that an option leads to, in the order in which they are made; of one that nobody can make the actor
 * is 0.  What makes each of them, the procedure that calls it uses. */
enum { ROLLS_MOST = EVENTS_MOST + ROLL_ROOM + 2 };
struct rolls { unsigned n; struct grog_frame at[ROLLS_MOST]; };
void     wf_rolls_of(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o,
                     struct rolls *out);
static inline void wf_add_roll(struct rolls *to, struct grog_frame test)
{
    if (to->n < ROLLS_MOST)
        to->at[to->n++] = test;
}
wf_lister wf_list_boost;

enum { TEST_READY = 1, TEST_ROLL, TEST_BOOSTS, TEST_PAY, TEST_DONE, TEST_STEPS };
WF_RESTS(test, TEST_STEPS);
enum { TEST_LOCALS = 3 };
WF_LOCALS(test, TEST_LOCALS);
enum { TRY_TEST = 1, TRY_STEPS };
WF_RESTS(try, TRY_STEPS);
grog_proc_fn wf_test, wf_try;

#endif
