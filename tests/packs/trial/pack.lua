-- A drill ground for the rules of heroes: plain counters whose numbers are easy to reckon with.
-- The tests of tests/heroes/ play with them.
pack "trial" {
  title = "Drill Ground", version = "1", author = "the Grognard project", licence = "CC0-1.0",
  system = "heroes",
}
-- SPDX-License-Identifier: CC0-1.0
