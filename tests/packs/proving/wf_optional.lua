-- Cards for wf_optional.c: optional rules.
rule "Markers Kept" { says = { set { keeps_markers = 1, of = all } } }
rule "Fast Waits" { says = { set { fast_waits = 1, of = all } } }
rule "Either Way" { says = { set { time_chosen = 1, of = all } } }
rule "Jams" {
  says = { set { jam_dice = 2, of = all, when = burst }, set { jam_dice = 2, of = all, when = auto }, add { resources = 1, of = all, when = automatic } },
}
rule "Keeping" { says = { set { saves_cards = 1, of = all } } }
weapon "Crank Gun" { cost = 1, keywords = { ranged }, auto = 3, chart = { { range = 0, reload = 2, hit = 9 } } }
weapon "Sure Gun" { cost = 1, keywords = { ranged }, caliber = long, ammo = 3, auto = 3, chart = { { range = 0, reload = 0, hit = 9 } } }
skill "Laurels" { cost = 1, says = { add { hand_size = 1, of = actor } } }      -- revised in packs/proving-two
-- SPDX-License-Identifier: CC0-1.0
