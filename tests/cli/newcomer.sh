#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# newcomer.sh PROGRAM -- what somebody asks who has read nothing: what a choice costs and does, how likely it is, what
# happened and why.  Each is a small position that is played in line mode.
set -u
. "$(dirname "$0")/check.sh"
export COLUMNS=300 GROGNARD_PACKS=$(dirname "$program")/packs

# position NAME SETUP LINE...
position() { local name=$1 setup=$2; shift 2
             printf '%s\n' 'grognard position 1' 'system warfighter' "setup $setup" "seed ${seed:-1}" "$@" >"$name"; }
none=('hostiles[0] =' 'hostile_discards[0] =')
at()   { local from=$1; shift; rm -f "$from.replay"
         printf '%s\n' "$@" | "$program" play --plain --resume "$from" --seed 1 --save "$from.replay"; }

rangers='mission Dawn Raid, objective Ridge Village, team Staff Sergeant Boudreaux + M1 Garand + PFC Lindqvist + M1 Garand'
position cards "$rangers" 'hand[0] = Follow Me, Aimed Shot, Lucky Coin' 'hand[1] = Slit Trench' "${none[@]}"
check the_half_of_a_card_and_its_price   0 'play Follow Me \(for 1 Action\): another Soldier gains 1 Action' at cards q
check what_a_folded_line_says_is_found   0 '^   2  Staff Sergeant Boudreaux puts M1 Garand down here' at cards gear q
check an_ability_of_his_own_card         0 'use his own ability \(once in the Mission\): remove 2 Suppress and gain 1 Action' at cards q

pair=('hostile[0].card = MG 34 Team' 'hostile[0].place = 1' 'hostile[0].target = 1')
position fresh "$rangers" 'hand[0] = Aimed Shot, Lucky Coin' 'hand[1] =' "${none[@]}" "${pair[@]}"
position pinned "$rangers" 'hand[0] =' 'hand[1] =' "${none[@]}" "${pair[@]}" 'hostile[0].suppress = 2'
check odds_say_that_cards_can_help       0 'with M1 Garand, Semi \(Kill [0-9]+%, Suppress [0-9]+%, without cards\)' at fresh q
check and_which_of_them                  0 'What could still help: Aimed Shot, Lucky Coin\.' at fresh '? 1' q
check what_a_card_does_in_a_window       0 'play Aimed Shot: add 2 \(3 if Upgunned\) to each Attack die' at fresh 1 q
check what_it_would_make_of_the_dice      0 'no card: roll the dice \(Kill 33%, Suppress 57%\)' at fresh 1 q
check and_what_the_card_would             0 'add 1 to the cover die \(Kill 50%, Suppress 43%\)' at fresh 1 q
check nobody_is_suppressed_twice         0 'with M1 Garand, Semi \(Kill [0-9]+%\)$' at pinned q
check and_it_says_why                    0 'one alone does nothing, as all of them are Suppressed already' at pinned '? 1' q

position mine 'mission Airstrip by Noon, team Sergeant Dombrowski + M1 Rifle' 'hand[0] =' 'front = 2' "${none[@]}" \
    'location[2].card = Mined Shelf' 'location[2].flags = 2'
check what_waits_where_he_goes           0 'meets what waits in Mined Shelf\. .* a die of ten must show 2 or more \(90%\)' at mine '? 1' q
check a_roll_that_succeeds               0 'rolls 8 for Demolition: 11 in all, needs 5: succeeds\.' at mine 1 q
check the_odds_of_disarming              0 'disarm the Obstacle in Mined Shelf \(succeeds 70%, else fails\)' at mine 1 q
check what_it_needs                      0 'has Demolition 5, \+1 to this roll: a die of ten must show 4 or more \(70%\)' at mine 1 '? 1' q
check a_roll_that_fails                  0 'rolls 2 for Demolition: 3 in all, needs 5: failed\.' at mine 1 1 q
check whose_doing_it_is                  0 '^Mined Shelf takes effect:' at mine 1 1 q
check its_dice_are_counted               0 'Your 2 dice came to' "$program" replay --debrief mine.replay

seed=2 position dog 'mission Dogs Before the Armour, team Lance Corporal Penrose + Brisk' 'hand[0] =' 'front = 2' "${none[@]}" \
    'location[2].card = Sunken Road' 'location[2].flags = 2' 'event[0].card = Wire in the Dust' 'event[0].place = 2' \
    'event[0].flags = 4' 'soldier[0].xp = 0'
