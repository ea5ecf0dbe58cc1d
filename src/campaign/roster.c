/* SPDX-License-Identifier: MIT */
/* roster.c -- who there is, what they have, what it costs, and what may be bought for whom.
 *
 * What cards forbid is warfighter's own to say (outfit.h); what stands here is what a campaign adds to it.  Nothing
 * here reads how much a Soldier can carry: cards change that in a Mission, and the Mission refuses a load. */
#include "rules.h"

/* ---- lists ------------------------------------------------------------------------------ */

/* What belongs to another stands behind it: Weapons, parts of them, Equipment, Skills. */
enum { WEAPONS_FIRST, PARTS_THEN, EQUIPMENT_THEN, SKILLS_LAST, CLASSES };

static unsigned class_of(const struct grog_match *m, uint16_t card)
{
    switch (kind_of(m, card)) {
    case OF_WEAPON:    return numbers_of(m, card)[WEAPON_PART] ? PARTS_THEN : WEAPONS_FIRST;
    case OF_EQUIPMENT: return EQUIPMENT_THEN;
    default:           return SKILLS_LAST;
    }
}

unsigned camp_goods_of(const struct grog_match *m, const struct campaign *c, unsigned member,
                       struct grog_listed out[TEAM_ROOM])
{
    unsigned n = 0;
    out[n++] = (struct grog_listed){ c->member[member].thing.card, (uint16_t)(c->member[member].thing.owner + 1) };
    for (unsigned class = 0; class < CLASSES; class++)
        EACH_GOODS(c, i)
            if (c->goods[i].holder == member + 1 && class_of(m, c->goods[i].thing.card) == class && n < TEAM_ROOM)
                out[n++] = (struct grog_listed){ c->goods[i].thing.card, c->goods[i].number };
    EACH_MEDAL(c, i)
        if (c->medal[i].holder == member + 1 && n < TEAM_ROOM)
            out[n++] = (struct grog_listed){ c->medal[i].thing.card, 0 };
    return n;
}

/* The team that goes, one behind the other. */
unsigned camp_team(const struct grog_match *m, const struct campaign *c, struct grog_listed out[TEAM_ROOM])
{
    struct grog_listed own[TEAM_ROOM];
    unsigned n = 0;
    EACH_GOING(c, i) {
        unsigned more = camp_goods_of(m, c, i, own);
        for (unsigned k = 0; k < more && n < TEAM_ROOM; k++)
            out[n++] = own[k];
    }
    return n;
}

/* ---- what it costs ------------------------------------------------------------------------ */

/* WF-PLC-22  All but Skills, paid for with Mission Points (WF-CMP-10  with Squads, as Gear is), and WF-MED-02
 * Medals. */
int camp_cost_of(const struct grog_match *m, const struct grog_listed *at, unsigned n)
{
    int cost = 0;
    for (unsigned i = 0; i < n; i++)
        if (kind_of(m, at[i].card) != OF_MEDAL && (has_squads(m) || kind_of(m, at[i].card) != OF_SKILL))
            cost += wf_charged(m, at, i);
    return cost;
}

int camp_cost(const struct grog_match *m, const struct campaign *c)
{
    struct grog_listed at[TEAM_ROOM];
    return camp_cost_of(m, at, camp_team(m, c, at));
}

/* WF-PLC-19  The base cost of each Player Soldier. */
int camp_players_cost(const struct grog_match *m, const struct campaign *c)
{
    int cost = 0;
    EACH_GOING(c, i)
        cost += is_player(m, &c->member[i]) ? numbers_of(m, c->member[i].thing.card)[SOLDIER_COST] : 0;
    return cost;
}

/* WF-PLC-19, WF-SHW-08  The Mission's Resources, less what the ways in and out cost. */
int camp_resources(const struct grog_match *m, const struct campaign *c)
{
    uint16_t mission = mission_of(c);
    return mission ? numbers_of(m, mission)[MISSION_RESOURCES] - wf_ways_cost_of(m, mission) : 0;
}

