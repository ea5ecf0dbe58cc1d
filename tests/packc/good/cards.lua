require "words"

strike "Fist" {
  copies = 3, strength = 2, damage = 1, line = high, school = brawl, keywords = { keen, heavy(2) },
  fury = { { 7, 1 }, { total = 9, damage = 3 } },
  icon = "fist", art = "fist.png", flavour = "Ouch.", credit = "Nobody", text = "Hits.\nHard.",
  says = {
    add { strike = 1, damage = 2, when = { high, at_least(counters(poison), 2) },
          unless = { round, fewer_than(cards, 3) } },
    times { damage = 2, of = with, per = standards },
    at { struck, of = with, when = school(brawl), cost = { discard(1), spend(poison, 2) }, raise = health(2), may = true,
         effect = { draw(raised(1, 3)), place(poison, 2, struck), add { strength = raised(1, 2), per = cards },
                    wound(1, each_foe, per(my_counters(poison))), set { strength = 0 }, discard } },
  },
}
punch("Jab", 1)
for i, name in ipairs { "One", "Two", "Three" } do
  punch("Punch " .. name, i)
end
parry "Duck" { against = { -2, 3 } }
parry "Weave" { against = 4 }
guard "Fists Up" { line = high, replaces = "duel:high-guard" }
standard "Pennant" {
  says = {
    add { strike = 1, of = side }, set { hand = 5, of = foes }, add { damage = 1, of = with },
    at { turn_ends, of = owner, unless = keyword(keen), effect = mend(2, an_ally) },
  },
}
weather "Rain" { says = { at_most { to_hit = 8 }, set { hand = 4, when = round } } }
local feint = ploy "Feint" { says = { at { struck, effect = remove(poison, 1, me) } } }
deck "Everything" { cards = { fist(6), "High Cut", { "duel:low-thrust", 2 }, feint, jab(3) } }
