pack "circle-a" { title = "One half of a circle", version = "1", system = "duel", needs = { "duel", "circle-b" } }
