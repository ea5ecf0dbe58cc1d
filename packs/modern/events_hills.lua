-- Events of the dry hills: what else happens where a Hostile turns up.

-- ---- that stay -------------------------------------------------------------

event "Dust Devil" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills, stays = true,
  icon = "tornado", flavour = "A pillar of straw and paper, going nowhere in particular.",
  says = {
    add { attack_roll = -2, of = here, when = at_least(range, 1) },
    add { hostile_roll = -2, of = here, when = at_least(range, 1) },
    at { hostile_turn_ends, when = fewer_than(hostiles, 3), effect = end_event },
  },
}

event "Noon Heat" {
  copies = 2, settings = { modern_daytime },
  region = dry_hills, stays = true, cancel = 1,
  icon = "sun", flavour = "Forty-four in the shade, and there is the shade: under that stone.",
  says = { at { turn_ends, effect = discard(1, each_soldier_here) } },
}

event "Pressure Plate" {
  copies = 2, settings = { modern_daytime },
  region = dry_hills, stays = true, cancel = 1,
  icon = "land-mine", flavour = "Disturbed earth. Or a mole. There are no moles.",
  says = { at { moved, of = here, unless = soldier_is(sapper), effect = { wound(2, actor), end_event } } },
}

event "Stone Sangar" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills, stays = true,
  icon = "stone-wall", flavour = "Somebody has lain here, for years, looking that way.",
  says = { add { terrain_cover = 1, of = here, when = at_least(range, 1) } },
}

event "Eyes on the Ridge" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills, stays = true, cancel = 2, keywords = { embolden(1) },
  icon = "watchtower", flavour = "A man on a flat stone, a phone, a good view.",
  says = { at { kills, of = here, effect = end_event } },
}

-- ---- bad, at once ----------------------------------------------------------

event "Shepherd's Phone" {
  copies = 2, settings = { modern_daytime },
  region = dry_hills, cancel = 2,
  icon = "smartphone", flavour = "Forty goats, one bar of reception.",
  says = { at { event_drawn, of = actor, effect = reinforce(3) } },
}

event "Rockfall" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills, cancel = 2,
  icon = "falling-rocks", flavour = "Perhaps nobody started it.",
  says = { at { event_drawn, of = actor, effect = { suppress(1, each_soldier_here), timer(-1) } } },
}

event "Dead Batteries" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills, cancel = 1,
  icon = "battery-0", flavour = "All of them, at once, like sheep.",
  says = { at { event_drawn, of = actor, effect = discard(1, each_soldier) } },
}

-- ---- good, at once ---------------------------------------------------------

event "Village Elder" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills,
  icon = "teapot", flavour = "Tea first. Then, between two sips, the other valley.",
  says = { at { event_drawn, of = actor, effect = { push_back(1, each_hostile_here), gain_xp(1, each_soldier) } } },
}

event "Speedball Drop" {
  copies = 2, settings = { modern_daytime },
  region = dry_hills,
  icon = "cargo-crate", flavour = "A body bag full of water and belts, from thirty metres.",
  says = { at { event_drawn, of = actor, effect = { resupply(2, each_soldier), draw(1, each_soldier) } } },
}

event "Jets on Station" {
  copies = 2, settings = { modern_daytime },
  region = dry_hills,
  icon = "jet-fighter", flavour = "They have ten minutes of fuel, and would like to be useful.",
  says = { at { event_drawn, of = actor, effect = bombard(3, each_hostile_here) } },
}

event "Bad Feud" {
  copies = 1, settings = { modern_daytime },
  region = dry_hills,
  icon = "broken-heart", flavour = "The one on the left has just remembered whose grandfather moved the boundary stone.",
  says = { at { event_drawn, of = actor, effect = { pin(2, each_hostile_here), retarget(each_hostile) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
