/* SPDX-License-Identifier: MIT */
/* shelf.h -- the systems in this program, with packs, and matches of them.
 *
 * A box begins with the system's own cards.  If packs were named, theirs are added; if
 * none was, those of all installed packs of a system are added when its box is asked for. */
#ifndef SHELF_H
#define SHELF_H

#include "grognard.h"

struct packs;

extern struct grog_box shelf[];                 /* ends in a box of nulls */

/* Link packs that were named to the boxes of their systems; once, before a command runs.  false: stderr
 * says why. */
bool shelf_add_packs(const struct packs *packs);

/* The packs as they were named, " --pack A --pack B", for a command that somebody is to copy. */
const char *shelf_packs(void);
void shelf_note_pack(const char *what);         /* "none": not even those that are installed */
/* The same one by one; NULL behind the last. */
const char *shelf_named(unsigned i);

/* The box of this system; if none is named, of the packs that were, or the one that is played unless told.
 * NULL, and stderr says why and what is near. */
const struct grog_box *shelf_box(const char *command, const char *system);
/* The same with the system's own cards alone, unless packs were named: for what is said of a system. */
const struct grog_box *shelf_plain_box(const char *command, const char *system);

/* Add the installed packs to this system's box, or if it is NULL to every box, unless packs were named.
 * false: stderr says why. */
bool shelf_stock(const char *system);

/* A shelf to open a record with that was made with these packs, "name hash, ..." (NULL: none), as far as
 * they are installed.  If packs were named it is the shelf itself. */
const struct grog_box *shelf_with(const char *system, const char *packs);

/* Yours: grog_match_free it.  Not to be played: it has a system and cards, which is all that words ask of
 * a match to say a card or a rule; a box too large for a deck has one too. */
struct grog_match *shelf_to_speak_of(const struct grog_box *box);

/* Yours: grog_match_free it.  NULL, and stderr says why: no such system, or not its setup. */
struct grog_match *shelf_match(const char *command, const char *system, const char *setup);

#endif
