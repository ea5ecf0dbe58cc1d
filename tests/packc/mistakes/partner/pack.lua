pack "partner" { title = "Needs the one that needs it", version = "1", system = "duel", needs = { "duel", "mistakes" } }
