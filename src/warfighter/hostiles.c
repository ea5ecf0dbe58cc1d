/* SPDX-License-Identifier: MIT */
/* hostiles.c -- Placing Hostiles, Assigning Hostiles, and what happens to a Hostile card in play.
 *
 * What always holds here: a Hostile in play has a target as long as a Soldier is in play. */
#include "common.h"
#include "medals.h"
#include "awareness.h"
#include "band.h"
#include "cards.h"
#include "decks.h"
#include "divinity.h"
#include "field.h"
#include "fortification.h"
#include "gear.h"
#include "goals.h"
#include "hand_to_hand.h"
#include "hostiles.h"
#include "tables.h"

/* ---- drawing ------------------------------------------------------------- */

/* WF-SET-15, WF-SET-16  On demand an empty deck is its discards; with neither there is no card. */
static uint16_t draw_one(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    if (!w->hostiles[0] && w->hostile_discards[0])
        TELL(TOLD_SHUFFLED, 0);
    uint16_t card = grog_draw(r, ZONE_HOSTILES, 0);
    wf_tell_next(r);
    return card;
}

/* WF-SHW-83  Fronts up: whoever changes the deck shows its top. */
void wf_tell_next(struct grog_run *r)
{
    const uint16_t *deck = const_wf(r->g)->hostiles;
    if (deck[0] && grog_top_is_open(r->m, &wf_zones[ZONE_HOSTILES]))
        TELL(TOLD_NEXT_HOSTILE, deck[deck[0]]);
}

bool wf_comes_up(const struct grog_match *m, const struct grog_game *g, uint16_t card)
{
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = GROG_NOBODY, .with = card };
    return grog_value(m, g, VALUE_COMES_UP, &about, NULL) > 0;
}

/* WF-VEH-08  What is ignored is discarded; not more than a pass through deck and discards. */
uint16_t wf_draw_hostile(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    unsigned tries = w->hostiles[0] + w->hostile_discards[0];
    uint16_t card = draw_one(r);
    while (card && !wf_comes_up(r->m, r->g, card)) {
        wf_reject_hostile(r, card, AWAY_IGNORED);
        card = --tries ? draw_one(r) : 0;
    }
    return card;
}

/* WF-EVT-08  An Event that lies in the Hostile deck has a value too. */
int wf_value(const struct grog_match *m, const struct grog_game *g, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    if (kind_of(m, card) == OF_EVENT)
        return wf_said(m, g, VALUE_EVENTS_COUNT) ? n[EVENT_VALUE] : 0;          /* NAM-ACT-85  Events count nothing */
    /* NAM-ACT-84, NAM-CON-02  By Reticles or by value, as the rules in play say. */
    return n[wf_said(m, g, VALUE_DRAWN_BY) ? HOSTILE_RETICLES : HOSTILE_VALUE];
}

/* NAM-HTN-07  An Event that counts for nothing: another card is drawn for it. */
bool wf_is_mere_event(const struct grog_match *m, const struct grog_game *g, uint16_t card)
{
    return card && kind_of(m, card) == OF_EVENT && !wf_said(m, g, VALUE_EVENTS_COUNT);
}

/* NAM-HTN-07  Such an Event is laid, to be played with others: not more than a pass through deck and discards. */
uint16_t wf_draw_for_space(struct grog_run *r, unsigned space)
{
    const struct warfighter *w = const_wf(r->g);
    unsigned tries = w->hostiles[0] + w->hostile_discards[0];
    uint16_t card = wf_draw_hostile(r);
    while (wf_is_mere_event(r->m, r->g, card) && tries-- > 0) {
        wf_lay_event(r, card, space);
        card = wf_draw_hostile(r);
    }
    return card;
}

/* WF-REI-07  A Reinforcement whose value is not within the Location's goes to the discards. */
void wf_reject_by_value(struct grog_run *r, uint16_t card, uint16_t location, int low, int high)
{
    TELL(TOLD_REJECTED, card);
    TELL_AMOUNT(TOLD_MISFITS, wf_value(r->m, r->g, card), location, (uint16_t)low, (uint16_t)high,
                (uint16_t)(high - low));
    wf_put_away(r, card);
}

void wf_reject_hostile(struct grog_run *r, uint16_t card, enum away why)
{
    TELL(TOLD_REJECTED, card);
    TELL(TOLD_STAYS_AWAY, (uint16_t)why);
    wf_put_away(r, card);
}

