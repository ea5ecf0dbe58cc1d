/* SPDX-License-Identifier: MIT */
/* tables.h -- the rows of the table by which the kernel knows warfighter, and the functions that it asks.
 * system.c puts them together. */
#ifndef WARFIGHTER_TABLES_H
#define WARFIGHTER_TABLES_H

#include "common.h"
#include "kernel/demands.h"

unsigned wf_everybody(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *subject);
unsigned wf_bears(const struct grog_match *m, const struct grog_game *g, uint16_t thing, struct grog_topic of,
                  struct grog_source out[GROG_BORNE_MAX]);
bool     wf_here(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
                 const struct grog_frame *about);
bool     wf_silent(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
uint16_t wf_heir(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
bool     wf_echoes(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
extern const struct grog_card_kind   wf_card_kinds[CARD_KINDS];
extern const struct grog_value_row   wf_values[VALUES];
extern const struct grog_point       wf_points[POINTS];
extern const struct grog_measure_row wf_measures[MEASURES];
extern const struct grog_cost_row    wf_costs[COSTS];
extern const struct grog_target_row  wf_targets[TARGETS];
extern const struct grog_effect_row  wf_effects[EFFECTS];
extern const uint64_t                wf_brings[EFFECTS];
extern const struct grog_demand wf_demands[];              /* demands.c */
extern const struct grog_setup_row wf_setup_rows[SETUPS];
extern const struct grog_kind      wf_kinds[KINDS];
extern const struct grog_zone      wf_zones[ZONES];
extern const struct grog_array     wf_arrays[ARRAYS];
extern const struct grog_verb      wf_verbs[VERBS];
extern const grog_rule             wf_verb_rules[VERBS];
extern const struct grog_question  wf_questions[QUESTIONS];
extern const struct grog_proc      wf_procs[PROCS];
const char *wf_check(const struct grog_match *m, const struct grog_game *g);

#endif
