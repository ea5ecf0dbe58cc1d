/* SPDX-License-Identifier: MIT */
/* bots.c -- see bots.h.  A new bot is a file here and a row of the table. */
#include "bots.h"
#include "kernel/nearest.h"
#include "kernel/state.h"

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
    { "campaign", &grog_bot_campaign },
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

static const struct grog_bot *bot_called(const char *system, const char *name, struct grog_error *why)
{
    const struct grog_bot *bot = grog_bot_find(system, name);
    if (bot)
        return bot;
    struct grog_nearest near = { .typed = name };
    for (unsigned i = 0; (bot = grog_bot_of(system, i)) != NULL; i++)
        grog_nearest_try(&near, bot->name);
    grog_fail(why, 0, "no bot of %s is called '%s'", system, name);
    grog_nearest_say(&near, why);
    struct grog_text t = { .at = why->text, .n = strlen(why->text), .room = sizeof why->text };
    for (unsigned i = 0; (bot = grog_bot_of(system, i)) != NULL; i++)
        grog_print(&t, "%s%s", i ? ", " : "; there are ", bot->name);
    return NULL;
}

bool grog_bots_named(const char *system, const char *names, const struct grog_bot *out[GROG_SEATS_MAX],
                     struct grog_error *why)
{
    const char *at = names;
    for (unsigned seat = 0; seat < GROG_SEATS_MAX; seat++) {
        char name[64] = "";
        size_t n = strcspn(at, ",");
        memcpy(name, at, n < sizeof name ? n : sizeof name - 1);
        out[seat] = bot_called(system, name, why);
        if (!out[seat])
            return false;
        at += strcspn(at, ",");
        at = *at ? at + 1 : names;
    }
    return true;
}

/* ---- for whoever has no dice of his own ------------------------------------------------ */

const char *grog_bot_name(const struct grog_bot *b)  { return b->name; }
const char *grog_bot_about(const struct grog_bot *b) { return b->about; }

static bool is_offered(const struct grog_options *l, struct grog_option o)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (!memcmp(&l->at[i], &o, sizeof o))
            return true;
    return false;
}

struct grog_option grog_bot_choose(const struct grog_bot *b, const struct grog_match *m, const struct grog_game *view,
                                   unsigned seat, const struct grog_options *options, uint64_t seed)
{
    uint8_t bytes[GROG_SEED_BYTES];
    struct grog_dice dice;
    struct grog_option o;
    grog_seed_from_number(seed ^ (uint64_t)grog_decisions(view) << 32, bytes);
    grog_dice_seed(&dice, bytes);
    if (b->choose(m, view, seat, options->at, options->n, &dice, &o) && is_offered(options, o))
        return o;
    return options->at[grog_dice_below(&dice, options->n)];
}
