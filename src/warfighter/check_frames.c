/* SPDX-License-Identifier: MIT */
/* check_frames.c -- what the half-done procedures of a sound game of warfighter are about.
 *
 * Three things are said of a frame: which point it has reached or what it has handed to the procedure that it waits
 * for (tables, by its step); and what its own steps will still ask of the state (a predicate, by its procedure).
 * What may have left play while it waited is not asked for: the steps look again themselves. */
#include "rules.h"
#include "kernel/frames.h"

typedef const struct warfighter *wf_p;
typedef const struct grog_frame *frame_p;

/* ---- the points that steps reach ------------------------------------------------------------- */

static const struct grog_reaches reaches[] = {
    { PROC_MISSION, MISSION_BEGINS, POINT_MISSION_BEGINS },
    { PROC_SOLDIER_TURN, TURN_BEGINS, POINT_TURN_BEGINS }, { PROC_SOLDIER_TURN, TURN_OPENS, POINT_TURN_OPENS },
    { PROC_SOLDIER_TURN, TURN_ENDS, POINT_TURN_ENDS }, { PROC_SOLDIER_TURN, TURN_JUDGED, POINT_TURN_JUDGED },
    { PROC_LEAVE, LEAVE_LEAVING, POINT_LEAVING },
    { PROC_HOSTILE_TURN, HOSTILE_STEP, POINT_REINFORCEMENT_STEP },
    { PROC_HOSTILE_TURN, HOSTILE_ATTACK_STEP, POINT_ATTACK_STEP },
    { PROC_HOSTILE_TURN, HOSTILE_CLOSES, POINT_CLOSE_RANGE_STEP },
    { PROC_HOSTILE_TURN, HOSTILE_ENDS, POINT_HOSTILE_TURN_ENDS },
    { PROC_HOSTILE_TURN, HOSTILE_TIMED, POINT_TIMER_ADVANCED },
    { PROC_MOVE, MOVE_REACT, POINT_ENTERS }, { PROC_MOVE, MOVE_DONE, POINT_MOVED },
    { PROC_ATTACK, ATTACK_DONE, POINT_AFTER_ATTACK }, { PROC_BREACH, ATTACK_DONE, POINT_AFTER_ATTACK },
    { PROC_SHOOT, SHOOT_DECLARED, POINT_DECLARES_ATTACK }, { PROC_SHOOT, SHOOT_ROLLED, POINT_ATTACK_ROLLED },
    { PROC_OPEN, OPEN_TEXT, POINT_LOCATION_PLAYED }, { PROC_OPEN, OPEN_ACTIVATED, POINT_OBJECTIVE_ACTIVATED },
    { PROC_DRAW_HOSTILES, DRAW_STARTS, POINT_DRAWS_HOSTILES }, { PROC_DRAW_HOSTILES, DRAW_ENDS, POINT_HOSTILES_DRAWN },
    { PROC_EVENTS, EVENTS_EFFECT, POINT_EVENT_DRAWN },
    { PROC_HOSTILE_ATTACK, ASSAULT_DECLARED, POINT_HOSTILE_ATTACKS }, { PROC_HOSTILE_ATTACK, ASSAULT_HIT, POINT_HIT },
    { PROC_HOSTILE_ATTACK, ASSAULT_DONE, POINT_ASSAULT_DONE },
    { PROC_HOSTILE_ATTACK, ASSAULT_RESULT, POINT_RESULT },
    /* contracts */
    { PROC_REINFORCE, REINFORCE_DRAWN, POINT_REINFORCED }, { PROC_HOSTILE_TURN, HOSTILE_CLOSING, POINT_CLOSING },
    { PROC_HOSTILE_TURN, HOSTILE_STEPPED, POINT_TIMER_STEP }, { PROC_STRESS, STRESS_EFFECT, POINT_STRESSED },
    { PROC_CHECK, CHECK_FAILS, POINT_FAILS }, { PROC_SPRING, SPRING_SPRUNG, POINT_SPRUNG },
    { PROC_BOMBARD, BOMBARD_DICE, POINT_BOMBARDED },
    { PROC_TEST, TEST_READY, POINT_TESTS }, { PROC_TEST, TEST_DONE, POINT_TESTED },
    /* abilities and places */
    { PROC_ATTEMPT, ATTEMPT_SUCCESS, POINT_SUCCESS }, { PROC_OBSTACLE, OBSTACLE_SET_OFF, POINT_SET_OFF },
    { PROC_OBSTACLE, OBSTACLE_TRAPPED, POINT_SET_OFF }, { PROC_REPAIR, REPAIR_UNDOES, POINT_REPAIRED },
    /* JTAC and K9 */
    { PROC_CALL_IN, CALL_IN_HEARD, POINT_CALLED_IN }, { PROC_ENCOUNTER, ENCOUNTER_REWARD, POINT_REWARD },
    { PROC_ENCOUNTER, ENCOUNTER_FAILURE, POINT_FAILURE }, { PROC_ENCOUNTER, ENCOUNTER_WORSE, POINT_WORSE },
};

