#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# play_test.sh GROGNARD WORDS: games in the terminal, typed through a pipe.
#
# Each check prints a line as cmocka does, so that CI counts it.
set -u
grognard=$1 words=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export XDG_STATE_HOME=$dir/state XDG_CONFIG_HOME=$dir/config COLUMNS=300
failed=0

check() {       # NAME COMMAND...
    local name=$1; shift
    if "$@"; then echo "[       OK ] $name"; else echo "[  FAILED  ] $name"; failed=1; fi
}
play() { "$grognard" play --system duel "$@" 2>"$dir/err"; }
says() { grep -qF -- "$2" "$dir/$1"; }
ones() { yes 1 | head -n "${1:-2000}"; }

# A game to its end by always taking the first choice.
ones | play --seed 5 --setup 'health 2' >"$dir/whole"
check a_game_ends                       says whole "grognard replay $dir/state/grognard/game-1.replay"
check it_tells_who_won                  grep -qE '^(You win|Seat 1 wins; you lose|Nobody wins)' "$dir/whole"
check its_replay_is_true                "$grognard" verify "$dir/state/grognard/game-1.replay" >/dev/null
check a_pipe_gets_no_colours            bash -c "! grep -q $'\\033' '$dir/whole'"
check nothing_is_left_of_messages       bash -c "! grep -q '[{}|]' '$dir/whole'"

# The end of the input keeps the game, and it can be played on.
printf '1\n' | play --seed 5 >"$dir/left"
check leaving_tells_where               says left "The game is kept."
check leaving_tells_how_to_go_on        says left "grognard play --resume $dir/state/grognard/game-2.replay"
printf 'log\nq\n' | "$grognard" play --resume "$dir/state/grognard/game-2.replay" >"$dir/again"
check what_has_happened_is_known_again  says again "You lay High Guard face down."
check a_game_goes_on_where_it_was       says again "It is your turn."
ones | "$grognard" play --resume "$dir/state/grognard/game-2.replay" >"$dir/end"
check and_to_its_end                    says end "See it again with:"

"$grognard" inspect "$dir/state/grognard/game-1.replay" --at 3 --position >"$dir/position"
ones | "$grognard" play --resume "$dir/position" --seed 1 >"$dir/from"
check a_game_begins_with_a_position     says from "See it again with:"
check and_the_position_stays_as_it_was  grep -q '^grognard position' "$dir/position"

# What can be typed.
printf '3\nwhy strike\ncard field\ncard high\nrule d-3.4\nrule d-6\nrule\nrule x\nhand\nsetup\nodds 1\nu\n2\nx y z\n99\n?\nsave %s\nq\n' "$dir/mine" |
    play --seed 5 >"$dir/typed"
check why_not           says typed "strike you with Low Thrust: you can strike only a foe who is still in play (D-3.1)."
check a_card_in_english says typed "Field Surgeon, a standard (2 in the deck). When a foe's blow wounds"
check which_card        says typed "No card is called that, or several are."
check a_rule            says typed "D-3.4: a blow that hits turns up the guard of the struck"
check rules_by_chapter  test "$(sed -n '/^> rule d-6$/,/^> rule$/p' "$dir/typed" | grep -c '^D-6[.]')" = "$(grep -c '^D-6[.]' "$(dirname "$0")/../../src/duel/ledger.tsv")"
check every_rule        test "$(sed -n '/^> rule$/,/^> rule x$/p' "$dir/typed" | grep -c '^D-')" -ge 15
check no_such_rule      test "$(grep -c 'There is no such rule' "$dir/typed")" = 1
check the_settings      says typed "Everybody begins with 4 health."
check exact_odds        grep -qE 'hits unless the guard stops it [0-9]+/[0-9]+ \([0-9]+%\)' "$dir/typed"
check taken_back        says typed "Taken back."
check chosen_otherwise  says typed "You lay Low Guard face down."
check not_understood    says typed '"x y z" is neither a number of the list'
check no_such_number    says typed "There are choices 1 to"
check help              says typed "take your last choice back; do it again"
check saved_elsewhere   "$grognard" verify "$dir/mine" >/dev/null

# What was done and taken back leaves no line, and can be done again.
printf '1\nu\nr\nlog\nq\n' | play --seed 5 >"$dir/redone"
check done_again        says redone "Done again."
check said_once         test "$(sed '1,/> log/d' "$dir/redone" | grep -c 'You lay High Guard face down.')" = 1

