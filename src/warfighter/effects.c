/* SPDX-License-Identifier: MIT */
/* effects.c -- what cards do: one row a verb.
 *
 * A target that has left play since it was named is left alone. */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "awareness.h"
#include "band.h"
#include "cards.h"
#include "counters.h"
#include "decks.h"
#include "effects.h"
#include "extraction.h"
#include "fatigue.h"
#include "gear.h"
#include "hand_to_hand.h"
#include "hostiles.h"
#include "k9.h"
#include "locations.h"
#include "medals.h"
#include "objective.h"
#include "overwatch.h"
#include "roaming.h"
#include "sides.h"
#include "stress.h"
#include "striking.h"
#include "summons.h"
#include "tables.h"
#include "wounds.h"

#define DOES struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom
#define UNUSED ((void)r, (void)f, (void)e, (void)amount, (void)whom)

/* The Soldier of that name if he is in play, else NULL. */
static struct soldier *soldier_at(struct grog_run *r, uint16_t whom)
{
    if (!whom || grog_ref_array(whom) != ARRAY_SOLDIER)
        return NULL;
    struct soldier *s = &wf(r->g)->soldier[grog_ref_slot(whom)];
    return in_play(s) ? s : NULL;
}

/* The Hostile card (or target of the Objective) of that name, else NULL. */
static struct hostile *hostile_at(struct grog_run *r, uint16_t whom)
{
    if (!whom || grog_ref_array(whom) != ARRAY_HOSTILE || !grog_thing_at(r->m, r->g, whom))
        return NULL;
    return &wf(r->g)->hostile[grog_ref_slot(whom)];
}

/* ---- on Soldiers --------------------------------------------------------- */

static void draw(DOES)
{
    UNUSED;
    const struct soldier *s = soldier_at(r, whom);
    for (int i = 0; s && kind_of(r->m, s->thing.card) == OF_PLAYER && i < amount; i++)
        wf_draw_card(r, grog_ref_slot(whom));                   /* WF-ACD-05  beyond the Hand Size too */
}

static void gain_xp(DOES)
{
    UNUSED;
    if (soldier_at(r, whom))
        wf_gain_xp(r, grog_ref_slot(whom), amount);
}

static void gain_actions(DOES)
{
    UNUSED;
    struct soldier *s = soldier_at(r, whom);
    if (!s || !wf_traits(kind_of(r->m, s->thing.card)).acts)
        return;
    s->actions = (uint8_t)(s->actions + amount > 9 ? 9 : s->actions + amount);
    TELL_AMOUNT(TOLD_ACTION_GAINED, s->actions, whom);
}

static void rally(DOES)
{
    UNUSED;
    struct soldier *s = soldier_at(r, whom);
    if (!s || !s->suppress)
        return;
    s->suppress = (uint8_t)(s->suppress > amount ? s->suppress - amount : 0);
    TELL_AMOUNT(TOLD_RALLIES, s->suppress, whom);
    wf_count_given(r, f);                               /* WF-SHW-172  an Action, though none is paid */
}

static void suppress(DOES)
{
    UNUSED;
    if (soldier_at(r, whom))
        wf_suppress_soldier(r, grog_ref_slot(whom), amount);
}

static void wound(DOES)
{
    UNUSED;
    if (soldier_at(r, whom))
        wf_wound(r, f, grog_ref_slot(whom), amount);
}

/* WF-WND-10b  A Wound is reduced by so many points. */
static void mend(DOES)
{
    UNUSED;
    unsigned soldier = (whom - 1u) / 16, counter = (whom - 1u) % 16;
    if (whom && wf_can_be_treated(&wf(r->g)->soldier[soldier], counter))
        wf_treat(r, soldier, counter, amount);
}

/* ---- on Weapons ---------------------------------------------------------- */

