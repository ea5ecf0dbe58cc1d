/* SPDX-License-Identifier: MIT */
/* screen.c -- see screen.h: curses, signals, and a terminal that is restored however the program ends.
 *
 * What is static here belongs to the terminal, of which there is one, and is what signal handlers need. */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE
#define NCURSES_WIDECHAR 1
#include "command/terminal.h"
#include "screen.h"
#include "ink.h"
#include "table.h"

#include <ncurses.h>
#include <term.h>

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { LEAST_WIDTH = 80, LEAST_HEIGHT = 24, ESCAPE_MS = 25, SLOTS = 240, FIRST_SLOT = 16 };

struct pen { bool known; attr_t look; int pair; };

struct screen {
    SCREEN *of_curses;
    const struct palette *palette;
    enum depth depth;
    bool direct, mouse, ascii;          /* direct: colours are 0xrrggbb themselves */
    bool is_window;                     /* it has a title, and takes a whole picture at once */
    char title[256];
    bool renamed;
    int32_t slot[SLOTS];                /* of a terminal whose colours can be changed */
    int slots;
    struct pen pen[ROLES][ROLES];
    bool fresh;                         /* nothing of what is shown is known */
    struct canvas shown;
    FILE *said;                         /* stderr while it is open */
    long heard;
};

/* What a signal handler may use. */
static struct {
    volatile sig_atomic_t open, resized, ends;
    struct termios before;
    char restore[256];
    size_t restore_bytes;
    int wake[2], stderr_was;
} the;

/* ---- signals -------------------------------------------------------------------- */

static const int fatal[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL };
static const int ending[] = { SIGTERM, SIGHUP, SIGINT, SIGQUIT };

static void put_back(void)
{
    ssize_t n = write(STDOUT_FILENO, the.restore, the.restore_bytes);
    (void)n;
    tcsetattr(STDIN_FILENO, TCSANOW, &the.before);
}

/* What was said meanwhile goes where it belongs. */
static void tell_stderr(void)
{
    char room[512];
    ssize_t n;
    if (lseek(STDERR_FILENO, 0, SEEK_SET) != 0)
        return;
    while ((n = read(STDERR_FILENO, room, sizeof room)) > 0)
        if (write(the.stderr_was, room, (size_t)n) != n)
            return;
}

static void on_fatal(int signal_number)
{
    if (the.open) {
        put_back();
        tell_stderr();
    }
    the.open = 0;
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void wake(void)
{
    int was = errno;
    ssize_t n = write(the.wake[1], "", 1);
    (void)n;
    errno = was;
}

/* The first is a request, the second an order. */
static void on_ending(int signal_number)
{
    if (the.ends && the.open) {
        put_back();
        signal(signal_number, SIG_DFL);
        raise(signal_number);
    }
    the.ends = 1;
    wake();
}

static void on_resize(int signal_number)
{
    (void)signal_number;
    the.resized = 1;
    wake();
}

static void hear(int signal_number, void (*handler)(int))
{
    struct sigaction a = { .sa_handler = handler };
    sigemptyset(&a.sa_mask);
    sigaction(signal_number, &a, NULL);
}

static void hear_signals(bool on)
{
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
        hear(fatal[i], on ? on_fatal : SIG_DFL);
    for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
        hear(ending[i], on ? on_ending : SIG_DFL);
    hear(SIGWINCH, on ? on_resize : SIG_DFL);
    hear(SIGPIPE, on ? SIG_IGN : SIG_DFL);
}

static void at_exit(void)
{
    if (the.open) {
        put_back();
        tell_stderr();
    }
    the.open = 0;
}

/* ---- opening and closing ------------------------------------------------------------ */

static bool terminal_size(int *w, int *h)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || !size.ws_col || !size.ws_row)
        return false;
    *w = size.ws_col;
    *h = size.ws_row;
    return true;
}

bool screen_can(void)
{
    const char *term = getenv("TERM");
    int w, h;
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term && *term && strcmp(term, "dumb") != 0
        && terminal_size(&w, &h) && w >= LEAST_WIDTH && h >= LEAST_HEIGHT;
}

static bool is_true_colour(void)
{
    const char *said = getenv("COLORTERM");
    return said && (strstr(said, "truecolor") || strstr(said, "24bit"));
}

