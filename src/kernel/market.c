/* SPDX-License-Identifier: MIT */
/* market.c -- see market.h.  A setup without a list means the usual one, so a draft's empty list is told apart here. */
#include "market.h"
#include "state.h"

#include <string.h>

static bool is_empty(const struct grog_match *draft) { return !draft->setup[draft->system->market->list]; }

void grog_draft_set(struct grog_match *draft, const struct grog_listed *list, unsigned n)
{
    GROG_ASSERT(draft->draft && draft->setup[draft->system->market->list] <= draft->n_listed);
    unsigned row = draft->system->market->list, others = draft->n_listed - (unsigned)draft->setup[row];
    unsigned most = GROG_LISTED_MAX - others;
    n = n < most ? n : most;
    draft->list[row] = (uint16_t)others;                /* behind the lists of other rows, which a draft keeps */
    draft->setup[row] = (int32_t)n;
    draft->n_listed = (uint16_t)(others + n);
    if (n)
        memcpy(draft->listed + others, list, n * sizeof *list);
}

bool grog_draft_allows(const struct grog_match *draft, struct grog_error *why)
{
    return is_empty(draft) || draft->system->market->allows(draft, why);
}

bool grog_draft_fits(const struct grog_match *draft, struct grog_error *why)
{
    const struct grog_market *market = draft->system->market;
    if (!is_empty(draft))
        return (market->fits ? market->fits : draft->system->fits)(draft, why);
    grog_fail(why, 0, "nobody is in it yet");
    return false;
}

bool grog_draft_bill(const struct grog_match *draft, struct grog_bill *out)
{
    bool allowed = grog_draft_allows(draft, NULL);
    memset(out, 0, sizeof *out);
    out->most = draft->system->market->purse(draft);
    if (allowed && !is_empty(draft))
        draft->system->market->bill(draft, out);
    GROG_ASSERT(out->n <= GROG_LISTED_MAX);
    for (unsigned i = 0; i < out->n; i++)
        out->cost += out->at[i].cost;
    return allowed;
}
