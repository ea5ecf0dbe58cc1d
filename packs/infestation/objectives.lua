-- Objectives, and what some of them want Destroyed.

local function by_points(least, from20, from35, from50, from65, from80)
  return {
    { points = 0, value = least }, { points = 20, value = from20 }, { points = 35, value = from35 },
    { points = 50, value = from50 }, { points = 65, value = from65 }, { points = 80, value = from80 },
  }
end

-- ---- Eliminate ------------------------------------------------------------------

objective "Milking Parlour" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce_none = true, keywords = { built },
  hostiles = by_points(1, 2, 3, 4, 6, 7), eliminate = true,
  icon = "cow", flavour = "Of everything in the county this is what they like best.",
}

objective "Porcelain Gallery" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { underground, glazed },
  hostiles = by_points(1, 1, 2, 3, 4, 5), present = old_porcelain, eliminate_present = true,
  icon = "porcelain-vase", flavour = "Four hundred yards of polished white. It has been here longest.",
}

objective "Courser Run" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 2 }, keywords = { open },
  hostiles = by_points(1, 1, 2, 3, 4, 5), present = glass_courser, eliminate_present = true,
  icon = "crystal-growth", flavour = "A mile of flattened barley, and at the end of it a shine.",
}

objective "Mother's Chamber" {
  back = nest_location,
  region = karst_country, entrance = 3, reinforce = { 0, 1 }, keywords = { kilnworks, underground },
  hostiles = by_points(1, 2, 2, 3, 5, 6), present = kiln_mother, eliminate_present = true,
  icon = "queen-crown", flavour = "It is warm, and quiet, and everything in it turns to look.",
}

-- ---- Keep Clear -----------------------------------------------------------------

objective "Dam Crest" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { built, high_ground, water },
  hostiles = by_points(1, 2, 3, 4, 5, 7), keep_clear = 2,
  icon = "dam", flavour = "Granite, thank God. She needs ten minutes at the sluice, and then ten more.",
}

-- ---- Deliver --------------------------------------------------------------------

objective "Pump House" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 2 }, keywords = { built, water },
  hostiles = by_points(1, 2, 3, 4, 5, 7), deliver = culture_case,
  icon = "water-tank", flavour = "From here it reaches every tap, and every tap reaches them.",
}

objective "Hearth Stone" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { kilnworks },
  hostiles = by_points(2, 2, 3, 4, 6, 7), deliver = "Boron Canister (Field)", embedded = thin_crust,
  icon = "furnace", flavour = "The middle of it. You can feel your teeth.",
}

-- ---- Destroy --------------------------------------------------------------------

objective "Kiln Dome" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 2 }, keywords = { kilnworks, high_ground },
  hostiles = by_points(2, 3, 4, 6, 8, 9), destroy = dome_wall, embedded = hot_walls,
  icon = "dome", flavour = "As high as a church, and built of one.",
}
target "Dome Wall" { back = nest_location, targets = 1, hits = 5, cover = 5, icon = "brick-wall" }

-- ---- two in one -----------------------------------------------------------------

objective "Broadcast Mast" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { high_ground },
  hostiles = by_points(1, 2, 3, 4, 5, 7), destroy = singing_comb, keep_clear = 1,
  icon = "radio-tower", flavour = "They have built on it. It carries what they sing as far as it carried the news.",
}
target "Singing Comb" { back = nest_location, targets = 1, hits = 3, cover = 3, icon = "cricket" }

objective "Spawning Ditch" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 1 }, keywords = { open, water },
  hostiles = by_points(2, 2, 3, 4, 6, 7), destroy = ripe_geodes, eliminate = true,
  icon = "geode", flavour = "Half a mile of grey balls, knee-deep, and some of them are rocking.",
}
target "Ripe Geodes" { back = nest_location, targets = 2, hits = 2, cover = 3, icon = "geode" }

-- ---- Escape and Rescue ------------------------------------------------------------

objective "Cut-off Depot" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 1 }, keywords = { built },
  hostiles = by_points(1, 2, 3, 4, 5, 6), types = { escape },
  icon = "warehouse", flavour = "Plenty of everything, and no way to carry it.",
}

objective "Roadhead" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 0 }, keywords = { road },
  hostiles = by_points(1, 2, 2, 3, 4, 5), types = { escape },
  icon = "horizon-road", flavour = "Where the tarmac ends there is a cottage, and a man who says good morning.",
}

objective "Survey Camp" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce = { 0, 1 }, keywords = { open },
  hostiles = by_points(1, 2, 2, 3, 4, 5), types = { rescue },
  icon = "camping-tent", flavour = "Two tents, one lamp. Somebody is still holding the staff upright.",
}

objective "Pylon Nine" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 0 }, keywords = { high_ground },
  hostiles = by_points(1, 2, 2, 3, 4, 5), types = { rescue },
  icon = "tower", flavour = "Steel on granite feet: the best tree in the valley.",
}

-- ---- embedded: in force from the moment the Objective is Activated ------------------

event "Hot Walls" {
  back = nest_location,
  copies = 0, stays = true, settings = { infestation },
  icon = "heat-haze", flavour = "You cannot lean on anything.",
  says = { add { terrain_cover = -1, of = here } },
}

event "Thin Crust" {
  back = nest_location,
  copies = 0, stays = true, settings = { infestation },
  icon = "lava", flavour = "Walk where it is grey. Not where it is orange.",
  says = { at { moved, of = here, effect = suppress(1, actor) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
