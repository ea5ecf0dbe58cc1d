-- What Settings are put together from: rules by which they differ from the standard ones, each a word that sets the
-- switches of src/warfighter/switches.h.  A Setting lists those that hold in it (settings.lua).

-- ---- arms

-- Action cards can be kept for the next Entrance cost of any Soldier; for another Player Soldier they cannot.
keyword "Cards for the Team" { says = { set { saves_cards = 2, of = all } } }
-- Gear is not thrown away for the sake of the team's points.
keyword "No Lightening" { says = { set { lightens = 0, of = all } } }
-- It is, if it is worth a point.
keyword "Lightening by Points" { says = { set { lightens = 2, of = all } } }
-- Attachments are moved from Weapon to Weapon.
keyword "Loose Attachments" { says = { set { moves_attachments = 1, of = all } } }
-- Each Slow counter on a Hostile adds 1 to every die of an Attack on it.  The size is ours: the book has none.
keyword "Slow Counters" { says = { add { attack_roll = 1, of = all, per = target_slow } } }
