-- Settings for drills: cards of the proving ground played by the rules of another Setting, with the words that it lists.
setting "Jungle Drill" {
  shares = true,
  keywords = {
    -- two sides
    -- arms
    cards_for_the_team, no_lightening,
    -- called in
    -- striking and checks
  },
}
setting "Nest Drill" {
  shares = true, any_nation = true,
  keywords = {
    -- two sides
    -- arms
    cards_for_the_team, lightening_by_points, loose_attachments, slow_counters,
    -- called in
    -- fast
  },
}
