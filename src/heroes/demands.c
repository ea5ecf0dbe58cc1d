/* SPDX-License-Identifier: MIT */
/* demands.c -- what the book demands of the counters, tiles, options, cards and scenarios of heroes, and what is odd.
 *
 * A predicate is true if the card breaks the demand; the table at the end says what it is called and where it comes
 * from.  What is said of such a card stands in words/en.words under heroes.check. */
#include "common.h"
#include "table.h"
#include "tables.h"

#define HELD const struct grog_held *h

static const int16_t *at(HELD, unsigned number) { return held_numbers(h) + number; }
static bool is_vehicle(HELD) { return *at(h, UNIT_CLASS) != INFANTRY; }

/* ---- counters ------------------------------------------------------------------------- */

/* HN-CTR-12  Who takes a hit is turned over. */
static bool unit_has_no_reverse(HELD)
{
    return *at(h, FACE_TOUGH) && !is_vehicle(h) && !*at(h, UNIT_REVERSE);
}

/* HN-CTR-02, HN-ABL  A side that is turned over by moving has another. */
static bool unit_turns_to_nothing(HELD) { return *at(h, FACE_TURNS) && !*at(h, UNIT_REVERSE); }

static bool vehicle_leaves_no_wreck(HELD)
{
    return is_vehicle(h) && !*at(h, UNIT_WRECK) && !*at(h, UNIT_ROAMS);
}

static bool heavy_has_no_sides(HELD)
{
    return *at(h, UNIT_CLASS) == HEAVY && (!*at(h, FACE_SIDE) || !*at(h, FACE_REAR));
}

static bool infantry_has_sides(HELD)
{
    return *at(h, UNIT_CLASS) != HEAVY && (*at(h, FACE_SIDE) || *at(h, FACE_REAR));
}

static bool infantry_has_second(HELD) { return !is_vehicle(h) && *at(h, FACE_SECOND); }
static bool unit_has_no_defence(HELD) { return !*at(h, FACE_DEFENCE) && !*at(h, UNIT_RUSE); }

/* HN-CTR-05  Infantry of a tile has its division's; support is of none. */
static bool unit_has_no_insignia(HELD)
{
    GROG_EACH_OF(h->m, OF_TILE, tile) {
        const int16_t *n = numbers_of(h->m, *tile), *units = n + TILE_UNITS;
        for (int i = 0; n[TILE_INSIGNIA] && i < units[0]; i++)
            if ((uint16_t)several_at(units, (unsigned)i).card == h->card)
                return !is_vehicle(h) && !*at(h, UNIT_INSIGNIA);
    }
    return false;
}

static bool unit_is_never_seen(HELD) { return !held_is_named(h); }

/* HN-CTR-16  X against all. */
static bool weapon_hits_nobody(HELD)
{
    return *at(h, WEAPON_INFANTRY) == NO_BONUS && *at(h, WEAPON_LIGHT) == NO_BONUS && *at(h, WEAPON_HEAVY) == NO_BONUS
        && !*at(h, WEAPON_DESTRUCTION);
}

/* What it fires from afar is laid as a pattern. */
static bool weapon_has_no_pattern(HELD)
{
    return (*at(h, WEAPON_HOWITZER) || *at(h, WEAPON_INDIRECT) || *at(h, WEAPON_GREEN)) && !*at(h, WEAPON_PATTERN);
}

/* ---- tiles and options -------------------------------------------------------------------- */

static int units_in(const int16_t *list)
{
    int n = 0;
    for (int i = 0; i < list[0]; i++)
        n += several_at(list, (unsigned)i).number;
    return n;
}

/* HN-REC-04  More must fall than there are. */
static bool tile_never_breaks(HELD) { return *at(h, TILE_BREAKING) > units_in(at(h, TILE_UNITS)); }
static bool option_never_breaks(HELD) { return *at(h, OPTION_BREAKING) > units_in(at(h, OPTION_UNITS)); }
static bool tile_points_are_unread(HELD) { return *at(h, TILE_POINTS) && !*at(h, TILE_BREAKING); }
static bool option_points_are_unread(HELD) { return *at(h, OPTION_POINTS) && !*at(h, OPTION_BREAKING); }
static bool tile_has_no_unit(HELD) { return !*at(h, TILE_UNITS) && !*at(h, TILE_COMMAND); }

