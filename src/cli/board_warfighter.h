/* SPDX-License-Identifier: MIT */
/* board_warfighter.h -- what the files of warfighter's table share: its messages, and numbers as they are in force. */
#ifndef BOARD_WARFIGHTER_H
#define BOARD_WARFIGHTER_H

#include "play.h"
#include "warfighter/threat.h"

#define PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }
#define ROOM(name, size) \
    char name##_room[size] = ""; \
    struct grog_text name = { .at = name##_room, .room = sizeof name##_room }

/* An Attack's result: so much for each Kill (attack.c); results at an Objective's target, and of an Attack on one who
 * does not know of the team, as they are told. */
enum { KILLS = 16, HITS_IT = 100, DESTROYS_IT = 200, ALARMS_IT = 300 };

/* A message of `warfighter.board`. */
void board_say(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out);
/* ", " before all but the first part. */
void board_comma(struct grog_text *t);
/* "9+ for 1 Wound, 10+ for 2 Wounds": a Hostile's chart with those who are active now. */
void board_say_chart(const struct play *p, const struct hostile *h, struct grog_text *out);

/* The ability rolls that a choice leads to (board_warfighter_rolls.c): each in a sentence; the ability of the first of
 * them; in so many of 100 all of them succeed, or the die by which an Encounter is ignored (-1: there is none). */
/* How many Hostiles come for what the choice opens, as cards in force will have it; unless that is not known before. */
int  board_hostiles_drawn(const struct play *p, struct grog_option o, int otherwise);
/* Who can pay the Experience Points that a choice costs, if it costs some. */
void board_say_purses(const struct play *p, struct grog_option o, int xp, struct grog_text *out);
/* Can the card be used so only if it is Upgunned? */
bool board_is_upgunned(const struct play *p, struct grog_option o);
/* Would it be a Move without an Action for somebody who can go nowhere? */
bool board_moves_nowhere(const struct play *p, struct grog_option o);
void board_say_against(const struct play *p, struct grog_option o, struct grog_text *out);
/* With how many dice an Attack is rolled, if nobody plays a card; 0: that is not known. */
int  board_dice_rolled(const struct play *p, struct grog_option o);
void board_say_rolls(const struct play *p, struct grog_option o, struct grog_text *out);
/* What it costs (board_warfighter_prices.c): "1 Action, discard 2 cards"; nothing if it is free. */
/* By night: the Noise that a Move or an Attack makes. */
void board_say_noise(const struct play *p, struct grog_option o, struct grog_text *out);
void board_say_price(const struct play *p, struct grog_option o, struct grog_text *out);
/* WF-MOV-02, WF-MOV-04  What the Entrance cost of a Move is made of; others: "+2 by Hostiles there".  Of a pair, or
 * where it is not known, nothing. */
struct board_sum { int entrance, movement; };
struct board_sum board_sum_of_move(const struct play *p, struct grog_option o, struct grog_text *others);
int  board_left_of(const struct play *p, struct grog_option o);
int  board_xp_of(const struct play *p, struct grog_option o);
const int16_t *board_hostile_card(const struct play *p, const struct warfighter *w, uint16_t ref);
void board_say_ability(const struct play *p, struct grog_option o, struct grog_text *out);
void board_say_roll(const struct play *p, const struct grog_frame *test, struct grog_text *out);    /* one */
int  board_chance(const struct play *p, struct grog_option o);

/* What the end of the Turn brings by the cards in play, a line each (board_warfighter_turn.c). */
void board_say_turn_end(const struct play *p, struct grog_text *out);
/* How many cards he would draw up to his Hand Size, and that in words with what he holds. */
int  board_cards_drawn(const struct play *p, unsigned soldier);
void board_say_filling(const struct play *p, unsigned soldier, struct grog_text *out);

/* The Cover of what an Attack is made at, with all that changes it; without actor: what holds for everybody. */
int board_cover(const struct play *p, const struct grog_frame *attack);

#endif