/* ---- what is handed on ------------------------------------------------------------------------ */

static const struct grog_hands hands[] = {
    { PROC_MOVE, MOVE_PAY, { ACTOR, NONE, NONE, NONE } }, { PROC_MOVE, MOVE_FIRST, { ACTOR, NONE, NONE, TARGET } },
    { PROC_ATTACK, ATTACK_BOLT, { ACTOR, NONE, NONE, NONE } },
    { PROC_BREACH, ATTACK_BOLT, { ACTOR, NONE, NONE, NONE } },
    { PROC_ATTACK, ATTACK_SHOOT, { ACTOR, WITH, MODE, TARGET } },
    { PROC_BREACH, ATTACK_SHOOT, { ACTOR, WITH, MODE, TARGET } },
    { PROC_ATTACK, ATTACK_KILLS, { ACTOR, ANY, MODE, ANY } },   /* another of its band; what was thrown is gone */
    { PROC_MOVE, MOVE_SHADOWS, { ACTOR, NONE, ANY, NONE } }, { PROC_MOVE, MOVE_HEARD, { NONE, NONE, NONE, ACTOR } },
    { PROC_ATTACK, ATTACK_HEARD, { NONE, ANY, NONE, ACTOR } },
    { PROC_BREACH, ATTACK_HEARD, { NONE, ANY, NONE, ACTOR } },
    { PROC_PLAY, PLAY_PAY, { ACTOR, NONE, NONE, NONE } }, { PROC_PLAY, PLAY_DOES, { ANY, ACTOR, ANY, ANY } },
    { PROC_USE, USE_DOES, { ANY, WITH, ANY, ANY } }, { PROC_USE_SUPPORT, USE_DOES, { ANY, WITH, ANY, ANY } },
    { PROC_USE_OWN, USE_DOES, { ANY, WITH, ANY, ANY } },
    { PROC_PLAY_LOCATION, LOCATION_PAY_XP, { NONE, NONE, NONE, NONE } },
    { PROC_OPEN, OPEN_DRAW, { NONE, NONE, NONE, ACTOR } },
    { PROC_DRAW_FOR, DRAW_FOR_DRAWS, { NONE, NONE, NONE, TARGET } },
    { PROC_EVENTS, EVENTS_PAY, { NONE, NONE, NONE, NONE } }, { PROC_RETAIN, RETAIN_PAY, { NONE, NONE, NONE, NONE } },
    { PROC_FREE_MOVE, FREE_MOVE_DOES, { TARGET, NONE, NONE, ANY } },
    { PROC_FREE_ATTACK, FREE_ATTACK_DOES, { TARGET, ANY, ANY, ANY } },
    { PROC_TEST, TEST_PAY, { NONE, NONE, NONE, NONE } }, { PROC_TRY, TRY_TEST, { TARGET, WITH, MODE, NONE } },
    /* close combat */
    { PROC_PICK, PICK_TEST, { ACTOR, NONE, ANY, TARGET } },
    /* abilities and places */
    { PROC_ATTEMPT, ATTEMPT_TEST, { ACTOR, TARGET, ANY, TARGET } },
    { PROC_FIRST_IN, FIRST_ENCOUNTER, { ACTOR, ANY, NONE, NONE } },
    { PROC_FIRST_IN, FIRST_OBSTACLE, { ACTOR, NONE, NONE, TARGET } },
    { PROC_FIRST_IN, FIRST_DRAW, { NONE, NONE, NONE, TARGET } },
    { PROC_OBSTACLE, OBSTACLE_DETECT, { ACTOR, TARGET, ANY, TARGET } },
    { PROC_OBSTACLE, OBSTACLE_DISARM, { ACTOR, TARGET, ANY, TARGET } },
    /* JTAC and K9 */
    { PROC_GUIDE, GUIDE_TEST, { ACTOR, WITH, NONE, NONE } },
    { PROC_ENCOUNTER, ENCOUNTER_TEST, { ANY, WITH, ANY, NONE } },
    { PROC_ENCOUNTER, ENCOUNTER_FRESH, { ANY, WITH, ANY, NONE } },
    /* two sides */
    { PROC_ENGAGE_SIDE, ENGAGE_SIDE_CARDS, { ACTOR, NONE, NONE, NONE } },
    { PROC_ENGAGE_SIDE, ENGAGE_SIDE_XP, { NONE, NONE, NONE, NONE } },
    { PROC_ENGAGE_SIDE, ENGAGE_SIDE_BODIES, { NONE, NONE, NONE, NONE } },
    { PROC_ENGAGE_SIDE, ENGAGE_SIDE_TURNS, { NONE, NONE, NONE, TARGET } },
    { PROC_FLIP, FLIP_TURNS, { NONE, NONE, NONE, ANY } }, { PROC_WATCH, WATCH_TURNS, { NONE, NONE, NONE, ANY } },
    { PROC_TURN_OVER, TURN_OVER_XP, { NONE, NONE, NONE, NONE } },
    { PROC_TURN_OVER, TURN_OVER_BODIES, { NONE, NONE, NONE, NONE } },
    { PROC_UPKEEP, UPKEEP_CARDS, { ANY, NONE, NONE, NONE } }, { PROC_UPKEEP, UPKEEP_XP, { NONE, NONE, NONE, NONE } },
    { PROC_FADE, FADE_XP, { NONE, NONE, NONE, NONE } }, { PROC_FADE, FADE_BODIES, { NONE, NONE, NONE, NONE } },
    { PROC_PLAY_LOCATION, LOCATION_PAY_BODIES, { NONE, NONE, NONE, NONE } },
    /* arms */
    { PROC_ATTACK, ATTACK_XP, { NONE, NONE, NONE, NONE } }, { PROC_BREACH, ATTACK_XP, { NONE, NONE, NONE, NONE } },
    { PROC_USE_OTHER, USE_DOES, { ANY, WITH, ANY, ANY } }, { PROC_RESUPPLY, RESUPPLY_PAY, { NONE, NONE, ANY, NONE } },
    { PROC_RESUPPLY_HERE, RESUPPLY_PAY, { NONE, NONE, ANY, NONE } },
    /* striking and checks */
    { PROC_MOVE, MOVE_TRAP, { ACTOR, ANY, NONE, NONE } }, { PROC_MOVE, MOVE_CHECK, { ACTOR, NONE, NONE, TARGET } },
    { PROC_EVENTS, EVENTS_TRAP, { ANY, ACTOR, NONE, NONE } },
    /* contracts */
    { PROC_EVENTS, EVENTS_STRESS, { ANY, ACTOR, NONE, NONE } }, { PROC_STRESS, STRESS_PAY, { NONE, NONE, NONE, NONE } },
    { PROC_PLAY_LOCATION, LOCATION_PAY_ACTIONS, { NONE, NONE, NONE, NONE } },
    { PROC_CHECK, CHECK_TEST, { ACTOR, TARGET, ANY, TARGET } },
    { PROC_SPRING, SPRING_TEST, { ACTOR, WITH, ANY, NONE } },
    /* fast */
    { PROC_RUSH, RUSH_ATTACKS, { ACTOR, NONE, NONE, ANY } },
    /* revealing */
    { PROC_ATTACK, ATTACK_SIGHT, { ACTOR, WITH, MODE, TARGET } }, { PROC_EVADE, EVADE_PAY, { NONE, NONE, NONE, NONE } },
    /* machines, Undead, Eras */
    { PROC_ANTI_VEHICLE, ANTI_VEHICLE_EVENT, { ANY, NONE, NONE, TARGET } },
};

