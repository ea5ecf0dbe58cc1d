/* SPDX-License-Identifier: MIT */
/* keys.c -- what each key does at the table, as rows; and the mouse. */
#include "session/play_lesson.h"
#include "desk.h"
#include "kernel/state.h"

#include <stdio.h>
#include <string.h>

/* ---- what they do ------------------------------------------------------------------- */

static void move_in(struct desk *d, int dx, int dy)
{
    switch (d->t.focus) {
    case PANE_BOARD:
        d->t.face->go(&d->t, dx, dy);
        break;
    case PANE_CHOICES:
        if (dy)
            choices_move(d, dy);
        break;
    case PANE_HAND:
        hand_next(d, dx + dy);
        break;
    case PANE_LOG:
        d->t.log_up = d->t.log_up - dy > 0 ? d->t.log_up - dy : 0;
        break;
    default:
        break;
    }
}

static void key_up(struct desk *d)    { move_in(d, 0, -1); }
static void key_down(struct desk *d)  { move_in(d, 0, 1); }
static void key_left(struct desk *d)  { move_in(d, -1, 0); }
static void key_right(struct desk *d) { move_in(d, 1, 0); }

static void leap(struct desk *d, int dx, int dy)
{
    if (d->t.face->leap && desk_is_asked(d))
        d->t.face->leap(&d->t, dx, dy);
    else
        move_in(d, dx, dy);
}

static void key_far_up(struct desk *d)    { leap(d, 0, -1); }
static void key_far_down(struct desk *d)  { leap(d, 0, 1); }
static void key_far_left(struct desk *d)  { leap(d, -1, 0); }
static void key_far_right(struct desk *d) { leap(d, 1, 0); }

static void scroll(struct desk *d, int by)
{
    if (d->t.focus == PANE_LOG)
        d->t.log_up = d->t.log_up - by > 0 ? d->t.log_up - by : 0;
    else
        d->explain_up += by;
}

static void key_page_up(struct desk *d)   { scroll(d, -6); }
static void key_page_down(struct desk *d) { scroll(d, 6); }

/* The first and the last choice, from the middle too. */
static bool is_at_choices(struct desk *d)
{
    if (d->t.focus == PANE_BOARD && desk_is_asked(d))
        d->t.focus = PANE_CHOICES;
    return d->t.focus == PANE_CHOICES;
}

static void key_home(struct desk *d)
{
    if (is_at_choices(d))
        choices_move(d, -(int)d->choices);
}

static void key_end(struct desk *d)
{
    if (is_at_choices(d))
        choices_move(d, (int)d->choices);
    d->t.log_up = 0;
}

/* The pane that has the focus has the cursor too: on the table or in the hand it is on something that is seen there. */
void desk_focus(struct desk *d, int way)
{
    d->t.focus = (enum pane)(((int)d->t.focus + way + PANES) % PANES);
    if (d->t.focus == PANE_BOARD && hand_has(d, d->t.object))
        d->t.object = 0;
    if (d->t.focus == PANE_BOARD && !d->t.object && !d->t.square)
        d->t.face->tab(&d->t, 1);
    if (d->t.focus == PANE_HAND && !hand_has(d, d->t.object))
        hand_next(d, 1);
    d->explain_up = 0;
}

static void key_tab(struct desk *d)       { desk_focus(d, 1); }
static void key_shift_tab(struct desk *d) { desk_focus(d, -1); }

static void key_enter(struct desk *d)
{
    if (lesson_is_over(d->p))
        desk_next_lesson(d);
    else if (!desk_is_asked(d))
        return;
    else if (d->t.focus == PANE_BOARD || d->t.focus == PANE_HAND)
        choices_take_cursor(d);
    else if (d->t.focus == PANE_LOG)
        d->t.focus = PANE_CHOICES;                      /* first one sees what is chosen */
    else if (d->rests) {
        d->rests = false;
        desk_note(d, false, SAID(d, "table.rests"));
    } else
        choices_take_line(d, d->t.line);
}

