/* SPDX-License-Identifier: MIT */
/* bot_games.h -- where one game after the other is played by bots. */
#ifndef ROOM_H
#define ROOM_H

#include "games.h"

struct room;
struct room *room_new(const struct games *p);
void room_free(struct room *r);

/* One game to its end.  False, and stderr says why, if it cannot be played. */
bool room_play(struct room *r, uint64_t seed);
/* Add the game that was played, and at the end which rows were used. */
void room_count(const struct room *r, struct tally *t);
void room_count_rows(const struct room *r, struct tally *t);
/* Its replay; false, and stderr says why. */
bool room_write_replay(const struct room *r, const char *name);

#endif
