#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# battle.sh PROGRAM -- a battle in the terminal: against the bot, two sides at one keyboard, and bots to watch.
set -u
. "$(dirname "$0")/check.sh"
with_one_pack heroes-normandy
export COLUMNS=200

battle()   { "$program" play --scenario 'The Cider Press' --seed 7 --reactions none --save "$work/game.$RANDOM.$RANDOM" "$@"; }
typed()    { local how=$1; shift; printf '%s\n' "$@" | battle $how; }
# Its moments in order: a line that is so, and behind it one that is so.
then_is()  { awk -v one="$1" -v two="$2" '$0 ~ one { seen = 1 } seen && $0 ~ two { print; exit }'; }
behind()   { typed --curtain b5 1 b6 1 b4 1 b7 1 b3 1 b2 1 b9 1 a5 1 '' k5 | then_is 'Pass the keyboard to player 2' "$1"; }
one_seed() { battle --watch >"$work/$1"; grep -v '^  grognard' "$work/$1"; }
same()     { one_seed first >a; one_seed second >b; cmp a b && echo same; }
# Whoever always takes the first choice comes to the end as well.
whole()    { yes 1 | head -n 5000 | battle --seed 22 --seat 1 >whole.out; grep -c 'See it again with' whole.out; }

check the_bot_plays_the_other_side  0 '^You play seat 0 \(the American side\); the bot heuristic plays seat 1 \(the German side\)\.' typed '' q
check another_bot_if_it_is_told     0 '^You play seat 0 \(the American side\); seat 1 \(the German side\) chooses at random\.' typed '--bot random' q
check no_such_bot                   2 "no bot of heroes is called 'heuristics' \(did you mean 'heuristic'" typed '--bot heuristics' q
check both_sides_by_one_person      0 '^You play every seat\.' typed '--seat 0,1' q
check no_such_seats                 2 'several as in 0,1' typed '--seat 0,2' q
check the_other_side                0 '^You play seat 1 \(the German side\); the bot heuristic plays seat 0 \(the American side\)\.' typed '--seat 1' q
check how_it_goes_on_is_told        0 '^  grognard play --resume .* --seat 0,1 --bot random$' typed '--seat 0,1 --bot random' b5 q
check sides_are_called_by_nation     0 '^2 players, 5 rounds; the initiative is with United States; ' typed '' q
check the_scenario_is_told_first    0 '^Objective a, primary: E4-H6, 4 points\.$' typed '' q
check a_square_chooses_it           0 'is deployed at B5\.$' typed '' b5 q
check squares_are_listed_in_a_line  0 'deploy at A1, B1, .*: type a square' typed '' q
check whose_turn_it_is_is_told      0 '^Now chooses: the German side\.$' typed '--seat all' b5 1 b6 1 b4 1 b7 1 b3 1 b2 1 b9 1 a5 1 q
check a_curtain_between_the_sides   0 '^People play every seat, with a curtain' typed --curtain q
check it_falls_at_the_other_side    0 'Pass the keyboard to player 2 and press Enter\.' behind 'Pass'
check behind_it_the_other_chooses   0 'deploy at .*K1' behind 'deploy at'
check bots_play_to_the_end          0 '^Victory points: the American side ' one_seed watched
check with_the_board_of_each_phase  0 '^-- Supply Phase --' cat watched
check the_same_seed_the_same_game   0 '^same$' same
check a_whole_battle_against_the_bot 0 '^1$' whole
check odds_stand_behind_a_shot      0 '^ +[0-9]+  fire .* \(hit [0-9]+%(, without cards)?\)$' cat whole.out
check to_do_nothing_comes_last      0 '^ +([2-9]|[1-9][0-9]+)  .* does nothing$' bash -c '! grep -E "^   1  .* does nothing" whole.out && cat whole.out'
check or_that_it_does_nothing       0 '^ +[0-9]+  fire .* \(a miss(, without cards)?\)$' cat whole.out
explained() { for n in 2 3; do yes "? $n"$'\n1' | head -n 9000 | battle --seed 23 --seat 1; done | tee explained.out; }
count()     { grep -cE "$1" "$2" || true; }
check what_a_shot_needs_is_explained 0 '(or more on the six-sided die|No roll|Any roll) hits defence [0-9]+( \([^)]*\))?: \+[0-9]+ for ' explained
check of_which_parts_its_defence_is  0 'hits defence [0-9]+ \([0-9]+ of its own, \+[0-9]+ for [A-Z][a-z]+\): ' cat explained.out
check what_a_hit_makes_of_it        0 'A hit turns it over: it is then (Thinned|Wounded) ' cat explained.out
check what_an_assault_comes_to      0 'higher counts, [+-][0-9]+( \([^)]*\))?; .* throws two, [+-][0-9]+( \([^)]*\))?\. .* wins [0-9]+%' cat explained.out
check whose_it_is_is_said_by_name   0 '^The American side has [0-9]+ orders' cat whole.out
check nothing_is_by_the_rules       0 '^0$' count 'by the rules|[Ss]eat [01] (has|plays|draws|discards)|by a limit' whole.out
check a_sum_says_what_counts        0 'die \[[1-6]\] .* -[0-9] for (what lies between|the move|the range|its Suppressed markers)' cat whole.out
check what_a_card_does_is_told      0 '^The American side plays .* \(it says: ".+"\)\.' cat whole.out
check a_die_is_told_once            0 '^0$' count '^- The dice: ' whole.out
check what_a_unit_is_turned_to      0 'is turned over: it is now [A-Z]' cat whole.out
check orders_have_no_colour         0 '^0$' count '(Blue|Red) (Order|Bluff)' whole.out
check why_there_are_so_many_orders  0 'You have [0-9]+ orders and a bluff this round, one order for each star of your platoons and officers: [A-Z].* [1-9]' cat whole.out
check how_many_are_to_be_deployed   0 'Now .*: [0-9]+ more come after it' cat whole.out
# The rules that "why" names more than once, with others in between: none.
apart() { yes $'why\n1' | head -n 60 | COLUMNS=900 battle --seed 21 --seat 1 \
    | awk '/^> *why/ { split("", seen); last = ""; next }
           match($0, /\([A-Z]+-[A-Z]+-[0-9]+[a-z]?\)\.?$/) { id = substr($0, RSTART); named++
               if (id != last && seen[id]++) twice++; last = id }
           END { print (named > 20 && !twice) ? "rule by rule" : named " named, " twice " apart" }'; }
check why_goes_rule_by_rule              0 '^rule by rule$'                                apart
refused() { yes $'why\n1' | head -n 400 | battle --seed 21 --seat 1; }
check why_a_card_is_not_there       0 '^play .*: only (when|in|if) ' refused
check steps_are_told_in_a_line      0 '^- .* goes to [A-L][0-9]+, [A-L][0-9]+, [A-L][0-9]+' cat whole.out
check targets_are_named             0 '^ +[0-9]+  fire .* at [A-Z][a-z]* Squad' cat whole.out
chosen()  { printf '%s\n' "$@" | "$program" play --system heroes --ask --seed 7 --reactions none --save "$work/game.$RANDOM.$RANDOM"; }
check scenarios_are_offered         0 '^   1  The Cider Press: difficulty 1 of 8, 5 rounds, 2 players\.' chosen q
check and_the_armies                0 '^   2  Cider Press Outpost, Germany$' chosen '' q
check whom_one_leads_is_whom_one_is 0 '^You play seat 1 \(the German side\); ' chosen '' 2 q
check four_sit_where_four_are_meant 0 '^You play seat 0 \(the American side \(player 1\)\); .* seats 1 \(the British side\), 2 ' "$program" play --scenario 'The Pocket' --save pocket </dev/null
check the_easiest_if_nobody_asks    0 '^The Cider Press$' "$program" play --system heroes --save easiest </dev/null
check sim_says_which_there_are      2 'which scenario\?  Say --scenario with one of: The Cider Press; .*; Four Hedges; ' "$program" sim --system heroes
# A card that cannot be played names the row of its own that fails.
hand() {
    { sed '/^before/,$d; s/^name .*/name why/' "$root/lessons/hn-3-fire.lesson"; echo "given hand[0] = $1"
      sed -n '/^before/,$p' "$root/lessons/hn-3-fire.lesson"; } >why.lesson
    printf '%s\n' 'why play' q | "$program" lesson ./why.lesson
}
check the_moment_of_a_card          0 'play Yell and Run .*: only when a unit of yours assaults\.$' hand 'Yell and Run'
check the_phase_of_a_card           0 'play Beach Dump .*: only in the Order Phase or the Supply Phase\.$' hand 'Beach Dump'
check nothing_that_it_would_change  0 'play Pull Yourselves Together .*: there is nobody and nothing that it would change\.$' hand 'Pull Yourselves Together'
finish
