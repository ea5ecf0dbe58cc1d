-- Works of war: concrete, sandbags, holes in the ground, obstacles.  E is an embrasure.

overlay "Bunker" { structure = 4, type = "building", ruin = "Bunker Ruin", map = [[
+E+E+
Ek kE
+ + +
|k k|
+-+D+
]] }
overlay "Bunker Ruin" { map = [[
+ + +
 u u
+ + +
 u u
+ + +
]] }

overlay "Casemate" { structure = 4, type = "building", ruin = "Casemate Ruin", map = [[
+E+E+E+
|k k k|
+-+=+-+
Ek k kE
+-+D+-+
]] }
overlay "Casemate Ruin" { map = [[
+ + + +
|u u u|
+ + + +
 u u u
+ + + +
]] }

overlay "Pillbox" { structure = 3, type = "building", ruin = "Pillbox Ruin", map = [[
+E+
EkE
+D+
]] }
overlay "Pillbox Ruin" { map = [[
+ +
 u
+ +
]] }

overlay "Sandbag Nest" { structure = 2, type = "position", map = [[
+ +
 s
+ +
]] }
overlay "Sandbag Line" { structure = 2, type = "position", map = [[
+ + +
 s s
+ + +
]] }
overlay "Trench Line" { type = "position", map = [[
+ + + +
 n n n
+ + + +
]] }
overlay "Foxholes" { type = "position", map = [[
+ + +
 j j
+ + +
]] }
overlay "Hedgehog Row" { structure = 3, type = "element", map = [[
+ + + +
 H H H
+ + + +
]] }
overlay "Wire Entanglement" { structure = 2, type = "element", map = [[
+ + + +
 X X X
+ + + +
]] }
overlay "Crater Field" { type = "element", map = [[
+ + +
 c c
+ + +
 c c
+ + +
]] }
overlay "Anti-tank Ditch" { type = "element", map = [[
+ + + +
 Z Z Z
+ + + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
