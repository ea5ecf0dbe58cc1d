/* SPDX-License-Identifier: MIT */
/* demands_foes.c -- what is demanded of Hostiles, Events, and of what else is met or lies beside. */
#include "demands.h"

/* ---- Hostiles --------------------------------------------------------------- */

/* WF-HOS-10  An Attack Chart, or a text instead. */
bool wf_hostile_does_nothing(HELD)
{
    return !*held_of(h, HOSTILE_CHART) && !*held_of(h, HOSTILE_RESULTS) && !*held_of(h, HOSTILE_PENALTY)
        && !wf_says_anything(h);
}

/* The most that a table asks for to be active. */
static int asks_for(const int16_t *table, unsigned wide)
{
    int most = 0;
    for (int i = 0; i < table[0]; i++)
        most = wf_row(table, i, wide)[0] > most ? wf_row(table, i, wide)[0] : most;
    return most;
}

/* WF-UND-06  Of a Double-Reticle card each goes by its own Hits. */
bool wf_hostile_rows_are_unread(HELD)
{
    int there = *held_of(h, *held_of(h, HOSTILE_HITS) ? HOSTILE_HITS : HOSTILE_RETICLES);
    return asks_for(held_of(h, HOSTILE_CHART), ASSAULT_WIDE) > there
        || asks_for(held_of(h, HOSTILE_RESULTS), ASSAULT_WIDE) > there
        || asks_for(held_of(h, HOSTILE_PENALTY), LEVEL_WIDE) > there;
}

bool wf_hostile_distance_is_unread(HELD)
{
    int place = *held_of(h, HOSTILE_PLACE);
    return *held_of(h, HOSTILE_DISTANCE) != 1 && place != PLACE_BEYOND && place != PLACE_BEHIND;
}

bool wf_hostile_draws_no_event(HELD)
{
    GROG_EACH_OF(h->m, OF_EVENT, c)
        if (numbers_of(h->m, *c)[COPIES] && !numbers_of(h->m, *c)[EVENT_DECK]
            && numbers_of(h->m, *c)[EVENT_VALUE] < 0)
            return false;
    return *held_of(h, HOSTILE_EVENT);
}

/* WF-DOR-06, WF-DOR-10  A lock is a Door's, and the Cover is less inside. */
bool wf_hostile_door_is_no_way_in(HELD)
{
    const int16_t *door = held_of(h, HOSTILE_DOOR);
    if (!door[0])
        return *held_of(h, HOSTILE_LOCK);
    return wf_row(door, 0, 3)[2] >= *held_of(h, HOSTILE_COVER);
}

bool wf_hostile_results_are_half(HELD)
{
    return (*held_of(h, HOSTILE_RESULTS) != 0) != held_speaks_at(h, POINT_RESULT);
}

/* The Hostiles that it fetches as it enters play. */
static unsigned fetched(const struct grog_match *m, uint16_t card, uint16_t next[HELD_NEXT])
{
    const struct grog_card *by = grog_card(m, card);
    unsigned n = 0;
    for (unsigned i = 0; i < by->abilities; i++) {
        const struct grog_ability *a = &m->cards->ability[by->ability + i];
        for (unsigned e = 0; a->point == POINT_HOSTILE_PLACED && e < a->effects; e++) {
            const struct grog_effect *does = &m->cards->effect[a->effect + e];
            if (does->effect != EFFECT_FETCH)
                continue;
            GROG_EACH_OF(m, OF_HOSTILE, c)
                if (n < HELD_NEXT && wf_is_listed(numbers_of(m, *c) + HOSTILE_KEYWORDS, LISTED_WIDE, does->word))
                    next[n++] = *c;
        }
    }
    return n;
}

bool wf_hostile_fetches_itself(HELD) { return held_in_circle(h, fetched); }

/* ---- Events ------------------------------------------------------------------ */

bool wf_event_does_nothing(HELD) { return !wf_says_anything(h); }

/* What it says counts only while it is in play, and it does not stay. */
bool wf_event_is_gone_before(HELD)
{
    if (*held_of(h, EVENT_STAYS))
        return false;
    for (unsigned i = 0; i < h->abilities; i++) {
        unsigned point = held_ability(h, i)->point;
        if (point != POINT_EVENT_DRAWN && point != POINT_SPRUNG)
            return true;
    }
    return h->modifiers > 0;
}

bool wf_event_stays_for_nothing(HELD)
{
    for (unsigned i = 0; i < held_card(h)->abilities; i++)
        if (held_ability(h, i)->point != POINT_EVENT_DRAWN)
            return false;
    return *held_of(h, EVENT_STAYS) && !held_card(h)->modifiers;
}

bool wf_event_trap_is_half(HELD)
{
    bool trap = *held_of(h, EVENT_TRAP) != 0;
    return trap != held_speaks_at(h, POINT_SPRUNG) || (!trap && *held_of(h, EVENT_TRAP_ROLL));
}

/* ---- what else there is ------------------------------------------------------- */

bool wf_encounter_is_half(HELD)
{
    return !*held_of(h, ENCOUNTER_ROLLS)
        || (*held_of(h, ENCOUNTER_SECOND) == 0 && held_speaks_at(h, POINT_WORSE));
}

bool wf_contract_has_no_mission(HELD)
{
    uint16_t word = (uint16_t)*held_of(h, CONTRACT_MISSIONS);
    GROG_EACH_OF(h->m, OF_MISSION, c)
        if (wf_is_listed(numbers_of(h->m, *c) + PLACE_KEYWORDS, LISTED_WIDE, word))
            return false;
    return word;
}

/* Where the deck of its own that a kind of card names lies; -1: it names none. */
static int deck_at(enum card_kind kind)
{
    return kind == OF_LOCATION ? LOCATION_DECK : kind == OF_HOSTILE ? HOSTILE_DECK : kind == OF_EVENT ? EVENT_DECK
         : kind == OF_ENCOUNTER ? ENCOUNTER_DECK : -1;
}

bool wf_deck_is_empty(HELD)
{
    for (uint32_t c = 1; c < h->m->cards->cards; c++) {
        int at = deck_at(kind_of(h->m, (uint16_t)c));
        if (at >= 0 && (uint16_t)numbers_of(h->m, (uint16_t)c)[at] == h->card)
            return false;
    }
    return true;
}

bool wf_word_is_unused(HELD) { return !held_is_named(h); }
