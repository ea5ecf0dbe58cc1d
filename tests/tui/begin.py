#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# begin.py PROGRAM: the start screen driven through a real pseudo-terminal: a quick mission and back, a game that goes on,
# a team that is built, saved and played, a lesson, a replay, settings, another language.
#
# Each check is a line "ok" or "FAILED"; the last line counts them.
import os, re, subprocess, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from sitting import check, end, env, press, program, run, see, settings, work

HOME = 'what would you like to play?'


def leave_table(t, back=HOME):
    """From the table back to the start screen, or another of its pages."""
    press(t, 'q')
    t.until(lambda text: 'Leave the table?' in text or back in text)
    if back not in t.screen.text():
        press(t, '\r')
    return t.until(back)


settings()
t = run(width=120, height=40)
see(t, 'it opens', HOME)
check('no game goes on yet', 'Continue' not in t.screen.text())
check('who has played nothing is led to a first Mission', '\u25b6 n  Your first Mission' in t.screen.text(), t.screen.text())

press(t, 'n')
see(t, 'a first Mission is one key', 'Telephone Hut')
see(t, 'and is played', 'what will your')
press(t, '1d')
check('leaving it leads back', leave_table(t), t.screen.text())
see(t, 'it goes on', 'c  Continue')
press(t, 'c')
see(t, 'and is told', 'Enter begins')
press(t, '\r')
see(t, 'at the same table', 'Choices')
check('leaving it leads back again', leave_table(t), t.screen.text())

press(t, 'm')
see(t, 'Missions', 'choose a Mission')
press(t, 'dawn raid')
see(t, 'are found by typing', '(one found)')
press(t, '\r')
see(t, 'with teams', 'Rangers by Boat')
press(t, '\x05')
see(t, 'one of them is changed', 'build a team for Dawn Raid')
press(t, '\t\x1bOB\x1b[3~')
see(t, 'a card of it is sold', 'is out.')
press(t, '\x17Able\r')
see(t, 'it is saved', 'Saved as Able.')
check('under its name', os.path.exists(work + '/data/grognard/teams/Able.team'))
press(t, '\x19')
see(t, 'it has a code', 'gt1:')
press(t, '\x19')
press(t, '\x10')
see(t, 'it is played at once', 'Enter begins')
press(t, '\r')
see(t, 'with its Soldiers', 'Boudreaux')
check('leaving it leads back, too', leave_table(t), t.screen.text())

press(t, 'mline gang\r')
see(t, 'a Mission of rescue has teams', 'Build a team')
press(t, 'build\r')
see(t, 'those to be rescued are drawn by lot', 'Drawn at random, to be paid for and rescued: ')
check('and are in the team', not re.search(r' 0 of \d+, ', t.screen.text()), t.screen.text())
press(t, '\x1b')
press(t, '\x1b')
press(t, '\x1b')
press(t, '\x1b')
press(t, '\x1b')
see(t, 'and back', HOME)

press(t, 'slevel\r')
see(t, 'a scenario has sides', 'which side is yours?')
press(t, '\x1b')
press(t, '\x1b')
press(t, '\x1b')
see(t, 'Escape goes back', HOME)

press(t, 'l')
see(t, 'there are lessons', 'Moving and Locations')
press(t, '\r')
see(t, 'one begins', 'Lieutenant Marchetti')
check('leaving it leads back to them', leave_table(t, 'choose a lesson'), t.screen.text())
check('it is not finished', '\u2713' not in t.screen.text(), t.screen.text())
press(t, '\r')
for _ in range(40):
    text = t.screen.text()
    taught = re.findall(r'\u2502[\u25b6\u25b7 ](\w)\* ', text)
    if 'to the next lesson' in text:
        break
    press(t, '\r' if 'Enter goes on' in text or not taught else taught[0])