/* Is there something that Esc would close or leave? */
static bool can_go_back(const struct desk *d)
{
    return choices_are_narrow(d) || d->zoomed || d->t.focus != PANE_CHOICES
        || (!d->t.board.width && (d->t.object || d->t.square));
}

static void key_escape(struct desk *d)
{
    if (desk_is_asked(d) && !can_go_back(d))
        desk_note(d, false, SAID(d, "table.no-back"));
    if (choices_back(d))
        return;
    d->zoomed = false;
    d->t.focus = PANE_CHOICES;
    if (!d->t.board.width)                              /* on a board the cursor stays where it is */
        d->t.object = d->t.square = 0;
}

static void key_search(struct desk *d)
{
    if (!desk_is_asked(d))
        return;
    if (*d->t.words) {                                  /* it begins anew, in all of them */
        d->t.words[0] = 0;
        choices_gather(d);
    }
    d->typing = true;
    d->t.focus = PANE_CHOICES;
}

static void key_next(struct desk *d)
{
    d->t.focus = PANE_BOARD;
    d->t.face->tab(&d->t, 1);
}

static void key_danger(struct desk *d)
{
    const struct grog_showing *showing = d->p->m->system->showing;
    d->t.shows_danger = !d->t.shows_danger;
    memset(d->t.danger, 0, sizeof d->t.danger);
    if (d->t.shows_danger && showing && showing->danger && d->seat != GROG_SPECTATOR)
        showing->danger(d->p->m, d->p->view, d->seat, d->t.danger);
    desk_note(d, false, SAID(d, !showing || !showing->danger ? "table.no-danger" : d->t.shows_danger ? "table.danger-on"
                                                                              : "table.danger-off"));
}

static void key_threats(struct desk *d)
{
    if (d->t.face->threats)
        over_open(d, OVER_THREATS);
    else
        desk_note(d, false, SAID(d, "table.no-threats"));
}

static void key_leave(struct desk *d)
{
    if (d->doing == DOING_OVER || d->p->lesson)
        d->leaves = true;
    else
        over_open(d, OVER_LEAVE);
}

/* The campaign's pages: they are shown instead of the table, which comes back after them. */
static void key_campaign(struct desk *d)
{
    d->p->wants_next = true;
    d->leaves = true;
}

static void key_undo(struct desk *d)     { desk_undo(d, false); }
static void key_redo(struct desk *d)     { desk_undo(d, true); }
static void key_zoom(struct desk *d)     { d->zoomed = !d->zoomed; }
static void key_help(struct desk *d)     { over_open(d, OVER_HELP); }
static void key_explain(struct desk *d)  { over_open(d, OVER_EXPLAIN); }
static void key_why(struct desk *d)      { over_open(d, OVER_WHY); }
static void key_log(struct desk *d)      { over_open(d, OVER_LOG); }
static void key_rules(struct desk *d)    { over_open(d, OVER_RULES); }
static void key_odds(struct desk *d)     { over_open(d, OVER_ODDS); }
static void key_report(struct desk *d)   { over_open(d, OVER_NOTE); }
static void key_settings(struct desk *d) { over_open(d, OVER_SETTINGS); }

static void key_lesson(struct desk *d)
{
    d->whole = true;
    over_open(d, d->t.guide && d->t.guide->tells ? OVER_LESSON : OVER_BEGINNING);
}

static void key_reactions(struct desk *d) { over_open(d, OVER_REACTIONS); }

