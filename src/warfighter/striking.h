/* SPDX-License-Identifier: MIT */
/* striking.h -- Striking Range: what Settings with it have beyond Hand to Hand Combat.
 * A Soldier is in Striking with one card, or with his Location, or with nobody. */
#ifndef WARFIGHTER_STRIKING_H
#define WARFIGHTER_STRIKING_H

#include "common.h"

bool     wf_is_close_arm(const struct grog_match *m, uint16_t weapon);
static inline bool is_striking(const struct soldier *s) { return s->engaged || (s->flags & SOLDIER_CLOSE); }
static inline bool is_striking_or_freed(const struct soldier *s)
{
    return is_striking(s) || (s->flags & SOLDIER_FREED);
}
/* Is he in Striking with this card, by itself or with all there?  WF-HTH-04, NAM-ACT-48, NAM-ACT-128 */
static inline bool wf_strikes(const struct warfighter *w, const struct soldier *s, uint16_t hostile)
{
    return s->engaged ? s->engaged == hostile
                      : (s->flags & SOLDIER_CLOSE) && w->hostile[grog_ref_slot(hostile)].place == s->place;
}
bool     wf_is_close(const struct grog_match *m, const struct grog_game *g, unsigned space);
bool     wf_can_be_attacked(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
void     wf_turns_on_striker(struct grog_run *r, uint16_t hostile, unsigned soldier);
void     wf_bodyguard_goes(struct grog_run *r, struct soldier *s, uint16_t hostile);
void     wf_charge_goes(const struct grog_run *r, struct soldier *s, uint16_t hostile);
void     wf_face_strikers(struct grog_run *r);
grog_rule wf_may_be_struck(const struct grog_match *m, const struct grog_game *g, unsigned hostile);
uint16_t wf_barred_target(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item);
void     wf_list_striking(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                          struct grog_list *l);

grog_proc_fn wf_close_in, wf_step_back, wf_shift;

#endif
