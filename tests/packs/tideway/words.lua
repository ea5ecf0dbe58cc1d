-- Brine: you are soaked.  Bad for you when others have an Undertow, good fuel for yourself.
counter "Brine" { most = 6, icon = "drop" }

-- Undertow n: +n to hit somebody who is soaked already; when it wounds, it soaks.
keyword "Undertow" {
  says = {
    add { strike = n, of = with, when = struck_counters(brine) },
    at  { wounded, of = with, effect = place(brine, 1, struck) },
  },
}

school "Quayside" {}
-- SPDX-License-Identifier: CC0-1.0
