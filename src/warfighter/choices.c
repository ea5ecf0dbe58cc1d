/* SPDX-License-Identifier: MIT */
/* choices.c -- what a seat may choose in the Soldier Turn, and the predicates that judge it.
 *
 * What always holds here:
 *   (1) every candidate is judged by a predicate that gives 0 or the rule against it;
 *   (2) a verdict on a Soldier or a Weapon is found once and holds for all candidates with it;
 *       a list leaves such a group out at once;
 *   (3) what is looked up lies in C locals and is gone with the list. */
#include "common.h"
#include "actions.h"
#include "ammo.h"
#include "arms.h"
#include "attack.h"
#include "cards.h"
#include "choices.h"
#include "distraction.h"
#include "doors.h"
#include "eras.h"
#include "extraction.h"
#include "forecast.h"
#include "goals.h"
#include "hand_to_hand.h"
#include "jtac.h"
#include "locations.h"
#include "look.h"
#include "modes.h"
#include "move.h"
#include "optional_rules.h"
#include "overwatch.h"
#include "places.h"
#include "roaming.h"
#include "sides.h"
#include "striking.h"
#include "tables.h"
#include "types.h"
#include "vehicles.h"

/* ---- Attacks --------------------------------------------------------------- */

/* WF-OBJ-16  No active Hostile guards it. */
grog_rule wf_may_aim_at_target(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    if (numbers_of(m, h->thing.card)[TARGET_STRIKE_ONLY])
        return R_JTC_01;
    if (!numbers_of(m, h->thing.card)[TARGET_GUARDED])
        return 0;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == h->place && !wf_is_target(m, &w->hostile[i]) && wf_active(m, &w->hostile[i]) > 0)
            return R_OBJ_16;
    return 0;
}

static bool can_be_attacked(const struct grog_match *m, const struct grog_game *g, uint16_t ref)
{
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = ref };
    return grog_value(m, g, VALUE_CAN_BE_ATTACKED, &about, NULL) != 0;
}

/* WF-TRN-32, KW-018  Nothing is Attacked in an Objective before it is Activated, and no card that others shield. */
static grog_rule may_aim_at(const struct grog_match *m, const struct grog_game *g, const struct hostile *h,
                            uint16_t ref, bool heard)
{
    const struct warfighter *w = const_wf(g);
    if (wf_is_out_of_reach(m, w, h))
        return R_TRN_32;
    if (wf_is_target(m, h))
        return wf_may_aim_at_target(m, w, h);
    GROG_ASSERT(heard || can_be_attacked(m, g, ref));
    return !heard || can_be_attacked(m, g, ref) ? 0 : R_ATK_02;
}

static void see_targets(const struct look *k)
{
    const struct warfighter *w = k->w;
    struct targets *t = k->targets;
    const struct grog_match *m = k->m;
    const struct grog_game *g = k->g;
    unsigned n = 0, at = 0, back = 0, all = 0;
    bool heard = grog_game_modifies(m, g, k->voices, VALUE_CAN_BE_ATTACKED);
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        unsigned is = wf_note(m, h->thing.card)->is;
        uint16_t ref = hostile_ref(w, i);
        grog_rule verdict = may_aim_at(m, g, h, ref, heard || (is & IS_SCREENED));
        t->ref[n] = ref;
        const unsigned line = line_of(w, h->place);
        t->line[n] = (uint8_t)line;
        t->is_target[n] = (is & IS_TARGET) != 0;
        t->verdict[n] = verdict;
        if (!verdict) {
            at |= 1u << line;
            back |= 1u << (SPACES - line);
        }
        all |= is;
        n++;
    }
    t->n = (uint8_t)n;
    t->at = (uint16_t)at, t->back = (uint16_t)back;
    t->things = all & IS_TARGET;
    t->doors = all & HAS_DOOR;
    t->seen = true;
}

