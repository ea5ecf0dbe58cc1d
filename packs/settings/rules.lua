-- Optional rules, each chosen by itself: "rules Weapon Jams + Cards Set Aside".

-- Two dice one above the Reload number Jam a Weapon; in return there is a point for each Soldier with such a Weapon.
rule "Weapon Jams" {
  says = {
    set { jam_dice = 2, of = all, when = burst },
    set { jam_dice = 2, of = all, when = auto },
    add { resources = 1, of = all, when = automatic },
  },
}

-- Action cards can be kept for the next Entrance cost.
rule "Cards Set Aside" { says = { set { saves_cards = 1, of = all } } }
-- SPDX-License-Identifier: CC-BY-4.0
