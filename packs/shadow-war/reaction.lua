-- Reaction Forces: they lie apart, and come when the alarm has sounded.

local searches = require "shapes".searches
local function comes(force, name, card)
  card.force, card.reaction, card.search = force, true, searches(card.search)
  hostile(name)(card)
end

comes(coast_regiment, "Alarm Section", {
  copies = 2, value = 2, reticles = 3, cover = 3, range = { 0, 2 }, keywords = { foot },
  chart = { { 3, 7, 1 }, { 2, 8, 1 }, { 1, 9, 1 } }, search = { 2, 1 },
  icon = "siren", flavour = "Laces open, rifles loaded.",
})

comes(coast_regiment, "Divers Out of Bed", {
  copies = 1, value = 2, reticles = 2, cover = 4, range = { 0, 1 }, keywords = { foot, fearless },
  chart = { { 2, 6, 1 }, { 2, 10, 2 }, { 1, 8, 1 } }, search = { 3, 1 }, evade = 4,
  icon = "diving-helmet", flavour = "In swimming trunks, and in earnest.",
})

comes(coast_regiment, "Quay Armoured Car", {
  copies = 1, value = 3, reticles = 2, cover = 5, range = { 0, 3 },
  keywords = { vehicle, fearless, heavy_rounds(1) },
  chart = { { 2, 7, 2 }, { 1, 8, 1 } }, search = { 0, 2, 2 },
  icon = "apc", flavour = "It starts at the third try. Tonight at the first.",
  says = { add { cover = -2, of = target, when = explosion } },
})

comes(works_security, "Response Team One", {
  copies = 2, value = 3, reticles = 3, cover = 4, range = { 0, 2 }, keywords = { foot },
  chart = { { 3, 6, 1 }, { 3, 9, 2 }, { 1, 8, 1 } }, search = { 2, 2 },
  icon = "swat", flavour = "There is no Response Team Two. It looks better in the tender.",
})

comes(works_security, "The Whole Late Shift", {
  copies = 1, value = 2, reticles = 5, cover = 2, range = { 0, 1 }, keywords = { foot },
  chart = { { 5, 7, 1 }, { 3, 8, 1 }, { 1, 10, 1 } }, search = { 3, 1 },
  icon = "crowd", flavour = "Spanners, mostly. A great many spanners.",
})

comes(works_security, "Drone Rack", {
  copies = 1, value = 1, reticles = 2, cover = 5, range = { 0, 1 }, keywords = { machine, inanimate, fearless },
  chart = { { 2, 8, 1 }, { 1, 9, 1 } }, search = { 3, 3, 2 },
  icon = "drone", flavour = "Twelve shutters open. Two of them work.",
  says = { add { attack_roll = 1, of = target, when = weapon(shotgun) } },
})
-- SPDX-License-Identifier: CC-BY-4.0
