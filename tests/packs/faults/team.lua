-- Soldiers, and what is dealt to them.
local function soldier(kind, name, odd)
  local card = { nation = ours, cost = 5, cover = 3, health = 2, printed = { sound_rifle } }
  for key, value in pairs(odd) do card[key] = value end
  kind(name)(card)
end

soldier(player, "Sound Soldier", { loadout = 9, keywords = { lockpick(5) } })
soldier(non_player, "Sound Gunner", { actions = { { 2, 2 }, { 1, 1 } } })
soldier(player, "soldier printed", { loadout = 9, printed = { "Yard" } })
soldier(non_player, "soldier actions", { actions = { { 2, 2 } } })
soldier(squad, "squad hits", { hits = { { 2, 0, 8 } } })
soldier(non_player, "soldier rows", { actions = { { 3, 2 }, { 2, 2 }, { 1, 1 } } })
soldier(squad, "soldier unarmed", { printed = {} })
soldier(squad, "soldier level", { level = 5 })
soldier(squad, "soldier promotes", { level = 1, hero_points = 3, promotes_to = sound_gunner })
soldier(player, "soldier counters", { loadout = 9, starts_with = { charge(3) } })
soldier(player, "soldier overladen", { loadout = 1 })
k9 "Sound Dog" { nation = ours, cost = 3, cover = 3, health = 2, handler = sound_soldier, deck = finds, objective = patrolled }
k9 "k9 handler" { nation = ours, cost = 3, cover = 3, health = 2, handler = sound_dog, deck = finds, objective = patrolled }

action "action idle" {}
action "action retain" { retain = 1, says = { at { soldier_turn, effect = draw(1) } } }
action "action covert support" { support = 1, covert = 1, says = { at { turn_begins, effect = draw(1) } } }
stress "stress idle" {}
overwatch "overwatch idle" {}
action "never dealt" { copies = 0, says = { at { soldier_turn, effect = draw(1) } } }
-- SPDX-License-Identifier: CC0-1.0