/* Name: `table.key.NAME` stands in the line of keys, `table.help.NAME` in the help; in the order of both. */
static const struct {
    uint32_t key, other;
    const char *shown, *name;
    void (*act)(struct desk *d);
    bool asked;                         /* it belongs in the line only while somebody here chooses */
} rows[] = {
    { KEYS_UP, 'k', NULL, NULL, key_up, false },       { KEYS_DOWN, 'j', NULL, NULL, key_down, false },
    { KEYS_LEFT, 'h', NULL, NULL, key_left, false },   { KEYS_RIGHT, 'l', "Arrows", "arrows", key_right, false },
    { KEYS_PAGE_UP, 2, NULL, NULL, key_page_up, false },
    { KEYS_PAGE_DOWN, 6, "PgUp PgDn", "page", key_page_down, false },
    { KEYS_HOME, KEYS_HOME, NULL, NULL, key_home, false }, { KEYS_END, 'G', NULL, NULL, key_end, false },
    { KEYS_ENTER, KEYS_ENTER, "Enter", "enter", key_enter, true },
    { KEYS_FAR_UP, KEYS_FAR_UP, NULL, NULL, key_far_up, true },
    { KEYS_FAR_DOWN, KEYS_FAR_DOWN, NULL, NULL, key_far_down, true },
    { KEYS_FAR_LEFT, KEYS_FAR_LEFT, NULL, NULL, key_far_left, true },
    { KEYS_FAR_RIGHT, KEYS_FAR_RIGHT, "Shift+arrow", "far", key_far_right, true },
    { ' ', ' ', "Space", "mark", choices_mark, true },
    { KEYS_TAB, KEYS_TAB, "Tab", "tab", key_tab, false },
    { KEYS_SHIFT_TAB, KEYS_SHIFT_TAB, NULL, NULL, key_shift_tab, false },
    { KEYS_ESCAPE, KEYS_ESCAPE, "Esc", "escape", key_escape, false },
    { '?', KEYS_HELP, "?", "help", key_help, false },  { 'q', 3, "q", "leave", key_leave, false },
    { 'P', 'P', "P", "campaign", key_campaign, false },
    { '/', '/', "/", "search", key_search, true },
    { 'u', 'u', "u", "undo", key_undo, true },         { 'U', 'U', "U", "redo", key_redo, true },
    { 'e', 'e', "e", "explain", key_explain, false },  { 'w', 'w', "w", "why", key_why, true },
    { 'o', 'o', "o", "odds", key_odds, true },         { 't', 't', "t", "threats", key_threats, false },
    { 'd', 'd', "d", "danger", key_danger, false },    { '.', '.', ".", "next", key_next, false },
    { 'z', 'z', "z", "zoom", key_zoom, false },        { 'L', 'L', "L", "log", key_log, false },
    { 'R', 'R', "R", "rules", key_rules, false },      { 'B', 'B', "B", "report", key_report, false },
    { 'i', 'i', "i", "lesson", key_lesson, false },
    { 'A', 'A', "A", "reactions", key_reactions, false },
    { 'S', 'S', "S", "settings", key_settings, false },
};
enum { ROWS = sizeof rows / sizeof *rows };

/* Is there nothing of the sort in this game? */
static bool is_idle(const struct desk *d, unsigned row)
{
    const struct grog_showing *showing = d->p->m->system->showing;
    return rows[row].act == key_danger ? !showing || !showing->danger
         : rows[row].act == key_campaign ? d->p->part != PLAY_CAMPAIGN && d->p->part != PLAY_REPORT
         : rows[row].act == key_far_right ? !d->t.face->leap
         : rows[row].act == key_threats && !d->t.face->threats;
}

/* Keys of single choices, `warfighter.key.end-turn`, are taken too. */
static bool is_own_key(const struct desk *d, uint32_t key)
{
    const struct grog_system *y = d->p->m->system;
    for (unsigned i = 1; i < y->n_verbs; i++) {
        const char *own = y->verbs[i].name ? grog_row_text(&d->p->s, "key", y->verbs[i].name, NULL) : NULL;
        if (own && (uint32_t)*own == key)
            return true;
    }
    return false;
}

bool key_is_free(const struct desk *d, uint32_t key)
{
    for (unsigned i = 0; i < ROWS; i++)
        if ((rows[i].key == key || rows[i].other == key) && !is_idle(d, i))
            return false;
    return !is_own_key(d, key);
}

