-- Eras, the Settings that belong to them, and optional rules: words that the packs of all Settings share.
pack "settings" {
  title   = "Settings and Eras",
  about   = "Eras and their Settings, with the switches each of them sets; optional rules",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
}
-- SPDX-License-Identifier: CC-BY-4.0
