-- Medals: the rule by which Missions are played with them, and the backs, which say when the top card is drawn.

rule "Medals" { says = { set { medals = 1, of = all } } }
-- In a campaign they count when Hostiles are drawn, and are not paid for.
order "Medals Are Theirs" { says = { set { medals = 2, of = all } } }

back "Medal for a Location" {
  says = { at { location_played, effect = award } },
}
back "Medal for an Elimination" {
  says = { at { eliminates, effect = award } },
}
back "Medal for a Hit" {
  says = { at { hit, effect = award } },
}
back "Medal for the Objective" {
  says = { at { objective_activated, effect = award } },
}
-- Left face down until the Objective is Activated.
back "Medal Held Back" {
  says = { at { turn_begins, effect = award }, at { objective_activated, effect = reveal_medal } },
}
-- SPDX-License-Identifier: CC-BY-4.0
