-- Roads, gardens, walls: ground for houses.
-- F and G on the long sides, 5 and 6 on the short ones are open on every board, so that any two can lie side by side.

board "Village Crossroads" { other = "Manor Park",
  flavour = "Two roads, a paved square, gardens behind low walls.", map = [[
+ + + + + + + + + + + + +
 g gl. . . = . h . .lg g
+ + + + + + + + + + + + +
 g gl. . . = . h . .lg g
+l+l+ + + + + + + + +l+l+
 . . . . . = . . . . . .
+ + + + + + + + + + + + +
 . . . . ' = ' ' ' . . .
+ + + + + + + + + + + + +
 . . . . ' = ' ' ' . . .
+ + + + + + + + + + + + +
 = = = = = = = = = = = =
+ + + + + + + + + + + + +
 . . . . ' = ' ' ' . . .
+ + + + + + + + + + + + +
 . t . . . = . . . . . .
+ +~+~+ + + + + +l+l+l+ +
 .~o o~. . = . .lg g gl.
+ + + + + + + + + + + + +
 .~o o~. . = . .lg g gl.
+ + + + + + + + + + + + +
]] }

board "Manor Park" { other = "Village Crossroads",
  flavour = "Lawns, a pond, an old graveyard under the trees.", map = [[
+ + + + + + + + + + + + +
 t . . t . = . t . . t .
+ + + + + + + + + + + + +
 t . . . . = . . . . t .
+ + + + + + + + + + + + +
 . . g g . = . ~ ~ ~ . .
+ + + + + + + + + + + + +
 . g g g . = . ~ ~ ~ . .
+f+f+f+f+ + + +f+f+f+f+ +
 . . . . . = . . . . . .
+ + + + + + + + + + + + +
 . . . . . = = = = = = =
+ + + + + + + + + +l+ + +
 . . f . . : . . . Gl. .
+ + + + + + + + + + + + +
 . f f f . : . .lG Gl. .
+ + + + + + + + +l+l+ + +
 f f F f . : : . . . . .
+ + + + + + + + + + + + +
 f F F f . : . . . t t .
+ + + + + + + + + + + + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
