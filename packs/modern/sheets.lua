-- A campaign of Squads in the dry hills.  Its levels are the rulebook's.

campaign "Before the Passes Close" {
  sort = offensive, setting = modern_daytime, nation = norway, region = dry_hills, hostiles = { hill_militia },
  resources = 65, weeks = 5, soldier_most = 25, first_by = 2, success_gain = 4, failure_gain = 2,
  starts = { goat_path, dry_wash, terraced_fields, mud_brick_hamlet, pistachio_grove, switchback_road },
  objectives = { cache_cave, crossroads_bazaar, ridge_outpost, signal_mast },
  orders = { guides_who_know_the_way, eyes_on_everything },
  chart = { straight_at_them(2), across_the_rubble(4), by_the_book(6), through_the_gap(8), the_long_way_in(10) },
  levels = { passes_shameful(0), passes_questioning(1), passes_solid_work(2), passes_well_done(3), passes_outstanding(4) },
  squares = { crossroads_bazaar(1), cache_cave(1), dry_wash, signal_mast, old_fort, spring_house, ridge_outpost },
  lines = {
    { from = 1, to = 3 }, { from = 2, to = 3 }, { from = 1, to = 2 }, { from = 2, to = 1 }, { from = 3, to = 4 },
    { from = 3, to = 6 }, { from = 4, to = 5 }, { from = 6, to = 7 }, { from = 5, to = 7 }, { from = 6, to = 4 },
  },
  places = {
    { x = 0, y = 0 }, { x = 0, y = 3 }, { x = 2, y = 1 }, { x = 4, y = 0 }, { x = 6, y = 0 }, { x = 4, y = 3 },
    { x = 8, y = 1 },
  },
  icon = "truck", flavour = "Six weeks of dry road are left, and the militia sits on four places from which one can "
    .. "close it. The hills do not mind who has them.",
}
story "Sellers of Everything" { of = crossroads_bazaar, icon = "coins", flavour = "Tyres, tea, and news of you an hour before you come." }
story "What the Cave Keeps" { of = cache_cave, icon = "compass", flavour = "Somebody has laid a carpet in it, to keep the crates dry." }
story "The Wash" { of = dry_wash, icon = "walking-scout", flavour = "A road eleven months in twelve. You ask each other which this is." }
story "One Bar of Signal" { of = signal_mast, icon = "radio-tower", flavour = "The whole valley telephones by it. So, since spring, do their mortars." }
story "Somebody's Empire" { of = old_fort, icon = "compass", flavour = "Four armies have written their names on the gate. There is room." }
story "The Spring" { of = spring_house, icon = "compass", flavour = "Nobody fights here. It is the one thing that has been agreed." }
story "Above the Eleventh Bend" { of = ridge_outpost, icon = "mountain-climbing", flavour = "Who sits here decides whether there is a road." }
story "Passes (Shameful)" { icon = "truck", flavour = "The trucks go round, by the coast. It is only nine hundred miles." }
story "Passes (Questioning)" { icon = "truck", flavour = "A convoy passed one bend in eleven. It is hard to build on that." }
story "Passes (Solid Work)" { icon = "truck", flavour = "They drive by day now, and close together." }
story "Passes (Well Done)" { icon = "truck", flavour = "The bazaar has raised its prices. It expects a winter of customers." }
story "Passes (Outstanding)" { icon = "flag-objective", flavour = "The first snow falls on the outpost, and you are the ones who curse it." }
-- SPDX-License-Identifier: CC-BY-4.0
