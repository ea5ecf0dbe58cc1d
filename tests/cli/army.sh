#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# army.sh PROGRAM -- armies as people build them: bought, refused, checked, kept, passed on, played.
set -u
. "$(dirname "$0")/check.sh"
export COLUMNS=300
armies=$XDG_DATA_HOME/grognard/armies
with_one_pack heroes-normandy
a() { grognard army "$@"; }
quiet() { "$@" >/dev/null 2>&1; }
edited() { cp "$armies/owls.army" "$armies/bad.army" && sed -i "$1" "$armies/bad.army" && a check bad; }

# ---- from nothing to an army
check help                               0 "grognard army new NAME --scenario"            a
check nothing_is_saved                   0 "no army is saved yet"                         a list
check an_army_needs_a_scenario           2 "for which scenario\?  Say --scenario"         a new owls
check a_scenario_mistyped                2 "did you mean 'Clash of Patrols'"              a new owls --scenario "Clash of Patrol5"
check not_a_mission                      2 "mission"                                      a new owls --mission patrols
check an_army_begins                     0 "^0 of 250 army points, 250 left"              a new owls --scenario patrols
check but_not_twice                      2 "there is an army 'owls' already"              a new owls --scenario patrols
check nor_with_a_ready_mades             2 "is a ready-made army"                         a new "American Army 250" --scenario patrols
check nothing_is_in_it                   1 "nobody is in it yet"                          a check owls
check tiles_are_in_the_shop              0 "^Omaha Rifle Platoon +tile +110"              a shop owls --kind tile
check an_option_needs_a_tile             1 "no tile is there that it could be for"        a add owls extra bandoliers
check a_tile                             0 "^Omaha Rifle Platoon: 110 points; it has 0 of 7 openings filled" a add owls omaha
check an_option                          0 "^Extra Bandoliers for Omaha Rifle Platoon: 10 points; Omaha Rifle Platoon has 1 of 7" a add owls extra bandoliers
check the_total_runs_along               0 "^175 of 250 army points, 75 left"             a add owls company command
check for_another_tile                   0 "^Light Machine-Gun Section for Omaha"         a add owls light machine --for omaha
check guns_on_call                       0 "^Battery on Call for Company Command Post"    a add owls battery on call
check cards_of_the_deck                  0 "^Breathe and Squeeze x2: 0 points"            a add owls breathe x2
check more_of_it                         0 "^Breathe and Squeeze x3: 0 points"            a add owls breathe
check less_of_it                         0 "^without Breathe and Squeeze x1"              a remove owls breathe x1
check its_file                           0 "^Breathe and Squeeze x2$"                     cat "$armies/owls.army"

# ---- what does not fit, in a sentence
check another_nation                     1 "'Fallschirm Zug' is not of United States"     a add owls fallschirm
check too_dear                           1 "the army costs 385 of 250 army points"        a add owls cliff assault
check no_opening                         1 "has no free opening for"                      a add owls sherman --for company
check too_many_copies                    1 "a deck has at most 3 of 'Breathe and Squeeze'" a add owls breathe x3
check not_for_a_stranger                 2 "no tile of the army is called 'Sword'"        a add owls seen it all --for Sword
check nothing_was_added                  0 "^245 of 250 army points, 5 left"              a show owls
instead() { a add "$(a code owls)" "$@"; }
check one_tile_for_another               0 "^without Omaha Rifle Platoon$"               instead cliff assault --instead omaha
check an_opening_of_another_sort_is_none 1 "has no free opening for 'Sherman"             instead sherman --for company --instead battery
check why_not                            0 "^Sword Beach Platoon +tile +120 +'Sword Beach Platoon' is not of" a shop owls --all
check a_small_deck                       1 "a deck has at least 40 cards, and this one 2" a check owls

# ---- filled, checked
check the_deck_is_filled                 0 "^added to the deck: [34][0-9] cards"                 a suggest owls
check it_can_fight                       0 "can fight in the scenario Clash of Patrols"   a check owls
check in_a_larger_scenario               0 "^[0-9]+ of 4[0-9]+ army points"                a check owls --scenario companies
check a_side_has_its_own_points          0 "^395 of 400 army points"                      a new coast --scenario shore --from "German Army 400"
check where_armies_are_given             0 "this scenario sets no limit"                  a new small --scenario cider --from "Fox Company Platoon"
check a_ready_made_one                   0 "^Company Command Post +tile +55 +1 of 5"      a show "American Army 250"
check as_json                            0 '"openings": 7, "items": \[\{"name": "Extra Bandoliers"' a show owls --json
check all_of_them                        0 "^owls +Clash of Patrols +2 +"                 a list
check at_random                          0 "^x can fight"                                 sh -c "'$program' army random x --scenario companies --seed 4 && '$program' army check x"
check one_high_command_at_random         0 "^games 1"                                     sh -c "'$program' army random y --scenario companies --seed 5 >made && '$program' sim --scenario 'Clash of Companies' --army1 y --games 1"