/* HN-REC-03  The slot beside the bonus is one of its own. */
static bool tile_bonus_has_no_slot(HELD) { return *at(h, TILE_BONUS_SLOT) > *at(h, TILE_SLOTS); }

static bool has_band(const struct grog_match *m, const int16_t *bands, int16_t number)
{
    for (int i = 0; number && i < bands[0]; i++)
        if (numbers_of(m, (uint16_t)bands[1 + i])[0] == number)
            return true;
    return false;
}

/* HN-ARM-04, HN-ARM-05  An opening of its size, with a band of its. */
static bool fits_on(HELD, uint16_t tile)
{
    const int16_t *n = numbers_of(h->m, tile), *slots = n + TILE_SLOTS;
    if (n[TILE_NATION] != *at(h, OPTION_NATION))
        return false;
    for (int i = 0; i < slots[0]; i++) {
        struct opening o = opening_at(slots, (unsigned)i);
        if (o.size == *at(h, OPTION_SIZE)
            && (has_band(h->m, at(h, OPTION_BANDS), o.band) || has_band(h->m, at(h, OPTION_BANDS), o.other)))
            return true;
    }
    return false;
}

/* HN-EQP-52, HN-OOP-10  Its tokens can be chosen for another, of the same band. */
static bool is_chosen_for(HELD, uint16_t option)
{
    const int16_t *n = numbers_of(h->m, option), *bands = at(h, OPTION_BANDS);
    for (int i = 0; n[OPTION_GEAR] && n[OPTION_NATION] == *at(h, OPTION_NATION) && i < bands[0]; i++)
        if (has_band(h->m, n + OPTION_BANDS, numbers_of(h->m, (uint16_t)bands[1 + i])[0]))
            return true;
    return false;
}

static bool option_fits_nowhere(HELD)
{
    GROG_EACH_OF(h->m, OF_TILE, tile)
        if (fits_on(h, *tile))
            return false;
    GROG_EACH_OF(h->m, OF_OPTION, option)
        if (is_chosen_for(h, *option))
            return false;
    return *at(h, OPTION_TYPE) != OPTION_HERO;
}

/* HN-ARM-16, HN-ARM-17  Of the nation, if it is generic; else a tile has the same. */
static bool hero_joins_nobody(HELD)
{
    uint16_t insignia = (uint16_t)*at(h, OPTION_INSIGNIA);
    bool generic = !insignia || numbers_of(h->m, insignia)[INSIGNIA_GENERIC];
    GROG_EACH_OF(h->m, OF_TILE, tile) {
        const int16_t *n = numbers_of(h->m, *tile);
        if (n[TILE_NATION] == *at(h, OPTION_NATION) && (generic || (uint16_t)n[TILE_INSIGNIA] == insignia))
            return false;
    }
    return *at(h, OPTION_TYPE) == OPTION_HERO;
}

static bool support_brings_nothing(HELD)
{
    return *at(h, OPTION_TYPE) == OPTION_SUPPORT && !*at(h, OPTION_UNITS) && !*at(h, OPTION_AVIATION)
        && !*at(h, OPTION_ARTILLERY) && !*at(h, OPTION_STARS) && !*at(h, OPTION_TOKENS);
}

static bool tokens_have_no_use(HELD) { return (*at(h, OPTION_TOKENS) != 0) != (*at(h, OPTION_USE) != USE_NONE); }

/* HN-EQP-11 and the like: so many tokens come with it. */
static bool equipment_has_other_tokens(HELD)
{
    static const uint8_t tokens[USES] = {
        [USE_SHIELDING] = 3, [USE_AMMO] = 3, [USE_BELT] = 3, [USE_APC] = 3, [USE_CUTTER] = 2, [USE_CHARGE] = 3,
        [USE_FUEL] = 3, [USE_GRENADE] = 3, [USE_HE] = 3, [USE_FAUST] = 3, [USE_POSITION] = 1, [USE_RIFLE_GRENADE] = 3,
        [USE_BOMB] = 3,
    };
    unsigned want = tokens[*at(h, OPTION_USE)];
    return want && *at(h, OPTION_TYPE) == OPTION_EQUIPMENT && *at(h, OPTION_TOKENS) != (int)want;
}

