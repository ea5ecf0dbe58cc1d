/* SPDX-License-Identifier: MIT */
/* demands_path.c -- what is demanded of Locations, Missions, Objectives and their targets. */
#include "demands.h"

/* ---- the table of Hostiles --------------------------------------------------- */

static const int16_t *table_of(HELD) { return held_of(h, PLACE_HOSTILES); }

bool wf_place_draws_nobody(HELD) { return !table_of(h)[0] && !*held_of(h, LOCATION_OBSTACLE); }

/* A team of fewer points than the first row meets nobody. */
bool wf_place_begins_above(HELD) { return table_of(h)[0] && wf_level(table_of(h), 0).at > 0; }

/* The last row that is reached counts: one that asks for no more than the next is never read. */
bool wf_place_rows_are_unread(HELD)
{
    const int16_t *table = table_of(h);
    for (int i = 1; i < table[0]; i++)
        if (wf_level(table, i).at <= wf_level(table, i - 1).at)
            return true;
    return false;
}

bool wf_place_falls(HELD)
{
    const int16_t *table = table_of(h);
    for (int i = 1; i < table[0]; i++)
        if (wf_level(table, i).is < wf_level(table, i - 1).is)
            return true;
    return false;
}

/* ---- what is rolled for there --------------------------------------------------- */

/* An ability of its own that is about itself. */
static bool speaks_of_itself_at(HELD, unsigned point)
{
    for (unsigned i = 0; i < h->abilities; i++)
        if (held_ability(h, i)->point == point && held_ability(h, i)->scope != GROG_FOR_ALL)
            return true;
    return false;
}

/* What is rolled for has no effect, or the effect is never rolled for. */
static bool is_half(HELD, unsigned field, unsigned point)
{
    return *held_of(h, field) ? !held_speaks_at(h, point) : speaks_of_itself_at(h, point);
}

/* To have Resolved it may be all that is gained. */
bool wf_place_success_is_half(HELD)
{
    return is_half(h, PLACE_SUCCESS, POINT_SUCCESS) && !held_asks(h, MEASURE_RESOLVED)
        && !held_asks(h, MEASURE_RESOLVED_LOCATIONS);
}

bool wf_place_fail_is_half(HELD)     { return is_half(h, PLACE_FAIL, POINT_FAILS); }
bool wf_place_obstacle_is_half(HELD) { return is_half(h, LOCATION_OBSTACLE, POINT_SET_OFF); }

bool wf_place_disarms_nothing(HELD)
{
    return !*held_of(h, LOCATION_OBSTACLE)
        && (*held_of(h, LOCATION_DETECT) || *held_of(h, LOCATION_DISARM) != NO_DISARM);
}

bool wf_place_reinforces_never_and_always(HELD)
{
    bool draws = held_card(h)->kind == OF_LOCATION || held_card(h)->kind == OF_OBJECTIVE;
    return *held_of(h, PLACE_NEVER) && (*held_of(h, PLACE_REIN_ROLL) || (draws && *held_of(h, PLACE_ALWAYS)));
}

/* Where the keywords of a kind lie that can bear an ability; 0: it has none. */
static unsigned keywords_at(enum card_kind kind)
{
    return is_soldier(kind) ? SOLDIER_KEYWORDS : kind == OF_SKILL ? SKILL_KEYWORDS : kind == OF_RECORD ? RECORD_KEYWORDS
         : kind == OF_EQUIPMENT ? EQUIPMENT_KEYWORDS : kind == OF_WEAPON ? WEAPON_KEYWORDS : 0;
}

static bool anybody_has(const struct grog_match *m, uint16_t ability)
{
    for (uint32_t c = 1; c < m->cards->cards; c++) {
        unsigned at = keywords_at(kind_of(m, (uint16_t)c));
        if (at && wf_is_listed(numbers_of(m, (uint16_t)c) + at, LISTED_WIDE, ability))
            return true;
    }
    return !ability;
}

bool wf_place_asks_what_nobody_has(HELD)
{
    uint16_t obstacle = held_card(h)->kind == OF_LOCATION ? (uint16_t)*held_of(h, LOCATION_OBSTACLE) : 0;
    return !anybody_has(h->m, (uint16_t)*held_of(h, PLACE_SUCCESS)) || !anybody_has(h->m, obstacle)
        || !anybody_has(h->m, (uint16_t)*held_of(h, PLACE_FAIL));
}

/* ---- Missions --------------------------------------------------------------------- */

bool wf_mission_has_no_goal(HELD)  { return !*held_of(h, MISSION_GOAL); }
bool wf_mission_has_no_force(HELD) { return !*held_of(h, MISSION_FORCE); }

static bool lies_elsewhere(HELD, uint16_t objective)
{
    int16_t here = *held_of(h, PLACE_REGION), there = objective ? numbers_of(h->m, objective)[PLACE_REGION] : 0;
    return here && there && here != there;
}

bool wf_mission_goal_is_elsewhere(HELD)
{
    const int16_t *others = held_of(h, MISSION_OTHERS);
    for (int i = 0; i < others[0]; i++)
        if (lies_elsewhere(h, wf_listed(others, i).card))
            return true;
    return lies_elsewhere(h, (uint16_t)*held_of(h, MISSION_GOAL));
}

/* NAM-MSN-38  Each Objective before the last has a space of its own, before it. */
bool wf_mission_objectives_are_beyond(HELD)
{
    const int16_t *others = held_of(h, MISSION_OTHERS);
    for (int i = 0; i < others[0]; i++) {
        if (wf_listed(others, i).n >= *held_of(h, MISSION_OBJECTIVE))
            return true;
        for (int k = 0; k < i; k++)
            if (wf_listed(others, i).n == wf_listed(others, k).n)
                return true;
    }
    return false;
}

