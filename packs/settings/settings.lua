-- Eras and Settings.  What a Setting changes of the rules it says here, by the words of switches.lua, and nowhere else.
-- One that lists none plays by the standard rules.  With `shares`, cards that name no Setting lie in its decks too.

era "WWII Era" {}
era "Cold War Era" {}
era "Modern Era" {}
era "Near Future Era" {}
era "Fantasy Era" {}

setting "WWII Europe"      { era = wwii_era, shares = true }
setting "WWII Pacific"     { era = wwii_era }
setting "Korean War"       { era = wwii_era }
setting "WWII Undead"      { era = wwii_era, shares = true }

setting "Vietnam War"      { era = cold_war_era, keywords = {
  men_alone, marked_reinforcements, open_fire, no_way_out, free_activation, -- called in
} }
setting "Resistance"       { era = cold_war_era }

setting "Modern Daytime"   { era = modern_era }
setting "Shadow War"       { era = modern_era }
setting "Private Military" { era = modern_era }

setting "Infestation"      { era = near_future_era, keywords = {
  men_alone, marked_reinforcements, open_fire, careful_activation, -- called in
} }
