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

/* Since his choice: the harm that was done to him, and what it all came to, or else how the last dice fell, or what
 * happened last, where one looks.  The lines. */
static int draw_told(struct desk *d, struct area a)
{
    char line[PLAY_LINE], said[PLAY_LINE] = "", sum[PLAY_LINE] = "", harm[PLAY_LINE] = "";
    bool dice = false;
    for (uint32_t k = d->since; k < d->told && book_read(d->p, book_of(d), &k, line); ) {
        if (book_is_sum(line) || book_is_harm(line))
            memcpy(book_is_sum(line) ? sum : harm, line, sizeof sum);
        else if (line_has_dice(line) || (!dice && strncmp(line, "--", 2) && strncmp(line, "==", 2))) {
            dice = line_has_dice(line);
            memcpy(said, line, sizeof said);
        }
    }
    int lines = draw_line(d, area_top(a, 2), ROLE_BAD, harm);
    if (*sum)
        return lines + draw_line(d, area_below(area_top(a, 4), lines), ROLE_NUMBER, sum);
    if (!d->t.face->tells || *harm)
        return lines;
    if (!dice && *said)                                 /* what happened last, in a line */
        canvas_text(&d->canvas, a, 0, 0, ROLE_NUMBER, 0, said);
    return dice ? draw_line(d, area_top(a, 2), ROLE_NUMBER, said) : *said != 0;
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
