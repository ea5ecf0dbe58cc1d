-- Warfighter in the present day: cards of our own for the Standard Mission.  It stands alone.
pack "modern" {
  title   = "Modern Day",
  about   = "American and Norwegian patrols by daylight against invented forces, in dry hills and an old port",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
