/* SPDX-License-Identifier: MIT */
/* team.c -- Purchasing Your Cards: what a team is, and whether it may go.
 *
 * A team is a list of cards: each Soldier, followed by what is bought for him.  The number
 * behind a Soldier is his seat, from 1; behind a Weapon with Ammo it is 1 and the sets of extra
 * Ammo; behind other items it is how many of them. */
#include "common.h"
#include "abilities.h"
#include "ammo.h"
#include "arms.h"
#include "before.h"
#include "contracts.h"
#include "deal.h"
#include "divinity.h"
#include "eras.h"
#include "errands.h"
#include "extraction.h"
#include "field.h"
#include "gear.h"
#include "jtac.h"
#include "k9.h"
#include "medals.h"
#include "optional_rules.h"
#include "outfit.h"
#include "overwatch.h"
#include "report.h"
#include "sides.h"
#include "team.h"
#include "types.h"
#include "vehicles.h"
#include "kernel/market.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- what is chosen -------------------------------------------------------- */

uint16_t wf_first_of(const struct grog_match *m, unsigned kind)
{
    GROG_EACH_OF(m, kind, c)
        return *c;
    return 0;
}

/* WF-SET-07  One Mission card. */
uint16_t wf_mission_card(const struct grog_match *m)
{
    uint16_t chosen = (uint16_t)m->setup[SETUP_MISSION];
    return chosen || m->setup[SETUP_START] ? chosen : wf_first_of(m, OF_MISSION);   /* WF-OFF-14  or none */
}

static uint16_t chosen_or(const struct grog_match *m, unsigned row, unsigned suggestion, enum card_kind kind)
{
    uint16_t mission = wf_mission_card(m), chosen = (uint16_t)m->setup[row];
    if (!chosen && mission)
        chosen = (uint16_t)numbers_of(m, mission)[suggestion];
    return chosen ? chosen : wf_first_of(m, kind);
}

/* WF-SET-08, WF-OBC-06  One Objective card, of the Mission's Region. */
uint16_t wf_objective_card(const struct grog_match *m)
{
    if (m->setup[SETUP_START] && m->setup[SETUP_MISSION])
        return 0;                                       /* WF-DEF-07  none */
    return chosen_or(m, SETUP_OBJECTIVE, MISSION_GOAL, OF_OBJECTIVE);
}
/* WF-SET-13, WF-SET-74  One deck of Hostiles: chosen, or the Mission's. */
uint16_t wf_force(const struct grog_match *m)
{
    return wf_with_medals(m, chosen_or(m, SETUP_HOSTILES, MISSION_FORCE, OF_FORCE));       /* WF-MED-06 */
}

/* The first team made for the Mission. */
static uint16_t usual_team(const struct grog_match *m)
{
    GROG_EACH_OF(m, OF_TEAM, c)
        if ((uint16_t)numbers_of(m, *c)[TEAM_MISSION] == wf_mission_card(m))
            return *c;
    return wf_first_of(m, OF_TEAM);
}

/* The ready-made team that goes; 0: it is made of single cards. */
static uint16_t ready_team(const struct grog_match *m)
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(m, SETUP_TEAM, &n);
    return n == 0 ? usual_team(m) : n == 1 && kind_of(m, list[0].card) == OF_TEAM ? list[0].card : 0;
}

static unsigned listed_on(const struct grog_match *m, uint16_t team, unsigned field, struct grog_listed *out,
                          unsigned most)
{
    const int16_t *cards = numbers_of(m, team) + field;
    unsigned n = (unsigned)cards[0] < most ? (unsigned)cards[0] : most;
    for (unsigned i = 0; i < n; i++)
        out[i] = (struct grog_listed){ wf_listed(cards, (int)i).card, (uint16_t)wf_listed(cards, (int)i).n };
    return n;
}

unsigned wf_team_cards(const struct grog_match *m, struct grog_listed out[TEAM_ROOM])
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(m, SETUP_TEAM, &n);
    uint16_t team = ready_team(m);
    if (team)
        return listed_on(m, team, TEAM_CARDS, out, TEAM_ROOM);
    n = n > TEAM_ROOM ? TEAM_ROOM : n;
    for (unsigned i = 0; i < n; i++)
        out[i] = list[i];
    return n;
}

