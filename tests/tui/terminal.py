# SPDX-License-Identifier: MIT
# terminal.py -- a program in a pseudo-terminal, and what its screen shows: as much of xterm as curses uses.
import codecs, fcntl, glob, os, pty, re, select, signal, struct, termios, time

PATIENCE = 60           # seconds, of whatever is waited for: only what fails takes so long
PEER = 0x5441           # TIOCGPTPEER: the program's side of the terminal
POLLS = ('7', 2**32 - 1), ('73', 0)     # poll and ppoll without an end, as /proc tells them: number, third argument
READS = ['0', '0x0']                                    # or a line is read
CSI = re.compile(r'\x1b\[([?>=!]?)([0-9;:]*)([ -/]*)([@-~])')


class Screen:
    """Cells without colour; a sequence that is not known is left out."""

    def __init__(self, width, height):
        self.decode = codecs.getincrementaldecoder('utf-8')('replace')
        self.rest = self.title = self.named = ''
        self.resize(width, height)

    def resize(self, width, height):
        self.w, self.h = width, height
        self.row = [[' '] * width for _ in range(height)]
        self.x = self.y = 0
        self.top, self.bottom = 0, height - 1
        self.last = ' '
        self.wraps = False
        self.whole = None

    def drawn(self):
        return '\n'.join(''.join(r).rstrip() for r in self.row)

    def text(self):
        """What is shown: while a picture is on its way, the one before it."""
        return self.drawn() if self.whole is None else self.whole

    def put(self, c):
        if self.wraps:
            self.x, self.wraps = 0, False
            self.line_feed()
        self.row[self.y][self.x] = self.last = c
        if self.x + 1 < self.w:
            self.x += 1
        else:
            self.wraps = True

    def line_feed(self):
        if self.y == self.bottom:
            self.scroll(1)
        elif self.y < self.h - 1:
            self.y += 1

    def scroll(self, n, top=None):
        top = self.top if top is None else top
        for _ in range(abs(n)):
            if n > 0:
                del self.row[top]
                self.row.insert(self.bottom, [' '] * self.w)
            else:
                del self.row[self.bottom]
                self.row.insert(top, [' '] * self.w)

    def csi(self, private, args, final):
        if private == '?' and args == '2026':
            self.whole = self.drawn() if final == 'h' else None
            self.title = self.title if final == 'h' else self.named
        if private or final in 'mhlnctq':
            return
        a = [int(x) if x.isdigit() else 0 for x in args.split(';')] if args else []
        n = max(1, a[0]) if a else 1
        row, was = self.row[self.y], self.wraps
        self.wraps = False
        if final in 'Hf':
            self.y = min(self.h, n) - 1
            self.x = min(self.w, max(1, a[1]) if len(a) > 1 else 1) - 1
        elif final == 'd':
            self.y = min(self.h, n) - 1
        elif final in 'G`':
            self.x = min(self.w, n) - 1
        elif final == 'A':
            self.y = max(0, self.y - n)
        elif final == 'B':
            self.y = min(self.h - 1, self.y + n)
        elif final == 'C':
            self.x = min(self.w - 1, self.x + n)
        elif final == 'D':
            self.x = max(0, self.x - n)
        elif final == 'J':
            how = a[0] if a else 0
            if how == 0:
                row[self.x:] = [' '] * (self.w - self.x)
            for y in range(self.h):
                if (how == 0 and y > self.y) or (how == 1 and y < self.y) or how >= 2:
                    self.row[y] = [' '] * self.w
        elif final == 'K':
            how = a[0] if a else 0
            if how == 0:
                row[self.x:] = [' '] * (self.w - self.x)
            elif how == 1:
                row[:self.x + 1] = [' '] * (self.x + 1)
            else:
                row[:] = [' '] * self.w
        elif final == 'X':
            row[self.x:self.x + n] = [' '] * len(row[self.x:self.x + n])
        elif final == 'P':
            del row[self.x:self.x + n]
            row.extend([' '] * (self.w - len(row)))
        elif final == '@':
            row[self.x:self.x] = [' '] * n
            del row[self.w:]
        elif final == 'b':
            self.wraps = was
            for _ in range(n):
                self.put(self.last)
        elif final == 'L' and self.top <= self.y <= self.bottom:
            self.scroll(-n, self.y)
        elif final == 'M' and self.top <= self.y <= self.bottom:
            self.scroll(n, self.y)
        elif final == 'S':
            self.scroll(n)
        elif final == 'T':
            self.scroll(-n)
        elif final == 'r':
            self.top = (a[0] or 1) - 1 if a else 0
            self.bottom = min(self.h, a[1] if len(a) > 1 and a[1] else self.h) - 1
            self.x = self.y = 0

    def escape(self, text, i):
        """What begins with escape at i; where it ends, or None: more of it is to come."""
        m = CSI.match(text, i)
        if m:
            self.csi(m.group(1), m.group(2), m.group(4))
            return m.end()
        if len(text) - i < 2 or (text[i + 1] == '[' and len(text) - i < 40):
            return None
        c = text[i + 1]
        if c == ']':
            ends = [e for e in (text.find('\a', i), text.find('\x1b\\', i)) if e >= 0]
            if not ends:
                return None
            if text.startswith('2;', i + 2):
                self.named = text[i + 4:min(ends)]
            return min(ends) + (1 if text[min(ends)] == '\a' else 2)
        if c in '()*+':
            return i + 3 if len(text) - i >= 3 else None
        if c == 'M':
            if self.y == self.top:
                self.scroll(-1)
            else:
                self.y = max(0, self.y - 1)
        return i + 2

    def feed(self, data):
        text, i = self.rest + self.decode.decode(data), 0
        self.rest = ''
        while i < len(text):
            c = text[i]
            if c == '\x1b':
                end = self.escape(text, i)
                if end is None:
                    self.rest = text[i:]
                    return
                i = end
                continue
            if c == '\r':
                self.x, self.wraps = 0, False
            elif c == '\n':
                self.wraps = False
                self.line_feed()
            elif c == '\b':
                self.x, self.wraps = max(0, self.x - 1), False
            elif c >= ' ':
                self.put(c)
            i += 1