# ---- changed by hand
check a_card_mistyped                    2 "did you mean 'Extra Bandoliers'"              edited 's/Extra Band/Exta Band/'
check an_option_before_its_tile          1 "needs a recruitment tile before it|cannot fight" edited 's/^Omaha/  Cool Under Fire\n&/'
check what_is_no_scenario                2 "is no scenario"                               edited 's/^scenario .*/scenario Extra Bandoliers/'
check a_team                             2 "only armies of form 1"                        edited 's/^grognard army/grognard team/'
check of_another_system                  2 "for warfighter say 'grognard team'"           edited 's/^system .*/system warfighter/'
quiet a delete bad

# ---- as a code
code=$(a code owls)
same() { cmp "$armies/owls.army" "$armies/$1.army" && echo same; }
pasted() { a paste "$@" >/dev/null && same "${@: -1}"; }
mailed() { echo "$code" | fold -w 30 | sed 's/^/> /' | a paste - mailed && same mailed; }
check a_line                             0 "^ga1:heroes:heroes-normandy:clash-of-patrols:omaha-rifle-platoon,.*=[0-9a-z]{5}$" a code owls
check pasted                             0 "^same"                                        pasted "$code" two
check by_mail                            0 "^same"                                        mailed
check damaged                            2 "the code is damaged"                          a paste "${code/omaha/omana}"
check a_code_for_a_name                  0 '"fits": true, .*"code": "ga1:heroes:heroes-normandy:clash-of-patrols:omaha' a show "$code" --json
check a_code_fights                      0 "^games 1"                                     grognard sim --scenario "Clash of Patrols" --army1 "$code" --games 1
check its_id_and_icon                    0 '"name": "Clash of Patrols", .*"id": "heroes-normandy:clash-of-patrols", "icon": "' grognard list scenarios --json
check whose_armies_they_are              0 '"name": "Clash of Patrols".*"armies": \["American Army 250", "German Army 250"\]' grognard list scenarios --json
check no_teams_code                      2 "no team's code: they begin with 'gt1:'"       grognard team paste "$code"
check teams_are_of_another_system        2 "for heroes say 'grognard army'"               grognard team new owls --system heroes

# ---- played
check played                             0 "^games 2"                                     grognard sim --army1 owls --games 2
check in_any_row                         0 "army1 Omaha.*, army2 Kompanie"         grognard sim --scenario "Clash on the Shore" --army1 owls --army2 coast --games 1
check against_a_ready_one                0 "army1 German Army 250, army2 Omaha"           grognard sim --scenario "Clash of Patrols" --army1 "German Army 250" --army2 two --games 1
check too_dear_for_it                    2 "costs 395 of 250 army points"                 grognard sim --scenario "Clash of Patrols" --army2 coast
check mistyped                           2 "no army is called 'owlz' \(did you mean 'owls'" grognard sim --army1 owlz
quiet a new empty --scenario patrols
check nothing_does_not_play              2 "the army 'empty' has nothing in it yet"       grognard sim --army1 empty
check at_the_table                       0 "Round 1 of 6"                                   sh -c "echo q | '$program' play --army1 owls --seed 1 --save game"
check line_by_line                       0 "^Cliff Assault Company: 140 points"           sh -c "'$program' army new lines --scenario patrols; printf 'add cliff assault\nshow\nq\n' | '$program' army edit lines"
check deleted                            0 "^lines is deleted"                            a delete lines
check and_gone                           2 "no army is called 'lines'"                    a show lines

# A battle by lot, for an army of one's own.
clash()    { rm -rf field; "$program" clash field "$@"; }
the_name() { sed -n 's/^scenario "\(.*\)" {$/\1/p' field/scenario.lua; }
fights()   { clash "$@" >/dev/null && "$program" sim --pack field --scenario "$(the_name)" --games 2; }
each_is()  { for seed in 1 2 3 4 5 6 7 8; do fights --points 400 --seed $seed >/dev/null || echo "not $seed"; done; echo all; }
same_lots() { clash --seed 5 >/dev/null; cat field/*.lua >one; clash --seed 5 >/dev/null; cat field/*.lua | cmp - one && echo same; }
check a_battle_by_lot                  0 'field: Clash 3 at .*, 250 army points a side, 6 rounds' clash --seed 3
check it_is_a_pack_that_checks         0 . "$program" pack check field
check that_is_drawn                    0 'deploys on' sh -c "'$program' board --pack field \"\$(sed -n 's/^scenario \"\\(.*\\)\" {/\\1/p' field/scenario.lua)\""
check and_played_on_one_board          0 '^games 2' fights --points 250 --seed 3
check on_two                           0 '^games 2' fights --points 400 --seed 9
check on_four                          0 '^games 2' fights --points 500 --seed 4
check with_any_seed                    0 '^all$' each_is
check the_same_seed_the_same_battle    0 '^same$' same_lots
check not_over_another                 2 'there is a folder or file of that name already' sh -c "'$program' clash field"
finish
