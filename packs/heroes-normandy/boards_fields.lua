-- Fields and lanes: bocage, orchards, wheat.
-- F and G on the long sides, 5 and 6 on the short ones are open on every board, so that any two can lie side by side.

board "Bocage Fields" { other = "Sunken Lanes",
  flavour = "Small fields behind hedgerows, a cart track from gate to gate.", map = [[
+ + + + + + + + + + + + +
 y y y y h : . h . . . .
+ + + + + + + + + + + + +
 y y y y h : . h . o o .
+ + + + + + + + + + + + +
 y y y . . : . . . o o .
+ + + + + + + + + + + + +
 h h . h h : : h h . h h
+ + + + + + + + + + + + +
 . . . . . . . : . . . .
+ + + + + + + + + + + + +
 . . t . . . . : : : : :
+ + + + + + + + + + + + +
 h h h . h h . . h h . h
+ + + + + + + + + + + + +
 . . . . h . . . . t . .
+ + + + + + + + + + + + +
 . t . . h . . h y y y y
+ + + + + + + + + + + + +
 . . . . h . . h y y y y
+ + + + + + + + + + + + +
]] }

board "Sunken Lanes" { other = "Bocage Fields",
  flavour = "Centuries of carts have worn the lanes down between their banks.", map = [[
+ + + + + + + + + + + + +
 . . . . h . . h . . . .
+ + + + + + + + + + + + +
 . t t . h . . h . K . .
+ + + + + + + + + + + + +
 . . . . . . . h . h . .
+ + + + + + + + + + + + +
 h h h . h h q q q q h .
+ + + + + + + + + + + + +
 . . . . . . q h . q q .
+ + + + + + + + + + + + +
 q q q q q q q h . . q q
+ + + + + + + + + + + + +
 . h h h . h q h h h . h
+ + + + + + + + + + + + +
 . y y . . h q . . . . .
+ + + + + + + + + + + + +
 . y y y . q q h . t t .
+ + + + + + + + + + + + +
 . . . . h q . . . . . .
+ + + + + + + + + + + + +
]] }

board "Orchard Tracks" { other = "Wheatlands",
  flavour = "Cider apples in rows, hedges to keep the cows off them.", map = [[
+ + + + + + + + + + + + +
 o o~. . . . .~o o . . .
+ + + + + + + + + + +~+~+
 o o~. t . . .~o o . o o
+ + + + + + + + + + + + +
 . . . . . . . . . . o o
+~+~+ +~+~+ + + + + + + +
 o o . o o . . . . t . .
+ + + + + + + + + + + + +
 o o . o o . . . . . . .
+ + + + + + + + + + + + +
 : : : : : . . . . . . .
+ + + + + + + +~+~+ +~+~+
 . . . . : . . o o . o o
+ + + + + + + + + + + + +
 . K . . : : . o o . o o
+ + + + + + + +~+~+ + + +
 . K L . . : . . . . . .
+ + + + + + + + + + + + +
 . . . . . : . t . . t t
+ + + + + + + + + + + + +
]] }

board "Wheatlands" { other = "Orchard Tracks",
  flavour = "Wheat to the shoulder, and nothing else to hide behind.", map = [[
+ + + + + + + + + + + + +
 y y y yT. : .Ty y y y y
+ + + + + + + + + + + + +
 y y y yT. : .Ty y y y y
+ + + + + + + + + + + + +
 y y y yT. : .Ty y y y y
+ + + + + + + + + + + + +
 . . . . . : : . . . . .
+ + + + + + + + + + + + +
 . h h . . . : . h h . .
+ + + + + + + + + + + + +
 . . . . . . : . . . . .
+~+~+~+ + + + +~+~+~+~+ +
 y y y . . : : y y y y .
+ + + + + + + + + + + + +
 y y y K . : . y y y y .
+ + + + + + + + + + + + +
 y y y y . : . y K y y .
+ + + + + + + + + + + + +
 . . . . . : . . . . . .
+ + + + + + + + + + + + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
