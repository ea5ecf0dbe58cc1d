#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""as_typed.py PROGRAM PAGE: a page of docs is done as it says, in the folder where one is.

A block of Lua that begins with "-- folder/file.lua" is written there.  A line "    $ command" is typed; the lines below it, if
there are any, must stand in its answer in this order.  What opens the table is typed without a terminal; the bare `grognard`
is left out.  Ends with "N commands as typed", or with the first that was otherwise.
"""
import os
import re
import subprocess
import sys

program, page = os.path.realpath(sys.argv[1]), open(sys.argv[2]).read().split("\n")
os.makedirs("bin-typed", exist_ok=True)
if not os.path.exists("bin-typed/grognard"):
    os.symlink(program, "bin-typed/grognard")
env = dict(os.environ, PATH=os.path.abspath("bin-typed") + ":" + os.environ["PATH"], HOME=os.getcwd(),
           GROGNARD_PACKS=os.path.join(os.path.dirname(program), "packs"))
typed, i = 0, 0


def write(block):
    name = re.match(r"-- ([\w-]+/[\w-]+\.lua)$", block[0])
    if name:
        os.makedirs(os.path.dirname(name[1]), exist_ok=True)
        with open(name[1], "w") as f:
            f.write("\n".join(block) + "\n")


def do(command, wanted):
    run = subprocess.run(command, shell=True, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True)
    said = iter(run.stdout.split("\n"))
    missing = [line for line in wanted if line not in said]
    if run.returncode or missing:
        print(f"$ {command}\nstatus {run.returncode}, without {missing}\n{run.stdout[-2000:]}")
        sys.exit(1)


while i < len(page):
    if page[i] == "```lua":
        end = page.index("```", i)
        write(page[i + 1:end])
        i = end
    elif page[i].startswith("    $ ") and page[i] != "    $ grognard":
        end = i + 1
        while page[end].startswith("    ") and not page[end].startswith("    $ "):
            end += 1
        do(page[i][6:], [line[4:] for line in page[i + 1:end]])
        typed += 1
        i = end - 1
    i += 1
print(f"{typed} commands as typed")
