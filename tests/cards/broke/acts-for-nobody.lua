-- heroes 1037: seats 2, practice 0, scenario The Villa beyond the Marsh, army1 none, army2 none, army3 none, army4 none
scenario "The Villa beyond the Marsh" { replaces = "heroes-normandy:the-villa-beyond-the-marsh",
    initiative = 0,
    goal = 5,
    difficulty = 6,
    width = 24,
    height = 10,
    decided = "goal",
    boards = { "heroes-normandy:marsh-causeway", "heroes-normandy:manor-park", },
    boards_at = { { 0, 0, 0, }, { 12, 0, 0, }, },
    overlays = { "heroes-normandy:villa", "heroes-normandy:trench-line", "heroes-normandy:foxholes", "heroes-normandy:copse", "heroes-normandy:sandbag-nest", "heroes-normandy:shed", },
    overlays_at = { { 12, 1, 0, }, { 12, 6, 0, }, { 3, 3, 0, }, { 7, 2, 0, }, { 10, 4, 0, }, { 19, 7, 0, }, },
    zones = { { 0, 0, 0, 3, 10, }, { 1, 12, 0, 12, 10, }, },
    objectives = { { 0, 12, 1, 5, 3, 5, 1, }, { 1, 4, 6, 3, 3, 1, 1, }, { 1, 9, 4, 3, 2, 2, 1, }, { 2, 19, 7, 2, 2, 2, 2, }, },
    events = { { 2, 1, 1, 1, 0, 0, }, { 4, 0, 1, 2, 0, 0, }, { 6, 0, 2, 1, 0, 0, }, { 7, 2, 5, 0, 0, 0, }, },
    armies = { "heroes-normandy:causeway-battalion", "heroes-normandy:villa-kampfgruppe", },
    says = {
        at { dice, effect = { act_now(actor), } },
    } }
-- SPDX-License-Identifier: CC0-1.0
