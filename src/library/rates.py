#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# rates.py -- how often the plain bot wins, from docs/win-rates.md as rows: rates.py win-rates.md rates.c
import sys

rows = []
with open(sys.argv[1], encoding="utf-8") as f:
    for line in f:
        cell = [c.strip() for c in line.strip().strip("|").split("|")]
        if len(cell) == 9 and cell[7].endswith("%"):
            rows.append((cell[0], cell[5], round(float(cell[7][:-1]) * 10)))

def quoted(text):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode()) + '"'

with open(sys.argv[2], "w", encoding="ascii") as out:
    # REUSE-IgnoreStart
    out.write("/* SPDX-License-Identifier: MIT */\n/* rates.c -- docs/win-rates.md, made by rates.py. */\n")
    # REUSE-IgnoreEnd
    out.write("#include \"library/quick.h\"\n#include <string.h>\n\n")
    out.write("static const struct { const char *mission, *team; int of_thousand; } rates[] = {\n")
    out.writelines(f"    {{ {quoted(m)}, {quoted(t)}, {r} }},\n" for m, t, r in rows)
    out.write("    { NULL, NULL, -1 },\n};\n\nint quick_rate(const char *mission, const char *team)\n{\n"
              "    unsigned i = 0;\n    while (rates[i].mission && (strcmp(rates[i].mission, mission) || "
              "strcmp(rates[i].team, team)))\n        i++;\n    return rates[i].of_thousand;\n}\n")
