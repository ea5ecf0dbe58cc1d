/* SPDX-License-Identifier: MIT */
/* shows.h -- the numbers that faces show of a Mission: of what, its name, its reader in showing.c, what it is.
 * A part of showing.c, which includes it. */
#ifndef WARFIGHTER_SHOWS_H
#define WARFIGHTER_SHOWS_H

#define SHOWS(X) \
    X(TABLE, turns_left, turns_left, "Turns left") X(TABLE, team_points, team_points, "what the team is worth") \
    X(TABLE, mission_points, mission_points, "points of the Mission, by which Hostiles are drawn") \
    X(TABLE, spaces, spaces, "spaces of the path") X(TABLE, is_active, is_active, "the Objective is active") \
    X(TABLE, is_done, is_done, "the Objective is completed") \
    X(TABLE, is_backward, is_backward, "the way ahead leads to the Mission card") \
    X(TABLE, hostile_cards, hostile_cards, "Hostile cards in play") \
    X(TABLE, to_destroy, to_destroy, "targets that still stand") \
    X(TABLE, to_eliminate, to_eliminate, "Hostiles to be Eliminated for the Objective") \
    X(TABLE, bodies_wanted, bodies_wanted, "Body Count to be Banked in all") X(TABLE, banked, banked, "Banked so far") \
    X(TABLE, to_bank, to_bank, "Body Count still to be Banked") \
    X(TABLE, loudest, loudest, "the space of the Noise Track where the alarm sounds") \
    X(TABLE, noise_now, noise_now, "the Noise counter's space") \
    X(TABLE, heard_alarm, heard_alarm, "a die up to it makes who hears go for the alarm") \
    X(TABLE, heard_pauses, heard_pauses, "a die up to it makes who hears pause") \
    X(TABLE, noise_to_come, noise_to_come, "what Search and Activity add to the Noise this Turn") \
    X(TABLE, is_alert, is_alert, "the enemy is On Alert") \
    X(TABLE, mobilized_to, mobilized_to, "the last Mobilized space") \
    X(SOLDIER, sort, soldier_sort, "Player, Non-Player, Squad, K9") \
    X(SOLDIER, health, health, "Health left") X(SOLDIER, most_health, most_health, "Health when unhurt") \
    X(SOLDIER, cover, shelter_least, "Cover in force") \
    X(SOLDIER, most_cover, shelter_most, "Cover against another Hostile") \
    X(SOLDIER, movement, movement, "Movement in force") \
    X(SOLDIER, cards, cards, "cards in hand") X(SOLDIER, hand_size, hand_size, "cards that the hand may have") \
    X(SOLDIER, load, load, "what he carries") X(SOLDIER, loadout, loadout, "what he can carry") \
    X(SOLDIER, aimed_at, aimed_at, "Hostiles that target him") \
    X(SOLDIER, attacked_by, attacked_by, "Hostiles that will Attack him") \
    X(SOLDIER, hit_0, squad_hit_0, "to hit at Range 0") X(SOLDIER, hit_1, squad_hit_1, "to hit at Range 1") \
    X(SOLDIER, hit_2, squad_hit_2, "to hit at Range 2") X(SOLDIER, hit_3, squad_hit_3, "to hit at Range 3") \
    X(SOLDIER, is_down, is_down, "he is Down") X(SOLDIER, has_left, has_left, "he was removed") \
    X(SOLDIER, is_waiting, is_waiting, "it has not been Called In") \
    X(SOLDIER, leaves_in, leaves_in, "Turns until a Vehicle leaves") \
    X(SOLDIER, set_by, set_by, "Action cards set aside for him to enter") \
    X(SOLDIER, is_rescue, is_rescue, "he is to be rescued") \
    X(SOLDIER, is_engaged, is_engaged, "he is Engaged Hand to Hand") \
    X(SOLDIER, is_hidden, is_hidden, "he is hidden") X(SOLDIER, has_moved, has_moved, "he has Moved this Turn") \
    X(ITEM, item_sort, item_sort, "Weapon, Equipment, Skill") \
    X(ITEM, ammo, ammo, "Ammo left") X(ITEM, most_ammo, most_ammo, "Ammo that it came with") \
    X(ITEM, uses, uses, "uses left") X(ITEM, most_uses, most_uses, "uses that it came with") \
    X(ITEM, loaded, loaded, "special Ammo that is loaded") X(ITEM, black, black, "Black Ammo among it") \
    X(ITEM, subsonic, subsonic, "Subsonic Ammo among it") \
    X(ITEM, is_empty, is_empty, "it must be Reloaded") X(ITEM, is_jammed, is_jammed, "it is Jammed") \
    X(ITEM, is_deployed, is_deployed, "its Bipod is deployed") \
    X(ITEM, is_thrown, is_thrown, "it was thrown") X(ITEM, is_gone, is_gone, "it is used up") \
    X(ITEM, hit_0, hit_0, "to hit at Range 0") X(ITEM, reload_0, reload_0, "Reload number at Range 0") \
    X(ITEM, hit_1, hit_1, "to hit at Range 1") X(ITEM, reload_1, reload_1, "Reload number at Range 1") \
    X(ITEM, hit_2, hit_2, "to hit at Range 2") X(ITEM, reload_2, reload_2, "Reload number at Range 2") \
    X(ITEM, hit_3, hit_3, "to hit at Range 3") X(ITEM, reload_3, reload_3, "Reload number at Range 3") \
    X(ITEM, dice_semi, dice_semi, "dice in Semi Mode") X(ITEM, dice_burst, dice_burst, "dice in Burst Mode") \
    X(ITEM, dice_auto, dice_auto, "dice in Auto Mode") X(ITEM, dice_bolt, dice_bolt, "dice in Bolt Mode") \
    X(ITEM, dice_explosion, dice_explosion, "dice of its Explosion") \
    X(ITEM, dice_spray, dice_spray, "dice in Spray Mode") X(ITEM, dice_thrown, dice_thrown, "dice when thrown") \
    X(HOSTILE, is_target, is_target, "to be Destroyed for the Objective") \
    X(HOSTILE, hits_needed, hits_needed, "hits that Destroy a Reticle of it") \
    X(HOSTILE, reticles, reticles, "Reticles") X(HOSTILE, standing, standing, "Reticles that are not EKIA") \
    X(HOSTILE, fighting, fighting, "neither EKIA nor Suppressed") \
    X(HOSTILE, cover, cover_least, "Cover in force") \
    X(HOSTILE, most_cover, cover_most, "Cover against another Soldier") \
    X(HOSTILE, least_range, least_range, "Range from") X(HOSTILE, most_range, most_range, "Range to") \
    X(HOSTILE, worth, worth, "value") X(HOSTILE, in_range, in_range, "its target is in its Range") \
    X(HOSTILE, attacks, attacks, "it will Attack") X(HOSTILE, wounds_on, wounds_on, "least roll that Wounds") \
    X(HOSTILE, most_wounds, most_wounds, "Wounds of the best roll") \
    X(HOSTILE, least_wounds, least_wounds, "Wounds of the least roll that Wounds") \
    X(HOSTILE, die_bonus, die_bonus, "added to its die") \
    X(HOSTILE, die_needed, die_needed, "the least die that Wounds, with what is added to it") \
    X(HOSTILE, is_fast, is_fast, "it is Fast") X(HOSTILE, has_acted, has_acted, "it is Fast and has acted this Turn") \
    X(HOSTILE, is_marked, is_marked, "to be Eliminated for the Objective") \
    X(HOSTILE, is_engaged_side, is_engaged_side, "it shows its Engaged side") \
    X(HOSTILE, has_other_side, has_other_side, "it is Unengaged") \
    X(HOSTILE, is_revealed, is_revealed, "it shows its Revealed side") \
    X(HOSTILE, is_unrevealed, is_unrevealed, "it is Unrevealed") \
    X(HOSTILE, knows, knows, "1 Unaware, 2 pauses, 3 goes for the alarm") \
    X(HOSTILE, to_alarm, to_alarm, "the space of its counter on the Going For Alarm Track") \
    X(HOSTILE, evade, evade, "Experience Points by which it is Evaded") \
    X(HOSTILE, may_join, may_join, "it may join the team") \
    X(HOSTILE, will_fade, will_fade, "it Fades in the Hostile Turn") \
    X(HOSTILE, door_cover, door_cover, "its Door's Cover") \
    X(HOSTILE, door_hits, door_hits, "hits that Breach its Door") \
    X(HOSTILE, is_breached, is_breached, "its Door is Breached") X(HOSTILE, interior, interior, "Cover inside") \
    X(LOCATION, space, space, "its space, counted from the Mission card") \
    X(LOCATION, is_mission, is_mission, "the Mission card") \
    X(LOCATION, is_objective, is_objective, "the Objective") \
    X(LOCATION, is_inactive, is_inactive, "the Objective, not yet activated") \
    X(LOCATION, enter, enter, "cards to enter") X(LOCATION, most_enter, enter_most, "cards to enter for another") \
    X(LOCATION, reinforces, reinforces, "a Hostile will be drawn there") \
    X(LOCATION, reinforce, reinforce_least, "least value of Reinforcements") \
    X(LOCATION, most_reinforce, reinforce_most, "greatest value of Reinforcements") \
    X(LOCATION, rein_roll, rein_roll, "a die is added to their value") \
    X(LOCATION, search, search, "a Search roll above it brings a Hostile") \
    X(LOCATION, offers, offers, "an ability can be used there") \
    X(LOCATION, is_resolved, is_resolved, "what could be done there is done") \
    X(LOCATION, obstacle, obstacle, "an Obstacle waits there") \
    X(BY_PATH, has_fired, has_fired, "it has Attacked")

#endif
