#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# ahead.sh PROGRAM -- what a choice would come to, found by making it ahead of time; who pays for it; why it cannot be.
set -u
. "$(dirname "$0")/check.sh"
with_one_pack wwii-europe
export COLUMNS=400 XDG_STATE_HOME=$work/state

# at LINES COMMAND...: a position in Dawn Raid, with these lines of it, and what is answered to the commands there.
at() {
    local lines=$1; shift
    { printf '%s\n' 'grognard lesson 1' 'name ahead' 'system warfighter' 'packs wwii-europe' 'title Ahead' 'about -' \
        'setup mission Dawn Raid, team Staff Sergeant Boudreaux + M1A1 Thompson + PFC Lindqvist + M1 Garand' \
        'given hand[0] = Fir Plantation, Fresh Clip, Safe Conduct' 'given hand[1] =' 'given soldier[0].xp = 2' \
        'given soldier[1].xp = 1' 'given hostiles[0] = Landser Pair' 'given hostile[2].card = Landser Pair' \
        'given hostile[2].place = 1' 'given hostile[2].target = 1'
      printf "$lines" | sed 's/^/given /'
      printf '\n%s\n' 'end -' 'step' 'say -' 'take end turn' 'later -'; } >ahead.lesson
    printf '%s\n' "$@" q | "$program" lesson ./ahead.lesson
}
wood='front = 2\nlocation[2].card = Fir Plantation\nhand[0] = Fresh Clip, Safe Conduct\nsoldier[0].place = 2\n'

# The card says 3 for a team of 45 points; in Dawn Raid it is 1 less before Turn 4.
check hostiles_as_the_mission_has_it    0 'drawn until their values come to 2 or more'  at 'turn = 1' '? Fir'
check and_later                         0 'drawn until their values come to 3 or more'  at 'turn = 4' '? Fir'
# Each card that makes it another number is named, its own text as that.
track='points = 80\nhand[0] = Forester'"'"'s Track, Fresh Clip\n'
check by_whom_it_is_so                  0 'by the table on the Location, -1 by its own text, -1 by Dawn Raid\)' at "$track"'turn = 1' '? Forester'
check and_later_by_its_text_alone       0 'by the table on the Location, -1 by its own text\)' at "$track"'turn = 4' '? Forester'
# Auto of a Thompson is 3 dice; out of the wood, at Range 1, 2.
check dice_of_an_attack                 0 'At Range 0: 3 ten-sided dice'                at 'turn = 1' '? Thompson, Auto'
check dice_that_a_location_takes        0 'At Range 1: 2 ten-sided dice'                at "$wood" '? Thompson, Auto'
# Take the Point moves whoever plays it for nothing: lost while there is nowhere to go, and said before it is played.
point='hand[0] = Take the Point, Fir Plantation\n' ahead='front = 2\nlocation[2].card = Fir Plantation\n'
check a_move_that_would_be_lost         0 'no Location he could move to now'       at "$point" '? Take the Point'
check and_beside_the_choice             0 'Take the Point.*the Move is lost'            at "$point"
may_go() { at "$point$ahead" '? Take the Point' | grep -c 'could move to now'; }
check one_that_would_not                1 '^0$'                                         may_go
check who_has_experience                0 'whoever uses it: Staff Sergeant Boudreaux has 2, PFC Lindqvist has 1\.$' at 'turn = 1' '? Safe'
free() { at 'turn = 1' '? discard and draw' | grep -c 'whoever uses it'; }
check nobody_pays_for_what_is_free      1 '^0$'                                         free
# His own Weapon is loaded: only Upgunned the card has something to reload.
check a_card_that_must_be_upgunned      0 'plays Fresh Clip \(Upgunned for 1 XP\)'      at 'item[1].flags = 1' '? Fresh'
check and_one_that_need_not             0 'plays Fresh Clip: reload an empty Weapon'                         at 'item[0].flags = 1' '? Fresh'
check how_far_it_is                     0 'attacks Radar Mast .*: it is at Range 3, and the Weapon does not reach that\.$' \
    at 'turn = 1' 'why attack'
check what_keeps_it_from_being_attacked 0 'attacks Field Police .*: by its own card: this Hostile cannot be attacked if another active' \
    at 'hostile[3].card = Field Police\nhostile[3].place = 1\nhostile[3].target = 1' 'why attack'
# A card that cannot be played names the row of its own that fails: moment, condition, price, nothing to change.
mine() { at "hand[0] = $1\nsoldier[0].xp = 0\nsoldier[1].xp = 0" 'why all'; }
check the_moment_of_a_card              0 'plays Aimed Shot: only when you declare an Attack\.$'             mine 'Aimed Shot, Covering Fire'
check the_condition_of_a_card           0 'plays Rapid Fire: only if you have made an Attack this Turn\.$'   mine 'Rapid Fire, Covering Fire'
check the_price_of_a_card               0 'plays Safe Conduct: for 1 XP \(not possible now\)\.$'            mine 'Safe Conduct'
check nothing_that_a_card_would_change  0 'plays Sulfa Powder: there is nobody and nothing that it would change\.$' mine 'Sulfa Powder'
# What comes between two Turns by cards in play; not while they are pinned.
party='hostile[3].card = Demolition Party\nhostile[3].place = 1\nhostile[3].target = 1\n'
check what_the_end_of_a_turn_brings     0 '^ *Demolition Party: [Ww]hen the Soldier Turn ends: a Turn is lost' at "$party" '? end'
check beside_what_ends_it               0 'the Hostiles act .*\(Demolition Party: a Turn is lost\)' at "$party" o
pinned() { at "$party"'hostile[3].suppress = 2' o | grep -c 'a Turn is lost'; }
check not_by_those_who_are_pinned       1 '^0$'                                         pinned
check what_a_hand_is_filled_up_with     0 'He holds 3 cards, and his Hand Size is 7: as it is he draws 4 cards, and one more' \
    at 'turn = 1' '? Boudreaux discards'
finish
