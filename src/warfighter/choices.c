/* SPDX-License-Identifier: MIT */
/* choices.c -- what a seat may choose in the Soldier Turn, and the predicates that judge it.
 *
 * What always holds here:
 *   (1) every candidate is judged by a predicate that gives 0 or the rule against it;
 *   (2) a verdict on a Soldier or a Weapon is found once and holds for all candidates with it;
 *       a list leaves such a group out at once;
 *   (3) what is looked up lies in C locals and is gone with the list. */
#include "rules.h"


static inline void offer(struct grog_list *l, grog_rule verdict, unsigned verb, unsigned actor, unsigned object)
{
    grog_offer(l, grog_option(verb, actor, object, 0, 0), verdict);
}

/* ---- Attacks --------------------------------------------------------------- */

/* What can be Attacked, space by space. */
struct targets {
    uint8_t  n;
    uint16_t ref[HOSTILES];
    uint8_t  place[HOSTILES], is_target[HOSTILES];
    grog_rule verdict[HOSTILES];
};

/* WF-OBJ-16  No active Hostile guards it. */
static grog_rule may_aim_at_target(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    if (!numbers_of(m, h->thing.card)[TARGET_GUARDED])
        return 0;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == h->place && !wf_is_target(m, &w->hostile[i]) && wf_active(m, &w->hostile[i]) > 0)
            return R_OBJ_16;
    return 0;
}

/* WF-TRN-32, KW-018 */
static grog_rule may_aim_at(const struct grog_match *m, const struct grog_game *g, const struct hostile *h,
                            uint16_t ref, struct grog_voices *voices)
{
    const struct warfighter *w = const_wf(g);
    if (h->place == w->objective && !w->active)
        return R_TRN_32;
    if (wf_is_target(m, h))
        return may_aim_at_target(m, w, h);
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = ref };
    return grog_hear(m, g, voices, VALUE_CAN_BE_ATTACKED, &about, NULL) ? 0 : R_ATK_02;
}

static void see_targets(const struct grog_match *m, const struct grog_game *g, struct targets *t)
{
    const struct warfighter *w = const_wf(g);
    struct grog_voices voices;
    voices.gathered = false;
    t->n = 0;
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        t->ref[t->n] = hostile_ref(w, i);
        t->place[t->n] = h->place;
        t->is_target[t->n] = wf_is_target(m, h);
        t->verdict[t->n] = may_aim_at(m, g, h, t->ref[t->n], &voices);
        t->n++;
    }
}

/* WF-WPN-33, WF-WPN-34, WF-ATK-37, WF-ATK-48, WF-SET-71 */
grog_rule wf_may_use_weapon(const struct grog_match *m, const struct grog_game *g, unsigned soldier, const struct item *i)
{
    const int16_t *n = numbers_of(m, i->thing.card);
    if (i->flags & ITEM_EMPTY)
        return R_WPN_33;
    if ((n[WEAPON_CALIBER] || n[WEAPON_EXPENDED]) && !i->count)
        return R_WPN_34;
    if (i->thrown_at || (i->flags & ITEM_LOST))
        return R_ATK_48;
    if (n[WEAPON_SINGLE_SHOT] && i->shots)
        return R_WPN_21;
    return wf_can_use(m, const_wf(g)->soldier[soldier].thing.card, i->thing.card) ? 0 : R_SET_71;
}

/* Modes of a Weapon that can be chosen now: dice, and what a further Bolt Attack costs. */
static grog_rule may_use_mode(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                              const struct item *i, uint16_t ref, enum mode mode)
{
    const struct warfighter *w = const_wf(g);
    if (!numbers_of(m, i->thing.card)[WEAPON_MODES + mode])
        return R_WPN_14;
    if (mode != BOLT || !i->shots)
        return 0;
    struct grog_frame about = { .proc = PROC_AIM, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = ref, .mode = mode };
    int cost = grog_value(m, g, VALUE_BOLT_COST, &about, NULL);
    return wf_can_pay_cards(m, w, soldier, cost) ? 0 : R_WPN_17;
}

