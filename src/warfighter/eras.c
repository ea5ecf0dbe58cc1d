/* SPDX-License-Identifier: MIT */
/* eras.c -- Settings and Eras: in whose decks cards lie, whose gear Soldiers have; Sitreps.
 *
 * What a Setting changes of the rules it says itself, like any card (the values that it may set are listed in
 * switches.h).  No Setting is known here by its name. */
#include "common.h"
#include "band.h"
#include "before.h"
#include "contracts.h"
#include "decks.h"
#include "eras.h"
#include "field.h"
#include "medals.h"
#include "outfit.h"
#include "sides.h"
#include "stress.h"
#include "tables.h"
#include "team.h"
#include "threat.h"
#include "types.h"
#include "vehicles.h"

/* ---- the Setting ------------------------------------------------------------ */

uint16_t wf_setting(const struct grog_match *m) { return (uint16_t)m->setup[SETUP_SETTING]; }

/* WF-ERA-12  A Mission brings the Setting that it is made for; a team its terms. */
uint16_t wf_usual(const struct grog_match *m, unsigned row)
{
    return row == SETUP_SETTING ? (uint16_t)wf_mission_numbers(m)[MISSION_SETTING] : wf_usual_term(m, row);
}

static bool lists(const int16_t *list, uint16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if ((uint16_t)list[1 + i] == card)
            return true;
    return false;
}

static bool is_of_setting(const struct grog_match *m, const int16_t *settings)
{
    return wf_is_of_setting(m, wf_setting(m), settings);
}

/* ---- how tables are read --------------------------------------------------------- */

/* To what a card's own rows set a switch. */
static int switched_by(const struct grog_match *m, uint16_t card, unsigned value)
{
    const struct grog_card *c = &m->cards->card[card];
    int is = m->system->values[value].base;
    for (unsigned i = 0; i < c->modifiers; i++) {
        const struct grog_modifier *row = &m->cards->modifier[c->modifier + i];
        if (row->value == value && row->operation == GROG_SET && !row->test[0].measure)
            is = row->amount;
    }
    return is;
}

/* Of a match, or of the Missions that are played where the card lies; 0: of none, or of several. */
static uint16_t setting_of(const struct grog_match *m, uint16_t card)
{
    uint16_t setting = 0;
    if (m->setup[SETUP_MISSION])
        return wf_setting(m);
    GROG_EACH_OF(m, OF_MISSION, c) {
        const int16_t *n = numbers_of(m, *c);
        if (n[PLACE_REGION] != m->cards->card[card].number[PLACE_REGION])
            continue;
        if (setting && n[MISSION_SETTING] != setting)
            return 0;
        setting = (uint16_t)n[MISSION_SETTING];
    }
    return setting;
}

/* NAM-ACT-83, NAM-ACT-84  2: by the Objective's space, and not by the team's points (WF-PMC-98: 4, by the Mission's);
 * 1: Reticles, and not value. */
int wf_reading(const struct grog_match *m, uint16_t card, const struct grog_card_field *field)
{
    uint8_t kind = m->cards->card[card].kind;
    if (field->at != PLACE_HOSTILES || (kind != OF_LOCATION && kind != OF_OBJECTIVE))
        return 0;
    uint16_t setting = setting_of(m, card);
    return setting ? 2 * switched_by(m, setting, VALUE_TABLES_BY) + switched_by(m, setting, VALUE_DRAWN_BY) : 0;
}

/* ---- whose gear it is --------------------------------------------------------- */

/* WF-ERA-07..09  Whatever the Mission's Era; what names none is of every Era. */
static bool is_of_his_era(const struct grog_match *m, uint16_t soldier, uint16_t card)
{
    static const uint8_t at[CARD_KINDS] = {
        [OF_WEAPON] = WEAPON_ERA, [OF_EQUIPMENT] = EQUIPMENT_ERA, [OF_SKILL] = SKILL_ERA,
    };
    uint8_t slot = at[kind_of(m, card)];
    int16_t era = slot ? numbers_of(m, card)[slot] : 0;
    return !era || wf_is_one(m, era, numbers_of(m, soldier)[SOLDIER_ERA]);
}

/* WF-ERA-07  And of a Service Record what it gives. */
bool wf_is_of_era(const struct grog_match *m, uint16_t soldier, uint16_t card)
{
    const int16_t *skills = kind_of(m, card) == OF_RECORD ? numbers_of(m, card) + RECORD_SKILLS : NULL;
    for (int i = 0; skills && i < skills[0]; i++)
        if (!is_of_his_era(m, soldier, wf_listed(skills, i).card))
            return false;
    return is_of_his_era(m, soldier, card);
}

/* ---- decks ---------------------------------------------------------------------- */

/* WF-SET-12, WF-SET-76, WF-OPT-13  One force, or one that is put together of several. */
static bool is_met(const struct grog_match *m, uint16_t force)
{
    return force == wf_force(m) || lists(numbers_of(m, wf_force(m)) + FORCE_PARTS, force);
}

static bool is_of_region(const struct grog_match *m, int16_t region)
{
    return !region || region == wf_region(m);
}

