/* SPDX-License-Identifier: MIT */
/* source.c -- what lies on the things of a context (source.h).
 *
 * What is borne speaks as its bearer would: it has the bearer's roles and its own owner.
 * A tool bears nothing. */
#include "source.h"

#include <assert.h>

/* What one thing bears. */
static unsigned borne_by(const struct grog_match *m, const struct grog_game *g, uint16_t bearer, unsigned roles,
                         struct grog_topic of, struct grog_source *out)
{
    struct grog_source all[GROG_BORNE_MAX];
    if (!grog_thing_at(m, (struct grog_game *)(uintptr_t)g, bearer))
        return 0;
    unsigned n = m->system->bears(m, g, bearer, of, all), kept = 0;
    assert(n <= GROG_BORNE_MAX);
    for (unsigned i = 0; i < n; i++)
        if (grog_speaks(m, all[i].card, of)) {
            out[kept] = all[i];
            out[kept++].roles = (uint8_t)roles;
        }
    return kept;
}

unsigned grog_borne(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                    struct grog_topic of, struct grog_source out[2 * GROG_BORNE_MAX])
{
    uint8_t names = m->names[about->proc];
    uint16_t actor = names & GROG_ROLE_ACTOR ? about->actor : 0, target = names & GROG_ROLE_TARGET ? about->target : 0;
    if (actor == target)
        return borne_by(m, g, actor, GROG_ROLE_ACTOR | GROG_ROLE_TARGET, of, out);
    unsigned n = borne_by(m, g, actor, GROG_ROLE_ACTOR, of, out);
    return n + borne_by(m, g, target, GROG_ROLE_TARGET, of, &out[n]);
}
