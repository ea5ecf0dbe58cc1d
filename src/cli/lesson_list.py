#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# lesson_list.py -- the folder lessons/ as const data, in the order of its files' names.
#
#   lesson_list.py OUT.c lessons/warfighter-1.lesson ...
import sys
from pathlib import Path


def quoted(line):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in line.encode()) + '"'


with open(sys.argv[1], "w", encoding="ascii") as out:
    out.write("/* SPDX-License-Identifier: MIT */\n/* lessons.c -- the folder lessons/, made by lesson_list.py. */\n")
    out.write('#include "lessons.h"\n\nconst struct lesson_file lesson_files[] = {\n')
    for path in map(Path, sys.argv[2:]):
        out.write(f'    {{ "{path.name}",\n')
        out.writelines(f"      {quoted(line)}\n" for line in path.read_text(encoding="utf-8").splitlines(keepends=True))
        out.write("    },\n")
    out.write("    { NULL, NULL },\n};\n")
