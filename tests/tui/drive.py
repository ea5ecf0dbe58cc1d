#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# drive.py PROGRAM: the table driven through a real pseudo-terminal, by keys and by the mouse, as a player would.
#
# Each check is a line "ok" or "FAILED"; the last line counts them.
import hashlib, itertools, os, random, re, shutil, signal, subprocess, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sitting import AWAY, CURSOR, check, end, env, has_cursor, press, program, run, see, settings, work
from terminal import PATIENCE, Terminal

only = sys.argv[2:]
QUESTION = 'y: yes    any other key'
UNFOLDED = '(Esc: all)'
MISSION = ['--mission', 'Dawn Raid', '--team', 'Rangers by Boat', '--seed', '3']
BATTLE = ['--system', 'heroes', '--scenario', 'Clash of Patrols', '--seed', '5']


def play(*args, width=80, height=24, **more):
    return run('play', *args, width=width, height=height, **more)


def is_asked(text):
    return has_cursor(text) or QUESTION in text or 'q: leave' in text


def in_lines(text):
    return 'what will your Soldiers do?' in text and '\u256d' not in text


def choices(text):
    """The keys before the choices, and where they stand."""
    found = []
    for y, line in enumerate(text.split('\n')):
        for m in re.finditer('\u2502[ %s%s]([1-9][a-zA-Z] |[1-9a-z][ \u25cf] )\\S' % (CURSOR, AWAY), line):
            found.append((m.group(1).strip(' \u25cf'), m.start(1), y))
    return found


def asked(t):
    """What changes by a choice and not while odds are counted: the decision, what was unfolded, other questions."""
    text = t.screen.text()
    lines, unfolded = text.split('\n'), UNFOLDED in text
    return t.screen.title, [lines[y][x:x + 14] for _, x, y in choices(text)] if unfolded else [], [
        s in text for s in (QUESTION, UNFOLDED, 'The end', 'Enter begins')]


def act(t, do):
    """Do something that changes what is asked, and wait until it has."""
    t.settle()
    before = asked(t)
    do()
    good = t.until(lambda text: is_asked(text) and asked(t) != before)
    t.settle()
    return good


def play_on(t, chance, most, seen=None):
    """Choose by chance among the first, which are seen however long their odds are, and the last; until it is over."""
    for n in range(most):
        text = t.screen.text()
        if seen is not None:
            seen.append(text)
        if 'The end' in text or t.status is not None:
            return n
        if QUESTION in text:
            act(t, lambda: t.send('y'))
            continue
        keys = choices(text)
        if not keys:
            act(t, lambda: t.send('\x1b'))
            continue
        key = chance.choice([k[0] for k in keys[:4]] + ([] if UNFOLDED in text else ['G\r']))
        act(t, lambda: t.send(key))
    return most


def replay_of(n=1):
    return work + '/state/grognard/game-%d.replay' % n


def acts_in(file):
    lines = open(file).read().split('acts\n', 1)[1].split('\n')
    return [l for l in lines if re.match(r'[0-9]+ ', l)]


# ---- a game from its beginning to its end ------------------------------------------------

def to_the_end(name, args, most, width, height):
    settings()
    t = play(*args, width=width, height=height)
    check(name + ': the beginning is told', t.until('Enter begins'), t.screen.text())
    act(t, lambda: t.send('\r'))
    seen = []
    n = play_on(t, random.Random(1), most, seen)
    bad = [s for s in seen if re.search(CURSOR + r'\d[mb] ', s) and re.search(r' \dl Location (?!.*\(1 Action)', s)]
    check(name + ': the cursor is on no Move while a Location can be played', not bad, (bad or [''])[0])
    over = 'The end' in t.screen.text()
    check(name + ': to the end with keys alone (%d keys)' % n, over, t.screen.text())
    check(name + ': the end says how to see it again', over and 'grognard replay' in t.screen.text(), t.screen.text())
    why = 'The Turns ran out', 'Nobody of the team', 'accomplished', 'victory point', 'nobody left', 'had to'
    check(name + ': the end says why', over and any(w in t.screen.text() for w in why), t.screen.text())
    t.send('q')
    check(name + ': q leaves, and all is well', t.ends() and t.status == 0, t.status)
    told = bytes(t.raw).rsplit(b'\x1b[?1049l', 1)[-1].decode()
    check(name + ': what is left says the result and how to see it again', 'grognard replay' in told
          and told.count('\n') < 24, told)
    games = sorted(name for name in os.listdir(work + '/state/grognard') if name.endswith('.replay'))
    told = subprocess.run([program, 'verify', work + '/state/grognard/' + games[-1]], env=dict(os.environ, **env),
                          capture_output=True, text=True)
    check(name + ': what was kept is the game', told.returncode == 0, told.stdout + told.stderr)
    print('        (%d acts, %s)' % (len(acts_in(replay_of())), hashlib.sha256(open(replay_of(), 'rb').read()).hexdigest()[:12]))
    t.close()
    shutil.rmtree(work + '/state')


def a_mission():
    to_the_end('mission', MISSION, 2500, 120, 40)


