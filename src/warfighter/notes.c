/* SPDX-License-Identifier: MIT */
/* notes.c -- what lists ask of a card, found once a match; and what a list looks up once (look.h). */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "before.h"
#include "eras.h"
#include "gear.h"
#include "hand_to_hand.h"
#include "look.h"
#include "modes.h"
#include "noise.h"
#include "outfit.h"
#include "places.h"
#include "sides.h"
#include "team.h"
#include "vehicles.h"

/* ---- of what cards do ---------------------------------------------------------- */

/* For a target, an effect that would change somebody, a price; and for a condition to hold, that there be so much of
 * a measure or that there be none. */
static const uint16_t for_target[TARGETS] = {
    [TARGET_A_WOUND] = SOME_WOUND, [TARGET_MY_WOUND] = SOME_WOUND, [TARGET_A_VEHICLE_WOUND] = SOME_WOUND,
    [TARGET_A_WEAPON] = SOME_EMPTY, [TARGET_MY_WEAPON] = SOME_EMPTY, [TARGET_A_HOSTILE] = SOME_HOSTILE,
    [TARGET_A_HOSTILE_HERE] = SOME_HERE, [TARGET_A_HOSTILE_NEAR] = SOME_HOSTILE,
    [TARGET_A_WEAK_HOSTILE] = SOME_HOSTILE, [TARGET_EACH_HOSTILE] = SOME_HOSTILE,
    [TARGET_EACH_HOSTILE_HERE] = SOME_HERE, [TARGET_A_VEHICLE] = SOME_VEHICLE, [TARGET_EACH_VEHICLE] = SOME_VEHICLE,
};
static const uint16_t for_effect[EFFECTS] = {
    [EFFECT_RALLY] = SOME_SUPPRESS, [EFFECT_RESUPPLY] = SOME_LACK, [EFFECT_FREE_ATTACK] = SOME_HOSTILE,
};
static const uint16_t for_cost[COSTS] = { [COST_XP] = SOME_XP, [COST_ACTION] = HE_CAN_ACT };
static const uint16_t for_some[MEASURES] = {
    [MEASURE_ATTACKS] = HE_ATTACKED, [MEASURE_ALONE] = HE_IS_ALONE, [MEASURE_FRONT_MOST] = HE_IS_FRONT,
    [MEASURE_SUPPRESSED] = SOME_SUPPRESS, [MEASURE_WOUNDS] = SOME_WOUND, [MEASURE_HOSTILES_HERE] = SOME_HERE,
    [MEASURE_HOSTILES] = SOME_HOSTILE,
};
static const uint16_t for_none[MEASURES] = {
    [MEASURE_SUPPRESSED] = HE_IS_CALM, [MEASURE_MOVED] = HE_STAYED, [MEASURE_HOSTILES_HERE] = NONE_HERE,
};

static const uint32_t for_window[MEASURES] = {
    [MEASURE_TARGET_EKIA] = IT_HAS_EKIA, [MEASURE_TARGET_SUPPRESS] = IT_HAS_SUPPRESS, [MEASURE_WOUNDING] = IT_WOUNDS,
    [MEASURE_SUPPRESSING] = IT_SUPPRESSES, [MEASURE_VEHICLE] = ON_VEHICLE, [MEASURE_ME] = HE_IS_IT,
};

static unsigned needs_of_test(const struct grog_test *t, uint8_t point, const struct grog_price *raise)
{
    if (t->less & GROG_TEST_WAIVED)
        return point != POINT_SOLDIER_TURN && t->measure == MEASURE_ME && raise->cost == COST_XP ? HE_CAN_ANSWER : 0;
    if (point != POINT_SOLDIER_TURN)
        return !(t->less & GROG_TEST_LESS) && t->amount >= 1 ? for_window[t->measure] : 0;
    if (t->less & GROG_TEST_LESS)
        return t->amount <= 1 ? for_none[t->measure] : 0;
    return t->amount >= 1 ? for_some[t->measure] : 0;
}

/* What all its effects need: one that counts is enough. */
static unsigned needs_of_effects(const struct grog_match *m, const struct grog_ability *a, uint8_t chooses)
{
    unsigned needs = a->effects ? UINT16_MAX : 0;
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &m->cards->effect[a->effect + i];
        if (e->effect >= GROG_EFFECT_ADD)
            needs &= chooses ? UINT16_MAX : 0;
        else if (!chooses || m->system->targets[e->target].chosen)
            needs &= for_effect[e->effect] | (chooses ? for_target[chooses] : for_target[e->target]);
    }
    return needs;
}