/* Ranges at which something can be Attacked from a place of the row, as bits. */
static inline unsigned within(const struct targets *t, unsigned place)
{
    return (unsigned)t->at >> place | (unsigned)t->back >> (SPACES - place);
}

/* WF-WPN-33, WF-WPN-34, WF-ATK-37, WF-ATK-48, WF-SET-71  Not empty, not gone, and a Weapon that he can use. */
grog_rule wf_may_use_weapon(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
    const struct item *i)
{
    GROG_ASSERT(soldier < SOLDIERS);
    unsigned is = wf_note(m, i->thing.card)->is;
    if (wf_is_forbidden(m, const_wf(g), i->thing.card))
        return R_SHO_07;
    if (i->flags & ITEM_EMPTY)
        return R_WPN_33;
    if (i->marks & MARK_JAMMED)
        return R_OPT_07;
    if ((is & IS_COUNTED) && !i->count)
        return R_WPN_34;
    if (i->thrown_at || (i->flags & ITEM_LOST))
        return R_ATK_48;
    if ((is & IS_SINGLE_SHOT) && i->shots)
        return R_WPN_21;                                /* WF-VEH-14  Single Shot: once a Turn */
    if (wf_is_cargo(m, const_wf(g), i))
        return R_VEH_21;
    if ((is & HAS_BIPOD) && !(i->marks & MARK_DEPLOYED)
        && numbers_of(m, i->thing.card)[WEAPON_BIPOD] == BIPOD_NEEDED)
        return R_NAM_WPN_02;
    return wf_can_use(m, const_wf(g)->soldier[soldier].thing.card, i->thing.card) ? 0 : R_SET_71;
}

/* WF-ATK-02, WF-OBJ-16  Each of them in Range of his space, with what forbids it. */
static void offer_targets(const struct look *k, struct grog_option o, unsigned space, unsigned ranges, grog_rule so_far,
                          struct grog_list *l)
{
    const struct targets *t = k->targets;
    const unsigned line = line_of(k->w, space);
    if (!grog_seeks(l) && (so_far || !(ranges & within(t, line))))
        return;
    bool each_die = t->things && o.object[0]
                 && wf_hits_many(k->m, k->w->item[grog_ref_slot(o.object[0])].thing.card, o.object[1]);
    uint16_t barred = o.object[0] && k->w->soldier[o.actor - 1u].engaged
                    ? wf_barred_target(k->m, k->g, o.actor - 1u, grog_ref_slot(o.object[0])) : 0;
    for (unsigned i = 0; i < t->n; i++) {
        bool reaches = ranges >> lines_apart(line, t->line[i]) & 1;
        grog_rule verdict = so_far ? so_far : !reaches ? R_ATK_02 : t->verdict[i];
        if (!verdict && t->is_target[i] && !each_die
            && numbers_of(k->m, k->w->hostile[grog_ref_slot(t->ref[i])].thing.card)[TARGET_EXPLOSION])
            verdict = R_OBJ_16;
        if (!verdict && barred && t->ref[i] == barred)
            verdict = R_NAM_ACT_124;
        if (!grog_skips(l, verdict))
            grog_offer(l, grog_option_at(o, t->ref[i]), verdict);
    }
}

/* NAM-MSN-44..46  May anybody Attack with it so? */
static WF_RARE grog_rule may_use(const struct look *k, unsigned soldier, unsigned item, unsigned mode)
{
    GROG_ASSERT(soldier < SOLDIERS);
    if (!is_spoken_of(k, soldier, VALUE_CAN_USE))
        return 0;
    struct grog_frame about = { .proc = PROC_AIM, .seat = k->w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(k->w, soldier), .with = item_ref(k->w, item),
                                .mode = (uint16_t)mode };
    return grog_value(k->m, k->g, VALUE_CAN_USE, &about, NULL) > 0 ? 0 : R_NAM_MSN_44;
}

