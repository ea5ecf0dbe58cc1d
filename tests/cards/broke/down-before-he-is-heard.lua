-- warfighter 520: seats 4, practice 0, setting none, mission No Lamp on the Hill, objective none, hostiles none, team Blackout, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Shadows" { replaces = "shadow-war:shadows",
    quiet = true,
    says = {
        at { tests, raise = spark("wwii-expansions:hardy-cold", 9), may = true, effect = { down(actor), extract(mission), add { passed = raised(-2, 3) }, } },
    } }
-- SPDX-License-Identifier: CC0-1.0
