-- The Action deck, third part: fire, cold, and what is gathered in the field.

local upgun = xp(1)

action "Fuel to Burn" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "jerrycan", flavour = "He opened the valve as far as it went, and then a little farther.",
  says = {
    at { declares_attack, when = { unless_raised(me), fire }, raise = upgun, effect = add { attack_roll = 2, cover_roll = 1 } },
    at { declares_attack, when = { me, weapon(ranged) }, raise = upgun, effect = add { attack_roll = raised(1, 2) } },
  },
}

action "Brittle" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "shatter", flavour = "It broke like a cup.",
  says = {
    at { attack_rolled, when = { unless_raised(me), target_slow }, raise = upgun, effect = add { attack_roll = 3, cover_roll = 2 } },
    at { attack_rolled, when = me, raise = upgun, effect = add { cover_roll = raised(1, 2) } },
  },
}

action "Hard Frost" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "snowflake-2", flavour = "At six in the morning even a kiln is sorry for itself.",
  says = { at { soldier_turn, raise = upgun, effect = { slow(raised(1, 2), a_hostile), pin(1, a_hostile) } } },
}

action "Gleaner's Hoard" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "locked-chest", flavour = "Teeth, buttons, a wedding ring, and eleven working batteries.",
  says = { at { soldier_turn, raise = upgun, effect = { gain(field_point, raised(1, 2)), draw(1) } } },
}

action "Strip the Carcass" {
  copies = 2, settings = { infestation },
  back = nest_action,
  icon = "bowie-knife", flavour = "The glands first, while they are warm.",
  says = { at { soldier_turn, cost = discard(1), raise = upgun, effect = gain(field_point, raised(2, 3)) } },
}

action "Depot Answers" {
  copies = 1, settings = { infestation },
  back = nest_action,
  icon = "radio", flavour = "Send again, over. And then, after a while: on its way.",
  says = {
    at { soldier_turn, cost = spark(field_point, 1), effect = { resupply(2, each_soldier_here), draw(2) } },
    at { soldier_turn, effect = draw(1) },
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
