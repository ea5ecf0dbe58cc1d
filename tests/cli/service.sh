#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# service.sh PROGRAM -- the service book of a team: Medals that were earned in one Mission go along on the next.
set -u
. "$(dirname "$0")/check.sh"
export XDG_CONFIG_HOME=$work/config COLUMNS=300
team="Dawn Lift" mission="Before the Heat"

t() { grognard team "$@"; }
fought() { grognard sim --bot heuristic --games 1 --seed "$1" --setup "mission $mission, team $team, rules Medals" --replay-out game-"$1" >/dev/null; }
# A game in which somebody of the team has earned a Medal.
earned=
for seed in $(seq 40); do
    fought "$seed" && t new "try $seed" --from "$team" >/dev/null && t service "try $seed" "game-$seed" >said 2>&1
    grep -q '^[A-Z].*: ' said && earned=$seed && break
done

check somebody_has_earned_one            0 "^[1-9]"                                       echo "$earned"
quiet() { "$@" >/dev/null 2>&1; }
quiet t new mine --from "$team"
check it_is_told                         0 "^[A-Z].*: [A-Z]"                              t service mine "game-$earned"
medal=$(t service "try $earned" "game-$earned" >/dev/null; sed -n 's/^[A-Z][^:]*: //p' said | head -1)
check it_stands_in_the_team              0 "^  $medal"                                    cat "$XDG_DATA_HOME/grognard/teams/mine.team"
check it_is_shown_with_him               0 "^  $medal +medal"                             t show mine
check twice_changes_nothing              0 "^nothing is new for the team"                 t service mine "game-$earned"
check nor_is_it_there_twice              0 "^1$"                                          grep -c "$medal" "$XDG_DATA_HOME/grognard/teams/mine.team"
check it_goes_along                      0 "^games 2"                                     grognard sim --bot heuristic --games 2 --team mine --setup "rules Medals"
check it_is_taken_out                    0 "without $medal"                               t remove mine "$medal"
check as_json                            0 "\"name\": \"$medal\""                         t service mine "game-$earned" --json
check line_by_line                       0 "nothing is new"                               sh -c "printf 'service game-%s\nq\n' $earned | '$program' team edit mine"
check no_game_was_kept                   2 "no game has come to its end here"             t service mine
check no_such_game                       2 "nowhere"                                      t service mine nowhere
check what_is_not_over                   1 "this game is not over"                        sh -c "printf '1\nq\n' | '$program' play --plain --team mine --seed 4 >/dev/null; '$program' team service mine \"\$(ls '$XDG_STATE_HOME'/grognard/*.replay | head -1)\""
check not_of_an_army                     2 "no army|no game|another"                      grognard army service mine
finish
