/* SPDX-License-Identifier: MIT */
/* chart.c -- the row of a chart that an Attack is looked up in: by Range, of a Squad by Health too, or Hand to Hand. */
#include "common.h"
#include "attack.h"
#include "forecast.h"
#include "hand_to_hand.h"
#include "notes.h"
#include "striking.h"
#include "threat.h"
#include "wounds.h"

/* The card that it is made with. */
static uint16_t weapon_of(const struct warfighter *w, const struct grog_frame *f)
{
    return w->item[grog_ref_slot(f->with)].thing.card;
}

/* The row of a table {range, ...} or, of a Squad Soldier, {health, range, ...} that fits; NULL if none. */
static const int16_t *row_at(const int16_t *table, unsigned wide, int health, int range)
{
    for (int i = 0; i < table[0]; i++) {
        const int16_t *row = wf_row(table, i, wide);
        if (health ? row[0] == health && row[1] == range : row[RANGE_OF] == range)
            return row;
    }
    return NULL;
}

/* WF-WPN-03, WF-PMT-07  Of its Mode, if that is Hand to Hand or Thrown; else of what it is made with. */
static enum attack_type type_of(const struct grog_match *m, uint16_t card, unsigned mode)
{
    if (is_melee(mode))
        return MELEE_ATTACK;
    return mode == THROWN || (wf_note(m, card)->is & IS_THROWN) ? THROWN_ATTACK : RANGED_ATTACK;
}

enum attack_type wf_attack_type(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    bool his = attack->actor && grog_ref_array(attack->actor) == ARRAY_SOLDIER;
    uint16_t own = his ? w->soldier[grog_ref_slot(attack->actor)].thing.card : 0;
    return type_of(m, attack->with ? weapon_of(w, attack) : own, attack->mode);
}

unsigned wf_reach(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    unsigned ranges = wf_note(m, weapon)->ranges;
    if (type_of(m, weapon, mode) == THROWN_ATTACK)
        ranges &= 1u;                                   /* WF-ATK-47  a Thrown Attack has Range 0 only */
    return ranges;
}

unsigned wf_own_reach(const struct grog_match *m, const struct soldier *s)
{
    const int16_t *table = numbers_of(m, s->thing.card) + SQUAD_HITS;
    int health = wf_health(m, s);
    unsigned ranges = 0;
    for (int i = 0; i < table[0]; i++)
        if (wf_squad_hit(table, i).health == health)
            ranges |= 1u << wf_squad_hit(table, i).range;
    return type_of(m, s->thing.card, 0) == THROWN_ATTACK ? ranges & 1u : ranges;        /* WF-ATK-47 */
}

/* WF-ATK-38, WF-WPN-13, WF-ATK-07  {range, Reload, Hit} for the Range to the target; NULL: out of Range.  A Squad
 * Soldier's row is {range, nothing, Hit} as well: his own chart has Health before it.  Hand to Hand (WF-HTH-01):
 * {dice, Stumble, Hit, Penetration, Aim}. */
const int16_t *wf_chart(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    GROG_ASSERT(grog_ref_array(attack->target) == ARRAY_HOSTILE);
    GROG_ASSERT(grog_ref_array(attack->actor) == ARRAY_SOLDIER);
    const struct soldier *s = &w->soldier[grog_ref_slot(attack->actor)];
    const struct hostile *h = &w->hostile[grog_ref_slot(attack->target)];
    int far = (int)apart(w, s->place, h->place);
    if (is_melee(attack->mode))                         /* WF-HTH-03, WF-HTH-04: the card that he is Engaged with */
        return wf_strikes(w, s, attack->target)
             ? wf_melee_row(m, attack->with ? weapon_of(w, attack) : wf_unarmed(m, s), attack->mode) : NULL;
    if (attack->with && !(wf_reach(m, weapon_of(w, attack), attack->mode) >> far & 1))
        return NULL;
    if (attack->with)
        return row_at(numbers_of(m, weapon_of(w, attack)) + WEAPON_RANGES, RANGE_WIDE, 0, far);
    if (far && type_of(m, s->thing.card, attack->mode) == THROWN_ATTACK)
        return NULL;
    return row_at(numbers_of(m, s->thing.card) + SQUAD_HITS, RANGE_WIDE, wf_health(m, s), far);
}