# A system without a face of its own; when its end has been read, the table still says who has won, and in which round.
def any_system():
    settings()
    t = play('--system', 'duel', '--setup', 'rounds 1', '--seed', '7', width=100, height=30)
    check('any system: the beginning is told', t.until('Enter begins'), t.screen.text())
    act(t, lambda: t.send('\r'))
    play_on(t, random.Random(1), 60)
    check('any system: to the end', t.until('The end'), t.screen.text())
    t.send('\x1b')
    check('any system: the table says who has won', t.until('The game is over') and
          re.search('You win|you lose|Nobody wins', t.screen.text()), t.screen.text())
    check('any system: in the last round, and not behind it', 'Duel   Round 1' in t.screen.text(), t.screen.text())
    t.send('q')
    check('any system: q leaves', t.ends() and t.status == 0, t.status)
    t.close()
    shutil.rmtree(work + '/state')


# What a Setting brings is told on the way: at the beginning, in the head line, of Hostiles, at the end.
def of_settings():
    for args, told in ((('Short Walk Before Lunch', 'Second Squad', '4'), ('Vietnam 1965-72', 'Body Count', 'unengaged')),
                       (('Before the Truck Leaves', 'Tailgate Crew', '2'), ('Infestation', ' F ', 'Field Point'))):
        settings()
        t = play('--mission', args[0], '--team', args[1], '--seed', args[2], width=120, height=40)
        check(args[0] + ': its rules are told', t.until('different in this Setting, ' + told[0]), t.screen.text())
        act(t, lambda: t.send('\r'))
        chance, seen = random.Random(3), set()
        for _ in range(400):
            seen |= {word for word in told if word in t.screen.text()}
            if play_on(t, chance, 1) == 0 and ('The end' in t.screen.text() or t.status is not None):
                break
        check(args[0] + ': what it brings is seen', set(told[1:]) <= seen, seen)
        check(args[0] + ': to its end', 'The end' in t.screen.text(), t.screen.text())
        if 'Body Count' in told:
            check(args[0] + ': the end tells both that were wanted', 'Objective completed: ' in t.screen.text()
                  and 'Body Count wanted: ' in t.screen.text(), t.screen.text())
        t.send('q')
        check(args[0] + ': q leaves', t.ends() and t.status == 0, t.status)
        t.close()
        shutil.rmtree(work + '/state')


def a_battle():
    to_the_end('battle', BATTLE, 2500, 120, 40)


# ---- one turn by the mouse -----------------------------------------------------------------

def by_mouse():
    settings()
    t = play(*MISSION, width=120, height=40)
    t.until('Enter begins')
    t.click(60, 20)
    check('mouse: a click begins', t.until(CURSOR), t.screen.text())
    t.settle()
    before = len(acts_in(replay_of())) if os.path.exists(replay_of()) else 0
    turn = 0
    for turn in range(60):
        text = t.screen.text()
        end = [c for c in choices(text) if 'end the Soldier Turn' in text.split('\n')[c[2]]]
        if QUESTION in text:
            y = next(i for i, l in enumerate(text.split('\n')) if '[ yes ]' in l)
            x = text.split('\n')[y].index('[ yes ]') + 3
            act(t, lambda: t.click(x, y))
            break
        if end and turn > 3:
            act(t, lambda: t.click(end[0][1], end[0][2]))
            if QUESTION not in t.screen.text():
                break
        else:
            keys = choices(text)
            key, x, y = keys[turn % min(4, len(keys))]
            act(t, lambda: t.click(x, y))
    check('mouse: a turn was played and ended (%d clicks)' % (turn + 2), len(acts_in(replay_of())) > before + 2,
          t.screen.text())
    top = t.screen.text()
    _, x, y = choices(top)[0]
    t.click(x, y, 65)
    check('mouse: the wheel moves the cursor', t.until(lambda text: text != top), top)
    t.send('q')
    t.until(QUESTION)
    t.send('y')
    check('mouse: q and y leave', t.ends() and t.status == 0, t.status)
    t.close()
    shutil.rmtree(work + '/state')


# ---- sizes ------------------------------------------------------------------------------------

