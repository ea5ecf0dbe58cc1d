-- No cards, but tests of what cards of several packs do on one table.
pack "night-works" {
  title   = "Works by Night",
  about   = "Fortifications in a Mission by night",
  version = "1",
  author  = "the Grognard project",
  licence = "CC0-1.0",
  system  = "warfighter",
  needs   = { "settings", "shadow-war", "wwii-expansions" },
}
-- SPDX-License-Identifier: CC0-1.0
