# SPDX-License-Identifier: MIT
# rules_mutants.py -- takes the steps of rules out in a copy of the tree, one at a time, and sees which test fails.
#
# Most are mutants by number (rules_numbers.py): the copy is built once, and each is a run of the tests that name the rule,
# then of others if these pass.  The rest are built anew, one after the other.  What always holds: a copy is whole again
# after each mutant, and a verdict is written down as soon as it is known.
import json
import os
import queue
import re
import shutil
import subprocess
import textwrap
import threading
from collections import namedtuple
from functools import partial
from pathlib import Path

from rules_carriers import CARRIERS, PARTED, carriers, sources, ways_in_c, ways_of
from rules_ledgers import SYSTEMS, system_of, table
from rules_numbers import Numbered
from rules_runs import ROOT, Asked, Trouble, proofs, run_each, say, set_up, targets_of
from rules_steps import applied

SURVIVORS = "docs/rules/survivors.tsv"
# How copies are built: quickly, and with claims (src/base/assert.h) checked, for these are tests too.
CHECKED = ["-Doptimization=0", "-Ddebug=false", "-Dc_args=-DGROG_CHECKED"]
PATIENCE, MOST = 5, 20                  # seconds of processor that a mutant has beyond what the program takes; and in all
ROUNDS = 9                              # of leaving out guards that do not compile

# Where a rule stands: the ways to take it out, or the place's text if there are none.  Of a carrier, which does more than
# this one rule, only a test that names the rule counts.
Place = namedtuple("Place", "path line ids ways text carries")
Verdict = namedtuple("Verdict", "place fate by own removed")


# ---- places ------------------------------------------------------------------

def claims_in(path):
    """The rules that the tests of a C file name."""
    return {rule for line in re.findall(r"\bRULE\(([^)]*)\)", path.read_text(encoding="utf-8"))
            for rule in re.findall(r'"([^"]+)"', line)}


def claimed_ids(root=ROOT):
    """The rules that tests name."""
    return set().union(*map(claims_in, (root / "tests").rglob("*.c")))


def places_of(root, rules):
    """Every step of these rules."""
    found = []
    for folders in dict.fromkeys(tuple(f) for f in SYSTEMS.values()):
        mine = {r for r in rules if system_of(r) == list(folders)}
        for path, source in sources(root, folders) if mine else ():
            name = str(path.relative_to(root))
            found += [Place(name, source.line(s.start), s.ids, ways_in_c(source, s, name), s.removed, False)
                      for s in source.steps(mine)]
    return found


def places_carried(root, rules):
    """A place for each of these rules that has no step of its own and a carrier; its ways are found when it is drawn."""
    return [Place(CARRIERS, number, frozenset({rule}), None, " | ".join(some), True)
            for number, (rule, some) in enumerate(carriers(root).items(), 2)
            if rule in rules and not some[0].startswith("none: ")]


def with_ways(root, place):
    return place if place.ways is not None else place._replace(ways=[w for c in PARTED.split(place.text)
                                                                     for w in ways_of(c, root)])


def place_key(place):
    return place.path, place.line, place.ids, place.text


def name_of(place):
    """How the table of survivors and a log know it, wherever its line is: its rules, and what it does."""
    return ", ".join(sorted(place.ids)), " ".join(place.text.split())


def explained(root=ROOT):
    """The mutants that no test can notice: each rule of a step with its reason."""
    return {(rule, row["step"]): row["why"] for row in table(SURVIVORS, root) for rule in row["ids"].split(", ")}


def reason_of(place, reasons):
    """Why no test can notice it: a reason for each of its rules that are tried; None: there is none."""
    _, step = name_of(place)
    found = [reasons.get((rule, step)) for rule in place.ids]
    return found[0] if all(found) else None


def stale_survivors(known, root=ROOT):
    """Rows of the table of survivors that name no step."""
    rows = explained(root)
    rules = {rule for rule, _ in rows}
    there = {(rule, name_of(p)[1]) for p in [*places_of(root, rules & known.keys()), *places_carried(root, rules)]
             for rule in p.ids}
    for row, why in rows.items():
        if row not in there:
            yield f"{SURVIVORS}: {row[0]}: no step of it is '{row[1]}'"
        if not why.strip():
            yield f"{SURVIVORS}: {row[0]}: no reason"


