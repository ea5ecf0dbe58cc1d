/* SPDX-License-Identifier: MIT */
/* table.h -- what the files of warfighter's table share: its messages, and numbers as they are in force. */
#ifndef EXPLAIN_WARFIGHTER_TABLE_H
#define EXPLAIN_WARFIGHTER_TABLE_H

#include "explain/explain.h"
#include "warfighter/common.h"

/* What an Attack came to, as it is told: a packed wf_attack_result; or hits at an Objective's target, that it is
 * destroyed, that one who did not know of the team goes for the alarm. */
enum { HITS_IT = 100, DESTROYS_IT = 200, ALARMS_IT = 300 };

/* A message of `warfighter.board`. */
void board_say(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out);
/* ", " before all but the first part. */
void board_comma(struct grog_text *t);
/* "9+ for 1 Wound, 10+ for 2 Wounds": a Hostile's chart with those who are active now. */
void board_say_chart(const struct grog_eyes *e, const struct hostile *h, struct grog_text *out);

/* The ability rolls that a choice leads to (rolls.c): each in a sentence; the ability of the first of
 * them; in so many of 100 all of them succeed, or the die by which an Encounter is ignored (-1: there is none). */
/* How many Hostiles come for what the choice opens, as cards in force will have it; unless that is not known before. */
int  board_hostiles_drawn(const struct grog_eyes *e, struct grog_option o, int otherwise);
/* Whose doing it is that so many more or fewer come than its table says: ", -1 by its own text" (drawn.c). */
void board_say_drawn(const struct grog_eyes *e, uint16_t opens, const struct grog_frame *draw, int change,
                     struct grog_text *out);
/* Who can pay the Experience Points that a choice costs, if it costs some. */
void board_say_purses(const struct grog_eyes *e, struct grog_option o, int xp, struct grog_text *out);
/* Can the card be used so only if it is Upgunned? */
bool board_is_upgunned(const struct grog_eyes *e, struct grog_option o);
/* Would it be a Move without an Action for somebody who can go nowhere? */
bool board_moves_nowhere(const struct grog_eyes *e, struct grog_option o);
void board_say_against(const struct grog_eyes *e, struct grog_option o, struct grog_text *out);
/* With how many dice an Attack is rolled, if nobody plays a card; 0: that is not known. */
int  board_dice_rolled(const struct grog_eyes *e, struct grog_option o);
void board_say_rolls(const struct grog_eyes *e, struct grog_option o, struct grog_text *out);
/* What it costs (prices.c): "1 Action, discard 2 cards"; nothing if it is free. */
/* By night: the Noise that a Move or an Attack makes. */
void board_say_noise(const struct grog_eyes *e, struct grog_option o, struct grog_text *out);
void board_say_price(const struct grog_eyes *e, struct grog_option o, struct grog_text *out);
/* WF-MOV-02, WF-MOV-04  What the Entrance cost of a Move is made of; others: "+2 by Hostiles there".  Of a pair, or
 * where it is not known, nothing. */
struct board_sum { int entrance, movement; };
struct board_sum board_sum_of_move(const struct grog_eyes *e, struct grog_option o, struct grog_text *others);
int  board_left_of(const struct grog_eyes *e, struct grog_option o);
int  board_xp_of(const struct grog_eyes *e, struct grog_option o);
const int16_t *board_hostile_card(const struct grog_eyes *e, const struct warfighter *w, uint16_t ref);
void board_say_ability(const struct grog_eyes *e, struct grog_option o, struct grog_text *out);
void board_say_roll(const struct grog_eyes *e, const struct grog_frame *test, struct grog_text *out);    /* one */
int  board_chance(const struct grog_eyes *e, struct grog_option o);

/* What keeps a Hostile from attacking whom it aims at; or nothing (ahead.c). */
void board_say_held(const struct grog_eyes *e, unsigned slot, struct grog_text *out);

/* What the end of the Turn brings by the cards in play, a line each (turn.c). */
void board_say_turn_end(const struct grog_eyes *e, struct grog_text *out);
/* How many cards he would draw up to his Hand Size, and that in words with what he holds. */
int  board_actions_left(const struct grog_eyes *e);      /* that the Soldiers of the seat have */
int  board_value_of_location(const struct grog_eyes *e, struct grog_option o);      /* of the Hostiles that it brings */
int  board_cards_drawn(const struct grog_eyes *e, unsigned soldier);
void board_say_filling(const struct grog_eyes *e, unsigned soldier, struct grog_text *out);

/* Does the Move lead towards the Mission card (shunned.c)? */
bool board_goes_back(const struct grog_eyes *e, struct grog_option o);
bool shunned_warfighter(const struct grog_eyes *e, struct grog_option o);

/* Which Soldier's digit, and the Attack that his first key takes (first.c). */
const char *act_warfighter(const struct grog_eyes *e, struct grog_option o);
int number_warfighter(const struct grog_eyes *e, struct grog_option o);
int64_t promise_warfighter(const struct grog_eyes *e, struct grog_option o);

/* The members of its table (warfighter.c), each where it is. */
grog_reading   board_warfighter, begin_warfighter;                      /* table.c */
grog_of_view   brief_warfighter, about_warfighter;                                        /* choices.c */
grog_of_option choice_warfighter, needs_warfighter;
bool name_warfighter(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out);
void odds_warfighter(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                     struct grog_odds *odds);
enum grog_settled settled_warfighter(const struct grog_eyes *e);
grog_of_option note_warfighter;                                         /* turn.c */
grog_of_pointed pointed_warfighter, pointed_too_warfighter;             /* pointed.c */
void aimed_warfighter(const struct grog_eyes *e, uint16_t object, struct grog_text *out);        /* ahead.c */
void refused_warfighter(const struct grog_eyes *e, struct grog_option o, const char *rule, struct grog_text *out);
void rolls_warfighter(const struct grog_eyes *e, const struct grog_game *g, struct grog_text *out);     /* rolls.c */
int  grade_warfighter(int32_t result);
extern const struct debrief_table debrief_warfighter;                   /* debrief.c */

#endif