def resize_storm():
    settings()
    t = play(*MISSION, width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    before = choices(t.screen.text())
    chance = random.Random(2)
    for i in range(120):
        w, h = chance.randrange(10, 260), chance.randrange(4, 90)
        t.size(w, h)
        if i % 10 == 0:
            t.pump(0.02)
        if i % 7 == 0:
            t.send('\t')
    t.settle()
    for w, h in ((80, 24), (120, 40), (200, 60), (120, 40)):
        t.size(w, h)
        t.send('\x1b')
        good = t.until(lambda text: CURSOR in text and ('Enter choose' in text.split('\n')[-1]
                                                        or 'takes your last choice back' in text))
        check('sizes: whole at %d x %d' % (w, h), good and max(len(l) for l in t.screen.text().split('\n')) <= w,
              t.screen.text())
    t.settle()
    check('sizes: the same choices as before the storm', [c[0] for c in before] == [c[0] for c in
          choices(t.screen.text())], t.screen.text())
    t.kill(signal.SIGTERM)
    t.ends()
    check('sizes: told to end, it ends and all is well', t.status == 0, t.status)
    t.close()
    shutil.rmtree(work + '/state')


# ---- saved ------------------------------------------------------------------------------------

def saved():
    """What cannot be saved is told in a box that takes another place; a game that is open elsewhere is looked on."""
    settings()
    folder = work + '/gone'
    os.makedirs(folder)
    t = play(*MISSION, '--save', folder + '/game.replay', width=120, height=40)
    t.until('Enter begins')
    shutil.rmtree(folder)                               # now there is no such folder
    t.send('\r')
    check('unsaved: it is told at once', t.until('The game is not saved'), t.screen.text())
    other = work + '/other.replay'
    t.send(other + '\r')
    check('unsaved: another place is taken', t.until('is kept in'), t.screen.text())
    play_on(t, random.Random(4), 2)
    check('unsaved: and has the game', os.path.exists(other) and len(acts_in(other)) > 0)
    second = play('--resume', other, width=120, height=40)
    check('open elsewhere: it is told', second.until('Enter looks on'), second.screen.text())
    second.send('\r')
    check('open elsewhere: one may look on', second.until('Replay:'), second.screen.text())
    second.settle()
    second.send('q')
    check('open elsewhere: the status says so', second.ends() and os.waitstatus_to_exitcode(second.status) == 4,
          second.status)
    second.close()
    t.kill(signal.SIGKILL)
    t.close()


# ---- killed -----------------------------------------------------------------------------------

def killed():
    settings()
    t = play(*MISSION, width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    play_on(t, random.Random(4), 25)
    while QUESTION in t.screen.text() or UNFOLDED in t.screen.text():
        act(t, lambda: t.send('\x1b'))
    t.send('\x1b[1~')                                  # the cursor on the first choice, here and there
    t.settle()
    was, acts = t.screen.text(), acts_in(replay_of())
    t.kill(signal.SIGKILL)
    check('killed: every choice was kept (%d acts)' % len(acts), len(acts) > 5 and acts_in(replay_of()) == acts)
    t.close()
    t = play('--resume', width=120, height=40)
    t.until(CURSOR)
    t.send('\x1b[1~')
    t.settle()
    is_now = t.screen.text()
    # From the choices on, whatever the middle has grown to: the keys, and how each line begins.
    column = lambda text: [(key, text.split('\n')[y][x:x + 30]) for key, x, y in choices(text)]
    check('killed: it goes on at the same decision', column(was) and column(was) == column(is_now), was + '\n' + is_now)
    play_on(t, random.Random(5), 5)
    while QUESTION in t.screen.text() or UNFOLDED in t.screen.text():
        act(t, lambda: t.send('\x1b'))
    check('killed: and can be played on', acts_in(replay_of())[:len(acts)] == acts, '')
    t.send('B')
    check('report: a note is asked for', t.until('What looks wrong?'), t.screen.text())
    t.send('the odds look odd\r')
    check('report: it is written', t.until('Report written'), t.screen.text())
    report = work + '/state/grognard/reports/report-1.replay'
    text = open(report).read() if os.path.exists(report) else ''
    check('report: note, version and packs', 'the odds look odd' in text and 'rules ' in text and 'packs ' in text,
          text[:600])
    t.send('\x1b[1~')
    t.settle()
    was = t.screen.text()
    t.kill(signal.SIGHUP)
    t.close()
    t = play('--resume', report, width=120, height=40)
    t.until(CURSOR)
    t.send('\x1b[1~')
    t.settle()
    check('report: it opens at the same decision', column(was) and column(was) == column(t.screen.text()), was + '\n' + t.screen.text())
    t.close()
    shutil.rmtree(work + '/state')


# ---- what keys do -------------------------------------------------------------------------------

def keys():
    settings()
    t = play(*MISSION, width=120, height=40)
    t.until('Enter begins')
    check('begins: in a few lines', '9 Turns; your team is worth 80 points' in t.screen.text() and 'Entrance' not in
          t.screen.text().replace('Entrance cost', ''), t.screen.text())
    t.send('i')
    see(t, 'begins: i tells all of it', 'Dawn Raid, a Mission. Entrance 0')
    act(t, lambda: t.send('\r'))
    first = t.screen.text()
    for key, title in (('?', 'Keys'), ('w', 'Why not?'), ('L', 'Log'), ('R', 'Rules'), ('e', 'What it is'),
                       ('o', 'Odds'), ('S', 'Settings')):
        t.send(key)
        check('keys: %s opens "%s"' % (key, title), t.until(lambda text: ' %s ' % title in text and 'Esc' in text),
              t.screen.text())
        t.send('\x1b')
        t.until(lambda text: text == first)
    t.send('R')
    t.until(' Rules ')
    t.send('/discard what he likes')
    check('keys: rules are searched', t.until(lambda text: 'WF-TRN-23' in text and 'WF-MOV' not in text),
          t.screen.text())
    press(t, '\x1b')
    press(t, '\x1b')
    t.until(lambda text: text == first)
    t.send('/end turn')
    check('keys: choices are searched', t.until('one match'), t.screen.text())
    t.send('\x1b')
    check('keys: Esc shows all again', t.until(lambda text: text == first), t.screen.text())
    t.send('i')
    check('keys: i tells again what is played', t.until(lambda text: 'What is played' in text and 'Dawn Raid, a Mission'
          in text), t.screen.text())
    t.send('\x1b')
    t.until(lambda text: text == first)
    for unknown in ('\x1b[2~', '\x1b[1;2P', '\x1b[33~'):
        press(t, unknown)
    check('keys: one that is not known chooses nothing', t.screen.text() == first, t.screen.text())
    t.send('\x1b[4~')
    check('keys: End, however it is sent', t.until(lambda text: re.search(CURSOR + '[0-9a-z]  end the Soldier Turn', text)),
          t.screen.text())
    press(t, '\x1b[1~')
    t.send('/gear')
    t.until('matches')
    press(t, '\x1b')
    folds = next(k for k, x, y in choices(first) if 'gear:' in first.split('\n')[y])
    for _ in range(40):
        before = t.screen.text()
        if CURSOR + folds in before:
            break
        t.send('\x1bOB')
        t.until(lambda text: text != before)
    check('keys: a line of several choices says which they are', t.until(lambda text: 'Enter lists them' in text
          and '- ' in text), t.screen.text())
    press(t, '\x1b[1~')
    act(t, lambda: t.send(choices(first)[1][0]))
    changed = t.screen.text() != first
    t.send('u')
    check('keys: u takes it back', changed and t.until(lambda text: 'Taken back' in text or 'nothing to take' in text),
          t.screen.text())
    t.kill()
    t.close()
    shutil.rmtree(work + '/state')
    t = play('--mission', 'Dawn Raid', '--team', 'Rangers by Boat', '--seed', '2', width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    t.send('/Company Mortars')                          # it may be below what is in sight
    t.until('> Company Mortars')
    act(t, lambda: t.send('\r'))
    t.send(' \x1bOB ')
    check('keys: cards of a price are marked', t.until('2 of 2 marked'), t.screen.text())
    act(t, lambda: t.send('\r'))
    check('keys: and paid at once', t.until('Soldier Turn') and len(acts_in(replay_of())) == 3, t.screen.text())
    t.kill()
    t.close()
    shutil.rmtree(work + '/state')
    t = play(*MISSION, '--plain')
    check('plain: line mode at a terminal', t.until(in_lines), t.screen.text())
    t.kill()
    t.close()
    for how in (dict(TERM='dumb'), dict(width=79), dict(height=23)):
        t = play(*MISSION, **how)
        check('plain: %s' % ', '.join('%s %s' % i for i in how.items()), t.until(in_lines),
              t.screen.text())
        t.kill()
        t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# ---- whatever the terminal is, and however it ends ----------------------------------------------

# ---- boxes that ask -----------------------------------------------------------------------

# The cursor begins where one Enter too many does no harm, and what Soldiers hold fills the lines that are empty.
def begins_well():
    settings()
    t = play('--mission', 'Dawn Raid', '--team', 'Rangers by Boat', '--seed', '76', width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    text = t.screen.text()
    check('cursor: not on a draw with a full hand, nor on a card', re.search(CURSOR + '[12]l Location Sunken Road', text), text)
    check('choices: a card says what it does', 'play Grit Your Teeth: gain 2 Actions' in text, text)
    check('rows: gear goes on where there is room', 'Blooded' in text and '+3 more' not in text, text)
    t.send('u')
    check('undo: nothing was chosen yet', t.until('you have chosen nothing yet'), t.screen.text())
    for words in ('cover', 'range'):
        t.send('R' if words == 'cover' else '')
        t.send('/' + words + '\r')
        check('search: "%s" alone' % words, t.until(lambda text: words in text and 'cover' + 'range' not in text), t.screen.text())
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# Where nothing harmless is left the cursor stands on what Enter takes only when it comes twice.
def rests_well():
    settings()
    t = play('--mission', 'Dawn Raid', '--team', 'Staff Sergeant Boudreaux + M1A1 Thompson', '--seed', '76', width=120, height=40)
    t.until('Enter begins')
    t.send('\r')
    stands = CURSOR + '1  Staff Sergeant Boudreaux puts M1A1'
    t.send('1g')
    see(t, 'rests: what can be done with gear is nothing harmless', lambda text: re.search(stands, text))
    t.send('\r')
    see(t, 'rests: one Enter does not do it', lambda text: 'Enter again takes' in text and re.search(stands, text))
    t.send('\r')
    see(t, 'rests: the next one does', lambda text: 'Enter again takes' not in text and not re.search(stands, text))
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


def boxes():
    settings()
    t = begun(*MISSION, width=120, height=40)
    t.send('q')
    check('leave: yes is marked', t.until(lambda text: '\u25b6[ yes ]' in text), t.screen.text())
    t.send('\x1bOC')
    check('leave: an arrow goes to no', t.until(lambda text: '\u25b6[ no ]' in text), t.screen.text())
    t.send('\r')
    check('leave: and Enter takes it', t.until(lambda text: '[ no ]' not in text) and t.status is None, t.screen.text())
    t.send('A')
    check('reactions: a row each, with what holds', t.until(lambda text: re.search(
        r'\u25b6 All of them +ask', text) and 'as above' in text), t.screen.text())
    t.send('\x1bOB\x1bOD')
    check('reactions: arrows change it', t.until(lambda text: re.search(
        r'\u25b6 When a Soldier declares an Attack +never  ', text)), t.screen.text())
    t.send('\x1b')
    t.until(lambda text: 'All of them' not in text)
    check('reactions: it is kept', open(work + '/config/grognard/reactions').read().count('\nnever ') == 1,
          os.listdir(work + '/config/grognard'))
    os.remove(work + '/config/grognard/reactions')
    t.send('qy')
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


def begun(*args, **how):
    t = play(*(args or MISSION), **how)
    t.until('Enter begins')
    t.send('\r')
    t.until(lambda text: 'Enter begins' not in text)
    if '--watch' not in args:                           # what plays by itself asks nothing, and does not rest
        t.until(is_asked)
        t.settle()
    return t


def terminals():
    settings()
    for name, how, good in (
            ('256 colours', dict(), lambda raw: b'38;5;' in raw or b'48;5;' in raw),
            ('8 colours', dict(TERM='xterm'), lambda raw: re.search(rb'\x1b\[[0-9;]*3[0-7]', raw) and b'38;5' not in raw),
            ('all colours', dict(COLORTERM='truecolor'), lambda raw: b'\x1b]4;' in raw or b'38;2;' in raw
             or b'38:2:' in raw),
            ('no colour', dict(NO_COLOR='1'), lambda raw: not re.search(rb'\x1b\[[0-9;]*[34][0-8][;m]', raw)
             and b'\x1b[7' in raw),
            ('ASCII', dict(LC_ALL='C'), lambda raw: max(raw) < 128)):
        t = play(*MISSION, **how)
        t.until('Enter begins')
        t.send('\r')
        t.until('what will your')
        t.settle()
        check('terminals: ' + name, good(bytes(t.raw)), bytes(t.raw[:3000]))
        t.close()
        shutil.rmtree(work + '/state', ignore_errors=True)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGABRT, signal.SIGSEGV):
        t = begun()
        os.kill(t.pid, number)
        t.ends()
        check('terminals: restored after %s' % number.name, t.is_restored(), t.screen.text())
        t.close()
        shutil.rmtree(work + '/state', ignore_errors=True)
    t = play(*MISSION, '--save', work + '/nowhere/game.replay', width=120, height=40)
    check('terminals: no game begins where none can be kept', t.until('nowhere/game.replay: No such file') and t.ends()
          and os.waitstatus_to_exitcode(t.status) == 2, (t.status, t.screen.text()))
    t.close()


def by_and_by():
    settings(pace='slow', still='no')
    t = begun(width=120, height=40)
    t.send('G\r')
    t.until(QUESTION)
    t.send('y')
    check('pace: what the others do comes line by line', t.until('What happened'), t.screen.text())
    check('pace: the line of keys says how to hasten it', 'Space hastens' in t.screen.text().split('\n')[-1],
          t.screen.text())
    before = t.screen.text()
    check('pace: another line after a while', t.until(lambda text: text != before), before)
    t.send(' ')
    check('pace: Space hastens it', t.until(is_asked), t.screen.text())
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# What is typed while the others act is kept: it answers the next question as if it had been typed there.
def typed_ahead():
    came = {}
    for ahead in (False, True):
        settings(pace='slow', still='no')
        t = begun(width=120, height=40)
        begins = t.screen.title
        t.send('G\r')
        t.until(QUESTION)
        t.send('y')
        see(t, 'ahead: the others act', 'What happened')
        t.send('1d ' if ahead else ' ')
        if not ahead:
            see(t, 'ahead: Space hastens, and something is asked', lambda text: is_asked(text) and t.screen.title != begins)
            act(t, lambda: t.send('1d'))
        key = asked(t)
        came[ahead] = t.until(lambda text: is_asked(text) and asked(t) == came[False]) if ahead else key
        t.kill()
        t.close()
        shutil.rmtree(work + '/state', ignore_errors=True)
    check('ahead: a choice typed before the question is taken there (%s)' % came[False][0], came[True], came)


# The Soldier's digit and the letter of an act: the same key does the same whatever else can be done.
def stable_keys():
    settings()
    t = begun(width=120, height=40)
    see(t, 'letters: a Soldier\'s choices begin with his digit', lambda text: re.search('1d discard and draw', text)
        and re.search('2d discard and draw', text) and re.search('1l Location', text))
    t.send('2')
    see(t, 'letters: the digit leads to his choices', lambda text: re.search(CURSOR + '2', text))
    t.send('w')
    see(t, 'letters: behind a digit a letter is his, or nothing', '2 has no choice with the key w now')
    act(t, lambda: t.send('1l'))
    for _ in range(20):                                 # cards of others, and what the Location asks
        if '1a ' in t.screen.text():
            break
        act(t, lambda: t.send('n' if re.search('\u2502[ %s]n  ' % CURSOR, t.screen.text()) else '\r'))
    see(t, 'letters: an Attack says whom, with what, and how often', lambda text: re.search(
        '1a [^\u2502]*\u00b7 M1A1 Thompson Auto \u00b7 K[0-9]+ S[0-9]+', text))
    text = t.screen.text()
    check('letters: they stay when there is more to do', re.search('1d discard and draw', text), text)
    check('letters: all other Attacks are one line', re.search('1A attack one of', text), text)
    acts = len(acts_in(replay_of()))
    act(t, lambda: t.send('1a'))
    came = acts_in(replay_of())[acts:]
    check('letters: an Attack is two keys', came and 'attack' in came[0], came)
    check('letters: no is the same key in each window', re.search('n  no card: the dice stand', t.screen.text()),
          t.screen.text())
    act(t, lambda: t.send('n'))
    see(t, 'sums: what the Attack came to stands before what is asked', lambda text: re.search(
        '\u2502= (No effect|[0-9].*)[.] +\u2502.*\n\u2502Your Soldier Turn', text))
    for turn in range(8):
        act(t, lambda: t.send('x'))
        for _ in range(40):                             # what is asked in the Hostile Turn is declined
            text = t.screen.text()
            if 'what will your Soldiers do' in text and QUESTION not in text:
                break
            act(t, lambda: t.send('y' if QUESTION in text else 'n' if re.search('\u2502[ %s]n  ' % CURSOR, text) else '\r'))
        summed = t.until('= The Hostiles: ')
        if '\u2502! ' in t.screen.text() or not summed:
            break
    check('sums: a Hostile Turn ends with a line of them', summed, t.screen.text())
    check('sums: a Wound stands out where one looks', re.search('\u2502! .*(Wound|Down)', t.screen.text()), t.screen.text())
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# Where no reaction could change anything the table passes for the player: as an act, so that the game is the same as if
# he had been asked and had said no.
def passed_alone():
    acts, keys = {}, {}
    for asks in ('no', 'yes'):
        settings(asks=asks)
        t = begun('--mission', 'Dawn Raid', '--team', 'Rangers by Boat', '--seed', '5', width=120, height=40)
        keys[asks] = 0
        turn = iter(('1l', '1a', '2a', '2a', '1r', '3a', '3a', '3a'))
        while True:
            text = t.screen.text()
            key = next(turn, None) if 'what will your Soldiers do' in text else 'n' if re.search(
                '\u2502[ %s%s]n  ' % (CURSOR, AWAY), text) else '\r'
            if key is None or keys[asks] > 40:
                break
            keys[asks] += 1
            act(t, lambda: t.send(key))
        acts[asks] = acts_in(replay_of())
        t.send('L')
        see(t, 'passed: %s' % ('it is told' if asks == 'no' else 'who wants to be asked is'),
            lambda text: ' Log ' in text and ('(no use now, passed' in text) == (asks == 'no'))
        t.kill()
        t.close()
        shutil.rmtree(work + '/state', ignore_errors=True)
    plain = lambda lines: [re.sub(' +#.*', '', line) for line in lines]
    check('passed: it is an act, as if he had said no (%d keys, %d if he is asked)' % (keys['no'], keys['yes']),
          plain(acts['no']) == plain(acts['yes']) and keys['no'] < keys['yes'], acts)


# Where nothing is meant nothing is done: Space and Esc at a question, and Esc out of what was unfolded.
def lines_and_search():
    settings()
    t = begun(width=120, height=40)
    see(t, 'lines: a Location says what it brings', lambda text: re.search('1l Location Hedgerow Lane', text)
        and 'Hostiles 6, Entrance 2' in text)
    check('lines: Esc is no key where there is nothing to go back to', 'Esc back' not in t.screen.text(), t.screen.text())
    t.send('\x1b')
    see(t, 'lines: and it says what takes a choice back', 'u takes your last choice back')
    t.send(' ')
    see(t, 'lines: one Space too many says nothing', lambda text: 'takes your last' not in text and 'marked' not in text)
    t.send('1g')
    see(t, 'lines: a line unfolds', UNFOLDED)
    t.send('\x1b')
    see(t, 'lines: and Esc goes back to it', lambda text: UNFOLDED not in text and re.search(CURSOR + '1g', text))
    t.send('/location')
    see(t, 'search: its lines have their digits', lambda text: re.search('/location_ [2-9]', text) and re.search('\u2502 2  ', text))
    title = t.screen.title
    t.send('2')
    see(t, 'search: a digit that is no part of a match is the key', lambda text: '/location' not in text
        and t.screen.title != title)
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


def numbers_are_seen():
    for width, height, shows in ((120, 40, 4), (80, 24, 2)):
        settings()
        t = begun(width=width, height=height)
        act(t, lambda: t.send('1l'))
        for _ in range(20):
            if '1a ' in t.screen.text():
                break
            act(t, lambda: t.send('n' if re.search('\u2502[ %s]n  ' % CURSOR, t.screen.text()) else '\r'))
        see(t, 'numbers: what is used up has a letter of its own', lambda text: re.search('1h [^\u2502]* KK', text))
        text = t.screen.text()
        enemies = [line for line in text.split('\n')[2:22] if re.search('[\u25b6\u2192][1-4]', line)]
        covers = len(re.findall('C[1-6]', '\n'.join(text.split('\n')[2:16])))
        check('numbers: at %d x %d Hostiles have their Cover' % (width, height), len(enemies) >= 2 and covers >= shows, text)
        t.kill()
        t.close()
        shutil.rmtree(work + '/state', ignore_errors=True)


def happens(text):
    """What is told last, while it is told."""
    lines = text.split('\n')
    at = next((y for y, line in enumerate(lines) if 'What happened' in line), None)
    if at is None:
        return ''
    x, told = lines[at].index('What happened'), ''
    for line in lines[at + 1:]:
        part = line[x:].split('\u2502')[0]
        if line[x - 1:x] != '\u2502':
            break
        told = told + ' ' + part.strip() if part.startswith('  ') else part.strip() or told
    return told


def column(text, space):
    """The column of the path that shows a space."""
    lines = text.split('\n')
    x = lines[2].find('\u2502 %d ' % space) + 1
    end = lines[2].find('\u2502', x)
    return '\n'.join(line[x:end] for line in lines[2:20]) if x else ''


def moves_seen(seed, wanted):
    """Of the moves of Hostiles that bots' game tells: how many are seen while they are told, and not before."""
    t = begun('--mission', 'Dawn Raid', '--team', 'Rangers by Boat', '--seed', str(seed), '--watch', '--bot', 'heuristic',
              width=120, height=40)
    good, wrong, before, seconds = 0, '', t.screen.text(), time.monotonic() + 4 * PATIENCE
    while good < wanted and not wrong and 'The end' not in before and time.monotonic() < seconds:
        t.pump(0.2)
        text = t.screen.text()
        if happens(text) == happens(before) and 'The end' not in text:
            continue
        move = re.match(r'(.*) moves to space ([0-9])\.', happens(text))
        if move:
            who, space = move.group(1)[:12], int(move.group(2))
            was = any(who in column(before, n) for n in (space - 1, space + 1))
            good += was and who in column(text, space)
            wrong = '' if was and who in column(text, space) else before + '\n' + text
        before = text
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)
    return good, wrong


def told_is_seen():
    settings(pace='quick', still='yes')
    good, wrong, wanted = 0, '', 3
    for seed in (9, 11, 4, 1):                          # in the first there are so many
        if good < wanted and not wrong:
            more, wrong = moves_seen(seed, wanted - good)
            good += more
    check('told: what a line tells is seen when it is told (%d moves)' % good, good == wanted, wrong)
    t = begun('--system', 'heroes', '--scenario', 'Clash of Battalions', '--seed', '5', '--watch', '--bot', 'heuristic')
    goes = r'goes to .*\b[A-Z]([0-9]+)\.$'
    seen = t.until(lambda text: re.search(goes, happens(text)))
    row = re.search(goes, happens(t.screen.text())).group(1) if seen else '?'
    check('told: a board that scrolls follows who is told of', re.search('\n\u2502 ?%s\\D' % row, t.screen.text()),
          t.screen.text())
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# ---- the board ------------------------------------------------------------------------------------

def board():
    settings()
    t = begun('--system', 'heroes', '--scenario', 'American Exercise 250', '--seed', '5', width=120, height=40)
    text = t.screen.text()
    check('board: it says what its signs mean', 'a square to choose' in text and 'the unit could go' in text, text)
    check('board: the list shows that the focus is elsewhere', AWAY in text and 'move about the table' in text, text)
    check('board: deployment begins in the middle', re.search(r'\u2502[G-J]1[0-2]: ', text), text)
    check('board: what is deployed is explained', ', a counter.' in text, text)
    check('board: a counter that can be set up says so', re.search(r' at [G-J]1[0-2],\W+set up', text)
          and 'other side up' not in text, text)
    check('board: how many are still to come is told', '9 more come' in text, text)
    check('board: the head says whose the points are', re.match(r'Round 1/6 Setup .* You 0 points, 0 of 3 .* They 0 ', text), text)
    stars = False
    for _ in range(60):                                 # put them anywhere, then all orders on whoever comes
        text = t.screen.text()
        if 'acts: what does it do' in text:
            break
        stars = stars or ('The Order Phase' in text and 'one order for' in text and 'Command Post 1' in text)
        press(t, '\r')
        t.until(is_asked)
    check('board: whence the orders come is told where they are placed', stars, text)
    lines = [line for line in text.split('\n') if CURSOR in line or AWAY in line]
    check('board: to do nothing is not the first choice', lines and 'does nothing' not in lines[0]
          and 'does nothing' in text, text)
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# A move of four squares is two keys, and one takes it back; the way is shown before.
# What one has deployed the bot lets be taken up again, whoever has seen it; what he has done since it does not.
def lifted():
    settings()
    t = play('--system', 'heroes', '--scenario', 'The Cider Press', '--seed', '5', width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    for n in range(3):
        while ' is deployed at ' not in t.screen.text() or 'Your side (%d)' % (n + 1) not in t.screen.text():
            if not act(t, lambda: t.send('\r')):
                break
    kept = acts_in(replay_of())
    for left in 2, 1, 0:
        t.send('u')
        see(t, 'lifted: u takes up one more, %d are left' % left, lambda text: 'Your side (%d)' % left in text)
        t.settle()
    check('lifted: it is no part of the game', len(kept) == 3 and acts_in(replay_of()) == [], kept)
    t.send('u')
    see(t, 'lifted: before the first there is nothing', 'you have chosen nothing yet')
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


def a_whole_way():
    settings()
    t = play(*BATTLE, width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    dots = set()
    for _ in range(80):
        if 'acts: what does it do' in t.screen.text():
            break
        if 'The Order Phase' in t.screen.text():
            dots |= set(re.findall(r'\u2022: [^.]*\.', t.screen.text()))
        act(t, lambda: t.send('\r'))
    begins = t.screen.text()
    check('way: where an order is placed no dot says that Enter goes there', dots
          and all(re.search(r' could go\W+there\.$', d) for d in dots), dots)
    see(t, 'way: who acts is taken there', lambda text: re.search(r'\u2022: Enter takes I\d+ there\.', text))
    t.send('\t')
    see(t, 'way: and not while the focus is on the list', lambda text: re.search(r'\u2022: I\d+ could go there\.', text))
    t.send('\x1b[Z')
    t.until('Enter takes')
    check('way: a unit acts', 'Rifle Squad #3 acts: what does it do' in begins, begins)
    t.send('\x1b[1;2Chh')
    see(t, 'way: the arrows go on from there', 'goes to C5 in 2 steps by B4')
    t.send('\r')
    see(t, 'way: it can end before the move does', lambda text: 'goes to B4, C5.' in text and is_asked(text))
    t.send('k\r')
    see(t, 'way: one step goes on from there', lambda text: '(1 space is left)' in text and is_asked(text))
    t.send('u')
    see(t, 'way: u takes that step back', lambda text: '(2 spaces are left)' in text and is_asked(text))
    t.send('u')
    see(t, 'way: and then the whole of the way', 'acts: what does it do')
    acts = len(acts_in(replay_of()))
    t.send('\x1b[1;2C')
    see(t, 'way: Shift and an arrow: as far as it goes, and by which squares', 'goes to E5 in 4 steps by B4, C5, D4')
    check('way: the steps are on the board', re.search('  3  .*\n.*4 ', t.screen.text()), t.screen.text())
    t.send('\r')
    see(t, 'way: and Enter goes there', lambda text: 'goes to B4, C5, D4, E5.' in text and is_asked(text))
    check('way: each step is an act of its own', len(acts_in(replay_of())) >= acts + 5, acts_in(replay_of())[acts:])
    for _ in range(6):                                  # the enemy acts
        if '\u2502= ' in t.screen.text():
            break
        act(t, lambda: t.send('\r'))
    see(t, 'outcome: what the enemy\'s shot came to stands above the question', lambda text: re.search(
        '\u2502= Thirty-Caliber Team #2 is hit[.] ', text) and '\u2502= Thirty-Caliber Team #2 is eliminated' in text)
    t.kill()
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# ---- two people ---------------------------------------------------------------------------------

def curtain():
    settings()
    t = play(*BATTLE, '--curtain', width=120, height=40)
    t.until('Enter begins')
    act(t, lambda: t.send('\r'))
    chance, seen = random.Random(3), False
    for _ in range(60):
        text = t.screen.text()
        if 'Pass the keyboard' in text:
            seen = True
            break
        keys_now = [c for c in choices(text) if 'elsewhere' not in text.split('\n')[c[2]]]     # what is down stays there
        press(t, chance.choice(keys_now)[0] if keys_now else '\x1b')
        t.until(lambda text: is_asked(text) or 'Pass the keyboard' in text)
    text = t.screen.text()
    check('curtain: it falls before the other side looks', seen, text)
    check('curtain: nothing else is seen', seen and 'Choices' not in text and 'Log' not in text, text)
    t.send('\r')
    check('curtain: Enter opens it', t.until(has_cursor), t.screen.text())
    t.close()
    shutil.rmtree(work + '/state', ignore_errors=True)


# ---- how fast it answers ---------------------------------------------------------------------------
#
# A machine that is busy answers late whatever it is asked.  So each key to the table is followed by one to a program that
# only writes, the very bytes that the table once answered with, in a terminal of its own; beside it a process is busy, as
# the bot is beside the table.  What counts is how often the one takes what the other takes, of half of the keys and of
# the quickest: those that had to wait for nobody else, so that on a busy machine, too, they tell what the table does.

PLAIN = '''
import os, sys, tty
if os.fork() == 0:
    while os.getppid() > 1:
        sum(range(10000))
    os._exit(0)
tty.setraw(0)
answers = {key: open(name, 'rb').read() for key, name in zip(b'?x', sys.argv[1:])}
os.write(1, b'ready')
while True:
    left = answers[os.read(0, 1)[0]]
    while left:
        left = left[os.write(1, left):]
'''
KEYS_TITLE = '\u2500 Keys \u2500'
MOST = 4


def answer(t, key):
    """Open or close the help; how many milliseconds that takes, or None: the battle is over."""
    begin = time.perf_counter()
    t.send(key)
    seen = t.until(lambda text: (KEYS_TITLE in text) == (key == '?') or 'The end' in text)
    return (time.perf_counter() - begin) * 1000 if seen and 'The end' not in t.screen.text() else None


def plain():
    t, names = watched(0), []
    for key in '?x?x':
        at = len(t.raw)
        answer(t, key)
        names.append('%s/answer-%d' % (work, len(names)))
        with open(names[-1], 'wb') as f:
            f.write(t.raw[at:])
    t.close()
    t = Terminal([sys.executable, '-c', PLAIN, *names[2:]], 200, 60, env)
    t.until('ready')
    return t


def watched(seed):
    t = play('--system', 'heroes', '--scenario', 'Clash of Battalions', '--seed', str(seed), '--watch', '--bot',
             'heuristic', width=200, height=60)
    t.until('Enter begins')
    t.send('\r')
    t.until(lambda text: 'Enter begins' not in text)
    return t


def latency():
    settings()
    other, times = plain(), []
    for seed in range(12):
        t = watched(seed)
        for key in itertools.cycle('?x'):
            pair = answer(t, key), answer(other, key)
            if None in pair or len(times) == 1000:
                break
            times.append(pair)
        t.close()
    other.close()
    half, least = [[sorted(t[i] for t in times)[len(times) * share // 100] if times else 999 for i in (0, 1)]
                   for share in (50, 2)]
    check('speed: %d keys at 200 x 60 while the bots play, 2 and 50 of 100 within %.1f and %.1f ms, %.2f and %.2f times '
          'what one takes that only writes' % (len(times), least[0], half[0], least[0] / least[1], half[0] / half[1]),
          len(times) == 1000 and half[0] < MOST * half[1] and least[0] < MOST * least[1], t.screen.text())
    shutil.rmtree(work + '/state', ignore_errors=True)


begin = time.monotonic()
try:
    for part in (keys, begins_well, rests_well, boxes, terminals, by_and_by, typed_ahead, stable_keys, lines_and_search, numbers_are_seen, passed_alone, told_is_seen, a_mission, any_system, of_settings, by_mouse, resize_storm,
                 saved, killed, a_battle, board, lifted, a_whole_way, curtain, latency):
        if not only or part.__name__ in only:
            at = time.monotonic()
            part()
            print('        (%s: %.1f s)' % (part.__name__, time.monotonic() - at), flush=True)
finally:
    end()
