-- Hostiles of Works Security: guards of a great plant, whom the plant pays well, and those who only work there.
-- First what is heard or seen in the dark, then what it is.  A row of a chart is { active, roll, wounds }.

local shapes = require "shapes"
local function sides(name, heard, other, seen) shapes.sides(works_security, name, heard, other, seen) end

-- ---- value 0 ---------------------------------------------------------------------------

sides("Rattling Trolley", {
  copies = 1, value = 0, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot, din(1) },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  search = { 1 }, alarm = 3, roams = { 4, 5 }, evade = 1,
  icon = "trolley", flavour = "It comes, it stops, something is poured.",
}, "Guard with a Tea Urn", {
  reticles = 1, cover = 2, chart = {}, search = { 0 }, alarm = 3, evade = 0,
  says = { set { can_attack = 0, of = actor }, at { eliminates, of = target, effect = discard(2, actor) } },
})

sides("Red Diode", {
  copies = 2, value = 0, reticles = 1, cover = 5, range = { 0, 0 },
  keywords = { machine, inanimate, fearless, keen(1) },
  search = { 3, 2, 1 }, alarm = 2,
  icon = "cctv-camera", flavour = "On for a second, off for two.",
}, "Camera on a Pole", {
  cover = 4, search = { 2, 1 }, alarm = 3,
  says = { add { attack_roll = 1, of = target, when = weapon(scope) } },
})

sides("Steps Overhead", {
  copies = 2, value = 0, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 2, 9, 1 } },
  search = { 1, 1 }, alarm = 4, roams = { 3, 8 }, evade = 1,
  icon = "walking-boot", flavour = "On the grating. Dust comes down in a line.",
}, "Night Fitter", {
  reticles = 1, cover = 2, chart = { { 1, 10, 1 } }, keywords = { foot, technician }, search = { 0 },
  says = { at { attack_step, unless = hurt, effect = repair(7) } },
})

-- ---- value 1 ---------------------------------------------------------------------------

sides("Keys on a Belt", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } },
  search = { 2, 1 }, alarm = 3, roams = { 4, 7 }, evade = 2,
  icon = "keyring", flavour = "A good many, and he knows them by feel.",
}, "Night Porter", {
  reticles = 1, cover = 3, chart = { { 1, 9, 1 } }, search = { 1 },
  says = { at { eliminates, of = target, effect = find_location(1, actor) } },
})

sides("Two Helmets", {
  copies = 2, value = 1, reticles = 3, cover = 4, range = { 0, 2 }, keywords = { foot },
  chart = { { 3, 7, 1 }, { 1, 8, 1 } },
  search = { 2, 1 }, alarm = 3, evade = 2,
  icon = "police-officer-head", flavour = "White, side by side, level.",
}, "Gate Guards", {
  reticles = 2, cover = 3, chart = { { 2, 8, 1 }, { 1, 9, 1 } }, search = { 1 },
})

sides("Whirr Above", {
  copies = 2, value = 1, reticles = 1, cover = 6, range = { 0, 1 }, keywords = { machine, inanimate, fearless },
  search = { 3, 3 }, alarm = 2, roams = { 5, 5 }, evade = 2,
  icon = "delivery-drone", flavour = "Like a fan in a room where there is no fan.",
}, "Inspection Drone", {
  cover = 5, search = { 2, 2 },
  says = {
    add { attack_roll = 1, of = target, when = weapon(shotgun) },
    at { reinforcement_step, when = in_range, effect = reinforce(1) },
  },
})

sides("Muffled Television", {
  copies = 1, value = 1, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { foot, din(2) },
  chart = { { 3, 7, 1 }, { 1, 9, 1 } },
  search = { 0 }, alarm = 3, evade = 2,
  icon = "tv", flavour = "A goal, to judge by it. Not theirs.",
}, "Monitor Room", {
  reticles = 2, cover = 3, chart = { { 2, 8, 1 }, { 1, 10, 1 } }, search = { -1, 1, 1 }, alarm = 1,
})

