-- Hostiles of the Kiln: what stokes, carries, builds and guards, and the Mothers.

-- ---- value 0 ---------------------------------------------------------------

hostile "Stoker" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 0, reticles = 1, cover = 3, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  keywords = { kilnborn, stirs(1), screened },
  icon = "coal-wagon", flavour = "It feeds the fire. When it hurries, everything hurries.",
}

hostile "Ember Mite" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 0, reticles = 1, cover = 2, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  place = targeted, keywords = { kilnborn, flat_to_the_ground(1), fast },
  icon = "fire-ring", flavour = "As long as a hand, and so hot that the grass marks its way.",
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Porters" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 1, reticles = 3, cover = 3, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = behind, distance = 1, keywords = { builder },
  icon = "ant", flavour = "In file, each with a block of the town hall.",
}

hostile "Slakers" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 1, reticles = 2, cover = 3, range = { 0, 1 }, field = { field_point(1) },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  results = { { active = 1, roll = 8, result = 1 }, { active = 2, roll = 7, result = 2 } },
  keywords = { builder },
  icon = "steam", flavour = "White spray, then white steam, then you see nothing for a while.",
  says = {
    at { result, of = actor, effect = suppress(1, attacked) },
    at { result, of = actor, when = at_least(result, 2), effect = discard(1, attacked) },
  },
}

hostile "Flue Runner" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 1, reticles = 1, cover = 4, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 1, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 2 } },
  place = targeted, keywords = { kilnborn, fast },
  icon = "centipede", flavour = "Up the inside of the chimney, down the outside, forty feet a second.",
}

hostile "Wall Tenders" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 1, reticles = 2, cover = 4, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 2, cost = 3 }, { active = 1, cost = 2 } },
  place = front_most, keywords = { builder },
  icon = "brick-pile", flavour = "The gap was there this morning.",
}

hostile "Clinker Brood" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 1, reticles = 4, cover = 2, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 3, roll = 8, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { kilnborn, brood },
  icon = "burning-embers", flavour = "A week old and all mouth.",
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Kiln Guard" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 2, reticles = 2, cover = 4, range = { 0, 0 }, field = { field_point(2) },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { kilnborn, rending(1) },
  icon = "beetle-shell", flavour = "It grew to fit the gate. There is no other key.",
}

hostile "Chimney Drop" {
  copies = 3,
  back = nest_hostile,
  force = the_kiln, value = 2, reticles = 2, cover = 3, range = { 0, 0 }, field = { field_point(2) },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 8, wounds = 1 } },
  place = front_most, aims_at = random_here, keywords = { kilnborn, fast },
  icon = "falling-blob", flavour = "Nobody ever looks up. After the first time everybody looks up.",
}

hostile "Cinder Bellows" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 2, reticles = 2, cover = 4, range = { 0, 2 }, field = { field_point(2) },
  chart = { { active = 2, roll = 9, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  results = { { active = 2, roll = 5, result = 1 }, { active = 2, roll = 7, result = 2 } },
  keywords = { builder, rending(1) },
  icon = "flamer", flavour = "What the Drift's Bellows does with slurry this one does with coals.",
  says = {
    at { result, of = actor, when = at_least(result, 2), effect = wound(1, attacked) },
    at { result, of = actor, unless = at_least(result, 2), effect = discard(1, attacked) },
  },
}

hostile "Singer" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 2, reticles = 1, cover = 4, range = { 0, 3 }, field = { field_point(3) },
  place = beyond, distance = 1, keywords = { builder, calls(1), keeps_off(2) },
  icon = "cricket", flavour = "It draws one leg over the other, and five miles off they put down what they carry.",
}

hostile "Bone Mason" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 2, reticles = 2, cover = 4, range = { 0, 0 }, field = { field_point(2) },
  chart = { { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  keywords = { builder, screened },
  icon = "bone-knife", flavour = "Ribs for laths, and mortar between. It builds while you shoot.",
  says = { add { cover = 1, of = here, unless = itself } },
}

-- ---- value 3 and more ------------------------------------------------------

hostile "Kiln Lancer" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 3, reticles = 2, cover = 5, range = { 0, 0 }, field = { field_point(3) },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 99 }, { active = 1, roll = 8, wounds = 2 },
  },
  aims_at = costliest, keywords = { kilnborn, overkill, rending(2), fast },
  icon = "spear-hook", flavour = "The lance is grown, shed, and grown again. They find them in engine blocks.",
}

hostile "Smelter" {
  copies = 2,
  back = nest_hostile,
  force = the_kiln, value = 3, reticles = 3, cover = 5, range = { 0, 1 }, field = { field_point(3) },
  chart = {
    { active = 3, roll = 7, wounds = 2 }, { active = 3, roll = 10, wounds = 3 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { kilnborn, overkill, fearless },
  icon = "furnace", flavour = "It carries its own fire. Yours will not impress it.",
  says = { add { cover = 3, of = target, when = spray } },
}

-- ---- those that an Objective is about ---------------------------------------

hostile "Glass Courser" {
  copies = 1,
  back = nest_hostile,
  force = the_drift, value = 4, reticles = 3, cover = 4, range = { 0, 0 }, field = { field_point(4) },
  chart = {
    { active = 2, roll = 6, wounds = 2 }, { active = 2, roll = 10, wounds = 99 }, { active = 1, roll = 7, wounds = 2 },
  },
  keywords = { hunter, overkill, rending(1), fast },
  icon = "crystal-growth", flavour = "Twelve summers old, they reckon. You see the barn through it.",
}

hostile "Old Porcelain" {
  copies = 1,
  back = nest_hostile,
  force = the_kiln, value = 4, reticles = 3, cover = 6, range = { 0, 1 }, field = { field_point(4) },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 99 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 2, cost = 2 } },
  keywords = { builder, overkill, fearless, shell(2) },
  icon = "porcelain-vase", flavour = "It has glazed itself, coat over coat. Rounds ring on it like spoons on a cup.",
}

hostile "Kiln Mother" {
  copies = 1,
  back = nest_hostile,
  force = the_kiln, value = 5, reticles = 5, cover = 5, range = { 0, 1 }, field = { field_point(5) },
  chart = {
    { active = 4, roll = 6, wounds = 2 }, { active = 4, roll = 10, wounds = 99 },
    { active = 2, roll = 8, wounds = 2 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 3, cost = 3 }, { active = 1, cost = 2 } },
  keywords = { kilnborn, overkill, fearless, rending(2), stirs(1) },
  icon = "queen-crown", flavour = "She does not come out. She has no door that she would fit through.",
  says = { at { reinforcement_step, effect = reinforce(2) } },
}
-- SPDX-License-Identifier: CC-BY-4.0
