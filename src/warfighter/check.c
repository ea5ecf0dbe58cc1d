/* SPDX-License-Identifier: MIT */
/* check.c -- what rows cannot say of a sound game of warfighter.
 *
 * Positions come from outside, and whatever passes here must be playable: so this says of every
 * thing where it may be; of every half-done procedure check_frames.c says what it may be about. */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "awareness.h"
#include "band.h"
#include "before.h"
#include "check.h"
#include "checks.h"
#include "decks.h"
#include "doors.h"
#include "extraction.h"
#include "fatigue.h"
#include "field.h"
#include "gear.h"
#include "goals.h"
#include "k9.h"
#include "medals.h"
#include "places.h"
#include "sides.h"
#include "striking.h"
#include "tables.h"
#include "vehicles.h"

typedef const char *check(const struct grog_match *m, const struct warfighter *w);

/* Nothing that lies on the table lies face down, but for Medals. */
static const char *check_faces(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned a = 0; a < ARRAYS; a++)
        for (unsigned i = 0; i < wf_arrays[a].room; i++)
            if ((grog_thing_of(m, &w->game, a, i)->hidden != 0)
                != (a == ARRAY_MEDAL && w->medal[i % MEDALS].thing.live))
                return "a card in play that lies face down";
    return NULL;
}

/* ---- the path --------------------------------------------------------------------- */

static const char *check_path(const struct grog_match *m, const struct warfighter *w)
{
    if (w->objective < 2 || w->objective > SPACES || w->front < 1 || w->front >= w->objective)
        return "a path that leads nowhere";
    for (unsigned i = 0; i < LOCATIONS; i++) {
        const struct location *l = &w->location[i];
        bool there = i < 2 || i <= w->front || (i == EXTRACTION && wf_extraction(m));
        bool other = i > 1 && wf_objective_for(m, w, space_of_slot(w, i));
        enum card_kind kind = i == 0 ? kind_of(m, wf_first_card(m)) : i == 1 ? kind_of(m, wf_last_card(m))
                            : i == EXTRACTION ? OF_EXTRACTION : other ? OF_OBJECTIVE : OF_LOCATION;
        if (l->thing.live != there || (there && kind_of(m, l->thing.card) != kind))
            return "a Location out of its place";
    }
    if (!wf_way_out_fits(m, w))
        return "a way out that is and is not open";
    bool inactive = w->location[1].flags & LOCATION_INACTIVE;
    return inactive == w->active || (w->location[0].flags & LOCATION_INACTIVE)
        ? "an Objective that is and is not active" : NULL;
}

/* Of a Location: what waits there, and what was gained. */
static const char *check_places(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned i = 0; i < LOCATIONS; i++) {
        const struct location *l = &w->location[i];
        const int16_t *n = l->thing.live ? numbers_of(m, l->thing.card) : NULL;
        if ((l->flags & LOCATION_RESOLVED) && !(n && n[PLACE_SUCCESS]))
            return "a success where there is none to be had";
        bool objective = wf_is_objective(m, w, i);
        if ((l->flags & LOCATION_COMPLETED) && !objective && i != EXTRACTION)
            return "a completed Objective that is none";
        const int16_t *goal = wf_objective_in(m, w, i);
        if ((l->clear && !(objective && goal[OBJECTIVE_KEEP_CLEAR]))
            || ((l->flags & LOCATION_DELIVERED) && !(objective && goal[OBJECTIVE_DELIVER]))
            || ((l->flags & LOCATION_PRESENT_GONE) && !(objective && goal[OBJECTIVE_PRESENT_DIES])))
            return "something done at an Objective that does not ask for it";
        if (!(l->flags & LOCATION_WAITS))
            continue;
        if (!n || !i || (i == 1 && !w->active)
            || (!wf_obstacle_of(m, l->thing.card) && !wf_unmet(w, space_of_slot(w, i))))
            return "a Location that waits for nothing";
        EACH_SOLDIER(w, k)
            if (slot_of_space(w, w->soldier[k].place) == i)
                return "a Soldier where somebody is still to be the first";
    }
    return NULL;
}