/* ---- its terms: what goes with a team wherever it goes -------------------------- */

static const uint8_t terms[] = { SETUP_CONTRACT, SETUP_REPUTATION, SETUP_ESCALATION, SETUP_OVERWATCH, SETUP_ADDED,
                                 SETUP_OBJECTIVE };

/* Where a team's card has them; 0: it has none of this row. */
static const unsigned term_fields[SETUPS] = {
    [SETUP_CONTRACT] = TEAM_CONTRACT, [SETUP_REPUTATION] = TEAM_REPUTATION, [SETUP_ESCALATION] = TEAM_ESCALATION,
    [SETUP_OVERWATCH] = TEAM_OVERWATCH, [SETUP_ADDED] = TEAM_ADDED,
};

/* A draft is no team yet. */
static uint16_t bringer(const struct grog_match *m, unsigned row)
{
    return term_fields[row] && !m->draft ? ready_team(m) : 0;
}

uint16_t wf_usual_term(const struct grog_match *m, unsigned row)
{
    uint16_t team = bringer(m, row);
    return team ? (uint16_t)numbers_of(m, team)[term_fields[row]] : 0;
}

unsigned wf_usual_terms(const struct grog_match *m, unsigned row, struct grog_listed *out, unsigned most)
{
    uint16_t team = bringer(m, row);
    return team ? listed_on(m, team, term_fields[row], out, most) : 0;
}

/* ---- what it costs ---------------------------------------------------------- */

/* What it costs here beside what its card says. */
static bool is_free(const struct grog_match *m, uint16_t card)
{
    switch (kind_of(m, card)) {
    case OF_SKILL: return !m->base[VALUE_SKILLS_COUNT];                 /* WF-PLC-22  Skills of a campaign's Soldiers */
    case OF_MEDAL: return m->base[VALUE_MEDALS] == MEDALS_FREE;         /* WF-MED-02  Medals in a campaign */
    default:       return false;
    }
}

static int charged(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    return is_free(m, at[i].card) ? 0 : wf_charged(m, at, i);
}

/* Where they do not bind (WF-PMT-22) they are still what a Mission is meant for. */
static int resources(const struct grog_match *m)
{
    uint16_t mission = wf_mission_card(m);
    return mission ? numbers_of(m, mission)[MISSION_RESOURCES] + wf_sitrep_points(m) : 0;
}

/* ---- may it be bought? ------------------------------------------------------- */

static bool says(const struct grog_match *m, const struct wf_refusal *r, struct grog_error *why)
{
    char rules[GROG_TEXT_MAX] = "";
    if (r->rules[0])
        snprintf(rules, sizeof rules, " (%s)", r->rules);
    if (r->card)
        grog_fail(why, 0, "%s for %s: %s%s", grog_card(m, r->card)->name, grog_card(m, r->whom)->name, r->because,
                  rules);
    else if (r->whom)
        grog_fail(why, 0, "%s: %s%s", grog_card(m, r->whom)->name, r->because, rules);
    else
        grog_fail(why, 0, "%s%s", r->because, rules);
    return false;
}

static bool refuse(struct grog_error *why, const struct grog_match *m, uint16_t soldier, uint16_t card,
                   const char *because, const char *rules)
{
    return says(m, &(struct wf_refusal){ soldier, card, because, rules }, why);
}

/* What the cards alone say of them. */
static bool kinds_fit(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    struct wf_refusal r = { 0, 0, n ? "a team begins with a Soldier" : "there is no team", "" };
    bool ok = n && is_soldier(kind_of(m, at[0].card));
    for (unsigned i = 0; ok && i < n; i++)
        ok = wf_card_fits(m, &at[i], &r);
    return (ok && wf_size_fits(m, at, n, &r) && wf_is_once(m, at, n, &r)) || says(m, &r, why);
}

static bool members_fit(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    struct wf_refusal r;
    return wf_members_fit(m, wf_setting(m), at, n, &r) || says(m, &r, why);
}

