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

/* ---- what all of a list needs ------------------------------------------------ */

/* Looked up once for a whole list: what each Soldier holds, in rising order of slots (`first` of 0: what lies on
 * the ground), what it is and weighs, and the cards in force. */
struct look {
    match_p m;
    game_p  g;
    const struct warfighter *w;
    struct grog_voices *voices;
    uint8_t first[SOLDIERS + 1], next[ITEMS];           /* slot + 1; 0: no more */
    uint8_t is[ITEMS], has[SOLDIERS + 1];               /* enum is, as bits: of an item, and of all that one holds */
    uint8_t loaded[ITEMS], n_loaded;                    /* Weapons with Ammo, */
    uint16_t ammo[ITEMS];                               /* and its type, of every item */
    int16_t weight[ITEMS], load[SOLDIERS + 1];          /* of an item; of all that one holds */
    uint64_t own[SOLDIERS + 1];                         /* values that his cards have own rows about (grog_speech) */
    /* weight that he could still carry; UNKNOWN until it is asked */
    int16_t spare[SOLDIERS];
};
enum { UNKNOWN = INT16_MIN };
/* A Weapon; gear that can be laid down; with something to do as an Activity; to be Reloaded; Jammed. */
enum is { IS_WEAPON = 1, IS_GEAR = 2, HAS_USE = 4, IS_EMPTY = 8, IS_JAMMED = 16 };
#define EACH_OF(k, holder, i) \
    for (unsigned i##_at = (k)->first[holder], i; i##_at && (i = i##_at - 1u, true); i##_at = (k)->next[i])
#define EACH_THAT(k, what, holder, i) \
    if ((k)->has[holder] & (what)) EACH_OF(k, holder, i) if ((k)->is[i] & (what))

/* Does the card do anything as an Activity? */
static inline bool has_use(match_p m, uint16_t card)
{
    const struct grog_speech *says = &m->says[card];
    return (says->of[GROG_BROAD_POINTS] | says->of[GROG_OWN_POINTS]) >> POINT_SOLDIER_TURN % 64 & 1;
}

static inline unsigned what_is(match_p m, const struct item *i, uint16_t ammo)
{
    unsigned is = (has_use(m, i->thing.card) ? HAS_USE : 0u) | (i->marks & MARK_JAMMED ? IS_JAMMED : 0u);
    enum card_kind kind = kind_of(m, i->thing.card);
    if (is_gear(kind) && !(kind == OF_WEAPON && numbers_of(m, i->thing.card)[WEAPON_MOUNTED]))
        is |= IS_GEAR;                                  /* WF-SET-25, WF-SKL-06, WF-VEH-13 */
    return is | (kind == OF_WEAPON ? IS_WEAPON : 0u) | (ammo && (i->flags & ITEM_EMPTY) ? IS_EMPTY : 0u);
}

static void look_at_item(struct look *k, const struct item *it, unsigned i, uint8_t *last)
{
    unsigned holder = it->holder;
    k->next[i] = 0;
    *(*last ? &k->next[*last - 1] : &k->first[holder]) = (uint8_t)(i + 1);
    *last = (uint8_t)(i + 1);
    k->own[holder] |= k->m->says[it->thing.card].of[GROG_OWN_VALUES];
    k->ammo[i] = wf_ammo_type(k->m, it);
    if (k->ammo[i])
        k->loaded[k->n_loaded++] = (uint8_t)i;
    k->is[i] = (uint8_t)what_is(k->m, it, k->ammo[i]);
    k->has[holder] |= k->is[i];
    k->weight[i] = (int16_t)(k->is[i] & IS_GEAR ? wf_weight(k->m, it) : 0);
    k->load[holder] = (int16_t)(k->load[holder] + k->weight[i]);
}

static void look_around(struct look *k, match_p m, game_p g, struct grog_voices *voices)
{
    const struct warfighter *w = const_wf(g);
    uint8_t last[SOLDIERS + 1] = { 0 };
    grog_no_voices(voices);
    k->m = m, k->g = g, k->w = w, k->voices = voices, k->n_loaded = 0;
    k->own[0] = 0;
    memset(k->first, 0, sizeof k->first);
    memset(k->has, 0, sizeof k->has);
    memset(k->load, 0, sizeof k->load);
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&w->soldier[i].thing); i++) {
        k->spare[i] = UNKNOWN;
        k->own[i + 1] = m->says[w->soldier[i].thing.card].of[GROG_OWN_VALUES];
    }
    EACH_ITEM(w, i)
        look_at_item(k, &w->item[i], i, &last[w->item[i].holder]);
}

