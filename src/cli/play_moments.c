/* SPDX-License-Identifier: MIT */
/* play_moments.c -- the game as it was when each event of the last step was told.
 *
 * The rules run from one decision to the next; a table that tells what happened line by line shows with each line the
 * position of its moment.  What is kept is the game itself and not a seat's view: whoever looks at a moment looks with
 * the eyes of his seat, as at any position.
 *
 * What always holds here: there is room for every event of a step, so that nothing is allocated while the rules run;
 * the moments of a step last until the next one begins; a number of an older moment finds nothing. */
#include "kernel/state.h"
#include "kernel/witness.h"
#include "out.h"
#include "play.h"

#include <stdlib.h>
#include <string.h>

struct moments {
    struct grog_witness witness;                /* first: it is what the rules know of this */
    size_t   bytes;                             /* of a game */
    uint32_t before, n;                         /* moments of the steps before; of this one */
    unsigned char *game;                        /* GROG_EVENTS_MAX of them */
};

static void see(struct grog_witness *w, const struct grog_game *g, uint32_t event)
{
    struct moments *k = (struct moments *)(void *)w;
    if (!event) {                               /* a step has begun */
        k->before += k->n;
        k->n = 0;
    }
    memcpy(k->game + event * k->bytes, g, k->bytes);
    k->n = event + 1;
}

void moments_open(struct play *p)
{
    struct moments *k = must_have(1, sizeof *k);
    k->witness.sees = see;
    k->bytes = grog_state_bytes(p->m);
    k->game = must_have(GROG_EVENTS_MAX, k->bytes);
    p->moments = k;
    p->events->witness = &k->witness;
}

void moments_close(struct play *p)
{
    if (!p->moments)
        return;
    p->events->witness = NULL;
    free(p->moments->game);
    free(p->moments);
    p->moments = NULL;
}

uint32_t moments_of(const struct play *p, uint32_t event)
{
    return p->moments && event < p->moments->n ? p->moments->before + event + 1 : 0;
}

const struct grog_game *moments_at(const struct play *p, uint32_t moment)
{
    const struct moments *k = p->moments;
    if (!k || moment <= k->before || moment > k->before + k->n)
        return NULL;
    return (const struct grog_game *)(const void *)(k->game + (moment - k->before - 1) * k->bytes);
}
