#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# switches.sh PROGRAM [GAMES]: every switch by itself on the Standard Mission keeps the laws.
#
# Each is played on Dawn Raid, and on a copy of it in which Soldiers can Engage at the Mission card, since no card of
# wwii-europe lets them.  Words that need yet other cards (Attachments, Slow counters, Vehicles, Fast Hostiles) change
# nothing there, and the line says so.
# The words are those of packs/settings/switches.lua: for each a Setting is made that lists it alone, and so many games
# are played by chance, half on either (80).  A word for cards (of = actor, target, here) is said by the Setting of all, so that it holds
# for every Hostile and every place.  The optional rules of rules.lua are chosen by themselves.
set -u
program=$(realpath "$1") games=${2:-80} passed=0 failed=0
cd "$(dirname "$0")/../.."
pack=$(mktemp -d)
trap 'rm -rf "$pack"' EXIT

words() { sed -n 's/^keyword "\([^"]*\)".*/\1/p' packs/settings/switches.lua; }
rules() { sed -n 's/^rule "\([^"]*\)".*/\1/p' packs/settings/rules.lua; }

echo 'pack "one-switch" { title = "One Switch", version = "1", author = "the Grognard project", licence = "CC0-1.0",
  system = "warfighter", needs = { "settings", "wwii-europe" } }' >"$pack/pack.lua"
while IFS= read -r word; do
    says=$(sed -n "s/^keyword \"$word\" { *\(says = .*\) }\$/\1/p" packs/settings/switches.lua)
    case $says in
    *'of = all'*) says="keywords = { $(printf %s "$word" | tr 'A-Z ' 'a-z_') }" ;;
    *) says=$(printf %s "$says" | sed 's/of = [a-z]*/of = all/g') ;;
    esac
    echo "setting \"Only $word\" { era = \"settings:wwii-era\", shares = true, $says }"
done < <(words) >"$pack/settings.lua"
echo 'mission "Close Raid" { region = europe, entrance = 0, reinforce_none = true, keywords = { open }, hand_to_hand = 1,
  resources = 80, time = 9, objective = 4, difficulty = 1, goal = radar_site, force = german_frontline }
setting "Only the Standard" { era = "settings:wwii-era", shares = true }
back "Way" { of = { "insertion", "extraction" } }
insertion "On Foot There" {}
extraction "On Foot Back" { says = { at { leaving, effect = extract } } }' >>"$pack/settings.lua"

# played MISSION SEATS WITH: what `laws` answers.
played() {
    "$program" laws --system warfighter --pack "$pack" --setup "seats $2, mission $1, $3, team Four Rifles" \
        --games $(((games + 1) / 2)) --jobs 2 2>&1 </dev/null
}
steps() { sed -n 's/.*steps \([0-9]*\),.*/\1/p' | head -n 1; }

# holds NAME WITH: the laws do, in so many games; have they as many steps as without it?
n=0
declare -A plain
holds() {
    local seats=$((n++ % 4 + 1)) mission answer ok=1 all=0 changes=
    for mission in "Dawn Raid" "Close Raid"; do
        [ -n "${plain[$mission$seats]:-}" ] ||
            plain[$mission$seats]=$(played "$mission" $seats "setting Only the Standard" | steps)
        if answer=$(played "$mission" $seats "$2"); then
            all=$((all + $(printf '%s\n' "$answer" | steps)))
            [ "$(printf '%s\n' "$answer" | steps)" = "${plain[$mission$seats]}" ] || changes=1
        else
            ok=0; echo "FAILED  $1: seats $seats, mission $mission, $2, team Four Rifles"
            printf '%s\n' "$answer" | sed 's/^/        /'
        fi
    done
    [ $ok = 1 ] || { failed=$((failed + 1)); return; }
    passed=$((passed + 1)); echo "ok      $1: $all steps$([ -n "$changes" ] || echo ", as many as without it")"
}
while IFS= read -r word; do holds "$word" "setting Only $word"; done < <(words)
while IFS= read -r rule; do holds "$rule" "rules $rule"; done < <(rules)
[ "$n" -ge 20 ] || { failed=$((failed + 1)); echo "FAILED  only $n words were found"; }
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