static bool is_met(const struct grog_match *m, uint16_t force)
{
    GROG_EACH_OF(m, OF_HOSTILE, c) {
        const int16_t *n = numbers_of(m, *c);
        if (n[COPIES] && !n[HOSTILE_DECK] && (uint16_t)n[HOSTILE_FORCE] == force)
            return true;
    }
    return false;
}

/* The force, or a part of it, has no Hostile that is dealt. */
bool wf_mission_meets_nobody(HELD)
{
    uint16_t force = (uint16_t)*held_of(h, MISSION_FORCE);
    const int16_t *parts = force ? numbers_of(h->m, force) + FORCE_PARTS : NULL;
    for (int i = 0; force && i < parts[0]; i++)
        if (is_met(h->m, (uint16_t)parts[1 + i]))
            return false;
    return force && !is_met(h->m, force);
}

/* WF-MSN-14  A Location for every space between Mission and Objective; a type that has a path of its own has them. */
bool wf_mission_has_too_few_locations(HELD)
{
    int needed = *held_of(h, MISSION_OBJECTIVE) - 2 - *held_of(h, MISSION_OTHERS), there = 0;
    const int16_t *types = held_of(h, MISSION_TYPES);
    for (int i = 0; i < types[0]; i++)
        if (numbers_of(h->m, (uint16_t)types[1 + i])[TYPE_PATH])
            return false;
    GROG_EACH_OF(h->m, OF_LOCATION, c) {
        const int16_t *n = numbers_of(h->m, *c);
        if (!n[LOCATION_DECK] && (!n[PLACE_REGION] || n[PLACE_REGION] == *held_of(h, PLACE_REGION)))
            there += n[LOCATION_COPIES];
    }
    return there < needed;
}

/* NAM-MSN-24, NAM-MSN-29  Soldiers, and no more of them are to come back than there are. */
bool wf_mission_rescues_too_few(HELD)
{
    const int16_t *kinds = held_of(h, MISSION_RESCUES);
    for (int i = 0; i < kinds[0]; i++)
        if (!is_soldier((enum card_kind)kinds[1 + i]))
            return true;
    return *held_of(h, MISSION_RESCUED) > kinds[0] || (kinds[0] && !*held_of(h, MISSION_RESCUED));
}

bool wf_mission_escorts_nobody(HELD)
{
    uint16_t whom = (uint16_t)*held_of(h, MISSION_ESCORTS);
    return whom && !is_soldier(kind_of(h->m, whom));
}

/* WF-HLD-04  Of a type that is paired are both, or neither. */
bool wf_mission_goal_is_of_another_type(HELD)
{
    uint16_t goal = (uint16_t)*held_of(h, MISSION_GOAL);
    GROG_EACH_OF(h->m, OF_TYPE, type)
        if (goal && numbers_of(h->m, *type)[TYPE_PAIRED]
            && wf_is_listed(held_of(h, MISSION_TYPES), 1, *type)
            != wf_is_listed(numbers_of(h->m, goal) + OBJECTIVE_TYPES, 1, *type))
            return true;
    return false;
}

/* ---- Objectives ------------------------------------------------------------------- */

static bool does(const struct grog_match *m, uint16_t card, unsigned effect)
{
    return held_does(&(struct grog_held){ .m = m, .card = card }, effect);
}

/* A Mission for which it is the Objective says how it is done: its type, its errand or its text. */
static bool is_done_by_mission(HELD)
{
    GROG_EACH_OF(h->m, OF_MISSION, c) {
        const int16_t *n = numbers_of(h->m, *c);
        bool its = (uint16_t)n[MISSION_GOAL] == h->card || wf_is_listed(n + MISSION_OTHERS, LISTED_WIDE, h->card);
        if (its && (n[MISSION_TYPES] || n[MISSION_RESCUES] || n[MISSION_ESCORTS] || does(h->m, *c, EFFECT_COMPLETE)
                    || does(h->m, *c, EFFECT_SUCCEED)))
            return true;
    }
    return false;
}

/* Neither it nor a type that it has says how it is done. */
bool wf_objective_is_never_done(HELD)
{
    static const uint8_t goals[] = { OBJECTIVE_ELIMINATE, OBJECTIVE_DESTROY, OBJECTIVE_KEEP_CLEAR, OBJECTIVE_DELIVER,
                                     OBJECTIVE_PRESENT_DIES, OBJECTIVE_FIND, OBJECTIVE_TYPES };
    for (unsigned i = 0; i < GROG_COUNT(goals); i++)
        if (*held_of(h, goals[i]))
            return false;
    return !held_does(h, EFFECT_COMPLETE) && !held_does(h, EFFECT_SUCCEED) && !is_done_by_mission(h);
}

bool wf_objective_has_nobody_present(HELD)
{
    return *held_of(h, OBJECTIVE_PRESENT_DIES) && !*held_of(h, OBJECTIVE_PRESENT);
}

bool wf_objective_is_clear_at_once(HELD)
{
    return *held_of(h, OBJECTIVE_ELIMINATE) && !table_of(h)[0] && !*held_of(h, OBJECTIVE_PRESENT);
}

bool wf_target_cannot_be_destroyed(HELD) { return *held_of(h, TARGET_STRIKE_ONLY) && !*held_of(h, TARGET_STRIKE); }
