#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# names.py PROGRAM: no card of the packs that were built with the program is named in a string of src/warfighter.
#
# Words (keywords, nations, decks ...) are no cards here: a Mode and a keyword may share a name.
import json
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
WORDS = {"keyword", "nation", "region", "force", "caliber", "deck", "counter", "era", "environment", "back"}


def titles():
    told = subprocess.run([sys.argv[1], "pack", "list", "--json"], check=True, stdout=subprocess.PIPE)
    return {card["name"].split(":")[-1] for card in json.loads(told.stdout) if card["kind"] not in WORDS}


def strings(text):
    return re.findall(r'"((?:[^"\\\n]|\\.)*)"', re.sub(r"/\*.*?\*/", "", text, flags=re.S))


names, failed = titles(), 0
for file in sorted((root / "src" / "warfighter").glob("*.[ch]")):
    for string in strings(file.read_text()):
        if string in names:
            print(f"{file.relative_to(root)}: a card is called '{string}'")
            failed += 1
print(f"{len(names)} cards, {failed} of them named in C")
sys.exit(failed > 0 or len(names) < 1000)
