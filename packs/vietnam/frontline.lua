-- Hostiles of the Frontline: local force, village guerrillas, and the men who feed and guide them.
-- A row of a chart is { active, roll, wounds }.

local shapes = require "shapes"
local function sides(name, hidden, other, open) shapes.sides(vietnam_frontline, name, hidden, other, open) end

-- Conditions that many of them share.
local function when_met() return set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) } end
local function when_hurt() return set { turns_over = 1, of = actor, when = hurt } end
local function hides_again() return set { turns_over = 1, of = actor, unless = at_least(soldiers_here, 1) } end
local function fades_below(n) return set { fades = 1, of = actor, unless = at_least(reticles_here, n) } end

-- ---- value 0 -------------------------------------------------------------------

sides("Hats along the Dike", {
  copies = 2, value = 0, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  says = { when_met() },
  icon = "hidden", flavour = "Straw hats in a row, each at the height of a rifle rest.",
}, "Carbines from the Dike", {
  value = 1, cover = 2, range = { 0, 1 },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { fades_below(4) },
})

sides("Courier on a Bicycle", {
  copies = 1, value = 0, reticles = 1, cover = 4, range = { 0, 2 }, keywords = { "Local", maintain(1) },
  place = beyond, distance = 1, turn_cards = 1,
  says = { at { reinforcement_step, when = in_range, effect = reinforce(2) } },
  icon = "dutch-bike", flavour = "Two hundred pounds of rice on the frame, and a letter in the lamp.",
}, "Courier on Foot", {
  value = 1, cover = 2, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 1, 10, 1 } },
  says = { add { search_roll = 1, of = here }, fades_below(2) },
})

-- Whoever counts them has let the maps burn.
sides("Map Bearers", {
  copies = 1, value = 0, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  place = rear_most, turn_xp = 1,
  says = { add { bodies = -1, of = target }, at { hostile_turn_ends, effect = retarget(this) } },
  icon = "tied-scroll", flavour = "Maps of a whole province in bamboo tubes, and a tin of petrol to each.",
}, "Bearers Cut Off", {
  cover = 2, range = { 0, 1 },
  chart = { { 2, 10, 1 } },
  says = { add { bodies = -1, of = target }, fades_below(5) },
})

-- ---- value 1 -------------------------------------------------------------------

sides("Bicycle Transport", {
  copies = 2, value = 1, reticles = 3, cover = 3, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 3, 9, 1 }, { 1, 10, 1 } }, place = beyond, distance = 1, turn_cards = 1,
  icon = "dutch-bike", flavour = "A transport battalion: four hundred pounds to a bicycle, and a carbine across it.",
}, "Transport Cornered", {
  cover = 2, range = { 0, 1 },
  chart = { { 3, 9, 2 }, { 1, 10, 1 } },
  says = { fades_below(5) },
})

sides("Lookout in the Palm", {
  copies = 2, value = 1, reticles = 1, cover = 5, range = { 0, 2 }, keywords = { "Local", concealed(1) },
  chart = { { 1, 8, 1 } }, place = beyond, distance = 1, turn_cards = 2,
  icon = "palm-tree", flavour = "He has a whistle, a bamboo drum, and good eyes.",
}, "Lookout Climbing Down", {
  cover = 2, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 1, 9, 2 } },
  says = { hides_again() },
})

sides("Trail Watcher", {
  copies = 2, value = 1, reticles = 1, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 1, 8, 1 } }, place = beyond, distance = 1,
  says = {
    at { hostile_placed, of = actor, effect = reinforce(2) },
    at { after_attack, of = target, effect = turn_over },
  },
  icon = "spyglass", flavour = "Two shots: a company. Three: helicopters. He has a code.",
}, "Trail Watcher Running", {
  cover = 3, range = { 0, 1 },
  chart = { { 1, 10, 1 } },
  says = { at { hostile_turn_ends, effect = push_back(1, this) }, fades_below(2) },
})

sides("Village Militia", {
  copies = 2, value = 1, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 3, 8, 1 }, { 1, 9, 1 } },
  says = { when_met() },
  icon = "village", flavour = "A French rifle, a German rifle, and a gun that somebody's uncle made.",
}, "Militia in the Lane", {
  cover = 3, range = { 0, 1 },
  chart = { { 3, 9, 2 }, { 2, 10, 2 }, { 1, 10, 1 } },
  says = { fades_below(5) },
})

