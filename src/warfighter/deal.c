/* SPDX-License-Identifier: MIT */
/* deal.c -- Mission Set-Up: the team in its places, the path, the decks, the counters and the first hands. */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "band.h"
#include "before.h"
#include "cards.h"
#include "contracts.h"
#include "counters.h"
#include "deal.h"
#include "decks.h"
#include "distraction.h"
#include "eras.h"
#include "extraction.h"
#include "fatigue.h"
#include "field.h"
#include "fortification.h"
#include "gear.h"
#include "hostiles.h"
#include "jtac.h"
#include "k9.h"
#include "medals.h"
#include "outfit.h"
#include "overwatch.h"
#include "sides.h"
#include "tables.h"
#include "team.h"
#include "types.h"
#include "vehicles.h"

/* ---- the team ---------------------------------------------------------------- */

static void add_item(struct grog_run *r, unsigned soldier, uint16_t card, unsigned number, bool printed);

/* WF-SET-28, WF-SET-29  The Skills that a Specialist groups. */
static void add_given(struct grog_run *r, unsigned soldier, uint16_t card)
{
    const int16_t *given = numbers_of(r->m, card) + SKILL_GIVES;
    for (int i = 0; i < given[0]; i++)
        add_item(r, soldier, (uint16_t)given[1 + i], 1, true);
}

/* WF-SVC-05, WF-SVC-08, WF-SET-61  The Skills of a Service Record, each with its counters. */
static void add_record(struct grog_run *r, unsigned soldier, uint16_t card)
{
    struct warfighter *w = wf(r->g);
    const int16_t *skills = numbers_of(r->m, card) + RECORD_SKILLS;
    for (int k = 0; k < skills[0]; k++) {
        uint16_t skill = wf_listed(skills, k).card;
        add_item(r, soldier, skill, 1, true);
        EACH_ITEM(w, i)
            if (w->item[i].holder == soldier + 1 && w->item[i].thing.card == skill) {
                int uses = w->item[i].count + wf_listed(skills, k).n;
                w->item[i].count = (uint8_t)(uses > 99 ? 99 : uses);
                break;
            }
    }
}

/* WF-SET-31  A Skill that he has already comes once, and is paid for if either of the two was. */
static bool has_skill(struct grog_run *r, unsigned soldier, uint16_t card, bool printed)
{
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && w->item[i].thing.card == card) {
            w->item[i].flags &= (uint8_t)(printed ? 255 : ~ITEM_PRINTED);
            return true;
        }
    return false;
}

/* WF-WPN-30, WF-WPN-37, WF-SET-58, WF-SET-59, WF-SET-69  Its counters. */
unsigned wf_counters(const struct grog_match *m, uint16_t card, unsigned copies)
{
    const int16_t *n = numbers_of(m, card);
    switch (kind_of(m, card)) {
    case OF_WEAPON:    return n[WEAPON_EXPENDED] && (n[WEAPON_PART] || !is_tank(n)) ? copies
                            : (unsigned)n[WEAPON_AMMO] * copies;
    case OF_EQUIPMENT: return (unsigned)n[EQUIPMENT_COUNTERS] * copies;
    default:           return 0;
    }
}

/* CHT-WPN-12, CHT-WPN-24  Its second Attack Table, with the counters that it comes with. */
static void add_part(struct grog_run *r, uint16_t weapon)
{
    GROG_ASSERT(grog_ref_array(weapon) == ARRAY_ITEM);
    struct warfighter *w = wf(r->g);
    const struct item *main = &w->item[grog_ref_slot(weapon)];
    uint16_t card = (uint16_t)numbers_of(r->m, main->thing.card)[WEAPON_SECOND];
    uint16_t ref = wf_is_part(r->m, card) ? grog_thing_new(r, ARRAY_ITEM, card, main->thing.owner) : 0;
    if (!ref)
        return;
    struct item *part = &w->item[grog_ref_slot(ref)];
    part->on = (uint8_t)(grog_ref_slot(weapon) + 1);
    part->holder = main->holder;
    part->count = (uint8_t)numbers_of(r->m, card)[WEAPON_AMMO];
}

