-- What grows, or lies about in the country.

overlay "Bushes" { type = "element", map = [[
+ + +
 t t
+ + +
 t t
+ + +
]] }
overlay "Copse" { type = "element", map = [[
+ + + +
 f f .
+ + + +
 f F f
+ + + +
 . f f
+ + + +
]] }
overlay "Apple Trees" { type = "element", map = [[
+~+~+~+
 o o o
+ + + +
 o o o
+ + + +
]] }
overlay "Pond" { type = "element", map = [[
+ + + +
 ~ ~ W
+ + + +
 W ~ ~
+ + + +
]] }
overlay "Hedge Bank" { type = "element", map = [[
+ + + +
 h h h
+ + + +
]] }
overlay "Timber Stack" { structure = 2, type = "element", map = [[
+ + +
 L L
+ + +
]] }
overlay "Hayrick" { structure = 1, type = "element", map = [[
+ +
 K
+ +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