static bool is_activity(uint8_t proc)
{
    for (unsigned i = 1; i < VERBS; i++)
        if (wf_verbs[i].proc == proc)
            return true;
    return false;
}

/* An Activity, by whatever way, is somebody's doing. */
static bool seat_fits(match_p m, frame_p f) { return f->seat < m->seats || !is_activity(f->proc); }

static bool is_use(uint8_t proc) { return proc == PROC_USE || proc == PROC_USE_SUPPORT || proc == PROC_USE_OWN; }

/* Of a frame and the one above it: in the Soldier Turn Activities are done, in a window cards are played and used. */
static bool call_fits(match_p m, frame_p f)
{
    if (f->proc == GROG_PROC_POINT && f[1].proc != GROG_PROC_TRIGGER)
        return is_use(f[1].proc) || (f[1].proc == PROC_PLAY && numbers_of(m, f[1].with)[ACTION_SUPPORT] < 0);
    if (f->proc == PROC_SOLDIER_TURN && f->step == TURN_DOES)
        return is_activity(f[1].proc);
    if (f[1].proc == GROG_PROC_POINT)
        return grog_point_fits(f, reaches, GROG_COUNT(reaches));
    return grog_hands_fit(f, hands, GROG_COUNT(hands));
}

/* ---- what the steps of a procedure still need ---------------------------------------------------- */