static void add_item(struct grog_run *r, unsigned soldier, uint16_t card, unsigned number, bool printed)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    unsigned copies = number ? number : 1;
    bool medal = kind_of(r->m, card) == OF_MEDAL;
    if (medal && copies > 1)                            /* each is one by itself */
        add_item(r, soldier, card, copies - 1, printed);
    copies = medal ? 1 : copies;
    if (kind_of(r->m, card) == OF_SKILL && has_skill(r, soldier, card, printed))
        return;
    if (wf_is_ammo(r->m, card)) {                       /* WF-SHW-76  the kind of Ammo is chosen */
        wf_add_ammo(r, soldier, card, copies, ITEMS);
        return;
    }
    if (wf_is_part(r->m, card)) {                       /* CHT-WPN-13, CHT-WPN-14  more for one part of a Weapon */
        wf_add_to_part(r, soldier, card, copies);
        return;
    }
    uint16_t ref = grog_thing_new(r, ARRAY_ITEM, card, w->soldier[soldier].thing.owner);
    if (!ref)
        return;
    struct item *i = &w->item[grog_ref_slot(ref)];
    i->holder = (uint8_t)(soldier + 1);
    i->flags = printed ? ITEM_PRINTED : 0;
    i->extra = (uint8_t)(copies - 1);
    i->count = (uint8_t)wf_counters(r->m, card, copies);
    for (uint16_t one = ref; i->extra && wf_is_designator(r->m, card) && wf_can_part(w); one = ref)
        wf_one_of(r, &one);                             /* WF-JTC-10  each guides a Platform of its own */
    wf_attach_at_start(r, grog_ref_slot(ref));
    if (kind_of(r->m, card) == OF_WEAPON && numbers_of(r->m, card)[WEAPON_SECOND])
        add_part(r, ref);
    if (kind_of(r->m, card) == OF_SKILL)
        add_given(r, soldier, card);
    if (kind_of(r->m, card) == OF_RECORD)
        add_record(r, soldier, card);
    if (medal)
        wf_wear(r, soldier, ref);                       /* WF-MED-17  earned before */
}

void wf_add_gift(struct grog_run *r, unsigned soldier, uint16_t card) { add_item(r, soldier, card, 1, true); }

/* WF-SET-21, WF-SOL-13, WF-SOL-19  What is printed on his card. */
void wf_add_printed(struct grog_run *r, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const int16_t *printed = numbers_of(r->m, wf(r->g)->soldier[soldier].thing.card) + SOLDIER_PRINTED;
    for (int i = 0; i < printed[0]; i++)
        add_item(r, soldier, wf_listed(printed, i).card, (unsigned)wf_listed(printed, i).n, true);
}

/* Player Soldiers are dealt to the seats in turn, and so are the others, unless a seat is named. */
static unsigned seat_for(const struct grog_match *m, const struct grog_listed *c, unsigned dealt[2])
{
    unsigned *next = &dealt[kind_of(m, c->card) == OF_PLAYER];
    return c->number && c->number <= m->seats ? c->number - 1u : (*next)++ % m->seats;
}

/* NAM-VEH-29  Who comes with a Vehicle, behind all that were bought. */
static void add_brought(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++) {
        const struct soldier *vehicle = &w->soldier[i];
        uint16_t card = wf_brought_by(r->m, vehicle->thing.card);
        uint16_t ref = card ? grog_thing_new(r, ARRAY_SOLDIER, card, vehicle->thing.owner) : 0;
        if (!ref)
            continue;
        struct soldier *s = &w->soldier[grog_ref_slot(ref)];
        s->part = PART_BROUGHT;
        s->fate = vehicle->fate;
        s->place = vehicle->place;
        w->cup[grog_ref_slot(ref)] = w->cup[i];
        wf_add_printed(r, grog_ref_slot(ref));
    }
}

/* What is listed behind a Soldier.  `end`: behind the Weapon on his card that was named, or ITEMS. */
static void add_listed(struct grog_run *r, unsigned soldier, const struct grog_listed *at, unsigned i, unsigned *end)
{
    const struct warfighter *w = const_wf(r->g);
    if (wf_is_named(r->m, at, i)) {                     /* WF-SHW-80  it is his; what comes now is for it */
        EACH_ITEM(w, k)
            if (w->item[k].holder == soldier + 1 && w->item[k].thing.card == at[i].card)
                *end = k + 1;
        return;
    }
    if (wf_is_ammo(r->m, at[i].card)) {
        wf_add_ammo(r, soldier, at[i].card, at[i].number ? at[i].number : 1, *end);
        return;
    }
    *end = ITEMS;
    add_item(r, soldier, at[i].card, at[i].number, wf_is_choice(r->m, at, i));  /* WF-PMC-11, WF-PMC-43  then free */
}

