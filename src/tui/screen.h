/* SPDX-License-Identifier: MIT */
/* screen.h -- the terminal: it shows a canvas, and waits for keys, the mouse and new sizes.
 *
 * The only part that knows curses.  While it is open nothing else may write to the terminal: what is written to stderr
 * is kept and can be read (screen_said), so that a face can show it.  However the program ends, the terminal is
 * restored. */
#ifndef TUI_SCREEN_H
#define TUI_SCREEN_H

#include "canvas.h"

#include <stddef.h>

struct settings;
struct screen;

/* Keys that are no characters; others are themselves, in Unicode; of Ctrl-A to Ctrl-Z 1 to 26. */
enum screen_key {
    KEYS_UP = 0x110000, KEYS_DOWN, KEYS_LEFT, KEYS_RIGHT, KEYS_HOME, KEYS_END, KEYS_PAGE_UP, KEYS_PAGE_DOWN,
    KEYS_SHIFT_TAB, KEYS_DELETE, KEYS_HELP, KEYS_FAR_UP, KEYS_FAR_DOWN, KEYS_FAR_LEFT, KEYS_FAR_RIGHT,
    KEYS_TAB = 9, KEYS_ENTER = 10, KEYS_ESCAPE = 27, KEYS_BACK = 127,
};

enum input_kind {
    INPUT_NOTHING,                      /* the time is over */
    INPUT_KEY,
    INPUT_CLICK, INPUT_OTHER_CLICK,     /* left, right; at x, y */
    INPUT_WHEEL_UP, INPUT_WHEEL_DOWN,
    INPUT_SIZE,                         /* the terminal has another size */
    INPUT_WAKE,                         /* the file can be read */
    INPUT_END,                          /* the program is told to end, or the terminal is gone */
};
struct input { enum input_kind kind; uint32_t key; int x, y; };

/* Can a table be shown here: stdin and stdout are a terminal that can do it, of 80 x 24 or more? */
bool screen_can(void);
/* Yours: screen_close it.  NULL: it cannot be. */
struct screen *screen_open(const struct settings *set);
void screen_close(struct screen *s);
/* Another palette, with or without mouse; everything is drawn anew. */
void screen_use(struct screen *s, const struct settings *set);
/* Does the terminal show ASCII only? */
bool screen_is_ascii(const struct screen *s);
void screen_size(const struct screen *s, int *w, int *h);
/* Bring what has changed to the terminal. */
void screen_show(struct screen *s, const struct canvas *c);
/* What comes first; for at most so many milliseconds (-1: for ever), or until the file (-1: none) can be read. */
struct input screen_wait(struct screen *s, int ms, int file);
/* What was written to stderr since it was last asked; false: nothing. */
bool screen_said(struct screen *s, char *out, size_t room);
/* What the window is called, from the next picture on; terminals that have no such thing are left alone. */
void screen_title(struct screen *s, const char *title);
/* A short tone. */
void screen_beep(struct screen *s);

#endif