/* WF-BUY-07  Ammo for each Weapon of a Soldier, up to what it came with. */
static void resupply(DOES)
{
    UNUSED;
    struct warfighter *w = wf(r->g);
    if (!soldier_at(r, whom))
        return;
    EACH_ITEM(w, k) {
        struct item *i = &w->item[k];
        if (i->holder != grog_ref_slot(whom) + 1 || kind_of(r->m, i->thing.card) != OF_WEAPON
            || !numbers_of(r->m, i->thing.card)[WEAPON_CALIBER])
            continue;
        int most = numbers_of(r->m, i->thing.card)[WEAPON_AMMO];
        int now = i->count >= most ? i->count : i->count + amount > most ? most : i->count + amount;
        if (now == i->count)
            continue;
        i->count = (uint8_t)now;
        TELL_AMOUNT(TOLD_AMMO, now, item_ref(w, k));
    }
}

/* ---- on Hostiles --------------------------------------------------------- */

static void pin(DOES)
{
    UNUSED;
    for (int i = 0; i < amount && hostile_at(r, whom); i++)
        wf_suppress_hostile(r, whom, f->actor);
}

static void discard_hostile(DOES)
{
    UNUSED;
    if (!hostile_at(r, whom))
        return;
    wf_leaves_alive(r, whom);
}

/* So many spaces away from its target, or nearer if it is less than nothing.  WF-HCR-01  Suppressed, it is moved by
 * what others say alone; WF-SAB-25  after Extraction by nothing. */
static void move_hostile(DOES)
{
    UNUSED;
    const struct warfighter *w = const_wf(r->g);
    struct hostile *h = hostile_at(r, whom);
    if (!h || !h->target || (f->with == whom && wf_is_held(w, h)) || wf_is_extracted(w))
        return;
    int from = (int)line_of(w, w->soldier[h->target - 1].place), at = (int)line_of(w, h->place);
    int far = at > from ? at - from : from - at, first = (int)line_begins(w), last = (int)line_ends(w);
    amount = amount < -far ? -far : amount;             /* not past him */
    int to = at + (at >= from ? amount : -amount);
    wf_band_goes(r, h, space_on_line(w, to < first ? first : to > last ? last : to));
}

static void retarget(DOES)
{
    UNUSED;
    struct hostile *h = hostile_at(r, whom);
    uint8_t was = h ? h->target : 0;
    if (!h)
        return;
    wf_draw_counter(r, h);
    if (h->target && h->target == was)
        TELL(TOLD_SAME_TARGET, whom, soldier_ref(const_wf(r->g), was - 1u));
    else
        wf_tell_target(r, h);
}

/* ---- on the Mission ------------------------------------------------------ */

static void find_location(DOES)
{
    UNUSED;
    const struct soldier *s = soldier_at(r, whom);
    for (int i = 0; s && kind_of(r->m, s->thing.card) == OF_PLAYER && i < amount; i++) {
        uint16_t card = wf(r->g)->hand[grog_ref_slot(whom)][0] < HAND_ROOM ? grog_draw(r, ZONE_LOCATIONS, 0) : 0;
        if (!card)
            return;
        grog_put(r, ZONE_HAND, grog_ref_slot(whom), card);
        TELL(TOLD_FINDS, whom, card);
    }
}

static void more_locations(DOES)
{
    UNUSED;
    struct warfighter *w = wf(r->g);
    w->allowed = (uint8_t)(w->allowed + amount > 9 ? 9 : w->allowed + amount);
    TELL_AMOUNT(TOLD_MORE_LOCATIONS, amount, 0);
}

static void end_event(DOES)
{
    UNUSED;
    if (!whom || grog_ref_array(whom) != ARRAY_EVENT || !grog_thing_at(r->m, r->g, whom))
        return;
    uint16_t card = wf(r->g)->event[grog_ref_slot(whom)].thing.card;
    TELL(TOLD_EVENT_ENDS, card);
    wf_put_away(r, card);
    grog_thing_free(r, whom);
}