static bool is_player(const struct look *k, unsigned soldier)
{
    return kind_of(k->m, k->w->soldier[soldier].thing.card) == OF_PLAYER;
}

/* Does any card speak of the value when he is concerned? */
static inline bool is_spoken_of(const struct look *k, unsigned soldier, unsigned value)
{
    return (k->own[soldier + 1] >> value % 64 & 1) || grog_is_heard(k->m, k->g, k->voices, value);
}

/* WF-SOL-10 */
static int find_spare(const struct look *k, unsigned soldier)
{
    int n = is_spoken_of(k, soldier, VALUE_LOADOUT)
          ? wf_loadout(k->m, k->g, soldier) : wf_printed_loadout(k->m, k->w, soldier);
    return n - k->load[soldier + 1];
}

static inline int spare_of(struct look *k, unsigned soldier)
{
    if (k->spare[soldier] == UNKNOWN)
        k->spare[soldier] = (int16_t)find_spare(k, soldier);
    return k->spare[soldier];
}

/* ---- Attacks --------------------------------------------------------------- */

/* What can be Attacked, space by space. */
struct targets {
    uint8_t  n;
    bool     doors;                                     /* some have a Door */
    uint16_t ref[HOSTILES];
    uint8_t  place[HOSTILES], is_target[HOSTILES];
    grog_rule verdict[HOSTILES];
};

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

/* WF-TRN-32, KW-018 */
static grog_rule may_aim_at(const struct grog_match *m, const struct grog_game *g, const struct hostile *h,
                            uint16_t ref, struct grog_voices *voices, bool heard)
{
    const struct warfighter *w = const_wf(g);
    if (h->place == w->objective && !w->active)
        return R_TRN_32;
    if (wf_is_target(m, h))
        return wf_may_aim_at_target(m, w, h);
    if (!heard && !grog_speaks(m, h->thing.card, grog_about_value(m, GROG_OWN_VALUES, VALUE_CAN_BE_ATTACKED)))
        return 0;
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = ref };
    return grog_hear(m, g, voices, VALUE_CAN_BE_ATTACKED, &about, NULL) ? 0 : R_ATK_02;
}

static void see_targets(const struct look *k, struct targets *t)
{
    const struct warfighter *w = k->w;
    bool heard = grog_is_heard(k->m, k->g, k->voices, VALUE_CAN_BE_ATTACKED);
    t->n = 0;
    t->doors = false;
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        t->ref[t->n] = hostile_ref(w, i);
        t->place[t->n] = h->place;
        t->is_target[t->n] = wf_is_target(k->m, h);
        t->verdict[t->n] = may_aim_at(k->m, k->g, h, t->ref[t->n], k->voices, heard);
        t->doors = t->doors || (!t->is_target[t->n] && numbers_of(k->m, h->thing.card)[HOSTILE_DOOR]);
        t->n++;
    }
}

