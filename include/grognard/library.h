/* SPDX-License-Identifier: MIT */
/* library.h -- what there is to play with: the systems, the packs of cards on the shelf, and matches of them.
 *
 *     struct grog_library *l = grog_library_open(NULL, &why);
 *     struct grog_match *m = grog_library_match(l, "duel", NULL, &why);
 *     ...
 *     grog_match_free(m);
 *     grog_library_close(l);
 *
 * A library is a value of its own: several in one process know nothing of each other.  One library is for one thread
 * at a time; matches of it may be shared by threads, and must be freed before it is closed.  It prints nothing. */
#ifndef GROGNARD_LIBRARY_H
#define GROGNARD_LIBRARY_H

#include "grognard.h"

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

struct grog_library;
struct grog_words;

/* Every system with the packs that are installed.  Packs are looked for in this folder (NULL: none) and then where they
 * usually lie: $GROGNARD_PACKS; grognard/packs of the user's data and of shared data, as XDG has it; where this library
 * was installed; packs beside the program, and ../share/grognard/packs from there.  They are read when their system is
 * first asked for.  Yours: grog_library_close it.  NULL: see why; no such folder, or no memory. */
struct grog_library *grog_library_open(const char *packs_folder, struct grog_error *why);
void grog_library_close(struct grog_library *l);

/* Play with this pack and what it needs, and with no others but those that are added likewise: by its name, or a
 * compiled file.  Before anything else is asked.  False: see why. */
bool grog_library_add(struct grog_library *l, const char *pack, struct grog_error *why);

/* What was left out, a line each: packs that cannot be read.  "": nothing.  It is the library's. */
const char *grog_library_left_out(const struct grog_library *l);

/* The names of the systems, one after the other; NULL behind the last. */
const char *grog_library_system(const struct grog_library *l, unsigned i);
/* A system with its cards, for grog_match_new.  It is the library's.  NULL: see why, which says what is near. */
const struct grog_box *grog_library_box(struct grog_library *l, const char *system, struct grog_error *why);
/* A match by its setup, "seats 2, rounds 9"; NULL: the first that is ready to be played.  Its games begin with a seed.
 * Yours: grog_match_free it.  NULL: see why; no such system, or not its setup. */
struct grog_match *grog_library_match(struct grog_library *l, const char *system, const char *setup,
                                      struct grog_error *why);
/* The setups of a system that are ready to be played, one after the other.  False: there are no more, or no such
 * system. */
bool grog_library_ready(struct grog_library *l, const char *system, unsigned i, struct grog_text *setup);

/* A replay from its text, which ends in a 0, with the packs that it names, played through its last act.  Yours:
 * grog_replay_close it, unless GROG_BAD_TEXT: see why. */
enum grog_status grog_library_replay(struct grog_library *l, const char *text, struct grog_replay *out,
                                     struct grog_error *why);

/* A language, "fr", installed or built in, or a catalogue's file; NULL: English; "": what LC_ALL, LC_MESSAGES or LANG
 * say, if it is there.  Yours: grog_words_close it; it may outlive the library.  NULL: see why. */
struct grog_words *grog_library_words(const struct grog_library *l, const char *language, struct grog_error *why);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
