#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# play.sh PROGRAM -- a Mission in the terminal as people play it: what is shown, asked and explained.
#
# dawn-raid.answers are played up to the line that a check is about.
set -u
. "$(dirname "$0")/check.sh"
all=$program                            # with all packs
with_one_pack wwii-europe
export COLUMNS=300
answers=$root/tests/cli/dawn-raid.answers

# The answers up to the n-th that is so, and then more.
until_answer() { awk -v want="$1" -v n="$2" '{ print } $0 == want && ++seen == n { exit }' "$answers"; }
typed() { "$program" play --ask --seed 7 --save "$work/game.$RANDOM.$RANDOM"; }
at_start()  { { printf '1\n1\n'; printf '%s\n' "$@"; } | typed; }
at_target() { { until_answer '? 5' 2; printf '5\n1\n6\n2\n10\n'; printf '%s\n' "$@"; } | typed; }
counted()   { "$@" | sed -n '/^> why$/,$p' | wc -l; }
is_short()  { [ "$(counted at_start why)" -lt 15 ] && echo short; }
whole()     { typed <"$answers" >whole.out; grep -c "$1" whole.out; }
# As many Missions of all packs are offered as there are.
all_missions() {
    local n m
    n=$(printf 'q\n' | "$all" play --system warfighter --ask --save "$work/all" | grep -cE '^ {0,3}[0-9]+  ')
    m=$("$all" list missions --system warfighter --json | python3 -c 'import json, sys; print(len(json.load(sys.stdin)))')
    echo "offered $n of $m"; [ "$n" -eq "$m" ] && echo "all $m"
}