# ---- the copy ----------------------------------------------------------------

class Copy:
    """A copy of the tree with a build of its own, in which steps are taken out one at a time."""

    def __init__(self, at):
        self.root, self.build = at, at / "build"
        skip = shutil.ignore_patterns(".git", "build*", "node_modules", "__pycache__")
        shutil.copytree(ROOT, at, ignore=lambda d, names: skip(d, names) if Path(d) == ROOT else ())
        rule, asked = at / "tests/rule.h", (ROOT / "tools/rules_asked.h").read_text(encoding="utf-8")
        end = "#endif\n"
        rule.write_text(rule.read_text(encoding="utf-8").removesuffix(end) + asked + end, encoding="utf-8")
        programs = set_up(self.build, at, CHECKED)
        self.claims = {p.name: set().union(*(claims_in(Path(s)) for s in p.sources)) for p in programs}
        self.programs = [p for p in programs if self.claims[p.name]]    # they have rules_asked.h
        self.seconds, self.tests, self.proved = {}, {}, {}              # of a program; of a rule the tests that prove it
        self.texts, self.numbered, self.alone = {}, Numbered([], self.text), set()
        self.lock, self.mine = threading.Lock(), threading.local()

    def text(self, path):
        """What the file was before a step of it was taken out or got a number."""
        if path not in self.texts:
            self.texts[path] = (self.root / path).read_text(encoding="utf-8")
        return self.texts[path]

    def prepare(self, places, jobs):
        """Give the ways numbers, build the programs that name the places' rules and run them as they are.  What failed."""
        rules = set().union(*(p.ids for p in places)) if places else set()
        self.numbered = Numbered([w for p in places for w in p.ways], self.text)
        self.numbered.write(self.root)
        first = [p for p in self.programs if self.claims[p.name] & rules] or self.programs
        for _ in range(ROUNDS):
            told = self.make(targets_of(first))
            if told is None:
                break
            if not self.numbered.drop(self.root, self.build, told):
                raise Trouble(f"the copy does not build:\n{told}")
        else:
            raise Trouble(f"the copy does not build with guards:\n{told}")
        return self.run_as_is(first, jobs)

    def run_as_is(self, programs, jobs):
        runs = run_each(programs, self.build, self.root, jobs)
        for rule, tests in proofs(runs).items():
            self.proved.setdefault(rule, set()).update(tests)
        self.seconds.update({p.name: min(PATIENCE + int(run.seconds), MOST) for p, run in zip(programs, runs)})
        self.tests.update({p.name: sorted(run.passed) for p, run in zip(programs, runs)})
        return runs

    def by_number(self, place):
        """Can it be tried without a build?"""
        return any(map(self.numbered.number, place.ways))

    def naming(self, rules):
        return [name for name in self.seconds if self.claims[name] & rules]

    def others(self, rules):
        """The programs that do not name these rules, and name some of their system; all that are not yet built are built
        and run as they are when this is first asked."""
        with self.lock:
            rest = [p for p in self.programs if p.name not in self.seconds]
            if rest:
                told = self.make(targets_of(rest))
                if told is not None:
                    raise Trouble(f"the copy does not build:\n{told}")
                failed = [t for run in self.run_as_is(rest, os.cpu_count()) for t in run.failed]
                if failed:
                    raise Trouble("\n".join(f"{t} failed" for t in failed))
        systems = {tuple(system_of(r) or ()) for r in rules}
        return [p.name for p in self.programs if not self.claims[p.name] & rules
                and systems & {tuple(system_of(r) or ()) for r in self.claims[p.name]}]

    def builds(self, names, path):
        """Build these programs alone, or the pack that the file is of; packs are not built anew for what is other in C."""
        if path.endswith(".lua"):
            pack = Path(path).parent.relative_to("packs" if path.startswith("packs/") else "tests/packs")
            targets = [t for t in targets_of(self.programs) if Path(t).name == f"{pack}.pack"]
            return bool(targets) and self.make(targets) is None
        own = [os.path.relpath(p.cmd[0], self.build) for p in self.programs if p.name in names]
        targets = sorted(set(targets_of(self.programs)) & set(own))
        return not targets or self.make(targets) is None

    def make(self, targets):
        """Nothing, or what ninja told when it failed."""
        done = subprocess.run(["ninja", "-k", "0", "-C", self.build, *targets], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace")
        return done.stdout if done.returncode else None

    # ---- one mutant ------------------------------------------------------------

    def judge(self, place, anew):
        """Take the rule out in one way after the other until a test fails: by number, or built anew as far as it can be.
        Nothing if it is left to be built anew."""
        numbers = [w for w in place.ways if self.numbered.number(w)]
        if not anew and not numbers:
            return None
        ways = [w for w in place.ways if w not in numbers] if anew else numbers
        fate, removed = ("no mutant compiles" if place.ways else "owns nothing"), place.text
        if anew and numbers:
            fate, removed = "survived", numbers[0].removed
        for way in ways:
            made, by, own = self.missed(way, place, anew)
            if by:
                return Verdict(place, "caught", by, own, way.removed)
            if made:
                fate, removed = "survived", way.removed
                if not place.carries:
                    break
        if place.carries and not anew and len(numbers) < len(place.ways):
            return None
        return Verdict(place, fate, None, False, removed)

    def missed(self, way, place, anew):
        """Whether it can be built, the test that fails, of those that name the rule first, and whether it names it."""
        if not anew:
            return True, *self.failing(place, self.numbered.number(way), lambda names: True)
        path, now = self.root / way.path, (self.root / way.path).read_text(encoding="utf-8")
        path.write_text(applied(self.text(way.path), way.edits), encoding="utf-8")
        try:
            if not self.builds(self.naming(place.ids), way.path):
                return False, None, False
            return True, *self.failing(place, 0, lambda names: self.builds(names, way.path))
        finally:
            path.write_text(now, encoding="utf-8")
            if way.path.endswith(".lua"):
                self.builds((), way.path)

    def failing(self, place, number, ready):
        """A test that names it; or one beside it, or one of the other programs.  And whether it names it."""
        own = set().union(*(self.proved.get(r, ()) for r in place.ids))
        naming = self.naming(place.ids)
        by = self.first(naming, number, lambda test: test in own)
        if by or place.carries:
            return by, bool(by)
        by = self.first(naming, number, lambda test: test not in own)
        others = [] if by else self.others(place.ids)
        return by or (self.first(others, number, lambda test: True) if ready(others) else None), False

    def first(self, names, number, wanted):
        return next(filter(None, (self.asked(name, number, list(filter(wanted, self.tests[name]))) for name in names)), None)

    def asked(self, name, number, tests):
        """Which of these tests of a program fails without a step; number 0: as the program was just built."""
        if not tests:
            return None
        running = self.mine.__dict__.setdefault("running", {})          # of this thread
        program = next(p for p in self.programs if p.name == name)
        if not number:
            with Asked(program, self.seconds[name]) as fresh:
                return fresh.failing(0, tests)
        asked = running.get(name) or running.setdefault(name, Asked(program, self.seconds[name]))
        by = asked.failing(number, tests)
        alone = (name, by and by.split(",")[0])
        if by and alone not in self.alone:
            self.alone.add(alone)
            if asked.failing(0, alone[1:]):
                raise Trouble(f"{name}: {alone[1]} fails if it is run alone")
        return by

    def rest(self):
        """No program waits for this thread any more."""
        for asked in self.mine.__dict__.pop("running", {}).values():
            asked.__exit__()


# ---- all of them -------------------------------------------------------------

def read_log(path):
    """The verdicts that a log has, by the files and names of the places; several places can be of one name."""
    known = {}
    for line in Path(path).read_text(encoding="utf-8").splitlines() if path and Path(path).exists() else []:
        told = json.loads(line)
        known.setdefault((told["file"], *told["name"]), []).append(told)
    return known


def told_of(place, known):
    """What a log says of it, once: that of its line if there is one."""
    some = known.get((place.path, *name_of(place)), ())
    return some and some.pop(next((i for i, told in enumerate(some) if told["line"] == place.line), 0))


def judge_all(places, copy, jobs, log=None):
    """The verdicts, in the order of the places: first those by number, `jobs` at a time, then those built anew."""
    known, reasons, verdicts, failures, lock = read_log(log), explained(copy.root), {}, [], threading.Lock()

    def settle(place, verdict, new=True):
        with lock:
            why = reason_of(place, reasons)
            if verdict.fate == "survived" and why:
                verdict = verdict._replace(fate="explained", by=why)
            verdicts[place_key(place)] = verdict
            say(f"{len(verdicts)}/{len(places)} {story(verdict).splitlines()[0]}")
            if log and new:
                with open(log, "a", encoding="utf-8") as file:
                    file.write(json.dumps({"name": name_of(place), **as_json(verdict)}) + "\n")

    def work(waiting, anew, left):
        try:
            while not failures:
                place = waiting.get_nowait()
                with lock:
                    told = told_of(place, known)
                if told:
                    settle(place, Verdict(place, told["fate"], told["by"], told["own"], told["removed"]), False)
                    continue
                verdict = copy.judge(place, anew)
                left.append(place) if verdict is None else settle(place, verdict)
        except queue.Empty:
            pass
        except Exception as why:                        # said by the main thread
            failures.append(why)
        finally:
            copy.rest()

    rest = places
    for anew in (False, True):
        waiting, left = queue.Queue(), []
        for place in rest:
            waiting.put(place)
        workers = [threading.Thread(target=partial(work, waiting, anew, left)) for _ in range(1 if anew else max(1, jobs))]
        for w in workers:
            w.start()
        for w in workers:
            w.join()
        if failures:
            raise failures[0]
        rest = left
    return [verdicts[place_key(p)] for p in places]


def story(v):
    """One line about a mutant, and what was taken out if nobody missed it."""
    ids = ", ".join(sorted(v.place.ids))
    line = f"{v.fate:8}  {ids}  {v.place.path}:{v.place.line}"
    if v.fate == "caught":
        line += f"  by {v.by}" + ("" if v.own else ", which does not name it")
        return line + f"\n    {textwrap.shorten(v.removed, 100, placeholder=' ...')}"
    return "\n".join([line + (f"  {v.by}" if v.by else "")] + ["    | " + text for text in v.removed.split("\n")])


def as_json(v):
    return {"ids": sorted(v.place.ids), "file": v.place.path, "line": v.place.line, "fate": v.fate,
            "by": v.by, "own": v.own, "removed": v.removed}


def sums(verdicts):
    """How many were caught, survived, and could not be made; and these numbers in words."""
    caught, survived, reasoned = (sum(v.fate == fate for v in verdicts) for fate in ("caught", "survived", "explained"))
    errors = len(verdicts) - caught - survived - reasoned
    words = f"{len(verdicts)} mutants, {caught} caught, {survived} survived"
    return caught + reasoned, survived, errors, words + (f", {reasoned} explained" if reasoned else "") + (
        f", {errors} could not be made" if errors else "")


def report(verdicts, stepless, in_json):
    _, survived, errors, words = sums(verdicts)
    if in_json:
        print(json.dumps({"mutants": len(verdicts), "caught": sum(v.fate == "caught" for v in verdicts),
                          "survived": survived, "explained": sum(v.fate == "explained" for v in verdicts), "errors": errors,
                          "without_step": stepless, "list": [as_json(v) for v in verdicts]}, indent=1))
    else:
        for v in verdicts:
            print(story(v))
        print(words)
    return 1 if survived or errors else 0


def report_draws(draws):
    """A line for each draw, with the mutants that nobody missed, and at the end how many hold."""
    failed = 0
    for begins, verdicts in draws.items():
        settled, _, _, words = sums(verdicts)
        good = 0 < settled == len(verdicts)
        failed += not good
        print("\n".join([f"{'ok     ' if good else 'FAILED '} {begins}: {words}"] +
                        [story(v) for v in verdicts if v.fate not in ("caught", "explained")]))
    print(f"{len(draws) - failed} passed, {failed} failed")