/* Terminals that understand xterm's words, or leave out what they do not. */
static bool is_window(void)
{
    static const char *const names[] = { "xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "kitty", "konsole",
                                         "gnome", "vte", "st-", "wezterm", "contour", "ghostty", "mintty" };
    const char *term = getenv("TERM");
    for (size_t i = 0; term && i < sizeof names / sizeof *names; i++)
        if (!strncmp(term, names[i], strlen(names[i])))
            return true;
    return false;
}

/* What curses has no words for. */
static void tell(const struct screen *s, const char *sequence)
{
    ssize_t n = s->is_window ? write(STDOUT_FILENO, sequence, strlen(sequence)) : 0;
    (void)n;
}

static bool is_described(const char *term)
{
    int err = 0;
    bool good = setupterm(term, STDOUT_FILENO, &err) == 0 && err == 1;
    if (good)
        del_curterm(cur_term);
    return good;
}

/* "xterm-256color" as "xterm-direct", if the terminal has all colours and is so described; else its own name. */
static const char *name_of_terminal(char name[64])
{
    const char *term = getenv("TERM");
    if (!term || !is_true_colour())
        return term;
    snprintf(name, 64, "%.*s-direct", (int)(strcspn(term, "-") < 40 ? strcspn(term, "-") : 40), term);
    return is_described(name) ? name : term;
}

static enum depth depth_of(struct screen *s)
{
    const char *none = getenv("NO_COLOR");
    if ((none && *none) || !has_colors() || start_color() != OK || COLORS < 8)
        return DEPTH_NONE;
    use_default_colors();
    s->direct = tigetflag("RGB") > 0 || tigetnum("RGB") > 0;
    if (s->direct || (is_true_colour() && can_change_color() && COLORS >= 256))
        return DEPTH_TRUE;
    return COLORS >= 256 ? DEPTH_256 : COLORS >= 16 ? DEPTH_16 : DEPTH_8;
}

/* What brings the terminal back, ready to be written by a signal handler. */
static void prepare_restoring(void)
{
    static const char mouse_off[] = "\033[?1000l\033[?1002l\033[?1003l\033[?1006l";
    const char *of[] = { mouse_off, tigetstr("sgr0"), tigetstr("oc"), tigetstr("cnorm"), tigetstr("rmkx"),
                         tigetstr("rmcup") };
    the.restore_bytes = 0;
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        size_t n = of[i] && of[i] != (char *)-1 ? strlen(of[i]) : 0;
        if (n && the.restore_bytes + n < sizeof the.restore) {
            memcpy(the.restore + the.restore_bytes, of[i], n);
            the.restore_bytes += n;
        }
    }
}

