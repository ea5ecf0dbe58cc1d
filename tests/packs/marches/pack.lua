-- Campaigns for tests/campaign, fought with the Soldiers, Gear and Hostiles of the proving ground.
pack "marches" {
  title = "Marches", version = "1", author = "the Grognard project", licence = "CC0-1.0",
  system = "warfighter", needs = { "settings", "proving" },
}
-- SPDX-License-Identifier: CC0-1.0
