/* SPDX-License-Identifier: MIT */
/* demands_gear.c -- what is demanded of Weapons, Equipment, Skills and Service Records. */
#include "demands.h"

/* ---- Weapons -------------------------------------------------------------- */

static bool has_gun_mode(HELD)
{
    for (unsigned mode = 0; mode < GUN_MODES; mode++)
        if (*held_of(h, WEAPON_MODES + mode))
            return true;
    return false;
}

/* The row of a Mode of Hand to Hand Combat, or NULL. */
static const int16_t *melee_row(HELD, unsigned mode)
{
    const int16_t *table = held_of(h, WEAPON_MELEE + MELEE_SLOTS * (mode - GUN_MODES));
    return table[0] ? wf_row(table, 0, MELEE_WIDE) : NULL;
}

static bool has_mode(HELD, unsigned mode)
{
    return mode < GUN_MODES ? *held_of(h, WEAPON_MODES + mode) > 0 : melee_row(h, mode) != NULL;
}

bool wf_weapon_has_no_keyword(HELD) { return !*held_of(h, WEAPON_KEYWORDS); }

bool wf_weapon_has_no_mode(HELD)
{
    for (unsigned mode = 0; mode < MODES; mode++)
        if (has_mode(h, mode))
            return false;
    return true;
}

bool wf_weapon_has_no_chart(HELD) { return has_gun_mode(h) && !*held_of(h, WEAPON_RANGES); }
bool wf_weapon_chart_is_unread(HELD) { return !has_gun_mode(h) && *held_of(h, WEAPON_RANGES); }

bool wf_weapon_has_range_twice(HELD)
{
    const int16_t *chart = held_of(h, WEAPON_RANGES);
    for (int i = 0; i < chart[0]; i++)
        for (int k = 0; k < i; k++)
            if (wf_row(chart, i, RANGE_WIDE)[RANGE_OF] == wf_row(chart, k, RANGE_WIDE)[RANGE_OF])
                return true;
    return false;
}

/* It reaches two Ranges, and not one between them. */
bool wf_weapon_has_gap(HELD)
{
    const int16_t *chart = held_of(h, WEAPON_RANGES);
    int least = 99, most = -1;
    for (int i = 0; i < chart[0]; i++) {
        int range = wf_row(chart, i, RANGE_WIDE)[RANGE_OF];
        least = range < least ? range : least;
        most = range > most ? range : most;
    }
    return chart[0] && most - least + 1 > chart[0] && !wf_weapon_has_range_twice(h);
}

bool wf_weapon_rolls_other_dice(HELD)
{
    static const uint8_t dice[GUN_MODES] = { [SEMI] = 1, [BOLT] = 1, [BURST] = 2, [AUTO] = 3 };
    for (unsigned mode = 0; mode < GUN_MODES; mode++)
        if (dice[mode] && *held_of(h, WEAPON_MODES + mode) && *held_of(h, WEAPON_MODES + mode) != dice[mode])
            return true;
    return false;
}

bool wf_weapon_strikes_with_other_dice(HELD)
{
    static const uint8_t dice[MODES] = { [STRONG] = 1, [COMBO] = 2, [AIMED] = 1 };
    for (unsigned mode = GUN_MODES; mode < MODES; mode++)
        if (dice[mode] && melee_row(h, mode) && melee_row(h, mode)[MELEE_DICE] != dice[mode])
            return true;
    return false;
}

bool wf_weapon_has_no_ammo(HELD) { return *held_of(h, WEAPON_CALIBER) && !*held_of(h, WEAPON_AMMO); }

/* Counters that are neither Ammo of a type nor what an Expended Weapon uses up. */
bool wf_weapon_ammo_is_unread(HELD)
{
    return *held_of(h, WEAPON_AMMO) && !*held_of(h, WEAPON_CALIBER) && !*held_of(h, WEAPON_EXPENDED);
}

bool wf_weapon_reloads_nothing(HELD)
{
    const int16_t *chart = held_of(h, WEAPON_RANGES);
    for (int i = 0; i < chart[0]; i++)
        if (wf_row(chart, i, RANGE_WIDE)[RANGE_RELOAD] && !*held_of(h, WEAPON_CALIBER))
            return true;
    return false;
}

bool wf_weapon_is_part_of_nothing(HELD)
{
    GROG_EACH_OF(h->m, OF_WEAPON, w)
        if ((uint16_t)numbers_of(h->m, *w)[WEAPON_SECOND] == h->card)
            return false;
    return *held_of(h, WEAPON_PART);
}

bool wf_weapon_second_is_no_part(HELD)
{
    uint16_t second = (uint16_t)*held_of(h, WEAPON_SECOND);
    return second && !numbers_of(h->m, second)[WEAPON_PART];
}

bool wf_weapon_xp_is_unread(HELD)
{
    for (unsigned mode = 0; mode < MODES; mode++)
        if (*held_of(h, WEAPON_XP + mode) && !has_mode(h, mode))
            return true;
    return false;
}