/* ---- Assigning Hostiles -------------------------------------------------- */

/* WF-K9-04  A dog is nobody's target. */
static bool is_targeted(const struct grog_match *m, const struct soldier *s)
{
    return in_play(s) && wf_traits(kind_of(m, s->thing.card)).counters;
}

/* Would the Hostile draw this Soldier's counter?  WF-HOS-16, KW-009. */
bool wf_is_aimed_at(const struct grog_match *m, const struct warfighter *w, const struct hostile *h, unsigned i)
{
    GROG_ASSERT(i < SOLDIERS);
    int cost = numbers_of(m, w->soldier[i].thing.card)[SOLDIER_COST];
    switch ((enum aim)numbers_of(m, h->thing.card)[HOSTILE_AIM]) {
    case AIM_RANDOM_HERE:
        return w->soldier[i].place == h->place;
    case AIM_COSTLIEST:
        EACH_SOLDIER(w, k)
            if (numbers_of(m, w->soldier[k].thing.card)[SOLDIER_COST] > cost && is_targeted(m, &w->soldier[k]))
                return false;
        return true;
    default:
        return true;
    }
}

/* The counters that it may draw, as lots by Soldier: those in the cup that it aims at; else any in the cup; else
 * (WF-SET-53) every Soldier the same, without a counter. */
static unsigned lots_of(const struct grog_match *m, const struct warfighter *w, const struct hostile *h,
                        uint8_t lots[SOLDIERS], bool *counter)
{
    for (unsigned way = 0; way < 4; way++) {
        unsigned n = 0;
        for (unsigned i = 0; i < SOLDIERS; i++) {
            bool fits = is_targeted(m, &w->soldier[i]) && (way % 2 == 1 || wf_is_aimed_at(m, w, h, i));
            lots[i] = (uint8_t)(!fits ? 0 : way < 2 ? w->cup[i] : 1);
            n += lots[i];
        }
        *counter = way < 2;
        if (n)
            return n;
    }
    return 0;
}

/* Its Targeting counter goes back into the cup. */
static void lay_back(struct warfighter *w, struct hostile *h)
{
    if (h->target && (h->flags & HOSTILE_COUNTER))
        w->cup[h->target - 1]++;
    h->target = 0;
    h->flags &= (uint8_t)~HOSTILE_COUNTER;
}

/* WF-TGT-05, WF-SET-54  A Targeting counter from the cup. */
void wf_draw_counter(struct grog_run *r, struct hostile *h)
{
    struct warfighter *w = wf(r->g);
    uint8_t lots[SOLDIERS];
    bool counter;
    lay_back(w, h);
    if (!wf_knows(h))                                   /* WF-SHW-102  only who is Aware has a target */
        return;
    unsigned n = lots_of(r->m, w, h, lots, &counter), at = 0;
    if (!n)
        return;
    unsigned lot = grog_dice_below(grog_chance(r), n);
    while (lot >= lots[at])
        lot -= lots[at++];
    h->target = (uint8_t)(at + 1);
    if (counter) {
        w->cup[at]--;
        h->flags |= HOSTILE_COUNTER;
    }
}

/* WF-UND-08, WF-UND-09  Each of a band has a target of its own, and one within its Range if there is any. */
bool wf_aim_near(struct grog_run *r, struct hostile *h)
{
    struct warfighter *w = wf(r->g);
    struct hostile tried = *h;
    bool fits[SOLDIERS] = { false }, any = false;
    EACH_SOLDIER(w, i) {
        tried.target = (uint8_t)(i + 1);
        fits[i] = w->cup[i] && wf_in_range(r->m, w, &tried);
        any = any || fits[i];
    }
    if (any)
        wf_aim_among(r, h, fits);
    return any;
}

/* CHT-HTN-08  Some of them has a counter in the cup. */
void wf_aim_among(struct grog_run *r, struct hostile *h, const bool fits[SOLDIERS])
{
    struct warfighter *w = wf(r->g);
    unsigned lots[SOLDIERS], n = 0, at = 0;
    for (unsigned i = 0; i < SOLDIERS; i++)
        n += lots[i] = fits[i] ? w->cup[i] : 0;
    if (h->target && (h->flags & HOSTILE_COUNTER))
        w->cup[h->target - 1]++;
    for (unsigned lot = grog_dice_below(grog_chance(r), n); lot >= lots[at]; at++)
        lot -= lots[at];
    h->target = (uint8_t)(at + 1);
    h->flags |= HOSTILE_COUNTER;
    w->cup[at]--;
    wf_tell_target(r, h);
}

