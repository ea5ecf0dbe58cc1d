/* SPDX-License-Identifier: MIT */
/* yard.h -- the duel with yards to fight in: words that have letters, and cards that draw with them.  No rule asks. */
#ifndef YARD_H
#define YARD_H

#include "duel/duel.h"

enum yard_kind { OF_GROUND = CARD_KINDS, OF_FENCE, OF_YARD, YARD_KINDS };
enum { LETTER };                    /* the first number of grounds and fences */
enum { YARD_ROOM = 30 };            /* corners: 5 x 4 squares */
enum { YARD_DOORS, YARD_MAP };

const struct grog_system *duel_with_yards(void);

#endif
