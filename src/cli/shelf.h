/* SPDX-License-Identifier: MIT */
/* shelf.h -- the systems in this program, with the packs that were named, and matches of them. */
#ifndef SHELF_H
#define SHELF_H

#include "grognard.h"

struct packs;

extern struct grog_box shelf[];                 /* ends in a box of nulls */

/* Link packs to the boxes of their systems; once, before a command runs.  false: stderr says why. */
bool shelf_add_packs(const struct packs *packs);

/* The packs as they were named, " --pack A --pack B", for a command that somebody is to copy. */
const char *shelf_packs(void);
void shelf_note_pack(const char *what);

/* The box of this system, or if none is named, of the packs that were; NULL, and stderr says why and
 * what is near. */
const struct grog_box *shelf_box(const char *command, const char *system);

/* Yours: grog_match_free it.  Not to be played: it has a system and cards, which is all that words ask of
 * a match to say a card or a rule; a box too large for a deck has one too. */
struct grog_match *shelf_to_speak_of(const struct grog_box *box);

/* Yours: grog_match_free it.  NULL, and stderr says why: no such system, or not its setup. */
struct grog_match *shelf_match(const char *command, const char *system, const char *setup);

#endif
