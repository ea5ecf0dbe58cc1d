/* SPDX-License-Identifier: MIT */
/* common.c -- what several headings read off the state, and what the kernel asks about bearers,
 * places and silence. */
#include "common.h"
#include "eras.h"
#include "k9.h"
#include "medals.h"
#include "tables.h"
#include "types.h"
#include "vehicles.h"

/* WF-WND-01, WF-SET-67  Each point of each Wound counter. */
int wf_wounds(const struct soldier *s)
{
    int n = 0;
    for (unsigned i = 0; i < WOUNDS && s->wound[i]; i++)
        n += s->wound[i] & ~TREATED;                    /* WF-SET-68  treated, it still takes Health */
    return n;
}

int wf_health(const struct grog_match *m, const struct soldier *s)
{
    return numbers_of(m, s->thing.card)[SOLDIER_HEALTH] - wf_wounds(s);
}

/* WF-HAT-04, WF-HOS-09, WF-MOV-10  The column whose header holds the number of active Hostiles: rows say
 * from how many on they count, and the greatest that is reached is the column. */
const int16_t *wf_column(const int16_t *table, unsigned wide, int active)
{
    const int16_t *best = NULL;
    for (int i = 0; i < table[0]; i++) {
        const int16_t *row = wf_row(table, i, wide);
        if (active >= row[0] && (!best || row[0] > best[0]))
            best = row;
    }
    return active > 0 ? best : NULL;
}

static const int16_t *keywords_of(const struct grog_match *m, uint16_t card)
{
    static const uint8_t at[CARD_KINDS] = {
        [OF_PLAYER] = SOLDIER_KEYWORDS, [OF_NON_PLAYER] = SOLDIER_KEYWORDS, [OF_SQUAD] = SOLDIER_KEYWORDS,
        [OF_K9] = SOLDIER_KEYWORDS, [OF_TEAM_SOLDIER] = SOLDIER_KEYWORDS,
        [OF_WEAPON] = WEAPON_KEYWORDS, [OF_EQUIPMENT] = EQUIPMENT_KEYWORDS, [OF_SKILL] = SKILL_KEYWORDS,
        [OF_ACTION] = ACTION_KEYWORDS, [OF_LOCATION] = PLACE_KEYWORDS, [OF_MISSION] = PLACE_KEYWORDS,
        [OF_OBJECTIVE] = PLACE_KEYWORDS, [OF_HOSTILE] = HOSTILE_KEYWORDS, [OF_EVENT] = EVENT_KEYWORDS,
        [OF_RECORD] = RECORD_KEYWORDS, [OF_INSERTION] = INSERTION_KEYWORDS, [OF_EXTRACTION] = PLACE_KEYWORDS,
    };
    uint8_t slot = at[kind_of(m, card)];
    return slot ? numbers_of(m, card) + slot : NULL;
}

/* WF-WPN-04, WF-ACD-19  What speaks of a keyword is for cards that have it. */
int wf_keyword(const struct grog_match *m, uint16_t card, uint16_t keyword)
{
    const int16_t *list = card ? keywords_of(m, card) : NULL;
    for (int i = 0; list && i < list[0]; i++)
        if (wf_listed(list, i).card == keyword)
            return wf_listed(list, i).n;
    return 0;
}

/* ---- where everybody is -------------------------------------------------- */

bool wf_anybody(const struct warfighter *w)
{
    EACH_SOLDIER(w, i)
        return true;
    return false;
}

/* The space of the Soldier who is farthest that way; 0: nobody is in play. */
static unsigned farthest(const struct warfighter *w, int way)
{
    unsigned space = 0;
    EACH_SOLDIER(w, i)
        if (!space || (way > 0 ? line_of(w, w->soldier[i].place) > line_of(w, space)
                               : line_of(w, w->soldier[i].place) < line_of(w, space)))
            space = w->soldier[i].place;
    return space;
}

unsigned wf_front_most(const struct warfighter *w)
{
    return farthest(w, ahead(w));
}

unsigned wf_rear_most(const struct warfighter *w) { return farthest(w, -ahead(w)); }

WF_RARE unsigned wf_slot_otherwise(const struct warfighter *w, unsigned space)
{
    return space > w->objective ? EXTRACTION : steps_to(w, space);
}

WF_RARE unsigned wf_space_otherwise(const struct warfighter *w, unsigned slot)
{
    return slot == EXTRACTION ? w->objective + 1u : steps_to(w, slot);
}

WF_RARE unsigned wf_line_beyond(const struct warfighter *w, unsigned space)
{
    if (leaves_by_mission(w))
        space = 0;                                      /* WF-ESC-09  next to the Mission card */
    return space;
}

uint16_t wf_location_at(const struct warfighter *w, unsigned space)
{
    return space ? location_ref(w, slot_of_space(w, space)) : 0;
}

/* WF-OBJ-11  No Hostile of any kind is there. */
bool wf_space_is_clear(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == space && !wf_is_target(m, &w->hostile[i]))
            return false;
    return true;
}

