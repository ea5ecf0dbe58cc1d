/* SPDX-License-Identifier: MIT */
/* lists.c -- see lists.h. */
#include "lists.h"
#include "command/memory.h"
#include "session/play_menu.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void list_clear(struct list *l) { l->n = l->shows = 0; }

void list_free(struct list *l)
{
    free(l->line);
    free(l->shown);
    *l = (struct list){ 0 };
}

struct line *list_add(struct list *l, const char *name, const char *note)
{
    if (l->n == l->room) {
        uint32_t room = l->room ? 2 * l->room : 64;
        struct line *line = must_have(room, sizeof *line);
        if (l->n)
            memcpy(line, l->line, l->n * sizeof *line);
        free(l->line);
        free(l->shown);
        l->line = line;
        l->shown = must_have(room, sizeof *l->shown);
        l->room = room;
    }
    struct line *new = &l->line[l->n++];
    *new = (struct line){ .role = ROLE_PLAIN };
    snprintf(new->name, sizeof new->name, "%s", name);
    snprintf(new->note, sizeof new->note, "%s", note ? note : "");
    return new;
}

/* ---- the cursor ------------------------------------------------------------------ */

struct line *list_under(const struct list *l)
{
    return l->at < l->shows ? &l->line[l->shown[l->at]] : NULL;
}

/* To the next line that is no heading, this way; else the other. */
static void settle(struct list *l, int way)
{
    for (int turn = 0; turn < 2; turn++, way = -way)
        for (int64_t i = l->at; i >= 0 && i < (int64_t)l->shows; i += way)
            if (!l->line[l->shown[i]].head) {
                l->at = (uint32_t)i;
                return;
            }
}

static void go(struct list *l, int64_t by)
{
    int64_t to = (int64_t)l->at + by, last = (int64_t)l->shows - 1;
    l->at = (uint32_t)(to < 0 || last < 0 ? 0 : to > last ? last : to);
    if (l->shows)
        settle(l, by < 0 ? -1 : 1);
}

void list_sift(struct list *l)
{
    l->shows = 0;
    for (uint32_t i = 0; i < l->n; i++) {
        char text[LIST_NAME + LIST_NOTE + 2];
        snprintf(text, sizeof text, "%s %s", l->line[i].name, l->line[i].note);
        if (!*l->words || (!l->line[i].head && play_has_words(text, l->words)))
            l->shown[l->shows++] = i;
    }
    go(l, 0);
}

void list_go_to(struct list *l, uint32_t row)
{
    for (uint32_t i = 0; i < l->shows; i++)
        if (l->line[l->shown[i]].row == row && !l->line[l->shown[i]].head) {
            l->at = i;
            return;
        }
}

/* ---- keys -------------------------------------------------------------------------- */

