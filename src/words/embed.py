#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# embed.py -- catalogues as const data: embed.py en.words english.c, or embed.py de.words fr.words ... languages.c
# With --without-site before them, without remarks and without those messages that only the pages of the site say:
# they have them already (web/plugins/words.ts), and a first visit loads less.
import os, re, sys

ARGUMENTS = sys.argv[1:]
LEAN = ARGUMENTS[0] == '--without-site'
# The one message of the site that the core says.
SAID = 'web.table.undo.not'

def quoted(line):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in line.encode()) + '"'

def read(name):
    with open(name, encoding="utf-8") as f:
        text = f.read()
    if LEAN:
        text = re.sub(r"^#.*\n", "", text, flags=re.M)
        text = re.sub(rf"^web\.(?!{SAID[4:]} )(?:.*\\\n)*.*\n", "", text, flags=re.M)
    return [f"    {quoted(line)}\n" for line in text.splitlines(keepends=True)]

*names, to = ARGUMENTS[LEAN:]
with open(to, "w", encoding="ascii") as out:
    # REUSE-IgnoreStart
    out.write("/* SPDX-License-Identifier: MIT */\n")
    # REUSE-IgnoreEnd
    if os.path.basename(names[0]) == "en.words":
        out.write("/* english.c -- words/en.words, made by embed.py. */\n")
        out.write("#include <stddef.h>\n\nextern const char grog_english[];\nextern const size_t grog_english_bytes;\n\n")
        out.write("const char grog_english[] =\n")
        out.writelines(read(names[0]))
        out.write("    \"\";\nconst size_t grog_english_bytes = sizeof grog_english - 1;\n")
    else:
        out.write("/* languages.c -- the other catalogues of words/, made by embed.py. */\n#include \"words/words.h\"\n\n")
        out.write("const struct grog_language grog_languages[] = {\n")
        for name in names:
            out.write(f"    {{ {quoted(os.path.basename(name)[:-len('.words')])},\n")
            out.writelines(read(name))
            out.write("    \"\" },\n")
        out.write("    { 0 },\n};\n")
