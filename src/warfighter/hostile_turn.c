/* SPDX-License-Identifier: MIT */
/* hostile_turn.c -- the Hostile Turn in its five steps, and a Hostile's Attack.
 *
 * Hostiles Attack in the order of the path, from the Mission card on, and in a Location in the order in which they
 * came there. */
#include "common.h"
#include "armor.h"
#include "awareness.h"
#include "band.h"
#include "extraction.h"
#include "fast.h"
#include "fortification.h"
#include "frame.h"
#include "goals.h"
#include "hostile_turn.h"
#include "hostiles.h"
#include "k9.h"
#include "locations.h"
#include "noise.h"
#include "objective.h"
#include "roaming.h"
#include "sides.h"
#include "striking.h"
#include "threat.h"
#include "timer.h"
#include "vehicles.h"
#include "wounds.h"

/* ---- Reinforcement Draw --------------------------------------------------- */

static bool has_soldier(const struct warfighter *w, unsigned space)
{
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == space)
            return true;
    return false;
}

/* WF-REI-02..04, WF-REI-08  Where a Soldier is, and where it says so; None prevails. */
bool wf_is_reinforced(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    uint16_t ref = wf_location_at(w, space);
    if (!ref || wf_unmet(w, space))                     /* WF-K9-14  none before its Encounter is resolved */
        return false;
    const int16_t *n = numbers_of(m, w->location[grog_ref_slot(ref)].thing.card);
    if (n[PLACE_NEVER] || !wf_said_of_space(m, &w->game, VALUE_ARRIVES, space))     /* WF-ESC-07  where none may come */
        return false;
    if (has_soldier(w, space))                          /* NAM-MSN-28, WF-SHW-30  Extraction: if it has a Rein. Roll */
        return space <= w->objective || n[PLACE_REIN_ROLL];
    bool always = (space != 1 && n[PLACE_ALWAYS])
               || wf_said_of_space(m, &w->game, VALUE_REINFORCED, space);       /* WF-HTL-07..09  with no Soldier too */
    return always && (space != w->objective || w->active) && space <= w->objective;
}

/* WF-SHW-31, WF-SHW-32  The die and the value of the card, which has been drawn behind it. */
static int rolled_for(struct grog_run *r, const struct grog_frame *f, const int16_t *range, int value)
{
    int total = r->rolled[0] + value;
    grog_tell(r, TOLD_REIN_ROLL, GROG_EVERYBODY, (struct grog_event){
        .object = { f->target, r->rolled[0], (uint16_t)range[0], (uint16_t)range[1] }, .amount = (int16_t)total });
    return total;
}

static uint16_t draw_reinforcement(struct grog_run *r, const struct grog_frame *f)
{
    const struct warfighter *w = const_wf(r->g);
    if (w->hostiles[0] || w->hostile_discards[0])
        TELL(TOLD_REINFORCES, f->target);
    uint16_t first = wf_draw_first(r, grog_ref_slot(f->target));       /* WF-FRT-11  of a declared Fortification */
    return first ? first : wf_draw_hostile(r);
}

/* NAM-HTN-07  Not more than a pass through deck and discards are. */
static bool is_played_first(struct grog_run *r, struct grog_frame *f)
{
    return !f->mode && wf_is_mere_event(r->m, r->g, f->with) && f->local[REINFORCE_TRIES]++ < HOSTILE_ROOM;
}

/* WF-REI-05..07  If it can arrive there; 0: it does not.  `rolls`: for a die that has been rolled. */
static uint16_t judge_reinforcement(struct grog_run *r, const struct grog_frame *f, bool rolls)
{
    const struct warfighter *w = const_wf(r->g);
    unsigned slot = grog_ref_slot(f->target);
    const int16_t *range = numbers_of(r->m, w->location[slot].thing.card) + (rolls ? PLACE_REIN_ROLL : PLACE_REINFORCE);
    uint16_t card = f->with;
    int value = card ? wf_value(r->m, r->g, card) : -1; /* WF-EVT-09, NAM-HTN-04  matched with the Location's range */
    if (card && rolls)
        value = rolled_for(r, f, range, value);
    if (value >= range[0] && value <= range[1])
        return card;
    if (card && rolls)
        wf_reject_hostile(r, card, AWAY_BY_ROLL);
    else if (card)
        wf_reject_by_value(r, card, f->target, range[0], range[1]);     /* NAM-HTN-06  no fit: gone, no redraw */
    return 0;
}

