/* SPDX-License-Identifier: MIT */
/* carry.h -- a game that was made under other rules or with other packs goes on under those of today: a new journal
 * begins with its position, which is by names.
 *
 * The position is found, in this order, by replaying the game, if the rules are the same and its packs are there; from
 * the remarks that an unfinished game carries (kernel/keptposition.h); or by taking its acts again, by their names,
 * under the rules of today, if each of them is possible.  What cannot be carried is refused with the reason, and
 * nothing has changed then. */
#ifndef LIBRARY_CARRY_H
#define LIBRARY_CARRY_H

#include "base/file.h"
#include "library.h"

struct carry {
    struct grog_match   *match;         /* of today */
    struct grog_journal *journal;       /* begins with the position, and knows what it was carried from */
    const char *found;                  /* how the position was found, in a few words */
};

/* `name` is the file that `f` was read from; `chapter` the name under which it will stay beside the new one.  Yours:
 * carry_close it.  False: see why. */
bool carry_open(struct carry *c, struct library *l, const char *name, const struct file *f, const char *chapter,
                struct grog_error *why);
void carry_close(struct carry *c);
/* The new file's text: who plays, as the old one has it, and the replay.  Adds to `out`.  False: no memory for it. */
bool carry_write(const struct carry *c, const struct file *old, struct grog_text *out);

/* What a game was carried from, out of its journal's text. */
struct carried { char system[64], version[48], file[256], hash[2 * GROG_HASH_BYTES + 1]; unsigned turns; };
bool carried_read(const char *text, struct carried *out);

#endif
