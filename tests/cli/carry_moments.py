#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""carry_moments.py PROGRAM RAISED ROOT [COUNT [SEED]]: `carry` at random moments of the games of 0.1.

A recorded game is cut off after some of its acts.  RAISED, whose systems have another version, carries it on twice:
from its acts taken again, and from the position that a carried game of PROGRAM has.  Both times everybody who is
asked has the options of before, with their odds, and the state is the same."""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

program, raised, root = (str(Path(arg).resolve()) for arg in sys.argv[1:4])
count = int(sys.argv[4]) if len(sys.argv) > 4 else 20
chance = random.Random(int(sys.argv[5]) if len(sys.argv) > 5 else 1)
PACKS = [path.name for path in Path(root, "packs").iterdir()]
games = [path for path in sorted(Path(root, "tests/games/0.1").glob("*.replay")) if path.name[:3] in ("wf-", "hn-")]


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def moment(by, file):
    """Who is asked for what, and the state; without the line of the system's version and that of the hash.  A card has
    its pack's name only where another pack has one of its name, and what is a number is one over all packs: a carried
    game may have fewer."""
    numbers = r"\b(" + "|".join(PACKS) + r"):(?=[A-Z0-9])|(?<=, ability )\d+|(?<=, tool )\d+"
    is_now = json.loads(re.sub(numbers, "", run(by, "inspect", "--json", file)))
    return is_now["asked"], is_now["words"].splitlines()[2:]


def cut(path, out):
    """After how many acts the game was cut off."""
    lines = path.read_text().splitlines(keepends=True)
    begin = lines.index("acts\n") + 1
    at = [i for i, line in enumerate(lines) if i >= begin and re.match(r"\d+ ", line)]
    acts = chance.randrange(len(at))
    Path(out).write_text("".join(line for line in lines[:at[acts]] if not line.startswith("end ")))
    return acts


passed = failed = 0
packs = f"{os.path.dirname(program)}/packs"
os.environ |= {"GROGNARD_PACKS": packs, "NO_COLOR": "1", "XDG_DATA_HOME": "/none", "XDG_DATA_DIRS": "/none"}
with tempfile.TemporaryDirectory() as work:
    os.environ["XDG_STATE_HOME"] = f"{work}/state"
    for n in range(count):
        path = chance.choice(games)
        names = [f"{work}/{n}-{what}.replay" for what in ("cut", "again", "kept", "kept-again")]
        acts = cut(path, names[0])
        try:
            before = moment(program, names[0])
            run(raised, "carry", names[0], "-o", names[1])
            run(program, "carry", names[0], "-o", names[2])
            run(raised, "carry", names[2], "-o", names[3])
            same = all(moment(raised, name) == before for name in (names[1], names[3]))
            why = "" if same else "the options or the state differ"
        except RuntimeError as trouble:
            why = str(trouble)
        passed, failed = passed + (not why), failed + bool(why)
        print(f"{'FAILED ' if why else 'ok     '} {path.stem} after {acts} acts {why}".rstrip())
        for name in names:
            Path(name).unlink(missing_ok=True)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