const struct grog_step wf_reinforce_steps[] = {
    STARTS, [REINFORCE_EVENTS] = CALLS("events", R_EVT_04, PROC_EVENTS),
    [REINFORCE_FIRST] = CALLS("first", R_EVT_04, PROC_EVENTS), [REINFORCE_ROLL] = ROLLS("roll", R_SHW_31),
    [REINFORCE_DRAWN] = AT_POINT("drawn", R_OVW_11),
};

const struct grog_local wf_reinforce_locals[] = { [REINFORCE_TRIES] = { "tries", 0, HOSTILE_ROOM } };

static bool reinforce_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return (f->mode || wf_is_live(m, w, f->target))
        && (f->step != REINFORCE_DRAWN
            || (f->with && (kind_of(m, f->with) == OF_HOSTILE || kind_of(m, f->with) == OF_EVENT)));
}

const struct wf_rests wf_reinforce_rests = {
    .fits = reinforce_fits,
    .point = { [REINFORCE_DRAWN] = POINT_REINFORCED },
};

/* target: the Location; with: the card, while something may still turn it away; mode: the space of the card
 * whose text has drawn it (WF-HOS-11), else 0. */
enum grog_flow wf_reinforce(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_REINFORCE);
    const struct warfighter *w = const_wf(r->g);
    unsigned slot = grog_ref_slot(f->target), space = f->mode ? f->mode : space_of_slot(w, slot);
    /* WF-SHW-29  Some have a range for a die. */
    bool rolls = !f->mode && numbers_of(r->m, w->location[slot].thing.card)[PLACE_REIN_ROLL] > 0;
    BEGIN;
    if (rolls)
        ROLL(REINFORCE_ROLL, DIE, 1);                   /* WF-SHW-30  one die for each such Location */
    f->with = f->mode ? f->with : draw_reinforcement(r, f);
    while (is_played_first(r, f)) {
        wf_lay_event(r, f->with, space);
        f->with = 0;
        CALL(REINFORCE_FIRST, .proc = PROC_EVENTS, .seat = GROG_NOBODY);        /* NAM-HTN-07  played there first */
        if (r->g->over || !wf_is_live(r->m, w, f->target))
            return GROG_DONE;
        f->with = wf_draw_hostile(r);                   /* NAM-HTN-07  and another card is drawn */
    }
    f->with = f->mode ? f->with : judge_reinforcement(r, f, rolls);
    if (f->with && r->m->setup[SETUP_OVERWATCH]) {
        f->pending[REINFORCE_ARRIVES] = 1;
        grog_put(r, ZONE_PLAYED, 0, f->with);
        REACH(REINFORCE_DRAWN, POINT_REINFORCED);
        grog_remove(r, ZONE_PLAYED, 0, f->with);
        if (!f->pending[REINFORCE_ARRIVES]) {           /* WF-OVW-11  a counter turns low ones away */
            wf_reject_hostile(r, f->with, AWAY_TURNED);
            f->with = 0;
        }
    }
    if (f->with)
        wf_enter_hostile(r, f->with, space,
                         !f->mode && wf_is_objective(r->m, w, slot)
                         && wf_said(r->m, r->g, VALUE_MARKS_REINFORCEMENTS));   /* NAM-OBJ-03, CHT-OBJ-07  as its own */
    else if (!wf_events_wait(w))
        return GROG_DONE;
    f->with = 0;
    if (!f->mode)
        CALL(REINFORCE_EVENTS, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    END;
}

/* ---- Hostiles Attack ------------------------------------------------------ */

/* WF-HCR-05  Does no card keep it from Attacking its target? */
static bool can_attack(const struct grog_match *m, const struct warfighter *w, const struct hostile *h,
                       struct grog_voices *voices)
{
    if (!grog_in(m->values_own, VALUE_CAN_ATTACK)
        && (!grog_in(m->values_broad, VALUE_CAN_ATTACK)
            || (voices && !grog_game_modifies(m, &w->game, voices, VALUE_CAN_ATTACK))))
        return m->base[VALUE_CAN_ATTACK] > 0;
    struct grog_frame about = { .proc = PROC_SHELTER, .seat = GROG_NOBODY,
                                .actor = hostile_ref(w, (unsigned)(h - w->hostile)),
                                .target = soldier_ref(w, h->target - 1u) };
    return grog_value_from(m, &w->game, voices, VALUE_CAN_ATTACK, &about, NULL) > 0;
}

