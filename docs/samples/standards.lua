standard "Banner of the Docks" {
  copies = 2, icon = "anchor",
  says = { add { strike = 1, of = side, when = school(harbour) } },
}

standard "Court Favour" {
  copies = 1,
  says = {
    add { strike = 2, of = owner, when = { school(court), high } },
    set { hand = 8, of = owner },
  },
}

standard "Alley Rat" {
  copies = 2,
  says = {
    at { wounded, of = owner, effect = place(poison, 1, struck) },
    add { strike = 1, of = owner, per = struck_counters(poison) },
  },
}

standard "Slow Venom" {
  copies = 1,
  says = { at { turn_ends, of = foes, when = at_least(counters(poison), 3), effect = { wound(1, striker), remove(poison, 3, striker) } } },
}

standard "Old Campaigner" {
  copies = 1,
  says = {
    at { round_begins, may = true, cost = spend(resolve, 2), effect = mend(2) },
    at { raised, of = owner, effect = place(resolve, 2, me) },
  },
}

standard "Grim Surgeon" {
  copies = 1,
  says = { at { wounded, of = foes, cost = { discard(1), health(1) }, effect = draw(3) } },
}

standard "Drummer" {
  copies = 1,
  says = {
    at { round_begins, effect = draw(1, each_ally) },
    at_most { hand = 5, of = foes },
  },
}

standard "Relic" {
  copies = 1,
  says = {
    add { damage = 1, of = owner, when = at_least(health, 3), unless = fewer_than(standards, 2) },
    at_least { parry = 3, of = side },
  },
}

standard "Last Stand" {
  copies = 1,
  says = {
    times { parry = 2, of = owner, when = fewer_than(health, 2) },
    add { to_hit = -1, of = owner, when = at_least(round, 6) },
  },
}

standard "Whispering Idol" {
  copies = 1,
  says = { at { turn_ends, of = owner, may = true, cost = spend(resolve, 1), effect = { discard(1, a_foe), place(poison, 1, a_foe) } } },
}

standard "War Chest" {
  copies = 1,
  says = { at { raised, of = owner, effect = draw(1, per(standards)) } },
}

standard "Keen Eye" {
  copies = 1, keywords = { heraldic(1) },
  says = { add { strike = 1, of = owner, when = keyword(keen), per = my_counters(resolve) } },
}
