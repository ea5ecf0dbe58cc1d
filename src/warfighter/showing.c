/* SPDX-License-Identifier: MIT */
/* showing.c -- what faces show of a Mission beside the rows of its state: numbers in force, who is where, the path.
 *
 * Every number is read by the rules' own readers; a new one is a row of shows.h and a message
 * `warfighter.show.NAME`. */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "attack.h"
#include "before.h"
#include "cards.h"
#include "deal.h"
#include "doors.h"
#include "fast.h"
#include "gear.h"
#include "goals.h"
#include "hostiles.h"
#include "move.h"
#include "noise.h"
#include "places.h"
#include "shows.h"
#include "sides.h"
#include "striking.h"
#include "tables.h"
#include "threat.h"
#include "vehicles.h"

#include <string.h>

/* Who looks at what. */
struct at { const struct grog_match *m; const struct grog_game *g; const struct warfighter *w; unsigned seat, slot; };

enum { NONE = INT32_MIN };                              /* there is nothing to show */

static int32_t some(int n) { return n ? n : NONE; }
static int32_t if_it(bool is) { return is ? 1 : NONE; }

/* ---- between the least and the most -------------------------------------------------- */

struct span { unsigned n; int least, most; };

static void widen(struct span *s, int value)
{
    s->least = !s->n || value < s->least ? value : s->least;
    s->most = !s->n || value > s->most ? value : s->most;
    s->n++;
}

static int32_t most_of(struct span s) { return s.most != s.least ? s.most : NONE; }

/* ---- the table -------------------------------------------------------------------------- */

static int32_t turns_left_of(const struct at *a)     { return a->w->timer; }
static bool by_mission(const struct at *a) { return wf_said(a->m, a->g, VALUE_TABLES_BY) == 2; }
static int32_t team_points_of(const struct at *a)    { return by_mission(a) ? NONE : a->w->points; }
static int32_t mission_points_of(const struct at *a) { return by_mission(a) ? a->w->points : NONE; }
static int32_t spaces_of(const struct at *a)         { return a->w->objective; }
static int32_t is_active_of(const struct at *a)      { return if_it(a->w->active); }
static bool has_noise(const struct at *a) { return wf_loudest(a->m) && wf_said(a->m, a->g, VALUE_MAKES_NOISE); }
static int32_t loudest_of(const struct at *a)        { return has_noise(a) ? wf_loudest(a->m) : NONE; }
static int32_t noise_now_of(const struct at *a)      { return has_noise(a) ? a->w->noise : NONE; }
static int32_t noise_to_come_of(const struct at *a)          /* as far as the Track goes */
{
    int by = has_noise(a) ? wf_noise_to_come(a->m, a->w) : 0, most = has_noise(a) ? wf_loudest(a->m) - a->w->noise : 0;
    return !has_noise(a) ? NONE : by > most ? most : by < -a->w->noise ? -a->w->noise : by;
}
static int32_t is_alert_of(const struct at *a)       { return if_it(a->w->alert); }
static int32_t mobilized_to_of(const struct at *a)   { return some(a->w->mobilized); }

static int32_t heard_of(const struct at *a, unsigned which)
{
    int up_to[2];
    wf_heard_on(a->m, a->w->noise, up_to);
    return has_noise(a) ? up_to[which] : NONE;
}

static int32_t heard_alarm_of(const struct at *a)    { return heard_of(a, 0); }
static int32_t heard_pauses_of(const struct at *a)   { return heard_of(a, 1); }
static int32_t is_done_of(const struct at *a)        { return if_it(a->w->location[1].flags & LOCATION_COMPLETED); }
static int32_t is_backward_of(const struct at *a)    { return if_it(a->w->way & BACKWARD); }

static int32_t hostile_cards_of(const struct at *a)
{
    int n = 0;
    EACH_HOSTILE(a->w, i)
        n += !wf_is_target(a->m, &a->w->hostile[i]);
    return some(n);
}

