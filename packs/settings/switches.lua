-- What Settings are put together from: rules by which they differ from the standard ones, each a word that sets the
-- switches of src/warfighter/switches.h.  A Setting lists those that hold in it (settings.lua).

-- fast

-- After each Action counter that is flipped, a Fast Hostile acts.
keyword "Fast Hostiles" { says = { set { fast_acts = 1, of = all } } }
-- Before they Attack, Hostiles whose target is out of Range aim at somebody within it.
keyword "Establish Target" { says = { set { establishes_targets = 1, of = all } } }
-- A Hostile that is too near for its Range goes away from its target.
keyword "Keeping Range" { says = { set { backs_off = 1, of = all } } }
-- A Hostile in Range that cannot Attack stays where it is.
keyword "Content in Range" { says = { set { closes_unable = 0, of = all } } }
-- On a Hostile card: it moves, then Attacks; with Fast Hostiles, in the Soldier Turn.
keyword "Fast" { says = { set { fast = 1, of = actor } } }

-- striking and checks

-- A Hostile targets whoever enters Striking Range with it.
keyword "Turning on Strikers" { says = { set { turns_on_strikers = 1, of = all } } }
-- The Hostile that a Soldier is in Striking Range with is not for guns.
keyword "Striking Arms" { says = { set { bars_guns = 1, of = all } } }
-- Who is in Striking Range can return to Range 0.
keyword "Stepping Back" { says = { set { steps_back = 1, of = all } } }
-- A bodyguard that comes or goes sets the Soldier in Striking Range free.
keyword "Bodyguards" { says = { set { screens_free = 1, of = all } } }
-- On a Location: Striking Range is with all of it; Hostiles roll against its Environment too.
keyword "Close Quarters Combat" { says = { set { close_quarters = 1, of = target } } }
keyword "Deadly Environment" { says = { set { deadly = 1, of = target } } }
-- What an ability gains in a Location can be gained again.
keyword "Repeated Success" { says = { set { success_repeats = 1, of = all } } }
