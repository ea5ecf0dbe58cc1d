-- Warfighter in Europe, 1944 and 1945: cards of our own for the Standard Mission.
pack "wwii-europe" {
  title   = "WWII: Europe",
  about   = "American and British patrols against German Frontline and Elite troops, 1944-45",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
}
-- SPDX-License-Identifier: CC-BY-4.0