/* WF-HTH-03, WF-HTH-29, WF-WPN-22, WF-WPN-24  Its Hand to Hand Modes: against the Engaged card; Ammo is not asked. */
static WF_RARE void list_melee(const struct look *k, unsigned soldier, unsigned item, grog_rule so_far,
                               struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    const struct item *i = &k->w->item[item];
    uint16_t engaged = k->w->soldier[soldier].engaged;
    grog_rule verdict = so_far ? so_far : i->thrown_at || (i->flags & ITEM_LOST) ? R_ATK_48
                      : i->marks & MARK_JAMMED ? R_OPT_07       /* for no Mode until it is cleared */
                      : wf_can_use(k->m, k->w->soldier[soldier].thing.card, i->thing.card) ? 0 : R_SET_71;
    for (unsigned mode = GUN_MODES; mode < MODES; mode++) {
        if (!wf_melee_row(k->m, i->thing.card, mode))
            continue;
        grog_rule forbidden = verdict ? verdict : may_use(k, soldier, item, mode);
        if (!forbidden)
            forbidden = wf_may_use_mode(k->m, k->g, soldier, item, (enum mode)mode);
        if (engaged)
            grog_offer(l, grog_option(VERB_ATTACK, soldier + 1, item_ref(k->w, item), mode, engaged), forbidden);
        for (unsigned h = 0; (grog_seeks(l) || !engaged) && h < HOSTILES; h++) {
            if (!k->w->hostile[h].thing.live || hostile_ref(k->w, h) == engaged)
                continue;
            /* In close quarters he may strike at any Hostile of the Location. */
            bool struck = wf_strikes(k->w, &k->w->soldier[soldier], hostile_ref(k->w, h));      /* NAM-ACT-128 */
            if (struck || grog_seeks(l))
                grog_offer(l, grog_option(VERB_ATTACK, soldier + 1, item_ref(k->w, item), mode, hostile_ref(k->w, h)),
                           !struck ? R_HTH_04 : forbidden ? forbidden : wf_may_be_struck(k->m, k->g, h));
        }
    }
}

/* free: some of his Attacks may be free. */
static void list_weapon(const struct look *k, unsigned soldier, unsigned item, bool free, grog_rule so_far,
                        struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    const struct item *i = &k->w->item[item];
    const struct wf_note *note = wf_note(k->m, i->thing.card);
    unsigned space = k->w->soldier[soldier].place;
    bool reaches = note->ranges & within(k->targets, line_of(k->w, space));
    bool strikes = is_striking(&k->w->soldier[soldier]) || grog_seeks(l);
    if (!reaches && !strikes)
        return;
    if (free)
        so_far = wf_by_free_attacks(k->m, k->g, soldier, item, so_far);
    if (strikes)
        list_melee(k, soldier, item, so_far, l);
    if (!reaches && !grog_seeks(l))
        return;
    grog_rule verdict = so_far ? so_far : wf_may_use_weapon(k->m, k->g, soldier, i);
    if (grog_skips(l, verdict))
        return;
    bool asked = is_spoken_of(k, soldier, VALUE_CAN_USE);
    bool mode_asked = wf_mode_can_matter(k->m, note->is, i->marks);
    for (unsigned modes = note->modes; modes; modes &= modes - 1) {
        unsigned mode = (unsigned)__builtin_ctz(modes);
        grog_rule in_mode = verdict || !mode_asked ? verdict
                          : wf_may_use_mode(k->m, k->g, soldier, item, (enum mode)mode);
        GROG_ASSERT(mode_asked || !wf_may_use_mode(k->m, k->g, soldier, item, (enum mode)mode));
        in_mode = in_mode || !asked ? in_mode : may_use(k, soldier, item, mode);
        offer_targets(k, grog_option(VERB_ATTACK, soldier + 1, item_ref(k->w, item), mode, 0), space,
                      wf_reach(k->m, i->thing.card, mode), in_mode, l);
    }
}

