/* SPDX-License-Identifier: MIT */
/* hn_bot.h -- what the files of heroes' bot share: what it sees, and what things are worth to it.
 *
 * All worth is in hundredths of a plain rifle squad. */
#ifndef HN_BOT_H
#define HN_BOT_H

#include "heroes/field.h"

enum { WORTH_SQUAD = 100, UNKNOWN = INT32_MIN };

struct mind {
    const struct grog_match *m;
    const struct grog_game  *g;
    const struct heroes     *h;
    unsigned seat, side;
    struct grog_dice *dice;
    struct field field;
    int16_t  foe[UNITS];            /* slots of enemies that stand on the board */
    unsigned foes;
    int      late;                  /* 0 to 100: how much of the battle is over */
    int32_t  known[PLACES + 1];     /* for one unit: what its squares are worth; UNKNOWN until asked */
    unsigned about;                 /* that unit's slot + 1 */
};

/* ---- hnb_fight.c: what fire and assault are expected to bring ---------------------------- */

int hnb_worth(const struct mind *d, const struct unit *u);
/* A shot from a square (0: where it stands) with this weapon: in worth; 0 if there is none. */
int hnb_shot(struct mind *d, unsigned slot, uint16_t weapon, enum shot shot, unsigned target, unsigned from);
/* A shell or a grenade: what it does to enemies less what it does to friends; below 0 where it is not worth it. */
int hnb_blast(struct mind *d, unsigned slot, uint16_t with, unsigned at, bool inside);
/* The best that the unit could do by firing from a square. */
int hnb_best_shot(struct mind *d, unsigned slot, unsigned from);
/* What enemies may do to the unit in a square, all together. */
int hnb_danger(struct mind *d, unsigned slot, unsigned place);
int hnb_assault(struct mind *d, unsigned slot, unsigned target);

/* ---- hnb_ground.c: what squares are worth, and the way there -------------------------------- */

int hnb_square(struct mind *d, unsigned slot, unsigned place);
/* The best of the squares that it can reach from here with so many steps, this one among them. */
int hnb_best_reach(struct mind *d, unsigned slot, unsigned from, int steps);
/* How much a whole move would better its place. */
int hnb_move(struct mind *d, unsigned slot);
/* How well it looks, standing there, to where enemies and goals are. */
int hnb_facing(struct mind *d, unsigned slot, unsigned place, unsigned facing);

#endif
