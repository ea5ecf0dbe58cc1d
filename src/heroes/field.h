/* SPDX-License-Identifier: MIT */
/* field.h -- the battlefield of a moment: the match's board with what this game has changed of it.
 *
 * hn_field gathers all of it, for whoever asks of many squares.  hn_ground and hn_is_behind answer a single question
 * without gathering, and answer it as the field would. */
#ifndef HEROES_FIELD_H
#define HEROES_FIELD_H

#include "units.h"

void hn_field(const struct grog_match *m, const struct heroes *h, struct field *out);
const struct ground *hn_ground(const struct grog_match *m, const struct heroes *h, unsigned place);
bool hn_is_laid_on(const struct heroes *h, unsigned place);     /* a passage or a position is there */

/* Wrecks that lie there. */
#define EACH_WRECK(m, h, i) EACH_UNIT_SLOT(m, i) if (((h)->unit[i].flags & UNIT_WRECKED) && (h)->unit[i].place)

/* Of what games have few of, eight are passed at a time where there are none. */
static inline bool hn_are_none(const uint8_t *of)
{
    uint64_t eight;
    memcpy(&eight, of, sizeof eight);
    return !eight;
}

/* Does anything at all lie on the board beside the units? */
static inline bool hn_are_marks(const struct heroes *h)
{
    uint64_t eight[MARKS / 8], any = 0;
    _Static_assert(sizeof eight == sizeof h->mark_type, "");
    memcpy(eight, h->mark_type, sizeof eight);
    for (unsigned i = 0; i < MARKS / 8; i++)
        any |= eight[i];
    return any;
}

/* Are two units out of each other's sight for good?  It saves a field where nobody sees anybody.  That nothing is laid
 * on what hides them is found out when it is first asked. */
struct hiding { const struct grog_match *m; const struct heroes *h; bool known, holds; };
bool hn_still_hides(const struct grog_match *m, const struct heroes *h);
static inline bool hn_is_behind(struct hiding *by, const struct unit *u, const struct unit *t)
{
    const struct board *b = &plan_of(by->m)->board;
    if (!b->hides || !u->place || !t->place || hn_length(by->m, u) > 1 || hn_length(by->m, t) > 1
        || !is_out_of_sight(b, u->place, t->place))
        return false;
    if (!by->known)
        by->holds = hn_still_hides(by->m, by->h);
    by->known = true;
    return by->holds;
}

#endif
