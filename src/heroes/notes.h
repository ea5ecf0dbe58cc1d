/* SPDX-License-Identifier: MIT */
/* notes.h -- what is known of a card whatever happens: found once a match, asked by every list. */
#ifndef HEROES_NOTES_H
#define HEROES_NOTES_H

#include "heroes.h"

/* A side of a unit has a personal order, or an option is bound; a side of a unit is autonomous. */
enum { HAS_BOND = 1, HAS_WILL = 2 };
struct hn_note {
    uint64_t points;                /* at which it can be used, as bits */
    uint16_t reverse;               /* of a unit: the face on its other side; 0: none */
    uint8_t  class, category, length;       /* of a unit; what nobody knows is one space of ordinary infantry */
    uint8_t  use;                   /* of an option: enum token_use */
    uint8_t  has;                   /* HAS_BOND, HAS_WILL */
    uint8_t  phases;                /* of an action card: those that it is for, as bits */
};
static inline const struct hn_note *hn_note(const struct grog_match *m, uint16_t card)
{
    return (const struct hn_note *)(const void *)m->notes + card;
}
void hn_note_card(const struct grog_match *m, uint16_t card, void *note);

#endif