unsigned wf_bearer_of(const struct warfighter *w, uint16_t thing)
{
    unsigned slot = grog_ref_slot(thing), who = 0;
    switch (grog_ref_array(thing)) {
    case ARRAY_SOLDIER: return slot;
    case ARRAY_ITEM:    who = w->item[slot].holder; break;
    case ARRAY_SUPPORT: who = w->support[slot].player; break;
    case ARRAY_EVENT:   if (!w->event[slot].by)
                            return wf_met_by(w, thing);
                        who = w->event[slot].by; break;
    default: break;
    }
    return who ? who - 1 : SOLDIERS;
}

unsigned wf_space_of_thing(const struct warfighter *w, uint16_t thing)
{
    if (!thing)
        return 0;
    unsigned slot = grog_ref_slot(thing), array = grog_ref_array(thing);
    if (array == ARRAY_HOSTILE)
        return w->hostile[slot].place;
    if (array == ARRAY_LOCATION)
        return space_of_slot(w, slot);
    unsigned bearer = wf_bearer(w, thing);
    if (bearer < SOLDIERS)
        return w->soldier[bearer].place;
    switch (array) {
    case ARRAY_ITEM:     return w->item[slot].place;
    case ARRAY_EVENT:    return w->event[slot].place;
    case ARRAY_BESIDE:   return w->beside[slot].place;
    default:             return 0;
    }
}

/* Which of its objects a context is about, as to where: the one that "here" is asked of. */
unsigned wf_space_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about)
{
    static const bool at_target[UINT8_MAX + 1] = {
        [PROC_MOVE] = true, [PROC_AIM] = true, [PROC_SHELTER] = true, [PROC_DRAW_HOSTILES] = true,
        [PROC_REINFORCE] = true, [PROC_FIRST_IN] = true, [PROC_OBSTACLE] = true, [PROC_ARRIVE] = true,
        [PROC_REPAIR] = true, [PROC_LEAVE] = true,
    };
    uint8_t names = m->names[about->proc];
    if (at_target[about->proc])
        return names & GROG_ROLE_TARGET ? wf_space_of_thing(const_wf(g), about->target) : 0;
    return names & GROG_ROLE_ACTOR ? wf_space_of_thing(const_wf(g), about->actor) : 0;
}

/* ---- who there is -------------------------------------------------------- */

unsigned wf_team_xp(const struct warfighter *w)
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].xp;
    return n;
}

bool wf_has_xp(const struct warfighter *w)
{
    EACH_SOLDIER(w, i)
        if (w->soldier[i].xp)
            return true;
    return false;
}

unsigned wf_seats_in_play(const struct grog_match *m, const struct warfighter *w)
{
    unsigned seats = 0, all = (1u << m->seats) - 1;
    EACH_SOLDIER(w, i) {
        if (w->soldier[i].thing.owner < m->seats)
            seats |= 1u << w->soldier[i].thing.owner;
        if (seats == all)
            break;
    }
    return seats;
}

unsigned wf_everybody(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *subject)
{
    (void)subject;
    return wf_seats_in_play(m, const_wf(g));
}

struct soldier *wf_soldier(struct grog_run *r, uint16_t ref) { return &wf(r->g)->soldier[grog_ref_slot(ref)]; }

/* ---- what the kernel asks ------------------------------------------------ */

/* What lies on a Soldier: his Skills, Weapons and Equipment. */
unsigned wf_bears(const struct grog_match *m, const struct grog_game *g, uint16_t thing, struct grog_topic of,
                  struct grog_source out[GROG_BORNE_MAX])
{
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    if (grog_ref_array(thing) != ARRAY_SOLDIER)
        return 0;
    unsigned holder = grog_ref_slot(thing) + 1;
    EACH_ITEM(w, i)
        if (w->item[i].holder == holder && grog_has_rows(m, w->item[i].thing.card, of) && n < GROG_BORNE_MAX)
            out[n++] = (struct grog_source){ .card = w->item[i].thing.card, .thing = item_ref(w, i),
                                             .owner = w->item[i].thing.owner };
    return n;
}

/* WF-LOC-04  Text applies where its card lies. */
bool wf_here(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
             const struct grog_frame *about)
{
    unsigned space = s->thing ? wf_space_of_thing(const_wf(g), s->thing) : 0;
    return space && space == wf_space_of(m, g, about);
}

/* Without the pack, which stands before a name that several have: "vietnam:United States". */
static const char *title_of(const struct grog_match *m, int16_t card)
{
    const char *name = grog_card(m, (uint16_t)card)->name, *colon = strchr(name, ':');
    return colon && colon[1] != ' ' ? colon + 1 : name;
}

/* WF-ERA-08, WF-SET-71  Packs that stand alone each bring their Nations and Eras: of one title they are one. */
bool wf_is_one(const struct grog_match *m, int16_t a, int16_t b)
{
    if (a == b || !a || !b)
        return a == b;
    unsigned one = m->notes ? wf_note(m, (uint16_t)a)->one : 0, other = m->notes ? wf_note(m, (uint16_t)b)->one : 0;
    return one && other ? one == other : !strcmp(title_of(m, a), title_of(m, b));
}

