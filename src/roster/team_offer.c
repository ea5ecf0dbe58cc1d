/* SPDX-License-Identifier: MIT */
/* team_offer.c -- what can be bought now: each card is put into a copy of the team, judged, taken out again. */
#include "team.h"

#include <string.h>

void team_offer(struct team *t, struct team *try, unsigned member, unsigned instead, uint16_t card,
                struct team_offer *out)
{
    const struct grog_listed one = { card, 0 };
    unsigned line;
    *out = (struct team_offer){ 0 };
    memcpy(try->at, t->at, sizeof try->at);
    try->n = t->n;
    out->can = instead < t->n ? team_swap(try, instead, one, member, &line, &out->why)
                              : team_put(try, one, member, &line, &out->why);
    t->box->system->market->price(t->draft, &one, &out->price);
}

const char *team_short_why(const struct team *t, uint16_t card, const char *why)
{
    const char *name = t->box->cards->card[card].name, *colon = strstr(why, ": ");
    return !strncmp(why, name, strlen(name)) && colon ? colon + 2 : why;
}
