#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# embed.py -- the English catalogue as const data: embed.py en.words english.c
import sys

with open(sys.argv[1], encoding="utf-8") as f:
    text = f.read()

def quoted(line):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in line.encode()) + '"'

with open(sys.argv[2], "w", encoding="ascii") as out:
    out.write("/* SPDX-License-Identifier: MIT */\n/* english.c -- words/en.words, made by embed.py. */\n")
    out.write("#include <stddef.h>\n\nextern const char grog_english[];\nextern const size_t grog_english_bytes;\n\n")
    out.write("const char grog_english[] =\n")
    out.writelines(f"    {quoted(line)}\n" for line in text.splitlines(keepends=True))
    out.write("    \"\";\nconst size_t grog_english_bytes = sizeof grog_english - 1;\n")