/* WF-SET-73, WF-SET-75, WF-HOS-06, WF-EVT-07  Decks by Region, by Nation and Level, and by Setting. */
unsigned wf_zone_for(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    if (wf_deck_of(m, card))
        return wf_uses_deck(m, wf_deck_of(m, card)) || wf_is_hunting(m, card) ? ZONE_ASIDE : ZONES;
    switch (kind_of(m, card)) {
    case OF_ACTION:   return !is_of_setting(m, n + ACTION_SETTINGS) ? ZONES
                           : n[ACTION_FATIGUE] ? ZONE_OUT : ZONE_ACTIONS;       /* NAM-ACT-03  not in the deck yet */
    case OF_MARKER:   return is_of_setting(m, n + MARKER_SETTINGS) ? ZONE_ACTIONS : ZONES;
    case OF_LOCATION: return is_of_region(m, n[PLACE_REGION]) ? ZONE_LOCATIONS : ZONES;
    case OF_STRESS:   return wf_uses_stress(m, card) ? ZONE_ACTIONS : ZONES;
    case OF_MEDAL:    return wf_is_medal_of_deck(m, card) ? ZONE_MEDALS : ZONES;        /* WF-MED-03 */
    case OF_OVERWATCH: return m->setup[SETUP_OVERWATCH] ? ZONE_ASIDE : ZONES;
    case OF_HOSTILE:  if (n[HOSTILE_GRADE] && !wf_is_added(m, card))
                          return ZONES;                 /* WF-PMC-26  only if it was added */
                      return !is_met(m, (uint16_t)n[HOSTILE_FORCE]) ? ZONES
                           : n[HOSTILE_REACTION] ? ZONE_REACTION : ZONE_HOSTILES;       /* WF-SHW-44  a supply apart */
    case OF_EVENT:    if (!is_of_region(m, n[EVENT_REGION]) || !is_of_setting(m, n + EVENT_SETTINGS))
                          return ZONES;
                      return n[EVENT_VALUE] >= 0 ? ZONE_HOSTILES : ZONE_EVENTS;
    default:          return ZONES;
    }
}

/* No deck has more cards than there is room for. */
static bool decks_fit(const struct grog_match *m, struct grog_error *why)
{
    unsigned n[ZONES + 1] = { 0 }, companions = 0;
    for (uint32_t c = 1; c < m->cards->cards; c++)
        switch (kind_of(m, (uint16_t)c)) {
        case OF_LOCATION:
            n[wf_zone_for(m, (uint16_t)c)] += (unsigned)numbers_of(m, (uint16_t)c)[LOCATION_COPIES];
            break;
        case OF_ACTION: case OF_MARKER: case OF_HOSTILE: case OF_EVENT: case OF_STRESS: case OF_OVERWATCH:
        case OF_MEDAL:
            n[wf_zone_for(m, (uint16_t)c)] += (unsigned)numbers_of(m, (uint16_t)c)[COPIES];
            if (wf_zone_for(m, (uint16_t)c) == ZONE_OUT)        /* they may all come into the deck */
                n[ZONE_ACTIONS] += (unsigned)numbers_of(m, (uint16_t)c)[COPIES];
            if (wf_zone_for(m, (uint16_t)c) < ZONES)    /* beside all items there must be room for them */
                companions += (wf_companions(m, (uint16_t)c) + wf_gifts(m, (uint16_t)c))
                            * (unsigned)numbers_of(m, (uint16_t)c)[COPIES]
                            + wf_kept_out(m, (uint16_t)c);
            break;
        default: n[ZONE_SUPPLY] += (unsigned)wf_field_copies(m, (uint16_t)c); break;
        }
    n[ZONE_OUT] += companions + ITEMS + n[ZONE_SUPPLY];
    for (unsigned zone = 0; zone < ZONES; zone++)
        if (n[zone] > wf_zones[zone].room) {
            grog_fail(why, 0, "%u cards for %s, where there is room for %u", n[zone], wf_zones[zone].name,
                      wf_zones[zone].room);
            return false;
        }
    return true;
}

static bool is_event_in(const struct grog_match *m, uint16_t event, unsigned zone)
{
    return numbers_of(m, event)[COPIES] && wf_zone_for(m, event) == zone;
}

/* WF-EVT-07  Events among Hostiles look like them: their back tells nobody what comes. */
static bool backs_fit(const struct grog_match *m, struct grog_error *why)
{
    GROG_EACH_OF(m, OF_EVENT, a) {
        if (!is_event_in(m, *a, ZONE_HOSTILES))
            continue;
        GROG_EACH_OF(m, OF_EVENT, b)
            if (grog_card(m, *a)->back == grog_card(m, *b)->back && is_event_in(m, *b, ZONE_EVENTS)) {
                grog_fail(why, 0, "%s lies in the Hostile deck and has the back of %s", grog_card(m, *a)->name,
                          grog_card(m, *b)->name);
                return false;
            }
    }
    return true;
}