uint32_t wf_needs(const struct grog_match *m, const struct grog_ability *a, uint8_t chooses)
{
    unsigned needs = a->point == POINT_SOLDIER_TURN ? needs_of_effects(m, a, chooses) : 0;
    for (unsigned i = 0; i < GROG_PRICES && a->price[i].cost; i++)
        needs |= for_cost[a->price[i].cost];
    for (unsigned i = 0; i < GROG_TESTS && a->test[i].measure; i++)
        needs |= needs_of_test(&a->test[i], a->point, &a->raise);
    return needs;
}

/* What the first thing that it does in the Soldier Turn needs, and what all others do; all facts: there is none. */
static void note_needs(const struct grog_match *m, uint16_t card, struct wf_note *out)
{
    const struct grog_card *c = grog_card(m, card);
    bool first = true;
    out->needs = out->or_needs = UINT16_MAX;
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++)
        if (m->cards->ability[row].point == POINT_SOLDIER_TURN) {
            *(first ? &out->needs : &out->or_needs) &= (uint16_t)m->brief[row].needs;
            first = false;
        }
}

static unsigned uses_of(const struct grog_match *m, uint16_t card)
{
    const struct grog_card *c = grog_card(m, card);
    unsigned n = 0;
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++)
        n += m->cards->ability[row].point == POINT_SOLDIER_TURN;
    return n;
}

/* What all that it does in windows needs of the facts from IT_HAS_EKIA on. */
static uint8_t needs_in_windows(const struct grog_match *m, uint16_t card)
{
    const struct grog_card *c = grog_card(m, card);
    unsigned needs = UINT8_MAX;
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++)
        if (m->cards->ability[row].point != POINT_SOLDIER_TURN)
            needs &= wf_window_facts(m->brief[row].needs);
    return (uint8_t)needs;
}

/* ---- of a card --------------------------------------------------------------- */

/* Ranges that a table of {range, ...} has a row for, as bits. */
static unsigned ranges_of(const int16_t *table)
{
    unsigned bits = 0;
    for (int i = 0; i < table[0]; i++)
        bits |= 1u << wf_row(table, i, RANGE_WIDE)[RANGE_OF];
    return bits;
}

/* The first Era or Nation of that title. */
static uint16_t first_of(const struct grog_match *m, enum card_kind kind, int16_t card)
{
    GROG_EACH_OF(m, kind, c)
        if (wf_is_one(m, (int16_t)*c, card))
            return *c;
    return 0;
}
static uint16_t era_of(const struct grog_match *m, int16_t era) { return first_of(m, OF_ERA, era); }

/* WF-WPN-03, WF-PMT-07  Has it a word by which its Attacks are Thrown, as Grenades have? */
static bool is_thrown(const struct grog_match *m, const int16_t *words)
{
    for (int i = 0; i < words[0]; i++)
        if (numbers_of(m, wf_listed(words, i).card)[KEYWORD_THROWN])
            return true;
    return false;
}

