/* SPDX-License-Identifier: MIT */
/* outfit.c -- Purchasing Your Cards: prices, and what may be bought for whom, by the cards alone.
 *
 * What always holds here: no setup and no game is read, so that whoever has the cards may ask. */
#include "abilities.h"
#include "ammo.h"
#include "arms.h"
#include "contracts.h"
#include "deal.h"
#include "eras.h"
#include "field.h"
#include "gear.h"
#include "outfit.h"
#include "sides.h"
#include "vehicles.h"

/* ---- what it costs ---------------------------------------------------------- */

static int copies_of(const struct grog_listed *c) { return c->number ? c->number : 1; }

/* WF-BUY-15, WF-WPN-37  A card and its number. */
int wf_cost_of(const struct grog_match *m, const struct grog_listed *c)
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
    case OF_MEDAL:     return n[MEDAL_POINTS] * copies_of(c);  /* WF-MED-17  who has one costs more */
    case OF_PLATFORM:  return n[PLATFORM_COST];
    default:           return n[SOLDIER_COST];
    }
}

/* WF-PMC-11, WF-WPN-37  What is chosen is free, extra Ammo for it is not; NAM-VEH-31  who is picked is in the price. */
int wf_charged(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    bool his = wf_is_picked(m, at, i) || wf_is_named(m, at, i);         /* WF-SHW-80  it is his */
    int cost = his ? 0 : wf_cost_of(m, &at[i]);
    return cost - (wf_is_choice(m, at, i) ? numbers_of(m, at[i].card)[WEAPON_COST] : 0);
}

/* What weighs nothing may have a price all the same. */
int wf_weight_of(const struct grog_match *m, const struct grog_listed *c)
{
    struct item i = { .thing.card = c->card, .count = (uint8_t)wf_counters(m, c->card, (unsigned)copies_of(c)),
                      .extra = (uint8_t)(copies_of(c) - 1) };
    return wf_sort_of((uint8_t)kind_of(m, c->card)) == GROG_ITEM ? wf_weight(m, &i) : 0;
}

/* WF-WPN-22  Does it go with its last counter? */
static bool is_expended(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    return kind_of(m, card) == OF_WEAPON && n[WEAPON_EXPENDED] && !is_tank(n);
}

unsigned wf_units_of(const struct grog_match *m, const struct grog_listed *c)
{
    unsigned n = (unsigned)copies_of(c), cards = kind_of(m, c->card) == OF_WEAPON ? 1 : n;
    return wf_counters(m, c->card, n) + (is_expended(m, c->card) ? 0 : cards);
}

/* WF-OFF-35, WF-DEF-24  Ammo printed on a Weapon comes back; WF-OFF-36, WF-OFF-37, WF-DEF-25  nothing else does. */
unsigned wf_left_after(const struct grog_match *m, const struct grog_listed *c, unsigned gone, unsigned *missing)
{
    unsigned n = (unsigned)copies_of(c), each = wf_counters(m, c->card, 1), all = wf_counters(m, c->card, n);
    bool ammo = kind_of(m, c->card) == OF_WEAPON && !is_expended(m, c->card);
    unsigned part = ammo ? each : each + !is_expended(m, c->card);
    *missing = 0;
    if (ammo && gone > all)
        return 0;                                       /* the Weapon itself */
    if (ammo)
        gone = gone > each ? gone - each : 0;           /* the printed Ammo is used first */
    if (!part || !gone)
        return n;
    unsigned left = gone / part < n ? n - gone / part : 0;
    *missing = left ? gone % part : 0;
    return left;
}

enum grog_goods wf_sort_of(uint8_t kind)
{
    bool item = is_gear(kind) || kind == OF_SKILL || kind == OF_RECORD || kind == OF_PLATFORM;
    return is_soldier(kind) ? GROG_MEMBER : item ? GROG_ITEM : GROG_NOT_SOLD;
}

/* ---- may it be bought? ------------------------------------------------------- */

/* One Soldier and what is bought for him, with the Skills among it that he can have. */
struct member {
    const struct grog_match *m;
    uint16_t setting;
    const struct grog_listed *at;
    unsigned n;
    bool learned[TEAM_ROOM];
};

