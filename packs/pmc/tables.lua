-- What files of places share: the value of Hostiles for 0 points and more, and from 30, 50, 75, 100 and 125 on.
return function(least, from30, from50, from75, from100, from125)
  return {
    { points = 0, value = least }, { points = 30, value = from30 }, { points = 50, value = from50 },
    { points = 75, value = from75 }, { points = 100, value = from100 }, { points = 125, value = from125 },
  }
end
-- SPDX-License-Identifier: CC-BY-4.0