/* WF-OBJ-06  What is to be Destroyed and still stands. */
static int32_t to_destroy_of(const struct at *a)
{
    int n = 0;
    EACH_HOSTILE(a->w, i)
        n += wf_is_target(a->m, &a->w->hostile[i]) ? wf_reticles(a->m, &a->w->hostile[i]) - a->w->hostile[i].ekia : 0;
    return some(n);
}

/* WF-OBJ-11  Marked Hostiles, and whoever is in the Objective. */
static int32_t to_eliminate_of(const struct at *a)
{
    const struct location *objective = &a->w->location[1];
    int n = 0;
    if (!objective->thing.live || !wf_objective_in(a->m, a->w, 1)[OBJECTIVE_ELIMINATE] || !a->w->active)
        return NONE;
    EACH_HOSTILE(a->w, i) {
        const struct hostile *h = &a->w->hostile[i];
        n += !wf_is_target(a->m, h) && ((h->flags & HOSTILE_MARKED) || h->place == a->w->objective);
    }
    return n;
}

/* NAM-CON-07  Body Count that the Mission still wants. */
static int32_t bodies_wanted_of(const struct at *a)
{
    return some(a->w->location[0].thing.live ? wf_mission_at(a->m, a->w)[MISSION_BODIES] : 0);
}
static int32_t banked_of(const struct at *a)         { return some(a->w->bank); }
static int32_t to_bank_of(const struct at *a)
{
    int wanted = bodies_wanted_of(a);
    return wanted == NONE ? NONE : wanted > a->w->bank ? wanted - a->w->bank : 0;
}

/* ---- Soldiers ------------------------------------------------------------------------------ */

static const struct soldier *soldier_at(const struct at *a) { return &a->w->soldier[a->slot]; }
static const int16_t *printed(const struct at *a) { return numbers_of(a->m, soldier_at(a)->thing.card); }

static int32_t health_of(const struct at *a)
{
    return in_play(soldier_at(a)) ? wf_health(a->m, soldier_at(a)) : 0;
}
static int32_t most_health_of(const struct at *a) { return printed(a)[SOLDIER_HEALTH]; }
static int32_t is_down_of(const struct at *a)     { return if_it(soldier_at(a)->fate == DOWNED); }
static int32_t has_left_of(const struct at *a)
{
    return if_it(soldier_at(a)->fate > DOWNED && soldier_at(a)->fate < WAITING);
}
static int32_t is_waiting_of(const struct at *a)  { return if_it(soldier_at(a)->fate == WAITING); }
static int32_t is_rescue_of(const struct at *a)   { return if_it(soldier_at(a)->part & PART_RESCUE); }
static int32_t leaves_in_of(const struct at *a)
{
    const struct soldier *s = soldier_at(a);
    bool called = in_play(s) && wf_must_be_called(a->m, s->thing.card);
    return called ? printed(a)[SQUAD_TURN_LIMIT] - s->turns : NONE;
}
static int32_t is_hidden_of(const struct at *a)   { return if_it(soldier_at(a)->flags & SOLDIER_HIDDEN); }
static int32_t set_by_of(const struct at *a)      { return some(a->w->saved[a->slot][0]); }
static int32_t has_moved_of(const struct at *a)   { return if_it(soldier_at(a)->flags & SOLDIER_MOVED); }
static int32_t is_engaged_of(const struct at *a)  { return if_it(is_striking(soldier_at(a))); }

/* Does it aim at him, and is he in its Range? */
static bool attacks_him(const struct at *a, unsigned hostile)
{
    GROG_ASSERT(hostile < HOSTILES);
    return a->w->hostile[hostile].target == a->slot + 1 && wf_will_attack(a->m, a->g, hostile, NULL);
}

