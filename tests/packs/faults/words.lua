-- What is sound, and the faults of words.
back "Plain" {
  of = {
    "player", "non_player", "squad", "weapon", "equipment", "skill", "action", "marker", "location", "mission",
    "objective", "target", "hostile", "event", "mission_type", "service_record", "transport", "k9", "encounter",
    "platform", "team_soldier", "stress", "overwatch", "insertion", "extraction",
  },
}
region "Here" {}
region "There" {}
nation "Ours" {}
nation "Theirs" {}
force "Guard" { nation = theirs }
force "Ghosts" { nation = theirs }
caliber "Ball" {}
counter "Charge" { most = 2 }
keyword "Ranged" {}
keyword "Lockpick" {}
keyword "Unheard Of" {}
keyword "Patrolled" {}
keyword "Hound" {}
keyword "Fox" {}
deck "Finds" {}
mission_type "Paired" { paired = true }
environment "Cold" { counters = { charge } }
location "Cold Room" { region = there, hostiles = { { 0, 1 } }, says = { add { environ = 2, of = here, when = environment(cold) } } }

deck "deck empty" {}
action "From the Empty Deck" { says = { at { soldier_turn, effect = draw_event(deck_empty, 1) } } }
keyword "word unused" {}

-- Of any card.
action "never used" { says = { at { soldier_turn, when = at_least(wounds_on, 2), unless = wounds_on, effect = draw(1) } } }
skill "changes nothing" { cost = 1, says = { add { movement = 0, of = actor } } }
skill "out of bounds" { cost = 1, says = { set { can_be_attacked = 5, of = all } } }
skill "said twice" { cost = 1, says = { add { movement = 1, of = actor }, add { movement = 1, of = actor } } }
hostile "sets itself off" {
  force = guard, value = 1, cover = 2, range = { 0, 1 },
  says = { at { hostile_placed, effect = draw_hostiles } },
}
-- SPDX-License-Identifier: CC0-1.0
