/* SPDX-License-Identifier: MIT */
/* decks.c -- decks of their own: cards that name a deck.
 *
 * All of them lie in one open cup, and are drawn from it at random by the deck's word.  What is left in a
 * shuffled deck is known to everybody, only its order is not, and a cup has none: so nothing of it is
 * hidden, however many decks there are.  Of a deck whose word says that it returns, what is done with lies in the
 * cup again at once; of all others, when none of the deck is left. */
#include "common.h"
#include "decks.h"
#include "fortification.h"
#include "hostiles.h"
#include "sides.h"

uint16_t wf_deck_of(const struct grog_match *m, uint16_t card)
{
    static const uint8_t at[CARD_KINDS] = {
        [OF_LOCATION] = LOCATION_DECK, [OF_HOSTILE] = HOSTILE_DECK, [OF_EVENT] = EVENT_DECK,
        [OF_ENCOUNTER] = ENCOUNTER_DECK,
    };
    uint8_t slot = at[kind_of(m, card)];
    return slot ? (uint16_t)numbers_of(m, card)[slot] : 0;
}

void wf_put_aside(struct grog_run *r, uint16_t card)
{
    unsigned copies = kind_of(r->m, card) == OF_LOCATION ? LOCATION_COPIES : COPIES;
    int taken = (int)wf_presents(r->m, card);           /* WF-FRT-02  one is set out by the Objective */
    for (int i = numbers_of(r->m, card)[copies] - taken; i > 0 && const_wf(r->g)->aside[0] < ASIDE_ROOM; i--)
        grog_put(r, ZONE_ASIDE, 0, card);
}

/* WF-VEH-08  Of that deck, and a card that may come: what would be ignored is not drawn from a cup. */
static bool is_drawn(const struct grog_match *m, const struct warfighter *w, uint16_t card, uint16_t deck)
{
    return wf_deck_of(m, card) == deck
        && (kind_of(m, card) != OF_HOSTILE || wf_comes_up(m, &w->game, card));
}

static unsigned of_deck(const struct grog_match *m, const struct warfighter *w, const uint16_t *pile, uint16_t deck)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += is_drawn(m, w, pile[i], deck);
    return n;
}

unsigned wf_aside_left(const struct grog_match *m, const struct warfighter *w, uint16_t deck)
{
    return of_deck(m, w, w->aside, deck) + of_deck(m, w, w->aside_discards, deck);
}

/* WF-SET-15  An empty deck is its discards. */
static void refill(struct grog_run *r, uint16_t deck)
{
    const uint16_t *discards = const_wf(r->g)->aside_discards;
    TELL(TOLD_SHUFFLED, 0);
    for (unsigned i = discards[0]; i > 0; i--) {
        uint16_t card = discards[i];
        if (wf_deck_of(r->m, card) != deck)
            continue;
        grog_remove(r, ZONE_ASIDE_DISCARDS, 0, card);
        grog_put(r, ZONE_ASIDE, 0, card);
    }
}

uint16_t wf_pick(struct grog_run *r, unsigned zone, uint16_t deck)
{
    const uint16_t *pile = grog_pile_of(r->m, r->g, zone, 0);
    unsigned n = of_deck(r->m, const_wf(r->g), pile, deck), i = 1;
    if (!n)
        return 0;
    unsigned lot = grog_dice_below(grog_chance(r), n);
    while (!is_drawn(r->m, const_wf(r->g), pile[i], deck) || lot-- > 0)
        i++;
    uint16_t card = pile[i];
    grog_remove(r, zone, 0, card);
    return card;
}

uint16_t wf_draw_aside(struct grog_run *r, uint16_t deck)
{
    const struct warfighter *w = const_wf(r->g);
    if (!of_deck(r->m, w, w->aside, deck) && of_deck(r->m, w, w->aside_discards, deck))
        refill(r, deck);
    return wf_pick(r, ZONE_ASIDE, deck);
}

/* A card of a deck of its own leaves the table. */
void wf_put_beside(struct grog_run *r, uint16_t card)
{
    bool returns = numbers_of(r->m, wf_deck_of(r->m, card))[DECK_RETURNS];
    grog_put(r, returns ? ZONE_ASIDE : ZONE_ASIDE_DISCARDS, 0, card);
}

void wf_put_away(struct grog_run *r, uint16_t card)
{
    card = wf_take_front(r, card);                      /* NAM-CON-35: it comes back Unengaged */
    /* Events without a value, and Reaction Forces, go back to decks of their own. */
    bool own = kind_of(r->m, card) == OF_EVENT && numbers_of(r->m, card)[EVENT_VALUE] < 0;     /* WF-EVT-07 */
    bool reaction = kind_of(r->m, card) == OF_HOSTILE && numbers_of(r->m, card)[HOSTILE_REACTION];      /* WF-SHW-202 */
    unsigned discards = own ? ZONE_EVENT_DISCARDS : reaction ? ZONE_REACTION : ZONE_HOSTILE_DISCARDS;
    if (wf_deck_of(r->m, card))
        wf_put_beside(r, card);
    else
        grog_put(r, discards, 0, card);
}
