/* SPDX-License-Identifier: MIT */
/* approach.h -- Assault: who can be assaulted, and the way there.
 *
 * An assault that is declared must be made (HN-ASL-06), so only who can still get there in time is offered a step. */
#ifndef HEROES_APPROACH_H
#define HEROES_APPROACH_H

#include "step.h"

struct approach {
    struct outlook o;
    unsigned owns, squares;
    uint16_t own[2], square[2];     /* squares of the one and of the other */
    int  left;
    bool aboard, beside;            /* beside: it can be launched from where it stands */
    uint8_t need[PLACES + 1];       /* steps from there into the target's square; 0: too many, or none lead there */
};
bool hn_approach(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 unsigned target, int left, struct approach *out);
bool hn_still_comes(const struct approach *a, unsigned to, int left);   /* if it goes there with so many steps left */
enum { WAY_MOST = 24 };
unsigned hn_way_to_assault(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target,
                           uint16_t out[WAY_MOST]);

void hn_offer_closing(const struct approach *a, struct grog_list *l);
void hn_offer_assaults(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *f,
                       struct grog_list *l);

#endif
