-- Houses: rooms, doors, windows, and what is left of them.
-- D is a door, d one without a view, W a window, = a doorway and i a shut door between rooms.

overlay "Cottage" { structure = 2, type = "building", ruin = "Cottage Ruin", map = [[
+-+W+
|_ _D
+ + +
W_ _|
+D+-+
]] }
overlay "Cottage Ruin" { map = [[
+ + +
 u u
+ + +
|u u
+ +-+
]] }

overlay "Stone House" { structure = 3, type = "building", ruin = "Stone House Ruin", map = [[
+W+-+W+
|_ _=_|
+ + + +
D_ _|_W
+-+W+D+
]] }
overlay "Stone House Ruin" { map = [[
+ +-+ +
 u u u|
+ + + +
 u u u
+-+ + +
]] }

overlay "Corner House" { structure = 3, type = "building", ruin = "Corner House Ruin", map = [[
+W+-+W+
|_ _ _D
+ + + +
D_ _ _|
+ +-+-+
W_|. .
+W+ + +
]] }
overlay "Corner House Ruin" { map = [[
+-+ + +
 u u u
+ + + +
 u u u|
+ +-+ +
 u . .
+ + + +
]] }

overlay "Farmhouse" { structure = 3, type = "building", ruin = "Farmhouse Ruin", map = [[
+W+-+-+W+
|_ _=_ _W
+ + + + +
W_ _|_ _|
+i+-+ + +
|_ _=_ _D
+D+W+W+-+
]] }
overlay "Farmhouse Ruin" { map = [[
+-+ + + +
|u u u u
+ + + + +
 u u u u|
+ + + + +
 u u u u
+ + +-+-+
]] }

overlay "Villa" { structure = 4, type = "building", ruin = "Villa Ruin", map = [[
+W+-+D+-+W+
|_ _=_=_ _|
+ + + + + +
W_ _|_|_ _W
+-+i+ +i+-+
|_ _=_=_ _|
+W+-+D+-+W+
]] }
overlay "Villa Ruin" { map = [[
+-+ + + +-+
|u u u u u|
+ + + + + +
 u u u u u
+ + + + + +
|u u u u u
+-+ + +-+ +
]] }

overlay "Church" { structure = 4, type = "building", ruin = "Church Ruin", map = [[
+-+W+-+
|_ _ _|
+-+=+-+
W_ _ _W
+ + + +
d_ _ _D
+ + + +
W_ _ _W
+-+=+-+
 .W_W.
+ +D+ +
]] }
overlay "Church Ruin" { map = [[
+-+ +-+
|u u u|
+ + + +
 u u u
+ + + +
 u u u
+ + + +
|u u u|
+-+ +-+
 . u .
+ + + +
]] }

overlay "Mill" { structure = 3, type = "building", ruin = "Mill Ruin", map = [[
+W+-+
|_ _W
+ + +
D_ _|
+-+=+
d_ _W
+-+W+
]] }
overlay "Mill Ruin" { map = [[
+ +-+
 u u|
+ + +
 u u
+ + +
|u u
+-+ +
]] }

overlay "Station" { structure = 3, type = "building", ruin = "Station Ruin", map = [[
+-+D+W+D+-+
W_ _=_ _|_W
+ + + + + +
|_ _|_ _=_|
+W+-+D+-+W+
]] }
overlay "Station Ruin" { map = [[
+-+ + + + +
|u u u u u
+ + + + + +
 u u u u u|
+ + + + +-+
]] }

overlay "Barn" { structure = 2, type = "building", ruin = "Barn Ruin", map = [[
+-+d+-+
Dp p pD
+ + + +
|p p p|
+-+W+-+
]] }
overlay "Barn Ruin" { map = [[
+ + + +
 V V V
+ + + +
 V V V
+ + + +
]] }

overlay "Shed" { structure = 2, type = "building", ruin = "Shed Ruin", map = [[
+-+-+
Dp p|
+ + +
|p pW
+W+D+
]] }
overlay "Shed Ruin" { map = [[
+ + +
 V V
+ + +
 V V
+ + +
]] }
-- SPDX-License-Identifier: CC-BY-4.0
