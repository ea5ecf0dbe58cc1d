/* SPDX-License-Identifier: MIT */
/* modes.c -- which Modes of a Weapon can be chosen now.
 *
 * What always holds here: every refusal is a row of MODE_REFUSALS, with when it can matter. */
#include "common.h"
#include "arms.h"
#include "cards.h"
#include "modes.h"

/* NAM-WPN-20, CHT-WPN-26  Does any Mode of it cost Experience, or Ammo by its dice?  (HAS_DEAR_MODE, once a match.) */
bool wf_has_dear_mode(const int16_t *weapon)
{
    bool dear = weapon[WEAPON_BY_DICE];
    for (unsigned mode = 0; mode < MODES; mode++)
        dear = dear || weapon[WEAPON_XP + mode];
    return dear;
}

/* NAM-WPN-20, CHT-WPN-26  The team cannot pay the Mode's Experience, or the Weapon has not the Ammo for its dice. */
static grog_rule is_too_dear(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                             enum mode mode)
{
    GROG_ASSERT(item < ITEMS);
    const struct warfighter *w = const_wf(g);
    const int16_t *n = numbers_of(m, w->item[item].thing.card);
    (void)soldier;
    if (n[WEAPON_XP + mode] && n[WEAPON_XP + mode] > (int)wf_team_xp(w))
        return R_NAM_WPN_20;
    if (n[WEAPON_BY_DICE] && w->item[item].count < wf_uses_up(m, w->item[item].thing.card, mode))
        return R_CHT_WPN_26;
    return 0;
}

/* WF-WPN-17  He has not the Action cards for a further Bolt Attack with it this Turn. */
static grog_rule cannot_work_bolt(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                                  unsigned item, enum mode mode)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    const struct warfighter *w = const_wf(g);
    if (mode != BOLT || !(w->item[item].marks & MARK_BOLTED))
        return 0;
    struct grog_frame about = { .proc = PROC_AIM, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = item_ref(w, item), .mode = (uint16_t)mode };
    int cost = grog_value(m, g, VALUE_BOLT_COST, &about, NULL);
    return wf_can_pay_cards(m, w, soldier, cost) ? 0 : R_WPN_17;
}

/* What may forbid a Mode, each with when it can: with one of these on the Weapon's card (enum is), with one of these
 * marks on it now, or where a card of the match sets this switch; 0 for what it has nothing to do with.  One that has
 * ALWAYS in the first column can with any Weapon.  A row of zeros would never be asked, and does not compile. */
#define ALWAYS UINT32_MAX
#define MODE_REFUSALS(X) \
    X(HAS_DEAR_MODE, 0, 0, is_too_dear) \
    X(0, MARK_BOLTED, 0, cannot_work_bolt)

#define CAN_MATTER(cards, mark, value, refuses) \
    _Static_assert((cards) != 0 || (mark) != 0 || (value) != 0, #refuses " would never be asked");
MODE_REFUSALS(CAN_MATTER)
#undef CAN_MATTER
#define MATTERS(cards, mark, value, refuses) \
    ((cards) == ALWAYS || (is & (cards)) || (marks & (mark)) || ((value) && grog_match_modifies(m, value)))

bool wf_mode_can_matter(const struct grog_match *m, uint32_t is, unsigned marks)
{
    (void)m;                                            /* while no row has a switch */
#define OR_MATTERS(...) || MATTERS(__VA_ARGS__)
    return false MODE_REFUSALS(OR_MATTERS);
#undef OR_MATTERS
}

grog_rule wf_may_use_mode(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                          enum mode mode)
{
    const struct item *i = &const_wf(g)->item[item];
    const uint32_t is = wf_note(m, i->thing.card)->is;
    const unsigned marks = i->marks;
    grog_rule rule = 0;
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS && mode < MODES);
#define ASK_IT(cards, mark, value, refuses) \
    if (!rule && MATTERS(cards, mark, value, refuses)) \
        rule = refuses(m, g, soldier, item, mode); \
    else \
        GROG_ASSERT(rule || !refuses(m, g, soldier, item, mode));       /* it told the truth about when it matters */
    MODE_REFUSALS(ASK_IT)
#undef ASK_IT
    return rule;
}