/* WF-PLC-19  What they leave; with Squads, what they may be worth less what they are. */
int camp_purse(const struct grog_match *m, const struct campaign *c)
{
    if (has_squads(m))
        return c->earned - camp_cost(m, c);
    return mission_of(c) ? camp_resources(m, c) - camp_cost(m, c) : 0;
}

/* WF-PLC-25  A Skill's price, and what the chart has added to it. */
int camp_skill_cost(const struct grog_match *m, const struct campaign *c, uint16_t skill)
{
    const int16_t *chart = sheet(m) + CAMPAIGN_CHART;
    int cost = numbers_of(m, skill)[SKILL_COST];
    for (int i = 0; i < chart[0]; i++)
        cost += c->adjusted[i] * numbers_of(m, wf_listed(chart, i).card)[CIRCUMSTANCE_SKILLS];
    return cost;
}

/* ---- may it be bought? ---------------------------------------------------------------------- */

#define RULE_ID(name, id) id,
static const char *const ids[RULES] = { "", RULE_IDS(RULE_ID) };
#undef RULE_ID

/* The first of the rules behind a refusal. */
grog_rule camp_rule_of(const struct wf_refusal *why)
{
    size_t n = strcspn(why->rules, ",");
    for (grog_rule i = 1; n && i < RULES; i++)
        if (!strncmp(ids[i], why->rules, n) && !ids[i][n])
            return i;
    return R_PLC_07;
}

/* WF-PLC-13, WF-PLC-17  Who has left for good does not come again; nobody is there twice. */
static bool has_left(const struct grog_match *m, const struct campaign *c, uint16_t card)
{
    struct grog_listed two[2] = { { card, 0 }, { 0, 0 } };
    struct wf_refusal why;
    EACH_MEMBER(c, i) {
        two[1].card = c->member[i].thing.card;
        if (c->member[i].status != FIT && !wf_is_once(m, two, 2, &why))
            return true;
    }
    return false;
}

static bool is_there(const struct grog_match *m, const struct campaign *c, uint16_t card)
{
    struct grog_listed at[MEMBERS + 1] = { { card, 0 } };
    struct wf_refusal why;
    unsigned n = 1;
    EACH_MEMBER(c, i)
        if (c->member[i].status == FIT)
            at[n++] = (struct grog_listed){ c->member[i].thing.card, 0 };
    return !wf_is_once(m, at, n, &why);
}

static unsigned slots_left(const struct campaign *c)
{
    unsigned n = 0;
    for (unsigned i = 0; i < MEMBERS; i++)
        n += !c->member[i].thing.live;
    return n;
}

/* WF-CMP-03, WF-OFF-01  Whom the Sheet lets come: of its Nation, and none who is too dear. */
static grog_rule is_on_sheet(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card), *on = sheet(m);
    bool ours = !on[CAMPAIGN_NATION] || n[SOLDIER_NATION] == on[CAMPAIGN_NATION];
    for (unsigned i = 0; i < FLAG_ROOM; i++)
        ours = ours || n[SOLDIER_NATIONS + i] == on[CAMPAIGN_NATION];
    if (!ours)
        return R_CMP_03;
    return on[CAMPAIGN_COST_MOST] && n[SOLDIER_COST] > on[CAMPAIGN_COST_MOST] ? R_OFF_01 : 0;
}

/* May he come, whatever he costs?  (Dogs are not hired.) */
grog_rule camp_may_join(const struct grog_match *m, const struct campaign *c, uint16_t card)
{
    struct grog_listed at[TEAM_ROOM + 1];
    struct wf_refusal why;
    enum card_kind kind = kind_of(m, card);
    if (kind != OF_PLAYER && kind != OF_TEAM_SOLDIER && kind != OF_NON_PLAYER && kind != OF_SQUAD)
        return R_PLC_07;
    if (has_left(m, c, card))
        return R_PLC_17;
    if (is_there(m, c, card))
        return R_SOL_02;
    if (is_on_sheet(m, card))
        return is_on_sheet(m, card);
    if (!wf_card_fits(m, &(struct grog_listed){ card, 0 }, &why))
        return camp_rule_of(&why);
    unsigned n = camp_team(m, c, at);
    at[n] = (struct grog_listed){ card, 0 };
    return !slots_left(c) || !wf_size_fits(m, at, n + 1, &why) ? R_PLC_07 : 0;
}

