/* SPDX-License-Identifier: MIT */
/* choice_lines.c -- the choices as they are drawn: the key, what it is, and how its dice fall.
 *
 * Each has one line, in which the odds are whole; lines that nobody needs are for those that are cut, the first of them
 * first.  A list that is longer than its pane has one line each. */
#include "desk.h"
#include "session/play_menu.h"
#include "session/play_system.h"

/* What the dice come to on the average: greater is better. */
static double mean_of(const struct grog_odds *o)
{
    double sum = 0;
    for (uint32_t i = 0; i < o->n; i++)
        sum += (double)o->at[i].result * (double)o->at[i].share / (double)o->whole;
    return sum;
}

/* Of a line that unfolds, the best of those that have been counted. */
static const char *best_of(const struct desk *d, uint32_t line)
{
    const struct menu *u = d->p->menu;
    const char *best = "";
    double most = -1;
    for (uint32_t i = u->line[line].from; u->part && i < u->line[line].from + u->line[line].n; i++) {
        const struct counted *c = &d->odds[u->order[i]];
        double mean = c->odds ? mean_of(c->odds) : -1;
        if (mean <= most || !play_ranks(d->p, d->p->scene->options.at[u->order[i]]))
            continue;
        best = c->brief;
        most = mean;
    }
    return best;
}

/* How its dice may fall, or what it does. */
static const char *odds_beside(const struct desk *d, const struct choice *c)
{
    if (c->head)
        return "";
    if (c->option >= GROG_OPTIONS_MAX)
        return best_of(d, c->line);
    return d->odds[c->option].brief ? d->odds[c->option].brief : c->note ? c->note : "";
}

enum { INDENT = 4 };
static const char between[] = " \u00b7 ";

/* On one line if both fit, else the odds below. */
static bool fits(const struct choice *c, const char *odds, int w)
{
    return text_columns(c->text) + (*odds ? text_columns(odds) + text_columns(between) : 0) <= w - INDENT;
}

static int full_rows(const struct choice *c, const char *odds, int w)
{
    if (c->head || fits(c, odds, w))
        return 1;
    return canvas_lines(w - INDENT, 0, c->text) + (*odds ? canvas_lines(w - INDENT - 2, 0, odds) : 0);
}

static int rows_of(const struct desk *d, uint32_t i, int w)
{
    return d->choice[i].full ? full_rows(&d->choice[i], odds_beside(d, &d->choice[i]), w) : 1;
}

/* Which of them are shown in full.  Odds that are still being counted have their place. */
static void share_lines(struct desk *d, struct area a)
{
    int spare = a.h - (int)d->choices - (d->more > 0);
    for (uint32_t i = 0; i < d->choices; i++) {
        const char *odds = odds_beside(d, &d->choice[i]);
        int more = full_rows(&d->choice[i], d->choice[i].weighed && !*odds ? "K00 S00" : odds, a.w) - 1;
        d->choice[i].full = more <= spare;
        spare -= d->choice[i].full ? more : 0;
    }
}

/* In one line: what it is as far as there is room, and its odds whole; a note is what is cut first. */
static void draw_in_a_line(struct desk *d, struct area a, const struct choice *c, const char *odds, enum role role)
{
    int behind = *odds && odds != c->note ? text_columns(odds) + text_columns(between) : 0, room = a.w - behind;
    int x = canvas_text(&d->canvas, area_left(a, room), 0, 0, role, 0, c->text);
    if (*odds && a.w - x > text_columns(between))
        x += canvas_text(&d->canvas, a, x, 0, ROLE_DIM, 0, between);
    canvas_text(&d->canvas, a, x, 0, ROLE_NUMBER, 0, odds);
}

