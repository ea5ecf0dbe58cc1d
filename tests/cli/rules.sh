#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# rules.sh PROGRAM -- the rules as players ask for them: every id, plain questions, Settings, pages to play by.
#
# Each check is a line "ok" or "FAILED"; the last line counts them.
set -u
. "$(dirname "$0")/check.sh"

# all_ids: every row of the ledgers and every keyword that has a statement is printed, by its id.
all_ids() {
    grognard rules | grep -oE '^[A-Z0-9]+(-[A-Z0-9]+)*-[0-9.]+[a-z]*' | sort >printed
    tail -n +2 "$root/docs/rules/says.tsv" | cut -f1 | sort >wanted
    diff wanted printed && echo all
}
check "every row is printed"             0 "^all$"                              all_ids
each_id() { # and each when it is asked for
    cut -f1 "$root/docs/rules/ledger.tsv" | tail -n +2 | awk 'NR % 40 == 1' | while read -r id; do
        grognard rules "$id" | grep -q "^$id: " || { echo "not $id"; exit 1; }
    done && echo each
}
check "by its id alone too"              0 "^each$"                            each_id
check "by the beginning of ids"          0 "^WF-ATK-18: "                    grognard rules wf-atk
check "of another system too"            0 "^D-3.2: "                        grognard rules D-3
check "by chapter"                       0 "^Hidden Orders: Line of sight"   grognard rules
check "the chapters"                     0 "HN-LOS +[0-9]+  Line of sight"   grognard rules --chapters
check "an id that is not there"          1 "no rule begins with 'WF-ATK-999'" grognard rules WF-ATK-999

# finds QUESTION ID...: each of them is among the first five of its system.
finds() {
    local question=$1; shift
    grognard rules --all "$question" >found || return 1
    awk '/^[A-Z][a-z]+( [A-Z][a-z]+)?$/ { n = 0; next } /^[A-Z0-9]+-/ && ++n <= 5 { print $1 }' found | tr -d : >first
    for id in "$@"; do
        grep -qx "$id" first || { echo "not $id for '$question':"; cat first; return 1; }
    done
    echo found
}
questions=0
while IFS=$'\t' read -r question ids; do
    [ "$question" = question ] && continue
    # shellcheck disable=SC2086
    check "asked: $question"             0 "^found$"                          finds "$question" ${ids//,/}
    questions=$((questions + 1))
done <"$root/tests/cli/rules-questions.tsv"
check "two dozen questions"              0 "^[2-9][4-9]|^[3-9][0-9]"           echo "$questions"

check "words need not stand together"    0 "^WF-TRN-02"                      grognard rules used side of the counter
check "both systems, told apart"         0 "^Hidden Orders$"                 grognard rules range
check "one of them"                      0 "^HN-FIR-09"                      grognard rules --system heroes range
only_one() { ! grognard rules --system heroes range | grep '^WF-' && echo one; }
check "and no other"                     0 "^one$"                           only_one
check "some of the words"                0 "some of these words"             grognard rules grenade umbrella
check "what no rule has"                 0 "no rule has 'umbrella'"          grognard rules grenade umbrella
check "nothing is found"                 1 "try fewer or plainer words"      grognard rules umbrella
check "what may be meant"                1 "did you mean 'suppress"          grognard rules supprezz
check "a question that is too long"      2 "too long"                        grognard rules "$(printf 'word %.0s' $(seq 200))"
check "as JSON"                          0 '"id": "HN-LOS-01", "system": "heroes", "area": "HN-LOS"' grognard rules --json line of sight
check "nothing, as JSON"                 1 '"rows": \[\]'                    grognard rules --json umbrella

in_vietnam() { grognard rules --setting vietnam NAM-HTN | grep -q '^NAM-HTN-35' && ! grognard rules --setting wwii NAM-HTN && echo there; }
check "what holds in a Setting"          0 "^there$"                         in_vietnam
check "by the title of its card"         0 "^NAM-HTN-35"                     grognard rules --setting "Vietnam 1965-72" fade
check "no such Setting"                  2 "no Setting is called 'mars'"     grognard rules --setting mars
check "the Settings"                     0 "^night +Night Work"              grognard rules --settings

check "the sequence of play"             0 "Reinforcement Draw"              grognard rules --sequence
check "of the other system"              0 "order token face down"           grognard rules --sequence --system heroes
check "as a Setting has it"              0 "Fade: discard"                   grognard rules --sequence --setting vietnam
no_fading() { ! grognard rules --sequence --setting wwii | grep Fade && echo none; }
check "and no other"                     0 "^none$"                          no_fading
check "by its switches"                  0 "Night Activity"                  grognard rules --sequence --setting night
check "by values in force"               0 "Timer: 1 space down"             grognard rules --sequence --setting modern
check "tables to play by"                0 "1 Action +Attack \(WF-ATK-01\)"  grognard rules --aid --setting modern
check "what a Setting changes"           0 "Fast Hostiles +For each Action counter.*CHT-FST-03" grognard rules --aid --setting infestation
check "terrain, from its cards"          0 "Orchard .*\+1 to the defence"    grognard rules --aid --system heroes
check "a page as JSON"                   0 '"part": "The Hostile Turn"'      grognard rules --sequence --json
check "no page of the duel"              1 "no such page"                    grognard rules --sequence --system duel
finish
