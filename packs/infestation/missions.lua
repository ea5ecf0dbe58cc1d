-- Missions: where the team starts, with what, for how long, and what is asked of it.

-- The quick one: two Locations, one barn.
mission "Before the Truck Leaves" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road },
  resources = 44, time = 7, objective = 4, difficulty = 1, goal = milking_parlour, force = the_drift,
  icon = "truck", flavour = "The driver lights one cigarette. When it is out he goes.",
  says = { at { turn_begins, when = fewer_than(turn, 2), effect = { draw(1, each_soldier), gain_xp(1, each_soldier) } } },
}

mission "Lime Works Road" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce = { 0, 0 }, keywords = { road },
  resources = 62, time = 11, objective = 5, difficulty = 2, goal = porcelain_gallery, force = drift_and_kiln,
  icon = "factory", flavour = "Follow the ruts. They follow the ruts too.",
}

-- Smoke out a kiln: in, and with what fits on a back.
mission "Put Out the Fire" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 1, reinforce = { 0, 1 }, keywords = { kilnworks },
  resources = 72, time = 13, objective = 6, loadout = 2, difficulty = 4, goal = kiln_dome, force = the_kiln,
  icon = "fire", flavour = "It has burned for six years. Somebody has to be the rain.",
  says = {
    at { soldier_down, effect = gain_xp(2, each_soldier) },
    add { experience = 1, of = all, when = target_is(kilnborn) },
  },
}

mission "Walk Out" {
  back = nest_location,
  region = karst_country, setting = infestation, entrance = 0, reinforce_none = true, keywords = { road, built },
  resources = 64, time = 13, objective = 5, difficulty = 3, goal = cut_off_depot, force = drift_and_kiln,
  icon = "return-arrow", flavour = "There was a road in. It was a good road.",
}