/* WF-WPN-33, WF-WPN-34, WF-ATK-37, WF-ATK-48, WF-SET-71 */
grog_rule wf_may_use_weapon(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
    const struct item *i)
{
    const int16_t *n = numbers_of(m, i->thing.card);
    if (wf_is_forbidden(m, const_wf(g), i->thing.card))
        return R_SHO_07;
    if (i->flags & ITEM_EMPTY)
        return R_WPN_33;
    if (i->marks & MARK_JAMMED)
        return R_OPT_07;
    if ((n[WEAPON_CALIBER] || n[WEAPON_EXPENDED]) && !i->count)
        return R_WPN_34;
    if (i->thrown_at || (i->flags & ITEM_LOST))
        return R_ATK_48;
    if (n[WEAPON_SINGLE_SHOT] && i->shots)
        return R_WPN_21;                                /* WF-VEH-14 */
    if (wf_is_cargo(m, const_wf(g), i))
        return R_VEH_21;
    return wf_can_use(m, const_wf(g)->soldier[soldier].thing.card, i->thing.card) ? 0 : R_SET_71;
}

/* Modes of a Weapon that can be chosen now: dice, and what a further Bolt Attack costs. */
grog_rule wf_may_use_mode(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                          enum mode mode)
{
    const struct warfighter *w = const_wf(g);
    if (mode != BOLT || !(w->item[item].marks & MARK_BOLTED))
        return 0;
    struct grog_frame about = { .proc = PROC_AIM, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = item_ref(w, item), .mode = (uint16_t)mode };
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

/* WF-ATK-02, WF-OBJ-16  Each of them in Range, with what forbids it. */
static void offer_targets(const struct look *k, const struct targets *t, unsigned place, struct grog_option o,
                          unsigned ranges, grog_rule so_far, struct grog_list *l)
{
    bool each_die = o.object[0] && wf_hits_many(k->m, k->w->item[grog_ref_slot(o.object[0])].thing.card, o.object[1]);
    for (unsigned i = 0; i < t->n; i++) {
        unsigned far = apart(place, t->place[i]);
        grog_rule verdict = so_far;
        if (!verdict && !(far < 16 && (ranges >> far & 1)))
            verdict = R_ATK_02;
        if (!verdict)
            verdict = t->verdict[i];
        if (!verdict && t->is_target[i] && !each_die
            && numbers_of(k->m, k->w->hostile[grog_ref_slot(t->ref[i])].thing.card)[TARGET_EXPLOSION])
            verdict = R_OBJ_16;
        if (grog_skips(l, verdict))
            continue;
        o.object[2] = t->ref[i];
        grog_offer(l, o, verdict);
    }
}

/* WF-HTH-03, WF-HTH-29, WF-WPN-22, WF-WPN-24  Its Hand to Hand Modes: against the Engaged card; Ammo is not asked. */
static void list_melee(const struct look *k, unsigned soldier, unsigned item, grog_rule so_far, struct grog_list *l)
{
    const struct item *i = &k->w->item[item];
    uint16_t engaged = k->w->soldier[soldier].engaged;
    grog_rule verdict = so_far ? so_far : i->thrown_at || (i->flags & ITEM_LOST) ? R_ATK_48
                      : wf_can_use(k->m, k->w->soldier[soldier].thing.card, i->thing.card) ? 0 : R_SET_71;
    for (unsigned mode = GUN_MODES; mode < MODES; mode++) {
        if (!wf_melee_row(k->m, i->thing.card, mode))
            continue;
        if (engaged)
            grog_offer(l, grog_option(VERB_ATTACK, soldier + 1, item_ref(k->w, item), mode, engaged), verdict);
        for (unsigned h = 0; l->seek && h < HOSTILES; h++)
            if (k->w->hostile[h].thing.live && hostile_ref(k->w, h) != engaged)
                grog_offer(l, grog_option(VERB_ATTACK, soldier + 1, item_ref(k->w, item), mode, hostile_ref(k->w, h)),
                           R_HTH_04);
    }
}

static void list_weapon(const struct look *k, const struct targets *t, unsigned soldier, unsigned item,
                        grog_rule so_far, struct grog_list *l)
{
    const struct item *i = &k->w->item[item];
    const int16_t *n = numbers_of(k->m, i->thing.card);
    int free = is_spoken_of(k, soldier, VALUE_FREE_ATTACKS) ? wf_free_attacks(k->m, k->g, soldier, item) : 0;
    if (free)                                           /* WF-VEH-18, WF-VEH-19 */
        so_far = k->w->soldier[soldier].suppress ? R_TRN_14 : i->shots >= free ? R_VEH_18 : 0;
    grog_rule verdict = so_far ? so_far : wf_may_use_weapon(k->m, k->g, soldier, i);
    if (k->w->soldier[soldier].engaged || l->seek)
        list_melee(k, soldier, item, so_far, l);
    if (grog_skips(l, verdict))
        return;
    unsigned ranges = ranges_of(n + WEAPON_RANGES, 0);
    for (unsigned mode = 0; mode < GUN_MODES; mode++) {
        if (!n[WEAPON_MODES + mode])                    /* WF-WPN-14 */
            continue;
        grog_rule in_mode = verdict ? verdict
                                    : wf_may_use_mode(k->m, k->g, soldier, item, (enum mode)mode);
        if (!grog_skips(l, in_mode))
            offer_targets(k, t, k->w->soldier[soldier].place,
                          grog_option(VERB_ATTACK, soldier + 1, item_ref(k->w, item), mode, 0),
                          mode == THROWN ? ranges & 1 : ranges, in_mode, l);
    }
}

static void list_attacks(const struct look *k, const struct targets *t, unsigned soldier, grog_rule so_far,
                         struct grog_list *l)
{
    const struct soldier *s = &k->w->soldier[soldier];
    if (!t->n)
        return;
    if (kind_of(k->m, s->thing.card) == OF_SQUAD && grog_wants_of(l, VERB_FIGHT, soldier + 1))      /* WF-ATK-07 */
        offer_targets(k, t, s->place, grog_option(VERB_FIGHT, soldier + 1, 0, 0, 0),
                      ranges_of(numbers_of(k->m, s->thing.card) + SQUAD_HITS, wf_health(k->m, s)), so_far, l);
    if (!grog_wants_of(l, VERB_ATTACK, soldier + 1))
        return;
    EACH_THAT(k, IS_WEAPON, soldier + 1, i)
        list_weapon(k, t, soldier, i, so_far, l);
}

void wf_list_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l)
{
    struct look k;
    struct targets t;
    struct grog_voices voices;
    look_around(&k, m, g, &voices);
    see_targets(&k, &t);
    list_attacks(&k, &t, soldier, 0, l);
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

/* WF-ACD-20 */
static grog_rule may_put_in_play(const struct look *k, unsigned soldier, uint16_t card)
{
    struct wf_ears ears = { k->voices, k->own[soldier + 1] };
    int cost = wf_card_cost(k->m, k->g, soldier, card, &ears);
    return cost <= k->w->hand[soldier][0] - 1 && has_room_for_support(k->w) ? 0 : R_ACD_20;
}

/* Action and Location cards.  WF-ACD-08: with something to do as an Activity, or Support. */
static void list_hand(const struct look *k, unsigned soldier, grog_rule path, struct grog_list *l)
{
    const uint16_t *hand = k->w->hand[soldier];
    struct grog_frame about = { .proc = PROC_PLAY, .seat = k->w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(k->w, soldier) };
    for (unsigned i = 1; i <= hand[0]; i++) {
        uint16_t card = hand[i];
        grog_rule verdict = R_ACD_08;
        if (card == hand[i - 1] && i > 1)
            continue;
        bool location = kind_of(k->m, card) == OF_LOCATION;
        if (location)
            verdict = path ? path : wf_may_pay_location(k->m, k->w, soldier, card);
        else if (numbers_of(k->m, card)[ACTION_SUPPORT] >= 0)
            verdict = may_put_in_play(k, soldier, card);
        else if (has_use(k->m, card)) {
            about.with = card;
            verdict = wf_playable(k->m, k->g, soldier, card, POINT_SOLDIER_TURN, &about) < 0 ? R_ACD_08 : 0;
        }
        offer(l, verdict, location ? VERB_PLAY_LOCATION : VERB_PLAY, soldier + 1, card);
    }
}

/* ---- what lies on the table ------------------------------------------------- */

static bool can_use(const struct look *k, unsigned soldier, uint16_t thing, uint16_t card)
{
    struct grog_source by = { .card = card, .thing = thing, .owner = k->w->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_USE, .seat = by.owner, .actor = soldier_ref(k->w, soldier) };
    return !wf_silent(k->m, k->g, thing) && grog_usable(k->m, k->g, &by, POINT_SOLDIER_TURN, &about) >= 0;
}

static void list_use(const struct look *k, unsigned soldier, struct grog_list *l)
{
    const struct warfighter *w = k->w;
    EACH_THAT(k, HAS_USE, soldier + 1, i)
        offer(l, can_use(k, soldier, item_ref(w, i), w->item[i].thing.card) ? 0 : R_EQP_05, VERB_USE, soldier + 1,
              item_ref(w, i));
    EACH_SUPPORT(w, i)
        if (w->support[i].player == soldier + 1 && has_use(k->m, w->support[i].thing.card))
            offer(l, can_use(k, soldier, support_ref(w, i), w->support[i].thing.card) ? 0 : R_ACD_27,
                  VERB_USE_SUPPORT, soldier + 1, support_ref(w, i));
    if (has_use(k->m, w->soldier[soldier].thing.card))
        offer(l, can_use(k, soldier, soldier_ref(w, soldier), w->soldier[soldier].thing.card) ? 0 : R_SKL_04,
              VERB_USE_OWN, soldier + 1, soldier_ref(w, soldier));
}

/* ---- gear ------------------------------------------------------------------- */

/* WF-TRN-21, WF-TRN-22 */
static void list_reloads(const struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    if (kind_of(k->m, k->w->soldier[soldier].thing.card) == OF_SQUAD)
        so_far = R_TRN_22;
    if (!l->seek && !(k->has[soldier + 1] & IS_EMPTY))
        return;
    EACH_OF(k, soldier + 1, i)
        if (k->ammo[i])
            offer(l, so_far ? so_far : k->w->item[i].flags & ITEM_EMPTY ? 0 : R_TRN_21, VERB_RELOAD, soldier + 1,
                  item_ref(k->w, i));
}

/* WF-OPT-07 */
static void list_jams(const struct look *k, unsigned soldier, grog_rule so_far, struct grog_list *l)
{
    EACH_THAT(k, IS_JAMMED, soldier + 1, i)
        offer(l, so_far, VERB_CLEAR, soldier + 1, item_ref(k->w, i));
}

/* May this Player Soldier have the item: WF-BUY-13, WF-BUY-12, WF-BUY-19, WF-BUY-11? */
static grog_rule may_take(struct look *k, unsigned soldier, unsigned item)
{
    const struct item *i = &k->w->item[item];
    uint16_t card = k->w->soldier[soldier].thing.card;
    if (!wf_is_equipped(k->m, card))
        return R_BUY_13;
    if (i->flags & (ITEM_USED | ITEM_EXCHANGED | ITEM_LOST))
        return R_BUY_12;
    if (k->weight[item] > spare_of(k, soldier))
        return R_BUY_11;
    if (wf_wears(k->m, k->w, soldier, i->thing.card))
        return R_ARM_12;
    if (!wf_is_of_era(k->m, card, i->thing.card))
        return R_ERA_07;
    if (is_spoken_of(k, soldier, VALUE_CAN_HAVE) && !wf_can_have(k->m, k->g, soldier, item))
        return R_DIV_02;
    return 0;
}

/* WF-BUY-10, WF-BUY-17  What lies where he is. */
static void list_ground(struct look *k, unsigned soldier, struct grog_list *l)
{
    EACH_OF(k, 0, i)
        if (k->w->item[i].place == k->w->soldier[soldier].place)
            offer(l, may_take(k, soldier, i), VERB_PICK_UP, soldier + 1, item_ref(k->w, i));
}

/* The other Soldiers where he is, a bit each. */
static unsigned others_here(const struct warfighter *w, unsigned soldier)
{
    unsigned others = 0;
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == w->soldier[soldier].place)
            others |= 1u << i;
    return others & ~(1u << soldier);
}