static bool gear_is_other(HELD)
{
    int gear = *at(h, OPTION_GEAR);
    return gear && *at(h, OPTION_TYPE) == OPTION_EQUIPMENT && gear != 3 && gear != 5;
}

/* ---- action cards -------------------------------------------------------------------------- */

static bool action_does_nothing(HELD) { return !held_card(h)->abilities && !held_card(h)->modifiers; }

/* It takes cards back from the discards, and nothing is paid for it. */
static bool recovers(const struct grog_match *m, uint16_t card)
{
    const struct grog_card *c = grog_card(m, card);
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &m->cards->ability[c->ability + i];
        for (unsigned e = 0; !a->price[0].cost && e < a->effects; e++)
            if (m->cards->effect[a->effect + e].effect == EFFECT_RECOVER)
                return true;
    }
    return false;
}

/* Two such cards of a deck fetch each other for ever. */
static bool actions_fetch_each_other(HELD)
{
    int copies = 0;
    GROG_EACH_OF(h->m, OF_ACTION, c)
        if (numbers_of(h->m, *c)[ACTION_NATION] == *at(h, ACTION_NATION) && recovers(h->m, *c))
            copies += numbers_of(h->m, *c)[ACTION_COPIES];
    return recovers(h->m, h->card) && copies > 1;
}

/* HN-CRD-11  An Aviation card has the number that shoots it down, and no other has. */
static bool flak_is_unread(HELD)
{
    return (*at(h, ACTION_COMMAND) == COMMAND_AVIATION) != (*at(h, ACTION_FLAK) != 0);
}

/* HN-CRD-08  Some option of the nation lets it into the deck. */
static bool command_is_never_given(HELD)
{
    int16_t command = *at(h, ACTION_COMMAND);
    GROG_EACH_OF(h->m, OF_OPTION, option) {
        const int16_t *n = numbers_of(h->m, *option);
        if (n[OPTION_NATION] == *at(h, ACTION_NATION)
            && n[command == COMMAND_AVIATION ? OPTION_AVIATION : OPTION_ARTILLERY])
            return false;
    }
    return command != COMMAND_NONE;
}

/* ---- scenarios ------------------------------------------------------------------------------ */

static bool seat_has_no_zone(HELD)
{
    const int16_t *zones = at(h, SCENARIO_ZONES);
    for (int seat = 0; seat < *at(h, SCENARIO_SEATS); seat++) {
        int i = 0;
        while (i < zones[0] && zone_at(zones, (unsigned)i).seat != seat)
            i++;
        if (i == zones[0])
            return true;
    }
    return false;
}

static bool event_is_too_late(HELD)
{
    const int16_t *events = at(h, SCENARIO_EVENTS);
    for (int i = 0; i < events[0]; i++)
        if (happens_at(events, (unsigned)i).round > *at(h, SCENARIO_ROUNDS))
            return true;
    return false;
}

/* Units that events bring: as many as are listed. */
static bool reinforcements_do_not_come(HELD)
{
    const int16_t *events = at(h, SCENARIO_EVENTS);
    int come = 0;
    for (int i = 0; i < events[0]; i++)
        if (happens_at(events, (unsigned)i).what == HAPPENS_ARRIVE)
            come += happens_at(events, (unsigned)i).amount;
    return come != *at(h, SCENARIO_REINFORCEMENTS);
}

static bool scenario_is_won_by_nothing(HELD)
{
    const int16_t *objectives = at(h, SCENARIO_OBJECTIVES);
    for (int i = 0; i < objectives[0]; i++)
        if (objective_at(objectives, (unsigned)i).type == OBJECTIVE_PRIMARY)
            return false;
    return *at(h, SCENARIO_DECIDED) == BY_HOLDING || (*at(h, SCENARIO_DECIDED) == BY_GOAL && !*at(h, SCENARIO_GOAL));
}

