/* SPDX-License-Identifier: MIT */
/* measures.c -- numbers of the state that cards ask for: conditions, and counts to multiply by.
 *
 * `about` is what the card is asked about (an Attack, a Move ...), `by` the card that asks;
 * "you" on a card is the Soldier who bears or plays it. */
#include "common.h"
#include "attack.h"
#include "band.h"
#include "before.h"
#include "bodies.h"
#include "checks.h"
#include "contracts.h"
#include "eras.h"
#include "extraction.h"
#include "gear.h"
#include "goals.h"
#include "hand_to_hand.h"
#include "hostile_turn.h"
#include "hostiles.h"
#include "measures.h"
#include "medals.h"
#include "overwatch.h"
#include "sides.h"
#include "striking.h"
#include "tables.h"
#include "vehicles.h"

#define ASKED const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about, \
    const struct grog_source *by, uint16_t word
#define UNUSED ((void)m, (void)g, (void)about, (void)by, (void)word)

/* ---- identity ------------------------------------------------------------ */

static int me(ASKED)
{
    UNUSED;
    unsigned slot = soldier_in(about);
    return slot < SOLDIERS && slot == wf_bearer(const_wf(g), by->thing);
}

static int itself(ASKED) { UNUSED; return by->thing && (by->thing == about->actor || by->thing == about->target); }

/* May the word count for it?  One that is a type of Attack counts for Attacks of that type. */
static bool is_of_type(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack,
                       uint16_t word)
{
    const int16_t *n = numbers_of(m, word);
    enum attack_type type = wf_attack_type(m, w, attack);
    return (!n[KEYWORD_RANGED] || type == RANGED_ATTACK) && (!n[KEYWORD_THROWN] || type == THROWN_ATTACK);
}

/* A Squad Soldier's Attack is made with his own card, and counts as Ranged: his card has the word. */
static int weapon(ASKED)
{
    UNUSED;
    if (!is_attack(about) && about->proc != PROC_EQUIP)
        return 0;
    uint16_t card = weapon_card(m, g, about);
    if (!card && the_soldier(g, about))
        card = the_soldier(g, about)->thing.card;
    if (is_attack(about) && !is_of_type(m, const_wf(g), about, word))
        return 0;                                       /* WF-ACD-19b, WF-PMT-07  it is of another type */
    return card ? wf_keyword(m, card, word) : 0;
}

static int uses(ASKED) { UNUSED; return weapon_card(m, g, about) == word; }

static int target_is(ASKED)
{
    UNUSED;
    const struct hostile *h = is_attack(about) ? the_hostile(g, about) : NULL;
    return h ? wf_keyword(m, h->thing.card, word) : 0;
}

static int attacker_is(ASKED)
{
    UNUSED;
    bool assault = about->proc == PROC_HOSTILE_ATTACK || about->proc == PROC_SHELTER;
    const struct hostile *h = assault ? the_hostile(g, about) : NULL;
    return h ? wf_keyword(m, h->thing.card, word) : 0;
}

static int place_is(ASKED)
{
    UNUSED;
    uint16_t ref = wf_location_at(const_wf(g), wf_space_of(m, g, about));
    return ref ? wf_keyword(m, const_wf(g)->location[grog_ref_slot(ref)].thing.card, word) : 0;
}

static int soldier_is(ASKED)
{
    UNUSED;
    const struct soldier *s = the_soldier(g, about);
    return s ? wf_keyword(m, s->thing.card, word) : 0;
}

static int is_kind(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                   enum card_kind k)
{
    const struct soldier *s = the_soldier(g, about);
    return s && kind_of(m, s->thing.card) == k;
}
static int player(ASKED)     { UNUSED; return is_kind(m, g, about, OF_PLAYER); }
static int non_player(ASKED) { UNUSED; return is_kind(m, g, about, OF_NON_PLAYER); }
static int squad(ASKED)      { UNUSED; return is_kind(m, g, about, OF_SQUAD); }
static int team_soldier(ASKED) { UNUSED; return is_kind(m, g, about, OF_TEAM_SOLDIER); }
static int nation(ASKED)
{
    UNUSED;
    const struct soldier *s = the_soldier(g, about);
    return s && wf_is_of_nation(m, s->thing.card, word);
}

