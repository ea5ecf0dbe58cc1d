-- What Settings are put together from: rules by which they differ from the standard ones, each a word that sets the
-- switches of src/warfighter/switches.h.  A Setting lists those that hold in it (settings.lua).

-- Draws of Hostiles: by their Reticles and not by their value, from tables read by where the Objective lies; Events among
-- them count nothing; where the number is 0 one comes.  What the team is worth is then of no account.
keyword "Reticles Count" { says = { set { drawn_by = 1, of = all } } }
keyword "Tables by Distance" { says = { set { tables_by = 1, of = all } } }
keyword "Events Do Not Count" { says = { set { events_count = 0, of = all } } }
keyword "None Means One" { says = { set { zero_draws = 1, of = all } } }
keyword "Team Counted Once" { says = { set { recounts = 0, of = all } } }
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
keyword "Fast" { meant = { word_unused = "for the cards of other packs" }, says = { set { fast = 1, of = actor } } }
-- noise

-- Hostiles come without knowing of the team.
keyword "Unaware Hostiles" { says = { set { unaware = 1, of = all } } }
-- Moves and Attacks make Noise, by the Setting's Noise Track, and Hostiles hear it.
keyword "Noise Is Heard" { says = { set { makes_noise = 1, of = all } } }
-- The Hostile Turn ends with Night Activity: Hostiles search, the alarm is raised, the enemy mobilizes; all Suppress counters go.
keyword "Night Activity" { says = { set { night_activity = 1, of = all }, set { suppress_removed = 9, of = all } } }
-- Vehicles that are Called In, and what may be done at the Objective.
keyword "Vehicles Are Fixed" { says = { set { can_be_healed = 0, of = all, when = vehicle } } }
keyword "Men Alone" { says = { set { vehicles_hold = 0, of = all } } }
keyword "Marked Reinforcements" { says = { set { marks_reinforcements = 1, of = all } } }
keyword "Open Fire" { says = { set { inactive_attacked = 1, of = all } } }
keyword "Not for Cards" { says = { set { cards_hit_targets = 0, of = all } } }
keyword "No Way Out" { says = { set { can_withdraw = 0, of = all }, set { outcome_roll = 0, of = all } } }

-- striking and checks

-- A Hostile targets whoever enters Striking Range with it.
keyword "Turning on Strikers" { says = { set { turns_on_strikers = 1, of = all } } }
-- The Hostile that a Soldier is in Striking Range with is not for guns.
keyword "Striking Arms" { says = { set { bars_guns = 1, of = all } } }
-- Who is in Striking Range can return to Range 0.
keyword "Stepping Back" { says = { set { steps_back = 1, of = all } } }
-- Actions are set aside for Striking only where it takes two or more, from one Turn to the next.
keyword "Long Approach" { says = { set { saved_from = 2, of = all }, set { saved_expires = 1, of = all } } }
-- A bodyguard that comes or goes sets the Soldier in Striking Range free.
keyword "Bodyguards" { says = { set { screens_free = 1, of = all } } }
-- On a Location: Striking Range is with all of it; Hostiles roll against its Environment too.
keyword "Close Quarters Combat" { meant = { word_unused = "for the cards of other packs" }, says = { set { close_quarters = 1, of = target } } }
keyword "Deadly Environment" { meant = { word_unused = "for the cards of other packs" }, says = { set { deadly = 1, of = target } } }
-- ---- arms

-- Action cards can be kept for the next Entrance cost of any Soldier; for another Player Soldier they cannot.
keyword "Cards for the Team" { says = { set { saves_cards = 2, of = all } } }
-- Gear is thrown away for the sake of the team's points only if it is worth one.
keyword "Lightening by Points" { says = { set { lightens = 2, of = all } } }
-- Attachments are moved from Weapon to Weapon.
keyword "Loose Attachments" { says = { set { moves_attachments = 1, of = all } } }
-- Each Slow counter on a Hostile adds 1 to every die of an Attack on it.  The size is ours: the book has none.
keyword "Slow Counters" { says = { add { attack_roll = 1, of = all, per = target_slow } } }
keyword "Free Activation" { says = { set { activating_plays = 0, of = all } } }
keyword "Careful Activation" { says = { set { activating_plays = 2, of = all } } }

-- Hostiles of two sides need no switch: their cards say it.  In a Location with this word none Fades.
keyword "Critical Site" { meant = { word_unused = "for the cards of other packs" }, says = { set { can_fade = 0, of = here } } }

-- EKIAs of Attacks earn Body Count, to be Kept or Banked; who last gave an EKIA is paid for a Hostile that falls otherwise.
keyword "Body Count" { says = { set { bodies = 1, of = all } } }
keyword "Last Killer Is Paid" { says = { set { killer_paid = 1, of = all } } }
-- What an ability gains in a Location can be gained again.
keyword "Repeated Success" { says = { set { success_repeats = 1, of = all } } }

-- contracts

-- Tables of Hostiles are read by the Mission's points with those of Escalation counters; what the team costs is of no account.
keyword "Mission Total" { says = { set { tables_by = 2, of = all } } }
keyword "No Budget" { says = { set { cost_binds = 0, of = all } } }
-- Soldiers may stay beside the path and help from there.
keyword "Overwatch" { says = { set { overwatch = 1, of = all } } }
-- Who is Down is lost: there is no roll for it.
keyword "No Survivors Roll" { says = { set { outcome_roll = 0, of = all } } }
-- Gear that was used is not dropped in the same Turn.
keyword "Hands Full" { says = { set { drops_used = 0, of = all } } }
-- Equipment is discarded with the last of its counters.
keyword "Spent and Gone" { says = { set { spent_goes = 1, of = all } } }
-- Gear goes from hand to hand, and back, in one Turn.
keyword "From Hand to Hand" { says = { set { hand_overs = 3, of = all } } }

-- An EKIA goes on an active Reticle while there is one.
keyword "Active Reticles First" { says = { set { kill_chosen = 0, of = all } } }
-- What a Location or the Objective says when it comes is carried out when its Hostiles are there.
keyword "Hostiles First" { says = { set { text_after = 1, of = all } } }
-- The Hostiles are those of the Mission's Region.
keyword "One Region" { says = { set { hostiles_of_region = 1, of = all } } }

-- The Hostile deck lies with its fronts, the Unrevealed sides, up.
keyword "Fronts Up" { says = { set { open_hostiles = 1, of = all } } }
-- Hostiles of the night.  For an Attack on what is Inanimate no Unaware Target counter is drawn, unless it is Vulnerable;
-- and it notices nothing.  Nobody fights it hand to hand.
keyword "Vulnerable" { says = { set { draws_unaware_target = 2, of = target } } }
keyword "Inanimate" { meant = { word_unused = "for the cards of other packs" },
  says = {
    set { draws_unaware_target = 0, of = target, unless = target_is(vulnerable) }, set { can_notice = 0, of = actor },
    set { can_be_engaged = 0, of = target },
  },
}

-- night

-- An Insertion and an Extraction are chosen with the Mission; it ends when the team has got away.
keyword "Insertion and Extraction" { says = { set { extracts = 1, of = all } } }
-- No Vehicle goes along, of whatever sort.
keyword "On Foot" { says = { set { can_go = 0, of = all, when = vehicle } } }
-- SPDX-License-Identifier: CC-BY-4.0
