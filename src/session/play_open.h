/* SPDX-License-Identifier: MIT */
/* play_open.h -- a game is begun at a table, or gone on with. */
#ifndef PLAY_OPEN_H
#define PLAY_OPEN_H

#include "play.h"
#include "roster/match_wish.h"

struct sortie;

/* What somebody wants to play, and how. */
struct play_wish {
    struct match_wish match;
    const char *seat, *bot, *lang, *save, *resume, *reactions;
    bool curtain, watch, plain;         /* plain: line by line, even at a terminal */
    bool ask;                           /* what is not said is asked for */
    bool loose;                         /* it is kept only where and when somebody says: no place is taken for it */
    const struct grog_position *from;   /* begin there; NULL: as the others say */
    const struct grog_lesson *lesson;   /* with it; NULL: no lesson, */
    uint8_t part;                       /* enum play_part; */
    const struct sortie *sortie;        /* of its Mission: which; of the campaign: how it stands; NULL: as any game */
    const char *command;                /* what goes on with it; NULL: as any game */
    bool *next;                         /* and whether the one after it is wanted, or the campaign's pages, goes there;
                                         * NULL: nobody asks */
    uint64_t seed;
};

/* Another game every time; its file shows the seed when it is over. */
uint64_t play_any_seed(void);
/* `p` is of zeros but for its library, words and width; play_close it in any case.  False: see why. */
bool play_open(struct play *p, const struct play_wish *w, struct grog_error *why);
void play_close(struct play *p);

#endif