/* ---- an Attack ----------------------------------------------------------- */

static int in_mode(const struct grog_frame *about, enum mode mode)
{
    return is_attack(about) && about->with && about->mode == mode;
}
static int semi(ASKED)      { UNUSED; return in_mode(about, SEMI); }
static int burst(ASKED)     { UNUSED; return in_mode(about, BURST); }
static int full_auto(ASKED) { UNUSED; return in_mode(about, AUTO); }
static int bolt(ASKED)      { UNUSED; return in_mode(about, BOLT); }
static int explosion(ASKED) { UNUSED; return in_mode(about, EXPLOSION); }
static int spray(ASKED)     { UNUSED; return in_mode(about, SPRAY); }
/* WF-PMT-07  Its type, not its Mode. */
static int thrown(ASKED)
{
    UNUSED;
    return is_attack(about) && the_soldier(g, about) && wf_attack_type(m, const_wf(g), about) == THROWN_ATTACK;
}

static int in_melee(const struct grog_frame *about, enum mode mode)
{
    return is_attack(about) && about->mode == mode;
}

static int range(ASKED)
{
    UNUSED;
    const struct soldier *s = the_soldier(g, about);
    const struct hostile *h = the_hostile(g, about);
    return s && h ? (int)apart(const_wf(g), s->place, h->place) : 0;
}

/* Is the asking Hostile's target in its Range? */
static int in_range(ASKED)
{
    UNUSED;
    if (!by->thing || grog_ref_array(by->thing) != ARRAY_HOSTILE)
        return 0;
    return wf_in_range(m, const_wf(g), &const_wf(g)->hostile[grog_ref_slot(by->thing)]);
}

static int active(ASKED)
{
    UNUSED;
    const struct hostile *h = the_hostile(g, about);
    return h ? wf_active(m, h) : 0;
}
static int target_suppress(ASKED) { UNUSED; return the_hostile(g, about) ? the_hostile(g, about)->suppress : 0; }
static int target_ekia(ASKED)     { UNUSED; return the_hostile(g, about) ? the_hostile(g, about)->ekia : 0; }
static int target_value(ASKED)
{
    UNUSED;
    const struct hostile *h = the_hostile(g, about);
    return h && !wf_is_target(m, h) ? numbers_of(m, h->thing.card)[HOSTILE_VALUE] : 0;
}

static int result(ASKED)
{
    UNUSED;
    return about->proc == PROC_HOSTILE_ATTACK ? about->local[ASSAULT_GIVES] : 0;
}
static int wounding(ASKED)
{
    UNUSED;
    return about->proc == PROC_HOSTILE_ATTACK ? about->pending[ASSAULT_WOUNDS] : 0;
}
static int suppressing(ASKED)
{
    UNUSED;
    return about->proc == PROC_HOSTILE_ATTACK ? about->pending[ASSAULT_SUPPRESS] : 0;
}

/* ---- the Soldier --------------------------------------------------------- */

static int same_location(ASKED)
{
    UNUSED;
    const struct soldier *s = the_soldier(g, about), *bearer = you(g, by);
    return s && bearer && s->place == bearer->place;
}
static int moved(ASKED)
{
    UNUSED;
    return the_soldier(g, about) && (the_soldier(g, about)->flags & SOLDIER_WENT) != 0;
}
static int attacks(ASKED)    { UNUSED; return the_soldier(g, about) ? the_soldier(g, about)->attacks : 0; }
static int suppressed(ASKED) { UNUSED; return the_soldier(g, about) ? the_soldier(g, about)->suppress : 0; }
static int wounds(ASKED)     { UNUSED; return the_soldier(g, about) ? wf_wounds(the_soldier(g, about)) : 0; }
static int health(ASKED)     { UNUSED; return the_soldier(g, about) ? wf_health(m, the_soldier(g, about)) : 0; }
static int xp(ASKED)         { UNUSED; return you(g, by) ? you(g, by)->xp : 0; }
static int cards(ASKED)
{
    UNUSED;
    unsigned slot = wf_bearer(const_wf(g), by->thing);
    return slot < SOLDIERS ? const_wf(g)->hand[slot][0] : 0;
}
static int front_most(ASKED)
{
    UNUSED;
    return the_soldier(g, about) && the_soldier(g, about)->place == wf_front_most(const_wf(g));
}
static int rear_most(ASKED)
{
    UNUSED;
    return the_soldier(g, about) && the_soldier(g, about)->place == wf_rear_most(const_wf(g));
}

