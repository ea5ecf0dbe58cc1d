/* SPDX-License-Identifier: MIT */
/* team_swap.c -- one card of a team gives way to another.
 *
 * As little of it goes as makes room: of three Grenades one, if that is enough.  What a Soldier had goes to who comes
 * in his place, as far as it may be his. */
#include "team.h"
#include "kernel/state.h"

#include <string.h>

static unsigned number_of(const struct team *t, unsigned line)
{
    bool seat = t->as->seats && team_sort(t, t->at[line].card) == GROG_MEMBER;      /* then it is no number */
    return seat || !t->at[line].number ? 1u : t->at[line].number;
}

/* Without so many of the line; where this member is then, t->n: he is gone. */
static unsigned give_way(struct team *t, unsigned line, unsigned some, unsigned member)
{
    unsigned before = t->n;
    if (some < number_of(t, line)) {
        t->at[line].number = (uint16_t)(number_of(t, line) - some);
        return member;
    }
    team_take(t, line);
    unsigned gone = before - t->n;
    return member < line ? member : member < line + gone ? t->n : member - gone;
}

/* What the one of this line had, for the one of another team's line. */
static void hand_over(const struct team *from, unsigned member, struct team *t, unsigned to)
{
    unsigned line, end = team_end_of(from, member);
    for (unsigned i = member + 1; i < end; i++)
        team_put(t, from->at[i], to, &line, NULL);
}

bool team_swap(struct team *t, unsigned out, struct grog_listed in, unsigned member, unsigned *line,
               struct grog_error *why)
{
    const struct team before = *t;
    bool both = team_sort(t, in.card) == GROG_MEMBER && team_sort(t, t->at[out].card) == GROG_MEMBER;
    if (in.card == before.at[out].card) {
        grog_fail(why, 0, "it is %s that gives way", t->box->cards->card[in.card].name);
        return false;
    }
    if (both && t->as->seats && !in.number)
        in.number = before.at[out].number;              /* the player who had the one has the other */
    for (unsigned some = 1, all = number_of(t, out); some <= all; some++) {
        unsigned whose = give_way(t, out, some, member);
        if (team_put(t, in, whose, line, why)) {
            if (both && some == all)
                hand_over(&before, out, t, *line);
            return true;
        }
        memcpy(t->at, before.at, sizeof t->at);
        t->n = before.n;
    }
    return false;
}

unsigned team_instead(struct team *t, struct team *try, unsigned member, uint16_t card, uint16_t out[GROG_LISTED_MAX])
{
    struct team_offer o;
    unsigned n = 0;
    for (unsigned i = 0; i < t->n; i++) {
        team_offer(t, try, member, i, card, &o);
        if (o.can)
            out[n++] = (uint16_t)i;
    }
    return n;
}
