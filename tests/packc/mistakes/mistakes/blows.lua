counter "Poison" { most = 3 }
keyword "Keen" { says = { add { strike = n, of = with } } }
school "Brawl" {}

strke "Slip" { strength = 1, damage = 1 }                            -- a kind
strike "Jab" { strenght = 1, damage = 1 }                            -- a field; and so strength is missing
strike "Hook" { strength = "three", damage = 1 }                     -- a type
strike "Cross" { strength = 1, damage = 40 }                         -- a number out of range
strike "Swing" { strength = 1, damage = 1, school = brwl }           -- a school
strike "Cut" { strength = 1, damage = 1, keywords = { kean(2) } }    -- a keyword
strike "Hook" { strength = 2, damage = 1 }                           -- a card declared twice
parry "Duck" { against = { 5, 2 } }                                  -- a range that is none
strike "Low" { strength = 1, damage = 1, line = middle }             -- a choice
strike "Many" { strength = 1, damage = 1, fury = { { 7, 1 }, { 8 } } }       -- a row that is too short
