/* SPDX-License-Identifier: MIT */
/* contracts.c -- Missions of a company for hire: the Contract, Escalation, Soldiers by Level, stronger Hostiles.
 *
 * A Mission's points and those of the Escalation counters are what tables of Hostiles are read by; the team's own do
 * not count.  A campaign hands over what a single Mission is set up with: Contract, counters, Reputation, team. */
#include "common.h"
#include "ammo.h"
#include "before.h"
#include "cards.h"
#include "contracts.h"
#include "frame.h"
#include "outfit.h"
#include "team.h"

static bool lists(const int16_t *list, uint16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if ((uint16_t)list[1 + i] == card)
            return true;
    return false;
}

bool wf_refuse(struct grog_error *why, const struct grog_match *m, uint16_t card, const char *because)
{
    grog_fail(why, 0, "%s: %s", grog_card(m, card)->name, because);
    return false;
}

/* ---- Contract and Escalation ------------------------------------------------------- */

/* WF-PMC-15  What depends on the company's Reputation asks for it here. */
int wf_reputation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                  const struct grog_source *by, uint16_t word)
{
    (void)g, (void)about, (void)by, (void)word;
    return (int)m->setup[SETUP_REPUTATION];
}

static void add_escalation(struct grog_run *r, uint16_t card)
{
    struct warfighter *w = wf(r->g);
    int points = w->points + numbers_of(r->m, card)[ESCALATION_POINTS];
    w->points = (uint16_t)(points < MOST_POINTS ? points : MOST_POINTS);
    TELL_AMOUNT(TOLD_ESCALATES, w->points, card);
}

static int chosen_of(const struct grog_match *m, uint16_t card)
{
    unsigned n;
    int times = 0;
    const struct grog_listed *at = grog_setup_list(m, SETUP_ESCALATION, &n);
    for (unsigned i = 0; i < n; i++)
        times += at[i].card == card ? at[i].number ? at[i].number : 1 : 0;
    return times;
}

/* Counters of this word that still lie in the cup, when `drawn` of the others were drawn before. */
static int in_cup(const struct grog_match *m, uint16_t card, const uint16_t *drawn, unsigned n)
{
    int left = m->cards->card[card].kind == OF_ESCALATION ? numbers_of(m, card)[COPIES] - chosen_of(m, card) : 0;
    for (unsigned i = 0; i < n; i++)
        left -= drawn[i] == card;
    return left > 0 ? left : 0;
}

static uint16_t draw_escalation(struct grog_run *r, const uint16_t *drawn, unsigned n)
{
    unsigned lots = 0;
    for (uint32_t c = 1; c < r->m->cards->cards; c++)
        lots += (unsigned)in_cup(r->m, (uint16_t)c, drawn, n);
    if (!lots)
        return 0;
    unsigned lot = grog_dice_below(grog_chance(r), lots);
    uint16_t card = 1;
    for (; lot >= (unsigned)in_cup(r->m, card, drawn, n); card++)
        lot -= (unsigned)in_cup(r->m, card, drawn, n);
    return card;
}

/* WF-PMT-20, WF-PMC-98  The Mission's points, and those of the counters that are chosen, and of as many drawn. */
void wf_escalate(struct grog_run *r)
{
    unsigned n;
    const struct grog_listed *at = grog_setup_list(r->m, SETUP_ESCALATION, &n);
    uint16_t drawn[GROG_RULES_MAX] = { 0 };
    wf(r->g)->points = (uint16_t)wf_mission_numbers(r->m)[MISSION_POINTS];
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = at[i].number ? at[i].number : 1; k > 0; k--)
            add_escalation(r, at[i].card);
    for (unsigned i = 0; i < (unsigned)r->m->setup[SETUP_ESCALATED] && i < GROG_RULES_MAX; i++) {
        drawn[i] = draw_escalation(r, drawn, i);
        if (!drawn[i])
            return;
        add_escalation(r, drawn[i]);
    }
}

/* ---- Soldiers by Level --------------------------------------------------------------- */

/* Does promotion lead from the one card to the other? */
static bool leads_to(const struct grog_match *m, uint16_t from, uint16_t to)
{
    for (unsigned steps = 0; from && is_soldier(kind_of(m, from)) && steps < 6; steps++) {
        from = (uint16_t)numbers_of(m, from)[SOLDIER_PROMOTES];
        if (from == to)
            return true;
    }
    return false;
}

