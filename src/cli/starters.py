#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# starters.py -- the first packs that `grognard pack new` writes, as const data.
#
#   starters.py OUT.c starters/duel/pack.lua starters/duel/cards.lua ...
import sys
from pathlib import Path


def quoted(line):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in line.encode()) + '"'


with open(sys.argv[1], "w", encoding="ascii") as out:
    out.write("/* SPDX-License-Identifier: MIT */\n/* starters.c -- the folder starters/, made by starters.py. */\n")
    out.write('#include "starters.h"\n\nconst struct starter starters[] = {\n')
    for path in map(Path, sys.argv[2:]):
        out.write(f'    {{ "{path.parent.name}", "{path.name}",\n')
        out.writelines(f"      {quoted(line)}\n" for line in path.read_text(encoding="utf-8").splitlines(keepends=True))
        out.write("    },\n")
    out.write("    { NULL, NULL, NULL },\n};\n")
