/* SPDX-License-Identifier: MIT */
/* places.h -- what an ability gains in a Location, what waits there for whoever enters first, and Search. */
#ifndef WARFIGHTER_PLACES_H
#define WARFIGHTER_PLACES_H

#include "common.h"
#include "abilities.h"

/* about: its seat and actor make the roll; its target or with is where, at what. */
struct grog_frame wf_success_test(const struct grog_match *m, const struct grog_game *g,
                                  const struct grog_frame *about);
struct grog_frame wf_obstacle_test(const struct grog_match *m, const struct grog_game *g,
                                   const struct grog_frame *about, unsigned roll);      /* LOCATION_DETECT, _DISARM */
void     wf_add_entering(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                         struct rolls *to);
grog_rule wf_may_attempt(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned location);
void      wf_list_attempts(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                           struct grog_list *l);
/* The ability that its Obstacle asks for; 0: it has none. */
static inline uint16_t wf_obstacle_of(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_LOCATION ? (uint16_t)numbers_of(m, card)[LOCATION_OBSTACLE] : 0;
}
void     wf_take_location(struct grog_run *r, unsigned slot);                 /* the last of the path */
bool     wf_can_search(const struct grog_match *m, uint16_t place);
wf_lister wf_list_obstacle, wf_list_keep;

enum { ATTEMPT_TEST = 1, ATTEMPT_SUCCESS, ATTEMPT_STEPS };
WF_RESTS(attempt, ATTEMPT_STEPS);
enum { FIRST_OBSTACLE = 1, FIRST_DRAW, FIRST_ENCOUNTER, FIRST_STEPS };
WF_RESTS(first, FIRST_STEPS);
enum { FIRST_LOCALS = 2 };
WF_LOCALS(first, FIRST_LOCALS);
enum { OBSTACLE_DETECT = 1, OBSTACLE_SET_OFF, OBSTACLE_CHOICE, OBSTACLE_DISARM, OBSTACLE_TRAPPED, OBSTACLE_KEEP,
       OBSTACLE_STEPS };
WF_RESTS(obstacle, OBSTACLE_STEPS);
enum { SEARCH_ROLL = 1, SEARCH_STEPS };
WF_STEPS(search, SEARCH_STEPS);
grog_proc_fn wf_attempt, wf_first_in, wf_obstacle, wf_search;

#endif
