#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# settings.sh PROGRAM -- what Settings bring beside the standard rules, in sentences: told at the beginning, on cards, in
# the table of line mode, in choices with their prices, and at the end.
set -u
. "$(dirname "$0")/check.sh"
packs=$(dirname "$program")/packs
mkdir -p "$work/bin/packs" && cp "$packs/settings.pack" "$packs/vietnam.pack" "$packs/infestation.pack" "$work/bin/packs/"
with_one_pack wwii-europe
export COLUMNS=300

lunch() { printf '%s\n' "$@" | "$program" play --plain --mission 'Short Walk Before Lunch' --team 'Second Squad' --seed 4; }
truck() { printf '%s\n' "$@" | "$program" play --plain --mission 'Before the Truck Leaves' --team 'Tailgate Crew' --seed 4; }
dawn()  { printf '%s\n' "$@" | "$program" play --plain --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 3; }
# A card of a pack in play, with lines on top of it.
trying() { local pack=$1 card=$2 lines=$3; shift 3
           printf '%s\n' "$@" | "$program" pack try --pack settings --pack "$pack" "$card" --given "$lines"; }
lacks()  { local pattern=$1; shift; ! "$@" | grep -E -- "$pattern" && echo none; }

check by_the_space_and_reticles     0 "Hostiles that are drawn for it, by the Objective's space: Reticles 2, 4 from space 4, 5 from space 5" grognard pack show 'Room for Three Ships'
check elsewhere_by_points           0 'Hostiles that are drawn for it, by team points: value 1, 2 from 20'   grognard pack show 'Milking Parlour'
check of_no_setting                 0 'Hostiles that are drawn for it, by team points: value 3, 4 from 30'   grognard pack show 'Radar Site'
check in_its_mission                0 "Ville at the Crossing.*by the Objective's space" lunch q
check what_the_setting_changes      0 '^- Fast Hostiles: For each Action counter that is flipped a Fast Hostile acts\.$' truck q
check said_as_a_list                0 '^What is different in this Setting, Vietnam 1965-72:$' lunch q
check nothing_is_different   0 '^none$'                                        lacks 'is different in' dawn q
check body_count_in_the_table       0 'Body Count: 0 of 5 banked\.'                   lunch q
check none_where_it_is_not_counted  0 '^none$'                                        lacks 'Body Count' truck q
check cards_aside_are_one_line      0 'set a card aside for an Entrance cost \([0-9]+ choices\) \.\.\.$' lunch q
check counters_by_their_names       0 'Runner Quill \(yours\): .*1 Field Point,'      truck look q

pair()   { trying vietnam 'Hamlet Guerrillas' "$@"; }
check a_side_that_hides             0 'Hamlet Guerrillas \(unengaged\): 2 of 2 active' pair '' q
check a_side_that_does_not          0 'Guerrillas in the Open \(engaged\): '               trying vietnam 'Guerrillas in the Open' '' q
check what_turns_it_over_costs      0 'engage Hamlet Guerrillas: turn it over \(discard 1 card\)' pair 'hand[0] = Front Sight' q
check what_a_soldier_keeps          0 '^ +Body Count 2(,|$)'                           pair 'soldier[0].bodies = 2' t q
gleaner() { trying infestation Gleaner "$@"; }
check fast                          0 'Gleaner \(Fast\): 1 of 1 active'              gleaner '' q
check fast_and_has_acted            0 'Gleaner \(Fast, has acted this Turn\): '      gleaner 'hostile[0].flags = 6' q
check what_lies_on_it               0 'Gleaner .*; 2 Slow counters; yields 1 counter$' gleaner 'hostile[0].slow = 2; hostile[0].field = 1' q
explained() { truck 'play the Location' 1 attack '? 1' '? 2' '? 3' '? 4' '? 5' '? 6' q; }
check an_attack_is_explained        0 '^At Range 0: '                                 explained
check what_adds_nothing_is_no_reason 0 '^none$'                                       lacks 'Infestation \+0' explained
finish