void wf_muster(struct grog_run *r)
{
    struct grog_listed at[TEAM_ROOM];
    struct warfighter *w = wf(r->g);
    unsigned n = wf_team_cards(r->m, at), dealt[2] = { 0 }, soldier = 0, end = ITEMS;
    uint16_t transport = wf_transport(r->m);
    for (unsigned i = 0; i < n; i++) {
        if (kind_of(r->m, at[i].card) == OF_PLATFORM) {         /* WF-JTC-03: nobody carries it */
            grog_thing_new(r, ARRAY_BESIDE, at[i].card, GROG_NOBODY);
            continue;
        }
        if (!is_soldier(kind_of(r->m, at[i].card))) {
            add_listed(r, soldier, at, i, &end);
            continue;
        }
        end = ITEMS;
        uint16_t ref = grog_thing_new(r, ARRAY_SOLDIER, at[i].card, seat_for(r->m, &at[i], dealt));
        soldier = grog_ref_slot(ref);
        bool picked = wf_is_picked(r->m, at, i);        /* NAM-VEH-31  with the Vehicle before him */
        w->soldier[soldier].part = picked ? PART_BROUGHT : 0;
        if (wf_must_be_called(r->m, at[i].card)         /* NAM-SET-40, NAM-SET-44, CHT-VEH-28  it is called in later */
            || (picked && w->soldier[soldier - 1].fate == WAITING)) {
            w->soldier[soldier].fate = WAITING;
        } else {
            w->soldier[soldier].place = 1;              /* WF-MSN-13, WF-TGT-03  everybody starts at the Mission card */
            if (wf_traits(kind_of(r->m, at[i].card)).counters)
                w->cup[soldier] = COUNTERS_EACH;        /* WF-TGT-04, WF-SET-53  its counters go into the cup */
        }
        w->soldier[soldier].wound[0] = (uint8_t)wf_wounds_before(r->m, at[i].card);     /* WF-PMT-45  brought along */
        wf_add_printed(r, soldier);
        if (wf_default_choice(r->m, at, n, i))          /* WF-PMC-11  nothing was chosen: the first */
            add_item(r, soldier, wf_default_choice(r->m, at, n, i), 1, true);
        if (transport && numbers_of(r->m, transport)[TRANSPORT_EQUIPS])         /* WF-AIR-06  each must carry one */
            add_item(r, soldier, (uint16_t)numbers_of(r->m, transport)[TRANSPORT_EQUIPS], 1, false);
    }
    wf_pair_up(r);
    add_brought(r);
    EACH_MEMBER(w, i)
        wf_add_own_ammo(r, i);                          /* WF-SHW-81  who comes with a Vehicle too */
    EACH_MEMBER(w, i)
        wf_take_used(r, i);                             /* WF-PMC-23, WF-DEF-25  what was used before is gone */
    w->special |= wf_some_triggered(r->m, w) ? SPECIAL_TRIGGERED : 0;
    w->special |= wf_are_hunted(r->m) ? SPECIAL_HUNTED : 0;
    wf_post_overwatch(r);
}

/* ---- the team's points --------------------------------------------------------- */

/* WF-DWN-12  What a bought item is still worth. */
static int worth(const struct grog_match *m, const struct item *i)
{
    const int16_t *n = numbers_of(m, i->thing.card);
    if (wf_field_price(m, i->thing.card))
        return wf_field_price(m, i->thing.card)[1];     /* CHT-FLD-16  a Field Point is worth 1 RP */
    switch (kind_of(m, i->thing.card)) {
    case OF_WEAPON: {
        int more = (n[WEAPON_CALIBER] || is_tank(n)) && n[WEAPON_AMMO] ? i->count - n[WEAPON_AMMO] : 0;
        if (n[WEAPON_PART])                             /* CHT-WPN-14: what was bought beyond its own */
            return more <= 0 ? 0 : n[WEAPON_EXPENDED] ? n[WEAPON_COST] * more
                                                      : (more + n[WEAPON_AMMO] - 1) / n[WEAPON_AMMO];
        return n[WEAPON_EXPENDED] && !is_tank(n) ? n[WEAPON_COST] * i->count
                                  : n[WEAPON_COST] + (more > 0 ? (more + n[WEAPON_AMMO] - 1) / n[WEAPON_AMMO] : 0);
    }
    case OF_EQUIPMENT: return n[EQUIPMENT_COST] * (1 + i->extra);
    case OF_RECORD:    return n[RECORD_COST];
    case OF_MEDAL:     return 0;                        /* wf_medal_points */
    default:           return n[SKILL_COST];
    }
}

