-- A Setting that no book has, of words that are there: two-sided Hostiles, some of them Fast, and a Timer
-- that hurries.  Soldiers, gear and Locations are those of the pack "vietnam"; the rest is here.
pack "fever" {
  title   = "Fever Country",
  about   = "A valley under quarantine: who lies still may be asleep",
  version = "1",
  author  = "the Grognard project",
  licence = "CC0-1.0",
  system  = "warfighter",
  needs   = { "settings", "vietnam" },
}
-- SPDX-License-Identifier: CC0-1.0