/* Its Modes (WF-WPN-14) and Ranges; WF-WPN-37: it weighs more with more Ammo than it comes with. */
static void note_weapon(const struct grog_match *m, const int16_t *n, struct wf_note *out)
{
    out->is |= IS_WEAPON | (n[WEAPON_MOUNTED] || n[WEAPON_PART] ? 0 : IS_GEAR)
             | (n[WEAPON_EXPENDED] && !n[WEAPON_PART] && !is_tank(n) ? COMES_IN_UNITS : 0)
             | (n[WEAPON_PART] ? IS_PART : 0) | (n[WEAPON_BIPOD] ? HAS_BIPOD : 0)
             | (wf_has_dear_mode(n) ? HAS_DEAR_MODE : 0)
             | (n[WEAPON_CALIBER] || n[WEAPON_EXPENDED] ? IS_COUNTED : 0)
             | (n[WEAPON_SINGLE_SHOT] ? IS_SINGLE_SHOT : 0) | (is_thrown(m, n + WEAPON_KEYWORDS) ? IS_THROWN : 0);
    if (n[WEAPON_CALIBER])
        out->ammo = (uint16_t)(1 + grog_card(m, (uint16_t)n[WEAPON_CALIBER])->ordinal % (AMMO_TYPES - 1));
    out->era = n[WEAPON_ERA] ? (uint16_t)(era_of(m, n[WEAPON_ERA]) + 1) : 0;      /* WF-ERA-07  none: of every */
    out->weight = n[WEAPON_MOUNTED] || n[WEAPON_PART] ? 0 : n[WEAPON_WEIGHT] < 0 ? n[WEAPON_COST] : n[WEAPON_WEIGHT];
    out->plain = n[WEAPON_EXPENDED] && n[WEAPON_PART] ? INT16_MAX : n[WEAPON_EXPENDED] && !is_tank(n) ? -1
               : (n[WEAPON_CALIBER] || n[WEAPON_EXPENDED]) && n[WEAPON_AMMO] ? n[WEAPON_AMMO] : INT16_MAX;
    out->ranges = (uint16_t)ranges_of(n + WEAPON_RANGES);
    for (unsigned mode = 0; mode < GUN_MODES; mode++)
        if (n[WEAPON_MODES + mode])
            out->modes |= (uint8_t)(1u << mode);
}

/* What wf_is_one asks. */
_Static_assert(sizeof(struct wf_note) == WF_OUTFIT_NOTE, "room for a note");
void wf_note_outfit(const struct grog_match *m, uint16_t card, void *note)
{
    struct wf_note *out = note;
    if (kind_of(m, card) == OF_NATION || kind_of(m, card) == OF_ERA)
        out->one = first_of(m, kind_of(m, card), (int16_t)card);
}

void wf_note_card(const struct grog_match *m, uint16_t card, void *note)
{
    struct wf_note *out = note;
    const int16_t *n = numbers_of(m, card);
    bool broad = grog_has_rows(m, card, grog_about_point(m, GROG_BROAD_POINTS, POINT_SOLDIER_TURN));
    bool own = grog_has_rows(m, card, grog_about_point(m, GROG_OWN_POINTS, POINT_SOLDIER_TURN));
    bool played = kind_of(m, card) == OF_ACTION && n[ACTION_SUPPORT] < 0;       /* from the hand: it has no own rows */
    note_needs(m, card, out);
    if (broad || (own && !played))
        out->is |= HAS_USE | (is_gear(kind_of(m, card)) && uses_of(m, card) > 1 ? HAS_CHOICE : 0);
    if (is_soldier(kind_of(m, card)))
        out->ranges = wf_find_unarmed(m, card);
    if (is_soldier(kind_of(m, card)) && wf_is_equipped(m, card))
        out->era = (uint16_t)(era_of(m, n[SOLDIER_ERA]) + 1);
    if (is_soldier(kind_of(m, card)))
        out->is |= (wf_traits(kind_of(m, card)).acts ? 0 : NEVER_ACTS) | (wf_vehicle(m, card) ? IS_VEHICLE : 0);
    switch (kind_of(m, card)) {
    case OF_WEAPON:    note_weapon(m, n, out); break;
    case OF_EQUIPMENT:
        out->is |= IS_GEAR | (n[EQUIPMENT_COVERAGE] ? IS_ARMOR : 0) | (n[EQUIPMENT_FITS] ? IS_ATTACHMENT : 0);
        out->era = n[EQUIPMENT_ERA] ? (uint16_t)(era_of(m, n[EQUIPMENT_ERA]) + 1) : 0;    /* WF-ERA-07 */
        out->weight = n[EQUIPMENT_WEIGHT] < 0 ? n[EQUIPMENT_COST] : n[EQUIPMENT_WEIGHT];
        out->plain = INT16_MAX;
        break;
    case OF_SKILL:
        out->is |= n[SKILL_UPKEEP] || n[SKILL_UPKEEP_CARDS] ? HAS_UPKEEP : 0;
        break;
    case OF_MARKER:    out->is |= IS_MARKER; break;
    case OF_NATION:
    case OF_ERA:       wf_note_outfit(m, card, note); break;
    case OF_PLAYER:    out->is |= IS_PLAYER; break;
    case OF_SQUAD:     out->is |= IS_SQUAD | (is_thrown(m, n + SOLDIER_KEYWORDS) ? IS_THROWN : 0); break;
    case OF_SETTING:   out->ranges = wf_find_stealth(m); break;
    case OF_ENVIRONMENT:
        out->ranges = grog_nth_of_kind(m->cards, OF_ENVIRONMENT, grog_card(m, card)->ordinal + 1u);
        break;
    case OF_LOCATION: case OF_MISSION: case OF_OBJECTIVE: case OF_EXTRACTION:
        if (kind_of(m, card) == OF_MISSION || card == wf_first_card(m)) {
            out->ranges = grog_nth_of_kind(m->cards, OF_ENVIRONMENT, 0);
            if (card == wf_first_card(m))               /* it is asked of that one alone */
                wf_find_ammo(m, &out->ammo, &out->era);
        }
        out->is |= kind_of(m, card) == OF_LOCATION ? IS_LOCATION : 0;
        out->modes = (n[PLACE_SUCCESS] ? CAN_ATTEMPT : 0) | (n[PLACE_ENGAGE] >= 0 ? CAN_ENGAGE : 0)
                   | (wf_can_search(m, card) ? CAN_SEARCH : 0);
        break;
    case OF_ACTION:
        out->is |= played ? 0 : IS_SUPPORT;
        out->amount = (int8_t)n[ACTION_COVERT];
        out->modes = needs_in_windows(m, card);
        break;
    case OF_TARGET:
        out->is |= IS_TARGET;
        out->amount = (int8_t)n[TARGET_RETICLES];
        break;
    case OF_HOSTILE:
        out->ranges = wf_find_other_side(m, card);
        out->modes = (wf_turns_for_a_cost(n) ? CAN_TURN : 0) | (n[HOSTILE_EVADE] ? CAN_EVADE : 0);
        out->amount = (int8_t)(n[HOSTILE_HITS] ? n[HOSTILE_HITS] : n[HOSTILE_RETICLES]);
        out->is |= (n[HOSTILE_DOOR] ? HAS_DOOR : 0)
                 | (grog_has_rows(m, card, grog_about_value(m, GROG_OWN_VALUES, VALUE_CAN_BE_ATTACKED))
                    ? IS_SCREENED : 0);
        break;
    default: break;
    }
}