/* ---- counters and the end ------------------------------------------------ */

/* On a Soldier his own; on the Mission its tally. */
static void gain(DOES)
{
    UNUSED;
    struct warfighter *w = wf(r->g);
    struct soldier *s = soldier_at(r, whom);
    if (s)
        wf_gain_counters(r, s->counter, whom, e->word, amount);
    else if (whom && whom == location_ref(w, 0))
        wf_gain_counters(r, w->tally, whom, e->word, amount);
}

static void succeed(DOES) { UNUSED; wf_succeed(r); }
static void fail(DOES)    { UNUSED; wf_fail(r); }

/* Hand to Hand Combat, Body Armor, Doors */
/* WF-SHA-06  He is hidden until the Soldier Turn ends. */
static void hide(DOES)
{
    UNUSED;
    struct soldier *s = soldier_at(r, whom);
    if (!s || (s->flags & SOLDIER_HIDDEN))
        return;
    s->flags |= SOLDIER_HIDDEN;
    TELL(TOLD_HIDES, whom);
}

static void rush_at(struct grog_run *r, unsigned soldier, uint16_t hostile)
{
    if (wf_can_be_attacked(r->m, r->g, hostile))        /* NAM-ACT-129  no card brings him to who is Screened */
        wf_engage_with(r, soldier, hostile);
}

/* KW-020  A Soldier and the Hostile that attacks him; or a Hostile and the Soldier whose card it is. */
static void engage(DOES)
{
    UNUSED;
    const struct grog_frame about = grog_context(r->g, f);
    unsigned bearer = wf_bearer(const_wf(r->g), f->with);
    if (soldier_at(r, whom) && hostile_at(r, about.actor))
        wf_engage_with(r, grog_ref_slot(whom), about.actor);
    else if (hostile_at(r, whom) && bearer < SOLDIERS && soldier_at(r, soldier_ref(const_wf(r->g), bearer)))
        rush_at(r, bearer, whom);
    if (bearer < SOLDIERS && whom && const_wf(r->g)->soldier[bearer].engaged == whom)
        wf_count_given(r, f);                           /* WF-SHW-172  an Action, though none is paid */
}
/* Beneficials, Obstacles, Environment */
/* WF-ABL-15  A Kill on a Soldier: a Wound of all the Health he has. */
static void down(DOES)
{
    UNUSED;
    if (soldier_at(r, whom))
        wf_wound(r, f, grog_ref_slot(whom), wf_health(r->m, soldier_at(r, whom)));
}
static void move_objective(DOES) { UNUSED; wf_move_objective(r, amount); }
/* WF-SAB-01  What an Objective says of itself is what it wants; what other cards say are the Mission's means. */
static void complete(DOES)
{
    UNUSED;
    const struct grog_thing *by = grog_thing_at(r->m, r->g, f->with);
    if (by && kind_of(r->m, by->card) == OF_OBJECTIVE)
        wf_complete(r, grog_ref_slot(f->with));
    else
        wf_complete_by_card(r);
}
/* Mission Types */
/* WF-AIR-12, WF-AIR-14  An Event of a deck of its own, for the Location; resolved with the others that wait. */
static void draw_event(DOES)
{
    UNUSED;
    unsigned space = wf_space_of_thing(const_wf(r->g), whom);
    for (int i = 0; space && i < amount; i++) {
        uint16_t card = wf_draw_aside(r, e->word);
        if (card && kind_of(r->m, card) != OF_EVENT) {
            wf_put_away(r, card);                       /* of a deck that has others too */
            continue;
        }
        if (card)
            wf_lay_event(r, card, space);
    }
    wf_note_events(r);
}

