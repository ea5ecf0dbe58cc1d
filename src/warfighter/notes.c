/* SPDX-License-Identifier: MIT */
/* notes.c -- what lists ask of a card, found once a match; and what a list looks up once (look.h). */
#include "look.h"

/* ---- of a card --------------------------------------------------------------- */

/* Ranges that a table of {range, ...} has a row for, as bits. */
static unsigned ranges_of(const int16_t *table)
{
    unsigned bits = 0;
    for (int i = 0; i < table[0]; i++)
        bits |= 1u << table[1 + 3 * i];
    return bits;
}

/* Its Modes (WF-WPN-14) and Ranges; WF-WPN-37: it weighs more with more Ammo than it comes with. */
static void note_weapon(const int16_t *n, struct wf_note *out)
{
    out->is |= IS_WEAPON | (n[WEAPON_MOUNTED] ? 0 : IS_GEAR) | (n[WEAPON_CALIBER] || n[WEAPON_EXPENDED] ? IS_COUNTED : 0)
             | (n[WEAPON_SINGLE_SHOT] ? IS_SINGLE_SHOT : 0);
    out->ammo = (uint16_t)n[WEAPON_CALIBER];
    out->era = (uint16_t)(n[WEAPON_ERA] + 1);
    out->weight = n[WEAPON_MOUNTED] ? 0 : n[WEAPON_WEIGHT] < 0 ? n[WEAPON_COST] : n[WEAPON_WEIGHT];
    out->plain = n[WEAPON_EXPENDED] ? -1 : n[WEAPON_CALIBER] && n[WEAPON_AMMO] ? n[WEAPON_AMMO] : INT16_MAX;
    out->ranges = (uint16_t)ranges_of(n + WEAPON_RANGES);
    for (unsigned mode = 0; mode < GUN_MODES; mode++)
        if (n[WEAPON_MODES + mode])
            out->modes |= (uint16_t)(1u << mode);
}

void wf_note_card(const struct grog_match *m, uint16_t card, void *note)
{
    struct wf_note *out = note;
    const int16_t *n = numbers_of(m, card);
    const struct grog_speech *says = &m->says[card];
    bool played = kind_of(m, card) == OF_ACTION && n[ACTION_SUPPORT] < 0;       /* from the hand, where none is itself */
    if ((says->of[GROG_BROAD_POINTS] | (played ? 0 : says->of[GROG_OWN_POINTS])) >> POINT_SOLDIER_TURN % 64 & 1)
        out->is |= HAS_USE;
    if (is_soldier(kind_of(m, card)) && wf_is_equipped(m, card))
        out->era = (uint16_t)(n[SOLDIER_ERA] + 1);
    switch (kind_of(m, card)) {
    case OF_WEAPON:    note_weapon(n, out); break;
    case OF_EQUIPMENT:
        out->is |= IS_GEAR | (n[EQUIPMENT_COVERAGE] ? IS_ARMOR : 0);
        out->era = (uint16_t)(n[EQUIPMENT_ERA] + 1);
        out->weight = n[EQUIPMENT_WEIGHT] < 0 ? n[EQUIPMENT_COST] : n[EQUIPMENT_WEIGHT];
        out->plain = INT16_MAX;
        break;
    case OF_SKILL:     out->era = (uint16_t)(n[SKILL_ERA] + 1); break;
    case OF_PLAYER:    out->is |= IS_PLAYER; break;
    case OF_SQUAD:     out->is |= IS_SQUAD; break;
    case OF_LOCATION:  out->is |= IS_LOCATION; break;
    case OF_ACTION:
        out->is |= played ? 0 : IS_SUPPORT;
        out->amount = n[ACTION_COVERT];
        break;
    case OF_TARGET:
        out->is |= IS_TARGET;
        out->amount = n[TARGET_RETICLES];
        break;
    case OF_HOSTILE:
        out->amount = n[HOSTILE_HITS] ? n[HOSTILE_HITS] : n[HOSTILE_RETICLES];
        out->is |= (n[HOSTILE_DOOR] ? HAS_DOOR : 0)
                 | (grog_speaks(m, card, grog_about_value(m, GROG_OWN_VALUES, VALUE_CAN_BE_ATTACKED)) ? IS_SCREENED : 0);
        break;
    default: break;
    }
}

/* ---- of what cards do ---------------------------------------------------------- */

