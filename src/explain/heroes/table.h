/* SPDX-License-Identifier: MIT */
/* table.h -- what the parts of a battle's table in words share. */
#ifndef EXPLAIN_HEROES_TABLE_H
#define EXPLAIN_HEROES_TABLE_H

#include "heroes/shot.h"
#include "explain/explain.h"

extern const struct grog_explain explain_heroes;

/* "I12": a letter for what it is, capital for one's own side, and its number there. */
enum { HN_CODE = 6 };
void hn_code(const struct grog_eyes *e, unsigned slot, char out[HN_CODE]);

/* Of a card that lets a unit fire at whoever moves (unit: of its ability; 0: its own): who could, how often it hits. */
void fire_by_card_heroes(const struct grog_eyes *e, uint16_t card, unsigned unit, struct grog_text *out);

/* A message, "heroes.board.KEY"; names of cards and counters (sides.c). */
enum { HN_NAME = 160 };
void hn_say(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out);
void hn_name_card(const struct grog_eyes *e, uint16_t card, char out[HN_NAME]);
void hn_name_unit(const struct grog_eyes *e, unsigned slot, char out[HN_NAME]);

/* What stands behind a choice of a counter's side (sides.c). */
grog_of_option note_side_heroes, note_turning_heroes;

/* Divided fire (divided.c). */
grog_of_option explain_divided_heroes;
grog_of_view about_divided_heroes;

/* The members of its table (heroes.c), each where it is. */
grog_reading   board_heroes, begin_heroes;                              /* table.c */
grog_of_view   brief_heroes;
grog_of_thing  actor_heroes;
int  key_heroes(const struct grog_eyes *e, struct grog_option o, bool opened);
int  grade_heroes(int32_t result);
bool ranks_heroes(const struct grog_eyes *e, struct grog_option o);
bool shunned_heroes(const struct grog_eyes *e, struct grog_option o);
grog_of_view   about_heroes;                                            /* choices.c */
grog_of_option choice_heroes, note_heroes, needs_heroes, needs_in_a_line_heroes;
void between_heroes(const struct grog_eyes *e, unsigned from, unsigned to, struct grog_text *out);
bool name_heroes(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out);
void refused_heroes(const struct grog_eyes *e, struct grog_option o, const char *rule, struct grog_text *out);
grog_of_thing  sides_heroes;                                            /* sides.c, as the name */
grog_of_pointed pointed_heroes, pointed_too_heroes;                     /* squares.c */
void legend_heroes(const struct grog_eyes *e, bool ascii, struct grog_text *out);       /* signs.c */
grog_of_thing  threats_heroes;                                          /* threats.c */
extern const struct debrief_table debrief_heroes;                       /* debrief.c */
bool draw_heroes(const struct grog_match *m, uint16_t card, bool svg, struct grog_text *out,
                 struct grog_error *why);                               /* battlefield.c */
void force_heroes(const struct grog_box *box, uint16_t scenario, unsigned seat, struct grog_text *out);

/* The least die that is enough: 0 any, DIE + 1 none; and so often of a hundred, one of the dice being enough. */
static inline int hn_least_die(int need) { return need <= 1 ? 0 : need > DIE ? DIE + 1 : need; }
static inline int hn_percent(int least, int dice) { return (200 * hn_throws(least, dice > 1) + 36) / (2 * 36); }

#endif
