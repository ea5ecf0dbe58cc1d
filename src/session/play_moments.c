/* SPDX-License-Identifier: MIT */
/* play_moments.c -- the game as it was when each event of the last steps was told.
 *
 * The rules run from one decision to the next; a table that tells what happened line by line shows with each line the
 * position of its moment.  What is kept is the game itself and not a seat's view: whoever looks at a moment looks with
 * the eyes of his seat, as at any position.
 *
 * What always holds here: there is room for every event of a step, so that nothing is allocated while the rules run;
 * moments are numbered from 1, and the last GROG_EVENTS_MAX of them are kept, those of several steps that were made at
 * once too; a number of an older moment finds nothing. */
#include "kernel/state.h"
#include "kernel/witness.h"
#include "play_moments.h"

#include <stdlib.h>
#include <string.h>

struct moments {
    struct grog_witness witness;                /* first: it is what the rules know of this */
    size_t   bytes;                             /* of a game */
    uint32_t before, n;                         /* moments of the steps before; of this one */
    unsigned char *game;                        /* GROG_EVENTS_MAX of them, each where its number says */
};

static unsigned char *place_of(const struct moments *k, uint32_t moment)
{
    return k->game + (moment - 1) % GROG_EVENTS_MAX * k->bytes;
}

static void see(struct grog_witness *w, const struct grog_game *g, uint32_t event)
{
    struct moments *k = (struct moments *)(void *)w;
    if (!event) {                               /* a step has begun */
        k->before += k->n;
        k->n = 0;
    }
    k->n = event + 1;
    memcpy(place_of(k, k->before + k->n), g, k->bytes);
}

void moments_open(struct play *p)
{
    struct moments *k = calloc(1, sizeof *k);
    unsigned char *game = calloc(GROG_EVENTS_MAX, grog_state_bytes(p->m));
    if (!k || !game) {                                  /* then there are none to look at */
        free(k);
        free(game);
        return;
    }
    k->witness.sees = see;
    k->bytes = grog_state_bytes(p->m);
    k->game = game;
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
    if (!k || !moment || moment > k->before + k->n || k->before + k->n - moment >= GROG_EVENTS_MAX)
        return NULL;
    return (const struct grog_game *)(const void *)place_of(k, moment);
}