/* May a Soldier stand there? */
bool wf_is_card_space(const struct warfighter *w, unsigned space)
{
    if (space > w->objective)
        return space == last_space(w) && !(w->location[EXTRACTION].flags & LOCATION_INACTIVE);
    return space == 1 || (space == w->objective ? w->active : space && steps_to(w, space) <= w->front);
}

static bool is_space(const struct warfighter *w, unsigned space) { return space && space <= last_space(w); }

/* ---- Soldiers ------------------------------------------------------------------------ */

static bool wounds_fit(const struct grog_match *m, const struct soldier *s)
{
    for (unsigned i = 0; i < WOUNDS; i++)
        if ((s->wound[i] && !(s->wound[i] & ~TREATED)) || (i && s->wound[i] && !s->wound[i - 1]))
            return false;
    return (wf_health(m, s) > 0) == (s->fate != DOWNED);
}

static bool has_counters(const struct soldier *s)
{
    for (unsigned i = 0; i < COUNTERS; i++)
        if (s->counter[i])
            return true;
    return false;
}

/* His Hand to Hand counter lies on a Hostile where he is. */
static bool engagement_fits(const struct grog_match *m, const struct warfighter *w, const struct soldier *s)
{
    if (((s->flags & SOLDIER_CLOSE) && s->engaged) || ((s->flags & SOLDIER_FREED) && is_striking(s))
        || ((s->flags & SOLDIER_IDLE_GUARD) && !s->engaged) || ((s->part & PART_WAITED) && !s->saved))
        return false;
    if ((s->saved || is_striking_or_freed(s)) && (s->fate != IN_PLAY || kind_of(m, s->thing.card) == OF_SQUAD))
        return false;
    if (!s->engaged)
        return true;
    if (!wf_is_live(m, w, s->engaged) || grog_ref_array(s->engaged) != ARRAY_HOSTILE)
        return false;
    const struct hostile *h = &w->hostile[grog_ref_slot(s->engaged)];
    return h->place == s->place && !wf_is_target(m, h);
}

/* Who waits comes with a Vehicle that has a Turn Limit, or is it; below the Limit it is in play. */
static bool call_fits(const struct grog_match *m, const struct warfighter *w, const struct soldier *s)
{
    bool called = wf_must_be_called(m, s->thing.card);
    if (s->turns && (!called || s->fate != IN_PLAY || s->turns >= numbers_of(m, s->thing.card)[SQUAD_TURN_LIMIT]))
        return false;
    if ((s->fate == GONE && !called) || (s->fate == WAITING && s->wound[0]))
        return false;
    if (s->fate != WAITING || called)
        return !(s->part & PART_BROUGHT) || kind_of(m, s->thing.card) == OF_NON_PLAYER;
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)
        if (wf_vehicle(m, w->soldier[i].thing.card) && w->soldier[i].fate == WAITING
            && wf_comes_with(m, w, i, (unsigned)(s - w->soldier)))
            return true;
    return false;
}

static const char *check_soldiers(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned i = 0; i < SOLDIERS; i++) {
        const struct soldier *s = &w->soldier[i];
        if (!s->thing.live) {
            if (w->cup[i])
                return "a counter of no Soldier";
            continue;
        }
        if (!is_soldier(kind_of(m, s->thing.card)) || s->thing.owner >= m->seats || !wounds_fit(m, s))
            return "a Soldier who cannot be";
        if (!w->game.over && (w->game.table.resigned >> s->thing.owner & 1))
            return "a Soldier of a seat that has resigned";
        bool held = s->place == w->objective && (s->part & PART_HELD);
        if (s->fate == IN_PLAY ? (!wf_is_card_space(w, s->place) && !held) || s->outcome
                               : s->place || s->actions || s->suppress || s->xp || w->cup[i] || w->hand[i][0]
                                 || w->saved[i][0] || has_counters(s) || s->bodies)
            return "a Soldier who is and is not in play";
        if (!call_fits(m, w, s))
            return "a Vehicle that is and is not Called In";
        if (!engagement_fits(m, w, s))
            return "a Soldier who is and is not Engaged";
        if ((w->hand[i][0] && !wf_traits(kind_of(m, s->thing.card)).hand)
            || (w->saved[i][0] && !wf_traits(kind_of(m, s->thing.card)).acts))
            return "a hand of one who has none";
        if (w->cup[i] && !wf_traits(kind_of(m, s->thing.card)).counters)
            return "a counter of one who has none";
    }
    return NULL;
}

