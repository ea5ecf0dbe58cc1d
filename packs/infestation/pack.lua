-- Warfighter in an infested country: cards of our own, against a life that came with the hail and eats lime.
pack "infestation" {
  title   = "Infestation",
  about   = "The Reclamation Service against what came with the hail: grazers, hunters, and the kilns they build",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