/* WF-PMC-40  Cards of several Levels are one man. */
bool wf_is_same_man(const struct grog_match *m, uint16_t a, uint16_t b)
{
    return is_soldier(kind_of(m, a)) && is_soldier(kind_of(m, b))
        && (a == b || leads_to(m, a, b) || leads_to(m, b, a));
}

/* WF-PMC-39  The Level says which kind of Soldier he is. */
static bool level_fits(const struct grog_match *m, uint16_t card)
{
    int level = is_soldier(kind_of(m, card)) ? numbers_of(m, card)[SOLDIER_LEVEL] : 0;
    return !level || kind_of(m, card) == (level <= 2 ? OF_SQUAD : level <= 4 ? OF_NON_PLAYER : OF_PLAYER);
}

/* The Soldier of a team's cards that this one stands behind. */
static unsigned owner_of(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    while (i > 0 && !is_soldier(kind_of(m, at[i].card)))
        i--;
    return i;
}

/* WF-PMC-11  The first behind him of those that his card offers. */
bool wf_is_choice(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    unsigned owner = owner_of(m, at, i);
    const int16_t *offered = is_soldier(kind_of(m, at[owner].card)) && owner < i
                           ? numbers_of(m, at[owner].card) + SOLDIER_CHOSEN : NULL;
    if (!offered || !lists(offered, at[i].card))
        return false;
    while (--i > owner)
        if (lists(offered, at[i].card))
            return false;
    return true;
}

/* WF-SHW-80  One of several Weapons on a Non-Player Soldier's card, listed to say that the Ammo behind it is for it. */
bool wf_is_named(const struct grog_match *m, const struct grog_listed *at, unsigned i)
{
    unsigned first = owner_of(m, at, i);
    uint16_t owner = at[first].card, weapon = at[i].card;
    if (kind_of(m, owner) != OF_NON_PLAYER || kind_of(m, weapon) != OF_WEAPON || at[i].number > 1
        || wf_is_choice(m, at, i))
        return false;
    const int16_t *printed = numbers_of(m, owner) + SOLDIER_PRINTED;
    bool his = false, others = false;
    for (int k = 0; k < printed[0]; k++)
        his = his || wf_listed(printed, k).card == weapon;
    while (his && --i > first)
        his = at[i].card != weapon;                     /* once is enough */
    for (int k = 0; his && k < printed[0]; k++) {
        uint16_t one = wf_listed(printed, k).card;
        others = others || (one != weapon && wf_takes_ammo(m, owner, one));
    }
    return others && wf_takes_ammo(m, owner, weapon);
}

/* What he has if none of them is listed; 0: one is, or his card offers none. */
uint16_t wf_default_choice(const struct grog_match *m, const struct grog_listed *at, unsigned n, unsigned soldier)
{
    const int16_t *offered = numbers_of(m, at[soldier].card) + SOLDIER_CHOSEN;
    if (!offered[0])
        return 0;
    for (unsigned i = soldier + 1; i < n && !is_soldier(kind_of(m, at[i].card)); i++)
        if (wf_is_choice(m, at, i))
            return 0;                                   /* WF-WPN-37  it comes with the Ammo that is bought for it */
    return (uint16_t)offered[1];
}

/* ---- Wounds of Missions before ----------------------------------------------------------- */

/* WF-PMT-45  Wounds from before are brought along. */
int wf_wounds_before(const struct grog_match *m, uint16_t soldier)
{
    unsigned n;
    const struct grog_listed *at = grog_setup_list(m, SETUP_WOUNDED, &n);
    for (unsigned i = 0; i < n; i++)
        if (at[i].card == soldier)
            return at[i].number ? at[i].number : 1;
    return 0;
}

static bool wounds_fit(const struct grog_match *m, const struct grog_listed *team, unsigned soldiers,
                       struct grog_error *why)
{
    unsigned n;
    const struct grog_listed *at = grog_setup_list(m, SETUP_WOUNDED, &n);
    for (unsigned i = 0; i < n; i++) {
        bool his = false;
        for (unsigned k = 0; k < soldiers; k++)
            his = his || (team[k].card == at[i].card && is_soldier(kind_of(m, at[i].card)));
        if (!his || wf_wounds_before(m, at[i].card) >= numbers_of(m, at[i].card)[SOLDIER_HEALTH])
            return wf_refuse(why, m, at[i].card, "who goes is on the team, and has Health left (WF-PMT-45)");
    }
    return true;
}