/* A K9 in play is where its Handler is and follows him alone; nobody else is followed. */
static const char *check_pairs(const struct grog_match *m, const struct warfighter *w)
{
    unsigned followed[SOLDIERS] = { 0 };
    for (unsigned i = 0; i < SOLDIERS; i++) {
        const struct soldier *s = &w->soldier[i], *dog = s->follower ? &w->soldier[s->follower - 1] : NULL;
        if (!dog)
            continue;
        if (!in_play(s) || !in_play(dog) || kind_of(m, dog->thing.card) != OF_K9 || dog->place != s->place
            || (uint16_t)numbers_of(m, dog->thing.card)[K9_HANDLER] != s->thing.card || followed[s->follower - 1]++)
            return "a pair that cannot be";
    }
    EACH_SOLDIER(w, i)
        if (kind_of(m, w->soldier[i].thing.card) == OF_K9 && !followed[i])
            return "a pair that cannot be";
    return NULL;
}

/* ---- items ------------------------------------------------------------------------------ */

/* On a Weapon that it fits, or is a part of, and where that is; a part is never without it. */
static bool mount_fits(const struct grog_match *m, const struct warfighter *w, const struct item *i)
{
    if (!i->on)
        return !wf_is_part(m, i->thing.card);
    const struct item *weapon = &w->item[i->on - 1];
    if (!weapon->thing.live || kind_of(m, weapon->thing.card) != OF_WEAPON || weapon->on)
        return false;
    return weapon->holder == i->holder && weapon->place == i->place && weapon->thing.owner == i->thing.owner
        && (wf_is_part(m, i->thing.card)
            ? (uint16_t)numbers_of(m, weapon->thing.card)[WEAPON_SECOND] == i->thing.card
            : wf_fits_on(m, i->thing.card, weapon->thing.card));
}

static bool item_fits(const struct grog_match *m, const struct warfighter *w, const struct item *i)
{
    enum card_kind kind = kind_of(m, i->thing.card);
    const int16_t *n = numbers_of(m, i->thing.card);
    if ((!is_gear(kind) && kind != OF_SKILL && kind != OF_RECORD && kind != OF_MEDAL)
        || (i->holder != 0) == (i->place != 0))
        return false;
    if (kind == OF_MEDAL)                               /* who walks away keeps it */
        return i->holder && i->extra <= MEDAL_OVER && i->thing.owner < m->seats && w->soldier[i->holder - 1].thing.live
            && w->soldier[i->holder - 1].fate != DOWNED;
    if (i->holder ? !in_play(&w->soldier[i->holder - 1]) && w->soldier[i->holder - 1].fate != WAITING
                  : !is_space(w, i->place) || !is_gear(kind))
        return false;
    if (i->thing.owner >= m->seats || ((i->flags & ITEM_EMPTY) && (!wf_ammo_type(m, i) || !i->count)))
        return false;
    if (kind == OF_WEAPON && n[WEAPON_EXPENDED] && !i->count && !is_tank(n))
        return false;
    if ((wf_is_mounted(m, i->thing.card) && !i->holder) || !mount_fits(m, w, i))
        return false;
    if (!wf_kinds_fit(m, i))
        return false;
    return !i->thrown_at || (grog_ref_array(i->thrown_at) == ARRAY_HOSTILE && grog_ref_slot(i->thrown_at) < HOSTILES);
}

static const char *check_items(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned i = 0; i < ITEMS; i++)
        if (w->item[i].thing.live && !item_fits(m, w, &w->item[i]))
            return "an item that cannot be";
    return NULL;
}

/* ---- Hostiles ------------------------------------------------------------------------------ */

