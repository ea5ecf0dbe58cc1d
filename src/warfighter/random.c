/* SPDX-License-Identifier: MIT */
/* random.c -- Random Mission Generation, an optional rule: not of a game, but of what is chosen before it. */
#include "common.h"
#include "optional_rules.h"
#include "kernel/market.h"

_Static_assert((int)RESCUE_ROOM <= (int)GROG_DRAWN_MAX, "all who are rescued are drawn");

static bool lists(const int16_t *list, int16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if (list[1 + i] == card)
            return true;
    return false;
}

/* Can a Mission be of both types: does neither want what the other has otherwise? */
static bool agree(const int16_t *a, const int16_t *b)
{
    static const uint8_t one[] = { TYPE_LAYS, TYPE_START, TYPE_TRANSPORT };
    for (unsigned i = 0; i < GROG_COUNT(one); i++)
        if (a[one[i]] && b[one[i]] && a[one[i]] != b[one[i]])
            return false;
    return !a[TYPE_FIRST] || !b[TYPE_FIRST];
}

/* Can a card of this type lie with one that lists these? */
static bool type_fits(const struct grog_cards *cards, int16_t type, const int16_t *others)
{
    const int16_t *t = cards->card[type].number;
    if (lists(others, type))
        return true;
    if (t[TYPE_PAIRED])
        return false;                                   /* NAM-SET-19, CHT-SET-10  what is a set stays together */
    for (int i = 0; i < others[0]; i++)
        if (lists(t + TYPE_BARS, others[1 + i]) || !agree(t, cards->card[others[1 + i]].number))
            return false;
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

/* NAM-MSN-38  Of several Objectives each is there once, and none of them lies in a path of its own. */
static bool goes_with_others(const struct grog_cards *cards, const int16_t *others, uint16_t objective)
{
    const int16_t *types = cards->card[objective].number + OBJECTIVE_TYPES;
    for (int i = 0; i < others[0]; i++)
        if (wf_listed(others, i).card == objective)
            return false;
    for (int i = 0; i < types[0]; i++)
        if (others[0] && cards->card[types[1 + i]].number[TYPE_LAYS])
            return false;
    return true;
}

/* WF-OPT-12  Of one Region, and cards that go together; CHT-SET-10  of these, any combination. */
static bool pair_fits(const struct grog_cards *cards, uint16_t mission, uint16_t objective)
{
    const int16_t *of_mission = cards->card[mission].number, *of_objective = cards->card[objective].number;
    const int16_t *m = of_mission + MISSION_TYPES, *o = of_objective + OBJECTIVE_TYPES;
    if (of_objective[PLACE_REGION] && of_objective[PLACE_REGION] != of_mission[PLACE_REGION])
        return false;
    for (int i = 0; i < m[0]; i++)
        if (!type_fits(cards, m[1 + i], o))
            return false;
    for (int i = 0; i < o[0]; i++)
        if (!type_fits(cards, o[1 + i], m))
            return false;
    return goes_with_others(cards, of_mission + MISSION_OTHERS, objective)
        && is_delivered(cards, mission, (uint16_t)of_objective[OBJECTIVE_DELIVER]);
}

/* One of the Objectives for the Mission (0: of the Missions that have one), each as likely: the lot, or how many. */
static unsigned pick(const struct grog_cards *cards, uint16_t mission, unsigned lot, uint16_t *found)
{
    unsigned n = 0;
    for (uint32_t c = 1; c < cards->cards; c++) {
        uint16_t card = (uint16_t)c, one;
        const struct grog_card *at = &cards->card[c];
        bool is = mission ? at->kind == OF_OBJECTIVE && pair_fits(cards, mission, card)
                          : at->kind == OF_MISSION && pick(cards, card, 0, &one);
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

static bool is_vehicle(const struct grog_card *c) { return c->kind == OF_SQUAD && c->number[SQUAD_VEHICLE]; }

/* NAM-MSN-24, CHT-MSN-13  Those who are to be rescued, by lot from all Soldiers of the kinds that the Mission lists,
 * each once; NAM-MSN-25  anew while they cost more than it has.  How many; 0: there are none. */
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
                bool taken = cards->card[c].kind != (enum card_kind)kinds[1 + n];
                taken = taken || is_vehicle(&cards->card[c]);    /* NAM-MSN-24, CHT-MSN-13  a type of its own */
                for (unsigned k = 0; k < n; k++)
                    taken = taken || out[k] == c;
                if (!taken && grog_dice_below(dice, ++found) == 0)
                    out[n] = (uint16_t)c;
            }
            if (!found)
                return 0;
            cost += cards->card[out[n]].number[SOLDIER_COST];
        }
        if (cost <= cards->card[mission].number[MISSION_RESOURCES])
            return n;
    }
    return 0;
}