static bool is_in_play(wf_p w, uint16_t ref)
{
    return ref && grog_ref_array(ref) == ARRAY_SOLDIER && in_play(&w->soldier[grog_ref_slot(ref)])
        && w->soldier[grog_ref_slot(ref)].thing.gen == grog_ref_gen(ref);
}

/* A card of the path that Hostiles are drawn for. */
static bool is_opened(match_p m, wf_p w, uint16_t ref) { return wf_is_live(m, w, ref) && grog_ref_slot(ref) > 0; }

/* Where he comes, nobody is still to be the first. */
static bool can_go_back(wf_p w, unsigned space)
{
    return wf_is_card_space(w, space) && !(w->location[slot_of_space(w, space)].flags & LOCATION_WAITS);
}

static bool move_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->actor || !f->target || f->step == MOVE_FIRST || f->step == MOVE_DONE || f->step == MOVE_CHECK)
        return f->actor && f->target;
    return wf_is_live(m, w, f->target) && wf_is_card_space(w, space_of_slot(w, grog_ref_slot(f->target)))
        && (f->step == MOVE_REACT || f->step == MOVE_TRAP || is_in_play(w, f->actor));
}

/* A Weapon, if there is one, that has the Mode; and nothing else in its place. */
static bool weapon_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->actor || !f->target || f->mode >= MODES)
        return false;
    if (!f->with)
        return is_melee(f->mode)
            || (f->mode == 0 && kind_of(m, w->soldier[grog_ref_slot(f->actor)].thing.card) == OF_SQUAD);
    const struct item *i = &w->item[grog_ref_slot(f->with)];
    return !wf_is_live(m, w, f->with) || kind_of(m, i->thing.card) == OF_WEAPON;
}

/* An Attack that is still to be declared: by whom, with what and at what. */
static bool attack_fits(match_p m, wf_p w, frame_p f)
{
    if (!weapon_fits(m, w, f) || !is_in_play(w, f->actor) || !wf_is_live(m, w, f->target))
        return false;
    if (f->proc == PROC_BREACH && (f->mode >= GUN_MODES || !wf_door(m, &w->hostile[grog_ref_slot(f->target)])))
        return false;
    return (!f->with || (wf_is_live(m, w, f->with) && wf_printed_dice(m, w, f) > 0)) && wf_chart(m, w, f);
}

static bool is_undeclared(frame_p f) { return f->step == ATTACK_BOLT || f->step == ATTACK_XP; }

/* While it is paid for, it lies in the supply, and there is room for it. */
static bool resupply_fits(match_p m, wf_p w, frame_p f)
{
    bool lies = false, room = false;
    if (!f->with || !is_in_play(w, f->actor) || !wf_field_price(m, f->with)
        || f[1].mode != (uint16_t)wf_field_price(m, f->with)[0])
        return false;
    for (unsigned i = 1; i <= w->supply[0]; i++)
        lies = lies || w->supply[i] == f->with;
    for (unsigned i = 0; i < ITEMS; i++)
        room = room || !w->item[i].thing.live;
    return lies && room
        && (f->proc == PROC_RESUPPLY_HERE || wf_is_equipped(m, w->soldier[grog_ref_slot(f->actor)].thing.card));
}

