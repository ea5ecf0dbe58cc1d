#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""first_mission.py PROGRAM PAGE: the Mission of a page is played as the page has it.

Of its indented lines the one with `grognard lesson` is the command, and those that begin with ">" are typed; the others must stand
in what the program prints, in this order, between what is typed above and below them.  The Mission must come to its end.
Ends with "N answers, M lines as printed", or with the first line that is otherwise.
"""
import os
import shlex
import subprocess
import sys
import tempfile

program = os.path.realpath(sys.argv[1])
with open(sys.argv[2], encoding="utf-8") as f:
    block = [line[4:].rstrip() for line in f if line.startswith("    ")]
begin = next(i for i, line in enumerate(block) if line.startswith("grognard lesson "))
steps = [["", []]]                                      # what is typed, and lines that are printed behind it
for line in block[begin + 1:]:
    if line.startswith("> "):
        steps.append([line[2:], []])
    else:
        steps[-1][1].append(line)

with tempfile.TemporaryDirectory() as home:
    env = {**os.environ, "HOME": home, "COLUMNS": "96", "LC_ALL": "C.UTF-8",
           "GROGNARD_PACKS": os.path.join(os.path.dirname(program), "packs")}
    for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        env.pop(name, None)
    run = subprocess.run([program, *shlex.split(block[begin])[1:]], env=env, text=True, capture_output=True,
                         input="".join(typed + "\n" for typed, _ in steps[1:]), check=False)
said = run.stdout.split("\n> ")                         # each part begins with the answer that it follows
for i, (typed, lines) in enumerate(steps):
    part = said[i].split("\n") if i < len(said) else []
    at = iter(line.rstrip() for line in part)
    for line in lines:
        if line not in at:
            sys.exit(f"behind answer {i}, '{typed}', the page has:\n{line}\nthe program:\n" + "\n".join(part))
if run.returncode or "The Mission is accomplished!" not in run.stdout:
    sys.exit(f"status {run.returncode}; the Mission does not come to its end\n{run.stdout[-600:]}{run.stderr}")
print(f"{len(steps) - 1} answers, {sum(len(lines) for _, lines in steps)} lines as printed")
