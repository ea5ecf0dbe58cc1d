-- The Setting: rules that are there, and what is new in it.

local cold_track = require "tables".cold

counter "Cold" { most = cold_track.most }               -- the track: on the Mission, from 0 to its last space
deck "Winds" { returns = true }                         -- the cup: what is drawn goes back at once
deck "Forecast" {}                                      -- the deck: what is drawn lies aside until none is left

setting "Weather War" {
  era = wwii_era, decks = { winds, forecast },
  keywords = { fast_hostiles, establish_target, careful_activation, cards_for_the_team },
  says = {
    -- the track
    at { mission_begins, effect = gain(cold, cold_track.start, mission) },
    add { entrance = 1, of = all, when = at_least(tally(cold), cold_track.slow) },
    add { attack_roll = -1, of = all, when = at_least(tally(cold), cold_track.numb) },
    add { hostile_roll = -1, of = all, when = at_least(tally(cold), cold_track.numb) },
    at { emptied, unless = at_least(tally(cold), 1), effect = { draw(1, each_soldier), rally(9, each_soldier) } },
    -- a wind each Turn, a forecast each third
    at { turn_begins, effect = draw_event(winds, 1) },
    at { turn_begins, when = { at_least(turn, 3), fewer_than(turn, 4) }, effect = draw_event(forecast, 1) },
    at { turn_begins, when = { at_least(turn, 6), fewer_than(turn, 7) }, effect = draw_event(forecast, 1) },
    at { turn_begins, when = { at_least(turn, 9), fewer_than(turn, 10) }, effect = draw_event(forecast, 1) },
  },
}

-- ---- the cup ---------------------------------------------------------------------

local function wind(name, copies, icon, effect)
  event(name) { back = sky, deck = winds, copies = copies, icon = icon,
    says = { at { event_drawn, of = actor, effect = effect } } }
end

wind("Still Air", 3, "sun", gain(cold, -1, mission))
wind("Light Breeze", 3, "wind-slap", gain_xp(1, each_soldier))
wind("North Wind", 4, "windsock", gain(cold, 1, mission))
wind("Fall Wind", 2, "tornado", { gain(cold, 2, mission), suppress(1, each_soldier) })
wind("Warm Wind", 1, "thermometer-hot", gain(cold, -3, mission))

-- ---- the deck --------------------------------------------------------------------

event "Clear by Noon" {
  back = sky, deck = forecast, icon = "sunrise",
  says = { at { event_drawn, of = actor, effect = { draw(1, each_soldier), gain(cold, -1, mission) } } },
}
event "Two Days' Storm" {
  back = sky, deck = forecast, icon = "snowing", cancel = 2,
  says = { at { event_drawn, of = actor, effect = { timer(-1), gain(cold, 2, mission) } } },
}
event "Fog Bank" {
  back = sky, deck = forecast, icon = "fog", stays = true,
  says = {
    add { attack_roll = -1, of = all, when = at_least(range, 1) },
    add { hostile_roll = -2, of = all, when = at_least(range, 1) },
    at { hostile_turn_ends, effect = end_event },
  },
}
event "Cracks in the Ice" {
  back = sky, deck = forecast, icon = "cracked-glass", stays = true,
  says = { add { entrance = 1, of = all, when = place_is(sea_ice) }, at { eliminates, effect = end_event } },
}
event "Their Aeroplane" {
  back = sky, deck = forecast, icon = "biplane", cancel = 1,
  says = { at { event_drawn, of = actor, effect = reinforce(2) } },
}
event "Ours for Once" {
  back = sky, deck = forecast, icon = "airplane",
  says = { at { event_drawn, of = actor, effect = { timer(1), resupply(1, each_soldier) } } },
}
-- SPDX-License-Identifier: CC0-1.0
