/* SPDX-License-Identifier: MIT */
/* random.c -- Random Mission Generation, an optional rule: not of a game, but of what is chosen before it. */
#include "common.h"
#include "optional_rules.h"
#include "outfit.h"
#include "kernel/market.h"

_Static_assert((int)RESCUE_ROOM <= (int)GROG_DRAWN_MAX, "all who are rescued are drawn");

static bool lists(const int16_t *list, int16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if (list[1 + i] == card)
            return true;
    return false;
}

/* NAM-SET-19  Do these types, of the one card, go with those of the other?  What is played as a set stays together,
 * and what wants the path or the start to be otherwise comes alone. */
static bool types_go(const struct grog_cards *cards, const int16_t *types, const int16_t *others)
{
    static const uint8_t one[] = { TYPE_LAYS, TYPE_START, TYPE_TRANSPORT, TYPE_FIRST };
    for (int i = 0; i < types[0]; i++) {
        const int16_t *type = cards->card[types[1 + i]].number;
        if (type[TYPE_PAIRED] && !lists(others, types[1 + i]))
            return false;
        for (int k = 0; k < type[TYPE_BARS]; k++)
            if (lists(others, type[TYPE_BARS + 1 + k]))
                return false;
        for (int k = 0; k < others[0]; k++)
            for (unsigned j = 0; j < GROG_COUNT(one); j++) {
                int16_t a = type[one[j]], b = cards->card[others[1 + k]].number[one[j]];
                if (a && b && a != b)
                    return false;
            }
    }
    return true;
}

static bool is_field_gear(const struct grog_card *c)
{
    return c->number[c->kind == OF_WEAPON ? WEAPON_FIELD : EQUIPMENT_FIELD] != 0;
}

/* CHT-OBJ-15: can the team that is ready for the Mission deliver what the Objective wants? */
static bool is_delivered(const struct grog_cards *cards, uint16_t mission, uint16_t wanted)
{
    if (!wanted || is_field_gear(&cards->card[wanted]))
        return true;
    for (uint32_t c = 1; c < cards->cards; c++) {
        const int16_t *n = cards->card[c].number;
        if (cards->card[c].kind != OF_TEAM || (uint16_t)n[TEAM_MISSION] != mission)
            continue;
        for (int i = 0; i < n[TEAM_CARDS]; i++)
            if (wf_listed(n + TEAM_CARDS, i).card == wanted)
                return true;
        return false;
    }
    return true;                                        /* one has to be bought */
}

/* WF-OPT-12  Of one Region; NAM-SET-19, CHT-SET-10  any two that go together. */
bool wf_pair_fits(const struct grog_cards *cards, const struct grog_card *mission,
                  const struct grog_card *objective)
{
    const int16_t *m = mission->number + MISSION_TYPES, *o = objective->number + OBJECTIVE_TYPES;
    if (objective->number[PLACE_REGION] && objective->number[PLACE_REGION] != mission->number[PLACE_REGION])
        return false;
    for (int i = 0; i < mission->number[MISSION_OTHERS]; i++)       /* NAM-MSN-38  it lies there already */
        if (&cards->card[wf_listed(mission->number + MISSION_OTHERS, i).card] == objective)
            return false;
    for (int i = 0; mission->number[MISSION_OTHERS] && i < o[0]; i++)
        if (cards->card[o[1 + i]].number[TYPE_LAYS])
            return false;
    return types_go(cards, m, o) && types_go(cards, o, m);
}

/* One of the Objectives for the Mission (0: of the Missions that have one), each as likely: the lot, or how many. */
static unsigned pick(const struct grog_cards *cards, uint16_t mission, unsigned lot, uint16_t *found)
{
    unsigned n = 0;
    for (uint32_t c = 1; c < cards->cards; c++) {
        uint16_t card = (uint16_t)c, one;
        const struct grog_card *k = &cards->card[c];
        bool is = mission ? k->kind == OF_OBJECTIVE && wf_pair_fits(cards, &cards->card[mission], k)
                            && is_delivered(cards, mission, (uint16_t)k->number[OBJECTIVE_DELIVER])
                          : k->kind == OF_MISSION && pick(cards, card, 0, &one);
        if (is && n++ == lot)
            *found = card;
    }
    return n;
}

bool wf_random_mission(const struct grog_cards *cards, struct grog_dice *dice, uint16_t *mission,
                       uint16_t *objective)
{
    unsigned n = pick(cards, 0, 0, mission);
    if (!n)
        return false;
    pick(cards, 0, grog_dice_below(dice, n), mission);
    n = pick(cards, *mission, 0, objective);
    pick(cards, *mission, grog_dice_below(dice, n), objective);
    return true;
}

/* WF-OPT-12  The record of the game names what came up. */
unsigned wf_by_lot(const struct grog_cards *cards, struct grog_dice *dice, struct grog_lot out[GROG_DRAWN_MAX])
{
    out[0].row = SETUP_MISSION;
    out[1].row = SETUP_OBJECTIVE;
    return wf_random_mission(cards, dice, &out[0].card, &out[1].card) ? 2 : 0;
}

/* NAM-MSN-24, CHT-MSN-13, NAM-SET-41  A Soldier of that kind, and no Vehicle, which is Called In later. */
bool wf_can_be_rescued(const struct grog_card *card, int16_t kind)
{
    if (card->kind != (enum card_kind)kind)
        return false;
    return kind != OF_SQUAD || !card->number[SQUAD_VEHICLE];
}

/* NAM-CON-40  Nobody can buy who comes as a Hostile. */
static bool comes_otherwise(const struct grog_cards *cards, uint32_t card)
{
    for (uint32_t c = 1; c < cards->cards; c++)
        if (cards->card[c].kind == OF_HOSTILE && (uint16_t)cards->card[c].number[HOSTILE_JOINS] == card)
            return true;
    return false;
}

/* NAM-MSN-24, CHT-MSN-13  Those who are to be rescued, by lot from all Soldiers of the kinds that the Mission lists,
 * each once.  How many; 0: there are none. */
unsigned wf_random_rescue(const struct grog_cards *cards, struct grog_dice *dice, uint16_t mission, uint16_t *out)
{
    enum { TRIES = 1000 };
    const int16_t *kinds = cards->card[mission].number + MISSION_RESCUES;
    for (unsigned tries = 0; tries < TRIES; tries++) {
        unsigned n = 0;
        int cost = 0;
        for (; n < (unsigned)kinds[0]; n++) {
            unsigned found = 0;
            for (uint32_t c = 1; c < cards->cards; c++) {
                bool taken = !wf_can_be_rescued(&cards->card[c], kinds[1 + n]) || comes_otherwise(cards, c);
                for (unsigned k = 0; k < n; k++)
                    taken = taken || out[k] == c;
                if (!taken && grog_dice_below(dice, ++found) == 0)
                    out[n] = (uint16_t)c;
            }
            if (!found)
                return 0;
            cost += cards->card[out[n]].number[SOLDIER_COST];
        }
        /* NAM-MSN-25  Anew while they cost more than it has. */
        if (cost <= cards->card[mission].number[MISSION_RESOURCES])
            return n;
    }
    return 0;
}
