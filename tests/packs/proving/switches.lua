-- Settings for drills: cards of the proving ground played by the rules of another Setting, with the words that it lists.
setting "Jungle Drill" { shares = true, keywords = {
  -- fast
  keeping_range,
} }
setting "Nest Drill" { shares = true, keywords = {
  -- fast
  establish_target, content_in_range,
} }
