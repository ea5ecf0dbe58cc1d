/* SPDX-License-Identifier: MIT */
/* play_again.c -- see play_again.h. */
#include "kernel/fielding.h"
#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/market.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/campaigns.h"
#include "library/library.h"
#include "play_again.h"
#include "play_others.h"
#include "replay_walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number that its dice come from; false: they come of something else. */
static bool seed_of(const struct play *p, uint64_t *out)
{
    const uint8_t *seed = grog_journal_start(p->journal) ? NULL : grog_journal_seed(p->journal);
    *out = 0;
    for (unsigned i = 0; seed && i < GROG_SEED_BYTES; i++) {
        if (i < 8)
            *out |= (uint64_t)seed[i] << 8 * i;
        else if (seed[i])
            return false;
    }
    return seed != NULL;
}

static bool are_together(const struct play *p) { return grog_side(p->m, 0) == (1u << grog_seats(p->m)) - 1; }

/* The Mission that its team was bought for; "": there is none. */
static const char *mission_of(const struct play *p)
{
    const struct grog_market *market = p->m->system->market;
    int32_t card = market ? p->m->setup[market->mission] : 0;
    return card ? p->m->cards->card[card].name : "";
}

static bool is_won(const struct play *p)
{
    const struct grog_game *g = grog_journal_game(p->journal);
    return grog_over(g) && (g->winners & p->hands);
}

/* Is there a system of campaigns that fields such games, and no campaign yet? */
static bool has_no_campaign(const struct play *p)
{
    struct campaign_name *names = calloc(CAMPAIGNS_MOST, sizeof *names);
    bool none = names && !campaigns_list(names), fields = false;
    free(names);
    for (const struct grog_box *b = library_boxes(p->library); b->system; b++)
        fields = fields || (b->system->fielding && !strcmp(b->system->fielding->system, p->m->system->name));
    return none && fields;
}

bool again_can(const struct play *p, enum play_again how)
{
    uint64_t seed;
    if (p->part)                                        /* what comes next is for the campaign to say */
        return false;
    switch (how) {
    case AGAIN_DICE:     return true;
    case AGAIN_PRACTICE: return seed_of(p, &seed);
    case AGAIN_SIDE:     return grog_seats(p->m) == 2 && (p->hands == 1 || p->hands == 2) && !are_together(p);
    case AGAIN_CAMPAIGN: return *mission_of(p) && is_won(p) && has_no_campaign(p);
    case AGAIN_TEAM:     return are_together(p) && *mission_of(p);
    default:             return false;
    }
}

static void say_seats(unsigned hands, char *out, size_t room)
{
    struct grog_text t = { .at = out, .room = room };
    out[0] = 0;
    for (unsigned seat = 0, n = 0; seat < GROG_SEATS_MAX; seat++)
        if (hands >> seat & 1)
            grog_print(&t, "%s%u", n++ ? "," : "", seat);
}

void again_wish(const struct play *p, enum play_again how, struct again *out)
{
    struct grog_text bots = { .at = out->bots, .room = sizeof out->bots };
    uint64_t seed;
    out->bots[0] = 0;
    snprintf(out->system, sizeof out->system, "%s", grog_system_name(p->m->system));
    snprintf(out->setup, sizeof out->setup, "%s", grog_setup_text(p->m));
    snprintf(out->mission, sizeof out->mission, "%s", mission_of(p));
    if (how == AGAIN_PRACTICE)
        walk_practise(grog_setup_text(p->m), out->setup, sizeof out->setup);
    if (how == AGAIN_TEAM)
        snprintf(out->setup, sizeof out->setup, "practice %d", grog_practice(p->m));
    say_seats(how == AGAIN_SIDE ? 3u & ~p->hands : p->hands, out->seat, sizeof out->seat);
    others_list(p, &bots);
    out->how = how;
    out->wish = (struct play_wish){ .seed = play_any_seed(), .curtain = p->curtain, .watch = !p->hands,
                                    .match = { .system = out->system, .setup = out->setup } };
    if (how == AGAIN_PRACTICE && seed_of(p, &seed))
        out->wish.seed = seed;
    if (how == AGAIN_TEAM) {
        out->wish.match.mission = out->mission;
        out->wish.match.seats = grog_seats(p->m);
        out->wish.ask = true;
    }
    out->wish.seat = *out->seat ? out->seat : NULL;
    out->wish.bot = *out->bots ? out->bots : NULL;
}
