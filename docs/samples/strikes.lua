strike "Harbour Hook" {
  copies = 2, strength = 2, damage = 1, line = high, school = harbour, icon = "fist",
  flavour = "Taught nightly behind the fish market.",
}

strike "Gut Punch" {
  copies = 2, strength = 1, damage = 1, line = low, school = harbour,
  keywords = { brutal(1) },
}

strike "Rusty Blade" {
  copies = 1, strength = 1, damage = 1, line = low,
  keywords = { venomous(2) },
}

strike "Master's Cut" {
  copies = 1, strength = 3, damage = 1, line = high, school = court,
  keywords = { keen(1), feinting(2) },
  fury = { { total = 10, damage = 1 }, { total = 12, damage = 2 } },
}

-- The same name as one of the duel's own, in its place: stronger, and rarer.
strike "Wild Swing" {
  copies = 2, strength = 5, damage = 1, line = high,
  replaces = "duel:wild-swing",
}