/* Whichever of those that aim at him Attacks; if none does, whichever might. */
static struct span shelter_of(const struct at *a)
{
    struct span cover = { 0 };
    EACH_HOSTILE(a->w, i)
        if (attacks_him(a, i))
            widen(&cover, wf_shelter(a->m, a->g, a->slot, hostile_ref(a->w, i), NULL));
    if (cover.n)
        return cover;
    widen(&cover, wf_shelter(a->m, a->g, a->slot, 0, NULL));
    EACH_HOSTILE(a->w, i)
        if (!wf_is_target(a->m, &a->w->hostile[i]))
            widen(&cover, wf_shelter(a->m, a->g, a->slot, hostile_ref(a->w, i), NULL));
    return cover;
}

static int32_t shelter_least_of(const struct at *a) { return in_play(soldier_at(a)) ? shelter_of(a).least : NONE; }
static int32_t shelter_most_of(const struct at *a)  { return in_play(soldier_at(a)) ? most_of(shelter_of(a)) : NONE; }

static int movement_value(const struct at *a, struct grog_because *because)
{
    struct grog_frame about = { .proc = PROC_MOVE, .seat = soldier_at(a)->thing.owner,
                                .actor = soldier_ref(a->w, a->slot) };
    int n = printed(a)[SOLDIER_MOVEMENT] + grog_value(a->m, a->g, VALUE_MOVEMENT, &about, because);
    return n < 0 ? 0 : n;
}

static int32_t movement_of(const struct at *a) { return in_play(soldier_at(a)) ? movement_value(a, NULL) : NONE; }

static bool has_hand(const struct at *a)
{
    return in_play(soldier_at(a)) && wf_traits(kind_of(a->m, soldier_at(a)->thing.card)).hand;
}

static int32_t cards_of(const struct at *a)     { return has_hand(a) ? a->w->hand[a->slot][0] : NONE; }
static int32_t hand_size_of(const struct at *a) { return has_hand(a) ? wf_hand_size(a->m, a->g, a->slot) : NONE; }

static bool carries(const struct at *a)
{
    return in_play(soldier_at(a)) && wf_is_equipped(a->m, soldier_at(a)->thing.card);
}

static int32_t load_of(const struct at *a)    { return carries(a) ? wf_load(a->m, a->w, a->slot) : NONE; }
static int32_t loadout_of(const struct at *a) { return carries(a) ? wf_loadout(a->m, a->g, a->slot) : NONE; }

static int32_t aimed_at_of(const struct at *a)
{
    int n = 0;
    EACH_HOSTILE(a->w, i)
        n += a->w->hostile[i].target == a->slot + 1;
    return some(n);
}

static int32_t attacked_by_of(const struct at *a)
{
    int n = 0;
    EACH_HOSTILE(a->w, i)
        n += a->w->hostile[i].target == a->slot + 1 && wf_will_attack(a->m, a->g, i, NULL);
    return some(n);
}

/* WF-SOL-45  What a Squad Soldier needs to hit at a Range, by his Health. */
static int32_t squad_hit(const struct at *a, int range)
{
    const int16_t *table = printed(a) + SQUAD_HITS;
    bool squad = in_play(soldier_at(a)) && kind_of(a->m, soldier_at(a)->thing.card) == OF_SQUAD
              && (wf_own_reach(a->m, soldier_at(a)) >> range & 1);
    for (int i = 0; squad && i < table[0]; i++)
        if (wf_squad_hit(table, i).health == wf_health(a->m, soldier_at(a)) && wf_squad_hit(table, i).range == range)
            return wf_squad_hit(table, i).hit;
    return NONE;
}

/* 1: a Player Soldier; 2: a Non-Player Soldier; 3: a Squad Soldier; 4: a K9; 5: a Team Soldier. */
static int32_t soldier_sort_of(const struct at *a)
{
    enum card_kind k = kind_of(a->m, soldier_at(a)->thing.card);
    return k == OF_PLAYER ? 1 : k == OF_NON_PLAYER ? 2 : k == OF_SQUAD ? 3 : k == OF_TEAM_SOLDIER ? 5 : 4;
}

/* ---- Weapons, Equipment, Skills --------------------------------------------------------------- */

