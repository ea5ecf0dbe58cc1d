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
#include "overwatch.h"
#include "sides.h"
#include "team.h"
#include "types.h"
#include "vehicles.h"
#include "kernel/market.h"

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
    uint16_t force = chosen_or(m, SETUP_HOSTILES, MISSION_FORCE, OF_FORCE);
    return m->setup[SETUP_HOSTILES] ? force : wf_with_medals(m, force);         /* WF-MED-06 */
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

static int copies_of(const struct grog_listed *c) { return c->number ? c->number : 1; }

/* WF-BUY-15, WF-WPN-37  A card and its number. */
static int cost_of(const struct grog_match *m, const struct grog_listed *c)
{
    const int16_t *n = numbers_of(m, c->card);
    switch (kind_of(m, c->card)) {
    case OF_WEAPON:
        if (n[WEAPON_PART])                             /* CHT-WPN-13, CHT-WPN-14  by sets, or by counters */
            return n[WEAPON_EXPENDED] ? n[WEAPON_COST] * copies_of(c) : copies_of(c);
        return n[WEAPON_EXPENDED] && !is_tank(n) ? n[WEAPON_COST] * copies_of(c)
                                                 : n[WEAPON_COST] + copies_of(c) - 1;
    case OF_EQUIPMENT: return n[EQUIPMENT_COST] * copies_of(c);
    case OF_SKILL:     return n[SKILL_COST];
    case OF_RECORD:    return n[RECORD_COST];
    case OF_MEDAL:     return m->base[VALUE_MEDALS] == MEDALS_FREE ? 0 : n[MEDAL_POINTS];  /* WF-MED-02, WF-MED-17 */
    case OF_PLATFORM:  return n[PLATFORM_COST];
    default:           return n[SOLDIER_COST];
    }
}

/* WF-PMC-11, WF-WPN-37  What is chosen is free, extra Ammo for it is not; NAM-VEH-31  who is picked is in the price. */
static int charged(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    int cost = wf_is_picked(m, at, i) || wf_is_named(m, at, i) ? 0 : cost_of(m, &at[i]);    /* WF-SHW-80  it is his */
    if (kind_of(m, at[i].card) == OF_SKILL && !m->base[VALUE_SKILLS_COUNT])
        return 0;                                       /* WF-PLC-22  Skills of a campaign's Soldiers */
    return cost - (wf_is_choice(m, at, i) ? numbers_of(m, at[i].card)[WEAPON_COST] : 0);
}

static enum grog_goods sort_of(uint8_t kind)
{
    bool item = is_gear(kind) || kind == OF_SKILL || kind == OF_RECORD || kind == OF_PLATFORM;
    return is_soldier(kind) ? GROG_MEMBER : item ? GROG_ITEM : GROG_NOT_SOLD;
}

/* Where they do not bind (WF-PMT-22) they are still what a Mission is meant for. */
static int resources(const struct grog_match *m)
{
    uint16_t mission = wf_mission_card(m);
    return mission ? numbers_of(m, mission)[MISSION_RESOURCES] + wf_sitrep_points(m) : 0;
}

/* ---- may it be bought? ------------------------------------------------------- */

/* One Soldier and what is bought for him, with the Skills among it that he can have. */
struct member { const struct grog_match *m; const struct grog_listed *at; unsigned n; bool learned[TEAM_ROOM]; };

static bool refuse(struct grog_error *why, const struct grog_match *m, uint16_t soldier, uint16_t card,
                   const char *because)
{
    if (card)
        grog_fail(why, 0, "%s for %s: %s", grog_card(m, card)->name, grog_card(m, soldier)->name, because);
    else
        grog_fail(why, 0, "%s: %s", grog_card(m, soldier)->name, because);
    return false;
}

static bool lists(const int16_t *list, unsigned wide, uint16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if ((uint16_t)wf_row(list, i, wide)[0] == card)
            return true;
    return false;
}

/* Has he the Skill, or the Ability: printed, bought, or given by a Specialist (WF-SET-28)? */
static bool has(const struct member *b, uint16_t what) { return wf_has_learned(b->m, b->at, b->n, b->learned, what); }

