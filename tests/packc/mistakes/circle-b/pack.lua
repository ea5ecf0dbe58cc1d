pack "circle-b" { title = "The other half", version = "1", system = "duel", needs = { "duel", "circle-a" } }