/* WF-HAT-01, WF-HAT-05, WF-HOS-10  In Range of its target, with an active Hostile and a chart. */
static inline bool attacks(const struct grog_match *m, const struct warfighter *w, const struct hostile *h,
                           struct grog_voices *voices)
{
    return wf_in_range(m, w, h) && wf_active(m, h) > 0 && numbers_of(m, h->thing.card)[HOSTILE_CHART] > 0
        && can_attack(m, w, h, voices);
}

bool wf_attacks(const struct grog_match *m, const struct warfighter *w, const struct hostile *h,
                struct grog_voices *voices)
{
    if ((h->flags & HOSTILE_ACTED) && wf_is_fast(m, &w->game, h))       /* CHT-FST-15  it has acted already */
        return false;
    return attacks(m, w, h, voices);
}

/* WF-HAT-01, CHT-HTN-11  Does it Attack before the other?  By Locations from the Mission card on, and in each in the
 * order in which they came. */
static bool is_before(const struct hostile *h, const struct hostile *other)
{
    return h->place != other->place ? h->place < other->place : h->came < other->came;
}

/* The next that has not attacked; of the Fast ones or of the others (CHT-FST-14). */
static uint16_t next_attacker(const struct grog_match *m, const struct warfighter *w, bool fast)
{
    struct grog_voices voices;
    unsigned best = HOSTILES;
    bool some_fast = wf_some_fast(m);
    if ((fast && !some_fast) || wf_is_extracted(w))     /* WF-SAB-25  after Extraction none attacks */
        return 0;
    grog_no_voices(&voices);
    EACH_HOSTILE(w, i)
        if (!(w->hostile[i].flags & HOSTILE_ACTED)
            && (best == HOSTILES || is_before(&w->hostile[i], &w->hostile[best]))
            && (!some_fast || wf_find_fast(m, &w->game, &w->hostile[i]) == fast)
            && attacks(m, w, &w->hostile[i], &voices))
            best = i;
    return best < HOSTILES ? hostile_ref(w, best) : 0;
}

/* WF-SOL-06  The least Defeat Cover roll against him: his Terrain Cover and what cards add. */
int wf_shelter(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile,
               struct grog_because *because)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    struct grog_frame about = { .proc = PROC_SHELTER, .seat = s->thing.owner, .actor = hostile,
                                .target = soldier_ref(w, soldier) };
    return numbers_of(m, s->thing.card)[SOLDIER_COVER] + grog_value(m, g, VALUE_TERRAIN_COVER, &about, because);
}

/* WF-HAT-11  The die and what is added to it must come to his Terrain Cover. */
static bool defeats_terrain(struct grog_run *r, const struct grog_frame *f, int die)
{
    int needed = wf_shelter(r->m, r->g, grog_ref_slot(f->target), f->actor, NULL);
    int total = die + f->pending[ASSAULT_COVER_BONUS] + grog_value_told(r, VALUE_HOSTILE_COVER_ROLL, f);
    TELL_AMOUNT(TOLD_ASSAULT_COVER, total, (uint16_t)die, (uint16_t)(needed < 0 ? 0 : needed));
    return total >= needed;
}

/* WF-HAT-18..25  Wounds if it hits and the Cover is defeated, a Suppress if one of the two. */
struct wf_hurt wf_hurt_by(int by_chart, bool cover, int more)
{
    int wounds = by_chart > 0 && cover ? by_chart + more : by_chart;
    return (struct wf_hurt){ .wounds = wounds > 0 && cover ? wounds : 0, .suppress = (wounds > 0) != cover };
}

static void decide(struct grog_run *r, struct grog_frame *f, int by_chart, bool cover)
{
    int more = by_chart > 0 && cover ? grog_value(r->m, r->g, VALUE_WOUNDS, f, NULL) : 0;
    struct wf_hurt hurt = wf_hurt_by(by_chart, cover, more);
    bool hit = by_chart > 0 || f->local[ASSAULT_GIVES] > 0;
    f->pending[ASSAULT_WOUNDS] = (int16_t)(hurt.wounds > KILL ? KILL : hurt.wounds);
    f->pending[ASSAULT_SUPPRESS] = by_chart > 0 ? hurt.suppress : hit != cover;
}

/* CHT-HTN-15, CHT-HTN-18  Wounds, or a Kill. */
static void hurt(struct grog_run *r, const struct grog_frame *f, unsigned soldier, bool kill)
{
    GROG_ASSERT(soldier < SOLDIERS);
    int health = wf_health(r->m, &wf(r->g)->soldier[soldier]);
    if (kill)
        TELL(TOLD_KILLED, f->target);
    wf_wound(r, f, soldier, kill ? health : f->pending[ASSAULT_WOUNDS]);
}

