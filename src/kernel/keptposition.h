/* SPDX-License-Identifier: MIT */
/* keptposition.h -- the position of a game that is not over, as remarks behind its replay.
 *
 *     #@ soldier[0].place = 3
 *
 * Whoever replays the game skips them.  They are for a day when the rules that made the game are gone: by them it is
 * gone on with all the same (library/carry.h).  They tell no more than the replay does: where its dice come from a
 * seed, how far these have come stands there, and not what they will show; else they are sealed. */
#ifndef GROG_KEPTPOSITION_H
#define GROG_KEPTPOSITION_H

#include "journal.h"
#include "state.h"

/* Nothing if the game is over. */
void grog_write_kept(struct grog_text *out, const struct grog_journal *j);
/* The lines of a position out of a replay's remarks; "" if it has none.  Yours: free it.  NULL: no memory. */
char *grog_kept_lines(const char *replay, size_t n);
/* The game of such lines, which are changed.  Its dice are sealed for the match that made it, or come from its seed; if
 * neither is there, the lines say them. */
struct grog_kept_dice { const uint8_t *seed; uint8_t match[GROG_HASH_BYTES]; };     /* seed: NULL, or its bytes */
enum grog_status grog_read_kept(char *lines, const struct grog_match *m, const struct grog_kept_dice *from,
                                struct grog_game *g, struct grog_error *why);

#endif
