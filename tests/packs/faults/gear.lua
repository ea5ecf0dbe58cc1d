-- Weapons, Equipment, Skills, Service Records.
local function rifle(name)
  return function(odd)
    local card = {
      cost = 2, keywords = { ranged }, chart = { { 0, 2, 6 }, { 1, 2, 7 } }, semi = 1, caliber = ball, ammo = 3,
    }
    for key, value in pairs(odd) do card[key] = value end
    weapon(name)(card)
  end
end

rifle "Sound Rifle" {}
rifle "weapon keyword" { keywords = {} }
rifle "weapon mode" { semi = 0, chart = {} }
rifle "weapon chart" { chart = {} }
rifle "weapon range twice" { chart = { { 0, 2, 6 }, { 0, 2, 7 } } }
rifle "weapon gap" { chart = { { 0, 2, 6 }, { 2, 2, 7 } } }
rifle "weapon chart unread" { semi = 0, strong = { { 1, 1, 6, 0, 0 } } }
rifle "weapon dice" { semi = 2 }
rifle "weapon melee dice" { combo = { { 1, 1, 6, 0, 0 } } }
rifle "weapon ammo" { ammo = 0 }
weapon "weapon caliber" { cost = 2, keywords = { ranged }, chart = { { 0, 0, 6 } }, semi = 1, ammo = 3 }
weapon "weapon reload" { cost = 2, keywords = { ranged }, chart = { { 0, 2, 6 } }, semi = 1 }
rifle "weapon part" { part = true }
rifle "weapon second" { second = sound_rifle }
rifle "weapon mode xp" { auto_xp = 1 }
rifle "weapon by dice" { by_dice = true }
rifle "weapon bipod" { bipod = helps }
rifle "gear copies" { copies = 2 }

equipment "equipment idle" { cost = 1 }
equipment "armor cover" { cost = 1, coverage = hound }
equipment "armor overlap" { cost = 1, coverage = hound, protects = { { 1, 6, 3 }, { 4, 9, 4 } } }
equipment "equipment counters" { cost = 1, counters = 2, says = { add { movement = 1, of = actor } } }
equipment "equipment boost" { cost = 1, boost = 2, says = { add { movement = 1, of = actor } } }

skill "skill idle" { cost = 1 }
skill "skill needs itself" { cost = 1, needs = { "skill needs itself" }, says = { add { movement = 1, of = actor } } }
skill "skill gives itself" { cost = 1, gives = { "skill gives itself" } }
skill "skill never had" { cost = -1, says = { add { movement = 1, of = actor } } }

service_record "Sound Record" { cost = 1, player = true, dates = { { 1944, 6 } }, says = { add { movement = 1, of = actor } } }
service_record "record nobody" { cost = 1, dates = { { 1944, 6 } }, says = { add { movement = 1, of = actor } } }
service_record "record date" { cost = 1, player = true, dates = { { 1944, 13 } }, says = { add { movement = 1, of = actor } } }
-- SPDX-License-Identifier: CC0-1.0
