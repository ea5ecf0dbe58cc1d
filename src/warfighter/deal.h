/* SPDX-License-Identifier: MIT */
/* deal.h -- Mission Set-Up: the team in its places, the path, the decks, the counters, the first hands; and the
 * Resource Points that the team is worth. */
#ifndef WARFIGHTER_DEAL_H
#define WARFIGHTER_DEAL_H

#include "common.h"

unsigned wf_counters(const struct grog_match *m, uint16_t card, unsigned copies);   /* that it comes with */
void     wf_muster(struct grog_run *r);             /* Soldiers and what they have, in their places */
void     wf_lay_path(struct grog_run *r);           /* Mission and Objective */
void     wf_lay(struct grog_run *r);                 /* the table, with its decks in order */
void     wf_deal(struct grog_run *r);
void     wf_count_points(struct grog_run *r);       /* the team's Resource Points, anew */
int      wf_points_of(const struct grog_match *m, const struct warfighter *w);
void     wf_add_gift(struct grog_run *r, unsigned soldier, uint16_t card);      /* as if it stood on his card */
void     wf_add_printed(struct grog_run *r, unsigned soldier);
int      wf_worth(const struct grog_match *m, const struct item *i);        /* Resource Points, as bought */
void     wf_lay_target(struct grog_run *r, unsigned slot);                      /* of a card of the path */

#endif