static bool refuse(struct wf_refusal *why, uint16_t whom, uint16_t card, const char *because, const char *rules)
{
    *why = (struct wf_refusal){ whom, card, because, rules };
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
static bool skill_fits(const struct member *b, unsigned k, struct wf_refusal *why)
{
    uint16_t soldier = b->at[0].card, skill = b->at[k].card;
    const int16_t *n = numbers_of(b->m, skill);
    bool twice = b->at[k].number > 1;                   /* NAM-SET-29  one copy */
    for (unsigned i = 1; i < k; i++)
        twice = twice || b->at[i].card == skill;
    if (twice)
        return refuse(why, soldier, skill, "a Skill of each title once", "WF-SKL-05");
    if (lists(numbers_of(b->m, soldier) + SOLDIER_PRINTED, LISTED_WIDE, skill))
        return refuse(why, soldier, skill, "it is printed on the card already", "WF-SKL-05");
    for (int i = 0; i < n[SKILL_NEEDS]; i++)
        if (!has(b, (uint16_t)n[SKILL_NEEDS + 1 + i]))
            return refuse(why, soldier, skill, "a Skill that it needs is missing", "WF-SKL-09");
    for (int i = 0; i < n[SKILL_WORDS]; i++)
        if (!has(b, (uint16_t)n[SKILL_WORDS + 1 + i]))
            return refuse(why, soldier, skill, "a Pre-Req is missing", "WF-SET-27, WF-SOL-16");
    if (numbers_of(b->m, soldier)[SOLDIER_COST] < n[SKILL_PRINTED])
        return refuse(why, soldier, skill, "the Soldier's printed cost is too low", "WF-SET-30");
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
static bool is_mountable(const struct member *b, unsigned k, struct wf_refusal *why)
{
    uint16_t card = b->at[k].card;
    bool attached = kind_of(b->m, card) == OF_EQUIPMENT && numbers_of(b->m, card)[EQUIPMENT_FITS];
    bool several = attached && b->at[k].number > 1 && !wf_is_ammo(b->m, card);
    if ((!attached && !wf_is_part(b->m, card)) || (has_weapon_for(b, k) && !several))
        return true;
    return refuse(why, b->at[0].card, card, "no Weapon before it that it fits", "NAM-EQP-05");
}

/* NAM-WPN-13  What is printed on his card is not asked for it. */
static bool weapon_fits(const struct member *b, unsigned k, struct wf_refusal *why)
{
    const int16_t *needs = numbers_of(b->m, b->at[k].card) + WEAPON_NEEDS;
    for (int i = 0; i < needs[0]; i++)
        if (!has(b, (uint16_t)needs[1 + i]))
            return refuse(why, b->at[0].card, b->at[k].card, "a Skill that it needs is missing", "NAM-WPN-13");
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
static bool record_fits(const struct member *b, unsigned k, struct wf_refusal *why)
{
    uint16_t soldier = b->at[0].card, record = b->at[k].card;
    const int16_t *n = numbers_of(b->m, record), *printed = numbers_of(b->m, soldier) + SOLDIER_PRINTED;
    if (!record_is_for(b->m, soldier, n))
        return refuse(why, soldier, record, "it is not for such a Soldier", "WF-SVC-06, WF-SVC-07");
    for (unsigned i = b->at[k].number <= 1; i < k + (unsigned)printed[0]; i++) {
        uint16_t card = !i ? record : i < k ? b->at[i].card : wf_listed(printed, (int)(i - k)).card;
        const int16_t *other = numbers_of(b->m, card);
        if (card == record && !is_dated(n))
            return refuse(why, soldier, record, "he has it already", "NAM-SET-30");
        if (kind_of(b->m, card) == OF_RECORD && is_dated(n) && is_dated(other)
            && first_month(n) <= last_month(other) && last_month(n) >= first_month(other))
            return refuse(why, soldier, record, "he was in another battle then", "WF-SVC-04");
    }
    return true;
}

static int16_t coverage_of(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_EQUIPMENT ? numbers_of(m, card)[EQUIPMENT_COVERAGE] : 0;
}

/* WF-ARM-08, WF-ARM-12  One Armor of each Coverage, what is printed on his card counted. */
static bool armor_fits(const struct member *b, unsigned k, struct wf_refusal *why)
{
    const int16_t *printed = numbers_of(b->m, b->at[0].card) + SOLDIER_PRINTED;
    int16_t coverage = coverage_of(b->m, b->at[k].card);
    bool twice = coverage && b->at[k].number > 1;
    for (unsigned i = 1; coverage && i < k; i++)
        twice = twice || coverage_of(b->m, b->at[i].card) == coverage;
    for (int i = 0; coverage && i < printed[0]; i++)
        twice = twice || coverage_of(b->m, wf_listed(printed, i).card) == coverage;
    return !twice || refuse(why, b->at[0].card, b->at[k].card, "one Armor of each Coverage", "WF-ARM-12");
}

static bool member_fits(const struct member *b, struct wf_refusal *why)
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
            return refuse(why, soldier, b->at[i].card, "only Player Soldiers are equipped", "WF-SET-23, WF-SOL-29");
        if (!wf_is_equipped(b->m, soldier) && wf_is_extra_ammo(b->m, &b->at[i]))
            return refuse(why, soldier, b->at[i].card, "no extra Ammo for such a Soldier", "WF-SOL-31");
        if (!wf_can_buy_in(b->m, b->setting, soldier, b->at[i].card) && !wf_is_choice(b->m, b->at, i))
            return refuse(why, soldier, b->at[i].card, "it is of another Nation", "WF-SET-71, WF-SET-26");
        if (wf_is_mounted(b->m, b->at[i].card))
            return refuse(why, soldier, b->at[i].card, "it is a part of its Vehicle", "WF-VEH-13");
        if (kind_of(b->m, soldier) == OF_SQUAD && kind_of(b->m, b->at[i].card) == OF_SKILL
            && !wf_is_for_anybody(b->m, b->at[i].card))
            return refuse(why, soldier, b->at[i].card, "a Vehicle carries Gear alone", "WF-VEH-21");
        if (!wf_is_of_era(b->m, soldier, b->at[i].card))
            return refuse(why, soldier, b->at[i].card, "it is of another Era", "WF-ERA-07");
        if (!armor_fits(b, i, why) || !is_mountable(b, i, why))
            return false;
        if ((kind == OF_SKILL && !skill_fits(b, i, why)) || (kind == OF_WEAPON && !weapon_fits(b, i, why)))
            return false;
    }
    return true;
}

/* WF-SOL-02, WF-SOL-23, WF-SOL-40, WF-PMC-40  Every Soldier is on the team once, also who comes with a Vehicle. */
bool wf_is_once(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct wf_refusal *why)
{
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k < n; k++) {
            uint16_t brought = wf_brought_by(m, at[k].card);
            if ((k < i && wf_is_same_man(m, at[i].card, at[k].card)) || wf_is_same_man(m, at[i].card, brought))
                return refuse(why, at[i].card, 0, "each Soldier once", "WF-SOL-02");
            if (k < i && wf_is_same_man(m, brought, wf_brought_by(m, at[i].card)))
                return refuse(why, brought, 0, "two Vehicles bring him", "WF-SOL-23");
        }
    return true;
}

