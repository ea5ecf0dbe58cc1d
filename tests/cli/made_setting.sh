#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# made_setting.sh PROGRAM [GAMES] -- Settings that a card maker made without C: packed, played, and their words at work.
#
# tests/packs/fever is put together from words of other Settings; tests/packs/weather-war has a track, a cup and a deck of
# its own and is what docs/making-a-setting.md explains.  GAMES (200): games by chance of each of fever's Missions.
set -u
. "$(dirname "$0")/check.sh"
games=${2:-200}
export GROGNARD_PACKS=$(dirname "$program")/packs
fever=$root/tests/packs/fever war=$root/tests/packs/weather-war
out="mission Nobody Out, team Cordon Patrol" water="mission Water for Six Villages, team Well Diggers"
smoke="mission Smoke on the Fjord, team Patrol One" mast="mission Mast on the Cape, team The Long Sledge"

# with PACK SETUP COMMAND...: the command of the program with both.
with() { local pack=$1 setup=$2; shift 2; grognard "$@" --system warfighter --pack "$pack" --setup "$setup"; }
# told PACK SETUP SEED: a game by the bot, in sentences.
told() { with "$1" "$2" sim --bot heuristic --games 1 --seed "$3" --replay-out game >/dev/null && grognard replay --pack "$1" game; }
# times LEAST PATTERN COMMAND...: so many lines or more of what it says are so.
times() { local least=$1 pattern=$2; shift 2; "$@" >said; local n; n=$(grep -cE -- "$pattern" said); echo "$n of $least"; [ "$n" -ge "$least" ]; }
# in_order FIRST SECOND COMMAND...: the second pattern stands somewhere behind the first.
in_order() { local first=$1 second=$2; shift 2; "$@" | sed -nE "/$first/,\$p" | grep -E -m1 -- "$second"; }
# never STEPS PACK SETUP: those of these steps, as a pattern, that no game used; how many.
never() { local steps=$1; shift; with "$@" sim --bot heuristic --games 60 --reached >said; grep -E "^never step +($steps)  " said; echo "$(grep -cE "^never step +($steps)  " said) never"; }
# before_the_hostiles PATTERN COMMAND...: it is told in a Soldier Turn, between its heading and the Timer's.
before_the_hostiles() { local pattern=$1; shift; "$@" | awk '/^== The Soldiers act/ { in_turn = 1 } /^== The Hostiles act/ { in_turn = 0 } in_turn' | grep -E -- "$pattern"; }

# ---- put together from words that are there ------------------------------------------

check "fever has no mistake"              0 "[0-9]+ cards, .*no mistake"      grognard pack check "$fever"
check "it is packed"                      0 "fever.pack: 41 cards"            grognard pack build "$fever" -o fever.pack
check "its own tests"                     0 "^[0-9]+ passed, 0 failed"        grognard pack test "$fever"
check "the Setting says what it is"       0 "Reticles Count.*Fast Hostiles"   grognard pack show --pack fever.pack --system warfighter "Fever Country"
check "laws: Nobody Out, by chance"       0 "^games $games, .*laws 11 held"   with fever.pack "$out" laws --games "$games"
check "laws: six villages, by chance"     0 "^games $games, .*laws 11 held"   with fever.pack "$water" laws --games "$games"
check "laws: three seats"                 0 "laws 11 held"                    with fever.pack "seats 3, $water" laws --games 40
check "laws: Nobody Out, by the bot"      0 "laws 11 held"                    with fever.pack "$out" laws --bot heuristic --games 30
check "laws: six villages, by the bot"    0 "laws 11 held"                    with fever.pack "$water" laws --bot heuristic --games 30
check "a Mission brings its Setting"      0 "^brought with it: setting Fever Country" with fever.pack "$out" sim --games 1
check "the bot wins, and not always"      0 "wins [0-9]+ \(([1-9]|[1-9][0-9])\.[0-9]%\)" with fever.pack "$out" sim --bot heuristic --games 100

# The words act: sides are turned, Fast ones act while the Soldiers do, Turns are counted and hurried.
check "Hostiles turned over"              0 "^[0-9]+ of 1$"                   times 1 "(Shape on Its Feet|Two Who Run|Ward Awake|Child on the Floor|Sleeper Woken|Choir at a Run|Warden with a Rifle)" told fever.pack "$out" 1
check "every step of turning is reached"  0 "^0 never"                        never "turn over, begin|hostile turn, fade|fade, begin|fade, choice" fever.pack "$out"
check "none of them in another Setting"   0 "^4 never"                        never "turn over, begin|hostile turn, fade|fade, begin|fade, choice" wwii-europe "mission Dawn Raid"
check "Fast ones acted in a Soldier Turn" 0 "is Fast and acts"                before_the_hostiles "is Fast and acts" told fever.pack "$out" 1
check "every step of it is reached"       0 "^0 never"                        never "soldier turn, fast hostiles|rush, begin|rush, which|rush, attacks" fever.pack "$out"
check "none of them in another Setting"   0 "^4 never"                        never "soldier turn, fast hostiles|rush, begin|rush, which|rush, attacks" wwii-europe "mission Dawn Raid"
check "Turns are counted"                 0 "^[0-9]+ of 3$"                   times 3 "^== The Soldiers act: [0-9]+ Turns? left" told fever.pack "$out" 2
check "one that spreads costs one more"   0 "^6 Turns are left"               in_order "^7 Turns are left" "^6 Turns are left" told fever.pack "$out" 1
check "time runs out"                     0 "Time has run out"                bash -c "for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do '$program' sim --system warfighter --pack fever.pack --setup '$out' --games 1 --seed \$seed --replay-out g >/dev/null; '$program' replay --pack fever.pack g; done"

