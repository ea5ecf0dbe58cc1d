-- warfighter 20264960: seats 1, practice 0, setting none, mission Search and Clear, objective none, hostiles none, team Line Company, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
-- Each Event draws Hostiles and with them Events, and each of those asks who pays: thousands of questions between two acts.
keyword "Ranged" { replaces = "vietnam:ranged",
    ranged = true,
    says = {
        at { timer_advanced, of = all, raise = action(2), effect = { draw(raised(1, 9), a_soldier_here), } },
        at { event_drawn, of = all, effect = { draw_hostiles(objective), } },
    } }
keyword "Open Fire" { replaces = "settings:open-fire",
    says = {
        times { turns_over = 0, of = all },
    } }
keyword "Seasoned" { replaces = "vietnam:seasoned",
    says = {
        at { mission_begins, of = all, effect = { fetch("wwii-expansions:structure", 10, the_hostile), } },
    } }
keyword "Local" { replaces = "vietnam:local",
    says = {
        at { hostile_turn_ends, of = all, cost = discard(2), effect = { succeed(mission), } },
        at { assault_done, of = all, unless = xp, effect = { adjust_timer(5, mission), } },
    } }
keyword "Pen" { replaces = "vietnam:pen",
    says = {
        at { declares_attack, of = all, unless = deployed, cost = once_a_mission(1), effect = { timer(3, mission), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