void wf_tell_target(struct grog_run *r, const struct hostile *h)
{
    const struct warfighter *w = const_wf(r->g);
    if (h->target)
        TELL(TOLD_TARGETS, hostile_ref(w, (unsigned)(h - w->hostile)), soldier_ref(w, h->target - 1u));
}

void wf_aim(struct grog_run *r, struct hostile *h)
{
    wf_draw_counter(r, h);
    wf_tell_target(r, h);
}

/* ---- Placing Hostiles ---------------------------------------------------- */

/* WF-LOC-29, WF-LOC-30, WF-SHW-107, WF-SHW-108  Not behind the Mission card, not beyond the Objective or, if there is
 * one, the Extraction card. */
static unsigned on_path(const struct warfighter *w, unsigned space, int steps)
{
    int to = (int)line_of(w, space) + steps, first = (int)line_begins(w), last = (int)line_ends(w);
    return space_on_line(w, to < first ? first : to > last ? last : to);
}

/* WF-HLD-08, WF-HLD-13, WF-HTL-10  Where its card says that it enters, unless that is ignored. */
enum place wf_place_word(const struct grog_match *m, const struct grog_game *g, uint16_t hostile)
{
    enum place printed = (enum place)numbers_of(m, hostile)[HOSTILE_PLACE];
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = GROG_NOBODY, .with = hostile };
    return printed != PLACE_HERE && !grog_value(m, g, VALUE_PLACE_WORDS, &about, NULL) ? PLACE_HERE : printed;
}

int wf_said_of_space(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned space)
{
    if (!grog_can_vary(m, value))
        return m->base[value];
    uint16_t at = wf_location_at(const_wf(g), space);
    if (at && is_plain_for(m, &const_wf(g)->location[grog_ref_slot(at)].thing, value))
        return m->base[value];
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = GROG_NOBODY, .target = at };
    return grog_value(m, g, value, &about, NULL);
}

/* WF-TGT-11  Before the target is known: where its own word puts it, or the Location that it was drawn for. */
static unsigned space_by_word(const struct grog_match *m, const struct warfighter *w, uint16_t card, unsigned space)
{
    const int16_t *n = numbers_of(m, card);
    unsigned front = wf_front_most(w), rear = wf_rear_most(w);
    if (!front)
        return space;
    switch (wf_place_word(m, &w->game, card)) {
    case PLACE_FRONT_MOST: return front;                                        /* WF-LOC-26  with the foremost */
    case PLACE_REAR_MOST:  return rear;
    case PLACE_BEYOND:     return on_path(w, front, ahead(w) * n[HOSTILE_DISTANCE]);   /* WF-LOC-28  card or no card */
    case PLACE_BEHIND:     return on_path(w, rear, -ahead(w) * n[HOSTILE_DISTANCE]);
    default:               break;
    }
    return space;                                       /* WF-LOC-25  where it was drawn for */
}

/* WF-HOS-07, WF-EVT-04, WF-EVT-09  An Event for a Location, to be resolved with the others of the draw. */
void wf_lay_event(struct grog_run *r, uint16_t card, unsigned space)
{
    struct warfighter *w = wf(r->g);
    uint16_t ref = grog_thing_new(r, ARRAY_EVENT, card, GROG_NOBODY);
    if (!ref) {
        wf_put_away(r, card);
        return;
    }
    struct event *e = &w->event[grog_ref_slot(ref)];
    e->place = (uint8_t)space;
    e->flags = EVENT_WAITS;
    TELL(TOLD_EVENT, card, (uint16_t)space);
}

/* WF-AVH-06  A counter of his if the cup has one; none is drawn. */
static void aim_at(struct warfighter *w, struct hostile *h, unsigned soldier)
{
    h->target = (uint8_t)(soldier + 1);
    if (!w->cup[soldier])
        return;
    w->cup[soldier]--;
    h->flags |= HOSTILE_COUNTER;
}

void wf_turn_on(struct grog_run *r, struct hostile *h, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    if (!wf_knows(h))                                   /* WF-SHW-102  only who is Aware has a target */
        return;
    lay_back(w, h);
    aim_at(w, h, soldier);
    wf_tell_target(r, h);
}