# ---- a track, a cup and a deck -----------------------------------------------------------

check "weather-war has no mistake"        0 "[0-9]+ cards, .*no mistake"      grognard pack check "$war"
check "it is packed"                      0 "war.pack: 7[0-9] cards"          grognard pack build "$war" -o war.pack
check "its own tests"                     0 "^[0-9]+ passed, 0 failed"        grognard pack test "$war"
check "what it brings is said"            0 "decks of its own: Winds, Forecast" grognard pack show --pack war.pack --system warfighter "Weather War"
check "a cup is said to be one"           0 "goes back at once"               grognard pack show --pack war.pack --system warfighter Winds
check "laws: smoke, by chance"            0 "laws 11 held"                    with war.pack "$smoke" laws --games 100
check "laws: mast, by chance"             0 "laws 11 held"                    with war.pack "$mast" laws --games 100
check "laws: smoke, by the bot"           0 "laws 11 held"                    with war.pack "$smoke" laws --bot heuristic --games 20
check "laws: mast, two seats, by the bot" 0 "laws 11 held"                    with war.pack "seats 2, $mast" laws --bot heuristic --games 20
check "both teams, by the bot"            0 "^Mast on the Cape +The Long Sledge" grognard sim --system warfighter --pack war.pack --every --bot heuristic --games 20
check "the track begins where it should"  0 "Mast on the Cape: Cold 4"        told war.pack "$mast" 1
check "a wind each Turn"                  0 "^[0-9]+ of 5$"                   times 5 "^Event in space [0-9]: (Still Air|Light Breeze|North Wind|Fall Wind|Warm Wind)" told war.pack "$mast" 1
check "a forecast on the third"           0 "Lies in the deck Forecast"       told war.pack "$mast" 1
check "the first wind is heard in play"   0 "^Event in space 1: .*Winds"      bash -c "'$program' play --plain --system warfighter --pack war.pack --setup '$smoke' --seed 3 --save kept </dev/null"
check "the track is shown"                0 "counters: Cold [0-9]"            bash -c "'$program' play --plain --system warfighter --pack war.pack --setup '$smoke' --seed 4 --save kept2 </dev/null"

# ---- the page that explains it ------------------------------------------------------------------

check "docs/making-a-setting.md, as typed" 0 "^1[0-9] commands as typed"      env -u XDG_DATA_HOME python3 "$root/tests/cli/as_typed.py" "$program" "$root/docs/making-a-setting.md"

# ---- what is wrong is told before it is played ----------------------------------------------

# spoilt FILE SED: a copy of weather-war with one line of it changed.
spoilt() { rm -rf spoilt && cp -r "$war" spoilt && sed -i "$2" "spoilt/$1" && grognard pack check spoilt; }
check "a deck that does not lie beside"   1 "draws from Forecast, which does not lie beside it" spoilt setting.lua 's/decks = { winds, forecast }/decks = { winds }/'
check "Action cards of no Setting"        1 "no Action card lies in the decks of Weather War"   spoilt actions.lua 's/settings = { weather_war }, //'
check "a team that costs too much"        1 "^spoilt/team.lua:[0-9]+: 'Patrol One' cannot go: .*Resource Points" spoilt coast.lua 's/resources = 72/resources = 20/'
check "cards without a back"              1 'declare one: back "Card" \{ of = \{ "event" \} \}' spoilt setting.lua 's/back = sky, //'
check "a back that others have too"       0 "^note: it cannot be installed .*it is the back of a event" spoilt words.lua 's/^back "Sky" {}/back "Sky" { of = { "event" } }/'
mkdir -p data/grognard/packs && cp fever.pack war.pack data/grognard/packs
check "both in one box with all others"   0 "^Mast on the Cape +weather-war"  grognard list missions
check "and played without being named"    0 "^brought with it: setting Weather War" grognard sim --system warfighter --setup "$mast" --games 1

# What cards of several packs do on one table.
check "Fortifications by night"           0 "^1 passed, 0 failed"             grognard pack test "$root/tests/packs/night-works"
finish
