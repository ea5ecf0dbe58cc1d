#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# take_taught.py PROGRAM NAME [other] -- plays a lesson in line mode through pipes: always the first choice with a *.
#
# With "other" it tries a choice without one first, at every question, which must be refused with a sentence.
import os
import re
import subprocess
import sys

program, name, other = sys.argv[1], sys.argv[2], len(sys.argv) > 3
game = subprocess.Popen([program, "lesson", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
said, seen, asked, tried, refused, keep = "", 0, 0, False, 0, ""


def answer(text):
    game.stdin.write((text + "\n").encode())


while True:
    more = os.read(game.stdout.fileno(), 65536)
    if not more:
        break
    said += more.decode()
    if not said.endswith("> "):
        continue
    new, seen = said[seen:], len(said)
    asked += 1
    taught = re.findall(r"^ *(\d+)\* ", new, re.M)
    plain = re.findall(r"^ *(\d+)  [^\n]*[^.\n ]$(?! *\.\.\.)", new, re.M)
    if asked > 100:
        answer("q")
    elif other and tried:                       # what was tried was not taught: it says so, and goes on as it was
        tried = False
        refused += 1
        answer(keep)
    elif taught and other and plain and "Enter goes back" not in new:
        tried, keep = True, taught[0]
        answer(plain[-1])
    elif taught:
        answer(taught[0])
    else:
        answer("q")
game.wait()
print(said)
finished = re.search(r"^(The next lesson:|That was the last lesson)", said, re.M)
print(f"asked {asked} times, refused {refused}")
sys.exit(0 if finished else 1)