/* ---- the place ----------------------------------------------------------- */

static int hostiles_at(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    int n = 0;
    EACH_HOSTILE(w, i)
        n += w->hostile[i].place == space && !wf_is_target(m, &w->hostile[i]) && wf_leads(w, i);
    return n;
}

static int soldiers_here(ASKED) { UNUSED; return wf_soldiers_at(const_wf(g), wf_space_of(m, g, about)); }
static int hostiles_here(ASKED) { UNUSED; return hostiles_at(m, const_wf(g), wf_space_of(m, g, about)); }
static int alone(ASKED)         { UNUSED; return wf_soldiers_at(const_wf(g), wf_space_of(m, g, about)) == 1; }
static int hostiles(ASKED)
{
    UNUSED;
    int n = 0;
    EACH_HOSTILE(const_wf(g), i)
        n += !wf_is_target(m, &const_wf(g)->hostile[i]) && wf_leads(const_wf(g), i);
    return n;
}

/* KW-018: another Hostile with an active Reticle is in the asking Hostile's Location, that has the word or any. */
static int other_here(ASKED)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    if (!by->thing || grog_ref_array(by->thing) != ARRAY_HOSTILE)
        return 0;
    unsigned self = grog_ref_slot(by->thing);
    int n = 0;
    EACH_HOSTILE(w, i)
        n += i != self && (!w->hostile[i].band || w->hostile[i].band != w->hostile[self].band)
          && w->hostile[i].place == w->hostile[self].place && !wf_is_target(m, &w->hostile[i])
          && wf_active(m, &w->hostile[i]) > 0 && !wf_keyword(m, w->hostile[i].thing.card, word);
    return n;
}

static int timer(ASKED)        { UNUSED; return const_wf(g)->timer; }
static int turn(ASKED)         { UNUSED; return (int)g->turn; }
static int in_objective(ASKED) { UNUSED; return wf_space_of(m, g, about) == const_wf(g)->objective; }

static int counters(ASKED)
{
    UNUSED;
    const struct soldier *s = the_soldier(g, about);
    return s ? s->counter[grog_card(m, word)->ordinal] : 0;
}
static int tally(ASKED)          { UNUSED; return const_wf(g)->tally[grog_card(m, word)->ordinal]; }
static int objective_done(ASKED) { UNUSED; return wf_all_completed(m, const_wf(g)); }
static int extracted(ASKED)      { UNUSED; return wf_is_extracted(const_wf(g)); }
static int testing(ASKED)        { UNUSED; return about->proc == PROC_TEST && about->mode == word; }
static int passed(ASKED)
{
    UNUSED;
    return about->proc == PROC_TEST ? about->pending[TEST_PASSED]
         : about->proc == PROC_SPRING ? about->local[SPRING_PASSED] : 0;
}
static int check_total(ASKED)    { UNUSED; return about->proc == PROC_SPRING ? about->local[SPRING_TOTAL] : 0; }

/* Hand to Hand Combat, Body Armor, Doors */
static int strong(ASKED) { UNUSED; return in_melee(about, STRONG); }
static int combo(ASKED)  { UNUSED; return in_melee(about, COMBO); }
static int aimed(ASKED)  { UNUSED; return in_melee(about, AIMED); }
static int melee(ASKED)  { UNUSED; return is_attack(about) && is_melee(about->mode); }

