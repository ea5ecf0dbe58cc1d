/* SPDX-License-Identifier: MIT */
/* brings.c -- which points an effect may bring about by itself, so that the compiler can warn of a card that sets
 * itself off.  What others do then is theirs.  tests/cards measures it in games, and says what is missing here. */
#include "tables.h"

#define AT(point) (UINT64_C(1) << (point))
/* A Hostile may be Eliminated, and an Objective with it. */
#define ELIMINATION (AT(POINT_ELIMINATES) | AT(POINT_ELIMINATED) | AT(POINT_OBJECTIVE_COMPLETED) | AT(POINT_EMPTIED))
#define KILLING     (ELIMINATION | AT(POINT_KILLS))
/* Hostile cards are drawn: Events are among them, traps are sprung, Soldiers are tested. */
#define DRAWING     (AT(POINT_DRAWS_HOSTILES) | AT(POINT_HOSTILE_PLACED) | AT(POINT_HOSTILES_DRAWN) \
                     | AT(POINT_EVENT_DRAWN) | AT(POINT_SPRUNG) | AT(POINT_STRESSED) | AT(POINT_TESTS) \
                     | AT(POINT_TESTED) | AT(POINT_EMPTIED))
/* Somebody comes into a Location. */
#define COMING      (DRAWING | AT(POINT_MOVED) | AT(POINT_SET_OFF) | AT(POINT_REWARD) | AT(POINT_FAILURE) \
                     | AT(POINT_WORSE) | AT(POINT_SOLDIER_DOWN))

_Static_assert(POINTS <= 64, "a bit for each point");

const uint64_t wf_brings[EFFECTS] = {
    [EFFECT_WOUND] = AT(POINT_SOLDIER_DOWN), [EFFECT_DOWN] = AT(POINT_SOLDIER_DOWN),
    [EFFECT_GAIN] = AT(POINT_EMPTIED),
    [EFFECT_TIMER] = AT(POINT_TIMER_MOVED), [EFFECT_ADJUST] = AT(POINT_TIMER_MOVED),
    [EFFECT_COMPLETE] = AT(POINT_OBJECTIVE_COMPLETED),
    [EFFECT_REPAIR] = AT(POINT_REPAIRED),
    [EFFECT_TEST] = AT(POINT_TESTS) | AT(POINT_TESTED) | AT(POINT_EMPTIED),
    [EFFECT_FREE_MOVE] = COMING | AT(POINT_ENTERS) | AT(POINT_FAILS) | AT(POINT_LEAVING)
                       | AT(POINT_OBJECTIVE_COMPLETED),
    [EFFECT_DEPLOY] = COMING,
    [EFFECT_FREE_ATTACK] = KILLING | AT(POINT_DECLARES_ATTACK) | AT(POINT_ATTACK_ROLLED) | AT(POINT_AFTER_ATTACK)
                         | AT(POINT_SOLDIER_DOWN),
    [EFFECT_BOMBARD] = KILLING | AT(POINT_BOMBARDED),
    [EFFECT_HIT] = KILLING,
    [EFFECT_ELIMINATE] = ELIMINATION, [EFFECT_REVEAL] = ELIMINATION, [EFFECT_FLIP] = ELIMINATION,
    [EFFECT_TURN_OVER] = ELIMINATION,
    [EFFECT_REINFORCE] = AT(POINT_HOSTILE_PLACED) | AT(POINT_REINFORCED),
    [EFFECT_FETCH] = AT(POINT_HOSTILE_PLACED), [EFFECT_DRAW_HOSTILES] = DRAWING, [EFFECT_ANTI_VEHICLE] = DRAWING,
    /* Campaigns */
    [EFFECT_AWARD] = AT(POINT_MEDAL_DRAWN), [EFFECT_REVEAL_MEDAL] = AT(POINT_MEDAL_DRAWN),
    [EFFECT_EARN] = AT(POINT_EARNED), [EFFECT_MEET] = AT(POINT_HOSTILE_PLACED),
};
