#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# campaign.sh PROGRAM PACKS -- campaigns in their folders: begun, played to a Mission and back, left in its middle and
# gone on with, reported by hand, fought by a bot, verified, carried, passed on.  PACKS has the compiled packs of tests.
# Each check prints a line as cmocka does, so that CI counts it.
set -u
program=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GROGNARD_PACKS=$(dirname "$program")/packs:$(realpath "$2") NO_COLOR=1 LC_ALL=C COLUMNS=100 \
       HOME=$work XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_DATA_DIRS=$work/none
unset GROG_LANG LANG LANGUAGE 2>/dev/null
cd "$work" || exit 2
kept=$work/data/grognard/campaigns
failed=0

check() {       # NAME COMMAND...
    local name=$1; shift
    if "$@" >"$work/out" 2>&1; then
        echo "[       OK ] $name"
    else
        echo "[  FAILED  ] $name"; sed 's/^/    /' "$work/out" | tail -n 20; failed=$((failed + 1))
    fi
}
camp()    { local part=$1; shift; "$program" --pack marches campaign "$part" "$@" 2>&1; }
says()    { local what=$1; shift; "$@" >"$work/said" 2>&1; cat "$work/said"; grep -qF -- "$what" "$work/said"; }
status()  { local want=$1; shift; "$@" >"$work/said" 2>&1; local is=$?; cat "$work/said"; [ $is = "$want" ]; }
typed()   { local lines=$1; shift; printf "$lines" | camp play "$@"; }
# A campaign that waits for its first Mission, with Able and what he does not have.
ready()   { rm -rf "${kept:?}/$1"; camp new "$1" "Two Marches" --seed "${2:-7}" ${3:-} && typed '1\n1\n1\nq\n' "$1"; }
# The same, and the first Mission was a success, by hand.
won()     { ready "$@" && camp report "$1" success "objective in space 4" "fate Able/1, fit" "kills Able/1, 2" "that is all"; }
file()    { echo "$kept/$1/$2"; }

# ---- begun -------------------------------------------------------------------------------------------------
check a_campaign_begins_in_a_folder           says "first begins" camp new first "Two Marches" --seed 7
check its_file_is_there                       test -f "$(file first campaign.replay)"
check its_folder_is_its_players_alone         test "$(stat -c %a "$kept/first")" = 700
check there_is_one_of_a_name                  status 2 camp new first "Two Marches"
check no_name_leads_out_of_the_folder         status 2 camp new "a b/../../c" "Two Marches"
check nor_begins_with_a_point                 status 2 camp new .first
check a_game_of_other_rules_is_none           status 2 camp new other --system warfighter
check it_is_listed                            says "Last March" camp show first map
check the_list_is_JSON                        bash -c "'$program' --pack marches campaign list --json | python3 -m json.tool"
check what_is_near_is_named                   says "did you mean 'first'" camp show frist map
check no_page_of_that_name                    status 2 camp show first weather
check an_unknown_part_is_refused              status 2 camp plya first

# ---- a Mission fought here, left in its middle ------------------------------------------------------------------
check it_waits_for_its_mission                says "Mission 1 is ready" typed '1\n1\n1\nq\n' first
check who_leaves_there_has_lost_nothing       says "First March: ready" camp list
check the_mission_begins                      says "Mission 1" typed '1\n1\n1\n1\nq\n' first
check the_mission_has_a_file_of_its_own       test -f "$(file first 01-first-march.replay)"
check it_is_under_way                         says "under way" camp list
check it_is_true_so_far                       says "it goes on" camp verify first
check it_is_not_carried_now                   status 1 camp carry first
check nor_reported_by_hand                    status 1 camp report first success
before=$(grep -c '^0 ' "$(file first 01-first-march.replay)")
check it_goes_on_where_it_was                 says "Mission 1 is under way" typed '1\n1\n1\nq\n' first
check with_more_choices_than_before           test "$(grep -c '^0 ' "$(file first 01-first-march.replay)")" -gt "$before"
check who_has_begun_cannot_think_again        bash -c "! printf 'q\n' | '$program' --pack marches campaign play first | grep 'think again'"
check nor_give_it_up                           bash -c "! printf 'q\\n' | '$program' --pack marches campaign play first | grep -i 'give the Mission up'"
check two_programs_do_not_lead_one            status 4 flock "$(file first .campaign.lock)" "$program" --pack marches campaign report first success
check nor_is_it_carried_meanwhile             status 4 flock "$(file first .campaign.lock)" "$program" --pack marches campaign carry first
cp -r "$kept/first" "$kept/fled"; sed -i '/^end /d' "$(file fled campaign.replay)"
sed -n '/^#/!p' "$(file fled campaign.replay)" >plain && mv plain "$(file fled campaign.replay)"; echo "0 forfeit" >>"$(file fled campaign.replay)"
check who_gave_it_up_all_the_same_is_found    says "FAULT Mission 1" camp verify fled
cp "$(file first 01-first-march.replay)" "$(file fled 01-first-march.replay)"; sed -i 's/^0 forfeit/0 reconsider/' "$(file fled campaign.replay)"
check and_who_thought_again                   says "then they thought again" camp verify fled
check which_is_a_fault                        status 1 camp verify fled
rm -r "${kept:?}/fled"
check a_bot_brings_it_to_its_end              says "A bot has fought Mission 1" typed '2\nq\n' first
check the_record_says_so                      says "fought by the bot heuristic" camp verify first
check and_from_where                          grep -q '^# fought by the bot heuristic from choice [0-9]' "$(file first 01-first-march.replay)"
check its_report_is_in_the_campaign           grep -qE '^0 (success|failure)' "$(file first campaign.replay)"
check the_mission_is_a_game_like_any          "$program" verify "$(file first 01-first-march.replay)"
check a_folder_is_verified_too                says "setup, dice and report agree" "$program" verify "$kept/first"

