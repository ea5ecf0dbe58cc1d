/* SPDX-License-Identifier: MIT */
/* forgo.c -- what a rule says that a player "can" do and costs him nothing: it is done, unless he does without.
 *
 * HN-ABL-44 a marker after a miss, HN-ABL-23 a spotter's corner less, HN-OOP-20 a card more. */
#include "forgo.h"
#include "explosion.h"
#include "play.h"
#include "shot.h"
#include "supply.h"

/* How much of it would be done, in the frame that is about to do it. */
static int16_t *offered(struct grog_frame *f)
{
    switch (f->proc) {
    case PROC_SHOT:   return &f->local[SHOT_MARKERS];
    case PROC_BLAST:  return &f->pending[BLAST_SPOTTER];
    case PROC_REFILL: return &f->pending[REFILL_MORE];
    default:          return NULL;
    }
}

void hn_list_forgo(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    grog_offer(l, grog_option(VERB_FORGO, 0, 0, 0, 0), hn_could_forgo(m, g, seat) ? 0 : R_ABL_44);
}

unsigned hn_forgo_seats(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    (void)g;
    return f->seat < m->seats ? 1u << f->seat : 0;
}

/* Once he has done without it there is nothing left to ask. */
bool hn_could_forgo(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct grog_frame *window = hn_frame_of(g, GROG_PROC_POINT);
    struct grog_frame by = window && window->subject ? g->frame[window->subject - 1] : (struct grog_frame){ 0 };
    const int16_t *much = offered(&by);
    (void)m;
    return much && *much > 0 && by.seat == seat;
}

/* HN-ABL-44, HN-ABL-23, HN-OOP-20  He does WITHOUT it. */
enum grog_flow hn_forgo(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FORGO);
    struct grog_frame *by = grog_subject(r, f);
    int16_t *much = by ? offered(by) : NULL;
    if (much)
        *much = 0;
    TELL(TOLD_FORGOES, f->seat);
    return GROG_DONE;
}
