#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# as_data.py -- text files as const data of the program: a row each of its folder (where asked for), its name and its text.
#
#   as_data.py OUT.c HEADER "struct TYPE NAME" --folder|--name FILE ...
import sys
from pathlib import Path


def quoted(line):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in line.encode()) + '"'


target, header, array, how, *files = sys.argv[1:]
with open(target, "w", encoding="ascii") as out:
    # REUSE-IgnoreStart
    out.write(f"/* SPDX-License-Identifier: MIT */\n/* {Path(target).name} -- made by as_data.py of what it holds. */\n")
    # REUSE-IgnoreEnd
    out.write(f'#include "{header}"\n\nconst {array}[] = {{\n')
    for path in map(Path, files):
        out.write(f'    {{ "{path.parent.name}", "{path.name}",\n' if how == "--folder" else f'    {{ "{path.name}",\n')
        out.writelines(f"      {quoted(line)}\n" for line in path.read_text(encoding="utf-8").splitlines(keepends=True))
        out.write("    },\n")
    out.write("    { NULL, NULL, NULL },\n};\n" if how == "--folder" else "    { NULL, NULL },\n};\n")
