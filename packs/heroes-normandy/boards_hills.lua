-- Woods, rock, and the railway through them.
-- F and G on the long sides, 5 and 6 on the short ones are open on every board, so that any two can lie side by side.

board "Wooded Ridge" { other = "Railway Cutting",
  flavour = "The track climbs between rock and trees.", map = [[
+ + + + + + + + + + + + +
 . f f f . : . f f f . .
+ + + + + + + + + + + + +
 f F F f . : f F F f f .
+ + + + + + + + + + + + +
 f F F f . : : F F F f .
+ + + + + + + + + + + + +
 . f f Q . . : f F f . .
+ + + + + + + + + + + + +
 . . . r . . : Q r . . .
+ + + + + + + + + + + + +
 . . . . . . : : . . . .
+ + + + + + + + + + + + +
 . t Q r . : : r r Q . .
+ + + + + + + + + + + + +
 . f f . : : . f f f . .
+ + + + + + + + + + + + +
 f F F f . : . f F F f .
+ + + + + + + + + + + + +
 f f f f . : . f f f f .
+ + + + + + + + + + + + +
]] }

board "Railway Cutting" { other = "Wooded Ridge",
  flavour = "Rails between two banks; the level crossing is the only way for a cart.", map = [[
+ + + + + + + + + + + + +
 . t . . . = . . . t t .
+ + + + + + + + + + + + +
 . . . . . = . . . . . .
+ + + + + + + + + + + + +
 . . y y . = . L L . . .
+ + + + + + + + + + + + +
 e e e e . = . e e e e e
+ + + + + + + + + + + + +
 i i i i i = i i i i i i
+ + + + + + + + + + + + +
 . . . . . = . . . . . .
+ + + + + + + + + + + + +
 e e e . e = . e e e . e
+ + + + + + + + + + + + +
 . . . . . = . . . . . .
+ + + + + + + + + + + + +
 . o o . . = . h h . h .
+ + + + + + + + + + + + +
 . o o . . = . . . . . .
+ + + + + + + + + + + + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
