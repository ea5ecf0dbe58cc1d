-- Mistakes that authors make; tests/packc/samples.c knows where each is.
pack "mistakes" {
  title = "Mistakes", version = "1", system = "duel",
  needs = { "duel", "brawlres", "partner" },
  colour = "red",
}