# Every seat at one keyboard; another language; another width; every system.
ones | play --seat all --seed 3 --setup 'seats 4, health 1' >"$dir/all"
check every_seat_is_asked   grep -q 'You play every seat' "$dir/all"
check and_that_game_ends    says all "See it again with:"
printf '1\n' | play --seed 5 --lang "$words/de.words" >"$dir/german"
check german                says german "die Hohe Deckung verdeckt legen"
ones | COLUMNS=60 "$grognard" play --system duel --seed 5 >"$dir/narrow"
check no_line_is_too_wide   test "$(grep -v '^  grognard' "$dir/narrow" | awk 'length > 60' | wc -l)" = 0
printf '1\n1\n' | "$grognard" play --system skirmish --seed 1 >"$dir/skirmish"
check a_system_without_messages_is_played   grep -q "^-- Turn [0-9]" "$dir/skirmish"

# A Mission: chosen from lists, attacked in two answers, explained, taken back, kept and gone on with.
packs=$(dirname "$grognard")/packs/wwii-europe.pack
mission() { "$grognard" play --pack "$packs" --mission "Cut Off" --team "Sergeant and Servant" "$@" 2>"$dir/err"; }
number() { sed -n "s/^ *\([0-9][0-9]*\)  $2.*/\1/p" "$dir/$1" | tail -n 1; }         # of the last line that begins so
if [ -e "$packs" ]; then
    "$grognard" pack show --pack "$packs" "Aimed Shot" "Crack Shot" "Steady Lads" "Long Burst" "Walking Fire" "Bait" "Brew Up" \
        "Sergeant Kowalczyk" "Pathfinder" "Tank Hunter" "Wire Cutters" "Staff Car" "PIAT" "Maintain" "Soldier" "Bunker" \
        "Refugee Column" "Hot Meal" "Goliath Tracked Mine" "Flat on Your Face" >"$dir/cards" 2>/dev/null
    check a_card_reads_like_a_card      says cards "When you declare an Attack with a Ranged Weapon: add 2 (3 if Upgunned) to each Attack die, and if Upgunned, add 1 to the cover die. Upgun it for 1 XP."
    check one_row_of_an_action_card     says cards "it does not Suppress. Or in your Turn: you (any Soldier if Upgunned) remove 2 Suppress."
    check one_and_two_of_what_counts    says cards "roll 1 Attack die (2 if Upgunned) more."
    check an_order_behind_what_others_do says cards "Hostiles of 2 more value are drawn, you draw 3 cards (4 if Upgunned) and gain 1 XP."
    check the_same_one_is_named_once    says cards "each Soldier in your Location draws 3 cards and removes all Suppress, and a Turn is lost."
    check and_in_an_event               says cards "At once: every Soldier of the team draws 1 card and removes 1 Suppress."
    check whose_it_is_by_its_conditions says cards "+1 to each Attack die of other Airborne Soldiers in your Location."
    check cards_to_enter                says cards "To enter another Location a Soldier of your Location discards 1 card less."
    check of_one_sort_of_location       says cards "To enter a Fortified Location you discard 2 cards less."
    check of_one_sort_of_hostile        says cards "+2 to the XP for each Vehicle that you eliminate."
    check an_event_is_no_hostile        says cards "+1 to the Attack die of Hostiles here."
    check empty_after_each_attack       says cards "Range 0 needs 8 (empty after each Attack), 1 needs 7 (always)"
    check set_to_its_points             says cards "This Hostile stays at Range N of its target (N: its points of Maintain)."
    check a_back_is_called_one          says cards "Soldier, the back of a card."
    check what_it_is_not_in             says cards "rolls 1 Attack die less except in Semi mode or in Bolt mode."
    check it_goes_by_itself             says cards "each Soldier here takes a Wound of 2, and it is discarded, without XP."
    check who_is_hit                    says cards "it does 2 Wounds less and the Soldier who is hit takes 1 Suppress."
    check what_else_it_does_upgunned    says cards "roll the Attack dice again (if Upgunned, roll all the dice again)"
    check whom_it_is_for_upgunned       says cards "When you (any Soldier if Upgunned) are hit and it would Suppress: it does not Suppress."
    printf '0\n\n2\nq\n' | "$grognard" play --pack "$packs" --ask --seed 7 >"$dir/asked" 2>"$dir/err"
    check a_mission_is_asked_for        says asked "Which Mission? (Enter: 1)"
    first=$(sed -n 's/^   1  \([^:]*\): difficulty.*/\1/p' "$dir/asked")
    check and_a_team_made_for_it        grep -q "^   2  [^:]*: For $first; " "$dir/asked"
    check what_is_no_choice_is_told     says asked "Enter takes the first"
    check enter_takes_the_first         grep -q "^  1  $first (the Mission card): " "$dir/asked"
    printf 'q\n' | "$grognard" play --pack "$packs" --ask >"$dir/none" 2>"$dir/err"
    check one_may_leave_at_once         bash -c "! grep -q 'Which team' '$dir/none'"

    : | mission --seed 7 >"$dir/begin"
    open=$(number begin 'play the Location Firebreak')
    printf '%s\n' "$open" | mission --seed 7 >"$dir/opened"
    shoot=$(number opened 'attack Tree Sniper with Lee-Enfield') gear=$(number opened 'gear: ')
    printf '%s\n' "$open" "$shoot" 1 | mission --seed 7 >"$dir/shot"
    check an_attack_takes_two_answers   grep -q '^- die [0-9]*.*, needs 8: a' "$dir/shot"
    check odds_stand_beside_it          grep -q 'attack Tree Sniper with Lee-Enfield No. 4, Bolt (Kill 13%, Suppress 60%, without cards)' "$dir/shot"
    check the_board_is_drawn            grep -q 'Tree Sniper: 1 of 1 active; Cover 4, Range 1 to 3; targets Sergeant McCrae: 8+ for 2 Wounds' "$dir/shot"
    check a_card_may_be_played          says shot "Play a card before the dice are rolled?"
    printf '%s\n' "$open" "? $shoot" "why grenade sniper" "$gear" 1 u "? $gear" '' "save $dir/mission.replay" q |
        mission --seed 7 >"$dir/told"
    check a_choice_is_explained         says told "WF-TRN-20: an Action is one Attack."
    check with_what_the_dice_need       says told "At Range 2: 1 ten-sided die (-1), it must come to 8 or more to hit"
    check with_exact_odds               says told "no effect 4/15 (27%), Suppress 3/5 (60%), Kill 2/15 (13%)"
    check with_every_reason             says told "bonus to each Attack die -1: base 0, Tree Sniper -1"
    check why_not_in_a_mission          says told ": it is at Range 2, and the Weapon does not reach that."
    check gear_unfolds                  says told "Enter goes back to all choices."
    check gear_is_taken_back            says told "Taken back."
    check a_mission_is_saved            "$grognard" verify --pack "$packs" "$dir/mission.replay" >/dev/null
    printf 'log\nq\n' | "$grognard" play --pack "$packs" --resume "$dir/mission.replay" >"$dir/resumed" 2>"$dir/err"
    check a_mission_goes_on             says resumed "Sergeant McCrae leads the way to Firebreak, space 2."
    "$grognard" odds --pack "$packs" "$dir/mission.replay" "McCrae attacks Sniper" >"$dir/odds"
    check odds_as_a_table               grep -qE '^  Kill +13.33%  #####$' "$dir/odds"
    "$grognard" odds --pack "$packs" --json "$dir/mission.replay" "McCrae attacks Sniper" >"$dir/odds.json"
    check odds_as_json                  says odds.json '"name": "Kill", "share": 8, "probability": 0.133333'
    "$grognard" odds --pack "$packs" "$dir/mission.replay" "attacks" >/dev/null 2>"$dir/several"
    check one_of_several                says several "several options have 'attacks':"
    "$grognard" replay --pack "$packs" "$dir/mission.replay" >"$dir/story"
    check a_story                       says story "Tree Sniper targets Sergeant McCrae."
    check and_act_by_act                bash -c "'$grognard' replay --acts --pack '$packs' '$dir/mission.replay' | grep -q 'seat 0: play location'"
    check nothing_is_left_of_its_words  bash -c "! grep -q '[{}|]' '$dir/told' '$dir/shot' '$dir/story'"
    "$grognard" sim --pack "$packs" --games 1 --seed 5 --replay-out "$dir/whole.replay" >/dev/null
    "$grognard" replay --pack "$packs" "$dir/whole.replay" >"$dir/story"
    check the_end_is_a_table            grep -qE 'Health +Wounds +XP +Kills +in the field +afterwards' "$dir/story"
fi

# What is refused.
touch "$dir/there"
check another_game_is_not_written_over  bash -c "! '$grognard' play --system duel --save '$dir/there' </dev/null 2>/dev/null"
check no_such_seat                      bash -c "! '$grognard' play --system duel --seat 7 </dev/null 2>/dev/null"
printf 'language = x\nplural = none\na = {\n' >"$dir/bad.words"
"$grognard" play --system duel --lang "$dir/bad.words" </dev/null 2>"$dir/why"
check a_bad_catalogue_is_refused_by_its_line    says why "bad.words:3: "

exit $failed