static const struct item *item_at(const struct at *a) { return &a->w->item[a->slot]; }
static enum card_kind item_kind(const struct at *a)   { return kind_of(a->m, item_at(a)->thing.card); }

/* 1: a Weapon; 2: Equipment; 3: a Skill or what else a Soldier has. */
static int32_t item_sort_of(const struct at *a)
{
    return item_kind(a) == OF_WEAPON ? 1 : item_kind(a) == OF_EQUIPMENT ? 2 : 3;
}

static bool has_ammo(const struct at *a) { return wf_ammo_type(a->m, item_at(a)); }

static int32_t counters_of(const struct at *a)
{
    if (wf_is_part(a->m, item_at(a)->thing.card))       /* a second table: what it came with */
        return numbers_of(a->m, item_at(a)->thing.card)[WEAPON_AMMO];
    return (int32_t)wf_counters(a->m, item_at(a)->thing.card, item_at(a)->extra + 1u);
}

static int32_t ammo_of(const struct at *a)      { return has_ammo(a) ? item_at(a)->count : NONE; }
static int32_t most_ammo_of(const struct at *a) { return has_ammo(a) ? counters_of(a) : NONE; }
static int32_t uses_of(const struct at *a)      { return !has_ammo(a) && counters_of(a) ? item_at(a)->count : NONE; }
static int32_t most_uses_of(const struct at *a) { return !has_ammo(a) ? some(counters_of(a)) : NONE; }
static int32_t loaded_of(const struct at *a)    { return some((int)wf_loaded(item_at(a))); }
static int32_t black_of(const struct at *a)     { return some(wf_ammo_of(item_at(a), BLACK_AMMO)); }
static int32_t subsonic_of(const struct at *a)  { return some(wf_ammo_of(item_at(a), SUBSONIC_AMMO)); }
static int32_t is_empty_of(const struct at *a)  { return if_it(item_at(a)->flags & ITEM_EMPTY); }
static int32_t is_deployed_of(const struct at *a) { return if_it(item_at(a)->marks & MARK_DEPLOYED); }
static int32_t is_jammed_of(const struct at *a) { return if_it(item_at(a)->marks & MARK_JAMMED); }
static int32_t is_thrown_of(const struct at *a) { return if_it(item_at(a)->thrown_at); }
static int32_t is_gone_of(const struct at *a)   { return if_it(item_at(a)->flags & ITEM_LOST); }

/* The row {range, reload, hit} of a Weapon's chart; NULL: it does not reach so far. */
static const int16_t *chart_row(const struct at *a, int range)
{
    const int16_t *table = numbers_of(a->m, item_at(a)->thing.card) + WEAPON_RANGES;
    for (int i = 0; item_kind(a) == OF_WEAPON && i < table[0]; i++)
        if (wf_row(table, i, RANGE_WIDE)[RANGE_OF] == range)
            return wf_row(table, i, RANGE_WIDE);
    return NULL;
}

static int32_t hit_at(const struct at *a, int range)
{
    return chart_row(a, range) ? chart_row(a, range)[CHART_HIT] : NONE;
}
static int32_t reload_at(const struct at *a, int range)
{
    return has_ammo(a) && chart_row(a, range) ? some(chart_row(a, range)[RANGE_RELOAD]) : NONE;
}
static int32_t dice_in(const struct at *a, unsigned mode)
{
    GROG_ASSERT(mode < MODES);
    return item_kind(a) == OF_WEAPON ? some(numbers_of(a->m, item_at(a)->thing.card)[WEAPON_MODES + mode]) : NONE;
}

#define AT_RANGE(n) \
    static int32_t squad_hit_##n##_of(const struct at *a) { return squad_hit(a, n); } \
    static int32_t hit_##n##_of(const struct at *a) { return hit_at(a, n); } \
    static int32_t reload_##n##_of(const struct at *a) { return reload_at(a, n); }