sides("Hamlet Guerrillas", {
  copies = 3, value = 1, reticles = 2, cover = 4, range = { 0, 2 }, keywords = { "Local" },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } }, turn_cards = 1,
  icon = "ak47", flavour = "Moved off their land in sixty-three, behind wire. They walked back.",
}, "Guerrillas in the Open", {
  cover = 3, range = { 0, 1 },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { hides_again() },
})

sides("Sampan Crew", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } },
  says = { add { cover = 1, of = target, when = place_is(water) }, when_met() },
  icon = "canoe", flavour = "Fish on top.",
}, "Crew over the Side", {
  cover = 2, range = { 0, 1 },
  chart = { { 2, 8, 1 }, { 1, 10, 1 } },
  says = { add { bodies = 1, of = target, when = place_is(water) }, fades_below(4) },
})

sides("Stake Sharpeners", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } }, turn_xp = 1,
  says = { at { moved, of = here, unless = soldier_is(scout), effect = suppress(1, actor) } },
  icon = "bamboo", flavour = "Fire-hardened, under leaves, where you would jump.",
}, "Stake Sharpeners Surprised", {
  cover = 2, range = { 0, 0 },
  chart = { { 2, 9, 2 } }, results = { { 1, 10, 1 } },
  says = { at { result, of = actor, when = at_least(result, 1), effect = suppress(2, attacked) }, fades_below(4) },
})

sides("Tax Collectors", {
  copies = 1, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } }, turn_cards = 2,
  says = { at { turn_begins, effect = discard(1, each_soldier_here) } },
  icon = "coins", flavour = "With receipts.",
}, "Collectors with a Strongbox", {
  value = 2, cover = 3, range = { 0, 1 },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } },
  says = { add { experience = 1, of = target }, fades_below(5) }, stay_xp = 1,
})

sides("Man under a Lid", {
  copies = 2, value = 1, reticles = 1, cover = 5, range = { 0, 1 }, keywords = { "Local", concealed(2) },
  chart = { { 1, 7, 1 } }, place = rear_most, aims_at = random_here,
  says = { when_hurt(), at { after_attack, of = target, effect = turn_over } },
  icon = "floor-hatch", flavour = "He let the whole column go by.",
}, "Man with the Lid Off", {
  cover = 3, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 1, 8, 2 } },
  says = { fades_below(3) }, stay_suppress = 1,
})

sides("Road Miners", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  penalty = { { 2, 2 }, { 1, 1 } }, turn_cards = 1,
  chart = { { 2, 10, 1 } },
  says = { add { hostile_roll = 2, of = actor, when = vehicle } },
  icon = "land-mine", flavour = "A dud of ours, a battery, a patient man.",
}, "Miners at the Wire's End", {
  cover = 2, range = { 0, 1 },
  chart = { { 2, 8, 2 }, { 1, 10, 2 } },
  says = { fades_below(4) },
})

sides("Loudspeaker Crew", {
  copies = 1, value = 1, reticles = 1, cover = 5, range = { 0, 3 }, keywords = { "Local", maintain(2), "Timer" },
  place = beyond, distance = 2, turn_cards = 2,
  says = { add { hand_size = -1, of = all } },
  icon = "megaphone", flavour = "They know the lieutenant's name, and that of his wife.",
}, "Crew with a Handcart", {
  cover = 2, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 1, 10, 1 } },
  says = { fades_below(3) },
})

-- ---- value 2 -------------------------------------------------------------------

sides("Night Visitors", {
  copies = 2, value = 2, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { "Local", concealed(1) },
  chart = { { 2, 7, 1 }, { 1, 8, 1 } }, place = targeted,
  says = { when_hurt() },
  icon = "night-sky", flavour = "The district belongs to the government until the sun goes down.",
}, "Visitors Seen", {
  cover = 3, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 2, 8, 2 }, { 1, 9, 1 } },
  says = { fades_below(4) }, stay_suppress = 1,
})

