-- What Settings are put together from: rules by which they differ from the standard ones, each a word that sets the
-- switches of src/warfighter/switches.h.  A Setting lists those that hold in it (settings.lua).

-- Draws of Hostiles: by their Reticles and not by their value, from tables read by where the Objective lies; Events among
-- them count nothing; where the number is 0 one comes.  What the team is worth is then of no account.
keyword "Reticles Count" { says = { set { drawn_by = 1, of = all } } }
keyword "Tables by Distance" { says = { set { tables_by = 1, of = all } } }
keyword "Events Do Not Count" { says = { set { events_count = 0, of = all } } }
keyword "None Means One" { says = { set { zero_draws = 1, of = all } } }
keyword "Team Counted Once" { says = { set { recounts = 0, of = all } } }

-- Hostiles of two sides need no switch: their cards say it.  In a Location with this word none Fades.
keyword "Critical Site" { says = { set { can_fade = 0, of = here } } }

-- EKIAs of Attacks earn Body Count, to be Kept or Banked; who last gave an EKIA is paid for a Hostile that falls otherwise.
keyword "Body Count" { says = { set { bodies = 1, of = all } } }
keyword "Last Killer Is Paid" { says = { set { killer_paid = 1, of = all } } }
