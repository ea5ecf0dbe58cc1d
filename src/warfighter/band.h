/* SPDX-License-Identifier: MIT */
/* band.h -- Double-Reticle Hostiles: several Hostiles on one card.
 * Those of one band have one card and place.  One of them leads: it stands for the card where the card counts once. */
#ifndef WARFIGHTER_BAND_H
#define WARFIGHTER_BAND_H

#include "common.h"

bool     wf_leads_band(const struct warfighter *w, unsigned hostile);
static inline bool wf_leads(const struct warfighter *w, unsigned hostile)   /* no band, or the first of it */
{
    return !w->hostile[hostile].band || wf_leads_band(w, hostile);
}
uint16_t wf_other_of_band(const struct warfighter *w, uint16_t ref);        /* another of its card; 0: none */
unsigned wf_companions(const struct grog_match *m, uint16_t card);          /* Hostiles on it beyond the first */
void     wf_put_companions(struct grog_run *r, uint16_t card);              /* at the deal */
void     wf_enter_band(struct grog_run *r, uint16_t leader);                /* the others of its card */
void     wf_member_goes(struct grog_run *r, uint16_t ref);                  /* one of several */
void     wf_tell_band(struct warfighter *w, const struct hostile *h);        /* what this one of them knows */
void     wf_close_band(struct grog_run *r, struct hostile *leader);
void     wf_band_goes(struct grog_run *r, struct hostile *h, unsigned space);
bool     wf_is_held(const struct warfighter *w, const struct hostile *h);   /* by a Suppress counter on any of them */
int      wf_most_active(const struct grog_match *m, const struct warfighter *w, const struct hostile *leader);
wf_lister wf_list_spread;

#endif
