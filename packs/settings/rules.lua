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

-- What the manuals of Vietnam and the infestation leave to the players, who else are spared the question.  A Location
-- Marker stays in the hand until its player follows it.
rule "Markers in Hand" { says = { set { keeps_markers = 1, of = all } } }
-- After an Action counter is flipped, no Fast Hostile must act.
rule "Fast Hostiles May Wait" { says = { set { fast_waits = 1, of = all } } }
-- In a Holding Action and where the line is held: a card that adds time adds it, or takes as much off.
rule "Time Either Way" { says = { set { time_chosen = 1, of = all } } }
-- SPDX-License-Identifier: CC-BY-4.0