static void draw_choice(struct desk *d, struct area a, int y, uint32_t i)
{
    const struct choice *c = &d->choice[i];
    const char *odds = odds_beside(d, c);
    bool away = d->t.focus != PANE_CHOICES;             /* Enter is not about this line */
    bool on = i == d->t.line, marked = !c->head && choices_marked(d, c->option);
    int rows = rows_of(d, i, a.w);
    struct area line = { a.x, a.y + y, a.w, rows < a.h - y ? rows : a.h - y };
    if (c->head) {
        canvas_text(&d->canvas, line, 0, 0, ROLE_TITLE, BOLD, c->text);
        return;
    }
    if (on && !away)
        canvas_over(&d->canvas, line, ROLE_CHOSEN);
    canvas_spot(&d->canvas, line, (uint16_t)(SPOT_CHOICE + i));
    canvas_put(&d->canvas, line, 0, 0, on ? (away ? 0x25b7 : 0x25b6) : marked ? 0x25cf : ' ', ROLE_FOCUS, BOLD);
    if (c->who && c->key)
        canvas_put(&d->canvas, line, 1, 0, '0' + c->who, ROLE_KEY, c->who == d->digit ? BOLD | REVERSE : 0);
    if (c->key && (!d->typing || (c->key >= '1' && c->key <= '9')))     /* letters are searched for */
        canvas_put(&d->canvas, line, 1 + (c->who != 0), 0, c->key, ROLE_KEY, BOLD);
    if (marked)
        canvas_put(&d->canvas, line, 2, 0, choices_marked(d, c->option) > 1 ? '0' + choices_marked(d, c->option) % 10
                   : 0x25cf, ROLE_GOOD, BOLD);
    else if (play_is_taught(d->p, c->line))
        canvas_put(&d->canvas, line, 2 + (c->who != 0), 0, '*', ROLE_GOOD, BOLD);
    struct area text = area_right(line, line.w - INDENT);
    enum role role = on && !away ? ROLE_CHOSEN : ROLE_PLAIN;
    if (!c->full || fits(c, odds, a.w)) {
        draw_in_a_line(d, text, c, odds, role);
        return;
    }
    int used = canvas_wrap(&d->canvas, text, role, 0, 0, c->text);
    canvas_wrap(&d->canvas, area_right(area_below(text, used), text.w - 2), ROLE_NUMBER, 0, 0, odds);
}

static int rows_between(const struct desk *d, uint32_t from, uint32_t to, int w)
{
    int rows = 0;
    for (uint32_t i = from; i < to && i < d->choices; i++)
        rows += rows_of(d, i, w);
    return rows;
}

/* The line under the cursor, with its heading; and no room is left empty below the last. */
static void keep_in_sight(struct desk *d, struct area a)
{
    if (d->t.first >= d->t.line)
        d->t.first = d->t.line && d->choice[d->t.line - 1].head ? d->t.line - 1 : d->t.line;
    while (d->t.first < d->t.line && rows_between(d, d->t.first, d->t.line + 1, a.w) > a.h)
        d->t.first++;
    while (d->t.first > 0 && rows_between(d, d->t.first - 1, d->choices, a.w) <= a.h)
        d->t.first--;
}

void choices_draw(struct desk *d, struct area frame, struct area a)
{
    int y = 0;
    bool weighed = false;
    uint32_t i;
    share_lines(d, a);
    keep_in_sight(d, a);
    for (i = d->t.first; i < d->choices && y < a.h; i++) {
        draw_choice(d, a, y, i);
        weighed = weighed || d->choice[i].weighed;
        y += rows_of(d, i, a.w);
    }
    if (y < a.h && d->more)
        canvas_text(&d->canvas, a, 0, y, ROLE_DIM, 0, SAY(d, "table.more", { "n", NULL, d->more }));
    const char *provided = SAID(d, "table.odds-if");    /* what all risks assume is said once */
    if (weighed && text_columns(provided) + 10 < frame.w)
        canvas_print(&d->canvas, frame, 2, frame.h - 1, ROLE_DIM, 0, " %s ", provided);
    panes_more(d, frame, d->t.first > 0, i < d->choices || y > a.h);
}