check what_a_dog_is_for                  0 'Brisk .*goes where its Handler goes, .*makes those rolls of Encounters' at dog 'look brisk' q
check both_rolls_of_an_encounter         0 'Brisk has K9 Bomb 5, -1 to this roll: .* 6 or more \(50%\)\. .*Handler 7: .*\(40%\)\. All 2 must succeed: 20%' at dog '? 1' q
check how_likely_it_is                   0 'face Wire in the Dust \(succeeds 20%' at dog 1 q
check and_to_ignore_it                   0 'ignore Wire in the Dust \(succeeds 80%\)' at dog 1 q
check before_something_is_added          0 'a die of ten must show 6 or more \(50%\)\.$' at dog 1 1 q
check a_fresh_roll_has_odds              0 'try a fresh roll \(succeeds 50%' at dog 1 1 1 q

position empty "$rangers" 'hand[0] = Fir Plantation' 'hand[1] =' "${none[@]}"
check what_the_entrance_is_for           0 "Entrance 3 \(3 cards to enter, less the Soldier's Movement\); Reinforcements of value 1 or less may come" at empty '? 2' q
check no_hostile_is_left                 0 'no Hostiles come, as no card of them is left' at empty '? 2' q
check and_none_comes                     0 '^Fir Plantation: nobody comes, the Hostile deck is empty\.' at empty 2 q

position struck "$rangers" 'hand[0] = Fir Plantation' 'hand[1] =' 'hostiles[0] = Cooks and Clerks' 'hostile_discards[0] =' \
    'events[0] = Typhoons Overhead' 'event_discards[0] =' "${pair[@]}" 'soldier[0].xp = 0' 'soldier[1].xp = 0' 'turn = 5'
check how_much_is_drawn                  0 '^Fir Plantation: Hostile cards are drawn until their values come to 3 or more\.' \
    at struck 1 'play the Location' 1 q
check a_kill_is_his_who_attacked         0 'Staff Sergeant Boudreaux +1 +1 ' "$program" replay --debrief struck.replay

sed 's/^hand\[0\] = .*/hand[0] = Fir Plantation, Quiet Approach, Aimed Shot/' struck >drawn
check how_much_would_be_drawn            0 '^As it is, cards are drawn until their values come to 3 or more\.' at drawn 'play the Location' 1 q

position hit "mission Dawn Raid, objective Ridge Village, team Staff Sergeant Boudreaux + M1 Garand + PFC Whitlock" \
    'hand[0] = Dud Round' 'soldier[0].xp = 2' 'soldier[1].xp = 1' "${none[@]}" 'location[2].card = Firebreak' 'front = 2' \
    'hostile[0].card = Granatwerfer 34' 'hostile[0].place = 2' 'hostile[0].target = 2' \
    'hostile[1].card = Panzerschreck Team' 'hostile[1].place = 2' 'hostile[1].target = 2'
check why_he_is_suppressed_twice           0 '^Panzerschreck Team takes effect:' at hit 'end the Soldier' 1 q
sed -i 's/^seed 1/seed 2/' hit
check a_wound_that_is_the_last           0 'He has Health 2: he would be Down, and out of the Mission' at hit 'end the Soldier' 1 q
check who_can_pay                        0 'pay 1 XP \(he has 2\)' at hit 'end the Soldier' 1 2 q
position far "$rangers" 'hand[0] = Aimed Shot' 'hand[1] =' "${none[@]}" 'front = 2' 'location[2].card = Beet Field' \
    'hostile[0].card = MG 34 Team' 'hostile[0].place = 1' 'hostile[0].target = 1' \
    'hostile[1].card = Feldwebel' 'hostile[1].place = 1' 'hostile[1].target = 1'
check which_card_forbids_it               0 'attacks Feldwebel .*: by its own card: this Hostile cannot be attacked if another active' at far 'why feldwebel' q
check nobody_holds_a_location             0 '^No Location is in hand: discard and draw to find one' at far q
sed 's/^hand.0. = .*/hand[0] = Aimed Shot, Dead Run, Slit Trench/; s/\(hostile.[01].\).place = 1/\1.place = 2/' far >held
check what_a_move_is_made_of              0 'must discard 2 cards: Entrance 3, \+2 by Hostiles there, less his Movement 3\.' at held '? 2' q
sed 's/Dud Round/Shoot First, Aimed Shot/' hit >shot
check how_likely_he_is_hit               0 'Both together wound him \([0-9]+%\), one alone Suppresses him \([0-9]+%\)' at shot 'end the Soldier' 1 q
finish