/* WF-BUY-09, WF-BUY-11..13, WF-BUY-16, WF-BUY-20 */
static void list_gear(struct look *k, unsigned soldier, struct grog_list *l)
{
    const struct warfighter *w = k->w;
    grog_rule mine = wf_is_equipped(k->m, w->soldier[soldier].thing.card) ? 0 : R_BUY_13;      /* WF-VEH-22 */
    list_ground(k, soldier, l);
    if (grog_skips(l, mine))
        return;
    unsigned here = others_here(w, soldier);
    EACH_THAT(k, IS_GEAR, soldier + 1, i) {
        const struct item *it = &w->item[i];
        uint16_t ref = item_ref(w, i);
        offer(l, mine, VERB_LIGHTEN, soldier + 1, ref);
        offer(l, mine ? mine : it->flags & ITEM_EXCHANGED ? R_BUY_12 : 0, VERB_DROP, soldier + 1, ref);
        if (grog_skips(l, it->flags & (ITEM_USED | ITEM_EXCHANGED | ITEM_LOST) ? R_BUY_12 : 0))
            continue;
        for (unsigned others = here; others; others &= others - 1) {
            unsigned other = (unsigned)__builtin_ctz(others);
            grog_offer(l, grog_option(VERB_PASS_GEAR, soldier + 1, ref, 0, soldier_ref(w, other)),
                       mine ? mine : may_take(k, other, i));
        }
    }
}

