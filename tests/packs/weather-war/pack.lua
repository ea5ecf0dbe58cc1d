-- A Setting of its own with a track (Cold), a cup (Winds) and a deck (Forecast): sledge patrols against weather
-- stations on an arctic coast.  Made with docs/making-a-setting.md, which explains it.
pack "weather-war" {
  title   = "Weather War",
  about   = "Sledge patrols against weather stations, somewhere north of the last map",
  version = "1",
  author  = "the Grognard project",
  licence = "CC0-1.0",
  system  = "warfighter",
  needs   = { "settings" },
}
-- SPDX-License-Identifier: CC0-1.0