/* WF-HTH-31  Melee and Unarmed Attacks; and what a Self-Defense Weapon does to the Engaged card. */
static int hand_to_hand(ASKED)
{
    UNUSED;
    if (!is_attack(about))
        return 0;
    const struct soldier *s = the_soldier(g, about);
    uint16_t card = weapon_card(m, g, about);
    return is_melee(about->mode) || (card && s && wf_strikes(const_wf(g), s, about->target)
                                     && numbers_of(m, card)[WEAPON_SELF_DEFENSE]);
}
static int engaged(ASKED) { UNUSED; return the_soldier(g, about) && is_striking(the_soldier(g, about)); }
static int close_arm(ASKED)
{
    UNUSED;
    uint16_t card = is_attack(about) ? weapon_card(m, g, about) : 0;
    return !card ? is_attack(about) : numbers_of(m, card)[WEAPON_SELF_DEFENSE] || wf_is_close_arm(m, card);
}
/* NAM-MSN-46  Whichever Mode is used. */
static int explosive_arm(ASKED)
{
    UNUSED;
    uint16_t card = is_attack(about) ? weapon_card(m, g, about) : 0;
    return card && numbers_of(m, card)[WEAPON_MODES + EXPLOSION] > 0;
}
static int hidden(ASKED)
{
    UNUSED;
    return the_soldier(g, about) && (the_soldier(g, about)->flags & SOLDIER_HIDDEN) != 0;
}
static int breached(ASKED)
{
    UNUSED;
    return the_hostile(g, about) && (the_hostile(g, about)->flags & HOSTILE_BREACHED) != 0;
}
static int at_door(ASKED) { UNUSED; return about->proc == PROC_SHOOT && about->local[SHOOT_AT_DOOR]; }
/* Beneficials, Obstacles, Environment */
static int environment(ASKED)
{
    UNUSED;
    return (about->proc == PROC_ENDURE || about->proc == PROC_EXPOSE) && about->mode == word;
}

/* WF-SAB-05  Of the asking card of the path. */
static int resolved(ASKED)
{
    UNUSED;
    return by->thing && grog_ref_array(by->thing) == ARRAY_LOCATION
        && (const_wf(g)->location[grog_ref_slot(by->thing)].flags & LOCATION_RESOLVED) != 0;
}
static int resolved_locations(ASKED)
{
    UNUSED;
    int n = 0;
    for (unsigned i = 0; i < LOCATIONS; i++)
        n += const_wf(g)->location[i].thing.live && (const_wf(g)->location[i].flags & LOCATION_RESOLVED);
    return n;
}

/* WF-MEL-04  A die that is rolled again is another die. */
static int dice(ASKED)
{
    UNUSED;
    if (about->proc == PROC_BOMBARD)
        return about->pending[0];
    return about->proc == PROC_SHOOT && (about->local[SHOOT_AGAIN] & 1) ? about->pending[ATTACK_DICE] : 0;
}

/* WF-SAB-15  Counters on the asking Hostile. */
static int hurt(ASKED)
{
    UNUSED;
    if (!by->thing || grog_ref_array(by->thing) != ARRAY_HOSTILE)
        return 0;
    const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(by->thing)];
    return h->ekia + h->suppress;
}
static int away(ASKED)
{
    UNUSED;
    int n = 0;
    EACH_SOLDIER(const_wf(g), i)
        n += const_wf(g)->soldier[i].place != 1;
    return n;
}
/* Mission Types */
static int in_mission(ASKED) { UNUSED; return wf_space_of(m, g, about) == 1; }
static int objective_hostiles(ASKED) { UNUSED; return hostiles_at(m, const_wf(g), const_wf(g)->objective); }
/* WF-ESC-04  Who is Down does not count; somebody must be left. */
static int team_at_mission(ASKED)
{
    UNUSED;
    EACH_SOLDIER(const_wf(g), i)                        /* CHT-MSN-09: nor a Vehicle that was Called In */
        if (const_wf(g)->soldier[i].place != 1 && !wf_must_be_called(m, const_wf(g)->soldier[i].thing.card))
            return 0;
    return wf_anybody(const_wf(g));
}

