/* SPDX-License-Identifier: MIT */
/* demands_team.c -- what is demanded of Soldiers, and of the cards that are dealt to them. */
#include "demands.h"

/* ---- Soldiers --------------------------------------------------------------- */

/* WF-SOL-19  Weapons, Skills and Equipment. */
bool wf_soldier_prints_other_cards(HELD)
{
    const int16_t *printed = held_of(h, SOLDIER_PRINTED);
    for (int i = 0; i < printed[0]; i++) {
        enum card_kind kind = kind_of(h->m, wf_listed(printed, i).card);
        if (kind != OF_WEAPON && kind != OF_SKILL && kind != OF_EQUIPMENT && kind != OF_RECORD)
            return true;
    }
    return false;
}

/* A table, the rows of which begin with a Health, that leaves out one of his. */
static bool leaves_out(HELD, const int16_t *table, unsigned wide)
{
    for (int health = 1; table[0] && health <= *held_of(h, SOLDIER_HEALTH); health++)
        if (!wf_is_listed(table, wide, (uint16_t)health))
            return true;
    return false;
}

bool wf_soldier_has_no_actions(HELD) { return leaves_out(h, held_of(h, OTHER_ACTIONS), LEVEL_WIDE); }
bool wf_squad_has_no_hits(HELD)      { return leaves_out(h, held_of(h, SQUAD_HITS), RANGE_WIDE); }

/* A row for a Health that he never has. */
bool wf_soldier_table_is_unread(HELD)
{
    const int16_t *table = held_of(h, OTHER_ACTIONS), *hits = held_of(h, SQUAD_HITS);
    int health = *held_of(h, SOLDIER_HEALTH);
    for (int i = 0; i < table[0]; i++)
        if (wf_level(table, i).at > health || !wf_level(table, i).at)
            return true;
    for (int i = 0; held_card(h)->kind == OF_SQUAD && i < hits[0]; i++)
        if (wf_squad_hit(hits, i).health > health || !wf_squad_hit(hits, i).health)
            return true;
    return false;
}

/* He comes as printed, and nothing that is printed Attacks. */
bool wf_soldier_is_unarmed(HELD)
{
    const int16_t *printed = held_of(h, SOLDIER_PRINTED);
    for (int i = 0; i < printed[0]; i++)
        if (kind_of(h->m, wf_listed(printed, i).card) == OF_WEAPON)
            return false;
    return !*held_of(h, SOLDIER_CHOSEN) && !(held_card(h)->kind == OF_SQUAD && *held_of(h, SQUAD_HITS));
}

/* WF-PMC-39  1 and 2 are Squad, 3 and 4 Non-Player, 5 and 6 Player Soldiers. */
bool wf_soldier_level_is_of_another_kind(HELD)
{
    static const uint8_t kind[] = { 0, OF_SQUAD, OF_SQUAD, OF_NON_PLAYER, OF_NON_PLAYER, OF_PLAYER, OF_PLAYER };
    int level = *held_of(h, SOLDIER_LEVEL);
    return level > 0 && level < (int)GROG_COUNT(kind) && held_card(h)->kind != kind[level];
}

/* WF-PMC-42  To a Soldier one Level up, for Hero Points. */
bool wf_soldier_promotes_wrongly(HELD)
{
    uint16_t to = (uint16_t)*held_of(h, SOLDIER_PROMOTES);
    if (!to)
        return false;
    return !is_soldier(kind_of(h->m, to)) || !*held_of(h, SOLDIER_HERO)
        || numbers_of(h->m, to)[SOLDIER_LEVEL] != *held_of(h, SOLDIER_LEVEL) + 1;
}

bool wf_soldier_starts_with_too_many(HELD)
{
    const int16_t *list = held_of(h, SOLDIER_COUNTERS);
    for (int i = 0; i < list[0]; i++)
        if (wf_listed(list, i).n > numbers_of(h->m, wf_listed(list, i).card)[COUNTER_MOST])
            return true;
    return false;
}

static int weight_of(const struct grog_match *m, struct wf_listed item)
{
    const int16_t *n = numbers_of(m, item.card);
    bool weapon = kind_of(m, item.card) == OF_WEAPON;
    if (!weapon && kind_of(m, item.card) != OF_EQUIPMENT)
        return 0;
    int16_t weight = n[weapon ? WEAPON_WEIGHT : EQUIPMENT_WEIGHT], cost = n[weapon ? WEAPON_COST : EQUIPMENT_COST];
    bool each = weapon && n[WEAPON_EXPENDED] && !n[WEAPON_AMMO];
    return (weight < 0 ? cost : weight) * (each && item.n > 1 ? item.n : 1);
}

/* NAM-SOL-25  What is printed weighs more than he can carry. */
bool wf_soldier_is_overladen(HELD)
{
    const int16_t *printed = held_of(h, SOLDIER_PRINTED);
    int weight = 0;
    for (int i = 0; i < printed[0]; i++)
        weight += weight_of(h->m, wf_listed(printed, i));
    return weight > *held_of(h, PLAYER_LOADOUT);
}

bool wf_k9_has_no_handler(HELD)
{
    uint16_t handler = (uint16_t)*held_of(h, K9_HANDLER);
    return handler == h->card || !is_soldier(kind_of(h->m, handler)) || kind_of(h->m, handler) == OF_K9;
}

/* ---- Action cards ----------------------------------------------------------- */

bool wf_action_does_nothing(HELD) { return !wf_says_anything(h) && !*held_of(h, ACTION_FATIGUE); }
bool wf_action_is_never_retained(HELD) { return *held_of(h, ACTION_RETAIN) && *held_of(h, ACTION_SUPPORT) < 0; }
bool wf_action_is_covert_and_support(HELD)
{
    return *held_of(h, ACTION_SUPPORT) >= 0 && *held_of(h, ACTION_COVERT) >= 0;
}

bool wf_stress_does_nothing(HELD)    { return !held_speaks_at(h, POINT_STRESSED); }
bool wf_overwatch_does_nothing(HELD) { return !wf_says_anything(h); }

/* ---- what lies in decks ------------------------------------------------------- */

/* None of it lies in a deck, and no card brings it by its name. */
bool wf_is_never_dealt(HELD)
{
    return !*held_of(h, held_card(h)->kind == OF_LOCATION ? LOCATION_COPIES : COPIES) && !held_is_named(h);
}