sides("Hum on the Service Road", {
  copies = 2, value = 1, reticles = 3, cover = 3, range = { 0, 1 }, keywords = { foot },
  chart = { { 3, 8, 1 }, { 1, 9, 1 } },
  search = { 1, 1 }, alarm = 4, roams = { 5, 6 }, evade = 1,
  icon = "electric", flavour = "Electric, and hardly faster than a walk.",
}, "Rounds in a Golf Cart", {
  reticles = 2, cover = 2, chart = { { 2, 8, 1 }, { 1, 10, 1 } },
  says = { at { after_attack, of = target, effect = push_back(1, this) } },
})

sides("Blue Flashes", {
  copies = 1, value = 1, reticles = 3, cover = 3, range = { 0, 1 }, keywords = { foot, din(2) },
  chart = { { 3, 8, 1 }, { 1, 9, 1 } },
  search = { -1, -1 }, alarm = 4, evade = 1,
  icon = "spark-plug", flavour = "Every wall jumps, and is gone again.",
}, "Contract Welders", {
  reticles = 2, cover = 2, chart = { { 2, 10, 1 } }, search = { -2, -1 }, alarm = 5,
  keywords = { foot, din(2), technician },
  says = { at { attack_step, unless = hurt, effect = repair(8) } },
})

sides("Barking Somewhere", {
  copies = 2, value = 1, reticles = 3, cover = 3, range = { 0, 1 }, keywords = { foot, dog, keen(2) },
  chart = { { 3, 7, 1 }, { 1, 8, 1 } },
  search = { 4, 2, 2 }, alarm = 3, roams = { 4, 6 }, evade = 3,
  icon = "wolf-howl", flavour = "Answered, from much nearer.",
}, "Perimeter Dogs", {
  reticles = 2, cover = 3, range = { 0, 0 }, chart = { { 2, 7, 1 }, { 1, 8, 1 } }, search = { 4, 2 },
  keywords = { dog, keen(2) },
})

-- ---- value 2 ---------------------------------------------------------------------------

sides("Crackle on the Net", {
  copies = 2, value = 2, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { foot, guarded },
  chart = { { 3, 7, 1 }, { 1, 8, 1 } },
  search = { 2, 1 }, alarm = 2, roams = { 4, 8 }, evade = 3,
  icon = "walkie-talkie", flavour = "All posts, all posts. Then nothing for all posts.",
}, "Shift Supervisor", {
  reticles = 1, cover = 3, chart = { { 1, 8, 1 } }, keywords = { foot, embolden(1), guarded },
})

sides("Steel-Toed Steps", {
  copies = 2, value = 2, reticles = 4, cover = 4, range = { 0, 2 }, keywords = { foot },
  chart = { { 4, 6, 1 }, { 4, 10, 2 }, { 2, 8, 1 }, { 1, 9, 1 } },
  search = { 2, 2 }, alarm = 3, roams = { 3, 7 }, evade = 3,
  icon = "steeltoe-boots", flavour = "Four pairs, and somebody counts them.",
}, "Perimeter Team", {
  reticles = 3, cover = 3, chart = { { 3, 7, 1 }, { 1, 9, 1 } }, search = { 2, 1 },
})

sides("Behind the Valve Wheel", {
  copies = 1, value = 2, reticles = 3, cover = 5, range = { 0, 1 }, keywords = { foot, din(1) },
  chart = { { 3, 6, 1 }, { 1, 8, 1 } },
  search = { 1 }, alarm = 4, evade = 3,
  icon = "valve", flavour = "A sleeve, and the wheel has no sleeves.",
}, "Pump Guards", {
  reticles = 2, cover = 4, chart = { { 2, 7, 1 }, { 1, 9, 1 } }, search = { -1 },
})

sides("Glint on the Stack", {
  copies = 1, value = 2, reticles = 2, cover = 5, range = { 1, 4 }, keywords = { foot, sniper, standoff(3) },
  chart = { { 1, 7, 2 }, { 1, 10, 3 } }, place = beyond, distance = 2, aims_at = costliest,
  search = { 0, 3, 3 }, alarm = 3, evade = 3,
  icon = "dead-eye", flavour = "Sixty metres up, where the lamp is out.",
}, "Stack Marksman", {
  reticles = 1, cover = 4, says = { add { experience = 1, of = target } },
})

