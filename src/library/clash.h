/* SPDX-License-Identifier: MIT */
/* clash.h -- a battle of heroes that players make themselves, by lot (HN-SET-02).
 *
 * What comes of it is a pack of one scenario, as a card maker would write it: boards, overlays on them, where each side
 * deploys, what there is to win.  The field is turned by half about its middle, so that it favours neither side; a
 * single board cannot be.  Armies are bought for an agreed number of points; for whoever brings none there is a ready
 * one of that size, if the packs have it. */
#ifndef LIBRARY_CLASH_H
#define LIBRARY_CLASH_H

#include "kernel/dice.h"
#include "kernel/state.h"

enum { CLASH_BOARDS = 4, CLASH_OVERLAYS = 12, CLASH_NAME = 96 };

/* How large a battle of so many points is. */
struct clash_size { unsigned points; int across, down, rounds, goal, difficulty; unsigned pairs; };
struct clash_rect { int x, y, w, h; };
struct clash_laid { uint16_t card; struct clash_rect at; int turns; };
struct clash {
    const struct grog_box *box;         /* whose boards, overlays and armies; given, like points and seed */
    uint64_t points, seed;
    const struct clash_size *size;
    struct grog_dice dice;
    int w, h, middle;                   /* of the field; columns to the left of a single board */
    struct clash_laid board[CLASH_BOARDS], overlay[CLASH_OVERLAYS];
    struct clash_rect goal[3];          /* the primary objective, then one before each side */
    unsigned boards, overlays;
    uint16_t army[2];                   /* 0: none is ready */
    char name[CLASH_NAME];
};

/* False: there is no board of 12 by 10 squares. */
bool clash_draw(struct clash *c);
/* Its pack: what the two files are. */
void clash_print_pack(const struct clash *c, struct grog_text *t);
void clash_print_scenario(const struct clash *c, struct grog_text *t);

#endif