static bool kills_fit(match_p m, wf_p w, frame_p f)
{
    if (f->step == KILLS_BODY)
        return f->seat < m->seats && is_in_play(w, f->actor) && f->local[1] > 0;
    if (f->seat >= m->seats || !is_in_play(w, f->actor) || !wf_is_live(m, w, f->target))
        return false;
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    return !wf_is_target(m, h) && f->pending[0] > 0
        && (f->step == KILLS_SPREAD ? wf_other_of_band(w, f->target) : wf_may_choose_kill(m, h));
}

static bool has_hand(match_p m, wf_p w, uint16_t ref)
{
    return is_in_play(w, ref) && wf_traits(kind_of(m, w->soldier[grog_ref_slot(ref)].thing.card)).hand;
}

static bool has_free_support(wf_p w)
{
    for (unsigned i = 0; i < SUPPORTS; i++)
        if (!w->support[i].thing.live)
            return true;
    return false;
}

/* The ability that a card is played for is its own, and it is that which is carried out. */
static bool play_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->with || !f->actor || kind_of(m, f->with) != OF_ACTION || (f->step == PLAY_PAY && !is_in_play(w, f->actor)))
        return false;
    const struct grog_card *c = grog_card(m, f->with);
    if (c->number[ACTION_SUPPORT] >= 0)
        return f->step == PLAY_PAY && has_free_support(w);
    return (uint32_t)(uint16_t)f->local[0] - c->ability < c->abilities
        && (f->step == PLAY_PAY || f[1].local[0] == f->local[0]);
}

static bool use_fits(match_p m, wf_p w, frame_p f)
{
    return f->actor && f->with && grog_is_of_thing(m, &w->game, (uint16_t)f[1].local[0], f->with);
}

static bool location_fits(match_p m, wf_p w, frame_p f)
{
    return f->actor && f->with && kind_of(m, f->with) == OF_LOCATION
        && (f->step == LOCATION_OPENS || w->front + 1 < w->objective);
}

static bool open_fits(match_p m, wf_p w, frame_p f)
{
    return is_opened(m, w, f->actor)
        && (f->step == OPEN_DRAW || (f->step == OPEN_ACTIVATED) == wf_is_objective(m, w, grog_ref_slot(f->actor)));
}

/* It waits to be cancelled, or takes effect. */
static bool events_fit(match_p m, wf_p w, frame_p f)
{
    if (!f->actor)
        return false;
    const struct event *e = &w->event[grog_ref_slot(f->actor)];
    bool late = f->step == EVENTS_EFFECT || f->step == EVENTS_TRAP || f->step == EVENTS_STRESS;
    if (!wf_is_live(m, w, f->actor))
        return late;
    if (f->step == EVENTS_STRESS)
        return kind_of(m, e->thing.card) == OF_STRESS;
    return kind_of(m, e->thing.card) == OF_EVENT && e->flags == (late ? 0 : EVENT_WAITS);
}

/* It is somebody's; whoever is asked about it, it is still there. */
static bool stress_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->with || grog_ref_array(f->with) != ARRAY_EVENT || (f->step == STRESS_EFFECT && !f->actor))
        return false;
    return wf_is_live(m, w, f->with) && kind_of(m, w->event[grog_ref_slot(f->with)].thing.card) == OF_STRESS;
}

/* Whoever is asked chooses among several, for a Trap that lies there. */
static bool spring_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->with || (f->step == SPRING_WHO) == (f->actor != 0))
        return false;
    return wf_is_live(m, w, f->with) ? wf_is_trap(m, w->event[grog_ref_slot(f->with)].thing.card)
                                     : f->step != SPRING_WHO;
}

static bool pay_fits(wf_p w, frame_p f)
{
    unsigned who = f->actor ? grog_ref_slot(f->actor) : wf_bearer(w, f->with);
    return who < SOLDIERS && w->soldier[who].thing.live;
}

static bool test_fits(match_p m, wf_p w, frame_p f)
{
    return f->actor && (!f->mode || kind_of(m, f->mode) == OF_KEYWORD)
        && ((f->step != TEST_BOOSTS && f->step != TEST_PAY) || is_in_play(w, f->actor));
}