AT_RANGE(0) AT_RANGE(1) AT_RANGE(2) AT_RANGE(3)
#define IN_MODE(name, mode) static int32_t dice_##name##_of(const struct at *a) { return dice_in(a, mode); }
IN_MODE(semi, SEMI) IN_MODE(burst, BURST) IN_MODE(auto, AUTO) IN_MODE(bolt, BOLT) IN_MODE(explosion, EXPLOSION)
IN_MODE(spray, SPRAY) IN_MODE(thrown, THROWN)

/* ---- Hostiles and targets ------------------------------------------------------------------------ */

static const struct hostile *hostile_at(const struct at *a) { return &a->w->hostile[a->slot]; }
static bool is_target(const struct at *a) { return wf_is_target(a->m, hostile_at(a)); }
static const int16_t *hostile_card(const struct at *a) { return numbers_of(a->m, hostile_at(a)->thing.card); }

static int32_t reticles_of(const struct at *a)  { return wf_reticles(a->m, hostile_at(a)); }
static int32_t standing_of(const struct at *a)  { return wf_reticles(a->m, hostile_at(a)) - hostile_at(a)->ekia; }
static int32_t fighting_of(const struct at *a)  { return is_target(a) ? NONE : wf_active(a->m, hostile_at(a)); }
static int32_t is_target_of(const struct at *a) { return if_it(is_target(a)); }
static int32_t is_marked_of(const struct at *a) { return if_it(hostile_at(a)->flags & HOSTILE_MARKED); }
static int32_t is_engaged_side_of(const struct at *a)
{
    return if_it(!is_target(a) && wf_is_engaged_side(a->m, hostile_at(a)->thing.card));
}
static int32_t has_other_side_of(const struct at *a)
{
    return if_it(!is_target(a) && hostile_card(a)[HOSTILE_ENGAGED]);
}
static int32_t is_revealed_of(const struct at *a)
{
    return if_it(!is_target(a) && wf_is_revealed_side(a->m, hostile_at(a)->thing.card));
}
static int32_t is_unrevealed_of(const struct at *a) { return if_it(wf_is_unrevealed(a->m, hostile_at(a))); }
static int32_t knows_of(const struct at *a)         { return some(hostile_at(a)->awareness); }
static int32_t to_alarm_of(const struct at *a)      { return some(hostile_at(a)->alarm_space); }
static int32_t evade_of(const struct at *a)     { return is_target(a) ? NONE : some(hostile_card(a)[HOSTILE_EVADE]); }
static int32_t may_join_of(const struct at *a) { return if_it(!is_target(a) && hostile_card(a)[HOSTILE_JOINS]); }
static int32_t will_fade_of(const struct at *a)   { return if_it(wf_fades(a->m, a->w, a->slot)); }
static bool is_fast(const struct at *a) { return wf_is_fast(a->m, a->g, hostile_at(a)); }
static int32_t is_fast_of(const struct at *a)   { return if_it(is_fast(a)); }
static int32_t has_acted_of(const struct at *a) { return if_it(is_fast(a) && (hostile_at(a)->flags & HOSTILE_ACTED)); }
static int32_t worth_of(const struct at *a)     { return is_target(a) ? NONE : hostile_card(a)[HOSTILE_VALUE]; }
static int32_t least_range_of(const struct at *a) { return is_target(a) ? NONE : hostile_card(a)[HOSTILE_RANGE]; }
static int32_t most_range_of(const struct at *a)  { return is_target(a) ? NONE : hostile_card(a)[HOSTILE_RANGE + 1]; }
static int32_t hits_needed_of(const struct at *a) { return is_target(a) ? hostile_card(a)[TARGET_HITS] : NONE; }

static int32_t in_range_of(const struct at *a)
{
    return hostile_at(a)->target ? if_it(wf_in_range(a->m, a->w, hostile_at(a))) : NONE;
}

static int32_t attacks_of(const struct at *a)
{
    return if_it(wf_will_attack(a->m, a->g, a->slot, NULL));
}