uint8_t wf_needs(const struct grog_match *m, const struct grog_ability *a, uint8_t chooses)
{
    static const uint8_t of_target[TARGETS] = {
        [TARGET_A_WOUND] = SOME_WOUND, [TARGET_MY_WOUND] = SOME_WOUND, [TARGET_A_VEHICLE_WOUND] = SOME_WOUND,
        [TARGET_A_WEAPON] = SOME_EMPTY, [TARGET_MY_WEAPON] = SOME_EMPTY, [TARGET_A_HOSTILE] = SOME_HOSTILE,
        [TARGET_A_HOSTILE_HERE] = SOME_HOSTILE, [TARGET_A_HOSTILE_NEAR] = SOME_HOSTILE,
        [TARGET_A_WEAK_HOSTILE] = SOME_HOSTILE, [TARGET_EACH_HOSTILE] = SOME_HOSTILE,
        [TARGET_EACH_HOSTILE_HERE] = SOME_HOSTILE,
    };
    static const uint8_t of_effect[EFFECTS] = {
        [EFFECT_RALLY] = SOME_SUPPRESS, [EFFECT_RESUPPLY] = SOME_LACK, [EFFECT_FREE_ATTACK] = SOME_HOSTILE,
    };
    static const uint8_t of_cost[COSTS] = { [COST_XP] = SOME_XP };
    unsigned needs = a->effects ? UINT8_MAX : 0;        /* of all its effects: one that counts is enough */
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &m->cards->effect[a->effect + i];
        if (e->effect >= GROG_EFFECT_ADD)
            needs &= chooses ? UINT8_MAX : 0;
        else if (!chooses || m->system->targets[e->target].chosen)
            needs &= of_effect[e->effect] | (chooses ? of_target[chooses] : of_target[e->target]);
    }
    for (unsigned i = 0; i < GROG_PRICES && a->price[i].cost; i++)
        needs |= of_cost[a->price[i].cost];
    return (uint8_t)needs;
}

/* ---- of the table ------------------------------------------------------------- */

/* A Weapon, among those with the same type of Ammo. */
static void shelve(struct look *k, unsigned i, uint16_t ammo)
{
    unsigned t = 0;
    while (t < k->types && k->type[t] != ammo && t < AMMO_TYPES - 1)
        t++;
    if (t == k->types) {
        k->types++;
        k->type[t] = ammo;
        k->type_first[t] = (uint8_t)(i + 1);
    } else {
        k->alike[k->type_last[t] - 1] = (uint8_t)(i + 1);
    }
    k->type_last[t] = (uint8_t)(i + 1);
    k->shelf[i] = (uint8_t)t;
    k->alike[i] = 0;
}

static inline void look_at_item(struct look *k, const struct item *it, unsigned i)
{
    const struct wf_note *note = wf_note(k->m, it->thing.card);
    unsigned holder = it->holder, is = note->is;
    k->next[i] = 0;
    *(k->last[holder] ? &k->next[k->last[holder] - 1] : &k->first[holder]) = (uint8_t)(i + 1);
    k->last[holder] = (uint8_t)(i + 1);
    k->own[holder] |= k->m->says[it->thing.card].of[GROG_OWN_VALUES];
    if (it->marks & MARK_JAMMED)
        is |= IS_JAMMED;
    if (note->ammo) {
        is |= HAS_AMMO | (it->flags & ITEM_EMPTY ? IS_EMPTY : 0u);
        k->facts |= note->plain < 0 || it->count < note->plain ? SOME_LACK : 0;
        shelve(k, i, note->ammo);
    }
    k->facts |= it->flags & ITEM_EMPTY ? SOME_EMPTY : 0;
    k->is[i] = (uint16_t)is;
    k->has[holder] |= (uint16_t)is;
    k->weight[i] = it->count <= note->plain && !it->extra ? note->weight : (int16_t)wf_weight(k->m, it);
    k->load[holder] = (int16_t)(k->load[holder] + k->weight[i]);
}

static void begin(struct look *k, match_p m, game_p g, struct grog_voices *voices, struct targets *t)
{
    grog_no_voices(voices);
    k->m = m, k->g = g, k->w = const_wf(g), k->voices = voices, k->targets = t;
    t->seen = false;
    k->types = k->facts = 0;
    k->own[0] = 0;
    memset(k->first, 0, sizeof k->first);
    memset(k->last, 0, sizeof k->last);
    memset(k->has, 0, sizeof k->has);
    memset(k->load, 0, sizeof k->load);
    memset(k->here, 0, sizeof k->here);
    for (unsigned space = 0; space <= SPACES; space++)
        k->penalty[space] = UNKNOWN;
}

static inline void look_at_soldier(struct look *k, const struct soldier *s, unsigned i)
{
    k->spare[i] = UNKNOWN;
    k->own[i + 1] = k->m->says[s->thing.card].of[GROG_OWN_VALUES];
    if (!in_play(s))
        return;
    k->here[s->place] |= (uint16_t)(1u << i);
    k->facts |= (s->wound[0] ? SOME_WOUND : 0) | (s->suppress ? SOME_SUPPRESS : 0) | (s->xp ? SOME_XP : 0);
}

void wf_look_around(struct look *k, match_p m, game_p g, struct grog_voices *voices, struct targets *t)
{
    const struct warfighter *w = const_wf(g);
    begin(k, m, g, voices, t);
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&w->soldier[i].thing); i++)
        look_at_soldier(k, &w->soldier[i], i);
    EACH_ITEM(w, i)
        look_at_item(k, &w->item[i], i);
    EACH_HOSTILE(w, i) {
        k->facts |= SOME_HOSTILE;
        break;
    }
}

void wf_look_at_one(struct look *k, match_p m, game_p g, unsigned soldier, struct grog_voices *voices,
                    struct targets *t)
{
    const struct warfighter *w = const_wf(g);
    begin(k, m, g, voices, t);
    look_at_soldier(k, &w->soldier[soldier], soldier);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1)
            look_at_item(k, &w->item[i], i);
}