/* WF-PLC-03, WF-PLC-07, WF-PLC-20  Player Soldiers who stay, others for one Mission.  WF-OFF-19, WF-DEF-27, WF-DEF-29
 * Not for what is gained to buy Gear. */
grog_rule camp_may_hire(const struct grog_match *m, const struct campaign *c, uint16_t card, enum outfit_when when)
{
    struct grog_listed at = { card, 0 };
    bool player = kind_of(m, card) == OF_PLAYER || kind_of(m, card) == OF_TEAM_SOLDIER;
    if (when == OUTFIT_RECRUITS && !player)
        return R_PLC_03;
    if (player && when == OUTFIT_BEFORE && !c->ordinal && !has_squads(m))
        return R_PLC_03;                                /* WF-PLC-03  before the Objective of the first is drawn */
    grog_rule forbidden = camp_may_join(m, c, card);
    if (forbidden)
        return forbidden;
    if (c->gain_of == GAINS_GEAR || c->gain_of == GAINS_GRENADES)
        return R_DEF_27;
    return wf_charged(m, &at, 0) <= camp_purse(m, c) ? 0 : R_BUY_05;
}

/* What this Soldier has of it; 0: nothing. */
static unsigned held(const struct campaign *c, unsigned member, uint16_t card)
{
    EACH_GOODS(c, i)
        if (c->goods[i].holder == member + 1 && c->goods[i].thing.card == card)
            return c->goods[i].number;
    return 0;
}

/* His list, which has room, with one more of the card; where it stands. */
static unsigned with_more(const struct grog_match *m, uint16_t card, struct grog_listed out[TEAM_ROOM], unsigned *n)
{
    unsigned at;
    for (at = 1; at < *n; at++)
        if (out[at].card == card) {
            out[at].number++;
            return at;
        }
    for (at = 1; at < *n && class_of(m, out[at].card) <= class_of(m, card); at++)
        continue;
    memmove(out + at + 1, out + at, (*n - at) * sizeof *out);
    out[at] = (struct grog_listed){ card, 1 };
    ++*n;
    return at;
}

static bool goods_are_full(const struct campaign *c)
{
    for (unsigned i = 0; i < GOODS; i++)
        if (!c->goods[i].thing.live)
            return false;
    return true;
}

/* Is there room for one more of it, in his list and in a Mission? */
static bool has_room(const struct grog_match *m, const struct campaign *c, unsigned n, unsigned has, uint16_t card)
{
    struct grog_listed all[TEAM_ROOM + 1];
    struct wf_refusal why;
    if (has)
        return has < MOST_TIMES;
    unsigned team = camp_team(m, c, all);
    all[team] = (struct grog_listed){ card, 1 };
    return n < TEAM_ROOM && !goods_are_full(c) && wf_size_fits(m, all, team + 1, &why);
}

/* May he have one more of it by what cards say? */
static grog_rule may_have(const struct grog_match *m, const struct campaign *c, unsigned member, uint16_t card,
                          int *charged)
{
    struct grog_listed own[TEAM_ROOM];
    struct wf_refusal why;
    unsigned n = camp_goods_of(m, c, member, own), has = held(c, member, card);
    if (!has_room(m, c, n, has, card))
        return R_PLC_07;
    unsigned at = with_more(m, card, own, &n);
    bool more = has;
    if (!wf_card_fits(m, &own[at], &why) || !wf_members_fit(m, camp_setting(m, c), own, n, &why))
        return camp_rule_of(&why);
    *charged = wf_charged(m, own, at);
    if (more) {
        own[at].number--;
        *charged -= wf_charged(m, own, at);
    }
    return 0;
}