/* WF-RAI-03  What was behind is ahead. */
static void turn_about(DOES)
{
    UNUSED;
    wf(r->g)->way ^= BACKWARD;
    TELL(TOLD_TURNS_ABOUT, 0);
}
/* JTAC Mission, K9 Mission */
/* WF-K9-12  An Encounter is laid in the new Location. */
static void encounter(DOES)
{
    UNUSED;
    wf_lay_encounter(r, e->word, whom);
}

/* Campaigns */
static void award(DOES)        { UNUSED; wf_award(r, whom); }
static void reveal_medal(DOES) { UNUSED; wf_reveal_medal(r, whom); }
static void earn(DOES)         { UNUSED; wf_earn(r, whom); }
static void shed(DOES)         { UNUSED; wf_shed(r, whom); }
static void meet(DOES)         { UNUSED; wf_meet(r); }

/* Engaging, Fading, Body Count */
/* NAM-SET-37  Battle Fatigue cards come from those that are left over. */
static void add_fatigue(DOES)
{
    UNUSED;
    wf_add_fatigue(r, amount);
    grog_shuffle(r, ZONE_ACTIONS, 0);
}

/* NAM-SKL-14  What must be used is used up without being asked for. */
static void use_up(DOES)
{
    UNUSED;
    if (!whom || grog_ref_array(whom) != ARRAY_ITEM || !grog_thing_at(r->m, r->g, whom))
        return;
    if (kind_of(r->m, wf(r->g)->item[grog_ref_slot(whom)].thing.card) != OF_WEAPON)     /* its counters are Ammo */
        wf_spend_counters(r, whom, amount);
}

/* Weapons and Equipment of the manuals */
/* CHT-WPN-28  Slow counters come on the card. */
static void slow(DOES)
{
    UNUSED;
    if (hostile_at(r, whom) && !wf_is_target(r->m, hostile_at(r, whom)))
        wf_slow(r, whom, amount);
}

/* Counters of each of his Weapons with the word, up to what it came with. */
static void refill(DOES)
{
    UNUSED;
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, k) {
        struct item *i = &w->item[k];
        const int16_t *n = numbers_of(r->m, i->thing.card);
        if (!soldier_at(r, whom) || i->holder != grog_ref_slot(whom) + 1 || kind_of(r->m, i->thing.card) != OF_WEAPON
            || !is_tank(n) || !wf_keyword(r->m, i->thing.card, e->word) || i->count >= n[WEAPON_AMMO])
            continue;
        i->count = (uint8_t)(i->count + amount > n[WEAPON_AMMO] ? n[WEAPON_AMMO] : i->count + amount);
        TELL_AMOUNT(TOLD_AMMO, i->count, item_ref(w, k));
    }
}

/* Revealing, Unaware Targets */
/* WF-SHW-109, WF-SHW-111  By whose card it is. */
static void reveal(DOES)
{
    UNUSED;
    if (hostile_at(r, whom))
        wf_reveal(r, whom, wf_bearer(const_wf(r->g), f->with));
}

/* It is over if all have got away. */
static void extract(DOES) { UNUSED; wf_extract(r); }

