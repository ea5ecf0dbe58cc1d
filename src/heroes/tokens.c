/* SPDX-License-Identifier: MIT */
/* tokens.c -- what tokens of options are for: a row a use, and the tokens that are spent on an attack.
 *
 * An attack is whatever is about to be rolled for: a shot, the pool of a machine gun, a blast.  Whoever makes one keeps
 * ATTACK_USED in its first local and SHOT_BONUS, SHOT_RESULT and SHOT_DEFENCE in its pending values, and says in
 * hn_attack who fires what at whom; its window before the roll then offers the tokens of both sides (HN-EQP-09). */
#include "tokens.h"
#include "alliances.h"
#include "conceal.h"
#include "directives.h"
#include "equipment.h"
#include "explosion.h"
#include "play.h"
#include "shot.h"

#define ONLY(class) (1u << (class))
const struct use hn_uses[USES] = {
    [USE_SHIELDING]     = { .rule = R_EQP_12, .when = SPENT_UNDER_FIRE, .users = ONLY(HEAVY), .defence = 1 },
    [USE_AMMO]          = { .rule = R_EQP_18, .when = SPENT_FIRING, .bonus = { [INFANTRY] = 1 }, .no_blast = R_EQP_19 },
    [USE_BELT]          = { .rule = R_EQP_24, .when = SPENT_FIRING, .needs = WEAPON_BURST + 1,
                            .bonus = { [INFANTRY] = 2, [LIGHT] = 1 } },
    [USE_APC]           = { .rule = R_EQP_31, .when = SPENT_FIRING, .users = ONLY(HEAVY), .once = 1,
                            .once_rule = R_EQP_33, .bonus = { [LIGHT] = 1, [HEAVY] = 1 } },
    [USE_TRIGGER_HAPPY] = { .rule = R_TRT_33, .when = SPENT_FIRING, .once = 2, .once_rule = R_TRT_33, .markers = 1 },
    [USE_FAUST]         = { .rule = R_EQP_06, .when = SPENT_AS_SHOT },
    [USE_VETERAN]       = { .rule = R_TRT_36, .when = SPENT_ON_DICE },
    [USE_CUTTER]        = { .rule = R_EQP_37, .when = SPENT_OTHERWISE, .users = ONLY(HEAVY) },
    [USE_CHARGE]        = { .rule = R_EQP_42, .when = SPENT_OTHERWISE },
    [USE_FUEL]          = { .rule = R_EQP_48, .when = SPENT_OTHERWISE, .users = ONLY(LIGHT) | ONLY(HEAVY) },
    [USE_GRENADE]       = { .rule = R_EQP_64, .when = SPENT_OTHERWISE },
    [USE_HE]            = { .rule = R_EQP_73, .when = SPENT_OTHERWISE, .users = ONLY(HEAVY) },
    [USE_POSITION]      = { .rule = R_EQP_84, .when = SPENT_OTHERWISE, .users = ONLY(INFANTRY) },
    [USE_RIFLE_GRENADE] = { .rule = R_EQP_88, .when = SPENT_OTHERWISE },
    [USE_BOMB]          = { .rule = R_EQP_94, .when = SPENT_OTHERWISE, .users = ONLY(INFANTRY) },
    [USE_SMOKE]         = { .rule = R_OOP_31, .when = SPENT_OTHERWISE },
    [USE_NEST]          = { .rule = R_OOP_27, .when = SPENT_OTHERWISE },
};

/* ---- whose, and how many --------------------------------------------------------------------------- */

bool hn_has_token(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u)
{
    return o->left && !hn_is_ruse(m, u) && hn_serves(m, h, o, u);       /* HN-TRT-31  A Ruse moves, and no more. */
}

/* HN-EQP-04, HN-EQP-16, HN-EQP-22, HN-EQP-29, HN-EQP-35, HN-EQP-82, HN-TRT-39  Whatever it brings, it is gone. */
void hn_spend(struct grog_run *r, uint16_t holding)
{
    struct holding *o = &heroes(r->g)->holding[grog_ref_slot(holding)];
    if (o->left)
        o->left--;
    TELL_AMOUNT(TOLD_SPENDS, o->left, holding);
}

/* ---- the attack that is about to be rolled for ----------------------------------------------------------- */

bool hn_attack(const struct grog_frame *f, struct attack *out)
{
    *out = (struct attack){ .firer = f->actor, .weapon = f->with, .target = f->target };
    switch (f->proc) {
    case PROC_SHOT:                                     /* HN-ABL-106; a share of a pool has its bonus already */
        out->is_blast = is_blast(f->mode);
        out->no_bonus = f->mode == SHOT_SNIPER || f->local[SHOT_SHARE];
        return true;
    case PROC_DIVIDE:
        out->is_pool = true;
        return true;
    case PROC_BOMB:                                     /* nobody fires: only shielding helps (HN-EQP-13) */
        out->is_blast = true;
        return true;
    default:
        return false;
    }
}

static const struct grog_frame *attack_now(const struct grog_game *g, struct attack *out)
{
    for (unsigned i = g->depth; i > 0; i--)
        if (hn_attack(&g->frame[i - 1], out))
            return &g->frame[i - 1];
    return NULL;
}

