-- Rivers and marshes: few ways across.
-- F and G on the long sides, 5 and 6 on the short ones are open on every board, so that any two can lie side by side.

board "River Bend" { other = "Marsh Causeway",
  flavour = "One bridge, one ford, and the river between the two banks.", map = [[
+ + + + + + + + + + + + +
 . . . . . : . . ~ ~ . .
+ + + + + + + + + + + + +
 . t t . . : . . ~ ~ t .
+ + + + + + + + + + + + +
 . t t . . : . ~ ~ . . .
+ + + + + + + + + + + + +
 h h . h . : . ~ ~ . t .
+ + + + + + + + + + + + +
 . . . . . : ~ ~ . . . .
+ + + + + + +P+P+ + + + +
 : : : : : : b b : : : :
+ + + + + + +P+P+ + + + +
 . . . . . ~ ~ : : . h h
+ + + + + + + + + + + + +
 . t t . ~ ~ . : . t t .
+ + + + + + + + + + + + +
 . . . v v . : : . t t .
+ + + + + + + + + + + + +
 . M M ~ ~ : . . . . . .
+ + + + + + + + + + + + +
]] }

board "Marsh Causeway" { other = "River Bend",
  flavour = "The road stands a hand above the flooded meadows.", map = [[
+ + + + + + + + + + + + +
 . . M M . . . W W M . .
+ + + + + + + + + + + + +
 . M M M . . . W W . . .
+ + + + + + + + + + + + +
 . w w . . . . . M . t .
+ + + + + + + + + + + + +
 . . . . . t M M . . t t
+ + + + + + + + + + + + +
 . . . . M . . M . . . .
+ + + + + + + + + + + + +
 = = = = = = = = = = = =
+ + + + + + + + + + + + +
 M M M . . : . M M M . .
+ + + + + + + + + + + + +
 t t ~ ~ ~ v ~ ~ . M . .
+ + + + + + + + + + + + +
 . t . . . : . ~ ~ ~ . .
+ + + + + + + + + + + + +
 w w . . . : . . . ~ ~ .
+ + + + + + + + + + + + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
