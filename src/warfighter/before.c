/* SPDX-License-Identifier: MIT */
/* before.c -- what a campaign hands to a Mission: circumstances, the Location where it starts, orders, Gear that is
 * partly used.
 *
 * All of it stands in the setup, so that a Mission of a campaign is a Mission like any other.  Circumstances are added
 * up when they are read and change nothing that is printed; a Location that lies where the Mission card or the
 * Objective would is a card of the path like others, and what only such a card says is then 0 (wf_numbers_as). */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "before.h"
#include "deal.h"
#include "eras.h"
#include "gear.h"
#include "tables.h"
#include "team.h"
#include "types.h"

/* ---- cards that lie in the place of others -------------------------------------------- */

const int16_t *wf_numbers_as(const struct grog_match *m, uint16_t card, unsigned kind)
{
    static const int16_t none[(int)MISSION_NUMBERS + (int)OBJECTIVE_NUMBERS] = { 0 };
    GROG_ASSERT(kind == OF_MISSION || kind == OF_OBJECTIVE);
    return card && kind_of(m, card) == kind ? numbers_of(m, card) : none;
}

const int16_t *wf_mission_numbers(const struct grog_match *m)
{
    return wf_numbers_as(m, wf_mission_card(m), OF_MISSION);
}

/* WF-OFF-11  In Location space 1, instead of a Mission card; WF-DEF-09  which else lies there. */
uint16_t wf_first_card(const struct grog_match *m)
{
    uint16_t mission = wf_mission_card(m);
    return mission ? mission : (uint16_t)m->setup[SETUP_START];
}

/* WF-DEF-10  In the space of the Objective, instead of its card. */
uint16_t wf_last_card(const struct grog_match *m)
{
    uint16_t objective = wf_objective_card(m);
    return objective ? objective : (uint16_t)m->setup[SETUP_START];
}

/* The Mission's; without its card that of the Location in its place, or of the Objective. */
int16_t wf_region(const struct grog_match *m)
{
    uint16_t first = wf_first_card(m), last = wf_last_card(m);
    int16_t region = first ? numbers_of(m, first)[PLACE_REGION] : 0;
    return region || !last ? region : numbers_of(m, last)[PLACE_REGION];
}

/* ---- circumstances ----------------------------------------------------------------------- */

int wf_sum_circumstances(const struct grog_match *m, unsigned field)
{
    unsigned n;
    int sum = 0;
    const struct grog_listed *at = grog_setup_list(m, SETUP_CIRCUMSTANCES, &n);
    for (unsigned i = 0; i < n; i++)                    /* WF-PLC-23  the same one again adds up */
        sum += numbers_of(m, at[i].card)[field] * (at[i].number ? at[i].number : 1);
    return sum;
}

static int within(int n, int least, int most) { return n < least ? least : n > most ? most : n; }

/* Has a type of the Mission cards for each space of the path? */
static bool is_path_laid_out(const struct grog_match *m)
{
    uint16_t type[TYPES_MOST];
    for (unsigned i = wf_types(m, type); i-- > 0;)
        if (numbers_of(m, type[i])[TYPE_PATH])
            return true;
    return false;
}

/* WF-MSN-25, WF-PLC-24, WF-DEF-30, WF-OFF-15, WF-OFF-17  Where the Mission says, or the chart; farther, or nearer.  It
 * stays on the track, behind the Objectives before it, and at the end of a path whose cards are given. */
int wf_objective_space(const struct grog_match *m)
{
    const int16_t *mission = wf_mission_numbers(m), *others = mission + MISSION_OTHERS;
    int least = 2, most = SPACES - (m->base[VALUE_EXTRACTS] ? 1 : 0), by = wf_circumstance(m, CIRCUMSTANCE_SPACE);
    if (!by || is_path_laid_out(m))
        return mission[MISSION_OBJECTIVE];
    for (int i = 0; i < others[0]; i++)
        least = wf_listed(others, i).n >= least ? wf_listed(others, i).n + 1 : least;
    return within(mission[MISSION_OBJECTIVE] + by, least, most);
}

/* WF-MSN-18, WF-PLC-26, WF-OFF-15, WF-OFF-17  The Time of the Mission, or the Turns of the chart; at least one. */
int wf_time(const struct grog_match *m)
{
    int by = wf_circumstance(m, CIRCUMSTANCE_TIME);
    return by ? within(wf_mission_numbers(m)[MISSION_TIME] + by, 1, MOST_TURNS) : wf_mission_numbers(m)[MISSION_TIME];
}

/* ---- the week ------------------------------------------------------------------------------ */

/* WF-DEF-01  What depends on the Week of the campaign asks for it here. */
int wf_week(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
            const struct grog_source *by, uint16_t word)
{
    (void)g, (void)about, (void)by, (void)word;
    return (int)m->setup[SETUP_WEEK];
}

/* ---- Gear that is partly used -------------------------------------------------------------- */

/* Does the card go with its last counter? */
static bool goes_with_counters(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    return kind_of(m, card) == OF_WEAPON ? n[WEAPON_EXPENDED] && !is_tank(n)
                                         : kind_of(m, card) == OF_EQUIPMENT && m->base[VALUE_SPENT_GOES];
}

/* How much of it there is: its counters, and the cards that stay without any. */
int wf_units_there(const struct grog_match *m, const struct item *i)
{
    return i->count + (goes_with_counters(m, i->thing.card) ? 0 : 1 + i->extra);
}