static void list_attacks(const struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &k->w->soldier[soldier];
    if (!k->targets->n)
        return;
    if ((note_of(k, soldier)->is & IS_SQUAD) && grog_wants_of(l, VERB_FIGHT, soldier + 1)) /* WF-ATK-07  by its chart */
        offer_targets(k, grog_option(VERB_FIGHT, soldier + 1, 0, 0, 0), s->place, wf_own_reach(k->m, s), so_far, l);
    if (!(k->has[soldier + 1] & IS_WEAPON) || !grog_wants_of(l, VERB_ATTACK, soldier + 1))
        return;
    bool free = is_spoken_of(k, soldier, VALUE_FREE_ATTACKS);
    EACH_THAT(k, IS_WEAPON, soldier + 1, i)
        list_weapon(k, soldier, i, free, so_far, l);
}

void wf_list_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l)
{
    struct look k;
    struct targets t;
    struct grog_voices voices;
    wf_look_at_one(&k, m, g, soldier, &voices, &t);
    see_targets(&k);
    list_attacks(&k, soldier, 0, l);
    wf_list_strikes(m, g, soldier, 0, l);
}

/* ---- cards ----------------------------------------------------------------- */

static bool has_room_for_support(const struct warfighter *w)
{
    for (unsigned i = 0; i < SUPPORTS; i++)
        if (!w->support[i].thing.live)
            return true;
    return false;
}

/* WF-ACD-20  Support is put in play for its discard cost. */
static grog_rule may_put_in_play(const struct look *k, unsigned soldier, uint16_t card)
{
    int cost = is_spoken_of(k, soldier, VALUE_SUPPORT_COST) ? wf_card_cost(k->m, k->g, soldier, card)
                                                            : numbers_of(k->m, card)[ACTION_SUPPORT];
    return cost <= k->w->hand[soldier][0] - 1 && has_room_for_support(k->w) ? 0 : R_ACD_20;
}

static bool can_do(const struct look *k, unsigned soldier, uint16_t card, uint16_t facts)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct grog_source by = { .card = card, .thing = soldier_ref(k->w, soldier),
                              .owner = k->w->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_PLAY, .seat = by.owner, .actor = by.thing, .with = card };
    return grog_usable_given(k->m, k->g, &by, POINT_SOLDIER_TURN, &about, facts) >= 0;
}

/* WF-ACD-08, WF-ACD-31  With something to do as an Activity, and cards to discard for it. */
static grog_rule may_play(const struct look *k, unsigned soldier, uint16_t card, uint16_t facts, bool tells)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct wf_note *note = wf_note(k->m, card);
    if (note->amount > k->w->hand[soldier][0] - 1)
        return R_ACD_31;
    if (wf_could_do(note, facts) && can_do(k, soldier, card, facts))
        return 0;
    return tells ? wf_why_unplayed(k->m, k->g, soldier, card, POINT_SOLDIER_TURN) : R_ACD_09;
}

/* Action and Location cards, each title once. */
static inline void list_hand(struct look *k, unsigned soldier, uint16_t facts, struct grog_list *l)
{
    const uint16_t *hand = k->w->hand[soldier], *end = hand + 1 + hand[0];
    const struct wf_note *notes = wf_note(k->m, 0);
    for (const uint16_t *at = hand + 1; at < end; at++) {
        unsigned is = notes[*at].is, verb = VERB_PLAY;
        grog_rule verdict = R_ACD_08;
        if (!(is & (IS_LOCATION | IS_SUPPORT | IS_MARKER | HAS_USE)) && grog_skips(l, verdict))
            continue;
        if (at > hand + 1 && at[-1] == *at)
            continue;
        if (is & IS_LOCATION) {
            verb = VERB_PLAY_LOCATION;
            k->path = k->path == RULES ? wf_may_go_on(k->m, k->g, k->voices) : k->path;
            verdict = k->path ? k->path : wf_may_pay_location(k->m, k->w, soldier, *at);
        } else if (is & IS_MARKER) {
            verb = VERB_FOLLOW;                         /* CHT-SET-30, CHT-ACT-11  when he likes */
            verdict = 0;
        } else if (is & IS_SUPPORT) {
            verdict = may_put_in_play(k, soldier, *at);
            if (!verdict && is_spoken_of(k, soldier, VALUE_CAN_SUPPORT) && !wf_said(k->m, k->g, VALUE_CAN_SUPPORT))
                verdict = R_NAM_MSN_47;
        } else if (is & HAS_USE) {
            verdict = may_play(k, soldier, *at, facts, grog_seeks(l));
        }
        if (!grog_skips(l, verdict))
            offer(l, verdict, verb, soldier + 1, *at);
    }
}

