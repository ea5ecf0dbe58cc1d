-- warfighter 1919480775: seats 2, practice 0, setting none, mission Red Sector, objective none, hostiles none, team wwii-expansions:First Wave, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Infantry" { replaces = "wwii-europe:infantry",
    says = {
        at { reinforcement_step, raise = bodies(1), effect = { draw_event("wwii-expansions:shore-defences", raised(1, 3), front), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