/* For odds, the worse the lower: he is down, so many Wounds with or without a Suppress, or else the other result. */
static int32_t came_to(struct grog_run *r, const struct grog_frame *f)
{
    int harm = HARM_WOUND * f->pending[ASSAULT_WOUNDS] + (f->pending[ASSAULT_SUPPRESS] > 0);
    if (!in_play(wf_soldier(r, f->target)))
        return -HARM_DOWN;
    return harm ? -harm : f->local[ASSAULT_GIVES] ? -HARM_OTHER : 0;
}

/* Locals: the Wounds that the chart gave; Cover and Armor are defeated; the Body Location; its other result. */
enum { BY_CHART, DEFEATED, BODY };

const struct grog_step wf_assault_steps[] = {
    STARTS, [ASSAULT_DECLARED] = AT_POINT("declared", R_REI_01), [ASSAULT_ROLL] = ROLLS("roll", R_HAT_07),
    [ASSAULT_COVER] = ROLLS("cover", R_HAT_07), [ASSAULT_BODY] = ROLLS("body", R_HAT_13),
    [ASSAULT_ARMOR] = ROLLS("armor", R_HAT_13), [ASSAULT_HIT] = AT_POINT("hit", R_HAT_18),
    [ASSAULT_DONE] = AT_POINT("done", R_MEL_03), [ASSAULT_RESULT] = AT_POINT("result", R_CHT_HTN_15),
};
const struct grog_local wf_assault_locals[] = {
    [BY_CHART] = { "wounds", 0, 200 }, [DEFEATED] = { "defeated", 0, 1 }, [BODY] = { "body", 0, BODY_DIE },
    [ASSAULT_GIVES] = { "result", 0, 200 }, [ASSAULT_OFF] = { "off", 0, 1 },
};

static bool assault_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->actor && f->target;
}

const struct wf_rests wf_assault_rests = {
    .fits = assault_fits,
    .point = { [ASSAULT_DECLARED] = POINT_HOSTILE_ATTACKS, [ASSAULT_HIT] = POINT_HIT,
               [ASSAULT_DONE] = POINT_ASSAULT_DONE, [ASSAULT_RESULT] = POINT_RESULT },
};

/* actor: the Hostile; target: the Soldier. */
enum grog_flow wf_hostile_attack(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_HOSTILE_ATTACK);
    const struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(f->actor)];
    unsigned soldier = grog_ref_slot(f->target);
    int total;
    BEGIN;
    TELL(TOLD_ASSAULT, f->actor, f->target);
    REACH(ASSAULT_DECLARED, POINT_HOSTILE_ATTACKS);
    r->result = 0;
    if (!grog_thing_at(r->m, r->g, f->actor))
        return GROG_DONE;
    if (!in_play(wf_soldier(r, f->target)) || wf_active(r->m, h) <= 0 || h->target != soldier + 1
        || f->local[ASSAULT_OFF]) {                     /* WF-PMT-15  A card has put an end to it. */
        TELL(TOLD_ASSAULT_OFF, f->actor, f->target);
        return GROG_DONE;
    }
    if (wf_said(r->m, r->g, VALUE_NIGHT_ACTIVITY))      /* WF-SHW-176  an Attack puts all On Alert */
        wf_sound_alarm(r);
    ROLL(ASSAULT_ROLL, DIE, 1);                         /* WF-HAT-07  one Attack die of ten sides */
    total = r->rolled[0] + f->pending[ASSAULT_BONUS] + grog_value_told(r, VALUE_HOSTILE_ROLL, f);
    f->local[ASSAULT_GIVES] = (int16_t)wf_result_by_chart(r->m, h, total);
    f->local[BY_CHART] = (int16_t)wf_wounds_by_chart(r->m, h, total);
    if (f->local[ASSAULT_GIVES])                        /* NAM-HTN-17  one entry: Wounds, or another effect */
        f->local[BY_CHART] = 0;
    grog_tell(r, TOLD_ASSAULT_ROLLED, GROG_EVERYBODY, (struct grog_event){
        .object = { f->actor, r->rolled[0], 0, (uint16_t)wf_least_roll(r->m, h) }, .amount = (int16_t)total });
    ROLL(ASSAULT_COVER, COVER_DIE, 1);
    f->local[DEFEATED] = defeats_terrain(r, f, r->rolled[0]);
    if (f->local[DEFEATED] && wf_is_armored(r->m, r->g, soldier)) {
        ROLL(ASSAULT_BODY, BODY_DIE, 1);                /* WF-HAT-13, WF-SET-48  Armor: where on the body */
        f->local[BODY] = r->rolled[0];
        ROLL(ASSAULT_ARMOR, COVER_DIE, 1);
        f->local[DEFEATED] = wf_defeats_armor(r, f, f->local[BODY], r->rolled[0]);
    }
    decide(r, f, f->local[BY_CHART], f->local[DEFEATED]);
    f->local[ASSAULT_GIVES] = (int16_t)(f->local[DEFEATED] ? f->local[ASSAULT_GIVES] : 0);
    if (!f->pending[ASSAULT_WOUNDS] && !f->pending[ASSAULT_SUPPRESS] && !f->local[ASSAULT_GIVES])
        TELL(TOLD_NO_EFFECT, f->target);                /* WF-HAT-22  missed, and the Terrain holds */
    else if (f->pending[ASSAULT_WOUNDS] || f->pending[ASSAULT_SUPPRESS])
        REACH(ASSAULT_HIT, POINT_HIT);                  /* WF-ACD-09  for cards with that condition */
    if (f->pending[ASSAULT_WOUNDS] > 0 && in_play(wf_soldier(r, f->target)))
        hurt(r, f, soldier, f->local[BY_CHART] == KILL);
    if (f->pending[ASSAULT_SUPPRESS] > 0 && in_play(wf_soldier(r, f->target)))
        wf_suppress_soldier(r, soldier, 1);             /* WF-HAT-24  one more, each time */
    if (f->local[ASSAULT_GIVES] && in_play(wf_soldier(r, f->target)))
        REACH(ASSAULT_RESULT, POINT_RESULT);            /* CHT-HTN-15  another effect of its table */
    REACH(ASSAULT_DONE, POINT_ASSAULT_DONE);            /* WF-MEL-03  damage where no Soldier was hurt */
    if (r->odds)
        r->result = came_to(r, f);
    END;
}