/* WF-SKL-05, WF-SKL-09, WF-SOL-16, WF-SET-27, WF-SET-30  Each title once, for who has what it presupposes. */
static bool skill_fits(const struct member *b, unsigned k, struct grog_error *why)
{
    uint16_t soldier = b->at[0].card, skill = b->at[k].card;
    const int16_t *n = numbers_of(b->m, skill);
    bool twice = b->at[k].number > 1;                   /* NAM-SET-29  one copy */
    for (unsigned i = 1; i < k; i++)
        twice = twice || b->at[i].card == skill;
    if (twice)
        return refuse(why, b->m, soldier, skill, "a Skill of each title once (WF-SKL-05)");
    if (lists(numbers_of(b->m, soldier) + SOLDIER_PRINTED, LISTED_WIDE, skill))
        return refuse(why, b->m, soldier, skill, "it is printed on the card already (WF-SKL-05)");
    for (int i = 0; i < n[SKILL_NEEDS]; i++)
        if (!has(b, (uint16_t)n[SKILL_NEEDS + 1 + i]))
            return refuse(why, b->m, soldier, skill, "a Skill that it needs is missing (WF-SKL-09)");
    for (int i = 0; i < n[SKILL_WORDS]; i++)
        if (!has(b, (uint16_t)n[SKILL_WORDS + 1 + i]))
            return refuse(why, b->m, soldier, skill, "a Pre-Req is missing (WF-SET-27, WF-SOL-16)");
    if (numbers_of(b->m, soldier)[SOLDIER_COST] < n[SKILL_PRINTED])
        return refuse(why, b->m, soldier, skill, "the Soldier's printed cost is too low (WF-SET-30)");
    return true;
}

/* Has he, printed or bought before it, a Weapon that this belongs to: a part, or an Attachment? */
static bool has_weapon_for(const struct member *b, unsigned k)
{
    const int16_t *printed = numbers_of(b->m, b->at[0].card) + SOLDIER_PRINTED;
    uint16_t card = b->at[k].card;
    for (unsigned i = 1; i < k + (unsigned)printed[0]; i++) {
        uint16_t weapon = i < k ? b->at[i].card : (uint16_t)printed[1 + 2 * (i - k)];
        if (kind_of(b->m, weapon) == OF_WEAPON
            && (wf_fits_on(b->m, card, weapon) || (uint16_t)numbers_of(b->m, weapon)[WEAPON_SECOND] == card))
            return true;
    }
    return false;
}

/* NAM-EQP-05, CHT-EQP-09, CHT-WPN-14  He has a Weapon that it goes on. */
static bool is_mountable(const struct member *b, unsigned k, struct grog_error *why)
{
    uint16_t card = b->at[k].card;
    bool attached = kind_of(b->m, card) == OF_EQUIPMENT && numbers_of(b->m, card)[EQUIPMENT_FITS];
    bool several = attached && b->at[k].number > 1 && !wf_is_ammo(b->m, card);
    if ((!attached && !wf_is_part(b->m, card)) || (has_weapon_for(b, k) && !several))
        return true;
    return refuse(why, b->m, b->at[0].card, card, "no Weapon before it that it fits (NAM-EQP-05)");
}

/* NAM-WPN-13  What is printed on his card is not asked for it. */
static bool weapon_fits(const struct member *b, unsigned k, struct grog_error *why)
{
    const int16_t *needs = numbers_of(b->m, b->at[k].card) + WEAPON_NEEDS;
    for (int i = 0; i < needs[0]; i++)
        if (!has(b, (uint16_t)needs[1 + i]))
            return refuse(why, b->m, b->at[0].card, b->at[k].card, "a Skill that it needs is missing (NAM-WPN-13)");
    return true;
}

/* Months, counted from the year 0: the first and the last of a Service Record. */
static int month_of(const int16_t *row)  { return 12 * row[0] + row[1]; }
static bool is_dated(const int16_t *n)   { return n[RECORD_DATES] > 0; }        /* NAM-SKL-15  no dates: any battle */
static int first_month(const int16_t *n) { return month_of(n + RECORD_DATES + 1); }
static int last_month(const int16_t *n)  { return month_of(n + RECORD_DATES + (n[RECORD_DATES] > 1 ? 3 : 1)); }

