-- Hostiles of the Drift: what grazes, gleans and hunts in the open country.

-- ---- value 0 ---------------------------------------------------------------

hostile "Rasp" {
  copies = 3,
  back = nest_hostile,
  force = the_drift, value = 0, reticles = 1, cover = 2, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  keywords = { grazer },
  icon = "snail", flavour = "A plate with a foot. It has eaten the kerb, and looks at your boots.",
}

hostile "Gleaner" {
  copies = 3,
  back = nest_hostile,
  force = the_drift, value = 0, reticles = 1, cover = 3, range = { 0, 0 }, field = { field_point(2) },
  chart = { { active = 1, roll = 9, wounds = 1 } },
  place = behind, distance = 1, keywords = { gleaning, fast },
  icon = "long-legged-spider", flavour = "Six thin legs, and a basket of ribs that are not its own.",
}

-- ---- value 1 ---------------------------------------------------------------

hostile "Rasp Carpet" {
  copies = 3,
  back = nest_hostile,
  force = the_drift, value = 1, reticles = 3, cover = 2, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 3, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { grazer, shell(1) },
  icon = "scales", flavour = "Edge over edge, like slates. You must walk on them.",
}

hostile "Gleaners at Work" {
  copies = 3,
  back = nest_hostile,
  force = the_drift, value = 1, reticles = 2, cover = 3, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { gleaning, fast },
  icon = "spider-alt", flavour = "They sort as they go: long ones, round ones, teeth.",
}

hostile "Kiteback" {
  copies = 3,
  back = nest_hostile,
  force = the_drift, value = 1, reticles = 1, cover = 4, range = { 0, 0 }, field = { field_point(2) },
  chart = { { active = 1, roll = 8, wounds = 1 } },
  place = targeted, keywords = { hunter, fast },
  icon = "manta-ray", flavour = "From the church roof, without a sound, and steeper than anything ought to glide.",
}

hostile "Sill" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 1, reticles = 2, cover = 3, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 2, roll = 7, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  place = front_most, aims_at = random_here, keywords = { hunter, flat_to_the_ground(2) },
  icon = "flatfish", flavour = "It lies where a doorstep would. It is warm.",
}

hostile "Spittle Cup" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 1, reticles = 1, cover = 3, range = { 0, 2 }, field = { field_point(1) },
  chart = { { active = 1, roll = 10, wounds = 1 } },
  results = { { active = 1, roll = 7, result = 1 } },
  keywords = { grazer, keeps_off(2) },
  icon = "pitcher", flavour = "Grows on gateposts. The wet on your sleeve begins to smoke.",
  says = { at { result, of = actor, effect = suppress(2, attacked) } },
}

hostile "Stilt Calves" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 1, reticles = 3, cover = 2, range = { 0, 0 }, field = { field_point(1) },
  chart = { { active = 3, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  place = rear_most, keywords = { grazer },
  icon = "giraffe", flavour = "Where calves are, something is calling them. Something else is listening.",
  says = { at { kills, of = target, effect = pin(1, this) } },
}

-- ---- value 2 ---------------------------------------------------------------

hostile "Courser Pair" {
  copies = 3,
  back = nest_hostile,
  force = the_drift, value = 2, reticles = 2, cover = 3, range = { 0, 0 }, field = { field_point(2) },
  chart = {
    { active = 2, roll = 7, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 8, wounds = 1 },
  },
  keywords = { hunter, fast },
  icon = "greyhound", flavour = "One runs at you. The other has stopped running, somewhere.",
}

hostile "Bellows" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 2, reticles = 2, cover = 3, range = { 1, 3 }, field = { field_point(2) },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 2, roll = 10, wounds = 2 }, { active = 1, roll = 9, wounds = 1 } },
  place = beyond, distance = 1, keywords = { grazer, keeps_off(2), rending(1) },
  icon = "bellows", flavour = "A sack as big as a van. It breathes in for a whole minute.",
}

hostile "Quencher" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 2, reticles = 3, cover = 4, range = { 0, 1 }, field = { field_point(2) },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  penalty = { { active = 2, cost = 1 } },
  keywords = { grazer, shell(1) },
  icon = "water-drop", flavour = "Quicklime in one stomach, water in the other. Do not be near when the wall goes.",
  says = { at { kills, of = target, when = fewer_than(range, 1), effect = wound(1, actor) } },
}

hostile "Stilt Herd" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 2, reticles = 4, cover = 3, range = { 0, 0 }, field = { field_point(2) },
  chart = { { active = 4, roll = 7, wounds = 1 }, { active = 2, roll = 9, wounds = 1 }, { active = 1, roll = 10, wounds = 1 } },
  penalty = { { active = 3, cost = 2 }, { active = 1, cost = 1 } },
  keywords = { grazer },
  icon = "cow", flavour = "They mean nothing by it. Each foot weighs a hundredweight.",
  says = { at { kills, of = target, effect = { push_back(1, this), pin(1, this) } } },
}

hostile "Geode Cluster" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 2, reticles = 2, cover = 4, range = { 0, 3 }, field = { field_point(4) },
  place = beyond, distance = 1, keywords = { brood, shell(2), keeps_off(9) },
  icon = "geode", flavour = "Grey balls in a ditch. Inside: crystals, and something turning over.",
  says = { at { reinforcement_step, when = in_range, effect = reinforce(1) } },
}

-- ---- value 3 and more ------------------------------------------------------

hostile "Courser Pack" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 3, reticles = 4, cover = 3, range = { 0, 0 }, field = { field_point(3) },
  chart = {
    { active = 4, roll = 6, wounds = 1 }, { active = 4, roll = 9, wounds = 2 },
    { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 },
  },
  penalty = { { active = 3, cost = 1 } },
  keywords = { hunter, overkill, fast },
  icon = "running-wolf", flavour = "It is the same sound as rain on a tin roof, and the sky is clear.",
}

hostile "Thresher" {
  copies = 2,
  back = nest_hostile,
  force = the_drift, value = 3, reticles = 2, cover = 5, range = { 0, 0 }, field = { field_point(3) },
  chart = {
    { active = 2, roll = 7, wounds = 2 }, { active = 2, roll = 10, wounds = 99 }, { active = 1, roll = 8, wounds = 1 },
  },
  penalty = { { active = 1, cost = 2 } },
  keywords = { hunter, overkill, fearless, rending(1), shell(1) },
  icon = "mantis", flavour = "Two arms of chalk and wire. It does not chew. It has no need.",
}

hostile "Marl Walker" {
  copies = 1,
  back = nest_hostile,
  force = the_drift, value = 4, reticles = 4, cover = 5, range = { 0, 1 }, field = { field_point(4) },
  chart = {
    { active = 3, roll = 6, wounds = 2 }, { active = 3, roll = 10, wounds = 99 }, { active = 1, roll = 8, wounds = 2 },
  },
  penalty = { { active = 3, cost = 3 }, { active = 1, cost = 2 } },
  aims_at = costliest, keywords = { grazer, overkill, fearless, rending(2), shell(2), calls(1) },
  icon = "stone-crafting", flavour = "A piece of the quarry got up. There are saplings on it.",
}
-- SPDX-License-Identifier: CC-BY-4.0