/* ---- stronger Hostiles ------------------------------------------------------------------ */

/* WF-PMC-26, WF-PMC-27  Epic and Legendary Hostiles lie beside the deck until they are added. */
bool wf_is_added(const struct grog_match *m, uint16_t hostile)
{
    unsigned n;
    const struct grog_listed *at = grog_setup_list(m, SETUP_ADDED, &n);
    for (unsigned i = 0; i < n; i++)
        if (at[i].card == hostile)
            return true;
    return false;
}

/* ---- may it be set up? ------------------------------------------------------------------- */

bool wf_contract_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    uint16_t contract = (uint16_t)m->setup[SETUP_CONTRACT];
    const int16_t *c = contract ? numbers_of(m, contract) : NULL;
    if (c && m->setup[SETUP_REPUTATION] < c[CONTRACT_REPUTATION])     /* WF-PMC-14  red text binds: enough Reputation */
        return wf_refuse(why, m, contract, "the company's Reputation is too low (WF-PMC-14)");
    if (c && c[CONTRACT_MISSIONS]                       /* WF-PMT-17  only Missions that the Contract has */
        && !wf_keyword(m, wf_mission_card(m), (uint16_t)c[CONTRACT_MISSIONS]))
        return wf_refuse(why, m, contract, "it has no such Missions (WF-PMT-17)");
    uint16_t goal = c ? (uint16_t)wf_mission_numbers(m)[MISSION_GOAL] : 0;
    if (goal && wf_objective_card(m) && wf_objective_card(m) != goal)   /* WF-PMT-17  the Objective is its own */
        return wf_refuse(why, m, wf_objective_card(m), "not the Objective of this Mission (WF-PMT-17)");
    for (unsigned i = 0; i < n; i++)
        if (!level_fits(m, at[i].card))
            return wf_refuse(why, m, at[i].card, "not what a Soldier of this Level is (WF-PMC-39)");
    return wounds_fit(m, at, n, why);
}

/* ---- Actions of any Soldiers ---------------------------------------------------------------- */

static bool can_pay(const struct soldier *s) { return in_play(s) && !wf_may_act(s, 1); }

unsigned wf_actions_to_pay(const struct warfighter *w)
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        n += can_pay(&w->soldier[i]) ? w->soldier[i].actions : 0;
    return n;
}

void wf_list_pay_actions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)m, (void)seat;
    EACH_SOLDIER(w, i)
        if (can_pay(&w->soldier[i]))
            grog_offer(l, grog_option(VERB_PAYS_ACTION, i + 1, 0, 0, 0), 0);
}

static unsigned first_who_can(const struct warfighter *w)
{
    EACH_SOLDIER(w, i)
        if (can_pay(&w->soldier[i]))
            return i;
    return SOLDIERS;
}

const struct grog_step wf_action_steps[] = { STARTS, [ACTIONS_WHO] = ASKS("who", R_PMT_55, ASK_PAY_ACTIONS) };

static bool actions_fit(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return f->pending[0] > 0 && wf_actions_to_pay(w) >= (unsigned)f->pending[0];
}

const struct wf_rests wf_action_rests = {
    .fits = actions_fit,
};

/* WF-PMT-55  Spread over Soldiers as their owner likes.  pending 0: how many are due. */
enum grog_flow wf_pay_actions(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PAY_ACTIONS);
    const struct warfighter *w = const_wf(r->g);
    unsigned payer;
    BEGIN;
    while (f->pending[0] > 0 && first_who_can(w) < SOLDIERS) {
        if (wf_actions_to_pay(w) > (unsigned)f->pending[0]) {
            ASK(ACTIONS_WHO, ASK_PAY_ACTIONS, f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, w));
            payer = r->answer.seat != GROG_NOBODY ? r->answer.option.actor - 1u : first_who_can(w);
        } else {
            payer = first_who_can(w);
        }
        wf_spend_action(r, payer, 1);
        f->pending[0]--;
    }
    END;
}