/* Engaging, Fading, Body Count */
static int reticles_here(ASKED) { UNUSED; return wf_reticles_in(m, const_wf(g), wf_space_of(m, g, about)); }
static int is_engaged(ASKED)
{
    UNUSED;
    const struct hostile *h = the_hostile(g, about);
    return h && !wf_is_target(m, h) && wf_is_engaged_side(m, h->thing.card);
}
/* NAM-CON-27  What all Soldiers Keep, none of it spent. */
static int body_count(ASKED) { UNUSED; return (int)wf_team_bodies(const_wf(g)); }

/* NAM-SKL-14  Of the asking item. */
static int uses_left(ASKED)
{
    UNUSED;
    return by->thing && grog_ref_array(by->thing) == ARRAY_ITEM ? const_wf(g)->item[grog_ref_slot(by->thing)].count : 0;
}

/* WF-DIV-02, WF-DIV-03  The item that he is to have. */
static int is_weapon(ASKED)
{
    UNUSED;
    return about->proc == PROC_EQUIP && kind_of(m, weapon_card(m, g, about)) == OF_WEAPON;
}
static int weighs(ASKED)
{
    UNUSED;
    /* WF-DIV-02  the Loadout that is printed for one: neither extra Ammo nor how many of it there are */
    return about->proc == PROC_EQUIP ? wf_note(m, weapon_card(m, g, about))->weight : 0;
}

/* Weapons and Equipment of the manuals */
static int of_weapon(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                     unsigned number)
{
    uint16_t card = weapon_card(m, g, about);
    return card && kind_of(m, card) == OF_WEAPON ? numbers_of(m, card)[number] : 0;
}
static const struct item *the_item(const struct grog_game *g, const struct grog_frame *about)
{
    return is_attack(about) && about->with ? &const_wf(g)->item[grog_ref_slot(about->with)] : NULL;
}
/* NAM-WPN-06  A Mission may ask for it. */
static int year(ASKED)        { UNUSED; return of_weapon(m, g, about, WEAPON_YEAR); }
static int fire(ASKED)        { UNUSED; return is_attack(about) ? of_weapon(m, g, about, WEAPON_FIRE) : 0; }
static int target_slow(ASKED) { UNUSED; return the_hostile(g, about) ? the_hostile(g, about)->slow : 0; }
/* NAM-WPN-23, CHT-WPN-22  Its Bipod stands. */
static int deployed(ASKED) { UNUSED; return the_item(g, about) && (the_item(g, about)->marks & MARK_DEPLOYED) != 0; }
/* NAM-EQP-07, CHT-EQP-10  The Weapon that the asking Attachment is on; CHT-WPN-12: its second table is that Weapon. */
static int attached(ASKED)
{
    UNUSED;
    const struct item *i = the_item(g, about);
    if (!i || !by->thing || grog_ref_array(by->thing) != ARRAY_ITEM)
        return 0;
    unsigned on = const_wf(g)->item[grog_ref_slot(by->thing)].on;
    return on && (on == (unsigned)(i - const_wf(g)->item) + 1 || on == i->on);
}

/* WF-VEH-03  Which sort of Vehicle he is; 0: none. */
static int vehicle(ASKED)
{
    UNUSED;
    return the_soldier(g, about) ? (int)wf_vehicle(m, the_soldier(g, about)->thing.card) : 0;
}
static int standard_vehicles(ASKED) { UNUSED; return wf_standard_vehicles(m); }
static int drawn_is(ASKED)
{
    UNUSED;
    return about->proc == PROC_DRAW_HOSTILES && about->with ? wf_keyword(m, about->with, word) : 0;
}

/* WF-OPT-11  What he has bought, not what is printed on his card. */
static int automatic(ASKED)
{
    UNUSED;
    const struct warfighter *w = const_wf(g);
    unsigned slot = soldier_in(about);
    EACH_ITEM(w, i) {
        const int16_t *n = numbers_of(m, w->item[i].thing.card);
        if (w->item[i].holder == slot + 1 && !(w->item[i].flags & ITEM_PRINTED)
            && kind_of(m, w->item[i].thing.card) == OF_WEAPON && (n[WEAPON_MODES + BURST] || n[WEAPON_MODES + AUTO]))
            return 1;
    }
    return 0;
}