/* WF-DEF-29  What is thrown, and gone then. */
bool camp_is_grenade(const struct grog_match *m, uint16_t card)
{
    const int16_t *n = numbers_of(m, card);
    return kind_of(m, card) == OF_WEAPON && n[WEAPON_EXPENDED] && !n[WEAPON_PART] && !n[WEAPON_CALIBER]
        && n[WEAPON_RANGES];
}

/* WF-PLC-06, WF-PLC-07, WF-PLC-11  Weapons, Ammo and Equipment, with what the Resources leave; WF-CMP-10  for Squads
 * Skills too. */
grog_rule camp_may_buy(const struct grog_match *m, const struct campaign *c, unsigned member, uint16_t card)
{
    int charged;
    bool skill = kind_of(m, card) == OF_SKILL;
    if (skill && !has_squads(m))                        /* WF-PLC-03  before the first Mission none at all */
        return c->ordinal ? R_PLC_11 : R_PLC_03;
    if (!skill && kind_of(m, card) != OF_WEAPON && kind_of(m, card) != OF_EQUIPMENT)
        return R_PLC_07;
    if (skill && c->gain_of)
        return R_OFF_19;
    if (c->gain_of == GAINS_GRENADES && !camp_is_grenade(m, card))
        return R_DEF_29;
    grog_rule forbidden = may_have(m, c, member, card, &charged);
    return forbidden ? forbidden : charged <= camp_purse(m, c) ? 0 : R_BUY_05;
}

/* WF-PLC-10..12, WF-PLC-20  With his own Mission Points, after his first Mission. */
grog_rule camp_may_learn(const struct grog_match *m, const struct campaign *c, unsigned member, uint16_t skill)
{
    const struct member *s = &c->member[member];
    int charged;
    if (!(s->flags & MEMBER_VETERAN))
        return R_PLC_20;
    if (numbers_of(m, skill)[SKILL_THEOLOGY])
        return R_DIV_04;                                /* WF-DIV-04  who is to have a School has it from the first */
    grog_rule forbidden = may_have(m, c, member, skill, &charged);
    return forbidden ? forbidden : camp_skill_cost(m, c, skill) <= s->points ? 0 : R_PLC_11;
}

/* ---- may they go? ------------------------------------------------------------------------------ */

static bool has_wanted(const struct grog_match *m, const struct campaign *c, uint16_t wanted)
{
    EACH_GOING(c, i) {
        const int16_t *printed = numbers_of(m, c->member[i].thing.card) + SOLDIER_PRINTED;
        for (int k = 0; k < printed[0]; k++)
            if (wf_listed(printed, k).card == wanted)
                return true;
        if (held(c, i, wanted))
            return true;
    }
    return !wanted;
}

/* WF-PLC-05, WF-PLC-19  With a Player Soldier, and with what is to be brought to the Objective. */
grog_rule camp_may_go(const struct grog_match *m, const struct campaign *c, enum outfit_when when)
{
    bool player = when == OUTFIT_BETWEEN;
    EACH_GOING(c, i)
        player = player || kind_of(m, c->member[i].thing.card) == OF_PLAYER;
    if (!player)
        return R_PLC_05;
    if (camp_purse(m, c) < 0)
        return R_BUY_05;
    return when != OUTFIT_BEFORE || has_wanted(m, c, wanted_now(m, c)) ? 0 : R_CHT_OBJ_15;
}

/* ---- buying --------------------------------------------------------------------------------------- */