/* ---- what lies on the table ------------------------------------------------- */

static bool can_use(const struct look *k, unsigned soldier, uint16_t thing, uint16_t card, uint16_t facts)
{
    GROG_ASSERT(soldier < SOLDIERS);
    if (!wf_could_do(wf_note(k->m, card), facts))
        return false;
    struct grog_source by = { .card = card, .thing = thing, .owner = k->w->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_USE, .seat = by.owner, .actor = soldier_ref(k->w, soldier) };
    return !wf_silent(k->m, k->g, thing)
        && grog_usable_given(k->m, k->g, &by, POINT_SOLDIER_TURN, &about, facts) >= 0;
}

/* NAM-EQP-04, CHT-EQP-08  In another way than the first that he could use it in. */
static WF_RARE bool can_use_otherwise(const struct look *k, unsigned soldier, unsigned item)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    struct grog_source by = { .card = k->w->item[item].thing.card, .thing = item_ref(k->w, item),
                              .owner = k->w->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_USE, .seat = by.owner, .actor = soldier_ref(k->w, soldier) };
    int32_t first = grog_usable(k->m, k->g, &by, POINT_SOLDIER_TURN, &about);
    return !wf_silent(k->m, k->g, by.thing)
        && grog_usable_beyond(k->m, k->g, &by, POINT_SOLDIER_TURN, &about, first) >= 0;
}

static void list_use(const struct look *k, unsigned soldier, uint16_t facts, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = k->w;
    EACH_THAT(k, HAS_USE, soldier + 1, i)
        offer(l, can_use(k, soldier, item_ref(w, i), w->item[i].thing.card, facts) ? 0 : R_EQP_05, VERB_USE,
              soldier + 1, item_ref(w, i));
    EACH_THAT(k, HAS_CHOICE, soldier + 1, i)
        offer(l, can_use_otherwise(k, soldier, i) ? 0 : R_EQP_05, VERB_USE_OTHER, soldier + 1, item_ref(w, i));
    if (k->helped >> (soldier + 1) & 1) EACH_SUPPORT(w, i)
        if (w->support[i].player == soldier + 1 && (wf_note(k->m, w->support[i].thing.card)->is & HAS_USE))
            offer(l, can_use(k, soldier, support_ref(w, i), w->support[i].thing.card, facts) ? 0 : R_ACD_27,
                  VERB_USE_SUPPORT, soldier + 1, support_ref(w, i));
    if (note_of(k, soldier)->is & HAS_USE)
        offer(l, can_use(k, soldier, soldier_ref(w, soldier), w->soldier[soldier].thing.card, facts) ? 0 : R_SKL_04,
              VERB_USE_OWN, soldier + 1, soldier_ref(w, soldier));
}

/* ---- gear ------------------------------------------------------------------- */

/* WF-TRN-21, WF-TRN-22  One Action for each empty Weapon; Squad Soldiers do not Reload. */
static void list_reloads(const struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    if (note_of(k, soldier)->is & IS_SQUAD)
        so_far = R_TRN_22;
    EACH_THAT(k, grog_seeks(l) ? HAS_AMMO : IS_EMPTY, soldier + 1, i)
        offer(l, so_far ? so_far : k->is[i] & IS_EMPTY ? 0 : R_TRN_21, VERB_RELOAD, soldier + 1, item_ref(k->w, i));
}

