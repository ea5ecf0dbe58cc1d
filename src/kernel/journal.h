/* SPDX-License-Identifier: MIT */
/* journal.h -- what replays need of a journal, beside the public calls. */
#ifndef GROG_JOURNAL_H
#define GROG_JOURNAL_H

#include "system.h"

const struct grog_match *grog_journal_match(const struct grog_journal *j);
const struct grog_game  *grog_journal_start(const struct grog_journal *j);    /* NULL if it began with a seed */

/* What it was carried from (header.h, "carried"), for a game that was begun under other rules; NULL: it was not.  The
 * text is copied.  False: no memory. */
bool grog_journal_carry(struct grog_journal *j, const char *from);
const char *grog_journal_carried(const struct grog_journal *j);

#endif
