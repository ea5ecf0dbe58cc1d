-- One fault for each check of the duel's cards, on a card that is called like the check.
-- tests/cli/checks.py wants each told of, and nothing else.
pack "faults-duel" {
  title = "Faults of Blows", version = "1", author = "the Grognard project", licence = "CC0-1.0", system = "duel",
  needs = { "duel" },
}
-- SPDX-License-Identifier: CC0-1.0
