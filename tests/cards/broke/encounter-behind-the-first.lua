-- warfighter 20278888: seats 3, practice 0, setting none, mission Under the Rubble, objective none, hostiles none, team Search and Rescue, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Seasoned" { replaces = "wwii-europe:seasoned",
    says = {
        at { turn_opens, effect = { encounter("wwii-expansions:dog-encounters", each_location), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
