/* SPDX-License-Identifier: MIT */
/* campaign.c -- leads campaigns.
 *
 * Who goes, and with what, follows the team that is ready for the Mission; what that has not said, a good Weapon, Ammo
 * and Grenades say.  Weapons come first, then the others of that team, and who takes the place of the lost; then Ammo
 * and Grenades, and whoever else can be paid.  What is bought is not put back, so preparing comes to an end.  A Mission
 * that nobody fights it makes up: three in four succeed. */
#include "bots.h"
#include "campaign/rules.h"

enum { MISSIONS_TAKEN = 3, SETS_OF_AMMO = 2, GRENADES = 2, LEAVES_FOR_GEAR = 30 };

struct lead {
    const struct grog_match *m;
    const struct campaign *c;
    const struct grog_game *g;
    const struct grog_option *option;
    uint32_t n;
    struct grog_dice *dice;
};

/* ---- among the options ------------------------------------------------------------------- */

static const struct grog_option *offered(const struct lead *l, uint8_t verb)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (l->option[i].verb == verb)
            return &l->option[i];
    return NULL;
}

static const struct grog_option *offered_of(const struct lead *l, uint8_t verb, uint16_t card)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (l->option[i].verb == verb && l->option[i].object[0] == card)
            return &l->option[i];
    return NULL;
}

/* ---- the ready team ------------------------------------------------------------------------ */

static bool is_item(const struct lead *l, uint16_t card)
{
    return wf_sort_of((uint8_t)kind_of(l->m, card)) == GROG_ITEM;
}

/* What it costs, or 0: not all of it is for the Squads of this Sheet. */
static int cost_for_squads(const struct lead *l, uint16_t team)
{
    const int16_t *cards = numbers_of(l->m, team) + TEAM_CARDS, *on = sheet(l->m);
    const int16_t *mission = numbers_of(l->m, (uint16_t)numbers_of(l->m, team)[TEAM_MISSION]);
    struct grog_listed at[TEAM_ROOM];
    int cost = 0, n = 0;
    if (mission[MISSION_SETTING] != on[CAMPAIGN_SETTING] || mission[PLACE_REGION] != on[CAMPAIGN_REGION])
        return 0;
    for (; n < cards[0]; n++) {
        struct wf_listed c = wf_listed(cards, n);
        at[n] = (struct grog_listed){ c.card, (uint16_t)c.n };
        const int16_t *soldier = is_item(l, c.card) ? NULL : numbers_of(l->m, c.card);
        if (soldier && ((on[CAMPAIGN_NATION] && soldier[SOLDIER_NATION] != on[CAMPAIGN_NATION])
                        || (on[CAMPAIGN_COST_MOST] && soldier[SOLDIER_COST] > on[CAMPAIGN_COST_MOST])))
            return 0;
    }
    for (int i = 0; i < n; i++)
        cost += wf_charged(l->m, at, (unsigned)i);
    return cost <= on[CAMPAIGN_RESOURCES] ? cost : 0;
}

/* The first that is made for the Mission, or the dearest that Squads can pay for; 0: none is. */
static uint16_t ready_team(const struct lead *l)
{
    uint16_t best = 0;
    GROG_EACH_OF(l->m, OF_TEAM, t)
        if (has_squads(l->m) && numbers_of(l->m, *t)[TEAM_MISSION] && cost_for_squads(l, *t)
            && (!best || cost_for_squads(l, *t) > cost_for_squads(l, best)))
            best = *t;
    if (has_squads(l->m))
        return best;
    GROG_EACH_OF(l->m, OF_TEAM, t)
        if ((uint16_t)numbers_of(l->m, *t)[TEAM_MISSION] == mission_of(l->c))
            return *t;
    return 0;
}

static const int16_t *ready_cards(const struct lead *l)
{
    static const int16_t nobody[1] = { 0 };
    uint16_t team = ready_team(l);
    return team ? numbers_of(l->m, team) + TEAM_CARDS : nobody;
}

/* ---- what is carried -------------------------------------------------------------------------- */

static int held(const struct lead *l, unsigned who, uint16_t card)
{
    EACH_GOODS(l->c, i)
        if (l->c->goods[i].holder == who + 1 && l->c->goods[i].thing.card == card)
            return l->c->goods[i].number;
    return 0;
}