void text_type(char *text, unsigned room, uint32_t g)
{
    static const unsigned head[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
    unsigned bytes = g < 0x80 ? 1 : g < 0x800 ? 2 : g < 0x10000 ? 3 : 4;
    const char *end = memchr(text, 0, room);
    size_t n = end ? (size_t)(end - text) : room;
    if (n >= room || bytes >= room - n || g < 32 || g == 127)
        return;
    for (unsigned i = bytes; i-- > 1; g >>= 6)
        text[n + i] = (char)(0x80 | (g & 0x3f));
    text[n] = (char)(bytes > 1 ? head[bytes] | g : g);
    text[n + bytes] = 0;
}

void text_rub_out(char *text)
{
    size_t n = strlen(text);
    while (n && ((unsigned char)text[--n] & 0xc0) == 0x80)
        ;
    text[n] = 0;
}

static const struct { uint32_t key; int by; } moves[] = {
    { PRESS_UP, -1 }, { PRESS_DOWN, 1 }, { PRESS_PAGE_UP, -10 }, { PRESS_PAGE_DOWN, 10 },
    { PRESS_HOME, -100000 }, { PRESS_END, 100000 },
};

bool list_key(struct list *l, uint32_t key)
{
    for (unsigned i = 0; i < sizeof moves / sizeof *moves; i++)
        if (moves[i].key == key) {
            go(l, moves[i].by);
            return true;
        }
    bool types = key < PRESS_FIRST && key >= 32 && key != PRESS_RUBOUT && (key != ' ' || *l->words);
    if (!l->searches || !(types || (*l->words && (key == PRESS_RUBOUT || key == PRESS_ESCAPE))))
        return false;
    if (key == PRESS_ESCAPE)
        l->words[0] = 0;
    else if (key == PRESS_RUBOUT)
        text_rub_out(l->words);
    else
        text_type(l->words, sizeof l->words, key);
    l->at = 0;
    list_sift(l);
    return true;
}

bool list_picks(struct list *l, uint32_t key)
{
    for (uint32_t i = 0; i < l->shows; i++) {
        const struct line *line = &l->line[l->shown[i]];
        if (!line->head && ((key == PRESS_LINE + l->spot + i) || (line->key && key == (unsigned char)line->key))) {
            l->at = i;
            return true;
        }
    }
    return false;
}

/* ---- drawing ------------------------------------------------------------------------- */

/* Would a note cut the name of one of those that are shown?  Then all have their brief ones, if there are any. */
static bool is_narrow(const struct list *l, int w)
{
    for (uint32_t i = 0; i < l->shows; i++) {
        const struct line *line = &l->line[l->shown[i]];
        if (*line->brief && 2 + line->indent + text_columns(line->name) + 2 + text_columns(line->note) > w)
            return true;
    }
    return false;
}

static void draw_line(const struct list *l, struct canvas *c, struct area a, uint32_t i, bool focus, bool brief)
{
    const struct line *line = &l->line[l->shown[i]];
    bool under = i == l->at && !line->head;
    const char *beside = brief && *line->brief ? line->brief : line->note;
    int note = text_columns(beside), x = 2 + line->indent;
    if (line->key && note > a.w - x - text_columns(line->name) - 6)     /* an entry by its letter: its name is whole */
        note = 0;
    if (note > a.w - 14)
        note = 0;
    struct area name = area_left(a, a.w - (note ? note + 2 : 0));
    if (line->head) {
        canvas_text(c, a, 0, 0, ROLE_TITLE, BOLD, line->name);
        return;
    }
    enum role role = line->off ? ROLE_DIM : (enum role)line->role;
    if (under)
        canvas_put(c, a, 0, 0, 0x25b6, ROLE_FOCUS, BOLD);
    if (line->key) {
        x += canvas_print(c, name, x, 0, ROLE_KEY, BOLD, "%c", line->key);
        x += canvas_text(c, name, x, 0, ROLE_DIM, 0, "  ");
    }
    canvas_text(c, name, x, 0, role, under ? BOLD : 0, line->name);
    if (note)
        canvas_text(c, a, a.w - note - 1, 0, line->off ? ROLE_DIM : ROLE_NUMBER, 0, beside);
    if (under && focus)
        canvas_over(c, a, ROLE_CHOSEN);
    canvas_spot(c, a, (uint16_t)(SPOT_CHOICE + l->spot + i));
}

void list_draw(struct list *l, struct canvas *c, struct area a, bool focus)
{
    uint32_t high = a.h > 0 ? (uint32_t)a.h : 1;
    bool brief = is_narrow(l, a.w);
    if (l->at < l->first)
        l->first = l->at;
    if (l->at >= l->first + high)
        l->first = l->at - high + 1;
    if (l->first && l->first + high > l->shows)
        l->first = l->shows > high ? l->shows - high : 0;
    if (l->first == 1 && l->line[l->shown[0]].head && l->at < high)
        l->first = 0;                                   /* its heading, too */
    for (uint32_t i = l->first; i < l->shows && i < l->first + high; i++) {
        int y = (int)(i - l->first);
        draw_line(l, c, area_top(area_below(a, l->airy ? 2 * y + 1 : y), 1), i, focus, brief);
    }
    if (l->first)
        canvas_put(c, a, a.w - 1, 0, 0x25b2, ROLE_KEY, 0);
    if (l->first + high < l->shows)
        canvas_put(c, a, a.w - 1, a.h - 1, 0x25bc, ROLE_KEY, 0);
}
