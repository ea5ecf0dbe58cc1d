-- warfighter 86: seats 2, practice 0, setting none, mission Under the City, objective none, hostiles none, team Out of Their Time, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
setting "WWII Europe" { replaces = "wwii-europe:wwii-europe",
    era = "wwii-europe:wwii-era",
    shares = true,
    says = {
        at_most { starting_bodies = -1 },
    } }
-- SPDX-License-Identifier: CC0-1.0