/* Who meets an Obstacle came from somewhere, is there while he chooses, and has a seat that plays. */
static bool obstacle_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->actor || !is_opened(m, w, f->target) || !can_go_back(w, (unsigned)(uint16_t)f->local[0]))
        return false;
    return wf_obstacle_of(m, w->location[grog_ref_slot(f->target)].thing.card)
        && (f->step != OBSTACLE_CHOICE || is_in_play(w, f->actor));
}

static bool first_fits(match_p m, wf_p w, frame_p f)
{
    return f->actor && f->target && grog_ref_slot(f->target)
        && (f->step != FIRST_ENCOUNTER
            || (wf_is_live(m, w, f->target) && can_go_back(w, (unsigned)(uint16_t)f->local[0])));
}

static bool is_platform(match_p m, wf_p w, uint16_t ref)
{
    return wf_is_live(m, w, ref) && kind_of(m, w->beside[grog_ref_slot(ref)].thing.card) == OF_PLATFORM;
}

/* Where somebody is asked, there is an Encounter; where a fresh roll was tried, it has one. */
static bool encounter_fits(match_p m, wf_p w, frame_p f)
{
    if (!f->actor || !f->with)
        return false;
    if (!wf_is_live(m, w, f->with))
        return f->step != ENCOUNTER_CHOICE && f->step != ENCOUNTER_AGAIN;
    const struct event *e = &w->event[grog_ref_slot(f->with)];
    if (kind_of(m, e->thing.card) != OF_ENCOUNTER || e->flags)
        return false;
    const int16_t *n = numbers_of(m, e->thing.card);
    bool fresh = f->step == ENCOUNTER_AGAIN || f->step == ENCOUNTER_FRESH;
    return (!fresh || n[ENCOUNTER_SECOND] > 0)
        && ((!fresh && f->step != ENCOUNTER_TEST) || f->local[0] < n[ENCOUNTER_ROLLS]);
}

/* Who is asked about, or paid for, is one who can join. */
static bool joins_fit(match_p m, wf_p w, frame_p f)
{
    if (!wf_is_live(m, w, f->target) || wf_is_target(m, &w->hostile[grog_ref_slot(f->target)]))
        return false;
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    return numbers_of(m, h->thing.card)[HOSTILE_JOINS] && !w->soldier[SOLDIERS - 1].thing.live
        && (f->step == TURN_OVER_JOINS ? wf_can_join(m, w, h) : f->local[0] < m->seats);
}

/* Soldiers stay in their slots: whoever is named is there, in play or not. */
static bool soldiers_fit(match_p m, wf_p w, frame_p f)
{
    const uint8_t *kind = f->proc < PROCS ? wf_procs[f->proc].kind : (const uint8_t[4]){ KIND_THING, KIND_THING };
    const uint16_t object[4] = { f->actor, f->with, 0, f->target };
    for (unsigned i = 0; i < 4; i++)
        if ((kind[i] == KIND_SOLDIER || kind[i] == KIND_THING) && object[i]
            && grog_ref_array(object[i]) == ARRAY_SOLDIER && !wf_is_live(m, w, object[i]))
            return false;
    return true;
}

/* Somebody is asked which of several. */
static bool rush_fits(match_p m, wf_p w)
{
    unsigned n = 0;
    EACH_HOSTILE(w, i)
        n += wf_is_fast(m, &w->game, &w->hostile[i]) && !(w->hostile[i].flags & HOSTILE_ACTED);
    return n > 1;
}

/* Whoever is asked has drawn a counter of the cup, and one by which he may shoot. */
static bool sight_fits(match_p m, wf_p w, frame_p f)
{
    return f->seat < m->seats && attack_fits(m, w, f) && wf_can_choose_sight(m, f->local[0]);
}