/* Is it ever bought, and so many of it? */
bool wf_card_fits(const struct grog_match *m, const struct grog_listed *c, struct wf_refusal *why)
{
    enum card_kind kind = kind_of(m, c->card);
    bool nobodys = kind == OF_WEAPON && numbers_of(m, c->card)[WEAPON_UNARMED];     /* WF-HTH-02  bare hands */
    if ((wf_sort_of((uint8_t)kind) == GROG_NOT_SOLD && kind != OF_MEDAL) || nobodys)
        return refuse(why, c->card, 0, "it cannot be bought", "");
    if (wf_field_price(m, c->card))
        return refuse(why, c->card, 0, "Field Gear is Resupplied and not bought", "CHT-FLD-06");
    if (wf_counters(m, c->card, (unsigned)copies_of(c)) > 99)
        return refuse(why, c->card, 0, "there are no more than 99 counters of one thing", "");
    if (kind == OF_WEAPON && c->number > 1 && !wf_counters(m, c->card, c->number))
        return refuse(why, c->card, 0, "it uses no Ammo: there is no extra Ammo for it", "WF-WPN-37");
    if (kind == OF_SKILL && numbers_of(m, c->card)[SKILL_COST] < 0)
        return refuse(why, c->card, 0, "it comes only with another card", "WF-SVC-05");
    if (is_soldier(kind) && wf_is_joiner(m, c->card))
        return refuse(why, c->card, 0, "he comes as a Hostile", "NAM-CON-40");
    return true;
}