static bool hostile_fits(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    enum card_kind kind = kind_of(m, h->thing.card);
    if ((kind != OF_HOSTILE && kind != OF_TARGET) || !is_space(w, h->place))
        return false;
    if ((h->flags & HOSTILE_FADES) && kind == OF_TARGET)
        return false;
    if (h->ekia >= wf_reticles(m, h) || wf_active(m, h) < 0 || ((h->flags & HOSTILE_COUNTER) && !h->target))
        return false;
    if ((h->alarm_space && h->awareness != GOING_FOR_ALARM) || ((h->flags & HOSTILE_FRESH) && !h->alarm_space))
        return false;
    if (kind == OF_TARGET)
        return !h->target && !h->awareness && !h->suppress && !h->flags
            && wf_is_objective(m, w, slot_of_space(w, h->place))
            && h->hits < numbers_of(m, h->thing.card)[TARGET_HITS];
    const int16_t *door = wf_door(m, h);
    if (((h->flags & HOSTILE_BREACHED) && !numbers_of(m, h->thing.card)[HOSTILE_DOOR])
        || (h->hits && (!door || h->hits >= door[1])))
        return false;
    return h->target ? in_play(&w->soldier[h->target - 1])
                       && wf_traits(kind_of(m, w->soldier[h->target - 1].thing.card)).counters
                     : !wf_anybody(w) || !wf_knows(h);
}

/* Those of one card are of one mind about where it lies, and about the team. */
static bool band_fits(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    if (!h->band)
        return true;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].band == h->band
            && (w->hostile[i].thing.card != h->thing.card || w->hostile[i].place != h->place
                || w->hostile[i].awareness != h->awareness || w->hostile[i].alarm_space != h->alarm_space))
            return false;
    return kind_of(m, h->thing.card) == OF_HOSTILE && numbers_of(m, h->thing.card)[HOSTILE_HITS];
}

static const char *check_hostiles(const struct grog_match *m, const struct warfighter *w)
{
    unsigned counters[SOLDIERS] = { 0 };
    for (unsigned i = 0; i < HOSTILES; i++) {
        const struct hostile *h = &w->hostile[i];
        if (!h->thing.live)
            continue;
        if (!hostile_fits(m, w, h) || !band_fits(m, w, h))
            return "a Hostile that cannot be";
        if (h->flags & HOSTILE_COUNTER)
            counters[h->target - 1]++;
    }
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (counters[i] + w->cup[i] > COUNTERS_EACH)
            return "more Targeting counters than there are";
    return NULL;
}

/* ---- Events and Support ------------------------------------------------------------------ */

/* An Encounter waits, or somebody has come upon it. */
static bool event_fits(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < EVENTS_MOST);
    const struct event *e = &w->event[slot];
    enum card_kind kind = kind_of(m, e->thing.card);
    if (kind == OF_STRESS)
        return !(e->flags & ~EVENT_WAITS) && e->by && w->soldier[e->by - 1].thing.live && e->thing.owner < m->seats;
    if (!is_space(w, e->place) || (kind != OF_EVENT && kind != OF_ENCOUNTER) || e->by)
        return false;
    if (kind == OF_EVENT)
        return !(e->flags & EVENT_UNMET)
            && (!(e->flags & EVENT_ARMED) || (e->flags == EVENT_ARMED && wf_is_trap(m, e->thing.card)));
    if (e->flags || w->game.over)                       /* the Mission may have ended with it */
        return !e->flags || e->flags == EVENT_UNMET;
    return e->thing.owner < m->seats && wf_met_by(w, event_ref(w, slot)) < SOLDIERS;
}

static const char *check_events(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned i = 0; i < EVENTS_MOST; i++)
        if (w->event[i].thing.live && !event_fits(m, w, i))
            return "an Event that cannot be";
    for (unsigned i = 0; i < SUPPORTS; i++) {
        const struct support *s = &w->support[i];
        if (!s->thing.live)
            continue;
        if (kind_of(m, s->thing.card) == OF_OVERWATCH) {
            if (!s->player || w->soldier[s->player - 1].fate != OVERWATCHING || !w->soldier[s->player - 1].thing.live
                || s->thing.owner != w->soldier[s->player - 1].thing.owner || s->spent)
                return "a counter of nobody on Overwatch";
            continue;
        }
        if (kind_of(m, s->thing.card) != OF_ACTION || numbers_of(m, s->thing.card)[ACTION_SUPPORT] < 0 || !s->player
            || !in_play(&w->soldier[s->player - 1]) || s->thing.owner != w->soldier[s->player - 1].thing.owner)
            return "Support that cannot be";
    }
    return NULL;
}