/* Whichever Soldier Attacks it. */
static struct span cover_of(const struct at *a)
{
    struct span cover = { 0 };
    EACH_SOLDIER(a->w, i)
        widen(&cover, wf_cover(a->m, a->g, &(struct grog_frame){ .seat = (uint8_t)a->seat,
            .actor = soldier_ref(a->w, i), .target = hostile_ref(a->w, a->slot) }));
    if (!cover.n)
        widen(&cover, wf_cover(a->m, a->g, &(struct grog_frame){ .seat = GROG_NOBODY,
            .target = hostile_ref(a->w, a->slot) }));
    return cover;
}

static int32_t cover_least_of(const struct at *a) { return cover_of(a).least; }
static int32_t cover_most_of(const struct at *a)  { return most_of(cover_of(a)); }

/* What is added to its die when it Attacks the one it aims at. */
static int assault_bonus(const struct at *a, struct grog_because *because)
{
    const struct hostile *h = hostile_at(a);
    if (!h->target)
        return 0;
    struct grog_frame about = { .proc = PROC_HOSTILE_ATTACK, .seat = a->w->soldier[h->target - 1u].thing.owner,
        .actor = hostile_ref(a->w, a->slot), .target = soldier_ref(a->w, h->target - 1u) };
    return grog_value(a->m, a->g, VALUE_HOSTILE_ROLL, &about, because);
}

static int32_t die_bonus_of(const struct at *a) { return is_target(a) ? NONE : some(assault_bonus(a, NULL)); }

/* The least roll that wounds with those who are active now, and what the best roll gives. */
static int32_t wounds_on_of(const struct at *a)
{
    int least = is_target(a) || wf_active(a->m, hostile_at(a)) < 1 ? DIE + 1 : wf_least_roll(a->m, hostile_at(a));
    return least <= DIE ? least : NONE;
}

static int32_t die_needed_of(const struct at *a)
{
    int least = wounds_on_of(a), bonus = least == NONE ? 0 : assault_bonus(a, NULL);
    int needed = least - bonus;
    return !bonus ? NONE : needed < 1 ? 1 : needed > DIE ? DIE + 1 : needed;
}

static int32_t most_wounds_of(const struct at *a)
{
    return is_target(a) ? NONE : some(wf_wounds_by_chart(a->m, hostile_at(a), DIE + assault_bonus(a, NULL)));
}

static int32_t least_wounds_of(const struct at *a)
{
    int on = wounds_on_of(a), bonus = on == NONE ? 0 : assault_bonus(a, NULL);
    return on == NONE ? NONE : some(wf_wounds_by_chart(a->m, hostile_at(a), on > 1 + bonus ? on : 1 + bonus));
}

static const int16_t *door_at(const struct at *a) { return is_target(a) ? NULL : wf_door(a->m, hostile_at(a)); }
static int32_t door_cover_of(const struct at *a)  { return door_at(a) ? door_at(a)[0] : NONE; }
static int32_t door_hits_of(const struct at *a)   { return door_at(a) ? door_at(a)[1] : NONE; }
static int32_t is_breached_of(const struct at *a) { return if_it(hostile_at(a)->flags & HOSTILE_BREACHED); }
static int32_t interior_of(const struct at *a)
{
    bool has = door_at(a) || (hostile_at(a)->flags & HOSTILE_BREACHED);
    return has ? wf_interior(a->m, hostile_at(a)) : NONE;
}

/* ---- cards of the path --------------------------------------------------------------------------------- */

static unsigned space_at(const struct at *a) { return space_of_slot(a->w, a->slot); }
static const struct location *location_at(const struct at *a) { return &a->w->location[a->slot]; }
static const int16_t *place_card(const struct at *a) { return numbers_of(a->m, location_at(a)->thing.card); }

