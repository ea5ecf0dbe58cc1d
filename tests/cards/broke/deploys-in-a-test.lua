-- warfighter 206: seats 1, practice 0, setting none, mission In by One, objective none, hostiles none, team Two and a Box, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Ranged" { replaces = "modern:ranged",
    says = {
        at { tests, effect = { deploy(each_soldier), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