static bool enters_unaware(const struct grog_run *r, uint16_t card)
{
    return wf_said(r->m, r->g, VALUE_UNAWARE) && !numbers_of(r->m, card)[HOSTILE_REACTION];
}

/* Why it is not where it was drawn for; PLACE_WORDS: at the Objective, whatever its card says. */
static void tell_word(struct grog_run *r, uint16_t hostile, enum place word)
{
    if (word != PLACE_HERE)
        TELL(TOLD_BY_ITS_WORD, hostile, (uint16_t)word);
}

/* WF-HAT-01, CHT-HTN-11  It is laid behind all that lie.  (No Mission lasts until the numbers end.) */
void wf_comes_last(struct warfighter *w, struct hostile *h)
{
    unsigned last = 0;
    EACH_HOSTILE(w, i)
        if (&w->hostile[i] != h && w->hostile[i].came > last)
            last = w->hostile[i].came;
    h->came = (uint16_t)(last + (last < UINT16_MAX));
}

/* `soldier`: whom it targets; SOLDIERS: whose counter it draws. */
static uint16_t enter(struct grog_run *r, uint16_t card, unsigned space, bool marked, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    if (kind_of(r->m, card) == OF_EVENT) {              /* WF-EVT-07, WF-EVT-10, WF-EVT-11  an Event takes effect */
        wf_lay_event(r, card, space);
        return 0;
    }
    uint16_t ref = grog_thing_new(r, ARRAY_HOSTILE, card, GROG_NOBODY);
    if (!ref) {                                         /* 96 are in play */
        wf_reject_hostile(r, card, AWAY_NO_ROOM);
        return 0;
    }
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    w->hurt_by[grog_ref_slot(ref)] = 0;
    h->place = (uint8_t)space_by_word(r->m, w, card, space);
    wf_comes_last(w, h);
    h->flags = marked ? HOSTILE_MARKED : 0;             /* WF-OBJ-09  marked, for the Objective */
    wf_lay_field(r->m, h);                              /* CHT-FLD-10  its Field Points */
    if (soldier < SOLDIERS)
        aim_at(w, h, soldier);
    else
        wf_draw_counter(r, h);
    enum place word = wf_place_word(r->m, r->g, card);
    bool unaware = enters_unaware(r, card);
    if (h->target && word == PLACE_TARGETED)
        h->place = w->soldier[h->target - 1].place;     /* WF-LOC-27  where its target is */
    if (unaware)
        lay_back(w, h);                                 /* WF-SHW-102: until it knows of somebody */
    int arrives = wf_said_of_space(r->m, r->g, VALUE_ARRIVES, h->place);
    if (!arrives) {                                     /* WF-ESC-07  none enters there */
        TELL(TOLD_REJECTED, card);
        TELL(TOLD_STAYS_AWAY, AWAY_FROM_THERE);
        wf_remove_hostile(r, ref);
        return 0;
    }
    h->place = arrives == 2 ? w->objective : h->place;  /* WF-SHO-14  but at the Objective */
    TELL(TOLD_HOSTILE, ref, h->place, card);
    tell_word(r, ref, arrives == 2 ? PLACE_WORDS : word);
    if (unaware)                                        /* WF-SHW-106  it comes in unaware */
        wf_is_unaware(r, ref);
    wf_tell_target(r, h);
    if (numbers_of(r->m, card)[HOSTILE_HITS])
        wf_enter_band(r, ref);
    uint16_t event = numbers_of(r->m, card)[HOSTILE_EVENT] ? grog_draw(r, ZONE_EVENTS, 0) : 0;
    if (event)                                          /* WF-EVT-06: it has entered play */
        wf_lay_event(r, event, h->place);
    struct grog_frame about = { .proc = PROC_PLACED, .seat = GROG_NOBODY, .actor = ref };
    grog_after(r, &about, POINT_HOSTILE_PLACED);
    return ref;
}

uint16_t wf_enter_hostile(struct grog_run *r, uint16_t card, unsigned space, bool marked)
{
    uint16_t ref = enter(r, card, space, marked, SOLDIERS);
    if (ref)
        wf_man(r, wf(r->g)->hostile[grog_ref_slot(ref)].place);
    return ref;
}
uint16_t wf_enter_aimed(struct grog_run *r, uint16_t card, unsigned space, unsigned soldier)
{
    return enter(r, card, space, false, soldier);
}