/* The Weapon that he has of those which his card offers, while he has chosen none; 0: there is none. */
static uint16_t unchosen(const struct lead *l, unsigned who)
{
    struct grog_listed own[TEAM_ROOM];
    return wf_default_choice(l->m, own, camp_goods_of(l->m, l->c, who, own), 0);
}

/* What he carries with one more of the card, or (0) as he is; what is printed on his card weighs too, and what he has
 * by choice. */
static int load_with(const struct lead *l, unsigned who, uint16_t card)
{
    const int16_t *printed = numbers_of(l->m, l->c->member[who].thing.card) + SOLDIER_PRINTED;
    struct grog_listed own[TEAM_ROOM + 1];
    unsigned n = camp_goods_of(l->m, l->c, who, own), at = 1;
    int load = 0;
    while (at < n && own[at].card != card)
        at++;
    if (card && at == n)
        own[n++] = (struct grog_listed){ card, 0 };
    if (card)
        own[at].number++;
    for (unsigned i = 1; i < n; i++)
        load += wf_weight_of(l->m, &own[i]);
    for (int i = 0; i < printed[0]; i++)
        load += wf_weight_of(l->m, &(struct grog_listed){ wf_listed(printed, i).card,
                                                          (uint16_t)wf_listed(printed, i).n });
    uint16_t choice = n > TEAM_ROOM ? 0 : wf_default_choice(l->m, own, n, 0);
    return load + (choice ? wf_weight_of(l->m, &(struct grog_listed){ choice, 1 }) : 0);
}

static int loadout_by(const struct lead *l, uint16_t mission)
{
    const int16_t *n = numbers_of(l->m, mission);
    return n[MISSION_LOADOUT] - (n[MISSION_INSERTION] != 0);            /* who comes by a way of its own carries less */
}

/* What the Mission adds; while none is laid, the worst of those that can come. */
static int loadout_added(const struct lead *l)
{
    uint16_t mission = mission_of(l->c);
    int worst = 0;
    if (mission)
        return kind_of(l->m, mission) == OF_MISSION ? loadout_by(l, mission) : 0;
    for (unsigned i = 1; i <= l->c->missions[0]; i++)
        worst = loadout_by(l, l->c->missions[i]) < worst ? loadout_by(l, l->c->missions[i]) : worst;
    return worst;
}

static int loadout_of(const struct lead *l, unsigned who)
{
    const int16_t *chart = sheet(l->m) + CAMPAIGN_CHART;
    int most = numbers_of(l->m, l->c->member[who].thing.card)[PLAYER_LOADOUT] + loadout_added(l);
    for (int i = 0; i < chart[0]; i++)
        most += l->c->adjusted[i] * numbers_of(l->m, wf_listed(chart, i).card)[CIRCUMSTANCE_LOADOUT];
    return most < 0 ? 0 : most;
}

static bool can_get(const struct lead *l, unsigned who, uint16_t card)
{
    return load_with(l, who, card) <= loadout_of(l, who)
        && !camp_may_buy(l->m, l->c, who, card);
}

/* ---- what is bought ------------------------------------------------------------------------------ */

/* What stands behind him in the ready team, and he lacks. */
static uint16_t from_team(const struct lead *l, unsigned who)
{
    const int16_t *cards = ready_cards(l);
    bool his = false;
    for (int i = 0; i < cards[0]; i++) {
        uint16_t card = wf_listed(cards, i).card;
        int number = wf_listed(cards, i).n;
        if (!is_item(l, card))
            his = card == l->c->member[who].thing.card;
        else if (his && held(l, who, card) < (number ? number : 1) && can_get(l, who, card))
            return card;
    }
    return 0;
}

static bool is_gun(const struct lead *l, uint16_t card)
{
    const int16_t *n = numbers_of(l->m, card);
    return kind_of(l->m, card) == OF_WEAPON && !n[WEAPON_EXPENDED] && !n[WEAPON_PART] && n[WEAPON_CALIBER]
        && n[WEAPON_RANGES];
}

static uint16_t gun_of(const struct lead *l, unsigned who)
{
    const int16_t *printed = numbers_of(l->m, l->c->member[who].thing.card) + SOLDIER_PRINTED;
    EACH_GOODS(l->c, i)
        if (l->c->goods[i].holder == who + 1 && is_gun(l, l->c->goods[i].thing.card))
            return l->c->goods[i].thing.card;
    for (int i = 0; i < printed[0]; i++)
        if (is_gun(l, wf_listed(printed, i).card))
            return wf_listed(printed, i).card;
    return unchosen(l, who);
}

