#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# checks.py PROGRAM -- what `pack check` tells of cards that are held against the rules.
#
# In tests/packs/faults* a card that is called like a check breaks it, and breaks no other; every check that
# `pack language` lists must be told of.  The packs that are shipped, the samples and what `pack new` writes are told
# of nothing.  Every rule that a check names is a row of a ledger.
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

program, root = Path(sys.argv[1]).resolve(), Path(__file__).resolve().parents[2]
failed = 0

# The compiler's: told of where a system says what its effects bring about (grog_system.brings); the duel does not.
BY_THE_COMPILER = "sets_itself_off"


def run(*args, cwd=None):
    env = {**os.environ, "GROGNARD_PACKS": str(root / "packs"), "LC_ALL": "C.UTF-8"}
    return subprocess.run([program, *args], capture_output=True, text=True, env=env, cwd=cwd, check=False)


def check(name, good, why=""):
    global failed
    failed += not good
    print(f"{'ok' if good else 'FAILED'}: {name}{'' if good else f': {why}'}")


def told(path):
    """The status, and what is told: (check, card, sort, whole) of each."""
    answer = run("pack", "check", "--json", str(path))
    found = json.loads(answer.stdout)
    return answer.returncode, found, [(m.get("check"), m.get("card"), sort, m)
                                      for sort in ("mistakes", "warnings") for m in found[sort]]


def listed(system):
    """The checks of a system: name, sort, rule."""
    page = run("pack", "language", "--system", system).stdout.split("\n## Checks\n")[1]
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("|`")]
    sorts = {True: "mistakes", False: "warnings"}
    return [(row[0].strip("`"), sorts["mistake" in row[3]], row[3].split(" ")[-1]) for row in rows]


def faulty(folder):
    """The cards that are called like a check: in small letters."""
    text = "".join(p.read_text(encoding="utf-8") for p in sorted(folder.glob("*.lua")))
    return set(re.findall(r'^\w+(?: |\((?:\w+, )?)"([a-z][a-z0-9 ]+)"', text, re.MULTILINE)) - {folder.name}


def faults(system, folder):
    status, found, all_told = told(root / "tests/packs" / folder)
    rows = listed(system)
    want = {(name, name.replace("_", " "), sort) for name, sort, _ in rows}
    got = {(name, card, sort) for name, card, sort, _ in all_told}
    missing = {w for w in want - got if system != "duel" or w[0] != BY_THE_COMPILER}
    check(f"{folder}: each of {len(rows)} checks is told of", not missing, missing)
    check(f"{folder}: and nothing else", not got - want, got - want)
    silent = faulty(root / "tests/packs" / folder) - {card for _, card, _ in got}
    check(f"{folder}: each faulty card is told of", not silent, silent)
    check(f"{folder}: each by one card once", len(got) == len(all_told))
    check(f"{folder}: with what to do", all(m["what"] and m["mend"] for *_, m in all_told))
    check(f"{folder}: its mistakes are its status", status == 1 and found["mistakes_in_all"] > 0, status)
    ids = {line.split("\t")[0] for name in ("docs/rules/ledger.tsv", "src/duel/ledger.tsv")
           for line in (root / name).read_text(encoding="utf-8").splitlines()}
    strange = {rule for _, _, rule in rows if rule and rule not in ids}
    check(f"{folder}: the rules of its checks are rows of the ledger", not strange, strange)


def no_fault(path):
    status, found, all_told = told(path)
    check(f"{path.name}: no mistake and no warning", status == 0 and not all_told,
          [(m["file"], m["line"], m["what"]) for *_, m in all_told])
    check(f"{path.name}: what is meant says why", all(m["why"] for m in found["meant"]))


HEAD = 'pack "said" { system = "duel", needs = { "duel" } }\n'


def meant(name, card, pattern, status, *options):
    """What is told of a pack of this card."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "pack.lua").write_text(HEAD + card, encoding="utf-8")
        answer = run("pack", "check", *options, folder)
        good = answer.returncode == status and re.search(pattern, answer.stdout)
        check(name, good, answer.stdout + answer.stderr)


faults("warfighter", "faults")
faults("heroes", "faults-heroes")
faults("duel", "faults-duel")

for pack in sorted(p.parent for p in (root / "packs").glob("*/pack.lua")):
    no_fault(pack)
for pack in ("docs/samples", "tests/packs/fever", "tests/packs/tideway", "tests/packs/weather-war"):
    no_fault(root / pack)
for system in ("duel", "warfighter"):
    with tempfile.TemporaryDirectory() as above:
        run("pack", "new", "mine", "--system", system, cwd=above)
        no_fault(Path(above) / "mine")

IDLE = 'standard "Bare Pole" { '
meant("a warning has its card, and how to say that it is meant", IDLE + "}",
      r"warning: 'Bare Pole': it says nothing.*\n(.*\n)*.*meant = { standard_idle = ", 0)
meant("it is no mistake", IDLE + "}", "no mistake, but see the warnings", 0)
meant("what is meant is not told", IDLE + 'meant = { standard_idle = "for the parade" } }', "no mistake; --all", 0)
meant("but with --all", IDLE + 'meant = { standard_idle = "for the parade" } }', "standard_idle.*for the parade", 0,
      "--all")
meant("and as JSON", IDLE + 'meant = { standard_idle = "for the parade" } }', r'"why": ?"for the parade"', 0, "--json")
meant("it must say why", IDLE + 'meant = { standard_idle = "" } }', "it must say why", 1)
meant("what is not so cannot be meant",
      'standard "Pole" { meant = { standard_idle = "so" }, says = { add { strike = 1, of = owner } } }',
      "says that 'standard_idle' is meant, but nothing is wrong there", 0)
meant("no such check", IDLE + 'meant = { standard_idol = "so" } }', "no check is called 'standard_idol'(.*\n)+.*"
      "did you mean 'standard_idle'", 1)
meant("a check of another kind of card", IDLE + 'meant = { strike_idle = "so" } }',
      "a standard is not checked for 'strike_idle'", 1)
meant("a rule cannot be meant away", 'strike "Blow" { strength = 1, damage = 1, meant = { fury_rows = "so" } }',
      "'fury_rows' cannot be meant: D-3.5d forbids it", 1)
meant("meant is a table", IDLE + "meant = true }", "meant must be a table", 1)

sys.exit(1 if failed else 0)