/* ---- in play ------------------------------------------------------------- */

void wf_hostile_goes(struct grog_run *r, struct hostile *h, unsigned space)
{
    if (h->place != space && wf_said_of_space(r->m, r->g, VALUE_HOSTILE_MOVES, space))     /* WF-SHO-15  it stays out */
        wf_put_hostile(r, h, space);
}

void wf_put_hostile(struct grog_run *r, struct hostile *h, unsigned space)
{
    const struct warfighter *w = const_wf(r->g);
    unsigned from = h->place;
    h->place = (uint8_t)space;
    wf_comes_last(wf(r->g), h);
    TELL(TOLD_COMES, hostile_ref(w, (unsigned)(h - w->hostile)), h->place);
    wf_disengage(r, hostile_ref(w, (unsigned)(h - w->hostile)), from);  /* WF-HTH-10  it is Engaged no longer */
}

/* WF-HAT-01  Its target is no farther than it Attacks. */
bool wf_in_range(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    const int16_t *range = numbers_of(m, h->thing.card) + HOSTILE_RANGE;
    if (!h->target || wf_is_target(m, h))
        return false;
    if (!wf_knows(h))                                   /* WF-SHW-86..88  only Aware ones attack */
        return false;
    int far = (int)apart(w, h->place, w->soldier[h->target - 1].place);
    return far >= range[0] && far <= range[1];
}

/* WF-ATK-48  What was thrown at it can be used again by one who still stands there. */
void wf_give_back(struct grog_run *r, uint16_t ref, unsigned space)
{
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i) {
        struct item *it = &w->item[i];
        if (it->thrown_at != ref)
            continue;
        it->thrown_at = 0;
        if (it->holder && w->soldier[it->holder - 1].place == space)
            TELL(TOLD_BACK, item_ref(w, i));
        else
            wf_is_used_up(w, it);
    }
}

/* WF-ATK-30, WF-TGT-13  To the discards; its Targeting counter goes back into the cup. */
void wf_remove_hostile(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    for (uint16_t other; (other = wf_other_of_band(w, ref)); )          /* the whole card */
        wf_member_goes(r, other);
    if (h->target && (h->flags & HOSTILE_COUNTER))
        w->cup[h->target - 1]++;
    wf_give_back(r, ref, h->place);
    wf_disengage(r, ref, h->place);                     /* WF-HTH-09  nobody is Engaged with it any more */
    wf_put_away(r, h->thing.card);
    grog_thing_free(r, ref);
}

/* WF-HOS-17  Some Hostiles are never Suppressed. */
bool wf_may_suppress(const struct grog_match *m, const struct grog_game *g, uint16_t hostile)
{
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = hostile };
    return grog_value(m, g, VALUE_CAN_BE_SUPPRESSED, &about, NULL) > 0;
}

/* WF-ATK-19, WF-ATK-29, WF-HAT-06  One counter a Hostile at most. */
bool wf_takes_suppress(const struct grog_match *m, const struct grog_game *g, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(ref)];
    return !wf_is_target(m, h) && wf_active(m, h) > 0 && wf_may_suppress(m, g, ref);
}

bool wf_suppress_hostile(struct grog_run *r, uint16_t ref, uint16_t by)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(ref)];
    if (!wf_takes_suppress(r->m, r->g, ref))
        return false;
    h->suppress++;
    wf_hurts(r, ref, by);
    TELL_AMOUNT(TOLD_SUPPRESSED, h->suppress, ref);
    return true;
}

/* A Soldier's Attack, as what it does to a Hostile is told. */
static struct grog_frame aimed(const struct warfighter *w, const struct grog_frame *by, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(by->actor) == ARRAY_SOLDIER);
    bool attack = by->proc == PROC_KILLS;               /* others have no Weapon */
    return (struct grog_frame){ .proc = PROC_AIM, .seat = w->soldier[grog_ref_slot(by->actor)].thing.owner,
                                .actor = by->actor, .with = attack ? by->with : 0, .mode = attack ? by->mode : 0,
                                .target = ref };
}

/* What the card says of its end, its Location says for it: all on it are killed. */
uint16_t wf_heir(const struct grog_match *m, const struct grog_game *g, uint16_t thing)
{
    const struct warfighter *w = const_wf(g);
    const struct hostile *h = &w->hostile[grog_ref_slot(thing)];
    bool goes = grog_ref_array(thing) == ARRAY_HOSTILE && !wf_is_target(m, h) && h->ekia >= wf_reticles(m, h);
    return goes ? wf_location_at(w, h->place) : 0;
}