bool wf_weapon_by_dice_is_unread(HELD) { return *held_of(h, WEAPON_BY_DICE) && !*held_of(h, WEAPON_EXPENDED); }

/* Nothing is said of it `when = deployed`. */
bool wf_weapon_bipod_helps_nothing(HELD)
{
    return *held_of(h, WEAPON_BIPOD) == BIPOD_HELPS && !held_asks(h, MEASURE_DEPLOYED);
}

bool wf_gear_copies_are_unread(HELD)
{
    bool weapon = held_card(h)->kind == OF_WEAPON;
    return *held_of(h, weapon ? WEAPON_COPIES : EQUIPMENT_COPIES) != 1
        && !*held_of(h, weapon ? WEAPON_FIELD : EQUIPMENT_FIELD);
}

/* ---- Equipment --------------------------------------------------------------- */

/* It says nothing, has nothing that a rule reads, and no card asks for it. */
bool wf_equipment_does_nothing(HELD)
{
    static const uint8_t read[] = { EQUIPMENT_COVERAGE, EQUIPMENT_PROTECTS, EQUIPMENT_GUIDANCE, EQUIPMENT_AMMO,
                                    EQUIPMENT_HEALS };
    for (unsigned i = 0; i < GROG_COUNT(read); i++)
        if (*held_of(h, read[i]))
            return false;
    return !wf_says_anything(h) && !*held_of(h, EQUIPMENT_KEYWORDS) && !held_is_named(h);
}

bool wf_armor_protects_nothing(HELD)
{
    return (*held_of(h, EQUIPMENT_COVERAGE) != 0) != (*held_of(h, EQUIPMENT_PROTECTS) != 0);
}

/* A Body Location has one Cover. */
bool wf_armor_overlaps(HELD)
{
    const int16_t *table = held_of(h, EQUIPMENT_PROTECTS);
    for (int i = 0; i < table[0]; i++) {
        struct wf_protection a = wf_protection(table, i);
        if (a.from > a.to)
            return true;
        for (int k = 0; k < i; k++)
            if (a.from <= wf_protection(table, k).to && wf_protection(table, k).from <= a.to)
                return true;
    }
    return false;
}

static bool is_spent(HELD)
{
    for (unsigned i = 0; i < held_card(h)->abilities; i++) {
        const struct grog_ability *a = held_ability(h, i);
        if (a->raise.cost == COST_SPEND)
            return true;
        for (unsigned k = 0; k < GROG_PRICES; k++)
            if (a->price[k].cost == COST_SPEND)
                return true;
    }
    return held_does(h, EFFECT_USE_UP);
}

bool wf_equipment_counters_are_unspent(HELD) { return *held_of(h, EQUIPMENT_COUNTERS) && !is_spent(h); }

bool wf_equipment_guides_nothing(HELD) { return *held_of(h, EQUIPMENT_BOOST) && !*held_of(h, EQUIPMENT_GUIDANCE); }

/* ---- Skills ---------------------------------------------------------------------- */

bool wf_skill_does_nothing(HELD)
{
    return !wf_says_anything(h) && !*held_of(h, SKILL_GIVES) && !*held_of(h, SKILL_HEALS)
        && !*held_of(h, SKILL_KEYWORDS) && !held_is_named(h);
}

static unsigned listed(const int16_t *list, uint16_t next[HELD_NEXT])
{
    for (int i = 0; i < list[0]; i++)
        next[i] = (uint16_t)list[1 + i];
    return (unsigned)list[0];
}

static unsigned needed(const struct grog_match *m, uint16_t card, uint16_t next[HELD_NEXT])
{
    return listed(numbers_of(m, card) + SKILL_NEEDS, next);
}

static unsigned given(const struct grog_match *m, uint16_t card, uint16_t next[HELD_NEXT])
{
    return listed(numbers_of(m, card) + SKILL_GIVES, next);
}

bool wf_skill_needs_itself(HELD) { return held_in_circle(h, needed); }
bool wf_skill_gives_itself(HELD) { return held_in_circle(h, given); }
bool wf_skill_is_never_had(HELD) { return *held_of(h, SKILL_COST) < 0 && !held_is_named(h); }

/* ---- Service Records --------------------------------------------------------------- */

bool wf_record_is_for_nobody(HELD)
{
    return !*held_of(h, RECORD_PLAYER) && !*held_of(h, RECORD_NON_PLAYER) && !*held_of(h, RECORD_SQUAD);
}

/* A month is 1 to 12, and the first is not behind the last. */
bool wf_record_has_no_date(HELD)
{
    const int16_t *dates = held_of(h, RECORD_DATES);
    int before = 0;
    for (int i = 0; i < dates[0]; i++) {
        const int16_t *row = wf_row(dates, i, LEVEL_WIDE);
        int month = row[0] * 12 + row[1];
        if (row[1] < 1 || row[1] > 12 || month < before)
            return true;
        before = month;
    }
    return false;
}