/* NAM-SOL-13  A second flag counts like the first. */
bool wf_is_of_nation(const struct grog_match *m, uint16_t soldier, uint16_t nation)
{
    const int16_t *n = numbers_of(m, soldier), *also = n + SOLDIER_NATIONS;
    bool found = wf_is_one(m, n[SOLDIER_NATION], (int16_t)nation);
    for (int i = 0; i < also[0]; i++)
        found = found || wf_is_one(m, also[1 + i], (int16_t)nation);
    return found;
}

/* NAM-SOL-18, CHT-SOL-14  Does it stand on his own card? */
bool wf_is_printed_on(const struct grog_match *m, uint16_t soldier, uint16_t card)
{
    const int16_t *printed = numbers_of(m, soldier) + SOLDIER_PRINTED;
    for (int i = 0; i < printed[0]; i++)
        if (wf_listed(printed, i).card == card)
            return true;
    const int16_t *one_of = numbers_of(m, soldier) + SOLDIER_CHOSEN;
    for (int i = 0; i < one_of[0]; i++)                 /* WF-PMC-11  or one of those to choose from */
        if ((uint16_t)one_of[1 + i] == card)
            return true;
    return false;
}

/* WF-SET-71  A card with flags is for Soldiers of those Nations. */
bool wf_is_flagged_for(const struct grog_match *m, uint16_t soldier, uint16_t card)
{
    static const uint8_t at[CARD_KINDS] = {
        [OF_WEAPON] = WEAPON_NATIONS, [OF_EQUIPMENT] = EQUIPMENT_NATIONS, [OF_SKILL] = SKILL_NATIONS,
        [OF_RECORD] = RECORD_NATIONS,
    };
    uint8_t slot = at[kind_of(m, card)];
    const int16_t *nations = numbers_of(m, card) + slot;
    if (!slot || !nations[0])                           /* WF-SET-72  no flag: for everybody */
        return true;
    for (int i = 0; i < nations[0]; i++)
        if (wf_is_of_nation(m, soldier, (uint16_t)nations[1 + i]))
            return true;
    return false;
}

/* NAM-SOL-12  Bought by those of its Nations, CHT-WPN-06  unless flags do not matter. */
bool wf_can_buy_in(const struct grog_match *m, uint16_t setting, uint16_t soldier, uint16_t card)
{
    return wf_is_flagged_for(m, soldier, card) || (setting && numbers_of(m, setting)[SETTING_ANY_NATION]);
}

bool wf_can_buy(const struct grog_match *m, uint16_t soldier, uint16_t card)
{
    return wf_can_buy_in(m, wf_setting(m), soldier, card);
}

/* NAM-SOL-18  What is Printed on his card he uses, whatever its flag; nobody else does. */
bool wf_can_use(const struct grog_match *m, uint16_t soldier, uint16_t card)
{
    return wf_can_buy(m, soldier, card) || wf_is_printed_on(m, soldier, card);
}

static __attribute__((noinline)) bool is_idle(const struct grog_match *m, const struct warfighter *w,
                                              const struct item *i)
{
    return !i->holder || w->soldier[i->holder - 1].fate != IN_PLAY || (i->flags & ITEM_LOST) || wf_is_cargo(m, w, i)
        || (wf_is_medal(m, i) && wf_is_medal_silent(m, i))
        || !wf_can_use(m, w->soldier[i->holder - 1].thing.card, i->thing.card) || wf_is_forbidden(m, w, i->thing.card);
}

/* NAM-ACT-96, CHT-OBJ-20  An Inactive Objective is as if it were not there. */
static bool is_inactive(const struct grog_match *m, const struct location *l)
{
    return (l->flags & LOCATION_INACTIVE) && m->base[VALUE_INACTIVE_ATTACKED];
}

/* WF-HOS-14  A Hostile's text works while one on its card is active; gear on the ground and Soldiers
 * who are out say nothing. */
bool wf_silent(const struct grog_match *m, const struct grog_game *g, uint16_t thing)
{
    const struct warfighter *w = const_wf(g);
    unsigned slot = grog_ref_slot(thing);
    switch (grog_ref_array(thing)) {
    case ARRAY_HOSTILE: return wf_active(m, &w->hostile[slot]) <= 0;
    case ARRAY_SOLDIER: return w->soldier[slot].fate != IN_PLAY;
    case ARRAY_ITEM:    return is_idle(m, w, &w->item[slot]);
    case ARRAY_LOCATION: return is_inactive(m, &w->location[slot]);
    case ARRAY_EVENT:   return w->event[slot].flags & (EVENT_WAITS | EVENT_UNMET | EVENT_ARMED);
    default:            return false;
    }
}

int wf_soldiers_at(const struct warfighter *w, unsigned space)
{
    int n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].place == space;
    return n;
}
