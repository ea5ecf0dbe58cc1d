-- Words of this pack: counters, keywords, schools and a deck.

counter "Poison"  { most = 6, icon = "poison-bottle" }
counter "Resolve" { most = 3, icon = "heart-shield" }

keyword "Keen"     { says = { add { strike = n, of = with } } }
keyword "Brutal"   { says = { add { damage = n, of = with, unless = high } } }
keyword "Venomous" { says = { at { wounded, of = with, effect = place(poison, n, struck) } } }
keyword "Heraldic" { says = { at { raised, of = with, effect = draw(n) } } }
keyword "Feinting" { says = { at { struck, of = with, when = fewer_than(cards, 3), effect = add { strength = n } } } }

school "Harbour" {}
school "Court"   {}

deck "Alley Fight" {
  cards = { harbour_hook(6), gut_punch(6), rusty_blade(4), { "Parry", 8 }, alley_rat(3), dirty_trick(4), slip_away(3) },
}
