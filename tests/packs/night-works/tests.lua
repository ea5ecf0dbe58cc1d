-- WF-FRT-09: any Mission may be declared to have Fortifications.
test "Armoured Cupola: nobody surprises concrete by night" {
  setup = "mission In by One, declared Strongpoints, team Sergeant Halloran + MP5SD", dice = { 1, 1 },
  given = "hand[0] =\nhostiles =\nhostile[0].card = Armoured Cupola\nhostile[0].place = 1\nhostile[0].awareness = 1\n",
  acts = { "0 attack Sergeant Halloran/1, MP5SD/1, Semi, Armoured Cupola/1" },
  expect = { "hostile[0].awareness = 2" },
}
-- SPDX-License-Identifier: CC0-1.0
