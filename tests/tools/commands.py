#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""commands.py PROGRAM: the manual has every command of the program and every option of each.

The completions of the shells ask the program, so that they cannot lack any."""
import re
import subprocess
import sys
from pathlib import Path

program = sys.argv[1]
manual = (Path(__file__).resolve().parents[2] / "man/grognard.1").read_text()
EVERYWHERE = {"help", "pack"}


def says(*words):
    return subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout


missing = []
for command in re.findall(r"^  ([a-z]+) +\S", says("--help"), re.M):
    if f".Cm {command}\n" not in manual:
        missing.append(command)
    options = set(re.findall(r"^  --([a-z0-9-]+)", says(command, "--help"), re.M)) - EVERYWHERE
    missing += [f"{command} --{o}" for o in sorted(options) if not re.search(rf"\bFl {o}\b", manual)]
for what in missing:
    print(f"the manual lacks {what}")
print(f"{len(missing)} missing")
sys.exit(bool(missing))
