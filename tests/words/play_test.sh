#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# play_test.sh GROGNARD WORDS: games in the terminal, typed through a pipe.
#
# Each check prints a line as cmocka does, so that CI counts it.
set -u
grognard=$1 words=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export XDG_STATE_HOME=$dir/state COLUMNS=300
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
check which_card        says typed "No card is called so, or several are."
check a_rule            says typed "D-3.4: a blow that hits turns up the guard of the struck"
check rules_by_chapter  test "$(sed -n '/^> rule d-6$/,/^> rule$/p' "$dir/typed" | grep -c '^D-6[.]')" = 3
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

# What is refused.
touch "$dir/there"
check another_game_is_not_written_over  bash -c "! '$grognard' play --system duel --save '$dir/there' </dev/null 2>/dev/null"
check no_such_seat                      bash -c "! '$grognard' play --system duel --seat 7 </dev/null 2>/dev/null"
printf 'language = x\nplural = none\na = {\n' >"$dir/bad.words"
"$grognard" play --system duel --lang "$dir/bad.words" </dev/null 2>"$dir/why"
check a_bad_catalogue_is_refused_by_its_line    says why "bad.words:3: "

exit $failed