static int32_t space_of(const struct at *a)         { return (int32_t)space_at(a); }
static int32_t is_mission_of(const struct at *a)    { return if_it(a->slot == 0); }
static int32_t is_objective_of(const struct at *a)  { return if_it(wf_is_objective(a->m, a->w, a->slot)); }
static int32_t is_inactive_of(const struct at *a)   { return if_it(location_at(a)->flags & LOCATION_INACTIVE); }
static int32_t is_resolved_of(const struct at *a)   { return if_it(location_at(a)->flags & LOCATION_RESOLVED); }
static int32_t offers_of(const struct at *a)        { return if_it(place_card(a)[PLACE_SUCCESS]); }
static int32_t obstacle_of(const struct at *a)
{
    return if_it(wf_obstacle_of(a->m, location_at(a)->thing.card) && (location_at(a)->flags & LOCATION_WAITS));
}
/* Not from a deck that has no card left. */
static int32_t reinforces_of(const struct at *a)
{
    return if_it(a->w->hostiles[0] + a->w->hostile_discards[0] && wf_is_reinforced(a->m, a->w, space_at(a)));
}
static int32_t rein_roll_of(const struct at *a) { return if_it(place_card(a)[PLACE_REIN_ROLL]); }
static int32_t reinforcements(const struct at *a, unsigned end)
{
    const int16_t *n = place_card(a);
    return n[PLACE_NEVER] ? NONE : n[(n[PLACE_REIN_ROLL] ? PLACE_REIN_ROLL : PLACE_REINFORCE) + end];
}
static int32_t reinforce_least_of(const struct at *a) { return reinforcements(a, 0); }
static int32_t reinforce_most_of(const struct at *a)  { return reinforcements(a, 1); }

static int32_t search_of(const struct at *a) { return some(place_card(a)[PLACE_SEARCH]); }

/* What the Soldiers who are elsewhere (or `all`) would discard to enter. */
static struct span entrance_of(const struct at *a, bool all)
{
    struct span cost = { 0 };
    EACH_SOLDIER(a->w, i)
        if (all || a->w->soldier[i].place != space_at(a))
            widen(&cost, wf_entrance(a->m, a->g, &(struct grog_frame){ .proc = PROC_MOVE,
                .seat = a->w->soldier[i].thing.owner, .actor = soldier_ref(a->w, i),
                .target = location_ref(a->w, a->slot) }, NULL));
    return cost.n || all ? cost : entrance_of(a, true);
}

static int32_t enter_of(const struct at *a)      { return entrance_of(a, false).least; }
static int32_t enter_most_of(const struct at *a) { return most_of(entrance_of(a, false)); }

/* ---- Support, Platforms ---------------------------------------------------------------------------------- */

static int32_t has_fired_of(const struct at *a) { return if_it(a->w->beside[a->slot].flags & BESIDE_FIRED); }

/* ---- the rows -------------------------------------------------------------------------------------------- */

enum { TABLE, SOLDIER = ARRAY_SOLDIER + 1, ITEM = ARRAY_ITEM + 1, HOSTILE = ARRAY_HOSTILE + 1,
       LOCATION = ARRAY_LOCATION + 1, BY_PATH = ARRAY_BESIDE + 1 };

static bool shows(int32_t value, int32_t *out)
{
    *out = value;
    return value != NONE;
}

