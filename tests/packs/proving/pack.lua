-- A proving ground for the rules of warfighter: plain cards whose numbers are easy to reckon with,
-- and those of the rulebooks' worked examples.  The tests of tests/rules/ play with them.
pack "proving" {
  title = "Proving Ground", version = "1", author = "the Grognard project", licence = "CC0-1.0",
  system = "warfighter", needs = { "settings" },
}
-- SPDX-License-Identifier: CC0-1.0