/* A long one takes as many lines as it needs, upward. */
static void draw_note(struct desk *d, struct area a)
{
    int lines = canvas_lines(a.w - 2, 0, d->note);
    struct area at = { a.x, a.y + a.h - lines, a.w, lines };
    canvas_fill(&d->canvas, at, ROLE_PLAIN);
    at = (struct area){ at.x + 1, at.y, at.w - 2, at.h };
    canvas_wrap(&d->canvas, at, d->note_is_bad ? ROLE_BAD : ROLE_WARN, 0, 0, d->note);
    canvas_look(&d->canvas, at, BOLD);
}

/* What the key does now: `table.key.NAME`, or in the middle `table.key.middle.NAME` if that is said. */
static void say_key(struct desk *d, unsigned row, char *key, size_t room)
{
    char name[64];
    snprintf(key, room, "table.key.middle.%s", rows[row].name);
    if (d->t.focus != PANE_BOARD || !desk_is_asked(d) || !*desk_say(d, name, sizeof name, key, NULL))
        snprintf(key, room, "table.key.%s", rows[row].name);
}

void keys_line(struct desk *d, struct area a)
{
    if (*d->note) {
        draw_note(d, a);
        return;
    }
    int x = 1;
    if (d->doing == DOING_TELL && d->over == OVER_NOTHING)
        x += canvas_text(&d->canvas, a, x, 0, ROLE_KEY, BOLD, SAID(d, "table.hastens")) + 2;
    bool window = desk_is_asked(d) && d->p->m->system->questions[d->p->view->question].window;
    if (window)                                         /* there it is wanted */
        x += canvas_key(&d->canvas, a, x, "A", SAID(d, "table.key.window.reactions"), table_spot_of_key('A')) + 2;
    for (unsigned i = 0; i < ROWS; i++) {
        char key[64], name[64];
        if (window && rows[i].act == key_reactions)
            continue;
        if (!rows[i].name || !*rows[i].shown || (rows[i].asked && !desk_is_asked(d)) || is_idle(d, i)
            || (rows[i].act == key_escape && !can_go_back(d)))
            continue;
        say_key(d, i, key, sizeof key);
        desk_say(d, name, sizeof name, key, NULL);
        if (!*name)
            continue;
        int wide = canvas_key(&d->canvas, a, x, rows[i].shown, name, table_spot_of_key(rows[i].key));
        x += wide ? wide + 2 : 0;
    }
}

/* `NAME.help.more.1` and those that follow. */
static void help_more(struct desk *d, const char *of, struct grog_text *out)
{
    for (unsigned i = 1; ; i++) {
        char key[96], text[512];
        snprintf(key, sizeof key, "%s.help.more.%u", of, i);
        if (!*desk_say(d, text, sizeof text, key, NULL))
            return;
        grog_print(out, "%s\n", text);
    }
}

void keys_help(struct desk *d, struct grog_text *out)
{
    for (unsigned i = 0; i < ROWS; i++) {
        char key[64], text[256];
        if (!rows[i].name || is_idle(d, i))
            continue;
        snprintf(key, sizeof key, "table.help.%s", rows[i].name);
        desk_say(d, text, sizeof text, key, NULL);
        grog_print(out, "%-10s %s\n", rows[i].shown, text);
    }
    help_more(d, grog_system_name(d->p->m->system), out);
    help_more(d, "table", out);
}

