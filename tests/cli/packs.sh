#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# packs.sh PROGRAM -- the pack commands as people use them, in a folder of their own.
#
# Each check is a line "ok" or "FAILED"; the last line counts them.
set -u
. "$(dirname "$0")/check.sh"

check "a new pack is made"               0 "a pack called 'mine'"            grognard pack new mine
check "and not made twice"               2 "there is a folder"                   grognard pack new mine
check "it has no mistake"                0 "3 cards, 2 words, 2 tests, no mistake"    grognard pack check mine
check "its tests pass"                   0 "^2 passed, 0 failed"             grognard pack test mine
check "its cards are shown"              0 "^First Blood, a strike"          grognard pack show --pack mine "First Blood"
check "by their id too"                  0 "^First Blood, a strike"          grognard pack show --pack mine mine:first-blood
check "all of them as JSON"              0 '"id": ?"mine:bruise"'            grognard pack show --pack mine --system duel --json
check "what it does, without its numbers" 0 '"does": ?"Your strikes get .1 for' grognard pack show --pack mine --json "Bruiser's Pennant"
check "its numbers by their names"        0 '"name": ?"strength", ?"label": ?"strength", ?"type": ?"number", ?("said": ?"[^"]*", ?)?"n": ?2' grognard pack show --pack mine --json "First Blood"
check "and the words that it bears"       0 '"cards": ?\[\{"name": ?"Vicious", ?"id": ?"mine:vicious", ?"title": ?"Vicious", ?"n": ?1' grognard pack show --pack mine --json "First Blood"
check "and what its kind is called"       0 '"kind": ?"strike", ?"called": ?"strike"' grognard pack show --pack mine --json "First Blood"
check "one that is not there"            1 "did you mean 'First Blood'"      grognard pack show --pack mine "First Blod"
check "a pack with the same titles"       0 "a pack called 'twin'"            grognard pack new twin
check "all of one title are shown"        0 "\(twin:first-blood\)"            grognard pack show --pack mine --pack twin "First Blood"
check "to try one it must be named"       1 "several cards are called.*mine:first-blood, twin:first-blood" grognard pack try --pack mine --pack twin "First Blood"
check "it is listed"                     0 "mine:roll-with-it"               grognard pack list mine
check "it is compiled"                   0 "mine.pack: 3 cards"              grognard pack build mine -o mine.pack
check "the same from the same"           0 ""                                sh -c "'$program' pack build mine -o again.pack && cmp mine.pack again.pack"
check "a game with the file"             0 "games 20"                        grognard sim --system duel --pack mine.pack --games 20
check "a game with the folder"           0 "games 20"                        grognard sim --system duel --pack mine --games 20
mkdir -p data/grognard/packs && cp -r mine data/grognard/packs/
check "a game with it installed"         0 "games 20"                        grognard sim --system duel --pack mine --games 20
check "installed packs are listed"       0 "^mine 1, for duel"               grognard pack list
check "a position to try a card in"      0 "^hand\[. *\] = .*Roll With It"   grognard pack try --pack mine "Roll With It" --position
check "which opens"                      0 "play Roll With It"               sh -c "'$program' pack try --pack mine 'Roll With It' --position >p && '$program' inspect --pack mine p"
check "trying plays"                     0 "Roll With It"                    sh -c "echo q | '$program' pack try --pack mine 'Roll With It'"
check "a keyword is tried by its card"   0 "here is First Blood"             grognard pack try --pack mine Vicious --position
check "its words are counted"            0 '"class": ?"keyword"'             grognard pack usage --pack mine --json
check "a replay names its packs"         0 "^packs mine "                    sh -c "'$program' sim --system duel --pack mine --games 1 --replay-out r >/dev/null && grep ^packs r"
check "and needs them"                   1 "made with the pack '"           grognard verify --pack none r
check "and finds them installed"         0 ""                                grognard verify r
renamed() { # the file of a pack may be called anything
    mv data/grognard/packs/mine aside && cp mine.pack "data/grognard/packs/other (1).pack" && "$program" verify r
    local status=$?
    rm -f "data/grognard/packs/other (1).pack" && mv aside data/grognard/packs/mine
    return $status
}
check "whatever its file is called"      0 ""                                renamed
check "and verifies with them"           0 ""                                grognard verify --pack mine r
check "a game is resumed with its pack"  0 "--pack mine"                     sh -c "printf '1\nq\n' | '$program' play --system duel --seed 3 --pack mine"
check "a test by its name"               0 "^1 passed, 0 failed"             grognard pack test mine vicious
check "the rules by their ids"           0 "^D-3.2: "                        grognard rules --system duel D-3
if ! grognard systems | grep -q '^warfighter:'; then
check "no pack is named: which system?"  2 "which system"                    grognard pack show
fi
check "the system's own cards"           0 "duel:high-cut"                   grognard pack list duel
check "lines on top of what is tried"    0 "^Bruise\[1\] = 3"                grognard pack try --pack mine "First Blood" --position --given "Bruise[1] = 3; health[0]=2"
check "no such pack"                     2 "no folder, file or installed"    grognard sim --system duel --pack nowhere
printf 'GROGPACKbroken' >broken.pack
check "a broken file"                    2 "broken.pack:"                    grognard sim --system duel --pack broken.pack
check "all mistakes in one run"          1 "^[0-9]+ mistakes"                    grognard pack check "$root/tests/packc/mistakes/mistakes"
check "with line and caret"              1 "^ +\^~~~~$"                      grognard pack check "$root/tests/packc/mistakes/mistakes"
check "and the nearest word"             1 "did you mean 'strike'"           grognard pack check "$root/tests/packc/mistakes/mistakes"
check "and the circle"                   1 "in turn: a circle"               grognard pack check "$root/tests/packc/mistakes/mistakes"
mkdir -p circle/of-{one,many,heroes}
circle() { # FOLDER SYSTEM NEEDS CARD: a pack of one card
    echo "pack \"circle\" { title = \"C\", version = \"1\", author = \"\", licence = \"CC0-1.0\", system = \"$2\", needs = { \"$3\" } }" >"circle/$1/pack.lua"
    echo "$4" >"circle/$1/cards.lua"
}
rogue='hostile "Rogue" { copies = 1, force = german_frontline, value = 1, reticles = 2, cover = 3, range = { 0, 2 }, chart = {}, keywords = { infantry }, says = {'
circle of-many warfighter wwii-europe "$rogue at { hostile_placed, effect = draw_hostiles } } }"
circle of-one warfighter wwii-europe "$rogue at { hostile_placed, of = actor, effect = draw_hostiles } } }"
circle of-heroes heroes heroes-normandy 'unit "Step" { nation = germany, back = hidden_germans, move = 3, defence = 5, says = { at { stepped, effect = go(1, actor) } } }'
check "an effect that sets itself off"   0 "warning: 'draw_hostiles' may bring about 'hostile_placed'" grognard pack check circle/of-many
check "not if it is about itself alone"  0 "no mistake$"                     grognard pack check circle/of-one
check "in heroes too"                    0 "warning: 'go' may bring about 'stepped'" grognard pack check circle/of-heroes
check "mistakes as JSON"                 1 '"mistakes_in_all": ?[0-9]+'          grognard pack check --json "$root/tests/packc/mistakes/mistakes"
check "a pack with mistakes is no pack"  1 "did you mean"                    grognard pack build "$root/tests/packc/mistakes/mistakes" -o no.pack
check "no folder"                        2 "No such file"                    grognard pack check nowhere
check "a part that is not there"         2 "did you mean 'check'"            grognard pack chekc
check "help"                             0 "usage: grognard pack check"      grognard pack check --help
check "the samples have no mistake"      0 "no mistake"                      grognard pack check "$root/docs/samples"
check "a pack for warfighter"            0 "a pack called 'patrol'"          grognard pack new patrol --system warfighter
check "it has no mistake either"         0 "5 cards, 1 words, 2 tests, no mistake"    grognard pack check patrol
check "and its tests pass"               0 "^2 passed, 0 failed"             grognard pack test patrol
check "its cards in English"             0 "3 if Upgunned"                   grognard pack show --pack patrol "Steady Breath"
check "an Action card is tried"          0 "^hand\[. *\] = .*Steady Breath"  grognard pack try --pack patrol "Steady Breath" --position
check "a Hostile is tried"               0 "card = Rear Guard"               grognard pack try --pack patrol "Rear Guard" --position
check "a Skill is tried"                 0 "card = Quick on His Feet"        grognard pack try --pack patrol "Quick on His Feet" --position
mkdir deaf && printf 'pack "deaf" { version = "1", system = "warfighter" }\nback "B" { of = { "action" } }\naction "Deaf" { back = b, copies = 1, says = { at { tests, effect = add { bonus = 1 } } } }\naction "Heard" { back = b, copies = 1, support = 1, says = { at { tests, effect = add { bonus = 1 } } } }\n' >deaf/pack.lua
check "a card that could never be played" 1 "at 'tests' no card is played from the hand: an action without support could never be used there" grognard pack check deaf
check "but one that lies in play can"     1 "^1 mistake"                     grognard pack check deaf
check "a Mission with it"                0 "games 5"                         grognard sim --system warfighter --pack patrol --games 5 --bot heuristic

# Boards of heroes.
normandy=$root/packs/heroes-normandy
check "a scenario's field"               0 "^Objective a, primary: E4-H6, 4 points" grognard board --pack "$normandy" "The Cider Press"
check "a board by itself"                0 "b  Bridge"                        grognard board --pack "$normandy" "River Bend"
check "an overlay as a picture"          0 "^</svg>"                          grognard board --pack "$normandy" --svg - Farmhouse
check "what is no board"                 2 "is no scenario, board or overlay" grognard board --pack "$normandy" Road

finish