# ---- cut off between the Mission's end and its report -----------------------------------------------------------------
ready cut >/dev/null; camp play cut --bot </dev/null >/dev/null 2>&1; cp -r "$kept/cut" "$work/whole"
for lines in 0 1 2; do
    rm -rf "$kept/cut"; cp -r "$work/whole" "$kept/cut"
    at=$(grep -nE '^0 (success|failure)' "$kept/cut/campaign.replay" | cut -d: -f1)
    sed -n "1,$((at - 1 + lines))p" "$work/whole/campaign.replay" | sed '/^end /d' >"$kept/cut/campaign.replay"
    typed 'q\n' cut >/dev/null 2>&1
    check "cut_off_behind_line_${lines}_of_a_report_nothing_is_lost" \
        diff <(grep '^[0-9]' "$work/whole/campaign.replay") <(grep '^[0-9]' "$kept/cut/campaign.replay")
done

# ---- by hand -----------------------------------------------------------------------------------------------------------
check a_report_is_asked_for                   says "how did it end" bash -c "$(declare -f ready camp typed); kept=$kept program=$program; ready hand >/dev/null; camp report hand"
check line_by_line                            says "what became of him" camp report hand success "objective in space 4"
check a_line_that_is_not_offered_is_refused   status 1 camp report hand "fate Able/1, lost"
check the_rest_of_it                          status 0 camp report hand "fate Able/1, fit" "kills Able/1, 2" "that is all"
check then_nothing_is_asked_for               says "No report is asked for" camp report hand
check it_is_said_to_be_by_hand                says "Mission 1: reported by hand" camp verify hand
check which_is_no_fault                       camp verify hand
check he_has_his_record                       says '"kills": 2' camp show hand roster --json
check and_the_map_has_the_success             says "a success  reported by hand" camp show hand map
check the_log_tells_it                        says "First March is a success" camp show hand log
check and_how_it_was_fought                   says "fought with cardboard" camp show hand log
check his_life_is_told                        says "Able has made 2 Kills" camp show hand person abl
check nobody_elses_is                         status 2 camp show hand person Nobody
check the_points_behind_each_mission          says "4  1. First March: a success, +4" camp show hand end
check the_log_sheet_has_room_for_the_next     says "Last March               ____" camp show hand sheet
check all_of_it_is_JSON                       bash -c "'$program' --pack marches campaign show hand saga --whole | python3 -c 'import json, sys; g = json.load(sys.stdin); m = g[\"mission\"][0]; sys.exit(not (m[\"state\"] == \"won\" and m[\"kills\"] == 2 and m[\"points\"] == 4 and g[\"sums\"][\"by_hand\"] == 1))'"
check what_was_taken_back_left_no_line        bash -c "! '$program' --pack marches campaign show hand log | grep -q 'is let go'"

