-- The words of the pack.
--
-- What came: in the Year of the Hail, grains of dirty ice fell for nine nights, and in each was glaze: a blue-green
-- film that takes the lime out of whatever it lies on and lives on light and on that.  Walls went first.  What grazes on
-- glaze came out of it (Rasps), then what hunts the grazers (Coursers, Sills, Kitebacks) and what gleans their shells.
-- Bone is lime too.  All that lime is carried home, burned in heaps as high as churches and slaked with water for the
-- warmth: those are the kilns, and the young are in them.
--   the Drift   what grazes, gleans and hunts in the open country
--   the Kiln    what stokes, carries, builds and guards, and the Mothers

region "Karst Country" {}

nation "Reclamation Service" {}
nation "Hailfall" {}

force "The Drift" { nation = hailfall, level = frontline, settings = { infestation } }
force "The Kiln"  { nation = hailfall, level = elite, settings = { infestation } }
force "Drift and Kiln" { nation = hailfall, parts = { the_drift, the_kiln }, settings = { infestation } }

caliber "Case 6.5 mm" {}
caliber "Belt 8 mm" {}
caliber "Slug 12 Bore" {}
caliber "Pistol 10 mm" {}
caliber "Heavy 14 mm" {}
caliber "Canister 40 mm" {}
caliber "Thickened Fuel" {}
caliber "Liquid Nitrogen" {}

-- Kinds of Weapon: cards refer to them.
keyword "Ranged" { ranged = true }
keyword "Rifle" {}
keyword "Carbine" {}
keyword "Pistol" {}
keyword "Shotgun" {}
keyword "Machine Gun" {}
keyword "Launcher" {}
keyword "Grenade" { thrown = true }

-- Weapons.
keyword "Pen" { says = { add { cover_roll = n, of = with } } }
keyword "Unwieldy" { says = { add { attack_roll = -n, of = with, when = moved } } }
keyword "Optic" { says = { add { attack_roll = n, of = with, when = at_least(range, 1) } } }

-- Soldiers.
keyword "Extra Card" { says = { add { hand_size = n, of = actor } } }
keyword "Seasoned" { says = { add { starting_xp = n, of = actor } } }
keyword "Leader" {}
keyword "Scout" {}
keyword "Gunner" {}
keyword "Medic" {}
keyword "Mechanic" {}
keyword "Chemist" {}
-- Vehicles.
keyword "Immobile at 1" { says = { set { can_enter = 0, of = actor, when = fewer_than(health, 2) } } }
keyword "Thin Floor" { says = { add { terrain_cover = -n, of = target, when = fewer_than(range, 1) } } }
keyword "Machine" { says = { set { can_be_healed = 0, of = actor } } }

-- What is hunted: the kinds.
keyword "Grazer" {}
keyword "Hunter" {}
keyword "Gleaning" {}
keyword "Builder" {}
keyword "Kilnborn" {}
keyword "Brood" {}
-- What they do.
keyword "Fearless" { says = { set { can_be_suppressed = 0, of = target } } }
keyword "Overkill" { says = { set { overkill = 1, of = with } } }
keyword "Screened" { says = { set { can_be_attacked = 0, of = target, when = screened_without(screened) } } }
keyword "Stirs" { says = { add { hostile_roll = n, of = here, unless = itself } } }
keyword "Keeps Off" { says = { set { kept_distance = n, of = actor } } }
keyword "Rending" { says = { add { hostile_cover_roll = n, of = actor } } }
keyword "Flat to the Ground" { says = { add { cover = n, of = target, when = at_least(range, 1) } } }
keyword "Calls" { says = { at { turn_ends, effect = timer(-n) } } }
-- A shell around soft parts: what bursts over it does more.
keyword "Shell" {
  says = { add { cover = -n, of = target, when = explosion }, add { cover = -n, of = target, when = spray } },
}

-- Places.
keyword "Open" {}
keyword "Built" {}
keyword "Glazed" {}
keyword "Water" {}
keyword "High Ground" {}
keyword "Underground" {}
keyword "Kilnworks" {}
keyword "Road" {}

-- Backs of its own, named by each card: so the pack can lie in one box with others.
back "Nest Soldier" {}
back "Nest Gear" {}
back "Nest Action" {}
back "Nest Location" {}
back "Nest Hostile" {}

-- What is gathered from them, and paid for Field Gear and Field Skills.
counter "Field Point" {}
-- What burns and what freezes: cards refer to it.
keyword "Burns" {}
keyword "Freezes" {}
keyword "Radio" {}
-- SPDX-License-Identifier: CC-BY-4.0
