/* SPDX-License-Identifier: MIT */
/* price.c -- see price.h. */
#include "price.h"

unsigned grog_prices_of(const struct grog_ability *a)
{
    unsigned n = 0;
    while (n < GROG_PRICES && a->price[n].cost)
        n++;
    return n;
}

bool grog_can_pay(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                    const struct grog_price *p, unsigned n, uint16_t played)
{
    GROG_ASSERT(n <= GROG_PRICES + 1);                  /* and a further one */
    if (n && by->owner >= m->seats)
        return false;
    if (n == 1)
        return m->system->costs[p->cost].can(m, g, by, p, played);
    for (unsigned i = 0; i < n; i++) {
        GROG_ASSERT(p[i].cost && p[i].cost < m->system->n_costs);
        struct grog_price all = p[i];                   /* with what the prices before it take of the same */
        for (unsigned k = 0; k < i; k++)
            if (p[k].cost == all.cost && p[k].word == all.word)
                all.amount = (int16_t)(all.amount + p[k].amount);
        if (!m->system->costs[all.cost].can(m, g, by, &all, played))
            return false;
    }
    return true;
}

enum grog_flow grog_pay(struct grog_run *r, struct grog_frame *f, const struct grog_price *p)
{
    const struct grog_cost_row *row = &r->m->system->costs[p->cost];
    GROG_ASSERT(p->cost && p->cost < r->m->system->n_costs && (row->proc || row->pay));
    if (r->reached)
        grog_put_in(r->reached->cost, p->cost);
    if (row->proc)
        return grog_call(r, (struct grog_frame){ .proc = row->proc, .seat = f->seat, .subject = f->subject,
                                                 .with = f->with, .mode = p->word, .pending = { p->amount } });
    row->pay(r, f, p);
    return GROG_CALLED;
}