/* WF-SVC-06, WF-SVC-07  Is it for Soldiers like him? */
static bool record_is_for(const struct grog_match *m, uint16_t soldier, const int16_t *n)
{
    static const uint8_t at[CARD_KINDS] = {
        [OF_PLAYER] = RECORD_PLAYER, [OF_TEAM_SOLDIER] = RECORD_PLAYER, [OF_NON_PLAYER] = RECORD_NON_PLAYER,
        [OF_SQUAD] = RECORD_SQUAD,
    };
    uint8_t slot = at[kind_of(m, soldier)];
    if (!slot || !n[slot])
        return false;
    for (int i = 0; i < n[RECORD_BARS]; i++)
        if (wf_keyword(m, soldier, (uint16_t)n[RECORD_BARS + 1 + i]))
            return false;
    return true;
}

/* WF-SVC-10  Any number of them, but none twice and no two at one time: a second copy, those before it, and those that
 * are printed on his card. */
static bool record_fits(const struct member *b, unsigned k, struct grog_error *why)
{
    uint16_t soldier = b->at[0].card, record = b->at[k].card;
    const int16_t *n = numbers_of(b->m, record), *printed = numbers_of(b->m, soldier) + SOLDIER_PRINTED;
    if (!record_is_for(b->m, soldier, n))
        return refuse(why, b->m, soldier, record, "it is not for such a Soldier (WF-SVC-06, WF-SVC-07)");
    for (unsigned i = b->at[k].number <= 1; i < k + (unsigned)printed[0]; i++) {
        uint16_t card = !i ? record : i < k ? b->at[i].card : wf_listed(printed, (int)(i - k)).card;
        const int16_t *other = numbers_of(b->m, card);
        if (card == record && !is_dated(n))
            return refuse(why, b->m, soldier, record, "he has it already (NAM-SET-30)");
        if (kind_of(b->m, card) == OF_RECORD && is_dated(n) && is_dated(other)
            && first_month(n) <= last_month(other) && last_month(n) >= first_month(other))
            return refuse(why, b->m, soldier, record, "he was in another battle then (WF-SVC-04)");
    }
    return true;
}

static int16_t coverage_of(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_EQUIPMENT ? numbers_of(m, card)[EQUIPMENT_COVERAGE] : 0;
}

/* WF-ARM-08, WF-ARM-12  One Armor of each Coverage, what is printed on his card counted. */
static bool armor_fits(const struct member *b, unsigned k, struct grog_error *why)
{
    const int16_t *printed = numbers_of(b->m, b->at[0].card) + SOLDIER_PRINTED;
    int16_t coverage = coverage_of(b->m, b->at[k].card);
    bool twice = coverage && b->at[k].number > 1;
    for (unsigned i = 1; coverage && i < k; i++)
        twice = twice || coverage_of(b->m, b->at[i].card) == coverage;
    for (int i = 0; coverage && i < printed[0]; i++)
        twice = twice || coverage_of(b->m, wf_listed(printed, i).card) == coverage;
    return !twice || refuse(why, b->m, b->at[0].card, b->at[k].card, "one Armor of each Coverage (WF-ARM-12)");
}

