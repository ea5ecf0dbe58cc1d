-- Warfighter for hire: a private company's people, from Level 1 to Level 6, and the work that is found for them.
-- Action cards, Skills and Equipment without a flag are those of the present day.
pack "pmc" {
  title   = "Private Military Contractor",
  about   = "ten people for hire, each at six Levels, in a city of our own and its embassy quarter",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "modern", "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