/* WF-WPN-37  Of a Weapon on his card: the sets of Ammo that were bought for it and are left. */
static int bought_sets(const struct grog_match *m, const struct item *i)
{
    const int16_t *n = numbers_of(m, i->thing.card);
    if (kind_of(m, i->thing.card) != OF_WEAPON || !n[WEAPON_CALIBER] || !n[WEAPON_AMMO] || i->count <= n[WEAPON_AMMO])
        return 0;
    int sets = (i->count - 1) / n[WEAPON_AMMO];
    return sets < i->extra ? sets : i->extra;
}

int wf_worth(const struct grog_match *m, const struct item *i)
{
    if (kind_of(m, i->thing.card) == OF_SKILL && !m->base[VALUE_SKILLS_COUNT])
        return 0;                                       /* WF-PLC-22 */
    return i->flags & ITEM_PRINTED ? bought_sets(m, i) : worth(m, i);
}

/* Is it counted in the team's value? */
static bool is_counted(const struct item *i)
{
    if (i->flags & ITEM_LOST)
        return false;                                   /* WF-DWN-12  what is used up is gone */
    if (i->marks & MARK_DROPPED)
        return true;                                    /* WF-BUY-10  what was dropped counts until it is discarded */
    return i->holder != 0;
}

int wf_points_of(const struct grog_match *m, const struct warfighter *w)
{
    int n = 0;
    EACH_MEMBER(w, i)                                   /* CHT-VEH-07  also those not called in yet */
        n += w->soldier[i].part & PART_BROUGHT ? 0 : numbers_of(m, w->soldier[i].thing.card)[SOLDIER_COST];
    EACH_ITEM(w, i)
        n += wf_is_medal(m, &w->item[i]) ? wf_medal_points(m, w, &w->item[i])   /* WF-MED-02, WF-MED-15 */
           : is_counted(&w->item[i]) ? wf_worth(m, &w->item[i]) : 0;
    if (w->special & SPECIAL_AMMO)
        EACH_ITEM(w, i)
            n += is_counted(&w->item[i]) ? wf_ammo_worth(m, &w->item[i]) : 0;
    for (unsigned i = 0; i < BESIDE && !grog_unused(&w->beside[i].thing); i++)
        if (kind_of(m, w->beside[i].thing.card) == OF_TRANSPORT)                /* WF-SHO-05  the way in counts too */
            n += numbers_of(m, w->beside[i].thing.card)[TRANSPORT_COST];
    return n + wf_platform_points(m, w) + wf_ways_cost(m);
}

/* WF-BUY-21, WF-DWN-11  Whatever leaves the team is worth nothing to it from then on. */
void wf_count_points(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    if (!wf_said(r->m, r->g, VALUE_RECOUNTS))
        return;                                         /* NAM-SET-33  not during a Mission */
    int points = wf_points_of(r->m, w);
    w->points = (uint16_t)(points < MOST_POINTS ? points : MOST_POINTS);
    TELL_AMOUNT(TOLD_POINTS, w->points, 0);
}

/* ---- the path and the decks ------------------------------------------------------ */

/* WF-MSN-16, WF-MSN-25, WF-MSN-26, WF-OBJ-18  The Mission card first; the Objective, Inactive, in the space that the
 * Mission names. */
void wf_lay_path(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    w->objective = (uint8_t)wf_objective_space(r->m);
    w->timer = (uint8_t)wf_time(r->m);                  /* WF-MSN-18  it starts at the Mission's Time */
    w->front = 1;
    /* WF-OFF-11..13, WF-DEF-09..11  Or a Location, which is not paid for; no Hostile is drawn for it now. */
    grog_thing_new(r, ARRAY_LOCATION, wf_first_card(r->m), GROG_NOBODY);
    grog_thing_new(r, ARRAY_LOCATION, wf_last_card(r->m), GROG_NOBODY);
    w->location[1].flags = LOCATION_INACTIVE;
    wf_lay_target(r, 1);
}

