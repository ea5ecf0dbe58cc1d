#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# sim.sh PROGRAM -- sim, list and bench as people use them, and the packs that are there by default.
set -u
. "$(dirname "$0")/check.sh"

sim() { "$program" sim --system duel "$@"; }
# The value of a member of the JSON on stdin; of a list, how many.
member() { python3 -c 'import json, sys; v = json.load(sys.stdin)[sys.argv[1]]; print(len(v) if isinstance(v, list) else v)' "$1"; }

# Counting.
check "all that is counted"              0 '"games": 50, .*"wins": \[[0-9]+, [0-9]+\], .*"digest": "[0-9a-f]{16}", "seconds": [0-9.]+, "decisions_per_second": [0-9]+' sim --games 50 --json
check "a side that wins together"        0 '"wins": [0-9]+,'                  grognard sim --system skirmish --games 5 --json
one=$(sim --games 300 --json | member digest)
check "several processes, one digest"    0 "^digest $one"                    sim --games 300 --jobs 3 --digest
check "more processes than games"        0 "^games 2,"                       sim --games 2 --jobs 5
check "shards in several processes"      0 "^games 100, seed 1, shard 2/3"   sim --games 300 --shard 2/3 --jobs 2
check "seats are a setting"              0 "seats 4"                         sim --games 1 --seats 4
check "the last setting counts"          0 "seats 3"                         sim --games 1 --seats 3 --setup "seats 4"
check "a system without missions"        2 "duel has no setting 'mission'"   sim --games 1 --mission Nowhere
check "a system without teams"           2 "duel has no setting 'team'"      sim --games 1 --team Nobody
check "the random bot by name"           0 "^digest $one"                    sim --games 300 --bot random --digest
check "no such bot"                      2 "did you mean 'random'"           sim --games 1 --bot randam
check "no bar without a terminal"        0 "^$"                              sh -c "'$program' sim --system duel --games 30000 --json 2>&1 >/dev/null; echo"

# The games that people play: every row, and the exit status.
check "the games that people play"       0 "^warfighter heroes$"             sh -c "'$program' systems --json >rows && python3 -c 'import json; print(*(r[\"system\"] for r in json.load(open(\"rows\"))))'"
check "each with a setup that is taken"  0 "^2 of 2$"                        sh -c "'$program' systems | sed -n \"s/^  --setup '\\(.*\\)'/\\1/p\" >setups; n=0; for s in warfighter heroes; do n=\$((n + 1)); '$program' sim --system \$s --setup \"\$(sed -n \${n}p setups)\" --games 1 >/dev/null 2>&1 || [ \$s = warfighter ] || exit 1; done; echo \$n of \$(wc -l <setups)"
check "and the examples, if asked"       0 "^warfighter heroes duel campaign skirmish$" sh -c "'$program' systems --all --json >rows && python3 -c 'import json; print(*(r[\"system\"] for r in json.load(open(\"rows\"))))'"
check "a game with nothing to play"      1 "^heroes|which scenario"          grognard systems --pack none

# What no game used.
check "steps that no game ran"           0 "^never step +ploy, does +D-6.1"  sim --games 50 --reached
check "verbs that nobody took"           0 "^never verb +play$"              sim --games 50 --reached
check "the same as JSON"                 0 '"what": "question", "name": "discard", "rule": "D-6.3"' sim --games 50 --reached --json
check "the same from several processes"  0 "reached .* of"                   sh -c "'$program' sim --system duel --games 60 --reached >a; '$program' sim --system duel --games 60 --reached --jobs 4 >b; cmp a b && tail -n 1 a"
check "with more cards more is reached"  0 "^never event"                    sh -c "'$program' sim --system duel --pack '$root/docs/samples' --games 400 --setup 'seats 4, weather Plague Wind' --reached | tee all; ! grep -E 'never (step|target|cost)' all"

