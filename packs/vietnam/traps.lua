-- Traps of the tunnels: Events of the Hostile deck.  Who enters first must know them, or who is there already.

local function trap(name, ability, bonus, harm, more)
  local row = {
    back = "Vietnam Event", region = tunnels, settings = { vietnam_war }, value = 0, stays = true,
    copies = more.copies or 1,
    says = {
      at { event_drawn, of = actor, when = at_least(soldiers_here, 1),
           effect = test(ability, bonus, each_soldier_here) },
      at { moved, of = here, effect = test(ability, bonus, actor) },
      at { tested, of = here, when = { testing(ability), passed }, effect = end_event },
      at { tested, of = here, when = testing(ability), unless = passed, effect = harm },
    },
    icon = more.icon, flavour = more.flavour,
  }
  event(name)(row)
end

trap("Viper on a String", trailcraft, 1, { wound(2, actor), end_event },
     { icon = "snake", flavour = "Hung by the tail at the height of a face. Two steps, the old hands call it." })
trap("Grenade in a Tin", sapping, 1, { wound(2, actor), suppress(1, each_soldier_here), end_event },
     { copies = 2, icon = "canned-fish", flavour = "Pull the wire and the tin lets go." })
trap("Stakes Below the Sill", trailcraft, 2, { wound(1, actor), suppress(1, actor), end_event },
     { icon = "bamboo" })
trap("Box of Scorpions", trailcraft, 1, { suppress(2, each_soldier_here), end_event },
     { icon = "scorpion", flavour = "A shoe box, a lid, a thread." })
trap("Shell with a Pressure Plate", sapping, 0, { wound(3, actor), suppress(1, each_soldier_here), end_event },
     { icon = "artillery-shell" })
trap("Roof on Two Props", sapping, 2, { discard(2, actor), suppress(1, each_soldier_here), end_event },
     { icon = "falling-rocks", flavour = "The props are bamboo, and one of them is a lever." })
trap("Gas That Lies Low", trailcraft, 1, { wound(1, each_soldier_here), end_event },
     { icon = "poison-gas", flavour = "The candle goes out first. Bring a candle." })
trap("Crossbow at Knee Height", sapping, 2, { wound(1, actor), end_event },
     { copies = 2, icon = "crossbow" })

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
