# SPDX-License-Identifier: MIT
# rules_runs.py -- builds and runs the programs that test rules, and reads what they claim to prove.
#
# A test that says RULE("D-3.2") writes it into the log that GROG_RULES_LOG names (tests/rule.h); cmocka says in TAP
# which tests passed.  Programs run two at a time if there are two cores for them.
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict, namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUITE = "rules"
ENDLESS = {signal.SIGXCPU, signal.SIGKILL, signal.SIGALRM}      # how a test ends that would not
BUSY = 4                                # times a test's own limit, as the whole check gives it: others use the machine too

Claim = namedtuple("Claim", "rule test where")
Program = namedtuple("Program", "name cmd env workdir timeout targets sources", defaults=((),))
Run = namedtuple("Run", "claims passed failed skipped ok seconds")


class Trouble(Exception):
    """What the user has to mend before an answer can be given."""


def say(*words):
    print(*words, file=sys.stderr, flush=True)


def quietly(cmd, **options):
    """Run it; trouble, with all that it said, if it fails."""
    done = subprocess.run(cmd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)
    if done.returncode:
        raise Trouble(f"{' '.join(map(str, cmd))} failed:\n{done.stdout}")
    return done.stdout


def set_up(build, root=ROOT, options=()):
    """The programs of the suite, ready to be built."""
    if not (build / "build.ninja").exists():
        quietly(["meson", "setup", build, root, *options])
    quietly(["ninja", "-C", build, "build.ninja"])
    about = json.loads(quietly(["meson", "introspect", "--tests", "--targets", build]))
    files = {t["id"]: [os.path.relpath(f, build) for f in t["filename"]] for t in about["targets"]}
    sources = {f: [s for part in t["target_sources"] for s in part.get("sources", ()) if s.endswith(".c")]
               for t in about["targets"] for f in t["filename"]}
    programs = [Program(t["name"], t["cmd"], t["env"], t["workdir"] or build,
                        t["timeout"] * BUSY if t["timeout"] > 0 else None,
                        [f for needed in t["depends"] for f in files[needed]], sources.get(t["cmd"][0], ()))
                for t in about["tests"] if any(s.split(":")[-1] == SUITE for s in t["suite"])]
    if not programs:
        raise Trouble(f"{build} has no tests of the suite '{SUITE}'")
    return programs


def build_tests(build, root=ROOT, options=()):
    """The programs of the suite, built."""
    programs = set_up(build, root, options)
    quietly(["ninja", "-C", build, *targets_of(programs)])
    return programs


def targets_of(programs):
    return sorted({target for p in programs for target in p.targets})


def read_results(tap):
    """The tests that passed, failed and were skipped, from cmocka's TAP."""
    passed, failed, skipped = (re.findall(rf"^{line}(\w+)\s*$", tap, re.M)
                               for line in (r"ok \d+ - ", r"not ok \d+ - ", r"(?:not )?ok \d+ # SKIP "))
    return set(passed) - set(failed), failed, set(skipped)


def read_claims(log, build, root):
    """The lines of rule.h: rule, test, file:line as the compiler was called with."""
    claims = []
    for line in log.splitlines():
        rule, test, where = line.split("\t")
        file, number = where.rsplit(":", 1)
        claims.append(Claim(rule, test, f"{os.path.relpath(os.path.join(build, file), root)}:{number}"))
    return claims


def run_tests(program, build, root=ROOT, timeout=None, drill=None, env=()):
    """One program, in a drill or not, and with these variables.  If it died, the test it was in counts as failed and none as passed."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as there:
        log = Path(there) / "log"
        log.touch()
        env = {**os.environ, **program.env, **dict(env), "GROG_RULES_LOG": str(log), "CMOCKA_MESSAGE_OUTPUT": "TAP"}
        if drill:
            env["GROG_SETTING"] = drill
        try:
            done = subprocess.run(program.cmd, env=env, cwd=program.workdir, timeout=timeout or program.timeout,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace")
            tap, ok = done.stdout, done.returncode == 0
        except subprocess.TimeoutExpired:
            tap, ok = "", False
        claims = read_claims(log.read_text(), build, root)
    passed, failed, skipped = read_results(tap)
    if not ok and not failed:
        passed, failed = set(), [claims[-1].test] if claims else [program.name]
    return Run(claims, passed, failed, skipped, ok, time.monotonic() - begun)


class Asked:
    """A program built with rules_asked.h, which waits to be asked which of some tests fails without a step."""

    def __init__(self, program, seconds):
        env = {**os.environ, **program.env, "GROG_ASKED": str(seconds)}
        self.name, self.process = program.name, subprocess.Popen(program.cmd, env=env, cwd=program.workdir, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def failing(self, number, tests):
        """The first that fails, and whether it hung; or nothing."""
        self.process.stdin.write(f"{number} {' '.join(tests)}\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            word = line.rstrip("\n")
            if word.startswith("="):
                how = int(word[1:])
                return f"{begun}, which does not end" if how & 127 in ENDLESS else begun if how else None
            begun = word
        raise Trouble(f"{self.name} gives no answer")


def run_each(programs, build, root=ROOT, jobs=1, drill=None):
    """All of these programs: what each did, in their order."""
    with ThreadPoolExecutor(max(1, jobs)) as pool:
        return list(pool.map(lambda program: run_tests(program, build, root, drill=drill), programs))


def proofs(runs):
    """For each rule, the tests that passed and name it."""
    proved = defaultdict(set)
    for run in runs:
        for claim in run.claims:
            if claim.test in run.passed:
                proved[claim.rule].add(claim.test)
    return proved
