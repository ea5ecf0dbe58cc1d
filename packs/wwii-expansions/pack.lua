-- Warfighter in WWII beyond the Standard Mission: what the special Missions, close combat, vehicles and the Undead need.
pack "wwii-expansions" {
  title   = "WWII: Expansions",
  about   = "special Missions, close combat, ability rolls, vehicles and stranger things, for WWII: Europe",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "wwii-europe", "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
