-- Sample cards for the duel.  Between them they use every word that its cards can use;
-- docs/sample-cards.md is what `grognard pack show` says of them.
pack "samples" {
  title   = "Sample cards",
  about   = "Every word of the duel's cards, used at least once",
  version = "1",
  author  = "the Grognard project",
  licence = "CC0-1.0",
  system  = "duel",
  needs   = { "duel" },
}
