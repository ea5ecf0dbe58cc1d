#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# team.sh PROGRAM -- teams as people build them: bought, refused, checked, kept, passed on, played.
set -u
. "$(dirname "$0")/check.sh"
export XDG_CONFIG_HOME=$work/config COLUMNS=300
teams=$XDG_DATA_HOME/grognard/teams
built=$(dirname "$program")/packs
with_one_pack wwii-europe

# grognard pack new makes packs for the duel; a pack for warfighter is written here.
mkdir -p other
cat >other/pack.lua <<'L'
pack "other" { title = "Another box", version = "1", system = "warfighter", needs = { "wwii-europe" } }
L
cat >other/cards.lua <<'L'
equipment "Brass Whistle" { cost = 1, weight = 0, says = { add { movement = 1, of = actor } } }
L
both="--pack wwii-europe --pack other"

t() { grognard team "$@"; }
quiet() { "$@" >/dev/null 2>&1; }
# A line of a team's file, changed by hand.
edited() { cp "$teams/owls.team" "$teams/bad.team" && sed -i "$1" "$teams/bad.team" && t check bad; }

# ---- from nothing to a team
check nothing_is_saved                   0 "no team is saved yet"                         t list
check a_team_needs_a_mission             2 "for which Mission\?  Say --mission 'Dawn Raid'" t new owls
check a_mission_mistyped                 2 "did you mean 'Dawn Raid'"                     t new owls --mission "Dawn Rade"
check a_team_begins                      0 "^0 of 80 Resource Points, 80 left"            t new owls --mission dawn
check but_not_twice                      2 "there is a team 'owls' already"               t new owls --mission dawn
check not_with_a_path_for_a_name         2 "cannot be a team's name"                      t new ../owls --mission dawn
check nor_with_a_ready_mades             2 "is a ready-made team"                         t new "Four Rifles" --mission dawn
check nobody_is_in_it                    1 "nobody is in it yet"                          t check owls
check soldiers_are_in_the_shop           0 "^PFC Lindqvist +player +16"                   t shop owls
check not_what_nobody_can_carry          0 "^M1 Garand +weapon +3 +4 +nobody is there"    t shop owls --all
check gear_needs_a_soldier               1 "nobody is there to carry it"                  t add owls M1 Garand
check a_soldier                          0 "^Staff Sergeant Boudreaux: 22 points; he carries 0 of 10" t add owls boudreaux
check by_words_of_a_name                 0 "^M1A1 Thompson x2 for Staff Sergeant Boudreaux: 5 points, weighs 5" t add owls thompson x2
check the_total_runs_along               0 "^30 of 80 Resource Points, 50 left"           t add owls mk 2 grenade x3
check more_of_it                         0 "^Mk 2 Grenade x4 for .*carries 9 of 10"       t add owls mk 2 grenade
check less_of_it                         0 "^without Mk 2 Grenade x1 for Staff"            t remove owls mk 2 x1
check words_of_several                   2 "'grenade' may be .*'Mk 2 Grenade'"            t add owls grenade
check a_name_mistyped                    2 "did you mean 'PFC Lindqvist'"                 t add owls Lindkvist
check a_card_of_the_deck                 2 "no card that can be bought is called 'Aimed Shot'" t add owls Aimed Shot

# ---- what is not allowed, and its rule
check another_nation                     1 "another Nation \(WF-SET-71"                   t add owls Sten Mk V
check too_heavy                          1 "carries 14 and can carry 10 \(WF-SOL-10\)"    t add owls BAR
check in_a_sentence                      1 "^  WF-SOL-10: what a Soldier carries"         t add owls BAR
check the_same_soldier                   1 "each Soldier once \(WF-SOL-02\)"              t add owls boudreaux
check a_skill_twice                      1 "WF-SKL-05"                                    sh -c "'$program' team add owls blooded && '$program' team add owls blooded"
check a_squad_carries_nothing            1 "only Player Soldiers are equipped"            sh -c "'$program' team add owls gantt && '$program' team add owls garand --for gantt"
check gear_goes_to_who_can               0 "^M3 Trench Knife for Staff Sergeant Boudreaux" t add owls trench knife
check not_for_a_stranger                 2 "no Soldier of the team is called 'Ashworth'"  t add owls garand --for Ashworth
check nothing_was_added                  0 "^41 of 80"                                    t show owls
check a_kind_of_shop                     0 "^M1 Garand +weapon +3 +4 +.*carries 13 and can carry 10 .WF-SOL-10" t shop owls --kind weapon --all
check a_kind_mistyped                    2 "did you mean 'weapon'"                        t shop owls --kind wepon
check the_shop_as_json                   0 '"can": false, "why": ".*", "rules": \["WF-SOL-10"\]' t shop owls --json