/* ---- Hostiles Close Range ------------------------------------------------- */

/* KW-010  The distance that it keeps; -1: it keeps none. */
int wf_kept_distance(const struct grog_match *m, const struct grog_game *g, const struct hostile *h)
{
    const struct warfighter *w = const_wf(g);
    if (is_plain_for(m, &h->thing, VALUE_KEPT_DISTANCE))
        return m->base[VALUE_KEPT_DISTANCE];
    struct grog_frame about = { .proc = PROC_HOSTILE_ATTACK, .seat = GROG_NOBODY,
                                .actor = hostile_ref(w, (unsigned)(h - w->hostile)) };
    return grog_value(m, g, VALUE_KEPT_DISTANCE, &about, NULL);
}

int wf_kept_step(const struct grog_match *m, const struct grog_game *g, const struct hostile *h, unsigned to)
{
    const struct warfighter *w = const_wf(g);
    int kept = wf_kept_distance(m, g, h), far = (int)apart(w, h->place, to);
    int nearer = line_of(w, h->place) < line_of(w, to) ? 1 : -1;
    int away = far ? -nearer : line_of(w, h->place) < w->objective ? 1 : -1;
    return kept < 0 ? 0 : far > kept ? nearer : far < kept ? away : 0;
}

bool wf_is_kept_off(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    return !can_attack(m, w, h, NULL) && wf_said(m, &w->game, VALUE_CLOSES_UNABLE);
}

/* Where it wants to be: WF-HCR-02, WF-HCR-03; KW-010; NAM-HTN-28..32, CHT-HTN-19. */
int wf_step_of(const struct grog_match *m, const struct grog_game *g, const struct hostile *h)
{
    const struct warfighter *w = const_wf(g);
    const int16_t *range = numbers_of(m, h->thing.card) + HOSTILE_RANGE;
    unsigned at = line_of(w, h->place), to = line_of(w, w->soldier[h->target - 1].place);
    int far = (int)(at > to ? at - to : to - at);
    if (wf_kept_distance(m, g, h) >= 0)
        return wf_kept_step(m, g, h, w->soldier[h->target - 1].place);
    int nearer = at < to ? 1 : -1;
    if (far < range[0] && wf_said(m, g, VALUE_BACKS_OFF))         /* NAM-HTN-30  too near for its Range, it backs off */
        return far ? -nearer : at < line_ends(w) ? 1 : -1;
    bool out = far < range[0] || far > range[1];
    return !far || (!out && !wf_is_kept_off(m, w, h)) ? 0 : nearer;     /* WF-HCR-03  in Range of its target it stays */
}

