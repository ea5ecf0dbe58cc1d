-- heroes 975: seats 2, practice 0, scenario The Level Crossing, army1 none, army2 none, army3 none, army4 none
scenario "The Level Crossing" { replaces = "heroes-normandy:the-level-crossing",
    rounds = 7,
    difficulty = 5,
    width = 24,
    height = 10,
    boards = { "heroes-normandy:railway-cutting", "heroes-normandy:wheatlands", },
    boards_at = { { 0, 0, 0, }, { 12, 0, 0, }, },
    overlays = { "heroes-normandy:station", "heroes-normandy:barn", "heroes-normandy:hedge-bank", "heroes-normandy:sandbag-nest", "heroes-normandy:bushes", },
    overlays_at = { { 7, 1, 0, }, { 20, 3, 0, }, { 13, 3, 0, }, { 10, 7, 0, }, { 2, 4, 1, }, },
    zones = { { 0, 0, 0, 3, 10, }, { 1, 21, 0, 3, 10, }, },
    objectives = { { 0, 7, 1, 5, 2, 3, 2, }, { 0, 16, 4, 3, 2, 3, 2, }, { 1, 4, 4, 3, 2, 3, 2, }, { 2, 10, 7, 1, 1, 1, 2, }, },
    events = { { 3, 2, 1, 1, 0, 0, }, { 5, 2, 4, 1, 0, 0, }, },
    armies = { "heroes-normandy:british-army-400", "heroes-normandy:german-army-400", },
    says = {
        set { attack = 14 },
    } }
-- SPDX-License-Identifier: CC0-1.0
