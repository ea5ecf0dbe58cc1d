/* SPDX-License-Identifier: MIT */
/* library.h -- the systems, the packs on the shelf with them, and matches of them.
 *
 * A library is a value of its own: two of them in one process know nothing of each other.  It prints nothing; what
 * cannot be done is told in a grog_error, and what is left out (a broken pack among those that are installed) goes to
 * whoever opened it.
 *
 * A box begins with the system's own cards.  If packs were named, theirs are added; if none was, those of all installed
 * packs of a system are added when its box is asked for. */
#ifndef LIBRARY_H
#define LIBRARY_H

#include "owned_packs.h"
#include "packs.h"

struct library;

/* What turns a pack's folder of cards into a pack, where there is such a thing. */
struct library_compiler {
    /* What the folder says of itself; false: it is no pack. */
    bool (*label)(const char *folder, struct packs_label *out);
    /* The pack; what it needs is opened into `have`.  NULL: see why; its text is empty if all was told already. */
    struct grog_pack *(*compile)(struct library *l, const char *folder, struct packs *have,
                                 const struct packs_chain *above, struct grog_error *why);
};

struct library_setup {
    const struct grog_box *also;                /* systems beside the three that come with it; NULL: none */
    const struct library_compiler *compiler;    /* NULL: folders of cards are refused */
    void (*tell)(void *to, const char *text);   /* what was left out: a sentence, or whole lines with their ends; NULL:
                                                 * nobody hears it */
    void *to;
    const char *packs;                          /* a folder of packs before all others; NULL: none */
    bool keeps_packs;                           /* the packs of saved games are kept beside them (kept_packs.h) */
};

/* Yours: library_close it.  NULL: no memory. */
struct library *library_open(const struct library_setup *s);
void library_close(struct library *l);
void library_tell(const struct library *l, const char *text);
const struct library_setup *library_setup(const struct library *l);

/* The other of two systems here that play with the same packs, since one waits for games of the other
 * (kernel/fielding.h); NULL: there is none.  If several wait for games of one, this is the first of them. */
const struct grog_system *library_beside(const struct library *l, const struct grog_system *s);

/* ---- packs that are named ------------------------------------------------ */

/* Link packs that were named to the boxes of their systems; once, before anything else is asked.  They are the
 * library's then, and `packs` is empty. */
bool library_add_packs(struct library *l, struct packs *packs, struct grog_error *why);
/* The packs as they were named, " --pack A --pack B", for a command that somebody is to copy. */
const char *library_packs(const struct library *l);
void library_note_pack(struct library *l, const char *what);    /* "none": not even those that are installed */
/* The same one by one; NULL behind the last. */
const char *library_named(const struct library *l, unsigned i);

/* Those that the player owns; they are read once. */
const struct owned_packs *library_owned(struct library *l);

/* ---- boxes --------------------------------------------------------------- */

/* All of them; ends in a box of nulls. */
const struct grog_box *library_boxes(const struct library *l);
/* Is this box meant, where a system is named or (NULL) all are?  Of all, those that play with another's packs are left
 * out: what cards they have was met there. */
bool library_is_meant(const struct grog_box *box, const char *system);
/* Is it no game that people play, but an example to read or to measure? */
bool library_is_example(const struct grog_box *box);
/* The box of this system; if none is named, of the packs that were, or the one that is played unless told.  NULL: see
 * why, which says what is near. */
const struct grog_box *library_box(struct library *l, const char *system, struct grog_error *why);
/* The same with the system's own cards alone, unless packs were named: for what is said of a system. */
const struct grog_box *library_plain_box(struct library *l, const char *system, struct grog_error *why);
/* Add the installed packs to this system's box, or if it is NULL to every box that is meant then, unless packs were
 * named. */
bool library_stock(struct library *l, const char *system, struct grog_error *why);
/* Boxes to open a record with that was made with these packs, "name hash, ..." (NULL: none): each by its hash, be it
 * installed or kept (kept_packs.h), also beside the record's file (NULL: it has none).  If packs were named these are
 * the library's own.  NULL: see why, which names the pack. */
const struct grog_box *library_with(struct library *l, const char *system, const char *packs, const char *beside,
                                    struct grog_error *why);
/* Keep the packs that a match is played with, if this library keeps packs.  False: see why. */
bool library_keep_packs(struct library *l, const struct grog_match *m, struct grog_error *why);

/* ---- matches ------------------------------------------------------------- */

/* Yours: grog_match_free it.  It has the cards of those packs alone that it needs, unless packs were named: what its
 * games name is what they were played with, and no other pack can change them.  NULL: see why: no such system, or not
 * its setup. */
struct grog_match *library_match(struct library *l, const char *system, const char *setup, struct grog_error *why);
/* Yours: grog_match_free it.  Not to be played: it has a system and cards, which is all that words ask of a match to
 * say a card or a rule; a box too large for a deck has one too.  NULL: no memory. */
struct grog_match *library_to_speak_of(const struct grog_box *box);

#endif
