# SPDX-License-Identifier: MIT
# sitting.py -- what the scripts that drive the table share: a player with folders of his own, checks that are counted,
# and the last line.
import os, shutil, sys, tempfile, traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from terminal import PATIENCE, Terminal

program = os.path.realpath(sys.argv[1])
work = tempfile.mkdtemp()
env = dict(TERM='xterm-256color', LC_ALL='C.UTF-8', XDG_STATE_HOME=work + '/state', XDG_CONFIG_HOME=work + '/config',
           XDG_DATA_HOME=work + '/data', XDG_DATA_DIRS=work + '/none')
for name in ('GROGNARD_PACKS', 'COLUMNS', 'LINES', 'NO_COLOR', 'COLORTERM', 'LANG', 'LC_MESSAGES'):
    os.environ.pop(name, None)
CURSOR, AWAY = '\u25b6', '\u25b7'       # of the choices: with the focus, and while it is elsewhere
counts = {True: 0, False: 0}


def check(name, good, told=''):
    counts[bool(good)] += 1
    print('ok      ' + name if good else 'FAILED  %s\n        %s' % (name, str(told).replace('\n', '\n        ')),
          flush=True)
    return good


def see(t, name, wanted, seconds=PATIENCE):
    return check(name, t.until(wanted, seconds), t.screen.text())


def press(t, keys):
    """Type, and see what comes of it; what was typed before is heard first."""
    t.settle()
    t.send(keys)
    t.settle()
    return t.screen.text()


def settings(pace='at-once', still='yes', **more):
    os.makedirs(work + '/config/grognard', exist_ok=True)
    with open(work + '/config/grognard/table', 'w') as f:
        for name, value in dict(more, pace=pace, still=still).items():
            f.write('%s = %s\n' % (name, value))


def run(*args, width=80, height=24, **more):
    return Terminal([program, *args], width, height, dict(env, **more))


def has_cursor(text):
    return CURSOR in text or AWAY in text


def end():
    """Tell how many passed; what broke off is one that failed."""
    if sys.exc_info()[0] not in (None, SystemExit):
        traceback.print_exc(file=sys.stdout)
        print('FAILED  it broke off')
        counts[False] += 1
    shutil.rmtree(work, ignore_errors=True)
    print('%d passed, %d failed' % (counts[True], counts[False]))
    sys.exit(counts[False] != 0)
