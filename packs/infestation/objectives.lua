-- Objectives, and what some of them want Destroyed.

local function by_points(least, from20, from35, from50, from65, from80)
  return {
    { points = 0, value = least }, { points = 20, value = from20 }, { points = 35, value = from35 },
    { points = 50, value = from50 }, { points = 65, value = from65 }, { points = 80, value = from80 },
  }
end

objective "Milking Parlour" {
  back = nest_location,
  region = karst_country, entrance = 1, reinforce_none = true, keywords = { built },
  hostiles = by_points(2, 3, 4, 5, 7, 8), eliminate = true,
  icon = "cow", flavour = "Of everything in the county this is what they like best.",
}

objective "Porcelain Gallery" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 1 }, keywords = { underground, glazed },
  hostiles = by_points(1, 2, 3, 4, 6, 7), eliminate = true, present = old_porcelain,
  icon = "porcelain-vase", flavour = "Four hundred yards of polished white. It has been here longest.",
}

objective "Kiln Dome" {
  back = nest_location,
  region = karst_country, entrance = 2, reinforce = { 0, 2 }, keywords = { kilnworks, high_ground },
  hostiles = by_points(2, 3, 4, 5, 7, 8), destroy = dome_wall,
  icon = "dome", flavour = "As high as a church, and built of one.",
}
target "Dome Wall" { back = nest_location, targets = 1, hits = 4, cover = 4, icon = "brick-wall" }

-- ---- Escape ---------------------------------------------------------------------

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