/* WF-OPT-07  One Action clears a Jam. */
static void list_jams(const struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    EACH_THAT(k, IS_JAMMED, soldier + 1, i)
        offer(l, so_far, VERB_CLEAR, soldier + 1, item_ref(k->w, i));
}

/* NAM-ACT-105, CHT-ACT-75  One Action deploys the Bipod of a Weapon. */
static void list_bipods(const struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    EACH_THAT(k, HAS_BIPOD, soldier + 1, i)
        offer(l, so_far ? so_far : k->w->item[i].marks & MARK_DEPLOYED ? R_NAM_ACT_105 : 0, VERB_BIPOD, soldier + 1,
              item_ref(k->w, i));
}

/* ---- the Soldier Turn -------------------------------------------------------- */

/* WF-DWN-08, WF-DWN-09  Only who has 2 Health or 1 may be taken out of the Mission. */
static grog_rule may_withdraw(const struct look *k, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &k->w->soldier[soldier];
    if (!s->wound[0] || !wf_wounds(s) || wf_health(k->m, s) > 2)
        return R_DWN_08;
    struct grog_frame about = { .proc = PROC_READY, .seat = s->thing.owner, .actor = soldier_ref(k->w, soldier) };
    return grog_value(k->m, k->g, VALUE_CAN_WITHDRAW, &about, NULL) ? 0 : R_ESC_05;
}

static bool wants_gear(const struct grog_list *l, unsigned who)
{
    return grog_wants_of(l, VERB_PASS_GEAR, who) || grog_wants_of(l, VERB_DROP, who)
        || grog_wants_of(l, VERB_PICK_UP, who) || grog_wants_of(l, VERB_LIGHTEN, who);
}

static void list_moves(struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    if (grog_skips(l, so_far))
        return;
    if (!k->moves_heard) {
        k->moves = wf_moves_heard(k->m, k->g, k->voices);
        k->moves_heard = true;
    }
    struct wf_ears ears = { k->voices, k->own[soldier + 1] | k->moves, k->penalty };
    wf_list_moves(k->m, k->g, soldier, so_far, l, &ears);
}

/* NAM-ACT-108  Has any card of the path that lies a Search number? */
static bool some_can_be_searched(const struct look *k)
{
    for (unsigned i = 0; i < LOCATIONS; i++)
        if (k->w->location[i].thing.live && (wf_note(k->m, k->w->location[i].thing.card)->modes & CAN_SEARCH))
            return true;
    return false;
}