/* What no card makes wrong, but one more can mend. */
static bool is_whole(const struct grog_match *m, struct grog_error *why)
{
    struct grog_listed at[TEAM_ROOM];
    unsigned n = wf_team_cards(m, at);
    for (unsigned i = 0; i < n; i++)
        if (kind_of(m, at[i].card) == OF_PLAYER)
            return wf_errand_fits(m, at, n, why);
    grog_fail(why, 0, "a team needs a Player Soldier (WF-BUY-02)");
    return false;
}

/* What cards say of a Soldier before the Mission. */
static int said_of(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned value)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    return grog_value(m, g, value, &about, NULL);
}

/* WF-BUY-05  Not more than the Mission's Resources; WF-SET-39, WF-OPT-11: with what a Sitrep and rules give. */
static bool cost_fits(const struct grog_match *m, const struct grog_game *g, const struct grog_listed *at, unsigned n,
                      struct grog_error *why)
{
    int cost = 0, most = resources(m);
    uint16_t transport = wf_transport(m), each = transport ? (uint16_t)numbers_of(m, transport)[TRANSPORT_EQUIPS] : 0;
    if (!wf_said(m, g, VALUE_COST_BINDS) || !wf_mission_card(m) || m->setup[SETUP_START])
        return true;            /* WF-PMT-22  where the limit does not bind; WF-OFF-14, WF-CMP-10: or is the Sheet's */
    for (unsigned i = 0; i < n; i++)
        cost += charged(m, at, i)
              + (each && is_soldier(kind_of(m, at[i].card)) ? numbers_of(m, each)[EQUIPMENT_COST] : 0);
    cost += transport ? numbers_of(m, transport)[TRANSPORT_COST] : 0;          /* WF-SHO-05, WF-AIR-06  and transport */
    cost += wf_ways_cost(m);                            /* WF-SHW-08  and the ways in and out */
    EACH_MEMBER(const_wf(g), i)
        most += said_of(m, g, i, VALUE_RESOURCES);
    if (cost <= most)
        return true;
    grog_fail(why, 0, "the team costs %d Resource Points; the Mission has %d (WF-BUY-05)", cost, most);
    return false;
}

/* WF-SOL-10, WF-BUY-06  Each carries what he can. */
static bool loads_fit(const struct grog_match *m, const struct grog_game *g, struct grog_error *why)
{
    EACH_MEMBER(const_wf(g), i) {
        uint16_t card = const_wf(g)->soldier[i].thing.card;
        int carries = wf_load(m, const_wf(g), i), can = wf_loadout(m, g, i);
        if (wf_is_equipped(m, card) && carries > can) {
            grog_fail(why, 0, "%s carries %d and can carry %d (WF-SOL-10)", grog_card(m, card)->name, carries, can);
            return false;
        }
    }
    return true;
}

/* WF-VEH-07  No Vehicle goes inside. */
static bool all_can_go(const struct grog_match *m, const struct grog_game *g, struct grog_error *why)
{
    EACH_MEMBER(const_wf(g), i)                         /* NAM-VEH-27  some cannot go inside */
        if (!said_of(m, g, i, VALUE_CAN_GO))
            return refuse(why, m, const_wf(g)->soldier[i].thing.card, 0, "not on this Mission", "WF-VEH-07");
    return true;
}

/* WF-DIV-02..04, WF-DIV-06  Everybody may have what he has. */
static bool items_fit(const struct grog_match *m, const struct grog_game *g, struct grog_error *why)
{
    const struct warfighter *w = const_wf(g);
    int schools[SOLDIERS] = { 0 };
    EACH_ITEM(w, i) {
        unsigned holder = w->item[i].holder - 1u;
        uint16_t card = w->item[i].thing.card;
        schools[holder] += kind_of(m, card) == OF_SKILL && numbers_of(m, card)[SKILL_THEOLOGY];
        if (!wf_can_have(m, g, holder, i))
            return refuse(why, m, w->soldier[holder].thing.card, card, "he cannot have it", "WF-DIV-02");
    }
    EACH_SOLDIER(w, i)
        if (schools[i] != said_of(m, g, i, VALUE_THEOLOGIES))
            return refuse(why, m, w->soldier[i].thing.card, 0, "one School for Clergy, none for others",
                          "WF-DIV-04");
    return true;
}