/* What is to be Destroyed there. */
void wf_lay_target(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    struct warfighter *w = wf(r->g);
    uint16_t target = (uint16_t)wf_objective_in(r->m, w, slot)[OBJECTIVE_DESTROY];
    uint16_t ref = target ? grog_thing_new(r, ARRAY_HOSTILE, target, GROG_NOBODY) : 0;
    if (ref)
        w->hostile[grog_ref_slot(ref)].place = (uint8_t)space_of_slot(w, slot);
}

static void put_copies(struct grog_run *r, unsigned zone, unsigned room, uint16_t card)
{
    unsigned copies = kind_of(r->m, card) == OF_LOCATION ? LOCATION_COPIES : COPIES;
    int taken = (int)wf_presents(r->m, card)            /* WF-FRT-02: it is taken out */
              + (card == (uint16_t)r->m->setup[SETUP_START]);   /* WF-OFF-11  it lies in the path already */
    for (int i = numbers_of(r->m, card)[copies] - taken; i > 0 && grog_pile_of(r->m, r->g, zone, 0)[0] < room; i--) {
        grog_put(r, zone, 0, card);
        if (zone == ZONE_MEDALS)
            wf_put_gifts_out(r, card);                  /* till they are earned */
    }
}

/* WF-SET-73, WF-SET-75, WF-SET-80, WF-HOS-06  Cards of the Region and the Setting, Hostiles of one force; all
 * shuffled. */
static void build_decks(struct grog_run *r)
{
    for (uint32_t c = 1; c < r->m->cards->cards; c++) {
        unsigned zone = wf_zone_for(r->m, (uint16_t)c);
        if (zone < ZONES && wf_companions(r->m, (uint16_t)c))
            wf_put_companions(r, (uint16_t)c);
        if (zone < ZONES && wf_kept_out(r->m, (uint16_t)c))
            wf_put_sides(r, (uint16_t)c);
        if (zone == ZONE_ASIDE)
            wf_put_aside(r, (uint16_t)c);
        else if (zone < ZONES)
            put_copies(r, zone, wf_zones[zone].room - (zone == ZONE_HOSTILES ? wf_presents(r->m, 0) : 0), (uint16_t)c);
    }
}

static void shuffle_decks(struct grog_run *r)
{
    grog_shuffle(r, ZONE_ACTIONS, 0);
    grog_shuffle(r, ZONE_LOCATIONS, 0);
    grog_shuffle(r, ZONE_HOSTILES, 0);
    wf_tell_next(r);
    grog_shuffle(r, ZONE_EVENTS, 0);
}

/* WF-ACD-34, WF-SET-64  First hands, and the Experience Points that Soldiers start with. */
static void give_hands(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_SOLDIER(w, i) {
        struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[i].thing.owner, .actor = soldier_ref(w, i) };
        int xp = grog_value(r->m, r->g, VALUE_STARTING_XP, &about, NULL) + wf_circumstance(r->m, CIRCUMSTANCE_XP);
        w->soldier[i].xp = (uint8_t)(xp < 0 ? 0 : xp > MOST_XP ? MOST_XP : xp);
        /* What his cards give him at the start. */
        w->soldier[i].bodies = (uint8_t)grog_value(r->m, r->g, VALUE_STARTING_BODIES, &about, NULL);    /* NAM-SET-45 */
        if (!wf_traits(kind_of(r->m, w->soldier[i].thing.card)).hand)
            continue;                                   /* WF-SET-22, WF-SOL-20, WF-SOL-37  only players have a hand */
        for (int n = wf_hand_size(r->m, r->g, i); n > 0; n--)
            wf_draw_card(r, i);
    }
}

void wf_lay(struct grog_run *r)
{
    wf_muster(r);
    wf_lay_path(r);
    wf_lay_types(r);
    build_decks(r);
    wf_lay_supply(r);
}

void wf_deal(struct grog_run *r)
{
    wf_add_fatigue(r, wf_fatigue_at_start(r->m, r->g)); /* NAM-SET-35, NAM-SET-36  Battle Fatigue before the shuffle */
    shuffle_decks(r);
    wf_lay_locations(r);
    wf_set_out(r);
    wf(r->g)->points = (uint16_t)wf_points_of(r->m, const_wf(r->g));
    if (wf_said(r->m, r->g, VALUE_TABLES_BY) == 2)
        wf_escalate(r);
    wf_draw_overwatch(r);
    EACH_SOLDIER(const_wf(r->g), i)
        wf_give_counters(r, i);
    give_hands(r);
    wf_next_medal(r);                                   /* WF-MED-04 */
}