static bool member_fits(const struct member *b, struct grog_error *why)
{
    uint16_t soldier = b->at[0].card;
    for (unsigned i = 1; i < b->n; i++) {
        if ((wf_is_choice(b->m, b->at, i) && (b->at[i].number <= 1 || wf_is_equipped(b->m, soldier)))
            || wf_is_named(b->m, b->at, i))             /* WF-SHW-80  his own, named for its Ammo */
            continue;                                   /* WF-PMC-11  chosen, not bought; its extra Ammo is */
        enum card_kind kind = kind_of(b->m, b->at[i].card);
        if (kind == OF_MEDAL)
            continue;                                   /* WF-MED-10, WF-MED-14  he has earned it */
        if (kind == OF_RECORD && !record_fits(b, i, why))
            return false;
        if (kind != OF_RECORD && !wf_is_equipped(b->m, soldier) && !wf_is_for_anybody(b->m, b->at[i].card))
            return refuse(why, b->m, soldier, b->at[i].card,
                          "only Player Soldiers are equipped (WF-SET-23, WF-SOL-29)");
        if (!wf_is_equipped(b->m, soldier) && wf_is_extra_ammo(b->m, &b->at[i]))
            return refuse(why, b->m, soldier, b->at[i].card, "no extra Ammo for such a Soldier (WF-SOL-31)");
        if (!wf_can_buy(b->m, soldier, b->at[i].card) && !wf_is_choice(b->m, b->at, i))
            return refuse(why, b->m, soldier, b->at[i].card, "it is of another Nation (WF-SET-71, WF-SET-26)");
        if (wf_is_mounted(b->m, b->at[i].card))
            return refuse(why, b->m, soldier, b->at[i].card, "it is a part of its Vehicle (WF-VEH-13)");
        if (kind_of(b->m, soldier) == OF_SQUAD && kind_of(b->m, b->at[i].card) == OF_SKILL
            && !wf_is_for_anybody(b->m, b->at[i].card))
            return refuse(why, b->m, soldier, b->at[i].card, "a Vehicle carries Gear alone (WF-VEH-21)");
        if (!wf_is_of_era(b->m, soldier, b->at[i].card))
            return refuse(why, b->m, soldier, b->at[i].card, "it is of another Era (WF-ERA-07)");
        if (!armor_fits(b, i, why) || !is_mountable(b, i, why))
            return false;
        if ((kind == OF_SKILL && !skill_fits(b, i, why)) || (kind == OF_WEAPON && !weapon_fits(b, i, why)))
            return false;
    }
    return true;
}

/* WF-SOL-02, WF-SOL-23, WF-SOL-40, WF-PMC-40  Every Soldier is on the team once, also who comes with a Vehicle. */
static bool is_once(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k < n; k++) {
            uint16_t brought = wf_brought_by(m, at[k].card);
            if ((k < i && wf_is_same_man(m, at[i].card, at[k].card)) || wf_is_same_man(m, at[i].card, brought))
                return refuse(why, m, at[i].card, 0, "each Soldier once (WF-SOL-02)");
            if (k < i && wf_is_same_man(m, brought, wf_brought_by(m, at[i].card)))
                return refuse(why, m, brought, 0, "two Vehicles bring him (WF-SOL-23)");
        }
    return true;
}