/* ---- beside the path, and on the Mission ------------------------------------------------------ */

static bool counters_fit(const struct grog_match *m, const uint8_t *of)
{
    for (unsigned i = 0; i < COUNTERS; i++) {
        bool fits = !of[i];
        GROG_EACH_OF(m, OF_COUNTER, c)
            fits = fits || (grog_card(m, *c)->ordinal == i && of[i] <= numbers_of(m, *c)[COUNTER_MOST]);
        if (!fits)
            return false;
    }
    return true;
}

static const char *check_beside(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned i = 0; i < BESIDE; i++)
        if (w->beside[i].thing.live && (!(wf_arrays[ARRAY_BESIDE].kinds >> kind_of(m, w->beside[i].thing.card) & 1)
                                        || w->beside[i].place > w->objective))
            return "something beside the path that cannot be";
    if (!counters_fit(m, w->tally))
        return "a counter that nobody knows";
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (!counters_fit(m, w->soldier[i].counter))
            return "a counter that nobody knows";
    return NULL;
}

/* ---- decks and hands ------------------------------------------------------------------------ */

#define BIT(kind) (UINT64_C(1) << (kind))

/* Cards of decks of their own, and only they, lie aside; Events with a value, and only they, with the Hostiles. */
bool wf_lies(const struct grog_match *m, unsigned zone, uint16_t card)
{
    static const uint64_t kinds[ZONES] = {
        [ZONE_ACTIONS] = BIT(OF_ACTION) | BIT(OF_MARKER) | BIT(OF_STRESS),
        [ZONE_ACTION_DISCARDS] = BIT(OF_ACTION) | BIT(OF_MARKER) | BIT(OF_STRESS),
        [ZONE_HOSTILES] = BIT(OF_HOSTILE) | BIT(OF_EVENT), [ZONE_HOSTILE_DISCARDS] = BIT(OF_HOSTILE) | BIT(OF_EVENT),
        [ZONE_LOCATIONS] = BIT(OF_LOCATION), [ZONE_LOCATION_DISCARDS] = BIT(OF_LOCATION),
        [ZONE_EVENTS] = BIT(OF_EVENT), [ZONE_EVENT_DISCARDS] = BIT(OF_EVENT),
        [ZONE_HAND] = BIT(OF_ACTION) | BIT(OF_LOCATION) | BIT(OF_MARKER),
        [ZONE_PLAYED] = BIT(OF_ACTION) | BIT(OF_LOCATION) | BIT(OF_HOSTILE) | BIT(OF_EVENT),
        [ZONE_SAVED] = BIT(OF_ACTION) | BIT(OF_LOCATION) | BIT(OF_MARKER),
        [ZONE_SET_OUT] = BIT(OF_HOSTILE) | BIT(OF_EVENT) | BIT(OF_OBJECTIVE),
        [ZONE_MEDALS] = BIT(OF_MEDAL),
        [ZONE_SUPPLY] = BIT(OF_WEAPON) | BIT(OF_EQUIPMENT), [ZONE_REACTION] = BIT(OF_HOSTILE),
    };
    enum card_kind kind = kind_of(m, card);
    if (zone == ZONE_ASIDE || zone == ZONE_ASIDE_DISCARDS)
        return wf_deck_of(m, card) || kind == OF_OVERWATCH;
    if (zone == ZONE_OUT)
        return true;
    if (zone == ZONE_SUPPLY)
        return wf_field_price(m, card) != NULL;
    if (!(kinds[zone] >> kind & 1) || (wf_deck_of(m, card) && zone != ZONE_SET_OUT))
        return false;
    if (kind == OF_HOSTILE && wf_is_back(m, card))
        return false;                                   /* NAM-SET-17, WF-SHW-83  in decks only front sides are seen */
    if (kind == OF_HOSTILE && zone != ZONE_SET_OUT
        && (numbers_of(m, card)[HOSTILE_REACTION] != 0) != (zone == ZONE_REACTION))
        return false;
    bool with_hostiles = zone == ZONE_HOSTILES || zone == ZONE_HOSTILE_DISCARDS;
    return kind != OF_EVENT || (numbers_of(m, card)[EVENT_VALUE] >= 0) == with_hostiles;
}

