/* SPDX-License-Identifier: MIT */
/* vehicles.h -- Squad Vehicles, the cards that are drawn for them, and Calling In a Vehicle. */
#ifndef WARFIGHTER_VEHICLES_H
#define WARFIGHTER_VEHICLES_H

#include "common.h"

enum vehicle wf_vehicle(const struct grog_match *m, uint16_t card);
int      wf_standard_vehicles(const struct grog_match *m);                  /* that the team comes with */
bool     wf_are_hunted(const struct grog_match *m);                         /* those that it comes with */
bool     wf_is_hunting(const struct grog_match *m, uint16_t card);          /* of a deck that hunts its Vehicles */
bool     wf_is_equipped(const struct grog_match *m, uint16_t soldier);      /* a Player Soldier, or one with a hold */
bool     wf_is_for_anybody(const struct grog_match *m, uint16_t card);     /* for Squad Soldiers too */
bool     wf_is_mounted(const struct grog_match *m, uint16_t card);
/* An item in a Vehicle's hold, which it does not use. */
bool     wf_is_cargo(const struct grog_match *m, const struct warfighter *w, const struct item *i);
bool     wf_can_be_healed(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int      wf_hits_by_proximity(const int16_t *table, int range, int total);
int      wf_free_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item);
grog_rule wf_by_free_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                             grog_rule acts);
bool     wf_must_be_called(const struct grog_match *m, uint16_t card);          /* a Vehicle that comes later */
uint16_t wf_brought_by(const struct grog_match *m, uint16_t card);              /* who comes with it; 0: nobody */
bool     wf_is_picked(const struct grog_match *m, const struct grog_listed *at, unsigned i);    /* to come with it */
bool     wf_comes_with(const struct grog_match *m, const struct warfighter *w, unsigned vehicle, unsigned i);
void     wf_count_vehicle_turns(struct grog_run *r);                            /* behind the Timer's step */
void     wf_list_vehicles(const struct grog_match *m, const struct grog_game *g, struct grog_list *l);

enum { ANTI_VEHICLE_BEFORE = 1, ANTI_VEHICLE_EVENT, ANTI_VEHICLE_STEPS };
WF_RESTS(anti_vehicle, ANTI_VEHICLE_STEPS);
grog_proc_fn wf_call_vehicle, wf_anti_vehicle;

#endif
