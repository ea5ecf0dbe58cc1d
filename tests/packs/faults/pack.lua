-- One fault for each check of warfighter's cards, on a card that is called like the check; all others are sound.
-- tests/cli/checks.py wants each told of, and nothing else.
pack "faults" {
  title = "Faults", version = "1", author = "the Grognard project", licence = "CC0-1.0", system = "warfighter",
}
-- SPDX-License-Identifier: CC0-1.0
