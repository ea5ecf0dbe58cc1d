standard "never used" { says = { add { strike = 1, of = owner, when = high, unless = high } } }
standard "changes nothing" { says = { add { strike = 0, of = owner } } }
standard "out of bounds" { says = { set { to_hit = 99, of = owner } } }
standard "said twice" { says = { add { strike = 1, of = owner }, add { strike = 1, of = owner } } }
strike "fury rows" { strength = 1, damage = 1, fury = { { 9, 1 }, { 8, 2 } } }
strike "strike idle" { strength = 1, damage = 0 }
standard "standard idle" {}
-- SPDX-License-Identifier: CC0-1.0
