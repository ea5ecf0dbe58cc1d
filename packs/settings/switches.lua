-- What Settings are put together from: rules by which they differ from the standard ones, each a word that sets the
-- switches of src/warfighter/switches.h.  A Setting lists those that hold in it (settings.lua).

-- Vehicles that are Called In, and what may be done at the Objective.
keyword "Men Alone" { says = { set { vehicles_hold = 0, of = all } } }
keyword "Marked Reinforcements" { says = { set { marks_reinforcements = 1, of = all } } }
keyword "Open Fire" { says = { set { inactive_attacked = 1, of = all } } }
keyword "No Way Out" { says = { set { can_withdraw = 0, of = all }, set { outcome_roll = 0, of = all } } }
keyword "Free Activation" { says = { set { activating_plays = 0, of = all } } }
keyword "Careful Activation" { says = { set { activating_plays = 2, of = all } } }
