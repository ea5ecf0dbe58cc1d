-- What squares show, and what lies between them: every board and overlay of the pack is drawn with these words.
-- A word's letter stands for it in drawings; capitals are the harder sister of the small letter where there is one.

-- ---- ways: no symbol, only a look ----

terrain "Road" { letter = "=", look = "road" }
terrain "Track" { letter = ":", look = "track" }
terrain "Sand" { letter = "S", look = "sand" }
terrain "Paving" { letter = "'", look = "paving" }
terrain "Bridge" { letter = "b", look = "bridge" }
terrain "Rails" { letter = "i", look = "rails" }
terrain "Footbridge" { meant = { word_unused = "for boards that others draw" }, letter = "B", look = "bridge", no_light = true, no_heavy = true }
terrain "Alley" { meant = { word_unused = "for boards that others draw" }, letter = "a", look = "paving", no_light = true, no_heavy = true }     -- between two houses
terrain "Hollow Way" { letter = "q", look = "track", obscures = 1, defence = 1 }

-- ---- what grows ----

terrain "Thicket" { letter = "t", obscures = 1, defence = 1 }
terrain "Wheat" { letter = "y", look = "wheat", obscures = 1 }
terrain "Orchard" { letter = "o", look = "orchard", obscures = 1, defence = 1 }
terrain "Garden" { letter = "g", look = "garden", defence = 1, no_light = true }
terrain "Hedgerow" {
  letter = "h", blocks = true, defence = 2, difficult = true, no_light = true, no_heavy = true, hedgerow = true,
}
terrain "Cut Hedgerow" { letter = "C", blocks = true, defence = 2, hedgerow = true }    -- by a cutter
terrain "Forest" { letter = "f", obscures = 2, defence = 1 }
terrain "Deep Forest" { letter = "F", look = "heart", obscures = 2, defence = 2, no_light = true, no_heavy = true }

-- ---- water and soft ground ----

terrain "River" { letter = "~", water = true }
terrain "Ford" { letter = "v", look = "ford", difficult = true }
terrain "Reeds" { letter = "W", water = true, obscures = 1, defence = 1 }
terrain "Mud" { meant = { word_unused = "for boards that others draw" }, letter = "m", difficult = true }
terrain "Marsh" { letter = "M", look = "marsh", difficult = true, no_light = true, no_heavy = true }
terrain "Flooded Field" { letter = "w", look = "marsh", no_heavy = true }

-- ---- stone and slopes ----

terrain "Rock" { letter = "r", look = "rocks", blocks = true, no_infantry = true, no_light = true, no_heavy = true }
terrain "Boulders" { letter = "Q", look = "rocks", obscures = 1, defence = 2, no_light = true, no_heavy = true }
terrain "Dune" { letter = "d", look = "dune", obscures = 1, defence = 1, no_light = true }
terrain "High Dune" {
  letter = "D", look = "dune", blocks = true, defence = 1, difficult = true, no_light = true, no_heavy = true,
}
terrain "Ditch" { meant = { word_unused = "for boards that others draw" }, letter = "l", look = "ditch", defence = 1, no_light = true }
terrain "Embankment" {
  letter = "e", look = "bank", obscures = 2, defence = 1, difficult = true, no_light = true, no_heavy = true,
}
terrain "Graveyard" { letter = "G", look = "graves", obscures = 1, defence = 1, no_light = true, no_heavy = true }
terrain "Timber" { letter = "L", look = "logs", obscures = 1, defence = 2, no_light = true, no_heavy = true }
terrain "Haystack" { letter = "K", look = "hay", obscures = 2, defence = 1, no_light = true }

-- ---- works of war ----

terrain "Sandbags" { letter = "s", obscures = 1, defence = 2, position = true, opportunity = true, no_light = true }
terrain "Foxhole" { letter = "j", look = "foxhole", defence = 2, position = true, opportunity = true }
terrain "Trench" { letter = "n", look = "trench", defence = 3, position = true, opportunity = true, no_light = true }
terrain "Barbed Wire" { letter = "X", look = "wire", difficult = true, no_light = true }
terrain "Wire Belt" { letter = "#", look = "wire", no_infantry = true, no_light = true }
terrain "Tank Ditch" { letter = "Z", look = "ditch", defence = 1, difficult = true, no_light = true, no_heavy = true }
terrain "Hedgehogs" { letter = "H", look = "hedgehogs", defence = 1, no_light = true, no_heavy = true }
terrain "Crater" { letter = "c", look = "crater", defence = 1, no_light = true }

-- ---- buildings ----

terrain "Floor" { letter = "_", inside = true, blocks = true, defence = 3, no_light = true, no_heavy = true }
terrain "Open Floor" { letter = "p", inside = true, obscures = 1, defence = 2, no_light = true, no_heavy = true }
terrain "Bunker Floor" {
  letter = "k", inside = true, bunker = true, blocks = true, opportunity = true, defence = 3, no_light = true,
  no_heavy = true,
}
terrain "Rubble" { letter = "u", ruin = true, obscures = 1, defence = 2, difficult = true, no_light = true }
terrain "Charred Timber" { letter = "V", ruin = true, obscures = 1, defence = 1, no_light = true }
terrain "Wreckage" { letter = "x", look = "wreck", obscures = 1, defence = 1, no_light = true }

-- ---- edges ----

edge "Wall" { letter = "|", no_passage = true, blocks = true }
edge "Door" { letter = "D", entrance = true, opening = true, blocks = true }    -- in and out, and fire too
edge "Back Door" { letter = "d", entrance = true, blocks = true }       -- in and out, and no fire
edge "Window" { letter = "W", no_passage = true, opening = true, blocks = true }
edge "Embrasure" { letter = "E", look = "slit", no_passage = true, opening = true, blocks = true }
edge "Doorway" { letter = "=", look = "doorway" }                       -- between two rooms
edge "Inner Door" { letter = "i", blocks = true }                       -- between two rooms, and shut
edge "Low Wall" { letter = "l", look = "stones", obscures = 1 }
edge "Hedge" { letter = "~", obscures = 1 }
edge "Tall Hedge" { letter = "T", look = "tall", blocks = true }
edge "Fence" { letter = "f", look = "fence", no_passage = true, opening = true }    -- one looks through it
edge "Parapet" { letter = "P", look = "stones", obscures = 2 }
-- SPDX-License-Identifier: CC-BY-4.0
