-- Hostiles of the Coast Regiment: conscripts on a long shore, and a few who are not conscripts.
-- First what is heard or seen in the dark, then what it is.  A row of a chart is { active, roll, wounds }.

local shapes = require "shapes"
local function sides(name, heard, other, seen) shapes.sides(coast_regiment, name, heard, other, seen) end

-- ---- value 0 ---------------------------------------------------------------------------

sides("A Cough in the Dark", {
  copies = 2, value = 0, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } },
  search = { 2, 1 }, alarm = 4, roams = { 4, 8 }, evade = 1,
  icon = "sonic-shout", flavour = "Twice, and then a pause in which somebody listens.",
}, "Sentry With a Cold", {
  reticles = 1, cover = 3, chart = { { 1, 10, 1 } }, search = { 1 }, alarm = 5,
})

sides("Eyes Near the Ground", {
  copies = 1, value = 0, reticles = 2, cover = 4, range = { 0, 0 }, keywords = { foot },
  chart = { { 1, 9, 1 } },
  search = { 2, 1 }, alarm = 3, roams = { 5, 6 }, evade = 1,
  icon = "cat", flavour = "Two green points. They do not blink.",
}, "Harbour Cat", {
  reticles = 1, cover = 5, chart = {}, search = { -1 }, alarm = 6, evade = 0,
  says = { set { can_attack = 0, of = actor }, at { after_attack, of = target, effect = push_back(1, this) } },
})

sides("Light in a Porthole", {
  copies = 2, value = 0, reticles = 1, cover = 4, range = { 0, 2 }, keywords = { foot },
  chart = { { 1, 9, 1 } },
  search = { 1, 1 }, alarm = 3, evade = 1,
  icon = "porthole", flavour = "Yellow, with a shadow that comes and goes.",
}, "Watchman at Cards", {
  cover = 3, search = { -1 }, alarm = 5,
})

-- ---- value 1 ---------------------------------------------------------------------------

sides("Cigarette Glow", {
  copies = 2, value = 1, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 3, 8, 1 }, { 2, 9, 1 }, { 1, 10, 1 } },
  search = { 1, 1 }, alarm = 4, roams = { 3, 8 }, evade = 2,
  icon = "cigarette", flavour = "One red dot. It moves from hand to hand.",
}, "Two Smokers", {
  reticles = 2, cover = 2, chart = { { 2, 9, 1 }, { 1, 10, 1 } }, search = { 0 },
})

sides("Boots on Gravel", {
  copies = 2, value = 1, reticles = 3, cover = 3, range = { 0, 2 }, keywords = { foot },
  chart = { { 3, 8, 1 }, { 1, 9, 1 } },
  search = { 2, 1 }, alarm = 4, roams = { 4, 6 }, evade = 2,
  icon = "boots", flavour = "Out of step. Three of them, or two and an echo.",
}, "Fence Walkers", {
  reticles = 2, cover = 3, chart = { { 2, 9, 1 }, { 1, 10, 1 } }, search = { 1, 1 },
})

sides("Somebody Whistling", {
  copies = 1, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 2, 8, 1 }, { 1, 10, 1 } },
  search = { 1 }, alarm = 4, roams = { 5, 5 }, evade = 1,
  icon = "whistle", flavour = "A waltz, mostly. The high note is avoided.",
}, "Mail Orderly", {
  reticles = 1, cover = 2, chart = { { 1, 10, 1 } }, alarm = 6,
  says = { at { eliminates, of = target, effect = { gain_xp(1, actor), draw(1, actor) } } },
})

sides("Murmur of a Radio", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 2, 9, 1 }, { 1, 10, 1 } },
  search = { 1, 1 }, alarm = 2, evade = 2,
  icon = "pocket-radio", flavour = "Numbers, then the weather, then numbers.",
}, "Field Telephone Post", {
  reticles = 1, cover = 3, chart = { { 1, 10, 1 } }, alarm = 1, search = { 0 },
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } },
})

