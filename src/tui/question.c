/* SPDX-License-Identifier: MIT */
/* question.c -- what stands above the choices: what a lesson says or what has just happened, what is asked, and what
 * helps to answer it.  Two lines at least are left for the choices. */
#include "desk.h"
#include "kernel/system.h"
#include "session/play_book.h"
#include "session/play_sums.h"
#include "session/play_system.h"
#include "session/play_table.h"

#include <string.h>

/* The last sentences of a text, as many as there is room for: of a lesson, what to do now.  How many lines. */
static int draw_end(struct desk *d, struct area a, const char *text)
{
    const char *end;
    while (canvas_lines(a.w, 0, text) > a.h && (end = strstr(text, ". ")) != NULL)
        text = end + 2;
    int lines = canvas_lines(a.w, 0, text);
    canvas_wrap(&d->canvas, a, ROLE_GOOD, 0, 0, text);
    return lines < a.h ? lines : a.h;
}

/* One line of what has happened, wrapped if it must be, so that nothing of it is cut. */
static int draw_line(struct desk *d, struct area a, enum role role, const char *line)
{
    int lines = *line ? canvas_lines(a.w, 2, line) : 0;
    if (lines > a.h)
        lines = a.h;
    canvas_wrap(&d->canvas, area_top(a, lines), role, 0, 2, line);
    if (role == ROLE_BAD)
        canvas_look(&d->canvas, area_top(a, lines), BOLD);
    return lines;
}

/* What has happened since his choice: the last harm, what things came to, and else how the dice of the last thing that
 * was done fell, or that itself. */
enum { SUMS = 3 };                      /* the last of them */
struct told { char harm[PLAY_LINE], sum[SUMS][PLAY_LINE], said[PLAY_LINE]; unsigned sums; bool dice, came; };

static void hear_line(struct told *t, const char *line)
{
    bool heading = !strncmp(line, "--", 2) || !strncmp(line, "==", 2), goes_on = !strncmp(line, "- ", 2);
    if (book_is_harm(line)) {
        memcpy(t->harm, line, sizeof t->harm);
    } else if (book_is_sum(line)) {
        memcpy(t->sum[t->sums++ % SUMS], line, PLAY_LINE);
        t->came = true;
    } else if (!heading && (line_has_dice(line) || !goes_on || !t->dice)) {
        t->dice = line_has_dice(line);                  /* what begins anew is not told by dice of before */
        t->came = t->came && goes_on;
        memcpy(t->said, line, sizeof t->said);
    }
}

/* All of it where one looks.  The lines. */
static int draw_told(struct desk *d, struct area a)
{
    struct told t = { .sums = 0 };
    char line[PLAY_LINE];
    for (uint32_t k = d->since; k < d->told && book_read(d->p, book_of(d), &k, line); )
        hear_line(&t, line);
    unsigned most = !d->t.face->tells ? 1 : t.sums < SUMS ? t.sums : SUMS;
    int lines = draw_line(d, area_top(a, 2), ROLE_BAD, t.harm);
    for (unsigned i = t.sums - (t.sums < most ? t.sums : most); i < t.sums; i++)
        lines += draw_line(d, area_below(area_top(a, lines + 2), lines), ROLE_NUMBER, t.sum[i % SUMS]);
    if (!d->t.face->tells || *t.harm || t.came)
        return lines;
    return lines + draw_line(d, area_below(area_top(a, lines + 2), lines), ROLE_NUMBER, t.said);
}

/* What is asked, and what helps to answer it; how many lines. */
int question_draw(struct desk *d, struct area a)
{
    char room[2 * PLAY_LINE], about_room[PLAY_LINE], taught_room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room), about = empty(about_room, sizeof about_room),
                     taught = grog_text_in(taught_room, sizeof taught_room);
    int y = 0;
    if (d->t.guide && d->t.guide->says)
        d->t.guide->says(&d->t, &taught);
    else
        y += draw_told(d, a);
    if (*taught_room)
        y += draw_end(d, area_top(a, a.h > PANE_SMALL ? a.h - 3 : a.h / 3), taught_room);
    grog_say_question(&d->p->s, d->p->view, &t);
    play_say_about(d->p, &about);
    y += canvas_wrap(&d->canvas, area_below(area_top(a, a.h - 2), y), ROLE_TITLE, 0, 0, room);
    if (d->opened && a.h > PANE_SMALL)                  /* of what is chosen now, first */
        y += canvas_wrap(&d->canvas, area_below(area_top(a, a.h - 2), y), ROLE_KEY, 0, 2, d->opened_text);
    enum { LEAST = 4 };                                 /* lines of choices beside it */
    char *end = strstr(about_room, ". ");
    if (end && a.h <= PANE_SMALL && y + canvas_lines(a.w, 0, about_room) + LEAST > a.h)
        end[1] = 0;                                     /* its first sentence */
    if (*about_room && (a.h > PANE_SMALL || y + canvas_lines(a.w, 0, about_room) + LEAST <= a.h))
        y += canvas_wrap(&d->canvas, area_below(area_top(a, a.h - 2), y), ROLE_DIM, 0, 0, about_room);
    if (!d->marks && a.h > 6 && play_due(d->p) != 1 && choices_some_can_be_marked(d))
        y += canvas_wrap(&d->canvas, area_below(area_top(a, a.h - 2), y), ROLE_DIM, 0, 0, SAID(d, "table.marks"));
    return y > a.h - 2 ? a.h - 2 : y;
}
