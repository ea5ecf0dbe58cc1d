/* SPDX-License-Identifier: MIT */
/* play_ask.h -- what somebody types that is no choice. */
#ifndef SESSION_PLAY_ASK_H
#define SESSION_PLAY_ASK_H

#include "play.h"

void play_command(struct play *p, char *line);

#endif
