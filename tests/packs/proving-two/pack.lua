-- A second pack beside the proving ground: its cards lie in decks that the first one names.
pack "proving-two" {
  title = "Proving Ground, Second Part", version = "1", author = "the Grognard project", licence = "CC0-1.0",
  system = "warfighter", needs = { "proving" },
}
event "Beet Clamp" { copies = 2, deck = zones, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier) } } }
event "Sentry" { copies = 3, deck = lines, says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } }
skill "Laurels" { replaces = "proving:laurels", cost = 4, says = { add { hand_size = 1, of = actor } } }
-- SPDX-License-Identifier: CC0-1.0