/* Each card of a family of decks can come to lie in its discards: there is room for all of them. */
static const char *check_piles(const struct grog_match *m, const struct warfighter *w)
{
    unsigned actions = w->actions[0] + w->action_discards[0], locations = w->locations[0] + w->location_discards[0],
             hostiles = w->hostiles[0] + w->hostile_discards[0], events = w->events[0] + w->event_discards[0];
    for (unsigned i = 1; i <= w->played_cards[0]; i++)
        switch (kind_of(m, w->played_cards[i])) {
        case OF_LOCATION: locations++; break;
        case OF_HOSTILE: case OF_EVENT: hostiles++; break;
        default: actions++;
        }
    for (unsigned i = 0; i < SOLDIERS; i++) {
        for (unsigned k = 1; k <= w->saved[i][0]; k++)
            *(kind_of(m, w->saved[i][k]) == OF_LOCATION ? &locations : &actions) += 1;
        for (unsigned k = 1; k <= w->hand[i][0]; k++)
            *(kind_of(m, w->hand[i][k]) == OF_LOCATION ? &locations : &actions) += 1;
    }
    unsigned aside = w->aside[0] + w->aside_discards[0], reaction = w->reaction[0];
    unsigned out = w->out[0] + w->supply[0];
    for (unsigned i = 1; i <= w->out[0]; i++)
        actions += wf_is_fatigue(m, w->out[i]);         /* they may come into the deck */
    EACH_HOSTILE(w, i)
        *(wf_is_target(m, &w->hostile[i]) || !wf_leads(w, i) ? &out
          : wf_deck_of(m, wf_front_of(m, w->hostile[i].thing.card)) ? &aside
          : numbers_of(m, wf_front_of(m, w->hostile[i].thing.card))[HOSTILE_REACTION] ? &reaction : &hostiles) += 1;
    for (unsigned i = 0; i < EVENTS_MOST; i++)
        if (w->event[i].thing.live)
            *(wf_deck_of(m, w->event[i].thing.card) ? &aside
              : kind_of(m, w->event[i].thing.card) == OF_STRESS ? &actions
              : numbers_of(m, w->event[i].thing.card)[EVENT_VALUE] >= 0 ? &hostiles : &events) += 1;
    for (unsigned i = 1; i <= w->set_out[0]; i++)
        *(wf_deck_of(m, w->set_out[i]) ? &aside : kind_of(m, w->set_out[i]) == OF_EVENT ? &events : &hostiles) +=
            kind_of(m, w->set_out[i]) != OF_OBJECTIVE;
    for (unsigned i = 2; i < EXTRACTION; i++)
        *(wf_deck_of(m, w->location[i].thing.card) ? &aside : &locations) +=
            w->location[i].thing.live && !wf_is_objective(m, w, i);
    for (unsigned i = 0; i < SUPPORTS; i++)
        if (w->support[i].thing.live)
            *(kind_of(m, w->support[i].thing.card) == OF_OVERWATCH ? &aside : &actions) += 1;
    for (unsigned i = 0; i < ITEMS; i++)
        out += w->item[i].thing.live && !(w->item[i].marks & MARK_ONE_OF);
    return actions > ACTION_ROOM || locations > LOCATION_ROOM || hostiles > HOSTILE_ROOM || events > EVENT_ROOM
        || aside > ASIDE_ROOM || out > OUT_ROOM || reaction > REACTION_ROOM
        ? "more cards than there is room for" : NULL;
}

const char *wf_check(const struct grog_match *m, const struct grog_game *g)
{
    static check *const all[] = { check_faces, check_path, check_places, check_soldiers, check_pairs, check_items,
                                  check_hostiles, check_events, check_beside, check_piles, wf_check_frames };
    const char *wrong = NULL;
    for (unsigned i = 0; !wrong && i < GROG_COUNT(all); i++)
        wrong = all[i](m, const_wf(g));
    return wrong;
}
