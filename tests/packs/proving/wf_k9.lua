-- For tests/rules/wf_k9.c.  Wade and Gus have the numbers of the rulebook's pair, Tripwire those of its Encounter.
back "K9" { of = { "k9" } }
back "Finding" { of = { "encounter" } }
deck "Findings" {}
counter "Discipline" { most = 9 }
keyword "Sniffs Bombs" {}
keyword "Is Friendly" {}
keyword "Finds People" {}
keyword "Is a Threat" {}
keyword "Handles" {}
keyword "For Dogs" {}

player "Wade" { nation = blue, cost = 18, movement = 3, cover = 2, health = 6, loadout = 10, keywords = { handles(7) } }
non_player "Nils" {
  nation = blue, cost = 10, movement = 1, cover = 2, health = 3, keywords = { handles(8) }, printed = { plain_rifle },
  actions = { { health = 3, actions = 2 }, { health = 2, actions = 2 }, { health = 1, actions = 1 } },
}
k9 "Gus" {
  nation = blue, cost = 4, movement = 4, cover = 7, health = 3, handler = wade, deck = findings, objective = for_dogs,
  keywords = { sniffs_bombs(5), is_friendly(7), finds_people(6), is_a_threat(4) }, starts_with = { discipline(3) },
}
k9 "Rex" {
  nation = blue, cost = 30, movement = 0, cover = 7, health = 2, handler = nils, deck = findings, objective = for_dogs,
  keywords = { sniffs_bombs(6), is_friendly(6), finds_people(6), is_a_threat(6) }, starts_with = { discipline(1) },
}
k9 "Second Dog" { nation = blue, cost = 1, cover = 7, health = 2, handler = wade, deck = findings, objective = for_dogs, printed = { plain_rifle } }
skill "Whistle" { cost = 1, says = { add { actions = 1, of = all } } }
action "Good Boy" { copies = 0, says = { at { soldier_turn, effect = { gain_actions(1, each_soldier), free_move(each_soldier) } } } }

encounter "Tripwire" {
  copies = 2, deck = findings, value = 2, ignore = 3, rolls = { sniffs_bombs(-1), handles }, second = { sniffs_bombs(-1) },
  says = {
    at { tests, of = with, when = testing(sniffs_bombs), cost = pay(discipline, 1), effect = add { bonus = 4 } },
    at { tests, of = with, when = testing(handles), cost = xp(1), effect = add { bonus = 1 } },
    at { tests, of = with, when = testing(handles), cost = discard(2), effect = add { bonus = 3 } },
    at { reward, of = with, effect = draw(1) },
    at { failure, of = with, effect = wound(1, pair) },
    at { worse, of = with, effect = { wound(9, my_k9), wound(9, me) } },
  },
}
encounter "Voices" {
  copies = 2, deck = findings, value = 1, rolls = { finds_people, is_friendly(1) },
  says = { at { reward, of = with, effect = timer(1) }, at { failure, of = with, effect = suppress(1, me) } },
}
objective "Kennels" {
  region = plain, entrance = 1, eliminate = true, reinforce_none = true, keywords = { for_dogs },
  hostiles = { { points = 0, value = 1 } }, says = { at { objective_activated, effect = encounter(findings) } },
}
objective "Dog House" { region = plain, destroy = dump, reinforce_none = true, keywords = { for_dogs }, hostiles = { { points = 0, value = 0 } } }
location "Five" { region = plain, copies = 0, entrance = 5, reinforce_none = true, hostiles = { { points = 0, value = 5 } } }
action "Wait For It" { copies = 0, says = { at { draws_hostiles, effect = add { value = -1 } } } }
action "Go On" { copies = 0, says = { at { soldier_turn, effect = free_move(me) } } }
location "Thorns" { region = plain, copies = 0, reinforce_none = true, says = { at { moved, of = target, effect = wound(1, actor) } } }
action "Have At Them" { copies = 0, says = { at { soldier_turn, effect = free_attack(each_soldier) } } }
encounter "Delay" { copies = 0, deck = findings, rolls = { is_a_threat }, says = { at { failure, of = with, effect = timer(-9) } } }
-- wf_dogs.c: what a K9 never does.
mission "Lost Handler" { region = plain, resources = 114, time = 18, objective = 4, goal = stray_kennel, force = reds, entrance = 0, reinforce_none = true, types = { rescue }, rescues = { "non_player" }, rescued = 1 }
objective "Stray Kennel" { region = plain, types = { rescue }, entrance = 0, reinforce_none = true, keywords = { for_dogs }, hostiles = { { points = 0, value = 0 } } }
weapon "Side Guns" { cost = 0, mounted = true, semi = 1, keywords = { ranged }, chart = { { range = 0, reload = 0, hit = 7 } }, says = { set { free_attacks = 2, of = with } } }
k9 "Gun Dog" { nation = blue, cost = 1, cover = 7, health = 2, handler = wade, deck = findings, objective = for_dogs, printed = { side_guns } }
location "Shut Cage" { region = plain, copies = 0, reinforce_none = true, hand_to_hand = 0, hostiles = { { points = 0, value = 0 } }, keywords = { close_quarters_combat } }
action "Sleep On It" { copies = 0, says = { at { soldier_turn, effect = actions_later(1, each_soldier) } } }
action "Call To It" { copies = 0, says = { at { soldier_turn, effect = reinforce(9, each_location) } } }
action "Bring Them Out" { copies = 0, says = { at { soldier_turn, effect = draw_hostiles(each_location) } } }
-- SPDX-License-Identifier: CC0-1.0
