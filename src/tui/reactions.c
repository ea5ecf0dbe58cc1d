/* SPDX-License-Identifier: MIT */
/* reactions.c -- which reactions are asked about, always used or never: rows that arrows change, like the settings.
 *
 * What it comes to at the moment that is asked about is done when the box closes. */
#include "desk.h"
#include "session/play_react.h"

enum { ABOUT = 4 };                     /* lines below: what the row under the cursor means */

/* The cursor is seen, and what is above it as far as there is room. */
static int first_row(struct desk *d, int high)
{
    int at = (int)d->over_row;
    if (d->over_up > at)
        d->over_up = at;
    if (d->over_up < at - high + 1)
        d->over_up = at - high + 1;
    return d->over_up < 0 ? d->over_up = 0 : d->over_up;
}

static void draw_row(struct desk *d, struct area line, const struct react_row *r, bool on)
{
    char name_room[256], does_room[PLAY_LINE];
    struct grog_text name = grog_text_in(name_room, sizeof name_room), does = empty(does_room, sizeof does_room);
    bool own;
    enum react_how how = react_row_is(d->p, r, &own);
    const char *is = SAY(d, "table.react.how", { "how", NULL, how }, { "own", NULL, own });
    int right = line.w - 18;
    react_say_row(d->p, r, &name, &does);
    if (on)
        canvas_over(&d->canvas, line, ROLE_CHOSEN);
    canvas_put(&d->canvas, line, 0, 0, on ? 0x25b6 : ' ', ROLE_FOCUS, BOLD);
    canvas_text(&d->canvas, area_left(line, right - 1), r->sort == REACT_CARD ? 4 : 2, 0,
                r->sort == REACT_CARD ? ROLE_CARD : ROLE_PLAIN, on ? BOLD : 0, name_room);
    canvas_text(&d->canvas, line, right, 0, own ? ROLE_NUMBER : ROLE_DIM, own ? BOLD : 0, is);
}

void reactions_draw(struct desk *d, struct area frame, struct area a)
{
    struct react_row rows[REACT_ROWS];
    unsigned n = react_rows(d->p, rows, REACT_ROWS);
    char name_room[256], does_room[PLAY_LINE];
    struct grog_text name = grog_text_in(name_room, sizeof name_room), does = empty(does_room, sizeof does_room);
    struct area list = area_top(a, a.h - ABOUT - 1);
    int first = first_row(d, list.h);
    for (int y = 0; y < list.h && (unsigned)(first + y) < n; y++) {
        struct area line = { list.x, list.y + y, list.w, 1 };
        draw_row(d, line, &rows[first + y], (unsigned)(first + y) == d->over_row);
        canvas_spot(&d->canvas, line, (uint16_t)(SPOT_CHOICE + first + y));
    }
    if (first > 0)
        canvas_put(&d->canvas, frame, frame.w - 3, 0, 0x25b2, ROLE_KEY, BOLD);
    if ((unsigned)(first + list.h) < n)
        canvas_put(&d->canvas, frame, frame.w - 3, frame.h - 1, 0x25bc, ROLE_KEY, BOLD);
    react_say_row(d->p, &rows[d->over_row < n ? d->over_row : 0], &name, &does);
    canvas_wrap(&d->canvas, area_bottom(a, ABOUT), ROLE_DIM, 0, 0, does_room);
}

/* At a question about reactions the cursor is on what is offered. */
void reactions_open(struct desk *d)
{
    struct react_row rows[REACT_ROWS];
    d->over_row = react_row_asked(d->p, rows, react_rows(d->p, rows, REACT_ROWS));
}

void reactions_key(struct desk *d, uint32_t key)
{
    struct react_row rows[REACT_ROWS];
    unsigned n = react_rows(d->p, rows, REACT_ROWS);
    if (key == KEYS_UP || key == 'k')
        d->over_row = (d->over_row + n - 1) % n;
    else if (key == KEYS_DOWN || key == 'j')
        d->over_row = (d->over_row + 1) % n;
    else if (key == KEYS_LEFT || key == 'h')
        react_turn(d->p, &rows[d->over_row], -1);
    else if (key == KEYS_RIGHT || key == 'l' || key == ' ' || key == KEYS_ENTER)
        react_turn(d->p, &rows[d->over_row], 1);
    else if (key == KEYS_ESCAPE || key == 'q' || key == 'A') {
        over_close(d);
        if (desk_is_asked(d) && react_would_answer(d->p))
            d->doing = DOING_TELL;                      /* it is answered now */
    }
}
