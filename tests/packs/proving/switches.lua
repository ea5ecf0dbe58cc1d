-- Settings for drills: cards of the proving ground played by the rules of another Setting, with the words that it lists.
setting "Jungle Drill" { shares = true, keywords = {
  -- striking and checks
  turning_on_strikers, striking_arms, stepping_back, bodyguards, repeated_success,
  -- fast
  keeping_range,
} }
setting "Nest Drill" { shares = true, keywords = {
  -- fast
  fast_hostiles, establish_target, content_in_range,
} }
