-- Warfighter by night: cards of our own for the Setting Shadow War.  Soldiers and Gear of the daytime pack go along.
pack "shadow-war" {
  title   = "Shadow War",
  about   = "patrols by night, against the garrison of a cold coast and the guards of a great works",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "modern", "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