sides("Chain and Breath", {
  copies = 2, value = 1, reticles = 2, cover = 3, range = { 0, 1 }, keywords = { foot, dog, keen(2) },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  search = { 4, 3, 1 }, alarm = 3, roams = { 4, 7 }, evade = 3,
  icon = "sniffing-dog", flavour = "It has stopped pulling. That is not better.",
}, "Dog and Handler", {
  cover = 2, keywords = { foot, dog, keen(1) }, search = { 3, 2 },
})

sides("Torch Beam", {
  copies = 2, value = 1, reticles = 3, cover = 3, range = { 0, 2 }, keywords = { foot, keen(1) },
  chart = { { 3, 8, 1 }, { 1, 9, 1 } },
  search = { 3, 2, 2 }, alarm = 3, roams = { 3, 7 }, evade = 2,
  icon = "flashlight", flavour = "Along the wall, up, along the wall, down.",
}, "Corporal of the Guard", {
  reticles = 1, cover = 3, chart = { { 1, 9, 1 } }, keywords = { foot, embolden(1) }, search = { 2, 1, 1 },
})

-- ---- value 2 ---------------------------------------------------------------------------

sides("Shapes by the Wire", {
  copies = 2, value = 2, reticles = 4, cover = 3, range = { 0, 2 }, keywords = { foot },
  chart = { { 4, 7, 1 }, { 2, 8, 1 }, { 1, 10, 1 } }, penalty = { { 3, 2 }, { 1, 1 } },
  search = { 1, 1 }, alarm = 4, roams = { 2, 9 }, evade = 3,
  icon = "barbed-wire", flavour = "They bend, they straighten, something is pulled tight.",
}, "Wiring Party", {
  reticles = 3, cover = 2, chart = { { 3, 9, 1 }, { 1, 10, 1 } }, search = { -1 },
})

sides("Engine Without Lights", {
  copies = 1, value = 2, reticles = 2, cover = 4, range = { 0, 2 },
  keywords = { vehicle, fearless, vulnerable },
  chart = { { 2, 8, 1 }, { 2, 10, 2 }, { 1, 9, 1 } }, place = beyond, distance = 1,
  search = { 2, 2, 1 }, alarm = 2, roams = { 5, 6 }, evade = 3,
  icon = "truck", flavour = "Second gear, window down, elbow out.",
}, "Patrol Truck", {
  cover = 3, search = { -1, 1, 1 },
  says = { add { cover = -1, of = target, when = explosion } },
})

sides("Muttering in a Ditch", {
  copies = 2, value = 2, reticles = 3, cover = 5, range = { 0, 2 }, keywords = { foot },
  chart = { { 3, 7, 1 }, { 1, 9, 1 } },
  search = { 1, 3, 3 }, alarm = 3, evade = 3,
  icon = "ear", flavour = "If it is a prayer, it is a short one.",
}, "Two With Headphones", {
  reticles = 2, cover = 4, chart = { { 2, 8, 1 }, { 1, 10, 1 } }, search = { 1, 2, 2 },
})

sides("Tower Against the Sky", {
  copies = 1, value = 2, reticles = 3, cover = 5, range = { 0, 3 }, keywords = { foot, keen(1) },
  chart = { { 3, 7, 1 }, { 1, 9, 1 } }, place = beyond, distance = 1,
  search = { 2, 4, 4 }, alarm = 2,
  icon = "watchtower", flavour = "Nothing moves up there. It is paid not to.",
}, "Searchlight Tower", {
  reticles = 2, cover = 4, chart = { { 2, 8, 1 }, { 1, 10, 1 } }, search = { 1, 4, 3 },
  says = { add { attack_roll = 1, of = target } },
})

sides("Oars", {
  copies = 1, value = 2, reticles = 3, cover = 3, range = { 0, 2 }, keywords = { foot },
  chart = { { 3, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } }, place = behind, distance = 1,
  search = { 2, 1 }, alarm = 4, roams = { 5, 9 }, evade = 3,
  icon = "rowboat", flavour = "Muffled, but one of them is not.",
}, "Shore Patrol", {
  reticles = 2, cover = 3, chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  says = { add { cover = 1, of = target, when = place_is(water) } },
})