/* WF-PLC-03, WF-PLC-07, WF-PLC-20, WF-PLC-21  Who is no Player Soldier is with them for this Mission. */
void camp_hire(struct grog_run *r, unsigned seat, uint16_t card)
{
    struct campaign *c = camp(r->g);
    uint16_t ref = grog_thing_new(r, ARRAY_MEMBER, card, seat);
    struct member *s = &c->member[grog_ref_slot(ref)];
    s->flags = (uint8_t)(MEMBER_NEW | MEMBER_GOES | (is_player(r->m, s) || has_squads(r->m) ? 0 : MEMBER_GUEST));
    s->joined = (uint8_t)(c->ordinal + 1);
    s->where = c->squad;                                /* WF-CMP-12 */
    TELL_AMOUNT(TOLD_HIRED, camp_purse(r->m, c), ref);
}

/* WF-OFF-18, WF-DEF-28  He is the Squad's from now on, and costs nothing. */
void camp_join(struct grog_run *r, unsigned seat, uint16_t card)
{
    struct campaign *c = camp(r->g);
    uint16_t ref = grog_thing_new(r, ARRAY_MEMBER, card, seat);
    struct member *s = &c->member[grog_ref_slot(ref)];
    s->flags = MEMBER_GOES;
    s->joined = (uint8_t)(c->ordinal + 1);
    s->where = c->squad;
    TELL(TOLD_JOINS, ref);
}

static void drop_goods(struct grog_run *r, unsigned member)
{
    struct campaign *c = camp(r->g);
    EACH_GOODS(c, i)
        if (c->goods[i].holder == member + 1)
            grog_thing_free(r, goods_ref(c, i));
}

/* He was bought in this step, and all that was bought for him. */
void camp_let_go(struct grog_run *r, unsigned member)
{
    struct campaign *c = camp(r->g);
    uint16_t card = c->member[member].thing.card;
    drop_goods(r, member);
    grog_thing_free(r, member_ref(c, member));
    TELL_AMOUNT(TOLD_LET_GO, camp_purse(r->m, c), card);
}

/* One more of it: WF-PLC-06  Gear is for this Mission; Skills stay. */
void camp_buy(struct grog_run *r, unsigned member, uint16_t card)
{
    struct campaign *c = camp(r->g);
    bool skill = kind_of(r->m, card) == OF_SKILL && !has_squads(r->m);
    EACH_GOODS(c, i)
        if (c->goods[i].holder == member + 1 && c->goods[i].thing.card == card) {
            c->goods[i].number++;
            TELL_AMOUNT(TOLD_BUYS, camp_purse(r->m, c), member_ref(c, member), card);
            return;
        }
    uint16_t ref = grog_thing_new(r, ARRAY_GOODS, card, c->member[member].thing.owner);
    struct goods *new = &c->goods[grog_ref_slot(ref)];
    new->holder = (uint8_t)(member + 1);
    new->number = 1;
    new->flags = skill ? 0 : has_squads(r->m) ? GOODS_NEW : GOODS_NEW | GOODS_GUEST;
    if (!skill)
        TELL_AMOUNT(TOLD_BUYS, camp_purse(r->m, c), member_ref(c, member), card);
}

void camp_put_back(struct grog_run *r, unsigned goods)
{
    struct campaign *c = camp(r->g);
    uint16_t card = c->goods[goods].thing.card, whose = member_ref(c, c->goods[goods].holder - 1u);
    bool new = c->goods[goods].flags & GOODS_NEW;
    int before = camp_cost(r->m, c);
    if (c->goods[goods].number > 1)
        c->goods[goods].number--;
    else
        grog_thing_free(r, goods_ref(c, goods));
    if (has_squads(r->m) && !new)                       /* what is left behind brings no points */
        c->earned = (uint16_t)(c->earned - (before - camp_cost(r->m, c)));
    TELL_AMOUNT(TOLD_PUTS_BACK, camp_purse(r->m, c), whose, card);
}

/* The step is over: nothing goes back. */
void camp_settle(struct grog_run *r)
{
    struct campaign *c = camp(r->g);
    EACH_MEMBER(c, i)
        c->member[i].flags &= (uint8_t)~MEMBER_NEW;
    EACH_GOODS(c, i)
        c->goods[i].flags &= (uint8_t)~GOODS_NEW;
}
