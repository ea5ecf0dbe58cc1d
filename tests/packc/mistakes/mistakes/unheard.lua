-- Rows that would never speak, and words where they cannot stand.
counter  "Brine"     { most = 3 }
strike   "Mine"      { strength = 1, damage = 1, says = { add { strike = 1, of = owner } } }
ploy     "Mute"      { copies = 2 }
ploy     "Value"     { says = { add { strike = 1 } } }
ploy     "Late"      { says = { at { wounded, effect = draw(1) } } }
weather  "Toll"      { says = { at { struck, cost = discard(1), effect = draw(1, struck) } } }
weather  "Nobody"    { says = { at { struck, effect = draw(1) } } }
weather  "Foe"       { says = { at { struck, effect = wound(1, a_foe) } } }
weather  "Whose"     { says = { add { strike = 1, when = standards } } }
standard "Over"      { says = { at { wounded, effect = add { strength = 1 } } } }
standard "Itself"    { says = { add { strike = 1, of = self } } }
standard "Turned"    { says = { add { strike = 1, when = at_least(3, health) } } }
standard "Quoted"    { says = { at { struck, effect = draw(2, "me") } } }
standard "Briny"     { says = { add { strike = 1, when = brine } } }
standard "Strength"  { says = { add { strength = 1 } } }
school   "Here, now" {}
test     "loaded"    { acts = { "0 pass" }, dice = { 6, 0 } }