/* What costs Actions. */
static inline __attribute__((always_inline)) void list_actions(struct look *k, unsigned i, unsigned is,
                                                               struct grog_list *l)
{
    GROG_ASSERT(i < SOLDIERS);
    const struct soldier *s = &k->w->soldier[i];
    unsigned who = i + 1;
    grog_rule acts = wf_may_act(s, 1);
    if (is & NEVER_ACTS)                                /* WF-K9-09, WF-K9-11  no Actions, and no Attack */
        acts = R_K9_11;
    if (s->suppress && grog_wants_of(l, VERB_RALLY, who))
        offer(l, s->actions ? 0 : R_TRN_02, VERB_RALLY, who, 0);
    unsigned place = wf_note(k->m, k->w->location[slot_of_space(k->w, s->place)].thing.card)->modes;
    if (((place & CAN_ENGAGE) && !s->suppress) || is_striking_or_freed(s) || grog_seeks(l))
        wf_list_engaging(k, i, l);             /* it may be all saved */
    if (grog_skips(l, acts) && !(k->own[who] >> VALUE_FREE_ATTACKS % 64 & 1))
        return;
    if (!k->targets->seen)
        see_targets(k);
    if (grog_wants_of(l, VERB_ATTACK, who) || grog_wants_of(l, VERB_FIGHT, who))
        list_attacks(k, i, acts, l);
    if (is_striking(s) && grog_wants_of(l, VERB_STRIKE, who))
        wf_list_strikes(k->m, k->g, i, acts, l);
    bool at_doors = grog_wants_of(l, VERB_BREACH, who) || grog_wants_of(l, VERB_BATTER, who)
                 || grog_wants_of(l, VERB_PICK, who);
    if ((k->targets->doors || grog_seeks(l)) && at_doors)
        wf_list_doors(k->m, k->g, i, acts, l);
    if (grog_wants_of(l, VERB_MOVE, who))
        list_moves(k, i, acts ? acts : s->flags & SOLDIER_MOVED ? R_TRN_18 : 0, l);
    if (grog_wants_of(l, VERB_RELOAD, who))
        list_reloads(k, i, acts, l);
    if (grog_wants_of(l, VERB_ATTEMPT, who) && (grog_seeks(l) || (place & CAN_ATTEMPT)))
        wf_list_attempts(k->m, k->g, i, acts, l);
    if (grog_wants_of(l, VERB_SEARCH, who) && ((place & CAN_SEARCH) || (grog_seeks(l) && some_can_be_searched(k))))
        offer(l, acts ? acts : place & CAN_SEARCH ? 0 : R_NAM_ACT_108, VERB_SEARCH, who, 0);
    if (grog_wants_of(l, VERB_CLEAR, who))
        list_jams(k, i, acts, l);
    if (grog_wants_of(l, VERB_BIPOD, who))
        list_bipods(k, i, acts, l);
    if (grog_wants_of(l, VERB_DISCARD_AND_DRAW, who))
        offer(l, is & IS_PLAYER ? acts : R_TRN_24, VERB_DISCARD_AND_DRAW, who, 0);
}

static void list_soldier(struct look *k, unsigned i, struct grog_list *l)
{
    GROG_ASSERT(i < SOLDIERS);
    unsigned who = i + 1;
    unsigned is = note_of(k, i)->is;
    bool player = is & IS_PLAYER, uses = ((is | k->has[who]) & HAS_USE) || (k->helped >> who & 1);
    uint16_t facts = player || uses ? wf_facts_of(k, i) : 0;
    list_actions(k, i, is, l);
    if (player && (grog_wants_of(l, VERB_PLAY, who) || grog_wants_of(l, VERB_PLAY_LOCATION, who)
                   || grog_wants_of(l, VERB_FOLLOW, who)))
        list_hand(k, i, facts, l);
    if (player && (grog_wants_of(l, VERB_SAVE, who) || grog_wants_of(l, VERB_SAVE_FOR, who))
        && k->saves && (grog_seeks(l) || is_spoken_of(k, i, VALUE_SAVES_CARDS)))
        wf_list_saves(k->m, k->g, i, l);
    if (uses && (grog_wants_of(l, VERB_USE, who) || grog_wants_of(l, VERB_USE_SUPPORT, who)
                 || grog_wants_of(l, VERB_USE_OTHER, who) || grog_wants_of(l, VERB_USE_OWN, who)))
        list_use(k, i, facts, l);
    if (k->beside && (grog_wants_of(l, VERB_GUIDE, who) || grog_wants_of(l, VERB_CALL_IN, who)))
        wf_list_platforms(k->m, k->g, i, l);
    if (grog_wants_of(l, VERB_ACTIVATE, who) && (grog_seeks(l) || k->w->soldier[i].place + 1u == k->goal)
        && wf_traits(kind_of(k->m, k->w->soldier[i].thing.card)).acts)
        offer(l, wf_may_activate(k->m, k->g, i), VERB_ACTIVATE, who, 0);
    if (wants_gear(l, who) && (grog_seeks(l) || (k->has[who] & IS_GEAR) || k->first[0]))     /* his, or on the ground */
        wf_list_gear(k, i, l);
    if ((k->has[who] & IS_ATTACHMENT) && grog_wants_of(l, VERB_ATTACH, who))
        wf_list_attaching(k->m, k->g, i, l);
    if (k->resupplies && (grog_wants_of(l, VERB_RESUPPLY, who) || grog_wants_of(l, VERB_RESUPPLY_HERE, who))
        && (grog_seeks(l) || is_spoken_of(k, i, VALUE_RESUPPLIES)))
        wf_list_resupply(k, i, l);
    if ((k->has[who] & HAS_AMMO) && grog_wants_of(l, VERB_PASS_AMMO, who))
        wf_list_ammo(k, i, l);
    if (grog_wants_of(l, VERB_WITHDRAW, who))
        offer(l, may_withdraw(k, i), VERB_WITHDRAW, who, 0);
}

