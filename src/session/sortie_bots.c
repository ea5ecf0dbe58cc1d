/* SPDX-License-Identifier: MIT */
/* sortie_bots.c -- see sortie_bots.h. */
#include "kernel/journal.h"
#include "kernel/state.h"
#include "sortie_bots.h"

#include <stdlib.h>
#include <string.h>

/* An ordinal that no Mission has, so that a bot's chance is no Mission's dice. */
static const uint32_t BOTS = UINT32_MAX;

static bool is_listed(const struct grog_options *l, struct grog_option o)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (!memcmp(&l->at[i], &o, sizeof o))
            return true;
    return false;
}

static bool choose(struct grog_journal *j, const struct grog_bot *bot, unsigned seat, struct grog_options *l,
                   struct grog_game *view, struct grog_dice *dice)
{
    const struct grog_match *m = grog_journal_match(j);
    struct grog_option o;
    grog_list(m, grog_journal_game(j), seat, l);
    if (!l->n)
        return false;
    grog_view(m, grog_journal_game(j), seat, view);
    if (bot == &grog_bot_random || !bot->choose(m, view, seat, l->at, l->n, dice, &o) || !is_listed(l, o))
        o = l->at[grog_dice_below(dice, l->n)];
    return grog_play(j, seat, o, NULL) == GROG_OK;
}

bool sortie_bots_play(struct grog_journal *j, const struct grog_bot *const bot[GROG_SEATS_MAX],
                      const uint8_t seed[GROG_SEED_BYTES], struct grog_error *why)
{
    const struct grog_match *m = grog_journal_match(j);
    struct grog_options *l = calloc(1, sizeof *l);
    struct grog_game *view = calloc(1, grog_state_bytes(m));
    uint8_t own[GROG_SEED_BYTES];
    struct grog_dice dice;
    grog_field_seed(seed, BOTS - grog_decisions(grog_journal_game(j)), own);
    grog_dice_seed(&dice, own);
    bool good = l && view;
    for (uint32_t i = 0; good && i < GROG_STEPS_MAX && !grog_over(grog_journal_game(j)); i++) {
        unsigned seat = grog_first_seat(grog_asked(grog_journal_game(j)));
        good = choose(j, bot[seat], seat, l, view, &dice);
    }
    good = good && grog_over(grog_journal_game(j));
    if (!good)
        grog_fail(why, 0, l && view ? "the bot cannot go on" : "out of memory");
    free(l);
    free(view);
    return good;
}
