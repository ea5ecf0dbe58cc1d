-- What this pack is.  Its name is that of its ids: a card here is "tideway:breaker".
pack "tideway" {
  title   = "Tideway",
  about   = "Brawls between low water and high, where everybody ends up wet",
  version = "1",
  author  = "the Grognard project",
  licence = "CC0-1.0",
  system  = "duel",
  needs   = { "duel" },
}
-- SPDX-License-Identifier: CC0-1.0
