-- What is fought with at arm's length, and what is worn against it.
-- A row of a Mode is { dice, stumble, hit, penetration, aim }.
local wwii_era = "settings:wwii-era"

local american = { united_states }
local british  = { united_kingdom }
local allied   = { united_states, united_kingdom }

-- ---- blows ---------------------------------------------------------------------

-- What they teach at Achnacarry, and have taught everybody since.
weapon "Edge of the Hand" {
  era = wwii_era, cost = 0, nations = british, unarmed = true, keywords = { melee },
  strong = { { 1, 2, 8, -4, 0 } }, combo = { { 2, 1, 9, -4, 0 } }, aimed = { { 1, 1, 8, -4, 1 } },
  icon = "punch",
}

weapon "Bare Hands" {
  era = wwii_era, cost = 0, unarmed = true, keywords = { melee },
  strong = { { 1, 2, 8, -4, 0 } }, combo = { { 2, 2, 9, -5, 0 } }, aimed = { { 1, 1, 9, -3, 0 } },
  icon = "punch", flavour = "Everybody has been issued two.",
}

weapon "M1905 Bayonet" {
  era = wwii_era, cost = 1, weight = 1, nations = american, keywords = { melee, blade },
  strong = { { 1, 2, 7, -1, 0 } }, combo = { { 2, 1, 7, -2, 0 } }, aimed = { { 1, 1, 8, 0, 1 } },
  icon = "plain-dagger", flavour = "Sixteen inches. Most of them opened tins.",
}

weapon "Entrenching Tool" {
  era = wwii_era, cost = 1, keywords = { melee },
  strong = { { 1, 2, 7, 0, 0 } }, combo = { { 2, 2, 8, -1, 0 } },
  icon = "trench-spade", flavour = "Sharpened on three sides, for the roots.",
}

weapon "Knuckle Knife" {
  era = wwii_era, cost = 2, weight = 1, nations = american, keywords = { melee, blade, stealth(3) },
  strong = { { 1, 1, 7, -2, 0 } }, combo = { { 2, 1, 8, -2, 0 } }, thrown = 1, chart = { { 0, 0, 8 } },
  icon = "trench-knife",
}

weapon "Smatchet" {
  era = wwii_era, cost = 2, weight = 1, nations = british, keywords = { melee, blade, stealth(2) },
  strong = { { 1, 2, 6, 0, 0 } }, aimed = { { 1, 1, 8, -1, 2 } },
  icon = "plain-dagger", flavour = "More spade than knife, and nobody digs with it.",
}

-- ---- for when they are that close ------------------------------------------------

weapon "M1917 Revolver" {
  era = wwii_era, cost = 1, nations = american, keywords = { ranged, pistol }, self_defense = true,
  chart = { { 0, 1, 7 } }, semi = 1, caliber = ".45 ACP", ammo = 2,
  icon = "colt-m1911", flavour = "Six rounds in two half-moons.",
}

weapon "Enfield No. 2" {
  era = wwii_era, cost = 1, nations = british, keywords = { ranged, pistol }, self_defense = true,
  chart = { { 0, 1, 7 } }, semi = 1, burst = 2, caliber = ".38/200", ammo = 3,
  icon = "colt-m1911",
}

-- ---- for walls ---------------------------------------------------------------------

weapon "Satchel Charge" {
  era = wwii_era, cost = 3, weight = 3, keywords = { pen(4) }, chart = { { 0, 0, 5 } }, explosion = 4, expended = true,
  icon = "dynamite", flavour = "Pull, throw, and be somewhere else.",
}

-- Ten feet of wood keep its owner outside, and the blast too.
weapon "Pole Charge" {
  era = wwii_era, cost = 2, weight = 4, keywords = { pen(6) }, chart = { { 0, 0, 6 } }, explosion = 3, expended = true,
  says = { set { interior = 0, of = with } },
  icon = "dynamite",
}

-- ---- Armor: body locations 1 head, 2 face, 3 neck, 4-6 shoulders, 7-9 chest, 10-12 stomach -----------

equipment "M12 Vest" {
  era = wwii_era, cost = 2, weight = 4, nations = allied, coverage = torso, protects = { { 4, 12, 3 } },
  says = { add { movement = -1, of = actor } },
  icon = "kevlar-vest", flavour = "Aluminium and nylon, twelve pounds. The bomber crews swear by it.",
}

equipment "Captured Breastplate" {
  era = wwii_era, cost = 3, weight = 5, coverage = torso, protects = { { 7, 9, 5 }, { 10, 12, 4 } },
  says = { add { movement = -1, of = actor } },
  icon = "kevlar-vest", flavour = "Steel, from the other front. It has come a long way round.",
}

equipment "M1 Helmet" {
  era = wwii_era, cost = 1, nations = american, coverage = head, protects = { { 1, 1, 4 } },
  icon = "brodie-helmet", flavour = "A pot, a seat, a basin, and sometimes a helmet.",
}

equipment "Brodie Helmet" {
  era = wwii_era, cost = 1, nations = british, coverage = head, protects = { { 1, 1, 3 }, { 4, 5, 2 } },
  icon = "brodie-helmet",
}

equipment "Rake and Wrench" {
  era = wwii_era, cost = 1, keywords = { pick(8) },
  says = { at { tests, of = actor, when = testing(pick), effect = add { bonus = 1 } } },
  icon = "lockpicks", flavour = "Made in a camp from a bed spring. It works on beds, too.",
}

equipment "Cork and Soot" {
  era = wwii_era, cost = 1, weight = 0, keywords = { shadows(9) },
  says = { at { tests, of = actor, when = testing(shadows), effect = add { bonus = 1 } } },
  icon = "footprint",
}

-- ---- Skills ----------------------------------------------------------------------------

skill "Barehanded Drill" {
  era = wwii_era, cost = 2, says = { add { attack_roll = 1, of = actor, when = hand_to_hand } },
  icon = "punch", flavour = "Six weeks of mud and a man who never raised his voice.",
}

skill "Quick to Close" {
  era = wwii_era, cost = 2, says = { add { engage_cost = -1, of = actor } },
  icon = "run",
}

skill "Butt Stroke" {
  era = wwii_era, cost = 1, says = { add { cover_roll = 2, of = actor, when = strong } },
  icon = "rifle",
}

skill "Left and Right" {
  era = wwii_era, cost = 2, says = { add { attack_roll = 1, of = actor, when = combo } },
  icon = "punch",
}

skill "Anatomy Lesson" {
  era = wwii_era, cost = 2, says = { add { cover_roll = 2, of = actor, when = aimed } },
  icon = "brain", flavour = "Where it is soft, and what is behind it.",
}

skill "Quiet Feet" {
  era = wwii_era, cost = 3, keywords = { shadows(8) },
  says = { add { entrance = -2, of = actor, when = hidden } },
  icon = "footprint",
}

skill "Demolition Course" {
  era = wwii_era, cost = 2, says = { add { cover_roll = 3, of = actor, when = at_door } },
  icon = "dynamite", flavour = "Hinges first.",
}

skill "Locksmith's Son" {
  era = wwii_era, cost = 2, keywords = { pick(7) },
  icon = "lockpicks",
}
-- SPDX-License-Identifier: CC-BY-4.0