/* Ranges that a table of {range, ...} or {health, range, ...} has a row for, as bits. */
static unsigned ranges_of(const int16_t *table, int health)
{
    unsigned bits = 0;
    for (int i = 0; i < table[0]; i++) {
        const int16_t *row = table + 1 + 3 * i;
        if (!health || row[0] == health)
            bits |= 1u << (health ? row[1] : row[0]);
    }
    return bits;
}

static void offer_targets(const struct grog_match *m, const struct targets *t, const struct soldier *s,
                          struct grog_option o, unsigned ranges, bool each_die, grog_rule so_far, struct grog_list *l)
{
    (void)m;
    for (unsigned k = 0; k < t->n; k++) {
        unsigned far = apart(s->place, t->place[k]);
        grog_rule verdict = so_far;
        if (!(far < 16 && (ranges >> far & 1)))
            verdict = verdict ? verdict : R_ATK_02;
        if (!verdict)
            verdict = t->verdict[k];
        if (!verdict && t->is_target[k] && !each_die
            && numbers_of(m, const_wf(l->g)->hostile[grog_ref_slot(t->ref[k])].thing.card)[TARGET_EXPLOSION])
            verdict = R_OBJ_16;
        o.object[2] = t->ref[k];
        grog_offer(l, o, verdict);
    }
}

static void list_weapon(const struct grog_match *m, const struct grog_game *g, const struct targets *t,
                        unsigned soldier, unsigned item, grog_rule so_far, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct item *i = &w->item[item];
    grog_rule verdict = so_far ? so_far : wf_may_use_weapon(m, g, soldier, i);
    if (grog_skips(l, verdict))
        return;
    unsigned ranges = ranges_of(numbers_of(m, i->thing.card) + WEAPON_RANGES, 0);
    for (unsigned mode = 0; mode < MODES; mode++) {
        if (!numbers_of(m, i->thing.card)[WEAPON_MODES + mode])
            continue;
        grog_rule in_mode = verdict ? verdict : may_use_mode(m, g, soldier, i, item_ref(w, item), (enum mode)mode);
        if (grog_skips(l, in_mode))
            continue;
        offer_targets(m, t, &w->soldier[soldier], grog_option(VERB_ATTACK, soldier + 1, item_ref(w, item), mode, 0),
                      mode == THROWN ? ranges & 1 : ranges, mode == EXPLOSION || mode == SPRAY, in_mode, l);
    }
}

static void list_attacks(const struct grog_match *m, const struct grog_game *g, const struct targets *t,
                         unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    l->m = m;
    l->g = g;
    if (kind_of(m, s->thing.card) == OF_SQUAD && grog_wants_of(l, VERB_FIGHT, soldier + 1))     /* WF-ATK-07 */
        offer_targets(m, t, s, grog_option(VERB_FIGHT, soldier + 1, 0, 0, 0),
                      ranges_of(numbers_of(m, s->thing.card) + SOLDIER_HITS, wf_health(m, s)), false, so_far, l);
    if (!grog_wants_of(l, VERB_ATTACK, soldier + 1))
        return;
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && kind_of(m, w->item[i].thing.card) == OF_WEAPON)
            list_weapon(m, g, t, soldier, i, so_far, l);
}

void wf_list_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l)
{
    struct targets t;
    see_targets(m, g, &t);
    list_attacks(m, g, &t, soldier, 0, l);
}

/* ---- cards ----------------------------------------------------------------- */

/* WF-ACD-08, WF-ACD-20 */
static grog_rule may_play(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card)
{
    const struct warfighter *w = const_wf(g);
    if (numbers_of(m, card)[ACTION_SUPPORT] >= 0) {
        bool room = false;
        for (unsigned i = 0; i < SUPPORTS; i++)
            room = room || !w->support[i].thing.live;
        return room && wf_card_cost(m, g, soldier, card) <= w->hand[soldier][0] - 1 ? 0 : R_ACD_20;
    }
    struct grog_frame about = { .proc = PROC_PLAY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = card };
    return wf_playable(m, g, soldier, card, POINT_SOLDIER_TURN, &about) < 0 ? R_ACD_08 : 0;
}

