/* SPDX-License-Identifier: MIT */
/* board_heroes.h -- what the parts of a battle's table in words share. */
#ifndef CLI_BOARD_HEROES_H
#define CLI_BOARD_HEROES_H

#include "heroes/rules.h"
#include "play.h"

/* "I12": a letter for what it is, capital for one's own side, and its number there. */
enum { HN_CODE = 6 };
void hn_code(const struct play *p, unsigned slot, char out[HN_CODE]);

/* Of a card that lets a unit fire at whoever moves (unit: of its ability; 0: its own): who could, how often it hits. */
void fire_by_card_heroes(const struct play *p, uint16_t card, unsigned unit, struct grog_text *out);

/* A message, "heroes.board.KEY"; names of cards and counters (board_heroes_sides.c). */
enum { HN_NAME = 160 };
#define PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }
void hn_say(const struct play *p, const char *key, const struct grog_pair *pairs, struct grog_text *out);
void hn_name_card(const struct play *p, uint16_t card, char out[HN_NAME]);
void hn_name_unit(const struct play *p, unsigned slot, char out[HN_NAME]);

/* What stands behind a choice of a counter's side (board_heroes_sides.c). */
play_needs note_side_heroes, note_turning_heroes;

/* Divided fire (board_heroes_divided.c). */
play_needs explain_divided_heroes;
play_about about_divided_heroes;

/* The least die that is enough: 0 any, DIE + 1 none; and so often of a hundred, one of the dice being enough. */
static inline int hn_least_die(int need) { return need <= 1 ? 0 : need > DIE ? DIE + 1 : need; }
static inline int hn_percent(int least, int dice) { return (200 * hn_throws(least, dice > 1) + 36) / (2 * 36); }

#endif