sides("Local Force Cell", {
  copies = 3, value = 2, reticles = 3, cover = 4, range = { 0, 2 }, keywords = { "Local" },
  chart = { { 3, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } }, turn_cards = 2,
  icon = "meeple-group", flavour = "Three men, one purpose. None of the three knows a fourth.",
}, "Cell in the Open", {
  cover = 3, range = { 0, 1 },
  chart = { { 3, 8, 2 }, { 3, 10, 3 }, { 2, 9, 2 }, { 1, 10, 1 } },
  says = { fades_below(6) },
})

sides("Degtyarev Team", {
  copies = 2, value = 2, reticles = 2, cover = 4, range = { 0, 2 }, keywords = { "Local" },
  chart = { { 2, 7, 1 }, { 1, 8, 1 } }, penalty = { { 2, 2 }, { 1, 1 } }, turn_cards = 2,
  icon = "machine-gun", flavour = "A drum of a hundred, and a path of eighty yards.",
}, "Degtyarev from the Hip", {
  cover = 3, range = { 0, 1 },
  chart = { { 2, 8, 2 }, { 2, 10, 3 }, { 1, 9, 1 } },
  says = { hides_again() },
})

sides("Old Rifle and Patience", {
  copies = 2, value = 2, reticles = 1, cover = 5, range = { 1, 3 }, keywords = { "Local", "Sniper", maintain(2) },
  chart = { { 1, 7, 2 } }, place = beyond, distance = 2, aims_at = costliest, turn_bodies = 1,
  icon = "crosshair", flavour = "Nagant, 1944. One shot, and then nothing until Thursday.",
}, "Marksman Found", {
  value = 3, cover = 3, range = { 0, 3 }, keywords = { "Local", "Sniper" },
  chart = { { 1, 9, 3 } },
  says = { add { bodies = 1, of = target }, fades_below(3) }, stay_bodies = 1,
})

sides("Political Officer", {
  copies = 1, value = 2, reticles = 1, cover = 4, range = { 0, 1 }, keywords = { "Cadre", inspire(1), "Screened" },
  chart = { { 1, 9, 1 } }, turn_xp = 2,
  icon = "public-speaker", flavour = "Fountain pen in the pocket. He has written all of this down.",
}, "Political Officer Exposed", {
  value = 3, cover = 2, range = { 0, 1 }, keywords = { "Cadre", inspire(1) },
  chart = { { 1, 10, 1 } },
  says = { add { bodies = 1, of = target }, fades_below(3) },
})

sides("Bamboo Mortar", {
  copies = 2, value = 2, reticles = 2, cover = 4, range = { 1, 3 },
  keywords = { "Local", "Heavy Weapon", maintain(2), hard_hitting(1) },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } }, place = beyond, distance = 2, turn_cards = 2,
  icon = "mortar", flavour = "Eight rounds in the air before the first comes down, and then the tube is gone.",
}, "Mortar on the Move", {
  cover = 2, range = { 0, 3 }, keywords = { "Local", "Heavy Weapon" },
  chart = { { 2, 9, 2 }, { 1, 10, 1 } },
  says = { add { experience = 2, of = target }, fades_below(4) },
})

sides("Sapper Students", {
  copies = 1, value = 2, reticles = 2, cover = 4, range = { 0, 0 }, keywords = { "Local", concealed(2) },
  chart = { { 2, 7, 2 }, { 1, 8, 1 } }, place = front_most,
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 2) } },
  icon = "powder-bag", flavour = "The examination is tonight.",
}, "Students at the Wire", {
  cover = 2, range = { 0, 0 }, keywords = { "Local" },
  chart = { { 2, 8, 3 }, { 1, 9, 2 } },
})

sides("Horn Mine and Two Men", {
  copies = 1, value = 2, reticles = 2, cover = 5, range = { 0, 0 }, keywords = { "Local", concealed(1) },
  chart = { { 1, 6, 1 } }, turn_cards = 1,
  says = { at { moved, of = here, effect = { wound(1, actor), turn_over } } },
  icon = "minefield", flavour = "It points down the trail, like a lamp.",
}, "Two Men and No Mine", {
  value = 1, cover = 3, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } },
  says = { fades_below(4) },
})

-- ---- value 3 and 4 ---------------------------------------------------------------

