/* SPDX-License-Identifier: MIT */
/* card_trial.h -- a moment of a game in which a card can be used.
 *
 * Random games are looked through until, with the card in a hand, somebody may do something with it, or one of its
 * kind is in play and can be it; that works for every system: a hand is a pile that only its owner sees, or that lies
 * with a thing of his.  A card of the setup is simply set; for a word (a keyword, a counter) a card that bears it is
 * tried. */
#ifndef SESSION_CARD_TRIAL_H
#define SESSION_CARD_TRIAL_H

#include "kernel/kernel.h"

enum { CARD_TRIAL_GAMES = 200 };

struct card_trial {
    const struct grog_match *m;
    uint16_t card;
    union grog_any_game game, with;             /* `with`: the same, and the card is in a hand */
    struct grog_options options;
    unsigned seat;
};

/* From m and card: with and seat.  False: nobody could use it in so many games. */
bool card_trial_find(struct card_trial *t);
/* The setting that takes cards of this kind, or NULL. */
const char *setting_for_kind(const struct grog_system *s, uint8_t kind);
/* A card to try instead of a word; 0: none has it. */
uint16_t card_that_bears(const struct grog_box *box, uint16_t word);

#endif
