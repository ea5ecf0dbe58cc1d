/* SPDX-License-Identifier: MIT */
/* play_again.h -- from the end of a game to the next of its kind. */
#ifndef PLAY_AGAIN_H
#define PLAY_AGAIN_H

#include "play_open.h"

/* AGAIN_TEAM: the same Mission, for which a team is to be chosen; AGAIN_CAMPAIGN: a first campaign, behind a Mission
 * that was won. */
enum play_again { AGAIN_NOT, AGAIN_DICE, AGAIN_PRACTICE, AGAIN_SIDE, AGAIN_TEAM, AGAIN_CAMPAIGN };

/* What such a game is begun with; the wish's texts are these. */
struct again {
    enum play_again how;                /* AGAIN_NOT: nothing is wanted */
    struct play_wish wish;
    char setup[GROG_SETUP_TEXT + 32], seat[32], bots[128], system[32], mission[GROG_CARD_NAME_MAX + 1];
};

/* Can it be had of this game?  The other side: in a game of two sides that is played alone; another team: where all are
 * on one side; the same dice, as practice: if a number gave them. */
bool again_can(const struct play *p, enum play_again how);
void again_wish(const struct play *p, enum play_again how, struct again *out);

#endif
