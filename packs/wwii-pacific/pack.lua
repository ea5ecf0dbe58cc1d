-- Warfighter in the Pacific, 1942 to 1945: cards of our own, in jungle and on coral.
pack "wwii-pacific" {
  title   = "WWII: Pacific",
  about   = "American and Australian patrols against Japanese Frontline and Elite troops, 1942-45",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