/* Where nothing says which characters there are, there are all. */
static bool is_ascii(void)
{
    const char *said[] = { getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG") };
    bool any = false;
    for (unsigned i = 0; i < 3; i++)
        any = any || (said[i] && *said[i]);
    if (!setlocale(LC_CTYPE, "") || !any)
        setlocale(LC_CTYPE, "C.UTF-8");
    return strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

static void divert_stderr(struct screen *s)
{
    fflush(stderr);
    s->said = tmpfile();
    the.stderr_was = dup(STDERR_FILENO);
    if (s->said)
        dup2(fileno(s->said), STDERR_FILENO);
}

static bool open_wake(void)
{
    if (pipe(the.wake) != 0)
        return false;
    for (unsigned i = 0; i < 2; i++) {
        fcntl(the.wake[i], F_SETFL, O_NONBLOCK);
        fcntl(the.wake[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

struct screen *screen_open(const struct settings *set)
{
    char name[64];
    static bool told;
    struct screen *s = calloc(1, sizeof *s);
    if (!s || tcgetattr(STDIN_FILENO, &the.before) != 0 || !open_wake()) {
        free(s);
        return NULL;
    }
    s->ascii = is_ascii();
    s->of_curses = newterm(name_of_terminal(name), stdout, stdin);
    if (!s->of_curses) {
        free(s);
        return NULL;
    }
    set_escdelay(ESCAPE_MS);
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    leaveok(stdscr, TRUE);
    curs_set(0);
    typeahead(-1);
    s->depth = depth_of(s);
    prepare_restoring();
    divert_stderr(s);
    the.ends = the.resized = 0;
    the.open = 1;
    hear_signals(true);
    s->is_window = is_window();
    tell(s, "\033[22;2t");
    if (!told)
        atexit(at_exit);
    told = true;
    screen_use(s, set);
    return s;
}

void screen_close(struct screen *s)
{
    if (!s)
        return;
    the.open = 0;
    mousemask(0, NULL);
    endwin();
    tell(s, "\033[23;2t");
    tcsetattr(STDIN_FILENO, TCSADRAIN, &the.before);
    hear_signals(false);
    fflush(stderr);
    if (s->said && !isatty(the.stderr_was))
        tell_stderr();
    dup2(the.stderr_was, STDERR_FILENO);
    close(the.stderr_was);
    close(the.wake[0]);
    close(the.wake[1]);
    if (s->said)
        fclose(s->said);
    delscreen(s->of_curses);
    free(s);
}

void screen_use(struct screen *s, const struct settings *set)
{
    s->palette = palette_of(set->palette);
    memset(s->pen, 0, sizeof s->pen);
    s->slots = 0;
    s->mouse = set->mouse;
    mousemask(set->mouse ? BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED : 0, NULL);
    mouseinterval(0);
    s->fresh = true;
}

bool screen_is_ascii(const struct screen *s) { return s->ascii; }

void screen_size(const struct screen *s, int *w, int *h)
{
    (void)s;
    getmaxyx(stdscr, *h, *w);
}

/* ---- showing ---------------------------------------------------------------------- */

/* A colour of the terminal: one that it has, or one that is made. */
static int colour_of(struct screen *s, int32_t is)
{
    if (is == INK_DEFAULT || s->depth != DEPTH_TRUE || s->direct)
        return is;
    for (int i = 0; i < s->slots; i++)
        if (s->slot[i] == is)
            return FIRST_SLOT + i;
    if (s->slots == SLOTS)
        return ink_nearest(is);
    s->slot[s->slots] = is;
    init_extended_color(FIRST_SLOT + s->slots, (is >> 16 & 255) * 1000 / 255, (is >> 8 & 255) * 1000 / 255,
                        (is & 255) * 1000 / 255);
    return FIRST_SLOT + s->slots++;
}

static const struct pen *pen_for(struct screen *s, const struct cell *cell)
{
    struct pen *pen = &s->pen[cell->role % ROLES][cell->over % ROLES];
    if (pen->known)
        return pen;
    struct cell plain = { .role = cell->role, .over = cell->over };
    struct ink_cell ink = ink_of(s->palette, s->depth, &plain);
    int pair = s->depth == DEPTH_NONE ? 0 : alloc_pair(colour_of(s, ink.text), colour_of(s, ink.back));
    *pen = (struct pen){ true, 0, pair < 0 ? 0 : pair };
    pen->look = (ink.look & BOLD ? A_BOLD : 0) | (ink.look & DIM ? A_DIM : 0) | (ink.look & UNDER ? A_UNDERLINE : 0)
              | (ink.look & REVERSE ? A_REVERSE : 0);
    return pen;
}

static void show_cell(struct screen *s, int x, int y, const struct cell *cell)
{
    const struct pen *pen = pen_for(s, cell);
    attr_t look = pen->look | (cell->look & BOLD ? A_BOLD : 0) | (cell->look & DIM ? A_DIM : 0)
                | (cell->look & UNDER ? A_UNDERLINE : 0);
    if (cell->look & REVERSE)
        look ^= A_REVERSE;
    wchar_t text[2] = { (wchar_t)(cell->glyph ? cell->glyph : ' '), 0 };
    cchar_t c;
    int pair = pen->pair;
    setcchar(&c, text, look, (short)(pair < 256 ? pair : 0), &pair);
    mvadd_wch(y, x, &c);
}

static bool is_same(const struct cell *a, const struct cell *b)
{
    return a->glyph == b->glyph && a->role == b->role && a->over == b->over && a->look == b->look;
}

void screen_show(struct screen *s, const struct canvas *c)
{
    if (s->fresh || c->w != s->shown.w || c->h != s->shown.h) {
        struct cell plain = { .glyph = ' ' };
        const struct pen *pen = pen_for(s, &plain);
        int pair = pen->pair;
        cchar_t blank;
        setcchar(&blank, L" ", 0, (short)(pair < 256 ? pair : 0), &pair);
        bkgrnd(&blank);
        erase();
        clearok(curscr, s->fresh);
        s->fresh = true;
    }
    for (int y = 0; y < c->h; y++)
        for (int x = 0; x < c->w; x++)
            if (c->at[y][x].glyph && (s->fresh || !is_same(&c->at[y][x], &s->shown.at[y][x])))
                show_cell(s, x, y, &c->at[y][x]);
    for (int y = 0; y < c->h; y++)
        memcpy(s->shown.at[y], c->at[y], (size_t)c->w * sizeof c->at[y][0]);
    s->shown.w = c->w;
    s->shown.h = c->h;
    s->fresh = false;
    tell(s, "\033[?2026h");
    refresh();
    if (s->renamed) {
        tell(s, "\033]2;");
        tell(s, s->title);
        tell(s, "\007");
    }
    s->renamed = false;
    tell(s, "\033[?2026l");
}

void screen_title(struct screen *s, const char *title)
{
    s->renamed = s->renamed || strncmp(s->title, title, sizeof s->title - 1) != 0;
    snprintf(s->title, sizeof s->title, "%s", title);
}

void screen_beep(struct screen *s)
{
    (void)s;
    beep();
}

bool screen_said(struct screen *s, char *out, size_t room)
{
    if (!s->said)
        return false;
    fflush(stderr);
    int file = fileno(s->said);
    ssize_t n = pread(file, out, room - 1, s->heard);
    if (n <= 0)
        return false;
    out[n] = 0;
    s->heard += n;
    return true;
}

/* ---- what comes --------------------------------------------------------------------- */

static const struct { int curses; uint32_t key; } keys[] = {
    { KEY_UP, KEYS_UP }, { KEY_DOWN, KEYS_DOWN }, { KEY_LEFT, KEYS_LEFT }, { KEY_RIGHT, KEYS_RIGHT },
    { KEY_HOME, KEYS_HOME }, { KEY_END, KEYS_END }, { KEY_PPAGE, KEYS_PAGE_UP }, { KEY_NPAGE, KEYS_PAGE_DOWN },
    { KEY_BTAB, KEYS_SHIFT_TAB }, { KEY_DC, KEYS_DELETE }, { KEY_BACKSPACE, KEYS_BACK }, { KEY_ENTER, KEYS_ENTER },
    { KEY_F(1), KEYS_HELP }, { KEY_SF, KEYS_FAR_DOWN }, { KEY_SR, KEYS_FAR_UP },
    { KEY_SLEFT, KEYS_FAR_LEFT }, { KEY_SRIGHT, KEYS_FAR_RIGHT },
};

static struct input of_mouse(void)
{
    static const struct { mmask_t button; enum input_kind kind; } pressed[] = {
        { BUTTON1_PRESSED, INPUT_CLICK }, { BUTTON3_PRESSED, INPUT_OTHER_CLICK },
        { BUTTON4_PRESSED, INPUT_WHEEL_UP }, { BUTTON5_PRESSED, INPUT_WHEEL_DOWN },
    };
    MEVENT e;
    if (getmouse(&e) == OK)
        for (size_t i = 0; i < sizeof pressed / sizeof *pressed; i++)
            if (e.bstate & pressed[i].button)
                return (struct input){ pressed[i].kind, 0, e.x, e.y };
    return (struct input){ .kind = INPUT_NOTHING };
}

static struct input of_key(bool special, wint_t is)
{
    for (size_t i = 0; special && i < sizeof keys / sizeof *keys; i++)
        if ((int)is == keys[i].curses)
            return (struct input){ .kind = INPUT_KEY, .key = keys[i].key };
    if (special)
        return (struct input){ .kind = INPUT_NOTHING };
    uint32_t key = is == '\r' ? KEYS_ENTER : is == 8 ? KEYS_BACK : (uint32_t)is;
    return (struct input){ .kind = INPUT_KEY, .key = key };
}

/* Ctrl-Z: the shell has the terminal for a while. */
static void stop_for_a_while(struct screen *s)
{
    endwin();
    raise(SIGSTOP);
    refresh();
    s->fresh = true;
}

/* A key that the terminal's description does not know comes as Escape and letters, which must choose nothing: it is
 * swallowed, but for those which terminals send in several ways.  False: it was Escape itself. */
static bool swallow_sequence(struct input *in)
{
    static const struct { const char *is; uint32_t key; } known[] = {
        { "[H", KEYS_HOME }, { "OH", KEYS_HOME }, { "[1~", KEYS_HOME }, { "[7~", KEYS_HOME },
        { "[F", KEYS_END }, { "OF", KEYS_END }, { "[4~", KEYS_END }, { "[8~", KEYS_END },
        { "[1;2A", KEYS_FAR_UP }, { "[1;2B", KEYS_FAR_DOWN }, { "[1;2C", KEYS_FAR_RIGHT }, { "[1;2D", KEYS_FAR_LEFT },
        { "[a", KEYS_FAR_UP }, { "[b", KEYS_FAR_DOWN }, { "[c", KEYS_FAR_RIGHT }, { "[d", KEYS_FAR_LEFT },
    };
    char text[16] = "";
    wint_t is;
    int got = wget_wch(stdscr, &is);
    if (got != OK || (is != '[' && is != 'O')) {
        if (got == OK)
            unget_wch((wchar_t)is);
        else if (got == KEY_CODE_YES)
            ungetch((int)is);
        return false;
    }
    for (size_t n = 0; got == OK; n++) {
        if (n < sizeof text - 1)
            text[n] = (char)is;
        if (n && is >= '@' && is <= '~')
            break;
        got = wget_wch(stdscr, &is);
    }
    *in = (struct input){ .kind = INPUT_NOTHING };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(text, known[i].is))
            *in = (struct input){ .kind = INPUT_KEY, .key = known[i].key };
    return true;
}

/* What has been typed already; false: nothing. */
static bool next_typed(struct screen *s, struct input *in)
{
    enum { CTRL_L = 12, CTRL_Z = 26 };
    wint_t is;
    int got = wget_wch(stdscr, &is);
    if (got == ERR || (got == OK && is == KEYS_ESCAPE && swallow_sequence(in)))
        return got != ERR;
    *in = got == KEY_CODE_YES && is == KEY_MOUSE ? of_mouse() : of_key(got == KEY_CODE_YES, is);
    if (got == KEY_CODE_YES && is == KEY_RESIZE)
        in->kind = INPUT_SIZE;
    if (in->kind == INPUT_KEY && in->key == CTRL_Z)
        stop_for_a_while(s);
    if (in->kind == INPUT_KEY && (in->key == CTRL_L || in->key == CTRL_Z)) {
        s->fresh = true;
        in->kind = INPUT_SIZE;
    }
    return true;
}

static void drain_wake(void)
{
    char room[64];
    while (read(the.wake[0], room, sizeof room) > 0)
        ;
}

static bool of_signal(struct screen *s, struct input *in)
{
    int w, h;
    *in = (struct input){ .kind = INPUT_END };
    if (the.ends)
        return true;
    if (!the.resized)
        return false;
    the.resized = 0;
    if (terminal_size(&w, &h))
        resizeterm(h, w);
    s->fresh = true;
    in->kind = INPUT_SIZE;
    return true;
}

struct input screen_wait(struct screen *s, int ms, int file)
{
    struct input in;
    struct pollfd of[3] = { { STDIN_FILENO, POLLIN, 0 }, { the.wake[0], POLLIN, 0 }, { file, POLLIN, 0 } };
    if (of_signal(s, &in) || next_typed(s, &in))
        return in;
    int n = poll(of, file >= 0 ? 3 : 2, ms);
    if (n > 0 && of[1].revents)
        drain_wake();
    if (of_signal(s, &in))
        return in;
    if (n > 0 && (of[0].revents & POLLIN) && next_typed(s, &in))
        return in;
    if (n > 0 && of[0].revents & (POLLHUP | POLLERR | POLLNVAL))
        return (struct input){ .kind = INPUT_END };
    return (struct input){ .kind = n > 0 && file >= 0 && of[2].revents ? INPUT_WAKE : INPUT_NOTHING };
}