sides("Earth Bunker", {
  copies = 2, value = 3, reticles = 3, cover = 6, range = { 0, 1 }, keywords = { "Local", bunker(2) },
  chart = { { 3, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } }, penalty = { { 1, 2 } }, turn_bodies = 1,
  icon = "bunker", flavour = "Six inches of slit, six feet of earth.",
}, "Bunker with Its Roof Off", {
  cover = 4, range = { 0, 1 }, keywords = { "Local", bunker(2) },
  chart = { { 3, 8, 2 }, { 2, 9, 2 }, { 1, 10, 1 } }, penalty = { { 1, 1 } },
})

sides("Waiting in an L", {
  copies = 2, value = 3, reticles = 4, cover = 4, range = { 0, 1 }, keywords = { "Local", concealed(1) },
  chart = { { 4, 6, 1 }, { 3, 7, 1 }, { 1, 8, 1 } },
  says = { when_met() },
  icon = "corner-flag", flavour = "The short leg stops you. The long leg has been looking at you for a while.",
}, "Ambush Sprung", {
  cover = 3, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 4, 7, 2 }, { 3, 8, 2 }, { 2, 9, 2 }, { 1, 10, 1 } },
  says = { fades_below(6) }, stay_suppress = 1,
})

sides("Recoilless on a Cart", {
  copies = 1, value = 3, reticles = 2, cover = 4, range = { 1, 3 },
  keywords = { "Local", "Heavy Weapon", maintain(2), hard_hitting(2) },
  chart = { { 2, 8, 2 }, { 1, 9, 1 } }, place = beyond, distance = 2, aims_at = costliest, turn_xp = 1,
  icon = "field-gun", flavour = "Chinese copy of an American gun, on wheels from a pram.",
}, "Cart without Its Ox", {
  cover = 3, range = { 0, 2 }, keywords = { "Local", "Heavy Weapon" },
  chart = { { 2, 9, 3 }, { 1, 10, 2 } },
  says = { fades_below(4) },
})

sides("Supply Column", {
  copies = 1, value = 3, reticles = 5, cover = 3, range = { 0, 1 }, keywords = { "Local" },
  chart = { { 4, 9, 1 }, { 1, 10, 1 } }, turn_actions = 1,
  icon = "elephant", flavour = "Forty men, twelve bicycles, one elephant.",
}, "Column Caught", {
  value = 4, cover = 2, range = { 0, 1 },
  chart = { { 4, 8, 1 }, { 2, 9, 1 } },
  says = { add { bodies = 1, of = target }, fades_below(5) }, stay_xp = 1,
})

sides("District Company", {
  copies = 1, value = 4, reticles = 5, cover = 4, range = { 0, 2 }, keywords = { "Local" },
  chart = { { 4, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } }, penalty = { { 4, 2 }, { 2, 1 } }, turn_bodies = 2,
  icon = "meeple-army", flavour = "Every family has somebody in it.",
}, "Company in the Paddy", {
  cover = 3, range = { 0, 1 },
  chart = { { 4, 8, 3 }, { 3, 9, 2 }, { 1, 10, 1 } }, penalty = { { 3, 1 } },
  says = { add { bodies = 1, of = target, when = at_least(target_ekia, 3) }, add { experience = 1, of = target } },
})

-- ---- who is no enemy ----------------------------------------------------------------

hostile "Hand with a Leaflet" {
  copies = 1, back = vietnam_hostile, force = vietnam_frontline,
  value = 0, reticles = 1, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  joins = rallier_vinh, join_xp = 1, turn_cards = 1,
  says = { add { bodies = -1, of = target } },
  icon = "folded-paper", flavour = "Held high, in front of the rifle.",
}

hostile "Smoke from a Crash" {
  copies = 1, back = vietnam_hostile, force = vietnam_frontline,
  value = 0, reticles = 1, cover = 4, range = { 0, 1 }, keywords = { "Local" },
  joins = warrant_officer_adair, join_xp = 2,
  says = { set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) }, add { bodies = -1, of = target } },
  icon = "helicopter", flavour = "Somebody over there fires a pistol, three times, slowly.",
}
-- SPDX-License-Identifier: CC-BY-4.0
