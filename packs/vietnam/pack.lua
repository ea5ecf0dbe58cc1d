-- Warfighter in Vietnam, 1965 to 1972: cards of our own, in the hills, on the rivers and under the ground.
pack "vietnam" {
  title   = "Vietnam",
  about   = "American, South Vietnamese and Australian patrols against local and regular forces, 1965-72",
  version = "1",
  author  = "the Grognard project",
  licence = "CC-BY-4.0",
  system  = "warfighter",
  needs   = { "settings" },
}
-- SPDX-License-Identifier: CC-BY-4.0