/* May one more counter of Ammo go to his Weapon: by itself, and by WF-SOL-10 for one who has a Loadout? */
static grog_rule may_load(struct look *k, unsigned soldier, unsigned to)
{
    grog_rule verdict = wf_may_get_ammo(k->m, k->w, to);
    if (verdict || !is_player(k, soldier))
        return verdict;
    int more = wf_heavier(k->m, &k->w->item[to]);
    return more && more > spare_of(k, soldier) ? R_BUY_11 : 0;
}

/* WF-WPN-35, WF-WPN-36  Who receives it is the actor.  Whether the Weapon can get some is asked when one can give it. */
static void list_ammo_for(struct look *k, unsigned soldier, unsigned to, struct grog_list *l)
{
    const struct warfighter *w = k->w;
    bool asked = false;
    grog_rule gets = 0;
    for (unsigned b = 0; b < k->n_loaded; b++) {
        unsigned from = k->loaded[b];
        if ((!l->seek && k->ammo[from] != k->ammo[to]) || w->item[from].holder == soldier + 1)
            continue;
        grog_rule gives = wf_may_give_ammo(k->m, w, from, to);
        if (grog_skips(l, gives))
            continue;
        if (!asked)
            gets = may_load(k, soldier, to);
        asked = true;
        if (grog_skips(l, gets))
            return;
        grog_offer(l, grog_option(VERB_PASS_AMMO, soldier + 1, item_ref(w, from), item_ref(w, to), 0),
                   gives ? gives : gets);
    }
}