static bool frame_fits(match_p m, wf_p w, frame_p f)
{
    switch (f->proc) {
    case PROC_SOLDIER_TURN:
        return (f->step != TURN_RETAIN || f->local[1] < SUPPORTS) && (f->step != TURN_UPKEEP || f->local[2] < ITEMS);
    case PROC_HOSTILE_TURN:
        return f->step != HOSTILE_REINFORCE || f->local[0] <= w->objective;
    case GROG_PROC_TRIGGER:
        return f->mode || !grog_has_chosen(f);          /* who was chosen has a name */
    case PROC_MOVE:
        return move_fits(m, w, f);
    case PROC_BREACH:
        return is_undeclared(f) ? attack_fits(m, w, f) : f->step != ATTACK_KILLS && weapon_fits(m, w, f);
    case PROC_ATTACK:
        return is_undeclared(f) ? attack_fits(m, w, f) : weapon_fits(m, w, f);
    case PROC_SHOOT:
        return weapon_fits(m, w, f) && (f->step == SHOOT_DECLARED || f->local[0] > 0);
    case PROC_KILLS:
        return kills_fit(m, w, f);
    case PROC_DISCARD_AND_DRAW:
        return has_hand(m, w, f->actor);
    case PROC_PLAY:
        return play_fits(m, w, f);
    case PROC_USE: case PROC_USE_SUPPORT: case PROC_USE_OWN: case PROC_USE_OTHER:
        return use_fits(m, w, f);
    case PROC_PLAY_LOCATION:
        return location_fits(m, w, f);
    case PROC_OPEN:
        return open_fits(m, w, f);
    case PROC_DRAW_HOSTILES: case PROC_DRAW_FOR:
        return is_opened(m, w, f->target);
    case PROC_REINFORCE:
        return wf_is_live(m, w, f->target)
            && (f->step != REINFORCE_DRAWN
                || (f->with && (kind_of(m, f->with) == OF_HOSTILE || kind_of(m, f->with) == OF_EVENT)));
    case PROC_EVENTS:
        return events_fit(m, w, f);
    case PROC_HOSTILE_ATTACK:
        return f->actor && f->target;
    case PROC_RETAIN:
        return f->seat < m->seats && wf_is_live(m, w, f->with);
    case PROC_TEST:
        return test_fits(m, w, f);
    case PROC_TRY:
        return f->target && f->mode && kind_of(m, f->mode) == OF_KEYWORD;
    case PROC_PAY_CARDS:
        return pay_fits(w, f);
    case PROC_FREE_MOVE:
        return f->target && (f->step == FREE_MOVE_DOES || is_in_play(w, f->target));
    case PROC_FREE_ATTACK:
        return f->target && (f->step == FREE_ATTACK_DOES || is_in_play(w, f->target));
    case PROC_DISCARD:
        return is_in_play(w, f->target);
    case PROC_BOMBARD:
        return f->target;
    /* close combat */
    case PROC_PICK:
        return f->actor && f->target;
    /* abilities and places */
    case PROC_ATTEMPT:
        return f->actor && wf_is_live(m, w, f->target)
            && numbers_of(m, w->location[grog_ref_slot(f->target)].thing.card)[PLACE_SUCCESS];
    case PROC_FIRST_IN:
        return first_fits(m, w, f);
    case PROC_OBSTACLE:
        return obstacle_fits(m, w, f);
    case PROC_ENVIRONMENT:
        return f->local[0] < ENVIRONMENTS && (f->step == ENVIRONMENT_EXPOSES || f->local[1] < SOLDIERS);
    case PROC_ENDURE:
        return is_in_play(w, f->actor) && f->mode && kind_of(m, f->mode) == OF_ENVIRONMENT;
    /* mission types */
    case PROC_DEPLOY:
        return is_in_play(w, f->target);
    /* JTAC and K9 */
    case PROC_GUIDE:
        return f->actor && f->with && is_platform(m, w, f->target);
    case PROC_CALL_IN:
        return f->actor && is_platform(m, w, f->target);
    case PROC_ENCOUNTER:
        return encounter_fits(m, w, f);
    /* two sides */
    case PROC_ENGAGE_SIDE:
        return f->actor && wf_is_live(m, w, f->target) && !wf_is_target(m, &w->hostile[grog_ref_slot(f->target)]);
    case PROC_TURN_OVER:
        return joins_fit(m, w, f);
    case PROC_FLIP:
        return f->step != FLIP_WHICH || (f->pending[0] > 0 && wf_some_unengaged(m, w));
    case PROC_UPKEEP:
        return f->seat < m->seats && wf_is_live(m, w, f->with) && wf_has_upkeep(m, &w->item[grog_ref_slot(f->with)])
            && (f->step != UPKEEP_CHOICE || wf_can_keep_up(m, w, &w->item[grog_ref_slot(f->with)]));
    case PROC_WATCH:
        return f->local[1] < HOSTILES;
    case PROC_FADE:
        return wf_is_live(m, w, f->target) && !wf_is_target(m, &w->hostile[grog_ref_slot(f->target)])
            && (f->step != FADE_CHOICE || wf_can_stay(m, w, &w->hostile[grog_ref_slot(f->target)]));
    /* arms */
    case PROC_PAY_COUNTER:
        return f->mode && kind_of(m, f->mode) == OF_COUNTER && wf_team_counters(m, w, f->mode) > 0;
    case PROC_RESUPPLY: case PROC_RESUPPLY_HERE:
        return resupply_fits(m, w, f);
    /* called in */
    case PROC_CALL_VEHICLE:
        return f->actor && wf_is_live(m, w, f->target);
    /* striking and checks */
    case PROC_CHECK:
        return f->actor && wf_is_live(m, w, f->target);
    case PROC_SPRING:
        return spring_fits(m, w, f);
    case PROC_EXPOSE:
        return f->actor && f->mode && kind_of(m, f->mode) == OF_ENVIRONMENT;
    /* fast */
    case PROC_RUSH:
        return f->step == RUSH_ATTACKS ? f->actor != 0 : rush_fits(m, w);
    /* contracts */
    case PROC_STRESS:
        return stress_fits(m, w, f);
    case PROC_HOLD_BACK:
        return wf_some_can_be_held(m, w, f->pending[0]);
    case PROC_SHARE_XP:
        return f->pending[0] > 0 && wf_anybody(w);
    case PROC_PAY_ACTIONS:
        return f->pending[0] > 0 && wf_actions_to_pay(w) >= (unsigned)f->pending[0];
    /* revealing */
    case PROC_ROAM:
        return f->local[0] < HOSTILES;
    case PROC_EVADE:
        return f->actor && wf_is_live(m, w, f->target) && !wf_is_target(m, &w->hostile[grog_ref_slot(f->target)]);
    case PROC_SIGHT:
        return sight_fits(m, w, f);
    /* machines, Undead, Eras */
    case PROC_ANTI_VEHICLE:
        return f->target;
    case PROC_SHARE:
        return w->spoils && wf_sharers(m, w) > 1;
    default:
        return true;
    }
}