sides("Smell of Solvent", {
  copies = 2, value = 2, reticles = 3, cover = 4, range = { 0, 1 }, keywords = { foot },
  chart = { { 3, 7, 1 }, { 1, 9, 1 } },
  search = { 1, 1 }, alarm = 3, roams = { 3, 8 }, evade = 2,
  icon = "chemical-drop", flavour = "Sweet, and growing sweeter.",
}, "Emergency Fitters", {
  reticles = 2, cover = 3, chart = { { 2, 9, 1 }, { 1, 10, 1 } }, keywords = { foot, technician }, search = { 0 },
  says = { at { attack_step, unless = hurt, effect = repair(5) }, at { attack_step, when = hurt, effect = repair(8) } },
})

sides("Door Ajar", {
  copies = 1, value = 2, reticles = 4, cover = 4, range = { 0, 0 }, keywords = { foot },
  chart = { { 4, 6, 2 }, { 2, 7, 1 }, { 1, 9, 1 } }, aims_at = random_here,
  search = { 2 }, alarm = 4, evade = 3,
  icon = "wooden-door", flavour = "A hand's breadth. It was shut on the photograph.",
}, "Locker Room Crowd", {
  reticles = 3, cover = 2, chart = { { 3, 8, 1 }, { 1, 10, 1 } }, search = { 1 },
})

sides("Green Glow at Eye Height", {
  copies = 2, value = 2, reticles = 3, cover = 5, range = { 0, 2 }, keywords = { foot, keen(1) },
  chart = { { 3, 7, 1 }, { 1, 8, 1 } },
  search = { 1, 3, 3 }, alarm = 3, roams = { 4, 7 }, evade = 4,
  icon = "night-vision", flavour = "They have paid for the same goggles.",
}, "Goggle Team", {
  reticles = 2, cover = 4, chart = { { 2, 7, 1 }, { 1, 8, 1 } }, search = { 1, 3, 2 },
  says = { add { hostile_roll = 1, of = actor, when = at_least(range, 1) } },
})

-- ---- value 3 ---------------------------------------------------------------------------

sides("Black Polo Shirts", {
  copies = 2, value = 3, reticles = 4, cover = 5, range = { 0, 2 }, keywords = { foot, fearless },
  chart = { { 4, 6, 2 }, { 2, 7, 1 }, { 1, 8, 1 } },
  search = { 2, 2 }, alarm = 3, roams = { 3, 8 }, evade = 4,
  icon = "polo-shirt", flavour = "All one size. All one tailor. No badge.",
}, "Close Protection", {
  reticles = 3, cover = 4, chart = { { 3, 7, 2 }, { 1, 8, 1 } }, search = { 2, 1 },
})

sides("Man on Two Phones", {
  copies = 1, value = 3, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot, chief, guarded },
  chart = { { 2, 7, 1 }, { 1, 8, 1 } }, place = beyond, distance = 1,
  search = { 1, 1 }, alarm = 1, roams = { 3, 8 }, evade = 5,
  icon = "smartphone", flavour = "Yes. No. Yes. Not you.",
}, "Head of Security", {
  reticles = 1, cover = 3, chart = { { 1, 8, 1 } }, keywords = { foot, chief, guarded, embolden(2) },
  says = { add { experience = 2, of = target }, at { soldier_down, effect = reinforce(3) } },
})

-- ---- value 4 ---------------------------------------------------------------------------

sides("Diesel at Idle", {
  copies = 1, value = 4, reticles = 3, cover = 6, range = { 0, 2 },
  keywords = { vehicle, fearless, too_big, heavy_rounds(1), din(1) },
  chart = { { 3, 6, 2 }, { 1, 8, 2 } },
  search = { -1, 1, 1 }, alarm = 2, roams = { 3, 9 }, evade = 5,
  icon = "armored-boomerang", flavour = "The heater is on. Somebody is comfortable.",
}, "Armoured Response Car", {
  reticles = 2, cover = 5, chart = { { 2, 7, 2 }, { 1, 8, 1 } },
  says = { add { cover = -2, of = target, when = explosion } },
})
-- SPDX-License-Identifier: CC-BY-4.0
