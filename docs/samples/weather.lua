weather "Thick Fog" { says = { add { strike = -1 }, at_most { damage = 1 } } }

weather "Plague Wind" {
  says = { at { round_begins, effect = place(poison, 1, everyone) }, add { health = -1 } },
}
