/* SPDX-License-Identifier: MIT */
/* ammo.h -- kinds of Ammo: which counters of a Weapon are Black or Subsonic, and which kind is loaded.
 * All of it lies in `item.kinds`; nobody else reads or writes those bits. */
#ifndef WARFIGHTER_AMMO_H
#define WARFIGHTER_AMMO_H

#include "common.h"

/* How many of a Weapon's counters are of a kind; and the kind that is loaded, Empty or not. */
int      wf_ammo_of(const struct item *i, enum ammo kind);
static inline enum ammo wf_loaded(const struct item *i) { return (enum ammo)(i->kinds & 3); }
void     wf_drop_empty(struct item *i);                                     /* it is Reloaded */
void     wf_hand_counter(const struct grog_match *m, struct item *from, struct item *to, enum ammo kind);
grog_rule wf_may_hand(const struct grog_match *m, const struct item *from, const struct item *to, enum ammo kind);
grog_rule wf_may_hand_some(const struct grog_match *m, const struct item *from, const struct item *to);
void     wf_list_loads(const struct warfighter *w, unsigned seat, struct grog_list *l);
bool     wf_is_ammo(const struct grog_match *m, uint16_t card);
bool     wf_takes_ammo(const struct grog_match *m, uint16_t soldier, uint16_t weapon);     /* that is sold to him */
void     wf_find_ammo(const struct grog_match *m, uint16_t *black, uint16_t *subsonic);
/* At the muster; for a Weapon in a slot before `end`. */
void     wf_add_ammo(struct grog_run *r, unsigned soldier, uint16_t card, unsigned n, unsigned end);
void     wf_add_own_ammo(struct grog_run *r, unsigned soldier);
int      wf_ammo_worth(const struct grog_match *m, const struct item *i);
bool     wf_ammo_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_listed *at, unsigned n,
                      struct grog_error *why);
bool     wf_kinds_fit(const struct grog_match *m, const struct item *i);

/* WF-SHW-79  Is there anything to Reload: is it Empty, or has it another kind? */
static inline bool wf_can_reload(const struct item *i)
{
    return (i->flags & ITEM_EMPTY) || (i->kinds && wf_ammo_of(i, wf_loaded(i)) < i->count);
}

grog_proc_fn wf_load_kind, wf_load_given;
wf_lister wf_list_ammo_kinds;
enum { LOAD_GIVEN_KIND = 1, LOAD_GIVEN_STEPS };
WF_RESTS(load_given, LOAD_GIVEN_STEPS);

#endif