/* ---- of the table ------------------------------------------------------------- */

static inline unsigned fact(bool holds, unsigned bit) { return (unsigned)holds * bit; }

/* A Weapon, among those with the same type of Ammo. */
static inline void shelve(struct look *k, unsigned i, unsigned type)
{
    k->alike[i] = k->type_first[type];
    k->type_first[type] = (uint8_t)(i + 1);
}

/* Put before those of its holder that were looked at before. */
static inline void look_at_item(struct look *k, const struct item *it, unsigned i)
{
    const struct wf_note *note = wf_note(k->m, it->thing.card);
    unsigned holder = it->holder, is = note->is;
    k->next[i] = k->first[holder];
    k->first[holder] = (uint8_t)(i + 1);
    k->own[holder] |= k->m->topics[GROG_OWN_VALUES][GROG_ALL_TOPICS][it->thing.card];
    if (it->marks & MARK_JAMMED)
        is |= IS_JAMMED;
    if (note->ammo) {
        is |= HAS_AMMO | (it->flags & ITEM_EMPTY ? IS_EMPTY : 0u);
        k->facts |= it->count < (uint16_t)note->plain ? SOME_LACK : 0;      /* below 0: of as many as one likes */
        shelve(k, i, note->ammo);
    }
    k->facts |= wf_can_reload(it) ? SOME_EMPTY : 0;
    k->is[i] = is;
    k->has[holder] |= is;
    k->weight[i] = it->count <= note->plain && !it->extra ? note->weight : (int16_t)wf_weight(k->m, it);
    k->load[holder] = (int16_t)(k->load[holder] + k->weight[i]);
}

