-- The shore and what was built to hold it.
-- F and G on the long sides, 5 and 6 on the short ones are open on every board, so that any two can lie side by side.

board "Beach Exit" { other = "Coastal Battery",
  flavour = "Sand, wire, dunes; a single road leads off the beach.", map = [[
+ + + + + + + + + + + + +
 ~ ~ ~ ~ S S S S ~ ~ ~ ~
+ + + + + + + + + + + + +
 S S S S S S S S S S S S
+ + + + + + + + + + + + +
 S H S H S S S H S S H S
+ + + + + + + + + + + + +
 X X S X X S S X # X S X
+ + + + + + + + + + + + +
 S S S S S S S S S S S S
+ + + + + + + + + + + + +
 S S S S S : S S S S S S
+ + + + + + + + + + + + +
 d D D d Z : S Z d D D d
+ + + + + + + + + + + + +
 . d d . . : . . d d . .
+ + + + + + + + + + + + +
 . t n . . : . . n t . .
+ + + + + + + + + + + + +
 . . . . . : . . . . . .
+ + + + + + + + + + + + +
]] }

board "Coastal Battery" { other = "Beach Exit",
  flavour = "Trenches around gun pits that look out to sea.", map = [[
+ + + + + + + + + + + + +
 c . . . . . . X X . c .
+ + + + + + + + + + + + +
 . X X X . . . . X # X .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 . n n n . . . n n n . .
+ + + + + + + + + + + + +
 . . . n . . . n . . . .
+ + + + + + + + + + + + +
 . . . . . : : : : : : :
+ + + + + + + + + + + + +
 . c . n . : . n . . c .
+ + + + + + + + + + + + +
 . n n n . : . n n n . .
+ + + + + + + + + + + + +
 . . . . . : . . c . . .
+ + + + + + + + + + + + +
 . X X . . : . . X X . .
+ + + + + + + + + + + + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
