-- Traps of the tunnels: Events of the Hostile deck.  Who enters first must know them, or who is there already.

-- Harm of a roll below 4, of a roll that still fails; `more` has what else is to be said of the card.
local function armed(name, ability, bonus, worst, bad, more)
  more.back, more.region, more.settings, more.value = "Vietnam Event", tunnels, { vietnam_war }, 0
  more.trap, more.trap_roll = ability, bonus
  more.says = {
    at { sprung, of = with, when = fewer_than(check, 4), effect = worst },
    at { sprung, of = with, when = at_least(check, 4), unless = passed, effect = bad },
  }
  event(name)(more)
end

armed("Viper on a String", trailcraft, 1, { wound(2, actor), suppress(1, actor) }, wound(1, actor),
      { icon = "snake", flavour = "Hung by the tail at the height of a face. Two steps, the old hands call it." })
armed("Grenade in a Tin", sapping, 1, { wound(2, actor), suppress(1, each_soldier_here) }, wound(1, actor),
      { copies = 2, icon = "canned-fish", flavour = "Pull the wire and the tin lets go." })
armed("Stakes Below the Sill", trailcraft, 2, wound(1, actor), suppress(1, actor), { icon = "bamboo" })
armed("Box of Scorpions", trailcraft, 1, suppress(2, actor), suppress(1, actor),
      { stays = true, icon = "scorpion", flavour = "A shoe box, a lid, a thread. The box can be filled again." })
armed("Shell with a Pressure Plate", sapping, 0, { wound(3, actor), suppress(1, each_soldier_here) },
      { wound(1, actor), suppress(1, actor) }, { icon = "artillery-shell" })
armed("Roof on Two Props", sapping, 2, { discard(2, actor), suppress(2, actor) }, discard(1, actor),
      { icon = "falling-rocks", flavour = "The props are bamboo, and one of them is a lever." })
armed("Gas That Lies Low", trailcraft, 1, { wound(1, actor), add_fatigue(1) }, suppress(1, actor),
      { icon = "poison-gas", flavour = "The candle goes out first. Bring a candle." })
armed("Crossbow at Knee Height", sapping, 2, wound(1, actor), suppress(1, actor), { copies = 2, icon = "crossbow" })

-- ---- and what is no trap -----------------------------------------------------------------

event "Radio Under the Floor" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event, region = tunnels,
  icon = "radio-tower",
  says = { at { event_drawn, of = actor, effect = { gain_xp(1, each_soldier), draw(1, each_soldier) } } },
}
event "Fresh Air from Somewhere" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event, region = tunnels,
  icon = "wind-slap", flavour = "Another hole. Ours, or theirs?",
  says = { at { event_drawn, of = actor, effect = { find_location(1, each_soldier), rally(1, each_soldier) } } },
}
event "The Torch Goes Out" {
  copies = 1, settings = { vietnam_war }, value = 0,
  back = vietnam_event, region = tunnels, cancel = 1,
  icon = "flashlight",
  says = { at { event_drawn, of = actor, effect = { suppress(1, each_soldier_here), discard(1, each_soldier_here) } } },
}
-- SPDX-License-Identifier: CC-BY-4.0