static void list_hand(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule path,
                      struct grog_list *l)
{
    const uint16_t *hand = const_wf(g)->hand[soldier];
    for (unsigned k = 1; k <= hand[0]; k++) {
        if (k > 1 && hand[k] == hand[k - 1])
            continue;
        if (kind_of(m, hand[k]) == OF_LOCATION)
            offer(l, path ? path : wf_may_pay_location(m, const_wf(g), soldier, hand[k]), VERB_PLAY_LOCATION,
                  soldier + 1, hand[k]);
        else
            offer(l, may_play(m, g, soldier, hand[k]), VERB_PLAY, soldier + 1, hand[k]);
    }
}

/* ---- what lies on the table ------------------------------------------------- */

static bool can_use(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t thing,
                    uint16_t card)
{
    const struct warfighter *w = const_wf(g);
    if (!grog_card(m, card)->abilities || !grog_in(m->points_broad, POINT_SOLDIER_TURN))
        return false;
    struct grog_source by = { .card = card, .thing = thing, .owner = w->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_USE, .seat = by.owner, .actor = soldier_ref(w, soldier) };
    return grog_usable(m, g, &by, POINT_SOLDIER_TURN, &about) >= 0;
}

static void list_use(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && grog_card(m, w->item[i].thing.card)->abilities
            && !(w->item[i].flags & ITEM_LOST))
            offer(l, can_use(m, g, soldier, item_ref(w, i), w->item[i].thing.card) ? 0 : R_EQP_05, VERB_USE,
                  soldier + 1, item_ref(w, i));
    EACH_SUPPORT(w, i)
        if (w->support[i].player == soldier + 1)
            offer(l, can_use(m, g, soldier, support_ref(w, i), w->support[i].thing.card) ? 0 : R_ACD_27,
                  VERB_USE_SUPPORT, soldier + 1, support_ref(w, i));
    if (grog_card(m, w->soldier[soldier].thing.card)->abilities)
        offer(l, can_use(m, g, soldier, soldier_ref(w, soldier), w->soldier[soldier].thing.card) ? 0 : R_SKL_04,
              VERB_USE_OWN, soldier + 1, soldier_ref(w, soldier));
}

/* ---- gear ------------------------------------------------------------------- */

/* WF-TRN-21, WF-TRN-22 */
static void list_reloads(const struct grog_match *m, const struct warfighter *w, unsigned soldier, grog_rule so_far,
                         struct grog_list *l)
{
    if (kind_of(m, w->soldier[soldier].thing.card) == OF_SQUAD)
        so_far = R_TRN_22;
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && wf_ammo_type(m, &w->item[i]))
            offer(l, so_far ? so_far : w->item[i].flags & ITEM_EMPTY ? 0 : R_TRN_21, VERB_RELOAD, soldier + 1,
                  item_ref(w, i));
}

/* WF-BUY-09, WF-BUY-11..13, WF-BUY-16, WF-BUY-20 */
static void list_gear(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    bool player = kind_of(m, w->soldier[soldier].thing.card) == OF_PLAYER;
    EACH_ITEM(w, i) {
        const struct item *it = &w->item[i];
        if (!is_gear(kind_of(m, it->thing.card)))
            continue;                                   /* WF-SET-25, WF-SKL-06 */
        if (!it->holder && it->place == w->soldier[soldier].place)
            offer(l, wf_may_take(m, g, soldier, it), VERB_PICK_UP, soldier + 1, item_ref(w, i));
        if (it->holder != soldier + 1)
            continue;
        offer(l, player ? 0 : R_BUY_13, VERB_LIGHTEN, soldier + 1, item_ref(w, i));
        offer(l, !player ? R_BUY_13 : it->flags & ITEM_EXCHANGED ? R_BUY_12 : 0, VERB_DROP, soldier + 1, item_ref(w, i));
        EACH_SOLDIER(w, k)
            if (k != soldier && w->soldier[k].place == w->soldier[soldier].place)
                grog_offer(l, grog_option(VERB_PASS_GEAR, soldier + 1, item_ref(w, i), 0, soldier_ref(w, k)),
                           player ? wf_may_take(m, g, k, it) : R_BUY_13);
    }
}

