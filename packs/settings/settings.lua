-- Eras and Settings.  What a Setting changes of the rules it says here, by the words of switches.lua, and nowhere else.
-- One that lists none plays by the standard rules.  With `shares`, cards that name no Setting lie in its decks too.

era "WWII Era" {}
era "Cold War Era" {}
era "Modern Era" {}
era "Near Future Era" {}
era "Fantasy Era" { meant = { word_unused = "for packs of that Era" } }

-- WWII Europe is in the pack wwii-europe, which stands alone.
setting "WWII Pacific"     { era = wwii_era }
setting "Korean War"       { era = wwii_era }
setting "WWII Undead"      { era = wwii_era, shares = true }

setting "Vietnam War" {
  era = cold_war_era,
  keywords = {
    -- two sides
    reticles_count, tables_by_distance, events_do_not_count, none_means_one, team_counted_once,
    body_count, last_killer_is_paid, hostiles_first, one_region,
    -- arms
    cards_for_the_team, hands_full, from_hand_to_hand,
    -- called in
    men_alone, vehicles_are_fixed, marked_reinforcements, open_fire, not_for_cards, no_way_out, free_activation,
    -- striking and checks
    turning_on_strikers, striking_arms, stepping_back, long_approach, bodyguards, repeated_success,
    -- fast
    keeping_range,
    -- revealing
    fronts_up,
  },
}
setting "Resistance"       { era = cold_war_era }

setting "Modern Daytime"   { era = modern_era }
setting "Private Military" {
  era = modern_era,
  keywords = {
    -- contracts
    mission_total, team_counted_once, no_budget, overwatch, no_survivors_roll, keeping_range, hands_full,
    spent_and_gone, hostiles_first, from_hand_to_hand,
  },
}
-- What is found to be otherwise at the target than it was thought: one of them is drawn as the Mission begins.  There are
-- none in a box without cards of this deck.
deck "On The Ground" { meant = { deck_empty = "packs of the Setting put their cards in it" } }
setting "Shadow War" {
  era = modern_era, decks = { on_the_ground }, says = { at { mission_begins, effect = draw_event(on_the_ground, 1) } },
  keywords = {
    -- noise
    unaware_hostiles, noise_is_heard, night_activity,
    -- night
    insertion_and_extraction, on_foot,
    -- revealing
    fronts_up,
  },
  -- The sections of the book are the lowest three; how many spaces each has, and the others, are ours.
  noise_track = {
    { spaces = 5, alarm = 0, pauses = 1 }, { spaces = 5, alarm = 0, pauses = 3 }, { spaces = 5, alarm = 2, pauses = 5 },
    { spaces = 5, alarm = 4, pauses = 7 }, { spaces = 5, alarm = 6, pauses = 9 }, { spaces = 5, alarm = 8, pauses = 10 },
  },
  -- The mix is ours: the book has none.  result 1: No Shot; 2: an EKIA for each die; 3: that, and one goes for the alarm.
  unaware_targets = {
    { copies = 4, attack = 0, cover = 0, result = 1, xp = 0 }, { copies = 4, attack = 1, cover = 0, result = 0, xp = 0 },
    { copies = 4, attack = 3, cover = 0, result = 0, xp = 0 }, { copies = 3, attack = 2, cover = 1, result = 0, xp = 0 },
    { copies = 2, attack = 4, cover = 2, result = 0, xp = 0 }, { copies = 2, attack = 0, cover = 0, result = 2, xp = 0 },
    { copies = 3, attack = 0, cover = 0, result = 2, xp = 1 }, { copies = 2, attack = 0, cover = 0, result = 3, xp = 0 },
  },
}

setting "Infestation" {
  era = near_future_era, any_nation = true,
  keywords = {
    -- two sides
    none_means_one, last_killer_is_paid, active_reticles_first, hostiles_first, one_region,
    -- arms
    cards_for_the_team, lightening_by_points, loose_attachments, slow_counters, hands_full, from_hand_to_hand,
    -- called in
    men_alone, vehicles_are_fixed, marked_reinforcements, open_fire, not_for_cards, no_way_out, careful_activation,
    -- fast
    fast_hostiles, establish_target, content_in_range,
  },
}
-- SPDX-License-Identifier: CC-BY-4.0
