#!/usr/bin/env bash
# outside.sh PROGRAM -- text from outside does no harm: no byte of a file reaches the terminal that the terminal would
# obey, and nothing is read that is not a regular file.
set -u
. "$(dirname "$0")/check.sh"
esc=$'\e' bell=$'\a' turned=$'\xe2\x80\xae'

# harmless STATUS PATTERN COMMAND...: as it must end, and with nothing that a terminal obeys; both ways of a command.
harmless() {
    local status=$1 pattern=$2; shift 2
    "$@" >told 2>&1; local is=$?
    cat told
    [ "$is" = "$status" ] && grep -qE -- "$pattern" told \
        && ! LC_ALL=C grep -qP '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8e\x8f\xaa-\xae]|\xe2\x81[\xa6-\xa9]' told
}

# ---- games
game=$root/tests/games/duel.replay
with() { sed "$1" "$game"; }            # a game with one line altered
with "s/^rules .*/rules $esc]0;pwn${bell}9/"              >rules.replay
with "s/^system duel/packs $esc]0;pwn$bell$esc[31m x 00\n&/" >packs.replay
with "s/^setup /setup $esc]0;pwn$bell/"                   >setup.replay
with "s/^system duel/system du${turned}el/"               >system.replay
with "1s/^/# $esc[2J\n/"                                  >remark.replay
for name in rules packs setup system remark; do
    check "${name}_is_told_plainly"       0 'control character' harmless 1 'control character' grognard verify $name.replay
    check "${name}_in_json"               0 'control character' harmless 1 'control character' grognard verify --json $name.replay
    check "${name}_is_not_inspected"      0 'control character' harmless 2 'control character' grognard inspect $name.replay
    check "${name}_is_not_gone_on_with"   0 'control character' harmless 2 'control character' grognard play --resume $name.replay
done
cp "$game" "$esc[31mname.replay"
check a_name_of_a_file_is_told_plainly    0 'name.replay: ' harmless 0 'ok ' grognard verify "$esc[31mname.replay"
check and_of_one_that_is_not_there        0 'No such file' harmless 2 '' grognard verify "$esc[31mnone.replay"
mkdir -p state/grognard && cp setup.replay state/grognard/game-1.replay && cp system.replay state/grognard/game-2.replay
check kept_games_are_listed_plainly       0 'game' harmless 0 'game' grognard list games
check and_in_json                         0 'game-1' harmless 0 'game-1' grognard list games --json

# ---- positions
grognard inspect --position "$game" >p.pos 2>/dev/null
sed "\$a health[0] = $esc[31m" p.pos >bad.pos
check a_position_is_told_plainly          0 'control character' harmless 2 'control character' grognard inspect bad.pos

# ---- packs
grognard pack new mine >/dev/null
bytes=("$esc[31m" "$turned" $'\xc2\x9b' $'\xff')
texts=('\27[31m' '\226\128\174' '\194\155' '\255')        # the same as Lua writes them
for i in 0 1 2 3; do
    text=${texts[i]}
    rm -rf bad && cp -r mine bad && cat >bad/more.lua <<X
strike "Bad$text" { strength = 1, damage = 1 }
strike "Good" { strength = 1, damage = 1, flavour = "Bad $text" }
X
    check a_card_with_a_control_character 0 'control character' harmless 1 'control character' grognard pack check bad
    echo "error('$text')" >bad/more.lua
    check an_error_with_a_control_character 0 'more.lua' harmless 1 'more.lua' grognard pack check bad
    echo "strike 'x' { ${bytes[i]} }" >bad/more.lua
    check a_source_with_a_control_character 0 'more.lua' harmless 1 'more.lua' grognard pack check bad
done

echo 'strike' >bad/more.lua && mv bad/more.lua "bad/$esc[31m.lua"
check a_file_with_a_control_character     0 'control character' harmless 2 'control character' grognard pack check bad

# ---- teams
check a_team_of_no_possible_name          0 "cannot be a team's name" harmless 2 "cannot be a team's name" grognard team new "${turned}x" --mission "Dawn Raid"
check nor_of_what_is_no_text              0 "cannot be a team's name" harmless 2 "cannot be a team's name" grognard team new $'\xff' --mission "Dawn Raid"

# ---- only regular files: each of these would wait, or never end
mkfifo pipe.replay pipe.pack && mkdir -p piped && cp mine/pack.lua piped/ && mkfifo piped/cards.lua
check a_fifo_is_no_game                   2 'pipe.replay: not a regular file' timeout 20 "$program" verify pipe.replay
check a_fifo_is_no_save                   2 'pipe.replay: not a regular file' timeout 20 "$program" play --resume pipe.replay
check a_fifo_is_no_pack                   2 'not a regular file' timeout 20 "$program" sim --system duel --games 1 --pack ./pipe.pack
check a_fifo_is_no_source                 2 'not a regular file' timeout 20 "$program" pack check piped
check a_device_is_no_game                 2 '/dev/zero: not a regular file' timeout 20 "$program" verify /dev/zero
check a_folder_is_no_game                 2 'Is a directory' timeout 20 "$program" verify mine
check what_is_piped_in_is_read            0 '^ok ' sh -c "cat '$game' | '$program' verify -"
truncate -s 40M piped.lua && rm piped/cards.lua && mv piped.lua piped/cards.lua
check a_source_without_end                2 'more than 32 MiB of Lua files' grognard pack check piped
finish
