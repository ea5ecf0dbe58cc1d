ploy "Dirty Trick" {
  copies = 2, icon = "sand-castle",
  says = { at { struck, effect = { add { strength = -1 }, place(poison, 1, striker) } } },
}

ploy "Slip Away" {
  copies = 2,
  says = { at { struck, cost = discard(1), raise = discard(1), effect = add { strength = raised(-2, -5) } } },
}

ploy "Cold Nerve" {
  copies = 1,
  says = { at { struck, cost = spend(resolve, 1), when = high, effect = { set { strength = 0 }, draw(1) } } },
}

ploy "Desperate Grab" {
  copies = 1,
  says = { at { struck, cost = health(1), effect = { discard(2, striker), wound(raised(1, 2), striker) }, raise = discard(1) } },
}

ploy "Rally Cry" {
  copies = 1,
  says = { at { struck, effect = { place(resolve, 1, each_ally), draw(1, an_ally) } } },
}

ploy "Scatter" {
  copies = 1,
  says = { at { struck, cost = discard(2), effect = { discard(1, each_foe), add { strength = -1, per = standards } } } },
}
