-- Cards are data: a kind, a name, and what is so about it.  Two dashes begin a remark.
--
--   grognard pack check .          tells all mistakes, each with its place
--   grognard pack show --pack .    prints the cards as the engine understands them
--   grognard pack test .           runs the tests in tests.lua
--   grognard play --pack .         a Mission with them in its decks
--
-- All words that can be used: grognard pack language --system warfighter

-- A keyword: what it says becomes part of every card that bears it.  `n` is the number
-- that the card gives it: keywords = { dug_in(1) }.
keyword "Dug In" {
  says = {
    add { cover = n, of = target, unless = explosion },     -- of = target: when this very card is Attacked
  },
}

-- A Hostile.  `chart`: with so many active, so high a roll makes so many Wounds.
hostile "Rear Guard" {
  copies = 2, force = german_frontline, value = 2, reticles = 2, cover = 3, range = { 0, 2 },
  chart = { { active = 2, roll = 8, wounds = 1 }, { active = 1, roll = 9, wounds = 1 } },
  keywords = { infantry, dug_in(1) },
  icon = "trench-spade", flavour = "They were told to hold until dark. It is noon.",
}

-- An Action card is played from the hand, here when its Soldier declares an Attack: `me`.
-- For a further price, here an Experience Point, it is stronger: that is to Upgun it.
action "Steady Breath" {
  copies = 3,
  says = {
    at { declares_attack, when = { me, weapon(ranged) }, unless = moved, raise = xp(1),
         effect = add { attack_roll = raised(1, 3) } },
  },
  icon = "reticule",
}

-- A Skill or Equipment speaks for the Soldier who has it: `of = actor` when he acts, `of = target`
-- when he is Attacked.  It is bought with the team: "team PFC Lindqvist + M1 Carbine + Whistle".
skill "Quick on His Feet" {
  cost = 2,
  says = {
    add { movement = 1, of = actor },
    add { hostile_roll = -1, of = target, when = moved },
  },
  icon = "sprint",
}

equipment "Whistle" {
  cost = 1, weight = 0,
  says = {
    at { soldier_turn, cost = { action(1), per_turn(1) }, effect = rally(1, each_soldier_here) },
  },
  icon = "whistle",
}

-- An Event that stays speaks where it lies: `of = here`.
event "Burning Barn" {
  copies = 1, region = europe, stays = true, cancel = 1,
  says = {
    add { terrain_cover = -1, of = here },
    at { hostile_turn_ends, when = fewer_than(hostiles, 2), effect = end_event },
  },
  icon = "barn",
}