# ---- what is not true is found ---------------------------------------------------------------------------------------------
ready true >/dev/null; camp play true --bot </dev/null >/dev/null 2>&1
mission=$(file true 01-first-march.replay) campaign=$(file true campaign.replay)
cp -r "$kept/true" "$work/true"
restore() { rm -rf "$kept/true"; cp -r "$work/true" "$kept/true"; }
check a_true_one_is_true                      camp verify true
sed -i '/^end /d; s/^0 fate Able\/1, [a-z]*$/0 fate Able\/1, discharged/' "$campaign"
grep -q 'discharged' "$work/true/campaign.replay" && sed -i 's/^0 fate Able\/1, discharged/0 fate Able\/1, fit/' "$campaign"
check a_changed_fate_is_found                 says "the Mission says 'fate Able/1" camp verify true
check and_the_status_says_so                  status 1 camp verify true
restore; sed -i 's/^seed .*/seed 0000000000000000000000000000000000000000000000000000000000000001/' "$mission"
check changed_dice_are_found                  says "FAULT Mission 1" camp verify true
restore; "$program" --pack marches campaign new second "Two Marches" --seed 8 >/dev/null; typed '1\n1\n1\nq\n' second >/dev/null
camp play second --bot </dev/null >/dev/null 2>&1; cp "$(file second 01-first-march.replay)" "$mission"
check a_mission_of_another_campaign_is_found  says "FAULT Mission 1, 01-first-march.replay:" camp verify true
restore; sed -i 's/^setup \(.*\)team Able/setup \1team Baker/' "$mission"
check a_changed_setup_is_found                says "FAULT Mission 1" camp verify true
restore; sed -i "$(grep -n '^0 ' "$mission" | sed -n 20p | cut -d: -f1)d" "$mission"
check a_changed_act_is_found                  says "FAULT Mission 1" camp verify true
restore; cp "$mission" "$(file true 07-never.replay)"
check a_mission_that_nobody_fielded_is_found  says "no such Mission was fielded" camp verify true
restore; rm "$mission"
check a_mission_without_a_file_is_by_hand     says "reported by hand" camp verify true
restore; sed -i '0,/^0 hire/s/^0 hire .*/0 hire Nobody/' "$campaign"
check a_changed_choice_is_found               says "FAULT campaign.replay" camp verify true
restore

# ---- practice ------------------------------------------------------------------------------------------------------------------
ready again 7 --practice >/dev/null
typed '1\n1\n1\nq\n' again >/dev/null 2>&1
check practice_may_fight_again                says "Mission 1 is ready" typed '3\nq\n' again
check and_what_was_fought_stays_beside        test -f "$(file again 01-first-march.aside-1.replay)"
check who_plays_in_earnest_may_not            bash -c "! printf 'q\n' | '$program' --pack marches campaign play first | grep 'Fight it again'"

# ---- carried, between two Missions -----------------------------------------------------------------------------------------------
won carried >/dev/null; cp -r "$kept/carried" "$kept/stayed"
check it_is_carried_at_a_rest                 says "goes on: replayed" camp carry carried
check the_old_one_stays_as_a_chapter          test -f "$(file carried campaign.chapter-1)"
check it_is_true_with_its_chapter             says "campaign.chapter-1" camp verify carried
for name in carried stayed; do
    yes 1 | head -n 40 | camp play $name --bot >/dev/null 2>&1
done
check it_is_the_same_campaign_with_the_same_dice \
    cmp <(sed -n '/^acts/,$p' "$(file carried 02-last-march.replay)") <(sed -n '/^acts/,$p' "$(file stayed 02-last-march.replay)")
check and_true_to_its_end                     camp verify carried
echo "# changed" >>"$(file carried campaign.chapter-1)"
check a_changed_chapter_is_found              says "another by now" camp verify carried
check carry_takes_a_folder                    says "goes on" "$program" --pack marches carry "$(won folder >/dev/null; echo "$kept/folder")"

# ---- passed on ---------------------------------------------------------------------------------------------------------------------
check it_goes_into_one_file                   says "is in first.tar" camp export first first.tar
check which_tar_can_read                      says "first/01-first-march.replay" tar -tf first.tar
check and_is_taken_out_under_another_name     says "taken is here" camp import first.tar taken
check as_it_was                               diff -r "$kept/first" "$kept/taken"
check nothing_is_written_over                 status 2 camp import first.tar taken
head -c 3000 first.tar >short.tar
check what_is_cut_off_is_refused              status 2 camp import short.tar short
mkdir -p evil; cp "$(file first campaign.replay)" evil/campaign.replay; echo x >outside.replay
tar -cf evil.tar --format=ustar evil/campaign.replay ./outside.replay -P "$work/outside.replay" 2>/dev/null
check what_leads_out_of_it_is_refused         status 2 camp import evil.tar evil
ln -s /etc/passwd evil/02-link.replay; tar -cf link.tar --format=ustar evil
check a_link_in_it_is_refused                 status 2 camp import link.tar link
check and_no_folder_is_left                   test ! -e "$kept/evil" -a ! -e "$kept/link" -a ! -e "$kept/short"

exit $((failed != 0))