class Terminal:
    """A program that is typed to, in a terminal of this size."""

    def __init__(self, argv, width=80, height=24, env=None):
        self.screen = Screen(width, height)
        self.status = None
        self.raw = bytearray()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', height, width, 0, 0))
            os.execve(argv[0], argv, dict(os.environ, **(env or {})))

    def size(self, width, height):
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', height, width, 0, 0))
        self.screen.resize(width, height)

    def send(self, keys):
        os.write(self.fd, keys.encode() if isinstance(keys, str) else keys)

    def click(self, x, y, button=0):
        self.send('\x1b[<%d;%d;%dM\x1b[<%d;%d;%dm' % (button, x + 1, y + 1, button, x + 1, y + 1))

    def pump(self, seconds):
        """Read what has come, or wait so long for it; false: there was nothing."""
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b''
        if not data:
            self.wait_end(0.5)
            return False
        self.raw += data
        self.screen.feed(data)
        return True

    def until(self, wanted, seconds=PATIENCE):
        """Until the screen is as wanted (a text, or a function of it); false: it never was."""
        is_so = (lambda text: wanted in text) if isinstance(wanted, str) else wanted
        end = time.monotonic() + seconds
        while not is_so(self.screen.text()):
            left = end - time.monotonic()
            if left <= 0 or self.status is not None:
                return False
            self.pump(min(left, 0.5))
        return True

    def is_heard(self):
        """Has every key been read?"""
        side = fcntl.ioctl(self.fd, PEER, os.O_RDWR | os.O_NOCTTY)
        left, _, _ = select.select([side], [], [], 0)
        os.close(side)
        return not left

    def threads(self):
        """What each does, and how often each has gone to sleep."""
        return [open(name).read() for name in sorted(glob.glob('/proc/%d/task/*/status' % self.pid))]

    def rests(self):
        """Does it wait for a key and nothing else, with nobody at work?"""
        try:
            before = self.threads()
            does = open('/proc/%d/syscall' % self.pid).read().split()
            is_waiting = does[:2] == READS or len(does) > 3 and (does[0], int(does[3], 16) & POLLS[0][1]) in POLLS
            return (is_waiting and before == self.threads()
                    and all('\nState:\tS' in thread for thread in before))
        except OSError:                                 # there is nothing that says so
            return not self.pump(0.2)

    def settle(self, seconds=PATIENCE):
        """Until all that was typed is heard and answered, and whatever comes of it by itself; false: it never was."""
        end = time.monotonic() + seconds
        while self.status is None and time.monotonic() < end:
            if not self.pump(0) and self.is_heard() and self.rests() and not self.pump(0):
                return True
            self.pump(0.02)
        return False

    def is_restored(self):
        """Lines and echo again, and the screen that was there before."""
        flags = termios.tcgetattr(self.fd)[3]
        return bool(flags & termios.ICANON and flags & termios.ECHO) and b'\x1b[?1049l' in self.raw

    def wait_end(self, seconds):
        """Until the program has ended, or so long; what it wrote last is read then."""
        end = time.monotonic() + seconds
        while self.status is None and time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
                while self.pump(0):
                    pass
            else:
                time.sleep(0.005)
        return self.status is not None

    def ends(self, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while self.status is None and time.monotonic() < end:
            if not self.pump(0.05):
                self.wait_end(0.02)
        return self.status is not None

    def kill(self, number=signal.SIGKILL):
        if self.status is None:
            os.kill(self.pid, number)
            self.wait_end(PATIENCE)

    def close(self):
        self.kill()
        os.close(self.fd)
