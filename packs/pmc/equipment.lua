-- What is carried besides Weapons, and paid for by the company, or not at all.

local ours = { pmc }

-- ---- Body Armor ---------------------------------------------------------------------------

-- Anybody may have it: it is in the contract, paragraph nine.
equipment "Soft Vest" {
  era = modern_era, cost = 2, weight = 2, nations = ours, any_soldier = true,
  coverage = vest, protects = { { 4, 12, 3 } },
  icon = "kevlar-vest", flavour = "Stops a pistol, a splinter, and the conversation at breakfast.",
}

equipment "Rifle Plates" {
  era = modern_era, cost = 4, weight = 5, nations = ours,
  coverage = vest, protects = { { 4, 6, 3 }, { 7, 12, 5 } },
  says = { add { movement = -1, of = actor, when = place_is(high_ground) } },
  icon = "shield",
}

-- Printed on those who will not wear any: nothing else fits over it.
equipment "Shirt with Palm Trees" { meant = { armor_cover = "a shirt: it takes the place of a vest and protects nothing" },
  era = modern_era, cost = 0, weight = 0, nations = ours, any_soldier = true,
  coverage = vest,
  says = { add { movement = 1, of = actor, when = place_is(open) } },
  icon = "sleeveless-jacket", flavour = "A shirt with palm trees. It is a matter of principle.",
}

-- ---- the wounded ------------------------------------------------------------------------------

equipment "Bus Aid Box" {
  era = modern_era, cost = 3, weight = 3, nations = ours, counters = 4,
  heals = { { 4, 1 }, { 7, 2 }, { 10, 3 } },
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = treat(a_wound) } },
  icon = "medical-pack", flavour = "From a school bus. The plasters have bears on them.",
}

equipment "Morphine Pen" {
  era = modern_era, cost = 1, weight = 0, nations = ours, counters = 1,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = { mend(1, a_wound), rally(3) } } },
  icon = "syringe",
}

-- ---- eyes and ears ------------------------------------------------------------------------------

equipment "Throwaway Phone" {
  era = modern_era, cost = 1, weight = 0, nations = ours, counters = 2,
  says = {
    at { draws_hostiles, cost = spend(1), effect = { add { value = -1 }, draw(1) } },
    at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = draw(1, another_soldier) },
  },
  icon = "smartphone", flavour = "Two bars, eleven minutes, and then into the river.",
}

equipment "Racing Drone" {
  era = modern_era, cost = 4, weight = 3, nations = ours, counters = 3,
  says = {
    at { soldier_turn, cost = { action(1), spend(1) }, raise = xp(1), effect = bombard(raised(3, 5), a_hostile) },
  },
  icon = "delivery-drone", flavour = "His nephew soldered it. It has a cup holder, which is not for cups.",
}

equipment "Helmet Camera" {
  era = modern_era, cost = 2, weight = 0, nations = ours,
  says = {
    at { eliminates, of = actor, when = at_least(target_value, 2), effect = gain_xp(1) },
    add { hostile_roll = -1, of = target, when = place_is(embassy) },
  },
  icon = "cctv-camera", flavour = "For the insurance. The lawyers watch it with popcorn.",
}

equipment "Earpiece" {
  era = modern_era, cost = 1, weight = 0, nations = ours,
  says = { at { soldier_turn, cost = { discard(1), per_turn(1) }, effect = rally(2, another_soldier) } },
  icon = "human-ear",
}

-- ---- the trade --------------------------------------------------------------------------------------

-- It opens doors; it opens more of them than a charge does.
equipment "Envelope of Cash" {
  era = modern_era, cost = 2, weight = 0, nations = ours, counters = 2,
  says = {
    at { enters, when = { same_location, place_is(town) }, cost = spend(1), effect = { set { cost = 0 } } },
    at { soldier_turn, cost = { action(1), spend(1) }, effect = { drive_off(a_weak_hostile), draw(1) } },
  },
  icon = "money-stack",
}

equipment "Diplomatic Plates" {
  era = modern_era, cost = 2, weight = 1, nations = ours,
  says = {
    add { entrance = -2, of = all, when = { same_location, place_is(embassy) } },
    add { movement = 1, of = actor, when = place_is(road) },
  },
  icon = "police-car", flavour = "Of a country that has since changed its name.",
}

equipment "Ammo Vest" {
  era = modern_era, cost = 2, weight = 2, nations = ours, counters = 2,
  says = { at { soldier_turn, cost = { spend(1), per_turn(1) }, effect = { reload, draw(1) } } },
  icon = "bullets",
}

equipment "Door Ram" {
  era = modern_era, cost = 1, weight = 4, nations = ours,
  says = {
    add { entrance = -2, of = actor, when = place_is(town) },
    add { attack_roll = 1, of = actor, when = { moved, weapon(shotgun) } },
  },
  icon = "battering-ram", flavour = "Painted on the front: room service.",
}

equipment "Smoke Canister" {
  era = modern_era, cost = 1, weight = 1, nations = ours, counters = 1,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = { pin(1, each_hostile_here), free_move } } },
  icon = "smoke-bomb",
}

-- ---- crowds, and clocks ------------------------------------------------------------------------------

equipment "Loudhailer" {
  era = modern_era, cost = 1, weight = 1, nations = ours, counters = 2,
  says = { at { soldier_turn, cost = { action(1), spend(1) }, effect = eliminate(a_trifle) } },
  icon = "megaphone", flavour = "Go home, gentlemen. Whoever paid you has left by the back door.",
}

equipment "Caltrops" {
  era = modern_era, cost = 1, weight = 2, nations = ours, counters = 1,
  says = { at { close_range_step, cost = spend(1), effect = hold_back(3) } },
  icon = "caltrops", flavour = "Two thousand years old, and still not in the highway code.",
}

equipment "Open Ticket" {
  era = modern_era, cost = 2, weight = 0, nations = ours, counters = 1,
  says = { at { soldier_turn, cost = { discard(1), spend(1) }, effect = adjust_timer(1) } },
  icon = "paper-plane", flavour = "The next flight, or the one after. Not both.",
}
-- SPDX-License-Identifier: CC-BY-4.0
