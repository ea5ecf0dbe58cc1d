-- Settings for drills: cards of the proving ground played by the rules of another Setting, with the words that it lists.
setting "Jungle Drill" { shares = true, keywords = {
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
} }
setting "Nest Drill" { shares = true, any_nation = true, keywords = {
  -- two sides
  none_means_one, last_killer_is_paid, active_reticles_first, hostiles_first, one_region,
  -- arms
  cards_for_the_team, lightening_by_points, loose_attachments, slow_counters, hands_full, from_hand_to_hand,
  -- called in
  men_alone, vehicles_are_fixed, marked_reinforcements, open_fire, not_for_cards, no_way_out, careful_activation,
  -- fast
  fast_hostiles, establish_target, content_in_range,
} }
setting "Contract Drill" { shares = true, keywords = {
  -- contracts
  mission_total, team_counted_once, no_budget, overwatch, no_survivors_roll, keeping_range, hands_full,
  spent_and_gone, hostiles_first, from_hand_to_hand,
} }
local track = {
  { spaces = 5, alarm = 0, pauses = 1 }, { spaces = 5, alarm = 0, pauses = 3 }, { spaces = 5, alarm = 2, pauses = 5 },
  { spaces = 5, alarm = 4, pauses = 7 }, { spaces = 5, alarm = 6, pauses = 9 }, { spaces = 5, alarm = 8, pauses = 10 },
}
local cup = {
  { copies = 1, attack = 0, cover = 0, result = 1, xp = 0 }, { copies = 1, attack = 3, cover = 0, result = 0, xp = 0 },
  { copies = 1, attack = 0, cover = 2, result = 0, xp = 0 }, { copies = 1, attack = 0, cover = 0, result = 2, xp = 0 },
  { copies = 1, attack = 0, cover = 0, result = 2, xp = 1 }, { copies = 2, attack = 0, cover = 0, result = 3, xp = 0 },
}
setting "Night Drill" { shares = true, keywords = {
  -- noise
  unaware_hostiles, noise_is_heard, night_activity,
  -- night
  insertion_and_extraction, on_foot,
  -- revealing
  fronts_up,
}, noise_track = track, unaware_targets = cup }
-- Parts of it: Noise without Unaware Target counters, and these without Noise.
setting "Noise Drill" { shares = true, keywords = {
  -- noise
  unaware_hostiles, noise_is_heard, night_activity,
  -- night
  insertion_and_extraction, on_foot,
}, noise_track = track }
setting "Unaware Drill" { shares = true, keywords = { unaware_hostiles, insertion_and_extraction }, unaware_targets = cup }
-- SPDX-License-Identifier: CC0-1.0