/* What the team's cards and the Mission's say of it: on a table set up like the real one. */
static bool table_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    struct grog_game *g = calloc(1, m->system->state_bytes);
    struct grog_run r = { .m = m, .g = g };
    if (!g)
        return false;
    wf_muster(&r);
    wf_lay_path(&r);
    wf_lay_types(&r);
    bool ok = wf_ways_fit(m, g, why) && all_can_go(m, g, why) && cost_fits(m, g, at, n, why) && loads_fit(m, g, why)
           && items_fit(m, g, why) && wf_ammo_fits(m, const_wf(g), at, n, why);
    free(g);
    return ok;
}

static bool allows(const struct grog_match *m, struct grog_error *why)
{
    struct grog_listed at[TEAM_ROOM];
    if (!wf_first_card(m) || !wf_last_card(m) || !wf_force(m)) {
        grog_fail(why, 0, "there is no Mission: name a pack with --pack");
        return false;
    }
    if (m->setup[SETUP_TEAM] > TEAM_ROOM) {
        grog_fail(why, 0, "the team is too large");
        return false;
    }
    unsigned n = wf_team_cards(m, at);
    /* Who shops asks this of card after card: what looks through the whole box comes late. */
    return wf_before_fits(m, at, n, why) && wf_contract_fits(m, at, n, why)
        && wf_overwatch_fits(m, at, n, why) && kinds_fit(m, at, n, why) && wf_types_fit(m, at, n, why)
        && wf_can_strike(m, at, n, why) && wf_pairs_fit(m, at, n, why) && members_fit(m, at, n, why)
        && wf_choices_fit(m, why) && table_fits(m, at, n, why);
}

bool wf_fits(const struct grog_match *m, struct grog_error *why) { return allows(m, why) && is_whole(m, why); }

/* ---- the bill ------------------------------------------------------------------ */

static void price(const struct grog_match *m, const struct grog_listed *c, struct grog_bought *out)
{
    bool given = kind_of(m, c->card) == OF_MEDAL && is_free(m, c->card);
    *out = (struct grog_bought){ .card = c->card, .number = c->number, .most = -1,
                                 .cost = (int16_t)(given ? 0 : wf_cost_of(m, c)),
                                 .weight = (int16_t)wf_weight_of(m, c) };
}

static void bill(const struct grog_match *m, struct grog_bill *out)
{
    struct grog_listed at[TEAM_ROOM];
    struct grog_game *g = calloc(1, m->system->state_bytes);
    struct grog_run r = { .m = m, .g = g };
    unsigned member = 0, slot = 0;
    out->n = (uint16_t)(g ? wf_team_cards(m, at) : 0);
    if (g)
        wf_muster(&r);
    for (unsigned i = 0; i < out->n; i++) {
        struct grog_bought *b = &out->at[i];
        price(m, &at[i], b);
        b->cost = (int16_t)charged(m, at, i);
        bool soldier = is_soldier(kind_of(m, b->card));
        if (soldier)
            member = i;
        if (is_outfitted(kind_of(m, b->card))) {
            b->carries = (int16_t)wf_load(m, const_wf(g), slot);
            b->most = (int16_t)wf_loadout(m, g, slot);
        }
        b->member = (uint16_t)member;
        slot += soldier;
    }
    free(g);
}

/* What the ways in and out cost is spent before anybody shops: WF-SHW-08. */
static int purse(const struct grog_match *m) { return resources(m) - wf_ways_cost(m); }

const struct grog_market wf_market = {
    .list = SETUP_TEAM, .mission = SETUP_MISSION, .terms = terms, .n_terms = GROG_COUNT(terms), .keeps = RESULT_MEDAL,
    .sort = wf_sort_of, .purse = purse, .price = price,
    .allows = allows, .bill = bill, .drawn = wf_random_rescue, .by_lot = wf_by_lot,
};
