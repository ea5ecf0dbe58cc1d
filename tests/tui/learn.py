#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# learn.py PROGRAM: lessons and recorded games at the table, driven through a real pseudo-terminal by keys.
#
# Each check is a line "ok" or "FAILED"; the last line counts them.
import os, re, subprocess, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sitting import check, end, env, press, program, run, see, settings, work

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def shown(t):
    t.settle()
    return t.screen.text()


# The last words of a lesson have no number of a step.
def is_over(text):
    return ('to the next lesson' in text or 'it was the last' in text) and not re.search(r'\[\d+ of \d+\]', text)


# Whatever is marked with a * is taken by its key, and what is told is read away, until the lesson says its last words.
def lesson(name, width, height, wrong=False):
    t = run('lesson', name, width=width, height=height)
    refused = 0
    t.until('Enter goes on')
    for _ in range(120):
        text = shown(t)
        if is_over(text):
            break
        taught = re.findall(r'\u2502[\u25b6\u25b7 ]([1-9][a-zA-Z]|\w)\* ?\S', text)
        other = re.findall(r'\u2502[\u25b6\u25b7 ]([1-9][a-zA-Z]|\w ) \S', text)
        if 'Enter goes on' in text:
            press(t, '\r')
        elif taught and other and wrong and not refused:
            refused = press(t, other[0].strip()).splitlines()[-1].strip() != text.splitlines()[-1].strip()
            if 'Esc: all' in shown(t):
                press(t, '\x1b')
        elif taught:
            press(t, taught[0])
        else:
            press(t, '\x1bOB')
    check('%s is finished at %dx%d' % (name, width, height), is_over(shown(t)), shown(t))
    if wrong:
        check('%s refuses what it does not teach' % name, refused, shown(t))
    t.send('q')
    t.ends()
    t.close()


def lessons():
    listed = subprocess.run([program, 'lesson'], capture_output=True, text=True, env=dict(os.environ, **env)).stdout
    names = re.findall(r'^  ([a-z0-9-]+) ', listed, re.M)
    check('there are fourteen lessons', len(names) == 14, listed)
    for i, name in enumerate(names):
        lesson(name, *((80, 24), (120, 40), (200, 60))[i % 3], wrong=i in (0, 6))


def small():
    t = run('lesson', 'hn-orders', width=80, height=24)
    t.until('Enter goes on')
    t.send('\r')
    check('where not all of it fits, what is to be done is seen, and the question',
          t.until(lambda text: 'Enter goes on' not in text and 'in H10.' in text and 'The Order Phase' in text),
          shown(t))
    t.kill()
    t.close()


def replays():
    t = run('replay', '--table', root + '/tests/games/wf-dawn-raid.replay')
    number = lambda: int(re.search(r'Replay: (\d+) of', t.screen.text()).group(1))
    t.until('Replay: 0 of')
    t.send('\x1bOC'), t.until('Replay: 1 of')
    press(t, ']')
    second = number()
    check('by turns', second > 1, shown(t))
    press(t, '\x1bOD')
    check('a step back', number() == second - 1, shown(t))
    press(t, 's')
    check('in the eyes of a seat', 'as seat 0 saw it' in t.screen.text(), shown(t))
    press(t, 'D')
    check('the debrief over the table', 'turning points' in shown(t), shown(t))
    press(t, '\x1b')
    t.size(200, 60)
    check('at another size', t.until('Replay: %d of' % (second - 1)), shown(t))
    t.send('p')
    check('it is played on', t.until('Choices'), shown(t))
    press(t, 'q')
    t.send('y')
    t.ends()
    t.close()
    check('and kept as a game of its own', os.path.exists(work + '/state/grognard'), os.listdir(work))


settings()
lessons()
small()
replays()
end()