/* WF-HCR-01..08  Whoever is not Suppressed and cannot Attack its target from where it is steps nearer. */
static void close_range(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    bool some_fast = wf_some_fast(r->m);
    EACH_HOSTILE(w, i) {
        struct hostile *h = &w->hostile[i];
        if (some_fast && wf_find_fast(r->m, r->g, h))                   /* CHT-FST-14, CHT-FST-15  the Fast stay put */
            continue;
        if (h->band) {
            if (wf_leads(w, i))
                wf_close_band(r, h);
            continue;
        }
        if (wf_is_target(r->m, h) || !h->target || h->suppress          /* WF-HCR-01  Suppressed, the card stays */
            || (h->flags & HOSTILE_HELD))                               /* WF-OVW-17  held by a counter */
            continue;
        if (!wf_knows(h))                                               /* WF-SHW-86..88  only Aware ones move */
            continue;
        unsigned to = space_after(w, h->place, wf_step_of(r->m, r->g, h));
        if (to)
            wf_hostile_goes(r, h, to);
    }
}

/* ---- Remove Suppress Counters, Advance Mission Timer ---------------------- */

/* WF-HEN-01  One from each card. */
static void remove_suppress(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_HOSTILE(w, i) {
        w->hostile[i].slow = 0;                         /* CHT-HTN-22  all Slow counters go */
        w->hostile[i].flags &= (uint8_t)~HOSTILE_HELD;
    }
    EACH_HOSTILE(w, i)
        if (w->hostile[i].suppress) {
            struct grog_frame about = { .proc = PROC_PLACED, .seat = GROG_NOBODY, .actor = hostile_ref(w, i) };
            int gone = grog_value(r->m, r->g, VALUE_SUPPRESS_REMOVED, &about, NULL);    /* WF-UND-13  some lose all */
            if (!gone)
                continue;
            w->hostile[i].suppress = (uint8_t)(w->hostile[i].suppress > gone ? w->hostile[i].suppress - gone : 0);
            TELL_AMOUNT(TOLD_RECOVERS, w->hostile[i].suppress, hostile_ref(w, i));
        }
}

/* WF-HEN-03, WF-HEN-04  The Timer goes on; at its end time is out. */
static inline void step_timer(struct grog_run *r)
{
    wf_ready_fast(r);                                   /* CHT-FST-16  the Fast are ready again */
    bool stands = !const_wf(r->g)->timer && wf_is_extracted(const_wf(r->g));
    wf_step_timer(r, -wf_timer_steps(r->m, r->g));
    if (stands)                                         /* WF-SAB-25  at 0 Turns go on, and so does the Progress */
        grog_after(r, &(struct grog_frame){ .seat = GROG_NOBODY }, POINT_TIMER_MOVED);
}

static inline void end_step(struct grog_run *r)
{
    if (!r->g->over)
        wf_check_time(r);
    if (r->g->over)
        return;
    wf_count_vehicle_turns(r);                          /* NAM-VEH-11, CHT-VEH-33  those called in count their turns */
    wf_nobody_left(r);
}

void wf_advance_timer(struct grog_run *r)
{
    step_timer(r);
    end_step(r);
}

/* ---- the turn ------------------------------------------------------------- */

const struct grog_step wf_hostile_steps[] = {
    STARTS, [HOSTILE_REINFORCE] = CALLS("reinforcement draw", R_REI_02, PROC_REINFORCE),
    [HOSTILE_STEP] = AT_POINT("reinforcement step", R_HOS_12),
    [HOSTILE_EVENTS] = CALLS("events", R_EVT_14, PROC_EVENTS),
    [HOSTILE_ATTACKS] = CALLS("hostiles attack", R_HAT_01, PROC_HOSTILE_ATTACK),
    [HOSTILE_ENDS] = AT_POINT("ends", R_HEN_03), [HOSTILE_CLOSES] = AT_POINT("close range", R_HLD_09),
    [HOSTILE_TIMED] = AT_POINT("timer", R_ESC_03), [HOSTILE_LATE] = CALLS("late events", R_EVT_14, PROC_EVENTS),
    [HOSTILE_ATTACK_STEP] = AT_POINT("attack step", R_SAB_14),
    [HOSTILE_RUSHES] = CALLS("fast hostiles attack", R_CHT_FST_14, PROC_HOSTILE_ATTACK),
    [HOSTILE_WATCH_DRAWN] = CALLS("watch the drawn", R_NAM_CON_38, PROC_WATCH),
    [HOSTILE_WATCH_ATTACK] = CALLS("watch the attack", R_NAM_CON_38, PROC_WATCH),
    [HOSTILE_WATCH_CLOSED] = CALLS("watch the closed", R_NAM_CON_38, PROC_WATCH),
    [HOSTILE_FADE] = CALLS("fade", R_NAM_CON_44, PROC_FADE),
    [HOSTILE_CLOSING] = AT_POINT("closing", R_OVW_17), [HOSTILE_STEPPED] = AT_POINT("timer step", R_OVW_12),
    [HOSTILE_STRESS] = CALLS("stress", R_STR_03, PROC_EVENTS),
    [HOSTILE_BROUGHT] = CALLS("brought", R_EVT_13, PROC_EVENTS),
    [HOSTILE_ROAM] = CALLS("random movement", R_SHW_93, PROC_ROAM), [HOSTILE_MOVED] = AT_POINT("moved", R_SHW_38),
    [HOSTILE_SHARE] = CALLS("share", R_DIV_11, PROC_SHARE),
    [HOSTILE_HUNTS] = CALLS("anti-vehicle draw", R_AVH_04, PROC_ANTI_VEHICLE),
};
const struct grog_local wf_hostile_locals[] = { { "space", 0, SOLDIERS } };

