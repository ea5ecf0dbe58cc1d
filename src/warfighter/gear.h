/* SPDX-License-Identifier: MIT */
/* gear.h -- what Soldiers carry: Reloading, passing, dropping, and the Loadout that bounds it. */
#ifndef WARFIGHTER_GEAR_H
#define WARFIGHTER_GEAR_H

#include "common.h"

int      wf_loadout(const struct grog_match *m, const struct grog_game *g, unsigned soldier); /* what he can carry */
bool     wf_can_do_without(const struct grog_match *m, const struct grog_game *g, unsigned item);
int      wf_printed_loadout(const struct grog_match *m, const struct warfighter *w, unsigned soldier);
int      wf_load(const struct grog_match *m, const struct warfighter *w, unsigned soldier);       /* what he carries */
int      wf_weight(const struct grog_match *m, const struct item *i);
uint16_t  wf_ammo_type(const struct grog_match *m, const struct item *i);
void      wf_is_used_up(struct warfighter *w, struct item *i);       /* it goes at the next Soldier Turn */
void      wf_spend_counters(struct grog_run *r, uint16_t ref, int amount);     /* of Equipment or a Skill */
int       wf_units(const struct grog_match *m, const struct item *i);
/* Equipment, his or another's, that changed the value this way (1: up, -1: down) has been used. */
void      wf_use_helpers(struct grog_run *r, unsigned soldier, unsigned value, int way, const struct grog_frame *about);
bool      wf_has_unused(const struct grog_match *m, const struct item *i);
bool      wf_can_part(const struct warfighter *w);
struct item *wf_one_of(struct grog_run *r, uint16_t *ref);         /* of several, by itself from now on */
grog_rule wf_may_give_counter(const struct grog_match *m, const struct warfighter *w, const struct item *i,
                              unsigned space);
grog_rule wf_may_get_ammo(const struct grog_match *m, const struct warfighter *w, unsigned to);
grog_rule wf_may_give_ammo(const struct grog_match *m, const struct warfighter *w, unsigned from, unsigned to);

grog_proc_fn wf_reload, wf_pass_gear, wf_drop, wf_pick_up, wf_pass_ammo, wf_lighten;

#endif