/* One counter of it; of what has none, a card of it.  Does any of it stay? */
static bool take_one(const struct grog_match *m, struct item *i)
{
    bool goes = goes_with_counters(m, i->thing.card), weapon = kind_of(m, i->thing.card) == OF_WEAPON;
    if (!i->count && !i->extra)
        return false;
    if (!i->count)
        i->extra--;
    else if (weapon)
        wf_drop_empty(i);
    else
        i->count--;
    int each = weapon ? 0 : (int)wf_counters(m, i->thing.card, 1);
    while (goes && each && i->extra && i->count <= each * i->extra)
        i->extra--;                                     /* WF-PMT-16  of several each goes with its own */
    return i->count || !goes;
}

static void take(struct grog_run *r, unsigned soldier, uint16_t card, unsigned n)
{
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i) {
        struct item *it = &w->item[i];
        bool stays = true;
        if (it->holder != soldier + 1 || it->thing.card != card)
            continue;
        for (; n && stays; n--)
            stays = take_one(r->m, it);
        if (!stays)
            wf_put_item_out(r, item_ref(w, i));
    }
}

/* Each Soldier of the list, and behind him what is missing of his Gear: so many counters; with one more, its card. */
void wf_take_used(struct grog_run *r, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    unsigned n;
    const struct grog_listed *at = grog_setup_list(r->m, SETUP_USED, &n);
    uint16_t who = 0;
    for (unsigned i = 0; i < n; i++) {
        if (is_soldier(kind_of(r->m, at[i].card)))
            who = at[i].card;
        else if (who == const_wf(r->g)->soldier[soldier].thing.card)
            take(r, soldier, at[i].card, at[i].number ? at[i].number : 1);
    }
}

/* ---- may it be set up? --------------------------------------------------------------------- */

static bool is_brought(const struct grog_match *m, const struct grog_listed *team, unsigned n, unsigned soldier,
                       uint16_t card)
{
    for (unsigned i = soldier + 1; i < n && !is_soldier(kind_of(m, team[i].card)); i++)
        if (team[i].card == card)
            return true;
    return wf_is_printed_on(m, team[soldier].card, card);
}

static bool used_fits(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why)
{
    unsigned listed, who = n;
    const struct grog_listed *at = grog_setup_list(m, SETUP_USED, &listed);
    for (unsigned i = 0; i < listed; i++) {
        bool soldier = is_soldier(kind_of(m, at[i].card));
        for (unsigned k = soldier ? n : 0; soldier && k-- > 0;)
            who = team[k].card == at[i].card ? k : who;
        if (who == n || (soldier ? team[who].card != at[i].card : !is_brought(m, team, n, who, at[i].card))) {
            grog_fail(why, 0, "%s: what is used belongs to a Soldier of the team, who stands before it",
                      grog_card(m, at[i].card)->name);
            return false;
        }
    }
    return true;
}

/* Only what speaks all through a Mission whoever has it. */
static bool orders_fit(const struct grog_match *m, struct grog_error *why)
{
    unsigned n;
    const struct grog_listed *at = grog_setup_list(m, SETUP_ORDERS, &n);
    for (unsigned i = 0; i < n; i++) {
        const struct grog_card_kind *k = &wf_card_kinds[kind_of(m, at[i].card)];
        if (!k->speaks || !k->is_word || !k->ownerless || k->lends) {
            grog_fail(why, 0, "%s: a %s does not speak all through a Mission", grog_card(m, at[i].card)->name, k->name);
            return false;
        }
    }
    return true;
}

/* WF-OFF-11, WF-OFF-14, WF-DEF-07, WF-DEF-10  A Location in the place of the Mission card, with an Objective in a space
 * and Turns from the chart; or in that of the Objective, with a Mission card. */
static bool start_fits(const struct grog_match *m, struct grog_error *why)
{
    const char *wrong = NULL;
    if (!m->setup[SETUP_START])
        return true;
    if (m->setup[SETUP_MISSION] && m->setup[SETUP_OBJECTIVE])
        wrong = "it lies where the Objective would: there is none beside it (WF-DEF-07)";
    else if (!m->setup[SETUP_MISSION] && !m->setup[SETUP_OBJECTIVE])
        wrong = "it lies where the Mission card would, and leads to an Objective (WF-OFF-10)";
    else if (!m->setup[SETUP_MISSION] && (wf_objective_space(m) < 2 || wf_time(m) < 1))
        wrong = "without a Mission card the circumstances say where the Objective lies, and for how long (WF-OFF-14)";
    if (wrong)
        grog_fail(why, 0, "%s: %s", grog_card(m, (uint16_t)m->setup[SETUP_START])->name, wrong);
    return !wrong;
}

/* WF-SET-73, WF-MSN-24  One Region. */
static bool region_fits(const struct grog_match *m, struct grog_error *why)
{
    int16_t region = wf_region(m), other = numbers_of(m, wf_last_card(m))[PLACE_REGION];
    if (region == other || !other)
        return true;
    grog_fail(why, 0, "%s: the Objective is of another Region (WF-MSN-24)", grog_card(m, wf_last_card(m))->name);
    return false;
}

bool wf_before_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    return start_fits(m, why) && region_fits(m, why) && orders_fit(m, why) && used_fits(m, at, n, why);
}
