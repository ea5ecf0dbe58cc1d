/* SPDX-License-Identifier: MIT */
/* witness.h -- an onlooker while the rules run.
 *
 * A step goes from one decision to the next, and much may happen in it.  Whoever shows it bit by bit wants the game as
 * it was when each event was told: he puts a witness into the list of events that he hands in (grog_events.witness); it
 * is called whenever an event has been added, with the game as it is then.  Rules tell what they have done: first they
 * make the change, then they tell it.  Only what leaves the game is told while it is still there.
 *
 * What always holds: a witness is the caller's own and no part of the game; what it does cannot alter the game, and a
 * list without one costs a test of a pointer for each event.  The game is not at rest there: nobody is asked, and the
 * frames are those of procedures that are being carried out.  It can be copied, viewed and shown (scene/scene.h), but
 * not played on. */
#ifndef GROG_WITNESS_H
#define GROG_WITNESS_H

#include "grognard.h"

struct grog_witness {
    /* The event of this number, from 0, has just been told; w is this witness, the first member of what is its own. */
    void (*sees)(struct grog_witness *w, const struct grog_game *g, uint32_t event);
};

#endif
