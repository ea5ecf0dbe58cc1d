/* SPDX-License-Identifier: MIT */
/* table.h -- the parts of heroes' table (system.c): its rows, and who sees what. */
#ifndef HEROES_TABLE_H
#define HEROES_TABLE_H

#include "common.h"
#include "kernel/demands.h"

extern const struct grog_card_kind   hn_card_kinds[CARD_KINDS];
extern const struct grog_setup_row   hn_setup_rows[SETUPS];
extern const struct grog_kind        hn_kinds[KINDS];
extern const struct grog_zone        hn_zones[ZONES];
extern const struct grog_array       hn_arrays[ARRAYS];
extern const struct grog_verb        hn_verbs[VERBS];
extern const struct grog_question    hn_questions[QUESTIONS];
extern const struct grog_proc        hn_procs[PROCS];
extern const struct grog_value_row   hn_values[VALUES];
extern const struct grog_point       hn_points[POINTS];
extern const struct grog_measure_row hn_measures[MEASURES];
extern const struct grog_cost_row    hn_costs[COSTS];
extern const struct grog_target_row  hn_targets[TARGETS];
extern const struct grog_effect_row  hn_effects[EFFECTS];
extern const uint64_t                hn_brings[EFFECTS];
extern const struct grog_demand      hn_demands[];

void hn_view(const struct grog_match *m, struct grog_game *g, unsigned seat);
void hn_fill(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_dice *dice);

#endif
