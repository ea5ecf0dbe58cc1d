/* SPDX-License-Identifier: MIT */
/* systems.c -- see systems.h.  A new system is a line here. */
#include "systems.h"
#include "kernel/system.h"

#include <string.h>

extern const struct grog_system warfighter_system, heroes_system, duel_system, campaign_system;
extern const struct grog_cards  warfighter_cards, heroes_cards, duel_cards, campaign_cards;
extern const struct grog_explain explain_warfighter, explain_heroes, explain_duel, explain_campaign;

const struct library_system library_systems[] = {
    { &warfighter_system, &warfighter_cards, &explain_warfighter, false },
    { &heroes_system, &heroes_cards, &explain_heroes, false },
    { &duel_system, &duel_cards, &explain_duel, true },
    { &campaign_system, &campaign_cards, &explain_campaign, true },
    { 0 },
};

const struct library_system *library_system_named(const char *name)
{
    for (const struct library_system *row = library_systems; row->system; row++)
        if (!strcmp(row->system->name, name))
            return row;
    return NULL;
}

const struct grog_explain *grog_explain_of(const struct grog_system *s)
{
    static const struct grog_explain plain = { 0 };
    for (const struct library_system *row = library_systems; row->system; row++)
        if (row->system == s && row->explain)
            return row->explain;
    return &plain;
}

enum grog_status grog_told_odds(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                                struct grog_option o, struct grog_odds *out)
{
    return grog_odds_by(grog_explain_of(m->system), m, view, seat, o, out);
}
