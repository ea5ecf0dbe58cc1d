/* SPDX-License-Identifier: MIT */
/* random.c -- Random Mission Generation, an optional rule: not of a game, but of what is chosen before it. */
#include "rules.h"

/* WF-OPT-12  Of one Region, and of the same types of Mission. */
static bool pair_fits(const struct grog_card *mission, const struct grog_card *objective)
{
    const int16_t *m = mission->number + MISSION_TYPES, *o = objective->number + OBJECTIVE_TYPES;
    if (objective->number[PLACE_REGION] && objective->number[PLACE_REGION] != mission->number[PLACE_REGION])
        return false;
    for (int i = 0; i <= m[0]; i++)
        if (m[i] != o[i])
            return false;
    return true;
}

/* One of the Objectives for the Mission (0: of the Missions that have one), each as likely: the lot, or how many. */
static unsigned pick(const struct grog_cards *cards, uint16_t mission, unsigned lot, uint16_t *found)
{
    unsigned n = 0;
    for (uint32_t c = 1; c < cards->cards; c++) {
        uint16_t card = (uint16_t)c, one;
        bool is = mission ? cards->card[c].kind == OF_OBJECTIVE && pair_fits(&cards->card[mission], &cards->card[c])
                          : cards->card[c].kind == OF_MISSION && pick(cards, card, 0, &one);
        if (is && n++ == lot)
            *found = card;
    }
    return n;
}

bool wf_random_mission(const struct grog_cards *cards, struct grog_dice *dice, uint16_t *mission, uint16_t *objective)
{
    unsigned n = pick(cards, 0, 0, mission);
    if (!n)
        return false;
    pick(cards, 0, grog_dice_below(dice, n), mission);
    n = pick(cards, *mission, 0, objective);
    pick(cards, *mission, grog_dice_below(dice, n), objective);
    return true;
}
