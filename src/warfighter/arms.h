/* SPDX-License-Identifier: MIT */
/* arms.h -- what Weapons have beyond a chart: Bipods, Attachments, second Attack Tables, dear Modes, Slow counters.
 * What is attached to a Weapon, or is a part of it, goes where the Weapon goes. */
#ifndef WARFIGHTER_ARMS_H
#define WARFIGHTER_ARMS_H

#include "common.h"

bool     wf_is_part(const struct grog_match *m, uint16_t card);             /* a second Attack Table */
/* An Expended Weapon with counters in it, that can be refilled; others are bought one by one, and gone when used. */
static inline bool is_tank(const int16_t *weapon) { return weapon[WEAPON_EXPENDED] && weapon[WEAPON_AMMO]; }
bool     wf_is_extra_ammo(const struct grog_match *m, const struct grog_listed *c);         /* of a team's cards */
bool     wf_fits_on(const struct grog_match *m, uint16_t attachment, uint16_t weapon);      /* cards */
void     wf_carry_along(struct grog_run *r, const struct item *weapon);     /* it has changed hands, or lies */
void     wf_put_item_out(struct grog_run *r, uint16_t ref);                 /* of the game, with what is on it */
void     wf_put_alone_out(struct grog_run *r, uint16_t ref);                /* without */
void     wf_attach_at_start(struct grog_run *r, unsigned item);
bool     wf_add_to_part(struct grog_run *r, unsigned soldier, uint16_t card, unsigned copies);
void     wf_list_attaching(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                           struct grog_list *l);
void     wf_undeploy(struct grog_run *r, unsigned soldier);
int      wf_mode_xp(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int      wf_uses_up(const struct grog_match *m, uint16_t weapon, unsigned mode);
void     wf_slow(struct grog_run *r, uint16_t hostile, int n);

grog_proc_fn wf_deploy_bipod, wf_attach;

#endif
