#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# look.sh PROGRAM -- what the table shows at a glance, asked for in line mode; languages; games that say who plays them.
set -u
. "$(dirname "$0")/check.sh"
mkdir -p "$work/bin/packs" && cp "$(dirname "$program")/packs/heroes-normandy.pack" "$work/bin/packs/"
with_one_pack wwii-europe
export COLUMNS=300 XDG_STATE_HOME=$work/state
unset LANG LC_ALL LC_MESSAGES GROGNARD_LANG

mission()  { printf '%s\n' "$@" | "$program" play --plain --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 3; }
in_duel()  { printf '%s\n' "$@" | "$program" play --plain --system duel --seed 1; }
spoken()   { printf '?\nq\n' | "$program" play --plain --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 3 "$@"; }
by_locale() { printf '?\nq\n' | LANG=$1 "$program" play --plain --mission 'Dawn Raid' --team 'Rangers by Boat' --seed 3; }
remark()   { mission 1 q >/dev/null; head -1 "$(ls "$XDG_STATE_HOME"/grognard/*.replay | head -1)"; }
own()      { mkdir -p "$work/data/grognard/words"; printf 'language = xx\nplural = one-other\nplay.number = 1..{n}!\n' >"$work/data/grognard/words/xx.words"
             printf '999\nq\n' | XDG_DATA_HOME=$work/data "$program" play --plain --lang xx --system duel --seed 1; }
whole()    { mkdir -p "$work/data/grognard/words"
             sed 's/^language = en$/language = yy/; s/^\(play.help.13 = threat  *\)/\1whole: /' "$root/words/en.words" >"$work/data/grognard/words/yy.words"
             XDG_DATA_HOME=$work/data by_locale yy_YY.UTF-8; }

check what_is_in_a_space        0 '^space 1: Dawn Raid$'                        mission 'look 1' q
check who_is_there              0 'Staff Sergeant Boudreaux \(yours\): .*2 Actions left, 3 XP, .*Cover 3'  mission 'look 1' q
check with_what                 0 '^    M1A1 Thompson \(yours\): .*8 Ammo left' mission 'look 1' q
check what_is_called_so         0 '^Radar Mast: in space 4, to be destroyed for the Objective, 5 hits destroy one, 1 Reticle, 1 of them left, ' mission 'look mast' q
check all_of_it                 0 '^Radar Site: .*the Objective'                mission look q
check nothing_is_called_so      0 'Nothing in play is called "zebra"'           mission 'look zebra' q
check nobody_is_threatened      0 '^Nothing threatens any of yours'             mission threat q
check no_board_to_look_across   0 '^There is no board to look across\.$'        mission 'sight 1 2' q
check no_dangers_by_square      0 'try threat\.$'                               mission danger q
check marks_are_sentences       0 '4 health'                                    in_duel t q
not_in_duel() { in_duel '?' q | grep -cE '^(sight|danger|threat|look B5)|B5'; true; }
check help_of_what_there_is     0 '^0$'                                         not_in_duel
check a_rule_of_this_game       0 '^rule ID +a rule, such as D-1\.1; rule D-1: ' in_duel '?' q
check who_has_the_initiative    0 '^You  4 health; have the initiative$'        in_duel t q
check help_has_them             0 '^threat +how likely each of yours'           mission '?' q
check in_french                 0 '^threat +ce que chacun des vôtres risque'    spoken --lang fr
check half_of_one_is_not_spoken 0 'how likely each of yours'                    by_locale fr_CA.UTF-8
check unless_it_is_chosen       0 'ce que chacun des vôtres risque'             env GROGNARD_LANG=fr bash -c "$(declare -f spoken); program='$program' spoken"
check as_the_locale_says        0 '^threat  *whole: how likely'                 whole
check no_such_locale            0 'how likely each of yours'                    by_locale xx_XX.UTF-8
check no_such_language          2 "no catalogue for the language 'fx' .*fr.*built in are en, de, fr" spoken --lang fx
check a_catalogue_of_ones_own   0 '^1\.\.[0-9]+!$'                               own
check the_game_says_who_plays   0 '^# hands 1, curtain 0, bots'                 remark

battle() { printf '%s\n' "$@" | "$program" play --plain --scenario 'The Cider Press' --seed 3; }
check what_a_square_is          0 '^B5: Orchard; you may deploy here$'          battle 'look b5' q
check a_line_that_is_blocked    0 '^B5 does not see E6: the line is blocked\.$' battle 'sight b5 e6' q
check a_line_needs_two          0 '^Between which two'                          battle 'sight b5' q
check a_square_beyond_the_board 0 'Nothing in play is called "z9"'              battle 'look z9' q
check dangers_by_square         0 '^May be reached: '                           battle 'danger all' q
check no_threats                0 'try danger\.$'                               battle threat q
finish