/* Who receives it is the actor. */
static void list_ammo(const struct grog_match *m, const struct warfighter *w, unsigned soldier, struct grog_list *l)
{
    EACH_ITEM(w, to) {
        if (w->item[to].holder != soldier + 1 || !wf_ammo_type(m, &w->item[to]))
            continue;
        EACH_ITEM(w, from)
            if (from != to && wf_ammo_type(m, &w->item[from]) == wf_ammo_type(m, &w->item[to]))
                grog_offer(l, grog_option(VERB_PASS_AMMO, soldier + 1, item_ref(w, from), item_ref(w, to), 0),
                           wf_may_give_ammo(m, w, from, to));
    }
}

/* ---- the Soldier Turn -------------------------------------------------------- */

/* WF-DWN-08, WF-DWN-09 */
static grog_rule may_withdraw(const struct grog_match *m, const struct soldier *s)
{
    return wf_wounds(s) && wf_health(m, s) <= 2 ? 0 : R_DWN_08;
}

static void list_soldier(const struct grog_match *m, const struct grog_game *g, const struct targets *t,
                         unsigned i, grog_rule path, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[i];
    unsigned who = i + 1;
    grog_rule acts = wf_may_act(s, 1);
    bool player = kind_of(m, s->thing.card) == OF_PLAYER;
    if (!grog_skips(l, acts) && (grog_wants_of(l, VERB_ATTACK, who) || grog_wants_of(l, VERB_FIGHT, who)))
        list_attacks(m, g, t, i, acts, l);
    if (!grog_skips(l, acts) && grog_wants_of(l, VERB_MOVE, who))
        wf_list_moves(m, g, i, acts ? acts : s->flags & SOLDIER_MOVED ? R_TRN_18 : 0, l, VERB_MOVE);
    if (!grog_skips(l, acts) && grog_wants_of(l, VERB_RELOAD, who))
        list_reloads(m, w, i, acts, l);
    if (s->suppress && grog_wants_of(l, VERB_RALLY, who))
        offer(l, s->actions ? 0 : R_TRN_02, VERB_RALLY, who, 0);
    if (grog_wants_of(l, VERB_DISCARD_AND_DRAW, who))
        offer(l, !player ? R_TRN_24 : acts, VERB_DISCARD_AND_DRAW, who, 0);
    if (player && (grog_wants_of(l, VERB_PLAY, who) || grog_wants_of(l, VERB_PLAY_LOCATION, who)))
        list_hand(m, g, i, path, l);
    if (grog_wants_of(l, VERB_USE, who) || grog_wants_of(l, VERB_USE_SUPPORT, who) || grog_wants_of(l, VERB_USE_OWN, who))
        list_use(m, g, i, l);
    if (!w->active && grog_wants_of(l, VERB_ACTIVATE, who))
        offer(l, wf_may_activate(m, g, i), VERB_ACTIVATE, who, 0);
    if (grog_wants_of(l, VERB_PASS_GEAR, who) || grog_wants_of(l, VERB_DROP, who) || grog_wants_of(l, VERB_PICK_UP, who)
        || grog_wants_of(l, VERB_LIGHTEN, who))
        list_gear(m, g, i, l);
    if (grog_wants_of(l, VERB_PASS_AMMO, who))
        list_ammo(m, w, i, l);
    if (grog_wants_of(l, VERB_WITHDRAW, who))
        offer(l, may_withdraw(m, s), VERB_WITHDRAW, who, 0);
}

void wf_list_turn(match_p m, game_p g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    struct targets t = { .n = 0 };
    if (grog_wants(l, VERB_ATTACK) || grog_wants(l, VERB_FIGHT))
        see_targets(m, g, &t);
    grog_rule path = grog_wants(l, VERB_PLAY_LOCATION) ? wf_may_go_on(m, g) : 0;
    EACH_SOLDIER(w, i)
        if (w->soldier[i].thing.owner == seat)
            list_soldier(m, g, &t, i, path, l);
    if (grog_wants(l, VERB_END_TURN))
        offer(l, 0, VERB_END_TURN, 0, 0);
}
