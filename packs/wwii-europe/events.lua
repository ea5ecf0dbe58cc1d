-- Events: what else happens where a Hostile turns up.

-- ---- that stay -------------------------------------------------------------

event "Ground Fog" {
  copies = 2, region = europe, stays = true,
  icon = "fog", flavour = "Voices. Nobody can say whose.",
  says = {
    add { attack_roll = -1, of = here, when = at_least(range, 1) },
    add { hostile_roll = -2, of = here, when = at_least(range, 1) },
  },
}

event "Smoke Shells" {
  copies = 1, region = europe, stays = true,
  icon = "dust-cloud", flavour = "They fire it to leave, or to come closer. You will see which.",
  says = {
    set { can_be_attacked = 0, of = here },
    at { hostile_turn_ends, effect = end_event },
  },
}

event "Under Observation" {
  copies = 1, region = europe, stays = true, cancel = 2,
  icon = "spyglass", flavour = "A glint in a steeple. Whatever you do takes longer now.",
  says = {
    add { timer_steps = 1, of = all, when = at_least(hostiles, 6) },
    at { eliminates, of = here, effect = end_event },
  },
}

event "Abandoned Trench" {
  copies = 2, region = europe, stays = true,
  icon = "trench-spade", flavour = "Dug by the last ones who were here, on either side.",
  says = { add { terrain_cover = 1, of = here }, add { terrain_cover = 1, of = here, when = suppressed } },
}

event "Booby Traps" {
  copies = 2, region = europe, stays = true, cancel = 1,
  icon = "letter-bomb", flavour = "A pistol on a table, a crooked picture, a bottle not quite empty.",
  says = { at { moved, of = here, unless = soldier_is(scout), effect = { wound(1, actor), end_event } } },
}

event "Zeroed Mortars" {
  copies = 1, region = europe, stays = true, cancel = 2,
  icon = "bullet-impacts", flavour = "They measured this corner yesterday.",
  says = { at { turn_ends, effect = suppress(1, each_soldier_here) } },
}

event "Searchlight" {
  copies = 1, region = europe, stays = true, keywords = { inspire(1) },
  icon = "light-projector", flavour = "White, and then everything else.",
  says = {
    add { terrain_cover = -1, of = here },
    at { kills, of = here, effect = end_event },
  },
}

event "Staff Car" {
  copies = 1, region = europe, stays = true, keywords = { inspire(1) },
  icon = "captain-hat-profile", flavour = "With someone from Division looking on, nobody wants to be first to leave.",
  says = { add { experience = 1, of = here } },
}

event "Refugee Column" {
  copies = 1, region = europe, stays = true,
  icon = "wheelbarrow", flavour = "Carts, prams, a cow. Hold your fire; they cannot hold theirs.",
  says = {
    add { attack_dice = -1, of = here, unless = { semi, bolt } },
    at { hostile_turn_ends, when = fewer_than(hostiles, 3), effect = end_event },
  },
}

-- ---- bad, at once ----------------------------------------------------------

event "Alarm Flares" {
  copies = 2, region = europe, cancel = 2,
  icon = "firework-rocket", flavour = "Two green, one white. You would like to know what that means.",
  says = { at { event_drawn, of = actor, effect = reinforce(3) } },
}

event "Blown Culvert" {
  copies = 2, region = europe, cancel = 2,
  icon = "broken-wall", flavour = "Round by the mill, then. It is only two miles more.",
  says = { at { event_drawn, of = actor, effect = timer(-1) } },
}

event "Short Rounds" {
  copies = 1, region = europe, cancel = 3,
  icon = "falling-bomb", flavour = "Ours. That does not help.",
  says = { at { event_drawn, of = actor, effect = { wound(1, each_soldier_here), suppress(1, each_soldier) } } },
}

-- ---- good, at once ---------------------------------------------------------

event "Dropped Canister" {
  copies = 2, region = europe,
  icon = "cargo-crate", flavour = "Meant for somebody else's drop zone.",
  says = { at { event_drawn, of = actor, effect = resupply(2, each_soldier) } },
}

event "Resistance Guide" {
  copies = 1, region = europe,
  icon = "treasure-map", flavour = "The miller's widow. She has walked it every night this month.",
  says = { at { event_drawn, of = actor, effect = { find_location(1, each_soldier), more_locations(1) } } },
}

event "Hot Meal" {
  copies = 1, region = europe,
  icon = "meal", flavour = "Their field kitchen, still on the boil.",
  says = { at { event_drawn, of = actor, effect = { draw(1, each_soldier), rally(1, each_soldier) } } },
}

event "Wrong Turn" {
  copies = 1, region = europe,
  icon = "detour", flavour = "Someone has moved the signpost. Bless him.",
  says = { at { event_drawn, of = actor, effect = push_back(2, each_hostile_here) } },
}

event "Typhoons Overhead" {
  copies = 2, region = europe,
  icon = "bombing-run", flavour = "Eight rockets each, and only one road to put them on.",
  says = { at { event_drawn, of = actor, effect = bombard(3, each_hostile_here) } },
}

event "White Flag" {
  copies = 1, region = europe,
  icon = "prisoner", flavour = "A pillowcase on a rifle. Then a second.",
  says = { at { event_drawn, of = actor, effect = { pin(2, each_hostile_here), gain_xp(1, each_soldier) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
