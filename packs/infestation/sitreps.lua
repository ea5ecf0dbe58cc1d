-- Situation reports: what is known of the day before it begins, and what that is worth.

-- Cold slows them before it slows you.
sitrep "Frost on the Ground" {
  pay = 4, region = karst_country, settings = { infestation }, icon = "snowflake-1", flavour = "Until about nine they are slow.",
  says = { set { fast_acts = 0, of = all, when = fewer_than(turn, 5) } },
}

sitrep "They Run Only at Night" {
  pay = 6, settings = { infestation }, icon = "moon", flavour = "It is not night until it is.",
  says = { set { fast_acts = 0, of = all, unless = at_least(turn, 9) } },
}

sitrep "Imprinted" {
  pay = 2, settings = { infestation }, icon = "footprint", flavour = "Whom they have smelled first they follow.",
  says = { set { establishes_targets = 0, of = all } },
}

sitrep "Full-fed" {
  pay = 2, settings = { infestation }, icon = "meal", flavour = "The dairy herd went on Sunday. They lie about.",
  says = { set { establishes_targets = 0, of = all, when = fewer_than(turn, 7) }, add { hostile_roll = -1, of = all, when = fewer_than(turn, 3) } },
}

sitrep "Curious Today" {
  gain = 2, settings = { infestation }, icon = "run", flavour = "They do not stop where they could bite. They come to look.",
  says = { set { closes_unable = 1, of = all } },
}

sitrep "Swarming Weather" {
  gain = 4, region = karst_country, settings = { infestation }, icon = "heat-haze", flavour = "Close, and thunder somewhere.",
  says = { set { closes_unable = 1, of = all }, add { hostile_value = 1, of = all } },
}

sitrep "Wired On" {
  gain = 1, settings = { infestation }, icon = "wire-coil", flavour = "The armourer has lost his pliers, and solders.",
  says = { set { moves_attachments = 0, of = all } },
}

sitrep "Signed For" {
  gain = 2, settings = { infestation }, icon = "contract", flavour = "Each sight, each bolt, each bandage, in triplicate.",
  says = { set { moves_attachments = 0, of = all }, set { lightens = 1, of = all } },
}

sitrep "Depot on the Ridge" {
  pay = 3, settings = { infestation }, icon = "warehouse", flavour = "They can see you from there. They wave.",
  says = { add { resupply_cost = -1, of = all } },
}

sitrep "Fog on the Strip" {
  gain = 2, settings = { infestation }, icon = "fog", flavour = "What flies today flies twice as carefully.",
  says = { add { resupply_cost = 1, of = all } },
}
-- SPDX-License-Identifier: CC-BY-4.0
