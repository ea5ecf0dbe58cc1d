/* SPDX-License-Identifier: MIT */
/* play_moments.h -- the game at each event of the last step. */
#ifndef SESSION_PLAY_MOMENTS_H
#define SESSION_PLAY_MOMENTS_H

#include "play.h"

void moments_open(struct play *p);              /* from now on they are kept */
void moments_close(struct play *p);
/* The number of the moment at which p->events->at[event] was told; 0: it was not kept. */
uint32_t moments_of(const struct play *p, uint32_t event);
/* The game at that moment; NULL: it is no longer kept. */
const struct grog_game *moments_at(const struct play *p, uint32_t moment);

#endif
