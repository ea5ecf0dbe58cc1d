/* SPDX-License-Identifier: MIT */
/* rules.h -- what the chapters of the duel call of each other, and its table of them. */
#ifndef DUEL_RULES_H
#define DUEL_RULES_H

#include "duel.h"
#include "faults.h"
#include "kernel/demands.h"
#include "kernel/kernel.h"

enum rule { R_NONE, R_1_1, R_2_1, R_2_2, R_2_3, R_3_1, R_3_2, R_3_3, R_3_4, R_3_5, R_4_1, R_4_2, R_5_1,
            R_6_1, R_6_2, R_6_3, RULES };
enum { HAND_AT_START = 3, GUARDS = 2, MOST_STRENGTH = 99 };

/* Where procedures may rest: labels, which are rows of their steps. */
enum { GAME_BEGINS = 1, GAME_GUARDS, GAME_LAID, GAME_TURN };
enum { TURN_CHOICE = 1, TURN_DOES, TURN_END };
enum { STRIKE_PARRY = 1, STRIKE_ROLL };
enum { MEND_WHOM = 1 };
enum { PLOY_DOES = 1 };
enum { DISCARD_WHICH = 1 };
enum { PAY_DISCARDS = 1 };
enum { PENDING_STRENGTH };

static inline struct duel *duel(struct grog_game *g) { return (struct duel *)g; }
static inline const struct duel *const_duel(const struct grog_game *g) { return (const struct duel *)g; }
static inline bool in_play(const struct grog_game *g, unsigned seat) { return const_duel(g)->health[seat] > 0; }
static inline enum card_kind kind_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->kind; }
static inline int16_t number_of(const struct grog_match *m, uint16_t card, unsigned which)
{
    return grog_card(m, card)->number[which];
}
static inline uint8_t *counters_of(struct grog_game *g, const struct grog_match *m, unsigned seat, uint16_t counter)
{
    return &duel(g)->counter[seat][grog_card(m, counter)->ordinal];
}

/* An event that everybody sees: its kind, the seat, and up to three more objects. */
#define TELL(event, who, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { who, __VA_ARGS__ } })

unsigned duel_side(const struct grog_match *m, unsigned seat);
unsigned duel_seats_in_play(const struct grog_match *m, const struct grog_game *g);
uint16_t duel_guard_of(const struct grog_match *m, const struct grog_game *g, unsigned seat);
bool duel_hand_is_full(const struct grog_match *m, const struct grog_game *g, unsigned seat);
void duel_draw_card(struct grog_run *r, unsigned seat);
void duel_play_card(struct grog_run *r, unsigned seat, uint16_t card);
void duel_take_back_guard(struct grog_run *r, unsigned seat);
void duel_leave(struct grog_run *r, unsigned seat);
void duel_list_guards(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
grog_rule duel_may_strike(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned target);
void duel_list_turn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void duel_list_parries(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool duel_could_parry(const struct grog_match *m, const struct grog_game *g, unsigned seat);
void duel_list_wounded(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
unsigned duel_struck_side(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike);
int duel_least_die(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike);
int duel_damage(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *strike, int total);
int duel_parried(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *parry, int strength);
enum grog_flow duel_game(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_lay(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_turn(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_strike(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_parry(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_raise(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_draw(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_wait(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_mend(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_ploy(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_discard(struct grog_run *r, struct grog_frame *f);
enum grog_flow duel_pay_cards(struct grog_run *r, struct grog_frame *f);
void duel_list_discards(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void duel_wound(struct grog_run *r, unsigned seat, int damage);
void duel_place(struct grog_run *r, unsigned seat, uint16_t counter, int n);

/* The vocabulary of its cards (vocabulary.c). */
extern const struct grog_card_kind   duel_card_kinds[CARD_KINDS];
extern const struct grog_value_row   duel_values[VALUES];
extern const struct grog_point       duel_points[POINTS];
extern const struct grog_measure_row duel_measures[MEASURES];
extern const struct grog_cost_row    duel_costs[COSTS];
extern const struct grog_target_row  duel_targets[TARGETS];
extern const struct grog_effect_row  duel_effects[EFFECTS];
extern const struct grog_demand      duel_demands[];
void duel_deal(struct grog_run *r);
bool duel_fits(const struct grog_match *m, struct grog_error *why);
bool duel_open_hands(const struct grog_match *m);
void duel_resign(struct grog_run *r, unsigned seat);
void duel_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out);

#endif
