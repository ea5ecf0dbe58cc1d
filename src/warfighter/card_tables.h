/* SPDX-License-Identifier: MIT */
/* card_tables.h -- rows of the tables on cards, by the names of their columns.
 *
 * A table is its number of rows, and then the rows (numbers.h says which columns they have).  A row is handed out by
 * value; to ask for one that is not there is a mistake. */
#ifndef WARFIGHTER_CARD_TABLES_H
#define WARFIGHTER_CARD_TABLES_H

#include "base/assert.h"

#include <stdint.h>

static inline const int16_t *wf_row(const int16_t *table, int i, unsigned columns)
{
    GROG_ASSERT(i >= 0 && i < table[0]);
    return table + 1 + (unsigned)i * columns;
}

/* Cards, each with a number: keywords, printed gear, counters, decks with their spaces. */
struct wf_listed { uint16_t card; int16_t n; };
static inline struct wf_listed wf_listed(const int16_t *list, int i)
{
    const int16_t *row = wf_row(list, i, 2);
    return (struct wf_listed){ (uint16_t)row[0], row[1] };
}

/* A number that counts from (or up to, or at) so much: values by points, costs by Hostiles, Actions by Health. */
struct wf_level { int16_t at, is; };
static inline struct wf_level wf_level(const int16_t *table, int i)
{
    const int16_t *row = wf_row(table, i, 2);
    return (struct wf_level){ row[0], row[1] };
}

/* A Weapon's chart.  (What hits stands in the same column of a chart for Hand to Hand Combat and of a Squad
 * Soldier's.) */
enum { RANGE_WIDE = 3, RANGE_OF = 0, RANGE_RELOAD, CHART_HIT };
/* A Squad Soldier's. */
struct wf_squad_hit { int16_t health, range, hit; };
static inline struct wf_squad_hit wf_squad_hit(const int16_t *table, int i)
{
    const int16_t *row = wf_row(table, i, 3);
    return (struct wf_squad_hit){ row[0], row[1], row[2] };
}

/* A Hostile's chart: from so many active on, by such a roll, so many Wounds (or another result). */
enum { ASSAULT_WIDE = 3, LEVEL_WIDE = 2, LISTED_WIDE = 2 };
struct wf_assault_row { int16_t active, roll, wounds; };
static inline struct wf_assault_row wf_assault_row(const int16_t *table, int i)
{
    const int16_t *row = wf_row(table, i, 3);
    return (struct wf_assault_row){ row[0], row[1], row[2] };
}

/* Body Armor: Body Locations from and to, and the Cover there. */
struct wf_protection { int16_t from, to, cover; };
static inline struct wf_protection wf_protection(const int16_t *table, int i)
{
    const int16_t *row = wf_row(table, i, 3);
    return (struct wf_protection){ row[0], row[1], row[2] };
}

/* A Weapon with Proximity: at this Range, by such a roll, so many Hits. */
struct wf_proximity { int16_t range, roll, hits; };
static inline struct wf_proximity wf_proximity(const int16_t *table, int i)
{
    const int16_t *row = wf_row(table, i, 3);
    return (struct wf_proximity){ row[0], row[1], row[2] };
}

/* A section of the Noise Track: its spaces, and the dice up to which a Hostile that hears goes for the alarm, and
 * pauses. */
enum { SECTION_WIDE = 3, SECTION_SPACES = 0, SECTION_ALARM, SECTION_PAUSES };

#endif
