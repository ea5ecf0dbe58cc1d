-- Escalation: counters of a cup, for weeks in which nothing happened.

escalation "Rumour" { copies = 4, points = 5, roll = 1, money = 1, icon = "conversation" }
escalation "Leaflets" { copies = 3, points = 5, roll = 1, reputation = 1, icon = "files" }
escalation "Letter With a Bullet" { copies = 3, points = 10, roll = 1, money = 3, icon = "supersonic-bullet" }
escalation "Shots at the Gate" {
  copies = 3, points = 10, roll = 2, money = 2, hero_points = 1,
  icon = "bullet-impacts",
}
escalation "Rival's Offer" {
  copies = 2, points = 10, roll = 1, reputation = -1, money = 6,
  icon = "briefcase",
}
escalation "Strike at the Port" { copies = 2, points = 15, roll = 2, reputation = 1, icon = "crane" }
escalation "Burnt Car" { copies = 2, points = 15, roll = 2, money = 5, hero_points = 1, icon = "small-fire" }
escalation "Kidnapping" {
  copies = 1, points = 20, roll = 3, money = 8, reputation = 1, hero_points = 1,
  icon = "handcuffs",
}
escalation "Open Revolt" {
  copies = 1, points = 30, roll = 4, money = 10, reputation = 2, hero_points = 2,
  icon = "rally-the-troops",
}
-- SPDX-License-Identifier: CC-BY-4.0
