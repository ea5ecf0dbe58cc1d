-- Those in the valley: lying still, and up again.  A row of a chart is { active, roll, wounds }.

local function sides(name, still, other, up)
  still.force, up.force = valley_fever, valley_fever
  still.back, up.back = "Fever Hostile", "Fever Hostile"
  still.engaged, up.copies = other, 0
  still.keywords, up.keywords = still.keywords or { patient }, up.keywords or { patient, fast }
  up.value, up.reticles = up.value or still.value, still.reticles
  hostile(name)(still)
  hostile(other)(up)
end

local function when_met() return set { turns_over = 1, of = actor, when = at_least(soldiers_here, 1) } end
local function when_hurt() return set { turns_over = 1, of = actor, when = hurt } end
local function lies_down_again() return set { turns_over = 1, of = actor, unless = at_least(soldiers_here, 1) } end
local function fades_below(n) return set { fades = 1, of = actor, unless = at_least(reticles_here, n) } end

sides("Shape under a Sheet", {
  copies = 3, value = 0, reticles = 1, cover = 3, range = { 0, 0 },
  chart = { { 1, 10, 1 } }, says = { when_met() }, icon = "ghost",
}, "Shape on Its Feet", {
  cover = 2, range = { 0, 0 }, chart = { { 1, 8, 1 } }, says = { lies_down_again() },
})

sides("Two on a Mat", {
  copies = 3, value = 1, reticles = 2, cover = 3, range = { 0, 0 },
  chart = { { 2, 9, 1 } }, turn_cards = 1, icon = "bed",
}, "Two Who Run", {
  cover = 3, range = { 0, 0 }, chart = { { 2, 7, 1 }, { 1, 9, 1 } }, says = { fades_below(3) },
})

sides("Row of Cots", {
  copies = 3, value = 2, reticles = 3, cover = 3, range = { 0, 0 },
  chart = { { 3, 9, 1 }, { 1, 10, 1 } }, says = { when_hurt() }, turn_xp = 1, icon = "bunk-beds",
}, "Ward Awake", {
  cover = 2, range = { 0, 0 }, chart = { { 3, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } }, says = { fades_below(5) },
})

-- Fast already as it lies there.
sides("Child in the Rafters", {
  copies = 2, value = 1, reticles = 1, cover = 5, range = { 0, 1 }, keywords = { patient, fast },
  chart = { { 1, 9, 1 } }, place = beyond, distance = 1, turn_cards = 1, icon = "hanging-spider",
}, "Child on the Floor", {
  cover = 3, range = { 0, 0 }, chart = { { 1, 8, 1 } }, says = { fades_below(2) }, stay_suppress = 1,
})

sides("Sleeper at the Well", {
  copies = 2, value = 1, reticles = 2, cover = 4, range = { 0, 0 }, keywords = { patient, spreads(1) },
  chart = { { 2, 10, 1 } }, place = front_most, turn_cards = 2, icon = "well",
}, "Sleeper Woken", {
  value = 2, cover = 3, range = { 0, 0 }, chart = { { 2, 8, 2 }, { 1, 9, 1 } },
  says = { at { kills, of = target, effect = timer(1) } },
})

sides("Choir", {
  copies = 2, value = 3, reticles = 4, cover = 3, range = { 0, 1 }, keywords = { patient, feels_nothing },
  chart = { { 4, 8, 1 }, { 2, 9, 1 } }, says = { when_met() }, icon = "public-speaker",
}, "Choir at a Run", {
  cover = 3, range = { 0, 0 }, keywords = { patient, fast, feels_nothing },
  chart = { { 4, 6, 1 }, { 3, 8, 2 }, { 1, 9, 1 } }, says = { fades_below(6) }, stay_xp = 1,
})

sides("Warden Asleep on His Feet", {
  copies = 2, value = 2, reticles = 1, cover = 4, range = { 0, 2 }, keywords = { warden },
  chart = { { 1, 9, 1 } }, says = { when_hurt() }, turn_actions = 1, icon = "keys",
}, "Warden with a Rifle", {
  cover = 4, range = { 1, 3 }, keywords = { warden }, chart = { { 1, 7, 2 } }, says = { fades_below(2) },
})

-- Of one side: it has been awake from the start.
hostile "Dog That Was Bitten" {
  copies = 3, force = valley_fever, back = fever_hostile, value = 1, reticles = 1, cover = 4, range = { 0, 0 },
  keywords = { patient, fast }, chart = { { 1, 8, 1 } }, place = targeted, icon = "wolf-head",
}

event "Bell in the Mist" {
  copies = 2, settings = { fever_country }, back = fever_hostile, value = 0, icon = "ringing-bell",
  says = { at { event_drawn, of = actor, effect = { flip(1), timer(-1) } } },
}
event "Wind from the Hills" {
  copies = 2, settings = { fever_country }, back = fever_hostile, value = 0, icon = "wind-slap", cancel = 1,
  says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier) } },
}
-- SPDX-License-Identifier: CC0-1.0