# Packs that are there by default.
check "no pack is listed"                0 "^\[\]$"                          sh -c "'$program' list packs --json | python3 -c 'import json, sys; print([p for p in json.load(sys.stdin) if p[\"system\"] == \"duel\"])'"
mkdir -p data/grognard/packs elsewhere
grognard pack build "$root/docs/samples" -o data/grognard/packs/samples.pack --deps deps >/dev/null
check "what a pack was made of"          0 "docs/samples/strikes.lua"        cat deps
check "an installed pack is listed"      0 "^samples +1 +duel +[0-9]+ +Sample cards" grognard list packs
check "and as JSON"                      0 '"name": "samples", "version": "1", "system": "duel", "title": "Sample cards"' grognard list packs --json
check "with what it is and needs"        0 '"name": "samples", .*"about": "[^"]+", .*"needs": \[\]' grognard list packs --json
check "every card with kind and pack"    0 '"kind": "ploy", "name": "Dirty Trick", "pack": "samples"' grognard pack list --json
check "it is played with"                0 "^packs samples "                 sh -c "'$program' sim --system duel --games 1 --replay-out r >/dev/null; cat r"
check "a replay finds its packs"         0 "^ok r"                           grognard verify r
check "and is read with them"            0 "Sample|seat|deals"               grognard replay r
check "but not if it is told not to"     1 "made with the pack '"           grognard verify --pack none r
check "the system's own cards alone"     0 "^digest $one"                    sim --games 300 --pack none --digest
sim --games 1 --pack none --replay-out plain >/dev/null
check "a replay without packs is true"   0 "^ok plain"                       grognard verify plain
check "both in one run"                  0 "^ok plain"                       grognard verify r plain
check "a card of it is shown"            0 "^Dirty Trick, a ploy"            grognard pack show "Dirty Trick"
grognard pack new elsewhere/mine >/dev/null
check "other folders by the environment" 0 "^mine "                          env GROGNARD_PACKS="$work/nowhere:$work/elsewhere" "$program" list packs
check "two packs at once"                0 "^packs (mine|samples) .*, (mine|samples) " sh -c "GROGNARD_PACKS=elsewhere '$program' sim --system duel --games 1 --replay-out two >/dev/null; cat two"
printf 'GROGPACKbroken' >data/grognard/packs/broken.pack
check "a broken one is told"             0 "broken.pack:"                    sim --games 1
check "and left out"                     0 "^games 1"                        sim --games 1
rm data/grognard/packs/broken.pack
mkdir bin && cp "$program" bin/grognard && mkdir bin/packs && mv data/grognard/packs/samples.pack bin/packs/
check "packs beside the program"         0 "^samples "                       bin/grognard list packs

# Every team.
check "every team of a system without"   2 "duel has no ready-made teams"    sim --every
check "every team of one that has them"  0 "^Dawn Raid +Rangers by Boat +[0-9.]+% +2 " grognard sim --every --games 2 --pack "$root/packs/wwii-europe"
check "every team as JSON"               0 '"mission": "Dawn Raid", "team": "Rangers by Boat", "games": 1' grognard sim --every --games 1 --json --pack "$root/packs/wwii-europe"

# Lists.
for what in missions teams scenarios armies; do
check "$what as JSON"                    0 "^\["                             grognard list $what --json --system duel
check "$what as lines"                   0 "^done"                           sh -c "'$program' list $what && echo done"
done
check "a quick game for who is new"       0 "^warfighter +Before Breakfast, .*; lesson wf-first" grognard list quick --pack "$root/packs/wwii-europe"
check "and by lot as JSON"               0 '"system": "warfighter", "mission": ".*", "team": ".*"' grognard list quick --seed 3 --json --pack "$root/packs/wwii-europe"
won() {
    mkdir -p winner/grognard
    printf 'grognard replay 1\nsystem heroes 1\nsetup scenario The Cider Press\nend 1 a\n' >winner/grognard/won.replay
    XDG_STATE_HOME=$PWD/winner "$program" list quick --system heroes --pack "$1"
}
check "the easiest battle"               0 "^heroes +The Cider Press"         grognard list quick --system heroes --pack "$root/packs/heroes-normandy"
check "another than the one that was won" 0 "^heroes +Four Hedges"          won "$root/packs/heroes-normandy"
check "how often a team wins"            0 '"mission": "Dawn Raid", .*"wins": [0-9]+' grognard list teams --json --pack "$root/packs/wwii-europe"
check "no game is kept yet"              0 "^\[\]$"                          grognard list games --json
check "no such list"                     2 "did you mean 'missions'"         grognard list mission
check "what to list?"                    2 "expected packs"                  grognard list

# Speed.
check "bench of any system"              0 '"decisions": 2000,.*"mean_options": [0-9.]+.*"caps_overflow": 0' grognard bench --system duel --seats 4 --decisions 2000 --no-memcpy --json
check "bench of its own"                 0 '"caps_longest_option_list": 6309' grognard bench --decisions 2000 --no-memcpy --json

finish
