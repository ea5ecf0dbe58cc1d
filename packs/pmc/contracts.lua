-- Contracts: what the company is hired for.  Their Missions bear the word that a Contract names.  Needs are red text on
-- the card, what a good name brings is green.

keyword "Street Work" {}            -- collections, surveys, recoveries
keyword "Escort Work" {}            -- people who must arrive
keyword "Guard Work" {}             -- places that must stay as they are

contract "Gate Detail" {
  missions = guard_work, pay = 40, drop = 4, weeks = 4, threat = 4, engaged = 4,
  icon = "wooden-door", flavour = "One gate. Two shifts. Bring your own chairs.",
}
contract "School Bus" {
  missions = escort_work, pay = 36, drop = 3, weeks = 3, threat = 5, engaged = 3,
  icon = "bus", flavour = "Eleven parents, eleven opinions on the route.",
  says = { add { starting_xp = 1, of = all, when = { player, at_least(reputation, 3) } } },
}
contract "Pipeline Patrol" {
  missions = street_work, pay = 55, drop = 5, weeks = 6, threat = 4, engaged = 5,
  icon = "valve", flavour = "Two hundred kilometres, of which they mean six.",
  says = { add { entrance = 1, of = all, when = { vehicle, place_is(town) } } },
}
contract "Debt Recovery" {
  missions = street_work, pay = 30, drop = 5, weeks = 2, threat = 7, engaged = 6,
  icon = "cash", flavour = "A tenth of what comes back. Nothing comes back by itself.",
  says = { add { hostile_value = 1, of = all, when = fewer_than(reputation, 2) } },
}
contract "Polling Week" {
  missions = guard_work, pay = 80, drop = 6, weeks = 3, threat = 7, engaged = 8, needs_reputation = 5,
  icon = "vote", flavour = "Neutral uniforms are provided. They are orange.",
  says = { add { support_cost = 1, of = all }, add { loadout = 2, of = all, when = at_least(reputation, 9) } },
}
contract "Ambassador's Circle" {
  missions = escort_work, pay = 90, drop = 8, weeks = 4, threat = 5, engaged = 8, needs_reputation = 6,
  icon = "conversation", flavour = "Ties are obligatory. So is not being seen to run.",
  says = { add { draws = 1, of = all, when = { player, at_least(reputation, 10) } } },
}
contract "Evacuation Retainer" {
  missions = escort_work, pay = 25, drop = 2, weeks = 8, threat = 3, engaged = 12,
  icon = "helicopter", flavour = "Paid to wait. Paid a great deal more to stop waiting.",
  says = { add { movement = 1, of = all, when = { player, at_least(reputation, 4) } } },
}
contract "Summit Security" {
  missions = guard_work, pay = 120, drop = 10, weeks = 2, threat = 8, engaged = 10, needs_reputation = 8,
  icon = "flag-objective", flavour = "Nine governments have asked for you. Eight of them by another name.",
  says = { add { hostile_roll = 1, of = all, when = fewer_than(reputation, 10) } },
}
contract "Rescue Clause" {
  missions = street_work, pay = 65, drop = 6, weeks = 4, threat = 6, engaged = 6, needs_reputation = 3,
  icon = "handcuffs", flavour = "Whoever is taken is fetched. It is the only clause that they have read.",
  says = { add { heal_roll = 1, of = all, when = at_least(reputation, 6) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