static void list_ammo(struct look *k, unsigned soldier, struct grog_list *l)
{
    EACH_OF(k, soldier + 1, to)
        if (k->ammo[to])
            list_ammo_for(k, soldier, to, l);
}

/* ---- the Soldier Turn -------------------------------------------------------- */

/* WF-DWN-08, WF-DWN-09 */
static grog_rule may_withdraw(const struct look *k, unsigned soldier)
{
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

/* What costs Actions. */
static void list_actions(const struct look *k, const struct targets *t, unsigned i, struct grog_list *l)
{
    const struct soldier *s = &k->w->soldier[i];
    unsigned who = i + 1;
    grog_rule acts = wf_may_act(s, 1);
    if (s->suppress && grog_wants_of(l, VERB_RALLY, who))
        offer(l, s->actions ? 0 : R_TRN_02, VERB_RALLY, who, 0);
    wf_list_engaging(k->m, k->g, i, l);                 /* it may be all saved */
    if (grog_skips(l, acts) && !(k->own[who] >> VALUE_FREE_ATTACKS % 64 & 1))
        return;
    if (grog_wants_of(l, VERB_ATTACK, who) || grog_wants_of(l, VERB_FIGHT, who))
        list_attacks(k, t, i, acts, l);
    if (s->engaged && grog_wants_of(l, VERB_STRIKE, who))
        wf_list_strikes(k->m, k->g, i, acts, l);
    if (t->doors && (grog_wants_of(l, VERB_BREACH, who) || grog_wants_of(l, VERB_BATTER, who)
                     || grog_wants_of(l, VERB_PICK, who)))
        wf_list_doors(k->m, k->g, i, acts, l);
    if (grog_wants_of(l, VERB_MOVE, who))
        wf_list_moves(k->m, k->g, i, acts ? acts : s->flags & SOLDIER_MOVED ? R_TRN_18 : 0, l,
                      &(struct wf_ears){ k->voices, k->own[i + 1] });
    if (grog_wants_of(l, VERB_RELOAD, who))
        list_reloads(k, i, acts, l);
    if (grog_wants_of(l, VERB_ATTEMPT, who))
        wf_list_attempts(k->m, k->g, i, acts, l);
    if (grog_wants_of(l, VERB_CLEAR, who))
        list_jams(k, i, acts, l);
    if (grog_wants_of(l, VERB_DISCARD_AND_DRAW, who))
        offer(l, is_player(k, i) ? acts : R_TRN_24, VERB_DISCARD_AND_DRAW, who, 0);
}

static void list_soldier(struct look *k, const struct targets *t, unsigned i, grog_rule path, struct grog_list *l)
{
    unsigned who = i + 1;
    list_actions(k, t, i, l);
    if (is_player(k, i) && (grog_wants_of(l, VERB_PLAY, who) || grog_wants_of(l, VERB_PLAY_LOCATION, who)))
        list_hand(k, i, path, l);
    if (is_player(k, i) && grog_wants_of(l, VERB_SAVE, who) && (l->seek || is_spoken_of(k, i, VALUE_SAVES_CARDS)))
        wf_list_saves(k->m, k->g, i, l);
    if (grog_wants_of(l, VERB_USE, who) || grog_wants_of(l, VERB_USE_SUPPORT, who)
        || grog_wants_of(l, VERB_USE_OWN, who))
        list_use(k, i, l);
    if (grog_wants_of(l, VERB_GUIDE, who) || grog_wants_of(l, VERB_CALL_IN, who))
        wf_list_platforms(k->m, k->g, i, l);
    if (grog_wants_of(l, VERB_ACTIVATE, who) && wf_traits(kind_of(k->m, k->w->soldier[i].thing.card)).acts)
        offer(l, wf_may_activate(k->m, k->g, i), VERB_ACTIVATE, who, 0);
    if (wants_gear(l, who))
        list_gear(k, i, l);
    if (grog_wants_of(l, VERB_PASS_AMMO, who))
        list_ammo(k, i, l);
    if (grog_wants_of(l, VERB_WITHDRAW, who))
        offer(l, may_withdraw(k, i), VERB_WITHDRAW, who, 0);
}

void wf_list_turn(match_p m, game_p g, unsigned seat, struct grog_list *l)
{
    struct look k;
    struct targets t;
    struct grog_voices voices;
    look_around(&k, m, g, &voices);
    t.n = 0;
    t.doors = l->seek;
    if (grog_wants(l, VERB_ATTACK) || grog_wants(l, VERB_FIGHT))
        see_targets(&k, &t);
    grog_rule path = grog_wants(l, VERB_PLAY_LOCATION) ? wf_may_go_on(m, g) : 0;
    EACH_SOLDIER(k.w, i)
        if (k.w->soldier[i].thing.owner == seat)
            list_soldier(&k, &t, i, path, l);
    if (grog_wants(l, VERB_END_TURN))
        offer(l, 0, VERB_END_TURN, 0, 0);
}