# ---- checked, filled
check it_can_go                          0 "can go on the Mission Dawn Raid"              t check owls
check but_not_everywhere                 0 "41 of 52"                                     t check owls --mission "Cut Off"
check shown                              0 "^Staff Sergeant Boudreaux +player +22 +9 of 10" t show owls
check all_rules_of_a_refusal             0 '"rules": \["WF-SET-27", "WF-SOL-16"\]'      t shop owls --json
check a_seat                             0 "^PFC Whitlock, seat 2: 7 points"              t add owls whitlock --seat 2
check is_kept                            0 "^PFC Whitlock, seat 2$"                       sh -c "cat '$teams/owls.team'; '$program' team remove owls whitlock"
check shown_as_json                      0 '"fits": true, "points": 41, "most": 80'       t show owls --json
check a_suggestion_is_only_told          0 "^80 of 80"                                    t suggest owls --dry-run
check and_nothing_is_changed             0 "^41 of 80"                                    t check owls
check or_taken                           0 "^added: "                                     t suggest owls
check it_still_can_go                    0 "^owls can go"                                 t check owls
check from_nothing_at_all                0 "^lone can go"                                 sh -c "'$program' team new lone --mission 'No Moon Tonight' && '$program' team suggest lone && '$program' team check lone"
check at_random                          0 "^rnd can go"                                  sh -c "'$program' team random rnd --mission cut --seed 4 && '$program' team check rnd"
check the_same_at_random                 0 "^$"                                           sh -c "'$program' team random --mission cut --seed 4 | diff - '$teams/rnd.team' && echo"
check a_ready_made_one                   0 "Rangers by Boat can go"                       t check "Rangers by Boat"
check is_not_changed                     2 "team new NAME --from 'Rangers by Boat'"       t add "Rangers by Boat" knife
check but_begun_with                     0 "^80 of 80"                                    t new boats --from "Rangers by Boat"
check without_a_soldier_and_his_things   0 "^51 of 80|^52 of 80"                          t remove boats lindqvist
check listed                             0 "^owls +Dawn Raid +[0-9]+ +80 of 80 +yes"      t list

