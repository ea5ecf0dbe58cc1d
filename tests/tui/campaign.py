#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# campaign.py PROGRAM PACKS: a Player Campaign by keys on the full screen, from the start screen to its last page: begun,
# killed in the middle of a Mission and gone on with, its Missions by the bot, its pages, its end; and what a newcomer is
# offered.  PACKS has the compiled packs of tests.
#
# Each check is a line "ok" or "FAILED"; the last line counts them.
import glob, os, re, signal, subprocess, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sitting import check, end, env, press, program, run, see, settings, work

HOME = 'what would you like to play?'
packs = os.path.join(os.path.dirname(program), 'packs') + ':' + os.path.realpath(sys.argv[2])
kept = work + '/data/grognard/campaigns'


def sit(width=120, height=40, *args):
    return run('--pack', 'marches', *args, width=width, height=height, GROGNARD_PACKS=packs)


def campaign(*words):
    return subprocess.run([program, '--pack', 'marches', 'campaign', *words], env=dict(env, GROGNARD_PACKS=packs,
                          PATH=os.environ['PATH']), capture_output=True, text=True).stdout


def choice(text, wanted):
    """The key of a line of choices."""
    found = re.search(r'\u2502[\u25b6\u25b7 ](\w) +' + wanted, text)
    return found.group(1) if found else None


# Whatever is asked, the Missions by the bot, until the words are there.
def play_on(t, words, steps=60):
    def is_known(text):
        return (words in text or 'is ready.' in text or 'is under way.' in text or 'Enter begins' in text
                or choice(text, r'\S') and 'P campaign' in text)
    for _ in range(steps):
        t.until(is_known)
        text = t.screen.text()
        if words in text:
            return True
        if 'is ready.' in text or 'is under way.' in text:
            press(t, '2')
        elif 'Enter begins' in text:
            press(t, '\r')
        else:
            press(t, choice(text, 'these are my Soldiers') or choice(text, 'go on the Mission') or '1')
    return words in t.screen.text()


try:
    settings()

    # ---- begun from the start screen
    t = sit()
    see(t, 'the start screen has campaigns', 'g  Campaigns')
    check('and none to go on with', 'Go on with your campaign' not in t.screen.text())
    press(t, 'g')
    see(t, 'its page has Sheets', 'A new one')
    press(t, 'two mar')
    see(t, 'which are found by typing', '(one found)')
    see(t, 'each says how many Missions it has', '2 Missions')
    press(t, '\r')
    see(t, 'how it is begun is asked', 'stays fought')
    press(t, '\x1bOB\r')
    see(t, 'it can be practice', 'can be fought again')
    press(t, '\r')
    press(t, '\x1bOA\r')
    see(t, 'it begins with what a campaign is', 'one after the other')
    press(t, '\r')
    see(t, 'then comes who goes', 'Who goes, and with what?')
    see(t, 'what is next stands beside it', 'What is next')
    see(t, 'with what it costs', ' RP')
    check('it is kept', os.path.exists(kept + '/Two Marches/campaign.replay'))
    press(t, 'q')
    press(t, '\r')
    see(t, 'leaving it leads back', HOME)
    see(t, 'where it goes on', 'Go on with your campaign')
    t.send('q')
    t.ends()
    t.close()

    # ---- the same with dice that are known: killed in the middle of a Mission
    campaign('new', 'valley', 'Two Marches', '--seed', '7')
    hour = time.time() - 3600                           # days are told by seconds: it is the newer one
    os.utime(kept + '/Two Marches/campaign.replay', (hour, hour))
    t = sit()
    see(t, 'the newest is the one to go on with', 'valley')
    press(t, 'v')
    see(t, 'it begins', 'Enter begins')
    check('a Mission is prepared', play_on(t, 'Mission 1 is ready.'), t.screen.text())
    see(t, 'a bot can fight it', 'Let a bot fight it')
    press(t, '1')
    see(t, 'it is fought here', 'Enter begins')
    press(t, '\r')
    see(t, 'at its own table', 'Soldiers')
    press(t, '1d')
    press(t, '\r')
    mission = glob.glob(kept + '/valley/01-*.replay')
    check('in a file of its own', len(mission) == 1, mission)
    acts = len(re.findall('^0 ', open(mission[0]).read(), re.M)) if mission else 0
    check('which has every choice', acts >= 1, acts)
    os.kill(t.pid, signal.SIGKILL)
    t.ends()
    t.close()
    t = sit()
    see(t, 'after a kill it is there', 'valley')
    press(t, 'v')
    see(t, 'its Mission is under way', 'Mission 1 is under way.')
    press(t, '1')
    see(t, 'and goes on', 'Choices')
    check('with nothing lost', len(re.findall('^0 ', open(mission[0]).read(), re.M)) >= acts)
    press(t, 'q')
    press(t, '\r')
    t.until(lambda text: 'is under way.' in text or HOME in text)
    if HOME in t.screen.text():
        press(t, 'v')
    see(t, 'back from it', 'Mission 1 is under way.')
    press(t, '2')
    check('a bot brings it to its end', t.until(lambda text: 'is under way.' not in text), t.screen.text())
    check('which its file says', 'fought by the bot' in open(mission[0]).read())

    # ---- to its end
    check('it is played to its end', play_on(t, 'How it ended'), t.screen.text())
    see(t, 'with what it takes', 'What it takes')
    see(t, 'the points behind each Mission', 'Points behind each Mission')
    see(t, 'and all of it', 'All of it')
    press(t, '1')
    see(t, 'each has his life told', 'Before Mission 1')
    press(t, '2')
    check('who was lost is in the memorial', t.until(lambda text: 'Nobody was lost.' in text or 'Status:' in text))
    press(t, '3')
    see(t, 'the chronicle has its Missions', 'First March')
    see(t, 'and who fought them', 'A bot fought it from choice')
    press(t, 'd')
    see(t, 'what each came to', 'Debrief')
    press(t, '\r')
    see(t, 'each can be watched', 'Replay: ')
    press(t, 'q')
    see(t, 'and left', 'Chronicle')
    for width, height in (80, 24), (200, 60):
        t.size(width, height)
        press(t, '4')
        see(t, 'its pages at %dx%d' % (width, height), 'Points behind each Mission')
        press(t, '1')
    press(t, '\x1b')
    see(t, 'then the start screen', HOME)
    t.send('q')
    t.ends()
    t.close()
    # ---- with cardboard
    campaign('new', 'table', 'Two Marches', '--seed', '9')
    t = sit(120, 40, 'campaign', 'play', 'table')
    check('another one is prepared', play_on(t, 'Mission 1 is ready.'), t.screen.text())
    press(t, choice(t.screen.text(), 'Report how it ended') or '3')
    see(t, 'its report can be typed', 'How did it end?')
    press(t, choice(t.screen.text(), 'report: the Mission was a success') or '1')
    see(t, 'line by line', 'In which space')
    press(t, choice(t.screen.text(), 'the Objective lay in space 4') or '1')
    see(t, 'and man by man', 'What became of each Soldier?')
    press(t, choice(t.screen.text(), 'Able is fit') or '1')
    see(t, 'with his Wounds and Kills', 'Is there anything else to report')
    press(t, choice(t.screen.text(), 'that is all') or '1')
    see(t, 'then it goes on', 'How are the Mission Points divided?')
    press(t, 'P')
    press(t, '3')
    see(t, 'and it is said to be by hand', 'cardboard')
    press(t, '\x1b')
    t.send('q')
    t.ends()
    t.close()
    check('it is true', 'FAULT' not in campaign('verify', 'valley'), campaign('verify', 'valley'))
finally:
    end()