see(t, 'its end leads to the next', 'to the next lesson')
press(t, '\r')
see(t, 'which begins at once', lambda text: '[1 of ' in text and 'to the next lesson' not in text)
check('and leads back to the list', leave_table(t, 'choose a lesson'), t.screen.text())
see(t, 'where it is under the cursor', '\u25b6 Attacks and reloading')
check('and the finished one is marked', re.search('Moving and Locations *\u2713', t.screen.text()), t.screen.text())
press(t, '\x1b')
see(t, 'and from there back', HOME)

press(t, 'r')
see(t, 'games are kept', 'saved games')
press(t, '\x05')
see(t, 'one is seen again', 'Replay:')
press(t, 'q')
see(t, 'and left', 'saved games')
press(t, '\x1b')
see(t, 'from there, too', HOME)

press(t, 'o')
see(t, 'settings', 'Speed of what plays by itself')
press(t, '\x1bOF')
press(t, '\x1bOC\x1bOC\x1bOC')
see(t, 'another language', 'fran\u00e7ais')
press(t, '\x1b')
see(t, 'everywhere', '\u00e0 quoi voulez-vous jouer')
t.size(80, 24)
see(t, 'in a smaller window', lambda text: 'Mission rapide' in text and 'Quitter' in text)
press(t, 'q')
check('it ends well', t.ends() and t.status == 0, t.status)
told = bytes(t.raw).rsplit(b'\x1b[?1049l', 1)[-1].decode()
check('and no lesson is told of, nor a game left long ago', 'grognard' not in told, told)
t.close()

settings()
t = run(width=120, height=40)
see(t, 'once more', HOME)
press(t, 'c')
see(t, 'the game goes on', 'Enter begins')
press(t, '\r')
check('and is left', leave_table(t), t.screen.text())

press(t, 'p')
see(t, 'practice is chosen where a game begins', lambda text: re.search(r'Practice +yes', text))
press(t, 'w')
see(t, 'and who plays a Mission', 'you and the bot')
press(t, 'mcut off\r')
see(t, 'which stands beside its teams', lambda text: re.search(r'Practice +yes', text) and 'you and the bot' in text)
press(t, '\r')
see(t, 'it begins so', 'Enter begins')
see(t, 'and says it', lambda text: 'A game of practice' in text and 'plays seat 1' in text and 'Against' not in text)
press(t, '\r')
check('and is left as well', leave_table(t), t.screen.text())
press(t, 'q')
check('it ends well again', t.ends() and t.status == 0, t.status)
told = bytes(t.raw).rsplit(b'\x1b[?1049l', 1)[-1].decode()
check('and the game just left is told of, once', told.count('grognard play --resume ') == 1, told)
t.close()


def ended(*args):
    """The end of a game that bots have played."""
    file = work + '/ended.replay'
    subprocess.run([program, 'sim', '--games', '1', '--bot', 'heuristic', '--replay-out', file, *args], check=True,
                   env=dict(os.environ, **env), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    t = run('play', '--resume', file, '--seat', '0', width=120, height=40)
    see(t, 'a game is over', 'once more, with new dice')
    return t


settings()
t = ended('--scenario', 'The Cider Press')
check('it offers the other side, and no team', 'other side' in t.screen.text() and 'another team' not in t.screen.text(),
      t.screen.text())
press(t, 'O')
see(t, 'the other side is played', 'You are the German side. Against you plays a bot (heuristic)')
press(t, '\r')
check('and left', leave_table(t, 'play --resume'), t.screen.text())
t.close()

t = ended('--mission', 'Dawn Raid', '--team', 'Four Rifles')
check('it offers another team, and no side', 'other side' not in t.screen.text() and 'another team' in t.screen.text(),
      t.screen.text())
press(t, 'D')
see(t, 'the same dice are practice', 'A game of practice')
press(t, '\r')
check('which is left', leave_table(t, 'play --resume'), t.screen.text())
t.close()

t = ended('--mission', 'Dawn Raid', '--team', 'Four Rifles')
press(t, 'T')
see(t, 'teams are listed', 'Rangers by Boat')
press(t, '1\r')
see(t, 'and one is taken', 'Enter begins')
check('with dice that cannot be taken back', 'practice' not in t.screen.text(), t.screen.text())
t.close()
end()