const struct grog_measure_row wf_measures[MEASURES] = {
    [MEASURE_ME]          = { "me", "the Soldier concerned is the one who bears or plays the card", 0, false, me },
    [MEASURE_ITSELF]      = { "itself", "the card that asks is itself concerned", 0, false, itself },
    [MEASURE_WEAPON]      = { "weapon", "the Attack's Weapon has the keyword; counts its number", OF_KEYWORD, false,
                              weapon },
    [MEASURE_USES]        = { "uses", "the Attack is made with this Weapon", OF_WEAPON, false, uses },
    [MEASURE_TARGET_IS]   = { "target_is", "the Hostile that is Attacked has the keyword", OF_KEYWORD, false,
                              target_is },
    [MEASURE_ATTACKER_IS] = { "attacker_is", "the Hostile that Attacks has the keyword", OF_KEYWORD, false,
                              attacker_is },
    [MEASURE_PLACE_IS]    = { "place_is", "the Location concerned has the keyword", OF_KEYWORD, false, place_is },
    [MEASURE_SOLDIER_IS]  = { "soldier_is", "the Soldier's card has the keyword", OF_KEYWORD, false, soldier_is },
    [MEASURE_SEMI]        = { "semi", "it is a Semi Attack", 0, false, semi },
    [MEASURE_BURST]       = { "burst", "it is a Burst Attack", 0, false, burst },
    [MEASURE_AUTO]        = { "auto", "it is an Auto Attack", 0, false, full_auto },
    [MEASURE_BOLT]        = { "bolt", "it is a Bolt Attack", 0, false, bolt },
    [MEASURE_EXPLOSION]   = { "explosion", "it is an Explosion Attack", 0, false, explosion },
    [MEASURE_SPRAY]       = { "spray", "it is a Spray Attack", 0, false, spray },
    [MEASURE_THROWN]      = { "thrown", "it is a Thrown Attack", 0, false, thrown },
    [MEASURE_RANGE]       = { "range", "Locations between the Soldier and the Hostile", 0, false, range },
    [MEASURE_IN_RANGE]    = { "in_range", "the target of the Hostile that asks is in its Range", 0, false, in_range },
    [MEASURE_SAME_LOCATION] = { "same_location", "the Soldier concerned is where the card's Soldier is", 0, false,
                                same_location },
    [MEASURE_MOVED]       = { "moved", "the Soldier has Moved this Turn", 0, false, moved },
    [MEASURE_ATTACKS]     = { "attacks", "Attacks that the Soldier has made this Turn", 0, false, attacks },
    [MEASURE_SUPPRESSED]  = { "suppressed", "Suppress counters on the Soldier", 0, false, suppressed },
    [MEASURE_WOUNDS]      = { "wounds_on", "the Soldier's Wounds", 0, false, wounds },
    [MEASURE_HEALTH]      = { "health", "the Soldier's Health", 0, false, health },
    [MEASURE_XP]          = { "xp", "Experience Points of the card's Soldier", 0, false, xp },
    [MEASURE_CARDS]       = { "cards", "cards in the hand of the card's Soldier", 0, false, cards },
    [MEASURE_FRONT_MOST]  = { "front_most", "the Soldier is in the Front-most Soldier's Location", 0, false,
                              front_most },
    [MEASURE_REAR_MOST]   = { "rear_most", "the Soldier is in the Rear-most Soldier's Location", 0, false, rear_most },
    [MEASURE_ALONE]       = { "alone", "one Soldier only is in the Location", 0, false, alone },
    [MEASURE_SOLDIERS_HERE] = { "soldiers_here", "Soldiers in the Location", 0, false, soldiers_here },
    [MEASURE_HOSTILES_HERE] = { "hostiles_here", "Hostile cards in the Location", 0, false, hostiles_here },
    [MEASURE_HOSTILES]    = { "hostiles", "Hostile cards in play", 0, false, hostiles },
    [MEASURE_ACTIVE]      = { "active", "Hostiles on the card that are neither Killed nor Suppressed", 0, false,
                              active },
    [MEASURE_TARGET_SUPPRESS] = { "target_suppress", "Suppress counters on the Hostile card", 0, false,
                              target_suppress },
    [MEASURE_TARGET_EKIA] = { "target_ekia", "EKIA counters on the Hostile card", 0, false, target_ekia },
    [MEASURE_TARGET_VALUE] = { "target_value", "the Hostile card's value", 0, false, target_value },
    [MEASURE_OTHER_HERE]  = { "screened_without", "other Hostiles in its Location that are active and lack the "
                              "keyword", OF_KEYWORD, false, other_here },
    [MEASURE_TIMER]       = { "timer", "Game Turns that remain", 0, false, timer },
    [MEASURE_TURN]        = { "turn", "which Game Turn it is, from 1", 0, false, turn },
    [MEASURE_IN_OBJECTIVE] = { "in_objective", "the Location concerned is the Objective", 0, false, in_objective },
    [MEASURE_PLAYER]      = { "player", "the Soldier is a Player Soldier", 0, false, player },
    [MEASURE_NON_PLAYER]  = { "non_player", "the Soldier is a Non-Player Soldier", 0, false, non_player },
    [MEASURE_SQUAD]       = { "squad", "the Soldier is a Squad Soldier", 0, false, squad },
    [MEASURE_NATION]      = { "nation", "the Soldier is of the Nation", OF_NATION, false, nation },
    [MEASURE_WOUNDING]    = { "wounding", "Wounds that the Soldier is about to suffer", 0, false, wounding },
    [MEASURE_SUPPRESSING] = { "suppressing", "the Soldier is about to be Suppressed", 0, false, suppressing },
    [MEASURE_COUNTERS]    = { "counters", "counters of this word on the Soldier", OF_COUNTER, false, counters },
    [MEASURE_TALLY]       = { "tally", "counters of this word on the Mission", OF_COUNTER, false, tally },
    [MEASURE_OBJECTIVE_DONE] = { "objective_done", "the Objective is completed", 0, false, objective_done },
    [MEASURE_TESTING]     = { "testing", "it is a roll for this ability", OF_KEYWORD, false, testing },
    [MEASURE_PASSED]      = { "passed", "the ability roll has succeeded", 0, false, passed },
    /* Hand to Hand Combat, Body Armor, Doors */
    [MEASURE_STRONG]      = { "strong", "it is a Strong Attack, hand to hand", 0, false, strong },
    [MEASURE_COMBO]       = { "combo", "it is a Combo Attack, hand to hand", 0, false, combo },
    [MEASURE_AIMED]       = { "aimed", "it is an Aimed Attack, hand to hand", 0, false, aimed },
    [MEASURE_MELEE]       = { "melee", "it is a Strong, Combo or Aimed Attack", 0, false, melee },
    [MEASURE_HAND_TO_HAND] = { "hand_to_hand", "it is a Hand to Hand Attack, with a Self-Defense Weapon too", 0, false,
                              hand_to_hand },
    [MEASURE_ENGAGED]     = { "engaged", "the Soldier is Engaged in Hand to Hand Combat", 0, false, engaged },
    [MEASURE_HIDDEN]      = { "hidden", "the Soldier is hidden in the shadows", 0, false, hidden },
    [MEASURE_BREACHED]    = { "breached", "the Hostile's Door is Breached", 0, false, breached },
    [MEASURE_AT_DOOR]     = { "at_door", "it is an Attack on a Door", 0, false, at_door },
    /* Beneficials, Obstacles, Environment */
    [MEASURE_ENVIRONMENT] = { "environment", "it is a roll against this Environment", OF_ENVIRONMENT, false,
                              environment },
    [MEASURE_RESOLVED]    = { "resolved", "what can be gained in the Location that asks is gained", 0, false,
                              resolved },
    [MEASURE_RESOLVED_LOCATIONS] = { "resolved_locations", "Locations in which it is gained", 0, false,
                              resolved_locations },
    [MEASURE_DICE]        = { "dice", "Attack dice that have just fallen", 0, false, dice },
    [MEASURE_HURT]        = { "hurt", "EKIA and Suppress counters on the Hostile that asks", 0, false, hurt },
    [MEASURE_AWAY]        = { "away", "Soldiers who are not in the Mission card", 0, false, away },
    /* Mission Types */
    [MEASURE_IN_MISSION]  = { "in_mission", "the Location concerned is the Mission card", 0, false, in_mission },
    [MEASURE_OBJECTIVE_HOSTILES] = { "objective_hostiles", "Hostile cards in the Objective", 0, false,
                              objective_hostiles },
    [MEASURE_TEAM_AT_MISSION] = { "team_at_mission", "every Soldier in play is in the Mission card", 0, false,
                              team_at_mission },
    /* Engaging, Fading, Body Count */
    [MEASURE_RETICLES_HERE] = { "reticles_here", "Reticles printed on the Hostiles in the Location", 0, false,
                              reticles_here },
    [MEASURE_IS_ENGAGED]  = { "is_engaged", "the Hostile shows its Engaged side", 0, false, is_engaged },
    [MEASURE_USES_LEFT]   = { "uses_left", "counters that are left on the card", 0, false, uses_left },
    [MEASURE_BODY_COUNT]  = { "body_count", "Body Count that the whole team Keeps", 0, false, body_count },
    /* Weapons and Equipment of the manuals */
    [MEASURE_TEAM_SOLDIER] = { "team_soldier", "the Soldier is a Team Soldier", 0, false, team_soldier },
    [MEASURE_YEAR]        = { "year", "the Weapon's Year: of an Attack, or of the item that he is to have", 0, false,
                              year },
    [MEASURE_DEPLOYED]    = { "deployed", "the Bipod of the Attack's Weapon is deployed", 0, false, deployed },
    [MEASURE_ATTACHED]    = { "attached", "the Attack is made with the Weapon that the card that asks is attached to",
                              0, false, attached },
    [MEASURE_TARGET_SLOW] = { "target_slow", "Slow counters on the Hostile card", 0, false, target_slow },
    [MEASURE_FIRE]        = { "fire", "the Attack is made with a Fire Weapon", 0, false, fire },
    /* Striking, Ability Checks, Traps */
    [MEASURE_CHECK]       = { "check", "what the roll against the Trap came to", 0, false, check_total },
    [MEASURE_CLOSE_ARM]   = { "close_arm", "the Weapon is for Self-Defense, or for Hand to Hand Combat and without "
                              "Ammo", 0, false, close_arm },
    [MEASURE_EXPLOSIVE_ARM] = { "explosive_arm", "the Weapon has the Explosion Mode", 0, false, explosive_arm },
    /* Fast Hostiles */
    [MEASURE_RESULT]      = { "result", "which result of its card a Hostile's Attack gives", 0, false, result },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [MEASURE_IS_WEAPON]   = { "is_weapon", "the item that he is to have is a Weapon", 0, false, is_weapon },
    [MEASURE_EXTRACTED]   = { "extracted", "the team has got away", 0, false, extracted },
    [MEASURE_WEIGHS]      = { "weighs", "printed Loadout of one of the item that he is to have", 0, false, weighs },
    [MEASURE_VEHICLE]     = { "vehicle", "the Soldier is a Vehicle: 1 a light, 2 a standard one", 0, false, vehicle },
    [MEASURE_STANDARD_VEHICLES] = { "standard_vehicles", "standard Vehicles that the team has come with", 0, false,
                              standard_vehicles },
    [MEASURE_HURT_ALONE]  = { "hurt_alone", "nobody but the Soldier has Suppressed or killed on the Hostile card", 0,
                              false, wf_hurt_alone },
    [MEASURE_WEEK]        = { "week", "the Week of the campaign; 0: of none", 0, false, wf_week },
    [MEASURE_REPUTATION]  = { "reputation", "the company's Reputation", 0, false, wf_reputation },
    [MEASURE_DRAWN_VALUE] = { "drawn_value", "the value of the Reinforcement that is drawn", 0, false, wf_drawn_value },
    [MEASURE_DRAWN_IS]    = { "drawn_is", "the Hostile card that is drawn has the keyword", OF_KEYWORD, false,
                              drawn_is },
    [MEASURE_AUTOMATIC]   = { "automatic", "the Soldier has bought a Weapon with a Burst or an Auto Mode", 0, false,
                              automatic },
};