/* The space that Reinforcements are drawn for is of the path. */
static bool hostile_turn_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return f->step != HOSTILE_REINFORCE || f->local[0] <= (int)last_space(w);
}

const struct wf_rests wf_hostile_rests = {
    .fits = hostile_turn_fits,
    .point = { [HOSTILE_STEP] = POINT_REINFORCEMENT_STEP, [HOSTILE_ATTACK_STEP] = POINT_ATTACK_STEP,
               [HOSTILE_CLOSES] = POINT_CLOSE_RANGE_STEP, [HOSTILE_ENDS] = POINT_HOSTILE_TURN_ENDS,
               [HOSTILE_TIMED] = POINT_TIMER_ADVANCED, [HOSTILE_CLOSING] = POINT_CLOSING,
               [HOSTILE_STEPPED] = POINT_TIMER_STEP, [HOSTILE_MOVED] = POINT_HOSTILES_MOVED },
};

/* WF-TRN-08  Locals: the space whose Reinforcements are drawn, then the Vehicle for which a card is. */
enum grog_flow wf_hostile_turn(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_HOSTILE_TURN);
    struct warfighter *w = wf(r->g);
    int16_t *space = &f->local[0];
    uint16_t attacker;
    BEGIN;
    TELL(TOLD_HOSTILE_TURN, 0);
    wf_forget_acts(r);
    for (*space = wf_is_extracted(w) ? SPACES + 1 : 1; *space <= (int)last_space(w); ++*space)  /* Reinforcement Draw */
        if (wf_is_reinforced(r->m, w, (unsigned)*space))
            CALL(HOSTILE_REINFORCE, .proc = PROC_REINFORCE, .seat = GROG_NOBODY,
                 .target = wf_location_at(w, (unsigned)*space));
    REACH(HOSTILE_STEP, POINT_REINFORCEMENT_STEP);                          /* WF-HOS-11  effects that draw one more */
    if (w->special & SPECIAL_HUNTED)
        for (*space = 0; *space < SOLDIERS; ++*space)                       /* WF-AVH-04  a card for each Vehicle */
            if (in_play(&w->soldier[*space]) && wf_vehicle(r->m, w->soldier[*space].thing.card))
                CALL(HOSTILE_HUNTS, .proc = PROC_ANTI_VEHICLE, .seat = GROG_NOBODY,
                     .target = soldier_ref(w, (unsigned)*space));
    CALL(HOSTILE_EVENTS, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    if (wf_nobody_left(r))
        return GROG_DONE;
    if (wf_some_turn(r->m, w))
        CALL(HOSTILE_WATCH_DRAWN, .proc = PROC_WATCH, .seat = GROG_NOBODY);
    if (wf_said(r->m, r->g, VALUE_ESTABLISHES_TARGETS))
        wf_establish_targets(r);                                            /* Establish Target: CHT-HTN-02 */
    REACH(HOSTILE_ATTACK_STEP, POINT_ATTACK_STEP);                          /* WF-SAB-14  repairs are tried */
    if (w->special & SPECIAL_WAITS)
        CALL(HOSTILE_BROUGHT, .proc = PROC_EVENTS, .seat = GROG_NOBODY);    /* WF-EVT-13  cancelled now or never */
    wf_fast_close(r);                                                       /* CHT-FST-13  the Fast come nearer */
    while ((attacker = next_attacker(r->m, w, false))) {                           /* Hostiles Attack */
        w->hostile[grog_ref_slot(attacker)].flags |= HOSTILE_ACTED;
        CALL(HOSTILE_ATTACKS, .proc = PROC_HOSTILE_ATTACK, .seat = GROG_NOBODY, .actor = attacker,
             .target = soldier_ref(w, w->hostile[grog_ref_slot(attacker)].target - 1u));
        if (wf_nobody_left(r))
            return GROG_DONE;
        if (w->spoils)
            CALL(HOSTILE_SHARE, .proc = PROC_SHARE, .seat = GROG_NOBODY);   /* WF-DIV-11  for the next Attack too */
        if (wf_some_turn(r->m, w))
            CALL(HOSTILE_WATCH_ATTACK, .proc = PROC_WATCH, .seat = GROG_NOBODY);
        if (w->special & SPECIAL_WAITS)
            CALL(HOSTILE_STRESS, .proc = PROC_EVENTS, .seat = GROG_NOBODY); /* WF-STR-03, WF-EVT-13  as soon as drawn */
    }
    if (r->m->setup[SETUP_OVERWATCH] || (w->special & SPECIAL_TRIGGERED))
        REACH(HOSTILE_CLOSING, POINT_CLOSING);                              /* WF-OVW-17, WF-SHW-38  hold, or Trigger */
    REACH(HOSTILE_CLOSES, POINT_CLOSE_RANGE_STEP);                          /* WF-HLD-09  or a roll to go on */
    while ((attacker = next_attacker(r->m, w, true))) {                     /* CHT-FST-14  instead of a Move */
        w->hostile[grog_ref_slot(attacker)].flags |= HOSTILE_ACTED;
        CALL(HOSTILE_RUSHES, .proc = PROC_HOSTILE_ATTACK, .seat = GROG_NOBODY, .actor = attacker,
             .target = soldier_ref(w, w->hostile[grog_ref_slot(attacker)].target - 1u));
        if (wf_nobody_left(r))
            return GROG_DONE;
    }
    if (wf_said(r->m, r->g, VALUE_TURNS_ON_STRIKERS) && !wf_is_extracted(w))
        wf_face_strikers(r);                                                /* NAM-HTN-33, wherever they stay */
    if (wf_said(r->m, r->g, VALUE_CLOSES_RANGE) && !wf_is_extracted(w))
        close_range(r);                                                     /* Hostiles Close Range */
    if (wf_said(r->m, r->g, VALUE_UNAWARE) && wf_some_roam(r->m, w) && !wf_is_extracted(w))      /* WF-SAB-25 */
        CALL(HOSTILE_ROAM, .proc = PROC_ROAM, .seat = GROG_NOBODY);         /* WF-SHW-93  a die for each Unaware one */
    if (w->special & SPECIAL_TRIGGERED)
        REACH(HOSTILE_MOVED, POINT_HOSTILES_MOVED);                         /* WF-SHW-38  Trigger before they Search */
    if (wf_said(r->m, r->g, VALUE_NIGHT_ACTIVITY) && !wf_is_extracted(w))
        wf_night_falls(r);                                                  /* WF-SHW-178: Night Activity */
    remove_suppress(r);                                                     /* Remove Suppress Counters: WF-SHW-191 */
    if (wf_said(r->m, r->g, VALUE_NIGHT_ACTIVITY) && !wf_is_extracted(w))       /* WF-SAB-25: nobody else comes */
        wf_mobilize(r);
    if (wf_some_turn(r->m, w))
        CALL(HOSTILE_WATCH_CLOSED, .proc = PROC_WATCH, .seat = GROG_NOBODY);
    wf_look_for_fading(r);                                                  /* NAM-HTN-01: Fade */
    while (grog_match_modifies(r->m, VALUE_FADES) && (attacker = wf_next_fading(r)))
        CALL(HOSTILE_FADE, .proc = PROC_FADE, .seat = GROG_NOBODY, .target = attacker);
    REACH(HOSTILE_ENDS, POINT_HOSTILE_TURN_ENDS);
    if (wf_nobody_left(r))
        return GROG_DONE;
    step_timer(r);                                                          /* Advance Mission Timer */
    if (r->m->setup[SETUP_OVERWATCH])
        REACH(HOSTILE_STEPPED, POINT_TIMER_STEP);                           /* WF-OVW-12  one more, either way */
    end_step(r);
    if (r->g->over)
        return GROG_DONE;
    REACH(HOSTILE_TIMED, POINT_TIMER_ADVANCED);                             /* WF-ESC-03  some are drawn only now */
    if (wf_events_wait(w))
        CALL(HOSTILE_LATE, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    END;
}
