#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""campaign_killed.py PROGRAM PACKS [--kills N] [--seed S] -- a campaign and its Missions lose nothing, whenever they are killed.

A choice is acknowledged when the prompt behind it is printed.  The program is killed at any moment of a campaign: in its
own choices, in the middle of a Mission, between a Mission's end and its report, in the report.  Then every acknowledged
choice is in one of the two files, what was there before is there, the campaign is true, and it goes on."""
import argparse, os, random, re, select, shutil, subprocess, sys, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("packs")
parser.add_argument("--kills", type=int, default=40)
parser.add_argument("--seed", type=int, default=1)
said = parser.parse_args()
program = os.path.realpath(said.program)
work = tempfile.mkdtemp(prefix="grognard-campaign-")
random.seed(said.seed)
env = {k: v for k, v in os.environ.items() if not k.startswith("XDG_")}
env.update(HOME=work, XDG_STATE_HOME=work + "/state", XDG_DATA_HOME=work + "/data", XDG_CONFIG_HOME=work + "/config",
           GROGNARD_PACKS=os.path.join(os.path.dirname(program), "packs") + ":" + os.path.realpath(said.packs),
           NO_COLOR="1", LC_ALL="C")
folder = work + "/data/grognard/campaigns/killed"
command = [program, "--pack", "marches", "campaign"]
failed = 0


def check(name, good, why=""):
    global failed
    failed += not good
    print(("ok      " if good else "FAILED  ") + name + ("" if good else f" ({why})"), flush=True)


def run(*args, given=""):
    done = subprocess.run([*command, *args], input=given, capture_output=True, text=True, env=env, timeout=300)
    return done.returncode, done.stdout + done.stderr


def acts():
    """Every choice that is kept, by file."""
    kept = {}
    for name in os.listdir(folder) if os.path.isdir(folder) else []:
        if name.endswith(".replay"):
            with open(os.path.join(folder, name)) as f:
                kept[name] = [line for line in f.read().split("\n") if re.match(r"\d+ ", line)]
    return kept


def play(choices):
    """So many choices, then killed; how many prompts were seen."""
    p = subprocess.Popen([*command, "play", "killed", "--plain", "--reactions", "none"], stdin=subprocess.PIPE,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env)
    text, prompts, fed = "", 0, 0
    while prompts <= choices:
        if not select.select([p.stdout], [], [], 60)[0]:
            break
        more = os.read(p.stdout.fileno(), 1 << 16).decode(errors="replace")
        if not more:
            break
        text += more
        prompts = text.count("\n> ")
        while fed < prompts and fed < choices:
            # a Mission that is under way is brought to its end by a bot now and then
            bot = "Let a bot fight it" in text.rsplit("\n> ", 1)[0][-600:] and random.random() < 0.7
            p.stdin.write(b"2\n" if bot else b"1\n")
            p.stdin.flush()
            fed += 1
    time.sleep(random.random() * 0.02)
    p.kill()
    while p.stdout.read(1 << 16):
        pass
    p.wait()
    p.stdin.close()
    return text


def begins_with(now, before):
    """Nothing that was kept is gone; a Mission's file stays what it was or grows."""
    return all(name in now and now[name][:len(lines)] == lines for name, lines in before.items())


lost = []
seed = begun = 0
for i in range(said.kills):
    if not os.path.isdir(folder) or run("list")[1].find("lost") >= 0 or run("list")[1].find("won") >= 0:
        shutil.rmtree(folder, ignore_errors=True)
        seed, begun = seed + 1, begun + 1
        run("new", "killed", "Two Marches", "--seed", str(seed))
    before = acts()
    text = play(random.randrange(1, 14))
    after = acts()
    status, told = run("verify", "killed")
    if not begins_with(after, before):
        lost.append(f"kill {i}: what was kept is gone: {before} {after}"[:500])
    if status != 0:
        lost.append(f"kill {i}: {told}"[:500])
check(f"killed {said.kills} times in {begun} campaigns: nothing that was kept is lost, and all is true", not lost, lost[:2])
shutil.rmtree(work)
sys.exit(failed != 0)
