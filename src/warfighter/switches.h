/* SPDX-License-Identifier: MIT */
/* switches.h -- the switches: values by which a Setting, a type of Mission or an optional rule changes a step.
 *
 * Each is a row of wf_values, and its base is the standard rule; a card sets it for the whole Mission
 * (`set { saves_cards = 1, of = all }`), and no step asks which Setting it is.  Those of the Standard
 * Mission stand with the other values in vocabulary.c: location_plays, timer_steps, activating_plays,
 * time_out, objective_wins. */
#ifndef WARFIGHTER_SWITCHES_H
#define WARFIGHTER_SWITCHES_H

#define WF_SWITCHES \
    /* two sides */ \
    /* arms */ \
    /* called in */ \
    /* striking and checks */ \
    [VALUE_SUCCESS_REPEATS] = { .name = "success_repeats", .about = "1: what an ability gains in a Location can be " \
                            "gained again", .rule = R_NAM_EXP_09, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_CAN_SUPPORT] = { .name = "can_support", .about = "0: Support cards cannot be played", .rule = R_NAM_MSN_47, \
                            .base = 1, .min = 0, .max = 1 }, \
    [VALUE_TURNS_ON_STRIKERS] = { .name = "turns_on_strikers", .about = "1: a Hostile targets whoever enters " \
                            "Striking with it", .rule = R_NAM_ACT_121, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_BARS_GUNS]   = { .name = "bars_guns", .about = "1: the Hostile that a Soldier is in Striking with is " \
                            "Attacked Hand to Hand or in Self-Defense", .rule = R_NAM_ACT_124, .base = 0, .min = 0, \
                            .max = 1 }, \
    [VALUE_STEPS_BACK]  = { .name = "steps_back", .about = "1: a Soldier can leave Striking for what it costs to " \
                            "enter it", .rule = R_NAM_ACT_126, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_SCREENS_FREE] = { .name = "screens_free", .about = "1: a Soldier in Striking with a Hostile that is then " \
                            "Screened, or Screens no more, may leave it or turn to the other", \
                            .rule = R_NAM_ACT_130, .base = 0, .min = 0, .max = 1 }, \
    /* fast */ \
    [VALUE_FAST_ACTS]   = { .name = "fast_acts", .about = "1: Fast Hostiles act in the Soldier Turn, one for each " \
                            "Action counter that is flipped", .rule = R_CHT_FST_03, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_ESTABLISHES_TARGETS] = { .name = "establishes_targets", .about = "1: before they Attack, Hostiles give up " \
                            "targets out of Range for others", .rule = R_CHT_HTN_07, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_BACKS_OFF]   = { .name = "backs_off", .about = "1: a Hostile whose target is nearer than its Range goes " \
                            "away from it", .rule = R_NAM_HTN_30, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_CLOSES_UNABLE] = { .name = "closes_unable", .about = "0: a Hostile in Range that cannot Attack comes no " \
                            "closer", .rule = R_CHT_HTN_19, .base = 1, .min = 0, .max = 1 }, \
    [VALUE_SAVES_CARDS] = { .name = "saves_cards", .about = "1: Action cards can be set aside for an Entrance cost", \
                            .rule = R_OPT_02, .base = 0, .min = 0, .max = 1 }, \
    [VALUE_JAM_DICE]    = { .name = "jam_dice", .about = "Attack dice one above the Reload number that Jam a Weapon; " \
                            "0: it never Jams", .rule = R_OPT_06, .base = 0, .min = 0, .max = MOST_DICE }, \
    [VALUE_RESOURCES]   = { .name = "resources", .about = "Resource Points that the team has more for a Soldier", \
                            .rule = R_OPT_11, .base = 0, .min = -99, .max = 99 }, \
    [VALUE_CAN_GO]      = { .name = "can_go", .about = "0: the Soldier cannot be taken on the Mission", \
                            .rule = R_VEH_07, .base = 1, .min = 0, .max = 1 }, \
    [VALUE_COMES_UP]    = { .name = "comes_up", .about = "0: a Hostile card that is drawn is ignored for another", \
                            .rule = R_VEH_08, .base = 1, .min = 0, .max = 1 }, \
    [VALUE_SUPPRESS_REMOVED] = { .name = "suppress_removed", .about = "Suppress counters that go from a Hostile each " \
                            "Turn", \
                            .rule = R_UND_13, .base = 1, .min = 0, .max = 9, .always = true }

#endif
