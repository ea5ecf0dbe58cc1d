#!/usr/bin/env bash
# fair.sh PROGRAM MAKER -- fair games and sealed ones as files: what verify proves, what goes on, what waits, what shows.
set -u
maker=$(realpath "$2")
. "$(dirname "$0")/check.sh"
secret=$("$maker" .) || exit 2

# ---- a fair game
check a_fair_game_is_proved               0 '^   proved: .*committed to and one nonce of each seat'  grognard verify shown.replay
check and_what_is_not_is_told             0 '^   not proved: who gave the nonces'                    grognard verify shown.replay
check and_in_json                         0 '"not_proved": ?"who gave the nonces'                    grognard verify --json shown.replay
check the_dealers_is_sealed               0 'unfinished, fair dice, sealed'                          grognard verify dealer.replay
check which_proves_nothing_to_others      0 'not proved: .*until the secret is shown'                grognard verify dealer.replay
hidden() { ! grep -q "$secret" "$1" && ! grep -qE '^(seed|secret) ' "$1" && echo hidden; }
check and_shows_no_secret                 0 hidden hidden dealer.replay
check nor_does_another_seats              0 hidden hidden seat.replay
going_on() { cp dealer.replay on.replay && printf '1\n1\n1\nq\n' | grognard play --resume on.replay --seat all --reactions none >/dev/null
             hidden on.replay && [ "$(grep -c '^[0-9]' on.replay)" -gt "$(grep -c '^[0-9]' dealer.replay)" ] && grognard verify on.replay; }
check the_dealers_goes_on                 0 'unfinished, fair dice, sealed' going_on

# ---- a file that waits
for name in seat waits; do
    check "${name}_waits_for_its_secret"  1 "^WAITS $name.replay: a fair game that waits for its secret" grognard verify $name.replay
    check "${name}_says_so_in_json"       1 '"waits": ?true'                 grognard verify --json $name.replay
    check "${name}_is_not_played"         2 'waits for its secret'           grognard play --resume $name.replay
    check "${name}_is_not_inspected"      2 'waits for its secret'           grognard inspect $name.replay
    check "${name}_is_not_replayed"       2 'waits for its secret'           grognard replay $name.replay
    check "${name}_is_whole_with_it"      0 'fair dice$'                     grognard verify $name.replay --secret "$secret" --whole $name.whole
    check "${name}_stays_whole"           0 'fair dice$'                     grognard verify $name.whole
    check "${name}_with_another_secret"   1 'not the one that was committed' grognard verify $name.replay --secret "${secret/0/1}" --whole $name.none
    check "${name}_is_then_not_written"   0 'No such file'                   sh -c "! ls $name.none"
done
check whole_is_as_the_dealer_shows_it     0 same sh -c 'cmp waits.whole shown.replay && echo same'
check a_secret_is_hex                     1 '64 hex digits'                  grognard verify waits.replay --secret xyz
check only_a_fair_game_has_one            1 'not a fair game'                grognard verify "$root/tests/games/duel.replay" --secret "$secret"
check whole_is_for_one_file               2 'for one FILE'                   grognard verify --whole x shown.replay

# ---- forgeries, by hand
forged() { sed "$1" shown.replay >forged && ! cmp -s forged shown.replay && grognard verify forged; }
other=$(printf '%064d' 7)
check another_secret                      1 'FAULT' forged "s/^secret .*/secret $other/"
check another_commitment                  1 'FAULT' forged "s/^commitment .*/commitment $other/"
check another_nonce                       1 'FAULT' forged "s/^nonce 1 .*/nonce 1 $other/"
check nonces_the_other_way_round          1 'FAULT' forged '/^nonce 0/{h;d};/^nonce 1/{G;s/nonce 1/nonce X/;s/nonce 0/nonce 1/;s/nonce X/nonce 0/}'
check a_nonce_less                        1 'FAULT' forged '/^nonce 1/d'
check no_nonce                            1 'FAULT' forged '/^nonce/d'
check a_nonce_twice                       1 'FAULT' forged '/^nonce 1/p'
check another_match_id                    1 'FAULT' forged 's/^match-id .*/match-id club night 8/'
check another_setup                       1 'FAULT' forged 's/^\(setup .*health \)[0-9]*/\17/'
check another_setup_without_its_hash      1 'FAULT' forged '/^match /d; s/^\(setup .*health \)[0-9]*/\17/'
check another_act                         1 'FAULT' forged '0,/^0 /s/^0 .*/0 stand open now/'
check an_act_less                         1 'FAULT' forged '0,/^1 /{/^1 /d}'
check another_end                         1 'FAULT' forged 's/^end [0-9]*/end 3/'
check an_old_form                         1 'an old form, which proves nothing' forged '/^fair /d'

# ---- a game against the bot
play() { printf '1\n1\nq\n' | grognard play --system duel --seed 7 --reactions none "$@"; }
play --save going.replay >/dev/null
check a_game_that_goes_on_shows_no_seed   0 hidden hidden going.replay
check it_is_sealed                        0 '^sealed [0-9a-f]{64}$'          cat going.replay
check it_proves_nothing_of_the_dice       0 'not proved: anything of the dice' grognard verify going.replay
check nor_does_its_position_show_them     0 '^dice = sealed '                grognard inspect --position going.replay
check which_opens                         0 'question'                       sh -c "'$program' inspect --position going.replay | '$program' inspect -"
play --setup 'practice 1' --save practice.replay >/dev/null
check practice_shows_its_seed             0 '^seed 0700'                     cat practice.replay
finish
