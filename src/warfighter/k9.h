/* SPDX-License-Identifier: MIT */
/* k9.h -- the K9 Mission: a dog that goes with its Handler, and the Encounters that wait for them. */
#ifndef WARFIGHTER_K9_H
#define WARFIGHTER_K9_H

#include "common.h"
#include "abilities.h"

void     wf_add_encounter(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                          unsigned list, struct rolls *to);     /* ENCOUNTER_ROLLS or ENCOUNTER_SECOND */
bool     wf_pairs_fit(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why);
void     wf_pair_up(struct grog_run *r);                                    /* at the muster: K9s and their Handlers */
bool     wf_k9_brings(const struct grog_match *m, uint16_t deck);
void     wf_follow(struct grog_run *r, const struct grog_frame *f);         /* his Handler has Moved */
void     wf_unpair(struct grog_run *r, const struct grog_frame *f, unsigned soldier);     /* one of a pair has left */
uint16_t wf_unmet(const struct warfighter *w, unsigned space);              /* the Encounter that waits there; or 0 */
unsigned wf_roller(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t ability);
unsigned wf_met_by(const struct warfighter *w, uint16_t encounter);         /* a Soldier's slot, or SOLDIERS */
void     wf_lay_encounter(struct grog_run *r, uint16_t deck, uint16_t location);
void     wf_lay_k9_encounter(struct grog_run *r, uint16_t location);        /* if the team has taken a K9 */
wf_lister wf_list_encounter, wf_list_again;

enum { ENCOUNTER_CHOICE = 1, ENCOUNTER_DIE, ENCOUNTER_TEST, ENCOUNTER_AGAIN, ENCOUNTER_FRESH, ENCOUNTER_REWARD,
       ENCOUNTER_FAILURE, ENCOUNTER_WORSE, ENCOUNTER_STEPS };
WF_RESTS(encounter, ENCOUNTER_STEPS);
enum { ENCOUNTER_LOCALS = 2 };
WF_LOCALS(encounter, ENCOUNTER_LOCALS);
grog_proc_fn wf_encounter;

#endif
