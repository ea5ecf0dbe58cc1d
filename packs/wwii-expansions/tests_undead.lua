-- Tests of the Undead and of Clergy, in play.

local abbey = "mission What the Abbey Kept, team Father Aumont + School of the Lamp + Chrism Mace"
local key = "mission What the Abbey Kept, team Sister Benedetta + School of the Key"
local none = "hand[0] =\nhostiles =\nhostile_discards =\n"
local function hostile(slot, name, more)
  return ("hostile[%d].card = %s\nhostile[%d].place = 1\nhostile[%d].target = 1\n"):format(slot, name, slot, slot) .. (more or "")
end

test "Blessed: better against the Undead, and the School helps" {
  setup = abbey, dice = { 3, 2 }, given = none .. hostile(0, "Shambling Squad"),
  acts = { "0 attack Father Aumont/1, Chrism Mace/5, Semi, Shambling Squad/1" }, expect = { "hostile[0].ekia = 1" },
}

test "Light Them: 1 Action and 3 Divinity for a Kill" {
  setup = abbey, given = none .. hostile(0, "Shambling Squad"),
  acts = { "0 use Father Aumont/1, Light Them/3", "0 choose hostile Shambling Squad/1" },
  expect = { "hostile[0].ekia = 1", "soldier[0].actions = 1", "soldier[0].xp = 0" },
}

test "Fasting: more Divinity, once" {
  setup = key, given = none, acts = { "0 use Sister Benedetta/1, Fasting/4" }, expect = { "soldier[0].actions = 2" },
}

test "Shambling Squad is Fearless" {
  setup = abbey, dice = { 9, 1 }, given = none .. hostile(0, "Shambling Squad"),
  acts = { "0 attack Father Aumont/1, Chrism Mace/5, Semi, Shambling Squad/1" },
  expect = { "hostile[0].ekia = 1", "hostile[0].suppress = 0" },
}
-- SPDX-License-Identifier: CC-BY-4.0