static WF_RARE void list_special(struct look *k, unsigned seat, struct grog_list *l)
{
    if ((k->w->special & SPECIAL_AMMO) && grog_wants(l, VERB_LOAD))
        wf_list_loads(k->w, seat, l);
    if ((k->w->special & SPECIAL_AMMO) && grog_wants(l, VERB_PASS_KIND))
        wf_list_kinds(k, seat, l);
    if ((k->w->special & SPECIAL_TRIGGERED) && grog_wants(l, VERB_TRIGGER))
        wf_list_triggers(k->m, k->w, seat, l);
}

void wf_list_turn(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    struct look k;
    struct targets t;
    struct grog_voices voices;
    wf_look_around(&k, m, g, &voices, &t);
    k.resupplies = k.w->supply[0] && (grog_seeks(l) || grog_match_modifies(m, VALUE_RESUPPLIES));
    k.beside = !grog_unused(&k.w->beside[0].thing);
    k.saves = grog_match_modifies(m, VALUE_SAVES_CARDS);
    k.lightens = grog_match_modifies(m, VALUE_LIGHTENS) || grog_match_modifies(m, VALUE_RECOUNTS);
    k.goal = (uint8_t)wf_next_objective(m, k.w);
    k.choosy = grog_match_modifies(m, VALUE_CAN_HAVE) ? IS_GEAR | IS_ARMOR : IS_ARMOR;
    /* What was used this Turn is kept, unless the rules in play let it be dropped. */
    k.held = (uint8_t)(m->base[VALUE_DROPS_USED] ? ITEM_EXCHANGED : ITEM_EXCHANGED | ITEM_USED);        /* WF-PMT-58 */
    k.path = RULES;
    EACH_SOLDIER(k.w, i)
        if (k.w->soldier[i].thing.owner == seat)
            list_soldier(&k, i, l);
    if (m->setup[SETUP_OVERWATCH])
        wf_list_overwatch(m, g, seat, l);
    if (k.some_wait && grog_wants(l, VERB_CALL_VEHICLE))
        wf_list_vehicles(m, g, l);
    if (k.some_turn) {
        if (grog_wants(l, VERB_TURN_OVER))
            wf_list_turning(m, g, seat, l);
        if (grog_wants(l, VERB_EVADE))
            wf_list_evading(m, g, seat, l);
    }
    if ((k.w->way & WAY_OUT) && grog_wants(l, VERB_ABORT))
        wf_list_abort(m, k.w, l);
    if (grog_match_modifies(m, VALUE_CAN_END) && wf_said(m, g, VALUE_CAN_END) && grog_wants(l, VERB_END_HERE))
        offer(l, 0, VERB_END_HERE, 0, 0);               /* WF-DEF-15 */
    if (k.w->special)
        list_special(&k, seat, l);
    if (grog_wants(l, VERB_END_TURN))
        offer(l, 0, VERB_END_TURN, 0, 0);
}