/* ---- all of it ------------------------------------------------------------------------------------ */

/* Does the frame's card lie in the air while the frame waits? */
static bool is_in_the_air(frame_p f)
{
    return f->proc == PROC_PLAY || (f->proc == PROC_PLAY_LOCATION && f->step != LOCATION_OPENS)
        || (f->proc == PROC_REINFORCE && f->step == REINFORCE_DRAWN);
}

/* What is in the air is being played, card by card. */
static bool played_fit(wf_p w)
{
    uint16_t left[1 + PLAYED_ROOM];
    memcpy(left, w->played_cards, sizeof left);
    for (unsigned i = 0; i < w->game.depth; i++) {
        unsigned at = left[0];
        if (!is_in_the_air(&w->game.frame[i]))
            continue;
        while (at && left[at] != w->game.frame[i].with)
            at--;
        if (!at)
            return false;
        left[at] = left[left[0]--];
    }
    return !left[0];
}

static bool trigger_fits(match_p m, wf_p w, const struct grog_trigger *t)
{
    struct grog_frame about = { .proc = t->proc, .actor = t->actor, .with = t->with, .target = t->target };
    struct grog_frame by = { .proc = GROG_PROC_TRIGGER, .with = t->source };
    return soldiers_fit(m, w, &about) && soldiers_fit(m, w, &by);
}

const char *wf_check_frames(match_p m, wf_p w)
{
    const struct grog_game *g = &w->game;
    if (g->over)
        return NULL;
    for (unsigned i = 0; i < g->depth; i++)
        if (!seat_fits(m, &g->frame[i]) || !soldiers_fit(m, w, &g->frame[i]) || !frame_fits(m, w, &g->frame[i])
            || (i && !call_fits(m, &g->frame[i - 1])))
            return "a procedure about the wrong thing";
    for (unsigned i = 0; i < g->triggers; i++)
        if (!trigger_fits(m, w, &g->trigger[i]))
            return "a trigger about the wrong thing";
    if (!played_fit(w))
        return "a card in the air that nobody plays";
    if (!wf_anybody(w) && g->question == ASK_TURN)
        return "a Soldier Turn without a Soldier";
    return NULL;
}