/* WF-ERA-10  A Setting has Action cards: those that name it, or all that name none. */
static bool actions_fit(const struct grog_match *m, struct grog_error *why)
{
    uint16_t setting = wf_setting(m);
    GROG_EACH_OF(m, OF_ACTION, c)
        if (setting && wf_zone_for(m, *c) == ZONE_ACTIONS)
            setting = 0;
    if (setting)
        grog_fail(why, 0, "no Action card lies in the decks of %s: they must name it in 'settings', or it must say "
                  "'shares' (WF-ERA-10)", grog_card(m, setting)->name);
    return !setting;
}

/* A Setting draws from decks that lie beside it. */
static bool draws_fit(const struct grog_match *m, struct grog_error *why)
{
    const struct grog_cards *c = m->cards;
    const struct grog_card *setting = &c->card[wf_setting(m)];
    for (unsigned a = 0; a < setting->abilities; a++) {
        const struct grog_ability *row = &c->ability[setting->ability + a];
        for (unsigned i = 0; i < row->effects; i++) {
            const struct grog_effect *e = &c->effect[row->effect + i];
            if (e->effect >= EFFECTS || m->system->effects[e->effect].takes != OF_DECK || wf_uses_deck(m, e->word))
                continue;
            grog_fail(why, 0, "%s draws from %s, which does not lie beside it: it must stand in its 'decks'",
                      setting->name, c->card[e->word].name);
            return false;
        }
    }
    return true;
}

/* ---- Sitreps, forces: what is chosen with the Mission ------------------------------ */

/* WF-SET-39, WF-SET-40  More Resource Points for the team, or fewer. */
int wf_sitrep_points(const struct grog_match *m)
{
    uint16_t sitrep = (uint16_t)m->setup[SETUP_SITREP];
    if (!sitrep)
        return 0;
    const int16_t *n = numbers_of(m, sitrep);
    int points = n[SITREP_GAIN] - n[SITREP_PAY];
    return n[SITREP_EACH] ? points * wf_objective_space(m) : points;
}

/* WF-SET-37  One Sitrep at most, of this Setting and Region. */
static bool sitrep_fits(const struct grog_match *m, struct grog_error *why)
{
    uint16_t sitrep = (uint16_t)m->setup[SETUP_SITREP];
    if (!sitrep)
        return true;
    const int16_t *n = numbers_of(m, sitrep), *settings = n + SITREP_SETTINGS;
    if (is_of_region(m, n[SITREP_REGION]) && (!settings[0] || lists(settings, wf_setting(m))))
        return true;
    grog_fail(why, 0, "%s: not in this Region or Setting (WF-SET-37)", grog_card(m, sitrep)->name);
    return false;
}

/* Is there a Mission of this Region (0: of any) with this deck of Hostiles? */
static bool is_met_in(const struct grog_match *m, uint16_t force, int16_t region)
{
    GROG_EACH_OF(m, OF_MISSION, c)
        if ((uint16_t)numbers_of(m, *c)[MISSION_FORCE] == force
            && (!region || numbers_of(m, *c)[PLACE_REGION] == region))
            return true;
    return false;
}

/* CHT-SET-07, NAM-SET-15  Where the Region determines the Hostiles: those of its Missions, or put together of such. */
bool wf_is_at_home(const struct grog_match *m, uint16_t force)
{
    const int16_t *parts = numbers_of(m, force) + FORCE_PARTS;
    int16_t region = wf_region(m);
    if (is_met_in(m, force, region))
        return true;
    for (int i = 0; i < parts[0]; i++)
        if (!is_met_in(m, (uint16_t)parts[1 + i], region) && is_met_in(m, (uint16_t)parts[1 + i], 0))
            return false;
    return !is_met_in(m, force, 0);
}

/* WF-OPT-13, WF-SET-14  One deck of Hostiles, which may be put together of several. */
static bool force_fits(const struct grog_match *m, struct grog_error *why)
{
    const int16_t *n = numbers_of(m, wf_force(m));
    for (int i = 0; i < n[FORCE_PARTS]; i++)
        if (!wf_is_one(m, numbers_of(m, (uint16_t)n[FORCE_PARTS + 1 + i])[FORCE_NATION], n[FORCE_NATION])) {
            grog_fail(why, 0, "%s: its parts are of several Nations (WF-OPT-13)", grog_card(m, wf_force(m))->name);
            return false;
        }
    if (!wf_is_met_on(m, wf_setting(m), wf_mission_card(m), wf_force(m))) {
        grog_fail(why, 0, "%s: Hostiles of another Era or Setting (WF-ERA-11)", grog_card(m, wf_force(m))->name);
        return false;
    }
    if (m->base[VALUE_HOSTILES_OF_REGION] && !wf_is_at_home(m, wf_force(m))) {
        grog_fail(why, 0, "%s: Hostiles of another Region (CHT-SET-07)", grog_card(m, wf_force(m))->name);
        return false;
    }
    return true;
}

bool wf_choices_fit(const struct grog_match *m, struct grog_error *why)
{
    return sitrep_fits(m, why) && force_fits(m, why) && wf_sides_fit(m, why) && decks_fit(m, why)
        && backs_fit(m, why) && actions_fit(m, why) && draws_fit(m, why);
}