/* ---- of a Hostile ------------------------------------------------------------ */

/* NAM-HTN-17  The column is one of Wounds and of other results together: NULL where it has those alone. */
static WF_RARE const int16_t *unless_results(const int16_t *n, const int16_t *column, int active)
{
    const int16_t *other = wf_column(n + HOSTILE_RESULTS, ASSAULT_WIDE, active);
    return other && column && other[0] > column[0] ? NULL : column;
}

/* WF-HAT-04  Its column of the chart, if there are Wounds in that. */
static inline __attribute__((always_inline)) const int16_t *wound_column(const struct grog_match *m,
                                                                         const struct hostile *h)
{
    const int16_t *n = numbers_of(m, h->thing.card);
    int active = wf_active(m, h);
    const int16_t *column = wf_column(n + HOSTILE_CHART, ASSAULT_WIDE, active);
    return n[HOSTILE_RESULTS] ? unless_results(n, column, active) : column;
}

const int16_t *wf_wound_column(const struct grog_match *m, const struct hostile *h) { return wound_column(m, h); }

/* WF-HAT-10, WF-HAT-04, WF-SHW-91  The Wounds that the chart's column gives for a roll; 0: a Miss. */
int wf_wounds_by_chart(const struct grog_match *m, const struct hostile *h, int roll)
{
    const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_CHART, *column = wound_column(m, h);
    int wounds = 0, rows = column ? table[0] : 0;
    for (int i = 0; i < rows; i++) {
        struct wf_assault_row row = wf_assault_row(table, i);
        if (row.active == column[0] && roll >= row.roll && row.wounds > wounds)
            wounds = row.wounds;
    }
    return wounds;
}

/* The least roll of the entry with Wounds that a roll comes to; 0: to none. */
static int wounds_from(const int16_t *table, const int16_t *column, int roll)
{
    int from = 0;
    for (int i = 0; column && i < table[0]; i++) {
        struct wf_assault_row row = wf_assault_row(table, i);
        if (row.active == column[0] && row.wounds > 0 && roll >= row.roll && row.roll > from)
            from = row.roll;
    }
    return from;
}

/* CHT-HTN-15, NAM-HTN-17  The other result that its card gives for a roll, in the same column as the Wounds and above
 * them; 0: none. */
int wf_result_by_chart(const struct grog_match *m, const struct hostile *h, int roll)
{
    const int16_t *chart = numbers_of(m, h->thing.card) + HOSTILE_CHART;
    const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_RESULTS;
    if (!table[0])
        return 0;
    const int16_t *column = wf_column(table, ASSAULT_WIDE, wf_active(m, h));
    const int16_t *wounding = wound_column(m, h);
    if (column && wounding && wounding[0] > column[0])  /* NAM-HTN-17  that column has no such entry */
        return 0;
    int result = 0;
    int from = wounds_from(chart, wounding, roll) + 1;  /* NAM-HTN-17  Wounds stand there instead */
    for (int i = 0; column && i < table[0]; i++) {
        struct wf_assault_row row = wf_assault_row(table, i);
        if (row.active == column[0] && roll >= row.roll && row.roll >= from)
            result = row.wounds, from = row.roll;
    }
    return result;
}

/* The least roll that wounds; DIE + 1: none does. */
int wf_least_roll(const struct grog_match *m, const struct hostile *h)
{
    const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_CHART, *column = wound_column(m, h);
    int least = DIE + 1;
    for (int i = 0; column && i < table[0]; i++) {
        struct wf_assault_row row = wf_assault_row(table, i);
        if (row.active == column[0] && row.wounds > 0 && row.roll < least)
            least = row.roll;
    }
    return least < 1 ? 1 : least;
}