/* Is there room in a Mission for so many? */
bool wf_size_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct wf_refusal *why)
{
    unsigned soldiers = 0, items = 0, platforms = 0;
    for (unsigned i = 0; i < n; i++) {
        enum card_kind kind = kind_of(m, at[i].card);
        soldiers += (is_soldier(kind) ? 1u : 0u) + (wf_brought_by(m, at[i].card) ? 1u : 0u);
        platforms += kind == OF_PLATFORM;
        items += is_soldier(kind) ? 1 + PRINTED_ROOM * (1 + GIVE_ROOM) : 1 + GIVE_ROOM;
    }
    if (soldiers <= SOLDIERS && items <= 4 * ITEMS && platforms <= BESIDE / 2 && n <= TEAM_ROOM)
        return true;
    return refuse(why, 0, 0, "the team is too large", "");
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

bool wf_members_fit(const struct grog_match *m, uint16_t setting, const struct grog_listed *all, unsigned n,
                    struct wf_refusal *why)
{
    struct grog_listed at[TEAM_ROOM];
    n = without_platforms(m, all, n, at);
    for (unsigned i = 0, next; i < n; i = next) {
        for (next = i + 1; next < n && !is_soldier(kind_of(m, at[next].card)); next++)
            continue;
        struct member b = { .m = m, .setting = setting, .at = at + i, .n = next - i };
        wf_learn(m, b.at, b.n, b.learned);
        if (!member_fits(&b, why))
            return false;
    }
    return true;
}

/* WF-SHW-08  A Mission that nobody sets up otherwise is begun and left as its card says. */
int wf_ways_cost_of(const struct grog_match *m, uint16_t mission)
{
    const int16_t *n = numbers_of(m, mission);
    uint16_t in = (uint16_t)n[MISSION_INSERTION], out = (uint16_t)n[MISSION_EXTRACTION];
    return (in ? numbers_of(m, in)[INSERTION_COST] : 0) + (out ? numbers_of(m, out)[EXTRACTION_COST] : 0);
}

/* ---- what goes together ------------------------------------------------------- */

static bool names(const int16_t *list, uint16_t card) { return lists(list, 1, card); }

/* WF-ERA-10, WF-ERA-11  Decks are those of the Setting that is played. */
bool wf_is_of_setting(const struct grog_match *m, uint16_t setting, const int16_t *settings)
{
    if (settings[0])
        return setting && names(settings, setting);
    return !setting || numbers_of(m, setting)[SETTING_SHARES];
}

/* WF-ERA-11  The Mission's own Hostiles, or others of the Setting that is played; a force that names no Setting may
 * stand for another of its Nation, but not for one that names the Setting. */
bool wf_is_met_on(const struct grog_match *m, uint16_t setting, uint16_t mission, uint16_t force)
{
    uint16_t own = mission ? (uint16_t)numbers_of(m, mission)[MISSION_FORCE] : 0;
    const int16_t *n = numbers_of(m, force);
    if (!own || force == own)
        return true;
    if (setting && names(numbers_of(m, own) + FORCE_SETTINGS, setting))
        return names(n + FORCE_SETTINGS, setting);
    if (wf_is_of_setting(m, setting, n + FORCE_SETTINGS))
        return true;
    return !n[FORCE_SETTINGS] && wf_is_one(m, n[FORCE_NATION], numbers_of(m, own)[FORCE_NATION]);
}

/* CHT-OBJ-15  What is to be delivered is bought, unless it is Field Gear, which comes for Field Points. */
uint16_t wf_wanted_at(const struct grog_match *m, uint16_t objective)
{
    uint16_t wanted = objective ? (uint16_t)numbers_of(m, objective)[OBJECTIVE_DELIVER] : 0;
    return wanted && !wf_field_price(m, wanted) ? wanted : 0;
}

/* WF-JTC-05 */
bool wf_is_for_platforms(const struct grog_match *m, uint16_t objective)
{
    uint16_t target = (uint16_t)numbers_of(m, objective)[OBJECTIVE_DESTROY];
    return target && numbers_of(m, target)[TARGET_STRIKE] && numbers_of(m, target)[TARGET_STRIKE_ONLY];
}

bool wf_is_errand(const struct grog_match *m, uint16_t mission)
{
    return numbers_of(m, mission)[MISSION_ESCORTS] || numbers_of(m, mission)[MISSION_RESCUES];
}
