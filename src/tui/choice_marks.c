/* SPDX-License-Identifier: MIT */
/* choice_marks.c -- a price of several cards: they are marked one by one and then paid together. */
#include "desk.h"
#include "session/play_price.h"

#include <string.h>

bool choices_can_be_marked(const struct desk *d, uint32_t option) { return play_is_one_of_several(d->p, option); }

bool choices_some_can_be_marked(const struct desk *d)
{
    return choices_can_be_marked(d, d->t.option) || choices_can_be_marked(d, 0)
        || choices_can_be_marked(d, d->p->scene->options.n - 1);
}

unsigned choices_marked(const struct desk *d, uint32_t option)
{
    unsigned n = 0;
    for (unsigned i = 0; option < d->p->scene->options.n && i < d->marks; i++)
        n += !memcmp(&d->mark[i].option, &d->p->scene->options.at[option], sizeof d->mark[i].option);
    return n;
}

/* No longer: all copies. */
static void unmark(struct desk *d, struct grog_option o)
{
    unsigned left = 0;
    for (unsigned i = 0; i < d->marks; i++)
        if (memcmp(&d->mark[i].option, &o, sizeof o) != 0)
            d->mark[left++] = d->mark[i];
    d->marks = left;
}

void choices_mark(struct desk *d)
{
    uint32_t option = d->t.option, first = UINT32_MAX;
    bool cursor = d->t.focus == PANE_HAND || d->t.focus == PANE_BOARD;
    if (cursor && choices_about(d, d->t.object, d->t.square, &first) == 1)
        option = first;
    if (!choices_can_be_marked(d, option)) {            /* where nothing can be it is one Space too many to hasten */
        if (choices_some_can_be_marked(d))
            desk_note(d, false, SAID(d, "table.no-mark"));
        return;
    }
    struct grog_option o = d->p->scene->options.at[option];
    unsigned copies = play_copies(d->p, option);
    if (choices_marked(d, option) >= copies)
        unmark(d, o);
    else if (d->marks < MARKS_MAX)
        d->mark[d->marks++].option = o;
}
