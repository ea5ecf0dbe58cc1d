-- warfighter 1: seats 1, mission Dawn Raid
-- A Hostile that brings more of them at a moment which it brings about itself: procedures nested without end.
hostile "Rogue" { copies = 9, force = "wwii-europe:german-frontline", value = 1, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } }, keywords = { "wwii-europe:infantry" },
  says = { at { timer_moved, effect = draw_hostiles } } }
-- SPDX-License-Identifier: CC0-1.0
