-- Options for a High Command.

-- An order that is no star.
option "Red Reconnaissance" {
  nation = red, cost = 5, type = "order", bands = { round_band }, says = { add { orders = 1, of = owner } },
}
-- SPDX-License-Identifier: CC0-1.0
