-- Every construct of the language, once.
pack "brawlers" {
  title = "Brawlers", about = "Fists and feet.", version = "1", author = "Nobody", licence = "CC0-1.0",
  system = "duel", needs = { "duel" },
}
