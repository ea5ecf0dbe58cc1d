-- What campaigns hand to their Missions, whatever the Setting.

-- Circumstances: so much is added to what the Mission's cards say, once for each of them ("Longer March x2").
circumstance "Longer March"        { objective_space = 1 }
circumstance "Shorter March"       { objective_space = -1 }
circumstance "Short of Time"       { time = -1 }
circumstance "Short Rations"       { loadout = -1 }
circumstance "They Are Waiting"    { objective_value = 3 }
circumstance "They Are Leaving"    { objective_value = -2 }
circumstance "Torn-Up Ground"      { entrance = 1 }
circumstance "Heard the Briefing"  { xp = 1 }

-- Between Missions: what is bought with Mission Points.
circumstance "Teachers Are Few"    { skill_cost = 1 }

-- Without a Mission card: in which space the Objective lies, and how many Turns there are.
circumstance "Straight at Them"    { objective_space = 4, time = 7, objective_value = 3 }
circumstance "Across the Rubble"   { objective_space = 5, time = 9, entrance = 1 }
circumstance "By the Book"         { objective_space = 6, time = 10 }
circumstance "Through the Gap"     { objective_space = 7, time = 12, squad_soldier = 7 }
circumstance "The Long Way In"     { objective_space = 8, time = 15, gain = 12, gain_of = soldiers_and_gear }

-- What turns up on the way back.
circumstance "A Lorry in a Ditch"  { gain = 3, gain_of = gear }
circumstance "A Straggler"         { squad_soldier = 6 }
circumstance "Boxes by the Road"   { gain = 4, gain_of = grenades }

-- What makes a Mission one of a campaign: Skills cost it no Resource Points, and who was Downed is rolled for, also where
-- a Setting makes no such roll after a single Mission.
order "Learned on the Way" { says = { set { skills_count = 0, of = all }, set { outcome_roll = 1, of = all } } }

-- What a campaign's Soldiers have behind them on each of its Missions.
order "Guides Who Know the Way" { says = { add { hostile_value = -1, of = all } } }
order "Time to Prepare" {
  says = { at { mission_begins, effect = { draw(1, each_soldier), gain_xp(1, each_soldier) } } },
}
order "Eyes on Everything" { says = { add { draws = 1, of = all, when = player } } }
-- SPDX-License-Identifier: CC-BY-4.0
