-- Stress: what happens in the heads of people who were never drilled.  It lies in the Action deck of a team with the
-- company's people.  First whom it hits and what spares them, then the ill of it, then the good.

local ours = { pmc }

local function strain(name)
  return function(card)
    card.nations = ours
    card.says = { at { stressed, of = with, effect = card.effect } }
    card.effect = nil
    stress(name)(card)
  end
end

-- ---- who has drawn it -------------------------------------------------------

strain "Sweaty Palms" {
  copies = 2, avoid = 1, effect = { discard(1, me), actions_later(1, me) },
  icon = "hand", flavour = "Then dry them, and everything takes half as long.",
}
strain "Tunnel Vision" {
  avoid = 1, effect = { suppress(1, me), actions_later(1, me) },
  icon = "dead-eye", flavour = "There was a street on both sides of it, too.",
}
strain "Should Have Stayed Home" {
  avoid = 2, effect = { discard(2, me), gain_xp(1, me) },
  icon = "family-house", flavour = "The lawn. The dog. The other one who mows it now.",
}
strain "Shaking Hands" {
  effect = { suppress(1, me), draw(2, me) },
  icon = "terror", flavour = "They stop as soon as there is something to hold.",
}
strain "Not in the Contract" {
  avoid = 1, effect = { discard(1, me), gain_xp(1, me) },
  icon = "scroll-unfurled", flavour = "Paragraph eleven. He can quote it while running.",
}
strain "Dry Mouth" {
  copies = 2, effect = { discard(1, me), rally(2, me) },
  icon = "water-flask", flavour = "Whoever drinks now has been in one place for too long.",
}
strain "Old Song in the Head" {
  avoid = 1, effect = { suppress(2, me), actions_later(1, me), gain_xp(1, me) },
  icon = "musical-notes", flavour = "Only the refrain, and only the first half of it.",
}

-- ---- one of the player's choice -----------------------------------------------

strain "Somebody Must Look" {
  affects = chosen, avoid = 2, effect = { wound(1, me), gain_xp(2, me) },
  icon = "spyglass", flavour = "Round the corner, quickly, and back. Not that quickly.",
}
strain "Wrong Boots" {
  affects = chosen, effect = { suppress(1, me), actions_later(1, me) },
  icon = "leather-boot", flavour = "New on Monday.",
}
strain "Quarrel Over the Map" {
  affects = chosen, avoid = 1, effect = { discard(1, me), suppress(1, me), draw(2, me) },
  icon = "treasure-map", flavour = "It was upside down. Nobody will say who held it.",
}
strain "Bad Water" {
  affects = chosen, avoid = 1, effect = { suppress(2, me), rally(1, each_soldier) },
  icon = "poison-bottle", flavour = "Everyone else laughs, and feels much better.",
}

-- ---- one by lot -----------------------------------------------------------------

strain "Ricochet" {
  affects = random, avoid = 2, effect = { wound(1, me), actions_later(1, me) },
  icon = "bullet-impacts", flavour = "Nobody fired it. Everybody heard it arrive.",
}
strain "Letter from the Bank" {
  affects = random, effect = { suppress(1, me), gain_xp(1, me) },
  icon = "files", flavour = "It found him here. They always find you.",
}
strain "Raw Nerves" {
  affects = random, avoid = 1, effect = { discard(1, me), actions_later(1, me) },
  icon = "shouting", flavour = "He is right, too. That makes it worse.",
}
strain "Jolt of Fear" {
  affects = random, avoid = 1, effect = { suppress(2, me), actions_later(2, me) },
  icon = "heartburn", flavour = "First the knees go. Then they go much faster.",
}
strain "Man Down Last Week" {
  affects = random, avoid = 2, effect = { discard(2, me), draw(1, each_soldier) },
  icon = "tombstone", flavour = "His mug is still on the hook.",
}
-- SPDX-License-Identifier: CC-BY-4.0