# ---- one card for another, where all points are spent
quiet t new full --from "Rangers by Boat"
check full_and_it_says_what_could_go      1 "^it could come instead of .--instead.: .*PFC Lindqvist, .*Field Glasses for PFC Lindqvist" t add full trench knife
check what_never_fits_says_nothing_of_it  1 "^0$"                                          sh -c "'$program' team add full sten mk v 2>&1 | grep -c 'could come'; exit 1"
check the_shop_for_one_that_goes          0 "^M3 Trench Knife +weapon"                     t shop full --instead field
check of_whom_and_for_whom                0 "^instead of Field Glasses for PFC Lindqvist:" t shop full --instead field
check without_it_nothing_fits             0 "^Nothing of this can be bought now"           t shop full
check one_that_goes_is_mistyped           2 "no card of the team is called 'Feild'"        t shop full --instead Feild
check its_own_place_is_no_place           1 "it is Field Glasses that gives way"           t add full field --instead field
check swapped                             0 "^without Field Glasses$"                      t add full trench knife --instead field
check is_for_the_same_soldier             0 "^  M3 Trench Knife"                           sh -c "'$program' team show full | sed -n '/Lindqvist/,/Gantt/p'"
check as_little_of_it_as_makes_room       0 "^without Mk 2 Grenade x1$"                    t add full white phos --instead mk --for lindqvist
check the_rest_of_it_stays                0 "^  Mk 2 Grenade x2"                           t show full
check his_own_before_anothers             0 "^  Mk 2 Grenade x3"                           t show full
check a_soldier_for_a_soldier             0 "^without PFC Lindqvist$"                      t add full tillery --instead lindqvist
check has_what_the_other_had              0 "^  Mk 2 Grenade x2"                           sh -c "'$program' team show full | sed -n '/Tillery/,\$p'"
check as_far_as_there_are_points_for_it    0 "^(79|80) of 80"                               t show full
check by_its_place                        0 "^without M3 Trench Knife x1$"                 t add full map case --instead '#1.3'
check there_is_no_such_place              2 "the team has no #1.9"                         t add full map case --instead '#1.9'
check nor_such_a_one                      2 "the team has no #x"                           t add full map case --instead '#x'
check as_json_all_that_could_go           0 '"can": false, .*"instead": \["#'              t shop full --kind weapon --all --json
check what_is_refused_changes_nothing     1 "^same"                                        sh -c "cp '$teams/full.team' full.before; '$program' team add full bar --instead mk --for tillery && exit 0; cmp '$teams/full.team' full.before && echo same; exit 1"
check and_it_can_still_go                 0 "^full can go"                                 t check full
all_random() { for s in $(seq 40); do t random r$s --mission "December Road" --seed $s && t check r$s && t delete r$s || return; done; }
check random_teams_are_always_allowed    0 "120"                                          all_random

# ---- in a file, by hand
check as_text                            0 "^  M1A1 Thompson x2$"                         cat "$teams/owls.team"
check a_remark                           0 "can go"                                       edited '$a # this\n   # and this'
check a_card_that_is_not_there           2 "bad.team:7: no card is called 'M1A1 Thomson' \(did you mean 'M1A1 Thompson'" edited 's/Thompson x2/Thomson/'
check a_pack_that_is_not_there           2 "needs the pack 'vietnam', which is not here"  edited 's/Thompson x2/Thump/; s/^packs .*/&, vietnam/'
check a_fault_by_hand                    1 "^Sten Mk V for .*another Nation"                edited 's/M1A1 Thompson x2/Sten Mk V/'
check two_faults_are_both_told           1 "^M1 Garand for Corporal Gantt: only Player"   edited 's/M1A1 Thompson x2/Sten Mk V/; s/^Corporal Gantt/&\n  M1 Garand/'
check what_is_no_mission                 2 "'M1 Garand' is no Mission"                    edited 's/^mission .*/mission M1 Garand/'
check another_form                       2 "only teams of form 1"                         edited 's/^grognard team 1/grognard team 9/'
check another_system                     2 "no system is called 'chess'"                  edited 's/^system .*/system chess/'
check no_cards                           2 "there is no line 'cards'"                     edited '/^cards/,$d'
check an_order_of_needs                  0 "can go"                                       edited '/Thompson/d'
check nothing                            2 "begins with 'grognard team 1'"                edited 'd'
check numbers_out_of_bounds              2 "no card is called"                            edited 's/Thompson x2/Thompson x1000/'
check a_long_line                        2 "too long"                                     edited "\$a $(printf '%13000s' | tr ' ' x)"
crowd() { cp "$teams/owls.team" "$teams/bad.team"; for _ in $(seq "$1"); do echo Mk 2 Grenade; done >>"$teams/bad.team"; t check bad; }
check too_many_cards                     1 "Mk 2 Grenade.*only Player|too large"          crowd 120
check far_too_many_cards                 2 "more cards than a team can have"              crowd 600
check a_zero                             2 "a control character"                          edited 's/Thompson/\x00/'
quiet t delete bad

