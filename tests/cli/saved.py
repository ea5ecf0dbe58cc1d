#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""saved.py PROGRAM [RECORDER] [--kills N] [--cuts N] [--races N] -- what is saved is saved, tried with real processes.

A choice is acknowledged when the prompt behind it is printed.  Killed at any moment, cut off from its power, on a full
disk, in a home that cannot be written, beside a second process: every acknowledged choice is in the file, or it was
told that it is not, and the exit status says so.  RECORDER: the library of tests/session/record_calls.c, for power cuts.
"""
import argparse, contextlib, os, random, resource, select, shutil, signal, subprocess, sys, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("recorder", nargs="?")
parser.add_argument("--kills", type=int, default=60)
parser.add_argument("--cuts", type=int, default=100)
parser.add_argument("--races", type=int, default=20)
parser.add_argument("--seed", type=int, default=1)
said = parser.parse_args()
program = os.path.realpath(said.program)
work = tempfile.mkdtemp(prefix="grognard-saved-")
random.seed(said.seed)
passed = failed = 0
UNSAVED, ELSEWHERE = 3, 4
MOVES, SEEDS = 10, 4


def check(name, good, why=""):
    global passed, failed
    passed, failed = passed + bool(good), failed + (not good)
    print(("ok      " if good else "FAILED  ") + name + ("" if good else f" ({why})"), flush=True)


def environment(home, **more):
    env = {k: v for k, v in os.environ.items() if not k.startswith("XDG_")}
    env.update(HOME=home, XDG_STATE_HOME=home + "/state", XDG_DATA_HOME=home + "/data", XDG_CONFIG_HOME=home + "/config",
               NO_COLOR="1", LC_ALL="C", **more)
    return env


class Game:
    """A game in lines; each prompt that was read acknowledges the choice before it."""

    def __init__(self, *args, home=work, preexec=None, **env):
        self.text, self.prompts = "", 0
        self.p = subprocess.Popen([program, "play", "--plain", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, env=environment(home, **env), preexec_fn=preexec)

    def read(self, wait):
        """What has been printed; False: nothing comes any more, or not within that time."""
        if not select.select([self.p.stdout], [], [], wait)[0]:
            return False
        more = os.read(self.p.stdout.fileno(), 1 << 16).decode(errors="replace")
        self.text += more
        return bool(more)

    def count(self):
        return self.text.count("\n> ") + self.text.startswith("> ")

    def prompt(self, n=1):
        """Wait for so many prompts more; False: the program has ended."""
        want = self.prompts + n
        while self.count() < want:
            if not self.read(300):
                break
        self.prompts = self.count()
        return self.prompts >= want

    def say(self, line):
        self.p.stdin.write((line + "\n").encode())
        self.p.stdin.flush()

    def end(self, *lines):
        """Say the rest and read all; the exit status."""
        with contextlib.suppress(BrokenPipeError):
            for line in lines:
                self.say(line)
            self.p.stdin.close()
        while self.read(300):
            pass
        return self.p.wait()

    def kill(self):
        self.p.kill()
        while self.read(300):
            pass
        self.p.wait()
        self.p.stdin.close()
        return self.count()


def text_of(path):
    with contextlib.suppress(FileNotFoundError):
        with open(path) as f:
            return f.read()
    return None


def folder(name):
    path = os.path.join(work, name)
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path


def run(*args, home=work, given=""):
    done = subprocess.run([program, *args], input=given, capture_output=True, text=True, env=environment(home), timeout=300)
    return done.returncode, done.stdout + done.stderr


def duel(seed, file):
    return "--system", "duel", "--setup", "rounds 9", "--seed", str(seed), "--save", file


def as_it_goes(seed):
    """The file at each prompt of a game that nobody disturbs: state[n] has the first n choices."""
    file = os.path.join(folder("reference"), "game.replay")
    g, state = Game(*duel(seed, file)), []
    while g.prompt() and len(state) <= MOVES:
        state.append(text_of(file))
        g.say("1")
    g.kill()
    return state


states = {seed: as_it_goes(seed) for seed in range(1, SEEDS + 1)}
check("a reference of each game", all(len(s) > 3 for s in states.values()), [len(s) for s in states.values()])
check("a file before each prompt but the first", all(None not in s[1:] for s in states.values()))

# ---- killed ----------------------------------------------------------------------------------------------------


def killed_once(i):
    """None, or what was lost."""
    seed = 1 + i % SEEDS
    state, home = states[seed], folder("killed")
    file = os.path.join(home, "game.replay")
    g = Game(*duel(seed, file))
    for _ in range(random.randrange(1, len(state) - 1)):
        if not g.prompt():
            return "the game has ended: " + g.text[-300:]
        g.say("1")
    time.sleep(random.random() * 0.004)                 # the moment is by chance: nothing waits for it
    acknowledged = max(g.kill() - 1, 0)
    left = text_of(file)
    if left not in state[acknowledged:acknowledged + 2]:
        return f"{acknowledged} choices were acknowledged; the file has {left!r:.400}"
    if left is None:
        return None
    status, told = run("play", "--plain", "--resume", file, given="q\n")
    if status != 0 or os.listdir(home) != ["game.replay"]:
        return f"status {status}, {os.listdir(home)}: {told[-300:]}"
    return None


lost = [why for why in map(killed_once, range(said.kills)) if why]
check(f"killed {said.kills} times: every acknowledged choice is there, and the game goes on", not lost, lost[:2])

# ---- power cuts ------------------------------------------------------------------------------------------------


class Disk:
    """What is on a disk: a file is what it was at its last sync, a folder has the names of its last sync; and of what
    was done to names since then, any beginning may have been written too."""

    def __init__(self):
        self.files, self.synced, self.open, self.names, self.kept, self.since = {}, {}, {}, {}, {}, []
        self.shown = 0

    def change(self, change):
        self.since.append(change)
        self.apply(self.names, change)

    @staticmethod
    def apply(names, change):
        what, path, more = change
        if what == "put":
            names[path] = more
        elif what == "move" and path in names:
            names[more] = names.pop(path)
        elif what == "remove":
            names.pop(path, None)

    def do(self, line):
        kind, _, rest = line.partition(" ")
        if kind == "O":
            file, new, path = rest.split(" ", 2)
            if int(new) and path not in self.names:
                self.files[inode := len(self.files)] = b""
                self.change(("put", path, inode))
            self.open[file] = self.names.get(path, path)
        elif kind == "W":
            file, _, data = rest.partition(" ")
            if isinstance(self.open.get(file), int):
                self.files[self.open[file]] += bytes.fromhex(data)
        elif kind == "S":
            what = self.open.get(rest)
            if isinstance(what, int):
                self.synced[what] = self.files[what]
            elif what is not None:                      # a folder: all that was done to its names
                inside = os.path.normpath(what)
                for change in [c for c in self.since if os.path.dirname(c[1]) == inside]:
                    self.apply(self.kept, change)
                    self.since.remove(change)
        elif kind == "C":
            self.open.pop(rest, None)
        elif kind == "R":
            self.change(("move", *rest.split("\t")))
        elif kind == "U":
            self.change(("remove", rest, None))
        elif kind == "A":
            self.shown += 1

    def after_a_cut(self, path):
        names = dict(self.kept)
        for change in self.since[:random.randint(0, len(self.since))]:
            self.apply(names, change)
        if path not in names:
            return None
        return self.synced.get(names[path], b"").decode()


def cut(seed, cuts):
    home = folder("cut")
    file, record = os.path.join(home, "game.replay"), os.path.join(work, "calls")
    state = states[seed]
    g = Game(*duel(seed, file), LD_PRELOAD=os.path.realpath(said.recorder), RECORD_CALLS=record)
    for _ in range(len(state) - 1):
        g.prompt()
        g.say("1")
    g.prompt()
    g.kill()
    lines = text_of(record).splitlines()
    moments, lost = sorted(random.choices(range(len(lines)), k=cuts)), []
    disk = Disk()
    for n, line in enumerate(lines):
        disk.do(line)
        for _ in range(moments.count(n)):
            acknowledged, left = max(disk.shown - 1, 0), disk.after_a_cut(file)
            if left not in state[acknowledged:acknowledged + 2]:
                lost.append(f"call {n}, {acknowledged} acknowledged: {left!r:.300}")
    check(f"of seed {seed}, {len(lines)} calls were recorded with their syncs", sum(x[0] == "S" for x in lines) > len(state))
    return lost


if said.recorder:
    lost = [why for seed in states for why in cut(seed, said.cuts // SEEDS)]
    check(f"{said.cuts // SEEDS * SEEDS} power cuts: every acknowledged choice is there", not lost, lost[:2])

# ---- two processes -----------------------------------------------------------------------------------------------
home = folder("two")
file = os.path.join(home, "game.replay")
first = Game(*duel(1, file))
first.prompt(), first.say("1"), first.prompt()
status, told = run("play", "--plain", "--resume", file, given="1\n1\nq\n")
check("a second process is told that the game is open elsewhere", status == ELSEWHERE and "open elsewhere" in told, told)
check("and how to look on", "grognard replay " + file in told, told)
check("which it may", run("replay", file)[0] == 0)
check("it has changed nothing", text_of(file) == states[1][1])
status, told = run("play", "--plain", *duel(2, file), given="1\nq\n")
check("nor may another game be kept there", status != 0 and text_of(file) == states[1][1], told)
status, told = run("play", "--plain", "--system", "duel", "--seed", "5", given=f"1\nsave {file}\nq\n")
check("nor a copy", "open elsewhere" in told and text_of(file) == states[1][1], told)
first.say("1"), first.prompt()
check("the first goes on", text_of(file) == states[1][2])
check("and leaves", first.end("q") == 0 and os.listdir(home) == ["game.replay"], os.listdir(home))
check("then the second plays", run("play", "--plain", "--resume", file, given="1\nq\n")[0] == 0)
first = Game("--resume", file)
first.prompt(), first.kill()
check("a process that was killed blocks nobody", run("play", "--plain", "--resume", file, given="q\n")[0] == 0)
os.symlink(file, home + "/link")
status, told = run("play", "--plain", "--resume", home + "/link", given="1\nq\n")
check("no symlink is followed", status == UNSAVED and "symbolic links are not followed" in told, told)
os.mkfifo(home + "/pipe")
check("a pipe is no game", run("play", "--resume", home + "/pipe")[0] == 2)
check("a game is its player's alone", os.stat(file).st_mode & 0o777 == 0o600)

# ---- races -------------------------------------------------------------------------------------------------------


def together(*sets):
    """Processes that start at once and make two choices; their exit statuses, and what they said."""
    games = [Game(*args, home=work + "/race") for args in sets]
    return [(g.end("1", "1", "q"), g.text) for g in games]


def race(i):
    home = folder("race")
    file = home + "/game.replay"
    if i % 2 == 0:                                      # two new games: each has a file of its own
        ended = together(("--system", "duel", "--seed", "1"), ("--system", "duel", "--seed", "2"))
        kept = sorted(os.listdir(home + "/state/grognard"))
        good = [s for s, _ in ended] == [0, 0] and kept == ["game-1.replay", "game-2.replay"]
        return good and all(run("verify", f"{home}/state/grognard/{k}")[0] == 0 for k in kept)
    if i % 4 == 1:                                      # one name for two new games: one has it
        ended = together(duel(1, file), duel(2, file))
        won = [n for n, (s, _) in enumerate(ended) if s == 0]
        return len(won) == 1 and text_of(file) == states[1 + won[0]][2]
    run("play", "--plain", *duel(1, file), given="1\nq\n")      # one game: nobody's choices are written over
    ended = together(("--resume", file), ("--resume", file))
    acts = sum(line[0] == "0" for line in text_of(file).splitlines())
    return sorted(s for s, _ in ended) in ([0, 0], [0, ELSEWHERE]) \
        and run("verify", file)[0] == 0 and acts >= 1 + 2 * sum(s == 0 for s, _ in ended)


lost = [i for i in range(said.races) if not race(i)]
check(f"{said.races} races of two processes: nobody's choices are lost", not lost, lost)

# ---- no room -----------------------------------------------------------------------------------------------------


def small_files():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))


def told_and_whole(what, home, file, game, elsewhere):
    """A game that cannot be saved: told at once, goes on, another place is taken, the status says it."""
    before = text_of(file)
    g = game()
    g.prompt(), g.say("1"), g.prompt()
    check(f"{what}: it is told at once", "The game is not saved" in g.text, g.text[-400:])
    g.say("1")
    check(f"{what}: the game goes on", g.prompt())
    check(f"{what}: leaving without a place has a status of its own", g.end("q") == UNSAVED, g.text[-300:])
    check(f"{what}: what was there is there", text_of(file) == before)
    left = [name for name in (os.listdir(home) if os.path.isdir(home) else []) if name.startswith(".")]
    check(f"{what}: nothing half-written stays", not left, left)
    if elsewhere:
        g = game()
        g.prompt(), g.say("1"), g.prompt()
        check(f"{what}: another place can be given", g.end(f"save {elsewhere}", "1", "q") == 0, g.text[-400:])
        check(f"{what}: and has the game", run("verify", elsewhere)[0] == 0 and "--resume " + elsewhere in g.text, g.text[-300:])


@contextlib.contextmanager
def mounted(path, options):
    """A small disk, where that is permitted."""
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", path], capture_output=True)
    try:
        yield done.returncode == 0
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", path], check=True)


home = folder("full")
told_and_whole("files that may not grow", home, home + "/g.replay",
               lambda: Game(*duel(1, home + "/g.replay"), preexec=small_files), None)
home = folder("full")
with mounted(home, "size=64k") as can:
    if can:
        file = home + "/g.replay"
        run("play", "--plain", *duel(1, file), given="1\n1\nq\n")
        with contextlib.suppress(OSError), open(home + "/filler", "wb", 0) as f:
            while True:
                f.write(b"x" * 4096)
        told_and_whole("a full disk", home, file, lambda: Game("--resume", file), folder("other") + "/g.replay")
    print("" if can else "        (a small disk cannot be mounted here)", end="")
home = folder("fixed")
with mounted(home, "size=64k") as can:
    if can:
        run("play", "--plain", *duel(1, home + "/g.replay"), given="1\nq\n")
        subprocess.run(["mount", "-o", "remount,ro", home], check=True)
        told_and_whole("a home that is read-only", home, home + "/g.replay",
                       lambda: Game("--resume", home + "/g.replay", home=home), folder("other") + "/g.replay")
        told_and_whole("a new game there", home, home + "/state/grognard/game-1.replay",
                       lambda: Game("--system", "duel", "--seed", "1", home=home), folder("other") + "/g.replay")
told_and_whole("a home that is nowhere", "/proc/none", "/proc/none/state/grognard/game-1.replay",
               lambda: Game("--system", "duel", "--seed", "1", home="/proc/none"), folder("other") + "/g.replay")

shutil.rmtree(work, ignore_errors=True)
print(f"{passed} passed, {failed} failed")
sys.exit(failed != 0)
