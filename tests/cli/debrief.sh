#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# debrief.sh PROGRAM -- what a recorded game came to, and parts of it.
set -u
. "$(dirname "$0")/check.sh"
export COLUMNS=200 GROGNARD_PACKS=$(dirname "$program")/packs
games=$root/tests/games
debrief() { "$program" replay --debrief "$@"; }
part()    { "$program" replay "$@"; }
number()  { debrief --json "$1" | python3 -c "import json, sys; d = json.load(sys.stdin); print($2)"; }
html()    { debrief --html "$1" >page.html; python3 -c "
import html.parser
open_tags = []
class Page(html.parser.HTMLParser):
    def handle_starttag(self, tag, attrs): tag == 'meta' or open_tags.append(tag)
    def handle_endtag(self, tag): assert open_tags.pop() == tag
    def handle_startendtag(self, tag, attrs): pass
text = open('page.html').read()
Page().feed(text)
assert not open_tags and 'http' not in text and '<svg' in text
print('a sound page')"; }

game=$games/wf-cut-off-bot.replay
check the_outcome                0 '^The Mission is accomplished!' debrief "$game"
check what_each_did              0 'Staff Sergeant Boudreaux +8 +8 +0' debrief "$game"
check what_a_card_killed          0 'Hidden Rifle +0 +2 +0' debrief "$game"
check as_the_end_has_it          0 'Staff Sergeant Boudreaux +7 +0 +1 +8 ' part "$game"
check where_it_turned            0 '^  \+8\.0  Turn 3, decision 34: Staff Sergeant Boudreaux attacks Pioneer Section' debrief "$game"
check luck_in_a_sentence         0 '^Your luck: ordinary\. Your 27 dice came to 129 in all; fair dice come to 130' debrief "$game"
check their_luck                 0 "^The enemy's luck: [a-z]*\. Its 16 dice" debrief "$game"
check the_numbers                0 '^12$' number "$game" 'sum(r["kills"] for r in d["rows"])'
check the_tide_is_its_changes    0 '^True$' number "$game" 'all(abs(d["tide"][t["decision"]] - d["tide"][t["decision"] - 1] - t["change"]) < 0.01 for t in d["turning_points"])'
check the_numbers_are_named      0 '^Attacks,Kills,Wounds,Suppr.,XP$' number "$game" '",".join(c["label"] for c in d["columns"])'
check luck_as_data               0 'Your 27 dice' number "$game" 'd["ours"]["text"]'
check in_another_language         0 '^Votre chance : ordinaire' env GROGNARD_LANG=fr "$program" replay --debrief "$game"
check no_locale_brings_half_of_one 0 '^Your luck: ordinary' env LC_ALL=fr_FR.UTF-8 "$program" replay --debrief "$game"
check turns_are_named            0 '^Turn 3$' number "$game" 'd["turning_points"][0]["turn_text"]'
check as_a_page                  0 '^a sound page' html "$game"
check a_lost_one                 0 '^The Mission has failed' debrief "$games/wf-dawn-raid.replay"
check why_it_was_lost            0 '^The Turns ran out\. Radar Site in space 4 was never activated: the path had come to space 3\. Nearest to it was PFC Whitlock' debrief "$games/wf-dawn-raid.replay"
check why_as_data                0 '^The Turns ran out' number "$games/wf-dawn-raid.replay" 'd["why"]'
check why_of_a_success           0 '^$' number "$game" 'd["why"]'
check a_system_without_a_table   0 '^Debrief' debrief "$games/duel.replay"
check one_turn                   0 '^== The Soldiers act: 8 Turns left' part --turn 2 "$games/wf-dawn-raid.replay"
check and_no_other               1 '^0$' bash -c "'$program' replay --turn 2 '$games/wf-dawn-raid.replay' | grep -c 'The Soldiers act: 6'"
check no_such_turn               2 'there is no turn 99' part --turn 99 "$games/wf-dawn-raid.replay"
check one_act                    0 '^   3  seat' part --acts --at 3 "$games/duel.replay"
fought()  { "$program" sim --system heroes --scenario 'The Cider Press' --seed "$1" --games 1 --replay-out battle >/dev/null; }
battle()  { fought 7 && debrief battle; }
check what_units_columns_count   0 'Kills: whole units that it eliminated; Taken: hits on it' battle
check every_turning_point_tells   0 '^True$' number battle 'all(t["text"] for t in d["turning_points"])'
# In this battle a side shells its own men: they are hit, and nobody has the merit.
sum()     { echo "sum(r['$1'] for r in d['rows'] if r['ours'] == $2)"; }
merits()  { fought 9 && number battle "[$(sum hits False) == $(sum taken True) > 0, $(sum taken False) > $(sum hits True)]"; }
check own_losses_are_no_merit    0 '^\[True, True\]$' merits
finish
