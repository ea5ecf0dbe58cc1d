/* SPDX-License-Identifier: MIT */
/* debrief_text.c -- a debrief in lines of text: for line mode, for the table, and inside of the HTML page. */
#include "debrief.h"
#include "debrief_words.h"
#include "kernel/state.h"

#include <stdio.h>
#include <string.h>

/* ---- what all forms say ------------------------------------------------------------------- */

void debrief_message(const struct debrief *d, const struct grog_words *words, const char *key,
                     const struct grog_pair *pairs, struct grog_text *out)
{
    struct grog_speaker s = { .words = words, .m = d->m, .viewer = d->seat };
    grog_say_plain(&s, key, pairs, out);
}

/* 0: within one standard error of fair dice; 1, 2: above or below; 3, 4: beyond two. */
static int luck_of(double z)
{
    double far = z < 0 ? -z : z;
    return far < 1 ? 0 : (far < 2 ? 1 : 3) + (z < 0);
}

/* "Your luck: ordinary. Your 27 dice came to 141 in all; fair dice come to 142." */
void debrief_say_luck(const struct debrief *d, const struct grog_words *words, unsigned side, struct grog_text *out)
{
    const struct debrief_dice *dice = &d->score.dice[side];
    char sum[32], fair[32];
    snprintf(sum, sizeof sum, "%.0f", dice->sum);
    snprintf(fair, sizeof fair, "%.0f", dice->expected);
    debrief_message(d, words, side == DEBRIEF_OURS ? "debrief.luck.ours" : "debrief.luck.theirs",
                    GROG_PAIRS({ "luck", NULL, luck_of(debrief_luck(d, side)) }, { "n", NULL, dice->n },
                          { "sum", sum, 0 }, { "fair", fair, 0 }), out);
}

void debrief_say_turning(const struct debrief *d, const struct grog_words *words, const struct debrief_turning *t,
                         struct grog_text *out)
{
    char change[32], turn_room[64] = "";
    struct grog_text turn = { .at = turn_room, .room = sizeof turn_room };
    struct grog_speaker s = { .words = words, .m = d->m, .viewer = d->seat };
    snprintf(change, sizeof change, "%+.1f", t->change);
    grog_say_turn(&s, t->turn, &turn);
    debrief_message(d, words, "debrief.turning.line",
                    GROG_PAIRS({ "n", NULL, t->decision }, { "turn", turn_room, 0 }, { "change", change, 0 },
                          { "text", t->text, 0 }), out);
}

void debrief_say_columns(const struct debrief *d, const struct grog_words *words, struct grog_text *out)
{
    char key[64];
    snprintf(key, sizeof key, "debrief.rows.%s", d->columns ? d->column[0] : "");
    if (grog_words_has(words, key))
        debrief_message(d, words, key, NULL, out);
}

bool debrief_shows(const struct debrief *d, unsigned row) { return d->row[row].met; }

bool debrief_has_both(const struct debrief *d)
{
    unsigned ours = 0, theirs = 0;
    for (unsigned i = 0; i < d->rows; i++) {
        ours += debrief_shows(d, i) && d->row[i].ours;
        theirs += debrief_shows(d, i) && !d->row[i].ours;
    }
    return ours && theirs;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static int columns_of(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

static void pad(struct grog_text *out, int n)
{
    for (int i = 0; i < n; i++)
        grog_print(out, " ");
}

enum { NAME_MOST = 24 };                /* so that the rows fit on a small screen */

static int widest_name(const struct debrief *d)
{
    int widest = 8;
    for (unsigned i = 0; i < d->rows; i++)
        if (debrief_shows(d, i) && columns_of(d->row[i].name) > widest)
            widest = columns_of(d->row[i].name);
    return widest < NAME_MOST ? widest : NAME_MOST;
}

/* As many bytes of a name as so many columns have. */
static int bytes_of(const char *name, int columns)
{
    int n = 0;
    while (name[n] && (columns > 0 || ((unsigned char)name[n] & 0xc0) == 0x80))
        columns -= ((unsigned char)name[n++] & 0xc0) != 0x80;
    return n;
}

static void say_head(const struct debrief *d, const struct grog_words *words, int name, int *width,
                     struct grog_text *out)
{
    pad(out, name + 4);
    for (unsigned c = 0; c < d->columns; c++) {
        char key[64], room[64] = "";
        struct grog_text t = { .at = room, .room = sizeof room };
        snprintf(key, sizeof key, "debrief.column.%s", d->column[c]);
        debrief_message(d, words, key, NULL, &t);
        width[c] = columns_of(room) + 2;
        grog_print(out, "  %s", room);
    }
    grog_print(out, "\n");
}

static void say_side(const struct debrief *d, bool ours, int name, const int *width, struct grog_text *out)
{
    bool both = debrief_has_both(d);
    for (unsigned i = 0; i < d->rows; i++) {
        if (!debrief_shows(d, i) || d->row[i].ours != ours)
            continue;
        grog_print(out, "  %s %.*s", !both ? " " : ours ? "+" : "-", bytes_of(d->row[i].name, name), d->row[i].name);
        pad(out, name - columns_of(d->row[i].name));
        for (unsigned c = 0; c < d->columns; c++)
            grog_print(out, "%*d", width[c], (int)d->score.column[i][c]);
        grog_print(out, "\n");
    }
}

static void say_rows(const struct debrief *d, const struct grog_words *words, struct grog_text *out)
{
    int width[DEBRIEF_COLUMNS] = { 0 }, name = widest_name(d);
    if (!d->columns)
        return;
    grog_print(out, "\n");
    say_head(d, words, name, width, out);
    say_side(d, true, name, width, out);
    say_side(d, false, name, width, out);
    char about[DEBRIEF_TEXT] = "";
    struct grog_text t = { .at = about, .room = sizeof about };
    debrief_say_columns(d, words, &t);
    if (debrief_has_both(d)) {
        debrief_message(d, words, "debrief.rows.sides", NULL, out);
        grog_print(out, *about ? " " : "\n");
    }
    if (*about)
        grog_print(out, "%s\n", about);
}

void debrief_say(const struct debrief *d, const struct grog_words *words, struct grog_text *out)
{
    debrief_message(d, words, "debrief.title", NULL, out);
    grog_print(out, "\n%s%s%s\n", d->outcome, *d->why ? "\n" : "", d->why);
    debrief_say_more(d, words, out);
}

void debrief_say_more(const struct debrief *d, const struct grog_words *words, struct grog_text *out)
{
    debrief_message(d, words, "debrief.length", GROG_PAIRS({ "turns", NULL, d->turns }, { "n", NULL, d->decisions }),
                    out);
    grog_print(out, "\n");
    say_rows(d, words, out);
    if (d->turning) {
        grog_print(out, "\n");
        debrief_message(d, words, "debrief.turning", GROG_PAIRS({ "n", NULL, d->turning }), out);
    }
    for (unsigned i = 0; i < d->turning; i++) {
        grog_print(out, "\n  ");
        debrief_say_turning(d, words, &d->at[i], out);
    }
    grog_print(out, "\n");
    for (unsigned side = 0; side < 2; side++)
        if (d->score.dice[side].n) {
            grog_print(out, "\n");
            debrief_say_luck(d, words, side, out);
        }
    grog_print(out, "\n");
}
