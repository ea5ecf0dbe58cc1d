-- Words that cards bear, and what other files call.
school "Brawl" {}
counter "Poison" { most = 5 }
keyword "Keen" { text = "Sharper by n.", says = { add { strike = n, of = with }, at_least { damage = -n } } }
keyword "Heavy" { says = { at { struck, of = with, effect = add { strength = n } } } }
back "Brawler" {}
back "Shut Fist" { of = { "guard" }, replaces = "duel:guard" }

function punch(name, strength)
  return strike(name) { strength = strength, damage = 1, line = low, back = "Brawler" }
end
