-- Hostiles, Events, Encounters.
local function foe(name, odd)
  local card = { force = guard, value = 1, reticles = 2, cover = 3, range = { 0, 1 }, chart = { { 2, 8, 1 }, { 1, 9, 1 } } }
  for key, value in pairs(odd) do card[key] = value end
  hostile(name)(card)
end

foe("Sound Foe", { keywords = { fox } })
foe("hostile idle", { chart = {} })
foe("hostile rows", { chart = { { 3, 8, 1 }, { 1, 9, 1 } } })
foe("hostile distance", { distance = 3 })
foe("hostile event", { event = true })
foe("hostile door", { door = { { 3, 2, 3 } } })
foe("hostile results", { results = { { 1, 10, 1 } } })
foe("hostile fetch", { keywords = { hound }, says = { at { hostile_placed, of = actor, effect = fetch(hound, 5) } } })

event "event idle" { deck = finds }
event "event gone" { deck = finds, says = { add { movement = -1, of = all } } }
event "event stays" { deck = finds, stays = true, says = { at { event_drawn, effect = suppress(1, each_soldier) } } }
event "event trap" { deck = finds, trap = lockpick, says = { at { event_drawn, effect = suppress(1, each_soldier) } } }
encounter "encounter rolls" { deck = finds, says = { at { reward, effect = gain_xp(1) } } }
action "Look Around" { says = { at { soldier_turn, effect = draw_event(finds, 1) } } }
-- SPDX-License-Identifier: CC0-1.0
