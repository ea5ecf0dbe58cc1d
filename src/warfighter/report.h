/* SPDX-License-Identifier: MIT */
/* report.h -- what a Mission came to, as numbers. */
#ifndef WARFIGHTER_REPORT_H
#define WARFIGHTER_REPORT_H

#include "common.h"

enum { RESULT_SUCCESS, RESULT_TIMER, RESULT_POINTS, RESULT_OBJECTIVE, RESULT_BANKED, RESULT_WANTED, RESULT_HEALTH,
       RESULT_WOUNDS, RESULT_XP, RESULT_KILLS, RESULT_FATE, RESULT_OUTCOME, RESULT_GEAR,
       /* Campaigns */
       RESULT_END, RESULT_SPACE, RESULT_DONE, RESULT_WATCH, RESULT_IMMOBILE, RESULT_HIT_BY, RESULT_HIT_IN,
       RESULT_USED, RESULT_MEDAL,
       WF_RESULTS };
extern const char *const wf_result_words[WF_RESULTS];
/* What a person does not need is kept out of tables: `warfighter.result-kept.WORD` in the catalogue. */
void wf_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out);

#endif
