-- What squares and their edges show.

-- What a vehicle leaves behind.
terrain "Wreckage" { letter = "x", obscures = 1, defence = 1, no_light = true }
