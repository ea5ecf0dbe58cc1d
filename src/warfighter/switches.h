/* SPDX-License-Identifier: MIT */
/* switches.h -- the switches: values by which a Setting, a type of Mission or an optional rule changes a step.
 *
 * This list makes both its number, VALUE_SAVES_CARDS, and its row of wf_values.  Its base is the standard rule; a
 * card sets it for the whole Mission (`set { saves_cards = 1, of = all }`), and no step asks which Setting it is.
 * Those of the Standard Mission stand with the other values in vocabulary.c: location_plays, timer_steps,
 * activating_plays, time_out, objective_wins. */
#ifndef WARFIGHTER_SWITCHES_H
#define WARFIGHTER_SWITCHES_H

#define WF_SWITCHES(X) \
    /* Engaging, Fading, Body Count */ \
    X(DRAWN_BY, .name = "drawn_by", .about = "what sizes a draw of Hostiles: 0 their value, 1 their " \
      "Reticles", .rule = R_NAM_ACT_84, .base = 0, .min = 0, .max = 1) \
    X(TABLES_BY, .name = "tables_by", .about = "what a table of Hostiles is read by: 0 the team's points, " \
      "1 the Objective's space, 2 the Mission's points and Escalation", .rule = R_NAM_ACT_83, \
      .base = 0, .min = 0, .max = 2) \
    X(EVENTS_COUNT, .name = "events_count", .about = "0: an Event among the Hostiles counts nothing, and " \
      "another card is drawn", .rule = R_NAM_ACT_85, .base = 1, .min = 0, .max = 1) \
    X(ZERO_DRAWS, .name = "zero_draws", .about = "Hostile cards that are drawn where the number is 0", \
      .rule = R_NAM_ACT_86, .base = 0, .min = 0, .max = 1) \
    X(BODIES, .name = "bodies", .about = "Body Count that an EKIA by a Soldier's Attack earns", \
      .rule = R_NAM_CON_20, .base = 0, .min = 0, .max = 9) \
    X(KILLER_PAID, .name = "killer_paid", .about = "1: who last gave a Hostile an EKIA by an Attack gains " \
      "its Experience Points if the last is no Attack's", .rule = R_NAM_ACT_72, .base = 0, \
      .min = 0, .max = 1) \
    X(RECOUNTS, .name = "recounts", .about = "0: the team's points are counted once, at the start", \
      .rule = R_NAM_SET_33, .base = 1, .min = 0, .max = 1) \
    /* Weapons and Equipment of the manuals */ \
    X(MOVES_ATTACHMENTS, .name = "moves_attachments", .about = "1: an Attachment can be moved to another " \
      "Weapon of its Soldier", .rule = R_CHT_EQP_11, .base = 0, .min = 0, .max = 1) \
    X(LIGHTENS, .name = "lightens", .about = "Lighten the Load: 1 with any Gear, 2 with Gear that is " \
      "worth a Resource Point", .rule = R_CHT_ACT_85, .base = 1, .min = 1, .max = 2) \
    X(HAND_OVERS, .name = "hand_overs", .about = "how often an item changes hands in a Soldier Turn at most", \
      .rule = R_CHT_ACT_72, .base = 1, .min = 1, .max = 3) \
    /* Choices that a manual does not leave to the player */ \
    X(KILL_CHOSEN, .name = "kill_chosen", .about = "0: an EKIA goes on an active Reticle while there is one", \
      .rule = R_CHT_ACT_50, .base = 1, .min = 0, .max = 1) \
    X(TEXT_AFTER, .name = "text_after", .about = "1: what a card of the path says is carried out behind the " \
      "draw of its Hostiles", .rule = R_CHT_ACT_70, .base = 0, .min = 0, .max = 1) \
    X(HOSTILES_OF_REGION, .name = "hostiles_of_region", .about = "1: the Hostiles are those of the Mission's " \
      "Region", .rule = R_CHT_SET_07, .base = 0, .min = 0, .max = 1) \
    /* Calling In a Vehicle, Multiple Objectives */ \
    X(VEHICLES_HOLD, .name = "vehicles_hold", .about = "0: with Vehicles alone in play the Mission is lost", \
      .rule = R_NAM_CON_09, .base = 1, .min = 0, .max = 1) \
    X(MARKS_REINFORCEMENTS, .name = "marks_reinforcements", .about = "1: who reinforces the Objective is an " \
      "Objective Hostile too", .rule = R_NAM_OBJ_03, .base = 0, .min = 0, .max = 1) \
    X(INACTIVE_ATTACKED, .name = "inactive_attacked", .about = "1: an Inactive Objective says nothing, and " \
      "Hostiles in it can be Attacked", .rule = R_NAM_ACT_90, .base = 0, .min = 0, .max = 1) \
    X(CARDS_HIT_TARGETS, .name = "cards_hit_targets", .about = "0: what cards do to Hostiles is not done to what " \
      "an Objective wants Destroyed", .rule = R_NAM_OBJ_13, .base = 1, .min = 0, .max = 1) \
    X(OUTCOME_ROLL, .name = "outcome_roll", .about = "0: no roll after the Mission for who has left it", \
      .rule = R_NAM_HTN_27, .base = 1, .min = 0, .max = 1) \
    /* Striking, Ability Checks, Traps */ \
    X(SUCCESS_REPEATS, .name = "success_repeats", .about = "1: what an ability gains in a Location can be " \
      "gained again", .rule = R_NAM_EXP_09, .base = 0, .min = 0, .max = 1) \
    X(CAN_SUPPORT, .name = "can_support", .about = "0: Support cards cannot be played", .rule = R_NAM_MSN_47, \
      .base = 1, .min = 0, .max = 1) \
    X(TURNS_ON_STRIKERS, .name = "turns_on_strikers", .about = "1: a Hostile targets whoever enters " \
      "Striking with it", .rule = R_NAM_ACT_121, .base = 0, .min = 0, .max = 1) \
    X(BARS_GUNS, .name = "bars_guns", .about = "1: the Hostile that a Soldier is in Striking with is " \
      "Attacked Hand to Hand or in Self-Defense", .rule = R_NAM_ACT_124, .base = 0, .min = 0, \
      .max = 1) \
    X(STEPS_BACK, .name = "steps_back", .about = "1: a Soldier can leave Striking for what it costs to " \
      "enter it", .rule = R_NAM_ACT_126, .base = 0, .min = 0, .max = 1) \
    X(SAVED_FROM, .name = "saved_from", .about = "the least cost of entering Striking for which Actions can " \
      "be set aside", .rule = R_NAM_ACT_117, .base = 1, .min = 1, .max = 9) \
    X(SAVED_EXPIRES, .name = "saved_expires", .about = "1: Actions that were set aside are lost with the next " \
      "Soldier Turn", .rule = R_NAM_ACT_117, .base = 0, .min = 0, .max = 1) \
    X(SCREENS_FREE, .name = "screens_free", .about = "1: a Soldier in Striking with a Hostile that is then " \
      "Screened, or Screens no more, may leave it or turn to the other", \
      .rule = R_NAM_ACT_130, .base = 0, .min = 0, .max = 1) \
    /* Fast Hostiles */ \
    X(FAST_ACTS, .name = "fast_acts", .about = "1: Fast Hostiles act in the Soldier Turn, one for each " \
      "Action counter that is flipped", .rule = R_CHT_FST_03, .base = 0, .min = 0, .max = 1) \
    X(ESTABLISHES_TARGETS, .name = "establishes_targets", .about = "1: before they Attack, Hostiles give up " \
      "targets out of Range for others", .rule = R_CHT_HTN_07, .base = 0, .min = 0, .max = 1) \
    X(BACKS_OFF, .name = "backs_off", .about = "1: a Hostile whose target is nearer than its Range goes " \
      "away from it", .rule = R_NAM_HTN_30, .base = 0, .min = 0, .max = 1) \
    X(CLOSES_UNABLE, .name = "closes_unable", .about = "0: a Hostile in Range that cannot Attack comes no " \
      "closer", .rule = R_CHT_HTN_19, .base = 1, .min = 0, .max = 1) \
    /* PMC: Contracts, Overwatch, Stress */ \
    X(COST_BINDS, .name = "cost_binds", .about = "0: a team may cost more than the Mission's Resource " \
      "Points", .rule = R_PMT_22, .base = 1, .min = 0, .max = 1) \
    X(DROPS_USED, .name = "drops_used", .about = "0: Gear that was used this Turn cannot be dropped", \
      .rule = R_PMT_58, .base = 1, .min = 0, .max = 1) \
    X(SPENT_GOES, .name = "spent_goes", .about = "1: Equipment is discarded with the last of its counters", \
      .rule = R_PMT_16, .base = 0, .min = 0, .max = 1) \
    X(OVERWATCH, .name = "overwatch", .about = "1: Soldiers can be left to watch over the others", \
      .rule = R_OVW_01, .base = 0, .min = 0, .max = 1) \
    /* Noise, awareness */ \
    X(UNAWARE, .name = "unaware", .about = "1: Hostiles that enter play are Unaware of the team", \
      .rule = R_SHW_106, .base = 0, .min = 0, .max = 1) \
    X(MAKES_NOISE, .name = "makes_noise", .about = "1: Soldiers' Moves and Attacks make Noise", \
      .rule = R_SHW_158, .base = 0, .min = 0, .max = 1) \
    X(NIGHT_ACTIVITY, .name = "night_activity", .about = "1: the Hostile Turn has a step of Night Activity", \
      .rule = R_SHW_178, .base = 0, .min = 0, .max = 1) \
    /* Revealing, Unaware Targets */ \
    X(OPEN_HOSTILES, .name = "open_hostiles", .about = "1: the top card of the Hostile deck lies open", \
      .rule = R_SHW_83, .base = 0, .min = 0, .max = 1) \
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */ \
    X(SAVES_CARDS, .name = "saves_cards", .about = "1: Action cards can be set aside for an Entrance cost; " \
      "2: for a Soldier without a hand too", .rule = R_OPT_02, .base = 0, .min = 0, .max = 2) \
    X(JAM_DICE, .name = "jam_dice", .about = "Attack dice one above the Reload number that Jam a Weapon; " \
      "0: it never Jams", .rule = R_OPT_06, .base = 0, .min = 0, .max = MOST_DICE) \
    X(RESOURCES, .name = "resources", .about = "Resource Points that the team has more for a Soldier", \
      .rule = R_OPT_11, .base = 0, .min = -99, .max = 99) \
    X(CAN_GO, .name = "can_go", .about = "0: the Soldier cannot be taken on the Mission", \
      .rule = R_VEH_07, .base = 1, .min = 0, .max = 1) \
    X(COMES_UP, .name = "comes_up", .about = "0: a Hostile card that is drawn is ignored for another", \
      .rule = R_VEH_08, .base = 1, .min = 0, .max = 1) \
    X(SUPPRESS_REMOVED, .name = "suppress_removed", .about = "Suppress counters that go from a Hostile each " \
      "Turn", .rule = R_UND_13, .base = 1, .min = 0, .max = 9, .always = true) \
    /* Choices of the manuals */ \
    X(KEEPS_MARKERS, .name = "keeps_markers", .about = "1: a Location Marker stays in the hand until it is " \
      "followed in a Soldier Turn; 0: it is followed as it is drawn", .rule = R_CHT_SET_30, .base = 0, \
      .min = 0, .max = 1) \
    X(FAST_WAITS, .name = "fast_waits", .about = "1: after an Action counter is flipped the players may let " \
      "no Fast Hostile act; 0: one must", .rule = R_CHT_FST_02, .base = 0, .min = 0, .max = 1) \
    X(TIME_CHOSEN, .name = "time_chosen", .about = "1: the players say which way the Timer moves where time " \
      "that is gained would be taken off", .rule = R_HLD_14, .base = 0, .min = 0, .max = 1) \
    /* Extraction, Ammo, Distraction */ \
    X(EXTRACTS, .name = "extracts", .about = "1: an Insertion and an Extraction are chosen; the Mission " \
      "ends when the team has got away", .rule = R_SHW_49, .base = 0, .min = 0, .max = 1) \
    /* Campaigns */ \
    X(SKILLS_COUNT, .name = "skills_count", .about = "0: Skills that are listed for a Soldier count neither " \
      "toward the Mission's Resource Points nor in the team's value", .rule = R_PLC_22, .base = 1, .min = 0, .max = 1) \
    X(CAPTURES, .name = "captures", .about = "1: who is not in the Mission card when the Mission ends is captured", \
      .rule = R_DEF_16, .base = 0, .min = 0, .max = 1) \
    X(MEDALS, .name = "medals", .about = "1: Soldiers can earn Medals; 2: and those that they have cost nothing when " \
      "they are selected", .rule = R_MED_03, .base = 0, .min = 0, .max = 2) \
    X(CAN_END, .name = "can_end", .about = "1: the players may end the Mission in their Turn", .rule = R_DEF_15, \
      .base = 0, .min = 0, .max = 1)

#endif
