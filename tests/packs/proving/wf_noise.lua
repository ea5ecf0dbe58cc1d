-- For tests/rules/wf_awareness.c and wf_noise.c: what Hostiles hear, and how they raise the alarm.
hostile "Watchman" { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }, alarm = 4, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Watchmen" { copies = 0, force = reds, value = 2, reticles = 3, cover = 2, range = { 0, 1 }, alarm = 3, chart = { { active = 1, roll = 8, wounds = 1 } } }
hostile "Alert Squad" { copies = 0, force = reds, value = 2, reticles = 2, cover = 2, range = { 0, 1 }, reaction = true, chart = { { active = 1, roll = 8, wounds = 1 } } }