bool key_types(uint32_t key, char *text, size_t room)
{
    size_t n = strlen(text);
    if (key == KEYS_BACK) {
        while (n > 0 && ((unsigned char)text[--n] & 0xc0) == 0x80)
            ;
        text[n] = 0;
        return true;
    }
    if (key < 32 || key >= 0x110000 || n + 5 > room)
        return false;
    unsigned bytes = key < 0x80 ? 1 : key < 0x800 ? 2 : key < 0x10000 ? 3 : 4;
    static const unsigned first[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
    for (unsigned i = bytes; i-- > 1; key >>= 6)
        text[n + i] = (char)(0x80 | (key & 0x3f));
    text[n] = (char)(first[bytes] | key);
    text[n + bytes] = 0;
    return true;
}

/* ---- one key -------------------------------------------------------------------------- */

static void searched(struct desk *d, uint32_t key)
{
    if (key == KEYS_ENTER) {
        d->typing = false;
        choices_take_line(d, d->t.line);
    } else if (key >= '1' && key <= '9' && !choices_would_find(d, (char)key) && choices_key(d, key)) {
        d->typing = false;                              /* what is looked for has no such digit: it is the line's key */
    } else if (key == KEYS_ESCAPE) {
        choices_back(d);
    } else if (key == KEYS_UP || key == KEYS_DOWN) {
        choices_move(d, key == KEYS_UP ? -1 : 1);
    } else if (key_types(key, d->t.words, sizeof d->t.words)) {
        d->only_object = d->only_square = 0;
        d->opened = 0;
        choices_gather(d);
        d->typing = true;
    }
}

/* The row of a key; ROWS: it has none. */
static unsigned row_of(uint32_t key)
{
    unsigned i = 0;
    while (i < ROWS && rows[i].key != key && rows[i].other != key)
        i++;
    return i;
}

static void table_key(struct desk *d, uint32_t key)
{
    if (choices_key(d, key))
        return;
    unsigned row = row_of(key);
    if (row < ROWS)
        rows[row].act(d);
    else if (desk_is_asked(d) && key > ' ' && key < 127)
        desk_note(d, false, SAY(d, "table.no-key", { "key", ((char[]){ (char)key, 0 }), 0 }));
}

/* ---- what is typed while others do something ------------------------------------------- */

/* What has no other meaning; behind a digit, whatever it means else. */
static bool is_for_a_choice(const struct desk *d, unsigned row)
{
    uint8_t last = d->aheads ? d->ahead[d->aheads - 1] : 0;
    return row == ROWS || (last >= '1' && last <= '9');
}

/* Space and Enter hasten what is told; what only looks is done at once; a choice waits for the next question. */
static void key_ahead(struct desk *d, uint32_t key)
{
    unsigned row = row_of(key);
    if ((key == ' ' || key == KEYS_ENTER) && d->doing == DOING_TELL)
        desk_hasten(d);
    else if (row < ROWS && !rows[row].asked && !is_for_a_choice(d, row))
        rows[row].act(d);
    else if (is_for_a_choice(d, row) && key > ' ' && key < 127 && d->aheads < KEYS_AHEAD)
        d->ahead[d->aheads++] = (uint8_t)key;
}

/* The first of them, if it answers what is asked now; else none of them is for it. */
void keys_hear(struct desk *d)
{
    do {
        if (!d->aheads)
            return;
        uint32_t key = d->ahead[0];
        memmove(d->ahead, d->ahead + 1, --d->aheads);
        if (desk_is_deaf(d) || d->over != OVER_NOTHING || !choices_key(d, key))
            d->aheads = 0;
    } while (d->digit);                                 /* and the letter behind it */
}

void desk_key(struct desk *d, uint32_t key)
{
    enum { CTRL_C = 3 };
    d->dirty = true;
    if (desk_is_deaf(d) && d->over == OVER_NOTHING && key != CTRL_C && key != 'q') {
        desk_stay_deaf(d);
        return;
    }
    d->note[0] = 0;
    if (d->doing == DOING_CURTAIN) {
        if (key == KEYS_ENTER || key == ' ') {
            d->last = GROG_SPECTATOR;
            d->doing = DOING_TELL;
        } else if (key == CTRL_C) {
            d->leaves = true;
        }
        return;
    }
    if (d->over != OVER_NOTHING && key != CTRL_C) {
        over_key(d, key);
        return;
    }
    if (d->doing == DOING_TELL && key != CTRL_C && key != 'q') {
        if (!desk_may_go_on(d)) {
            key_ahead(d, key);
            return;
        }
        desk_hasten(d);
        desk_catch_up(d);
    }
    if ((d->doing == DOING_TELL || d->doing == DOING_THINK) && key != CTRL_C && key != 'q') {
        if (key != ' ' && key != KEYS_ENTER)            /* it has hastened what was his own */
            key_ahead(d, key);
        return;
    }
    if (desk_is_deaf(d) && key != CTRL_C && key != 'q')
        return;
    if (d->typing)
        searched(d, key);
    else
        table_key(d, key);
}

/* ---- the mouse -------------------------------------------------------------------------- */

static void point_at(struct desk *d, uint16_t object, uint16_t square)
{
    d->t.object = object;
    d->t.square = square;
    d->t.focus = hand_has(d, object) ? PANE_HAND : PANE_BOARD;
    d->explain_up = 0;
}

/* The first click goes there, the second acts. */
static void click(struct desk *d, uint16_t spot)
{
    bool again = spot == d->clicked;
    d->clicked = spot;
    if (spot >= SPOT_KEY) {
        desk_key(d, spot - SPOT_KEY);
    } else if (spot >= SPOT_PANE) {
        d->t.focus = (enum pane)(spot - SPOT_PANE);
    } else if (spot >= SPOT_CHOICE) {
        d->t.focus = PANE_CHOICES;
        choices_take_line(d, spot - SPOT_CHOICE);
        d->clicked = 0;
    } else if (spot >= SPOT_SQUARE || spot) {
        bool is_square = spot >= SPOT_SQUARE;
        point_at(d, is_square ? 0 : spot, is_square ? (uint16_t)(spot - SPOT_SQUARE) : 0);
        if (again && desk_is_asked(d)) {
            choices_take_cursor(d);
            d->clicked = 0;
        }
    }
}

/* The wheel turns what is below the pointer. */
static void wheel(struct desk *d, const struct input *in, int by)
{
    if (d->over != OVER_NOTHING)
        over_scroll(d, 3 * by);
    else if (is_in(d->areas.choices, in->x, in->y))
        choices_move(d, by);
    else if (!d->areas.tabs && is_in(d->areas.log, in->x, in->y))
        d->t.log_up = d->t.log_up - 3 * by > 0 ? d->t.log_up - 3 * by : 0;
    else if (is_in(d->areas.explain, in->x, in->y))
        scroll(d, 3 * by);
    else if (is_in(d->areas.middle, in->x, in->y))
        d->t.scroll[PANE_BOARD] += by;
}

static void click_over(struct desk *d, uint16_t spot)
{
    if (spot >= SPOT_KEY && (d->over == OVER_CONFIRM || d->over == OVER_LEAVE || d->over == OVER_RESULT)) {
        over_key(d, spot - SPOT_KEY);
    } else if ((d->over == OVER_SETTINGS || d->over == OVER_REACTIONS) && spot >= SPOT_CHOICE && spot < SPOT_PANE) {
        d->over_row = spot - SPOT_CHOICE;
        over_key(d, KEYS_RIGHT);
    } else if (d->over != OVER_CONFIRM && d->over != OVER_LEAVE && d->over != OVER_NOTE
               && d->over != OVER_PLACE) {
        over_close(d);
    }
}

void desk_mouse(struct desk *d, const struct input *in)
{
    uint16_t spot = canvas_spot_at(&d->canvas, in->x, in->y);
    d->dirty = true;
    d->note[0] = 0;
    if (in->kind == INPUT_WHEEL_UP || in->kind == INPUT_WHEEL_DOWN)
        wheel(d, in, in->kind == INPUT_WHEEL_UP ? -1 : 1);
    else if (d->doing == DOING_CURTAIN)
        return;
    else if (in->kind == INPUT_OTHER_CLICK)
        desk_key(d, KEYS_ESCAPE);
    else if (d->over != OVER_NOTHING)
        click_over(d, spot);
    else if (d->doing == DOING_TELL && !desk_may_go_on(d))
        desk_hasten(d);
    else
        click(d, spot);
}
