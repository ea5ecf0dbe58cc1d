/* SPDX-License-Identifier: MIT */
/* checks.h -- Ability Checks that are forced on Soldiers: by a Location on whoever enters it, and by Traps. */
#ifndef WARFIGHTER_CHECKS_H
#define WARFIGHTER_CHECKS_H

#include "common.h"

struct grog_frame wf_place_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
struct grog_frame wf_trap_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
bool     wf_is_trap(const struct grog_match *m, uint16_t card);
static inline bool wf_is_armed(const struct warfighter *w, unsigned event, unsigned space)
{
    return w->event[event].thing.live && w->event[event].place == space && w->event[event].flags == EVENT_ARMED;
}
bool     wf_arms_trap(struct grog_run *r, uint16_t trap);                   /* nobody is there: it waits */
void     wf_note_total(struct grog_run *r, const struct grog_frame *test, int total);
wf_lister wf_list_spring;

enum { CHECK_TEST = 1, CHECK_FAILS, CHECK_STEPS };
WF_RESTS(check, CHECK_STEPS);
enum { SPRING_WHO = 1, SPRING_TEST, SPRING_SPRUNG, SPRING_STEPS };
WF_RESTS(spring, SPRING_STEPS);
enum { SPRING_TOTAL, SPRING_PASSED, SPRING_LOCALS };
WF_LOCALS(spring, SPRING_LOCALS);
grog_proc_fn wf_check_place, wf_spring;

#endif
