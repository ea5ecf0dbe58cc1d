/* SPDX-License-Identifier: MIT */
/* vehicles.c -- Squad Vehicles, and the Anti-Vehicle and Driving cards that are drawn for them.
 *
 * A Vehicle is a Squad Soldier whose guns are Weapons printed on its card.  What hunts it lies in a deck of its
 * own, which is there if a standard Vehicle is on the team; that is decided before the Mission, and stays. */
#include "common.h"
#include "decks.h"
#include "eras.h"
#include "frame.h"
#include "hostiles.h"
#include "locations.h"
#include "team.h"
#include "vehicles.h"

/* ---- what it is --------------------------------------------------------------- */

/* WF-VEH-02, WF-VEH-05  Standard or Light; what is no Vehicle is neither. */
enum vehicle wf_vehicle(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_SQUAD ? (enum vehicle)numbers_of(m, card)[SQUAD_VEHICLE] : NO_VEHICLE;
}

/* WF-VEH-06  With one standard Vehicle all of them count as such. */
int wf_standard_vehicles(const struct grog_match *m)
{
    struct grog_listed at[TEAM_ROOM];
    int n = 0;
    for (unsigned i = wf_team_cards(m, at); i-- > 0;)
        n += wf_vehicle(m, at[i].card) == STANDARD_VEHICLE;
    return n;
}

/* The deck that hunts it; 0: no Vehicle. */
static uint16_t named_by(const struct grog_match *m, uint16_t card)
{
    return wf_vehicle(m, card) ? (uint16_t)numbers_of(m, card)[SQUAD_HUNTED] : 0;
}

/* Does a Vehicle of the team name this deck; 0: which do they name? */
static uint16_t named_by_team(const struct grog_match *m, uint16_t deck)
{
    struct grog_listed at[TEAM_ROOM];
    for (unsigned i = 0, n = wf_team_cards(m, at); i < n; i++)
        if (named_by(m, at[i].card) && (!deck || named_by(m, at[i].card) == deck))
            return named_by(m, at[i].card);
    return 0;
}

/* WF-VEH-05, WF-VEH-06  With a standard Vehicle among them all are, whatever their cards say. */
bool wf_are_hunted(const struct grog_match *m) { return wf_standard_vehicles(m) && named_by_team(m, 0); }

/* WF-VEH-01, WF-AVH-01, WF-AVH-02  Of the Hostile Nation, whatever the level. */
bool wf_is_hunting(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    int16_t hostile = numbers_of(m, wf_force(m))[FORCE_NATION], its = 0;
    switch (kind_of(m, card)) {
    case OF_HOSTILE: its = numbers_of(m, (uint16_t)n[HOSTILE_FORCE])[FORCE_NATION]; break;
    case OF_EVENT:   its = n[EVENT_NATION]; break;
    default:         return false;
    }
    return (!its || wf_is_one(m, its, hostile)) && wf_deck_of(m, card) && wf_standard_vehicles(m)
        && named_by_team(m, wf_deck_of(m, card));
}

/* WF-VEH-21  Gear is bought for Player Soldiers, and for a Vehicle with a hold. */
bool wf_is_equipped(const struct grog_match *m, uint16_t soldier)
{
    return is_outfitted(kind_of(m, soldier))
        || (kind_of(m, soldier) == OF_SQUAD && numbers_of(m, soldier)[SQUAD_LOADOUT] > 0);
}

bool wf_is_mounted(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_WEAPON && numbers_of(m, card)[WEAPON_MOUNTED];
}

/* NAM-SOL-08, NAM-SOL-09, NAM-EQP-08  It says that anybody can have it. */
bool wf_is_for_anybody(const struct grog_match *m, uint16_t card)
{
    static const uint16_t at[CARD_KINDS] = {
        [OF_WEAPON] = WEAPON_ANYBODY, [OF_EQUIPMENT] = EQUIPMENT_ANYBODY, [OF_SKILL] = SKILL_ANYBODY,
    };
    uint16_t slot = at[kind_of(m, card)];
    return slot && numbers_of(m, card)[slot];
}

/* Gear that does not stand on its holder's own card; of one without a hold: that is not for anybody. */
bool wf_is_cargo(const struct grog_match *m, const struct warfighter *w, const struct item *i)
{
    uint16_t holder = i->holder ? w->soldier[i->holder - 1].thing.card : 0;
    if (!holder || kind_of(m, holder) != OF_SQUAD || !is_gear(kind_of(m, i->thing.card)))
        return false;
    if (wf_is_for_anybody(m, i->thing.card) && !wf_is_equipped(m, holder))
        return false;
    const int16_t *printed = numbers_of(m, holder) + SOLDIER_PRINTED;
    for (int k = 0; k < printed[0]; k++)
        if (wf_listed(printed, k).card == i->thing.card)
            return false;
    return true;
}

