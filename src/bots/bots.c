/* SPDX-License-Identifier: MIT */
/* bots.c -- see bots.h.  A new bot is a file here and a row of the table. */
#include "bots.h"

#include <string.h>

static bool choose_any(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                       const struct grog_option *option, uint32_t n, struct grog_dice *dice, struct grog_option *out)
{
    (void)m, (void)view, (void)seat;
    *out = option[grog_dice_below(dice, n)];
    return true;
}

const struct grog_bot grog_bot_random = { "random", "any option, each as likely", choose_any };

static const struct { const char *system; const struct grog_bot *bot; } bots[] = {
    { NULL, &grog_bot_random },                         /* NULL: every system */
    { "warfighter", &grog_bot_warfighter },
    { "heroes", &grog_bot_heroes },
};

const struct grog_bot *grog_bot_of(const char *system, unsigned i)
{
    for (size_t k = 0; k < GROG_COUNT(bots); k++)
        if ((!bots[k].system || !strcmp(bots[k].system, system)) && !i--)
            return bots[k].bot;
    return NULL;
}

const struct grog_bot *grog_bot_find(const char *system, const char *name)
{
    const struct grog_bot *bot;
    for (unsigned i = 0; (bot = grog_bot_of(system, i)) != NULL; i++)
        if (!strcmp(bot->name, name))
            return bot;
    return NULL;
}
