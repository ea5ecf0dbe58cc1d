-- Events of the night: they lie in the Hostile deck.

local function befalls(name, card)
  card.settings, card.value = { shadow_war }, card.value or 0
  event(name)(card)
end

-- ---- anywhere, and they stay -----------------------------------------------------------

befalls("Fog to the Knees", {
  copies = 1, region = cold_coast, stays = true,
  icon = "fog", flavour = "Knees and below belong to nobody.",
  says = {
    add { hostile_roll = -2, of = here, when = at_least(range, 1) },
    add { attack_roll = -2, of = here, when = at_least(range, 1) },
    at { hostile_turn_ends, when = fewer_than(hostiles, 3), effect = end_event },
  },
})

befalls("Steam Leak", {
  copies = 2, region = salt_works, stays = true,
  icon = "steam", flavour = "It hisses, and everybody here has stopped hearing it.",
  says = {
    add { action_noise = -3, of = here },
    at { hostile_turn_ends, when = at_least(hostiles, 6), effect = end_event },
  },
})

befalls("Tripped Flare", {
  copies = 1, region = cold_coast, stays = true, cancel = 2,
  icon = "star-prominences", flavour = "A click, a hiss, and every shadow is a finger.",
  says = {
    add { ability_roll = -2, of = here, when = testing(shadows) },
    add { hostile_roll = 1, of = here },
    at { hostile_turn_ends, effect = end_event },
  },
})

befalls("Loose Grating", {
  copies = 1, region = salt_works, stays = true, cancel = 1,
  icon = "metal-plate", flavour = "Bolted at three corners.",
  says = { at { moved, of = here, effect = { noise(3, actor), end_event } } },
})

-- ---- bad, at once ----------------------------------------------------------------------

befalls("Guard Changes Early", {
  copies = 2, region = cold_coast, cancel = 2, value = 1,
  icon = "hourglass", flavour = "Somebody wanted his bed.",
  says = { at { event_drawn, of = actor, effect = reinforce(2) } },
})

befalls("Fresh Batteries", {
  copies = 1, region = salt_works, cancel = 2, value = 1,
  icon = "battery-100", flavour = "All their torches, the same evening.",
  says = { at { event_drawn, of = actor, effect = { reinforce(2), suppress(1, each_soldier_here) } } },
})

befalls("Lens Cap On", {
  copies = 1, region = salt_works, cancel = 1,
  icon = "blindfold", flavour = "Four thousand dollars of darkness.",
  says = { at { event_drawn, of = actor, effect = discard(1, each_soldier) } },
})

befalls("Cramp", {
  copies = 1, region = cold_coast, cancel = 1,
  icon = "leg", flavour = "Six hours on the stomach, and now the calf has a view.",
  says = { at { event_drawn, of = actor, effect = { suppress(1, each_soldier_here), discard(1, each_soldier_here) } } },
})

befalls("Dawn Is Early", {
  copies = 1, region = cold_coast, cancel = 3, value = 1,
  icon = "sunrise", flavour = "The almanac was for the other coast.",
  says = { at { event_drawn, of = actor, effect = timer(-1) } },
})

befalls("Shift Bell", {
  copies = 1, region = salt_works, cancel = 2, value = 1,
  icon = "ringing-bell", flavour = "They all get up. They were not all sitting.",
  says = { at { event_drawn, of = actor, effect = { timer(-1), reinforce(1) } } },
})

-- ---- good, at once ---------------------------------------------------------------------

befalls("They Play Cards", {
  copies = 1, region = cold_coast,
  icon = "card-random", flavour = "A pair of nines, and the whole post is behind him.",
  says = { at { event_drawn, of = actor, effect = { pin(1, each_hostile_here), draw(1, each_soldier) } } },
})

befalls("Fuse Box", {
  copies = 1, region = salt_works,
  icon = "electrical-socket", flavour = "Whole rows of windows, one after the other, like a curtsey.",
  says = { at { event_drawn, of = actor, effect = { draw(1, each_soldier), gain_xp(1, each_soldier) } } },
})

befalls("Old Fisherman", {
  copies = 1, region = cold_coast,
  icon = "fishing", flavour = "He sees you, and goes on mending the net. They took his boat.",
  says = { at { event_drawn, of = actor, effect = { reveal(each_hostile_here), find_location(1, each_soldier) } } },
})

befalls("Union Man", {
  copies = 1, region = salt_works,
  icon = "handshake", flavour = "He has nothing to say, and says it with his thumb.",
  says = { at { event_drawn, of = actor, effect = { reveal(each_hostile_here), gain_xp(1, each_soldier) } } },
})
-- SPDX-License-Identifier: CC-BY-4.0
