-- Medals (wf_medals.c): backs that say when the top card is drawn, and what is to be done for each.
back "Medal by Location" { says = { at { location_played, effect = award } } }
back "Medal by Activation" { says = { at { objective_activated, effect = award } } }
back "Medal by Turn" { says = { at { turn_begins, when = at_least(turn, 2), effect = award } } }
back "Medal for Later" { says = { at { location_played, effect = award }, at { objective_activated, effect = reveal_medal } } }

nation "Silver" {}
nation "Copper" {}
nation "Iron" {}
nation "Tin" {}
nation "Lead" {}
player "Silvester" { nation = silver, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12 }
squad "Silver Squad" {
  nation = silver, cost = 6, movement = 2, cover = 2, health = 2, keywords = { ranged },
  actions = { { health = 2, actions = 3 }, { health = 1, actions = 2 } },
  hits = { { health = 2, range = 0, hit = 6 }, { health = 1, range = 0, hit = 8 } },
}
non_player "Silvan" {
  nation = silver, cost = 10, movement = 1, cover = 2, health = 2, printed = { auto_rifle },
  actions = { { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
player "Cooper" { nation = copper, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12 }
player "Ironside" { nation = iron, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12 }
player "Tinker" { nation = tin, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12 }
player "Leader" { nation = lead, cost = 20, movement = 2, cover = 2, health = 6, loadout = 12 }

skill "Medalled" { cost = -1, says = { add { movement = 1, of = actor } } }

-- Silver: one card with a gift, one like it.
medal "Silver Star" {
  back = medal_by_location, nation = silver, copies = 2, points = 3, gives = { medalled, bomb },
  says = { at { kills, of = actor, effect = earn }, at { earned, of = with, effect = gain_xp(2, actor) } },
}
-- Copper: this Turn, and alone.
medal "Copper Cross" {
  back = medal_by_location, nation = copper, points = 2, turns = 1,
  says = { at { eliminates, of = actor, when = hurt_alone, effect = earn } },
}
-- Iron: left face down.
medal "Iron Ring" { back = medal_for_later, nation = iron, points = 1, face_down = true, says = { at { kills, of = actor, effect = earn } } }
-- Tin: somebody comes for it.
medal "Tin Cup" {
  back = medal_by_location, nation = tin, points = 1,
  says = { at { medal_drawn, of = with, effect = meet }, at { kills, of = actor, effect = earn } },
}
-- Lead is a company: a penalty until it is paid, a bonus at once, and both at once while he is there.
medal "Lead Boots" {
  back = medal_by_location, nation = lead, company = true,
  says = { add { movement = -2, of = actor }, at { soldier_turn, cost = xp(1), effect = shed } },
}
medal "Lead Purse" { back = medal_by_activation, nation = lead, company = true, points = 2, gives = { medalled }, says = { at { medal_drawn, of = with, effect = { gain_xp(3, actor), shed } } } }
medal "Lead Watch" {
  back = medal_by_turn, nation = lead, company = true,
  says = { add { movement = -1, of = actor }, add { attack_roll = 2, of = actor }, at { moved, of = actor, effect = shed } },
}
order "With Medals" { says = { set { medals = 1, of = all } } }
order "With Medals of Theirs" { says = { set { medals = 2, of = all } } }
-- SPDX-License-Identifier: CC0-1.0
