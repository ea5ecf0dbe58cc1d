-- Settings for drills: cards of the proving ground played by the rules of another Setting, with the words that it lists.
setting "Jungle Drill" { shares = true, keywords = {} }
setting "Nest Drill" { shares = true, keywords = {} }
