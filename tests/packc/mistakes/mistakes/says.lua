standard "Values"   { says = { add { strke = 1 } } }
standard "Points"   { says = { at { stuck, effect = draw(1) } } }
standard "Verbs"    { says = { at { struck, effect = { draw(1), wnd(1) } } } }
standard "Targets"  { says = { at { struck, effect = wound(1, each_fow) } } }
standard "Measures" { says = { add { strike = 1, when = { high, standrads } } } }
standard "Counters" { says = { at { struck, effect = place(poisn, 2) } } }
standard "Choices"  { says = { at { struck, effect = { wound(1, a_foe), mend(1, an_ally) } } } }
standard "Tests"    { says = { add { strike = 1, when = { high, cards, health, round }, unless = standards } } }
standard "Raised"   { says = { at { struck, effect = draw(raised(1, 2)) } } }
standard "Raise"    { says = { at { struck, raise = discard(1), effect = draw(1) } } }
standard "Empty"    { says = {} }
standard "Costs"    { says = { at { struck, cost = spend(2), effect = draw(1) } } }
standard "Amounts"  { says = { at { struck, effect = draw(11) } } }
standard "Pending"  { says = { at { struck, effect = add { strenth = 1 } } } }
standard "Scopes"   { says = { add { strike = 1, of = enemies } } }
standard "Numbers"  { says = { add { strike = n } } }
school   "Silent"   { says = { add { strike = 1 } } }
standard "Rows"     { says = { adds { strike = 1 } } }
draw = 3
strike "Alone"