/* The dearest that he can get and carry, of those that pass. */
typedef bool passing(const struct lead *l, uint16_t card);
static uint16_t dearest(const struct lead *l, unsigned who, passing *passes, int most)
{
    uint16_t best = 0;
    GROG_EACH_OF(l->m, OF_WEAPON, c) {
        int cost = numbers_of(l->m, *c)[WEAPON_COST];
        if (passes(l, *c) && cost <= most && (!best || cost > numbers_of(l->m, best)[WEAPON_COST])
            && can_get(l, who, *c))
            best = *c;
    }
    return best;
}

static bool is_grenade(const struct lead *l, uint16_t card) { return camp_is_grenade(l->m, card); }

static int grenades_of(const struct lead *l, unsigned who)
{
    int n = 0;
    EACH_GOODS(l->c, i)
        n += l->c->goods[i].holder == who + 1 && kind_of(l->m, l->c->goods[i].thing.card) == OF_WEAPON
             && is_grenade(l, l->c->goods[i].thing.card) ? l->c->goods[i].number : 0;
    return n;
}

static unsigned shoppers(const struct lead *l)
{
    unsigned n = 0;
    EACH_GOING(l->c, i)
        n += is_player(l->m, &l->c->member[i]) && !gun_of(l, i);
    return n ? n : 1;
}

/* A Weapon for who has none. */
static uint16_t first_gun(const struct lead *l, unsigned who)
{
    int share = camp_purse(l->m, l->c) / (int)shoppers(l);
    return gun_of(l, who) ? 0 : dearest(l, who, is_gun, share > 1 ? share : 1);
}

/* Ammo for it, Grenades. */
static uint16_t usual(const struct lead *l, unsigned who)
{
    uint16_t gun = gun_of(l, who);
    bool his = gun && (held(l, who, gun) || gun == unchosen(l, who));
    if (his && held(l, who, gun) < SETS_OF_AMMO && can_get(l, who, gun))
        return gun;
    return grenades_of(l, who) < GRENADES ? dearest(l, who, is_grenade, camp_purse(l->m, l->c)) : 0;
}

/* What is to be brought to the Objective, if nobody has it and it is he who gets it. */
static uint16_t wanted(const struct lead *l, unsigned who)
{
    uint16_t card = wanted_now(l->m, l->c);
    EACH_GOING(l->c, i)
        if (card && held(l, i, card))
            return 0;
    return card && can_get(l, who, card) ? card : 0;
}

static bool is_player_card(const struct lead *l, uint16_t card)
{
    return kind_of(l->m, card) == OF_PLAYER || kind_of(l->m, card) == OF_TEAM_SOLDIER;
}

/* Have as many Player Soldiers come as the ready team has? */
static bool are_enough(const struct lead *l)
{
    const int16_t *cards = ready_cards(l);
    int n = 0;
    for (int i = 0; i < cards[0]; i++)
        n += is_player_card(l, wf_listed(cards, i).card);
    EACH_GOING(l->c, i)
        n -= is_player(l->m, &l->c->member[i]);
    return n <= 0;
}

/* Who comes next of the ready team; 0: nobody can. */
static uint16_t next_hire(const struct lead *l, bool players)
{
    const int16_t *cards = ready_cards(l);
    bool recruits = players && !l->c->ordinal && !has_squads(l->m);
    for (int i = 0; i < cards[0]; i++) {
        uint16_t card = wf_listed(cards, i).card;
        if (!is_item(l, card) && is_player_card(l, card) == players
            && !camp_may_hire(l->m, l->c, card, recruits ? OUTFIT_RECRUITS : OUTFIT_BEFORE))
            return card;
    }
    return 0;
}

static uint16_t next_buy(const struct lead *l, unsigned who)
{
    if (!is_player(l->m, &l->c->member[who]))
        return 0;
    uint16_t card = wanted(l, who);
    if (!card && !gun_of(l, who)) {
        card = from_team(l, who);
        card = card ? card : first_gun(l, who);
    }
    if (card || next_hire(l, false))
        return card;
    card = from_team(l, who);
    return card ? card : usual(l, who);
}

/* ---- preparing -------------------------------------------------------------------------------------- */

static int cost_of(const struct lead *l, uint16_t soldier) { return numbers_of(l->m, soldier)[SOLDIER_COST]; }

