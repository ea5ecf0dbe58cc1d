-- Settings for drills: cards of the proving ground played by the rules of another Setting, with the words that it lists.
setting "Jungle Drill" { shares = true, keywords = {
  men_alone, marked_reinforcements, open_fire, no_way_out, free_activation, -- called in
} }
setting "Nest Drill" { shares = true, keywords = {
  men_alone, marked_reinforcements, open_fire, careful_activation, -- called in
} }