#define READER(array, name, reader, about) \
    static bool read_##array##_##name(const struct grog_match *m, const struct grog_game *view, unsigned seat, \
                                      unsigned slot, int32_t *out) \
    { \
        return shows(reader##_of(&(struct at){ m, view, const_wf(view), seat, slot }), out); \
    }
SHOWS(READER)
#define ROW(of, called, reader, what) \
    { .name = #called, .about = what, .array = of, .read = read_##of##_##called },
static const struct grog_show rows[] = { SHOWS(ROW) };

/* ---- why ------------------------------------------------------------------------------------------------- */

/* A Hostile's Cover, whoever Attacks; with the first Soldier in play, if there is one. */
static int cover_value(const struct at *a, struct grog_because *because)
{
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = hostile_ref(a->w, a->slot) };
    EACH_SOLDIER(a->w, i)
        if (!about.actor && a->w->soldier[i].thing.owner == a->seat) {
            about.seat = (uint8_t)a->seat;
            about.actor = soldier_ref(a->w, i);
        }
    return hostile_card(a)[is_target(a) ? TARGET_COVER : HOSTILE_COVER]
         + grog_value(a->m, a->g, VALUE_COVER, &about, because);
}

/* Against the first that will attack him. */
static int shelter_value(const struct at *a, struct grog_because *because)
{
    uint16_t from = 0;
    EACH_HOSTILE(a->w, i)
        if (!from && attacks_him(a, i))
            from = hostile_ref(a->w, i);
    return wf_shelter(a->m, a->g, a->slot, from, because);
}

static const struct {
    uint8_t array;
    const char *name;
    uint8_t value;
    int (*of)(const struct at *, struct grog_because *);
} reasons[] = {
    { SOLDIER, "cover", VALUE_TERRAIN_COVER, shelter_value }, { SOLDIER, "movement", VALUE_MOVEMENT, movement_value },
    { HOSTILE, "cover", VALUE_COVER, cover_value }, { HOSTILE, "die_bonus", VALUE_HOSTILE_ROLL, assault_bonus },
};

/* What cards add to the printed number; its base is that number. */
static unsigned because(const struct grog_match *m, const struct grog_game *view, unsigned seat, unsigned show,
                        unsigned slot, int *is, struct grog_because *why)
{
    const struct at a = { m, view, const_wf(view), seat, slot };
    for (unsigned i = 0; i < GROG_COUNT(reasons); i++) {
        if (reasons[i].array != rows[show].array || strcmp(reasons[i].name, rows[show].name))
            continue;
        *is = reasons[i].of(&a, why);
        int added = 0;
        for (uint32_t k = 0; k < why->n && k < GROG_BECAUSE_MAX; k++)
            added += why->at[k].operation == GROG_ADD ? why->at[k].amount : 0;
        why->base = (int16_t)(*is - added);
        return why->n ? reasons[i].value : 0;
    }
    return 0;
}

/* ---- all of it -------------------------------------------------------------------------------------------- */

/* What is shown above in other words, and what only the rules look at. */
static const char *const inner[] = {
    "wound", "flags", "attacks", "fate", "outcome", "spent", "follower", "turns", "part", "holder", "count", "shots",
    "extra", "marks", "kinds", "own", "band", "killer", "spare", "player", "by", "cup", "points", "timer", "objective",
    "front", "played", "allowed", "active", "success", "way", "emptied", "spoils", "spoils_kind", "bank", "special",
    NULL };
static const char *const tracks[] = { "tally", NULL };

/* What a card would make of an Attack, and whom Support had best Attack. */
static const struct grog_weighs weighs[] = {
    { ASK_DECLARED, PROC_SHOOT, "attack" }, { ASK_ROLLED, PROC_SHOOT, "attack" }, { ASK_RAISE, PROC_SHOOT, "attack" },
    { ASK_ATTACKED, PROC_HOSTILE_ATTACK, "hostile attack" }, { ASK_HIT, PROC_HOSTILE_ATTACK, "hostile attack" },
    { ASK_RAISE, PROC_HOSTILE_ATTACK, "hostile attack" }, { ASK_TARGET, PROC_BOMBARD, "attack" }, { 0 } };

/* The Objective that is activated. */
static uint16_t about(const struct grog_match *m, const struct grog_game *view, struct grog_option o)
{
    (void)m;
    return o.verb == VERB_ACTIVATE && const_wf(view)->location[1].thing.live ? location_ref(const_wf(view), 1) : 0;
}

const struct grog_showing wf_showing = {
    .shows = rows, .n_shows = GROG_COUNT(rows), .inner = inner, .tracks = tracks,
    .spot = wf_spot, .board = wf_board, .because = because,
    .threats = { [THREAT_SUPPRESS] = "suppress", [THREAT_WOUND] = "wound", [THREAT_DOWN] = "down" },
    .threat = wf_threat, .ending = &wf_ending, .reading = wf_reading, .rules = wf_verb_rules, .weighs = weighs,
    .about = about,
};
