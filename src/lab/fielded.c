/* SPDX-License-Identifier: MIT */
/* fielded.c -- see fielded.h. */
#include "fielded.h"
#include "command/memory.h"
#include "kernel/fielding.h"
#include "kernel/state.h"
#include "library/library.h"
#include "session/sortie.h"
#include "session/sortie_bots.h"
#include "session/sortie_parts.h"

#include <stdlib.h>
#include <string.h>

struct fielded {
    struct library *library;
    struct sortie now;                  /* the Mission that was fought; number 0: none yet */
    struct grog_match *match;
    struct grog_result result;
};

struct fielded *fielded_new(struct library *l)
{
    struct fielded *f = must_have(1, sizeof *f);
    f->library = l;
    return f;
}

void fielded_free(struct fielded *f)
{
    if (f)
        grog_match_free(f->match);
    free(f);
}

void fielded_begin(struct fielded *f) { f->now.number = 0; }

/* The options that lead away without a Mission come first; how many they are. */
static uint32_t sort_closing(const struct grog_match *m, const struct grog_game *g, struct grog_options *l)
{
    uint32_t n = 0;
    unsigned seat = grog_first_seat(grog_asked(g));
    for (uint32_t i = 0; i < l->n; i++) {
        struct grog_option o = l->at[i];
        bool back;
        if (!sortie_closes(m, g, seat, o, &back))
            continue;
        l->at[i] = l->at[n];
        l->at[n++] = o;
    }
    return n;
}

static bool fight(struct fielded *f, struct grog_error *why)
{
    const struct grog_bot *bot[GROG_SEATS_MAX];
    const char *name = grog_bot_find(f->now.system, "heuristic") ? "heuristic" : grog_bot_random.name;
    struct grog_journal *j = f->match ? grog_journal_new(f->match, f->now.seed) : NULL;
    bool good = j && grog_bots_named(f->now.system, name, bot, why) && sortie_bots_play(j, bot, f->now.seed, why);
    if (good)
        grog_result(f->match, grog_journal_game(j), &f->result);
    grog_journal_free(j);
    return good;
}

bool fielded_report(struct fielded *f, const struct grog_match *m, const struct grog_game *g,
                    struct grog_options *listed, struct grog_option *out, uint32_t *refused, struct grog_error *why)
{
    uint32_t number = m->system->fielding->ordinal(m, g) + 1;
    *refused = 0;
    if (f->now.number != number) {
        if (!sortie_fielded(m, g, &f->now, why))
            return false;
        grog_match_free(f->match);
        f->match = sortie_match(f->library, &f->now, why);
        *refused = f->match ? 0 : sort_closing(m, g, listed);
        if (!f->match || !fight(f, why)) {
            f->now.number = 0;                          /* it is fielded again, or not at all */
            return false;
        }
    }
    if (m->system->fielding->report(m, g, f->match, &f->result, out))
        return true;
    grog_fail(why, 0, "the report of Mission %u is not understood", (unsigned)number);
    return false;
}
