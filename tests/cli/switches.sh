#!/usr/bin/env bash
# switches.sh PROGRAM [GAMES]: every switch by itself on the Standard Mission keeps the laws.
#
# The words are those of packs/settings/switches.lua: for each a Setting is made that lists it alone, and so many games
# are played by chance (30).  A word for cards (of = actor, target, here) is said by the Setting of all, so that it holds
# for every Hostile and every place.  The optional rules of rules.lua are chosen by themselves.
set -u
program=$(realpath "$1") games=${2:-30} passed=0 failed=0
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
    echo "setting \"Only $word\" { era = wwii_era, shares = true, $says }"
done < <(words) >"$pack/settings.lua"

# holds NAME SETUP: the laws do, in so many games.
n=0
holds() {
    local setup="seats $((n++ % 4 + 1)), mission Dawn Raid, $2, team Four Rifles" answer
    if answer=$("$program" laws --system warfighter --pack "$pack" --setup "$setup" --games "$games" --jobs 2 2>&1 </dev/null)
    then passed=$((passed + 1)); echo "ok      $1: $(printf '%s\n' "$answer" | head -n 1)"
    else failed=$((failed + 1)); echo "FAILED  $1 ($setup)"; printf '%s\n' "$answer" | sed 's/^/        /'; fi
}
while IFS= read -r word; do holds "$word" "setting Only $word"; done < <(words)
while IFS= read -r rule; do holds "$rule" "rules $rule"; done < <(rules)
[ "$n" -ge 20 ] || { failed=$((failed + 1)); echo "FAILED  only $n words were found"; }
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