# ---- as a code
code=$(t code owls)
same() { cmp "$teams/owls.team" "$teams/$1.team" && echo same; }
pasted() { t paste "$@" >/dev/null && same "${@: -1}"; }
torn() { pasted ${code:0:31} ${code:31:40} "${code:71}" torn; }
mailed() { echo "$code" | fold -w 30 | sed 's/^/> /' | t paste - mailed && same mailed; }
check a_line                             0 "^gt1:warfighter:wwii-europe:dawn-raid:.*=[0-9a-z]{5}$" t code owls
check pasted                             0 "^same"                                        pasted "$code" two
check in_pieces                          0 "^same"                                        torn
check by_mail                            0 "^same"                                        mailed
check in_capitals                        0 "^same"                                        pasted "${code^^}" loud
check without_a_name                     0 "^pasted-1, a team"                            t paste "$code"
check over_another                       2 "there is a team 'owls' already"               t paste "$code" owls
check a_letter_changed                   2 "the code is damaged"                          t paste "${code/thompson/thomson}"
check the_end_is_missing                 2 "the code's end is missing"                    t paste "${code:0:60}"
check more_behind_it                     2 "something stands behind"                      t paste "${code}abc"
check something_else                     2 "no team's code"                               t paste "hello"
check of_a_later_version                 2 "another form, 'gt9'"                         t paste "gt9:x=00000"
check far_too_long                       2 "too long"                                     t paste "$(printf '%5000s' | tr ' ' a)"
sum() { printf '%s=%s' "$1" "$(printf %s "$1" | sha256sum | python3 -c '
import sys; h = bytes.fromhex(sys.stdin.read()[:64]); print("".join("0123456789abcdefghjkmnpqrstvwxyz"[b & 31] for b in h[:5]))')"; }
head=gt1:warfighter:wwii-europe:dawn-raid
check a_pack_it_needs                    2 "needs the pack 'vietnam', which is not here"  t paste "$(sum gt1:warfighter:vietnam:dawn-raid:x)"
check a_card_it_needs                    2 "has no card 'm1-garant' \(it has 'm1-garand'" t paste "$(sum $head:pfc-lindqvist,m1-garant)"
check a_number_too_large                 2 "'100' is no number"                           t paste "$(sum $head:pfc-lindqvist,m1-garand+100)"
check a_card_before_it                   2 "'_9' names no card"                           t paste "$(sum $head:pfc-lindqvist,_9)"
check a_pack_by_number                   2 "is no pack of the code"                       t paste "$(sum $head:7/pfc-lindqvist)"
check no_mission                         2 "is no Mission"                                t paste "$(sum gt1:warfighter:wwii-europe:pfc-lindqvist)"
check no_id                              2 "has no card"                                  t paste "$(sum $head::,)"
check a_team_that_cannot_go              1 "needs a Player Soldier \(WF-BUY-02\)"         t paste "$(sum $head:corporal-gantt)" gantt
check is_kept_all_the_same               1 "cannot go on the Mission Dawn Raid yet"       t check gantt

# ---- a code in the place of a name: nothing is kept
changed() { t "$1" "$code" "${@:2}" | tail -1 >code && t show "$(cat code)"; }
check without_a_name_nothing_is_saved    0 "^gt1:warfighter:wwii-europe:dawn-raid=[0-9a-z]{5}$" t new --mission dawn
check a_code_is_shown                    0 "^the team can go on the Mission Dawn Raid"    t show "$code"
check it_loses_a_card                    0 "^  M1A1 Thompson x1|^  M1A1 Thompson +weapon" changed remove thompson x1
check as_a_code                          0 "^gt1:.*=[0-9a-z]{5}$"                         t remove "$code" thompson x1
check nothing_came_of_it                 0 "^same"                                        same two
check a_member_by_number                 0 "^without Staff Sergeant Boudreaux"            t remove "$code" boudreaux --for '#1'
check there_is_no_such                   2 "the team has no #9"                           t add "$code" garand --for '#9'
check its_shop                           0 '"item": true, "can": false, .*"said": "[a-z][^(]*"' t shop "$code" --json
check added_as_json                      0 '"points": 22, .*"code": "gt1:warfighter:wwii-europe:dawn-raid:staff-sergeant-boudreaux=' t add "$(t new --mission dawn | tail -1)" boudreaux --json
check filled_as_json                     0 '"fits": true, .*"code": "gt1:'                t suggest "$(t new --mission dawn | tail -1)" --json
check at_random_as_json                  0 '"mission": "Cut Off", "fits": true, .*"code"' t random --mission cut --seed 4 --json
check for_another_mission                0 '"most": 52, .*"code": "gt1:warfighter:wwii-europe:cut-off' t show "$code" --mission "Cut Off" --json
check a_damaged_one                      2 "the code is damaged"                          t show "${code/thompson/thomson}"
check a_code_is_played                   0 "^games 2"                                     grognard sim --team "$code" --games 2

# ---- packs that are owned
check all_packs_count                    0 "^owned  wwii-europe"                          t own
check a_pack_mistyped                    2 "did you mean 'wwii-europe'"                   t own wwii-europ
check what_is_owned                      0 "^1 pack is owned"                                          t own wwii-europe
check is_listed                          0 "^wwii-europe$"                                cat "$XDG_CONFIG_HOME/grognard/packs"
quiet t new own --mission dawn
quiet t add own lindqvist
check another_pack_is_not_offered        0 "^Map Case"                                    sh -c "'$program' team shop own $both | grep -e Brass -e 'Map Case' | sort"
check nor_added                          1 "is of the pack other, which is not on the list" t add own Brass Whistle $both
check unless_all_count                   0 "^Brass Whistle for PFC Lindqvist"             sh -c "'$program' team own --all && '$program' team add own Brass Whistle $both"
check its_pack_is_named                  0 "^packs wwii-europe, other$"                   cat "$teams/own.team"
check and_missed                         2 "needs the pack 'other', which is not here"    t show own --pack wwii-europe
check two_packs_in_a_code                0 ":wwii-europe,other:.*,2/brass-whistle="       t code own $both
check which_reads_back                   0 "^whistle, a team"                             sh -c "'$program' team paste \$('$program' team code own $both) whistle $both"

# ---- what goes with a team beside its cards: a Contract, Overwatch, added Hostiles
hired="--pack $built/settings.pack --pack $built/modern.pack --pack $built/pmc.pack"
quiet t new hired --from "Graveyard Shift" $hired
check a_contract_goes_with_it            0 "^contract Gate Detail, overwatch Kaleo Level 5 \\+ Bratt Level 3 \\+ Wexler Level 5$" t show hired $hired
check and_is_kept                        0 "^overwatch Kaleo Level 5 \\+ Bratt Level 3 \\+ Wexler Level 5$"  cat "$teams/hired.team"
check and_in_the_code                    0 ":\\*contract,gate-detail:\\*overwatch,kaleo-level-5,bratt-level-3,wexler-level-5:" t code hired $hired
check which_is_read_back                 0 "^copied, a team"                              sh -c "'$program' team paste \$('$program' team code hired $hired) copied $hired"
check the_same                           0 "^$"                                           sh -c "diff '$teams/hired.team' '$teams/copied.team'; echo"
check a_number                           0 "reputation 8$"                                t set hired reputation 8 $hired
check another_contract                   0 "contract Summit Security$"                    t set hired contract summit-security $hired
# A card that has another name by now (packs/renamed.tsv) is found by the old one.
old_name() { sed 's/Ammo Vest/Light Kevlar/' "$teams/hired.team" >"$teams/old.team" && t show old $hired; }
check a_name_of_before                   0 "Soft Vest"                                    old_name
check too_good_for_them                  1 "Reputation is too low \\(WF-PMC-14\\)"         t set hired reputation 3 $hired
check who_goes_does_not_watch            1 "each Soldier once"                            t set hired overwatch "Varga Level 5" $hired
check who_is_added                       0 "added Barricade Watch x2$"                      t set hired added "Barricade Watch x2" $hired
check taken_away                         0 "contract Summit Security$"                    t set hired added none $hired
check no_such_contract                   2 "no card is called 'Nobody'"                   t set hired contract Nobody $hired
check no_such_thing                      2 "There are contract, reputation, escalation"   t set hired weather fine $hired
check it_is_played_so                    0 "overwatch Kaleo Level 5 \\+ Bratt Level 3"    grognard sim --team hired --games 1 $hired
check a_ready_made_one_too               0 "brought with it: overwatch Kaleo Level 3"     grognard sim --team "Bus Escort" --games 1 --mission "School Run" $hired

# ---- WF-SHW-71, WF-SHW-75: five sorts of Weapon take Black and Subsonic Ammo, whichever pack they come from
night="$hired --pack $built/shadow-war.pack"
loads() { grognard sim --games 1 $night --setup "mission The Admiral's Table, team Delaney Level 5 + $1 + $2 Rounds x2"; }
for ammo in Black Subsonic; do
    for weapon in "Glock 19 Pistol" "HK MP5" "M4 Carbine" "AKM Rifle" "RPK Machine Gun"; do
        check "${ammo}_for_a_${weapon// /_}"  0 "$weapon \\+ $ammo Rounds x2"              loads "$weapon" $ammo
    done
    check "${ammo}_for_no_shotgun"        2 "no Weapon before it that it fits \\(NAM-EQP-05\\)" loads "Mossberg 590 Shotgun" $ammo
done

check which_contracts_there_are          0 "^contract Summit Security: .*Gate Detail"      t terms hired contract $hired
check who_could_watch_too                0 "^overwatch Kaleo Level 5 .*: .*Ostrow Level 1"   t terms hired overwatch $hired
check objectives_of_its_region           0 "^objective: Radar Site, Gun Position"          t terms owls objective
check another_objective                  0 "^objective Gun Position$"                      t set owls objective "Gun Position"
check it_is_in_the_code                  0 ":\\*objective,gun-position:"                   t code owls
check another_mission_has_its_own        1 "^0$"                                           sh -c "'$program' team show owls --mission 'Cut Off' | grep -c 'objective Gun'"
check it_is_taken_away                   0 "is its cards alone"                            t set owls objective none
check in_its_place                       0 "^hired, a team"                                sh -c "'$program' team paste --over \$('$program' team code copied $hired) hired $hired"
check if_it_is_a_team                    2 "the code's end is missing"                     t paste --over gt1:nothing hired $hired

# ---- played
check played                             0 "^games 3"                                     grognard sim --team owls --games 3
quiet t random overwatch --mission dawn --seed 1
check called_like_a_word_of_cards        0 "^games 1"                                     grognard sim --team overwatch --games 1
check in_another_mission                 1 "costs 80 Resource Points; the Mission has 52" sh -c "'$program' sim --team owls --mission 'Cut Off' --games 3 || exit 1"
quiet t new empty --mission dawn
check nobody_does_not_play               2 "the team 'empty' has nobody in it yet"        grognard sim --team empty
check a_mission_in_small_letters         2 "did you mean 'Dawn Raid'"                     t random --mission dwan
check a_team_mistyped                    2 "no team is called 'owlz' \(did you mean 'owls'" grognard sim --team owlz
check a_ready_made_team_mistyped         2 "did you mean 'Four Rifles'"                   grognard sim --team "Four Rifle"
check at_the_table                       0 "Staff Sergeant Boudreaux"                     sh -c "echo q | '$program' play --team owls --seed 1 --save game"
check chosen_from_the_list               0 "^   4  boats, your own: Staff Sergeant Boudreaux, M1A1 Thompson \(2\)" sh -c "printf '1\nq\n' | '$program' play --ask --seed 1 --save game2"
check and_played                         0 "^PFC Whitlock"                                sh -c "printf '1\n4\nq\n' | '$program' play --ask --seed 1 --save game3"
check line_by_line                       0 "^M1 Carbine for PFC Lindqvist"                sh -c "'$program' team new lines --mission dawn; printf 'add lindqvist\nadd m1 carbine\nshow\nq\n' | '$program' team edit lines"
check what_a_line_can_be                 0 "did you mean 'show'"                          sh -c "printf 'shw\n' | '$program' team edit lines"
check deleted                            0 "^lines is deleted"                                   t delete lines
check and_gone                           2 "no team is called 'lines'"                    t show lines
check what_there_is                      2 "nothing is called 'chek' \(did you mean 'check'" t chek owls
check help                               0 "grognard team new NAME"                       t

finish
