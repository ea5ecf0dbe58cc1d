#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# lessons.sh PROGRAM -- the lessons: each can be finished by what it teaches, and refuses the rest with a sentence.
set -u
. "$(dirname "$0")/check.sh"
export COLUMNS=200 GROGNARD_PACKS=$(dirname "$program")/packs
taught() { python3 "$root/tests/cli/take_taught.py" "$program" "$@"; }
lesson() { "$program" lesson "$@"; }
wrong()  { printf '%s\n' "$@" >bad.lesson; lesson ./bad.lesson; }

names=$(lesson | sed -n 's/^  \([a-z0-9-]*\) .*/\1/p')
check there_are_fourteen       0 '^14$' wc -w <<<"$names"
check five_for_heroes          0 '^5$'  grep -c ^hn- <<<"$(tr ' ' '\n' <<<"$names")"
check the_list_as_json         0 '"name": "wf-moving", "system": "warfighter"' lesson --json
for name in $names; do
    check "no way of $name leads nowhere" 0 "^$name: [3-8] steps" lesson --check "$name"
    check "$name to its end in line mode" 0 '^The next lesson:|^That was the last lesson' taught "$name"
    check "$name refuses, and goes on"    0 'refused [1-9]' taught "$name" other
done

play() { printf '%s\n' "$@" | "$program" lesson wf-moving; }
check a_sentence_for_another_choice   0 '^That comes later\. First we need somewhere to go' play 1 q
check its_mission_has_another_objective 0 '; usual Objective: Radar Site; ' play 'card dawn' q
check undo_takes_the_lesson_back      0 '^Taken back\.' play 2 u q
check and_it_says_the_step_again      0 '^2$' bash -c "printf '2\nu\nq\n' | '$program' lesson wf-moving | grep -c '^.1 of 6.'"
check a_lesson_is_not_kept            0 '^0$' bash -c "find '$work/state' -name '*.replay' 2>/dev/null | wc -l"
check what_is_finished_is_known       0 "^$(wc -w <<<"$names")\$" bash -c "sort -u '$work/state/grognard/lessons' | wc -l"

# The guide of a first Mission: it is a game, which is kept and goes on without it.
guided()   { HOME=$work/new XDG_STATE_HOME=$work/new "$program" lesson --plain wf-first; }
mission()  { { printf '%s\n' 3 11 1 5 5 2 1 2 2 5 2; printf '%s\n' "$@"; } | guided; }
games()    { cat "$work"/new/grognard/*.replay | grep -c "$1"; }
check the_guide_leads_nowhere_wrong   0 '^wf-first: 9 steps' lesson --check wf-first
check it_refuses_what_it_does_not_teach 0 '^That comes later\. There is nowhere to go yet' guided < <(printf '%s\n' 7 q)
check it_says_that_the_player_goes_on 0 '^That was a Turn\. Now you choose\.' mission q
check and_binds_nothing_then          0 '^Corporal Gantt attacks MG 34 Team' mission 6 1 q
check and_says_nothing_then           0 '^1$' bash -c "grep -c 'That was a Turn' <<<\"\$1\"" - "$(mission 6 1 q)"
check its_game_is_kept                0 '^[1-9]' games '^setup .*mission Before Breakfast'
check it_is_done                      0 '^wf-first$' cat "$work/new/grognard/lessons"
check it_can_be_gone_on_with          0 '5 Turns left' "$program" play --plain --resume "$work/new/grognard/game-2.replay" < <(echo q)
check it_is_in_no_list                1 '' grep -c wf-first <<<"$names"

check no_such_lesson                  2 "no lesson is called 'wf-movin' \(did you mean 'wf-moving'" lesson wf-movin
check a_file_that_is_wrong            2 'bad.lesson, line 2: no line of a lesson begins with .shout' wrong 'grognard lesson 1' 'shout x'
mkdir bare && cp "$program" bare/grognard
check packs_that_are_missing          2 '^wf-moving: the pack .wwii-europe. is not here$' env GROGNARD_PACKS= bare/grognard lesson wf-moving
finish