#define VERB(called, means, low, high, to, does)  { called, means, 0, low, high, to, does, 0, NULL, 0, 0 }
#define ASKS(called, means, low, high, to, proc)  { called, means, 0, low, high, to, NULL, proc, NULL, 0, 0 }
#define VERB_IF(called, means, low, high, to, does, would) { called, means, 0, low, high, to, does, 0, would, 0, 0 }
const struct grog_effect_row wf_effects[EFFECTS] = {
    [EFFECT_DRAW]     = VERB_IF("draw", "draws so many Action cards", 1, 9, TARGET_ME, draw, wf_would_draw),
    [EFFECT_DISCARD]  = ASKS("discard", "discards so many Action cards of its choice", 1, 9, TARGET_ME, PROC_DISCARD),
    [EFFECT_GAIN_XP]  = VERB("gain_xp", "gains so many Experience Points", 1, 9, TARGET_ME, gain_xp),
    [EFFECT_GAIN_ACTIONS] = VERB("gain_actions", "has so many Actions more this Turn", 1, 4, TARGET_ME, gain_actions),
    [EFFECT_RALLY]    = VERB_IF("rally", "loses so many Suppress counters", 1, 9, TARGET_ME, rally, wf_would_rally),
    [EFFECT_SUPPRESS] = VERB("suppress", "gets so many Suppress counters", 1, 9, TARGET_ACTOR, suppress),
    [EFFECT_WOUND]    = VERB("wound", "suffers a Wound of so many points", 1, 9, TARGET_ACTOR, wound),
    [EFFECT_MEND]     = VERB("mend", "is reduced by so many points and is then Treated", 1, 9, TARGET_MY_WOUND, mend),
    [EFFECT_HEAL]     = ASKS("heal", "is Healed by 1 on a die of so much or more, by 2 on 4 more than that", 1, 10,
                             TARGET_A_WOUND, PROC_HEAL),
    [EFFECT_RELOAD]   = { "reload", "is Reloaded", 0, 0, 0, TARGET_MY_WEAPON, NULL, PROC_LOAD_GIVEN, NULL, 1, 0 },
    [EFFECT_RESUPPLY] = VERB_IF("resupply", "gets so many Ammo counters for each Weapon, up to what it came with", 1, 9,
                             TARGET_ME, resupply, wf_would_resupply),
    [EFFECT_FREE_MOVE] = ASKS("free_move", "may Move without an Action", 0, 0, TARGET_ME, PROC_FREE_MOVE),
    [EFFECT_FREE_ATTACK] = { "free_attack", "may Attack without an Action", 0, 0, 0, TARGET_ME, NULL, PROC_FREE_ATTACK,
                             wf_would_attack, 0, 0 },
    [EFFECT_PIN]      = VERB_IF("pin", "gets so many Suppress counters", 1, 9, TARGET_A_HOSTILE, pin, wf_would_pin),
    [EFFECT_HIT]      = ASKS("hit", "suffers so many Kills, without Experience Points", 1, 9, TARGET_A_HOSTILE,
                             PROC_HITS),
    [EFFECT_BOMBARD]  = ASKS("bombard", "is Attacked with so many dice, each of 6 or more a hit, as by an Explosion",
                             1, MOST_DICE, TARGET_A_HOSTILE, PROC_BOMBARD),
    [EFFECT_DISCARD_HOSTILE] = VERB("drive_off", "is discarded without Experience Points", 0, 0, TARGET_A_HOSTILE,
                             discard_hostile),
    [EFFECT_MOVE_HOSTILE] = VERB("push_back", "moves so many Locations away from its target", -3, 3,
                             TARGET_A_HOSTILE, move_hostile),
    [EFFECT_RETARGET] = VERB("retarget", "draws a new target", 0, 0, TARGET_A_HOSTILE, retarget),
    [EFFECT_REINFORCE] = ASKS("reinforce", "draws a Hostile card; with so much value or less it arrives there", 0, 9,
                             TARGET_THIS, PROC_BRING),
    [EFFECT_TIMER]    = ASKS("timer", "has so many Game Turns more, or fewer", -9, 9, TARGET_MISSION, PROC_TIME),
    [EFFECT_FIND_LOCATION] = VERB_IF("find_location", "draws so many Location cards", 1, 3, TARGET_ME, find_location,
                             wf_would_draw),
    [EFFECT_MORE_LOCATIONS] = VERB("more_locations", "allows so many more Location cards this Turn", 1, 3,
                             TARGET_MISSION, more_locations),
    [EFFECT_END_EVENT] = VERB("end_event", "is discarded", 0, 0, TARGET_THIS, end_event),
    [EFFECT_GAIN]     = { "gain", "gets so many counters of this word, or loses them", OF_COUNTER, -99, 99, TARGET_ME,
                          gain, 0, NULL, 0, KIND_THING },
    [EFFECT_TEST]     = { "test", "makes an ability roll with so much added", OF_KEYWORD, -9, 9, TARGET_ME, NULL,
                          PROC_TRY, NULL, 0, 0 },
    [EFFECT_SUCCEED]  = VERB("succeed", "is won", 0, 0, TARGET_MISSION, succeed),
    [EFFECT_FAIL]     = VERB("fail", "is lost", 0, 0, TARGET_MISSION, fail),
    /* Hand to Hand Combat, Body Armor, Doors */
    [EFFECT_HIDE]     = VERB("hide", "is hidden until the end of the Soldier Turn", 0, 0, TARGET_ME, hide),
    [EFFECT_ENGAGE]   = { "engage", "is Engaged in Hand to Hand Combat, without a cost", 0, 0, 0, TARGET_ATTACKED,
                          engage, 0, NULL, 0, KIND_THING },
    /* Beneficials, Obstacles, Environment */
    [EFFECT_DOWN]     = VERB("down", "is Downed", 0, 0, TARGET_ACTOR, down),
    [EFFECT_MOVE_OBJECTIVE] = VERB("move_objective", "has its Objective so many Locations farther, if it is not active",
                             1, 3, TARGET_MISSION, move_objective),
    [EFFECT_COMPLETE] = VERB("complete", "has its Objective completed", 0, 0, TARGET_MISSION, complete),
    [EFFECT_FETCH]    = { "fetch", "gets a Hostile with this keyword on a die of so much or less", OF_KEYWORD, 1, 10,
                          TARGET_THIS, NULL, PROC_ARRIVE, NULL, 0, 0 },
    [EFFECT_REPAIR]   = ASKS("repair", "is Repaired on a die of so much or more", 1, 10, TARGET_HERE, PROC_REPAIR),
    /* Mission Types */
    [EFFECT_DRAW_HOSTILES] = ASKS("draw_hostiles", "has its Hostiles drawn, by the team's points now", 0, 0,
                             TARGET_OBJECTIVE, PROC_DRAW_FOR),
    [EFFECT_DRAW_EVENT] = { "draw_event", "has so many Events of the deck drawn for it", OF_DECK, 1, 3, TARGET_FRONT,
                          draw_event, 0, NULL, 0, 0 },
    [EFFECT_DEPLOY]   = ASKS("deploy", "starts in any card of the path that lies", 0, 0, TARGET_EACH_SOLDIER,
                             PROC_DEPLOY),
    [EFFECT_ADVANCE]  = ASKS("advance", "rolls a die unless it is Suppressed, and moves one Location nearer to the "
                             "Objective if that is so much more than the Entrance cost there", 0, 9,
                             TARGET_EACH_HOSTILE, PROC_ADVANCE),
    [EFFECT_TURN_ABOUT] = VERB("turn_about", "is turned about: what was behind is ahead", 0, 0, TARGET_MISSION,
                             turn_about),
    /* JTAC Mission, K9 Mission */
    [EFFECT_ENCOUNTER] = { "encounter", "gets a card of this deck, which waits there for the first Soldier", OF_DECK, 0,
                          0, TARGET_OPENED, encounter, 0, NULL, 0, 0 },
    /* Noise, awareness */
    [EFFECT_NOISE]    = ASKS("noise", "makes so much Noise where he is", 1, 99, TARGET_ACTOR, PROC_NOISE),
    /* Engaging, Fading, Body Count */
    [EFFECT_FLIP]     = { "flip", "has so many Unengaged Hostiles, of its owner's choice, turned to their Engaged side",
                          0, 1, 9, TARGET_MISSION, NULL, PROC_FLIP, wf_would_flip, 0, 0 },
    [EFFECT_ADD_FATIGUE] = VERB("add_fatigue", "has so many Battle Fatigue cards added to the Action deck", 1, 9,
                             TARGET_MISSION, add_fatigue),
    [EFFECT_USE_UP]   = VERB("use_up", "loses so many of its counters", 1, 9, TARGET_THIS, use_up),
    [EFFECT_TURN_OVER] = ASKS("turn_over", "turns to its other side", 0, 0, TARGET_THIS, PROC_TURN_OVER),
    /* Weapons and Equipment of the manuals */
    [EFFECT_SLOW]     = VERB("slow", "gets so many Slow counters", 1, 9, TARGET_THE_HOSTILE, slow),
    [EFFECT_TREAT]    = ASKS("treat", "is Healed by a roll on the table of the card that says so", 0, 0, TARGET_A_WOUND,
                             PROC_HEAL),
    [EFFECT_REFILL]   = { "refill", "gets so many counters for each expended Weapon with this keyword, up to what it "
                          "came with", OF_KEYWORD, 1, 20, TARGET_ME, refill, 0, NULL, 0, 0 },
    /* PMC: Contracts, Overwatch, Stress */
    [EFFECT_HOLD_BACK] = { "hold_back", "has Hostiles of one Location, of its owner's choice and of so much value in "
                          "all, that do not move this Turn", 0, 0, 9, TARGET_MISSION, NULL, PROC_HOLD_BACK,
                          wf_has_movers, 0, 0 },
    [EFFECT_ADJUST]   = ASKS("adjust_timer", "has its Timer moved so many spaces, either way", 1, 9, TARGET_MISSION,
                             PROC_ADJUST),
    [EFFECT_ACTIONS_LATER] = VERB("actions_later", "has so many Actions more in the next Soldier Turn", 1, 4, TARGET_ME,
                             wf_act_later),
    [EFFECT_SHARE_XP] = ASKS("share_xp", "gives so many Experience Points to Soldiers of its owner's choice", 1, 9,
                             TARGET_MISSION, PROC_SHARE_XP),
    [EFFECT_ELIMINATE] = VERB("eliminate", "is Eliminated, without Experience Points", 0, 0, TARGET_A_HOSTILE,
                             wf_eliminate_one),
    [EFFECT_CALL_OFF] = VERB("call_off", "has its Attack cancelled", 0, 0, TARGET_THE_HOSTILE, wf_call_off),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [EFFECT_ANTI_VEHICLE] = ASKS("draw_anti_vehicle", "has a card drawn from the deck that it is hunted by", 0, 0,
                             TARGET_EACH_VEHICLE, PROC_ANTI_VEHICLE),
    [EFFECT_FIX]      = VERB("fix", "is reduced by so many points and is then Treated", 1, 9, TARGET_A_VEHICLE_WOUND,
                             mend),
    /* Extraction, Ammo, Distraction */
    [EFFECT_EXTRACT]  = VERB("extract", "is over, if all Soldiers are in the Extraction card", 0, 0, TARGET_MISSION,
                             extract),
    /* Revealing, Unaware Targets */
    [EFFECT_REVEAL]   = VERB_IF("reveal", "is turned to its Revealed side", 0, 0, TARGET_A_HOSTILE_NEAR, reveal,
                             wf_would_reveal),
    /* Campaigns */
    [EFFECT_AWARD]    = VERB("award", "is drawn for a Soldier, being a Medal", 0, 0, TARGET_THIS, award),
    [EFFECT_REVEAL_MEDAL] = VERB("reveal_medal", "is turned up and drawn for a Soldier, being a Medal that was left "
                             "face down", 0, 0, TARGET_THIS, reveal_medal),
    [EFFECT_EARN]     = VERB("earn", "is earned, being a Medal", 0, 0, TARGET_THIS, earn),
    [EFFECT_SHED]     = VERB("shed", "is done with, being a Medal", 0, 0, TARGET_THIS, shed),
    [EFFECT_MEET]     = VERB("meet", "has the next Hostile card in its front-most card", 0, 0, TARGET_MISSION, meet),
};