/* The dearest Player Soldier that leaves two thirds of the Resources for others and for Gear. */
static const struct grog_option *hire_player(const struct lead *l)
{
    const struct grog_option *best = NULL;
    int most = camp_resources(l->m, l->c);
    for (uint32_t i = 0; i < l->n; i++) {
        const struct grog_option *o = &l->option[i];
        if (o->verb == VERB_HIRE && (cost_of(l, o->object[0]) + camp_cost(l->m, l->c)) * 3 <= most * 2
            && (!best || cost_of(l, o->object[0]) > cost_of(l, best->object[0])))
            best = o;
    }
    return best;
}

/* With what is left, the dearest of all others. */
static const struct grog_option *hire_other(const struct lead *l)
{
    const struct grog_option *best = NULL;
    for (uint32_t i = 0; i < l->n; i++)
        if (l->option[i].verb == VERB_HIRE && !is_player_card(l, l->option[i].object[0])
            && (!best || cost_of(l, l->option[i].object[0]) > cost_of(l, best->object[0])))
            best = &l->option[i];
    return best;
}

/* The dearest of these that costs no more. */
static const struct grog_option *hire_dearest(const struct lead *l, bool leads, int most)
{
    const struct grog_option *best = NULL;
    for (uint32_t i = 0; i < l->n; i++) {
        const struct grog_option *o = &l->option[i];
        if (o->verb == VERB_HIRE && (kind_of(l->m, o->object[0]) == OF_PLAYER) == leads
            && cost_of(l, o->object[0]) <= most
            && (!best || cost_of(l, o->object[0]) > cost_of(l, best->object[0])))
            best = o;
    }
    return best;
}

static unsigned leaders(const struct lead *l)
{
    unsigned n = 0;
    EACH_GOING(l->c, i)
        n += kind_of(l->m, l->c->member[i].thing.card) == OF_PLAYER;
    return n;
}

/* Of what Squads have, the heaviest that is too much for him in this Mission, a Weapon last; NULL: nothing is. */
static const struct goods *too_much(const struct lead *l, unsigned who)
{
    const struct goods *best = NULL;
    int most = 0;
    if (load_with(l, who, 0) <= loadout_of(l, who))
        return NULL;
    EACH_GOODS(l->c, i) {
        const struct goods *g = &l->c->goods[i];
        int weight = wf_weight_of(l->m, &(struct grog_listed){ g->thing.card, 1 });
        weight = g->holder != who + 1 || !weight ? 0 : is_gun(l, g->thing.card) && g->number < 2 ? 1 : weight + 1;
        if (weight > most) {
            most = weight;
            best = g;
        }
    }
    return best;
}

/* One who leads, who gets Gear, then others for what is left. */
static const struct grog_option *prepare_squad(const struct lead *l)
{
    int purse = camp_purse(l->m, l->c), most = purse * (100 - LEAVES_FOR_GEAR) / 100;
    const struct grog_option *o = offered_of(l, VERB_HIRE, next_hire(l, true));
    o = o ? o : offered_of(l, VERB_HIRE, next_hire(l, false));
    o = o || leaders(l) ? o : hire_dearest(l, true, most);
    o = o || leaders(l) ? o : hire_dearest(l, true, purse);
    for (uint32_t i = 0; !o && i < l->n; i++)
        if (l->option[i].verb == VERB_EQUIP
            && (too_much(l, l->option[i].actor - 1u) || next_buy(l, l->option[i].actor - 1u)))
            o = &l->option[i];
    o = o ? o : hire_dearest(l, true, most);
    o = o ? o : hire_dearest(l, false, purse);
    o = o ? o : offered(l, VERB_GO);
    return o ? o : offered(l, VERB_FORFEIT);
}

static const struct grog_option *prepare(const struct lead *l)
{
    if (has_squads(l->m))
        return prepare_squad(l);
    bool recruits = l->g->frame[l->g->depth - 1].local[OUTFIT_WHEN] == OUTFIT_RECRUITS;
    bool more = recruits || (l->c->ordinal && !are_enough(l));
    const struct grog_option *o = more ? offered_of(l, VERB_HIRE, next_hire(l, true)) : NULL;
    if (o)
        return o;
    if (recruits) {
        o = ready_team(l) ? NULL : hire_player(l);
        o = o ? o : offered(l, VERB_GO);
        return o ? o : offered(l, VERB_HIRE);
    }
    for (uint32_t i = 0; i < l->n; i++)
        if (l->option[i].verb == VERB_EQUIP && next_buy(l, l->option[i].actor - 1u))
            return &l->option[i];
    o = offered_of(l, VERB_HIRE, next_hire(l, false));
    o = o ? o : hire_other(l);
    return o ? o : offered(l, VERB_GO);
}