void wf_eliminate(struct grog_run *r, uint16_t ref, const struct grog_frame *by)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    TELL(TOLD_ELIMINATED, ref, h->thing.card);
    if (by && h->ekia < wf_reticles(r->m, h))
        wf_hurts(r, ref, by->actor);                    /* WF-MED-18  all that was left of it at once */
    h->ekia = (uint8_t)wf_reticles(r->m, h);
    struct grog_frame killer = { .actor = h->killer ? soldier_ref(w, h->killer - 1u) : 0 };
    if (!by && h->killer && in_play(&w->soldier[h->killer - 1]))
        by = &killer;                                   /* NAM-ACT-72  who last scored an EKIA on it */
    if (by) {                                           /* WF-ATK-31, WF-HOS-05  for the last Kill on the card */
        struct grog_frame about = aimed(w, by, ref);
        int xp = numbers_of(r->m, h->thing.card)[HOSTILE_VALUE]
               + grog_value(r->m, r->g, VALUE_EXPERIENCE, &about, NULL);
        wf_gain_xp(r, grog_ref_slot(by->actor), xp);
        wf_earn_field(r, h, grog_ref_slot(by->actor));
        if (by != &killer)                              /* NAM-ACT-72  no Attack of his did it: he is paid, no more */
            grog_after(r, &about, POINT_ELIMINATES);
    }
    struct grog_frame gone = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = ref };
    grog_after(r, &gone, POINT_ELIMINATED);
    wf_gain_spoils(r, h->thing.card);                   /* WF-DIV-10  only from Hostiles that have any */
    uint16_t card = h->thing.card;
    wf_remove_hostile(r, ref);
    wf_has_died(r, card);
}

/* WF-JTC-16, WF-JTC-17, WF-SHW-41  So many whole cards in a space, by lot: each card has one. */
void wf_eliminate_some(struct grog_run *r, unsigned space, int cards, const struct grog_frame *by)
{
    const struct warfighter *w = const_wf(r->g);
    for (; cards > 0; cards--) {
        uint8_t at[HOSTILES];
        unsigned n = 0;
        EACH_HOSTILE(w, i)
            if (w->hostile[i].place == space && !wf_is_target(r->m, &w->hostile[i]) && wf_leads(w, i))
                at[n++] = (uint8_t)i;
        if (!n)
            return;
        wf_eliminate(r, hostile_ref(w, at[grog_dice_below(grog_chance(r), n)]), by);
    }
}

/* WF-ATK-18, WF-ATK-25..30  An EKIA; when all on the card are, it is Eliminated and gives its Experience Points. */
bool wf_kill(struct grog_run *r, uint16_t ref, bool on_suppressed, const struct grog_frame *by)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    h->ekia++;
    if (by)
        wf_hurts(r, ref, by->actor);
    if (on_suppressed && h->suppress)
        h->suppress--;
    TELL_AMOUNT(TOLD_EKIA, h->ekia, ref);
    if (by && by->proc == PROC_KILLS && (by->pending[2] & 2) && h->field) {   /* CHT-FLD-04, CHT-FLD-08  less to find */
        h->field--;
        TELL_AMOUNT(TOLD_FIELD, h->field, ref);
    }
    if (by) {
        struct grog_frame about = aimed(w, by, ref);
        struct soldier *s = wf_soldier(r, by->actor);
        s->kills = (uint8_t)(s->kills + (s->kills < 255));
        if (by->proc == PROC_KILLS && wf_said(r->m, r->g, VALUE_KILLER_PAID))
            h->killer = (uint8_t)(grog_ref_slot(by->actor) + 1);
        grog_after(r, &about, POINT_KILLS);
    }
    if (h->ekia < wf_reticles(r->m, h))                 /* WF-SHW-116, WF-SHW-117: of the side that lies up */
        return false;
    uint16_t other = wf_other_of_band(w, ref);          /* WF-UND-02, WF-UND-03: one of several */
    if (!other) {
        wf_eliminate(r, ref, by);
        return true;
    }
    bool surprised = by && !wf_knows(h);
    wf_member_goes(r, ref);
    if (surprised)
        wf_goes_for_alarm(r, other);                    /* WF-SHW-139: its card is still there */
    return true;
}
