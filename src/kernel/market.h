/* SPDX-License-Identifier: MIT */
/* market.h -- a list of a setup that is bought card by card: a team, an army.
 *
 * A draft is a match that is still being put together: nobody asks whether it may be played, and its list changes.
 * The system says what may be bought, what it costs and what forbids it (struct grog_market), by the same rules that
 * refuse a setup. */
#ifndef GROG_MARKET_H
#define GROG_MARKET_H

#include "system.h"

/* Members stand for themselves; items are bought for the member before them in the list. */
enum { GROG_DRAWN_MAX = 4 };
enum grog_goods { GROG_NOT_SOLD, GROG_MEMBER, GROG_ITEM };

/* A card of the list. */
struct grog_bought {
    uint16_t card, number;
    uint16_t member;                /* whose it is: his place in the list; a member's own */
    int16_t  cost, weight;
    int16_t  carries, most;         /* of a member; most is -1 if nothing can be bought for him */
};

struct grog_bill {
    int32_t  cost, most;            /* of all of it; and what there is to spend */
    uint16_t n;
    struct grog_bought at[GROG_LISTED_MAX];
};

/* What a lot gave to a row of the setup. */
struct grog_lot { uint8_t row; uint16_t card; };

struct grog_market {
    uint8_t list, mission;          /* rows of the setup: the list, and the card that it is bought for */
    const uint8_t *terms;           /* and n_terms others that go with the list wherever it goes */
    uint8_t n_terms;
    uint8_t keeps;                  /* kind of a result's line, about a member and a card: more than 0, it is his from
                                     * now on; 0, it no longer is.  0: there is none */
    enum grog_goods (*sort)(uint8_t card_kind);
    int (*purse)(const struct grog_match *m);           /* what there is to spend */
    /* What a card with its number costs and weighs, whoever buys it. */
    void (*price)(const struct grog_match *m, const struct grog_listed *c, struct grog_bought *out);
    /* May these be bought, whatever is added later?  If not, why. */
    bool (*allows)(const struct grog_match *m, struct grog_error *why);
    /* May they go as they are?  NULL: if the setup fits. */
    bool (*fits)(const struct grog_match *m, struct grog_error *why);
    /* Members whom the mission card gives by lot, to be paid for like others: how many, at most GROG_DRAWN_MAX.
     * NULL: none ever. */
    unsigned (*drawn)(const struct grog_cards *cards, struct grog_dice *dice, uint16_t mission, uint16_t *out);
    /* Cards of the setup by lot, such as a mission and what it is for: how many; 0: there are none.  NULL: none
     * ever. */
    unsigned (*by_lot)(const struct grog_cards *cards, struct grog_dice *dice, struct grog_lot out[GROG_DRAWN_MAX]);
    /* The lines of a bill, of a list that is allowed and not empty. */
    void (*bill)(const struct grog_match *m, struct grog_bill *out);
};

/* Yours: grog_match_free it; never to be played.  NULL: the text is no setup, or the system sells nothing. */
struct grog_match *grog_draft_new(const struct grog_box *box, const char *setup, struct grog_error *why);
/* Another list, behind those of other rows; at most GROG_LISTED_MAX of all of them. */
void grog_draft_set(struct grog_match *draft, const struct grog_listed *list, unsigned n);
/* An empty list is allowed, and fits nobody. */
bool grog_draft_allows(const struct grog_match *draft, struct grog_error *why);
bool grog_draft_fits(const struct grog_match *draft, struct grog_error *why);
/* Of a list that is allowed; else false, and the bill is empty. */
bool grog_draft_bill(const struct grog_match *draft, struct grog_bill *out);

#endif