sides("Men in a Row", {
  copies = 2, value = 2, reticles = 5, cover = 3, range = { 0, 1 }, keywords = { foot },
  chart = { { 5, 7, 2 }, { 3, 8, 1 }, { 1, 10, 1 } },
  search = { 2, 1 }, alarm = 4, roams = { 1, 7 }, evade = 4,
  icon = "meeple-army", flavour = "Five heads above the wall, at one height.",
}, "Relief of the Guard", {
  reticles = 4, cover = 2, chart = { { 4, 8, 1 }, { 2, 9, 1 }, { 1, 10, 1 } }, search = { 1 },
})

sides("Long Shape on a Roof", {
  copies = 1, value = 2, reticles = 2, cover = 5, range = { 1, 4 }, keywords = { foot, sniper, standoff(3) },
  chart = { { 1, 7, 2 } }, place = beyond, distance = 2, aims_at = costliest,
  search = { 0, 2, 3 }, alarm = 3, evade = 3,
  icon = "crosshair", flavour = "A chimney, lying down.",
}, "Coast Marksman", {
  reticles = 1, cover = 4, chart = { { 1, 8, 2 } },
  says = { add { experience = 1, of = target } },
})

-- ---- value 3 ---------------------------------------------------------------------------

sides("Snoring", {
  copies = 1, value = 3, reticles = 6, cover = 3, range = { 0, 1 }, keywords = { foot, din(1) },
  chart = { { 6, 7, 2 }, { 3, 8, 1 }, { 1, 9, 1 } },
  search = { -1 }, alarm = 5,
  icon = "night-sleep", flavour = "In three keys, behind one thin wall.",
}, "Barrack Room", {
  reticles = 5, cover = 2, chart = { { 5, 8, 1 }, { 2, 9, 1 }, { 1, 10, 1 } }, search = { -2, -1 }, alarm = 6,
})

sides("Orders in a Low Voice", {
  copies = 1, value = 3, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { foot, chief, guarded },
  chart = { { 3, 7, 1 }, { 1, 8, 1 } },
  search = { 2, 2 }, alarm = 2, roams = { 4, 8 }, evade = 4,
  icon = "rank-2", flavour = "Nobody answers. They do it at once, though.",
}, "Officer of the Watch", {
  reticles = 1, cover = 3, chart = { { 1, 8, 1 } }, keywords = { foot, chief, guarded, embolden(2) },
  says = { add { experience = 1, of = target } },
})

sides("Nothing at All", {
  copies = 1, value = 3, reticles = 5, cover = 5, range = { 0, 2 }, keywords = { foot },
  chart = { { 5, 6, 2 }, { 3, 7, 1 }, { 1, 8, 1 } },
  search = { 3, 3, 1 }, alarm = 3, roams = { 3, 8 }, evade = 4,
  icon = "hidden", flavour = "Too much of it, for a place with frogs.",
}, "Naval Infantry", {
  reticles = 4, cover = 4, chart = { { 4, 7, 2 }, { 2, 8, 1 }, { 1, 9, 1 } }, search = { 2, 2 },
})

-- ---- value 4 ---------------------------------------------------------------------------

sides("Something on Tracks", {
  copies = 1, value = 4, reticles = 3, cover = 6, range = { 0, 3 },
  keywords = { vehicle, fearless, too_big, heavy_rounds(1), din(1) },
  chart = { { 3, 7, 2 }, { 1, 8, 2 } }, place = beyond, distance = 1,
  search = { 0, 1, 2 }, alarm = 2, roams = { 4, 8 }, evade = 5,
  icon = "apc", flavour = "The puddles shake before it does.",
}, "Amphibious Carrier", {
  reticles = 2, cover = 5, chart = { { 2, 7, 2 }, { 1, 8, 1 } }, search = { -1, 1, 1 },
  says = { add { cover = -2, of = target, when = explosion } },
})
-- SPDX-License-Identifier: CC-BY-4.0
