-- warfighter 314: seats 4, practice 0, setting none, mission No Word from the Survey, objective none, hostiles none, team Those Who Would Not Wait, declared none, transport none, contract none, escalation none, escalated 0, overwatch none, added none, reputation 0, wounded none, sitrep none, rules none, insertion none, extraction none
keyword "Fast" { replaces = "settings:fast",
    says = {
        at { attack_step, effect = { move_objective(1, mission), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
