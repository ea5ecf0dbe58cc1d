/* SPDX-License-Identifier: MIT */
/* medals.h -- Medal Cards: a deck beside the table, who can earn one, and who has. */
#ifndef WARFIGHTER_MEDALS_H
#define WARFIGHTER_MEDALS_H

#include "common.h"

/* What stands in `extra` of an item that is a Medal: it can be earned (`count`: in so many Turns, or 0: till the end),
 * it is earned, it was and does nothing any more. */
enum { MEDAL_WAITS, MEDAL_WORN, MEDAL_OVER };
enum { MEDALS_OFF, MEDALS_ON, MEDALS_FREE };    /* FREE: who has some costs no more when he is selected */

static inline bool wf_has_medals(const struct grog_match *m) { return m->base[VALUE_MEDALS]; }
static inline bool wf_is_medal(const struct grog_match *m, const struct item *i)
{
    return kind_of(m, i->thing.card) == OF_MEDAL;
}
bool     wf_is_medal_silent(const struct grog_match *m, const struct item *i);
int      wf_medal_points(const struct grog_match *m, const struct warfighter *w, const struct item *i);
bool     wf_is_medal_of_deck(const struct grog_match *m, uint16_t medal);
unsigned wf_gifts(const struct grog_match *m, uint16_t medal);              /* cards that lie out of the game for it */
void     wf_put_gifts_out(struct grog_run *r, uint16_t medal);
void     wf_wear(struct grog_run *r, unsigned soldier, uint16_t medal);     /* at the muster: it was earned before */
void     wf_next_medal(struct grog_run *r);                                 /* if there is none on top */
void     wf_count_medal_turns(struct grog_run *r);
/* A Soldier's Medal, when he leaves: is it kept? */
bool     wf_keeps_medal(struct grog_run *r, unsigned item, enum fate how);
/* WF-MED-18, WF-MED-19: who has Suppressed or killed on the card; by: a Soldier, or 0. */
void     wf_hurts(struct grog_run *r, uint16_t hostile, uint16_t by);
int      wf_hurt_alone(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                       const struct grog_source *by, uint16_t word);
uint16_t wf_with_medals(const struct grog_match *m, uint16_t force);       /* the Hostiles that come then */

void wf_award(struct grog_run *r, uint16_t medal);                          /* effects */
void wf_reveal_medal(struct grog_run *r, uint16_t medal);
void wf_earn(struct grog_run *r, uint16_t medal);
void wf_shed(struct grog_run *r, uint16_t medal);
void wf_meet(struct grog_run *r);

#endif
