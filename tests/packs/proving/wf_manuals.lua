-- Cards for wf_manuals.c: the Hostile of the Vietnam manual's example, 4 Reticles and Pen 1.
hostile "Example Squad" {
  copies = 0, force = reds, value = 2, reticles = 4, cover = 3, range = { 0, 1 }, says = { add { hostile_cover_roll = 1, of = actor } },
  chart = { { active = 4, roll = 9, wounds = 3 }, { active = 1, roll = 9, wounds = 2 } },
}
hostile "Carcass" { copies = 0, force = reds, value = 2, reticles = 2, cover = 1, range = { 0, 0 }, field = { field_point(3) } }
location "Steep Toll" { region = plain, copies = 0, entrance = 3, reinforce_none = true }
-- SPDX-License-Identifier: CC0-1.0