static void begin(struct look *k, const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices,
                  struct targets *t)
{
    grog_no_voices(voices);
    k->m = m, k->g = g, k->w = const_wf(g), k->voices = voices, k->targets = t;
    t->seen = false;
    k->facts = k->things_at = k->hostiles_at = 0;
    k->front = 0;
    k->some_wait = k->some_turn = false;
    k->helped = 0;
    k->moves_heard = false;
    k->own[0] = 0;
    memset(k->first, 0, sizeof k->first);
    memset(k->has, 0, sizeof k->has);
    memset(k->load, 0, sizeof k->load);
    memset(k->here, 0, sizeof k->here);
    memset(k->type_first, 0, sizeof k->type_first);
    for (unsigned space = 0; space <= SPACES; space++)
        k->penalty[space] = UNKNOWN;
}

static inline void look_at_soldier(struct look *k, const struct soldier *s, unsigned i)
{
    k->spare[i] = UNKNOWN;
    const struct wf_note *note = wf_note(k->m, s->thing.card);
    k->era[i] = note->era;
    k->facts |= note->is & IS_VEHICLE ? SOME_VEHICLE : 0;
    k->own[i + 1] = k->m->topics[GROG_OWN_VALUES][GROG_ALL_TOPICS][s->thing.card];
    if (!in_play(s)) {
        k->some_wait = k->some_wait || s->fate == WAITING;
        return;
    }
    k->here[s->place] |= (uint16_t)(1u << i);
    if (!k->front || (ahead(k->w) > 0 ? s->place > k->front : s->place < k->front))
        k->front = s->place;
    if (s->wound[0] | s->suppress | s->xp)              /* most have none of it */
        k->facts |= (uint16_t)(fact(s->wound[0], SOME_WOUND) | fact(s->suppress, SOME_SUPPRESS) | fact(s->xp, SOME_XP));
}

/* Slots of items that are or were used. */
static inline unsigned items_used(const struct warfighter *w)
{
    unsigned n = 0;
    if (!grog_unused(&w->item[ITEMS - 1].thing))
        return ITEMS;
    while (n + 8 < ITEMS && !grog_unused(&w->item[n + 7].thing))
        n += 8;                                         /* none before one that was used never was */
    while (!grog_unused(&w->item[n].thing))             /* the last is not, so that it ends */
        n++;
    return n;
}

void wf_look_around(struct look *k, const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices,
                    struct targets *t)
{
    const struct warfighter *w = const_wf(g);
    unsigned some_turn = 0;
    begin(k, m, g, voices, t);
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&w->soldier[i].thing); i++)
        look_at_soldier(k, &w->soldier[i], i);
    for (unsigned i = items_used(w); i-- > 0;)          /* from the last on, so that chains rise */
        if (w->item[i].thing.live)
            look_at_item(k, &w->item[i], i);
    EACH_HOSTILE(w, i) {
        uint16_t space = (uint16_t)(1u << w->hostile[i].place);
        const struct wf_note *note = wf_note(m, w->hostile[i].thing.card);
        k->things_at |= space;
        if (note->is & IS_TARGET)
            continue;
        k->hostiles_at |= space;
        some_turn |= note->modes;
    }
    EACH_SUPPORT(w, i)
        if (wf_note(m, w->support[i].thing.card)->is & HAS_USE)
            k->helped |= 1u << w->support[i].player;
    k->some_turn = some_turn != 0;
    k->facts |= k->things_at ? SOME_HOSTILE : 0;
}

void wf_look_at_one(struct look *k, const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                    struct grog_voices *voices, struct targets *t)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    begin(k, m, g, voices, t);
    look_at_soldier(k, &w->soldier[soldier], soldier);
    for (unsigned i = items_used(w); i-- > 0;)
        if (w->item[i].thing.live && w->item[i].holder == soldier + 1)
            look_at_item(k, &w->item[i], i);
}

/* The fact, if it holds: without a branch, since nobody could guess it. */

uint16_t wf_facts_of(const struct look *k, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &k->w->soldier[soldier];
    unsigned calm = s->suppress ? 0 : s->actions > 0 ? HE_IS_CALM | HE_CAN_ACT : HE_IS_CALM, place = s->place;
    return (uint16_t)(k->facts | calm | (s->flags & SOLDIER_WENT ? 0 : HE_STAYED) | fact(s->attacks, HE_ATTACKED)
                      | fact(k->here[place] == 1u << soldier, HE_IS_ALONE) | fact(place == k->front, HE_IS_FRONT)
                      | (k->things_at >> place & 1) * SOME_HERE | (~(unsigned)k->hostiles_at >> place & 1) * NONE_HERE);
}
