/* SPDX-License-Identifier: MIT */
/* team_offer.c -- what can be bought now: each card is put into a copy of the team, judged, taken out again. */
#include "team.h"

#include <stdio.h>
#include <string.h>

static bool can_buy(struct team *t, struct team *try, unsigned member, uint16_t card, struct grog_error *why)
{
    unsigned line;
    if (team_sort(t, card) == GROG_ITEM && member == t->n) {
        snprintf(why->text, sizeof why->text, "%s", team_say(t->as, "{nobody is there to carry it}"));
        return false;
    }
    memcpy(try->at, t->at, sizeof try->at);
    try->n = t->n;
    return team_put(try, (struct grog_listed){ card, 0 }, member, &line, why);
}

void team_offer(struct team *t, struct team *try, unsigned member, uint16_t card, struct team_offer *out)
{
    *out = (struct team_offer){ 0 };
    out->can = can_buy(t, try, member, card, &out->why);
    t->box->system->market->price(t->draft, &(struct grog_listed){ card, 0 }, &out->price);
}

const char *team_short_why(const struct team *t, uint16_t card, const char *why)
{
    const char *name = t->box->cards->card[card].name, *colon = strstr(why, ": ");
    return !strncmp(why, name, strlen(name)) && colon ? colon + 2 : why;
}