check the_first_missions_page_is_true    0 '^3[0-9] answers, [0-9]* lines as printed$' python3 "$root/tests/cli/first_mission.py" "$program" "$root/docs/first-mission.md"
check the_list_has_all_missions         0 '^all 1[0-9][0-9]$' all_missions
check the_mission_card_is_told_first    0 '^Dawn Raid, a Mission\. .*9 Turns' at_start q
check and_the_objective                 0 '^Radar Site, an Objective\. .*to win, destroy: Radar Mast' at_start q
check movement_is_what_is_in_force      0 '^Staff Sergeant Boudreaux: .*\(Cover 3, Movement 5\)' at_start q
check ending_the_turn_says_what_is_lost 0 'the Hostiles act \(9 Actions left\)$' at_start q
check a_location_has_its_price          0 'play the Location Chalk Quarry.* \(2 XP\)$' at_start q
check a_free_entrance                   0 '^  2  Chalk Quarry \(enter: free\)' at_start 5 2 4 2
check what_it_does_is_explained         0 'then Hostile cards are drawn until their values come to 2 or more' at_start '? 5'
check by_words_too                      0 'Reinforcements may come, every Hostile in Range attacks' at_start '? end the'
check by_the_rule_of_the_verb            0 'the Hostile Turn is: Reinforcements, Attacks' at_start '? end the'
check what_is_refused_is_explained      0 'becomes active: from now on Soldiers can enter it' at_start '? activate'
check why_is_short                      0 '^short$' is_short
check why_all_is_not                    0 'gives Field Glasses to Corporal Gantt' at_start 'why all'
check several_cards_are_listed          0 'These begin so: M1 Garand, M1 Carbine' at_start 'card m1'
check a_word_within_a_name              0 '^M1 Garand, a Weapon' at_start 'card garand'
check an_exact_name                     0 '^M1 Garand, a Weapon' at_start 'card m1 garand'
check attacks_unfold_by_target          0 '^   2  attack Tree Sniper: 5 ways, at best Kill 63%, Suppress 35% \.\.\.$' at_target 1
check then_by_weapon_and_mode           0 '^   4  attack Tree Sniper with Mk 2 Grenade, Explosion \(Kill 63%' at_target 1 2
check a_target_is_hit_not_suppressed    0 '^   4  attack Radar Mast with Mk 2 Grenade, Explosion \(hit 78%\)$' at_target 1 1
check with_exact_odds                   0 'no effect .*1 hit .*2 hits .*3 hits .*4 hits' at_target 1 1 'odds 4'
check and_what_destroys_it              0 'Only both together count; 5 hits destroy it, and hits stay on it' at_target 1 1 '? 4'
check a_target_is_destroyed             0 'Explosion \(destroyed 26%, hit 52%\)$' at_target 1 1 4 1 1
check the_end_is_said_once              0 '^1$' whole 'Mission is accomplished\|Mission accomplished\|a success'
lost() { "$program" play --watch --bot random --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 1 --save "$work/lost.replay"; }
check why_it_was_lost                   0 '^The Turns ran out\. ' lost
watched() { "$program" play --watch --bot heuristic --mission 'Dawn Raid' --team 'Rangers by Boat' --seed "$1" --save "$work/game.$RANDOM.$RANDOM"; }
check what_counts_against_cover         0 'cover die 2 \+1 MG 42 Nest = 3, needs 2: his Cover is beaten' watched 1
check and_for_whoever_shoots            0 'cover die 2 \+1 Mk 2 Grenade = 3, needs 3: the Cover is beaten' watched 1
check where_a_card_places_it            0 '^- Its card places it beyond the Front-most Soldier' watched 1
check why_reinforcements_stay_away      0 '^- Its value is [0-9]; to .* only (value 0 comes|values 0 to 1 come)' watched 2
# Reactions, where a Hostile attacks and Slit Trench is in hand, and They Waver.
grognard pack try 'Slit Trench' --position >trench
grognard pack try 'Shoot First' --position >shoot
at()        { local from=$1; shift; printf '%s\n' "$@" q | "$program" play --resume "$from" --save "$work/game.$RANDOM.$RANDOM"; }
with_file() { printf '%s\n' "$2" >set; echo q | "$program" play --resume "$1" --save "$work/game.$RANDOM" --reactions set; }
unasked()   { "$@" >asked; cat asked; ! grep -qF 'React before the dice' asked; }
one_use()   { with_file trench 'always Slit Trench' | grep -c 'by your settings: .* plays Slit Trench'; }
check a_reaction_is_asked_about         0 '^[A-Z].* React before the dice are rolled' at trench
check reactions_are_listed              0 '^      Slit Trench: ask\. When a Hostile attacks' at trench reactions
check never_passes                      0 'by your settings, not used: Slit Trench' at trench 'reactions never slit' 'reactions never they waver'
check a_setting_is_kept                 0 '^never wwii-europe:slit-trench    # Slit Trench$' cat "$work/config/grognard/reactions"
check and_holds_in_the_next_game        0 'by your settings, not used: Slit Trench' unasked at trench
check unless_it_is_told_not_to          0 'React before the dice' bash -c "echo q | '$program' play --resume trench --reactions none --save g1"
check ask_all_forgets_it                0 '^Slit Trench: ask|^all: ask\. Kept' at shoot 'reactions ask all'
check always_uses_it                    0 'by your settings: .* plays Slit Trench' with_file trench 'always Slit Trench'
check but_once_at_a_moment              0 '^1$' one_use
check a_moment_is_set_like_a_card       0 'by your settings, not used: Slit Trench' with_file trench 'never hostile_attacks'
check a_card_before_its_moment          0 'React before the dice' with_file trench $'never hostile_attacks\nask slit trench'
check what_needs_a_choice_is_asked      0 'React before the dice' with_file shoot 'always all'
check a_wrong_name_has_the_nearest      0 "^set:1: .*'Slit Trensh' \(did you mean 'Slit Trench'" with_file trench 'never Slit Trensh'
check also_when_it_is_typed             0 'Did you mean "Slit Trench"' at trench 'reactions never slit trensh'
check a_wrong_line_has_its_place        0 '^set:1: a line begins with ask, always or never' with_file trench 'perhaps all'
# What cannot be taken back says why: nothing was chosen; or something was seen since, and how to practise.
check nothing_was_chosen_yet            0 '^There is nothing to take back: you have chosen nothing yet\.$' at_start u q
check dice_were_rolled                  0 'dice were rolled.*say so where you begin one' at_target 1 1 4 1 1 u q
# The game that goes on is opened, though another was finished since.
resumed() {
    export XDG_STATE_HOME=$work/two
    printf '5\nq\n' | "$program" play --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 7 --plain
    "$program" play --watch --bot random --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 1 >/dev/null
    echo q | "$program" play --resume --plain
}
check the_unfinished_game_is_resumed    0 '^  grognard play --resume .*/two/grognard/game-1\.replay' resumed
COLUMNS=60
check the_end_is_wrapped                0 '^  Knife, M1 Garand' bash -c "'$program' play --ask --seed 7 --save w <'$answers' | sed -n '/^Gear/,\$p'"

finish
