/* SPDX-License-Identifier: MIT */
/* pointed.h -- what is said of Soldiers, Hostiles and Locations where they lie before one's eyes, in parts: a face that
 * draws a Mission has some of them in lines and columns of its own.
 *
 * Things are objects of the scene. */
#ifndef EXPLAIN_WARFIGHTER_POINTED_H
#define EXPLAIN_WARFIGHTER_POINTED_H

#include "explain/explain.h"

/* A message of `warfighter.table`. */
void board_say_in_sight(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs,
                        struct grog_text *out);

/* The Soldier's number among his like, from 1: by it Hostiles are said to aim at him. */
int  board_number_of(const struct grog_eyes *e, uint16_t soldier);
/* Of a Hostile: 1 its Engaged side, 2 one that has such a side and does not show it; 0: it has one side. */
int  board_side_of(const struct grog_eyes *e, uint16_t hostile);
/* 1: Fast; 2: and has acted this Turn. */
int  board_fast_of(const struct grog_eyes *e, uint16_t hostile);
/* Whatever its die shows, it cannot wound whom it aims at. */
bool board_is_harmless(const struct grog_eyes *e, uint16_t hostile);
/* What the coming Hostile Turn may bring to the Soldier; false: nothing threatens him. */
bool board_threat_of(const struct grog_eyes *e, uint16_t soldier, struct grog_shares *out);
static inline int board_percent(unsigned of_thousand) { return (int)(of_thousand + 5) / 10; }

/* Who aims at the Soldier, a line each. */
void board_say_attackers(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out);
/* What else lies on him: Body Count, cards set aside for him, when he leaves; empty if there is nothing. */
void board_say_notes(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out);
/* What the signs beside the names of the path mean, as far as they lie there: one line. */
void board_say_signs(const struct grog_eyes *e, bool ascii, struct grog_text *out);

#endif