/* Would the token change this attack? */
static grog_rule would_help(const struct use *use, const struct attack *a, enum unit_class against)
{
    if (a->is_blast && use->no_blast)
        return use->no_blast;
    if (use->when == SPENT_UNDER_FIRE)
        return a->is_pool ? use->rule : 0;
    if (use->markers)                                   /* HN-TRT-34: whoever is fired at could be */
        return a->is_pool ? use->rule : 0;
    return use->bonus[against] && !a->no_bonus ? 0 : use->rule;
}

/* HN-EQP-12 to HN-EQP-35, HN-TRT-33  May a token of the option be spent on the attack? */
static grog_rule may_spend(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                           const struct attack *a, const struct holding *o)
{
    const struct heroes *h = const_heroes(g);
    const struct use *use = hn_use_of(m, o);
    if (use->when != SPENT_FIRING && use->when != SPENT_UNDER_FIRE)
        return R_EQP_09;
    const struct unit *t = hn_unit_at(m, g, a->target);
    const struct unit *by = use->when == SPENT_FIRING ? hn_unit_at(m, g, a->firer) : t;
    if (!by || !t || !hn_has_token(m, h, o, by))
        return o->left ? R_EQP_01 : R_EQP_04;
    if (use->users && !(use->users >> hn_class(m, by) & 1))
        return use->rule;
    if (use->needs && !numbers_of(m, a->weapon)[use->needs - 1])
        return use->rule;
    if (use->once & f->local[ATTACK_USED])
        return use->once_rule;
    return would_help(use, a, hn_class(m, t));
}

int hn_tokens_at_hand(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon,
                      unsigned target)
{
    const struct heroes *h = const_heroes(g);
    const struct attack a = { .firer = unit_ref(h, slot), .weapon = weapon, .target = unit_ref(h, target),
                              .is_pool = true };
    const struct grog_frame unused = { 0 };
    int bonus = 0;
    EACH_SLOT(&plan_of(m)->spent[SPENT_FIRING], i) {
        const struct holding *o = &h->holding[i];
        const struct use *use = hn_use_of(m, o);
        if (o->thing.live && !may_spend(m, g, &unused, &a, o))
            bonus += use->bonus[hn_class(m, &h->unit[target])] * (use->once ? 1 : o->left);
    }
    return bonus;
}

static void offer_tokens(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    struct attack a = { 0 };
    const struct grog_frame *f = attack_now(g, &a);
    const struct slots spent = either(plan_of(m)->spent[SPENT_FIRING], plan_of(m)->spent[SPENT_UNDER_FIRE]);
    EACH_SLOT(grog_seeks(l) ? &plan_of(m)->all : &spent, i)
        if (f && h->holding[i].thing.live && hn_disposes(m, h, &h->holding[i], seat))
            grog_offer(l, grog_option(VERB_SPEND, 0, holding_ref(h, i), 0, 0), may_spend(m, g, f, &a, &h->holding[i]));
}

static bool could_spend(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return hn_has_option(m, g, seat, offer_tokens);
}

/* HN-SEQ-10  Before the bonus is divided: what adds to all of it. */
void hn_list_at_pool(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    hn_list_reactions(m, g, seat, l);
    offer_tokens(m, g, seat, l);
}

bool hn_could_at_pool(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_spend(m, g, seat) || hn_could_play(m, g, seat);
}

/* The window before the roll: cards and tokens. */
void hn_list_at_shot(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    hn_list_reactions(m, g, seat, l);
    offer_tokens(m, g, seat, l);
    hn_offer_calming(m, g, seat, l);
    hn_offer_lines(m, g, seat, l);
}

/* HN-TRT-09  Markers on who fires are still to be counted. */
static bool could_calm_firer(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    struct attack a;
    const struct grog_frame *f = attack_now(g, &a);
    return f && hn_unit_at(m, g, a.firer) && hn_could_calm_unit(m, const_heroes(g), seat, grog_ref_slot(a.firer));
}

bool hn_could_at_shot(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return could_spend(m, g, seat) || could_calm_firer(m, g, seat) || hn_could_play(m, g, seat)
        || hn_could_line(m, g, seat);
}

/* HN-EQP-10, HN-EQP-13, HN-TRT-33  A token is spent.  with: its option; the subject is the attack. */
enum grog_flow hn_spends(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SPEND);
    const struct holding *o = &heroes(r->g)->holding[grog_ref_slot(f->with)];
    struct grog_frame *attack = grog_subject(r, f);
    const struct use *use = hn_use_of(r->m, o);
    struct attack a;
    hn_spend(r, f->with);
    if (!attack || !hn_attack(attack, &a) || !hn_unit_at(r->m, r->g, a.target))
        return GROG_DONE;
    int bonus = use->bonus[hn_class(r->m, unit_of(r, a.target))];
    attack->local[ATTACK_USED] = (int16_t)(attack->local[ATTACK_USED] | use->once);
    if (attack->proc == PROC_SHOT && a.is_blast)
        attack[-1].pending[BLAST_USED] = (int16_t)(attack[-1].pending[BLAST_USED] | use->once);
    attack->pending[SHOT_BONUS] = within(attack->pending[SHOT_BONUS] + bonus, -BONUS_MOST, BONUS_MOST);
    attack->pending[SHOT_DEFENCE] = within(attack->pending[SHOT_DEFENCE] + use->defence, DEFENCE_LEAST, BONUS_MOST);
    grog_tell_counts(r, o->thing.card, bonus);
    hn_suppress(r, a.target, use->markers);
    return GROG_DONE;
}
