/* SPDX-License-Identifier: MIT */
/* layout.c -- where the parts of the table are: all of them where there is room, else some share a place.
 *
 *   stacked: the middle over its whole width, the rest below it; beside: the choices right of the middle. */
#include "desk.h"

static int between(int n, int least, int most) { return n < least ? least : n > most ? most : n; }

static struct area rest_of(struct area a, int left) { return area_right(a, a.w - between(left, 0, a.w)); }

/* The widest choice that dice decide, with its odds, is read whole: so many columns, as often as more are wanted. */
static int choices_wide(struct desk *d)
{
    enum { FRAME = 2, INDENT = 4, ODDS = 10 };
    for (uint32_t i = 0; i < d->choices; i++) {
        int wide = text_columns(d->choice[i].text) + FRAME + INDENT + ODDS;
        d->t.wide = d->choice[i].weighed && wide > d->t.wide ? wide : d->t.wide;
    }
    return d->t.wide;
}

/* 80 x 24 and what is not much larger: choices, and one place for all others.  What the middle has never wanted is
 * theirs. */
static void lay_small(struct table *t, struct areas *r, struct area body, int wide)
{
    const struct face *face = t->face;
    int wanted = face->least_height ? face->least_height : body.h, now = face->height ? face->height(t) : wanted;
    t->high = now > t->high ? now : t->high;
    int middle = between(wanted < t->high ? wanted : t->high, body.h / 3, body.h - 10);
    struct area below = area_below(body, middle);
    r->middle = area_top(body, middle);
    r->choices = area_left(below, between(wide, below.w * 56 / 100, below.w * 66 / 100));
    r->explain = r->hand = r->log = rest_of(below, r->choices.w);
    r->tabs = true;
}

/* The middle needs the whole width. */
static void lay_stacked(struct areas *r, struct area body, const struct face *face, int choices)
{
    int wanted = face->least_height ? face->least_height : body.h / 2;
    int middle = between(wanted > body.h / 2 ? wanted : body.h / 2, body.h / 3, body.h - 14);
    struct area below = area_below(body, middle);
    r->middle = area_top(body, middle);
    r->choices = area_left(below, between(choices, below.w * 40 / 100, below.w * 50 / 100));
    struct area right = rest_of(below, r->choices.w);
    bool wide = right.w >= 100;
    r->explain = area_left(right, right.w * (wide ? 40 : 55) / 100);
    struct area last = rest_of(right, r->explain.w);
    r->log = wide ? area_left(last, last.w / 2) : area_bottom(last, last.h / 2);
    struct area hand = wide ? rest_of(last, last.w / 2) : area_top(last, last.h - last.h / 2);
    bool threats = wide && face->threats && hand.h >= 16;
    r->hand = threats ? area_top(hand, hand.h / 2) : hand;
    r->threats = threats ? area_below(hand, hand.h / 2) : (struct area){ 0 };
}

/* The middle on the left, what is chosen and explained on the right. */
static void lay_beside(struct areas *r, struct area body, const struct face *face, int right)
{
    bool large = body.h >= 44;
    struct area left = area_left(body, body.w - right), column = area_right(body, right);
    int most = left.h - (face->least_height ? face->least_height : 12);
    struct area foot = area_bottom(left, between(between(left.h * 28 / 100, 7, 12), 5, most < 5 ? 5 : most));
    r->middle = area_top(left, left.h - foot.h);
    r->choices = area_top(column, column.h * (large ? 42 : 56) / 100);
    struct area below = area_below(column, r->choices.h);
    r->explain = large ? area_top(below, below.h * 55 / 100) : below;
    r->log = large ? area_below(below, r->explain.h) : area_right(foot, foot.w * 55 / 100);
    r->hand = large && !face->threats ? foot : area_left(foot, foot.w - foot.w * 55 / 100);
    r->threats = large && face->threats ? area_right(foot, foot.w * 55 / 100) : (struct area){ 0 };
}

static void zoom(struct areas *r, struct area body, enum pane focus)
{
    struct area none = { 0 };
    r->middle = focus == PANE_BOARD ? body : none;
    r->choices = focus == PANE_CHOICES ? area_left(body, body.w * 60 / 100) : none;
    r->explain = focus == PANE_CHOICES ? rest_of(body, r->choices.w) : none;
    r->hand = focus == PANE_HAND ? area_left(body, body.w / 2) : none;
    if (focus == PANE_HAND)
        r->explain = rest_of(body, r->hand.w);
    r->log = focus == PANE_LOG ? body : none;
    r->threats = none;
    r->tabs = false;
}

void desk_lay_out(struct desk *d)
{
    struct areas *r = &d->areas;
    const struct face *face = d->t.face;
    struct area all = canvas_all(&d->canvas);
    struct area body = area_below(area_top(all, all.h - 1), 1);
    int right = between(all.w * 36 / 100, 42, 76), wide = choices_wide(d);
    *r = (struct areas){ .head = area_top(all, 1), .keys = area_bottom(all, 1) };
    if (all.w < 100 || all.h < 32)
        lay_small(&d->t, r, body, wide);
    else if (face->least_width > all.w - right)
        lay_stacked(r, body, face, wide);
    else
        lay_beside(r, body, face, right);
    if (d->zoomed)
        zoom(r, body, d->t.focus);
}