static const struct grog_option *shop(const struct lead *l)
{
    unsigned who = grog_ref_slot(l->g->frame[l->g->depth - 1].actor);
    const struct goods *back = has_squads(l->m) ? too_much(l, who) : NULL;
    if (back)
        return offered_of(l, VERB_PUT_BACK, goods_ref(l->c, (unsigned)(back - l->c->goods)));
    uint16_t card = next_buy(l, who);
    const struct grog_option *o = card ? offered_of(l, VERB_BUY, card) : NULL;
    return o ? o : offered(l, VERB_ENOUGH);
}

/* ---- the plan ------------------------------------------------------------------------------------------ */

static bool has_team(const struct lead *l, uint16_t mission)
{
    GROG_EACH_OF(l->m, OF_TEAM, t)
        if ((uint16_t)numbers_of(l->m, *t)[TEAM_MISSION] == mission)
            return true;
    return false;
}

/* The easiest Missions, rather such as a team is ready for. */
static const struct grog_option *plan(const struct lead *l)
{
    const struct grog_option *best = l->c->missions[0] < MISSIONS_TAKEN ? NULL : offered(l, VERB_BEGIN);
    for (uint32_t i = 0; !best && i < l->n; i++)
        if (l->option[i].verb == VERB_TAKE && has_team(l, l->option[i].object[0]))
            best = &l->option[i];
    best = best ? best : offered(l, VERB_TAKE);
    return best ? best : offered(l, VERB_BEGIN);
}

/* ---- a Mission that nobody fights ------------------------------------------------------------------------- */

static const struct grog_option *make_up(const struct lead *l)
{
    unsigned roll = grog_dice_below(l->dice, 8);
    switch (l->g->question) {
    case ASK_OUTCOME: return offered(l, roll < 6 ? VERB_SUCCESS : VERB_FAILURE);
    case ASK_SPACE:   return &l->option[roll < l->n ? roll : 0];
    case ASK_FATE:    return &l->option[roll < 6 ? 0 : roll - 5];
    default:          return roll < 4 ? offered(l, VERB_REPORTED) : &l->option[grog_dice_below(l->dice, l->n)];
    }
}

/* ---- Mission Points ------------------------------------------------------------------------------------------ */

/* All of them to one. */
static const struct grog_option *share(const struct lead *l)
{
    const struct grog_option *best = NULL;
    for (uint32_t i = 0; i < l->n; i++)
        if (l->option[i].object[0] == l->c->earned
            && (!best || l->c->member[l->option[i].actor - 1].points > l->c->member[best->actor - 1].points))
            best = &l->option[i];
    return best ? best : &l->option[l->n - 1];
}

static const struct grog_option *learn(const struct lead *l)
{
    const struct grog_option *best = NULL;
    for (uint32_t i = 0; i < l->n; i++)
        if (l->option[i].verb == VERB_LEARN
            && (!best || numbers_of(l->m, l->option[i].object[0])[SKILL_COST]
                         > numbers_of(l->m, best->object[0])[SKILL_COST]))
            best = &l->option[i];
    return best ? best : offered(l, VERB_ENOUGH);
}

static bool choose(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                   const struct grog_option *option, uint32_t n, struct grog_dice *dice, struct grog_option *out)
{
    struct lead l = { m, const_camp(view), view, option, n, dice };
    const struct grog_option *o = NULL;
    (void)seat;
    switch (view->question) {
    case ASK_MISSIONS: o = plan(&l); break;
    case ASK_OUTFIT:   o = prepare(&l); break;
    case ASK_SHOP:     o = shop(&l); break;
    case ASK_SHARE:    o = share(&l); break;
    case ASK_LEARN:    o = learn(&l); break;
    case ASK_GAIN:     o = hire_dearest(&l, false, MOST_POINTS); o = o ? o : offered(&l, VERB_ENOUGH); break;
    case ASK_DIVIDE: case ASK_PLACE: case ASK_MARCH: o = &option[0]; break;
    default:           o = grog_fields(m, view) ? make_up(&l) : NULL; break;
    }
    if (o)
        *out = *o;
    return o;
}

const struct grog_bot grog_bot_campaign = { "heuristic", "hires and buys as ready teams do, and goes on", choose };