static bool word_is_unused(HELD) { return !held_is_named(h); }

/* ---- the table -------------------------------------------------------------------------------- */

#define OF(kind) (UINT64_C(1) << (kind))
#define MUST(called, from, of, is)   { .name = called, .rule = from, .forbids = true, .kinds = of, .broken = is }
#define SHOULD(called, from, of, is) { .name = called, .rule = from, .kinds = of, .broken = is }
#define ODD(called, of, is)          { .name = called, .kinds = of, .broken = is }

const struct grog_demand hn_demands[] = {
    MUST("unit_reverse", "HN-CTR-12", OF(OF_UNIT), unit_has_no_reverse),
    MUST("unit_turns", "HN-CTR-04", OF(OF_UNIT), unit_turns_to_nothing),
    MUST("unit_wreck", "HN-CTR-17", OF(OF_UNIT), vehicle_leaves_no_wreck),
    MUST("unit_sides", "HN-CTR-23", OF(OF_UNIT), heavy_has_no_sides),
    SHOULD("unit_sides_unread", "HN-CTR-23", OF(OF_UNIT), infantry_has_sides),
    SHOULD("unit_second", "HN-CTR-22", OF(OF_UNIT), infantry_has_second),
    MUST("unit_defence", "HN-CTR-13", OF(OF_UNIT), unit_has_no_defence),
    SHOULD("unit_insignia", "HN-CTR-05", OF(OF_UNIT), unit_has_no_insignia),
    ODD("unit_unused", OF(OF_UNIT), unit_is_never_seen),
    SHOULD("weapon_bonus", "HN-CTR-16", OF(OF_WEAPON), weapon_hits_nobody),
    ODD("weapon_pattern", OF(OF_WEAPON), weapon_has_no_pattern),
    SHOULD("tile_breaking", "HN-REC-04", OF(OF_TILE), tile_never_breaks),
    SHOULD("tile_points", "HN-REC-12", OF(OF_TILE), tile_points_are_unread),
    SHOULD("tile_units", "HN-REC-01", OF(OF_TILE), tile_has_no_unit),
    MUST("tile_bonus", "HN-REC-03", OF(OF_TILE), tile_bonus_has_no_slot),
    SHOULD("option_breaking", "HN-REC-11", OF(OF_OPTION), option_never_breaks),
    SHOULD("option_points", "HN-REC-12", OF(OF_OPTION), option_points_are_unread),
    SHOULD("option_slot", "HN-ARM-05", OF(OF_OPTION), option_fits_nowhere),
    SHOULD("option_hero", "HN-ARM-17", OF(OF_OPTION), hero_joins_nobody),
    SHOULD("option_support", "HN-ARM-07", OF(OF_OPTION), support_brings_nothing),
    SHOULD("option_tokens", "HN-ARM-11", OF(OF_OPTION), tokens_have_no_use),
    SHOULD("option_token_number", "HN-EQP-11", OF(OF_OPTION), equipment_has_other_tokens),
    SHOULD("option_gear", "HN-EQP-51", OF(OF_OPTION), gear_is_other),
    ODD("action_idle", OF(OF_ACTION), action_does_nothing),
    ODD("action_fetch", OF(OF_ACTION), actions_fetch_each_other),
    MUST("action_flak", "HN-CRD-11", OF(OF_ACTION), flak_is_unread),
    SHOULD("action_command", "HN-CRD-08", OF(OF_ACTION), command_is_never_given),
    ODD("scenario_zones", OF(OF_SCENARIO), seat_has_no_zone),
    ODD("scenario_events", OF(OF_SCENARIO), event_is_too_late),
    ODD("scenario_reinforcements", OF(OF_SCENARIO), reinforcements_do_not_come),
    ODD("scenario_goal", OF(OF_SCENARIO), scenario_is_won_by_nothing),
    ODD("word_unused", OF(OF_INSIGNIA) | OF(OF_BAND) | OF(OF_TERRAIN) | OF(OF_EDGE) | OF(OF_WEAPON) | OF(OF_FACE)
        | OF(OF_NATION), word_is_unused),
    { .name = NULL },
};