/* WF-VEH-03  A Vehicle too, unless its card says otherwise, KW-179; NAM-VEH-26, CHT-VEH-25  or its Setting. */
bool wf_can_be_healed(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    return grog_value(m, g, VALUE_CAN_BE_HEALED, &about, NULL) > 0;
}

/* WF-VEH-18  Attacks a Turn with this Weapon that cost no Action; 0: they do. */
int wf_free_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_AIM, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = item_ref(w, item) };
    return grog_value(m, g, VALUE_FREE_ATTACKS, &about, NULL);
}

/* WF-VEH-18, WF-VEH-19  As many as Health, at a Door too, whatever Actions are left; else what forbids an Action. */
WF_RARE grog_rule wf_by_free_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                                     unsigned item, grog_rule acts)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    int free = acts == R_K9_11 ? 0 : wf_free_attacks(m, g, soldier, item);
    if (!free)
        return acts;
    return const_wf(g)->soldier[soldier].suppress ? R_TRN_14 : const_wf(g)->item[item].shots >= free ? R_VEH_18 : 0;
}

/* WF-VEH-15  Hits of one die, by a Weapon's table of Proximity. */
int wf_hits_by_proximity(const int16_t *table, int range, int total)
{
    int hits = 0;
    for (int i = 0; i < table[0]; i++) {
        struct wf_proximity row = wf_proximity(table, i);
        if (row.range == range && total >= row.roll && row.hits > hits)
            hits = row.hits;
    }
    return hits;
}

/* ---- what comes for it ----------------------------------------------------------- */

/* WF-AVH-05, WF-AVH-07, WF-AVH-13  Both ends are included. */
static bool hears(const struct grog_match *m, uint16_t card, int noise)
{
    const int16_t *range = numbers_of(m, card) + (kind_of(m, card) == OF_EVENT ? EVENT_NOISE : HOSTILE_NOISE);
    return noise >= range[0] && noise <= range[1];
}

const struct grog_step wf_anti_vehicle_steps[] = {
    STARTS, [ANTI_VEHICLE_BEFORE] = CALLS("events before", R_EVT_14, PROC_EVENTS),
    [ANTI_VEHICLE_EVENT] = CALLS("driving", R_AVH_04, PROC_EVENTS),
};

static bool anti_vehicle_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->target != 0;
}

const struct wf_rests wf_anti_vehicle_rests = {
    .fits = anti_vehicle_fits,
    .hands = { [ANTI_VEHICLE_EVENT] = { ANY, NONE, NONE, TARGET } },
};

/* WF-AVH-04  target: the Vehicle. */
enum grog_flow wf_anti_vehicle(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ANTI_VEHICLE);
    const struct warfighter *w = const_wf(r->g);
    const struct soldier *s = wf_soldier(r, f->target);
    uint16_t card, deck;
    BEGIN;
    if (wf_events_wait(w))                              /* they are about somebody else */
        CALL(ANTI_VEHICLE_BEFORE, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    if (!in_play(s) || !wf_vehicle(r->m, s->thing.card))
        return GROG_DONE;
    deck = named_by(r->m, s->thing.card);
    deck = deck ? deck : named_by_team(r->m, 0);        /* WF-VEH-06  its card says nothing: as another's of the team */
    card = deck ? wf_draw_aside(r, deck) : 0;           /* WF-AVH-10  its discards are shuffled in */
    if (!card)
        return GROG_DONE;
    if (!hears(r->m, card, numbers_of(r->m, s->thing.card)[SQUAD_NOISE])) {
        wf_reject_hostile(r, card, AWAY_UNHEARD);
        return GROG_DONE;
    }
    if (kind_of(r->m, card) == OF_HOSTILE) {
        wf_enter_aimed(r, card, s->place, grog_ref_slot(f->target));        /* WF-AVH-06  it targets that Vehicle */
        return GROG_DONE;
    }
    wf_lay_event(r, card, s->place);                    /* WF-AVH-11  an Event, not an enemy */
    CALL(ANTI_VEHICLE_EVENT, .proc = PROC_EVENTS, .seat = GROG_NOBODY, .target = f->target);
    END;
}
