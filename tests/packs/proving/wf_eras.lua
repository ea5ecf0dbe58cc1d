-- Cards for wf_eras.c: Eras, Settings that share their decks or do not, forces by type, Events in the Hostile deck, Sitreps.
era "Old Days" {}
era "New Days" {}
setting "Far Coast" { era = old_days }
setting "Home Ground" { era = old_days, shares = true, says = { set { location_plays = 3, of = all } } }
setting "Plain Days" { era = new_days, shares = true }

force "Traders" { nation = green }
force "Marauders" { nation = green }
force "All Reds" { nation = red, parts = { reds, red_guards } }
force "Odd Lot" { nation = red, parts = { reds, marauders } }
hostile "Trader" { copies = 5, force = traders, value = 1, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 9, wounds = 1 } } }
hostile "Raider" { copies = 5, force = marauders, value = 3, cover = 2, range = { 0, 1 }, chart = { { active = 1, roll = 7, wounds = 1 } } }

mission "Landfall" { region = coast, resources = 60, time = 10, objective = 6, setting = far_coast, goal = harbour, force = traders, reinforce = { 0, 1 } }
mission "Home Drill" { region = plain, resources = 60, time = 10, objective = 6, setting = home_ground, goal = post, force = reds, reinforce_none = true }
location "Sandbar" { region = coast, copies = 0, reinforce_none = true, hostiles = { { points = 0, value = 2 } } }

action "Far Cry" { copies = 6, settings = { far_coast }, says = { at { soldier_turn, effect = gain_xp(1) } } }
action "Old Tune" { copies = 3, settings = { far_coast, home_ground }, says = { at { soldier_turn, effect = gain_xp(1) } } }
marker "Far Map" { copies = 2, settings = { far_coast } }
event "Squall" { back = "Enemy", copies = 3, region = coast, value = 1, settings = { far_coast }, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }
event "Gale" { back = "Enemy", copies = 2, region = coast, value = 2, settings = { far_coast }, says = { at { event_drawn, of = actor, effect = suppress(2, each_soldier_here) } } }
event "Calm Sea" { copies = 2, settings = { far_coast }, says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier_here) } } }

player "Oldham" { nation = blue, cost = 10, movement = 1, cover = 2, health = 5, loadout = 12, era = old_days }
player "Newman" { nation = green, cost = 10, movement = 1, cover = 2, health = 5, loadout = 12, era = new_days }
weapon "Old Gun" { cost = 1, keywords = { ranged }, era = old_days, semi = 1, chart = { { range = 0, reload = 0, hit = 7 } } }
weapon "New Gun" { cost = 1, keywords = { ranged }, era = new_days, semi = 1, chart = { { range = 0, reload = 0, hit = 7 } } }
equipment "New Box" { cost = 1, era = new_days, says = { at { soldier_turn, effect = draw(1) } } }
skill "Old Ruse" { cost = 1, era = old_days, says = { add { attack_roll = 1, of = actor } } }
equipment "Old Ration" { cost = 0, weight = 1, era = old_days, field = { field_point(1) }, copies = 2, says = { at { soldier_turn, cost = expend(1), effect = gain_actions(1) } } }
skill "New Song" { cost = -1, era = new_days, says = { at { soldier_turn, cost = spend(1), effect = rally(1) } } }
service_record "New File" { cost = 1, player = true, skills = { new_song(1) } }
skill "New Ruse" { cost = 1, era = new_days, says = { add { attack_roll = 1, of = actor } } }

sitrep "Bad Maps" { gain = 2, per_location = true, says = { add { hostile_value = 1, of = all } } }
sitrep "Good Maps" { pay = 3 }
sitrep "Bribe" { gain = 5, settings = { far_coast } }
sitrep "Coast Watch" { region = coast, gain = 1 }
setting "Bad Backs" { era = new_days }
event "Odd One" { copies = 1, value = 1, settings = { bad_backs }, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }
event "Even One" { copies = 1, settings = { bad_backs }, says = { at { event_drawn, of = actor, effect = suppress(1, each_soldier_here) } } }

-- A Setting with a deck and a cup of its own, and one that has forgotten to bring its deck.
deck "Almanac" {}
deck "Straws" { returns = true }
setting "Fair Days" { era = new_days, shares = true, decks = { almanac, straws },
  says = { at { turn_begins, effect = { draw_event(almanac, 1), draw_event(straws, 1) } } } }
setting "Lost Days" { era = new_days, shares = true, says = { at { turn_begins, effect = draw_event(almanac, 1) } } }
event "Dry Day" { deck = almanac, copies = 3, says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } }
event "Short Straw" { deck = straws, copies = 2, says = { at { event_drawn, of = actor, effect = gain_xp(1, each_soldier) } } }
setting "Dumb Days" { era = new_days }
-- SPDX-License-Identifier: CC0-1.0