static bool kinds_fit(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    unsigned soldiers = 0, items = 0, platforms = 0;
    if (!n || !is_soldier(kind_of(m, at[0].card))) {
        grog_fail(why, 0, n ? "a team begins with a Soldier" : "there is no team");
        return false;
    }
    for (unsigned i = 0; i < n; i++) {
        enum card_kind kind = kind_of(m, at[i].card);
        bool nobodys = kind == OF_WEAPON && numbers_of(m, at[i].card)[WEAPON_UNARMED];      /* WF-HTH-02  bare hands */
        if ((sort_of((uint8_t)kind) == GROG_NOT_SOLD && kind != OF_MEDAL) || nobodys)
            return refuse(why, m, at[i].card, 0, "it cannot be bought");
        if (wf_field_price(m, at[i].card))
            return refuse(why, m, at[i].card, 0, "Field Gear is Resupplied and not bought (CHT-FLD-06)");
        if (wf_counters(m, at[i].card, (unsigned)copies_of(&at[i])) > 99)
            return refuse(why, m, at[i].card, 0, "there are no more than 99 counters of one thing");
        if (kind == OF_WEAPON && at[i].number > 1 && !wf_counters(m, at[i].card, at[i].number))
            return refuse(why, m, at[i].card, 0, "it uses no Ammo: there is no extra Ammo for it (WF-WPN-37)");
        if (kind == OF_SKILL && numbers_of(m, at[i].card)[SKILL_COST] < 0)
            return refuse(why, m, at[i].card, 0, "it comes only with another card (WF-SVC-05)");
        if (is_soldier(kind) && wf_is_joiner(m, at[i].card))
            return refuse(why, m, at[i].card, 0, "he comes as a Hostile (NAM-CON-40)");
        soldiers += (is_soldier(kind) ? 1u : 0u) + (wf_brought_by(m, at[i].card) ? 1u : 0u);
        platforms += kind == OF_PLATFORM;
        items += is_soldier(kind) ? 1 + PRINTED_ROOM * (1 + GIVE_ROOM) : 1 + GIVE_ROOM;
    }
    if (soldiers <= SOLDIERS && items <= 4 * ITEMS && platforms <= BESIDE / 2)
        return true;
    grog_fail(why, 0, "the team is too large");
    return false;
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

/* WF-JTC-03  What Soldiers have: all but the Platforms. */
static unsigned without_platforms(const struct grog_match *m, const struct grog_listed *at, unsigned n,
                                  struct grog_listed out[TEAM_ROOM])
{
    unsigned kept = 0;
    for (unsigned i = 0; i < n; i++)
        if (kind_of(m, at[i].card) != OF_PLATFORM)
            out[kept++] = at[i];
    return kept;
}

static bool members_fit(const struct grog_match *m, const struct grog_listed *all, unsigned n, struct grog_error *why)
{
    struct grog_listed at[TEAM_ROOM];
    n = without_platforms(m, all, n, at);
    for (unsigned i = 0, next; i < n; i = next) {
        for (next = i + 1; next < n && !is_soldier(kind_of(m, at[next].card)); next++)
            continue;
        struct member b = { .m = m, .at = at + i, .n = next - i };
        wf_learn(m, b.at, b.n, b.learned);
        if (!member_fits(&b, why))
            return false;
    }
    return true;
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
    if (!wf_said(m, g, VALUE_COST_BINDS) || !wf_mission_card(m))        /* WF-OFF-14  no Mission card, no limit */
        return true;                                    /* WF-PMT-22  where the limit does not bind */
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
            return refuse(why, m, const_wf(g)->soldier[i].thing.card, 0, "not on this Mission (WF-VEH-07)");
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
            return refuse(why, m, w->soldier[holder].thing.card, card, "he cannot have it (WF-DIV-02)");
    }
    EACH_SOLDIER(w, i)
        if (schools[i] != said_of(m, g, i, VALUE_THEOLOGIES))
            return refuse(why, m, w->soldier[i].thing.card, 0, "one School for Clergy, none for others (WF-DIV-04)");
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
    return wf_before_fits(m, at, n, why) && wf_medals_fit(m, why) && wf_contract_fits(m, at, n, why)
        && wf_overwatch_fits(m, at, n, why) && kinds_fit(m, at, n, why) && is_once(m, at, n, why)
        && wf_types_fit(m, at, n, why) && wf_can_strike(m, at, n, why) && wf_pairs_fit(m, at, n, why)
        && members_fit(m, at, n, why) && wf_choices_fit(m, why) && table_fits(m, at, n, why);
}

bool wf_fits(const struct grog_match *m, struct grog_error *why) { return allows(m, why) && is_whole(m, why); }

/* ---- the bill ------------------------------------------------------------------ */

static void price(const struct grog_match *m, const struct grog_listed *c, struct grog_bought *out)
{
    struct item i = { .thing.card = c->card, .count = (uint8_t)wf_counters(m, c->card, (unsigned)copies_of(c)),
                      .extra = (uint8_t)(copies_of(c) - 1) };
    *out = (struct grog_bought){ .card = c->card, .number = c->number, .cost = (int16_t)cost_of(m, c), .most = -1 };
    if (sort_of(grog_card(m, c->card)->kind) == GROG_ITEM)
        out->weight = (int16_t)wf_weight(m, &i);
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
    .list = SETUP_TEAM, .mission = SETUP_MISSION, .terms = terms, .n_terms = GROG_COUNT(terms),
    .sort = sort_of, .purse = purse, .price = price,
    .allows = allows, .bill = bill, .drawn = wf_random_rescue, .by_lot = wf_by_lot,
};
