/* SPDX-License-Identifier: MIT */
/* common.c -- what several chapters of the duel share: who is in play, hands and guards. */
#include "rules.h"

#include <string.h>

unsigned duel_side(const struct grog_match *m, unsigned seat)
{
    return (seat % 2 ? 0x2au : 0x15u) & ((1u << m->seats) - 1);
}

unsigned duel_seats_in_play(const struct grog_match *m, const struct grog_game *g)
{
    unsigned seats = 0;
    for (unsigned s = 0; s < m->seats; s++)
        seats |= (unsigned)in_play(g, s) << s;
    return seats;
}

uint16_t duel_guard_of(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++) {
        const struct grog_thing *t = grog_thing_of(m, g, ARRAY_GUARD, i);
        if (t->live && t->owner == seat)
            return grog_ref(ARRAY_GUARD, i, t->gen);
    }
    return 0;
}

bool duel_hand_is_full(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    struct grog_frame about = { .seat = (uint8_t)seat };
    return const_duel(g)->hand[seat][0] >= grog_value(m, g, VALUE_HAND, &about, NULL);
}

/* D-4.1  A card, if there is room for one. */
void duel_draw_card(struct grog_run *r, unsigned seat)
{
    const struct duel *d = const_duel(r->g);
    if (duel_hand_is_full(r->m, r->g, seat))        /* D-4.1  a full hand draws nothing */
        return;
    if (!d->deck[0] && d->discard[0])
        TELL(EVENT_SHUFFLED, 0);                    /* D-4.1b  the discards become the deck */
    uint16_t card = grog_draw(r, ZONE_DECK, 0);
    if (!card)                                      /* D-4.1b  there are none at all */
        return;
    grog_put(r, ZONE_HAND, seat, card);
    grog_tell(r, EVENT_DREW, 1u << seat, (struct grog_event){ .object = { (uint16_t)seat, card } });
}

void duel_play_card(struct grog_run *r, unsigned seat, uint16_t card)
{
    const struct grog_match *m = r->m;
    grog_remove(r, ZONE_HAND, seat, card);
    if (!FAULT(LOSES_CARD))
        grog_put(r, ZONE_DISCARD, 0, card);
}

/* D-2.3  The guard goes back to its seat. */
void duel_take_back_guard(struct grog_run *r, unsigned seat)
{
    uint16_t ref = duel_guard_of(r->m, r->g, seat);
    if (!ref)
        return;
    grog_put(r, ZONE_TOKEN, seat, grog_thing_at(r->m, r->g, ref)->card);
    grog_thing_free(r, ref);
    TELL(EVENT_TAKES_BACK, (uint16_t)seat);
    const struct grog_match *m = r->m;
    if (FAULT(DIRTY_SLOT))
        grog_thing_in(m, r->g, ARRAY_GUARD, grog_ref_slot(ref))->owner = 1;
}

/* D-3.5  A seat loses health; without any it is out. */
void duel_wound(struct grog_run *r, unsigned seat, int damage)
{
    struct duel *d = duel(r->g);
    damage = damage < d->health[seat] ? damage : d->health[seat];       /* D-3.5b  no more than he has */
    d->health[seat] = (uint8_t)(d->health[seat] - damage);
    grog_tell(r, EVENT_WOUND, GROG_EVERYBODY,
              (struct grog_event){ .object = { (uint16_t)seat }, .amount = (int16_t)damage });
}

/* D-6.2  So many more counters before a seat, or fewer. */
void duel_place(struct grog_run *r, unsigned seat, uint16_t counter, int n)
{
    uint8_t *has = counters_of(r->g, r->m, seat, counter);
    int most = number_of(r->m, counter, COUNTER_MOST), now = *has + n;
    *has = (uint8_t)(now < 0 ? 0 : now > most ? most : now);    /* D-6.2b  no more than its most */
    grog_tell(r, EVENT_COUNTERS, GROG_EVERYBODY,
              (struct grog_event){ .object = { (uint16_t)seat, counter }, .amount = *has });
}

/* D-3.5c: what was his goes to the discards; his side may have lost. */
void duel_leave(struct grog_run *r, unsigned seat)
{
    struct duel *d = duel(r->g);
    d->health[seat] = 0;
    TELL(EVENT_OUT, (uint16_t)seat);
    grog_drop_triggers(r, seat);
    if (d->hand[seat][0])
        grog_barrier(r);                                /* all see what he held */
    while (d->hand[seat][0])
        duel_play_card(r, seat, d->hand[seat][1]);
    duel_take_back_guard(r, seat);
    memset(d->counter[seat], 0, sizeof d->counter[seat]);       /* D-6.2c  who is out has none */
    for (unsigned i = 0; i < STANDARDS; i++) {      /* D-4.2b  his standards fall silent */
        const struct grog_thing *t = &d->standard[i].thing;
        if (t->live && t->owner == seat) {
            grog_put(r, ZONE_DISCARD, 0, t->card);
            grog_thing_free(r, grog_ref(ARRAY_STANDARD, i, t->gen));
        }
    }
    /* D-5.1  A side without a seat in play loses. */
    unsigned left = duel_seats_in_play(r->m, r->g);
    if (!(left & r->m->side[seat]))
        grog_end(r, ((1u << r->m->seats) - 1) & ~(unsigned)r->m->side[seat]);
}
